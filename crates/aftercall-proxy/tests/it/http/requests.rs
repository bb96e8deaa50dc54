//! What is said to the server, and in which headers.

use std::io::BufReader;
use std::net::TcpListener;
use std::sync::mpsc;
use std::time::Duration;

use aftercall_proxy::Retry;
use serde_json::{Value, json};

use super::host::{PATIENCE, connect, options, start};
use super::peer::{
    Peer, STREAM, Seen, Then, event, json_response, legacy, put, read, response, result,
};

/// A request of 2026-07-28.
fn modern(id: u64, method: &str, params: &Value) -> Value {
    let mut params = params.clone();
    params["_meta"] = json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {},
        "io.modelcontextprotocol/clientInfo": { "name": "test", "version": "1" },
    });
    json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params })
}

#[test]
fn the_stateless_era_repeats_itself_in_headers() {
    let peer = Peer::start(|seen, stream| {
        let answer = if seen.what() == "tools/list" {
            let schema = json!({ "type": "object", "properties": {
                "region": { "type": "string", "x-mcp-header": "Region" } } });
            let tools = json!([{ "name": "größe", "inputSchema": schema }]);
            json!({ "jsonrpc": "2.0", "id": seen.message()["id"],
                "result": { "resultType": "complete", "tools": tools } })
        } else {
            result(seen)
        };
        put(stream, json_response("", &answer));
        Then::Keep
    });
    let mut host = connect(&peer.url);
    host.send(&modern(1, "tools/list", &json!({})));
    host.answer(1);
    let arguments = json!({ "region": "eu-1" });
    host.send(&modern(
        2,
        "tools/call",
        &json!({ "name": "größe", "arguments": arguments }),
    ));
    host.answer(2);
    host.close();
    let seen = peer.seen();
    assert_eq!(
        peer.methods(),
        ["tools/list", "tools/call"],
        "no session, so no more than that"
    );
    for one in &seen {
        assert_eq!(one.header("mcp-protocol-version"), Some("2026-07-28"));
        assert_eq!(one.header("mcp-method"), Some(one.what().as_str()));
        assert_eq!(one.header("mcp-session-id"), None);
    }
    assert_eq!(seen[0].header("mcp-name"), None);
    assert_eq!(seen[1].header("mcp-name"), Some("=?base64?Z3LDtsOfZQ==?="));
    assert_eq!(seen[1].header("mcp-param-region"), Some("eu-1"));
}

/// A server that wants `region` repeated, and lists that only if `told`.
fn wants_region(told: bool) -> Peer {
    Peer::start(move |seen, stream| {
        let message = seen.message();
        let mark = if told { "x-mcp-header" } else { "title" };
        let answer = match (seen.what().as_str(), message["params"]["cursor"].as_str()) {
            ("tools/list", None) => json!({ "tools": [], "nextCursor": "2" }),
            ("tools/list", Some(_)) => json!({ "tools": [{ "name": "t", "inputSchema": {
                "properties": { "region": { "type": "string", mark: "Region" } } } }] }),
            _ if seen.header("mcp-param-region") == Some("eu") => {
                json!({ "content": [{ "type": "text", "text": "eu" }] })
            }
            _ => {
                let error = json!({ "jsonrpc": "2.0", "id": message["id"],
                    "error": { "code": -32020, "message": "Header mismatch" } });
                put(
                    stream,
                    response(
                        "400 Bad Request",
                        "Content-Type: application/json\r\n",
                        &error.to_string(),
                    ),
                );
                return Then::Keep;
            }
        };
        let answer = json!({ "jsonrpc": "2.0", "id": message["id"], "result": answer });
        put(stream, json_response("", &answer));
        Then::Keep
    })
}

#[test]
fn a_call_that_lacks_a_header_is_sent_again_with_it() {
    let call = json!({ "name": "t", "arguments": { "region": "eu" } });
    let peer = wants_region(true);
    let mut host = connect(&peer.url);
    host.send(&modern(1, "tools/call", &call));
    assert!(host.answer(1)["result"].is_object());
    host.send(&modern(2, "tools/call", &call));
    assert!(host.answer(2)["result"].is_object());
    host.close();
    let first = ["tools/call", "tools/list", "tools/list", "tools/call"];
    assert_eq!(peer.methods()[..4], first);
    assert_eq!(peer.methods()[4..], ["tools/call"], "now it is known");
}

