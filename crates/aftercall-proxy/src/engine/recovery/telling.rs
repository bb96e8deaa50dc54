//! The words of a failure that is not sent again.

use std::panic::{AssertUnwindSafe, catch_unwind};

use aftercall::{Failure, Now};
use aftercall_mcp::{ERROR_KEYS, Envelope, Object};

use super::super::calls::{Details, Kind, Request, ToolCall};
use super::super::listing::{Known, context};
use super::super::{Engine, Side};
use super::resend::seen;
use crate::rewrite::{Answer, End, Failed, Note, Rewrite, Rewritten};

impl<R: Rewrite> Engine<R> {
    /// Asks the rewriter for the words of a failure.
    pub(in crate::engine) fn written(
        &mut self,
        request: &Request,
        message: &Envelope<'_>,
        failed: Failed,
        now: Now,
    ) -> Rewritten {
        let (Kind::ToolCall(call) | Kind::Task(_, call)) = &request.kind else {
            return Rewritten::Leave(Note::outcome(End::Unreadable));
        };
        let result = message.result();
        let error = message.raw_error();
        let error = error.and_then(|raw| Object::parse(raw, &ERROR_KEYS));
        let answer = match (&result, &error) {
            (_, Some(error)) => Answer::Error(error),
            (Some(result), None) => Answer::Result(result),
            (None, None) => return Rewritten::Leave(Note::outcome(End::Unreadable)),
        };
        self.worded(call, request.started, &answer, failed, now)
    }

    /// The same of an answer that is at hand.
    pub(in crate::engine) fn worded(
        &mut self,
        call: &ToolCall,
        started: Now,
        answer: &Answer<'_>,
        failed: Failed,
        now: Now,
    ) -> Rewritten {
        let Some(details) = call.details() else {
            return Rewritten::Leave(Note::outcome(End::Unreadable));
        };
        let known = Known::of(&self.config, &self.tools, &self.session);
        let context = context(&known, false, call, &details, started, now);
        let rewriter = &mut self.rewriter;
        let written = catch_unwind(AssertUnwindSafe(|| {
            rewriter.failed(&context, answer, failed)
        }));
        written.unwrap_or_else(|_| {
            self.counters.panics += 1;
            Rewritten::Leave(Note::outcome(End::Unreadable))
        })
    }

    /// An answer has come that can't be read, so it can't be given the
    /// client's id: what was heard last is all there is to tell.
    pub(in crate::engine) fn lost_try(&mut self, request: &Request, now: Now) {
        let failure = Failure::unexplained("The answer to another try could not be read.");
        let Kind::ToolCall(call) = &request.kind else {
            return;
        };
        let Some(details) = call.details() else {
            return;
        };
        let failure = self.with_earlier_tries(call, &details, request.started, failure, now);
        let frame = self.answer_here(call, &details, request.started, failure, now);
        self.send(Side::Client, frame);
    }

    /// A failure of the try at hand, with what was tried before.
    pub(in crate::engine) fn with_earlier_tries(
        &self,
        call: &ToolCall,
        details: &Details,
        started: Now,
        failure: Failure,
        now: Now,
    ) -> Failure {
        let effect = self.effect(details);
        let failure = self.advise_verification(details, effect, failure);
        let Some(tries) = call.earlier_tries() else {
            return failure;
        };
        tries.told(&seen(call, details, effect, started, now), failure, now)
    }
}
