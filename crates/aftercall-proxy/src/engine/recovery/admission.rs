//! Calls that are answered before they are sent: the upstream is down, or the
//! very same call was refused just now.

use aftercall::recover::{Admission, Key, Passage, Sign, Subject};
use aftercall::{Code, Effect, Executed, Failure, Now, ToolError, Value};

use super::super::calls::{Details, ToolCall};
use super::super::{Engine, Fate, ToolFacts};
use super::ROOM;
use crate::rewrite::{Failed, Rewrite};

const UNAVAILABLE: Code = Code::from_static("upstream.unavailable");

impl<R: Rewrite> Engine<R> {
    /// Nothing could stop a call, so that it need not be read.
    pub(in crate::engine) fn lets_all_pass(&self, now: Now) -> bool {
        !self.checks_all && self.recovery.lets_all_pass(now)
    }

    /// A call that must not be sent is answered or joined to another;
    /// `None` when it goes on.
    pub(in crate::engine) fn stop_call(&mut self, call: &ToolCall, now: Now) -> Option<Fate> {
        if self.lets_all_pass(now) {
            return None;
        }
        let details = call.details()?;
        if self.join(&details, now) {
            self.counters.joined += 1;
            return Some(Fate::Withhold);
        }
        let failure = self.refusal(&details, now)?;
        self.refuse(call, &details, failure, now);
        Some(Fate::Withhold)
    }

    fn refusal(&mut self, details: &Details, now: Now) -> Option<Failure> {
        let breakers = [
            (!self.link.lets_in()).then_some(&self.recovery.breaker),
            self.recovery.tools.get(&details.tool),
        ];
        let settings = self.config.settings.of(&details.tool);
        let (breaker, guard) = (settings.breaker(), settings.guard());
        for breaker in breakers.into_iter().flatten().filter(|_| breaker) {
            if let Admission::Open { wait } = breaker.peek(now) {
                return Some(unavailable(&details.tool, wait));
            }
        }
        let effect = self.effect(details);
        if let Some(subject) = subject(details).filter(|_| guard)
            && let Passage::Withhold(held) = self.recovery.guard.ask(subject, effect, now)
        {
            return Some(held.failure());
        }
        if let Some(failure) = self.refuse_arguments(details) {
            return Some(failure);
        }
        match self.admit(&details.tool, now) {
            Admission::Open { wait } => Some(unavailable(&details.tool, wait)),
            Admission::Closed | Admission::Probe => None,
        }
    }

    /// Asks the breakers that the call passes, and counts it as the probe of
    /// one that wants to find out.
    pub(super) fn admit(&mut self, tool: &str, now: Now) -> Admission {
        if !self.config.settings.of(tool).breaker() {
            return Admission::Closed;
        }
        let upstream = if self.link.lets_in() {
            Admission::Closed
        } else {
            self.recovery.breaker.admit(now)
        };
        if let Admission::Open { .. } = upstream {
            return upstream;
        }
        match self.recovery.tools.get_mut(tool).map(|b| b.admit(now)) {
            None | Some(Admission::Closed) => upstream,
            Some(other) => other,
        }
    }

    /// Is every breaker closed that the call passes?
    pub(super) fn is_closed(&self, tool: &str, now: Now) -> bool {
        let own = self.recovery.tools.get(tool);
        if !self.config.settings.of(tool).breaker() {
            return true;
        }
        self.recovery.breaker.peek(now) == Admission::Closed
            && own.is_none_or(|breaker| breaker.peek(now) == Admission::Closed)
    }

    /// The upstream has crashed.
    pub(in crate::engine) fn upstream_is_down(&mut self, now: Now) {
        if self.config.settings.calls().breaker() {
            self.recovery.breaker.record(Sign::Down, now);
        }
    }

    /// The upstream has not answered this call in time.
    pub(in crate::engine) fn was_too_slow(&mut self, call: &ToolCall, now: Now) {
        let details = call.details();
        let tool = details.as_ref().map_or("", |details| &details.tool);
        if self.config.settings.of(tool).breaker() {
            self.recovery.breaker.record(Sign::Down, now);
        }
    }

    /// Counts what a failed answer shows about its tool.
    pub(super) fn count_failure(&mut self, tool: &str, failure: &Failure, now: Now) {
        let settings = &self.config.settings;
        let said = self.tools.get(tool).map(ToolFacts::annotations);
        let hints = settings.annotations(tool, said.unwrap_or_default());
        let closed_world = hints.open_world == Some(false);
        self.recovery.breaker.record(Sign::Alive, now);
        if !settings.of(tool).breaker() {
            return;
        }
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

    /// A call has been answered, and did not fail.
    pub(in crate::engine) fn worked(&mut self, call: &ToolCall, now: Now) {
        self.recovery.breaker.record(Sign::Alive, now);
        if self.recovery.is_at_rest() {
            return;
        }
        let Some(details) = call.details() else {
            return;
        };
        self.recovery.tools.remove(&details.tool);
        let effect = self.effect(&details);
        if let Some(subject) = subject(&details) {
            self.recovery.guard.worked(subject, effect);
        }
    }

    /// Remembers a final failure, and says how often it has come.
    pub(super) fn note_refusal(
        &mut self,
        details: &Details,
        effect: Effect,
        failed: &mut Failed,
        now: Now,
    ) {
        let guard = self.config.settings.of(&details.tool).guard();
        let Some(subject) = subject(details).filter(|_| guard && !details.as_task) else {
            return;
        };
        let guard = &mut self.recovery.guard;
        let sent = guard.failed(subject, effect, &failed.failure, now);
        if sent < 2 {
            return;
        }
        let before = failed.failure.description();
        let before = before.map(|text| format!("{text} ")).unwrap_or_default();
        let words = format!("{before}This very call was sent {sent} times, with the same answer.");
        failed.failure = failed.failure.clone().with_description(words);
        failed.amended = true;
    }
}

/// Which call it is; `None` when its arguments were not kept.
fn subject(details: &Details) -> Option<Subject> {
    Some(Subject::new(ROOM, &details.tool, key(details)?))
}

/// The same, for calls of one session.
pub(super) fn key(details: &Details) -> Option<Key> {
    let arguments = match (&details.arguments, details.arguments_dropped) {
        (Some(raw), _) => serde_json::from_slice(raw).ok()?,
        (None, false) => Value::Object(Vec::new()),
        (None, true) => return None,
    };
    Some(Key::of_call(&details.tool, &arguments))
}

pub(in crate::engine) fn unavailable(tool: &str, wait: std::time::Duration) -> Failure {
    ToolError::transient(format!(
        "The server behind {tool} is down; nothing was sent."
    ))
    .code(UNAVAILABLE)
    .executed(Executed::No)
    .retry_after(wait)
    .description(
        "It failed several times in a row. The call did not run; send it again after the wait.",
    )
    .into()
}
