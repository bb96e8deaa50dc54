//! Every way in which the network fails a call, and what the model is told.

use std::net::TcpListener;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use aftercall_proxy::Retry;
use rustix::net::sockopt::set_socket_linger;
use serde_json::{Value, json};

use super::host::{Host, connect, envelope, envelope_text, options, start};
use super::peer::{Peer, STREAM, Seen, Then, json_response, legacy, put, response, result};

/// A peer that treats calls so, and is a server of 2025-11-25 otherwise.
fn peer(on_call: impl Fn(&Seen, &mut std::net::TcpStream) -> Then + Send + Sync + 'static) -> Peer {
    Peer::start(move |seen, stream| match legacy(seen, stream, "s1") {
        Some(then) => then,
        None => on_call(seen, stream),
    })
}

/// What becomes of one call to a tool that writes.
fn failure(
    on_call: impl Fn(&Seen, &mut std::net::TcpStream) -> Then + Send + Sync + 'static,
) -> Value {
    let peer = peer(on_call);
    let mut host = connect(&peer.url);
    host.shake();
    let answer = host.call(3, "write");
    // The relay is well: the next call is sent.
    host.call(4, "write");
    assert_eq!(peer.count("tools/call"), 2, "each call was sent once");
    host.close();
    envelope(&answer)
}

fn assert_told(envelope: &Value, category: &str, executed: &str, code: &str) {
    assert_eq!(envelope["errorCategory"], category, "{envelope}");
    assert_eq!(envelope["executed"], executed, "{envelope}");
    assert_eq!(envelope["code"], code, "{envelope}");
}

#[test]
fn a_call_that_works_is_left_alone() {
    let peer = peer(|seen, stream| {
        put(stream, json_response("", &result(seen)));
        Then::Keep
    });
    let mut host = connect(&peer.url);
    host.shake();
    let answer = host.call(3, "write");
    assert_eq!(answer["result"]["content"][0]["text"], "fine");
    assert_eq!(answer["result"].get("isError"), None);
    let counters = host.close();
    assert_eq!((counters.synthesised, counters.changed), (0, 0));
}

#[test]
fn a_refused_connection_ran_nothing() {
    let port = {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        listener.local_addr().expect("it is bound").port()
    };
    let mut host = connect(&format!("http://127.0.0.1:{port}/mcp"));
    let answer = host.call(3, "write");
    // No listing can be had, so the schema of the tool is not known.
    let text = answer["result"]["content"][0]["text"]
        .as_str()
        .expect("words");
    assert!(text.starts_with("ERROR [transient, retryable]"), "{text}");
    assert!(text.contains("\"executed\":\"no\""), "{text}");
    assert!(text.contains("upstream.connect"), "{text}");
    // What is no tool call gets an error of the protocol.
    host.send(&json!({ "jsonrpc": "2.0", "id": 4, "method": "ping" }));
    let error = &host.answer(4)["error"];
    assert_eq!(error["code"], -32603);
    assert!(
        error["message"]
            .as_str()
            .is_some_and(|words| words.contains("No connection"))
    );
    host.close();
}

#[test]
fn what_was_never_sent_is_sent_again() {
    let mut host = start(options("http://aftercall-test.invalid/mcp", Retry::Safe));
    let answer = host.call(3, "write");
    let text = answer["result"]["content"][0]["text"]
        .as_str()
        .expect("words");
    assert!(text.contains("retry later, tried"), "{text}");
    assert!(text.contains("\"executed\":\"no\""), "{text}");
    assert!(text.contains("upstream.dns"), "{text}");
    assert!(host.close().resent > 0, "the write was safe to repeat");
}

#[test]
fn a_connection_that_breaks_behind_the_request_leaves_it_open() {
    for then in [|| Then::Close, || Then::Reset] {
        let told = failure(move |_, _| then());
        assert_told(&told, "transient", "unknown", "upstream.broken");
        assert_eq!(told["isRetryable"], false);
    }
}

