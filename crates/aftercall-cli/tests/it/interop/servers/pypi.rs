//! The servers from PyPI, on both major versions of the Python SDK.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use super::{Scenario, empty, fails, same, says, unflagged};
use crate::interop::cache::{Cache, text};

/// Signing and hooks of the person who runs the tests stay out of the fixture.
const NO_OWN_SETTINGS: [&str; 2] = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"];

/// `mcp-server-git`, on the Python SDK 2.x: both protocol eras, an unknown tool
/// is a JSON-RPC error.
pub(in crate::interop) fn git(cache: &Cache, work: &Path) -> Scenario {
    std::fs::write(work.join("file.txt"), "1\n").expect("the fixture folder is writable");
    for arguments in [
        &["init", "--quiet", "--initial-branch=main"][..],
        &["config", "user.name", "Fixture"],
        &["config", "user.email", "fixture@example.com"],
        &["add", "file.txt"],
        &[
            "commit",
            "--quiet",
            "--message=fix: retry after timeout error",
        ],
    ] {
        let ran = Command::new("git")
            .args(arguments)
            .current_dir(work)
            .envs(NO_OWN_SETTINGS.map(|setting| setting.split_once('=').expect("name=value")))
            .status()
            .expect("git is there");
        assert!(ran.success(), "git {arguments:?}");
    }
    std::fs::write(work.join("file.txt"), "1\n2\n").expect("the fixture folder is writable");
    let repo = text(work);
    let on = |more: Value| {
        let mut arguments = more;
        arguments["repo_path"] = Value::from(repo.as_str());
        arguments
    };

    let steps = vec![
        same("git_status", on(json!({}))),
        same("git_diff_unstaged", on(json!({}))),
        same("git_diff_unstaged", on(json!({ "context_lines": 0 }))),
        same("git_diff_staged", on(json!({}))),
        same("git_diff", on(json!({ "target": "main" }))),
        same("git_log", on(json!({ "max_count": 5 }))),
        same("git_show", on(json!({ "revision": "HEAD" }))),
        same("git_branch", on(json!({ "branch_type": "local" }))),
        same("git_add", on(json!({ "files": ["file.txt"] }))),
        same("git_diff_staged", on(json!({}))),
        same("git_reset", on(json!({}))),
        same("git_add", on(json!({ "files": ["file.txt"] }))),
        same("git_commit", on(json!({ "message": "error: said twice" }))),
        same("git_create_branch", on(json!({ "branch_name": "other" }))),
        same("git_checkout", on(json!({ "branch_name": "other" }))),
        same("git_status", on(json!({}))),
        says(
            "git_status",
            json!({ "repo_path": "/nowhere" }),
            "permission",
        ),
        fails("git_status", json!({}), "validation"),
        fails("git_log", on(json!({ "max_count": "many" })), "validation"),
        says("git_show", on(json!({ "revision": "gone" })), "validation"),
        says(
            "git_add",
            on(json!({ "files": ["gone.txt"] })),
            "validation",
        ),
        says(
            "git_create_branch",
            on(json!({ "branch_name": "main" })),
            "business",
        ),
        says(
            "git_commit",
            on(json!({ "message": "nothing staged" })),
            "business",
        ),
        fails("no_such_tool", json!({}), "validation"),
    ];
    let mut command = vec!["env".to_owned()];
    command.extend(NO_OWN_SETTINGS.map(ToOwned::to_owned));
    command.extend([cache.python2("mcp-server-git"), "-r".into(), repo]);
    Scenario {
        command,
        modern: true,
        steps,
    }
}

/// `mcp-server-time`, on the Python SDK 2.x: both protocol eras, output schemas.
pub(in crate::interop) fn time(cache: &Cache, _: &Path) -> Scenario {
    let zones = [
        "UTC",
        "Europe/Berlin",
        "Asia/Tokyo",
        "America/New_York",
        "Asia/Kathmandu",
        "Australia/Lord_Howe",
    ];
    let convert = |from: &str, time: &str, to: &str| json!({ "source_timezone": from, "time": time, "target_timezone": to });
    let mut steps = Vec::new();
    for zone in zones {
        steps.push(same("get_current_time", json!({ "timezone": zone })));
        steps.push(same("convert_time", convert("UTC", "12:30", zone)));
    }
    steps.extend([
        says(
            "get_current_time",
            json!({ "timezone": "Mars/Base" }),
            "validation",
        ),
        fails("get_current_time", json!({}), "validation"),
        says("convert_time", convert("UTC", "25:99", "UTC"), "validation"),
        says(
            "convert_time",
            convert("Nowhere", "10:00", "UTC"),
            "validation",
        ),
        fails("no_such_tool", json!({}), "validation"),
    ]);
    Scenario {
        command: vec![
            cache.python2("mcp-server-time"),
            "--local-timezone=UTC".into(),
        ],
        modern: true,
        steps,
    }
}

/// `mcp-server-sqlite`, on the Python SDK 1.x: no annotations, no output
/// schemas; what the database refuses comes without the flag.
pub(in crate::interop) fn sqlite(cache: &Cache, work: &Path) -> Scenario {
    let query = |sql: &str| json!({ "query": sql });
    let steps = vec![
        empty("list_tables", json!({})),
        same(
            "create_table",
            query("CREATE TABLE log (id INTEGER PRIMARY KEY, line TEXT)"),
        ),
        same(
            "write_query",
            query("INSERT INTO log VALUES (1, 'error: 503')"),
        ),
        same(
            "write_query",
            query("INSERT INTO log VALUES (2, 'gr\u{fc}n')"),
        ),
        same("list_tables", json!({})),
        same("describe_table", json!({ "table_name": "log" })),
        same("read_query", query("SELECT * FROM log")),
        same("read_query", query("SELECT line FROM log WHERE id = 1")),
        same("read_query", query("SELECT count(*) FROM log")),
        same(
            "write_query",
            query("UPDATE log SET line = 'timeout' WHERE id = 2"),
        ),
        same("read_query", query("SELECT line FROM log WHERE id = 2")),
        same(
            "append_insight",
            json!({ "insight": "two lines, one of them an error" }),
        ),
        same("write_query", query("DELETE FROM log WHERE id = 2")),
        same("read_query", query("SELECT * FROM log ORDER BY id DESC")),
        empty("read_query", query("SELECT * FROM log WHERE id = 9")),
        unflagged("read_query", query("SELECT * FROM missing"), "validation"),
        unflagged(
            "write_query",
            query("INSERT INTO log VALUES (1, 'again')"),
            "business",
        ),
        unflagged("read_query", query("DROP TABLE log"), "validation"),
        fails("read_query", json!({}), "validation"),
        fails("read_query", json!({ "query": 7 }), "validation"),
        fails("describe_table", json!({}), "validation"),
        fails("append_insight", json!({ "insight": null }), "validation"),
    ];
    let file = text(&work.join("fixture.db"));
    Scenario {
        command: vec![cache.python1("mcp-server-sqlite"), "--db-path".into(), file],
        modern: false,
        steps,
    }
}
