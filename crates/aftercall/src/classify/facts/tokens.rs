//! Codes inside prose.
//!
//! A number is a code only where something beside it says so: `HTTP 503`,
//! `status code 404`, `503 Service Unavailable`, `[Errno 13]`, `SQLSTATE
//! 23505`, `MCP error -32602`. "exceeds the $500 limit" and "order 40429" hold
//! none. A word is a code where it has the look of one: `ECONNREFUSED`,
//! `ResourceNotFoundException`, `RATE_LIMIT_EXCEEDED`, `code: 'card_declined'`.

mod status;

pub(super) use status::is_status_line;
use status::{followed_by_phrase, status, tells_status};

use super::{Facts, Origin};
use crate::classify::lexicon::{floor, floor_end};
use crate::classify::table::{Vocabulary, by_name, by_number};
use crate::search::{has, rsplit_once};

/// How much is read; where a long text is cut, its end is read too.
const HEAD: usize = 8 * 1024;
const TAIL: usize = 2 * 1024;

pub(super) fn read(text: &str, facts: &mut Facts<'_>) {
    if text.len() <= HEAD + TAIL {
        scan(text, facts);
    } else {
        scan(floor(text, HEAD), facts);
        scan(floor_end(text, TAIL), facts);
    }
}

fn scan(text: &str, facts: &mut Facts<'_>) {
    leading(text, facts);
    trailing(text, facts);
    fixed(text, facts);
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let first = MADE_OF[usize::from(bytes[at])];
        if first == 0 {
            at += 1;
            continue;
        }
        let start = at;
        let mut rest = 0;
        at += 1;
        while let Some(byte) = bytes.get(at)
            && MADE_OF[usize::from(*byte)] != 0
        {
            rest |= MADE_OF[usize::from(*byte)];
            at += 1;
        }
        let word = &text[start..at];
        if word.len() < 3 || word.len() > 96 {
            continue;
        }
        if first == DIGIT {
            digits(text, start, word, facts);
        } else if first == JOINT || rest != SMALL || introduces(word, &bytes[at..]) {
            letters(text, start, word, facts);
        }
    }
}

const SMALL: u8 = 1;
const CAPITAL: u8 = 2;
const DIGIT: u8 = 4;
/// What joins the parts of a code.
const JOINT: u8 = 8;

/// What words are made of; 0 for bytes that end one. Most words of prose have
/// only small letters after their first, and are no codes.
const MADE_OF: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        table[byte as usize] = match byte {
            b'a'..=b'z' => SMALL,
            b'A'..=b'Z' => CAPITAL,
            b'0'..=b'9' => DIGIT,
            b'_' | b'.' | b'$' => JOINT,
            _ => 0,
        };
        byte += 1;
    }
    table
};

/// May a code follow this word of small letters, as in `code=…`, `error: …`,
/// `An error occurred (…)`?
fn introduces(word: &str, after: &[u8]) -> bool {
    matches!(
        after,
        [b'=' | b':' | b'\'' | b'"', ..] | [b' ', b'=' | b':', ..]
    ) || word == "occurred"
}

/// SQLite's own text of a code ends what its callers print, whatever stands
/// before it, and is as good as the code (`sqlite3_errstr`).
fn fixed(text: &str, facts: &mut Facts<'_>) {
    const SQLITE_LOCKED: [(&str, i64); 2] =
        [("database is locked", 5), ("database table is locked", 6)];
    let end = text.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
    for (words, number) in SQLITE_LOCKED {
        if ends_with(end, words) {
            facts.numbers.push((Vocabulary::Sqlite, number));
        }
    }
}

