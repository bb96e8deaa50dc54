//! The published servers: how each is started on a fixture of its own, and what
//! it is asked.
//!
//! The calls that must not change hold what tempts a proxy: text that speaks of
//! errors, a partial answer, JSON inside text, images, resources, progress
//! notifications between request and answer. The failures take every way that
//! these servers have to say no: a thrown exception, an argument that does not
//! fit the schema, a rule of the server's own, an unknown tool (a result with a
//! flag from some, a JSON-RPC error from others).

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use super::cache::{Cache, text};

/// One server on its fixture, and the calls in their order.
pub(super) struct Scenario {
    pub(super) command: Vec<String>,
    /// Whether it speaks revision 2026-07-28 to a client that asks for it.
    pub(super) modern: bool,
    pub(super) steps: Vec<Step>,
}

/// One call and what is to come of it.
pub(super) struct Step {
    pub(super) tool: &'static str,
    arguments: Value,
    pub(super) expect: Expect,
}

/// What the proxy has to make of the answer.
pub(super) enum Expect {
    /// Nothing: every byte as the server wrote it.
    Same,
    /// A sentence more, which says that nothing was found.
    Empty,
    /// A structured failure. The category is given where the server's words
    /// leave no doubt, and must then be found.
    Fails(Option<&'static str>),
}

impl Step {
    /// The parameters of the call.
    pub(super) fn request(&self) -> Value {
        json!({ "name": self.tool, "arguments": self.arguments })
    }
}

fn same(tool: &'static str, arguments: Value) -> Step {
    let expect = Expect::Same;
    Step {
        tool,
        arguments,
        expect,
    }
}

fn empty(tool: &'static str, arguments: Value) -> Step {
    let expect = Expect::Empty;
    Step {
        tool,
        arguments,
        expect,
    }
}

fn fails(tool: &'static str, arguments: Value, category: impl Into<Option<&'static str>>) -> Step {
    let expect = Expect::Fails(category.into());
    Step {
        tool,
        arguments,
        expect,
    }
}

/// `@modelcontextprotocol/server-filesystem`: every tool declares an output
/// schema and has annotations.
pub(super) fn filesystem(cache: &Cache, work: &Path) -> Scenario {
    let write = |name: &str, bytes: &[u8]| {
        std::fs::write(work.join(name), bytes).expect("the fixture folder is writable");
    };
    std::fs::create_dir(work.join("sub")).expect("the fixture folder is writable");
    write("notes.txt", "one\nzwei größer\nthree\n".as_bytes());
    write(
        "app.log",
        b"ERROR 503 upstream timed out, retry after 5 s\n",
    );
    write(
        "long.txt",
        "\u{2003}line of \"text\"\\\n".repeat(8_000).as_bytes(),
    );
    write("pixel.png", b"\x89PNG\r\n\x1a\n");
    let at = |name: &str| text(&work.join(name));
    let (notes, log, none) = (at("notes.txt"), at("app.log"), at("none.txt"));

    let steps = vec![
        same("list_allowed_directories", json!({})),
        same("list_directory", json!({ "path": text(work) })),
        same("list_directory_with_sizes", json!({ "path": text(work) })),
        same("directory_tree", json!({ "path": text(work) })),
        same("read_text_file", json!({ "path": notes })),
        same("read_text_file", json!({ "path": notes, "head": 1 })),
        same("read_text_file", json!({ "path": log })),
        same("read_text_file", json!({ "path": at("long.txt") })),
        same("read_media_file", json!({ "path": at("pixel.png") })),
        same("read_multiple_files", json!({ "paths": [notes, none] })),
        same(
            "search_files",
            json!({ "path": text(work), "pattern": "*.txt" }),
        ),
        same(
            "search_files",
            json!({ "path": text(work), "pattern": "*.nothing" }),
        ),
        same("list_directory", json!({ "path": at("sub") })),
        same("get_file_info", json!({ "path": notes })),
        same(
            "write_file",
            json!({ "path": at("new.txt"), "content": "a\n" }),
        ),
        same(
            "edit_file",
            json!({ "path": at("new.txt"), "edits": [{ "oldText": "a", "newText": "b" }] }),
        ),
        same("create_directory", json!({ "path": at("sub/deeper") })),
        same(
            "move_file",
            json!({ "source": at("new.txt"), "destination": at("sub/new.txt") }),
        ),
        fails("read_text_file", json!({ "path": none }), None),
        fails("read_text_file", json!({ "path": "/etc/hostname" }), None),
        fails("read_text_file", json!({}), "validation"),
        fails("read_text_file", json!({ "path": 7 }), "validation"),
        fails("read_text_file", json!({ "path": at("sub") }), None),
        fails("create_directory", json!({ "path": notes }), None),
        fails(
            "edit_file",
            json!({ "path": notes, "edits": [{ "oldText": "gone", "newText": "b" }] }),
            None,
        ),
        fails("no_such_tool", json!({}), "validation"),
    ];
    Scenario {
        command: vec![cache.npm("mcp-server-filesystem"), text(work)],
        modern: false,
        steps,
    }
}

/// `@modelcontextprotocol/server-everything`: all kinds of content blocks, a
/// tool with an output schema, notifications, tasks.
pub(super) fn everything(cache: &Cache, _: &Path) -> Scenario {
    let archive = json!({
        "name": "a.txt.gz",
        "data": "data:text/plain,abc",
        "outputType": "resource",
    });
    let steps = vec![
        same("echo", json!({ "message": "hello" })),
        same(
            "echo",
            json!({ "message": "{\"errorCategory\":\"transient\"}" }),
        ),
        same(
            "echo",
            json!({ "message": "Traceback: TimeoutError: 429 Too Many Requests" }),
        ),
        same("get-sum", json!({ "a": 0.1, "b": 0.2 })),
        same("get-structured-content", json!({ "location": "Chicago" })),
        same("get-structured-content", json!({ "location": "New York" })),
        same(
            "get-annotated-message",
            json!({ "messageType": "success", "includeImage": true }),
        ),
        same("get-annotated-message", json!({ "messageType": "debug" })),
        same("get-tiny-image", json!({})),
        same("get-resource-links", json!({ "count": 3 })),
        same(
            "get-resource-reference",
            json!({ "resourceType": "Text", "resourceId": 1 }),
        ),
        same(
            "get-resource-reference",
            json!({ "resourceType": "Blob", "resourceId": 2 }),
        ),
        same("gzip-file-as-resource", archive),
        same(
            "trigger-long-running-operation",
            json!({ "duration": 0.2, "steps": 2 }),
        ),
        fails("echo", json!({}), "validation"),
        fails("get-sum", json!({ "a": "one", "b": 2 }), "validation"),
        fails(
            "get-structured-content",
            json!({ "location": "Paris" }),
            "validation",
        ),
        fails("get-structured-content", json!({}), "validation"),
        fails("get-resource-links", json!({ "count": 200 }), "validation"),
        fails(
            "get-resource-reference",
            json!({ "resourceType": "Text", "resourceId": -1 }),
            None,
        ),
        fails(
            "gzip-file-as-resource",
            json!({ "name": "x", "data": "file:///etc/hostname" }),
            None,
        ),
        fails("no-such-tool", json!({}), "validation"),
    ];
    Scenario {
        command: vec![cache.npm("mcp-server-everything")],
        modern: false,
        steps,
    }
}

/// `@modelcontextprotocol/server-memory`: every tool declares an output schema,
/// and most that writes answers with what it wrote.
pub(super) fn memory(cache: &Cache, work: &Path) -> Scenario {
    let person =
        |name: &str| json!({ "name": name, "entityType": "person", "observations": ["tall"] });
    let knows = json!({ "from": "Ann", "to": "Bob", "relationType": "knows" });
    let steps = vec![
        empty("read_graph", json!({})),
        same(
            "create_entities",
            json!({ "entities": [person("Ann"), person("Bob")] }),
        ),
        same(
            "create_entities",
            json!({ "entities": [person("Error: timeout")] }),
        ),
        same("create_relations", json!({ "relations": [knows] })),
        same(
            "add_observations",
            json!({ "observations": [{ "entityName": "Ann", "contents": ["fällt nie aus"] }] }),
        ),
        same("read_graph", json!({})),
        same("search_nodes", json!({ "query": "Ann" })),
        same("search_nodes", json!({ "query": "timeout" })),
        same("open_nodes", json!({ "names": ["Bob"] })),
        same(
            "delete_observations",
            json!({ "deletions": [{ "entityName": "Ann", "observations": ["tall"] }] }),
        ),
        same("open_nodes", json!({ "names": ["Ann", "Bob"] })),
        same("delete_relations", json!({ "relations": [knows] })),
        same("delete_entities", json!({ "entityNames": ["Bob"] })),
        same("read_graph", json!({})),
        empty("search_nodes", json!({ "query": "nobody" })),
        empty("open_nodes", json!({ "names": ["nobody"] })),
        fails(
            "add_observations",
            json!({ "observations": [{ "entityName": "nobody", "contents": ["x"] }] }),
            None,
        ),
        fails("create_entities", json!({}), "validation"),
        fails(
            "create_entities",
            json!({ "entities": [{ "name": "Cy" }] }),
            "validation",
        ),
        fails("search_nodes", json!({ "query": 5 }), "validation"),
        fails("no_such_tool", json!({}), "validation"),
    ];
    let file = format!("MEMORY_FILE_PATH={}", text(&work.join("memory.jsonl")));
    Scenario {
        command: vec!["env".into(), file, cache.npm("mcp-server-memory")],
        modern: false,
        steps,
    }
}

/// Signing and hooks of the person who runs the tests stay out of the fixture.
const NO_OWN_SETTINGS: [&str; 2] = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"];

/// `mcp-server-git`, on the Python SDK 2.x: both protocol eras, an unknown tool
/// is a JSON-RPC error.
pub(super) fn git(cache: &Cache, work: &Path) -> Scenario {
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
        fails("git_status", json!({ "repo_path": "/nowhere" }), None),
        fails("git_status", json!({}), None),
        fails("git_log", on(json!({ "max_count": "many" })), None),
        fails("git_show", on(json!({ "revision": "gone" })), None),
        fails("git_add", on(json!({ "files": ["gone.txt"] })), None),
        fails(
            "git_create_branch",
            on(json!({ "branch_name": "main" })),
            None,
        ),
        fails(
            "git_commit",
            on(json!({ "message": "nothing staged" })),
            None,
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
pub(super) fn time(cache: &Cache, _: &Path) -> Scenario {
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
        fails("get_current_time", json!({ "timezone": "Mars/Base" }), None),
        fails("get_current_time", json!({}), None),
        fails("convert_time", convert("UTC", "25:99", "UTC"), None),
        fails("convert_time", convert("Nowhere", "10:00", "UTC"), None),
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
pub(super) fn sqlite(cache: &Cache, work: &Path) -> Scenario {
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
        fails("read_query", json!({}), None),
        fails("read_query", json!({ "query": 7 }), None),
        fails("describe_table", json!({}), None),
        fails("append_insight", json!({ "insight": null }), None),
    ];
    let file = text(&work.join("fixture.db"));
    Scenario {
        command: vec![cache.python1("mcp-server-sqlite"), "--db-path".into(), file],
        modern: false,
        steps,
    }
}
