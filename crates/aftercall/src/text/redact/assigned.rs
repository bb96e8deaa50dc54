//! Names and what is assigned to them: headers, cookies, members, variables.
//!
//! The same bound as for values: what is looked at and rejected is short, what
//! is long is taken.

use std::ops::Range;

use super::REDACTED;
use super::value::{LONGEST_WORD, bounded_run, is_placeholder, run_end};

/// The rest of an `Authorization` header: to its closing quote or line end.
///
/// `Authorization: required` is prose; a scheme with something behind it, or
/// one word with a digit, is not.
pub(super) fn header(text: &str, name_end: usize) -> Option<Range<usize>> {
    let opened = after_separator(text, name_end)?;
    let first = bounded_run(text, opened.start, |b| {
        !b.is_ascii_whitespace() && !ends_header(b)
    });
    let word = &text[opened.start..first];
    let behind = text.as_bytes()[first..]
        .iter()
        .take(4)
        .find(|b| **b != b' ');
    let more = behind.is_some_and(|b| !ends_header(*b));
    let scheme = more && SCHEMES.iter().any(|s| word.eq_ignore_ascii_case(s));
    let alone = !more && word.len() >= 8 && word.bytes().any(|b| b.is_ascii_digit());
    (scheme || alone || word.len() >= LONGEST_WORD).then(|| opened.start..opened.line_end(text))
}

/// The rest of a `Cookie` or `Set-Cookie` header.
pub(super) fn cookie(text: &str, name_end: usize) -> Option<Range<usize>> {
    let opened = after_separator(text, name_end)?;
    let name = bounded_run(text, opened.start, |b| !ends_header(b) && b != b'=');
    (name > opened.start && text.as_bytes().get(name) == Some(&b'='))
        .then(|| opened.start..opened.line_end(text))
}

/// What is assigned to a secret's name.
///
/// Quoted, or after `=`, nearly anything is a secret. After `: ` it may as well
/// be prose (`password: must not be empty`, `unexpected token: name`), so there
/// it has to hold something that words do not, or be the last word behind a
/// name that means nothing else (`certain`).
pub(super) fn assigned(text: &str, name: Range<usize>, certain: bool) -> Option<Range<usize>> {
    if !certain && is_paging(&text[..name.start]) {
        return None;
    }
    let opened = after_separator(text, name.end)?;
    let start = opened.start;
    if text[start..].starts_with(['$', '<', '{', '%', '*', '•']) {
        return None;
    }
    let in_doubt = opened.prose && !certain;
    if let Some(quote) = opened.quote {
        let value = &text[start..quote.end(text, start)];
        let secret = !is_placeholder(value) && (!in_doubt || is_token(value));
        return secret.then(|| start..start + value.len());
    }
    let ends = |b: u8| b.is_ascii_whitespace() || b"&;,\"'`<>(){}[]\\|".contains(&b);
    let end = bounded_run(text, start, |b| !ends(b));
    if end - start >= LONGEST_WORD {
        return Some(start..run_end(text, end, |b| !ends(b)));
    }
    let value = text[start..end].trim_end_matches(['.', ':', '!', '?']);
    let end = start + value.len();
    let rest = &text[end..];
    let called = rest.starts_with(['(', '[']);
    if value.len() < 3 || called || is_placeholder(value) {
        return None;
    }
    let last = rest.trim_start_matches([' ', '.']).is_empty()
        || rest.starts_with(['\n', ',', ';', '}', '&', ')', '"', '\'']);
    let secret = if in_doubt {
        is_token(value)
    } else {
        !opened.prose || is_odd(value) || last
    };
    let number = value.len() < 6 && value.bytes().all(|b| b.is_ascii_digit());
    (secret && !number).then_some(start..end)
}

/// A page token is what a reader needs to go on.
fn is_paging(before: &str) -> bool {
    let tail: Vec<u8> = before
        .bytes()
        .rev()
        .filter(|b| !matches!(b, b'_' | b'-'))
        .take("continuation".len())
        .collect();
    [&b"page"[..], b"next", b"continuation", b"sync", b"cursor"]
        .iter()
        .any(|word| {
            tail.len() >= word.len()
                && word
                    .iter()
                    .rev()
                    .zip(&tail)
                    .all(|(a, b)| a.eq_ignore_ascii_case(b))
        })
}

