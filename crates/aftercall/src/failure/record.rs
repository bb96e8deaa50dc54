//! What a failure holds, whoever made it.

use core::fmt;
use core::time::Duration;
use std::time::SystemTime;

use super::Basis;
use crate::detail::{Alternative, Attempt, Limit, Requires, Verify, Violation};
use crate::{Category, Code, Executed, Value};

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
