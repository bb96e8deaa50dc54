//! Every command that README shows is run.
//!
//! A command is a block fenced as `sh`. Three kinds, told apart by what stands
//! in the block, so that README needs no marks that a reader would stumble on:
//!
//! - `cargo`, `scripts/` and `.ci/` lines build, install or test this
//!   repository. A test can't run them inside itself: each has to be a step of
//!   `.ci/run`, word for word.
//! - A block that names a published server (`npx`, `uvx`) is for the interop
//!   tests, which have those servers.
//! - Everything else is run here by `sh`, in an empty folder, with the fresh
//!   `aftercall` on the path, and has to succeed.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::repository::read;

#[test]
fn build_and_test_commands_are_steps_of_the_gate() {
    let gate = read(".ci/run");
    for line in blocks().iter().flat_map(|block| gate_lines(block)) {
        assert!(
            gate.contains(line),
            "README shows `{line}`, and no step of .ci/run runs it"
        );
    }
}

#[test]
fn commands_of_the_binary_succeed() {
    for block in blocks().iter().filter(|block| runs_here(block)) {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let ran = Command::new("sh")
            .args(["-euc", block])
            .current_dir(folder.path())
            .env("PATH", path_with_the_binary())
            // `aftercall wrap` must not find the configuration of whoever tests.
            .env("HOME", folder.path())
            .env_remove("XDG_CONFIG_HOME")
            .stdin(Stdio::null())
            .output()
            .expect("sh is there");
        assert!(
            ran.status.success(),
            "README's block ended with {}:\n{block}\n{}",
            ran.status,
            String::from_utf8_lossy(&ran.stderr)
        );
    }
}

#[test]
fn commands_are_fenced_in_the_one_way_that_is_checked() {
    for (number, line) in read("README.md").lines().enumerate() {
        let fence = line.trim_start().strip_prefix("```").unwrap_or_default();
        assert!(
            !["bash", "console", "shell", "zsh", "shell-session"].contains(&fence),
            "README.md:{}: fence commands as `sh`, so that they are run",
            number + 1
        );
    }
    assert!(!blocks().is_empty(), "README shows how to build and test");
}

/// The contents of all `sh` blocks, without comments.
pub(crate) fn blocks() -> Vec<String> {
    let readme = read("README.md");
    let mut blocks = Vec::new();
    let mut open: Option<String> = None;
    for line in readme.lines() {
        match (&mut open, line.trim()) {
            (None, "```sh") => open = Some(String::new()),
            (Some(_), "```") => blocks.extend(open.take()),
            (Some(block), command) if !command.starts_with('#') => {
                block.push_str(line);
                block.push('\n');
            }
            _ => {}
        }
    }
    assert!(open.is_none(), "README ends inside a block");
    blocks
}

/// Whether the block needs a published server, and so belongs to the interop
/// tests.
pub(crate) fn needs_a_server(block: &str) -> bool {
    block
        .split_whitespace()
        .any(|word| word == "npx" || word == "uvx")
}

/// The search path with the folder of the binary under test in front.
pub(crate) fn path_with_the_binary() -> std::ffi::OsString {
    let folder = Path::new(env!("CARGO_BIN_EXE_aftercall"))
        .parent()
        .expect("a binary lies in a folder");
    let rest = std::env::var_os("PATH").unwrap_or_default();
    let all = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&rest));
    std::env::join_paths(all).expect("the target folder's name holds no separator")
}

fn gate_lines(block: &str) -> Vec<&str> {
    block
        .lines()
        .map(str::trim)
        .filter(|line| {
            ["cargo ", "scripts/", ".ci/"]
                .iter()
                .any(|start| line.starts_with(start))
        })
        .filter(|line| *line != ".ci/run")
        .collect()
}

fn runs_here(block: &str) -> bool {
    gate_lines(block).is_empty() && !block.contains(".ci/run") && !needs_a_server(block)
}
