//! The end of a listener, and what of it ends when.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use super::client::{before, call, finish, posted};
use super::peer::{Peer, STREAM, Then, event, json_response, legacy, put, result};
use crate::stdio::eventually;

const MODERN: &str = "MCP-Protocol-Version: 2026-07-28\r\n";

/// Far less than what requests that run may take.
const AT_ONCE: Duration = Duration::from_secs(4);

#[test]
fn what_runs_may_finish() {
    let peer = Peer::start(|seen, stream| {
        thread::sleep(Duration::from_millis(300));
        put(stream, json_response("", &result(seen)));
        Then::Keep
    });
    let listener = before(&peer.url);
    let running = listener.begin(&posted(MODERN, &call(1, "write")));
    eventually("the call arrives", || peer.count("tools/call") == 1);
    listener.running.stop();
    let answer = finish(running);
    assert_eq!(answer.json()["result"]["content"][0]["text"], "fine");
    assert!(listener.is_over());
    assert!(
        TcpStream::connect(listener.address()).is_err(),
        "nobody is let in"
    );
}

#[test]
fn the_servers_own_stream_passes_and_ends_with_us() {
    let note = json!({ "jsonrpc": "2.0", "method": "notifications/tools/list_changed" });
    let said = event(Some("e1"), &note);
    let sent = said.clone();
    let peer = Peer::start(move |seen, stream| {
        if seen.method != "GET" {
            return legacy(seen, stream, "s1").unwrap_or(Then::Close);
        }
        put(stream, STREAM);
        put(stream, &sent);
        while stream.write_all(b": still here\n\n").is_ok() {
            thread::sleep(Duration::from_millis(10));
        }
        Then::Close
    });
    let listener = before(&peer.url);
    listener.post(
        "",
        &json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {} }),
    );
    let stream = listener.begin(
        "GET /mcp HTTP/1.1\r\nHost: localhost\r\nMcp-Session-Id: s1\r\nConnection: close\r\n\
         Accept: text/event-stream\r\n\r\n",
    );
    eventually("the stream is asked for", || peer.count("GET") == 1);
    thread::sleep(Duration::from_millis(50));
    listener.running.stop();
    let answer = finish(stream);
    assert!(answer.body.starts_with(&said), "{answer:?}");
    assert!(listener.is_over());
}

#[test]
fn a_request_that_has_not_come_whole_holds_nothing_up() {
    let peer = Peer::start(|seen, stream| {
        put(stream, json_response("", &result(seen)));
        Then::Keep
    });
    let listener = before(&peer.url);
    let whole = posted(MODERN, &call(1, "write")).replace("Connection: close\r\n", "");
    let (head, body) = whole.split_once("\r\n\r\n").expect("a head");
    let mut half_head = listener.begin("POST /mcp HTTP/1.1\r\nHost: 1");
    let half_body = listener.begin(&format!("{head}\r\n\r\n{}", &body[..9]));
    let mut second = listener.begin(&whole);
    let mut some = [0; 1024];
    assert_ne!(second.read(&mut some).expect("an answer"), 0);
    second
        .write_all(b"POST /mcp HTTP/1.1\r\nHost: 1")
        .expect("it reads");
    thread::sleep(Duration::from_millis(100));

    let asked = Instant::now();
    listener.running.stop();
    assert!(listener.is_over());
    assert!(asked.elapsed() < AT_ONCE, "{:?}", asked.elapsed());
    assert_eq!(finish(half_body).status, 503);
    for stream in [&mut half_head, &mut second] {
        // Closed with something unread, it may be reset.
        assert_eq!(stream.read(&mut some).unwrap_or(0), 0, "no answer");
    }
    assert_eq!(peer.count("tools/call"), 1);
}
