//! HTTP in front of a program on pipes.

use serde_json::{Value, json};

use super::client::{before_shell, call, finish, posted};
use crate::stdio::{eventually, lives};

/// Tells its process id to whoever calls a tool, and does as the tool's name says.
const SERVER: &str = r#"
while read -r line; do
  id=$(printf %s "$line" | sed -n 's/.*"id":\([^,}]*\).*/\1/p')
  case $line in
    *initialize\"*) echo '{"jsonrpc":"2.0","id":'$id',"result":{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"sh"}}}' ;;
    *tools/list*) echo '{"jsonrpc":"2.0","id":'$id',"result":{"tools":[{"name":"t","inputSchema":{}},{"name":"marked","inputSchema":{"properties":{"region":{"x-mcp-header":"Region"}}}}]}}' ;;
    *slow*) sleep 0.2; echo '{"jsonrpc":"2.0","id":'$id',"result":{"content":[{"type":"text","text":"slow"}]}}' ;;
    *noisy*) echo '{"jsonrpc":"2.0","method":"notifications/message","params":{}}'
             echo '{"jsonrpc":"2.0","id":'$id',"result":{"content":[{"type":"text","text":"noisy"}]}}' ;;
    *broken*) echo '{"jsonrpc":"2.0","id":'$id',"result":{"isError":true,"content":[{"type":"text","text":"HTTP 403 Forbidden"}]}}' ;;
    *tools/call*) echo '{"jsonrpc":"2.0","id":'$id',"result":{"content":[{"type":"text","text":"'$$'"}]}}' ;;
  esac
done"#;

fn begin(listener: &super::client::Listener) -> String {
    let hello = json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {} });
    let answer = listener.post("", &hello);
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.json()["result"]["serverInfo"]["name"], "sh");
    let name = answer.header("mcp-session-id").expect("a session");
    assert!(name.len() >= 32, "{name}");
    format!("Mcp-Session-Id: {name}\r\n")
}

fn text(answer: &super::client::Response) -> String {
    let json = answer.json();
    let text = json["result"]["content"][0]["text"].as_str();
    text.unwrap_or_else(|| panic!("no text: {answer:?}"))
        .to_owned()
}

#[test]
fn each_session_has_a_process_that_ends_with_it() {
    let listener = before_shell(SERVER);
    let (one, other) = (begin(&listener), begin(&listener));
    let initialized = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" });
    assert_eq!(listener.post(&one, &initialized).status, 202);
    let pid = text(&listener.post(&one, &call(1, "t")));
    assert_eq!(text(&listener.post(&one, &call(2, "t"))), pid);
    assert_ne!(text(&listener.post(&other, &call(1, "t"))), pid);
    let end = format!("DELETE /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{one}\r\n");
    assert_eq!(listener.raw(&end).status, 200);
    assert_eq!(listener.post(&one, &call(3, "t")).status, 404);
    eventually("its process ends", || !lives(&pid));
    listener.running.stop();
    assert!(listener.is_over());
}

#[test]
fn a_session_is_its_owners() {
    let listener = before_shell(SERVER);
    let mine = begin(&listener);
    let stolen = format!("{mine}Authorization: Bearer other\r\n");
    assert_eq!(listener.post(&stolen, &call(1, "t")).status, 404);
    assert_eq!(listener.post("", &call(1, "t")).status, 400);
    assert_eq!(
        listener
            .post("Mcp-Session-Id: made-up\r\n", &call(1, "t"))
            .status,
        404
    );
}

#[test]
fn failures_are_told_and_notes_come_first() {
    let listener = before_shell(SERVER);
    let session = begin(&listener);
    let failed = listener.post(&session, &call(1, "broken")).json();
    assert_eq!(
        super::host::envelope_text(&failed)["errorCategory"],
        "permission"
    );
    let noisy = listener.post(&session, &call(2, "noisy"));
    assert_eq!(noisy.header("content-type"), Some("text/event-stream"));
    let (note, answer) = noisy.body.split_once("\n\n").expect("two events");
    assert!(note.contains("notifications/message"), "{noisy:?}");
    assert!(answer.contains("\"noisy\""), "{noisy:?}");
}

