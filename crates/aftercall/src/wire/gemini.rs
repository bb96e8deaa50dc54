//! The Gemini API: a `functionResponse` part.
//!
//! Its `response` is an object; by convention `error` holds what went wrong
//! and `output` what came of it, and without either the whole is the output.

use serde::Serialize;
use serde_json::value::RawValue;

use super::envelope::read;
use super::envelope::write::{self, Extent};
use super::members::{self, Members, quoted};
use super::{Codec, DecodeError, Encode, EncodeError, answer, dialect, model, normal};
use crate::{Answer, Failure, Outcome, Reading};

/// The codec of function responses, for calls of one function.
///
/// ```
/// use aftercall::wire::{Codec, Encode, Gemini};
/// use aftercall::{Answer, Outcome};
///
/// let outcome: Outcome<u32> = Ok(Answer::Found(7));
/// let part = Gemini::new("count_orders").encode(outcome, &Encode::default())?;
/// assert_eq!(
///     part.get(),
///     r#"{"functionResponse":{"name":"count_orders","response":{"output":7}}}"#,
/// );
/// # Ok::<(), aftercall::wire::EncodeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Gemini {
    name: String,
    id: Option<String>,
}

impl Gemini {
    /// For the function of that name.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            id: None,
        }
    }

    /// The same, for the call of that id.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }
}

impl Codec for Gemini {
    fn encode<T: Serialize, E: Into<Failure>>(
        &self,
        outcome: Outcome<T, E>,
        cx: &Encode<'_>,
    ) -> Result<Box<RawValue>, EncodeError> {
        let (key, value) = match outcome {
            Err(failure) => {
                let failure = self.normalize(&failure.into(), cx);
                let json = write::json(failure.record(), cx.effect, Extent::Whole);
                ("error", json)
            }
            Ok(Answer::Found(value)) => ("output", answer::to_raw(&value)?.get().to_owned()),
            Ok(answer @ (Answer::Empty(_) | Answer::Partial(_))) => {
                ("output", quoted(&model::words(answer, cx)?))
            }
        };
        let id = self.id.as_deref();
        let id = id.map_or_else(String::new, |id| format!(r#""id":{},"#, quoted(id)));
        let name = quoted(&self.name);
        Ok(members::raw(format!(
            r#"{{"functionResponse":{{{id}"name":{name},"response":{{"{key}":{value}}}}}}}"#
        )))
    }

    fn decode(&self, raw: &RawValue) -> Result<Reading<Box<RawValue>>, DecodeError> {
        const NONE: DecodeError = DecodeError("not a part with a `functionResponse`");
        let part = Members::of(raw).ok_or(NONE)?;
        let inner = part.get("functionResponse").unwrap_or(raw);
        let response = Members::of(inner).and_then(|inner| inner.get("response"));
        let response = response.ok_or(NONE)?;
        let members = Members::of(response).ok_or(NONE)?;
        Ok(Reading::Settled(match members.get("error") {
            Some(error) if error.get() != "null" => Err(failure(error)),
            Some(_) | None => Ok(answered(members.get("output").unwrap_or(response))),
        }))
    }

    fn normalize(&self, failure: &Failure, cx: &Encode<'_>) -> Failure {
        let record = normal::whole(failure.record().clone(), cx);
        Failure::from_record(normal::described(record, cx))
    }
}

/// Words of ours for an empty or partial answer, or data.
fn answered(output: &RawValue) -> Answer<Box<RawValue>> {
    members::string(output)
        .and_then(|text| answer::read_words(&text))
        .unwrap_or_else(|| Answer::Found(output.to_owned()))
}

/// An envelope of ours, another's, or words.
fn failure(error: &RawValue) -> Failure {
    if let Some(words) = members::string(error) {
        return model::failure(words);
    }
    match members::value(error).and_then(read::read) {
        Some(record) => Failure::from_record(record),
        None => dialect::read(error)
            .unwrap_or_else(|| Failure::unexplained(super::UNEXPLAINED).with_upstream(error.get())),
    }
}
