//! What to do next, as a value.

use core::fmt;
use core::time::Duration;
use std::time::SystemTime;

use super::Window;
use crate::Category;
use crate::detail::{Alternative, Attempt, Requires, Verify, Violation};
use crate::gather::Source;

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

/// The other way after a refusal.
///
/// ```
/// use aftercall::recover::Then;
///
/// fn offer(then: &Then) -> String {
///     match then {
///         Then::TakeOtherPath { alternatives } => {
///             let tools: Vec<&str> = alternatives.iter().map(|path| path.tool.as_str()).collect();
///             format!("Another way: {}.", tools.join(" or "))
///         }
///         Then::Escalate { to } => {
///             format!("Ask {}.", to.as_deref().unwrap_or("somebody who can decide"))
///         }
///     }
/// }
///
/// assert_eq!(offer(&Then::Escalate { to: Some("a manager".into()) }), "Ask a manager.");
/// ```
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::exhaustive_enums, reason = "see Decision")]
pub enum Then {
    /// One of these, if it serves the person's goal.
    TakeOtherPath {
        /// As the server suggested them.
        alternatives: Vec<Alternative>,
    },
    /// Somebody who can decide.
    Escalate {
        /// Who, where that is known.
        to: Option<String>,
    },
}

/// The verdict that a call already had.
///
/// ```
/// use aftercall::recover::{Call, Decision, History, Input, Key, Policy, decide};
/// use aftercall::{Category, Effect, Failure, Now, Reading, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let (policy, mut history) = (Policy::in_agent(), History::new());
/// let call = Call::new("refund", Effect::Write, Key::of(["refund", "750"]));
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let refused = Failure::from(ToolError::business("Over the limit."));
/// let reading: Reading<()> = Reading::Settled(Err(refused));
///
/// let first = decide(&Input::new(&policy, &history, call, now), &reading);
/// assert!(matches!(first, Decision::TellUser { .. }));
/// history.record(&call, &reading, &first, now);
///
/// let second = decide(&Input::new(&policy, &history, call, now), &reading);
/// let Decision::Stop { already: Some(already) } = second else { panic!() };
/// assert_eq!((already.category, already.times), (Some(Category::Business), 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Already {
    /// Of which kind; `None` for a failure that nothing explains.
    pub category: Option<Category>,
    /// How often the call has come back so, this time included.
    pub times: u32,
}

/// What makes another try worth it.
///
/// ```
/// use aftercall::recover::{Again, Call, Decision, History, Input, Key, Policy, decide};
/// use aftercall::{Effect, Failure, Now, Reading};
/// use std::time::{Duration, SystemTime};
///
/// let (policy, history) = (Policy::in_agent(), History::new());
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let failed: Reading<()> = Reading::Settled(Err(Failure::unexplained("Operation failed")));
/// let on = |effect| {
///     let call = Call::new("a_tool", effect, Key::of(["a_tool"]));
///     decide(&Input::new(&policy, &history, call, now), &failed)
/// };
/// assert!(matches!(on(Effect::ReadOnly), Decision::Retry { why: Again::Unexplained, .. }));
/// assert!(matches!(on(Effect::Write), Decision::Escalate { .. }), "once more may be twice");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "see Decision")]
pub enum Again {
    /// It heals by itself, and sending it again is safe.
    Heals,
    /// Nothing explains it, it only reads, and once more is harmless.
    Unexplained,
}

