//! Gives every failed call a category, and every empty answer its words.
//!
//! What an answer *is* comes from [`aftercall::classify`], how it *looks* from
//! [`aftercall::wire`]; this module decides which of the two may touch it:
//!
//! | the answer | what becomes of it |
//! |---|---|
//! | already in our form | nothing: a verdict never changes on its way up |
//! | a task, or input required | nothing: not an outcome yet |
//! | a failure, flagged | our block first, the rest as it came |
//! | flagged, and no failure | its words lead; the flag goes where no schema can be missed |
//! | a failure without the flag | flipped on its shape alone, noted on anything weaker |
//! | an empty collection | a sentence is appended |
//! | a JSON-RPC error of a tool call | the same as a flagged failure |
//! | anything else | nothing |

use aftercall::classify::{
    JsonRpc, Kind, Mcp as Result, Observation, Surface, Unflagged, Verdict, classify, is_data,
    opens_with_data,
};
use aftercall::wire::{
    Change, Changes, Codec, Encode, Era as WireEra, Mcp, OutputSchema, Voice, is_empty_collection,
};
use aftercall::{Answer as Said, Category, Failure, Outcome, Reading, Searched};
use aftercall_mcp::{Object, text};
use serde::Serialize;
use serde_json::value::RawValue;

use super::{Answer, Context, End, Era, Facts, Failed, Note, Rewrite, Rewritten};

mod options;
mod protocol;

pub use options::{Options, ProtocolErrors, UnflaggedMode};

/// A success of more bytes than this is not looked into: unflagged failures and
/// empty answers are short, the longest of the corpora has 1,300 bytes.
const GLANCE: usize = 64 * 1024;

/// How much of a success is looked at first, in bytes.
const OPENING: usize = 512;

/// The member of a text block that is read.
static TEXT: [&str; 1] = ["text"];

/// Classifies and rewrites; see the module.
#[derive(Clone, Copy, Debug, Default)]
pub struct Structured {
    options: Options,
}

impl Structured {
    /// With these switches.
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self { options }
    }
}

impl Rewrite for Structured {
    fn concerns(&self, answer: &Answer<'_>) -> bool {
        match answer {
            Answer::Result(result) => {
                let flagged = is_flagged(result);
                flagged || looked_at(result) <= GLANCE && !is_data(&view(result, flagged))
            }
            Answer::Error(_) => true,
        }
    }

    fn passes(&self, content: &[u8]) -> bool {
        let head = &content[..content.len().min(OPENING)];
        // The cut may go through a character.
        let head = match str::from_utf8(head) {
            Ok(head) => head,
            Err(error) => match str::from_utf8(&head[..error.valid_up_to()]) {
                Ok(head) if error.error_len().is_none() => head,
                Ok(_) | Err(_) => return false,
            },
        };
        opens_with_data(head, content.len())
    }

    fn answer(&mut self, call: &Context<'_>, answer: &Answer<'_>) -> Rewritten {
        match answer {
            Answer::Result(result) => self.result(call, result),
            Answer::Error(error) => self.error(call, error),
        }
    }

    fn failed(&mut self, call: &Context<'_>, answer: &Answer<'_>, failed: Failed) -> Rewritten {
        match answer {
            Answer::Result(result) => self.write_result(call, result, failed),
            Answer::Error(_) => self.write_error(call, failed.failure),
        }
    }

    fn synthesise(&mut self, call: &Context<'_>, failure: Failure) -> (Vec<u8>, Note) {
        let note = noted(&failure, vec!["result"]);
        let failure = named(failure, call);
        let encoded = Mcp.encode::<(), _>(Err(failure), &self.encode(call));
        let result = encoded.expect("a failure holds nothing that can't be written as JSON");
        (bytes(&result), note)
    }
}

impl Structured {
    fn result(&self, call: &Context<'_>, result: &Object<'_, 12>) -> Rewritten {
        if call.as_task || !is_complete(result) {
            return leave(End::Pending);
        }
        let flagged = is_flagged(result);
        let Some(original) = original(result) else {
            return leave(End::Unreadable);
        };
        if Mcp.is_ours(original) {
            return declared(call, original, flagged);
        }
        let verdict = classify(&observe(call, Surface::Mcp(view(result, flagged))));
        match verdict.kind() {
            Kind::Failed(_) | Kind::Unclassified if flagged => found(call, &verdict),
            Kind::Failed(_) | Kind::Unclassified => self.unflagged(call, &verdict, original),
            Kind::Empty if flagged || is_bare_empty(result) => {
                let empty = Said::<()>::Empty(Searched::new(""));
                self.change(call, Ok(empty), original, Note::outcome(End::Empty))
            }
            Kind::Found if flagged => self.change(
                call,
                Ok(Said::Found(())),
                original,
                Note::outcome(End::Found),
            ),
            Kind::Found => leave(End::Found),
            Kind::Empty => leave(End::Empty),
            Kind::Partial => leave(End::Partial),
        }
    }

