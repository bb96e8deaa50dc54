//! Requests that wait for the server to come back.
//!
//! They are kept as the client sent them, and come in anew once it is there. A
//! host does not wait for ever, and neither do they.

use std::collections::VecDeque;
use std::time::Duration;

use aftercall::Now;
use aftercall::recover::Admission;
use aftercall_mcp::{Envelope, Id};

use super::super::calls::{Details, Kind, Request, Said, ToolCall};
use super::super::recovery::unavailable;
use super::super::{Engine, Exit, Fate, Side, Timeout};
use super::State;
use crate::hosts::MARGIN;
use crate::rewrite::{End, Note, Rewrite};
use crate::settings::CallSettings;

/// Beyond this, in bytes, a request is answered at once. A host asks for one
/// thing after the other; this is about the memory of a flood.
const FULL: usize = 1 << 20;

#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<Queued>,
    bytes: usize,
}

/// One request.
#[derive(Debug)]
pub(super) struct Queued {
    pub(super) id: Id,
    pub(super) raw_id: Box<[u8]>,
    pub(super) frame: Box<[u8]>,
    pub(super) since: Now,
    /// When it is answered here. `None` for one that a host keeps open.
    pub(super) until: Option<Duration>,
    pub(super) is_call: bool,
    /// A server that has ended had it.
    pub(super) delivered: bool,
}

impl Queue {
    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    pub(super) fn due(&self) -> Option<Duration> {
        self.waiting.iter().filter_map(|queued| queued.until).min()
    }

    pub(super) fn take(&mut self) -> VecDeque<Queued> {
        self.bytes = 0;
        std::mem::take(&mut self.waiting)
    }

    fn has_room(&self, frame: &[u8]) -> bool {
        self.bytes.saturating_add(frame.len()) <= FULL
    }

    fn push(&mut self, queued: Queued) {
        self.bytes += queued.frame.len();
        self.waiting.push_back(queued);
    }

    fn remove(&mut self, id: &Id) -> Option<Queued> {
        let at = self.waiting.iter().position(|queued| queued.id == *id)?;
        let queued = self.waiting.remove(at)?;
        self.bytes -= queued.frame.len();
        Some(queued)
    }

    fn take_due(&mut self, now: Now) -> Vec<Queued> {
        let is_due = |queued: &Queued| queued.until.is_some_and(|until| until <= now.mono);
        let due: Vec<_> = self.waiting.iter().filter(|q| is_due(q)).collect();
        let due: Vec<Id> = due.into_iter().map(|queued| queued.id.clone()).collect();
        due.iter().filter_map(|id| self.remove(id)).collect()
    }
}

impl<R: Rewrite> Engine<R> {
    /// A request has come while the server is away, and is not gone.
    pub(in crate::engine) fn request_while_away(
        &mut self,
        message: &Envelope<'_>,
        frame: &[u8],
        now: Now,
    ) -> Fate {
        let (Some(id), Some(raw_id)) = (message.id(), message.raw_id()) else {
            return Fate::Withhold;
        };
        let is_call = message.raw_method() == Some(b"\"tools/call\"");
        let details = is_call.then(|| Details::read(message, false)).flatten();
        let settings = &self.config.settings;
        let calls = details.map_or(settings.calls(), |details| settings.of(&details.tool));
        let queued = Queued {
            id,
            raw_id: raw_id.into(),
            frame: line(frame),
            since: now,
            until: Some(now.mono.saturating_add(self.queue_patience(calls))),
            is_call,
            delivered: false,
        };
        if is_call
            && calls.breaker()
            && let Admission::Open { wait } = self.recovery.peek(now)
        {
            let call = self.tool_call(Said::Frame(queued.frame.into()), now);
            self.refuse_unavailable(&call, wait, now);
            return Fate::Withhold;
        }
        self.enqueue(queued, now);
        if let State::Down { wanted, at, .. } = &mut self.link.state {
            *wanted = true;
            let at = *at;
            self.wake_at(at);
        }
        Fate::Withhold
    }