/// Why there is no further try.
///
/// ```
/// use aftercall::detail::Attempt;
/// use aftercall::recover::{Call, Decision, History, Input, Key, Policy, Spent, decide};
/// use aftercall::{Effect, Failure, Now, Reading, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// // A proxy below has tried twice already; trying here too would multiply the load.
/// let locked = ToolError::transient("The database is locked.")
///     .attempts([Attempt::new("The database is locked.", Duration::from_millis(200))]);
/// let reading: Reading<()> = Reading::Settled(Err(ToolError::from(locked).into()));
///
/// let (policy, history) = (Policy::in_agent(), History::new());
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let call = Call::new("find", Effect::ReadOnly, Key::of(["find"]));
/// let decision = decide(&Input::new(&policy, &history, call, now), &reading);
/// let Decision::Propagate { attempts, why: Spent::Below, .. } = decision else { panic!() };
/// assert_eq!(attempts.len(), 2, "its first try, and the one at hand");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "see Decision")]
pub enum Spent {
    /// As many tries as the policy has.
    Attempts,
    /// Another would end after whoever waits has gone.
    Time,
    /// A layer below has already tried, and its wait has not passed.
    Below,
    /// Whoever failed says that sending it again is no use.
    Refused,
    /// The upstream's retry tokens: too many calls fail at once.
    Tokens,
    /// A breaker is open: the upstream is down.
    Breaker,
    /// The request hangs on something that a second one would disturb.
    Bound,
}

/// Why nobody knows whether it took effect.
///
/// ```
/// use aftercall::recover::{Call, Decision, Doubt, History, Input, Key, Policy, decide};
/// use aftercall::{Effect, Executed, Failure, Now, Reading, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let lost = ToolError::transient("The bank did not answer.").executed(Executed::Unknown);
/// let reading: Reading<()> = Reading::Settled(Err(ToolError::from(lost).into()));
///
/// let (policy, history) = (Policy::in_agent(), History::new());
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let call = Call::new("pay", Effect::Write, Key::of(["pay", "#7"]));
/// let decision = decide(&Input::new(&policy, &history, call, now), &reading);
/// assert!(matches!(decision, Decision::Verify { why: Doubt::Unknown, .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "see Decision")]
pub enum Doubt {
    /// It was sent, and nothing tells.
    Unknown,
    /// It failed after it took effect.
    Applied,
    /// An earlier try of unknown outcome left just this behind.
    ProbablyApplied,
}

/// Why somebody else has to decide.
///
/// ```
/// use aftercall::recover::{Call, Decision, Escalation, History, Input, Key, Policy, decide};
/// use aftercall::{Effect, Failure, Now, Reading, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let (policy, mut history) = (Policy::in_agent(), History::new());
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let refused = ToolError::validation("It does not fit.").violation("/date", "a date").received("soon");
/// let reading: Reading<()> = Reading::Settled(Err(ToolError::from(refused).into()));
///
/// // Other arguments, but the same mistake: a model that can't mend it needs help.
/// let mut send = |key| {
///     let call = Call::new("book", Effect::Write, Key::of(["book", key]));
///     let decision = decide(&Input::new(&policy, &history, call, now), &reading);
///     history.record(&call, &reading, &decision, now);
///     decision
/// };
/// assert!(matches!(send("first"), Decision::FixInput { .. }));
/// assert!(matches!(send("second"), Decision::Escalate { why: Escalation::SameArgument, .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "see Decision")]
pub enum Escalation {
    /// Nothing says what went wrong.
    Unexplained,
    /// The same argument was refused again with the same value.
    SameArgument,
    /// The arguments were refused too often.
    TooManyTries,
    /// This principal may not do it.
    NotAllowed,
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

