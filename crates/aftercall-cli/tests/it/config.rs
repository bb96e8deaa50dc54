//! `aftercall proxy --config`: what a file changes for a real process, and what
//! is refused before any is started.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

use crate::repository::root;

/// A server that is busy for good, and notes each execution in `$RAN`.
const BUSY: &str = r#"
while read -r line; do
  id=${line#*'"id":'}; id=${id%%,*}
  case "$line" in
    *'"tools/call"'*)
      echo "$line" >>"$RAN"
      printf '{"jsonrpc":"2.0","id":%s,"result":{"isError":true,"content":[{"type":"text","text":"HTTP 503 Service Unavailable"}]}}\n' "$id" ;;
    *'"tools/list"'*)
      printf '{"jsonrpc":"2.0","id":%s,"result":{"tools":[{"name":"t"},{"name":"u"}]}}\n' "$id" ;;
  esac
done
"#;

struct Desk {
    folder: TempDir,
}

impl Desk {
    /// A folder with this file and a busy server.
    fn new(file: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("aftercall.toml"), file).expect("written");
        std::fs::write(folder.path().join("busy.sh"), BUSY).expect("written");
        Self { folder }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn ran_file(&self) -> PathBuf {
        self.path().join("ran")
    }

    fn proxy(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_aftercall"));
        command
            .arg("proxy")
            .args(arguments)
            .current_dir(self.path())
            .env("RAN_FILE", self.ran_file())
            .stdin(Stdio::null());
        command
    }

    fn output(&self, arguments: &[&str]) -> Output {
        let output = self.proxy(arguments).output();
        output.expect("the binary was built")
    }

