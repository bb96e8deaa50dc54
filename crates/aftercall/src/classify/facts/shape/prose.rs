//! Prose: a failure is short, and says so in its opening.

use super::{Carrier, Content, Facts, Flag, tokens};
use crate::classify::lexicon::{self, FIRM, Hit, PLAIN, Scope};
use crate::classify::sense::Sense;
use crate::search::{has, split_once};

mod tells;
#[cfg(test)]
mod tests;

pub(super) use tells::says_done;

/// Longer prose is data.
const LONGEST: usize = 1500;
/// More lines are data.
const MOST_LINES: usize = 12;
/// How far into a text its opening may reach.
const OPENING: usize = 80;

pub(super) fn of_prose(text: &str) -> Content {
    let trimmed = text.trim();
    if wrapped(trimmed) {
        return Content::Failure {
            alone: trimmed.len() <= LONGEST,
        };
    }
    if trimmed.len() > LONGEST {
        return Content::Data;
    }
    let lines = trimmed.lines().count();
    let first = trimmed.lines().next().unwrap_or("");
    if lines > MOST_LINES {
        return Content::Data;
    }
    // A page has a heading and goes on.
    if first.starts_with("# ") && lines > 2 && trimmed.len() > 200 {
        return Content::Data;
    }
    if lines == 1 && tells::is_code_line(first) || tells::counts(first) || says_done(first) {
        return match tells::outcome(trimmed) {
            Some(both) => both,
            None => Content::Data,
        };
    }
    if let Some(both) = tells::outcome(trimmed) {
        return both;
    }
    if lines <= 3 && trimmed.lines().any(|line| line.starts_with("<error>")) {
        return Content::Failure { alone: false };
    }
    let hits = lexicon::hits(trimmed, Scope::Text);
    let failing = hits
        .iter()
        .any(|hit| hit.sense != Sense::NoMatch && hit.strength >= PLAIN);
    let nothing = hits.iter().any(says_nothing);
    if opens_with_failure(first) {
        // A program's output ends with a line break, an error message does not.
        let bare = lines == 1 && !text.ends_with('\n') && is_sentence(first);
        return match (failing, nothing) {
            (true, _) => Content::Failure { alone: false },
            (false, true) => Content::Nothing,
            (false, false) if bare || names_exception(first) || tells_code(trimmed) => {
                Content::Failure { alone: false }
            }
            (false, false) => Content::Data,
        };
    }
    if let Some(code) = exit_told(trimmed).filter(|_| lines == 1) {
        // Nothing was written, and the code is that of success or of no match.
        let silent = has(&trimmed.to_ascii_lowercase(), "return code") && code <= 1;
        return if silent {
            Content::Nothing
        } else if code == 0 {
            Content::Data
        } else {
            Content::Failure { alone: false }
        };
    }
    if lines == 1 && (is_missing_path(trimmed) || is_bracketed(first)) {
        return Content::Failure { alone: false };
    }
    let heading =
        lines == 1 && trimmed.len() <= 60 && trimmed.ends_with(':') && text.ends_with('\n');
    if nothing && lines <= 3 && trimmed.len() <= 300
        || lines == 1 && is_missing_key(trimmed)
        || heading
    {
        return Content::Nothing;
    }
    let whole = lines == 1 && !text.ends_with('\n') && is_whole(trimmed, &hits);
    if whole {
        return Content::Failure { alone: false };
    }
    per_item(trimmed)
}

/// How words of failure and of nothing begin, sorted.
const STEMS: [&[u8]; 30] = [
    b"0 ", b"can't", b"cannot", b"command", b"conn", b"could", b"denied", b"empty", b"err",
    b"exce", b"exit", b"fail", b"fatal", b"forbid", b"input", b"invalid", b"limit", b"no ",
    b"no\\", b"not ", b"nothing", b"sorry", b"timed", b"timeout", b"trace", b"unable", b"unauth",
    b"unknown", b"violat", b"zero",
];

/// A cheap look at the beginning of a raw text: could it be a failure, or tell
/// of nothing? Looks for stems, so it lets more through than there is.
pub(super) fn may_matter(text: &str) -> bool {
    let head = lexicon::floor(text, 160).as_bytes();
    if !head.is_ascii() || head.iter().take(8).any(|b| matches!(b, b'"' | b'\\')) {
        return true;
    }
    let begins = |pair: &[u8; 2]| BEGINS[usize::from(pair[0])] >> (pair[1] & 31) & 1;
    (0..head.len()).step_by(BLOCK).any(|start| {
        let block = &head[start..head.len().min(start + BLOCK + 1)];
        let mut pairs = block.array_windows().enumerate();
        // Without a branch for each byte, most blocks are passed over at once.
        let any = block
            .array_windows()
            .fold(0, |any, pair| any | begins(pair));
        any != 0
            && pairs.any(|(at, pair)| begins(pair) != 0 && begins_with_stem(&head[start + at..]))
    })
}

