//! The plain question of an agent loop: this came back, what now?

use serde_json::value::RawValue;

use super::{Call, Decision, History, Input, Policy, decide};
use crate::classify::{Kind, Observation, Surface, Verdict, classify};
use crate::wire::{Anthropic, Codec, Mcp, dialect};
use crate::{Answer, Failure, Now, Reading, Searched, Value};

/// A tool's result as an agent loop holds it, in JSON but for the last.
///
/// What is not what it is called here is read as [`Text`](Self::Text).
///
/// ```
/// use aftercall::recover::{Call, Key, Raw, read};
/// use aftercall::{Category, Effect, Now, Reading};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let call = Call::new("fetch", Effect::ReadOnly, Key::of(["fetch"]));
/// // The same failure in three carriers; only the first two have a flag for it.
/// for raw in [
///     Raw::Anthropic(r#"{"type":"tool_result","is_error":true,"content":"HTTP 503"}"#),
///     Raw::Gemini(r#"{"functionResponse":{"response":{"error":"HTTP 503"}}}"#),
///     Raw::Text("Error: HTTP 503 Service Unavailable"),
/// ] {
///     let Reading::Settled(Err(failure)) = read(raw, &call, now) else { panic!("{raw:?}") };
///     assert_eq!(failure.category(), Some(Category::Transient));
/// }
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Raw<'a> {
    /// A `CallToolResult` of MCP.
    Mcp(&'a str),
    /// A `tool_result` block of the Anthropic Messages API.
    Anthropic(&'a str),
    /// A message of role `tool`, or a `function_call_output`, of OpenAI.
    OpenAi(&'a str),
    /// A `functionResponse` part of Gemini, or what is in it.
    Gemini(&'a str),
    /// Words alone. There is no flag that says whether it failed, so the words
    /// decide.
    Text(&'a str),
}

/// Reads a raw result, decides on it, and notes the decision.
///
/// ```
/// use aftercall::recover::{Call, Decision, History, Key, Policy, Raw, next};
/// use aftercall::{Effect, Now};
/// use std::time::{Duration, SystemTime};
///
/// let policy = Policy::in_agent();
/// let mut history = History::new();
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let call = Call::new("query", Effect::ReadOnly, Key::of(["query", "select 1"]));
///
/// let raw = r#"{"isError": true, "content": [
///     {"type": "text", "text": "connect ECONNREFUSED 127.0.0.1:5432"}]}"#;
/// let decision = next(Raw::Mcp(raw), &policy, &mut history, call, now);
/// assert!(matches!(decision, Decision::Retry { .. }));
///
/// let raw = r#"{"content": [{"type": "text", "text": "[]"}]}"#;
/// let decision = next(Raw::Mcp(raw), &policy, &mut history, call, now);
/// assert_eq!(decision, Decision::AcceptEmpty);
/// ```
pub fn next(
    raw: Raw<'_>,
    policy: &Policy,
    history: &mut History,
    call: Call<'_>,
    now: Now,
) -> Decision {
    let reading = read(raw, &call, now);
    let decision = decide(&Input::new(policy, history, call, now), &reading);
    history.record(&call, &reading, &decision, now);
    decision
}

/// What a raw result says: as it declares it, and where it declares nothing, as
/// the classifier reads it. A failure that says in our form that nobody knows its
/// kind has declared that, and is not judged again.
///
/// A failure that its carrier does not flag is read as one where it has the
/// words or the shape of nothing else. That is bolder than a proxy, which may
/// not set a flag on words alone: a decision changes no bytes, and one that is
/// drawn from words never advises to send a write again.
///
/// Total: any text gives a reading.
///
/// ```
/// use aftercall::recover::{Call, Key, Raw, read};
/// use aftercall::{Answer, Effect, Now, Reading};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let call = Call::new("query", Effect::ReadOnly, Key::of(["query", "select 1"]));
/// let raw = Raw::Mcp(r#"{"content": [{"type": "text", "text": "[]"}]}"#);
/// assert!(matches!(read(raw, &call, now), Reading::Settled(Ok(Answer::Empty(_)))));
/// ```
#[must_use]
pub fn read(raw: Raw<'_>, call: &Call<'_>, now: Now) -> Reading<Box<RawValue>> {
    Seen::of(raw)
        .unwrap_or_else(|| Seen::of_text(raw.text()))
        .reading(call, now)
}

impl<'a> Raw<'a> {
    const fn text(self) -> &'a str {
        match self {
            Self::Mcp(raw)
            | Self::Anthropic(raw)
            | Self::OpenAi(raw)
            | Self::Gemini(raw)
            | Self::Text(raw) => raw,
        }
    }
}

/// Every carrier's result in the shape of MCP's, which has a place for each.
struct Seen {
    /// A `CallToolResult`.
    result: String,
    /// The words, where the carrier has no flag for failures.
    unflagged: Option<String>,
    /// What the carrier's own codec reads, where it is another than MCP's.
    declared: Option<Reading<Box<RawValue>>>,
    /// Is the failure an envelope and nothing else?
    envelope: bool,
}

impl Seen {
    /// `None` if it is not what it is called.
    fn of(raw: Raw<'_>) -> Option<Self> {
        match raw {
            Raw::Mcp(raw) => match serde_json::from_str::<Value>(raw).ok()? {
                Value::Object(_) => Some(Self {
                    result: raw.to_owned(),
                    unflagged: None,
                    declared: None,
                    envelope: false,
                }),
                Value::Null
                | Value::Bool(_)
                | Value::Int(_)
                | Value::Uint(_)
                | Value::Float(_)
                | Value::String(_)
                | Value::Array(_) => None,
            },
            Raw::Anthropic(raw) => {
                let declared = Anthropic::new("")
                    .decode(serde_json::from_str(raw).ok()?)
                    .ok()?;
                let block: Value = serde_json::from_str(raw).ok()?;
                let failed = block.get("is_error") == Some(&Value::Bool(true));
                let envelope = block
                    .get("content")
                    .is_some_and(|content| declares(&words(content)));
                let content = block.get("content").map_or_else(Vec::new, blocks);
                Some(Self {
                    declared: Some(declared),
                    envelope,
                    ..Self::flagged(failed, Value::Array(content), None)
                })
            }
            Raw::OpenAi(raw) => {
                let message: Value = serde_json::from_str(raw).ok()?;
                let content = message.get("output").or_else(|| message.get("content"))?;
                Some(Self::of_text(&words(content)))
            }
            Raw::Gemini(raw) => {
                let part: Value = serde_json::from_str(raw).ok()?;
                let inner = part.get("functionResponse").unwrap_or(&part);
                let response = inner.get("response").unwrap_or(inner);
                Some(match response.get("error") {
                    Some(error @ Value::Object(_)) => Self {
                        declared: envelope(error),
                        envelope: declares(&error.to_string()),
                        ..Self::flagged(true, Value::Array(Vec::new()), Some(error))
                    },
                    Some(error) => Self::flagged(true, Value::Array(blocks(error)), None),
                    None => {
                        let output = ["output", "result"]
                            .into_iter()
                            .find_map(|name| response.get(name))
                            .unwrap_or(response);
                        Self::flagged(false, Value::Array(blocks(output)), None)
                    }
                })
            }
            Raw::Text(text) => Some(Self::of_text(text)),
        }
    }

    /// Words that are ours say themselves whether the call failed.
    fn of_text(text: &str) -> Self {
        let ours = text.starts_with("ERROR [");
        Self {
            unflagged: (!ours).then(|| text.to_owned()),
            ..Self::flagged(ours, Value::Array(vec![block(text)]), None)
        }
    }

    fn flagged(failed: bool, content: Value, structured: Option<&Value>) -> Self {
        let mut members = vec![
            ("isError".to_owned(), Value::Bool(failed)),
            ("content".to_owned(), content),
        ];
        if let Some(structured) = structured {
            members.push(("structuredContent".to_owned(), structured.clone()));
        }
        Self {
            result: Value::Object(members).to_string(),
            unflagged: None,
            declared: None,
            envelope: false,
        }
    }

    /// Does the failure speak in our form?
    fn is_ours(&self) -> bool {
        self.envelope || serde_json::from_str(&self.result).is_ok_and(|raw| Mcp.is_ours(raw))
    }

    fn reading(&self, call: &Call<'_>, now: Now) -> Reading<Box<RawValue>> {
        let declared = self.declared.clone().or_else(|| {
            let raw = serde_json::from_str(&self.result).ok()?;
            Mcp.decode(raw).ok()
        });
        match declared {
            Some(Reading::Settled(Err(failure)))
                if failure.category().is_some() || self.is_ours() =>
            {
                Reading::Settled(Err(failure))
            }
            Some(Reading::Settled(Err(failure))) => self.judged(Some(failure), call, now),
            Some(Reading::Settled(Ok(Answer::Found(value)))) => {
                match self.judged(None, call, now) {
                    Reading::Settled(Ok(Answer::Found(_))) => {
                        Reading::Settled(Ok(Answer::Found(value)))
                    }
                    other => other,
                }
            }
            Some(
                reading @ (Reading::Settled(Ok(Answer::Empty(_) | Answer::Partial(_)))
                | Reading::Pending
                | Reading::InputRequired
                | Reading::Cancelled),
            ) => reading,
            None => self.judged(None, call, now),
        }
    }

    /// As the classifier reads it; `declared` is a failure that names no kind.
    fn judged(
        &self,
        declared: Option<Failure>,
        call: &Call<'_>,
        now: Now,
    ) -> Reading<Box<RawValue>> {
        let surface = match &self.unflagged {
            Some(text) => Surface::Text(text),
            None => match Surface::parse("mcp_tool_result", &self.result) {
                Ok(surface) => surface,
                Err(_) => Surface::Text(&self.result),
            },
        };
        let seen = Observation::new(surface)
            .effect(call.effect)
            .tool(call.tool)
            .wall(now.wall);
        let verdict = classify(&seen);
        match verdict.kind() {
            Kind::Found => Reading::Settled(Ok(self.found())),
            Kind::Empty => {
                Reading::Settled(Ok(Answer::Empty(Searched::new("what the call asked for"))))
            }
            Kind::Partial => Reading::Settled(Ok(Answer::Partial(crate::gather::Report::new()))),
            Kind::Failed(_) | Kind::Unclassified => {
                let judged = failed(&verdict);
                match (judged, declared) {
                    (Some(judged), Some(declared)) if judged.category().is_some() => {
                        Reading::Settled(Err(completed(&judged, &declared)))
                    }
                    (_, Some(declared)) => Reading::Settled(Err(declared)),
                    (Some(judged), None) => Reading::Settled(Err(judged)),
                    (None, None) => Reading::Settled(Ok(self.found())),
                }
            }
        }
    }

    fn found(&self) -> Answer<Box<RawValue>> {
        let raw = RawValue::from_string(self.result.clone());
        raw.map_or_else(|_| Answer::empty("nothing"), Answer::Found)
    }
}

/// The failure, with the piece of text that tells its kind.
fn failed(verdict: &Verdict<'_>) -> Option<Failure> {
    let failure = verdict.failure()?;
    Some(if verdict.evidence().is_empty() {
        failure
    } else {
        failure.with_upstream(verdict.evidence())
    })
}

/// What was judged, with what was declared and is not judged.
fn completed(judged: &Failure, declared: &Failure) -> Failure {
    let mut record = judged.record().clone();
    let said = declared.record().clone();
    record.code = said.code.or(record.code);
    record.executed = said.executed.or(record.executed);
    record.retry_after = said.retry_after.or(record.retry_after);
    record.source = said.source.or(record.source);
    record.upstream = said.upstream.or(record.upstream);
    record.upstream_structured = said.upstream_structured.or(record.upstream_structured);
    record.attempts.splice(..0, said.attempts);
    record.extra.extend(said.extra);
    Failure::from_record(record)
}

/// Is this text, as a whole, an envelope?
fn declares(text: &str) -> bool {
    serde_json::from_str::<&RawValue>(text).is_ok_and(|raw| dialect::read(raw).is_some())
}

/// An envelope that stands alone. The Messages API carries it so, as text.
fn envelope(error: &Value) -> Option<Reading<Box<RawValue>>> {
    let block = Value::Object(vec![
        ("type".to_owned(), Value::from("tool_result")),
        ("is_error".to_owned(), Value::Bool(true)),
        ("content".to_owned(), Value::String(error.to_string())),
    ]);
    let raw = RawValue::from_string(block.to_string()).ok()?;
    Anthropic::new("").decode(&raw).ok()
}

fn block(text: &str) -> Value {
    Value::Object(vec![
        ("type".to_owned(), Value::from("text")),
        ("text".to_owned(), Value::from(text)),
    ])
}

/// A content as MCP has it: a list of blocks.
fn blocks(content: &Value) -> Vec<Value> {
    match content {
        Value::Array(items) if items.iter().all(|item| item.get("type").is_some()) => items.clone(),
        Value::String(text) => vec![block(text)],
        Value::Null
        | Value::Bool(_)
        | Value::Int(_)
        | Value::Uint(_)
        | Value::Float(_)
        | Value::Array(_)
        | Value::Object(_) => vec![block(&content.to_string())],
    }
}

/// The words of a content, or its JSON.
fn words(content: &Value) -> String {
    match content {
        Value::String(text) => text.clone(),
        Value::Array(items) if items.iter().all(|item| item.get("text").is_some()) => items
            .iter()
            .filter_map(|item| item.get("text")?.as_str())
            .collect::<Vec<_>>()
            .join("\n"),
        Value::Null
        | Value::Bool(_)
        | Value::Int(_)
        | Value::Uint(_)
        | Value::Float(_)
        | Value::Array(_)
        | Value::Object(_) => content.to_string(),
    }
}
