//! What belongs to a failure beside its category: the facts to act on.
//!
//! Each is plain data with public fields, so that it can be built by literal,
//! matched and compared. Nothing here is an instruction: a reader shows it to a
//! model, and only its own policy decides what is executed.
//!
//! ```
//! use aftercall::detail::{Alternative, Limit};
//! use aftercall::{Failure, ToolError};
//!
//! let refused: Failure = ToolError::business("The refund is over the limit.")
//!     .limit(Limit::new("automatic refund").allowed(500).requested(750).unit("GBP"))
//!     .alternative(Alternative::new("issue_voucher", "a voucher has no limit"))
//!     .into();
//! let limit = refused.limit().expect("it was stated");
//! assert_eq!((&limit.allowed, &limit.requested), (&Some(500.into()), &Some(750.into())));
//! ```

use core::time::Duration;
use std::time::SystemTime;

use crate::{Category, Code, Value};

/// One argument that has to change, and to what.
///
/// ```
/// use aftercall::detail::Violation;
///
/// let v = Violation::new("/order_id", "an order number such as #12345")
///     .received("order-abc")
///     .suggestion("#12345");
/// assert_eq!(v.message, "/order_id: expected an order number such as #12345");
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Violation {
    /// A JSON Pointer (RFC 6901) into the arguments; empty for all of them.
    pub path: String,
    /// What would be accepted, in words.
    pub expected: String,
    /// What came. Left out of the wire for secrets.
    pub received: Option<Value>,
    /// The whole complaint as one sentence.
    pub message: String,
    /// A value or name that would be accepted.
    pub suggestion: Option<String>,
}

impl Violation {
    /// The argument at `path` should have been `expected`.
    #[must_use]
    pub fn new(path: impl Into<String>, expected: impl Into<String>) -> Self {
        let (path, expected) = (path.into(), expected.into());
        let place = if path.is_empty() { "arguments" } else { &path };
        let message = format!("{place}: expected {expected}");
        Self {
            path,
            expected,
            received: None,
            message,
            suggestion: None,
        }
    }

    /// What came instead.
    #[must_use]
    pub fn received(mut self, received: impl Into<Value>) -> Self {
        self.received = Some(received.into());
        self
    }

    /// The complaint in your own words.
    #[must_use]
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.message = message.into();
        self
    }

    /// A value or name that would be accepted.
    #[must_use]
    pub fn suggestion(mut self, suggestion: impl Into<String>) -> Self {
        self.suggestion = Some(suggestion.into());
        self
    }
}

/// The limit that a request hit.
///
/// ```
/// use aftercall::detail::Limit;
///
/// let limit = Limit::new("automatic refund").allowed(500).requested(750).unit("GBP");
/// assert_eq!(limit.name, "automatic refund");
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Limit {
    /// What is limited.
    pub name: String,
    /// How much is allowed.
    pub allowed: Option<Value>,
    /// How much was asked for.
    pub requested: Option<Value>,
    /// In what unit both are.
    pub unit: Option<String>,
}

impl Limit {
    /// A limit by name.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            allowed: None,
            requested: None,
            unit: None,
        }
    }

    /// How much is allowed.
    #[must_use]
    pub fn allowed(mut self, allowed: impl Into<Value>) -> Self {
        self.allowed = Some(allowed.into());
        self
    }

    /// How much was asked for.
    #[must_use]
    pub fn requested(mut self, requested: impl Into<Value>) -> Self {
        self.requested = Some(requested.into());
        self
    }

    /// In what unit both are.
    #[must_use]
    pub fn unit(mut self, unit: impl Into<String>) -> Self {
        self.unit = Some(unit.into());
        self
    }
}

/// What a principal needs that may do it.
///
/// ```
/// use aftercall::detail::Requires;
///
/// let needs = Requires::scope("finance:read");
/// assert_eq!(needs.scopes, ["finance:read"]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Requires {
    /// OAuth scopes or the like, all of them needed.
    pub scopes: Vec<String>,
    /// A role.
    pub role: Option<String>,
    /// Who could: a name or a kind of principal.
    pub principal: Option<String>,
}

impl Requires {
    /// One scope.
    #[must_use]
    pub fn scope(scope: impl Into<String>) -> Self {
        Self {
            scopes: vec![scope.into()],
            ..Self::default()
        }
    }

    /// A role.
    #[must_use]
    pub fn role(role: impl Into<String>) -> Self {
        Self {
            role: Some(role.into()),
            ..Self::default()
        }
    }

