//! The published clients before remote servers: over standard input, with HTTP
//! behind.
//!
//! There is no pipe between proxy and server to record, so what is compared is
//! what the client's API says: the data as it was, a failure in our form.

use std::net::TcpListener;
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::cache::{Cache, text};
use super::client::Client;
use crate::repository;

/// Python and Node take a while to load on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that listens, and ends with the test.
struct Server {
    process: Child,
    url: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Server {
    fn start(command: impl FnOnce(u16) -> Command) -> Self {
        let port = {
            let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
            listener.local_addr().expect("it is bound").port()
        };
        let process = command(port)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the interop cache holds the server");
        let server = Self {
            process,
            url: format!("http://127.0.0.1:{port}/mcp"),
        };
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(start.elapsed() < PATIENCE, "the server does not listen");
            std::thread::sleep(Duration::from_millis(50));
        }
        server
    }
}

fn python(cache: &Cache, version: u8) -> Server {
    let script = format!("tests/interop/servers/python{version}.py");
    let script = text(&repository::root().join(script));
    let python = match version {
        1 => cache.python1("python"),
        _ => cache.python2("python"),
    };
    Server::start(|port| {
        let mut command = Command::new(python);
        command.args([script, port.to_string()]);
        command
    })
}

fn everything(cache: &Cache) -> Server {
    let program = cache.npm("mcp-server-everything");
    Server::start(|port| {
        let mut command = Command::new(program);
        command.arg("streamableHttp").env("PORT", port.to_string());
        command
    })
}

/// Calls these tools; the answers as the client's API gives them.
fn outcomes(cache: &Cache, client: Client, server: &Server, calls: &[Value]) -> Vec<Value> {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let proxy = [
        env!("CARGO_BIN_EXE_aftercall"),
        "proxy",
        "--upstream",
        &server.url,
    ];
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

fn prove_python(version: u8, client: Client) {
    let cache = Cache::ready();
    let server = python(&cache, version);
    let calls = [
        call("add", &json!({ "a": 1, "b": 2 })),
        call("quote", &json!({})),
        call("steps", &json!({})),
        call("refuse", &json!({})),
        call("add", &json!({ "a": "one", "b": 2 })),
        call("no_such_tool", &json!({})),
    ];
    let outcomes = outcomes(&cache, client, &server, &calls);
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
    let outcomes = outcomes(&cache, client, &server, &calls);
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

mod everything {
    clients!(super::prove_everything);
}
