//! Time is an argument.

use core::time::Duration;
use std::time::SystemTime;

/// The present, as told by whoever owns a clock.
///
/// Two readings, because they answer different questions: waits and deadlines
/// are measured on a clock that never jumps, dates (`Retry-After: Wed, 21 Oct
/// …`, `notBefore`) are compared with one that people set.
///
/// ```
/// use aftercall::Now;
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::from_secs(5), wall: SystemTime::UNIX_EPOCH };
/// let later = now + Duration::from_secs(1);
/// assert_eq!(later.mono, Duration::from_secs(6));
/// assert_eq!(later.since(now), Duration::from_secs(1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::exhaustive_structs,
    reason = "two clocks; built by literal in every driver and test"
)]
pub struct Now {
    /// Time since an arbitrary origin that stays the same for the process.
    pub mono: Duration,
    /// The date.
    pub wall: SystemTime,
}

impl Now {
    /// How long ago `earlier` was, on the clock that never jumps; zero if it is
    /// not in the past.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Duration {
        self.mono.saturating_sub(earlier.mono)
    }

    /// How far away `date` is; zero if it has passed.
    #[must_use]
    pub fn until(self, date: SystemTime) -> Duration {
        date.duration_since(self.wall).unwrap_or_default()
    }
}

impl core::ops::Add<Duration> for Now {
    type Output = Self;

    /// Both clocks moved on, saturating where a date can no longer be written.
    fn add(self, by: Duration) -> Self {
        Self {
            mono: self.mono.saturating_add(by),
            wall: self.wall.checked_add(by).unwrap_or(self.wall),
        }
    }
}
