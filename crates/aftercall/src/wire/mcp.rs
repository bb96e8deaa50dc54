//! MCP's `CallToolResult`.
//!
//! | outcome | what is written |
//! |---|---|
//! | found | the data as text; as `structuredContent` too where a schema is declared |
//! | empty | a sentence that says so, and a note in `_meta` |
//! | partial | covered and missing sources in text and data |
//! | failed | `isError`, one text block of ours, the envelope, a note in `_meta` |
//!
//! Given an original, only the members `content`, `structuredContent`,
//! `isError`, `resultType` and `_meta` are touched, and of `content` and
//! `_meta` only what is ours: every other block, member and key keeps its
//! bytes.
//!
//! ```
//! use aftercall::wire::{Codec, Encode, Mcp};
//! use aftercall::{Answer, Effect, Outcome, Reading};
//!
//! let none: Outcome<Vec<u32>> = Ok(Answer::empty("the orders of customer 7"));
//! let written = Mcp.encode(none, &Encode::new(Effect::ReadOnly))?;
//! assert!(!written.get().contains("isError"), "nothing found is an answer");
//! assert!(written.get().contains("No matches in the orders of customer 7."));
//! assert!(matches!(Mcp.decode(&written)?, Reading::Settled(Ok(Answer::Empty(_)))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use serde::Serialize;
use serde_json::value::RawValue;

use super::envelope::write::{self, Extent};
use super::members::{self, Members};
use super::{Codec, DecodeError, Encode, EncodeError, Era, answer, form, normal, report};
use crate::{Answer, Failure, Outcome, Reading, Searched};

mod changes;
mod content;
mod decode;
mod note;

pub use changes::{Change, Changes};
use content::Content;
pub use note::{ERROR_KEY, OUTCOME_KEY};

/// The codec of MCP results.
///
/// ```
/// use aftercall::wire::{Codec, Encode, Mcp, OutputSchema};
/// use aftercall::{Effect, Failure, ToolError};
///
/// let original = serde_json::from_str(
///     r#"{"content":[{"type":"text","text":"SQLITE_BUSY"}],"isError":true,"x":1.00}"#,
/// )?;
/// let failure: Failure = ToolError::transient("The database is locked.").into();
/// let cx = Encode::new(Effect::ReadOnly).original(original);
/// let written = Mcp.encode::<(), _>(Err(failure), &cx)?;
/// assert!(written.get().contains(r"upstream said:\n| SQLITE_BUSY\n{"));
/// assert!(written.get().contains(r#""x":1.00"#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::exhaustive_structs, reason = "it holds nothing")]
pub struct Mcp;

impl Mcp {
    /// What to change of the original in `cx` (of `{}` without one), so that it
    /// says this outcome.
    ///
    /// # Errors
    /// [`EncodeError`] if a found value can't be written as JSON.
    pub fn changes<T: Serialize, E: Into<Failure>>(
        &self,
        outcome: Outcome<T, E>,
        cx: &Encode<'_>,
    ) -> Result<Changes, EncodeError> {
        let original = Original::of(cx);
        Ok(match outcome {
            Err(failure) => failed(&failure.into(), &original, cx),
            Ok(Answer::Empty(searched)) => empty(&searched, &original, cx),
            Ok(Answer::Found(value)) if cx.original.is_none() => {
                found(&answer::to_raw(&value)?, &original, cx)
            }
            Ok(Answer::Partial(report)) if cx.original.is_none() => {
                let report = report.try_map(|value| answer::to_raw(&value))?;
                partial(&report, &original, cx)
            }
            Ok(Answer::Found(_) | Answer::Partial(_)) => not_failed(&original, cx),
        })
    }

    /// What to change of the original in `cx` so that its `_meta` notes a
    /// failure which nothing flags, and nothing else is touched.
    #[must_use]
    pub fn annotation(&self, failure: &Failure, cx: &Encode<'_>) -> Changes {
        let original = Original::of(cx);
        let mut draft = Draft {
            original: &original,
            changes: Vec::new(),
        };
        let normal = normal::whole(failure.record().clone(), cx);
        draft.note(ERROR_KEY, &note::error(&normal, cx.effect));
        draft.done()
    }