#[test]
fn a_header_that_nobody_asked_for_is_the_clients_matter() {
    let call = json!({ "name": "t", "arguments": { "region": "eu" } });
    let peer = wants_region(false);
    let mut host = connect(&peer.url);
    host.send(&modern(1, "tools/call", &call));
    assert_eq!(host.answer(1)["error"]["code"], -32020);
    host.close();
    assert_eq!(peer.count("tools/call"), 1);
}

#[test]
fn closing_the_stream_is_the_cancellation() {
    let (tell, closed) = mpsc::channel();
    let peer = Peer::start(move |_, stream| {
        put(stream, STREAM);
        // Written to until it is gone.
        while std::io::Write::write_all(stream, b": still here\n\n").is_ok() {
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = tell.send(());
        Then::Close
    });
    let mut host = connect(&peer.url);
    host.send(&modern(1, "tools/call", &json!({ "name": "t" })));
    super::super::stdio::eventually("the call arrives", || peer.count("tools/call") == 1);
    host.send(
        &json!({ "jsonrpc": "2.0", "method": "notifications/cancelled",
        "params": { "requestId": 1 } }),
    );
    closed.recv_timeout(PATIENCE).expect("the stream is closed");
    assert_eq!(peer.methods(), ["tools/call"], "no message says so");
    assert!(host.is_quiet(Duration::from_millis(100)));
    host.close();
}

#[test]
fn before_it_was_a_message() {
    let peer = Peer::start(|seen, stream| {
        legacy(seen, stream, "s1").unwrap_or_else(|| {
            std::thread::sleep(Duration::from_millis(300));
            put(stream, json_response("", &result(seen)));
            Then::Keep
        })
    });
    let mut host = connect(&peer.url);
    host.shake();
    host.send(
        &json!({ "jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": { "name": "t" } }),
    );
    host.send(
        &json!({ "jsonrpc": "2.0", "method": "notifications/cancelled",
        "params": { "requestId": 3 } }),
    );
    host.answer(3);
    host.close();
    assert_eq!(peer.count("notifications/cancelled"), 1);
}

#[test]
fn credentials_go_along_and_are_never_shown() {
    let peer = Peer::start(|seen, stream| {
        legacy(seen, stream, "s1").unwrap_or_else(|| {
            put(stream, response("403 Forbidden", "", "no"));
            Then::Keep
        })
    });
    let mut options = options(&format!("{}?key=s3cret", peer.url), Retry::Off);
    options
        .credentials
        .add("Authorization", "Bearer s3cret")
        .expect("a header");
    let mut host = start(options);
    host.shake();
    let answer = host.call(3, "write").to_string();
    assert!(!answer.contains("s3cret"), "{answer}");
    host.close();
    for seen in peer.seen() {
        assert_eq!(seen.header("authorization"), Some("Bearer s3cret"));
        assert_eq!(seen.path, "/mcp?key=s3cret");
    }
}

#[test]
fn a_redirection_is_followed_on_the_same_server_only() {
    let elsewhere = Peer::start(|_, _| Then::Close);
    let target = elsewhere.url.clone();
    let peer = Peer::start(move |seen, stream| {
        let location = match seen.path.as_str() {
            "/mcp" => "/mcp/".to_owned(),
            _ if seen.what() == "ping" => target.clone(),
            _ => return legacy(seen, stream, "s1").unwrap_or(Then::Close),
        };
        let header = format!("Location: {location}\r\n");
        put(stream, response("307 Temporary Redirect", &header, ""));
        Then::Keep
    });
    let mut host = connect(&peer.url);
    host.shake();
    host.send(&json!({ "jsonrpc": "2.0", "id": 3, "method": "ping" }));
    let error = host.answer(3)["error"]["message"].to_string();
    assert!(error.contains("points to another place"), "{error}");
    host.close();
    assert!(elsewhere.seen().is_empty());
    let detours = peer
        .seen()
        .iter()
        .filter(|seen| seen.path == "/mcp")
        .count();
    assert_eq!(detours, 1, "the way is learned");
}

#[test]
fn a_redirection_leaves_the_connection_that_it_came_on() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let url = format!("http://{}/mcp", listener.local_addr().expect("it is bound"));
    // Serves one connection to its end, then the next.
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.expect("a connection"));
            while let Some(seen) = read(&mut stream) {
                let answer = match seen.path.as_str() {
                    "/mcp" => response("307 Temporary Redirect", "Location: /mcp/\r\n", ""),
                    _ => json_response("", &result(&seen)),
                };
                put(stream.get_mut(), answer);
            }
        }
    });
    let mut host = connect(&url);
    let answer = host.call(3, "write");
    assert_eq!(answer["result"]["content"][0]["text"], "fine", "{answer}");
    host.close();
}

