//! The servers from npm, all on the TypeScript SDK 1.x: a wrong argument and an
//! unknown tool are results with a flag.

use std::path::Path;

use serde_json::json;

use super::{Scenario, empty, fails, same, says};
use crate::interop::cache::{Cache, text};

/// `@modelcontextprotocol/server-filesystem`: every tool declares an output
/// schema and has annotations.
pub(in crate::interop) fn filesystem(cache: &Cache, work: &Path) -> Scenario {
    let write = |name: &str, bytes: &[u8]| {
        std::fs::write(work.join(name), bytes).expect("the fixture folder is writable");
    };
    std::fs::create_dir(work.join("sub")).expect("the fixture folder is writable");
    write("notes.txt", "one\nzwei größer\nthree\n".as_bytes());
    write(
        "app.log",
        b"12:01 ERROR 503 upstream timed out, retry after 5 s\n12:06 ok\n",
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
        fails("read_text_file", json!({ "path": none }), "validation"),
        says(
            "read_text_file",
            json!({ "path": "/etc/hostname" }),
            "permission",
        ),
        fails("read_text_file", json!({}), "validation"),
        fails("read_text_file", json!({ "path": 7 }), "validation"),
        fails("read_text_file", json!({ "path": at("sub") }), "validation"),
        fails("create_directory", json!({ "path": notes }), "business"),
        says(
            "edit_file",
            json!({ "path": notes, "edits": [{ "oldText": "gone", "newText": "b" }] }),
            "validation",
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
pub(in crate::interop) fn everything(cache: &Cache, _: &Path) -> Scenario {
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
        says(
            "get-resource-reference",
            json!({ "resourceType": "Text", "resourceId": -1 }),
            "validation",
        ),
        says(
            "gzip-file-as-resource",
            json!({ "name": "x", "data": "file:///etc/hostname" }),
            "validation",
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
pub(in crate::interop) fn memory(cache: &Cache, work: &Path) -> Scenario {
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
        says(
            "add_observations",
            json!({ "observations": [{ "entityName": "nobody", "contents": ["x"] }] }),
            "validation",
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
