//! Calls that the client takes back, wherever they are.

use aftercall::Now;
use aftercall_mcp::{Envelope, Id};

use super::super::calls::{Ending, Kind, Pending, Request};
use super::super::listing::Held;
use super::super::{Engine, Fate};
use super::attempt;
use crate::rewrite::{End, Note, Rewrite};

impl<R: Rewrite> Engine<R> {
    /// The client takes a call back that is not open under its own id.
    pub(in crate::engine) fn cancel_recovery(
        &mut self,
        id: &Id,
        message: &Envelope<'_>,
        now: Now,
    ) -> Option<Fate> {
        if let Some(waiting) = self.recovery.waiting.remove(id) {
            self.log_cancelled(&waiting.request, now);
            return Some(Fate::Withhold);
        }
        let is_it = |held: &Held| Id::parse(&held.request.raw_id()).as_ref() == Some(id);
        if let Some(at) = self.held.iter().position(is_it) {
            let held = self.held.remove(at);
            self.log_cancelled(&held.request, now);
            return Some(Fate::Withhold);
        }
        let mut lost = self.link.undecided.iter();
        let at = lost.position(|lost| Id::parse(&lost.request.raw_id()).as_ref() == Some(id));
        if let Some(at) = at {
            let lost = self.link.undecided.remove(at);
            self.log_cancelled(&lost.request, now);
            return Some(Fate::Withhold);
        }
        if self.cancel_joined(id) {
            return Some(Fate::Withhold);
        }
        if !self.recovery.has_resent {
            return None;
        }
        let tries = self.calls.tool_calls().filter_map(|c| c.tries.as_deref());
        let upstream = tries
            .filter(|tries| tries.client == *id)
            .map(|tries| tries.upstream.clone())
            .next()?;
        let open = Id::Text(upstream.clone());
        if let Some(Pending::Client(request)) = self.calls.remove(&open) {
            self.log_cancelled(&request, now);
        }
        // An answer under an id of ours means nothing to the client.
        self.calls.end(open, Ending::Answered);
        Some(attempt::cancellation(message, &upstream).map_or(Fate::Withhold, Fate::Replace))
    }

    pub(in crate::engine) fn log_cancelled(&mut self, request: &Request, now: Now) {
        if let Kind::ToolCall(call) = &request.kind {
            self.log(call, request.started, Note::outcome(End::Cancelled), now);
        }
        self.doubt_joined(request, "was called off while it ran", now);
    }
}
