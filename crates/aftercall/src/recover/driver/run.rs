//! What a run hands back: each try as it is reported, and the end of all.

use core::time::Duration;

use crate::detail::Attempt;
use crate::recover::Decision;
use crate::{Executed, Reading};

/// One try, as it is reported.
///
/// ```
/// use aftercall::recover::Tried;
///
/// /// For [`Driver::run_until`](aftercall::recover::Driver::run_until).
/// fn line<T>(tried: Tried<'_, T>) -> String {
///     let Tried { number, took, decision, wait, .. } = tried;
///     match wait {
///         Some(wait) => format!("try {number} took {took:?}; {decision} (in {wait:?})"),
///         None => format!("try {number} took {took:?} and was the last; {decision}"),
///     }
/// }
/// # let _ = line::<()>;
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Tried<'a, T> {
    /// Which it was, from 1.
    pub number: u32,
    /// How long it took.
    pub took: Duration,
    /// How it ended.
    pub reading: &'a Reading<T>,
    /// What was decided.
    pub decision: &'a Decision,
    /// How long is waited now, before the next; `None` after the last.
    pub wait: Option<Duration>,
}

/// How a run ended.
///
/// ```
/// # let runtime = tokio::runtime::Builder::new_current_thread()
/// #     .enable_time().start_paused(true).build().unwrap();
/// # runtime.block_on(async {
/// use aftercall::recover::{Call, Driver, Key, Policy};
/// use aftercall::{Effect, Outcome, Reading, ToolError};
/// use std::time::SystemTime;
///
/// async fn locked(_try: u32) -> Outcome<()> {
///     Err(ToolError::transient("The database is locked.").into())
/// }
///
/// let driver = Driver::new(Policy::in_agent(), SystemTime::now, || 7);
/// let call = Call::new("find", Effect::ReadOnly, Key::of(["find"]));
/// let run = driver.run(call, locked).await;
///
/// let Reading::Settled(Err(failure)) = run.reading else { panic!() };
/// assert_eq!(run.tries, 3);
/// assert_eq!(failure.attempts().len(), 2, "those before the last");
/// # });
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Run<T> {
    /// The last result. A failure carries the tries before it as `attempts`,
    /// and the `executed` of all of them together.
    pub reading: Reading<T>,
    /// What to do about it. Never [`Decision::Retry`].
    pub decision: Decision,
    /// How many tries were made; none where an open breaker answered.
    pub tries: u32,
}

pub(super) fn stopped<T>(tries: u32) -> Run<T> {
    Run {
        reading: Reading::Cancelled,
        decision: Decision::Stop { already: None },
        tries,
    }
}

/// The last result, with what came before it.
pub(super) fn told<T>(
    reading: Reading<T>,
    attempts: Vec<Attempt>,
    before: Option<Option<Executed>>,
) -> Reading<T> {
    let together = before.and_then(|before| together(before, executed(&reading)));
    match reading {
        Reading::Settled(Err(failure)) => {
            let failure = failure.with_earlier_attempts(attempts);
            Reading::Settled(Err(match together {
                Some(executed) => failure.with_executed(executed),
                None => failure,
            }))
        }
        Reading::Settled(Ok(_))
        | Reading::Pending
        | Reading::InputRequired
        | Reading::Cancelled => reading,
    }
}

pub(super) fn executed<T>(reading: &Reading<T>) -> Option<Executed> {
    match reading {
        Reading::Settled(Err(failure)) => failure.executed(),
        Reading::Settled(Ok(_))
        | Reading::Pending
        | Reading::InputRequired
        | Reading::Cancelled => None,
    }
}

/// Of two failed tries. Beside one that says something, one that says nothing
/// may have run.
pub(super) fn together(one: Option<Executed>, other: Option<Executed>) -> Option<Executed> {
    if one.is_none() && other.is_none() {
        return None;
    }
    let known = |executed: Option<Executed>| executed.unwrap_or(Executed::Unknown);
    Some(known(one).or(known(other)))
}
