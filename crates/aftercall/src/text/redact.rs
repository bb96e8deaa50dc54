//! Hiding secrets, by what stands around them.
//!
//! One pass over the text with an Aho-Corasick automaton finds *anchors*: the
//! fixed beginnings of known tokens (`ghp_`, `-----BEGIN`), the names of
//! secrets (`password`, `api_key`), the marks of a credential (`://`,
//! `Bearer `). What follows an anchor then has to look the part: long enough,
//! of the right alphabet, not a word of prose. No measure of randomness is
//! used, because commit hashes, UUIDs and digests are as random as secrets and
//! are what a reader needs.
//!
//! An anchor costs a bounded look around, or consumes what it scanned, so the
//! whole is linear. The marker itself matches nothing, so doing it twice
//! changes nothing.
//!
//! Quiet on purpose: `token limit 25000`, `password: required`,
//! `token = get_token()`, `"password": {"type": "string"}`.

use crate::search;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::LazyLock;

use aho_corasick::{AhoCorasick, Input, MatchKind};

mod anchors;
mod assigned;
mod value;

use anchors::{ANCHORS, Anchor};

/// What stands in a secret's place.
pub const REDACTED: &str = "[redacted]";

/// With each secret replaced by [`REDACTED`].
///
/// Known are: tokens of about fifty vendors by their prefix, JSON Web Tokens,
/// `Authorization` and cookie headers, `Bearer` and `Basic` credentials,
/// passwords in URLs and connection strings, private key blocks, and values
/// assigned to a name such as `password`, `token` or `api_key`, in text, query
/// strings and JSON.
///
/// ```
/// use aftercall::text::redact;
///
/// assert_eq!(
///     redact("postgres://app:s3cret@db:5432/shop refused"),
///     "postgres://app:[redacted]@db:5432/shop refused",
/// );
/// assert_eq!(redact(r#"{"api_key":"abc123","limit":10}"#), r#"{"api_key":"[redacted]","limit":10}"#);
/// assert_eq!(redact("exceeds the 25000 token limit"), "exceeds the 25000 token limit");
/// ```
#[must_use]
pub fn redact(text: &str) -> Cow<'_, str> {
    let mut out = String::new();
    let mut copied = 0;
    let mut from = 0;
    while let Some(found) = AUTOMATON.find(Input::new(text).range(from..)) {
        let anchor = ANCHORS[found.pattern().as_usize()];
        let secret = secret_at(text, found.range(), anchor)
            // Never behind what was already written.
            .filter(|secret| secret.start >= copied && !secret.is_empty());
        match secret {
            Some(secret) => {
                out.push_str(&text[copied..secret.start]);
                out.push_str(REDACTED);
                copied = secret.end;
                from = secret.end;
            }
            // The next anchor may begin inside this one; all are ASCII.
            None => from = found.start() + 1,
        }
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    out.push_str(&text[copied..]);
    Cow::Owned(out)
}

/// Is this the name of a member, header or argument whose value is a secret?
///
/// ```
/// use aftercall::text::is_secret_name;
///
/// assert!(is_secret_name("dbPassword") && is_secret_name("X-Api-Key"));
/// assert!(!is_secret_name("max_tokens") && !is_secret_name("token_count"));
/// ```
#[must_use]
pub fn is_secret_name(name: &str) -> bool {
    let bare: String = name
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|c| c.to_ascii_lowercase())
        .collect();
    anchors::SECRET_NAMES
        .iter()
        .any(|secret| bare.ends_with(secret))
}

/// Built on the first failure, not at the start: a process without failures
/// never pays for it.
static AUTOMATON: LazyLock<AhoCorasick> = LazyLock::new(|| {
    let patterns: Vec<_> = ANCHORS.iter().map(Anchor::pattern).collect();
    search::automaton(&patterns, MatchKind::LeftmostLongest)
});

fn secret_at(text: &str, found: Range<usize>, anchor: Anchor) -> Option<Range<usize>> {
    let after = found.end;
    if text[after..].starts_with(REDACTED) {
        return None;
    }
    match anchor {
        Anchor::Token(prefix, least) => {
            if &text[found.clone()] != prefix || !value::starts_word(text, found.start) {
                return None;
            }
            let end = value::token_end(text, after);
            let body = &text[after..end];
            (body.len() >= least && body.bytes().any(|b| b.is_ascii_digit()))
                .then_some(found.start..end)
        }
        Anchor::Jwt => value::jwt(text, found.start),
        Anchor::PrivateKey => value::private_key(text, found.start),
        Anchor::UrlCredentials => value::url_password(text, after),
        Anchor::Scheme(_) => value::credential(text, found.start, after),
        Anchor::Header(_) => assigned::header(text, after),
        Anchor::Cookie(_) => assigned::cookie(text, after),
        Anchor::Name(_, certain) => assigned::assigned(text, found, certain),
    }
}
