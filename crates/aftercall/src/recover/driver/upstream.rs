//! What the calls to one upstream share.

use core::time::Duration;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::super::{Admission, Breaker, RetryTokens, Sign};
use crate::Now;

/// What all calls to one upstream share: its retry tokens and its breaker.
///
/// ```
/// use aftercall::recover::{Driver, Policy, RetryTokens, Upstream};
/// use std::time::SystemTime;
///
/// let bank = Upstream::new();
/// let dice = || 7; // in earnest: a random number generator
/// let payments = Driver::new(Policy::in_agent(), SystemTime::now, dice).upstream(&bank);
/// let accounts = Driver::new(Policy::single_try(), SystemTime::now, dice).upstream(&bank);
/// # let _ = (payments, accounts);
/// // What one of them spends the other lacks.
/// let (tokens, _breaker) = bank.snapshot();
/// assert_eq!(tokens, RetryTokens::new());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Upstream(Arc<Mutex<Shared>>);

#[derive(Debug, Default)]
struct Shared {
    tokens: RetryTokens,
    breaker: Breaker,
}

impl Upstream {
    /// One that works, as far as anybody knows.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Its tokens and its breaker, to be kept elsewhere.
    #[must_use]
    pub fn snapshot(&self) -> (RetryTokens, Breaker) {
        let shared = self.lock();
        (shared.tokens, shared.breaker)
    }

    /// Counts a first try, unless the breaker is open: then how long.
    pub(super) fn enter(&self, now: Now) -> Result<(), Duration> {
        let mut shared = self.lock();
        match shared.breaker.admit(now) {
            Admission::Closed | Admission::Probe => {
                shared.tokens.first_try();
                Ok(())
            }
            Admission::Open { wait } => Err(wait),
        }
    }

    pub(super) fn count(&self, sign: Sign, now: Now) {
        self.lock().breaker.record(sign, now);
    }

    pub(super) fn is_closed(&self, now: Now) -> bool {
        match self.lock().breaker.peek(now) {
            Admission::Closed => true,
            Admission::Probe | Admission::Open { .. } => false,
        }
    }

    /// Pays for one retry, if there is enough left.
    pub(super) fn take_token(&self) -> bool {
        self.lock().tokens.take()
    }

    /// Plain values that are valid at every step, so a panic elsewhere while it
    /// was held has broken nothing.
    fn lock(&self) -> MutexGuard<'_, Shared> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
