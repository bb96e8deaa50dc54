//! Servers as published that are killed under clients as published.
//!
//! The clients know nothing of it: they see one session. Each server writes its
//! process id down before it begins, so that it can be killed, and so that the
//! starts can be counted.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::cache::{Cache, text};
use super::client::{Client, Told};
use crate::repository;

/// Waits five minutes for a tool, so that a slow machine changes nothing.
const HOST: &str = "codex-mcp-client";

struct Stage {
    cache: Cache,
    folder: TempDir,
}

impl Stage {
    fn set() -> Self {
        Self {
            cache: Cache::ready(),
            folder: tempfile::tempdir().expect("a temporary folder can be made"),
        }
    }

    fn pids(&self) -> PathBuf {
        self.folder.path().join("pids")
    }

    fn starts(&self) -> usize {
        let pids = std::fs::read_to_string(self.pids());
        pids.expect("a server has started").lines().count()
    }

    /// Runs the calls through the proxy. Half a second after the client has
    /// written `kill_at`, the server of that moment is killed.
    fn session(
        &self,
        client: Client,
        server: &[String],
        calls: &Value,
        kill_at: Option<&str>,
    ) -> Vec<Value> {
        let tee = self.folder.path().join("client-side");
        std::fs::create_dir(&tee).expect("the temporary folder is writable");
        let mut command = vec![
            text(&repository::root().join("tests/interop/tee")),
            text(&tee),
        ];
        command.extend([env!("CARGO_BIN_EXE_aftercall"), "proxy", "--"].map(ToOwned::to_owned));
        let notes_itself = "echo $$ >>\"$0\"; exec \"$@\"";
        command.extend(["sh", "-c", notes_itself].map(ToOwned::to_owned));
        command.push(text(&self.pids()));
        command.extend_from_slice(server);
        let plan = json!({ "command": command, "calls": calls, "client": HOST });
        let told = std::thread::scope(|scope| {
            if let Some(mark) = kill_at {
                scope.spawn(|| self.kill_after(&tee.join("in"), mark));
            }
            client.follow(&self.cache, self.folder.path(), &plan)
        });
        outcomes(told)
    }

    fn kill_after(&self, written: &Path, mark: &str) {
        let began = Instant::now();
        loop {
            let bytes = std::fs::read(written).unwrap_or_default();
            if String::from_utf8_lossy(&bytes).contains(mark) {
                break;
            }
            assert!(began.elapsed() < Duration::from_secs(100), "never: {mark}");
            std::thread::sleep(Duration::from_millis(10));
        }
        std::thread::sleep(Duration::from_millis(500));
        let pids = std::fs::read_to_string(self.pids()).expect("a server has started");
        let last = pids.lines().last().expect("a server has started");
        let killed = Command::new("kill").args(["-KILL", last]).status();
        assert!(killed.expect("kill is there").success(), "{last} was there");
    }
}

/// What the client's API gave; nothing may have been thrown.
fn outcomes(told: Told) -> Vec<Value> {
    let outcomes = told.outcomes.into_iter();
    outcomes
        .map(|outcome| outcome.unwrap_or_else(|thrown| panic!("thrown: {thrown}")))
        .collect()
}

fn is_fine(result: &Value) -> bool {
    result.get("isError").is_none_or(|flag| flag == false)
}

/// The envelope of a failed call.
fn envelope(result: &Value) -> Value {
    assert_eq!(result["isError"], true, "{result:#}");
    let words = result["content"][0]["text"].as_str().unwrap_or_default();
    let last = words.lines().last().unwrap_or_default();
    serde_json::from_str(last).unwrap_or_else(|e| panic!("{e}: {words}"))
}

fn assert_restarted(result: &Value) {
    let told = envelope(result);
    assert_eq!(told["code"], "server.restarted", "{told}");
    assert_eq!(told["errorCategory"], "transient");
    assert_eq!(told["executed"], "no");
}

