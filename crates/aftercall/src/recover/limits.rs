//! What is left to spend on another try. Asked by the decision and by the gate,
//! so that neither is more generous than the other.

use core::time::Duration;
use std::time::SystemTime;

use super::{Input, Window};
use crate::Failure;

/// What a retry leaves free before whoever waits is gone: 1 s, for the way back
/// through the layers above.
pub const SAFETY_MARGIN: Duration = Duration::from_secs(1);

impl Input<'_> {
    /// May there be another try, after the one at hand?
    pub(super) fn tries_left(&self) -> bool {
        self.tries() < self.policy.attempts()
    }

    /// How long may be waited so that another try, as long as the longest so
    /// far, still ends in time. `None` if it would be late without any wait.
    pub(super) fn room(&self) -> Option<Duration> {
        let time = self.call.deadline.map_or(self.policy.time(), |deadline| {
            deadline.min(self.policy.time())
        });
        time.checked_sub(self.call.elapsed)?
            .checked_sub(self.history.longest(&self.call, self.now))?
            .checked_sub(SAFETY_MARGIN)
    }

    /// The waits of the backoff before the next try.
    pub(super) fn backoff(&self) -> Window {
        self.policy.backoff().after(self.tries())
    }

    /// The waits before the next try that fit: the backoff, but not below what
    /// the other side asked for.
    pub(super) fn window(&self, stated: Duration) -> Option<Window> {
        self.backoff().at_least(stated).within(self.room()?)
    }

    /// The wait that the other side asked for; zero if it named none.
    pub(super) fn stated_wait(&self, failure: &Failure) -> Duration {
        let until = failure.not_before().map(|date| self.now.until(date));
        failure
            .retry_after()
            .unwrap_or_default()
            .max(until.unwrap_or_default())
    }

    /// The end of that wait: the date as it was given, if that is the later one.
    pub(super) fn end_of(&self, wait: Duration, failure: &Failure) -> SystemTime {
        let end = (self.now + wait).wall;
        failure.not_before().map_or(end, |date| date.max(end))
    }

    /// Did a layer below try already, with its wait still running? A wait that
    /// is stated from now on is running; without any, nothing says when it ends.
    pub(super) fn tried_below(&self, failure: &Failure) -> bool {
        let passed = failure.retry_after().is_none()
            && failure
                .not_before()
                .is_some_and(|date| date <= self.now.wall);
        !failure.attempts().is_empty() && !passed
    }

    /// Tries so far, the one at hand included.
    fn tries(&self) -> u32 {
        self.history.made(&self.call, self.now).saturating_add(1)
    }
}
