//! HTTP in front: what passes, what is told, and who is kept out.

use std::io::{Read, Seek};
use std::net::TcpListener;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use aftercall_proxy::Retry;
use serde_json::{Value, json};

use super::client::{before, call, finish, posted, with};
use super::host::{PATIENCE, envelope};
use super::peer::{Peer, STREAM, Seen, Then, event, json_response, legacy, put, response, result};
use crate::stdio::eventually;

const MODERN: &str = "MCP-Protocol-Version: 2026-07-28\r\n";

fn peer(on_call: impl Fn(&Seen, &mut std::net::TcpStream) -> Then + Send + Sync + 'static) -> Peer {
    Peer::start(move |seen, stream| match legacy(seen, stream, "s1") {
        Some(then) => then,
        None => on_call(seen, stream),
    })
}

#[test]
fn heads_and_bodies_pass() {
    let peer = peer(|seen, stream| {
        // Odd spacing and numbers, which a parser would lose.
        let body = format!(
            "{{ \"id\":{}, \"result\":{{\"content\":[],\"n\":1e2}},\n\"jsonrpc\":\"2.0\"}}",
            seen.message()["id"]
        );
        let head = "Content-Type: application/json\r\nX-Own: 1\r\nKeep-Alive: timeout=5\r\n";
        put(stream, response("200 OK", head, &body));
        Then::Keep
    });
    let listener = before(&peer.url);
    let asked = "Authorization: Bearer t\r\nMcp-Session-Id: s1\r\nMcp-Param-X: y\r\nAccept-Encoding: gzip\r\n";
    let mut message = call(7, "write");
    message["method"] = json!("prompts/get");
    let answer = listener.post(asked, &message);
    assert_eq!(answer.status, 202, "the peer takes anything: {answer:?}");
    let answer = listener.post(asked, &call(7, "write"));
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("x-own"), Some("1"));
    assert_eq!(answer.header("keep-alive"), None);
    let calls = |seen: &Seen| seen.what() == "tools/call";
    let seen = peer.seen().into_iter().find(calls).expect("the call");
    assert_eq!(seen.header("authorization"), Some("Bearer t"));
    assert_eq!(seen.header("mcp-session-id"), Some("s1"));
    assert_eq!(seen.header("mcp-param-x"), Some("y"));
    assert_eq!(
        seen.header("accept-encoding"),
        None,
        "it has to be readable"
    );
    assert_eq!(seen.message(), call(7, "write"));
}

#[test]
fn a_success_passes_byte_for_byte() {
    const BODY: &str = "{ \"result\" : {\"content\":[{\"type\":\"text\",\"text\":\"\\u00e9\"}],\"n\":1e2},\r\n \"id\":7 }";
    let peer = peer(|_, stream| {
        put(
            stream,
            response("200 OK", "Content-Type: application/json\r\n", BODY),
        );
        Then::Keep
    });
    assert_eq!(before(&peer.url).post("", &call(7, "write")).body, BODY);
}

/// A break right behind the answer must not take it from a client that has not
/// read it yet.
#[test]
fn a_stream_that_breaks_behind_the_answer_ends() {
    const HEAD: &str =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";
    let peer = peer(|seen, stream| {
        let event = event(None, &result(seen));
        let chunk = format!("{HEAD}{:x}\r\n{event}\r\n", event.len());
        put(stream, chunk);
        Then::Close
    });
    let answer = before(&peer.url).post("", &call(7, "write"));
    let data = answer.body.strip_prefix("data: ").expect("an event");
    let message: Value = serde_json::from_str(data).expect("JSON");
    assert_eq!(
        message["result"]["content"][0]["text"], "fine",
        "{answer:?}"
    );
}

#[test]
fn a_challenge_is_the_clients_business() {
    for status in ["401 Unauthorized", "403 Forbidden"] {
        let peer = peer(move |_, stream| {
            put(
                stream,
                response(status, "WWW-Authenticate: Bearer scope=\"a\"\r\n", "no"),
            );
            Then::Keep
        });
        let answer = before(&peer.url).post("", &call(1, "write"));
        assert!(status.starts_with(&answer.status.to_string()), "{answer:?}");
        assert_eq!(
            answer.header("www-authenticate"),
            Some("Bearer scope=\"a\"")
        );
        assert_eq!(answer.body, "no");
    }
}

#[test]
fn a_call_that_a_gateway_failed_is_told_as_one() {
    let peer = Peer::start(|_, stream| {
        put(
            stream,
            response("503 Service Unavailable", "Retry-After: 7\r\n", "busy"),
        );
        Then::Keep
    });
    let listener = before(&peer.url);
    let answer = listener.post(MODERN, &call(1, "write"));
    assert_eq!(answer.status, 200, "{answer:?}");
    let text = answer.json()["result"]["content"][0]["text"].to_string();
    assert!(text.contains("ERROR [transient"), "{text}");
    assert!(text.contains("7000"), "{text}");
    // What is no call keeps its status.
    let listing = json!({ "jsonrpc": "2.0", "id": 2, "method": "tools/list" });
    let answer = listener.post(MODERN, &listing);
    assert_eq!(
        (answer.status, answer.header("retry-after")),
        (503, Some("7"))
    );
}

