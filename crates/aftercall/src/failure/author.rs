//! What an author of tools makes: an error that has a category and cannot
//! contradict it.
//!
//! One builder per category. A setter that does not belong to a category does
//! not exist on its builder: a refusal has no `retry_after`, a bad argument
//! nobody to escalate to. Each builder becomes a [`ToolError`] with `?` or
//! `.into()`.

use core::fmt;
use core::time::Duration;
use std::time::SystemTime;

use super::{Failure, Record, Stated};
use crate::detail::{Alternative, Attempt, Limit, Requires, Verify, Violation};
use crate::{Category, Code, Executed};

/// A failed tool call, as its author states it.
///
/// ```
/// use aftercall::detail::Limit;
/// use aftercall::{Category, Code, ToolError};
///
/// fn refund(pounds: u32) -> Result<(), ToolError> {
///     if pounds > 500 {
///         return Err(ToolError::business("The refund is over the automatic limit.")
///             .code(Code::from_static("refund.limit_exceeded"))
///             .description("Nothing was refunded. A manager can approve up to £5,000.")
///             .limit(Limit::new("automatic refund").allowed(500).requested(pounds).unit("GBP"))
///             .escalate_to("a manager")
///             .into());
///     }
///     Ok(())
/// }
///
/// let error = refund(750).unwrap_err();
/// assert_eq!(error.category(), Category::Business);
/// ```
#[derive(Clone, PartialEq)]
pub struct ToolError(Box<Record>);

impl ToolError {
    /// The same request can succeed later while nobody changes anything.
    ///
    /// The caller sees `isRetryable: true`, unless you say that the call may
    /// have run ([`Transient::executed`]) and the tool is not read-only or
    /// idempotent.
    pub fn transient(message: impl Into<String>) -> Transient {
        let mut record = Record::new(Some(Category::Transient), message.into());
        record.stated = Some(Stated::Yes);
        Transient(Box::new(record))
    }

    /// The caller can mend the arguments from what you tell it.
    ///
    /// The caller sees `isRetryable: false` and your violations; a model then
    /// sends other arguments.
    pub fn validation(message: impl Into<String>) -> Validation {
        Validation(Box::new(Record::new(
            Some(Category::Validation),
            message.into(),
        )))
    }

    /// A rule, a limit or the present state refuses a well-formed request.
    ///
    /// The caller sees `isRetryable: false`; an agent tells the person served,
    /// takes another path or escalates. It never tries a smaller amount in
    /// silence.
    pub fn business(message: impl Into<String>) -> Business {
        Business(Box::new(Record::new(
            Some(Category::Business),
            message.into(),
        )))
    }

    /// The caller's own identity or rights stop it; another principal could.
    ///
    /// The caller sees `isRetryable: false`; an agent switches the principal or
    /// escalates.
    pub fn permission(message: impl Into<String>) -> Permission {
        Permission(Box::new(Record::new(
            Some(Category::Permission),
            message.into(),
        )))
    }

    /// Who must act.
    #[must_use]
    pub fn category(&self) -> Category {
        self.0
            .category
            .expect("every constructor of a ToolError sets a category")
    }

    /// What went wrong, in one line.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The stable name for machines.
    #[must_use]
    pub fn code(&self) -> Option<&Code> {
        self.0.code.as_ref()
    }

    pub(super) fn into_failure(self) -> Failure {
        Failure(self.0)
    }
}

impl fmt::Display for ToolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.category(), self.0.message)
    }
}

impl fmt::Debug for ToolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt_set(f.debug_struct("ToolError"))
    }
}

impl core::error::Error for ToolError {}

/// A failure that waiting mends. Made by [`ToolError::transient`].
///
/// ```
/// use aftercall::{Failure, ToolError};
/// use std::time::Duration;
///
/// let busy = ToolError::transient("The database is locked.").retry_after(Duration::from_secs(2));
/// assert_eq!(Failure::from(ToolError::from(busy)).retry_after(), Some(Duration::from_secs(2)));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use = "a builder does nothing until it becomes a ToolError"]
pub struct Transient(Box<Record>);

