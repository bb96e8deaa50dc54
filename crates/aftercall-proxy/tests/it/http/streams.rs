//! Answers that come as streams of events.

use std::thread::sleep;
use std::time::Duration;

use serde_json::json;

use super::host::{connect, envelope};
use super::peer::{Peer, STREAM, Then, event, legacy, put, result};

#[test]
fn a_stream_that_drips_is_whole() {
    let peer = Peer::start(|seen, stream| {
        legacy(seen, stream, "s1").unwrap_or_else(|| {
            put(stream, STREAM);
            let progress = json!({ "jsonrpc": "2.0", "method": "notifications/progress",
                "params": { "progressToken": "t", "progress": 1 } });
            let whole = format!(
                ": hello\n\n{}{}",
                event(None, &progress),
                event(None, &result(seen))
            );
            for byte in whole.bytes() {
                put(stream, [byte]);
            }
            Then::Close
        })
    });
    let mut host = connect(&peer.url);
    host.shake();
    host.send(&json!({ "jsonrpc": "2.0", "id": 3, "method": "tools/call",
        "params": { "name": "write", "_meta": { "progressToken": "t" } } }));
    assert!(host.line().contains("notifications/progress"));
    assert_eq!(host.answer(3)["result"]["content"][0]["text"], "fine");
    host.close();
}

#[test]
fn events_are_passed_on_as_they_come() {
    let peer = Peer::start(|seen, stream| {
        legacy(seen, stream, "s1").unwrap_or_else(|| {
            put(stream, STREAM);
            let note = json!({ "jsonrpc": "2.0", "method": "notifications/message", "params": {} });
            put(stream, event(None, &note));
            // The answer would never come if the note were held for it.
            sleep(Duration::from_millis(300));
            put(stream, event(None, &result(seen)));
            Then::Close
        })
    });
    let mut host = connect(&peer.url);
    host.shake();
    let sent = std::time::Instant::now();
    host.send(&json!({ "jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": { "name": "write" } }));
    assert!(host.line().contains("notifications/message"));
    let noted = sent.elapsed();
    host.answer(3);
    assert!(
        sent.elapsed() >= noted + Duration::from_millis(200),
        "the note came first"
    );
    host.close();
}

#[test]
fn a_stream_is_taken_up_behind_its_last_event() {
    let peer = Peer::start(|seen, stream| {
        match (seen.method.as_str(), seen.header("last-event-id")) {
            ("GET", Some("e7")) => {
                put(stream, STREAM);
                let answer = json!({ "jsonrpc": "2.0", "id": 3,
                    "result": { "content": [{ "type": "text", "text": "resumed" }] } });
                put(stream, event(Some("e8"), &answer));
                Then::Close
            }
            _ => legacy(seen, stream, "s1").unwrap_or_else(|| {
                put(stream, STREAM);
                // Primed and closed: the server wants to be asked later.
                put(stream, "id: e7\nretry: 10\ndata:\n\n");
                Then::Close
            }),
        }
    });
    let mut host = connect(&peer.url);
    host.shake();
    let answer = host.call(3, "write");
    assert_eq!(answer["result"]["content"][0]["text"], "resumed");
    assert_eq!(peer.count("tools/call"), 1, "it ran once");
    host.close();
}

#[test]
fn a_stream_that_can_not_be_taken_up_is_lost() {
    let peer = Peer::start(|seen, stream| {
        legacy(seen, stream, "s1").unwrap_or_else(|| {
            put(stream, STREAM);
            put(stream, "id: e7\nretry: 10\ndata:\n\n");
            Then::Close
        })
    });
    let mut host = connect(&peer.url);
    host.shake();
    let told = envelope(&host.call(3, "write"));
    assert_eq!(told["executed"], "unknown", "{told}");
    assert_eq!(told["code"], "upstream.broken", "{told}");
    host.close();
}

#[test]
fn the_server_can_ask_the_client() {
    let peer = Peer::start(|seen, stream| {
        legacy(seen, stream, "s1").unwrap_or_else(|| {
            put(stream, STREAM);
            let ask = json!({ "jsonrpc": "2.0", "id": "q", "method": "elicitation/create", "params": {} });
            put(stream, event(None, &ask));
            sleep(Duration::from_millis(100));
            put(stream, event(None, &result(seen)));
            Then::Close
        })
    });
    let mut host = connect(&peer.url);
    host.shake();
    host.send(&json!({ "jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": { "name": "write" } }));
    assert!(host.line().contains("elicitation/create"));
    let reply = json!({ "jsonrpc": "2.0", "id": "q", "result": { "action": "accept" } });
    host.send(&reply);
    host.answer(3);
    host.close();
    let posted = peer.seen().into_iter().find(|seen| seen.message() == reply);
    assert_eq!(
        posted.expect("it was posted").header("mcp-session-id"),
        Some("s1")
    );
}
