//! Clients that listen (`subscriptions/listen` of 2026-07-28) hear of each change
//! once, through the proxy as without it.

use serde_json::{Value, json};

use super::cache::Cache;
use super::client::Client;
use super::listening::{Listening, node, node_command, python, python_command};

const PROXY: &str = env!("CARGO_BIN_EXE_aftercall");

/// A server by both of its ways in, and its tools: one that changes nothing, and
/// one that says that the tools have changed.
struct Server {
    remote: Listening,
    command: Vec<String>,
    tools: [Value; 2],
}

fn python2(cache: &Cache) -> Server {
    let add = json!({ "name": "add", "arguments": { "a": 1, "b": 2 } });
    Server {
        remote: python(cache, 2),
        command: python_command(cache, 2),
        tools: [add, json!({ "name": "announce", "arguments": {} })],
    }
}

fn typescript2(cache: &Cache) -> Server {
    let named = |name: &str| json!({ "name": name, "arguments": {} });
    Server {
        remote: node(cache, "conforming.mjs"),
        command: node_command(cache, "conforming.mjs"),
        tools: ["test_simple_text", "test_trigger_tool_change"].map(named),
    }
}

fn prove(server: fn(&Cache) -> Server, client: Client) {
    let cache = Cache::ready();
    let server = server(&cache);
    let [quiet, mut changes] = server.tools;
    changes["hears"] = true.into();
    let calls = json!([quiet, changes, quiet, changes]);
    let heard = |mut plan: Value| {
        plan["listens"] = true.into();
        plan["calls"] = calls.clone();
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let told = client.follow(&cache, folder.path(), &plan);
        for outcome in &told.outcomes {
            assert!(outcome.is_ok(), "{outcome:?}");
        }
        told.heard
    };
    let direct = heard(json!({ "url": server.remote.url }));
    assert_eq!(direct, [0, 1, 1, 2].map(Some));

    let before_remote = Listening::before(&server.remote);
    let before_program = Listening::before_program(&server.command);
    let pipes_to_remote = [PROXY, "proxy", "--upstream", &server.remote.url];
    let pipes = [PROXY, "proxy", "--"].map(ToOwned::to_owned);
    let pipes_to_pipes = [&pipes[..], &server.command].concat();
    for ours in [
        json!({ "url": before_remote.url }),
        json!({ "url": before_program.url }),
        json!({ "command": pipes_to_remote }),
        json!({ "command": pipes_to_pipes }),
    ] {
        assert_eq!(heard(ours.clone()), direct, "{ours}");
    }
}

#[test]
#[ignore = "needs scripts/interop-setup"]
fn python_hears_python() {
    prove(python2, Client::Python2);
}

#[test]
#[ignore = "needs scripts/interop-setup"]
fn python_hears_typescript() {
    prove(typescript2, Client::Python2);
}

#[test]
#[ignore = "needs scripts/interop-setup"]
fn typescript_hears_python() {
    prove(python2, Client::TypeScript2);
}

#[test]
#[ignore = "needs scripts/interop-setup"]
fn typescript_hears_typescript() {
    prove(typescript2, Client::TypeScript2);
}
