//! The OpenAI APIs: a `tool` message of Chat Completions, a
//! `function_call_output` item of Responses.
//!
//! Neither has a flag for errors: the text is all there is, so a failed call
//! carries the text form, the first line of which says that it is one. Reading
//! takes that form for a failure; JSON that looks like an envelope is data.

use serde::Serialize;
use serde_json::value::RawValue;

use super::members::{self, Members, quoted};
use super::{Codec, DecodeError, Encode, EncodeError, form, model, normal};
use crate::{Failure, Outcome, Reading};

/// The codec of tool outputs, for one call.
///
/// ```
/// use aftercall::wire::{Codec, Encode, OpenAi};
/// use aftercall::{Effect, Outcome, ToolError};
///
/// let outcome: Outcome<()> = Err(ToolError::validation("There is no order #1.").into());
/// let message = OpenAi::chat("call_1").encode(outcome, &Encode::new(Effect::ReadOnly))?;
/// assert!(message.get().starts_with(
///     r#"{"role":"tool","tool_call_id":"call_1","content":"ERROR [validation, do not resend] There"#
/// ));
/// # Ok::<(), aftercall::wire::EncodeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct OpenAi {
    api: Api,
    call_id: String,
}

#[derive(Clone, Copy, Debug)]
enum Api {
    Chat,
    Responses,
}

impl OpenAi {
    /// For a message of Chat Completions.
    #[must_use]
    pub fn chat(tool_call_id: impl Into<String>) -> Self {
        Self {
            api: Api::Chat,
            call_id: tool_call_id.into(),
        }
    }

    /// For an item of Responses.
    #[must_use]
    pub fn responses(call_id: impl Into<String>) -> Self {
        Self {
            api: Api::Responses,
            call_id: call_id.into(),
        }
    }
}

impl Codec for OpenAi {
    fn encode<T: Serialize, E: Into<Failure>>(
        &self,
        outcome: Outcome<T, E>,
        cx: &Encode<'_>,
    ) -> Result<Box<RawValue>, EncodeError> {
        let text = match outcome {
            Err(failure) => {
                let failure = self.normalize(&failure.into(), cx);
                form::write(failure.record(), cx.effect)
            }
            Ok(answer) => model::words(answer, cx)?,
        };
        let (id, text) = (quoted(&self.call_id), quoted(&text));
        Ok(members::raw(match self.api {
            Api::Chat => format!(r#"{{"role":"tool","tool_call_id":{id},"content":{text}}}"#),
            Api::Responses => {
                format!(r#"{{"type":"function_call_output","call_id":{id},"output":{text}}}"#)
            }
        }))
    }

    fn decode(&self, raw: &RawValue) -> Result<Reading<Box<RawValue>>, DecodeError> {
        let message = Members::of(raw);
        let content = message.as_ref().and_then(|message| {
            let is = |name, word| {
                let value = message.get(name).and_then(members::string);
                value.is_some_and(|value| value == word)
            };
            if is("role", "tool") {
                message.get("content")
            } else if is("type", "function_call_output") {
                message.get("output")
            } else {
                None
            }
        });
        let content = content.ok_or(DecodeError(
            "neither a message of role `tool` nor an item of type `function_call_output`",
        ))?;
        Ok(Reading::Settled(
            match form::read(&model::text(Some(content))) {
                Some(record) => Err(Failure::from_record(record)),
                None => Ok(model::answer(Some(content))),
            },
        ))
    }

    fn normalize(&self, failure: &Failure, cx: &Encode<'_>) -> Failure {
        let record = normal::whole(failure.record().clone(), cx);
        Failure::from_record(form::normalize(record, cx))
    }
}
