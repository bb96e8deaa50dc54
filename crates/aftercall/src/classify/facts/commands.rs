//! Command lines: which program ended, and whether it only asked.

use crate::search::has;
use std::borrow::Cow;

/// Programs whose silence means that there is nothing, beside `grep` and its kin.
const ASKING: [&str; 42] = [
    "rg",
    "ag",
    "ack",
    "apropos",
    "dpkg-query",
    "find",
    "fd",
    "ls",
    "awk",
    "gawk",
    "sed",
    "jq",
    "yq",
    "sort",
    "uniq",
    "cut",
    "head",
    "tail",
    "comm",
    "diff",
    "psql",
    "mysql",
    "sqlite3",
    "redis-cli",
    "cat",
    "zcat",
    "look",
    "locate",
    "which",
    "whereis",
    "pidof",
    "ps",
    "lsof",
    "wc",
    "tr",
    "strings",
    "getent",
    "xmlstarlet",
    "lsblk",
    "crontab",
    "atq",
    "jobs",
];
/// Words after a program that make it a question.
const QUESTIONS: [&str; 24] = [
    "list",
    "ls",
    "get",
    "show",
    "search",
    "--list",
    "-l",
    "--get",
    "--get-all",
    "log",
    "status",
    "diff",
    "grep",
    "ls-files",
    "ls-remote",
    "ls-tree",
    "for-each-ref",
    "reflog",
    "show-ref",
    "ps",
    "images",
    "describe",
    "branch",
    "tag",
];

/// Does the command only look something up?
pub(super) fn asks(argv: &[Cow<'_, str>]) -> bool {
    let words = last_words(argv);
    let Some((program, rest)) = words.split_first() else {
        return false;
    };
    let program = base(program);
    // `zgrep`, `rgrep`, `pgrep`: more than anybody lists.
    program.ends_with("grep")
        || ASKING.contains(&program)
        || rest
            .iter()
            .take(6)
            .any(|word| QUESTIONS.contains(&word.as_str()))
}

/// The program that ended: of a line for a shell, the last one of its last
/// pipeline. `git grep` and `git diff` end by the conventions of `grep` and
/// `diff`.
pub(super) fn program<'a>(argv: &[Cow<'_, str>]) -> Option<Cow<'a, str>> {
    let words = last_words(argv);
    let (program, rest) = words.split_first()?;
    let name = base(program);
    if name == "git"
        && let Some(sub @ ("grep" | "diff")) = words_after_git(rest).next().map(String::as_str)
    {
        return Some(Cow::Owned(sub.to_owned()));
    }
    Some(Cow::Owned(name.to_owned()))
}

/// What git is to do and what follows: `-C dir` and `-c key=value` stand before.
pub(super) fn words_after_git(rest: &[String]) -> impl Iterator<Item = &String> {
    let mut value = false;
    rest.iter().skip_while(move |word| {
        let skip = value || word.starts_with('-');
        value = !value && matches!(word.as_str(), "-C" | "-c");
        skip
    })
}

/// The words of the command that ended last: inside a shell's `-c`, and on the
/// far side of `ssh`.
pub(super) fn last_words(argv: &[Cow<'_, str>]) -> Vec<String> {
    let line = match argv {
        [line] => Some(line),
        [shell, .., line]
            if is_shell(shell)
                && argv
                    .iter()
                    .any(|word| word.starts_with('-') && word.ends_with('c')) =>
        {
            Some(line)
        }
        _ => None,
    };
    let words = line.map_or_else(
        || argv.iter().map(ToString::to_string).collect(),
        |line| last_command(line),
    );
    let words: Vec<String> = words
        .into_iter()
        .skip_while(|word| is_prefix(word))
        .collect();
    match words.split_first() {
        // A shell that was named inside the line.
        Some((program, rest))
            if is_shell(program)
                && rest
                    .first()
                    .is_some_and(|flag| flag.starts_with('-') && flag.ends_with('c')) =>
        {
            rest.get(1).map_or_else(Vec::new, |line| last_command(line))
        }
        Some((program, rest)) if base(program) == "ssh" => match rest.last() {
            Some(line) if has(line, " ") => last_command(line),
            _ => words,
        },
        _ => words,
    }
}

/// A program without its directory.
pub(super) fn base(program: &str) -> &str {
    program.rsplit(['/', '\\']).next().unwrap_or(program)
}

fn is_shell(word: &str) -> bool {
    let name = word.rsplit('/').next().unwrap_or(word);
    matches!(name, "sh" | "bash" | "dash" | "zsh")
}

/// `VAR=value` and `sudo` stand before a command.
fn is_prefix(word: &str) -> bool {
    matches!(
        word,
        "sudo" | "nice" | "nohup" | "time" | "env" | "command" | "exec"
    ) || word.split_once('=').is_some_and(|(name, _)| {
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    })
}

/// The words of the last simple command of a line, quotes respected.
fn last_command(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quote = None;
    let end = |word: &mut String, words: &mut Vec<String>| {
        if !word.is_empty() {
            words.push(core::mem::take(word));
        }
    };
    for c in line.chars() {
        match (quote, c) {
            (Some(q), _) if c == q => quote = None,
            (Some(_), _) => word.push(c),
            (None, '\'' | '"') => quote = Some(c),
            (None, ';' | '|' | '&' | '\n') => {
                end(&mut word, &mut words);
                words.clear();
            }
            (None, c) if c.is_whitespace() => end(&mut word, &mut words),
            (None, _) => word.push(c),
        }
    }
    end(&mut word, &mut words);
    words
}
