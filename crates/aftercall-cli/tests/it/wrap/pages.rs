//! The completions and the manual, read by the programs that they are for.

use std::io::Write;
use std::process::{Command, Stdio};

use super::Bench;

fn said(arguments: &[&str]) -> String {
    let said = Bench::new().run(arguments);
    assert_eq!(
        (said.code, said.err.as_str()),
        (Some(0), ""),
        "{arguments:?}"
    );
    said.out
}

/// Whether the program, which has to be there, reads `input` without complaint.
fn reads(program: &[&str], input: &str) -> String {
    let mut child = Command::new(program[0])
        .args(&program[1..])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{}: {error}", program[0]));
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.success() && complaint.is_empty(),
        "{program:?}: {complaint}"
    );
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn is_there(program: &str) -> bool {
    let path = std::env::var_os("PATH").expect("every process has one");
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

#[test]
fn bash_completes_commands_and_switches() {
    let script = said(&["completions", "bash"]);
    reads(&["bash", "-n"], &script);
    let complete = |words: &str, count: usize| {
        reads(
            &["bash"],
            &format!(
                "{script}\nCOMP_WORDS=({words}); COMP_CWORD={count}; _aftercall aftercall '' ''; echo \"${{COMPREPLY[@]}}\""
            ),
        )
    };
    assert!(complete("aftercall ''", 1).contains("unwrap"));
    assert!(complete("aftercall wrap --", 2).contains("--dry-run"));
}

#[test]
fn every_shell_gets_a_script_that_names_the_commands() {
    for (shell, checker) in [
        ("zsh", &["zsh", "-n"][..]),
        ("fish", &["fish", "-n"]),
        ("powershell", &[]),
        ("elvish", &[]),
    ] {
        let script = said(&["completions", shell]);
        for word in ["wrap", "doctor", "dry-run", "completions"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
        if checker.first().is_some_and(|program| is_there(program)) {
            reads(checker, &script);
        }
    }
}

#[test]
fn the_manual_is_roff_and_holds_the_examples() {
    for (arguments, name) in [
        (&["man"][..], "aftercall"),
        (&["man", "wrap"], "aftercall-wrap"),
    ] {
        let page = said(arguments);
        assert!(page.contains(&format!(".TH {name} 1")), "{page}");
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"] {
            assert!(
                page.contains(&format!(".SH {section}\n")),
                "{name}: {section}"
            );
        }
        // A macro that nobody knows is how a page is broken most often.
        for line in page.lines().filter(|line| line.starts_with('.')) {
            let known = [
                ".TH", ".SH", ".SS", ".TP", ".RS", ".RE", ".br", ".ie", ".el", ".PP", ".IP",
            ];
            assert!(
                known.contains(&line.split(' ').next().unwrap_or_default()),
                "{line}"
            );
        }
        if is_there("groff") {
            let text = reads(&["groff", "-man", "-Tascii", "-ww"], &page);
            assert!(text.contains("aftercall"), "{text}");
        }
    }
    assert!(said(&["man", "wrap"]).contains("dry\\-run"));
    let unknown = Bench::new().run(&["man", "wrpa"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.err.contains("unwrap"), "{}", unknown.err);
}

#[test]
fn help_shows_examples() {
    for command in ["wrap", "unwrap", "doctor", "completions", "man"] {
        let help = said(&[command, "--help"]);
        assert!(
            help.contains(&format!("Examples:\n  aftercall {command}")),
            "{help}"
        );
    }
}
