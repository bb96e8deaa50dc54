//! The retry budget of an upstream.
//!
//! A limit per call does not protect what is called. When an upstream is down,
//! every call fails, every call is tried three times, and what struggled with
//! the load now gets three times as much. So retries are paid for from a purse
//! that only calls fill: however many clients there are and however long it is
//! down, all of them together add a tenth to their own load, after the first
//! ten.

use serde::{Deserialize, Serialize};

/// Retries that a full purse pays for: 10. Enough for the hiccups that retries
/// are for; a purse of that size is empty after four or five failing calls.
pub const TOKENS: u32 = 10;

/// The largest purse: 100. More than that is no protection.
pub const MAX_TOKENS: u32 = 100;

/// What a retry costs, in first tries: 10, as in the retry budget of Finagle,
/// which adds at most a tenth to the load.
pub const TRIES_PER_TOKEN: u32 = 10;

/// Retries left for one upstream, shared by all of its callers.
///
/// The purse never holds more than it did at first, [`TOKENS`] unless told
/// otherwise: what a healthy day saves up is
/// not spent on one bad minute.
///
/// ```
/// use aftercall::recover::RetryTokens;
///
/// let mut tokens = RetryTokens::new();
/// let paid = (0..100).filter(|_| tokens.take()).count();
/// assert_eq!(paid, 10);
///
/// for _ in 0..10 {
///     tokens.first_try();
/// }
/// assert!(tokens.take());
/// assert!(!tokens.take());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RetryTokens {
    /// In first tries, so that a tenth is a whole number.
    saved: u32,
    /// How many tokens it can hold.
    #[serde(default = "usual")]
    holds: u32,
}

impl RetryTokens {
    /// A full purse.
    #[must_use]
    pub const fn new() -> Self {
        Self::holding(TOKENS)
    }

    /// A full purse for that many retries, at most [`MAX_TOKENS`].
    ///
    /// ```
    /// use aftercall::recover::RetryTokens;
    ///
    /// let mut tokens = RetryTokens::holding(1);
    /// assert!(tokens.take());
    /// assert!(!tokens.take());
    /// ```
    #[must_use]
    pub const fn holding(tokens: u32) -> Self {
        let holds = if tokens > MAX_TOKENS {
            MAX_TOKENS
        } else {
            tokens
        };
        Self {
            saved: holds * TRIES_PER_TOKEN,
            holds,
        }
    }

    /// Counts a first try, whatever becomes of it.
    pub const fn first_try(&mut self) {
        let full = self.holds.saturating_mul(TRIES_PER_TOKEN);
        self.saved = self.saved.saturating_add(1);
        if self.saved > full {
            self.saved = full;
        }
    }

    /// Would [`take`](Self::take) pay for a retry?
    #[must_use]
    pub const fn any(&self) -> bool {
        self.saved >= TRIES_PER_TOKEN
    }

    /// Pays for one retry, if there is enough left.
    #[must_use]
    pub const fn take(&mut self) -> bool {
        let enough = self.any();
        if enough {
            self.saved -= TRIES_PER_TOKEN;
        }
        enough
    }
}

impl Default for RetryTokens {
    fn default() -> Self {
        Self::new()
    }
}

const fn usual() -> u32 {
    TOKENS
}
