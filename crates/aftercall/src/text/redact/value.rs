//! Does what follows an anchor look like a secret, and where does it end?
//!
//! Every function here looks a bounded way around its anchor, or returns the
//! range that it scanned, which is then consumed.

use std::ops::Range;

use super::REDACTED;
use crate::search::{find, has};

/// Does a word start here? `task-force` holds no token of the prefix `sk-`.
pub(super) fn starts_word(text: &str, at: usize) -> bool {
    !text[..at].bytes().next_back().is_some_and(is_token_byte)
}

/// Where the run of token characters from `at` ends.
pub(super) fn token_end(text: &str, at: usize) -> usize {
    run_end(text, at, is_token_byte)
}

/// Three base64url parts joined by dots, the last of which may be empty.
pub(super) fn jwt(text: &str, start: usize) -> Option<Range<usize>> {
    // Not behind a dot either: each part of `eyJ.eyJ.eyJ…` would scan the rest.
    if !text[start..].starts_with("eyJ")
        || !starts_word(text, start)
        || text[..start].ends_with('.')
    {
        return None;
    }
    let end = run_end(text, start, |b| is_token_byte(b) || b == b'.');
    let mut parts = text[start..end].split('.');
    let (header, claims) = (parts.next()?, parts.next()?);
    let signed = parts.next().is_some();
    (header.len() >= 10 && claims.len() >= 2 && signed).then_some(start..end)
}

/// From the block's first line to its last, or to the end of the text.
pub(super) fn private_key(text: &str, start: usize) -> Option<Range<usize>> {
    let label = &text[start + "-----BEGIN ".len()..];
    let letters = |b: &u8| b.is_ascii() && *b != b'-';
    let label = &label[..label.bytes().take(40).take_while(letters).count()];
    if !has(&label.to_ascii_uppercase(), "PRIVATE KEY") {
        return None;
    }
    let end = find(&text[start..], "-----END ").map_or(text.len(), |end| {
        let end = start + end + "-----END ".len();
        find(&text[end..], "-----").map_or(text.len(), |close| end + close + "-----".len())
    });
    Some(start..end)
}

/// The password of `user:password@`, or a user that is itself a token.
///
/// The last `@` before the path counts: people forget to encode theirs.
pub(super) fn url_password(text: &str, start: usize) -> Option<Range<usize>> {
    let end = run_end(text, start, |b| {
        !b.is_ascii_whitespace()
            && !matches!(b, b'/' | b'?' | b'#' | b'"' | b'\'' | b'<' | b'>' | b'`')
    });
    let at = start + text[start..end].rfind('@')?;
    let user = &text[start..at];
    let password = match user.find(':') {
        Some(colon) => start + colon + 1..at,
        // A name has no digits and twenty characters; a token has both.
        None if user.len() >= 20 && user.bytes().any(|b| b.is_ascii_digit()) => start..at,
        None => return None,
    };
    (!is_placeholder(&text[password.clone()])).then_some(password)
}

/// What follows `Bearer ` or `Basic `, if it is no word.
pub(super) fn credential(text: &str, scheme: usize, start: usize) -> Option<Range<usize>> {
    if !starts_word(text, scheme) {
        return None;
    }
    let end = run_end(text, start, |b| {
        is_token_byte(b) || matches!(b, b'.' | b'~' | b'+' | b'/' | b'=')
    });
    let value = text[start..end].trim_end_matches('.');
    let end = start + value.len();
    let odd = value.bytes().any(|b| b.is_ascii_digit())
        || value.bytes().skip(1).any(|b| b.is_ascii_uppercase());
    (value.len() >= 8 && odd).then_some(start..end)
}

/// Words and marks that stand where a secret would and are none.
pub(super) fn is_placeholder(value: &str) -> bool {
    let bare = value.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    value.is_empty()
        || bare.len() < 2
        || value.starts_with(REDACTED)
        || PLACEHOLDERS.iter().any(|w| bare.eq_ignore_ascii_case(w))
}

const PLACEHOLDERS: &[&str] = &[
    "null",
    "none",
    "nil",
    "undefined",
    "true",
    "false",
    "empty",
    "missing",
    "required",
    "optional",
    "invalid",
    "valid",
    "expired",
    "revoked",
    "wrong",
    "incorrect",
    "unknown",
    "unset",
    "not",
    "must",
    "should",
    "cannot",
    "can't",
    "expected",
    "unexpected",
    "string",
    "str",
    "text",
    "number",
    "integer",
    "bool",
    "boolean",
    "object",
    "array",
    "field",
    "redacted",
    "hidden",
    "masked",
    "is",
    "was",
    "has",
    "no",
    "yes",
    "the",
    "too",
    "please",
    "default",
    "example",
];

/// A run this long is no word and no name; past it nothing is rejected, so that
/// what was scanned is consumed.
pub(super) const LONGEST_WORD: usize = 256;

/// Where the run from `at` ends, looking no further than [`LONGEST_WORD`] and
/// never inside a character.
pub(super) fn bounded_run(text: &str, at: usize, belongs: impl Fn(u8) -> bool) -> usize {
    let end = at
        + text.as_bytes()[at..]
            .iter()
            .take(LONGEST_WORD)
            .take_while(|b| belongs(**b))
            .count();
    (end..text.len())
        .find(|i| text.is_char_boundary(*i))
        .unwrap_or(text.len())
}

pub(super) fn run_end(text: &str, at: usize, belongs: impl Fn(u8) -> bool) -> usize {
    at + text.as_bytes()[at..]
        .iter()
        .take_while(|b| belongs(**b))
        .count()
}

fn is_token_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-')
}
