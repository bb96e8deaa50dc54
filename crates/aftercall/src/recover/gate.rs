//! May this layer send the call again on its own?
//!
//! [`decide`](super::decide) advises whoever owns the call. A layer in the
//! middle (a proxy, a retrying client) acts without being asked, and on the
//! word of a server it does not know. It sends again only if every one of four
//! things holds:
//!
//! 1. the failure is transient, or it is unexplained, the tool only reads and
//!    this is the first time;
//! 2. a second execution is harmless, because the tool is known to be read-only
//!    or idempotent, or there was no first one, because an envelope of ours
//!    says so or because this layer knows that nothing was delivered;
//! 3. the request stands alone: it continues nothing, and nothing was asked of
//!    the client while it ran;
//! 4. it can be afforded: tries, time, tokens, breaker, and the caller still
//!    waits.
//!
//! A code inside a foreign answer is never enough for the second: "connection
//! refused" from the second step says nothing of the card that was charged in
//! the first.

use core::fmt;
use core::time::Duration;

use super::{Input, Window};
use crate::{Basis, Category, Effect, Executed, Failure, Resend};

/// What this layer knows of the call, beside the [`Input`].
///
/// The default knows nothing and affords everything: no tool is trusted, all
/// was delivered, nobody vouches.
///
/// ```
/// use aftercall::recover::{Call, Facts, Gate, History, Hold, Input, Key, Policy, gate};
/// use aftercall::{Effect, Failure, Now, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let (policy, history) = (Policy::behind_host(), History::new());
/// let call = Call::new("find", Effect::ReadOnly, Key::of(["find"]));
/// let input = Input::new(&policy, &history, call, now);
/// let busy = Failure::from(ToolError::transient("The database is locked."));
///
/// let trusted = Facts { trusted: true, ..Facts::default() };
/// assert!(matches!(gate(&input, &busy, &trusted), Gate::Resend { .. }));
/// assert_eq!(gate(&input, &busy, &Facts::default()), Gate::Hold(Hold::MayRunTwice));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::exhaustive_structs,
    reason = "built by literal over the default, so that each fact is named"
)]
pub struct Facts {
    /// Is the call's [`Effect`] known, and not only claimed? True for what was
    /// configured, for a named idempotency key that is present, and for
    /// annotations of a server whose annotations are trusted.
    pub trusted: bool,
    /// May the other side have got the request?
    pub delivered: bool,
    /// Does the failure's `executed` come from an envelope of ours? One that a
    /// proxy concluded from a foreign answer carries its basis, and is not
    /// enough all the same.
    pub vouched: bool,
    /// What the request hangs on, if it does not stand alone.
    pub bound: Option<Bound>,
    /// Has the caller called it off?
    pub cancelled: bool,
    /// Do [`RetryTokens`](super::RetryTokens) pay for another try?
    pub tokens: bool,
    /// Is every [`Breaker`](super::Breaker) that it passes closed?
    pub closed: bool,
}

impl Default for Facts {
    fn default() -> Self {
        Self {
            trusted: false,
            delivered: true,
            vouched: false,
            bound: None,
            cancelled: false,
            tokens: true,
            closed: true,
        }
    }
}

/// What ties a request to something that a second one would disturb.
///
/// ```
/// use aftercall::recover::{Bound, Call, Facts, Gate, History, Hold, Input, Key, Policy, gate};
/// use aftercall::{Effect, Failure, Now, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let (policy, history) = (Policy::behind_host(), History::new());
/// let call = Call::new("find", Effect::ReadOnly, Key::of(["find"]));
/// let busy = Failure::from(ToolError::transient("The database is locked."));
///
/// // The person has answered a question of the server; a second request asks again.
/// let asked = Facts { trusted: true, bound: Some(Bound::ServerRequest), ..Facts::default() };
/// let answer = gate(&Input::new(&policy, &history, call, now), &busy, &asked);
/// assert_eq!(answer, Gate::Hold(Hold::Bound(Bound::ServerRequest)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::exhaustive_enums, reason = "the list of the rule above")]
pub enum Bound {
    /// It carries `requestState`.
    RequestState,
    /// It carries `inputResponses`.
    InputResponses,
    /// It is a task.
    Task,
    /// A server request (elicitation, sampling) reached the client meanwhile.
    ServerRequest,
}