    /// Our block first, the rest as it came. What is in our form already is
    /// touched only to add what was tried since.
    fn write_result(
        &self,
        call: &Context<'_>,
        result: &Object<'_, 12>,
        failed: Failed,
    ) -> Rewritten {
        let Some(original) = original(result) else {
            return leave(End::Unreadable);
        };
        let note = noted(&failed.failure, Vec::new());
        if failed.vouched && !failed.amended {
            return Rewritten::Leave(note);
        }
        self.change::<()>(call, Err(failed.failure), original, note)
    }

    fn write_error(&self, call: &Context<'_>, failure: Failure) -> Rewritten {
        let note = noted(&failure, vec!["error"]);
        match Mcp.encode::<(), _>(Err(failure), &self.encode(call)) {
            Ok(result) => Rewritten::Result(bytes(&result), note),
            Err(_) => leave(End::Unreadable),
        }
    }

    fn unflagged(
        &self,
        call: &Context<'_>,
        verdict: &Verdict<'_>,
        original: &RawValue,
    ) -> Rewritten {
        match (self.options.unflagged, verdict.unflagged()) {
            (UnflaggedMode::Flip, Unflagged::Flip) => found(call, verdict),
            (UnflaggedMode::Flip, Unflagged::Annotate)
            | (UnflaggedMode::Annotate, Unflagged::Flip | Unflagged::Annotate) => {
                self.annotated(call, verdict, original)
            }
            (UnflaggedMode::Leave, _) | (_, Unflagged::Leave) => leave(End::Found),
        }
    }

    /// What is seen goes into `_meta`, and nothing else is touched.
    fn annotated(
        &self,
        call: &Context<'_>,
        verdict: &Verdict<'_>,
        original: &RawValue,
    ) -> Rewritten {
        let Some(failure) = verdict.failure() else {
            return leave(End::Found);
        };
        let mut note = noted(&failure, Vec::new());
        let changes = Mcp.annotation(&failure, &self.encode(call).original(original));
        if changes.is_empty() {
            return Rewritten::Leave(note);
        }
        note.changed = names(&changes);
        Rewritten::Result(bytes(&changes.apply(original)), note)
    }

    fn error(&self, call: &Context<'_>, error: &Object<'_, 3>) -> Rewritten {
        let read = protocol::Read::of(error);
        let keep = self.options.protocol_errors == ProtocolErrors::Keep;
        if keep || call.as_task || read.is_protocol_matter() {
            return leave(End::ProtocolError);
        }
        if matches!(call.facts, Facts::Unasked) {
            return Rewritten::NeedsListing;
        }
        let mut view = JsonRpc::new(read.code, &*read.message);
        if let Some(data) = read.data {
            view = view.data(data);
        }
        let verdict = classify(&observe(call, Surface::JsonRpc(view)));
        // An error of the protocol is no answer, whatever it says: that there
        // is no match must come from the tool.
        let failure = verdict.failure().unwrap_or_else(protocol::unexplained);
        let failure = protocol::quoting(named(failure, call), &read);
        Rewritten::Failed(Box::new(Failed::found(failure)))
    }

    /// Applies what the codec wants changed, or leaves the bytes alone.
    fn change<T: Serialize>(
        &self,
        call: &Context<'_>,
        outcome: Outcome<T, Failure>,
        original: &RawValue,
        mut note: Note,
    ) -> Rewritten {
        if matches!(call.facts, Facts::Unasked) {
            return Rewritten::NeedsListing;
        }
        let cx = self.encode(call).original(original);
        let Ok(changes) = Mcp.changes(outcome, &cx) else {
            return leave(End::Unreadable);
        };
        if changes.is_empty() {
            return Rewritten::Leave(note);
        }
        note.changed = names(&changes);
        Rewritten::Result(bytes(&changes.apply(original)), note)
    }