    /// Calls the tool once; its answer, and how often it ran.
    fn call(&self, arguments: &[&str], tool: &str, with: &str) -> (Value, usize) {
        let mut child = self
            .proxy(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary was built");
        let frame = format!(
            "{{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\
             \"params\":{{\"name\":\"{tool}\",\"arguments\":{with}}}}}\n"
        );
        let mut stdin = child.stdin.take().expect("a pipe");
        stdin.write_all(frame.as_bytes()).expect("it reads");
        let mut answer = String::new();
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        stdout.read_line(&mut answer).expect("it answers");
        drop(stdin);
        assert!(child.wait().expect("it ends").success());
        let answer = serde_json::from_str(&answer).unwrap_or_else(|e| panic!("{e}: {answer}"));
        let ran = std::fs::read_to_string(self.ran_file()).unwrap_or_default();
        (answer, ran.lines().count())
    }
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const FILE: &str = r#"
[defaults]
backoff_base = "1ms"

[servers.busy]
command = "sh"
args = ["busy.sh"]
env = { RAN = "RAN_FILE" }

[servers.busy.tools.t]
read_only = true
retry_attempts = 2

[servers.busy.tools.u]
idempotency_keys = ["key"]
"#;

#[test]
fn the_file_names_the_server_and_says_how_often_each_tool_is_tried() {
    for (tool, with, runs) in [
        ("t", "{}", 2),
        ("u", "{}", 1),
        ("u", "{\"key\":\"a-17\"}", 3),
        ("else", "{}", 1),
    ] {
        let desk = Desk::new(FILE);
        let (answer, ran) = desk.call(&["--config", "aftercall.toml"], tool, with);
        assert_eq!(ran, runs, "{tool} {with}: {answer}");
        assert_eq!(answer["id"], 1);
        assert_eq!(answer["result"]["isError"], true);
    }
}

#[test]
fn the_command_line_counts_more_than_the_file() {
    let desk = Desk::new(FILE);
    let arguments = ["--config", "aftercall.toml", "--set", "tools.t.retry=off"];
    assert_eq!(desk.call(&arguments, "t", "{}").1, 1);
    let desk = Desk::new(FILE);
    let arguments = [
        "--config",
        "aftercall.toml",
        "--set",
        "tools.t.retry_attempts=3",
    ];
    assert_eq!(desk.call(&arguments, "t", "{}").1, 3);
}

#[test]
fn a_command_behind_the_dashes_is_run_with_the_settings_of_the_file() {
    let arguments = [
        "--config",
        "aftercall.toml",
        "--name",
        "busy",
        "--",
        "sh",
        "busy.sh",
    ];
    let desk = Desk::new(&FILE.replace("busy.sh", "no-such-file.sh"));
    assert_eq!(desk.call(&arguments, "t", "{}").1, 2);

    let program = "command = \"sh\"\nargs = [\"busy.sh\"]\nenv = { RAN = \"RAN_FILE\" }";
    assert!(FILE.contains(program));
    let desk = Desk::new(&FILE.replace(program, "url = \"http://127.0.0.1:9/mcp\""));
    let busy = BUSY.replace("$RAN", "$RAN_FILE");
    std::fs::write(desk.path().join("busy.sh"), busy).expect("written");
    assert_eq!(desk.call(&arguments, "t", "{}").1, 2);
}

#[test]
fn a_tool_is_answered_for_when_its_own_time_is_up() {
    let desk = Desk::new(
        "[servers.a]\ncommand = \"cat\"\nargs = [\"-n\"]\ntimeout = \"1m\"\n[servers.a.tools.t]\ntimeout = \"100ms\"\n",
    );
    std::fs::write(desk.path().join("silent.sh"), "sleep 100").expect("written");
    let began = Instant::now();
    let arguments = ["--config", "aftercall.toml", "--", "sh", "silent.sh"];
    let (answer, _) = desk.call(&arguments, "t", "{}");
    assert!(began.elapsed() < Duration::from_secs(30));
    assert!(answer.to_string().contains("server.timeout"), "{answer}");
}

#[test]
fn nothing_is_started_with_a_file_that_is_wrong() {
    let wrong = FILE.replace("retry_attempts = 2", "retry_atempts = 2\ntimeout = 5");
    let desk = Desk::new(&wrong);
    let arguments = [
        "--config",
        "aftercall.toml",
        "--",
        "sh",
        "-c",
        "touch started",
    ];
    let output = desk.output(&arguments);
    assert_eq!(output.status.code(), Some(2));
    let words = said(&output);
    assert!(
        words.starts_with("aftercall: 2 faults in the configuration:\n"),
        "{words}"
    );
    let place = "aftercall.toml:12:1: servers.busy.tools.t.retry_atempts: unknown key; \
                 did you mean `retry_attempts`?";
    assert!(words.contains(place), "{words}");
    assert!(
        words.contains("aftercall.toml:13:11: servers.busy.tools.t.timeout:"),
        "{words}"
    );
    assert!(!desk.path().join("started").exists());
    assert!(output.stdout.is_empty());
}

#[test]
fn a_file_that_can_not_be_read_is_refused_with_its_name() {
    let desk = Desk::new("");
    for (file, words) in [
        ("none.toml", "aftercall: none.toml: there is no such file"),
        (".", "aftercall: .: this is a folder"),
        ("/dev/zero", "aftercall: /dev/zero: over 1024 KiB"),
    ] {
        let output = desk.output(&["--config", file, "--", "touch", "started"]);
        assert_eq!(output.status.code(), Some(2));
        assert!(said(&output).starts_with(words), "{}", said(&output));
    }
    assert!(!desk.path().join("started").exists());
}

#[test]
fn a_variable_that_is_not_there_is_refused_without_a_word_of_what_it_was_to_be() {
    let desk = Desk::new(&FILE.replace("RAN_FILE", "ghp_secret"));
    let output = desk.output(&["--config", "aftercall.toml"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).starts_with("aftercall: aftercall.toml:"));
    assert!(said(&output).contains("env.RAN: the variable that it names is not set"));
    assert!(!said(&output).contains("ghp_secret"));
}

#[test]
fn a_server_without_a_command_is_refused() {
    let desk = Desk::new("[servers.a]\n");
    for arguments in [&["--config", "aftercall.toml"][..], &[]] {
        let output = desk.output(arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(said(&output).contains("name the server's command after `--`"));
    }
}

#[test]
fn what_is_in_force_is_shown_and_nothing_is_started() {
    let desk = Desk::new(FILE);
    let arguments = [
        "--config",
        "aftercall.toml",
        "--timeout",
        "30s",
        "--print-config",
    ];
    let output = desk.output(&arguments);
    assert!(output.status.success());
    let page = String::from_utf8(output.stdout).expect("text");
    for line in [
        "timeout = \"30s\"                    # --timeout",
        "backoff_base = \"1ms\"               # aftercall.toml:3, defaults.backoff_base",
        "retry_tokens = 10                  # built in: ",
        "retry_attempts = 2                 # aftercall.toml:12, servers.busy.tools.t.retry_attempts",
    ] {
        assert!(page.contains(line), "{line}\n{page}");
    }
    let output = desk.output(&[&arguments[..], &["--format", "json"]].concat());
    let page: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(page["server"], "busy");
    assert_eq!(page["tools"]["t"]["retry_attempts"]["value"], 2);
    assert!(!desk.ran_file().exists());
}

#[test]
fn the_binary_shows_the_schema_that_is_checked_in() {
    let output = Desk::new("").output(&["--print-schema"]);
    let stored = std::fs::read(root().join("spec/config.schema.json")).expect("a schema");
    assert_eq!(output.stdout, stored);
}
