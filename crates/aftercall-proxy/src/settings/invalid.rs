//! Settings that cannot be meant.

use std::fmt;
use std::time::Duration;

use aftercall::recover::{MAX_TIME, MAX_TOKENS};

/// A setting that cannot be meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidSetting {
    /// No time, or too much of it.
    Time(Duration),
    /// No tokens, or too many.
    RetryTokens(u32),
    /// A tool that only reads, and destroys.
    ReadsAndDestroys,
    /// A tool that only reads, and must not be repeated.
    ReadsOnce,
    /// An argument without a name.
    NamelessArgument,
}

impl fmt::Display for InvalidSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) => write!(
                f,
                "{time:?} is out of range, use more than 0 and at most {} h",
                MAX_TIME.as_secs() / 3600
            ),
            Self::RetryTokens(n) => write!(
                f,
                "{n} tokens are out of range, use 1 to {MAX_TOKENS}, or turn retries off"
            ),
            Self::ReadsAndDestroys => {
                f.write_str("read-only and destructive contradict each other, say one of them")
            }
            Self::ReadsOnce => f.write_str(
                "read-only and not idempotent contradict each other: a read can be repeated. \
                 Leave out one of them, or turn retries off",
            ),
            Self::NamelessArgument => f.write_str("an argument has a name, and this one is empty"),
        }
    }
}

impl std::error::Error for InvalidSetting {}
