//! What an answer without an error flag holds: data, nothing, a failure.
//!
//! Servers return failures as if they were answers, and answers that speak of
//! failures. Only the *shape* tells them apart: a failure is short, says
//! nothing else, and says it first. So large answers and lists are data without
//! being read, and what is read is read from its beginning.

use std::borrow::Cow;

use serde_json::value::RawValue;

use super::json::{self, Pairs};
use super::{Carrier, Content, Facts, Flag, python, tokens};
use crate::classify::lexicon::{self, FIRM, PLAIN, Scope};
use crate::classify::sense::Sense;
use crate::search::{has, split_once};
use crate::text::strip;

mod object;
mod output;
mod prose;
mod result;

pub(super) use object::of_json;
pub(super) use output::of_output;
pub(super) use result::{of_result, opens_with_data};

/// Longer answers are data. The longest unflagged failure of the corpora that
/// is nothing else has 1,300 bytes.
const LONGEST: usize = 8 * 1024;

/// Of a text, JSON or prose.
pub(super) fn of_text(text: &str) -> Content {
    if text.len() <= LONGEST
        && let Cow::Owned(seen) = strip(text)
    {
        return of_text(&seen);
    }
    let trimmed = text.trim();
    if trimmed.is_empty() {
        // Blank output: nothing was found, or nothing was to be said.
        return Content::Nothing;
    }
    match trimmed.as_bytes()[0] {
        b'{' | b'[' => {
            let found = of_json(trimmed);
            if found != Content::Data || serde_json::from_str::<&RawValue>(trimmed).is_ok() {
                return found;
            }
            python::to_json(lexicon::floor(trimmed, LONGEST))
                .map_or_else(|| prose::of_prose(text), |json| of_json(&json))
        }
        _ if result::is_printed(trimmed) => result::printed(trimmed),
        _ => prose::of_prose(text),
    }
}

/// Of words alone: whoever shows one short text and nothing else shows a
/// message. It is a failure if it opens as one or holds a firm word of one.
pub(super) fn of_words(text: &str) -> Content {
    let found = of_text(text);
    let trimmed = text.trim();
    if found != Content::Data || trimmed.len() > 600 || trimmed.lines().count() > 4 {
        return found;
    }
    let firm = lexicon::hits(trimmed, Scope::Text)
        .iter()
        .any(|hit| hit.sense != Sense::NoMatch && hit.strength >= FIRM);
    let opens = prose::opens_with_failure(trimmed.lines().next().unwrap_or(""));
    if firm || opens || prose::tells_code(trimmed) {
        return Content::Failure { alone: false };
    }
    found
}

/// Of what a client library returned instead of raising.
pub(super) fn of_returned(more: &str) -> Content {
    let Ok(pairs) = serde_json::from_str::<Pairs<'_>>(more) else {
        return Content::Data;
    };
    let mut seen = Content::Data;
    for (key, value) in &pairs.0 {
        match &**key {
            "returned" | "response" | "result" => {
                let text = serde_json::from_str::<String>(value.get())
                    .unwrap_or_else(|_| value.get().to_owned());
                seen = match text.trim() {
                    "[]" | "{}" | "None" | "null" | "()" | "b''" | "" | "''" => Content::Nothing,
                    text => of_text(text),
                };
            }
            "rows" | "rowcount" if matches!(value.get(), "[]" | "0") => seen = Content::Nothing,
            "rows" if value.get().len() > 2 && value.get() != "null" => return Content::Data,
            _ => {}
        }
    }
    seen
}

/// Of the body of a response that is not an error by its status.
pub(super) fn of_body(body: &str) -> Content {
    match body.trim_start().as_bytes().first() {
        None => Content::Data,
        Some(b'{' | b'[' | b'n') => of_json(body),
        Some(b'<') if is_error_page(body) || is_error_document(body) => {
            Content::Failure { alone: true }
        }
        Some(b'e' | b'd' | b':') if error_event(body).is_some() => {
            Content::Failure { alone: false }
        }
        Some(_) if object::says_nothing(body) && body.trim().lines().count() == 1 => {
            Content::Nothing
        }
        Some(_) => {
            // A table with nothing but its heading.
            let mut lines = body.trim().lines();
            match (lines.next(), lines.next()) {
                (Some(heading), None)
                    if heading.matches(',').count() >= 2 && body.ends_with('\n') =>
                {
                    Content::Nothing
                }
                _ => Content::Data,
            }
        }
    }
}

/// Does the body of a 404 show that a search ran? It holds an empty collection,
/// and says that nothing matches or counts to zero, and names no other failure.
pub(super) fn found_none(body: &str) -> bool {
    if body.len() > LONGEST || !has(body, "[") || of_json(body) != Content::Nothing {
        return false;
    }
    let hits = lexicon::hits(body, Scope::Text);
    let other = |hit: &lexicon::Hit| hit.sense != Sense::NoMatch && hit.strength >= PLAIN;
    let none = |hit: &lexicon::Hit| hit.sense == Sense::NoMatch && hit.strength >= FIRM;
    let zero = has(body, "\":0") || has(body, "\": 0");
    !hits.iter().any(other) && (zero || hits.iter().any(none))
}

/// Is there a GraphQL answer in it that holds data beside errors? Clients flag it
/// as a whole, and what was answered is an answer all the same.
pub(super) fn answers_in_part(text: &str) -> bool {
    if text.len() > LONGEST || !has(text, "\"errors\"") {
        return false;
    }
    let Some(at) = text.find('{') else {
        return false;
    };
    let mut values = serde_json::Deserializer::from_str(&text[at..]).into_iter::<Pairs<'_>>();
    let Some(Ok(Pairs(members))) = values.next() else {
        return false;
    };
    let raw = |name: &str| {
        members
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, raw)| raw.get())
    };
    let errors = raw("errors").is_some_and(|errors| errors.starts_with('[') && has(errors, "{"));
    errors
        && raw("data").and_then(json::flatten).is_some_and(|data| {
            let holds = |leaf: &json::Leaf<'_>| {
                !matches!(
                    leaf.value,
                    json::Scalar::Null | json::Scalar::EmptyArray | json::Scalar::EmptyObject
                )
            };
            data.shape != json::Shape::Scalar && data.leaves.iter().any(holds)
        })
}

/// The data of the error in a stream of events (`event: error`), which comes
/// with a status that was sent when all was well.
pub(super) fn error_event(body: &str) -> Option<&str> {
    let mut lines = lexicon::floor_end(body, LONGEST).lines();
    lines.find(|line| matches!(line.trim_end(), "event: error" | "event:error"))?;
    lines
        .find_map(|line| line.strip_prefix("data:"))
        .map(str::trim)
}

/// XML whose outermost element is an error's, as of S3 and SOAP: with some
/// requests the status is sent before the work is done.
fn is_error_document(body: &str) -> bool {
    let body = body.trim_start();
    let root = match body.strip_prefix("<?xml") {
        Some(rest) => split_once(rest, "?>").map_or("", |(_, rest)| rest.trim_start()),
        None => body,
    };
    ["<Error>", "<ErrorResponse", "<ServiceException"]
        .iter()
        .any(|error| root.starts_with(error))
}

/// A web page whose title is a status and its phrase: `502 Bad Gateway`.
fn is_error_page(body: &str) -> bool {
    let head = lexicon::floor(body, 2048).to_ascii_lowercase();
    let Some((_, title)) = split_once(&head, "<title>") else {
        return false;
    };
    let title = title.split('<').next().unwrap_or("").trim();
    title.as_bytes().first().is_some_and(u8::is_ascii_digit)
        && title.len() < 60
        && tokens::is_status_line(title)
}
