//! Sending a call again.
//!
//! A failed answer is withheld while the call waits for its next try, so that
//! a call which heals leaves no trace. One that does not is answered with its
//! last failure, and with what was tried.

use std::collections::BTreeMap;
use std::time::Duration;

use aftercall::recover::{
    Admission, Bound, Call, Decision, Facts, Gate, History, Input, SAFETY_MARGIN, Window, decide,
    gate,
};
use aftercall::{Effect, Failure, Now, Reading};
use aftercall_mcp::{Envelope, Id};

use super::super::calls::{Details, Kind, Pending, Request, Said, Through, ToolCall};
use super::super::limits::{Deadline, settle};
use super::super::{Engine, Fate, Reach, Side};
use super::attempt;
use super::tries::{THE_CALL, Tries, Waiting};
use crate::rewrite::{Failed, Rewrite};
use crate::settings::Retry;

/// What becomes of a call that has failed.
pub(in crate::engine) enum Recovered {
    /// It will be sent again; its answer is withheld.
    Again,
    /// It has failed, so.
    Failed(Request, Failed),
}

/// A try that may be made.
pub(super) struct Next {
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
        settle(
            call,
            &self.config.settings,
            self.session.host_timeout(),
            started,
        );
        if !call.tries.as_ref().is_some_and(|tries| tries.over) {
            match failed.reach {
                Reach::Reached => self.count_failure(&details.tool, &failed.failure, now),
                Reach::Unreached => self.upstream_is_down(now),
            }
        }
        self.explain(&details, &mut failed);
        let effect = self.effect(&details);
        let seen = seen(call, &details, effect, started, now);
        if let Some(next) = self.next_try(call, &details, &seen, &failed, now)
            && let Some(tries) = tries_of(call, started)
        {
            tries.follow(&mut self.recovery.progress);
            self.await_turn(
                request,
                &details.tool,
                Some(frame.into()),
                failed.failure,
                next,
                now,
            );
            return Recovered::Again;
        }
        if let Some(tries) = call.earlier_tries() {
            failed.failure = tries.told(&seen, failed.failure, now);
            failed.amended = true;
        }
        if !failed.vouched {
            failed.failure = self.advise_verification(&details, effect, failed.failure);
        }
        self.note_refusal(&details, effect, &mut failed, now);
        Recovered::Failed(request, failed)
    }

    /// May it be sent again, and when? Pays for it if so.
    pub(super) fn next_try(
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
        let policy = self.policy(&details.tool);
        let tries = call.tries.as_ref();
        let is_over = tries.is_some_and(|tries| tries.over || tries.count >= policy.attempts());
        let retry = self.config.settings.of(&details.tool).retry();
        if retry == Retry::Off || self.link.gone().is_some() || is_over {
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
            // The effect holds nothing that is only claimed.
            trusted: true,
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
        let is_up = self.link.is_up();
        let is_due = |waiting: &Waiting| {
            let at = if is_up { waiting.at } else { waiting.until };
            at <= now.mono
        };
        let (due, later) = all.into_iter().partition(|(_, waiting)| is_due(waiting));
        self.recovery.waiting = later;
        let due: BTreeMap<Id, Waiting> = due;
        for waiting in due.into_values() {
            self.resend(waiting, now);
        }
    }

    /// Keeps a call until its next try.
    pub(super) fn await_turn(
        &mut self,
        request: Request,
        tool: &str,
        frame: Option<Box<[u8]>>,
        failure: Failure,
        next: Next,
        now: Now,
    ) {
        let Kind::ToolCall(call) = &request.kind else {
            return;
        };
        let Some(tries) = &call.tries else {
            return;
        };
        let client = tries.client.clone();
        let at = now.mono.saturating_add(next.wait);
        self.wake_at(at);
        let time = self.policy(tool).time().saturating_sub(SAFETY_MARGIN);
        let room = time.saturating_sub(now.since(tries.sent));
        let waiting = Waiting {
            until: at.max(request.started.mono.saturating_add(room)),
            request,
            frame,
            failure,
            ended: now,
            decision: next.decision,
            at,
        };
        // An id that came again while the first call waited: both are told.
        if let Some(first) = self.recovery.waiting.insert(client, waiting) {
            self.give_up(first, now);
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
        if !self.link.is_up() || matches!(closed, Admission::Open { .. }) {
            return None;
        }
        let effect = self.effect(&details);
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
        let mut request = waiting.request;
        let Some(frame) = waiting.frame else {
            self.tell_lost(&request, waiting.failure, now);
            return;
        };
        let Ok(message) = Envelope::parse(&frame) else {
            return;
        };
        if let Kind::ToolCall(call) = &mut request.kind
            && let Some(tries) = &mut call.tries
        {
            tries.over = true;
        }
        let answer = match self.tool_answer(request, &message, &frame, now) {
            Fate::Replace(answer) => answer,
            Fate::Relay => frame.clone().into(),
            Fate::Withhold => return,
        };
        self.send(Side::Client, answer);
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
        Deadline::At(at, false) => seen.deadline(at.saturating_sub(started.mono)),
        Deadline::At(_, true) | Deadline::Earliest(_) | Deadline::Never => seen,
    }
}

pub(super) fn tries_of(call: &mut ToolCall, started: Now) -> Option<&mut Tries> {
    if call.tries.is_none()
        && let Said::Frame(frame) = &call.said
    {
        call.tries = Tries::new(frame, started).map(Box::new);
    }
    call.tries.as_deref_mut()
}

/// What the call hangs on, if it does not stand alone.
fn bound(call: &ToolCall, details: &Details, frame: &[u8]) -> Option<Bound> {
    if details.as_task || call.through != Through::Call {
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
