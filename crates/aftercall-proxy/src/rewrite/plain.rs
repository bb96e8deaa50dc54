//! No opinion: every answer passes.

use aftercall::Failure;

use super::{Answer, Context, End, Era, Failed, Note, Rewrite, Rewritten};

/// Relays every answer as it came. A call that will get no answer still gets
/// one, with the reason in words.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Rewrite for Plain {
    fn concerns(&self, answer: &Answer<'_>) -> bool {
        match answer {
            Answer::Result(result) => result.get("isError") == Some(b"true"),
            Answer::Error(_) => true,
        }
    }

    fn passes(&self, _: &[u8]) -> bool {
        true
    }

    fn answer(&mut self, _: &Context<'_>, answer: &Answer<'_>) -> Rewritten {
        Rewritten::Leave(Note::outcome(match answer {
            Answer::Result(_) => End::Error,
            Answer::Error(_) => End::ProtocolError,
        }))
    }

    fn failed(&mut self, _: &Context<'_>, _: &Answer<'_>, _: Failed) -> Rewritten {
        Rewritten::Leave(Note::outcome(End::Error))
    }

    fn synthesise(&mut self, call: &Context<'_>, failure: Failure) -> (Vec<u8>, Note) {
        let description = failure.description().unwrap_or_default();
        let words = format!("ERROR {}: {} {description}", call.tool, failure.message());
        let text = aftercall_mcp::quoted(&words);
        let era = match call.era {
            Era::Legacy => "",
            Era::Modern => "\"resultType\":\"complete\",",
        };
        let result = format!(
            "{{{era}\"isError\":true,\"content\":[{{\"type\":\"text\",\"text\":{text}}}]}}"
        );
        (result.into_bytes(), Note::synthesised(End::Failed))
    }
}