/// The answer.
///
/// ```
/// use aftercall::recover::{Gate, Hold};
///
/// fn log(answer: Gate) -> String {
///     match answer {
///         Gate::Resend { earliest, latest, safe } => {
///             format!("again in {earliest:?} to {latest:?}: {safe:?}")
///         }
///         Gate::Hold(hold) => format!("handed up: {hold}"),
///     }
/// }
///
/// assert_eq!(log(Gate::Hold(Hold::BreakerOpen)), "handed up: the breaker is open");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "an answer does nothing by itself"]
#[expect(clippy::exhaustive_enums, reason = "yes or no")]
pub enum Gate {
    /// Send it again, after a wait from this span.
    Resend {
        /// The shortest wait.
        earliest: Duration,
        /// The longest wait.
        latest: Duration,
        /// Why a second execution does no harm.
        safe: Safe,
    },
    /// Hand the failure up.
    Hold(Hold),
}

/// Why a second execution does no harm.
///
/// ```
/// use aftercall::recover::{Call, Facts, Gate, History, Input, Key, Policy, Safe, gate};
/// use aftercall::{Effect, Executed, Failure, Now, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let (policy, history) = (Policy::behind_host(), History::new());
/// let call = Call::new("pay", Effect::Write, Key::of(["pay", "#7"]));
/// let busy = ToolError::transient("The till is being counted.").executed(Executed::No);
/// let busy = Failure::from(ToolError::from(busy));
///
/// // Only because the tool's own author says so does a payment go out again.
/// let vouched = Facts { trusted: true, vouched: true, ..Facts::default() };
/// let answer = gate(&Input::new(&policy, &history, call, now), &busy, &vouched);
/// assert!(matches!(answer, Gate::Resend { safe: Safe::DeclaredNotRun, .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::exhaustive_enums, reason = "the list of the rule above")]
pub enum Safe {
    /// It is harmless: the tool is read-only or idempotent.
    TwiceIsOnce,
    /// There was no first one: an envelope of ours says that it did not run.
    DeclaredNotRun,
    /// There was no first one: it was never delivered.
    NotDelivered,
}

/// Why the call is not sent again.
///
/// ```
/// use aftercall::recover::{Call, Facts, Gate, History, Hold, Input, Key, Policy, gate};
/// use aftercall::{Basis, Category, Effect, Executed, Failure, Now};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let (policy, history) = (Policy::behind_host(), History::new());
/// let call = Call::new("pay", Effect::Write, Key::of(["pay", "#7"]));
///
/// // "Connection refused" inside an answer tells of one step of what the tool did.
/// let refused = Failure::inferred(Category::Transient, Basis::Code, "Connection refused.")
///     .with_executed(Executed::No);
/// let known = Facts { trusted: true, ..Facts::default() };
/// let answer = gate(&Input::new(&policy, &history, call, now), &refused, &known);
/// assert_eq!(answer, Gate::Hold(Hold::MayRunTwice));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::exhaustive_enums, reason = "the list of the rule above")]
pub enum Hold {
    /// The caller called it off.
    Cancelled,
    /// The failure does not heal by itself.
    Final,
    /// Nothing explains it, and it is no first failure of a tool that just
    /// reads.
    Unexplained,
    /// Whoever failed says that sending it again is no use.
    Refused,
    /// A layer below has tried already, and its wait has not passed.
    TriedBelow,
    /// It may have run, and nothing that counts says that twice is once.
    MayRunTwice,
    /// It hangs on something.
    Bound(Bound),
    /// As many tries as the policy has.
    Attempts,
    /// Another try would end after whoever waits has gone.
    Time,
    /// The upstream's retry tokens are spent.
    Tokens,
    /// A breaker is open.
    BreakerOpen,
}

/// May this layer send it again on its own? Pure and total.
/// [`Facts`] has an example.
///
/// ```
/// use aftercall::recover::{Call, Facts, Gate, History, Hold, Input, Key, Policy, Safe, gate};
/// use aftercall::{Effect, Failure, Now, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let (policy, history) = (Policy::behind_host(), History::new());
/// let call = Call::new("pay", Effect::Write, Key::of(["pay", "#7"]));
/// let input = Input::new(&policy, &history, call, now);
/// let broken = Failure::from(ToolError::transient("The connection broke."));
///
/// let sent = Facts { trusted: true, ..Facts::default() };
/// assert_eq!(gate(&input, &broken, &sent), Gate::Hold(Hold::MayRunTwice));
/// let not_sent = Facts { delivered: false, ..sent };
/// assert!(matches!(gate(&input, &broken, &not_sent), Gate::Resend { safe: Safe::NotDelivered, .. }));
/// ```
pub fn gate(i: &Input<'_>, failure: &Failure, facts: &Facts) -> Gate {
    match admit(i, failure, facts) {
        Ok((Window { earliest, latest }, safe)) => Gate::Resend {
            earliest,
            latest,
            safe,
        },
        Err(hold) => Gate::Hold(hold),
    }
}

