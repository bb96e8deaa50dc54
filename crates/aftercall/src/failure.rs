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
mod resend;

pub use author::{Business, Permission, ToolError, Transient, Validation, ViolationAt};
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

/// On what a category rests, strongest first.
///
/// ```
/// use aftercall::Basis;
///
/// assert!(Basis::Code < Basis::Prose, "a code is stronger than words");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(
    clippy::exhaustive_enums,
    reason = "the wire format closes the set; a rule must choose one"
)]
pub enum Basis {
    /// The server said so in words made for it: an envelope, a vendor's code.
    Declared,
    /// A code of a protocol: SQLSTATE, errno, gRPC.
    Code,
    /// An HTTP status or an exit code.
    Status,
    /// The arguments, checked against the tool's input schema.
    Schema,
    /// The shape of the answer.
    Structure,
    /// Words.
    Prose,
    /// It was tried again, and the same came back.
    Experiment,
}

impl Basis {
    /// Every basis, strongest first.
    pub const ALL: [Self; 7] = [
        Self::Declared,
        Self::Code,
        Self::Status,
        Self::Schema,
        Self::Structure,
        Self::Prose,
        Self::Experiment,
    ];

    /// The name on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Declared => "declared",
            Self::Code => "code",
            Self::Status => "status",
            Self::Schema => "schema",
            Self::Structure => "structure",
            Self::Prose => "prose",
            Self::Experiment => "experiment",
        }
    }
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

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

/// Every field of the envelope. Shared by both faces, private to the crate: the
/// wire form is written and read in [`crate::wire`], field by field.
#[derive(Clone, PartialEq)]
pub(crate) struct Record {
    pub(crate) category: Option<Category>,
    pub(crate) basis: Option<Basis>,
    pub(crate) executed: Option<Executed>,
    /// What the one who made it said of resending.
    pub(crate) stated: Option<Stated>,
    pub(crate) message: String,
    pub(crate) description: Option<String>,
    pub(crate) user_message: Option<String>,
    pub(crate) code: Option<Code>,
    pub(crate) retry_after: Option<Duration>,
    pub(crate) not_before: Option<SystemTime>,
    pub(crate) violations: Vec<Violation>,
    pub(crate) violations_omitted: u32,
    pub(crate) limit: Option<Limit>,
    pub(crate) escalate_to: Option<String>,
    pub(crate) requires: Option<Requires>,
    pub(crate) alternatives: Vec<Alternative>,
    pub(crate) verify: Option<Verify>,
    pub(crate) attempts: Vec<Attempt>,
    pub(crate) source: Option<String>,
    pub(crate) upstream: Option<String>,
    pub(crate) upstream_structured: Option<Value>,
    pub(crate) extra: Vec<(String, Value)>,
}

/// The word of whoever made the failure on sending it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stated {
    /// An author's transient error, or an envelope of ours that says so.
    Yes,
    /// `isRetryable: false` with `retryableIfRead: true`.
    #[cfg_attr(
        not(feature = "json"),
        expect(dead_code, reason = "only a wire can say it")
    )]
    IfRead,
    /// A flat no.
    No,
}

impl Record {
    pub(crate) fn new(category: Option<Category>, message: String) -> Self {
        Self {
            category,
            basis: None,
            executed: None,
            stated: None,
            message,
            description: None,
            user_message: None,
            code: None,
            retry_after: None,
            not_before: None,
            violations: Vec::new(),
            violations_omitted: 0,
            limit: None,
            escalate_to: None,
            requires: None,
            alternatives: Vec::new(),
            verify: None,
            attempts: Vec::new(),
            source: None,
            upstream: None,
            upstream_structured: None,
            extra: Vec::new(),
        }
    }

    pub(crate) fn fmt_set(&self, mut out: fmt::DebugStruct<'_, '_>) -> fmt::Result {
        macro_rules! set {
            ($($field:ident)*) => {$(
                if let Some(value) = &self.$field {
                    out.field(stringify!($field), value);
                }
            )*};
        }
        macro_rules! filled {
            ($($field:ident)*) => {$(
                if !self.$field.is_empty() {
                    out.field(stringify!($field), &self.$field);
                }
            )*};
        }
        out.field("category", &self.category)
            .field("message", &self.message);
        set!(basis executed stated description user_message code retry_after not_before limit
            escalate_to requires verify source upstream upstream_structured);
        filled!(violations alternatives attempts extra);
        out.finish()
    }
}

/// Only what is set, for the builders.
impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt_set(f.debug_struct("Record"))
    }
}