/// Long, and with a digit or longer than words are: a parser's token is not.
fn is_token(value: &str) -> bool {
    value.len() >= 16 || (value.len() >= 6 && value.bytes().any(|b| b.is_ascii_digit()))
}

/// Does it hold something that a word does not: a digit, a capital inside, a
/// symbol?
fn is_odd(value: &str) -> bool {
    value.bytes().any(|b| b.is_ascii_digit())
        || value.bytes().skip(1).any(|b| b.is_ascii_uppercase())
        || value.bytes().any(|b| b"!#^*+=~".contains(&b))
}

/// A value after its separator.
struct Opened {
    start: usize,
    quote: Option<Quote>,
    /// Separated as a sentence would be: a colon and a space.
    prose: bool,
}

impl Opened {
    /// Where the value of a header ends.
    fn line_end(&self, text: &str) -> usize {
        match self.quote {
            Some(quote) => quote.end(text, self.start),
            None => run_end(text, self.start, |b| !ends_header(b)),
        }
    }
}

/// A quotation mark, and whether it is escaped: JSON inside of JSON.
#[derive(Clone, Copy)]
struct Quote {
    mark: u8,
    escaped: bool,
}

impl Quote {
    fn end(self, text: &str, start: usize) -> usize {
        let bytes = text.as_bytes();
        let mut at = start;
        while at < bytes.len() {
            match bytes[at] {
                b'\\' if self.escaped && bytes.get(at + 1) == Some(&self.mark) => return at,
                b'\\' if !self.escaped => at += 1,
                b if b == self.mark => return at,
                b'\n' => return at,
                _ => {}
            }
            at += 1;
        }
        text.len()
    }
}

/// Behind a name: an optional closing quote, `=` or `:`, an optional opening
/// quote, a little space between.
fn after_separator(text: &str, name_end: usize) -> Option<Opened> {
    let bytes = text.as_bytes();
    let mut at = name_end;
    if bytes.get(at) == Some(&b'\\') {
        at += 1;
    }
    let quoted_name = matches!(bytes.get(at), Some(b'"' | b'\'' | b'`' | b']'));
    at += usize::from(quoted_name);
    at = skip_spaces(bytes, at);
    let separator = *bytes.get(at)?;
    match separator {
        b'=' if bytes.get(at + 1) == Some(&b'>') => at += 2,
        b':' if bytes.get(at + 1) == Some(&b'=') => at += 2,
        b'=' if bytes.get(at + 1) == Some(&b'=') => return None,
        b'=' | b':' => at += 1,
        _ => return None,
    }
    let value = skip_spaces(bytes, at);
    let spaced = value > at;
    at = value;
    let escaped = bytes.get(at) == Some(&b'\\') && matches!(bytes.get(at + 1), Some(b'"' | b'\''));
    at += usize::from(escaped);
    let quote = match bytes.get(at) {
        Some(&mark @ (b'"' | b'\'' | b'`')) => {
            at += 1;
            Some(Quote { mark, escaped })
        }
        Some(_) | None => None,
    };
    Some(Opened {
        start: at,
        quote,
        prose: separator == b':' && spaced && !quoted_name,
    })
    .filter(|opened| opened.start < text.len() && !text[opened.start..].starts_with(REDACTED))
}

/// At most four: more is a table, and a bound keeps the whole linear.
fn skip_spaces(bytes: &[u8], at: usize) -> usize {
    at + bytes[at..]
        .iter()
        .take(4)
        .take_while(|b| matches!(b, b' ' | b'\t'))
        .count()
}

/// What ends a header's value that is not quoted.
fn ends_header(b: u8) -> bool {
    matches!(b, b'\n' | b'"' | b'\'' | b'`' | b'}' | b'\\')
}

const SCHEMES: &[&str] = &[
    "bearer",
    "basic",
    "token",
    "digest",
    "negotiate",
    "ntlm",
    "apikey",
    "api-key",
    "key",
    "hmac",
    "signature",
    "aws4-hmac-sha256",
    "dpop",
    "sharedkey",
    "sharedaccesssignature",
];