#[test]
fn one_that_breaks_in_the_answer_does_too() {
    let told = failure(|seen, stream| {
        let whole = json_response("", &result(seen));
        put(stream, &whole[..whole.len() - 10]);
        Then::Close
    });
    assert_told(&told, "transient", "unknown", "upstream.broken");
    assert!(
        told["message"]
            .as_str()
            .is_some_and(|m| m.contains("in the middle"))
    );
}

#[test]
fn a_stream_that_ends_without_an_answer_does_too() {
    let told = failure(|_, stream| {
        put(stream, STREAM);
        put(stream, ": nothing\n\n");
        Then::Close
    });
    assert_told(&told, "transient", "unknown", "upstream.broken");
}

#[test]
fn a_read_is_made_again_after_a_break() {
    let calls = AtomicUsize::new(0);
    let peer = peer(move |seen, stream| {
        if calls.fetch_add(1, Ordering::Relaxed) == 0 {
            return Then::Reset;
        }
        put(stream, json_response("", &result(seen)));
        Then::Keep
    });
    let mut host = start(options(&peer.url, Retry::Safe));
    host.shake();
    let answer = host.call(3, "read");
    assert_eq!(answer["result"]["content"][0]["text"], "fine");
    assert_eq!(peer.count("tools/call"), 2);
    host.close();
}

#[test]
fn a_write_is_not_made_again_after_a_break() {
    let peer = peer(|_, _| Then::Reset);
    let mut host = start(options(&peer.url, Retry::Safe));
    host.shake();
    envelope(&host.call(3, "write"));
    assert_eq!(peer.count("tools/call"), 1);
    host.close();
}

#[test]
fn a_length_that_lies_is_a_garbled_answer() {
    let told = failure(|seen, stream| {
        let body = result(seen).to_string();
        let short = body.len() - 5;
        let head = format!(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {short}\r\n\r\n"
        );
        put(stream, head + &body);
        Then::Close
    });
    assert_told(&told, "business", "unknown", "upstream.garbled");
}

#[test]
fn a_length_that_promises_more_is_a_break() {
    let told = failure(|seen, stream| {
        let body = result(seen).to_string();
        let long = body.len() + 5;
        let head = format!(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {long}\r\n\r\n"
        );
        put(stream, head + &body);
        Then::Close
    });
    assert_told(&told, "transient", "unknown", "upstream.broken");
}

#[test]
fn an_answer_that_is_reset_half_way_is_a_break() {
    let told = failure(|seen, stream| {
        let whole = json_response("", &result(seen));
        put(stream, &whole[..whole.len() - 10]);
        // Long enough to arrive before the reset, which would overtake it.
        std::thread::sleep(Duration::from_millis(200));
        Then::Reset
    });
    assert_told(&told, "transient", "unknown", "upstream.broken");
}

/// Each byte by itself, the head and the chunks too.
#[test]
fn an_answer_that_drips_is_whole() {
    for chunked in [false, true] {
        let peer = peer(move |seen, stream| {
            let body = result(seen).to_string();
            let answer = if chunked {
                let (one, two) = body.split_at(body.len() / 2);
                format!(
                    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\
                     Transfer-Encoding: chunked\r\n\r\n{:x}\r\n{one}\r\n{:X};x=y\r\n{two}\r\n0\r\n\r\n",
                    one.len(),
                    two.len()
                )
                .into_bytes()
            } else {
                json_response("", &result(seen))
            };
            for byte in answer {
                put(stream, [byte]);
                std::thread::sleep(Duration::from_millis(1));
            }
            Then::Keep
        });
        let mut host = connect(&peer.url);
        host.shake();
        let answer = host.call(3, "write");
        assert_eq!(answer["result"]["content"][0]["text"], "fine", "{answer}");
        let counters = host.close();
        assert_eq!((counters.synthesised, counters.changed), (0, 0));
    }
}

