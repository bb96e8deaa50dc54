//! One session over bare pipes, and what of its answer two runs share.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use serde::Deserialize;
use serde_json::{Value, json};

/// What is called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Call {
    pub(crate) tool: String,
    pub(crate) arguments: Value,
}

pub(crate) fn aftercall() -> Command {
    Command::new(env!("CARGO_BIN_EXE_aftercall"))
}

/// What the frame says, without its id, and without what no two runs share: when
/// a site answered, and for how long the backoff between two tries happened to be.
pub(crate) fn body(frame: Option<&Value>) -> Option<(Option<Value>, Option<Value>)> {
    let steady = |name| frame?.get(name).cloned().map(steady);
    frame.map(|_| (steady("result"), steady("error")))
}

fn steady(value: Value) -> Value {
    match value {
        Value::Object(mut members) => {
            members.remove("at");
            members.remove("waitedMs");
            members.into_iter().map(|(k, v)| (k, steady(v))).collect()
        }
        Value::Array(items) => items.into_iter().map(steady).collect(),
        // The last line of a text of ours is JSON too.
        Value::String(text) => match text.rsplit_once('\n') {
            Some((words, last)) => match serde_json::from_str::<Value>(last) {
                Ok(data) => json!([words, steady(data)]),
                Err(_) => Value::String(text),
            },
            None => Value::String(text),
        },
        other => other,
    }
}

/// The answer to one call over bare pipes; `None` if there is none.
pub(crate) fn answer(command: &[String], folder: &Path, name: &str, call: &Call) -> Option<Value> {
    let mut server = aftercall();
    let db = folder.join(format!("{name}.sqlite"));
    server.args(command).arg("--db").arg(db);
    answer_of(server, call)
}

/// The same of any server.
pub(crate) fn answer_of(mut server: Command, call: &Call) -> Option<Value> {
    let mut child = server
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let mut to = child.stdin.take().expect("a pipe");
    let mut from = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut ask = |message: Value| writeln!(to, "{message}").expect("the server reads");
    let about = json!({"name": "test", "version": "0"});
    ask(
        json!({"jsonrpc": "2.0", "id": "open", "method": "initialize", "params": {
            "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": about,
        }}),
    );
    let mut until = |id: &str| -> Option<Value> {
        from.by_ref()
            .map_while(Result::ok)
            .map(|line| serde_json::from_str::<Value>(&line).expect("JSON"))
            .find(|frame| frame["id"] == id)
    };
    until("open").expect("the server opens the session");
    ask(json!({"jsonrpc": "2.0", "method": "notifications/initialized"}));
    ask(json!({"jsonrpc": "2.0", "id": "list", "method": "tools/list"}));
    until("list").expect("the server lists its tools");
    ask(
        json!({"jsonrpc": "2.0", "id": "call", "method": "tools/call", "params": {
            "name": call.tool, "arguments": call.arguments,
        }}),
    );
    let answer = until("call");
    drop(to);
    child.wait().expect("the server ends");
    answer
}
