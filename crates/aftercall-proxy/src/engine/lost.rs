//! Calls that will get no answer: the server is gone, or the time is up.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use aftercall::{Failure, Now};
use aftercall_mcp::{ErrorBody, Id, answer_with_error, answer_with_result, notification};

use super::calls::{Details, Ending, Kind, Pending, Request, Said, Through, ToolCall};
use super::limits::{Deadline, settle};
use super::listing::{Known, context};
use super::{Action, Engine, Exit, Notice, Side, raw_id};
use crate::rewrite::lost::failure as lost_failure;
use crate::rewrite::{Comeback, End, Lost, Note, Plain, Rewrite};

/// JSON-RPC's internal error: the only code that is a relay's to use.
pub(super) const INTERNAL_ERROR: i32 = -32603;

impl<R: Rewrite> Engine<R> {
    pub(super) fn answer_lost_request(
        &mut self,
        id: &Id,
        request: &Request,
        exit: &Exit,
        delivered: bool,
        now: Now,
    ) -> Vec<u8> {
        match &request.kind {
            Kind::ToolCall(call) => {
                let lost = Lost::Ended {
                    exit,
                    delivered,
                    comeback: self.comeback(),
                };
                self.answer_lost(id, request.started, call, &lost, now)
            }
            // The call was sent, whenever the server has ended.
            Kind::Task(started, call) if call.through == Through::TaskResult => {
                let lost = Lost::Ended {
                    exit,
                    delivered: true,
                    comeback: self.comeback(),
                };
                let mut call = ToolCall::clone(call);
                if let Some(mut details) = call.details() {
                    details.raw_id = request.raw_id();
                    call.said = Said::Read(Box::new(details));
                }
                self.answer_lost(id, *started, &call, &lost, now)
            }
            Kind::ListTools { .. } | Kind::Initialize | Kind::Task(..) | Kind::Other => {
                self.counters.synthesised += 1;
                let when = if delivered {
                    "before it answered"
                } else {
                    "earlier"
                };
                let next = match self.comeback() {
                    Comeback::Never => "see its standard error, and restart it",
                    Comeback::Whole | Comeback::Blank => "it is started again: ask once more",
                };
                let mut message = format!("the MCP server ended {when} ({exit}); {next}");
                if let Some(stderr) = &exit.stderr {
                    message.push_str("; its last lines: ");
                    message.push_str(stderr);
                }
                let error = ErrorBody {
                    code: INTERNAL_ERROR,
                    message: &message,
                    data: Some("{\"source\":\"aftercall\"}"),
                };
                answer_with_error(&request.raw_id(), &error)
            }
        }
    }

    /// Answers the calls whose time is up, and speaks of the slow ones.
    pub(super) fn expire_calls(&mut self, now: Now) {
        let mut over: Vec<(Id, Duration, bool)> = Vec::new();
        let (settings, host) = (&self.config.settings, self.session.host_timeout());
        for (id, pending) in self.calls.iter_mut() {
            let Pending::Client(request) = pending else {
                continue;
            };
            let (Kind::ToolCall(call), started) = (&mut request.kind, request.started) else {
                continue;
            };
            if call.deadline.due().is_some_and(|at| at <= now.mono) {
                settle(call, settings, host, started);
            }
            match call.deadline {
                Deadline::At(at, by_host) if at <= now.mono => {
                    // The limit, not the few milliseconds that the timer was late.
                    over.push((id.clone(), at.saturating_sub(started.mono), by_host));
                }
                Deadline::At(..) | Deadline::Earliest(_) | Deadline::Never => {}
            }
            if call.notice_at.is_some_and(|at| at <= now.mono) {
                call.notice_at = None;
                if let Some(details) = call.details() {
                    self.actions.push(Action::Notice(Notice::Slow {
                        tool: details.tool.into(),
                        elapsed: now.since(started),
                    }));
                }
            }
        }
        for (id, after, by_host) in over {
            self.expire(id, &Lost::TimedOut { after, by_host }, now);
        }
    }

    fn expire(&mut self, id: Id, lost: &Lost<'_>, now: Now) {
        let Some(Pending::Client(request)) = self.calls.remove(&id) else {
            return;
        };
        let Kind::ToolCall(call) = &request.kind else {
            return;
        };
        self.was_too_slow(call, now);
        let answer = self.answer_lost(&id, request.started, call, lost, now);
        self.send(Side::Client, answer);
        let raw_id = match call.earlier_tries() {
            Some(_) => raw_id(&id),
            None => request.raw_id(),
        };
        if let Ok(raw_id) = std::str::from_utf8(&raw_id) {
            let params = format!("{{\"requestId\":{raw_id},\"reason\":\"time limit reached\"}}");
            let frame = notification("notifications/cancelled", &params);
            self.send(Side::Upstream, frame);
        }
        self.calls.end(id, Ending::Answered);
    }

    fn answer_lost(
        &mut self,
        id: &Id,
        started: Now,
        call: &ToolCall,
        lost: &Lost<'_>,
        now: Now,
    ) -> Vec<u8> {
        let details = call.details();
        let details = details.unwrap_or_else(|| Details::unreadable(raw_id(id)));
        let context = context(
            &Known::of(&self.config, &self.tools, &self.session),
            false,
            call,
            &details,
            started,
            now,
        );
        let failure = lost_failure(&context, lost);
        let failure = self.with_earlier_tries(call, &details, started, failure, now);
        self.answer_here(call, &details, started, failure, now)
    }

    /// An answer of our own, for the call and for those that share it.
    pub(super) fn answer_here(
        &mut self,
        call: &ToolCall,
        details: &Details,
        started: Now,
        failure: Failure,
        now: Now,
    ) -> Vec<u8> {
        self.counters.synthesised += 1;
        let known = Known::of(&self.config, &self.tools, &self.session);
        let context = context(&known, false, call, details, started, now);
        let rewriter = &mut self.rewriter;
        let written = catch_unwind(AssertUnwindSafe(|| {
            rewriter.synthesise(&context, failure.clone())
        }));
        let (result, note) = written.unwrap_or_else(|_| {
            self.counters.panics += 1;
            Plain.synthesise(&context, failure)
        });
        self.log(call, started, note, now);
        let answer = answer_with_result(&details.raw_id, &result);
        self.share(call, &answer);
        answer
    }
}

impl Note {
    /// The answer was written here.
    #[must_use]
    pub fn synthesised(outcome: End) -> Self {
        Self {
            changed: vec!["synthesised"],
            ..Self::outcome(outcome)
        }
    }
}
