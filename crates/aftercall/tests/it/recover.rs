//! What to do next: every row of the decision table, and the laws.

mod decide;
mod laws;

use std::time::{Duration, SystemTime};

use aftercall::recover::{Call, Decision, History, Input, Key, Policy, decide};
use aftercall::{Answer, Effect, Failure, Now, Reading};

/// A plain instant: both clocks a while after their origin.
pub(crate) fn start() -> Now {
    Now {
        mono: Duration::from_secs(1_000),
        wall: SystemTime::UNIX_EPOCH + Duration::from_secs(1_790_000_000),
    }
}

pub(crate) fn call(effect: Effect) -> Call<'static> {
    Call::new("refund", effect, Key::of(["refund", "12345"]))
}

pub(crate) fn failed(failure: impl Into<Failure>) -> Reading<u32> {
    Reading::Settled(Err(failure.into()))
}

pub(crate) fn found() -> Reading<u32> {
    Reading::Settled(Ok(Answer::Found(7)))
}

/// A session that does what it is told, on invented time.
pub(crate) struct Session {
    pub(crate) policy: Policy,
    pub(crate) history: History,
    pub(crate) now: Now,
}

impl Session {
    pub(crate) fn new(policy: Policy) -> Self {
        Self {
            policy,
            history: History::new(),
            now: start(),
        }
    }

    /// Decides and records.
    pub(crate) fn step(&mut self, call: Call<'_>, reading: &Reading<u32>) -> Decision {
        let input = Input::new(&self.policy, &self.history, call, self.now);
        let decision = decide(&input, reading);
        self.history.record(&call, reading, &decision, self.now);
        decision
    }

    pub(crate) fn pass(&mut self, time: Duration) {
        self.now = self.now + time;
    }
}
