//! `aftercall proxy --listen` as its clients see it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Answers each request with its own first argument as the server's name.
const SERVER: &str = r#"
while read -r line; do
  id=$(printf %s "$line" | sed -n 's/.*"id":\([^,}]*\).*/\1/p')
  echo '{"jsonrpc":"2.0","id":'$id',"result":{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"'$0'"}}}'
done"#;

const CALL: &str = r#"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"t"}}"#;

struct Listener(Child);

impl Drop for Listener {
    fn drop(&mut self) {
        if let Ok(None) = self.0.try_wait() {
            let _ = Command::new("kill").arg(self.0.id().to_string()).status();
            let _ = self.0.wait();
        }
    }
}

/// Starts it, and returns the URLs that it says it listens at.
fn start(arguments: &[&str], count: usize) -> (Listener, Vec<String>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_aftercall"))
        .args(["proxy", "--listen", "127.0.0.1:0"])
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    let lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    let urls = lines.take(count).map(|line| {
        let line = line.expect("text");
        let url = line.strip_prefix("aftercall: listening at ");
        url.unwrap_or_else(|| panic!("{line}")).to_owned()
    });
    let urls = urls.collect();
    (Listener(child), urls)
}

fn initialize(url: &str) -> String {
    let hello = r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#;
    ask(url, "POST", "", hello)
}

/// Begins a session, and returns the header that names it.
fn begun(url: &str) -> String {
    let answer = initialize(url);
    let name = answer
        .lines()
        .find_map(|line| line.strip_prefix("mcp-session-id: "));
    format!("Mcp-Session-Id: {}\r\n", name.expect("a session"))
}

fn ask(url: &str, method: &str, headers: &str, body: &str) -> String {
    let rest = url.strip_prefix("http://").expect("a URL");
    let (address, path) = rest.split_once('/').expect("a path");
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("a socket option");
    let request = format!(
        "{method} /{path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n{headers}\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("text");
    answer
}

#[test]
fn one_command_is_served_at_the_usual_path() {
    let (_listener, urls) = start(&["--", "sh", "-c", SERVER, "alone"], 1);
    assert!(urls[0].ends_with("/mcp"), "{urls:?}");
    let answer = initialize(&urls[0]);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("\"name\":\"alone\""), "{answer}");
}

#[test]
fn every_server_of_a_file_has_its_path() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("servers.toml");
    let server = |name: &str| {
        format!("[servers.{name}]\ncommand = 'sh'\nargs = ['-c', '''{SERVER}''', '{name}']\n")
    };
    let text = server("one") + &server("two");
    std::fs::write(&file, text).expect("the folder is writable");
    let file = file.to_str().expect("text");
    let (_listener, urls) = start(&["--config", file], 2);
    for (url, name) in urls.iter().zip(["one", "two"]) {
        assert!(url.ends_with(&format!("/{name}/mcp")), "{url}");
        let answer = initialize(url);
        assert!(answer.contains(&format!("\"name\":\"{name}\"")), "{answer}");
    }
}

/// Notes each call in the file that is its first argument. Where that is named
/// `down`, it never answers the tool that hangs.
const COUNTED: &str = r#"
while read -r line; do
  id=$(printf %s "$line" | sed -n 's/.*"id":\([^,}]*\).*/\1/p')
  result='"content":[{"type":"text","text":"fine"}]'
  case $line in *tools/call*) echo >>"$0" ;; esac
  case $0$line in
    */down*tools/call*hangs*) continue ;;
    *tools/call*fails*) result='"isError":true,"content":[{"type":"text","text":"HTTP 503 Service Unavailable"}]' ;;
  esac
  echo '{"jsonrpc":"2.0","id":'$id',"result":{'$result'}}'
done"#;

/// Two servers of one file, one of them down.
struct Pair {
    _listener: Listener,
    folder: tempfile::TempDir,
    /// Each with its session.
    servers: [(&'static str, String, String); 2],
}

impl Pair {
    fn new(settings: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let names = ["down", "up"];
        let text = names.map(|name| {
            let count = folder.path().join(name);
            let count = count.to_str().expect("text");
            format!(
                "[servers.{name}]\ncommand = 'sh'\nargs = ['-c', \'\'\'{COUNTED}\'\'\', '{count}']\n\
                 {settings}\n"
            )
        });
        let file = folder.path().join("servers.toml");
        std::fs::write(&file, text.concat()).expect("the folder is writable");
        let (listener, urls) = start(&["--config", file.to_str().expect("text")], 2);
        let servers = std::array::from_fn(|at| (names[at], urls[at].clone(), begun(&urls[at])));
        Self {
            _listener: listener,
            folder,
            servers,
        }
    }

    /// Calls a tool of one of them, each time with other arguments.
    fn call(&self, name: &str, tool: &str, number: usize) -> String {
        let mut servers = self.servers.iter();
        let (_, url, session) = servers.find(|it| it.0 == name).expect("one of them");
        let call = format!(
            r#"{{"jsonrpc":"2.0","id":{number},"method":"tools/call","params":{{"name":"{tool}","arguments":{{"n":{number}}}}}}}"#
        );
        ask(url, "POST", session, &call)
    }

    /// How many calls have reached it.
    fn executions(&self, name: &str) -> usize {
        let count = std::fs::read_to_string(self.folder.path().join(name));
        count.unwrap_or_default().lines().count()
    }
}

#[test]
fn a_server_that_is_down_closes_no_other_of_its_file() {
    let pair = Pair::new("timeout = '150ms'\nretry = 'off'");
    for number in 1..=5 {
        pair.call("down", "hangs", number);
    }
    assert_eq!(pair.executions("down"), 5);
    let held = pair.call("down", "hangs", 6);
    assert!(held.contains("upstream.unavailable"), "{held}");
    assert_eq!(pair.executions("down"), 5, "its breaker is open");
    for number in 1..=2 {
        let answer = pair.call("up", "hangs", number);
        assert!(answer.contains("fine"), "{answer}");
        assert_eq!(pair.executions("up"), number);
    }
}

#[test]
fn what_a_server_spends_on_tries_is_not_spent_for_another_of_its_file() {
    let pair = Pair::new("read_only = true\nretry_tokens = 1\nbackoff_base = '1ms'");
    for name in ["down", "up"] {
        let executions = [1, 2].map(|number| {
            let before = pair.executions(name);
            let answer = pair.call(name, "fails", number);
            assert!(answer.contains("isError"), "{answer}");
            pair.executions(name) - before
        });
        assert_eq!(executions, [2, 1], "{name} has one token");
    }
}

#[test]
fn other_machines_are_let_in_only_on_request() {
    let output = Command::new(env!("CARGO_BIN_EXE_aftercall"))
        .args(["proxy", "--listen", "0.0.0.0:0", "--", "true"])
        .output()
        .expect("the binary was built");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("--allow-remote"), "{said}");
}

/// Answers the handshake at once, and a call only after it has said that it came.
const SLOW: &str = r#"
while read -r line; do
  id=$(printf %s "$line" | sed -n 's/.*"id":\([^,}]*\).*/\1/p')
  case $line in *tools/call*) : >"$0"; sleep 1 ;; esac
  echo '{"jsonrpc":"2.0","id":'$id',"result":{"content":[{"type":"text","text":"all of it"}]}}'
