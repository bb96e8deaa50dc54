//! Sending a call again.
//!
//! A failed answer is withheld while the call waits for its next try, so that
//! a call which heals leaves no trace. One that does not is answered with its
//! last failure, and with what was tried.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use aftercall::recover::{
    Admission, Bound, Call, Decision, Facts, Gate, History, Input, Sign, Window, decide, gate,
};
use aftercall::{Effect, Failure, Now, Reading};
use aftercall_mcp::{ERROR_KEYS, Envelope, Id, Object};

use super::super::calls::{Details, Ending, Kind, Pending, Request, Said, ToolCall};
use super::super::listing::{Held, context};
use super::super::{Engine, Fate, Side};
use super::tries::{THE_CALL, Tries, Waiting};
use super::{Retry, attempt};
use crate::rewrite::{Answer, Failed, Note, Rewrite, Rewritten};

/// What becomes of a call that has failed.
pub(in crate::engine) enum Recovered {
    /// It will be sent again; its answer is withheld.
    Again,
    /// It has failed, so.
    Failed(Request, Failed),
}

/// A try that may be made.
struct Next {
    wait: Duration,
    decision: Decision,
}

impl<R: Rewrite> Engine<R> {
    /// A call has failed. It is sent again, or told with what was tried.
    pub(in crate::engine) fn recover(
        &mut self,
        mut request: Request,
        mut failed: Failed,
        frame: &[u8],
        now: Now,
    ) -> Recovered {
        let started = request.started;
        let Kind::ToolCall(call) = &mut request.kind else {
            return Recovered::Failed(request, failed);
        };
        let Some(details) = call.details() else {
            return Recovered::Failed(request, failed);
        };
        self.count_failure(&details.tool, &failed.failure, now);
        let effect = self.effect(&details.tool);
        let seen = seen(call, &details, effect, started, now);
        if let Some(next) = self.next_try(call, &details, &seen, &failed, now)
            && let Some(tries) = tries(call, started)
        {
            if tries.count == 1
                && let Some(token) = &mut tries.token
            {
                token.follow(&mut self.recovery.progress);
            }
            let client = tries.client.clone();
            let at = now.mono.saturating_add(next.wait);
            self.wake_at(at);
            let waiting = Waiting {
                request,
                frame: frame.into(),
                failure: failed.failure,
                ended: now,
                decision: next.decision,
                at,
            };
            self.recovery.waiting.insert(client, waiting);
            return Recovered::Again;
        }
        if let Some(tries) = call.earlier_tries() {
            failed.failure = tries.told(&seen, failed.failure, now);
            failed.amended = true;
        }
        self.note_refusal(&details, effect, &mut failed, now);
        Recovered::Failed(request, failed)
    }

    /// May it be sent again, and when? Pays for it if so.
    fn next_try(
        &mut self,
        call: &ToolCall,
        details: &Details,
        seen: &Call<'_>,
        failed: &Failed,
        now: Now,
    ) -> Option<Next> {
        let Said::Frame(frame) = &call.said else {
            return None;
        };
        let policy = self.policy();
        let tries = call.tries.as_ref();
        let is_over = tries.is_some_and(|tries| tries.over || tries.count >= policy.attempts());
        if self.config.retry == Retry::Off || self.gone.is_some() || is_over {
            return None;
        }
        let none = History::new();
        let history = tries.map_or(&none, |tries| &tries.history);
        let input = Input::new(&policy, history, *seen, now);
        let reading: Reading<()> = Reading::Settled(Err(failed.failure.clone()));
        let decision = decide(&input, &reading);
        let Decision::Retry { .. } = decision else {
            return None;
        };
        let facts = Facts {
            trusted: self.config.trust_annotations,
            vouched: failed.vouched,
            bound: bound(call, details, frame),
            tokens: self.recovery.tokens.any(),
            closed: self.is_closed(&details.tool, now),
            ..Facts::default()
        };
        match gate(&input, &failed.failure, &facts) {
            Gate::Resend {
                earliest, latest, ..
            } if self.recovery.tokens.take() => {
                let window = Window { earliest, latest };
                let wait = window.pick(self.recovery.random.next());
                Some(Next { wait, decision })
            }
            Gate::Resend { .. } | Gate::Hold(_) => None,
        }
    }

    /// Sends what has waited long enough.
    pub(in crate::engine) fn resend_due(&mut self, now: Now) {
        let all = std::mem::take(&mut self.recovery.waiting);
        let (due, later) = all
            .into_iter()
            .partition(|(_, waiting)| waiting.at <= now.mono);
        self.recovery.waiting = later;
        let due: BTreeMap<Id, Waiting> = due;
        for waiting in due.into_values() {
            self.resend(waiting, now);
        }
    }

    fn resend(&mut self, mut waiting: Waiting, now: Now) {
        let id = self.own_id();
        let Some(frame) = self.prepare(&mut waiting, &id, now) else {
            self.give_up(waiting, now);
            return;
        };
        self.recovery.has_resent = true;
        self.counters.resent += 1;
        self.calls
            .insert(Id::Text(id.into()), Pending::Client(waiting.request));
        self.send(Side::Upstream, frame);
    }

