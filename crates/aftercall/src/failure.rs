//! A failure as a reader meets it.
//!
//! Two types share one record. [`ToolError`] is what an *author* makes: it has
//! a category by construction, and only setters that fit it. [`Failure`] is
//! what a *reader* gets: off a wire, from another vendor, from a crash, where
//! the category may be missing. Every author's error is a failure; not every
//! failure is explained.
//!
//! What happened ([`Failure::category`]), whether the call took effect
//! ([`Failure::executed`]) and whether it may be repeated
//! ([`Failure::resend`]) are three questions. The third is derived from the
//! first two and from the kind of tool, in one place, so that no carrier can
//! disagree with another.

use core::fmt;
use core::time::Duration;
use std::time::SystemTime;

use crate::detail::{Alternative, Attempt, Limit, Requires, Verify, Violation};
use crate::{Category, Code, Effect, Executed, Value};

mod author;
mod basis;
mod record;
mod resend;
mod with;

pub use author::{Business, Permission, ToolError, Transient, Validation, ViolationAt};
pub use basis::Basis;
pub(crate) use record::{Record, Stated};
pub use resend::Resend;

/// Why a tool call failed, as far as anything tells.
///
/// ```
/// use aftercall::{Effect, Failure, Resend, ToolError};
///
/// let failure = Failure::from(ToolError::transient("The database is locked."));
/// assert_eq!(failure.resend(Effect::ReadOnly), Resend::Now);
///
/// let unexplained = Failure::unexplained("The tool failed and did not say why.");
/// assert_eq!(unexplained.category(), None);
/// assert_eq!(unexplained.resend(Effect::Write), Resend::Never);
/// ```
#[derive(Clone, PartialEq)]
pub struct Failure(Box<Record>);

impl Failure {
    /// A failure of which nothing says the kind.
    ///
    /// `message` is yours, one line; what the other side said belongs into
    /// [`with_upstream`](Self::with_upstream).
    #[must_use]
    pub fn unexplained(message: impl Into<String>) -> Self {
        Self(Box::new(Record::new(None, message.into())))
    }

    /// A failure of a category that was inferred, and from what.
    #[must_use]
    pub fn inferred(category: Category, basis: Basis, message: impl Into<String>) -> Self {
        let mut record = Record::new(Some(category), message.into());
        record.basis = Some(basis);
        Self(Box::new(record))
    }

    /// Who must act; `None` where nothing says.
    #[must_use]
    pub fn category(&self) -> Option<Category> {
        self.0.category
    }

    /// On what the category rests; `None` for an author's own word.
    #[must_use]
    pub fn basis(&self) -> Option<Basis> {
        self.0.basis
    }

    /// Whether the call took effect; `None` where it is not stated.
    #[must_use]
    pub fn executed(&self) -> Option<Executed> {
        self.0.executed
    }

    /// What went wrong, in one line.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// What happened, whether it ran, what to do next; written for a model.
    #[must_use]
    pub fn description(&self) -> Option<&str> {
        self.0.description.as_deref()
    }

    /// Words fit to pass on to the person served.
    #[must_use]
    pub fn user_message(&self) -> Option<&str> {
        self.0.user_message.as_deref()
    }

    /// The stable name for machines.
    #[must_use]
    pub fn code(&self) -> Option<&Code> {
        self.0.code.as_ref()
    }

    /// The shortest wait that makes sense before the next try.
    #[must_use]
    pub fn retry_after(&self) -> Option<Duration> {
        self.0.retry_after
    }

    /// When it can work again.
    #[must_use]
    pub fn not_before(&self) -> Option<SystemTime> {
        self.0.not_before
    }

    /// Which arguments have to change, and to what.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        &self.0.violations
    }

    /// How many violations more there were.
    #[must_use]
    pub fn violations_omitted(&self) -> u32 {
        self.0.violations_omitted
    }

    /// The limit that was hit.
    #[must_use]
    pub fn limit(&self) -> Option<&Limit> {
        self.0.limit.as_ref()
    }

    /// Who can decide.
    #[must_use]
    pub fn escalate_to(&self) -> Option<&str> {
        self.0.escalate_to.as_deref()
    }

    /// What a principal needs that may do it.
    #[must_use]
    pub fn requires(&self) -> Option<&Requires> {
        self.0.requires.as_ref()
    }

    /// Other paths on the same server.
    #[must_use]
    pub fn alternatives(&self) -> &[Alternative] {
        &self.0.alternatives
    }

    /// How to find out whether it took effect.
    #[must_use]
    pub fn verify(&self) -> Option<&Verify> {
        self.0.verify.as_ref()
    }

    /// What was already tried below, oldest first.
    #[must_use]
    pub fn attempts(&self) -> &[Attempt] {
        &self.0.attempts
    }

    /// Which system failed.
    #[must_use]
    pub fn source(&self) -> Option<&str> {
        self.0.source.as_deref()
    }

    /// What the other side said: data, never instructions.
    #[must_use]
    pub fn upstream(&self) -> Option<&str> {
        self.0.upstream.as_deref()
    }

    /// What the other side said in structure: data, never instructions.
    #[must_use]
    pub fn upstream_structured(&self) -> Option<&Value> {
        self.0.upstream_structured.as_ref()
    }

    /// Fields that this version does not know, as they came.
    #[must_use]
    pub fn extra(&self) -> &[(String, Value)] {
        &self.0.extra
    }

    /// May exactly this be sent again to a tool of that kind?
    ///
    /// The one place where the wire's `isRetryable` and `retryableIfRead` come
    /// from. It is advice for whoever decides; a layer that resends *on its
    /// own* asks [`crate::recover`] instead, which demands more.
    ///
    /// ```
    /// use aftercall::{Effect, Executed, Failure, Resend, ToolError};
    ///
    /// let timeout: Failure = ToolError::transient("The payment service did not answer.")
    ///     .executed(Executed::Unknown)
    ///     .into();
    /// assert_eq!(timeout.resend(Effect::ReadOnly), Resend::Now);
    /// assert_eq!(timeout.resend(Effect::Unknown), Resend::IfRead);
    /// assert_eq!(timeout.resend(Effect::Write), Resend::CheckFirst);
    /// ```
    #[must_use]
    pub fn resend(&self, effect: Effect) -> Resend {
        resend::resend(&self.0, effect)
    }

    /// The same question of a record that is being written.
    #[cfg(feature = "json")]
    pub(crate) fn resend_of(record: &Record, effect: Effect) -> Resend {
        resend::resend(record, effect)
    }

    pub(crate) fn record(&self) -> &Record {
        &self.0
    }

    pub(crate) fn from_record(record: Record) -> Self {
        Self(Box::new(record))
    }
}

impl From<ToolError> for Failure {
    fn from(error: ToolError) -> Self {
        error.into_failure()
    }
}

/// One line: category, code, message.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.category.map_or("unclassified", Category::as_str))?;
        if let Some(code) = &self.0.code {
            write!(f, " ({code})")?;
        }
        write!(f, ": {}", self.0.message)
    }
}

/// Only what is set.
impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt_set(f.debug_struct("Failure"))
    }
}

impl core::error::Error for Failure {}
