//! What to do next, as a value.

mod why;
mod words;

use core::time::Duration;
use std::time::SystemTime;

use super::Window;
use crate::detail::{Attempt, Requires, Verify, Violation};
use crate::gather::Source;

pub use why::{Again, Already, Doubt, Escalation, Spent, Then};

/// What to do next, and why.
///
/// Each variant is one thing to do. What a foreign server suggested
/// (`alternatives`, `with`) is passed on to be shown to a model; nothing here
/// says to execute it.
///
/// ```
/// use aftercall::recover::Decision;
///
/// fn go_on(decision: &Decision) -> bool {
///     matches!(decision, Decision::Accept | Decision::AcceptEmpty | Decision::AcceptPartial { .. })
/// }
///
/// assert!(go_on(&Decision::AcceptEmpty), "nothing found is an answer");
/// assert!(!go_on(&Decision::FixInput { violations: Vec::new() }));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use = "a decision does nothing by itself"]
#[expect(
    clippy::exhaustive_enums,
    reason = "whoever acts must say what it does on each; a new one is a new version"
)]
pub enum Decision {
    /// Take the data.
    Accept,
    /// Take "nothing matches": it is the answer. Never retried, never escalated.
    AcceptEmpty,
    /// Take what is there, and say what is missing.
    AcceptPartial {
        /// The sources that are missing.
        missing: Vec<Source>,
    },
    /// Keep what is there, and ask these sources again, and no other.
    RetryMissing {
        /// The missing sources that are worth asking again.
        missing: Vec<Source>,
        /// The shortest wait.
        earliest: Duration,
        /// The longest wait.
        latest: Duration,
    },
    /// Wait for the task that carries on.
    Await,
    /// Supply what the tool asked for.
    ProvideInput,
    /// Do not send it again.
    Stop {
        /// The final verdict that this call already had; `None` where the
        /// caller itself called it off.
        already: Option<Already>,
    },
    /// Send exactly this again, after a wait from this span.
    Retry {
        /// The shortest wait.
        earliest: Duration,
        /// The longest wait.
        latest: Duration,
        /// What makes it worth a try.
        why: Again,
    },
    /// Worth a try, but only later than anybody waits: hand it up, with the time.
    Defer {
        /// From when on it is worth a try.
        not_before: SystemTime,
        /// How far away that is.
        wait: Duration,
    },
    /// Hand it up, with what was tried.
    Propagate {
        /// The failed tries, oldest first: our earlier ones, those of the layer
        /// below, the one at hand.
        attempts: Vec<Attempt>,
        /// Sources that an earlier try covered; their results stand.
        partial: Vec<Source>,
        /// Why not again.
        why: Spent,
    },
    /// Find out first whether it took effect.
    Verify {
        /// How, where anybody said. Finding nothing proves nothing before its
        /// `not_before`.
        with: Option<Verify>,
        /// Why that is open.
        why: Doubt,
    },
    /// Send other arguments.
    FixInput {
        /// Which have to change, and to what.
        violations: Vec<Violation>,
    },
    /// Tell the person served, and go another way. Never a retry, and never a
    /// smaller amount in silence.
    TellUser {
        /// In these words.
        words: String,
        /// The other way.
        then: Then,
        /// When the same request can work again, where that is known.
        not_before: Option<SystemTime>,
    },
    /// Have a principal make the request that may.
    SwitchPrincipal {
        /// What it needs.
        requires: Requires,
        /// Whom to ask for it, where that is known.
        ask: Option<String>,
    },
    /// Hand it to somebody who can decide.
    Escalate {
        /// To whom, where that is known.
        to: Option<String>,
        /// Why.
        why: Escalation,
    },
}

impl Decision {
    /// The span of waits, if it is to send anything again.
    #[must_use]
    pub const fn window(&self) -> Option<Window> {
        match self {
            Self::Retry {
                earliest, latest, ..
            }
            | Self::RetryMissing {
                earliest, latest, ..
            } => Some(Window {
                earliest: *earliest,
                latest: *latest,
            }),
            Self::Accept
            | Self::AcceptEmpty
            | Self::AcceptPartial { .. }
            | Self::Await
            | Self::ProvideInput
            | Self::Stop { .. }
            | Self::Defer { .. }
            | Self::Propagate { .. }
            | Self::Verify { .. }
            | Self::FixInput { .. }
            | Self::TellUser { .. }
            | Self::SwitchPrincipal { .. }
            | Self::Escalate { .. } => None,
        }
    }
}
