//! The published clients over HTTP: what their API gives is the same directly
//! and through the listener, where it is not explained.
//!
//! ```text
//! client <->                                server
//! client <-> aftercall proxy --listen <->   server
//! client <-> aftercall proxy --listen <->   server on pipes
//! ```
//!
//! A server is started anew for each session: it counts what was given up.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::cache::{Cache, text};
use super::client::{Client, Told};
use super::listening::{Listening, everything, node, node_command, python, python_command};
use super::rust_server;

/// A process that is to end has a moment to do so.
const PATIENCE: Duration = Duration::from_secs(20);
/// A tool that waits is given up after this many milliseconds.
const GIVES_UP: u64 = 700;

/// A server of this repository, by the SDK that it stands on.
#[derive(Clone, Copy, Debug)]
enum Server {
    Python1,
    Python2,
    TypeScript1,
    TypeScript2,
}

impl Server {
    fn start(self, cache: &Cache) -> Listening {
        match self {
            Self::Python1 => python(cache, 1),
            Self::Python2 => python(cache, 2),
            Self::TypeScript1 => node(cache, "typescript1.mjs"),
            Self::TypeScript2 => node(cache, "typescript2.mjs"),
        }
    }

    /// The same on pipes.
    fn command(self, cache: &Cache) -> Vec<String> {
        match self {
            Self::Python1 => python_command(cache, 1),
            Self::Python2 => python_command(cache, 2),
            Self::TypeScript1 => node_command(cache, "typescript1.mjs"),
            Self::TypeScript2 => node_command(cache, "typescript2.mjs"),
        }
    }
}

fn calls() -> Value {
    let call = |name: &str, arguments: Value| json!({ "name": name, "arguments": arguments });
    let mut wait = call("wait", json!({}));
    wait["cancels"] = GIVES_UP.into();
    json!([
        wait,
        call("add", json!({ "a": 1, "b": 2 })),
        call("quote", json!({})),
        call("steps", json!({})),
        call("cancellations", json!({})),
        call("nothing", json!({})),
        call("refuse", json!({})),
        call("add", json!({ "a": "one", "b": 2 })),
        call("no_such_tool", json!({})),
    ])
}
/// Of those: these come back as they were.
const UNTOUCHED: std::ops::Range<usize> = 0..5;
const WAIT: usize = 0;
const NOTHING: usize = 5;
const FAILED: std::ops::Range<usize> = 6..9;

fn told(cache: &Cache, client: Client, url: &str) -> Told {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let plan = json!({ "url": url, "calls": calls() });
    client.follow(cache, folder.path(), &plan)
}

fn before_http(server: Server, client: Client) {
    let cache = Cache::ready();
    let direct = told(&cache, client, &server.start(&cache).url);
    let server = server.start(&cache);
    let ours = told(&cache, client, &Listening::before(&server).url);
    compare(&direct, &ours);
}

fn before_rust(client: Client) {
    let cache = Cache::ready();
    let direct = told(&cache, client, &rust_server::start());
    let listener = Listening::aftercall(&["--upstream".to_owned(), rust_server::start()]);
    compare(&direct, &told(&cache, client, &listener.url));
}

/// A tool of the conforming server that closes the stream before it answers.
fn taken_up_again(client: Client) {
    let cache = Cache::ready();
    let server = node(&cache, "conforming.mjs");
    let listener = Listening::before(&server);
    let proxy = [env!("CARGO_BIN_EXE_aftercall"), "proxy", "--upstream"];
    let command: Vec<&str> = proxy.into_iter().chain([server.url.as_str()]).collect();
    let ways = [
        json!({ "url": server.url }),
        json!({ "url": listener.url }),
        json!({ "command": command }),
    ];
    let [direct, ours @ ..] = ways.map(|mut plan| {
        plan["calls"] = json!([{ "name": "test_reconnection", "arguments": {} }]);
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        client.follow(&cache, folder.path(), &plan).outcomes
    });
    assert!(direct[0].is_ok(), "{direct:?}");
    for ours in ours {
        assert_eq!(ours, direct);
    }
}