fn admit(i: &Input<'_>, failure: &Failure, facts: &Facts) -> Result<(Window, Safe), Hold> {
    let effect = if facts.trusted {
        i.call.effect
    } else {
        Effect::Unknown
    };
    if facts.cancelled {
        return Err(Hold::Cancelled);
    }
    worth_it(i, failure, effect)?;
    let safe = safe(failure, effect, facts).ok_or(Hold::MayRunTwice)?;
    if let Some(bound) = facts.bound {
        return Err(Hold::Bound(bound));
    }
    if !i.tries_left() {
        return Err(Hold::Attempts);
    }
    let window = i.window(i.stated_wait(failure)).ok_or(Hold::Time)?;
    if !facts.closed {
        return Err(Hold::BreakerOpen);
    }
    if !facts.tokens {
        return Err(Hold::Tokens);
    }
    Ok((window, safe))
}

fn worth_it(i: &Input<'_>, failure: &Failure, effect: Effect) -> Result<(), Hold> {
    match failure.category() {
        Some(Category::Transient) => {
            // Asked of a read, for which safety is no reason to say no: what is
            // left is the word of whoever failed.
            match failure.resend(Effect::ReadOnly) {
                Resend::Now | Resend::After(_) => {}
                Resend::Never | Resend::IfRead | Resend::CheckFirst => return Err(Hold::Refused),
            }
            if i.tried_below(failure) {
                return Err(Hold::TriedBelow);
            }
            if super::decide::is_broken(i, failure) {
                return Err(Hold::Unexplained);
            }
            Ok(())
        }
        Some(Category::Validation | Category::Business | Category::Permission) => Err(Hold::Final),
        None => {
            let first = !i.history.unexplained(&i.call, i.now) && failure.attempts().is_empty();
            match effect {
                Effect::ReadOnly if first => Ok(()),
                Effect::ReadOnly | Effect::Idempotent | Effect::Write | Effect::Unknown => {
                    Err(Hold::Unexplained)
                }
            }
        }
    }
}

fn safe(failure: &Failure, effect: Effect, facts: &Facts) -> Option<Safe> {
    if effect.may_repeat() {
        return Some(Safe::TwiceIsOnce);
    }
    if !facts.delivered {
        return Some(Safe::NotDelivered);
    }
    match failure.executed() {
        Some(Executed::No) if facts.vouched && is_first_hand(failure) => Some(Safe::DeclaredNotRun),
        Some(Executed::No | Executed::Yes | Executed::Unknown) | None => None,
    }
}

/// An envelope of ours may be a proxy's, which passes on what it concluded from
/// a foreign answer. Only whoever declares it was there.
fn is_first_hand(failure: &Failure) -> bool {
    match failure.basis() {
        None | Some(Basis::Declared) => true,
        Some(
            Basis::Code
            | Basis::Status
            | Basis::Schema
            | Basis::Structure
            | Basis::Prose
            | Basis::Experiment,
        ) => false,
    }
}

impl fmt::Display for Hold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cancelled => "the caller called it off",
            Self::Final => "the failure does not heal by itself",
            Self::Unexplained => "nothing explains the failure",
            Self::Refused => "whoever failed says that sending it again is no use",
            Self::TriedBelow => "a layer below has tried already, and its wait has not passed",
            Self::MayRunTwice => "it may have run, and twice may not be once",
            Self::Bound(Bound::RequestState) => "the request carries requestState",
            Self::Bound(Bound::InputResponses) => "the request carries inputResponses",
            Self::Bound(Bound::Task) => "the request is a task",
            Self::Bound(Bound::ServerRequest) => "the server asked the client something meanwhile",
            Self::Attempts => "as many tries as the policy has",
            Self::Time => "another try would end after whoever waits has gone",
            Self::Tokens => "the upstream's retry tokens are spent",
            Self::BreakerOpen => "the breaker is open",
        })
    }
}
