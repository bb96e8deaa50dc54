//! What to do next: every row of the decision table, and the laws.

mod breaker;
mod decide;
mod doubt;
#[cfg(feature = "tokio")]
mod driver;
mod finals;
mod gate;
mod guard;
mod laws;
#[cfg(feature = "tower")]
mod layer;
#[cfg(feature = "classify")]
mod next;
mod resend;
mod tokens;
mod waits;

use std::time::{Duration, SystemTime};

use aftercall::recover::{Call, Decision, History, Input, Key, Policy, decide};
use aftercall::{Answer, Effect, Failure, Now, Reading, ToolError};

/// A plain instant: both clocks a while after their origin.
pub(crate) fn start() -> Now {
    Now {
        mono: Duration::from_secs(1_000),
        wall: SystemTime::UNIX_EPOCH + Duration::from_secs(1_790_000_000),
    }
}

pub(crate) const SECOND: Duration = Duration::from_secs(1);

pub(crate) fn unavailable() -> aftercall::Transient {
    ToolError::transient("The service is not available.")
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

pub(crate) fn session() -> Session {
    Session::new(Policy::in_agent())
}

/// The decision on a call with nothing before it.
pub(crate) fn once(effect: Effect, reading: &Reading<u32>) -> Decision {
    session().step(call(effect), reading)
}

pub(crate) fn bad(value: &str) -> Reading<u32> {
    failed(
        ToolError::validation("The order number is malformed.")
            .violation("/order_id", "an order number such as #12345")
            .received(value),
    )
}

pub(crate) fn mute() -> Reading<u32> {
    failed(Failure::unexplained("The tool failed and did not say why."))
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

    /// The same, for what it leaves behind.
    pub(crate) fn note(&mut self, call: Call<'_>, reading: &Reading<u32>) {
        let _ = self.step(call, reading);
    }

    pub(crate) fn pass(&mut self, time: Duration) {
        self.now = self.now + time;
    }
}