/// A failure that other arguments mend. Made by [`ToolError::validation`].
///
/// ```
/// use aftercall::{Failure, ToolError};
///
/// let wrong = ToolError::validation("That is no order number.")
///     .violation("/order", "# and five digits")
///     .received("order-abc");
/// assert_eq!(Failure::from(ToolError::from(wrong)).violations().len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use = "a builder does nothing until it becomes a ToolError"]
pub struct Validation(Box<Record>);

/// The same, while its last violation is being described.
///
/// ```
/// use aftercall::{Failure, ToolError};
///
/// let failure: Failure = ToolError::validation("The refund does not fit.")
///     .violation("/amount", "a positive number of pence") // from here on of /amount
///     .received(-5)
///     .suggestion("5")
///     .violation("/order", "an order number such as #12345") // from here on of /order
///     .received("order-abc")
///     .into();
/// assert_eq!(failure.violations()[0].suggestion.as_deref(), Some("5"));
/// assert_eq!(failure.violations()[1].received, Some("order-abc".into()));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use = "a builder does nothing until it becomes a ToolError"]
pub struct ViolationAt {
    so_far: Validation,
    last: Violation,
}

/// A refusal by a rule, a limit or the present state. Made by
/// [`ToolError::business`].
///
/// ```
/// use aftercall::{Category, Failure, ToolError};
///
/// let refused = ToolError::business("The refund is over the limit.").escalate_to("a manager");
/// assert_eq!(Failure::from(ToolError::from(refused)).category(), Some(Category::Business));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use = "a builder does nothing until it becomes a ToolError"]
pub struct Business(Box<Record>);

/// A refusal of this principal. Made by [`ToolError::permission`].
///
/// ```
/// use aftercall::{Category, Failure, ToolError};
///
/// let refused = ToolError::permission("These records are the auditors'.").escalate_to("finance");
/// assert_eq!(Failure::from(ToolError::from(refused)).category(), Some(Category::Permission));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use = "a builder does nothing until it becomes a ToolError"]
pub struct Permission(Box<Record>);

impl Transient {
    /// The shortest wait that makes sense.
    pub fn retry_after(mut self, wait: Duration) -> Self {
        self.0.retry_after = Some(wait);
        self
    }

    /// When it can work again, where that is a date.
    pub fn not_before(mut self, date: SystemTime) -> Self {
        self.0.not_before = Some(date);
        self
    }

    /// Whether the call took effect. Say it wherever you know: without it, a
    /// caller takes your word that sending again is safe.
    pub fn executed(mut self, executed: Executed) -> Self {
        self.0.executed = Some(executed);
        self
    }

    /// How to find out whether it took effect.
    pub fn verify(mut self, verify: Verify) -> Self {
        self.0.verify = Some(verify);
        self
    }
}

impl Validation {
    /// The argument at `pointer` (a JSON Pointer) should have been `expected`.
    ///
    /// Report them all at once: a caller that learns one at a time comes back
    /// once for each.
    ///
    /// ```
    /// use aftercall::{Failure, ToolError};
    ///
    /// let failure: Failure = ToolError::validation("Two arguments have to change.")
    ///     .violation("/order_id", "an order number such as #12345")
    ///     .received("order-abc")
    ///     .violation("/amount", "a positive number of pence")
    ///     .received(-5)
    ///     .into();
    /// assert_eq!(failure.violations().len(), 2);
    /// ```
    pub fn violation(self, pointer: impl Into<String>, expected: impl Into<String>) -> ViolationAt {
        ViolationAt {
            so_far: self,
            last: Violation::new(pointer, expected),
        }
    }

