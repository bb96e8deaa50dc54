//! Does what follows an anchor look like a secret, and where does it end?
//!
//! Every function here looks a bounded way around its anchor, or returns the
//! range that it scanned, which is then consumed.

use std::ops::Range;

use super::REDACTED;

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
    if !label.to_ascii_uppercase().contains("PRIVATE KEY") {
        return None;
    }
    let end = text[start..].find("-----END ").map_or(text.len(), |end| {
        let end = start + end + "-----END ".len();
        text[end..]
            .find("-----")
            .map_or(text.len(), |close| end + close + "-----".len())
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
    if let Some(quote) = opened.quote {
        let end = quote.end(text, start);
        return (!is_placeholder(&text[start..end])).then_some(start..end);
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
    let secret = !opened.prose || is_odd(value) || (certain && last);
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
    if matches!(bytes.get(at), Some(b'"' | b'\'' | b'`' | b']')) {
        at += 1;
    }
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
        prose: separator == b':' && spaced,
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

/// Words and marks that stand where a secret would and are none.
fn is_placeholder(value: &str) -> bool {
    let bare = value.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    value.is_empty()
        || bare.len() < 2
        || value.starts_with(REDACTED)
        || PLACEHOLDERS.iter().any(|w| bare.eq_ignore_ascii_case(w))
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
const LONGEST_WORD: usize = 256;

/// Where the run from `at` ends, looking no further than [`LONGEST_WORD`] and
/// never inside a character.
fn bounded_run(text: &str, at: usize, belongs: impl Fn(u8) -> bool) -> usize {
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

fn run_end(text: &str, at: usize, belongs: impl Fn(u8) -> bool) -> usize {
    at + text.as_bytes()[at..]
        .iter()
        .take_while(|b| belongs(**b))
        .count()
}

fn is_token_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-')
}
