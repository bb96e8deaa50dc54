//! A configuration that names a real server, started as the file says.

use std::process::Command;
use std::time::Duration;

use rmcp::ServiceExt;
use rmcp::model::CallToolRequestParams;
use rmcp::transport::TokioChildProcess;
use serde_json::{Value, json};

use super::{Bench, read};

const OWN: &str = env!("CARGO_BIN_EXE_aftercall");

/// The order desk as another program, so that it is not taken for ours.
fn desk() -> String {
    let config = json!({"mcpServers": {"desk": {
        "command": "env",
        "args": [OWN, "orderdesk", "--plain"],
        "env": {"AFTERCALL_TEST": "1"},
    }}});
    format!("{config:#}\n")
}

/// What the file says to start.
fn launch(config: &[u8]) -> tokio::process::Command {
    let config: Value = serde_json::from_slice(config).expect("JSON");
    let entry = &config["mcpServers"]["desk"];
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let mut command = Command::new(text(&entry["command"]));
    command.args(entry["args"].as_array().expect("a list").iter().map(text));
    let environment = entry["env"].as_object().into_iter().flatten();
    command.envs(environment.map(|(name, value)| (name, text(value))));
    command.into()
}

/// The answer to a call that is refused.
pub(super) fn refusal(config: &[u8]) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    let session = async {
        let transport = TokioChildProcess::new(launch(config)).expect("it starts");
        let client = ().serve(transport).await.expect("a handshake");
        let tools = client.list_all_tools().await.expect("a list");
        assert!(
            tools
                .iter()
                .any(|tool| tool.name == "get_financial_records"),
            "{tools:?}"
        );
        let call = CallToolRequestParams::new("get_financial_records").with_arguments(
            json!({"month": "2026-01"})
                .as_object()
                .expect("an object")
                .clone(),
        );
        let answer = client.call_tool(call).await.expect("an answer");
        client.cancel().await.expect("it ends");
        serde_json::to_string(&answer).expect("JSON")
    };
    let limited = async { tokio::time::timeout(Duration::from_secs(60), session).await };
    runtime.block_on(limited).expect("a minute is enough")
}

#[test]
fn a_wrapped_server_starts_as_the_file_says_and_the_file_comes_back() {
    let bench = Bench::new();
    let original = desk();
    let file = bench.file("home/.cursor/mcp.json", &original);
    let plain = refusal(&read(&file));
    assert!(!plain.contains("errorCategory"), "{plain}");

    assert_eq!(bench.run(&["wrap", "--yes"]).code, Some(0));
    let wrapped = refusal(&read(&file));
    assert!(wrapped.contains("errorCategory"), "{wrapped}");

    assert_eq!(bench.run(&["unwrap", "--yes"]).code, Some(0));
    assert!(read(&file) == original.as_bytes());
}

