//! `aftercall proxy` as a host sees it: a process with three pipes.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const CALL: &str = "{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"t\",\
                    \"arguments\":{\"q\":\"x\",\"password\":\"hunter2hunter2\"}}}\n";

fn proxy(options: &[&str], script: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_aftercall"))
        .arg("proxy")
        .args(options)
        .args(["--", "sh", "-c", script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built")
}

/// Sends `input`, closes, and returns what came back.
fn converse(mut child: Child, input: &str) -> (Option<i32>, String, String) {
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

fn lives(pid: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"));
    stat.is_ok_and(|stat| !stat.contains(") Z "))
}

#[test]
fn a_signal_ends_the_server_with_its_whole_group() {
    for (signal, code) in [("TERM", 143), ("INT", 130), ("HUP", 129)] {
        let mut child = proxy(&[], "sleep 1000 & echo $!; echo $$; wait");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let pids: Vec<_> = lines
            .by_ref()
            .take(2)
            .map(|pid| pid.expect("a pid"))
            .collect();
        assert!(pids.iter().all(|pid| lives(pid)));
        let began = Instant::now();
        let pid = child.id().to_string();
        let killed = Command::new("kill").args(["-s", signal, &pid]).status();
        assert!(killed.expect("kill is there").success());
        let status = child.wait().expect("it ends");
        assert_eq!(status.code(), Some(code), "SIG{signal}: {status}");
        assert!(began.elapsed() < Duration::from_secs(5), "SIG{signal}");
        assert!(!pids.iter().any(|pid| lives(pid)), "SIG{signal}: {pids:?}");
    }
}

#[test]
fn the_log_is_the_owners_and_holds_no_arguments_unless_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    for (index, extra) in [&[][..], &["--log-arguments"]].into_iter().enumerate() {
        let path = folder.path().join(format!("log{index}"));
        let path_text = path.to_str().expect("text");
        let options = [&["--log", path_text], extra].concat();
        let (code, ..) = converse(proxy(&options, "exit 3"), CALL);
        assert_eq!(code, Some(0));
        let mode = std::fs::metadata(&path)
            .expect("a log")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
        let log = std::fs::read_to_string(&path).expect("text");
        let line: serde_json::Value =
            serde_json::from_str(log.lines().next().expect("a line")).expect("JSON");
        assert_eq!(line["tool"], "t");
        assert_eq!(line["outcome"], "failed");
        assert!(line["durationMs"].is_number());
        assert_eq!(line["arguments"].is_string(), !extra.is_empty(), "{log}");
        assert!(!log.contains("hunter2"), "{log}");
    }
}

#[test]
fn a_server_that_can_not_be_started_is_exit_code_2_with_the_way_out() {
    let output = Command::new(env!("CARGO_BIN_EXE_aftercall"))
        .args(["proxy", "--", "no-such-program"])
        .stdin(Stdio::null())
        .output()
        .expect("the binary was built");
    assert_eq!(output.status.code(), Some(2));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("`no-such-program`"), "{stderr}");
    assert!(stderr.contains("check the command"), "{stderr}");
}

#[test]
fn the_servers_complaints_reach_the_terminal() {
    let (_, _, stderr) = converse(proxy(&[], "echo look here >&2"), "");
    assert_eq!(stderr, "look here\n");
}

#[test]
fn a_time_limit_is_kept() {
    let (code, stdout, _) = converse(proxy(&["--timeout", "100ms"], "sleep 1"), CALL);
    assert_eq!(code, Some(0));
    assert!(stdout.contains("\"isError\":true"), "{stdout}");
}

#[test]
fn a_wrong_time_says_how_to_write_one() {
    let output = Command::new(env!("CARGO_BIN_EXE_aftercall"))
        .args(["proxy", "--timeout", "soon", "--", "true"])
        .output()
        .expect("the binary was built");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("\"30s\""));
}