    /// Its name, for a log or a table: `retry`, `fix_input`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::AcceptEmpty => "accept_empty",
            Self::AcceptPartial { .. } => "accept_partial",
            Self::RetryMissing { .. } => "retry_missing",
            Self::Await => "await",
            Self::ProvideInput => "provide_input",
            Self::Stop { .. } => "stop",
            Self::Retry { .. } => "retry",
            Self::Defer { .. } => "defer",
            Self::Propagate { .. } => "propagate",
            Self::Verify { .. } => "verify",
            Self::FixInput { .. } => "fix_input",
            Self::TellUser { .. } => "tell_user",
            Self::SwitchPrincipal { .. } => "switch_principal",
            Self::Escalate { .. } => "escalate",
        }
    }

    /// Why, in words for a log or a model. Holds no text of the other side.
    #[must_use]
    pub fn reason(&self) -> String {
        match self {
            Self::Accept => "The call worked, and the data is there.".into(),
            Self::AcceptEmpty => "Everything was searched and nothing matches: that is the \
                 answer, not a failure."
                .into(),
            Self::AcceptPartial { missing } if missing.is_empty() => {
                "Some of it is there; the rest is missing, and nothing names it.".into()
            }
            Self::AcceptPartial { missing } => format!(
                "Some sources answered; {} missing and will not come by asking again now.",
                are(missing.len())
            ),
            Self::RetryMissing { missing, .. } => format!(
                "Some sources answered; {} missing and may come by asking again.",
                are(missing.len())
            ),
            Self::Await => "The call goes on as a task; its result is still to come.".into(),
            Self::ProvideInput => "The tool waits for something from the caller.".into(),
            Self::Stop { already: None } => "The caller called it off.".into(),
            Self::Stop {
                already: Some(already),
            } => format!(
                "The same call has come back {} times with the same verdict; sending it again \
                 changes nothing.",
                already.times
            ),
            Self::Retry {
                why: Again::Heals, ..
            } => "It heals by itself, and sending it again is safe.".into(),
            Self::Retry {
                why: Again::Unexplained,
                ..
            } => "Nothing says what went wrong; the tool only reads, so one more try is \
                 harmless."
                .into(),
            Self::Defer { wait, .. } => format!(
                "It heals by itself, but not before {wait:?} from now, and nobody waits that \
                 long."
            ),
            Self::Propagate { attempts, why, .. } => match why {
                Spent::Attempts => format!(
                    "It may heal by itself, but {} tries have failed.",
                    attempts.len()
                ),
                Spent::Time => "It may heal by itself, but the time for tries is over.".into(),
                Spent::Below => "It may heal by itself, but a layer below has tried already; \
                     trying here as well would multiply the load."
                    .into(),
                Spent::Refused => "Whoever failed says that sending it again is no use.".into(),
                Spent::Tokens => "It may heal by itself, but too many calls fail at once to try \
                     each of them again."
                    .into(),
                Spent::Breaker => "It may heal by itself, but the other side is down.".into(),
                Spent::Bound => "It may heal by itself, but the request hangs on something that a \
                     second one would disturb."
                    .into(),
            },
            Self::Verify { why, .. } => match why {
                Doubt::Unknown => "It may have taken effect, and twice is not once: find out \
                     before sending it again."
                    .into(),
                Doubt::Applied => "It took effect before it failed: look at what it did before \
                     anything else."
                    .into(),
                Doubt::ProbablyApplied => "An earlier try of unknown outcome probably took \
                     effect, and this is what it left: find out."
                    .into(),
            },
            Self::FixInput { violations } if violations.is_empty() => {
                "The arguments have to change before it can work.".into()
            }
            Self::FixInput { violations } => format!(
                "The arguments have to change before it can work: {} named.",
                are(violations.len())
            ),
            Self::TellUser { then, .. } => match then {
                Then::TakeOtherPath { .. } => "A rule or the present state refuses it; the \
                     person has to know, and there is another path."
                    .into(),
                Then::Escalate { .. } => "A rule or the present state refuses it; the person \
                     has to know, and somebody else has to decide."
                    .into(),
            },
            Self::SwitchPrincipal { .. } => {
                "This principal may not do it; one with other rights could.".into()
            }
            Self::Escalate { why, .. } => match why {
                Escalation::Unexplained => {
                    "Nothing says what went wrong, so nothing says that another try is safe or \
                     of use."
                }
                Escalation::SameArgument => {
                    "The same argument was refused again with the same value."
                }
                Escalation::TooManyTries => "The arguments were refused three times in a row.",
                Escalation::NotAllowed => "This principal may not do it.",
            }
            .into(),
        }
    }
}

/// Name and reason.
impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name(), self.reason())
    }
}

fn are(n: usize) -> String {
    if n == 1 {
        "1 is".into()
    } else {
        format!("{n} are")
    }
}
