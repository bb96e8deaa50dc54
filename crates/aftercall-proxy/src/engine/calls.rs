//! The open requests.
//!
//! The table is keyed by the id that the *server* sees. Today that is always
//! the client's own; a request that the engine sends for itself, and later a
//! repeated attempt, stands here under an id of the engine's.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use aftercall::Now;
use aftercall::recover::Key;
use aftercall_mcp::{Envelope, Id, text};

use super::limits::Deadline;
use super::recovery::{Joined, Tries};
use super::session;
use crate::rewrite::Era;

/// How many ended ids are remembered. A late answer comes seconds after its
/// end, not a thousand calls after.
const ENDED_KEPT: usize = 1024;

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
    /// The answer asked about comes out of a task that it has started.
    pub(crate) through_task: bool,
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

/// What a call says. Most calls succeed, and nobody asks.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// The whole frame, not read yet.
    Frame(Box<[u8]>),
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

#[derive(Debug, Default)]
pub(crate) struct Calls {
    open: BTreeMap<Id, Pending>,
    ended: BTreeMap<Id, Ending>,
    ended_order: VecDeque<Id>,
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

impl Calls {
    pub(crate) fn contains(&self, id: &Id) -> bool {
        self.open.contains_key(id)
    }

    pub(crate) fn get_mut(&mut self, id: &Id) -> Option<&mut Pending> {
        self.open.get_mut(id)
    }

    pub(crate) fn insert(&mut self, id: Id, pending: Pending) {
        if !self.ended.is_empty() {
            self.ended.remove(&id);
        }
        self.open.insert(id, pending);
    }

    pub(crate) fn remove(&mut self, id: &Id) -> Option<Pending> {
        self.open.remove(id)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    pub(crate) fn take_all(&mut self) -> BTreeMap<Id, Pending> {
        std::mem::take(&mut self.open)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = (&Id, &mut Pending)> {
        self.open.iter_mut()
    }

    /// The client's open tool calls.
    pub(crate) fn tool_calls(&self) -> impl Iterator<Item = &ToolCall> {
        self.open.values().filter_map(|pending| match pending {
            Pending::Client(Request {
                kind: Kind::ToolCall(call),
                ..
            }) => Some(&**call),
            Pending::Client(_) | Pending::Own(_) => None,
        })
    }

    /// The same, to change.
    pub(crate) fn tool_calls_mut(&mut self) -> impl Iterator<Item = &mut ToolCall> {
        self.open.values_mut().filter_map(|pending| match pending {
            Pending::Client(Request {
                kind: Kind::ToolCall(call),
                ..
            }) => Some(&mut **call),
            Pending::Client(_) | Pending::Own(_) => None,
        })
    }

    /// Remembers that the server may still answer this id.
    pub(crate) fn end(&mut self, id: Id, ending: Ending) {
        if self.ended_order.len() == ENDED_KEPT
            && let Some(oldest) = self.ended_order.pop_front()
        {
            self.ended.remove(&oldest);
        }
        self.ended_order.push_back(id.clone());
        self.ended.insert(id, ending);
    }

    /// How the request that this answer comes too late for has ended.
    pub(crate) fn ended(&mut self, id: &Id) -> Option<Ending> {
        self.ended.remove(id)
    }
}
