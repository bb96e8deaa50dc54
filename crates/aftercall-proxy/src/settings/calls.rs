//! What is decided for the calls of a server, or of one tool.

use std::time::Duration;

use aftercall::recover::{MAX_TIME, Policy};

use super::{Hints, InvalidSetting, Retry, Timeout, Validate};

/// How the calls of a server, or of one tool, are treated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallSettings {
    timeout: Timeout,
    retry: Retry,
    policy: Policy,
    retry_time: Option<Duration>,
    guard: bool,
    breaker: bool,
    validate: Validate,
    hints: Hints,
    idempotency_keys: Vec<Box<str>>,
}

impl CallSettings {
    /// The same, with that limit.
    ///
    /// # Errors
    /// For a limit of no time, or of more than [`MAX_TIME`].
    pub fn with_timeout(mut self, timeout: Timeout) -> Result<Self, InvalidSetting> {
        if let Timeout::After(limit) = timeout {
            check_time(limit)?;
        }
        self.timeout = timeout;
        Ok(self)
    }

    /// The same, with that use of retries.
    #[must_use]
    pub const fn with_retry(mut self, retry: Retry) -> Self {
        self.retry = retry;
        self
    }

    /// The same, tried as often and after such waits. The policy's own time
    /// does not count here: it is [`with_retry_time`](Self::with_retry_time)'s.
    #[must_use]
    pub const fn with_policy(mut self, policy: Policy) -> Self {
        self.policy = policy;
        self
    }

    /// The same, with that much time for all tries of a call; `None` for as
    /// long as the host waits. It never bounds the first try.
    ///
    /// # Errors
    /// For no time at all, or for more than [`MAX_TIME`].
    pub fn with_retry_time(mut self, time: Option<Duration>) -> Result<Self, InvalidSetting> {
        if let Some(time) = time {
            check_time(time)?;
        }
        self.retry_time = time;
        Ok(self)
    }

    /// Whether the very same call is held back after it was refused.
    #[must_use]
    pub const fn with_guard(mut self, guard: bool) -> Self {
        self.guard = guard;
        self
    }

    /// Whether calls are answered at once while the server is down, and count
    /// for finding out that it is.
    #[must_use]
    pub const fn with_breaker(mut self, breaker: bool) -> Self {
        self.breaker = breaker;
        self
    }

    /// The same, with that use of input schemas.
    #[must_use]
    pub const fn with_validate(mut self, validate: Validate) -> Self {
        self.validate = validate;
        self
    }

    /// The same, with what the operator knows of the tool.
    #[must_use]
    pub const fn with_hints(mut self, hints: Hints) -> Self {
        self.hints = hints;
        self
    }

    /// The same, with the names of arguments that make a call idempotent where
    /// they are present.
    ///
    /// # Errors
    /// For a name that is empty.
    pub fn with_idempotency_keys(mut self, names: Vec<Box<str>>) -> Result<Self, InvalidSetting> {
        if names.iter().any(|name| name.is_empty()) {
            return Err(InvalidSetting::NamelessArgument);
        }
        self.idempotency_keys = names;
        Ok(self)
    }

    /// How long a call may take before it is answered here.
    #[must_use]
    pub const fn timeout(&self) -> Timeout {
        self.timeout
    }

    /// Whether calls are sent again without being asked.
    #[must_use]
    pub const fn retry(&self) -> Retry {
        self.retry
    }

    /// How often, and after which waits.
    #[must_use]
    pub const fn policy(&self) -> Policy {
        self.policy
    }

    /// How long all tries of a call may take; the host's own timeout without.
    #[must_use]
    pub const fn retry_time(&self) -> Option<Duration> {
        self.retry_time
    }

    /// The very same call is held back after it was refused.
    #[must_use]
    pub const fn guard(&self) -> bool {
        self.guard
    }

    /// Calls are answered at once while the server is down.
    #[must_use]
    pub const fn breaker(&self) -> bool {
        self.breaker
    }

    /// Whether arguments are checked against the tool's input schema.
    #[must_use]
    pub const fn validate(&self) -> Validate {
        self.validate
    }

    /// What the operator knows of the tool.
    #[must_use]
    pub const fn hints(&self) -> Hints {
        self.hints
    }

    /// Arguments that make a call idempotent where they are present.
    #[must_use]
    pub fn idempotency_keys(&self) -> &[Box<str>] {
        &self.idempotency_keys
    }
}

impl Default for CallSettings {
    fn default() -> Self {
        Self {
            timeout: Timeout::Host,
            retry: Retry::default(),
            policy: Policy::behind_host(),
            retry_time: None,
            guard: true,
            breaker: true,
            validate: Validate::default(),
            hints: Hints::default(),
            idempotency_keys: Vec::new(),
        }
    }
}

fn check_time(time: Duration) -> Result<(), InvalidSetting> {
    if time.is_zero() || time > MAX_TIME {
        return Err(InvalidSetting::Time(time));
    }
    Ok(())
}