/// Closed or reset as soon as it is open: whether the request was read in between
/// can't be known from here, unless not a byte of it left.
#[test]
fn a_connection_that_is_never_read_is_never_called_done() {
    for reset in [false, true] {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let url = format!("http://{}/mcp", listener.local_addr().expect("it is bound"));
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let stream = stream.expect("a connection");
                if reset {
                    set_socket_linger(&stream, Some(Duration::ZERO)).expect("a socket option");
                }
            }
        });
        let mut host = connect(&url);
        let told = envelope_text(&host.call(3, "write"));
        assert_eq!(told["errorCategory"], "transient", "{told}");
        let said = (told["executed"].as_str(), told["code"].as_str());
        assert!(
            said == (Some("unknown"), Some("upstream.broken"))
                || said == (Some("no"), Some("upstream.connect")),
            "{told}"
        );
        host.close();
    }
}

#[test]
fn a_page_is_no_answer() {
    let told = failure(|_, stream| {
        let page = "<html><body>Please log in</body></html>";
        put(
            stream,
            response("200 OK", "Content-Type: text/html\r\n", page),
        );
        Then::Keep
    });
    assert_told(&told, "business", "unknown", "upstream.not_mcp");
}

#[test]
fn what_is_no_http_is_no_answer() {
    let told = failure(|_, stream| {
        put(stream, "SSH-2.0-OpenSSH_9.2\r\n");
        Then::Close
    });
    assert_told(&told, "business", "unknown", "upstream.not_mcp");
}

#[test]
fn every_kind_of_wait_is_read() {
    let wait = |headers: &'static str, body: &'static str| {
        let told = failure(move |_, stream| {
            put(stream, response("429 Too Many Requests", headers, body));
            Then::Keep
        });
        assert_eq!(told["errorCategory"], "transient", "{told}");
        assert_eq!(told["executed"], "no", "{told}");
        told["retryAfterMs"].clone()
    };
    assert_eq!(wait("Retry-After: 7\r\n", ""), 7000);
    let date =
        "Date: Mon, 30 Nov 2026 12:00:00 GMT\r\nRetry-After: Mon, 30 Nov 2026 12:00:09 GMT\r\n";
    assert_eq!(wait(date, ""), 9000);
    assert_eq!(wait("Retry-After-Ms: 1500\r\n", ""), 1500);
    assert_eq!(
        wait("Content-Type: application/json\r\n", "{\"retry_after\":3}"),
        3000
    );
    assert_eq!(wait("", ""), Value::Null);
}

#[test]
fn a_gateway_that_reached_nobody_is_told_apart() {
    for (status, executed) in [
        ("502 Bad Gateway", "unknown"),
        ("504 Gateway Timeout", "unknown"),
    ] {
        let told = failure(move |_, stream| {
            put(stream, response(status, "", "upstream error"));
            Then::Keep
        });
        assert_eq!(told["errorCategory"], "transient", "{told}");
        assert_eq!(told["executed"], executed, "{status}: {told}");
        assert_eq!(told["isRetryable"], false, "{status}: {told}");
    }
    let told = failure(|_, stream| {
        put(
            stream,
            response("503 Service Unavailable", "Retry-After: 2\r\n", ""),
        );
        Then::Keep
    });
    assert_eq!(told["errorCategory"], "transient", "{told}");
    assert_eq!(told["retryAfterMs"], 2000, "{told}");
}

#[test]
fn a_challenge_names_what_a_person_has_to_give() {
    let told = failure(|_, stream| {
        let challenge =
            "WWW-Authenticate: Bearer error=\"invalid_token\", scope=\"orders:write\"\r\n";
        put(stream, response("401 Unauthorized", challenge, ""));
        Then::Keep
    });
    assert_told(&told, "permission", "no", "upstream.credentials");
    assert_eq!(told["requires"]["scopes"], json!(["orders:write"]));
    assert!(
        told["description"]
            .as_str()
            .is_some_and(|words| words.contains("--header-env"))
    );
}

#[test]
fn five_breaks_in_a_row_stop_the_calls() {
    let peer = peer(|_, _| Then::Reset);
    let mut host: Host = connect(&peer.url);
    host.shake();
    for id in 3..8 {
        assert_eq!(envelope(&host.call(id, "write"))["code"], "upstream.broken");
    }
    let told = envelope(&host.call(8, "write"));
    assert_eq!(told["code"], "upstream.unavailable");
    assert_eq!(peer.count("tools/call"), 5);
    host.close();
}
