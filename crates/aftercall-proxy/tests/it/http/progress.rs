//! What a server says before the answer to a call that was sent again.

use std::io::Read;
use std::net::TcpStream;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use aftercall_proxy::Retry;
use serde_json::{Value, json};

use super::client::{Listener, call, posted, with};
use super::host::PATIENCE;
use super::peer::{Peer, STREAM, Seen, Then, event, json_response, legacy, put, result};

const SESSION: &str = "Mcp-Session-Id: s1\r\n";

/// A server that does this to the nth call, from 0.
fn peer(on_call: impl Fn(usize, &Seen, &mut TcpStream) -> Then + Send + Sync + 'static) -> Peer {
    let calls = AtomicUsize::new(0);
    Peer::start(move |seen, stream| {
        legacy(seen, stream, "s1")
            .unwrap_or_else(|| on_call(calls.fetch_add(1, Ordering::Relaxed), seen, stream))
    })
}

/// A listener before it that knows the tools, and a call that it may send again.
fn before(peer: &Peer) -> (Listener, Value) {
    let listener = with(&peer.url, Retry::Safe, |_| {});
    let listing = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list" });
    listener.post(SESSION, &listing);
    let mut call = call(2, "read");
    call["params"]["_meta"] = json!({ "progressToken": "theirs" });
    (listener, call)
}

fn progress(seen: &Seen, value: u32) -> Value {
    let token = &seen.message()["params"]["_meta"]["progressToken"];
    json!({ "jsonrpc": "2.0", "method": "notifications/progress",
        "params": { "progressToken": token, "progress": value } })
}

fn busy(seen: &Seen) -> Value {
    let content = json!([{ "type": "text", "text": "HTTP 503 Service Unavailable" }]);
    json!({ "jsonrpc": "2.0", "id": seen.message()["id"],
        "result": { "isError": true, "content": content } })
}

/// Reports, asks, and answers.
fn works(seen: &Seen, stream: &mut TcpStream) -> Then {
    put(stream, STREAM);
    for value in [1, 2] {
        put(stream, event(None, &progress(seen, value)));
    }
    let asks = json!({ "jsonrpc": "2.0", "id": "q", "method": "roots/list" });
    put(stream, event(None, &asks));
    put(stream, event(None, &result(seen)));
    Then::Close
}

/// What each message of an answer is about.
fn said(body: &str) -> Vec<String> {
    let lines = body.lines().filter_map(|line| line.strip_prefix("data: "));
    lines
        .map(|line| {
            let message: Value = serde_json::from_str(line).expect("JSON");
            match message["method"].as_str() {
                Some("notifications/progress") => {
                    assert_eq!(message["params"]["progressToken"], "theirs");
                    format!("progress {}", message["params"]["progress"])
                }
                Some(method) => method.to_owned(),
                None => {
                    assert_eq!(message["result"]["content"][0]["text"], "fine", "{line}");
                    format!("answer {}", message["id"])
                }
            }
        })
        .collect()
}

#[test]
fn what_a_second_try_reports_arrives() {
    let whole = ["progress 1", "progress 2", "roots/list", "answer 2"];
    // An answer in one piece, none at all, and one that has reported before.
    let peers = [
        peer(|number, seen, stream| match number {
            0 => {
                put(stream, json_response("", &busy(seen)));
                Then::Keep
            }
            _ => works(seen, stream),
        }),
        peer(|number, seen, stream| match number {
            0 => Then::Reset,
            _ => works(seen, stream),
        }),
        peer(|number, seen, stream| match number {
            0 => {
                put(stream, STREAM);
                put(stream, event(None, &progress(seen, 1)));
                put(stream, event(None, &busy(seen)));
                Then::Close
            }
            _ => works(seen, stream),
        }),
    ];
    for peer in peers {
        let (listener, call) = before(&peer);
        let answer = listener.post(SESSION, &call);
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_eq!(answer.header("content-type"), Some("text/event-stream"));
        assert_eq!(said(&answer.body), whole);
        assert_eq!(peer.count("tools/call"), 2);
    }
}

#[test]
fn without_a_word_before_it_the_answer_stays_whole() {
    let peer = peer(|number, seen, stream| {
        let answer = if number == 0 {
            busy(seen)
        } else {
            result(seen)
        };
        put(stream, json_response("", &answer));
        Then::Keep
    });
    let (listener, call) = before(&peer);
    let answer = listener.post(SESSION, &call);
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.json()["id"], 2);
    assert_eq!(peer.count("tools/call"), 2);
}

#[test]
fn who_hangs_up_meanwhile_takes_the_second_try_back() {
    let (tell, taken_back) = mpsc::channel();
    let tell = std::sync::Mutex::new(tell);
    let peer = Peer::start({
        let calls = AtomicUsize::new(0);
        move |seen, stream| {
            if seen.what() == "notifications/cancelled" {
                let id = seen.message()["params"]["requestId"].to_string();
                let _ = tell.lock().expect("no test panicked in it").send(id);
            }
            legacy(seen, stream, "s1").unwrap_or_else(|| {
                if calls.fetch_add(1, Ordering::Relaxed) == 0 {
                    return Then::Reset;
                }
                put(stream, STREAM);
                put(stream, event(None, &progress(seen, 1)));
                thread::sleep(Duration::from_millis(500));
                Then::Close
            })
        }
    });
    let (listener, call) = before(&peer);
    let mut client = listener.begin(&posted(SESSION, &call));
    let mut some = [0; 4096];
    let mut seen = String::new();
    while !seen.contains("notifications/progress") {
        let count = client.read(&mut some).expect("it goes on");
        assert_ne!(count, 0, "{seen}");
        seen.push_str(&String::from_utf8_lossy(&some[..count]));
    }
    drop(client);
    let id = taken_back.recv_timeout(PATIENCE).expect("it is told");
    assert!(id.starts_with("\"aftercall-"), "{id}");
}
