//! Answers as text, and back.

use serde_json::value::RawValue;

use super::{Encode, EncodeError, form, members, normal, report};
use crate::search::has;
use crate::{Answer, Effect, Searched};

/// The sentence that tells an empty answer from a lost one.
pub(super) const NO_RESULTS: &str = "The call succeeded and returned no results.";
/// The same where nothing was to be found: a tool that acts, and says nothing.
pub(super) const NO_OUTPUT: &str = "The call succeeded; the server returned no output.";
/// Leads where the flag says "error" and nothing failed.
pub(super) const NO_MATCHES: &str = "NO MATCHES [empty, do not resend] ";

const IN: &str = "No matches in ";
/// What an empty answer covers, where its maker did not say.
const UNNAMED: &str = "what the call covers";

/// Is it an empty array or object, or an object that holds nothing but such?
/// (A graph without nodes is two of them.)
///
/// ```
/// use aftercall::wire::is_empty_collection;
/// use serde_json::value::to_raw_value;
///
/// let raw = |text: &str| serde_json::value::RawValue::from_string(text.to_owned()).unwrap();
/// assert!(is_empty_collection(&raw("[ ]")));
/// assert!(is_empty_collection(&raw(r#"{"orders":[]}"#)));
/// assert!(is_empty_collection(&raw(r#"{"nodes":[],"edges":[]}"#)));
/// assert!(!is_empty_collection(&raw(r#"{"orders":[],"refused":true}"#)));
/// assert!(!is_empty_collection(&raw(r#""""#)));
/// ```
#[must_use]
pub fn is_empty_collection(raw: &RawValue) -> bool {
    let bare = |raw: &RawValue| {
        let text = raw.get().as_bytes();
        let inside = match (text.first(), text.last()) {
            (Some(b'['), Some(b']')) | (Some(b'{'), Some(b'}')) => &text[1..text.len() - 1],
            _ => return false,
        };
        inside.iter().all(u8::is_ascii_whitespace)
    };
    bare(raw)
        || members::Members::of(raw)
            .is_some_and(|members| members.iter().all(|(_, value)| bare(value)))
}

/// A found value as JSON.
pub(super) fn to_raw<T: serde::Serialize>(value: &T) -> Result<Box<RawValue>, EncodeError> {
    serde_json::value::to_raw_value(value).map_err(EncodeError)
}

/// A found value as a text block: a string as it is, anything else as compact
/// JSON. A string that would read as JSON stays quoted, so that `"123"` does
/// not come back as a number; so does one in the words of another outcome.
pub(super) fn found_text(raw: &RawValue) -> String {
    match members::string(raw) {
        Some(text) if !is_json(&text) && !is_another_outcome(&text) => text,
        Some(_) | None => raw.get().to_owned(),
    }
}

/// A text block as a value.
pub(super) fn found_value(text: &str) -> Box<RawValue> {
    if is_json(text) {
        // Without the white space around it, which is no part of the value.
        members::raw(text.trim_ascii().to_owned())
    } else {
        members::raw(members::quoted(text))
    }
}

/// What a text says in the words of an answer of ours, where a carrier has
/// nothing but words; `None` where it is data.
pub(super) fn read_words(text: &str) -> Option<Answer<Box<RawValue>>> {
    let searched = text == NO_RESULTS || read_named(text).is_some();
    if searched {
        return Some(Answer::Empty(read_searched([text])));
    }
    report::read_text(text).map(Answer::Partial)
}

fn is_another_outcome(text: &str) -> bool {
    read_words(text).is_some() || form::read(text).is_some()
}

fn is_json(text: &str) -> bool {
    serde_json::from_str::<&RawValue>(text).is_ok()
}

/// "No matches in …", and that this is the answer.
pub(super) fn empty_text(searched: &Searched) -> String {
    let what = normal::parts::line(searched.what(), normal::parts::SEARCHED);
    if what.is_empty() {
        return NO_RESULTS.to_owned();
    }
    format!("{IN}{what}. {NO_RESULTS}")
}

/// The sentence to append to an answer that came from another server.
pub(super) fn appended(content_is_bare: bool, cx: &Encode<'_>) -> &'static str {
    match cx.effect {
        Effect::ReadOnly => NO_RESULTS,
        Effect::Idempotent | Effect::Write | Effect::Unknown if content_is_bare => NO_OUTPUT,
        Effect::Idempotent | Effect::Write | Effect::Unknown => NO_RESULTS,
    }
}

/// Does the text say, in our words and in no other, that there is no match? What
/// leads with them and goes on is somebody else's.
pub(super) fn says_no_match(text: &str) -> bool {
    text.strip_prefix(NO_MATCHES)
        .is_some_and(|said| said == NO_RESULTS || (read_named(said).is_some() && !has(said, "\n")))
}

/// What was searched, if one of the texts says so in our words.
pub(super) fn read_searched<'t>(texts: impl IntoIterator<Item = &'t str>) -> Searched {
    let named = texts.into_iter().find_map(read_named);
    Searched::new(named.unwrap_or(UNNAMED))
}

fn read_named(text: &str) -> Option<&str> {
    text.strip_prefix(NO_MATCHES)
        .unwrap_or(text)
        .strip_prefix(IN)?
        .strip_suffix(NO_RESULTS)?
        .strip_suffix(". ")
}
