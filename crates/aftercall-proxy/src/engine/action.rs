//! What the engine asks its driver to do.

use std::time::{Duration, SystemTime};

use super::Exit;
use crate::rewrite::Note;

/// What becomes of the frame that was handed in.
#[expect(clippy::exhaustive_enums, reason = "a driver must handle each")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Its bytes go on as they are.
    Relay,
    /// These bytes go on in its place.
    Replace(Vec<u8>),
    /// Nothing goes on.
    Withhold,
}

/// One of the two ends.
#[expect(clippy::exhaustive_enums, reason = "a relay has two ends")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The host.
    Client,
    /// The server.
    Upstream,
}

/// Something to do besides the frame's own fate, in order.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Send one frame of our own.
    Send {
        /// Where to.
        to: Side,
        /// One line with its newline.
        frame: Vec<u8>,
    },
    /// Start the server anew, and end what is left of the one before. Then
    /// call [`Engine::upstream_started`](super::Engine::upstream_started), or
    /// [`upstream_ended`](super::Engine::upstream_ended) if it can't be started.
    Start {
        /// Which one it will be.
        incarnation: u32,
    },
    /// A tool call is over.
    Log(Box<Record>),
    /// Something that a person at the terminal should know.
    Notice(Notice),
}

/// One finished tool call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// When it ended.
    pub at: SystemTime,
    /// Which tool.
    pub tool: String,
    /// From request to answer.
    pub duration: Duration,
    /// What was made of it.
    pub note: Note,
    /// The raw JSON of the arguments, where the configuration asks for them.
    pub arguments: Option<Vec<u8>>,
}

/// What a person should know.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A call without a known time limit is taking long.
    Slow {
        /// Which tool.
        tool: String,
        /// How long so far.
        elapsed: Duration,
    },
    /// The server has ended.
    Ended {
        /// How.
        exit: Exit,
        /// It will be started again.
        returns: bool,
    },
}

/// What was seen and let pass. The relay refuses nothing, so this is where
/// an odd peer becomes visible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Counters {
    /// Tool calls.
    pub calls: u64,
    /// Answers that were changed.
    pub changed: u64,
    /// Answers written here, because none would have come.
    pub synthesised: u64,
    /// Tries that the client did not ask for.
    pub resent: u64,
    /// Calls that were answered here instead of sent.
    pub stopped: u64,
    /// Servers that were started in place of one that had ended.
    pub restarts: u64,
    /// Calls that shared the run of an equal one.
    pub joined: u64,
    /// Lines that are no JSON object.
    pub malformed: u64,
    /// Batches.
    pub batches: u64,
    /// Lines over the inspection limit.
    pub long_lines: u64,
    /// Requests under an id that was still open.
    pub duplicate_ids: u64,
    /// Answers to no request that is open.
    pub stray_answers: u64,
    /// Answers that came after the call had been answered here; withheld.
    pub late_answers: u64,
    /// Answers that went on unchanged because the rewriter panicked.
    pub panics: u64,
}