#[test]
fn the_old_transport_is_called_by_its_name() {
    let peer = Peer::start(|seen, stream| {
        if seen.method == "GET" {
            put(stream, STREAM);
            put(stream, "event: endpoint\ndata: /messages?session=1\n\n");
            std::thread::sleep(Duration::from_millis(100));
            return Then::Close;
        }
        put(stream, response("405 Method Not Allowed", "", ""));
        Then::Keep
    });
    let mut host = connect(&peer.url);
    host.send(&json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {} }));
    let error = host.answer(1)["error"]["message"].to_string();
    assert!(error.contains("HTTP+SSE of 2024-11-05"), "{error}");
    assert!(error.contains("/mcp"), "{error}");
    host.close();
}

#[test]
fn an_error_of_the_protocol_stays_one() {
    let peer = Peer::start(|_, stream| {
        let error = json!({ "code": -32022, "message": "Unsupported protocol version",
            "data": { "supported": ["2026-07-28"] } });
        let body = json!({ "jsonrpc": "2.0", "id": null, "error": error }).to_string();
        put(
            stream,
            response(
                "400 Bad Request",
                "Content-Type: application/json\r\n",
                &body,
            ),
        );
        Then::Keep
    });
    let mut host = connect(&peer.url);
    host.send(&json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {} }));
    let error = &host.answer(1)["error"];
    assert_eq!(error["code"], -32022);
    assert_eq!(error["data"]["supported"], json!(["2026-07-28"]));
    host.close();
}

#[test]
fn an_answer_on_many_lines_becomes_one() {
    let peer = Peer::start(|seen, stream| {
        let body = format!("{:#}", result(seen));
        let response = if seen.what() == "ping" {
            let lines: Vec<_> = body.lines().map(|line| format!("data: {line}\n")).collect();
            put(stream, STREAM);
            put(stream, lines.concat() + "\n");
            return Then::Close;
        } else {
            response(
                "200 OK",
                "Content-Type: application/json; charset=utf-8\r\n",
                &body,
            )
        };
        put(stream, response);
        Then::Keep
    });
    let mut host = connect(&peer.url);
    host.call(1, "t");
    host.send(&json!({ "jsonrpc": "2.0", "id": 2, "method": "ping" }));
    assert_eq!(host.answer(2)["result"]["content"][0]["text"], "fine");
    host.close();
}

#[test]
fn a_batch_gets_its_answers() {
    let peer = Peer::start(|seen, stream| {
        let asked: Vec<Value> = serde_json::from_str(&seen.body).expect("a batch");
        let answers: Vec<_> = asked
            .iter()
            .map(|one| json!({ "id": one["id"], "result": {} }))
            .collect();
        put(stream, json_response("", &json!(answers)));
        Then::Keep
    });
    let mut host = connect(&peer.url);
    host.send(&json!([{ "id": 1, "method": "ping" }, { "id": 2, "method": "ping" }]));
    assert_eq!(host.answer(1), json!({ "id": 1, "result": {} }));
    assert_eq!(host.answer(2), json!({ "id": 2, "result": {} }));
    host.close();
}

#[test]
fn seen_is_what_was_sent() {
    // The peer itself must not lose what the tests above look for.
    let peer = Peer::start(|seen: &Seen, stream| {
        put(stream, STREAM);
        put(stream, event(Some("1"), &result(seen)));
        Then::Close
    });
    let mut host = connect(&peer.url);
    let answer = host.call(5, "t");
    assert_eq!(answer["id"], 5);
    assert_eq!(peer.seen()[0].message()["params"]["name"], "t");
    host.close();
}