#[test]
fn the_doctor_starts_nothing_unless_asked() {
    let bench = Bench::new();
    let mark = bench.project().join("started");
    let config = json!({"mcpServers": {"it": {"command": "touch", "args": [mark]}}});
    bench.file("project/.mcp.json", config.to_string());
    let said = bench.run(&["doctor"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.contains("No server was started"), "{}", said.out);
    assert!(!mark.exists());
    assert_eq!(bench.run(&["doctor", "--start"]).code, Some(1));
    assert!(mark.exists());
}

#[test]
fn the_doctor_says_how_each_server_does() {
    let bench = Bench::new();
    let pid = bench.project().join("pid");
    let config = json!({"mcpServers": {
        "desk": {"command": "env", "args": [OWN, "orderdesk"]},
        "behind": {"command": OWN, "args": ["proxy", "--", "env", OWN, "orderdesk", "--plain"]},
        "mute": {"command": "sh", "args": ["-c", format!("sleep 1000 & echo $! > {}; wait", pid.display())]},
        "dies": {"command": "sh", "args": ["-c", "echo no licence key >&2; exit 3"]},
        "gone": {"command": "no-such-program-1"},
        "old": {"type": "sse", "url": "https://mcp.example.com/events"},
        "off": {"command": "x", "disabled": true},
        "asks": {"command": "${workspaceFolder}/x"},
    }});
    bench.file("project/.mcp.json", config.to_string());
    let said = bench.run(&["doctor", "--start", "--within", "4", "--format", "json"]);
    assert_eq!(said.code, Some(1), "{said:?}");
    let rows = said.json();
    let servers = rows[0]["servers"].as_array().expect("a list");
    let server = |name: &str| {
        let found = servers.iter().find(|it| it["name"] == name);
        found.unwrap_or_else(|| panic!("{name}: {said:?}"))
    };
    for (name, state) in [("desk", "direct"), ("behind", "wrapped")] {
        let it = server(name);
        assert_eq!(
            (&it["state"], &it["answers"]),
            (&json!(state), &json!(true)),
            "{it}"
        );
        assert!(it["tools"].as_u64().is_some_and(|tools| tools >= 3), "{it}");
        assert!(
            it["protocol"]
                .as_str()
                .is_some_and(|era| era.starts_with("202")),
            "{it}"
        );
    }
    let problem = |name: &str| {
        server(name)["problem"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    assert!(
        problem("mute").contains("within 4 s"),
        "{}",
        problem("mute")
    );
    assert!(
        problem("dies").contains("no licence key"),
        "{}",
        problem("dies")
    );
    assert!(
        problem("gone").contains("not on the search path"),
        "{}",
        problem("gone")
    );
    let unchecked = server("asks")["unchecked"].as_str().unwrap_or_default();
    assert!(unchecked.contains("`${workspaceFolder}`"), "{unchecked}");
    assert_eq!(server("old")["state"], "sse");
    assert_eq!(server("off")["state"], "disabled");
    assert!(server("off")["answers"].is_null());

    let left = String::from_utf8(read(&pid)).expect("a number");
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", left.trim()));
    assert!(
        !stat.is_ok_and(|stat| !stat.contains(") Z ")),
        "its grandchild still runs"
    );
}

#[test]
fn the_doctor_reads_like_a_table() {
    let bench = Bench::new();
    bench.file(
        "home/.claude.json",
        r#"{"mcpServers": {"a": {"command": "sh"}, "longer": {"command": "no-such-program-1"}, "far": {"url": "https://a.example"}, "old": {"url": "https://a.example/sse"}}}"#,
    );
    let said = bench.run(&["doctor"]);
    assert_eq!(said.code, Some(1));
    let rows: Vec<_> = said.out.lines().take(5).collect();
    assert_eq!(
        rows[1..4],
        [
            "  a       direct",
            "  longer  direct  `no-such-program-1` is not on the search path",
            "  far     remote",
        ]
    );
    assert!(
        rows[4].starts_with("  old     remote  it speaks HTTP+SSE"),
        "{}",
        rows[4]
    );
    assert!(
        rows[0].ends_with(".claude.json (Claude Code)"),
        "{}",
        rows[0]
    );
}

#[test]
fn the_doctor_does_not_repeat_the_key_that_a_server_complains_of() {
    let bench = Bench::new();
    let config = json!({"mcpServers": {"crm": {
        "command": "sh",
        "args": ["-c", "echo \"$KEY was refused\" >&2; exit 3"],
        "env": {"KEY": "correct-horse-battery"},
    }}});
    bench.file("home/.cursor/mcp.json", config.to_string());
    for verb in [&["wrap", "--dry-run"], &["wrap", "--yes"]] {
        bench.run(verb);
        let said = bench.run(&["doctor", "--start"]);
        assert_eq!(said.code, Some(1), "{said:?}");
        assert!(
            said.out.contains("it said: [redacted] was refused"),
            "{said:?}"
        );
        assert!(!said.out.contains("aftercall: the server"), "{said:?}");
    }
}