#[test]
fn a_server_that_is_not_there_is_told() {
    let port = {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        listener.local_addr().expect("it is bound").port()
    };
    let listener = before(&format!("http://127.0.0.1:{port}/mcp"));
    let answer = listener.post("", &call(1, "write"));
    assert_eq!(answer.status, 200);
    assert!(answer.body.contains("upstream.connect"), "{answer:?}");
    let ping = json!({ "jsonrpc": "2.0", "id": 2, "method": "ping" });
    let answer = listener.post("", &ping);
    assert_eq!(answer.status, 502);
    assert_eq!(answer.json()["error"]["code"], -32603);
    let get = listener.raw("GET /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assert_eq!(get.status, 502);
}

#[test]
fn a_failure_inside_a_stream_keeps_its_surroundings() {
    let peer = peer(|seen, stream| {
        put(stream, STREAM);
        let failed = json!({ "jsonrpc": "2.0", "id": seen.message()["id"], "result": {
            "isError": true, "content": [{ "type": "text", "text": "HTTP 403 Forbidden" }] } });
        put(
            stream,
            format!(": a comment\n\nretry: 99\nid: e1\ndata: {failed}\n\n"),
        );
        Then::Close
    });
    let listener = before(&peer.url);
    listener.post(
        "",
        &json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {} }),
    );
    let answer = listener.post("Mcp-Session-Id: s1\r\n", &call(1, "write"));
    assert_eq!(answer.header("content-type"), Some("text/event-stream"));
    let (before, after) = answer.body.split_once("data: ").expect("one event");
    assert_eq!(before, ": a comment\n\nretry: 99\nid: e1\n");
    let message: Value = serde_json::from_str(after.trim()).expect("JSON");
    assert_eq!(envelope(&message)["errorCategory"], "permission");
    assert_eq!(
        peer.count("tools/list"),
        1,
        "the engine has looked at the tool"
    );
}

#[test]
fn a_read_is_healed_out_of_sight() {
    let calls = AtomicUsize::new(0);
    let peer = peer(move |seen, stream| {
        if calls.fetch_add(1, Ordering::Relaxed) == 0 {
            return Then::Reset;
        }
        assert_eq!(
            seen.header("authorization"),
            Some("Bearer t"),
            "it is the same caller"
        );
        put(stream, json_response("", &result(seen)));
        Then::Keep
    });
    let listener = with(&peer.url, Retry::Safe, |_| {});
    let headers = "Authorization: Bearer t\r\nMcp-Session-Id: s1\r\n";
    listener.post(
        headers,
        &json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }),
    );
    let answer = listener.post(headers, &call(2, "read"));
    assert_eq!(answer.json()["result"]["content"][0]["text"], "fine");
    assert_eq!(answer.json()["id"], 2);
    assert_eq!(peer.count("tools/call"), 2);
}

#[test]
fn who_hangs_up_takes_the_request_along() {
    let (tell, closed) = mpsc::channel();
    let peer = Peer::start(move |_, stream| {
        put(stream, STREAM);
        while std::io::Write::write_all(stream, b": still here\n\n").is_ok() {
            thread::sleep(Duration::from_millis(10));
        }
        let _ = tell.send(());
        Then::Close
    });
    let listener = before(&peer.url);
    let client = listener.begin(&posted(MODERN, &call(1, "write")));
    eventually("the call arrives", || peer.count("tools/call") == 1);
    drop(client);
    closed
        .recv_timeout(PATIENCE)
        .expect("the stream to the server is closed");
}

#[test]
fn two_clients_may_use_one_id_at_a_time() {
    let peer = Peer::start(|seen, stream| {
        thread::sleep(Duration::from_millis(200));
        let tool = seen.message()["params"]["name"].clone();
        let content = json!([{ "type": "text", "text": tool }]);
        let answer = json!({ "jsonrpc": "2.0", "id": seen.message()["id"], "result": { "content": content } });
        put(stream, json_response("", &answer));
        Then::Keep
    });
    let listener = before(&peer.url);
    let asked: Vec<_> = ["a", "b", "c"]
        .map(|tool| (tool, listener.begin(&posted(MODERN, &call(1, tool)))))
        .into();
    for (tool, stream) in asked {
        let answer = finish(stream).json();
        assert_eq!(answer["result"]["content"][0]["text"], tool);
    }
}