/// A request of 2026-07-28, and the headers that repeat it.
fn modern(id: u64, method: &str, mut params: Value) -> (String, Value) {
    params["_meta"] = json!({ "io.modelcontextprotocol/protocolVersion": "2026-07-28" });
    let name = params["name"].as_str();
    let name = name.map_or(String::new(), |name| format!("Mcp-Name: {name}\r\n"));
    let headers = format!("MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: {method}\r\n{name}");
    let request = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
    (headers, request)
}

fn modern_call(id: u64, tool: &str) -> (String, Value) {
    modern(id, "tools/call", json!({ "name": tool, "arguments": {} }))
}

#[test]
fn requests_without_a_session_share_a_process() {
    let listener = before_shell(SERVER);
    let post = |headers: &str, id, tool| {
        let (own, request) = modern_call(id, tool);
        listener.post(&(own + headers), &request)
    };
    let pid = text(&post("", 1, "t"));
    assert_eq!(text(&post("", 1, "t")), pid);
    // Under one id at one time they don't.
    let (headers, slow) = modern_call(7, "slow");
    let slow = listener.begin(&posted(&headers, &slow));
    std::thread::sleep(std::time::Duration::from_millis(50));
    assert_ne!(text(&post("", 7, "t")), pid);
    assert_eq!(text(&finish(slow)), "slow");
    // Nor in two versions: a server on pipes holds to the first.
    let (headers, mut request) = modern_call(8, "t");
    request["params"]["_meta"] = json!({ "io.modelcontextprotocol/protocolVersion": "2027-01-01" });
    let later = listener.post(&headers.replace("2026-07-28", "2027-01-01"), &request);
    assert_ne!(text(&later), pid);
    let other = post("Authorization: Bearer other\r\n", 9, "t");
    assert_ne!(text(&other), pid, "nor with others");
}

#[test]
fn headers_that_say_something_else_are_refused() {
    let listener = before_shell(SERVER);
    let refused = |headers: &str, request: &Value, code: i64, named: &str| {
        let answer = listener.post(headers, request);
        assert_eq!(answer.status, 400, "{answer:?}");
        let error = &answer.json()["error"];
        assert_eq!(error["code"], code, "{answer:?}");
        let words = error["message"].as_str().expect("words");
        assert!(words.contains(named), "{answer:?}");
    };
    let (headers, request) = modern_call(1, "t");
    refused(
        &headers.replace("Mcp-Name: t", "Mcp-Name: other"),
        &request,
        -32020,
        "mcp-name",
    );
    refused(
        "MCP-Protocol-Version: 2026-07-28\r\n",
        &request,
        -32020,
        "mcp-method",
    );
    // Nothing of the older era gets a place in the newer.
    refused(&headers, &call(1, "t"), -32602, "protocolVersion");
    refused(&headers, &json!([]), -32602, "protocolVersion");

    let (list, listing) = modern(2, "tools/list", json!({}));
    assert_eq!(listener.post(&list, &listing).status, 200);
    let params = json!({ "name": "marked", "arguments": { "region": "eu" } });
    let (headers, request) = modern(3, "tools/call", params);
    refused(&headers, &request, -32020, "mcp-param-region");
    let repeated = format!("{headers}Mcp-Param-Region: eu\r\n");
    assert_eq!(listener.post(&repeated, &request).status, 200);
}

#[test]
fn a_body_that_is_no_json_is_refused_before_the_server_sees_it() {
    let listener = before_shell(SERVER);
    let session = begin(&listener);
    for body in ["", "{nope", "[[[", "{} {}"] {
        let request = format!(
            "POST /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             {session}Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let answer = listener.raw(&request);
        assert_eq!(answer.status, 400, "{body}: {answer:?}");
        assert_eq!(answer.json()["error"]["code"], -32700, "{body}");
    }
    assert_eq!(listener.post(&session, &call(1, "t")).status, 200);
}

#[test]
fn a_program_that_can_not_be_started_is_told() {
    let listener = before_shell("exit 3");
    let hello = json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {} });
    let answer = listener.post("", &hello);
    let told = answer.status == 502 || answer.json()["error"]["code"] == -32603;
    assert!(told, "{answer:?}");
}