    /// A principal.
    #[must_use]
    pub fn principal(principal: impl Into<String>) -> Self {
        Self {
            principal: Some(principal.into()),
            ..Self::default()
        }
    }

    /// Says nothing?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.scopes.is_empty() && self.role.is_none() && self.principal.is_none()
    }
}

/// Another path to the goal on the same server.
///
/// ```
/// use aftercall::detail::Alternative;
/// use aftercall::{Failure, ToolError, Value};
///
/// let order = Value::Object(vec![("order".into(), "#12345".into())]);
/// let credit = Alternative::new("issue_voucher", "a voucher has no limit").arguments(order);
/// let refused: Failure = ToolError::business("Over the refund limit.").alternative(credit).into();
/// assert_eq!(refused.alternatives()[0].tool, "issue_voucher");
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Alternative {
    /// The tool to call instead.
    pub tool: String,
    /// With these arguments, an object.
    pub arguments: Option<Value>,
    /// Why it would do.
    pub why: String,
}

impl Alternative {
    /// Another tool, and why it would do.
    #[must_use]
    pub fn new(tool: impl Into<String>, why: impl Into<String>) -> Self {
        Self {
            tool: tool.into(),
            arguments: None,
            why: why.into(),
        }
    }

    /// With these arguments.
    #[must_use]
    pub fn arguments(mut self, arguments: impl Into<Value>) -> Self {
        self.arguments = Some(arguments.into());
        self
    }
}

/// How to find out whether a call of unknown outcome took effect.
///
/// ```
/// use aftercall::detail::Verify;
/// use aftercall::{Executed, Failure, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let sent = SystemTime::UNIX_EPOCH;
/// let lost: Failure = ToolError::transient("The bank did not answer.")
///     .executed(Executed::Unknown)
///     .verify(
///         Verify::with("list_payments", "it is listed if it was made")
///             // The bank books within a minute, so an empty list says nothing before.
///             .not_before(sent + Duration::from_secs(60)),
///     )
///     .into();
/// assert_eq!(lost.verify().map(|verify| verify.tool.as_str()), Some("list_payments"));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Verify {
    /// A read-only tool of the same server.
    pub tool: String,
    /// With these arguments, an object.
    pub arguments: Option<Value>,
    /// What its answer tells.
    pub why: String,
    /// Before this, finding nothing proves nothing.
    pub not_before: Option<SystemTime>,
}

impl Verify {
    /// Ask `tool`; `why` says what its answer tells.
    #[must_use]
    pub fn with(tool: impl Into<String>, why: impl Into<String>) -> Self {
        Self {
            tool: tool.into(),
            arguments: None,
            why: why.into(),
            not_before: None,
        }
    }

    /// With these arguments.
    #[must_use]
    pub fn arguments(mut self, arguments: impl Into<Value>) -> Self {
        self.arguments = Some(arguments.into());
        self
    }

    /// Before this, finding nothing proves nothing.
    #[must_use]
    pub fn not_before(mut self, date: SystemTime) -> Self {
        self.not_before = Some(date);
        self
    }
}

/// One try that was made below, before the failure went up.
///
/// ```
/// use aftercall::detail::Attempt;
/// use aftercall::{Category, Failure, ToolError};
/// use std::time::Duration;
///
/// let first = Attempt::new("The database is locked.", Duration::from_millis(200))
///     .category(Category::Transient);
/// let failure: Failure = ToolError::transient("The database is still locked.")
///     .attempts([first])
///     .into();
/// assert_eq!(failure.attempts().len(), 1, "the tries before this one, which makes two in all");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attempt {
    /// How it failed, where that is known.
    pub category: Option<Category>,
    /// With which code.
    pub code: Option<Code>,
    /// In one line.
    pub message: String,
    /// How long was waited after it before the next try.
    pub waited: Duration,
}

impl Attempt {
    /// A try that failed so, and was followed by that wait.
    #[must_use]
    pub fn new(message: impl Into<String>, waited: Duration) -> Self {
        Self {
            category: None,
            code: None,
            message: message.into(),
            waited,
        }
    }

    /// How it failed.
    #[must_use]
    pub fn category(mut self, category: Category) -> Self {
        self.category = Some(category);
        self
    }

    /// With which code.
    #[must_use]
    pub fn code(mut self, code: Code) -> Self {
        self.code = Some(code);
        self
    }
}
