//! A network that says nothing: what can be known then, and after how long.
//!
//! For real silence a firewall drops the packets, in a network namespace that the
//! test has for itself. That takes `unshare`, `ip` and `iptables`, and the right to
//! make namespaces; where one of them is missing, the test says so and the two
//! without a firewall stand alone.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use aftercall_proxy::{CallSettings, Retry, Settings, Timeout};
use rustix::net::{self, AddressFamily, SocketType};
use serde_json::Value;

use super::host::{Host, envelope, envelope_text, options, start};
use super::peer::{Peer, Then, json_response, legacy, put, result};

/// What the relay gives a connection (`CONNECT_LIMIT`).
const CONNECT: Duration = Duration::from_secs(10);
/// What a call is given here.
const LIMIT: Duration = Duration::from_secs(2);
/// For a busy machine.
const SLACK: Duration = Duration::from_secs(20);

fn limited(url: &str) -> Host {
    let mut options = options(url, Retry::Off);
    let calls = CallSettings::default()
        .with_retry(Retry::Off)
        .with_timeout(Timeout::After(LIMIT))
        .expect("some time");
    options.config.settings = Settings::new(calls);
    start(options)
}

fn patient(url: &str) -> Host {
    start(options(url, Retry::Off))
}

fn assert_told(envelope: &Value, executed: &str, code: &str) {
    assert_eq!(envelope["errorCategory"], "transient", "{envelope}");
    assert_eq!(envelope["executed"], executed, "{envelope}");
    assert_eq!(envelope["code"], code, "{envelope}");
}

fn assert_took(since: Instant, time: Duration) {
    let took = since.elapsed();
    assert!(time <= took && took < time + SLACK, "{took:?}");
}

#[test]
fn a_peer_that_never_answers_leaves_it_open() {
    let peer = Peer::start(|seen, stream| match legacy(seen, stream, "s1") {
        Some(then) => then,
        None => {
            std::thread::sleep(2 * LIMIT);
            put(stream, json_response("", &result(seen)));
            Then::Keep
        }
    });
    let mut host = limited(&peer.url);
    host.shake();
    let asked = Instant::now();
    let told = envelope(&host.call(3, "write"));
    assert_took(asked, LIMIT);
    assert_told(&told, "unknown", "server.timeout");
    assert_eq!(told["isRetryable"], false, "{told}");
    host.close();
}

/// A queue of one that is full: the system leaves further connections without an
/// answer.
#[test]
fn a_connection_that_nobody_takes_ran_nothing() {
    let socket = net::socket(AddressFamily::INET, SocketType::STREAM, None).expect("a socket");
    net::bind(&socket, &SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).expect("a free port");
    net::listen(&socket, 0).expect("it is bound");
    let listener = TcpListener::from(socket);
    let address = listener.local_addr().expect("it is bound");
    let mut filling = Vec::new();
    while let Ok(stream) = TcpStream::connect_timeout(&address, Duration::from_millis(500)) {
        filling.push(stream);
        assert!(filling.len() < 64, "the queue has no end");
    }
    let mut host = patient(&format!("http://{address}/mcp"));
    let asked = Instant::now();
    let told = envelope_text(&host.call(3, "write"));
    assert_took(asked, CONNECT);
    assert_told(&told, "no", "upstream.connect_timeout");
    host.close();
}

/// Set in the process that has a network of its own.
const INSIDE: &str = "AFTERCALL_TEST_NETWORK";

#[test]
#[expect(clippy::disallowed_macros, reason = "a test that is skipped says so")]
fn behind_a_firewall_that_drops_packets_silence_is_told_apart() {
    let inside = ["sh", "-c", "ip link set lo up && iptables -L -n >/dev/null"];
    let alone = |command: &[&str]| {
        let mut unshare = Command::new("unshare");
        unshare.args(["--net", "--map-root-user"]).args(command);
        unshare
    };
    let possible = alone(&inside).output();
    if !possible.as_ref().is_ok_and(|it| it.status.success()) {
        let said = possible.map(|it| String::from_utf8_lossy(&it.stderr).into_owned());
        eprintln!("skipped: no network namespace with a firewall can be had here ({said:?})");
        return;
    }
    let own = std::env::current_exe().expect("a test is a program");
    let own = own.to_str().expect("text");
    let output = alone(&[own, "--exact", "http::silence::inside", "--ignored"])
        .env(INSIDE, "1")
        .output()
        .expect("unshare is there");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && said.contains("1 passed"),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

fn run(words: &str) {
    let mut words = words.split(' ');
    let program = words.next().expect("a program");
    let done = Command::new(program).args(words).status();
    assert!(done.expect("it was tried before").success(), "{program}");
}

#[test]
#[ignore = "run by the test above, in a network of its own: it cuts the line"]
fn inside() {
    assert!(
        std::env::var_os(INSIDE).is_some(),
        "this would cut the machine's own line"
    );
    run("ip link set lo up");
    // The line is cut when the peer has the call.
    let peer = Peer::start(|seen, stream| match legacy(seen, stream, "s1") {
        Some(then) => then,
        None => {
            static ONCE: Mutex<bool> = Mutex::new(false);
            let mut is_cut = ONCE.lock().expect("no test panicked in it");
            if !*is_cut {
                run("iptables -A INPUT -i lo -j DROP");
                *is_cut = true;
            }
            put(stream, json_response("", &result(seen)));
            Then::Keep
        }
    });
    let mut host = limited(&peer.url);
    host.shake();
    let asked = Instant::now();
    let told = envelope(&host.call(3, "write"));
    assert_took(asked, LIMIT);
    assert_told(&told, "unknown", "server.timeout");
    assert_eq!(peer.count("tools/call"), 1);

    // The next finds nobody to connect to.
    let mut host = patient(&peer.url);
    let asked = Instant::now();
    let told = envelope_text(&host.call(3, "write"));
    assert_took(asked, CONNECT);
    assert_told(&told, "no", "upstream.connect_timeout");

    // And the line that comes back carries calls again.
    run("iptables -F INPUT");
    host.shake();
    let answer = host.call(4, "write");
    assert_eq!(answer["result"]["content"][0]["text"], "fine", "{answer}");
    host.close();
}
