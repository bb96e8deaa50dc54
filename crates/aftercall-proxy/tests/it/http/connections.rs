//! Which connection carries a call, in whichever form its answer comes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::time::Duration;

use serde_json::{Value, json};

use super::host::{connect, envelope, envelope_text};
use super::peer::{Peer, STREAM, Seen, Then, event, json_response, legacy, put, result};

/// A peer that answers calls with these bytes.
fn peer(answer: impl Fn(&Seen) -> (Vec<u8>, Then) + Send + Sync + 'static) -> Peer {
    Peer::start(move |seen, stream| {
        legacy(seen, stream, "s1").unwrap_or_else(|| {
            let (bytes, then) = answer(seen);
            put(stream, bytes);
            then
        })
    })
}

/// On which connections two calls came.
fn connections(peer: &Peer) -> [usize; 2] {
    let seen = peer.seen();
    let calls = seen.iter().filter(|seen| seen.what() == "tools/call");
    let calls: Vec<_> = calls.map(|call| call.connection).collect();
    calls.try_into().expect("each of two calls came once")
}

fn two_calls(peer: &Peer) {
    let mut host = connect(&peer.url);
    host.shake();
    for id in [3, 4] {
        let answer = host.call(id, "write");
        assert_eq!(answer["result"]["content"][0]["text"], "fine", "{answer}");
        // Long enough for what the peer does behind its answer.
        std::thread::sleep(Duration::from_millis(100));
    }
    let counters = host.close();
    assert_eq!((counters.synthesised, counters.changed), (0, 0));
}

/// The head of a JSON answer with these lines, and that body.
fn answer(head: &str, body: &str) -> Vec<u8> {
    format!("{head}\r\nContent-Type: application/json\r\n\r\n{body}").into_bytes()
}

#[test]
fn it_is_used_again_when_the_answer_has_an_end() {
    let forms: [fn(&str) -> Vec<u8>; 5] = [
        |body| {
            answer(
                &format!("HTTP/1.1 200 OK\r\nContent-Length: {}", body.len()),
                body,
            )
        },
        |body| {
            let chunks = format!("{:x}\r\n{body}\r\n0\r\nX-Sum: 1\r\n\r\n", body.len());
            answer("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked", &chunks)
        },
        |body| {
            let length = body.len();
            let head =
                format!("HTTP/1.0 200 OK\r\nConnection: keep-alive\r\nContent-Length: {length}");
            answer(&head, body)
        },
        |body| {
            let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}", body.len());
            [
                b"HTTP/1.1 103 Early Hints\r\n\r\n".to_vec(),
                answer(&head, body),
            ]
            .concat()
        },
        |body| {
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";
            let event = format!("data: {body}\n\n");
            format!("{head}{:x}\r\n{event}\r\n0\r\n\r\n", event.len()).into_bytes()
        },
    ];
    for (at, form) in forms.into_iter().enumerate() {
        let peer = peer(move |seen| (form(&result(seen).to_string()), Then::Keep));
        two_calls(&peer);
        let [first, second] = connections(&peer);
        assert_eq!(first, second, "form {at}");
    }
}

#[test]
fn it_is_not_when_the_server_ends_it() {
    let forms: [fn(&str) -> Vec<u8>; 4] = [
        // Without a word.
        |body| {
            answer(
                &format!("HTTP/1.1 200 OK\r\nContent-Length: {}", body.len()),
                body,
            )
        },
        |body| answer("HTTP/1.1 200 OK\r\nConnection: close", body),
        |body| answer("HTTP/1.0 200 OK", body),
        |body| answer("HTTP/1.1 200 OK\r\nTransfer-Encoding: identity", body),
    ];
    for (at, form) in forms.into_iter().enumerate() {
        let peer = peer(move |seen| (form(&result(seen).to_string()), Then::Close));
        two_calls(&peer);
        let [first, second] = connections(&peer);
        assert_ne!(first, second, "form {at}");
    }
}

