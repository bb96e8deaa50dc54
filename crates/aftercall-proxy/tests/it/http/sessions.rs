//! The sessions of the handshake eras.

use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use aftercall_proxy::Retry;
use serde_json::json;

use super::host::{connect, envelope, options, start};
use super::peer::{Peer, Seen, Then, event, json_response, legacy, put, response, result, tool};

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

/// A server that names its sessions s1, s2 and so on. It does as usual where the
/// script, which is told whether the request comes in the first, does nothing.
fn counting(
    script: impl Fn(&Seen, &mut TcpStream, bool) -> Option<Then> + Send + Sync + 'static,
) -> Peer {
    let begun = AtomicUsize::new(0);
    Peer::start(move |seen, stream| {
        if seen.what() == "initialize" {
            begun.fetch_add(1, Ordering::Relaxed);
        }
        let session = format!("s{}", begun.load(Ordering::Relaxed));
        let is_first = seen.header("mcp-session-id") == Some("s1");
        let done = script(seen, stream, is_first).or_else(|| legacy(seen, stream, &session));
        done.unwrap_or_else(|| {
            put(stream, json_response("", &result(seen)));
            Then::Keep
        })
    })
}

/// Forgets the first session at the first call.
fn forgetful(refusal: &'static (dyn Fn() -> Vec<u8> + Sync)) -> Peer {
    counting(move |seen, stream, is_first| {
        (is_first && seen.what() == "tools/call").then(|| {
            put(stream, refusal());
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
            peer.count_up_to("logging/setLevel", 2),
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

/// A server may refuse what comes before `notifications/initialized`.
#[test]
fn nobody_enters_a_session_before_it_is_ready() {
    let is_ready = AtomicBool::new(false);
    let peer = counting(move |seen, stream, is_first| {
        let answer = match (seen.what().as_str(), is_first) {
            ("tools/call", true) => response("404 Not Found", "", ""),
            ("tools/call", false) if !is_ready.load(Ordering::Relaxed) => {
                response("400 Bad Request", "", "not initialized")
            }
            ("notifications/initialized", false) => {
                std::thread::sleep(Duration::from_millis(300));
                is_ready.store(true, Ordering::Relaxed);
                return None;
            }
            _ => return None,
        };
        put(stream, answer);
        Some(Then::Keep)
    });
    let mut host = connect(&peer.url);
    host.shake();
    let call = |id: u64| {
        json!({ "jsonrpc": "2.0", "id": id, "method": "tools/call",
            "params": { "name": "read" } })
    };
    host.send(&call(3));
    super::super::stdio::eventually("the session is begun again", || {
        peer.count("notifications/initialized") == 2
    });
    host.send(&call(4));
    for _ in 0..2 {
        let answer: serde_json::Value = serde_json::from_str(&host.line()).expect("JSON");
        assert_eq!(answer["result"]["content"][0]["text"], "fine", "{answer}");
    }
    host.close();
}

/// Forgets the first session at a write, and has these tools from then on.
fn moved_to(tools: &[&str]) -> Peer {
    let tools: Vec<_> = tools.iter().map(|name| tool(name)).collect();
    counting(move |seen, stream, is_first| {
        let message = seen.message();
        let answer = match (seen.what().as_str(), is_first) {
            ("tools/list", false) => {
                let result = json!({ "tools": tools });
                json_response(
                    "",
                    &json!({ "jsonrpc": "2.0", "id": message["id"], "result": result }),
                )
            }
            ("tools/call", true) if message["params"]["name"] == "write" => {
                response("404 Not Found", "", "")
            }
            _ => return None,
        };
        put(stream, answer);
        Some(Then::Keep)
    })
}

#[test]
fn other_tools_in_the_next_session_are_announced() {
    let changed = json!({ "jsonrpc": "2.0", "method": "notifications/tools/list_changed",
        "params": {} });
    let same: &[&str] = &["read", "write"];
    for (lists, tools, ends_it, announced) in [
        (true, &["read", "more"][..], "write", true),
        (true, &["read"], "write", true),
        (true, same, "write", false),
        // The session goes on, so nobody has a reason to ask.
        (true, &["read", "more"], "read", false),
        // There is nothing to compare with.
        (false, &["read", "more"], "write", false),
    ] {
        let case = format!("{lists} {tools:?} {ends_it}");
        let peer = moved_to(tools);
        let mut host = connect(&peer.url);
        if lists {
            host.shake();
        } else {
            host.shake_hands();
        }
        let answer = host.call(3, ends_it);
        assert_eq!(answer["result"]["content"][0]["text"], "fine", "{case}");
        if announced {
            let said: serde_json::Value = serde_json::from_str(&host.line()).expect("JSON");
            assert_eq!(said, changed, "{case}");
        }
        let is_compared = lists && ends_it == "write";
        let listings = usize::from(lists) + usize::from(is_compared);
        super::super::stdio::eventually("the tools are compared", || {
            peer.count("tools/list") == listings
        });
        assert!(host.is_quiet(Duration::from_millis(150)), "{case}");
        assert_eq!(peer.count("tools/list"), listings, "{case}");
        host.close();
    }
}

#[test]
fn what_the_network_fails_while_the_tools_are_compared_waits_for_them() {
    for (tool, heals) in [("read", true), ("write", false)] {
        let broken = AtomicUsize::new(0);
        let peer = counting(move |seen, stream, is_first| {
            match (seen.what().as_str(), is_first) {
                ("tools/list", false) => std::thread::sleep(Duration::from_millis(100)),
                ("tools/call", true) => {
                    put(stream, response("404 Not Found", "", ""));
                    return Some(Then::Keep);
                }
                ("tools/call", false) if broken.fetch_add(1, Ordering::Relaxed) == 0 => {
                    return Some(Then::Reset);
                }
                _ => {}
            }
            None
        });
        let mut host = start(options(&peer.url, Retry::Safe));
        host.shake();
        let answer = host.call(3, tool);
        if heals {
            assert_eq!(answer["result"]["content"][0]["text"], "fine");
        } else {
            assert_eq!(envelope(&answer)["executed"], "unknown");
        }
        // In the first session, and the one that broke.
        assert_eq!(peer.count("tools/call"), 2 + usize::from(heals));
        host.close();
    }
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