/// Codes that stand at the beginning: `NOAUTH Authentication required`,
/// `(1045, "Access denied")`, `404: not found`, `ERROR:  23505: duplicate key`.
fn leading(text: &str, facts: &mut Facts<'_>) {
    let text = text.trim_start();
    let end = |byte| matches!(byte, b' ' | b':' | b'\n' | b'\r');
    let word = &text[..text.bytes().position(end).unwrap_or(text.len())];
    if word.len() >= 3
        && word.bytes().all(|b| b.is_ascii_uppercase())
        && !by_name(Vocabulary::Redis, word).is_empty()
    {
        facts.named_by(Some(Vocabulary::Redis), Origin::Token, word.to_owned());
    }
    if let Some(number) = text
        .strip_prefix('(')
        .and_then(|rest| rest.split([',', ')']).next())
        .and_then(|digits| digits.parse().ok())
        && !by_number(Vocabulary::Mysql, number).is_empty()
    {
        facts.numbers.push((Vocabulary::Mysql, number));
    }
    if word.len() == 3 && matches!(text.as_bytes().get(3), Some(b':' | b' ')) {
        status(word, facts);
    }
}

/// A code that is the last word: `An API error occurred: is_archived`,
/// `Error code: 429 - insufficient_quota`, `Too Many Requests (insufficient_quota)`.
fn trailing(text: &str, facts: &mut Facts<'_>) {
    // The longest code has 66 characters.
    let end = floor_end(text.trim_end(), 80);
    let joined = || {
        let word = end.trim_end_matches([')', ']', '.']);
        // Of a text that is nothing but a code, the whole.
        let (before, last) = word.rsplit_once([' ', '(', '[']).unwrap_or((" -", word));
        let set_off = before.ends_with(" -") || word.len() < end.len();
        (set_off && has(last, "_")).then_some(last)
    };
    let Some(last) = rsplit_once(end, ": ")
        .map(|(_, last)| last)
        .filter(|last| !has(last, " "))
        .or_else(joined)
    else {
        return;
    };
    let last = last.trim_matches(['\'', '"', '.', '`']);
    if last.len() >= 4
        && (has(last, "_") || last.bytes().all(|b| b.is_ascii_lowercase()))
        && last.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    {
        facts.name(Origin::Member, last.to_owned());
    }
}

fn digits(text: &str, start: usize, word: &str, facts: &mut Facts<'_>) {
    let before = before(text, start);
    let word = word.trim_end_matches('.');
    match word.len() {
        3 => {
            if tells_status(before) || followed_by_phrase(&text[start..], word) {
                status(word, facts);
            } else if before.ends_with("os error ") || before.ends_with("errno ") {
                errno(word, facts);
            }
        }
        4 if before.ends_with("error ")
            || before.ends_with("errno: ")
            || before.ends_with("errno ") =>
        {
            if let Ok(number) = word.parse()
                && !by_number(Vocabulary::Mysql, number).is_empty()
            {
                facts.numbers.push((Vocabulary::Mysql, number));
            }
        }
        5 if tells_sqlstate(before) => sqlstate(word, facts),
        5 | 6
            if before.ends_with("error -")
                || before.ends_with("code -")
                || before.ends_with("code: -")
                || before.ends_with("(-") =>
        {
            if let Ok(number) = word.parse::<i64>() {
                facts.numbers.push((Vocabulary::Jsonrpc, -number));
            }
        }
        _ => {}
    }
}

fn letters(text: &str, start: usize, word: &str, facts: &mut Facts<'_>) {
    let word = word.trim_end_matches('.');
    let last = word.rsplit('.').next().unwrap_or(word);
    if last.len() < 3 {
        return;
    }
    let upper = last
        .bytes()
        .all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_');
    if upper {
        return capitals(text, start, word, last, facts);
    }
    if is_class(last) {
        return facts.name(Origin::Class, word.to_owned());
    }
    if let Some(rest) = value_after(&text[start..], word) {
        let aws = word == "occurred" && !by_name(Vocabulary::Aws, rest).is_empty();
        facts.named_by(
            aws.then_some(Vocabulary::Aws),
            Origin::Member,
            rest.to_owned(),
        );
    }
}

