//! When something was noted, in a form that may leave the process.

use core::time::Duration;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use crate::Now;

/// A date in milliseconds since 1970.
///
/// What is kept here may be kept outside the process and shared by replicas, so
/// it cannot be measured on a clock that starts with the process. Dates can
/// jump; see [`age`](Self::age) for why that never makes a note immortal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Stamp(u64);

impl Stamp {
    pub(super) fn of(now: Now) -> Self {
        Self::of_date(now.wall)
    }

    pub(super) fn of_date(date: SystemTime) -> Self {
        let since_1970 = date
            .duration_since(SystemTime::UNIX_EPOCH)
            .unwrap_or_default();
        Self(u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX))
    }

    /// How long ago it was, if that is less than `window`.
    ///
    /// A stamp in the future (another replica's clock, or one set back) counts
    /// as fresh while it is less than `window` ahead, and as passed beyond. So
    /// a note is forgotten after at most twice its window, whatever the date
    /// does.
    pub(super) fn age(self, now: Now, window: Duration) -> Option<Duration> {
        let now = Self::of(now).0;
        let age = Duration::from_millis(now.saturating_sub(self.0));
        let ahead = Duration::from_millis(self.0.saturating_sub(now));
        (age < window && ahead < window).then_some(age)
    }
}
