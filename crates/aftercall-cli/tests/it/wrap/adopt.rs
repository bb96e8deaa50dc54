//! What is shown, asked and refused.

use std::io::Write;
use std::process::Stdio;

use super::{Bench, Said, read};

const TWO: &str = r#"{
  "mcpServers": {
    "files": {
      "command": "npx",
      "args": ["-y", "server", "--api-key", "k3y"],
      "env": { "GITHUB_TOKEN": "hush", "MODE": "quiet" }
    },
    "docs": { "url": "https://docs.example.com/mcp" },
    "git": { "command": "uvx", "args": ["mcp-server-git"] }
  }
}
"#;

#[test]
fn without_a_terminal_the_diff_is_shown_and_nothing_is_written() {
    let bench = Bench::new();
    let file = bench.file("project/.mcp.json", TWO);
    let said = bench.run(&["wrap"]);
    assert_eq!(said.code, Some(2));
    assert!(said.out.contains("(Claude Code)"), "{}", said.out);
    assert!(
        said.out.contains("+      \"command\": \"aftercall\","),
        "{}",
        said.out
    );
    assert!(
        said.out.contains("-      \"command\": \"npx\","),
        "{}",
        said.out
    );
    assert!(
        said.out.contains("leave   docs: it shows no credentials"),
        "{}",
        said.out
    );
    assert!(said.err.contains("say --yes to write"), "{}", said.err);
    assert!(read(&file) == TWO.as_bytes());
}

/// `script` runs a command on a terminal of its own; it is part of every Linux.
#[cfg(target_os = "linux")]
#[test]
fn on_a_terminal_a_person_is_asked_and_no_means_no() {
    let bench = Bench::new();
    let file = bench.file("project/.mcp.json", TWO);
    for (answer, code, written) in [("n\n", 1, false), ("y\n", 0, true)] {
        let own = env!("CARGO_BIN_EXE_aftercall");
        let mut child = std::process::Command::new("script")
            .args(["-qec", &format!("'{own}' wrap"), "/dev/null"])
            .current_dir(bench.project())
            .env("HOME", bench.home())
            .env_remove("XDG_CONFIG_HOME")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("script is there");
        let mut stdin = child.stdin.take().expect("a pipe");
        stdin.write_all(answer.as_bytes()).expect("it reads");
        let said = Said::from(&child.wait_with_output().expect("it ends"));
        drop(stdin);
        assert_eq!(said.code, Some(code), "{said:?}");
        assert!(said.out.contains("? [y/N]"), "{said:?}");
        assert_eq!(read(&file) != TWO.as_bytes(), written, "{said:?}");
    }
}

#[test]
fn secrets_are_not_shown_and_stay_in_the_file() {
    let bench = Bench::new();
    let file = bench.file("project/.mcp.json", TWO);
    for format in ["text", "json"] {
        let said = bench.run(&["wrap", "--dry-run", "--format", format]);
        for secret in ["hush", "k3y"] {
            assert!(!said.out.contains(secret), "{}", said.out);
        }
        assert!(said.out.contains("[redacted]"), "{}", said.out);
    }
    assert_eq!(bench.run(&["wrap", "--yes"]).code, Some(0));
    let wrapped = String::from_utf8(read(&file)).expect("UTF-8");
    assert!(wrapped.contains("\"hush\"") && wrapped.contains("\"k3y\""));
}

#[test]
fn a_dry_run_is_exit_code_1_while_something_would_change() {
    let bench = Bench::new();
    let file = bench.file("project/.mcp.json", TWO);
    assert_eq!(bench.run(&["wrap", "--dry-run"]).code, Some(1));
    assert!(read(&file) == TWO.as_bytes());
    assert_eq!(bench.run(&["wrap", "--yes"]).code, Some(0));
    assert_eq!(bench.run(&["wrap", "--dry-run"]).code, Some(0));
    assert_eq!(bench.run(&["unwrap", "--dry-run"]).code, Some(1));
}

#[test]
fn only_the_named_servers_are_touched_and_a_wrong_name_lists_them() {
    let bench = Bench::new();
    let file = bench.file("project/.mcp.json", TWO);
    let said = bench.run(&["wrap", "--yes", "--only", "gti"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("no server `gti`"), "{}", said.err);
    assert!(said.err.contains("`docs`, `files`, `git`"), "{}", said.err);
    let said = bench.run(&["wrap", "--yes", "--only", "git", "--format", "json"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    let row = &said.json()[0];
    assert_eq!(row["state"], "written");
    assert_eq!(row["client"], "Claude Code");
    let servers: Vec<_> = row["servers"].as_array().expect("a list").iter().collect();
    assert_eq!(servers[0]["reason"], "not_asked_for");
    assert_eq!(servers[2]["action"], "wrap");
    let wrapped = String::from_utf8(read(&file)).expect("UTF-8");
    assert!(wrapped.contains(r#""args": ["proxy", "--", "uvx", "mcp-server-git"]"#));
    assert!(wrapped.contains(r#""command": "npx""#));
}

#[test]
fn a_file_that_can_not_be_parsed_is_named_with_its_place_and_the_others_go_on() {
    let bench = Bench::new();
    let broken = bench.file("project/.mcp.json", "{\n  \"mcpServers\": {,}\n}");
    let good = bench.file("home/.cursor/mcp.json", TWO);
    let said = bench.run(&["wrap", "--yes"]);
    assert_eq!(said.code, Some(2));
    assert!(
        said.err.contains(".mcp.json: line 2, column 18: "),
        "{}",
        said.err
    );
    assert!(read(&broken) == b"{\n  \"mcpServers\": {,}\n}");
    assert!(String::from_utf8_lossy(&read(&good)).contains("\"proxy\""));
}

#[test]
fn a_file_without_servers_says_what_was_looked_for() {
    let bench = Bench::new();
    bench.file("project/package.json", "{\"name\": \"x\"}");
    let said = bench.run(&["wrap", "--yes", "package.json"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("`mcpServers`"), "{}", said.err);
    let said = bench.run(&["wrap", "--yes", "missing.json"]);
    assert_eq!(said.code, Some(2));
    assert!(
        said.err.contains("missing.json: can't read it"),
        "{}",
        said.err
    );
}

#[test]
fn a_users_file_gets_an_absolute_path_and_a_projects_the_name() {
    let bench = Bench::new();
    let user = bench.file(
        "home/.codex/config.toml",
        "[mcp_servers.a]\ncommand = \"x\"\n",
    );
    let project = bench.file("project/.cursor/mcp.json", TWO);
    assert_eq!(bench.run(&["wrap", "--yes"]).code, Some(0));
    let user = String::from_utf8(read(&user)).expect("UTF-8");
    let own = env!("CARGO_BIN_EXE_aftercall");
    assert!(user.contains(&format!("command = \"{own}\"\n")), "{user}");
    let project = String::from_utf8(read(&project)).expect("UTF-8");
    assert!(project.contains("\"command\": \"aftercall\""), "{project}");
}

#[test]
fn with_no_client_at_all_there_is_nothing_to_do() {
    let bench = Bench::new();
    let said = bench.run(&["wrap"]);
    assert_eq!(said.code, Some(0));
    assert!(
        said.out.contains("No client's configuration"),
        "{}",
        said.out
    );
    let said = bench.run(&["doctor"]);
    assert_eq!(said.code, Some(0));
    assert!(
        said.out.contains("Not found: Claude Code, Claude Desktop"),
        "{}",
        said.out
    );
}
