//! The published clients before remote servers: over standard input, with HTTP
//! behind.
//!
//! There is no pipe between proxy and server to record, so what is compared is
//! what the client's API says: the data as it was, a failure in our form.

use serde_json::{Value, json};

use super::cache::Cache;
use super::client::Client;
use super::listening::{everything, node, python};
use super::rust_server;

/// Calls these tools; the answers as the client's API gives them.
fn outcomes(cache: &Cache, client: Client, url: &str, calls: &[Value]) -> Vec<Value> {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let proxy = [env!("CARGO_BIN_EXE_aftercall"), "proxy", "--upstream", url];
    let plan = json!({ "command": proxy, "calls": calls });
    let told = client.follow(cache, folder.path(), &plan);
    let outcomes = told.outcomes.into_iter();
    outcomes
        .map(|outcome| outcome.unwrap_or_else(|thrown| panic!("{client:?} threw {thrown}")))
        .collect()
}

fn call(tool: &str, arguments: &Value) -> Value {
    json!({ "name": tool, "arguments": arguments })
}

fn says(outcome: &Value) -> &str {
    let said = outcome["content"][0]["text"].as_str();
    said.unwrap_or_else(|| panic!("no text: {outcome}"))
}

fn assert_works(outcome: &Value, text: &str) {
    assert_eq!(says(outcome), text);
    assert_ne!(outcome["isError"], true, "{outcome}");
}

fn assert_fails(outcome: &Value, category: &str) {
    assert_eq!(outcome["isError"], true, "{outcome}");
    let told = &outcome["_meta"]["dev.aftercall/error"];
    assert_eq!(told["errorCategory"], category, "{outcome}");
    assert!(says(outcome).starts_with("ERROR ["), "{outcome}");
}

/// A server of this repository: all of them have the same tools.
fn prove(cache: &Cache, url: &str, client: Client) {
    let calls = [
        call("add", &json!({ "a": 1, "b": 2 })),
        call("quote", &json!({})),
        call("steps", &json!({})),
        call("refuse", &json!({})),
        call("add", &json!({ "a": "one", "b": 2 })),
        call("no_such_tool", &json!({})),
    ];
    let outcomes = outcomes(cache, client, url, &calls);
    assert_works(&outcomes[0], "3");
    assert_works(
        &outcomes[1],
        "Traceback: TimeoutError: 429 Too Many Requests",
    );
    assert_works(&outcomes[2], "done");
    assert_eq!(outcomes[3]["isError"], true, "{}", outcomes[3]);
    assert!(says(&outcomes[3]).starts_with("ERROR ["), "{}", outcomes[3]);
    assert_fails(&outcomes[4], "validation");
    assert_fails(&outcomes[5], "validation");
}

fn prove_python(version: u8, client: Client) {
    let cache = Cache::ready();
    let server = python(&cache, version);
    prove(&cache, &server.url, client);
}

fn prove_typescript(name: &str, client: Client) {
    let cache = Cache::ready();
    let server = node(&cache, name);
    prove(&cache, &server.url, client);
}

fn prove_rust(client: Client) {
    prove(&Cache::ready(), &rust_server::start(), client);
}

fn prove_everything(client: Client) {
    let cache = Cache::ready();
    let server = everything(&cache);
    let calls = [
        call("echo", &json!({ "message": "hello" })),
        call(
            "trigger-long-running-operation",
            &json!({ "duration": 0.2, "steps": 2 }),
        ),
        call("get-sum", &json!({ "a": "one", "b": 2 })),
    ];
    let outcomes = outcomes(&cache, client, &server.url, &calls);
    assert_works(&outcomes[0], "Echo: hello");
    assert!(says(&outcomes[1]).contains("completed"), "{}", outcomes[1]);
    assert_fails(&outcomes[2], "validation");
}

/// One test for each client.
macro_rules! clients {
    ($prove:expr) => {
        clients!(@tests $prove, python1 Python1, python2 Python2,
            typescript1 TypeScript1, typescript2 TypeScript2, rust Rust);
    };
    (@tests $prove:expr, $($name:ident $client:ident),*) => {$(
        #[test]
        #[ignore = "needs scripts/interop-setup"]
        fn $name() {
            $prove(super::Client::$client);
        }
    )*};
}

mod python1 {
    clients!(|client| super::prove_python(1, client));
}

mod python2 {
    clients!(|client| super::prove_python(2, client));
}

mod typescript1 {
    clients!(|client| super::prove_typescript("typescript1.mjs", client));
}

mod typescript2 {
    clients!(|client| super::prove_typescript("typescript2.mjs", client));
}

mod rust {
    clients!(super::prove_rust);
}

mod everything {
    clients!(super::prove_everything);
}
