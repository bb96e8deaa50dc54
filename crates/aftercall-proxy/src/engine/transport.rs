//! Requests that the transport could not bring to an answer.
//!
//! Between pipes the server is there or gone, and `lost` tells that. Over a
//! network one request fails while the next succeeds, and how it failed says
//! whether it ran. The driver knows; the engine makes it the outcome of that
//! one call, with everything that follows: another try where that is safe, the
//! breaker, the words. A driver's "was not sent" is knowledge, so it counts as
//! much as an envelope that declares it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use aftercall::{Failure, Now};
use aftercall_mcp::{Envelope, ErrorBody, Head, Id, answer_with_error, answer_with_result};

use super::calls::{Kind, Pending, Request};
use super::listing::{Came, Known, context};
use super::lost::INTERNAL_ERROR;
use super::recovery::Recovered;
use super::{Engine, Fate, Reach, Side, raw_id};
use crate::rewrite::{Failed, Plain, Rewrite, Rewritten};

/// A request without an answer: under which id the server saw it, and why.
#[derive(Debug)]
pub(super) struct Untransported {
    id: Id,
    failure: Failure,
    reach: Reach,
}

impl<R: Rewrite> Engine<R> {
    /// No answer will come to the request that the server sees under `id`.
    pub fn transport_failed(&mut self, id: &Id, failure: &Failure, reach: Reach, now: Now) {
        match self.calls.remove(id) {
            // Answered here meanwhile, or taken back.
            None => {}
            Some(Pending::Own(own)) => self.own_answer(own, None, now),
            Some(Pending::Client(request)) => {
                let lost = Untransported {
                    id: id.clone(),
                    failure: failure.clone(),
                    reach,
                };
                if let Some(frame) = self.untransported(lost, request, now) {
                    self.send(Side::Client, frame);
                }
            }
        }
    }

    /// The client gets an answer to that request that the engine can't look at,
    /// such as a status of HTTP that is the client's business.
    pub fn passed_unseen(&mut self, id: &Id, now: Now) {
        let head = Head {
            id: Some(id.clone()),
            ..Head::default()
        };
        let _ = self.unreadable_answer(head, now);
    }

    /// What the client is told; `None` when that comes later. Where the tools are
    /// being listed anyway, it is: they say whether the call may be sent again.
    pub(super) fn untransported(
        &mut self,
        lost: Untransported,
        request: Request,
        now: Now,
    ) -> Option<Vec<u8>> {
        let (Kind::ToolCall(call) | Kind::Task(_, call)) = &request.kind else {
            self.counters.synthesised += 1;
            return Some(as_error(&request.raw_id(), &lost.failure));
        };
        let details = call.details()?;
        if self.is_being_listed(&details.tool) {
            self.hold(request, Came::Nothing(Box::new(lost)), now);
            return None;
        }
        let Untransported { id, failure, reach } = lost;
        let effect = self.effect(&details);
        let failure = self.advise_verification(&details, effect, failure);
        self.counters.synthesised += 1;
        let known = Known::of(&self.config, &self.tools, &self.session);
        let context = context(&known, false, call, &details, request.started, now);
        let rewriter = &mut self.rewriter;
        let written = catch_unwind(AssertUnwindSafe(|| {
            rewriter.synthesise(&context, failure.clone()).0
        }));
        let result = written.unwrap_or_else(|_| {
            self.counters.panics += 1;
            Plain.synthesise(&context, failure.clone()).0
        });
        let shown = match call.earlier_tries() {
            Some(_) => raw_id(&id),
            None => request.raw_id(),
        };
        let frame = answer_with_result(&shown, &result);
        let message = Envelope::parse(&frame).ok()?;
        let failed = Failed::undelivered(failure, reach);
        let fate = match self.recover(request, failed, &frame, now) {
            Recovered::Again => return None,
            Recovered::Failed(request, failed) => {
                let written = match self.written(&request, &message, failed, now) {
                    Rewritten::Leave(mut note) => {
                        note.changed = vec!["synthesised"];
                        Rewritten::Leave(note)
                    }
                    other => other,
                };
                self.conclude(&request, written, &message, &frame, now)
            }
        };
        match fate {
            Fate::Relay => Some(frame),
            Fate::Replace(frame) => Some(frame),
            Fate::Withhold => None,
        }
    }
}

/// For what is no tool call: the model does not see it, a person may.
fn as_error(raw_id: &[u8], failure: &Failure) -> Vec<u8> {
    let message = match failure.description() {
        Some(description) => format!("{} {description}", failure.message()),
        None => failure.message().to_owned(),
    };
    let data = match failure.code() {
        Some(code) => {
            let code = aftercall_mcp::quoted(code.as_str());
            format!("{{\"code\":{code},\"source\":\"aftercall\"}}")
        }
        None => "{\"source\":\"aftercall\"}".to_owned(),
    };
    let error = ErrorBody {
        code: INTERNAL_ERROR,
        message: &message,
        data: Some(&data),
    };
    answer_with_error(raw_id, &error)
}