    /// Lets it wait, or answers it where there is no room.
    pub(super) fn enqueue(&mut self, queued: Queued, now: Now) {
        if !self.link.queue.has_room(&queued.frame) {
            self.answer_queued(queued, now);
            return;
        }
        if let Some(until) = queued.until {
            self.wake_at(until);
        }
        self.link.queue.push(queued);
    }

    /// How long a request that is treated so waits for the server.
    pub(super) fn queue_patience(&self, calls: &CallSettings) -> Duration {
        let host = self.retry_time().saturating_sub(MARGIN);
        match calls.timeout() {
            Timeout::After(limit) => limit.min(host),
            Timeout::Host | Timeout::Off => host,
        }
    }

    /// The server is back: everything that waited comes in anew, as of the time
    /// when it came first.
    pub(super) fn let_in(&mut self) {
        for queued in self.link.queue.take() {
            match self.client(&queued.frame, queued.since) {
                Fate::Relay => {
                    if queued.delivered && queued.until.is_some() {
                        self.sent_again(&queued.id);
                    }
                    self.send(Side::Upstream, queued.frame.into());
                }
                Fate::Replace(frame) => self.send(Side::Upstream, frame),
                Fate::Withhold => {}
            }
        }
    }

    /// Answers those that have waited long enough.
    pub(in crate::engine) fn expire_queue(&mut self, now: Now) {
        for queued in self.link.queue.take_due(now) {
            self.answer_queued(queued, now);
        }
    }

    /// Answers all of them: it will not come back, or not soon.
    pub(super) fn turn_away(&mut self, now: Now) {
        for queued in self.link.queue.take() {
            self.answer_queued(queued, now);
        }
    }

    /// The client takes back what waits. `false` when nothing does under that
    /// id.
    pub(in crate::engine) fn cancel_queued(&mut self, id: &Id, now: Now) -> bool {
        let Some(queued) = self.link.queue.remove(id) else {
            return false;
        };
        if queued.is_call {
            let call = self.tool_call(Said::Frame(queued.frame.into()), queued.since);
            self.log(&call, queued.since, Note::outcome(End::Cancelled), now);
        }
        true
    }

    fn answer_queued(&mut self, queued: Queued, now: Now) {
        let Some(exit) = self.link.last_exit().cloned() else {
            return;
        };
        let kind = if queued.is_call {
            Kind::ToolCall(Box::new(
                self.tool_call(Said::Frame(queued.frame.into()), queued.since),
            ))
        } else {
            Kind::Other
        };
        let request = Request {
            raw_id: queued.raw_id,
            started: queued.since,
            kind,
            twins: 0,
            again: None,
        };
        let (id, delivered) = (queued.id, queued.delivered);
        let frame = self.answer_lost_request(&id, &request, &exit, delivered, now);
        self.send(Side::Client, frame);
    }

    /// An answer before anything is sent: the breaker is open.
    fn refuse_unavailable(&mut self, call: &ToolCall, wait: Duration, now: Now) {
        let Some(details) = call.details() else {
            return;
        };
        self.refuse(call, &details, unavailable(&details.tool, wait), now);
    }

    /// Answers a call instead of sending it.
    pub(in crate::engine) fn refuse(
        &mut self,
        call: &ToolCall,
        details: &Details,
        failure: aftercall::Failure,
        now: Now,
    ) {
        self.counters.stopped += 1;
        let frame = self.answer_here(call, details, now, failure, now);
        self.send(Side::Client, frame);
    }
}

impl super::Link {
    /// How the last server ended, while there is none.
    pub(in crate::engine) fn last_exit(&self) -> Option<&Exit> {
        match &self.state {
            State::Up => None,
            State::Down { exit, .. } | State::Starting { exit, .. } | State::Gone(exit) => {
                Some(exit)
            }
        }
    }
}

/// With its newline: the last line of an input may lack it.
pub(in crate::engine) fn line(frame: &[u8]) -> Box<[u8]> {
    let mut line = frame.to_vec();
    if !line.ends_with(b"\n") {
        line.push(b'\n');
    }
    line.into()
}
