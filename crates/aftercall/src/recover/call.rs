//! What was called, and everything else that a decision takes into account.

use core::time::Duration;

use super::{History, Key, Policy};
use crate::{Effect, Now};

/// The call whose result is at hand.
///
/// ```
/// use aftercall::Effect;
/// use aftercall::recover::{Call, Key};
/// use std::time::Duration;
///
/// let call = Call::new("refund", Effect::Write, Key::of(["refund", "12345"]))
///     .took(Duration::from_millis(900));
/// assert_eq!(call.elapsed, Duration::from_millis(900));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Call<'a> {
    /// The tool's name.
    pub tool: &'a str,
    /// What it can change.
    pub effect: Effect,
    /// Which calls are the same.
    pub key: Key,
    /// How long this try took.
    pub took: Duration,
    /// How long ago the first try began, waits included.
    pub elapsed: Duration,
    /// How long whoever waits for it waits in all, where that is known. The
    /// shorter of this and [`Policy::time`] counts.
    pub deadline: Option<Duration>,
}

impl<'a> Call<'a> {
    /// A call of which nothing else is known.
    #[must_use]
    pub const fn new(tool: &'a str, effect: Effect, key: Key) -> Self {
        Self {
            tool,
            effect,
            key,
            took: Duration::ZERO,
            elapsed: Duration::ZERO,
            deadline: None,
        }
    }

    /// The same, whose last try took so long.
    #[must_use]
    pub fn took(mut self, took: Duration) -> Self {
        self.took = took;
        self.elapsed = self.elapsed.max(took);
        self
    }

    /// The same, whose first try began so long ago.
    #[must_use]
    pub fn elapsed(mut self, elapsed: Duration) -> Self {
        self.elapsed = elapsed.max(self.took);
        self
    }

    /// The same, for somebody who waits so long in all.
    #[must_use]
    pub const fn deadline(mut self, deadline: Duration) -> Self {
        self.deadline = Some(deadline);
        self
    }
}

/// What [`decide`](super::decide) decides on, beside the result itself.
///
/// ```
/// use aftercall::recover::{Call, Decision, History, Input, Key, Policy, decide};
/// use aftercall::{Answer, Effect, Now, Reading};
/// use std::time::{Duration, SystemTime};
///
/// let (policy, history) = (Policy::in_agent(), History::new());
/// let call = Call::new("search", Effect::ReadOnly, Key::of(["search", "lamp"]));
/// let now = Now { mono: Duration::from_secs(9), wall: SystemTime::UNIX_EPOCH };
///
/// let input = Input::new(&policy, &history, call, now);
/// let nothing: Reading<()> = Reading::Settled(Ok(Answer::empty("the stock")));
/// assert_eq!(decide(&input, &nothing), Decision::AcceptEmpty);
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Input<'a> {
    /// What the caller can afford.
    pub policy: &'a Policy,
    /// What came before; the result at hand is not in it yet.
    pub history: &'a History,
    /// What was called.
    pub call: Call<'a>,
    /// The present.
    pub now: Now,
}

impl<'a> Input<'a> {
    /// All of it.
    #[must_use]
    pub const fn new(policy: &'a Policy, history: &'a History, call: Call<'a>, now: Now) -> Self {
        Self {
            policy,
            history,
            call,
            now,
        }
    }
}
