//! The Anthropic Messages API: a `tool_result` block.
//!
//! A failed call carries the whole envelope as JSON in its text, with a
//! description in any case; the API refuses an error that holds images or
//! nothing. An answer carries its data or its words: this carrier has no place
//! for more, so an empty or partial answer is read back as the text that says
//! so.

use serde::Serialize;
use serde_json::value::RawValue;

use super::envelope::{self, Extent};
use super::members::{self, Members, quoted};
use super::{Codec, DecodeError, Encode, EncodeError, answer, dialect, form, normal, report};
use crate::failure::Record;
use crate::{Answer, Executed, Failure, Outcome, Reading, Resend};

/// The codec of `tool_result` blocks, for one call.
///
/// ```
/// use aftercall::wire::{Anthropic, Codec, Encode};
/// use aftercall::{Effect, Outcome, ToolError};
///
/// let outcome: Outcome<()> = Err(ToolError::validation("There is no order #1.").into());
/// let block = Anthropic::new("toolu_01").encode(outcome, &Encode::new(Effect::ReadOnly))?;
/// assert!(block.get().starts_with(
///     r#"{"type":"tool_result","tool_use_id":"toolu_01","is_error":true,"content":"{\"errorCategory\":\"validation\""#
/// ));
/// # Ok::<(), aftercall::wire::EncodeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Anthropic {
    tool_use_id: String,
}

impl Anthropic {
    /// For the answer to the `tool_use` block of that id.
    #[must_use]
    pub fn new(tool_use_id: impl Into<String>) -> Self {
        Self {
            tool_use_id: tool_use_id.into(),
        }
    }
}

impl Codec for Anthropic {
    fn encode<T: Serialize, E: Into<Failure>>(
        &self,
        outcome: Outcome<T, E>,
        cx: &Encode<'_>,
    ) -> Result<Box<RawValue>, EncodeError> {
        let (flag, text) = match outcome {
            Err(failure) => {
                let failure = self.normalize(&failure.into(), cx);
                let json = envelope::json(failure.record(), cx.effect, Extent::Whole);
                (r#""is_error":true,"#, json)
            }
            Ok(Answer::Found(value)) => ("", answer::found_text(&answer::to_raw(&value)?)),
            Ok(Answer::Empty(searched)) => ("", answer::empty_text(&searched)),
            Ok(Answer::Partial(report)) => {
                let report = report.try_map(|value| answer::to_raw(&value))?;
                ("", report::Written::new(&report, cx).to_text())
            }
        };
        let id = quoted(&self.tool_use_id);
        let text = quoted(&text);
        Ok(members::raw(format!(
            r#"{{"type":"tool_result","tool_use_id":{id},{flag}"content":{text}}}"#
        )))
    }

    fn decode(&self, raw: &RawValue) -> Result<Reading<Box<RawValue>>, DecodeError> {
        let block = Members::of(raw)
            .filter(|block| {
                let kind = block.get("type").and_then(members::string);
                kind.is_some_and(|kind| kind == "tool_result" || kind == "mcp_tool_result")
            })
            .ok_or(DecodeError("not a block of type `tool_result`"))?;
        let content = block.get("content");
        let failed = block
            .get("is_error")
            .is_some_and(|flag| flag.get() == "true");
        Ok(Reading::Settled(if failed {
            Err(read_failure(texts(content).join("\n")))
        } else {
            Ok(Answer::Found(read_found(content)))
        }))
    }

    fn normalize(&self, failure: &Failure, cx: &Encode<'_>) -> Failure {
        let mut record = normal::whole(failure.record().clone(), cx);
        if record.description.is_none() {
            record.description = Some(described(&record, cx).to_owned());
        }
        Failure::from_record(record)
    }
}

/// JSON or our text form; anything else is a failure that explains nothing.
fn read_failure(text: String) -> Failure {
    let json = serde_json::from_str::<&RawValue>(&text).ok();
    let ours = json.and_then(members::value).and_then(envelope::read);
    if let Some(record) = ours.or_else(|| form::read(&text)) {
        return Failure::from_record(record);
    }
    let failure = json
        .and_then(dialect::read)
        .unwrap_or_else(|| Failure::unexplained("The tool call failed, and nothing says why."));
    if text.trim().is_empty() {
        return failure;
    }
    failure.with_upstream(text)
}

fn read_found(content: Option<&RawValue>) -> Box<RawValue> {
    let Some(content) = content else {
        return members::raw("[]".to_owned());
    };
    match (members::string(content), members::items(content)) {
        (Some(text), _) => answer::found_value(&text),
        (None, Some(items)) if items.len() == 1 && texts(Some(content)).len() == 1 => {
            answer::found_value(&texts(Some(content)).remove(0))
        }
        (None, _) => content.to_owned(),
    }
}

/// The texts of a content that is a string or a list of blocks.
fn texts(content: Option<&RawValue>) -> Vec<String> {
    let Some(content) = content else {
        return Vec::new();
    };
    if let Some(text) = members::string(content) {
        return vec![text];
    }
    let items = members::items(content).unwrap_or_default();
    items
        .into_iter()
        .filter_map(|block| members::string(Members::of(block)?.get("text")?))
        .collect()
}

/// What to do next, where the failure's maker did not say.
fn described(record: &Record, cx: &Encode<'_>) -> &'static str {
    match (Failure::resend_of(record, cx.effect), record.executed) {
        (Resend::Now | Resend::After(_), _) => "The same call can be sent again.",
        (Resend::IfRead, _) => "Send the same call again only if it just reads.",
        (Resend::CheckFirst, _) => {
            "It may have taken effect. Find out before sending anything again."
        }
        (Resend::Never, Some(Executed::No)) => "Nothing was done. The same call would fail again.",
        (Resend::Never, Some(Executed::Yes | Executed::Unknown) | None) => {
            "Do not send the same call again."
        }
    }
}
