//! What a decision rests on, and where it points.

use crate::Category;
use crate::detail::Alternative;

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
