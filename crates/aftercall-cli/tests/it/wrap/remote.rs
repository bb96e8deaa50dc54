//! Remote servers: which are wrapped, what of them is shown, and whether they
//! work behind the proxy.

use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use super::live::refusal;
use super::{Bench, Said, read};
use crate::far::{Server, TOKEN};

fn config(entry: &Value) -> String {
    format!("{:#}\n", json!({"mcpServers": {"desk": entry}}))
}

#[test]
fn a_wrapped_remote_server_answers_and_the_file_comes_back() {
    let server = Server::start(true);
    let bench = Bench::new();
    let original = config(&json!({
        "type": "http",
        "url": server.url,
        "headers": {"Authorization": TOKEN, "Accept": "application/json"},
    }));
    let file = bench.file("home/.cursor/mcp.json", &original);
    assert_eq!(bench.run(&["wrap", "--yes"]).code, Some(0));
    let wrapped = refusal(&read(&file));
    assert!(wrapped.contains("errorCategory"), "{wrapped}");
    assert!(wrapped.contains("permission"), "{wrapped}");

    assert_eq!(bench.run(&["unwrap", "--yes"]).code, Some(0));
    assert!(read(&file) == original.as_bytes());
}

#[test]
fn a_url_that_holds_a_key_reaches_the_server_whole() {
    let server = Server::start(false);
    let bench = Bench::new();
    let original = config(&json!({"url": format!("{}?api_key=q-s3cret", server.url)}));
    let file = bench.file("home/.cursor/mcp.json", &original);
    assert_eq!(bench.run(&["wrap", "--yes"]).code, Some(0));
    assert!(refusal(&read(&file)).contains("errorCategory"));
    let heads = server.heads();
    assert!(
        heads.iter().all(|it| it.contains("/mcp?api_key=q-s3cret ")),
        "{heads:?}"
    );
    assert_eq!(bench.run(&["unwrap", "--yes"]).code, Some(0));
    assert!(read(&file) == original.as_bytes());
}

/// Ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn no_secret_stands_on_the_command_line_or_on_the_screen() {
    let bench = Bench::new();
    let file = bench.file(
        "home/.cursor/mcp.json",
        config(&json!({
            "url": "http://127.0.0.1:9/mcp?api_key=q-s3cret",
            "headers": {"Authorization": TOKEN, "X-Odd": "h-s3cret"},
        })),
    );
    for format in ["text", "json"] {
        let said = bench.run(&["wrap", "--dry-run", "--format", format]);
        assert_eq!(said.code, Some(1), "{said:?}");
        assert!(!said.out.contains("s3cret"), "{}", said.out);
        assert!(said.out.contains("--header-env"), "{}", said.out);
    }
    assert_eq!(bench.run(&["wrap", "--yes"]).code, Some(0));
    let config: Value = serde_json::from_slice(&read(&file)).expect("JSON");
    let entry = &config["mcpServers"]["desk"];
    let arguments = entry["args"].as_array().expect("a list").iter();
    let environment = entry["env"].as_object().expect("an object").iter();
    let running = Running(
        Command::new(entry["command"].as_str().expect("text"))
            .args(arguments.filter_map(Value::as_str))
            .envs(environment.filter_map(|(name, value)| Some((name, value.as_str()?))))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("it starts"),
    );
    let listed = std::fs::read(format!("/proc/{}/cmdline", running.0.id())).expect("it runs");
    let listed = String::from_utf8_lossy(&listed);
    assert!(!listed.contains("s3cret"), "{listed}");
}

const OPEN: &str = r#"{"mcpServers": {"notion": {"url": "https://mcp.example.com/mcp"}}}"#;

