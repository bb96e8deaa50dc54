//! Exit codes that answer a question.
//!
//! Most programs end with 0 or fail. Some are asked for an answer by their exit
//! code: comparers, checkers, predicates, services' states. What is listed here
//! is documented by the program itself; an option that asks for such an answer
//! (`--exit-code`, `--check`) says it for any program. The tables hold those whose
//! name alone decides; here the words after the name matter too.

use super::commands::{base, words_after_git};
use crate::search::has;

/// How sure it is that the exit code is an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Answers {
    /// It is a failure, as far as the command tells.
    #[default]
    No,
    /// It is an answer, unless the program complains on standard error.
    Quietly,
    /// It is an answer; the program reports on standard error too.
    Aloud,
}

/// Does a command answer by this exit code?
pub(super) fn answers(words: &[String], code: i64) -> Answers {
    let Some((program, rest)) = words.split_first() else {
        return Answers::No;
    };
    let has = |wanted: &[&str]| rest.iter().any(|word| wanted.contains(&word.as_str()));
    let sub = rest
        .iter()
        .map(String::as_str)
        .find(|word| !word.starts_with('-'))
        .unwrap_or("");
    match (base(program), code) {
        ("git", 1) => match words_after_git(rest).next().map(String::as_str) {
            Some("diff-index" | "diff-files" | "diff-tree" | "check-ignore" | "check-attr") => {
                Answers::Quietly
            }
            Some("merge-base") if has(&["--is-ancestor"]) => Answers::Quietly,
            Some("rev-parse" | "show-ref") if has(&["-q", "--quiet"]) => Answers::Quietly,
            _ => asked(rest, code),
        },
        ("git", 2) if has(&["ls-remote"]) => asked(rest, code),
        ("systemctl", 1..=4) if sub == "status" || sub.starts_with("is-") => Answers::Quietly,
        ("service" | "rc-service", 3) if has(&["status"]) => Answers::Quietly,
        ("npm" | "yarn" | "pnpm", 1) if has(&["audit", "ls", "list"]) => Answers::Quietly,
        (_, 1) if sub == "outdated" => Answers::Quietly,
        ("hg", 1) if matches!(sub, "incoming" | "outgoing") => Answers::Quietly,
        ("dnf" | "yum", 100) if has(&["check-update", "check-upgrade"]) => Answers::Aloud,
        ("kubectl" | "oc", 1) if sub == "diff" || sub == "auth" => Answers::Quietly,
        ("tar", 1) if sub.starts_with(['d']) || has(&["-d", "--diff", "--compare"]) => {
            Answers::Quietly
        }
        ("make" | "gmake", 1) if has(&["-q", "--question"]) => Answers::Quietly,
        ("ssh-keygen", 1) if has(&["-F"]) => Answers::Quietly,
        ("rsync", 24) => Answers::Aloud,
        (name, 1) if COMPARERS.contains(&name) => Answers::Quietly,
        // Its last four bits count kinds of findings; the first is a fatal error.
        ("pylint", 2..=31) if code & 1 == 0 => Answers::Aloud,
        (name, 1) if CHECKERS.contains(&name) => Answers::Aloud,
        _ => asked(rest, code),
    }
}

/// Does an option ask for an answer by the exit code?
fn asked(rest: &[String], code: i64) -> Answers {
    let asks = |word: &String| match word.trim_start_matches('-') {
        "exit-code" => code == 1 || code == 2,
        "detailed-exitcode" => code == 2,
        "check" => code == 1 || code == 3,
        "check-only" => code == 1,
        _ => false,
    };
    let mut options = rest.iter().filter(|word| word.starts_with('-'));
    match options.find(|word| asks(word)) {
        Some(word) if word.ends_with("exit-code") => Answers::Quietly,
        Some(_) => Answers::Aloud,
        None => Answers::No,
    }
}

/// They end with 1 where there is a difference, or none to be had.
const COMPARERS: [&str; 18] = [
    "sdiff",
    "colordiff",
    "diff3",
    "zdiff",
    "zcmp",
    "bzdiff",
    "bzcmp",
    "xzdiff",
    "xzcmp",
    "wdiff",
    "diffoscope",
    "icdiff",
    "ps",
    "expr",
    "pkill",
    "fuser",
    "pacman",
    "clamscan",
];

/// They end with 1 where they have findings, and report them as they like.
const CHECKERS: [&str; 16] = [
    "black",
    "prettier",
    "ruff",
    "flake8",
    "eslint",
    "stylelint",
    "mypy",
    "shellcheck",
    "yamllint",
    "hadolint",
    "markdownlint",
    "rubocop",
    "bandit",
    "semgrep",
    "gitleaks",
    "trivy",
];

/// Do the words of a checker tell that it could not check?
pub(super) fn could_not(words: &str) -> bool {
    [
        "No such file",
        "Traceback (most recent",
        "usage: ",
        "Usage: ",
        "Cannot find module",
        "annot open",
        "annot read",
        "nternal error",
        "No module named",
        "unrecognized",
        "ENOENT",
        "EACCES",
        "ermission denied",
    ]
    .iter()
    .any(|sign| has(words, sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(line: &str, code: i64) -> Answers {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        answers(&words, code)
    }

    #[test]
    fn only_the_code_that_is_documented_is_an_answer() {
        assert_eq!(of("systemctl is-active nginx", 3), Answers::Quietly);
        assert_eq!(of("systemctl restart nginx", 3), Answers::No);
        assert_eq!(of("terraform plan -detailed-exitcode", 2), Answers::Aloud);
        assert_eq!(of("terraform plan -detailed-exitcode", 1), Answers::No);
        assert_eq!(
            of("git -C x merge-base --is-ancestor a b", 1),
            Answers::Quietly
        );
        assert_eq!(of("git merge a", 1), Answers::No);
        assert_eq!(of("black --check .", 1), Answers::Aloud);
        assert_eq!(of("black --check .", 123), Answers::No);
        assert_eq!(of("rsync -a a/ b/", 24), Answers::Aloud);
        assert_eq!(of("rsync -a a/ b/", 12), Answers::No);
    }
}
