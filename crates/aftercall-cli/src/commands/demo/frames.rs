//! The answers among raw frames.

use serde::Deserialize;
use serde_json::value::RawValue;

/// The frames that answer a `tools/call`, oldest first, as they were written.
///
/// Told by shape: of all that a server sends here, only such an answer has
/// `content`, and only a failed call has `error`. A last line without its end
/// was cut off and is no frame.
pub(crate) fn answers(bytes: &[u8]) -> Vec<Box<RawValue>> {
    let whole = bytes.iter().rposition(|b| *b == b'\n').unwrap_or(0);
    bytes[..whole]
        .split(|b| *b == b'\n')
        .filter_map(|line| serde_json::from_slice::<&RawValue>(line).ok())
        .filter(|frame| is_answer(frame))
        .map(ToOwned::to_owned)
        .collect()
}

/// What a frame carries.
pub(crate) enum Body {
    Result(Box<RawValue>),
    Error(Box<RawValue>),
}

pub(crate) fn body(frame: &RawValue) -> Option<Body> {
    let envelope: Envelope = serde_json::from_str(frame.get()).ok()?;
    match (envelope.result, envelope.error) {
        (Some(result), _) => Some(Body::Result(result)),
        (None, error) => error.map(Body::Error),
    }
}

#[derive(Deserialize)]
struct Envelope {
    result: Option<Box<RawValue>>,
    error: Option<Box<RawValue>>,
}

#[derive(Deserialize)]
struct HasContent {
    content: Option<serde::de::IgnoredAny>,
}

fn is_answer(frame: &RawValue) -> bool {
    match body(frame) {
        Some(Body::Result(result)) => serde_json::from_str::<HasContent>(result.get())
            .is_ok_and(|result| result.content.is_some()),
        Some(Body::Error(_)) => true,
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_answers_to_calls_are_picked_and_not_a_byte_of_them_changes() {
        let answer = r#"{"jsonrpc":"2.0", "id":3,"result":{"content":[],"x":1e2}}"#;
        let lines = [
            r#"{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}"#,
            r#"{"jsonrpc":"2.0","method":"notifications/message","params":{}}"#,
            "not JSON",
            answer,
            r#"{"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"no"}}"#,
            r#"{"jsonrpc":"2.0","id":5,"result":{"content":[]}}"#,
        ];
        let picked = answers(lines.join("\n").as_bytes());
        let picked: Vec<&str> = picked.iter().map(|frame| frame.get()).collect();
        assert_eq!(picked, [answer, lines[4]]);
    }
}