    /// The same for violations that something else collected.
    pub fn violations(mut self, violations: impl IntoIterator<Item = Violation>) -> Self {
        self.0.violations.extend(violations);
        self
    }
}

impl ViolationAt {
    /// What came instead.
    pub fn received(mut self, received: impl Into<crate::Value>) -> Self {
        self.last = self.last.received(received);
        self
    }

    /// A value or name that would be accepted.
    pub fn suggestion(mut self, suggestion: impl Into<String>) -> Self {
        self.last = self.last.suggestion(suggestion);
        self
    }

    /// The complaint in your own words.
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.last = self.last.message(message);
        self
    }

    /// The next argument that has to change.
    pub fn violation(self, pointer: impl Into<String>, expected: impl Into<String>) -> ViolationAt {
        self.done().violation(pointer, expected)
    }

    fn done(mut self) -> Validation {
        self.so_far.0.violations.push(self.last);
        self.so_far
    }
}

impl Business {
    /// The limit that was hit.
    pub fn limit(mut self, limit: Limit) -> Self {
        self.0.limit = Some(limit);
        self
    }

    /// Who can decide.
    pub fn escalate_to(mut self, who: impl Into<String>) -> Self {
        self.0.escalate_to = Some(who.into());
        self
    }

    /// Another path to the goal on this server.
    pub fn alternative(mut self, alternative: Alternative) -> Self {
        self.0.alternatives.push(alternative);
        self
    }

    /// Words fit to pass on to the person served.
    pub fn user_message(mut self, words: impl Into<String>) -> Self {
        self.0.user_message = Some(words.into());
        self
    }

    /// When it can work again: a quota's reset.
    pub fn not_before(mut self, date: SystemTime) -> Self {
        self.0.not_before = Some(date);
        self
    }
}

impl Permission {
    /// What a principal needs that may do it.
    pub fn requires(mut self, requires: Requires) -> Self {
        self.0.requires = Some(requires);
        self
    }

    /// Who can decide.
    pub fn escalate_to(mut self, who: impl Into<String>) -> Self {
        self.0.escalate_to = Some(who.into());
        self
    }

    /// Words fit to pass on to the person served.
    pub fn user_message(mut self, words: impl Into<String>) -> Self {
        self.0.user_message = Some(words.into());
        self
    }
}

macro_rules! common_setters {
    ($($builder:ident: $self:ident => $record:expr;)*) => {$(
        impl $builder {
            /// The stable name for machines.
            pub fn code(mut $self, code: Code) -> Self {
                $record.code = Some(code);
                $self
            }

            /// What happened, whether it ran, what to do next; for a model to
            /// act on. At most 1,000 characters reach the wire.
            pub fn description(mut $self, description: impl Into<String>) -> Self {
                $record.description = Some(description.into());
                $self
            }

            /// Which system failed.
            pub fn source(mut $self, source: impl Into<String>) -> Self {
                $record.source = Some(source.into());
                $self
            }

            /// What was already tried, oldest first.
            pub fn attempts(mut $self, attempts: impl IntoIterator<Item = Attempt>) -> Self {
                $record.attempts.extend(attempts);
                $self
            }
        }

        impl From<$builder> for Failure {
            fn from(builder: $builder) -> Self {
                ToolError::from(builder).into_failure()
            }
        }
    )*};
}

common_setters! {
    Transient: self => self.0;
    Validation: self => self.0;
    ViolationAt: self => self.so_far.0;
    Business: self => self.0;
    Permission: self => self.0;
}

macro_rules! into_tool_error {
    ($($builder:ident: $b:ident => $record:expr;)*) => {$(
        impl From<$builder> for ToolError {
            fn from($b: $builder) -> Self {
                Self($record)
            }
        }
    )*};
}

into_tool_error! {
    Transient: b => b.0;
    Validation: b => b.0;
    ViolationAt: b => b.done().0;
    Business: b => b.0;
    Permission: b => b.0;
}
