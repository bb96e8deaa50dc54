//! The Anthropic Messages API: a `tool_result` block.
//!
//! A failed call carries the whole envelope as JSON in its text, with a
//! description in any case; the API refuses an error that holds images or
//! nothing. An answer carries its data or its words: this carrier has no place
//! for more, so an empty or partial answer is read back from the text that says
//! so.

use serde::Serialize;
use serde_json::value::RawValue;

use super::envelope::write::{self, Extent};
use super::members::{self, Members, quoted};
use super::{Codec, DecodeError, Encode, EncodeError, model, normal};
use crate::{Failure, Outcome, Reading};

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
                let json = write::json(failure.record(), cx.effect, Extent::Whole);
                (r#""is_error":true,"#, json)
            }
            Ok(answer) => ("", model::words(answer, cx)?),
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
            Err(model::failure(model::text(content)))
        } else {
            Ok(model::answer(content))
        }))
    }

    fn normalize(&self, failure: &Failure, cx: &Encode<'_>) -> Failure {
        let record = normal::whole(failure.record().clone(), cx);
        Failure::from_record(normal::described(record, cx))
    }
}
