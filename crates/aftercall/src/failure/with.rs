//! A failure, and what is learned of it on its way up.
//!
//! A code and a source that are there stay, since whoever was nearer named them;
//! a word on resending can only lower a verdict; tries are put beside those
//! already noted. The category never changes.

use core::time::Duration;
use std::time::SystemTime;

use super::{Basis, Failure, Stated};
use crate::detail::{Attempt, Verify, Violation};
use crate::{Code, Executed, Value};

impl Failure {
    /// The same, with a code, unless it has one.
    #[must_use]
    pub fn with_code(mut self, code: Code) -> Self {
        self.0.code.get_or_insert(code);
        self
    }

    /// The same, with a description.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.0.description = Some(description.into());
        self
    }

    /// The same, with what is known of its effect.
    #[must_use]
    pub fn with_executed(mut self, executed: Executed) -> Self {
        self.0.executed = Some(executed);
        self
    }

    /// The same, with the shortest wait that makes sense.
    #[must_use]
    pub fn with_retry_after(mut self, wait: Duration) -> Self {
        self.0.retry_after = Some(wait);
        self
    }

    /// The same, with the date from which it can work again.
    #[must_use]
    pub fn with_not_before(mut self, date: SystemTime) -> Self {
        self.0.not_before = Some(date);
        self
    }

    /// The same, told not to be sent again whatever the category says.
    ///
    /// A foreign "retryable" can only lower a verdict, so there is no opposite.
    #[must_use]
    pub fn never_retryable(mut self) -> Self {
        self.0.stated = Some(Stated::No);
        self
    }

    /// The same, after another try that came to the same: what is known of it
    /// rests on an experiment.
    #[must_use]
    pub fn confirmed(mut self) -> Self {
        self.0.basis = Some(Basis::Experiment);
        self
    }

    /// The same, with violations found since.
    #[must_use]
    pub fn with_violations(mut self, violations: Vec<Violation>) -> Self {
        self.0.violations = violations;
        self
    }

    /// The same, with a way to find out whether it took effect.
    #[must_use]
    pub fn with_verify(mut self, verify: Verify) -> Self {
        self.0.verify = Some(verify);
        self
    }

    /// The same, after these tries below; those already noted are older.
    #[must_use]
    pub fn with_attempts(mut self, attempts: impl IntoIterator<Item = Attempt>) -> Self {
        self.0.attempts.extend(attempts);
        self
    }

    /// The same, after these tries, all of them older than those already noted.
    #[must_use]
    pub fn with_earlier_attempts(mut self, attempts: impl IntoIterator<Item = Attempt>) -> Self {
        self.add_earlier_attempts(attempts);
        self
    }

    pub(crate) fn add_earlier_attempts(&mut self, attempts: impl IntoIterator<Item = Attempt>) {
        self.0.attempts.splice(..0, attempts);
    }

    /// The same, with the name of the system that failed, unless it has one.
    #[must_use]
    pub fn with_source(mut self, source: impl Into<String>) -> Self {
        self.0.source.get_or_insert_with(|| source.into());
        self
    }

    /// The same, with what the other side said.
    #[must_use]
    pub fn with_upstream(mut self, text: impl Into<String>) -> Self {
        self.0.upstream = Some(text.into());
        self
    }

    /// The same, with what the other side said in structure.
    #[must_use]
    pub fn with_upstream_structured(mut self, value: Value) -> Self {
        self.0.upstream_structured = Some(value);
        self
    }
}