    fn encode(&self, call: &Context<'_>) -> Encode<'static> {
        let schema = match call.facts {
            Facts::Listed(tool) if tool.has_output_schema => OutputSchema::Declared,
            Facts::Listed(_) => OutputSchema::None,
            Facts::Missing | Facts::Unasked | Facts::Unknown => OutputSchema::Unseen,
        };
        let era = match call.era {
            Era::Legacy => WireEra::Legacy,
            Era::Modern => WireEra::Modern,
        };
        Encode::new(call.effect)
            .output_schema(schema)
            .structured(self.options.structured)
            .era(era)
            .voice(Voice::Proxy)
    }
}

/// A failure that the classifier found; its tool has to be known first.
fn found(call: &Context<'_>, verdict: &Verdict<'_>) -> Rewritten {
    if matches!(call.facts, Facts::Unasked) {
        return Rewritten::NeedsListing;
    }
    match verdict.failure() {
        Some(failure) => Rewritten::Failed(Box::new(Failed::found(named(failure, call)))),
        None => leave(End::Unclassified),
    }
}

/// An answer in our form. Its failure may be worth sending again, which takes
/// knowing the tool.
fn declared(call: &Context<'_>, original: &RawValue, flagged: bool) -> Rewritten {
    let failure = match Mcp.decode(original) {
        Ok(Reading::Settled(Err(failure))) if flagged => failure,
        Ok(Reading::Settled(Ok(Said::Empty(_)))) => return leave(End::Empty),
        Ok(Reading::Settled(Ok(Said::Partial(_)))) => return leave(End::Partial),
        // Our words for a failure without the flag are a quotation.
        Ok(_) | Err(_) => return leave(End::Found),
    };
    let may_heal = match failure.category() {
        Some(Category::Transient) | None => true,
        Some(Category::Validation | Category::Business | Category::Permission) => false,
    };
    if may_heal && matches!(call.facts, Facts::Unasked) {
        return Rewritten::NeedsListing;
    }
    Rewritten::Failed(Box::new(Failed::declared(failure)))
}

fn original<'a>(result: &Object<'a, 12>) -> Option<&'a RawValue> {
    serde_json::from_str(str::from_utf8(result.raw()).ok()?).ok()
}

fn observe<'a>(call: &Context<'a>, surface: Surface<'a>) -> Observation<'a> {
    Observation::new(surface)
        .effect(call.effect)
        .wall(call.now.wall)
        .tool(call.tool)
}

fn view<'a>(result: &Object<'a, 12>, flagged: bool) -> Result<'a> {
    let raw = |key| result.get(key).and_then(|raw| str::from_utf8(raw).ok());
    let mut view = Result::new(flagged);
    view.content = raw("content");
    view.structured = raw("structuredContent");
    view.meta = raw("_meta");
    view
}

fn is_flagged(result: &Object<'_, 12>) -> bool {
    result.get("isError") == Some(b"true")
}

/// Absent (older servers) or `"complete"`; any other value is not an outcome
/// yet, or one that this version does not know.
fn is_complete(result: &Object<'_, 12>) -> bool {
    match result.get("resultType") {
        None => true,
        Some(kind) => text(kind).as_deref() == Some("complete"),
    }
}

fn looked_at(result: &Object<'_, 12>) -> usize {
    let length = |key| result.get(key).map_or(0, <[u8]>::len);
    length("content") + length("structuredContent")
}

/// No block at all, one text that is an empty collection, or structured content
/// that is one: what a model may take for a lost answer. Words such as "No
/// results" say it already, and a blank text may be an empty file.
fn is_bare_empty(result: &Object<'_, 12>) -> bool {
    let raw = |bytes: &[u8]| {
        let text = str::from_utf8(bytes).ok()?;
        serde_json::from_str::<Box<RawValue>>(text).ok()
    };
    if let Some(structured) = result.get("structuredContent").and_then(raw) {
        return is_empty_collection(&structured);
    }
    let Some(content) = result.get("content").and_then(raw) else {
        return false;
    };
    let Ok(blocks) = serde_json::from_str::<Vec<&RawValue>>(content.get()) else {
        return false;
    };
    match blocks.as_slice() {
        [] => true,
        [only] => Object::parse(only.get().as_bytes(), &TEXT)
            .and_then(|block| text(block.get("text")?))
            .and_then(|words| serde_json::from_str::<Box<RawValue>>(&words).ok())
            .is_some_and(|value| is_empty_collection(&value)),
        _ => false,
    }
}

fn named(failure: Failure, call: &Context<'_>) -> Failure {
    match call.server {
        Some(server) => failure.with_source(server),
        None => failure,
    }
}

fn leave(outcome: End) -> Rewritten {
    Rewritten::Leave(Note::outcome(outcome))
}

fn noted(failure: &Failure, changed: Vec<&'static str>) -> Note {
    let mut note = Note::outcome(match failure.category() {
        Some(_) => End::Failed,
        None => End::Unclassified,
    });
    note.category = failure.category().map(|category| category.as_str().into());
    note.code = failure.code().map(|code| code.as_str().to_owned().into());
    note.changed = changed;
    note
}

fn names(changes: &Changes) -> Vec<&'static str> {
    changes
        .iter()
        .map(|change| match change {
            Change::Set(name, _) | Change::Remove(name) => *name,
        })
        .collect()
}

fn bytes(raw: &RawValue) -> Vec<u8> {
    raw.get().as_bytes().to_vec()
}
