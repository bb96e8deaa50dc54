//! The sessions of the handshake eras.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::json;

use super::host::{connect, envelope};
use super::peer::{Peer, Seen, Then, event, json_response, legacy, put, response, result};

#[test]
fn a_session_is_named_used_and_ended() {
    let peer = Peer::start(|seen, stream| {
        legacy(seen, stream, "s1").unwrap_or_else(|| {
            put(stream, json_response("", &result(seen)));
            Then::Keep
        })
    });
    let mut host = connect(&peer.url);
    host.shake();
    host.call(3, "read");
    host.close();
    let seen = peer.seen();
    let first = &seen[0];
    assert_eq!(first.what(), "initialize");
    assert_eq!(first.header("mcp-session-id"), None);
    assert_eq!(first.header("mcp-protocol-version"), None);
    assert_eq!(
        first.header("accept"),
        Some("application/json, text/event-stream")
    );
    for later in &seen[1..] {
        assert_eq!(later.header("mcp-session-id"), Some("s1"), "{later:?}");
        assert_eq!(
            later.header("mcp-protocol-version"),
            Some("2025-11-25"),
            "{later:?}"
        );
    }
    assert_eq!(seen.last().map(Seen::what).as_deref(), Some("DELETE"));
    assert_eq!(peer.count("GET"), 1, "the stream was asked for once");
    let connections = seen.iter().map(|seen| seen.connection).max();
    assert!(
        connections < Some(3),
        "connections are used again: {connections:?}"
    );
}

#[test]
fn what_expects_no_answer_is_not_overtaken() {
    let peer = Peer::start(|seen, stream| {
        if seen.what() == "notifications/initialized" {
            std::thread::sleep(Duration::from_millis(150));
        }
        legacy(seen, stream, "s1").unwrap_or(Then::Close)
    });
    let mut host = connect(&peer.url);
    host.shake();
    host.close();
    let methods: Vec<_> = peer
        .methods()
        .into_iter()
        .filter(|what| what != "GET")
        .collect();
    assert_eq!(
        methods,
        [
            "initialize",
            "notifications/initialized",
            "tools/list",
            "DELETE"
        ]
    );
}

/// Forgets the first session at the first call.
fn forgetful(refusal: &'static (dyn Fn() -> Vec<u8> + Sync)) -> Peer {
    let sessions = AtomicUsize::new(0);
    Peer::start(move |seen, stream| {
        if seen.what() == "initialize" {
            sessions.fetch_add(1, Ordering::Relaxed);
        }
        let session = format!("s{}", sessions.load(Ordering::Relaxed));
        legacy(seen, stream, &session).unwrap_or_else(|| {
            let is_first = seen.header("mcp-session-id") == Some("s1");
            put(
                stream,
                if is_first {
                    refusal()
                } else {
                    json_response("", &result(seen))
                },
            );
            Then::Keep
        })
    })
}

#[test]
fn a_session_that_is_gone_is_begun_again_unseen() {
    for refusal in [
        &(|| response("404 Not Found", "", "")) as &(dyn Fn() -> Vec<u8> + Sync),
        // What servers say that keep sessions in a map.
        &|| {
            let error =
                json!({ "code": -32000, "message": "Bad Request: No valid session ID provided" });
            let body = json!({ "jsonrpc": "2.0", "id": null, "error": error }).to_string();
            response(
                "400 Bad Request",
                "Content-Type: application/json\r\n",
                &body,
            )
        },
    ] {
        let peer = forgetful(refusal);
        let mut host = connect(&peer.url);
        host.shake();
        host.send(
            &json!({ "jsonrpc": "2.0", "id": 9, "method": "logging/setLevel",
            "params": { "level": "debug" } }),
        );
        let answer = host.call(3, "write");
        assert_eq!(answer["result"]["content"][0]["text"], "fine");
        assert_eq!(peer.count("initialize"), 2);
        assert_eq!(peer.count("notifications/initialized"), 2);
        assert_eq!(
            peer.count("logging/setLevel"),
            2,
            "its settings were made again"
        );
        assert_eq!(peer.count("tools/call"), 2);
        // The session that is ended is the second.
        host.close();
        let last = peer.seen().pop().expect("there was one");
        assert_eq!(last.header("mcp-session-id"), Some("s2"));
    }
}

#[test]
fn many_calls_begin_it_again_once() {
    let peer = forgetful(&|| response("404 Not Found", "", ""));
    let mut host = connect(&peer.url);
    host.shake();
    for id in 10..20 {
        host.send(&json!({ "jsonrpc": "2.0", "id": id, "method": "tools/call",
            "params": { "name": "read" } }));
    }
    let mut ids: Vec<u64> = (10..20)
        .map(|_| {
            let line: serde_json::Value = serde_json::from_str(&host.line()).expect("JSON");
            assert_eq!(line["result"]["content"][0]["text"], "fine", "{line}");
            line["id"].as_u64().expect("a number")
        })
        .collect();
    ids.sort_unstable();
    assert_eq!(ids, (10..20).collect::<Vec<_>>());
    assert_eq!(peer.count("initialize"), 2);
    host.close();
}

#[test]
fn one_that_does_not_last_is_not_begun_for_ever() {
    let peer = Peer::start(|seen, stream| {
        legacy(seen, stream, "s1").unwrap_or_else(|| {
            put(stream, response("404 Not Found", "", ""));
            Then::Keep
        })
    });
    let mut host = connect(&peer.url);
    host.shake();
    let told = envelope(&host.call(3, "write"));
    assert_eq!(told["errorCategory"], "business", "{told}");
    assert_eq!(told["executed"], "no", "{told}");
    assert_eq!(peer.count("initialize"), 2);
    assert_eq!(peer.count("tools/call"), 2);
    host.close();
}

#[test]
fn what_the_server_says_by_itself_arrives() {
    let note = json!({ "jsonrpc": "2.0", "method": "notifications/tools/list_changed" });
    let said = note.clone();
    let peer = Peer::start(move |seen, stream| {
        if seen.method == "GET" && seen.header("last-event-id").is_none() {
            put(stream, super::peer::STREAM);
            put(stream, "retry: 10\n\n");
            put(stream, event(Some("e1"), &said));
            return Then::Close;
        }
        legacy(seen, stream, "s1").unwrap_or(Then::Close)
    });
    let mut host = connect(&peer.url);
    host.shake();
    assert_eq!(host.line(), note.to_string());
    // It asks for more from there on, after the wait that was stated.
    super::super::stdio::eventually("the stream is taken up again", || {
        let seen = peer.seen();
        seen.iter()
            .any(|seen| seen.header("last-event-id") == Some("e1"))
    });
    host.close();
}
