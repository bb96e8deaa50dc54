//! What to do next.
//!
//! [`decide`] answers the one question that an agent has after a tool call:
//! take the answer, wait, try again, ask a person, mend the arguments, find out
//! first. It is a function of its arguments: the [`Policy`] says what the
//! caller can afford, the [`History`] what was tried before, the [`Call`] what
//! was called, [`Now`](crate::Now) what time it is. It sleeps for nobody and
//! draws no random number; a retry is a [`Window`] of waits, and whoever acts
//! picks one.
//!
//! Two questions are kept apart because they have different answers:
//!
//! - *"Would sending exactly this again work?"* is advice for an agent, which
//!   knows what it wants and can check. [`decide`] answers it.
//! - *"May this layer send it again without being asked?"* is asked by a
//!   machine in the middle, which knows neither. [`gate`] answers it, and
//!   demands more, because a code inside a foreign answer describes one step of
//!   what a tool did.
//!
//! Around both stand plain values that bound what all calls together may do:
//! [`RetryTokens`] and a [`Breaker`] for each upstream, a [`RepeatGuard`] for
//! calls that are sent again after a final answer. Each can be serialised and
//! shared, is bounded in size, and ends by itself.
//!
//! ```
//! use aftercall::recover::{Call, Decision, History, Input, Key, Policy, decide};
//! use aftercall::{Effect, Failure, Now, Reading, ToolError};
//! use std::time::{Duration, SystemTime};
//!
//! let policy = Policy::behind_host();
//! let history = History::new();
//! let now = Now { mono: Duration::from_secs(9), wall: SystemTime::UNIX_EPOCH };
//! let call = Call::new("find_customer", Effect::ReadOnly, Key::of(["find_customer", "7"]));
//!
//! let locked = Failure::from(ToolError::transient("The database is locked."));
//! let reading: Reading<()> = Reading::Settled(Err(locked));
//! let decision = decide(&Input::new(&policy, &history, call, now), &reading);
//! assert!(matches!(decision, Decision::Retry { .. }));
//! assert!(decision.reason().starts_with("It heals by itself"));
//! ```

mod backoff;
mod breaker;
mod call;
mod decide;
mod decision;
#[cfg(feature = "tokio")]
mod driver;
mod gate;
mod guard;
mod history;
mod key;
#[cfg(feature = "tower")]
mod layer;
mod limits;
#[cfg(feature = "classify")]
mod next;
mod policy;
mod stamp;
mod tokens;

pub use backoff::{BASE, Backoff, CAP, Window};
pub use breaker::{Admission, Breaker, FIRST_WAIT, LONGEST_WAIT, OPENS_AFTER, Sign};
pub use call::{Call, Input};
pub use decide::{VALIDATION_TRIES, decide};
pub use decision::{Again, Already, Decision, Doubt, Escalation, Spent, Then};
#[cfg(feature = "tokio")]
pub use driver::{Driver, Ended, Run, Tried, UNAVAILABLE, Upstream};
pub use gate::{Bound, Facts, Gate, Hold, Safe, gate};
pub use guard::{GUARD_HOLDS, MAX_GUARDED, ONE_IN, Passage, RepeatGuard, Subject, Withheld};
pub use history::{History, MAX_CALLS, MAX_SOURCES, STREAK_HOLDS, VERDICT_HOLDS};
pub use key::{InvalidKey, Key};
#[cfg(feature = "tower")]
pub use layer::{Judge, Recover, RecoverLayer};
pub use limits::SAFETY_MARGIN;
#[cfg(feature = "classify")]
pub use next::{Raw, next, read};
pub use policy::{ATTEMPTS, InvalidPolicy, MAX_ATTEMPTS, MAX_TIME, Policy, UNKNOWN_HOST_TIMEOUT};
pub use tokens::{MAX_TOKENS, RetryTokens, TOKENS, TRIES_PER_TOKEN};

fn clipped(text: &str, chars: usize) -> String {
    text.chars().take(chars).collect()
}