    /// Is this result in our form already: a failure that leads with our words,
    /// or an answer that carries our note?
    ///
    /// Whoever stands further up leaves it alone: a verdict never changes on its
    /// way up.
    #[must_use]
    pub fn is_ours(&self, result: &RawValue) -> bool {
        let Some(members) = Members::of(result) else {
            return false;
        };
        let flagged = members
            .get("isError")
            .is_some_and(|flag| flag.get() == "true");
        // A note in `_meta` is easily forged. On an answer it costs a sentence;
        // on a failure it would cost the model the reason.
        Content::of(members.get("content")).leads_with_ours()
            || (!flagged && note::has(members.get("_meta"), OUTCOME_KEY))
    }
}

impl Codec for Mcp {
    fn encode<T: Serialize, E: Into<Failure>>(
        &self,
        outcome: Outcome<T, E>,
        cx: &Encode<'_>,
    ) -> Result<Box<RawValue>, EncodeError> {
        let changes = self.changes(outcome, cx)?;
        Ok(match cx.original {
            Some(original) => changes.apply(original),
            None => changes.apply(&members::raw("{}".to_owned())),
        })
    }

    fn decode(&self, raw: &RawValue) -> Result<Reading<Box<RawValue>>, DecodeError> {
        decode::decode(raw)
    }

    fn normalize(&self, failure: &Failure, cx: &Encode<'_>) -> Failure {
        let record = normal::whole(failure.record().clone(), cx);
        Failure::from_record(if cx.writes_structured() {
            record
        } else {
            form::normalize(record, cx)
        })
    }
}

/// The result as it came, by its members; without one, an object of none.
struct Original<'a> {
    members: Option<Members<'a>>,
    content: Content<'a>,
}

impl<'a> Original<'a> {
    fn of(cx: &Encode<'a>) -> Self {
        let members = cx.original.and_then(Members::of);
        let content = members.as_ref().and_then(|members| members.get("content"));
        Self {
            content: Content::of(content),
            members,
        }
    }

    fn get(&self, name: &str) -> Option<&'a RawValue> {
        self.members.as_ref()?.get(name)
    }

    fn is_error(&self) -> bool {
        self.get("isError").is_some_and(|flag| flag.get() == "true")
    }
}

/// Changes in the order in which a new result lists them.
struct Draft<'o, 'a> {
    original: &'o Original<'a>,
    changes: Vec<Change>,
}

