//! The circuit breaker of an upstream, or of one of its tools.
//!
//! Retry tokens bound what retries add; a breaker bounds the load itself while
//! there is nobody to serve it, and answers at once what would otherwise be
//! waited for.
//!
//! # What counts
//!
//! What shows that the *upstream* is down: it crashed, the transport failed, it
//! did not answer within our own timeout. Every answer proves it alive, an
//! error too: five dead web sites fetched by one tool are not an outage of the
//! server that fetches. An error answer can show that one *tool* is down, where
//! the tool is closed to the world beyond its server (`openWorldHint: false`);
//! such a tool gets a breaker of its own. Rate limits and refusals count for
//! neither: whoever refuses is there. [`Sign`] holds these rules.
//!
//! # How it ends
//!
//! After a wait that doubles from [`FIRST_WAIT`] to [`LONGEST_WAIT`] one call is
//! let through to find out. Its result closes the breaker or starts the next
//! wait; if none comes within that wait, the next call is let through. So there
//! is no state that only an event can end.

use core::time::Duration;

use serde::{Deserialize, Serialize};

use super::stamp::Stamp;
use crate::search::has;
use crate::{Category, Failure, Now};

/// Failures in a row that open it: 5, as in Finagle's failure accrual and
/// Envoy's outlier detection.
pub const OPENS_AFTER: u32 = 5;

/// The first wait before a probe: 1 s.
pub const FIRST_WAIT: Duration = Duration::from_secs(1);

/// The longest wait before a probe: 30 s, so that a healed upstream is found
/// within half a minute.
pub const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Lets calls through, or not.
///
/// ```
/// use aftercall::Now;
/// use aftercall::recover::{Admission, Breaker, Sign};
/// use std::time::{Duration, SystemTime};
///
/// let mut now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let mut breaker = Breaker::new();
/// for _ in 0..5 {
///     assert_eq!(breaker.admit(now), Admission::Closed);
///     breaker.record(Sign::Down, now);
/// }
/// let wait = Duration::from_secs(1);
/// assert_eq!(breaker.admit(now), Admission::Open { wait });
///
/// now = now + wait;
/// assert_eq!(breaker.admit(now), Admission::Probe);
/// assert!(matches!(breaker.admit(now), Admission::Open { .. }), "one probe at a time");
/// breaker.record(Sign::Alive, now);
/// assert_eq!(breaker.admit(now), Admission::Closed);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Breaker {
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum State {
    Closed {
        failures: u32,
    },
    /// Open since the last failure, or since the last probe set out.
    Open {
        since: Stamp,
        wait: Duration,
        probing: bool,
    },
}

impl Default for State {
    fn default() -> Self {
        Self::Closed { failures: 0 }
    }
}

/// What the breaker says to a call.
///
/// ```
/// use aftercall::recover::{Admission, Breaker};
/// use aftercall::{Executed, Failure, Now, ToolError};
///
/// fn admitted(breaker: &mut Breaker, now: Now) -> Result<(), Failure> {
///     match breaker.admit(now) {
///         Admission::Closed | Admission::Probe => Ok(()),
///         Admission::Open { wait } => Err(ToolError::transient("The till is down.")
///             .executed(Executed::No)
///             .retry_after(wait)
///             .into()),
///     }
/// }
/// # let now = Now { mono: std::time::Duration::ZERO, wall: std::time::SystemTime::UNIX_EPOCH };
/// # assert!(admitted(&mut Breaker::new(), now).is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "whoever asks must obey each")]
pub enum Admission {
    /// Send it.
    Closed,
    /// Send it; it is the one that finds out.
    Probe,
    /// Answer at once that the upstream is down: transient, `executed: no`.
    Open {
        /// The time to the next probe, for `retryAfterMs`.
        wait: Duration,
    },
}

/// What the end of a call shows about an upstream or a tool.
///
/// ```
/// use aftercall::recover::Sign;
/// use aftercall::{Failure, ToolError};
/// use std::time::Duration;
///
/// let broken = Failure::from(ToolError::transient("The index can't be read."));
/// assert_eq!(Sign::of_tool(&broken, true), Sign::Down);
/// assert_eq!(Sign::of_tool(&broken, false), Sign::None, "it may be a site that it fetched");
///
/// let busy = ToolError::transient("Too many at once.").retry_after(Duration::from_secs(1));
/// assert_eq!(Sign::of_tool(&ToolError::from(busy).into(), true), Sign::None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "whoever counts must place each")]
pub enum Sign {
    /// It works.
    Alive,
    /// It does not.
    Down,
    /// Neither.
    None,
}

impl Sign {
    /// What an error answer shows about the tool that gave it.
    ///
    /// `closed_world` is the tool's `openWorldHint: false`; a tool that did not
    /// say so reaches out, and its errors show nothing about itself. A failure
    /// that names its own end (a rate limit, a maintenance window) is the word
    /// of somebody who is there.
    #[must_use]
    pub fn of_tool(failure: &Failure, closed_world: bool) -> Self {
        let may_be_down = match failure.category() {
            Some(Category::Transient) | None => true,
            Some(Category::Validation | Category::Business | Category::Permission) => {
                return Self::Alive;
            }
        };
        let waits = failure.retry_after().is_some() || failure.not_before().is_some();
        if may_be_down && closed_world && !waits && !is_rate_limit(failure) {
            Self::Down
        } else {
            Self::None
        }
    }
}

impl Breaker {
    /// Closed.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// May a call be sent? Counts it as the probe if it is.
    #[must_use]
    pub fn admit(&mut self, now: Now) -> Admission {
        let admission = self.peek(now);
        if let (Admission::Probe, State::Open { since, probing, .. }) = (admission, &mut self.state)
        {
            *since = Stamp::of(now);
            *probing = true;
        }
        admission
    }

    /// What [`admit`](Self::admit) would say, counting nothing.
    #[must_use]
    pub fn peek(&self, now: Now) -> Admission {
        match self.state {
            State::Closed { .. } => Admission::Closed,
            State::Open { since, wait, .. } => match since.age(now, wait) {
                Some(age) => Admission::Open {
                    wait: wait.saturating_sub(age),
                },
                None => Admission::Probe,
            },
        }
    }

    /// Counts the end of a call.
    ///
    /// A call that was sent before the breaker opened may end after. If it
    /// failed, that is no news, unless a probe is out: then it answers the
    /// probe's question. If it worked, the upstream works.
    pub fn record(&mut self, sign: Sign, now: Now) {
        self.state = match (sign, self.state) {
            (Sign::Alive, _) => State::default(),
            (Sign::None, state) => state,
            (Sign::Down, State::Closed { failures }) => {
                let failures = failures.saturating_add(1);
                if failures < OPENS_AFTER {
                    State::Closed { failures }
                } else {
                    State::Open {
                        since: Stamp::of(now),
                        wait: FIRST_WAIT,
                        probing: false,
                    }
                }
            }
            (Sign::Down, state @ State::Open { probing: false, .. }) => state,
            (
                Sign::Down,
                State::Open {
                    wait,
                    probing: true,
                    ..
                },
            ) => State::Open {
                since: Stamp::of(now),
                wait: wait.saturating_mul(2).min(LONGEST_WAIT),
                probing: false,
            },
        };
    }
}

fn is_rate_limit(failure: &Failure) -> bool {
    const PARTS: [&str; 4] = ["rate", "throttl", "toomany", "429"];
    failure.code().is_some_and(|code| {
        let folded: String = code
            .as_str()
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|c| c.to_ascii_lowercase())
            .collect();
        PARTS.iter().any(|part| has(&folded, part))
    })
}