/// The published server in its HTTP mode.
fn before_everything(client: Client) {
    let cache = Cache::ready();
    let server = everything(&cache);
    let listener = Listening::before(&server);
    let [direct, ours] = [&server.url, &listener.url].map(|url| {
        let steps = json!({ "duration": 0.2, "steps": 2 });
        let calls = json!([
            { "name": "echo", "arguments": { "message": "hello" } },
            { "name": "trigger-long-running-operation", "arguments": steps },
            { "name": "get-sum", "arguments": { "a": "one", "b": 2 } },
        ]);
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        client.follow(
            &cache,
            folder.path(),
            &json!({ "url": url, "calls": calls }),
        )
    });
    assert_eq!(ours.tools, direct.tools);
    assert_eq!(ours.outcomes[..2], direct.outcomes[..2]);
    assert_eq!(ours.progress, direct.progress);
    let failed = ours.outcomes[2].as_ref().expect("an answer");
    let told = &failed["_meta"]["dev.aftercall/error"];
    assert_eq!(told["errorCategory"], "validation", "{failed}");
}

fn before_pipes(server: Server, client: Client) {
    let cache = Cache::ready();
    let direct = told(&cache, client, &server.start(&cache).url);
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let pids = text(&folder.path().join("pids"));
    let script = "echo $$ >> \"$0\"; exec \"$@\"";
    let shell = ["sh", "-c", script, &pids].map(ToOwned::to_owned);
    let program = [&shell[..], &server.command(&cache)].concat();
    let listener = Listening::before_program(&program);
    compare(&direct, &told(&cache, client, &listener.url));

    // The client has ended its session, and a session is a process. One that the
    // newer era is asked for is shared, and stays.
    let pids = std::fs::read_to_string(&pids).expect("one was started");
    let shared = usize::from(client.is_modern());
    let start = Instant::now();
    while pids.lines().filter(|pid| lives(pid)).count() > shared {
        assert!(start.elapsed() < PATIENCE, "{pids} live on");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn lives(pid: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"));
    stat.is_ok_and(|stat| !stat.contains(") Z "))
}

fn compare(direct: &Told, ours: &Told) {
    assert_eq!(ours.tools, direct.tools);
    assert_eq!(ours.outcomes.len(), direct.outcomes.len());
    for at in UNTOUCHED {
        match (&ours.outcomes[at], &direct.outcomes[at]) {
            (Ok(ours), Ok(direct)) => assert_eq!(ours, direct, "call {at}"),
            // Given up, in words that may count milliseconds.
            (Err(_), Err(_)) => assert_eq!(at, WAIT),
            (ours, direct) => panic!("call {at}: {ours:?} instead of {direct:?}"),
        }
        assert_eq!(ours.progress[at], direct.progress[at], "call {at}");
    }
    let nothing = ours.outcomes[NOTHING].as_ref().expect("an answer");
    assert_eq!(nothing["_meta"]["dev.aftercall/outcome"]["kind"], "empty");
    assert_ne!(nothing["isError"], true, "{nothing}");
    for (at, category) in FAILED.zip([None, Some("validation"), Some("validation")]) {
        let failed = ours.outcomes[at].as_ref();
        let failed = failed.unwrap_or_else(|thrown| panic!("call {at} threw {thrown}"));
        assert_eq!(failed["isError"], true, "{failed}");
        let said = failed["content"][0]["text"].as_str();
        assert!(
            said.is_some_and(|said| said.starts_with("ERROR [")),
            "{failed}"
        );
        if let Some(category) = category {
            let told = &failed["_meta"]["dev.aftercall/error"];
            assert_eq!(told["errorCategory"], category, "{failed}");
        }
    }
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
            $prove(Client::$client);
        }
    )*};
}

/// For each server one test for each client.
macro_rules! matrix {
    ($($name:ident $server:ident),*) => {$(
        mod $name {
            use super::{Client, Server};

            mod http {
                use super::{Client, Server};

                clients!(|client| super::super::before_http(Server::$server, client));
            }

            mod pipes {
                use super::{Client, Server};

                clients!(|client| super::super::before_pipes(Server::$server, client));
            }
        }
    )*};
}

matrix!(python1 Python1, python2 Python2, typescript1 TypeScript1, typescript2 TypeScript2);

mod rust {
    use super::Client;

    clients!(super::before_rust);
}

mod everything {
    use super::Client;

    clients!(super::before_everything);
}

mod taken_up_again {
    use super::Client;

    clients!(super::taken_up_again);
}
