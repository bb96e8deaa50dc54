//! Answers that come whole, and don't answer.

use serde_json::Value;

use super::client::{before, call};
use super::host::{connect, envelope, envelope_text};
use super::peer::{Peer, STREAM, Then, event, legacy, put, response};

const JSON: &str = "Content-Type: application/json\r\n";
const OTHER: &str =
    r#"{"jsonrpc":"2.0","id":77,"result":{"content":[{"type":"text","text":"fine"}]}}"#;

/// A server that says this to each call, whoever asked.
fn saying(bytes: Vec<u8>) -> Peer {
    Peer::start(move |seen, stream| {
        legacy(seen, stream, "s1").unwrap_or_else(|| {
            put(stream, &bytes);
            Then::Close
        })
    })
}

fn streamed(body: &str) -> Vec<u8> {
    [STREAM, body.as_bytes()].concat()
}

fn assert_told(told: &Value, code: &str, words: &str) {
    assert_eq!(told["errorCategory"], "transient", "{told}");
    assert_eq!(told["executed"], "unknown", "{told}");
    assert_eq!(told["isRetryable"], false, "{told}");
    assert_eq!(told["code"], code, "{told}");
    let message = told["message"].as_str().expect("words");
    assert!(message.contains(words), "{told}");
}

#[test]
fn what_came_instead_is_named() {
    let other = event(None, &serde_json::from_str(OTHER).expect("JSON"));
    for (bytes, code, words) in [
        (
            response("200 OK", JSON, OTHER),
            "upstream.astray",
            "something else",
        ),
        (
            response("200 OK", JSON, "{}"),
            "upstream.astray",
            "something else",
        ),
        (
            streamed(": nothing\n\n"),
            "upstream.broken",
            "ended the stream",
        ),
        (streamed(&other), "upstream.broken", "ended the stream"),
    ] {
        let peer = saying(bytes);
        let mut host = connect(&peer.url);
        host.shake();
        assert_told(&envelope(&host.call(3, "write")), code, words);
        host.close();

        let answer = before(&peer.url).post("", &call(1, "write"));
        assert_eq!(answer.status, 200, "{answer:?}");
        let last = answer.body.lines().rfind(|line| !line.is_empty());
        let message = last.map(|line| line.trim_start_matches("data: "));
        let message = serde_json::from_str(message.expect("a line")).expect("JSON");
        assert_told(&envelope_text(&message), code, words);
    }
}

#[test]
fn an_answer_passes_and_so_does_what_may_be_one() {
    let own = OTHER.replace("77", "1");
    let unread = r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}"#;
    for body in [own.clone(), format!("[{own}]"), unread.to_owned()] {
        let peer = saying(response("200 OK", JSON, &body));
        assert_eq!(before(&peer.url).post("", &call(1, "write")).body, body);
    }
}
