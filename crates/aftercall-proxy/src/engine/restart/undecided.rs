//! Calls that were lost before anybody knew their tool.
//!
//! Whether a call may run twice is said in the listing of the tools, and a server
//! that has ended can't be asked for it. The next one can. So such a call waits for
//! that, as a failed answer of an unknown tool does while the server is there.

use std::time::Duration;

use aftercall::{Effect, Now};
use aftercall_mcp::Id;

use super::super::calls::{Kind, Request};
use super::super::{Engine, Exit, Retry, Side};
use crate::rewrite::Rewrite;

/// One call.
#[derive(Debug)]
pub(in crate::engine) struct Undecided {
    /// Under which the server saw it.
    id: Id,
    pub(in crate::engine) request: Request,
    exit: Exit,
    /// When it was lost.
    lost: Now,
    /// When it is answered without knowing more.
    until: Duration,
}

impl super::Link {
    /// When the first of them has waited long enough.
    pub(super) fn undecided_due(&self) -> Option<Duration> {
        self.undecided.iter().map(|lost| lost.until).min()
    }
}

impl<R: Rewrite> Engine<R> {
    /// Nobody has said what the tool of this call does.
    pub(super) fn is_undecided(&self, request: &Request) -> bool {
        let Kind::ToolCall(call) = &request.kind else {
            return false;
        };
        let settings = &self.config.settings;
        !self.tools.is_complete()
            && settings.trust_annotations()
            && call.details().is_some_and(|details| {
                settings.of(&details.tool).retry() != Retry::Off
                    && self.tools.get(&details.tool).is_none()
                    && self.effect(&details) == Effect::Unknown
            })
    }

    /// Keeps it until the next server has listed its tools.
    pub(super) fn leave_undecided(&mut self, id: Id, request: Request, exit: &Exit, now: Now) {
        let settings = &self.config.settings;
        let details = if let Kind::ToolCall(call) = &request.kind {
            call.details()
        } else {
            None
        };
        let calls = details.map_or(settings.calls(), |details| settings.of(&details.tool));
        let wait = self.queue_patience(calls);
        let until = request.started.mono.saturating_add(wait).max(now.mono);
        self.wake_at(until);
        self.link.undecided.push(Undecided {
            id,
            request,
            exit: exit.clone(),
            lost: now,
            until,
        });
    }

    /// What a listing needs beside it for one of them, if there are any.
    pub(super) fn undecided_meta(&self) -> Option<Option<Box<str>>> {
        let Kind::ToolCall(call) = &self.link.undecided.first()?.request.kind else {
            return None;
        };
        Some(call.details()?.modern_meta)
    }

    /// As much is known of the tools as ever will be.
    pub(in crate::engine) fn decide_lost(&mut self, now: Now) {
        for lost in std::mem::take(&mut self.link.undecided) {
            self.decide_one(lost, now);
        }
    }

    /// Decides about those that have waited long enough.
    pub(in crate::engine) fn expire_undecided(&mut self, now: Now) {
        let all = std::mem::take(&mut self.link.undecided);
        let (due, later) = all.into_iter().partition(|lost| lost.until <= now.mono);
        self.link.undecided = later;
        let due: Vec<Undecided> = due;
        for lost in due {
            self.decide_one(lost, now);
        }
    }

    fn decide_one(&mut self, lost: Undecided, now: Now) {
        let Undecided {
            id, request, exit, ..
        } = lost;
        // As of then: the time since was spent on finding out.
        if let Some(request) = self.repeat_lost(request, &exit, lost.lost) {
            self.link.has_told();
            let frame = self.answer_lost_request(&id, &request, &exit, true, now);
            self.send(Side::Client, frame);
        }
    }
}
