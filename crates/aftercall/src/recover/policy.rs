//! What a caller can afford: tries and time.

use core::fmt;
use core::time::Duration;

use super::backoff::{BASE, Backoff, CAP};

/// Tries in all, the first included: 3, the default of the AWS SDKs' standard
/// mode. What two repeats do not heal a third rarely does, and each adds the
/// whole load once more to whatever is down.
pub const ATTEMPTS: u32 = 3;

/// The most tries a policy may ask for: 10. Above that a retry is a poll, and
/// polls belong to whoever can tell what they wait for.
pub const MAX_ATTEMPTS: u32 = 10;

/// The most time a policy may ask for: a day, so that no deadline overflows.
pub const MAX_TIME: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a host waits of which nothing is known: 5 s, the shortest default
/// found (OpenAI Agents, ADK and AutoGen over stdio).
pub const UNKNOWN_HOST_TIMEOUT: Duration = Duration::from_secs(5);

/// The default of every client on the TypeScript SDK: 60 s.
const COMMON_HOST_TIMEOUT: Duration = Duration::from_secs(60);

/// How long unattended work may wait: long enough for a restart or a
/// per-minute rate limit to pass several times.
const UNATTENDED_TIME: Duration = Duration::from_secs(10 * 60);

/// Tries of unattended work: 8. Their seven waits come to 13 s on average with
/// the default backoff, longer than a service takes to restart.
const UNATTENDED_ATTEMPTS: u32 = 8;

/// How often and how long a call may be tried, checked when it is made.
///
/// The time never bounds the first try: it is about retries alone.
///
/// ```
/// use aftercall::recover::Policy;
/// use std::time::Duration;
///
/// let policy = Policy::in_agent().with_attempts(5)?;
/// assert_eq!(policy.attempts(), 5);
///
/// let refused = Policy::in_agent().with_attempts(0).unwrap_err();
/// assert_eq!(refused.to_string(), "attempts: 0 is out of range, use 1 (no retry) to 10");
/// # Ok::<(), aftercall::recover::InvalidPolicy>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    attempts: u32,
    time: Duration,
    backoff: Backoff,
}

impl Policy {
    /// For a layer behind a host whose clock it does not know: 3 tries in 5 s.
    #[must_use]
    pub const fn behind_host() -> Self {
        Self {
            attempts: ATTEMPTS,
            time: UNKNOWN_HOST_TIMEOUT,
            backoff: Backoff::new(BASE, CAP),
        }
    }

    /// For agent code that owns its clock, with somebody waiting: 3 tries in
    /// 60 s.
    #[must_use]
    pub const fn in_agent() -> Self {
        Self {
            time: COMMON_HOST_TIMEOUT,
            ..Self::behind_host()
        }
    }

    /// For work that nobody watches: 8 tries in 10 min.
    #[must_use]
    pub const fn unattended() -> Self {
        Self {
            attempts: UNATTENDED_ATTEMPTS,
            time: UNATTENDED_TIME,
            backoff: Backoff::new(BASE, CAP),
        }
    }

    /// For a layer above or below another that retries: never.
    #[must_use]
    pub const fn single_try() -> Self {
        Self {
            attempts: 1,
            ..Self::behind_host()
        }
    }

    /// The same, with that many tries in all.
    ///
    /// # Errors
    /// [`InvalidPolicy`] for none, or for more than [`MAX_ATTEMPTS`].
    pub const fn with_attempts(self, attempts: u32) -> Result<Self, InvalidPolicy> {
        if attempts == 0 || attempts > MAX_ATTEMPTS {
            return Err(InvalidPolicy(Reason::Attempts(attempts)));
        }
        Ok(Self { attempts, ..self })
    }

    /// The same, with that much time from the start of the first try.
    ///
    /// # Errors
    /// [`InvalidPolicy`] for none, or for more than [`MAX_TIME`].
    pub fn with_time(self, time: Duration) -> Result<Self, InvalidPolicy> {
        if time.is_zero() || time > MAX_TIME {
            return Err(InvalidPolicy(Reason::Time(time)));
        }
        Ok(Self { time, ..self })
    }

    /// The same, waiting between nothing and `base`, doubling up to `cap`.
    ///
    /// # Errors
    /// [`InvalidPolicy`] if `base` is zero or above `cap`, or `cap` above
    /// [`MAX_TIME`].
    pub fn with_backoff(self, base: Duration, cap: Duration) -> Result<Self, InvalidPolicy> {
        if base.is_zero() || base > cap || cap > MAX_TIME {
            return Err(InvalidPolicy(Reason::Backoff(base, cap)));
        }
        Ok(Self {
            backoff: Backoff::new(base, cap),
            ..self
        })
    }

    /// Tries in all, the first included.
    #[must_use]
    pub const fn attempts(&self) -> u32 {
        self.attempts
    }

    /// Time in all, from the start of the first try.
    #[must_use]
    pub const fn time(&self) -> Duration {
        self.time
    }

    /// The waits between tries.
    #[must_use]
    pub const fn backoff(&self) -> Backoff {
        self.backoff
    }
}

/// [`Policy::behind_host`], the most careful that retries at all.
impl Default for Policy {
    fn default() -> Self {
        Self::behind_host()
    }
}

/// A policy that cannot be meant.
///
/// ```
/// use aftercall::recover::Policy;
/// use std::time::Duration;
///
/// let refused = Policy::in_agent().with_time(Duration::ZERO).unwrap_err();
/// assert_eq!(refused.to_string(), "time: 0ns is out of range, use more than 0 and at most 86400s");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidPolicy(Reason);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason {
    Attempts(u32),
    Time(Duration),
    Backoff(Duration, Duration),
}

impl fmt::Display for InvalidPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Reason::Attempts(n) => write!(
                f,
                "attempts: {n} is out of range, use 1 (no retry) to {MAX_ATTEMPTS}"
            ),
            Reason::Time(time) => write!(
                f,
                "time: {time:?} is out of range, use more than 0 and at most {MAX_TIME:?}"
            ),
            Reason::Backoff(base, cap) => write!(
                f,
                "backoff: from {base:?} to {cap:?} is no span, use a base above 0, a cap not \
                 below it and at most {MAX_TIME:?}"
            ),
        }
    }
}

impl core::error::Error for InvalidPolicy {}
