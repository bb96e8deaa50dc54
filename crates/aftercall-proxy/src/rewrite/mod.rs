//! The seam between relaying and meaning.
//!
//! The engine knows which answer belongs to which call, and what is known of
//! the tool. What the answer *means*, and what should stand in its place, is
//! decided behind [`Rewrite`]. The engine keeps every byte that the decision
//! does not touch.

mod end;
pub(crate) mod lost;
mod plain;
mod structured;

use std::borrow::Cow;
use std::time::Duration;

use aftercall::{Effect, Failure, Now};
use aftercall_mcp::Object;

use crate::upstream::{Exit, Reach, ToolFacts, Toolbox};

pub use end::End;
pub use plain::Plain;
pub use structured::{Options, ProtocolErrors, Structured, UnflaggedMode};

/// Decides about the answers to tool calls.
pub trait Rewrite: Send {
    /// Whether this answer may be anything else than a success that passes,
    /// by a first look at it alone. Nearly every answer is one, and nothing
    /// more is read then of the call that it belongs to.
    fn concerns(&self, answer: &Answer<'_>) -> bool;

    /// Whether a result is a success that passes, by its raw `content` alone:
    /// it has no error flag, and it is an outcome. `false` is no knowledge.
    fn passes(&self, content: &[u8]) -> bool;

    /// An answer has come. The usual decision is [`Rewritten::Leave`].
    fn answer(&mut self, call: &Context<'_>, answer: &Answer<'_>) -> Rewritten;

    /// Writes the failure that was found in this answer, after
    /// [`Rewritten::Failed`]. The engine may have added what it tried.
    fn failed(&mut self, call: &Context<'_>, answer: &Answer<'_>, failed: Failed) -> Rewritten;

    /// Writes a failure that no answer carries: the raw JSON of the `result`
    /// that the client gets.
    fn synthesise(&mut self, call: &Context<'_>, failure: Failure) -> (Vec<u8>, Note);
}

/// What is known of a call when its answer is decided about.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Context<'a> {
    /// The tool, as it was called.
    pub tool: &'a str,
    /// The raw JSON of the arguments; `None` where there were none, or where
    /// the request was too large to keep.
    pub arguments: Option<&'a [u8]>,
    /// What the server has said about the tool.
    pub facts: Facts<'a>,
    /// What the call can change, as far as that is known.
    pub effect: Effect,
    /// Every tool that was seen, for suggestions.
    pub tools: &'a Toolbox,
    /// The protocol of the request.
    pub era: Era,
    /// Since the request came.
    pub elapsed: Duration,
    /// When the answer came.
    pub now: Now,
    /// `serverInfo.name`, where the server has said it.
    pub server: Option<&'a str>,
    /// The request asked for a task (2025-11-25), so its answer is a task.
    pub as_task: bool,
    /// The server has asked the client something meanwhile (sampling,
    /// elicitation), in this call or in another that was open with it.
    pub server_asked: bool,
}

/// What the server has said about a tool.
#[expect(
    clippy::exhaustive_enums,
    reason = "a tool was listed, or not, or nobody asked"
)]
#[derive(Clone, Copy, Debug)]
pub enum Facts<'a> {
    /// It was in a listing.
    Listed(&'a ToolFacts),
    /// The whole listing was seen, and the tool is not in it.
    Missing,
    /// Nobody has listed the tools yet. [`Rewritten::NeedsListing`] makes the
    /// engine do it and ask again.
    Unasked,
    /// The tools could not be listed.
    Unknown,
}

/// Which protocol a request speaks.
#[expect(clippy::exhaustive_enums, reason = "with a handshake, or without")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Era {
    /// Up to 2025-11-25: `initialize`, and no `resultType`.
    Legacy,
    /// From 2026-07-28: each request says its version, each result its type.
    Modern,
}

/// What the server answered.
#[expect(clippy::exhaustive_enums, reason = "JSON-RPC has two kinds of answer")]
#[derive(Debug)]
pub enum Answer<'a> {
    /// `result`, an object.
    Result(&'a Object<'a, 12>),
    /// `error`, an object.
    Error(&'a Object<'a, 3>),
}

/// Why no answer will come.
#[non_exhaustive]
#[derive(Debug)]
pub enum Lost<'a> {
    /// The server has ended.
    Ended {
        /// How.
        exit: &'a Exit,
        /// The request may have reached it. `false` is knowledge: it ended
        /// before the request came.
        delivered: bool,
        /// Whether there will be another.
        comeback: Comeback,
    },
    /// The server has not answered in time.
    TimedOut {
        /// How long it had.
        after: Duration,
        /// The limit is the host's own, which would have given up next.
        by_host: bool,
    },
}

/// Whether a server that has ended comes back.
#[expect(clippy::exhaustive_enums, reason = "it does or not, with or without")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comeback {
    /// It stays away.
    Never,
    /// It is started again, and is as good as before.
    Whole,
    /// It is started again, and what it held is gone.
    Blank,
}

/// What becomes of an answer.
#[non_exhaustive]
#[derive(Debug)]
pub enum Rewritten {
    /// It goes on byte for byte.
    Leave(Note),
    /// The answer is held until the tools are listed, and then asked about
    /// again. Honoured once a call, and only under [`Facts::Unasked`].
    NeedsListing,
    /// The call failed so. The engine may send it again; if it does not, it
    /// asks for the words with [`Rewrite::failed`].
    Failed(Box<Failed>),
    /// This raw JSON becomes the `result`. An `error` makes room for it.
    Result(Vec<u8>, Note),
    /// This raw JSON becomes the `error`.
    Error(Vec<u8>, Note),
}

impl Rewritten {
    /// The call has an answer, and it is no failure.
    #[must_use]
    pub fn is_success(&self) -> bool {
        match self {
            Self::Leave(note) | Self::Result(_, note) => note.outcome.is_success(),
            Self::NeedsListing | Self::Failed(_) | Self::Error(..) => false,
        }
    }
}

/// A call that failed, before anything is written of it.
#[derive(Debug)]
#[non_exhaustive]
pub struct Failed {
    /// How.
    pub failure: Failure,
    /// The answer is in our form already: whoever wrote it vouches for its
    /// `executed`, and its verdict stands.
    pub vouched: bool,
    /// The engine has added something.
    pub amended: bool,
    /// Whether the server was there.
    pub reach: Reach,
}

impl Failed {
    /// A failure that was found in an answer.
    #[must_use]
    pub const fn found(failure: Failure) -> Self {
        Self {
            failure,
            vouched: false,
            amended: false,
            reach: Reach::Reached,
        }
    }

    /// A failure that an answer of our form declares.
    #[must_use]
    pub const fn declared(failure: Failure) -> Self {
        Self {
            failure,
            vouched: true,
            amended: false,
            reach: Reach::Reached,
        }
    }

    /// A request that the transport lost. How it did is known first-hand.
    pub(crate) const fn undelivered(failure: Failure, reach: Reach) -> Self {
        Self {
            failure,
            vouched: true,
            amended: false,
            reach,
        }
    }
}

/// What was decided about one call, for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// How it came out.
    pub outcome: End,
    /// `transient`, `validation`, `business`, `permission`.
    pub category: Option<Cow<'static, str>>,
    /// The stable code, where there is one.
    pub code: Option<Cow<'static, str>>,
    /// The names of the members that were changed.
    pub changed: Vec<&'static str>,
}

impl Note {
    /// A note that says only how the call came out.
    #[must_use]
    pub const fn outcome(outcome: End) -> Self {
        Self {
            outcome,
            category: None,
            code: None,
            changed: Vec::new(),
        }
    }
}
