//! What an open request is.

use std::time::Duration;

use aftercall::Now;
use aftercall::recover::Key;
use aftercall_mcp::{Envelope, text};

use super::limits::Deadline;
use super::recovery::{Joined, Tries};
use super::session;
use crate::rewrite::Era;

/// One open request.
#[derive(Debug)]
pub(crate) enum Pending {
    /// The client waits for it.
    Client(Request),
    /// The engine waits for it.
    Own(Own),
}

/// A request of the engine's own.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Own {
    /// A page of its listing.
    Page(Page),
    /// The client's handshake, repeated.
    Handshake,
    /// Something that the client has set, repeated.
    Setting,
}

/// A request of the client.
#[derive(Debug)]
pub(crate) struct Request {
    /// The id as the client wrote it; empty for a tool call, which has it in
    /// what it says.
    pub(crate) raw_id: Box<[u8]>,
    pub(crate) started: Now,
    pub(crate) kind: Kind,
    /// Further requests that came under the same id while it was open. Which
    /// answer is whose can't be told, so none of them is changed.
    pub(crate) twins: u32,
    /// The frame of one that may be made of another server too, should this
    /// one end. Tool calls have theirs in what they say.
    pub(crate) again: Option<Box<[u8]>>,
}

#[derive(Debug)]
pub(crate) enum Kind {
    ToolCall(Box<ToolCall>),
    ListTools {
        first: bool,
        generation: u64,
    },
    Initialize,
    /// Asks for a task that a tool call has started, and when that was.
    Task(Now, Box<ToolCall>),
    Other,
}

/// A `tools/call`.
#[derive(Clone, Debug)]
pub(crate) struct ToolCall {
    pub(crate) said: Said,
    /// Where the answer asked about comes from.
    pub(crate) through: Through,
    /// The server asked the client something meanwhile.
    pub(crate) server_asked: bool,
    /// When it is answered here.
    pub(crate) deadline: Deadline,
    /// When a person is told that it takes long.
    pub(crate) notice_at: Option<Duration>,
    /// Set once it is to be sent again.
    pub(super) tries: Option<Box<Tries>>,
    /// Which call it is, once somebody has asked.
    pub(super) key: Option<Key>,
    /// Calls that get the same answer.
    pub(super) joined: Vec<Joined>,
}

/// Where the answer to a call comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Through {
    /// It answers the call.
    Call,
    /// It is a member of a task that the call has started.
    Task,
    /// It is asked for with `tasks/result`, and answers that.
    TaskResult,
}

/// What a call says. Most calls succeed, and nobody asks.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// The whole frame, not read yet.
    Frame(Vec<u8>),
    /// What was read of a frame that is too large to keep.
    Read(Box<Details>),
}

/// What was read of a call.
#[derive(Clone, Debug)]
pub(crate) struct Details {
    /// The id as the client wrote it.
    pub(crate) raw_id: Box<[u8]>,
    pub(crate) tool: Box<str>,
    /// The raw JSON of the arguments, unless they were too large to keep.
    pub(crate) arguments: Option<Box<[u8]>>,
    /// They were.
    pub(crate) arguments_dropped: bool,
    pub(crate) era: Era,
    /// The `_meta` that a request of ours needs beside it, in the modern era.
    pub(crate) modern_meta: Option<Box<str>>,
    /// It asked for a task (`params.task`).
    pub(crate) as_task: bool,
}

/// A listing of the engine's own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page {
    pub(crate) number: u32,
    pub(crate) generation: u64,
}

/// How a request ended before its answer came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// It was answered here.
    Answered,
    /// The client took it back.
    Cancelled,
}

impl Request {
    /// The id as the client wrote it.
    pub(crate) fn raw_id(&self) -> Box<[u8]> {
        let call = match &self.kind {
            Kind::ToolCall(call) => call.details(),
            Kind::ListTools { .. } | Kind::Initialize | Kind::Task(..) | Kind::Other => None,
        };
        call.map_or_else(|| self.raw_id.clone(), |call| call.raw_id)
    }
}

impl Details {
    /// `None` when it names no tool: the server will refuse it.
    pub(crate) fn read(message: &Envelope<'_>, keep_arguments: bool) -> Option<Self> {
        let params = message.params()?;
        let (era, modern_meta) = session::request_meta(&params);
        Some(Self {
            raw_id: message.raw_id()?.into(),
            tool: text(params.get("name")?)?.into(),
            arguments: params
                .get("arguments")
                .filter(|_| keep_arguments)
                .map(Into::into),
            arguments_dropped: !keep_arguments,
            era,
            modern_meta,
            as_task: params.get("task").is_some_and(|raw| raw != b"null"),
        })
    }
}

impl Details {
    /// Stands for a call that is no JSON behind its beginning.
    pub(crate) fn unreadable(raw_id: Box<[u8]>) -> Self {
        Self {
            raw_id,
            tool: Box::default(),
            arguments: None,
            arguments_dropped: true,
            era: Era::Legacy,
            modern_meta: None,
            as_task: false,
        }
    }
}

impl ToolCall {
    /// A call that has just come.
    pub(super) const fn new(said: Said, deadline: Deadline, notice_at: Option<Duration>) -> Self {
        Self {
            said,
            through: Through::Call,
            server_asked: false,
            deadline,
            notice_at,
            tries: None,
            key: None,
            joined: Vec::new(),
        }
    }

    /// What it says; `None` when it names no tool.
    pub(crate) fn details(&self) -> Option<Details> {
        match &self.said {
            Said::Frame(frame) => Details::read(&Envelope::parse(frame).ok()?, true),
            Said::Read(details) => Some((**details).clone()),
        }
    }

    /// Its tries, where the one at hand is not the first.
    pub(super) fn earlier_tries(&self) -> Option<&Tries> {
        self.tries.as_deref().filter(|tries| tries.is_repeated())
    }

    /// It is known to the server by the id that the client knows, and nobody
    /// else waits for its answer.
    pub(super) fn is_plain(&self) -> bool {
        self.tries.is_none() && self.joined.is_empty()
    }

    /// The next moment at which something is due.
    pub(crate) fn due(&self) -> Option<Duration> {
        let deadline = self.deadline.due();
        deadline.into_iter().chain(self.notice_at).min()
    }
}

impl Default for Said {
    fn default() -> Self {
        Self::Frame(Vec::new())
    }
}