fn begins_with_stem(text: &[u8]) -> bool {
    let letter = text[0].to_ascii_lowercase();
    let from = STEMS.partition_point(|stem| stem[0] < letter);
    let mut stems = STEMS[from..].iter().take_while(|stem| stem[0] == letter);
    stems.any(|stem| {
        text.get(..stem.len())
            .is_some_and(|word| word.eq_ignore_ascii_case(stem))
    })
}

/// For each first byte of a stem, the second bytes that may follow. Few pairs of
/// bytes begin a stem, and this is asked of every success.
const BEGINS: [u32; 256] = {
    let mut begins = [0; 256];
    let mut at = 0;
    while at < STEMS.len() {
        let (first, second) = (STEMS[at][0], STEMS[at][1]);
        begins[first as usize] |= bit(second);
        begins[first.to_ascii_uppercase() as usize] |= bit(second);
        at += 1;
    }
    begins
};

/// How many bytes are looked at together.
const BLOCK: usize = 16;

/// One bit for a letter, whatever its case.
const fn bit(byte: u8) -> u32 {
    1 << (byte & 31)
}

fn says_nothing(hit: &Hit) -> bool {
    hit.sense == Sense::NoMatch && (hit.strength >= FIRM && hit.start < OPENING || hit.start == 0)
}

/// `Failed to retrieve data`: at least three words after or with the opening.
fn is_sentence(line: &str) -> bool {
    line.split_whitespace().count() >= 4
}

/// Six words or fewer of which a firm phrase is the heart: "Tool call timed
/// out."
fn is_whole(text: &str, hits: &[Hit]) -> bool {
    text.split_whitespace().count() <= 6
        && !text.contains(['/', '=', '{', '<'])
        && hits.iter().any(|hit| {
            hit.strength >= FIRM && hit.sense != Sense::NoMatch && hit.sense.category().is_some()
        })
        && text.ends_with(['.', '!'])
}

/// The code in "process exited with code 1", "return code: 2".
fn exit_told(text: &str) -> Option<u32> {
    const CUES: [&str; 6] = [
        "exited with code ",
        "exit code ",
        "exit code: ",
        "exit status ",
        "exit status: ",
        "return code: ",
    ];
    if text.len() > 120 {
        return None;
    }
    let lower = text.to_ascii_lowercase();
    CUES.iter().find_map(|cue| {
        let (_, rest) = split_once(&lower, cue)?;
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        // Within a sentence that goes on it is told of something else.
        let after = rest[end..].trim_start_matches([')', '.', '!', '\'', '"']);
        let ends = after.is_empty() || after.starts_with([':', '\n']);
        ends.then(|| rest[..end].parse().ok()).flatten()
    })
}

/// "process exited with code 1" as a text of its own.
pub(super) fn tells_exit(text: &str) -> bool {
    exit_told(text.trim()).is_some_and(|code| code > 0)
}

/// Is there a code among the words?
pub(super) fn tells_code(text: &str) -> bool {
    let mut facts = Facts::new(Carrier::Text, Flag::Silent);
    tokens::read(text, &mut facts);
    facts.status.is_some()
        || !facts.numbers.is_empty()
        || facts.names.iter().any(|name| name.vocabulary.is_some())
        || facts.named().iter().any(|(_, hit)| hit.strength >= PLAIN)
}

/// "Key not found: x", "User 12 not found": a look-up that found nothing. A
/// path that names nothing was given as an argument: that is a failure.
fn is_missing_key(text: &str) -> bool {
    let is_path = |word: &str| word.starts_with('/') && word.len() > 1;
    text.len() <= 120 && !text.split_whitespace().any(is_path) && {
        let lower = text.to_ascii_lowercase();
        has(&lower, "not found") || has(&lower, "does not exist")
    }
}

/// "Document /tmp/a.docx does not exist": the path was given, so it is a failure.
fn is_missing_path(text: &str) -> bool {
    let is_path = |word: &str| word.starts_with('/') && word.len() > 1;
    text.len() <= 160 && text.split_whitespace().count() <= 8 && {
        let lower = text.to_ascii_lowercase();
        let missing = lower.ends_with("does not exist") || has(&lower, "not found: /");
        missing && text.split_whitespace().any(is_path)
    }
}

/// "[NOT_FOUND] notes: no such folder": a code in brackets, then words.
fn is_bracketed(line: &str) -> bool {
    let Some((code, words)) = line
        .strip_prefix('[')
        .and_then(|rest| split_once(rest, "] "))
    else {
        return false;
    };
    let is_code = code.len() >= 4
        && code
            .bytes()
            .all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_');
    is_code && !words.is_empty() && {
        let hits = lexicon::hits(&lexicon::words(code), Scope::Name);
        hits.iter()
            .any(|hit| hit.strength >= PLAIN && hit.sense.category().is_some())
    }
}