done"#;

#[test]
fn a_call_that_runs_may_finish_when_a_signal_comes() {
    let folder = tempfile::tempdir().expect("a folder");
    let came = folder.path().join("came");
    let path = came.to_str().expect("text");
    let (mut listener, urls) = start(&["--", "sh", "-c", SLOW, path], 1);
    let session = begun(&urls[0]);
    let url = urls[0].clone();
    let running = std::thread::spawn(move || ask(&url, "POST", &session, CALL));
    until(|| came.exists());
    assert!(kill(&[&listener.0.id().to_string()]));
    let answer = running.join().expect("it was answered");
    assert!(answer.contains("all of it"), "{answer}");
    assert!(!answer.contains("isError"), "{answer}");
    assert_eq!(listener.0.wait().expect("it ends").code(), Some(0));
}

/// Notes its process, and answers a call only when it is let.
const HELD: &str = r#"
echo $$ >>"$0.all"
while read -r line; do
  id=$(printf %s "$line" | sed -n 's/.*"id":\([^,}]*\).*/\1/p')
  case $line in *tools/call*) : >"$0.came"; while [ ! -e "$0.go" ]; do sleep 0.02; done ;; esac
  echo '{"jsonrpc":"2.0","id":'$id',"result":{"content":[{"type":"text","text":"all of it"}]}}'
done"#;

/// A request that has been read when the signal comes may be for it.
#[test]
fn a_program_that_is_idle_lives_as_long_as_the_listener_drains() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |end: &str| folder.path().join(format!("it{end}"));
    let name = path("");
    let arguments = ["--", "sh", "-c", HELD, name.to_str().expect("text")];
    let (mut listener, urls) = start(&arguments, 1);
    let _idle = begun(&urls[0]);
    let session = begun(&urls[0]);
    let url = urls[0].clone();
    let running = std::thread::spawn(move || ask(&url, "POST", &session, CALL));
    until(|| path(".came").exists());
    let all = std::fs::read_to_string(path(".all")).expect("both run");
    let [idle, busy] = all.lines().collect::<Vec<_>>()[..] else {
        panic!("{all}")
    };
    let runs = |pid: &str| kill(&["-0", pid]);

    assert!(kill(&[&listener.0.id().to_string()]));
    let address = urls[0].trim_start_matches("http://");
    let address = address.trim_end_matches("/mcp");
    until(|| TcpStream::connect(address).is_err());
    std::thread::sleep(Duration::from_millis(300));
    assert!(runs(idle) && runs(busy), "they are left alone");
    std::fs::write(path(".go"), "").expect("the folder is writable");
    let answer = running.join().expect("it was answered");
    assert!(answer.contains("all of it"), "{answer}");
    assert_eq!(listener.0.wait().expect("it ends").code(), Some(0));
    assert!(!runs(idle) && !runs(busy), "they end with the listener");
}

fn kill(arguments: &[&str]) -> bool {
    let mut kill = Command::new("kill");
    kill.args(arguments).stderr(Stdio::null());
    kill.status().expect("there is a `kill`").success()
}

fn until(so: impl Fn() -> bool) {
    let start = Instant::now();
    while !so() {
        assert!(start.elapsed() < Duration::from_secs(20));
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_session_leaves_no_thread_behind() {
    let (listener, urls) = start(&["--", "sh", "-c", SERVER, "alone"], 1);
    let threads = || {
        let tasks = std::fs::read_dir(format!("/proc/{}/task", listener.0.id()));
        tasks.expect("it runs").count()
    };
    let before = threads();
    for _ in 0..3 {
        let session = begun(&urls[0]);
        // Its time is limited, so there is a thread that watches it.
        assert!(ask(&urls[0], "POST", &session, CALL).starts_with("HTTP/1.1 200"));
        assert!(threads() > before);
        assert!(ask(&urls[0], "DELETE", &session, "").starts_with("HTTP/1.1 200"));
    }
    let start = Instant::now();
    while threads() > before {
        assert!(start.elapsed() < Duration::from_secs(20), "{}", threads());
        std::thread::sleep(Duration::from_millis(20));
    }
}
