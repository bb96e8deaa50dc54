//! Calls that were with a server when it ended.
//!
//! Such a try has failed without an answer. What it said of itself is all that
//! there is: that it may have run. A call that may run twice is made of the next
//! server as it would have been of this one; any other is answered.

use aftercall::{Failure, Now};

use super::super::calls::{Kind, Request};
use super::super::limits::settle;
use super::super::listing::{Known, context};
use super::super::{Engine, Exit, Side};
use super::resend::{seen, tries_of};
use crate::rewrite::lost::failure as lost_failure;
use crate::rewrite::{Failed, Lost, Rewrite};

impl<R: Rewrite> Engine<R> {
    /// Keeps the call for the next server; given back, it has to be answered.
    pub(in crate::engine) fn repeat_lost(
        &mut self,
        mut request: Request,
        exit: &Exit,
        now: Now,
    ) -> Option<Request> {
        let (started, twins) = (request.started, request.twins);
        let comeback = self.comeback();
        let Kind::ToolCall(call) = &mut request.kind else {
            return Some(request);
        };
        let Some(details) = call.details().filter(|_| twins == 0) else {
            return Some(request);
        };
        let lost = Lost::Ended {
            exit,
            delivered: true,
            comeback,
        };
        settle(
            call,
            &self.config.settings,
            self.session.host_timeout(),
            started,
        );
        let known = Known::of(&self.config, &self.tools, &self.session);
        let context = context(&known, false, call, &details, started, now);
        let failed = Failed::found(lost_failure(&context, &lost));
        let effect = self.effect(&details);
        let seen = seen(call, &details, effect, started, now);
        let Some(next) = self.next_try(call, &details, &seen, &failed, now) else {
            return Some(request);
        };
        let Some(tries) = tries_of(call, started) else {
            return Some(request);
        };
        tries.follow(&mut self.recovery.progress);
        self.await_turn(request, &details.tool, None, failed.failure, next, now);
        None
    }

    /// Answers a call that no server has answered.
    pub(super) fn tell_lost(&mut self, request: &Request, failure: Failure, now: Now) {
        let Kind::ToolCall(call) = &request.kind else {
            return;
        };
        let Some(details) = call.details() else {
            return;
        };
        let started = request.started;
        let failure = self.with_earlier_tries(call, &details, started, failure, now);
        let frame = self.answer_here(call, &details, started, failure, now);
        self.link.has_told();
        self.send(Side::Client, frame);
    }
}