/// What a server says when nobody asked must not be taken for the next answer.
#[test]
fn it_is_not_when_more_came_than_the_answer() {
    let peer = peer(|seen| {
        let stray = json!({ "jsonrpc": "2.0", "id": 4, "result": { "content": [
            { "type": "text", "text": "of somebody else" }] } });
        let both = [json_response("", &result(seen)), json_response("", &stray)];
        (both.concat(), Then::Keep)
    });
    two_calls(&peer);
    let [first, second] = connections(&peer);
    assert_ne!(first, second);
}

#[test]
fn a_large_answer_is_whole_in_any_form() {
    let text = "x".repeat(3 << 20);
    for chunked in [false, true] {
        let text = text.clone();
        let peer = peer(move |seen| {
            let content = json!([{ "type": "text", "text": text }]);
            let body = json!({ "jsonrpc": "2.0", "id": seen.message()["id"],
                "result": { "content": content } });
            let body = body.to_string();
            let bytes = if chunked {
                let pieces = body.as_bytes().chunks(100_000).map(|piece| {
                    let piece = String::from_utf8_lossy(piece);
                    format!("{:x}\r\n{piece}\r\n", piece.len())
                });
                let pieces: String = pieces.chain(["0\r\n\r\n".to_owned()]).collect();
                answer("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked", &pieces)
            } else {
                answer(
                    &format!("HTTP/1.1 200 OK\r\nContent-Length: {}", body.len()),
                    &body,
                )
            };
            (bytes, Then::Keep)
        });
        let mut host = connect(&peer.url);
        host.shake();
        for id in [3, 4] {
            let answer = host.call(id, "write");
            let came = answer["result"]["content"][0]["text"].as_str();
            assert_eq!(came.map(str::len), Some(3 << 20), "chunked: {chunked}");
        }
        host.close();
        let [first, second] = connections(&peer);
        assert_eq!(first, second);
    }
}

/// The answer to a large call of a server that does this to each connection.
fn large_call(serve: fn(TcpStream)) -> Value {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let url = format!("http://{}/mcp", listener.local_addr().expect("it is bound"));
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            serve(stream.expect("a connection"));
        }
    });
    let mut host = connect(&url);
    let large = "y".repeat(8 << 20);
    host.send(&json!({ "jsonrpc": "2.0", "id": 3, "method": "tools/call",
        "params": { "name": "write", "arguments": { "text": large } } }));
    let answer = host.answer(3);
    host.close();
    answer
}

/// A server that won't read all of a request says so before it was written.
#[test]
fn an_answer_before_the_request_is_out_counts() {
    let answer = large_call(refuse);
    let told: Value = match answer["result"].get("structuredContent") {
        Some(_) => envelope(&answer),
        None => envelope_text(&answer),
    };
    assert_eq!(told["code"], "413", "{told}");
}

/// A server that reads the rest of a request while it answers must get it.
#[test]
fn the_rest_of_a_request_follows_an_early_answer() {
    let answer = large_call(answer_early);
    let text = &answer["result"]["content"][0]["text"];
    assert_eq!(text, "whole", "{answer}");
}

/// Begins to answer, then reads the request.
fn answer_early(stream: TcpStream) {
    let mut stream = BufReader::new(stream);
    let mut length = 0_u64;
    let mut line = String::new();
    while stream.read_line(&mut line).is_ok_and(|count| count > 2) {
        if let Some(stated) = line.strip_prefix("content-length: ") {
            length = stated.trim().parse().expect("a length");
        }
        line.clear();
    }
    put(stream.get_mut(), STREAM);
    let body = &mut stream.by_ref().take(length);
    let read = std::io::copy(body, &mut std::io::sink()).expect("it comes");
    let text = if read == length { "whole" } else { "cut" };
    let answer = json!({ "jsonrpc": "2.0", "id": 3,
        "result": { "content": [{ "type": "text", "text": text }] } });
    put(stream.get_mut(), event(None, &answer));
}

/// Reads a little, refuses, and lets the rest come, so that no reset overtakes
/// the answer.
fn refuse(mut stream: TcpStream) {
    let mut some = [0; 4096];
    let _ = stream.read(&mut some);
    let refusal =
        b"HTTP/1.1 413 Content Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
    let _ = stream.write_all(refusal);
    let _ = stream.shutdown(Shutdown::Write);
    while stream.read(&mut some).is_ok_and(|count| count > 0) {}
}