    /// The frame of the next try, unless something speaks against it by now.
    fn prepare(&mut self, waiting: &mut Waiting, id: &str, now: Now) -> Option<Vec<u8>> {
        let Kind::ToolCall(call) = &mut waiting.request.kind else {
            return None;
        };
        let (Said::Frame(original), false) = (&call.said, call.server_asked) else {
            return None;
        };
        let frame = attempt::again(original, id)?;
        let details = call.details()?;
        let closed = self.admit(&details.tool, now);
        if self.gone.is_some() || matches!(closed, Admission::Open { .. }) {
            return None;
        }
        let effect = self.effect(&details.tool);
        let (started, ended) = (waiting.request.started, waiting.ended);
        let seen = seen(call, &details, effect, started, ended);
        let tries = call.tries.as_mut()?;
        tries.note(&seen, waiting.failure.clone(), &waiting.decision, ended);
        tries.upstream = id.into();
        tries.sent = now;
        Some(frame)
    }

    /// Answers what waits for another try with its last failure.
    pub(in crate::engine) fn give_up_waiting(&mut self, now: Now) {
        for (_, waiting) in std::mem::take(&mut self.recovery.waiting) {
            self.give_up(waiting, now);
        }
    }

    fn give_up(&mut self, waiting: Waiting, now: Now) {
        let Ok(message) = Envelope::parse(&waiting.frame) else {
            return;
        };
        let mut request = waiting.request;
        if let Kind::ToolCall(call) = &mut request.kind
            && let Some(tries) = &mut call.tries
        {
            tries.over = true;
        }
        let answer = match self.tool_answer(request, &message, &waiting.frame, now) {
            Fate::Replace(answer) => answer,
            Fate::Relay => waiting.frame.clone().into(),
            Fate::Withhold => return,
        };
        self.send(Side::Client, answer);
    }

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
            self.log(call, request.started, Note::outcome("cancelled"), now);
        }
        self.doubt_joined(request, "was called off while it ran", now);
    }

    /// Asks the rewriter for the words of a failure.
    pub(in crate::engine) fn written(
        &mut self,
        request: &Request,
        message: &Envelope<'_>,
        failed: Failed,
        now: Now,
    ) -> Rewritten {
        let (Kind::ToolCall(call) | Kind::Task(_, call)) = &request.kind else {
            return Rewritten::Leave(Note::outcome("unreadable"));
        };
        let result = message.result();
        let error = message.raw_error();
        let error = error.and_then(|raw| Object::parse(raw, &ERROR_KEYS));
        let answer = match (&result, &error) {
            (_, Some(error)) => Answer::Error(error),
            (Some(result), None) => Answer::Result(result),
            (None, None) => return Rewritten::Leave(Note::outcome("unreadable")),
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
            return Rewritten::Leave(Note::outcome("unreadable"));
        };
        let (rewriter, tools, session) = (&mut self.rewriter, &self.tools, &self.session);
        let context = context(tools, session, false, call, &details, started, now);
        let written = catch_unwind(AssertUnwindSafe(|| {
            rewriter.failed(&context, answer, failed)
        }));
        written.unwrap_or_else(|_| {
            self.counters.panics += 1;
            Rewritten::Leave(Note::outcome("unreadable"))
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
        let Some(tries) = call.earlier_tries() else {
            return failure;
        };
        let effect = self.effect(&details.tool);
        tries.told(&seen(call, details, effect, started, now), failure, now)
    }

    /// Counts what a failed answer shows about its tool.
    fn count_failure(&mut self, tool: &str, failure: &Failure, now: Now) {
        let facts = self.tools.get(tool);
        let closed_world = facts.and_then(|facts| facts.open_world) == Some(false);
        self.recovery.breaker.record(Sign::Alive, now);
        let sign = Sign::of_tool(failure, closed_world);
        match (sign, self.recovery.tools.get_mut(tool)) {
            (_, Some(breaker)) => breaker.record(sign, now),
            (Sign::Down, None) => {
                let breaker = self.recovery.tools.entry(tool.into()).or_default();
                breaker.record(sign, now);
            }
            (Sign::Alive | Sign::None, None) => {}
        }
    }
}

/// The call as the library looks at it.
pub(super) fn seen<'a>(
    call: &ToolCall,
    details: &'a Details,
    effect: Effect,
    started: Now,
    now: Now,
) -> Call<'a> {
    let sent = call.tries.as_ref().map_or(started, |tries| tries.sent);
    let seen = Call::new(&details.tool, effect, THE_CALL)
        .took(now.since(sent))
        .elapsed(now.since(started));
    match call.deadline {
        // The host's own is in the policy's time.
        Some((at, false)) => seen.deadline(at.saturating_sub(started.mono)),
        Some((_, true)) | None => seen,
    }
}

fn tries(call: &mut ToolCall, started: Now) -> Option<&mut Tries> {
    if call.tries.is_none()
        && let Said::Frame(frame) = &call.said
    {
        call.tries = Tries::new(frame, started).map(Box::new);
    }
    call.tries.as_deref_mut()
}

/// What the call hangs on, if it does not stand alone.
fn bound(call: &ToolCall, details: &Details, frame: &[u8]) -> Option<Bound> {
    if details.as_task || call.through_task {
        return Some(Bound::Task);
    }
    if call.server_asked {
        return Some(Bound::ServerRequest);
    }
    let message = Envelope::parse(frame).ok()?;
    let params = message.params()?;
    let carries = |key| params.get(key).is_some_and(|raw| raw != b"null");
    if carries("requestState") {
        return Some(Bound::RequestState);
    }
    carries("inputResponses").then_some(Bound::InputResponses)
}
