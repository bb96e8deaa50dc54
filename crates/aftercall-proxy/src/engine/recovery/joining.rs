//! A host that lost patience sends its call again.
//!
//! Hosts on the Python SDK 1.x give up after their timeout without a word, and
//! some send the same call again while the first one still runs: a payment that
//! takes six seconds is made twice. So a call that can change something, and
//! equals one that has been running for longer than the host waits, is not
//! sent: it gets the answer of the one that runs.
//!
//! Two equal calls in quick succession are both sent. They can be meant.

use std::time::Duration;

use aftercall::recover::Key;
use aftercall::{Code, Effect, Executed, Now, ToolError};
use aftercall_mcp::Id;

use super::super::calls::{Details, Kind, Pending, Request, ToolCall};
use super::super::table::Calls;
use super::super::{Engine, Side};
use super::admission::key;
use super::attempt;
use super::tries::Waiting;
use crate::rewrite::Rewrite;

const SHARED: Code = Code::from_static("call.shared");

/// A call that waits for the answer of another.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Joined {
    /// The id as the client wrote it.
    raw_id: Box<[u8]>,
    id: Id,
}

impl<R: Rewrite> Engine<R> {
    /// Joins the call to one like it that runs for too long, if there is one.
    pub(super) fn join(&mut self, details: &Details, now: Now) -> bool {
        if self.recovery.old_at.is_none_or(|at| now.mono < at) {
            return false;
        }
        let patience = self.patience();
        match self.effect(details) {
            Effect::ReadOnly => return false,
            Effect::Idempotent | Effect::Write | Effect::Unknown => {}
        }
        let (Some(id), Some(key)) = (Id::parse(&details.raw_id), key(details)) else {
            return false;
        };
        let mut oldest: Option<Duration> = None;
        let mut first = None;
        let open = self.calls.open_calls_mut();
        let waiting = self.recovery.waiting.values_mut();
        let waiting = waiting.filter_map(|waiting: &mut Waiting| {
            let started = waiting.request.started;
            Some((started, waiting.call_mut()?))
        });
        for (started, call) in open.chain(waiting) {
            oldest = Some(oldest.map_or(started.mono, |oldest| oldest.min(started.mono)));
            if first.is_none() && now.since(started) > patience && key_of(call) == Some(key) {
                first = Some(call);
            }
        }
        self.recovery.old_at = oldest.map(|oldest| oldest.saturating_add(patience));
        let Some(call) = first else {
            return false;
        };
        let raw_id = details.raw_id.clone();
        call.joined.push(Joined { raw_id, id });
        true
    }

    /// Gives the answer of a call to those that joined it.
    pub(in crate::engine) fn share(&mut self, call: &ToolCall, answer: &[u8]) {
        for joined in &call.joined {
            if let Some(frame) = attempt::under_id(answer, &joined.raw_id) {
                self.send(Side::Client, frame);
            }
        }
    }

    /// The call that others have joined has no answer for them. `what` became
    /// of it continues its name.
    pub(in crate::engine) fn doubt_joined(&mut self, request: &Request, what: &str, now: Now) {
        let Kind::ToolCall(call) = &request.kind else {
            return;
        };
        if call.joined.is_empty() {
            return;
        }
        let Some(mut details) = call.details() else {
            return;
        };
        let alone = ToolCall {
            joined: Vec::new(),
            ..(**call).clone()
        };
        for joined in &call.joined {
            details.raw_id.clone_from(&joined.raw_id);
            let failure = ToolError::transient(format!(
                "{} {what}, and this call shared its run.",
                details.tool
            ))
            .code(SHARED)
            .executed(Executed::Unknown)
            .description(
                "Whether it took effect is not known. Find out before sending it again: look at \
                 the state that it would have changed.",
            );
            let frame = self.answer_here(&alone, &details, request.started, failure.into(), now);
            self.send(Side::Client, frame);
        }
    }

    /// One that joined another is taken back; the other runs on.
    pub(super) fn cancel_joined(&mut self, id: &Id) -> bool {
        let open = self.calls.open_calls_mut().map(|(_, call)| call);
        let waiting = self.recovery.waiting.values_mut();
        let waiting = waiting.filter_map(Waiting::call_mut);
        for call in open.chain(waiting) {
            let before = call.joined.len();
            call.joined.retain(|joined| joined.id != *id);
            if call.joined.len() < before {
                return true;
            }
        }
        false
    }
}

/// Which call it is. Read once: a call that runs for long is asked often.
fn key_of(call: &mut ToolCall) -> Option<Key> {
    if call.key.is_none() {
        call.key = key(&call.details()?);
    }
    call.key
}

impl Calls {
    /// The client's open tool calls, with when they came.
    fn open_calls_mut(&mut self) -> impl Iterator<Item = (Now, &mut ToolCall)> {
        self.iter_mut().filter_map(|(_, pending)| match pending {
            Pending::Client(Request {
                kind: Kind::ToolCall(call),
                started,
                ..
            }) => Some((*started, &mut **call)),
            Pending::Client(_) | Pending::Own(_) => None,
        })
    }
}