fn capitals(text: &str, start: usize, word: &str, last: &str, facts: &mut Facts<'_>) {
    if let Some(number) = last
        .strip_prefix("ORA")
        .filter(|rest| rest.is_empty())
        .and_then(|_| {
            let rest = text[start + word.len()..].strip_prefix('-')?;
            let digits = floor(rest, 5);
            digits.parse::<i64>().ok()
        })
    {
        facts.named_by(
            Some(Vocabulary::Oracle),
            Origin::Token,
            format!("ORA-{number:05}"),
        );
    } else if last.len() == 5
        && last.bytes().any(|b| b.is_ascii_digit())
        && tells_sqlstate(before(text, start))
    {
        sqlstate(last, facts);
    } else if let Some((vocabulary, rows)) = [Vocabulary::Errno, Vocabulary::Node]
        .into_iter()
        .map(|vocabulary| (vocabulary, by_name(vocabulary, last)))
        .find(|(_, rows)| !rows.is_empty())
    {
        facts.found_by(Some(rows), Some(vocabulary), Origin::Token, last.to_owned());
    } else if last.starts_with("SQLITE_") {
        facts.named_by(Some(Vocabulary::Sqlite), Origin::Token, last.to_owned());
    } else if word.starts_with("StatusCode.") || before(text, start).ends_with("code = ") {
        facts.named_by(Some(Vocabulary::Grpc), Origin::Token, last.to_owned());
    } else if has(last, "_") && last.len() >= 6 {
        facts.name(Origin::Token, last.to_owned());
    }
}

/// `NotFoundError`, `AccessDeniedException`, `ConnectTimeout`: at least two
/// humps, the last one a word for something that went wrong.
fn is_class(word: &str) -> bool {
    const ENDS: [&str; 12] = [
        "Error",
        "Exception",
        "Fault",
        "Timeout",
        "Failure",
        "Denied",
        "NotFound",
        "Exceeded",
        "Violation",
        "Refused",
        "Unavailable",
        "Conflict",
    ];
    word.starts_with(|c: char| c.is_ascii_uppercase())
        && ENDS
            .iter()
            .any(|end| word.len() > end.len() && word.ends_with(end))
}

/// The name in `code='expired_card'`, `code: "ECONNREFUSED"`, `(Throttling)
/// when calling`, `code = Unavailable desc`.
fn value_after<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let rest = &text[word.len()..];
    if !rest.starts_with(['=', ':', '\'', '"', ' ']) {
        return None;
    }
    let takes = [
        "code",
        "reason",
        "error",
        "type",
        "errorcode",
        "error_code",
        "decline_code",
    ]
    .iter()
    .any(|key| word.eq_ignore_ascii_case(key));
    if word == "occurred" {
        let (name, after) = rest.strip_prefix(" (")?.split_once(')')?;
        return after.starts_with(" when calling").then_some(name);
    }
    if !takes {
        return None;
    }
    let rest = rest.trim_start_matches(['\'', '"']).trim_start();
    let rest = rest.strip_prefix(['=', ':'])?.trim_start();
    let quoted = rest.starts_with(['\'', '"']);
    let rest = rest.trim_start_matches(['\'', '"']);
    let end = rest
        .find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-'))
        .unwrap_or(rest.len());
    let name = &rest[..end];
    let whole = quoted || has(name, "_");
    (name.len() >= 3 && whole && !name.bytes().all(|b| b.is_ascii_digit())).then_some(name)
}

/// The words before a number, in lower case as far as they matter.
fn before(text: &str, start: usize) -> &str {
    floor_end(&text[..start], 24)
}

fn ends_with(text: &str, end: &str) -> bool {
    text.len() >= end.len()
        && text.as_bytes()[text.len() - end.len()..].eq_ignore_ascii_case(end.as_bytes())
}

fn tells_sqlstate(before: &str) -> bool {
    [
        "sqlstate ",
        "sqlstate[",
        "sqlstate: ",
        "sqlstate=",
        "(sqlstate ",
        "error:  ",
        "fatal:  ",
        "sqlstate '",
    ]
    .iter()
    .any(|cue| ends_with(before, cue))
        || ends_with(before, "(") && has(before, "ERROR ")
}

fn errno(word: &str, facts: &mut Facts<'_>) {
    if let Ok(number) = word.parse() {
        facts.numbers.push((Vocabulary::Errno, number));
    }
}

fn sqlstate(word: &str, facts: &mut Facts<'_>) {
    facts.named_by(Some(Vocabulary::Sqlstate), Origin::Token, word.to_owned());
}