/// The older handshake: while idle, and in the middle of a read.
fn everything(client: Client) {
    let stage = Stage::set();
    let echo = |words: &str| json!({ "name": "echo", "arguments": { "message": words } });
    let mut killing = echo("two");
    killing["kills"] = text(&stage.pids()).into();
    let long = json!({ "duration": 2, "steps": 4 });
    let long = json!({ "name": "trigger-long-running-operation", "arguments": long });
    let calls = json!([
        echo("one"),
        killing,
        echo("three"),
        long,
        echo("four"),
        echo("five")
    ]);
    let server = [stage.cache.npm("mcp-server-everything")];
    let mark = "trigger-long-running-operation";
    let said = stage.session(client, &server, &calls, Some(mark));
    assert!(is_fine(&said[0]), "{:#}", said[0]);
    assert_restarted(&said[1]);
    assert_eq!(said[2]["content"][0]["text"], "Echo: three");
    assert!(
        is_fine(&said[3]),
        "it only reads, so it ran again: {:#}",
        said[3]
    );
    assert_restarted(&said[4]);
    assert_eq!(said[5]["content"][0]["text"], "Echo: five");
    assert_eq!(stage.starts(), 3);
}

#[test]
#[ignore = "needs scripts/interop-setup"]
fn everything_with_python1() {
    everything(Client::Python1);
}

#[test]
#[ignore = "needs scripts/interop-setup"]
fn everything_with_typescript1() {
    everything(Client::TypeScript1);
}

/// The protocol without a handshake.
#[test]
#[ignore = "needs scripts/interop-setup"]
fn time_with_python2() {
    let stage = Stage::set();
    let now = json!({ "name": "get_current_time", "arguments": { "timezone": "UTC" } });
    let mut killing = now.clone();
    killing["kills"] = text(&stage.pids()).into();
    let server = [
        stage.cache.python2("mcp-server-time"),
        "--local-timezone=UTC".to_owned(),
    ];
    let said = stage.session(Client::Python2, &server, &json!([now, killing, now]), None);
    assert!(is_fine(&said[0]), "{:#}", said[0]);
    assert_restarted(&said[1]);
    assert!(is_fine(&said[2]), "{:#}", said[2]);
    assert_eq!(stage.starts(), 2);
}

/// A refund is made, and the server dies before it can say so.
#[test]
#[ignore = "needs scripts/interop-setup"]
fn the_order_desk_refunds_once() {
    let order = |tool: &str| json!({ "name": tool, "arguments": { "order_id": "#10042" } });
    let mut refund = order("refund_order");
    refund["arguments"]["amount_pence"] = 5000.into();
    refund["arguments"]["reason"] = "arrived late".into();

    let stage = Stage::set();
    let db = text(&stage.folder.path().join("desk.db"));
    let desk = [env!("CARGO_BIN_EXE_aftercall"), "orderdesk", "--db", &db];
    let mut server = desk.map(ToOwned::to_owned).to_vec();
    server.extend(["--fault", "crash"].map(ToOwned::to_owned));
    let calls = json!([refund, order("get_order")]);
    let said = stage.session(Client::Python1, &server, &calls, None);
    let made = envelope(&said[0]);
    assert_eq!(made["code"], "server.ended", "{made}");
    assert_eq!(made["executed"], "unknown", "{made}");
    assert_eq!(made["isRetryable"], false, "{made}");
    assert!(made["verify"]["tool"].is_string(), "{made}");
    let read = envelope(&said[1]);
    assert_eq!(read["attempts"].as_array().map(Vec::len), Some(2), "{read}");
    // Once for the refund, three times for the read, and once more, unless the
    // client was faster in leaving.
    assert!((4..=5).contains(&stage.starts()), "{}", stage.starts());

    // What the model is told to look at, with a desk that works.
    let healthy = Stage::set();
    let server = desk.map(ToOwned::to_owned);
    let calls = json!([order("list_refunds")]);
    let said = healthy.session(Client::Python1, &server, &calls, None);
    let listed = said[0]["content"][0]["text"].as_str().unwrap_or_default();
    assert_eq!(listed.matches("arrived late").count(), 1, "{listed}");
}