/// "Error: search_phase_execution_exception": a name and nothing else.
fn names_exception(line: &str) -> bool {
    split_once(line, ": ").is_some_and(|(_, name)| {
        !has(name, " ") && {
            let words = lexicon::words(name);
            words.ends_with(" exception") || words.ends_with(" error")
        }
    })
}

/// Lines of `name: Error - why`, between lines of results.
fn per_item(text: &str) -> Content {
    let items = text.split("\n---\n");
    let (failing, all) = items.fold((0, 0), |(failing, all), item| {
        let first = item.lines().next().unwrap_or("");
        (failing + usize::from(has(first, ": Error - ")), all + 1)
    });
    match (failing, all) {
        (0, _) => Content::Data,
        (f, n) if f == n => Content::Failure { alone: false },
        _ => Content::Mixed,
    }
}

/// The fixed prefixes of SDKs' wrappers.
fn wrapped(text: &str) -> bool {
    const PREFIXES: [&str; 9] = [
        "Error executing tool ",
        "Error calling tool ",
        "MCP error -",
        "Unknown tool: ",
        "Input validation error: ",
        "Output validation error: ",
        "Tool execution failed: ",
        "Error: MCP error -",
        "Traceback (most recent call last)",
    ];
    PREFIXES.iter().any(|prefix| text.starts_with(prefix))
}

/// How error messages begin, in lower case.
#[rustfmt::skip]
const STARTS: [&str; 44] = [
    "error:", "error -", "error!", "error 4", "error 5", "failed to ", "failed:", "failure:",
    "could not ", "couldn't ", "unable to ", "cannot ", "can't ", "an error ",
    "an unexpected error", "invalid ", "permission denied", "access denied",
    "exception:", "fatal:", "request failed", "operation failed", "unauthorized", "forbidden",
    "rate limit", "timeout:", "timed out", "connection refused", "connection error",
    "connection timed out", "connection failed", "not authorized", "not allowed",
    "错误", "失败", "エラー", "오류", "ошибка", "lỗi", "ข้อผิดพลาด", "fehler", "erreur", "erro:", "error de ",
];

/// Nouns that make "error" an adjective: texts about errors are no errors.
#[rustfmt::skip]
const ABOUT_ERRORS: [&str; 22] = [
    "handling", "handler", "handlers", "message", "messages", "code", "codes", "log", "logs",
    "report", "reports", "summary", "count", "rate", "rates", "budget", "budgets", "types", "pages", "reporting", "tracking", "correction",
];

/// Does the first line open as an error message does?
pub(super) fn opens_with_failure(line: &str) -> bool {
    let line = line.trim_start_matches([
        '❌', '⚠', '✗', '✖', '🚫', '\u{fe0f}', ' ', '*', '[', '<', '#',
    ]);
    let opening = lexicon::floor(line, OPENING);
    let lower = opening.to_lowercase();
    if tells::names_none(&lower) {
        return false;
    }
    // "Sorry, this book is out of print": regret alone is no failure.
    if let Some(rest) = lower.strip_prefix("sorry, ") {
        let fails = [
            "not", "n't", "unable", "wrong", "fail", "error", "again", "no ",
        ];
        return fails.iter().any(|sign| has(rest, sign));
    }
    if STARTS.iter().any(|start| lower.starts_with(start)) {
        return true;
    }
    // "Error fetching weather: …", and not "Error handling in Rust".
    if let Some(rest) = lower.strip_prefix("error ") {
        if rest.starts_with("code: 4") || rest.starts_with("code: 5") {
            return true;
        }
        let about = rest.split([' ', ':']).next().unwrap_or("");
        if ABOUT_ERRORS.contains(&about) {
            return false;
        }
        if has(line, ": ") {
            return true;
        }
    }
    let head = opening.split_once(':').map_or("", |(head, _)| head);
    // A heading may do without the colon: "# Search Failed".
    let head = if head.is_empty() && line.len() <= 40 {
        line
    } else {
        head
    };
    ends_as_failure(head)
}

/// "Database error", "SearchError", "Upload failed", "Security violation".
fn ends_as_failure(head: &str) -> bool {
    let words = lexicon::words(head);
    let mut back = words.rsplit(' ');
    let last = back.next().unwrap_or("");
    // "12 passed, 0 failed" counts; "No error" and "retried after error" deny it.
    let before = back.next().unwrap_or("");
    let counted = before.bytes().all(|b| b.is_ascii_digit()) && !before.is_empty();
    if counted || matches!(before, "no" | "without" | "after") {
        return false;
    }
    words.split(' ').count() <= 7
        && matches!(
            last,
            "error" | "exception" | "failed" | "failure" | "failing" | "violation" | "denied"
        )
        || ["失败", "错误", "エラー"]
            .iter()
            .any(|end| words.ends_with(end))
}
