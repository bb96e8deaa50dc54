//! How long to wait before the next try: exponential, with full jitter.
//!
//! Full jitter (any wait between nothing and the ceiling) spreads callers that
//! failed together over the whole span, where a fixed wait or a small jitter
//! sends them back together. The ceiling doubles, and the cap holds *after*
//! jitter, so that the longest wait is the one that was configured. All
//! arithmetic saturates: a hundredth try waits no longer than a tenth.

use core::time::Duration;

use serde::{Deserialize, Serialize};

/// The first ceiling: 200 ms, about twice what a lock or a restarting pool
/// needs on one machine, and little beside a model's turn.
pub const BASE: Duration = Duration::from_millis(200);

/// The highest ceiling: 20 s, the cap of the AWS SDKs' standard retry mode.
pub const CAP: Duration = Duration::from_secs(20);

/// A span of waits; whoever waits picks one with its own randomness.
///
/// ```
/// use aftercall::recover::Window;
/// use std::time::Duration;
///
/// let window = Window { earliest: Duration::from_secs(1), latest: Duration::from_secs(3) };
/// assert_eq!(window.pick(0), Duration::from_secs(1));
/// assert_eq!(window.pick(1 << 63), Duration::from_secs(2));
/// assert!(window.pick(u64::MAX) <= window.latest);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(
    clippy::exhaustive_structs,
    reason = "the two ends of a span; built by literal"
)]
pub struct Window {
    /// The shortest wait.
    pub earliest: Duration,
    /// The longest wait; not below `earliest`.
    pub latest: Duration,
}

impl Window {
    /// The wait that `random`, uniform over all of `u64`, falls on.
    ///
    /// Never outside the window, whatever `random` is.
    #[must_use]
    pub fn pick(self, random: u64) -> Duration {
        let span = self.latest.saturating_sub(self.earliest).as_nanos();
        let offset = match span.checked_mul(u128::from(random)) {
            Some(product) => product >> u64::BITS,
            None => (span >> u64::BITS).saturating_mul(u128::from(random)),
        };
        self.earliest.saturating_add(nanoseconds(offset))
    }

    /// The same window, but not before `wait` has passed.
    #[must_use]
    pub fn at_least(self, wait: Duration) -> Self {
        Self {
            earliest: self.earliest.max(wait),
            latest: self.latest.max(wait),
        }
    }

    /// What of the window ends within `room`; `None` if nothing does.
    #[must_use]
    pub fn within(self, room: Duration) -> Option<Self> {
        (self.earliest <= room).then(|| Self {
            earliest: self.earliest,
            latest: self.latest.min(room),
        })
    }
}

fn nanoseconds(n: u128) -> Duration {
    u64::try_from(n).map_or_else(
        |_| {
            let seconds = n / 1_000_000_000;
            u64::try_from(seconds).map_or(Duration::MAX, Duration::from_secs)
        },
        Duration::from_nanos,
    )
}

/// The waits before the second try, the third, and so on. Never ends; the
/// number of tries is the policy's.
///
/// ```
/// use aftercall::recover::Backoff;
/// use std::time::Duration;
///
/// let ceilings: Vec<u128> = Backoff::default()
///     .take(9)
///     .map(|window| window.latest.as_millis())
///     .collect();
/// assert_eq!(ceilings, [200, 400, 800, 1600, 3200, 6400, 12800, 20000, 20000]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backoff {
    base: Duration,
    cap: Duration,
    made: u32,
}

impl Backoff {
    /// From `base`, doubling, up to `cap`.
    #[must_use]
    pub const fn new(base: Duration, cap: Duration) -> Self {
        Self { base, cap, made: 0 }
    }

    /// The window after `made` tries have failed; of none, nothing to wait for.
    #[must_use]
    pub fn after(self, made: u32) -> Window {
        let doublings = made.saturating_sub(1).min(u32::BITS - 1);
        let ceiling = self.base.saturating_mul(1 << doublings).min(self.cap);
        Window {
            earliest: Duration::ZERO,
            latest: if made == 0 { Duration::ZERO } else { ceiling },
        }
    }
}

impl Default for Backoff {
    fn default() -> Self {
        Self::new(BASE, CAP)
    }
}

impl Iterator for Backoff {
    type Item = Window;

    fn next(&mut self) -> Option<Window> {
        self.made = self.made.saturating_add(1);
        Some(self.after(self.made))
    }
}
