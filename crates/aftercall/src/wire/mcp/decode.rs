//! Reading a result: what it declares, and only where it may.

use serde_json::value::RawValue;

use super::content::Content;
use super::note::{self, ERROR_KEY, OUTCOME_KEY};
use crate::failure::Record;
use crate::wire::members::{self, Members};
use crate::wire::{DecodeError, UNEXPLAINED, answer, dialect, envelope, form, report};
use crate::{Answer, Code, Failure, Reading};

pub(super) fn decode(raw: &RawValue) -> Result<Reading<Box<RawValue>>, DecodeError> {
    let result = Members::of(raw).ok_or(DecodeError(
        "a tool result is a JSON object; pass the `result` member of the answer",
    ))?;
    match result.get("resultType").map(members::string) {
        None => {}
        Some(Some(kind)) if kind == "complete" => {}
        Some(Some(kind)) if kind == "task" => return Ok(Reading::Pending),
        Some(Some(kind)) if kind == "input_required" => return Ok(Reading::InputRequired),
        Some(_) => {
            return Err(DecodeError(
                "a `resultType` that this version does not know: pass the result on as it is",
            ));
        }
    }
    // Revision 2025-11-25 answers with a task and without a type.
    if result.get("content").is_none() && result.get("task").and_then(Members::of).is_some() {
        return Ok(Reading::Pending);
    }
    let content = Content::of(result.get("content"));
    let failed = result
        .get("isError")
        .is_some_and(|flag| flag.get() == "true");
    if let Some(answer) = noted(&result, &content, failed) {
        return Ok(Reading::Settled(Ok(answer)));
    }
    Ok(Reading::Settled(if failed {
        Err(failure(&result, &content))
    } else {
        Ok(found(&result, &content))
    }))
}

/// An answer that a codec of ours has marked in `_meta`, or by its first words
/// below an error flag.
fn noted(
    result: &Members<'_>,
    content: &Content<'_>,
    failed: bool,
) -> Option<Answer<Box<RawValue>>> {
    let note = note::get(result.get("_meta"), OUTCOME_KEY).and_then(members::value);
    let kind = note.as_ref().and_then(|note| note.get("kind")?.as_str());
    let text = content.first_text();
    match kind {
        Some("partial") if !failed => result
            .get("structuredContent")
            .and_then(report::read)
            .or_else(|| report::read_text(text?))
            .map(Answer::Partial),
        Some("empty") => Some(empty(content)),
        Some(_) | None => {
            let says_so = failed && text.is_some_and(answer::says_no_match);
            says_so.then(|| empty(content))
        }
    }
}

fn empty(content: &Content<'_>) -> Answer<Box<RawValue>> {
    let texts = content.blocks().iter().filter_map(|b| b.text.as_deref());
    Answer::Empty(answer::read_searched(texts))
}

/// Strongest declaration first: an envelope of ours in full, our text, our
/// spelling or another's anywhere else, our note alone, and nothing.
fn failure(result: &Members<'_>, content: &Content<'_>) -> Failure {
    let note = note::get(result.get("_meta"), ERROR_KEY);
    let structured = result.get("structuredContent");
    let first = content.first_text();
    let ours = first.and_then(form::read);
    if note.is_some() || ours.is_some() {
        let whole = structured
            .and_then(members::value)
            .and_then(envelope::read::read);
        if let Some(record) = whole.or(ours) {
            return Failure::from_record(record);
        }
    }
    let declared = structured
        .and_then(dialect::read)
        .or_else(|| meta_of_others(result))
        .or_else(|| dialect::read(serde_json::from_str(first?).ok()?));
    let text = content.joined();
    let failure = declared.unwrap_or_else(|| {
        let record = Record::new(None, UNEXPLAINED.to_owned());
        Failure::from_record(note.map_or(record, |note| from_note(note, UNEXPLAINED)))
    });
    match (failure.upstream(), text) {
        (None, Some(text)) if !text.trim().is_empty() => failure.with_upstream(text),
        (_, _) => failure,
    }
}

/// An envelope under another server's key.
fn meta_of_others(result: &Members<'_>) -> Option<Failure> {
    let meta = Members::of(result.get("_meta")?)?;
    meta.iter()
        .filter(|(key, _)| *key != ERROR_KEY && *key != OUTCOME_KEY)
        .find_map(|(_, value)| dialect::read(value))
}

/// The note holds no message; a host that kept nothing else lost it.
fn from_note(note: &RawValue, message: &str) -> Record {
    let mut record = Record::new(None, message.to_owned());
    let Some(note) = members::value(note) else {
        return record;
    };
    let text = |name| note.get(name).and_then(crate::Value::as_str);
    record.category = text("errorCategory").and_then(|name| name.parse().ok());
    record.code = text("code").map(Code::foreign);
    if note.get("isRetryable").and_then(envelope::parts::boolean) == Some(false) {
        return Failure::from_record(record)
            .never_retryable()
            .record()
            .clone();
    }
    record
}

/// The data: structured where it is, else the text, else the blocks.
fn found(result: &Members<'_>, content: &Content<'_>) -> Answer<Box<RawValue>> {
    let structured = result.get("structuredContent").map(ToOwned::to_owned);
    let value = structured.unwrap_or_else(|| {
        let only = match content.blocks() {
            [only] => only.text.as_deref(),
            _ => None,
        };
        match (only, result.get("content")) {
            (Some(text), _) => answer::found_value(text),
            (None, Some(blocks)) => blocks.to_owned(),
            (None, None) => members::raw("[]".to_owned()),
        }
    });
    if !content.is_bare() && answer::is_empty_collection(&value) {
        return empty(content);
    }
    Answer::Found(value)
}