impl<'o, 'a> Draft<'o, 'a> {
    fn new(original: &'o Original<'a>, cx: &Encode<'_>) -> Self {
        let mut draft = Self {
            original,
            changes: Vec::new(),
        };
        match cx.era {
            Era::Modern if original.get("resultType").is_none() => {
                draft.set("resultType", r#""complete""#.to_owned());
            }
            Era::Modern | Era::Legacy => {}
        }
        draft
    }

    fn set(&mut self, name: &'static str, json: String) {
        let same = self.original.get(name).is_some_and(|old| old.get() == json);
        if !same {
            self.changes.push(Change::Set(name, members::raw(json)));
        }
    }

    fn remove(&mut self, name: &'static str) {
        if self.original.get(name).is_some() {
            self.changes.push(Change::Remove(name));
        }
    }

    fn note(&mut self, key: &str, note: &str) {
        if let Some(meta) = note::put(self.original.get("_meta"), key, note) {
            self.set("_meta", meta);
        }
    }

    fn done(self) -> Changes {
        Changes::new(self.changes)
    }
}

fn failed(failure: &Failure, original: &Original<'_>, cx: &Encode<'_>) -> Changes {
    let mut said = failure.record().clone();
    if said.upstream.is_none() && !original.content.leads_with_ours() {
        said.upstream = original.content.joined();
    }
    if said.upstream_structured.is_none() && !original.content.leads_with_ours() {
        said.upstream_structured = original
            .get("structuredContent")
            .filter(|raw| raw.get() != "null")
            .and_then(members::value);
    }
    let explicit = said.upstream.clone();
    let whole = normal::whole(said, cx);
    let shown = if cx.writes_structured() {
        let mut shown = whole.clone();
        form::fit_first_line(&mut shown, cx.effect);
        shown
    } else {
        form::normalize(whole.clone(), cx)
    };

    let mut draft = Draft::new(original, cx);
    let block = form::write(&shown, cx.effect);
    let absorbed = original.content.is_shown(explicit.as_deref(), &shown);
    draft.set("content", original.content.led_by(&block, absorbed));
    if cx.writes_structured() {
        let envelope = write::json(&whole, cx.effect, Extent::Whole);
        draft.set("structuredContent", envelope);
    } else {
        draft.remove("structuredContent");
    }
    draft.set("isError", "true".to_owned());
    draft.note(ERROR_KEY, &note::error(&whole, cx.effect));
    draft.done()
}

fn empty(searched: &Searched, original: &Original<'_>, cx: &Encode<'_>) -> Changes {
    let mut draft = Draft::new(original, cx);
    if original.members.is_none() {
        let text = answer::empty_text(searched);
        draft.set("content", original.content.led_by(&text, true));
        draft.note(OUTCOME_KEY, note::EMPTY);
        return draft.done();
    }
    if note::has(original.get("_meta"), OUTCOME_KEY) {
        return draft.done();
    }
    if original.is_error() {
        let text = format!("{}{}", answer::NO_MATCHES, answer::NO_RESULTS);
        draft.set("content", original.content.led_by(&text, false));
        clear_flag(&mut draft, cx);
        draft.note(OUTCOME_KEY, note::EMPTY);
        return draft.done();
    }
    // `{"result":[]}` beside no content is a list without members, and was read.
    let is_bare = original.content.is_bare() && original.get("structuredContent").is_none();
    let sentence = answer::appended(is_bare, cx);
    draft.set("content", original.content.followed_by(sentence));
    if sentence == answer::NO_RESULTS {
        draft.note(OUTCOME_KEY, note::EMPTY);
    }
    draft.done()
}

fn found(value: &RawValue, original: &Original<'_>, cx: &Encode<'_>) -> Changes {
    let mut draft = Draft::new(original, cx);
    let text = answer::found_text(value);
    let is_empty = super::is_empty_collection(value);
    let content = if is_empty {
        content::blocks(&[&text, answer::NO_RESULTS])
    } else {
        content::blocks(&[&text])
    };
    draft.set("content", content);
    let fits = match cx.era {
        Era::Modern => true,
        // Clients of that era refuse anything but an object.
        Era::Legacy => value.get().starts_with('{'),
    };
    if cx.output_schema == super::OutputSchema::Declared && fits {
        draft.set("structuredContent", value.get().to_owned());
    }
    if is_empty {
        draft.note(OUTCOME_KEY, note::EMPTY);
    }
    draft.done()
}

fn partial(
    report: &crate::gather::Report<Box<RawValue>>,
    original: &Original<'_>,
    cx: &Encode<'_>,
) -> Changes {
    let written = report::Written::new(report, cx);
    let mut draft = Draft::new(original, cx);
    draft.set("content", content::blocks(&[&written.to_text()]));
    if cx.writes_structured() {
        draft.set("structuredContent", written.to_json());
    }
    draft.note(OUTCOME_KEY, note::PARTIAL);
    draft.done()
}

/// Somebody else's success: as it came, but for a flag that lies.
fn not_failed(original: &Original<'_>, cx: &Encode<'_>) -> Changes {
    let mut draft = Draft {
        original,
        changes: Vec::new(),
    };
    if original.is_error() {
        clear_flag(&mut draft, cx);
    }
    draft.done()
}

/// Only where no output schema can be missed: a client that expects structured
/// content refuses a success without it.
fn clear_flag(draft: &mut Draft<'_, '_>, cx: &Encode<'_>) {
    if cx.output_schema == super::OutputSchema::None {
        draft.set("isError", "false".to_owned());
    }
}