#[test]
fn pages_and_rebound_names_are_kept_out() {
    let peer = Peer::start(|_, _| Then::Close);
    let listener = before(&peer.url);
    let get = |head: &str| {
        listener
            .raw(&format!(
                "GET /mcp HTTP/1.1\r\n{head}Connection: close\r\n\r\n"
            ))
            .status
    };
    assert_eq!(get("Host: evil.example\r\n"), 403);
    assert_eq!(
        get("Host: localhost\r\nOrigin: https://evil.example\r\n"),
        403
    );
    assert_eq!(get("Host: localhost\r\nOrigin: null\r\n"), 403);
    let target = "GET http://evil.example/mcp HTTP/1.1\r\nHost: localhost\r\n";
    let named = listener.raw(&format!("{target}Connection: close\r\n\r\n"));
    assert_eq!(named.status, 403, "the target counts more than the field");
    assert!(peer.seen().is_empty(), "nothing of it reached the server");
    let elsewhere =
        listener.raw("GET /other HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assert_eq!(elsewhere.status, 404);
    assert!(elsewhere.body.contains("/mcp"), "{elsewhere:?}");
}

#[test]
fn what_is_too_large_is_refused() {
    let peer = Peer::start(|_, _| Then::Close);
    let listener = with(&peer.url, Retry::Off, |options| {
        options.inspect_limit = 1000;
    });
    let stated = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 1001\r\n\r\n";
    assert_eq!(listener.raw(stated).status, 413);
    let chunk = format!("3E9\r\n{}\r\n0\r\n\r\n", "x".repeat(1001));
    let unstated = format!(
        "POST /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n{chunk}"
    );
    assert_eq!(listener.raw(&unstated).status, 413);
    assert!(peer.seen().is_empty());
}

#[test]
fn a_slow_client_holds_up_nobody() {
    let peer = Peer::start(|seen, stream| {
        if seen.message()["params"]["name"] == "flood" {
            put(stream, STREAM);
            let note = json!({ "method": "notifications/message", "params": { "data": "x".repeat(10_000) } });
            let note = event(None, &note);
            while std::io::Write::write_all(stream, note.as_bytes()).is_ok() {}
            return Then::Close;
        }
        put(stream, json_response("", &result(seen)));
        Then::Keep
    });
    let listener = before(&peer.url);
    // It never reads.
    let slow: Vec<_> = (0..8)
        .map(|id| listener.begin(&posted(MODERN, &call(id, "flood"))))
        .collect();
    eventually("the floods run", || peer.count("tools/call") == 8);
    for id in 100..120 {
        let answer = listener.post(MODERN, &call(id, "write"));
        assert_eq!(answer.json()["id"], id);
    }
    drop(slow);
}

#[test]
fn the_log_calls_nothing_cancelled_that_a_status_has_ended() {
    let statuses = ["400 Bad Request", "404 Not Found", "406 Not Acceptable"];
    for status in statuses {
        let peer = Peer::start(move |seen, stream| {
            let ends = seen.message()["params"]["name"] == "write";
            let answer = if ends {
                response(status, "", "no")
            } else {
                json_response("", &result(seen))
            };
            put(stream, answer);
            Then::Keep
        });
        let mut log = tempfile::tempfile().expect("a file");
        let listener = with(&peer.url, Retry::Off, |server| {
            server.log = Some(log.try_clone().expect("a second handle"));
        });
        assert_ne!(listener.post(MODERN, &call(1, "write")).status, 200);
        assert_eq!(listener.post(MODERN, &call(2, "read")).status, 200);
        listener.running.stop();
        assert!(listener.is_over());
        let mut lines = String::new();
        log.rewind().expect("it is a file");
        log.read_to_string(&mut lines).expect("text");
        let lines = lines
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"));
        let outcomes: Vec<_> = lines.map(|line: Value| line["outcome"].clone()).collect();
        let expected = [json!("uninspected"), json!("found"), Value::Null];
        assert_eq!(outcomes, expected, "{status}: two calls, and the summary");
    }
}

#[test]
fn a_path_that_has_moved_is_followed_here() {
    let peer = Peer::start(|seen, stream| {
        if seen.path == "/mcp" {
            put(
                stream,
                response("307 Temporary Redirect", "Location: /mcp/\r\n", ""),
            );
        } else {
            put(stream, json_response("", &result(seen)));
        }
        Then::Keep
    });
    let listener = before(&peer.url);
    for id in 1..4 {
        let answer = listener.post(MODERN, &call(id, "write"));
        assert_eq!(
            answer.status, 200,
            "the client's way would lead to us again"
        );
    }
    let detours = peer
        .seen()
        .iter()
        .filter(|seen| seen.path == "/mcp")
        .count();
    assert_eq!(detours, 1, "the way is learned");
}