#[test]
fn what_may_want_a_login_is_wrapped_only_by_name() {
    let bench = Bench::new();
    let file = bench.file("project/.mcp.json", OPEN);
    let said = bench.run(&["wrap", "--yes", "--format", "json"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    let row = &said.json()[0];
    assert_eq!(row["state"], "unchanged");
    assert_eq!(row["servers"][0]["reason"], "may_need_login");
    assert!(
        row["servers"][0]["why"]
            .as_str()
            .is_some_and(|why| why.contains("--only")),
        "{row}"
    );
    assert!(read(&file) == OPEN.as_bytes());

    let said = bench.run(&["wrap", "--yes", "--only", "notion"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.contains("wrap    notion (remote)"), "{}", said.out);
    assert!(
        said.out.contains("aftercall doctor --start"),
        "{}",
        said.out
    );
    assert_eq!(bench.run(&["unwrap", "--yes"]).code, Some(0));
    assert!(read(&file) == OPEN.as_bytes());
}

#[test]
fn a_plain_url_means_the_old_transport_to_gemini() {
    let bench = Bench::new();
    let entry = json!({"url": "http://127.0.0.1:9/mcp", "headers": {"X-Key": "k"}});
    bench.file("project/.gemini/settings.json", config(&entry));
    bench.file("project/.cursor/mcp.json", config(&entry));
    let said = bench.run(&["wrap", "--dry-run", "--format", "json"]);
    let reasons: Vec<_> = said
        .json()
        .iter()
        .map(|file| file["servers"][0]["reason"].clone())
        .collect();
    assert_eq!(reasons, [Value::Null, json!("sse")], "{said:?}");
}

#[test]
fn what_was_changed_beyond_recognition_is_left_alone() {
    let bench = Bench::new();
    let arguments = |more: &[&str]| {
        let mut words = vec!["proxy", "--upstream-env", "AFTERCALL_UPSTREAM"];
        words.extend(more);
        json!({"mcpServers": {"it": {"command": "aftercall", "args": words, "env": {}}}})
    };
    for (config, reason) in [
        (arguments(&["--replaces", "url"]), "altered"),
        (arguments(&["--replaces", "x"]), "altered"),
        (arguments(&[]), "aftercall_itself"),
    ] {
        let file = bench.file("project/.mcp.json", config.to_string());
        let said = bench.run(&["unwrap", "--yes", "--format", "json"]);
        assert_eq!(said.json()[0]["servers"][0]["reason"], reason, "{said:?}");
        assert!(read(&file) == config.to_string().as_bytes());
    }
}

/// Settings of the proxy that somebody put in, and a variable for it.
#[test]
fn what_was_added_for_the_proxy_goes_with_it() {
    let bench = Bench::new();
    let original = config(&json!({
        "url": "http://127.0.0.1:9/mcp", "headers": {"X-Key": "k"}, "timeout": 5,
    }));
    let file = bench.file("project/.mcp.json", &original);
    assert_eq!(bench.run(&["wrap", "--yes"]).code, Some(0));
    let wrapped = String::from_utf8(read(&file)).expect("UTF-8");
    let edited = wrapped
        .replace("\"proxy\",", "\"proxy\", \"--timeout\", \"30s\",")
        .replace(": \"k\"", ": \"k2\",\n        \"SSL_CERT_FILE\": \"/x\"");
    assert_ne!(wrapped, edited);
    bench.file("project/.mcp.json", &edited);
    assert_eq!(bench.run(&["unwrap", "--yes"]).code, Some(0));
    let back = String::from_utf8(read(&file)).expect("UTF-8");
    assert_eq!(back, original.replace("\"k\"", "\"k2\""));
}

fn examined(bench: &Bench, name: &str) -> (Said, Value) {
    let said = bench.run(&["doctor", "--start", "--only", name, "--format", "json"]);
    let rows = said.json();
    let mut servers = rows[0]["servers"].as_array().expect("a list").iter();
    let found = servers.find(|server| server["name"] == name).cloned();
    (said, found.expect("it is there"))
}

#[test]
fn the_doctor_calls_remote_servers_too() {
    let (open, closed) = (Server::start(false), Server::start(true));
    let config = json!({"mcpServers": {
        "open": {"url": open.url},
        "known": {"url": closed.url, "headers": {"Authorization": "${AFTERCALL_TEST_TOKEN:-Bearer t0p-s3cret}"}},
        "login": {"url": closed.url},
    }});
    let bench = Bench::new();
    bench.file("project/.mcp.json", config.to_string());
    for name in ["open", "known"] {
        let (said, server) = examined(&bench, name);
        assert_eq!(said.code, Some(0), "{said:?}");
        assert_eq!(server["state"], "remote", "{server}");
        assert_eq!(server["answers"], true, "{server}");
        assert_eq!(server["protocol"], "2025-11-25", "{server}");
        assert_eq!(server["tools"], 1, "{server}");
    }
    let (said, server) = examined(&bench, "login");
    assert_eq!(said.code, Some(0), "{said:?}");
    assert_eq!(server["wantsLogin"], true, "{server}");
    let table = bench.run(&["doctor", "--start"]);
    assert!(
        table
            .out
            .contains("login  remote  wants a login, which only its client can do"),
        "{}",
        table.out
    );

    // Wrapped, it is no longer well, and the way out is named.
    let own = env!("CARGO_BIN_EXE_aftercall");
    assert_eq!(
        bench.run(&["wrap", "--yes", "--command", own]).code,
        Some(0)
    );
    let (said, server) = examined(&bench, "known");
    assert_eq!(said.code, Some(0), "{said:?}");
    assert_eq!(server["state"], "wrapped", "{server}");
    assert_eq!(server["answers"], true, "{server}");
    assert_eq!(examined(&bench, "login").0.code, Some(1));
    let table = bench.run(&["doctor", "--start"]);
    assert!(
        table.out.contains("aftercall unwrap --only"),
        "{}",
        table.out
    );
}

#[test]
fn the_doctor_tells_what_is_wrong_with_a_remote_server() {
    let refused = {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        listener.local_addr().expect("it is bound").port()
    };
    let closed = Server::start(true);
    let old = Server::scripted(
        "GET",
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n\
         event: endpoint\ndata: /messages?session=1\n\n",
        "HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\n\r\n",
    );
    let page = Server::scripted(
        "GET",
        "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 13\r\n\r\n<html></html>",
    );
    let config = json!({"mcpServers": {
        "old": {"url": old.url},
        "page": {"url": page.url},
        "gone": {"url": format!("http://127.0.0.1:{refused}/mcp")},
        "expired": {"url": closed.url, "headers": {"Authorization": "Bearer old"}},
        "asks": {"url": closed.url, "headers": {"Authorization": "${input:token}"}},
    }});
    let bench = Bench::new();
    bench.file("project/.mcp.json", config.to_string());
    for (name, told) in [
        ("gone", "No connection to the MCP server"),
        ("expired", "wants to know who calls"),
        ("old", "speaks HTTP+SSE of 2024-11-05"),
        ("page", "instead of an answer of MCP"),
    ] {
        let (said, server) = examined(&bench, name);
        assert_eq!(said.code, Some(1), "{said:?}");
        let problem = server["problem"].as_str().unwrap_or_default();
        assert!(problem.contains(told), "{server}");
        assert!(!said.out.contains("Bearer old"), "{said:?}");
    }
    // Only its client can know, so nothing is wrong with it.
    let (said, server) = examined(&bench, "asks");
    assert_eq!(said.code, Some(0), "{said:?}");
    let unchecked = "only its client can fill in `${input:token}`";
    assert_eq!(server["unchecked"], unchecked, "{server}");
}
