//! What the carriers of model APIs share: content that is a string or a list
//! of blocks, and nothing to hold an answer but its words.

use serde::Serialize;
use serde_json::value::RawValue;

use super::envelope::read;
use super::members::{self, Members};
use super::{Encode, EncodeError, answer, dialect, form, report};
use crate::{Answer, Failure};

/// An answer as text.
pub(super) fn words<T: Serialize>(
    answer: Answer<T>,
    cx: &Encode<'_>,
) -> Result<String, EncodeError> {
    Ok(match answer {
        Answer::Found(value) => answer::found_text(&answer::to_raw(&value)?),
        Answer::Empty(searched) => answer::empty_text(&searched),
        Answer::Partial(report) => {
            let report = report.try_map(|value| answer::to_raw(&value))?;
            report::Written::new(&report, cx).to_text()
        }
    })
}

/// The text of a content, its blocks on lines of their own.
pub(super) fn text(content: Option<&RawValue>) -> String {
    texts(content).join("\n")
}

/// What a content holds that is no failure: our words for an empty or partial
/// answer, or data.
pub(super) fn answer(content: Option<&RawValue>) -> Answer<Box<RawValue>> {
    let blocks = content.and_then(members::items).unwrap_or_default();
    match (texts(content).as_slice(), content) {
        ([only], _) if blocks.len() <= 1 => {
            answer::read_words(only).unwrap_or_else(|| Answer::Found(answer::found_value(only)))
        }
        (_, Some(content)) => Answer::Found(content.to_owned()),
        (_, None) => Answer::Found(members::raw("[]".to_owned())),
    }
}

/// A failure from its text: JSON or our text form; anything else is a failure
/// that explains nothing.
pub(super) fn failure(text: String) -> Failure {
    let json = serde_json::from_str::<&RawValue>(&text).ok();
    let ours = json.and_then(members::value).and_then(read::read);
    if let Some(record) = ours.or_else(|| form::read(&text)) {
        return Failure::from_record(record);
    }
    let declared = json.and_then(dialect::read);
    let failure = declared.unwrap_or_else(|| Failure::unexplained(super::UNEXPLAINED));
    if text.trim().is_empty() {
        return failure;
    }
    failure.with_upstream(text)
}

fn texts(content: Option<&RawValue>) -> Vec<String> {
    let Some(content) = content else {
        return Vec::new();
    };
    if let Some(text) = members::string(content) {
        return vec![text];
    }
    let blocks = members::items(content).unwrap_or_default();
    blocks
        .into_iter()
        .filter_map(|block| members::string(Members::of(block)?.get("text")?))
        .collect()
}
