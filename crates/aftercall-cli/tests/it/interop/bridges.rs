//! Two other people's bridges between stdio and HTTP, above the proxy: what it
//! has written comes through them. `spec/README.md` lists what does not.
//!
//! ```text
//! client <-> aftercall proxy --upstream <-> mcp-proxy <-> aftercall proxy <-> order desk
//! client <->     mcp-proxy of PyPI      <-> mcp-proxy <-> aftercall proxy <-> order desk
//! ```

use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::cache::Cache;
use crate::talk::{Call, answer_of, body};

/// Python and Node take a second to start, and several on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server behind a bridge, and where it listens.
struct Bridged {
    bridge: Child,
    url: String,
}

impl Bridged {
    /// `shell` starts the server: the bridges read options of their own.
    fn start(program: &str, shell: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        drop(listener);
        let bridge = Command::new(program)
            .args(["--port", &port.to_string(), "--host", "127.0.0.1"])
            .args(["--", "sh", "-c", shell])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the bridge starts");
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(start.elapsed() < PATIENCE, "{program} never listened");
            thread::sleep(Duration::from_millis(50));
        }
        let url = format!("http://127.0.0.1:{port}/mcp");
        Self { bridge, url }
    }
}

impl Drop for Bridged {
    fn drop(&mut self) {
        // Its server ends with its pipes.
        let _ = self.bridge.kill();
        let _ = self.bridge.wait();
    }
}

fn call(tool: &str, arguments: Value) -> Call {
    Call {
        tool: tool.to_owned(),
        arguments,
    }
}

fn aftercall(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aftercall"));
    command.args(arguments);
    command
}

/// What the result says. A bridge may state the flag that a success left out.
fn said(frame: Option<&Value>) -> Value {
    let (result, error) = body(frame).expect("an answer");
    assert_eq!(error, None, "an answer to a model");
    let mut result = result.expect("a result");
    if let Value::Object(members) = &mut result {
        members.entry("isError").or_insert(Value::Bool(false));
    }
    result
}

#[test]
#[ignore = "needs scripts/interop-setup"]
fn what_the_proxy_writes_comes_through_other_peoples_bridges() {
    let cache = Cache::ready();
    let [npm, pypi] = cache.bridges();
    let aftercall_at = env!("CARGO_BIN_EXE_aftercall");
    let refund = |pence: u32| json!({"order_id": "#10042", "amount_pence": pence, "reason": "x"});
    let cases = [
        ("", call("get_order", json!({"order_id": "#10042"}))),
        ("", call("find_customers", json!({"text": "zebra"}))),
        ("", call("get_order", json!({"order_id": "order-abc"}))),
        ("", call("refund_order", refund(75_000))),
        (
            "",
            call("get_financial_records", json!({"month": "2026-10"})),
        ),
        (
            "--fault busy-sites",
            call("search_products", json!({"text": "lamp"})),
        ),
        ("--fault lost-payout", call("refund_order", refund(5_000))),
        (
            "--plain --fault busy",
            call("get_order", json!({"order_id": "#10042"})),
        ),
        (
            "--plain --fault lost-payout",
            call("refund_order", refund(5_000)),
        ),
    ];
    for (switches, call) in &cases {
        let server =
            format!("exec '{aftercall_at}' proxy -- '{aftercall_at}' orderdesk {switches}");
        let mut direct = Command::new("sh");
        direct.args(["-c", &server]);
        let expected = said(answer_of(direct, call).as_ref());

        for program in [&npm, &pypi] {
            let bridged = Bridged::start(program, &server);
            let above = aftercall(&["proxy", "--upstream", &bridged.url]);
            let got = said(answer_of(above, call).as_ref());
            assert_eq!(got, expected, "{program}: {switches} {}", call.tool);
        }
        let bridged = Bridged::start(&pypi, &server);
        let mut above = Command::new(&pypi);
        above.args(["--transport", "streamablehttp", &bridged.url]);
        let got = said(answer_of(above, call).as_ref());
        assert_eq!(got, expected, "twice {pypi}: {switches} {}", call.tool);
    }
}

/// One row of the list, so that a new version is noticed.
#[test]
#[ignore = "needs scripts/interop-setup"]
fn a_protocol_error_loses_its_code_in_one_of_them() {
    let cache = Cache::ready();
    let [npm, pypi] = cache.bridges();
    let server = format!("exec '{}' orderdesk", env!("CARGO_BIN_EXE_aftercall"));
    let unknown = call("no_such_tool", json!({}));
    let through = |program: &str| {
        let bridged = Bridged::start(program, &server);
        let switches = ["proxy", "--protocol-errors", "keep", "--unflagged", "leave"];
        let mut above = aftercall(&switches);
        above.args(["--upstream", &bridged.url]);
        answer_of(above, &unknown).expect("an answer")
    };
    assert_eq!(through(&npm)["error"]["code"], -32602);
    let lost = through(&pypi);
    assert_eq!(lost["result"]["isError"], true);
    assert!(!lost.to_string().contains("-32602"), "{lost}");
}
