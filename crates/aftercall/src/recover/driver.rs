//! Runs a call under a policy: the only place of the library that waits.
//!
//! [`Driver::run`] makes the call, asks [`decide`] what to do with the result
//! and, where that is to try again, asks [`gate`] whether a machine may. Then it
//! sleeps on tokio's clock, so that a test on paused time takes none. The date
//! and the randomness are the caller's.
//!
//! It tries again by itself, and does nothing else by itself: a verification, an
//! alternative, another principal are decisions that it hands back.
//!
//! It bounds no try: what a try may take is for the caller to say, who then
//! calls it [lost](Ended::lost).
//!
//! Dropping the future cancels, at any point. [`Driver::run_until`] cancels as
//! well, and then says so.

use core::future::{Future, poll_fn};
use core::pin::{Pin, pin};
use core::task::Poll;
use std::time::SystemTime;

use tokio::time::{Instant, sleep};

use self::run::{executed, stopped, together, told};
use super::decide::propagate;
use super::{
    Call, Decision, Doubt, Facts, Gate, History, Hold, Input, Policy, Spent, Window, decide, gate,
};
use crate::{Code, Executed, Failure, Now, Reading, ToolError};

mod ended;
mod run;
mod upstream;

pub use ended::Ended;
pub use run::{Run, Tried};
pub use upstream::Upstream;

/// The code of the answer that an open breaker gives.
pub const UNAVAILABLE: Code = Code::from_static("upstream.unavailable");

/// Runs calls under a policy.
///
/// ```
/// # let runtime = tokio::runtime::Builder::new_current_thread()
/// #     .enable_time().start_paused(true).build().unwrap();
/// # runtime.block_on(async {
/// use aftercall::recover::{Call, Decision, Driver, Key, Policy};
/// use aftercall::{Answer, Effect, Outcome, ToolError};
/// use std::time::SystemTime;
///
/// async fn find_customer(attempt: u32) -> Outcome<&'static str> {
///     if attempt < 3 {
///         return Err(ToolError::transient("The database is locked.").into());
///     }
///     Ok(Answer::Found("Ada"))
/// }
///
/// let dice = || 0x9e37_79b9_7f4a_7c15; // in earnest: a random number generator
/// let driver = Driver::new(Policy::in_agent(), SystemTime::now, dice);
/// let call = Call::new("find_customer", Effect::ReadOnly, Key::of(["find_customer", "7"]));
///
/// let run = driver.run(call, find_customer).await;
/// assert_eq!(run.decision, Decision::Accept);
/// assert_eq!(run.tries, 3);
/// # });
/// ```
#[derive(Clone, Debug)]
pub struct Driver<W, R> {
    policy: Policy,
    wall: W,
    random: R,
    upstream: Option<Upstream>,
}

impl<W, R> Driver<W, R>
where
    W: Fn() -> SystemTime,
    R: Fn() -> u64,
{
    /// Under that policy, with the date from `wall` and uniform random numbers
    /// from `random`.
    pub const fn new(policy: Policy, wall: W, random: R) -> Self {
        Self {
            policy,
            wall,
            random,
            upstream: None,
        }
    }

    /// The same, sharing tokens and breaker with all other calls to `upstream`.
    #[must_use]
    pub fn upstream(mut self, upstream: &Upstream) -> Self {
        self.upstream = Some(upstream.clone());
        self
    }

    /// Runs a call: `attempt` makes the try of that number, from 1.
    ///
    /// The effect of `call` is taken for known. State [`Effect::Unknown`]
    /// where it is only claimed.
    ///
    /// [`Effect::Unknown`]: crate::Effect::Unknown
    pub async fn run<T, E, F>(&self, call: Call<'_>, attempt: impl FnMut(u32) -> F) -> Run<T>
    where
        E: Into<Ended<T>>,
        F: Future<Output = E>,
    {
        self.run_until(call, core::future::pending::<()>(), attempt, |_| {})
            .await
    }

    /// The same until `cancelled` is ready, telling `report` of every try.
    ///
    /// A cancellation drops the try in progress, or ends the wait, at once; the
    /// result is [`Reading::Cancelled`] and [`Decision::Stop`].
    pub async fn run_until<T, E, F>(
        &self,
        call: Call<'_>,
        cancelled: impl Future,
        mut attempt: impl FnMut(u32) -> F,
        report: impl FnMut(Tried<'_, T>),
    ) -> Run<T>
    where
        E: Into<Ended<T>>,
        F: Future<Output = E>,
    {
        self.drive(
            call,
            cancelled,
            move |number| {
                let attempt = attempt(number);
                async { (attempt.await.into(), ()) }
            },
            report,
        )
        .await
        .0
    }

    /// The same for a caller that needs something beside the result of the last
    /// try that ended.
    pub(super) async fn drive<T, X, F>(
        &self,
        call: Call<'_>,
        cancelled: impl Future,
        mut attempt: impl FnMut(u32) -> F,
        mut report: impl FnMut(Tried<'_, T>),
    ) -> (Run<T>, Option<X>)
    where
        F: Future<Output = (Ended<T>, X)>,
    {
        let mut cancelled = pin!(cancelled);
        let began = Instant::now();
        let mut history = History::new();
        let mut before: Option<Option<Executed>> = None;
        let mut beside = None;
        if let Some(run) = self.refused(self.now(began)) {
            return (run, None);
        }
        let mut number = 1;
        loop {
            let sent = Instant::now();
            let Some((ended, x)) = until(cancelled.as_mut(), attempt(number)).await else {
                return (stopped(number), beside);
            };
            beside = Some(x);
            let now = self.now(began);
            let took = sent.elapsed();
            if let Some(upstream) = &self.upstream {
                upstream.count(ended.sign, now);
            }
            let call = call.took(took).elapsed(began.elapsed());
            let (decision, window) = self.judge(
                &Input::new(&self.policy, &history, call, now),
                &ended,
                number,
            );
            let wait = window.map(|window| window.pick((self.random)()));
            report(Tried {
                number,
                took,
                reading: &ended.reading,
                decision: &decision,
                wait,
            });
            let Some(wait) = wait else {
                let attempts = history.attempts(&call, now);
                let reading = told(ended.reading, attempts, before);
                let run = Run {
                    reading,
                    decision,
                    tries: number,
                };
                return (run, beside);
            };
            let this = executed(&ended.reading);
            before = Some(before.map_or(this, |before| together(before, this)));
            history.record(&call, &ended.reading, &decision, now);
            if until(cancelled.as_mut(), sleep(wait)).await.is_none() {
                return (stopped(number), beside);
            }
            number += 1;
        }
    }

    /// What to do, and the waits if that is to try again.
    fn judge<T>(
        &self,
        input: &Input<'_>,
        ended: &Ended<T>,
        number: u32,
    ) -> (Decision, Option<Window>) {
        let decision = decide(input, &ended.reading);
        let (Decision::Retry { .. }, Reading::Settled(Err(failure))) = (&decision, &ended.reading)
        else {
            return (decision, None);
        };
        // The history counts tries too, but by dates, and dates jump.
        if number >= self.policy.attempts() {
            return (held(input, failure, Hold::Attempts), None);
        }
        let upstream = self.upstream.as_ref();
        let facts = Facts {
            trusted: true,
            delivered: ended.delivered,
            vouched: ended.vouched,
            bound: ended.bound,
            cancelled: false,
            // Paid below, once nothing else is in the way.
            tokens: true,
            closed: upstream.is_none_or(|upstream| upstream.is_closed(input.now)),
        };
        match gate(input, failure, &facts) {
            Gate::Resend {
                earliest, latest, ..
            } if upstream.is_none_or(Upstream::take_token) => {
                (decision, Some(Window { earliest, latest }))
            }
            Gate::Resend { .. } => (held(input, failure, Hold::Tokens), None),
            Gate::Hold(hold) => (held(input, failure, hold), None),
        }
    }

    /// Counts a first try, unless the breaker is open: then the answer.
    fn refused<T>(&self, now: Now) -> Option<Run<T>> {
        let wait = self.upstream.as_ref()?.enter(now).err()?;
        let failure = ToolError::transient("The other side is down; nothing was sent.")
            .code(UNAVAILABLE)
            .retry_after(wait)
            .executed(Executed::No);
        Some(Run {
            reading: Reading::Settled(Err(failure.into())),
            decision: Decision::Defer {
                not_before: (now + wait).wall,
                wait,
            },
            tries: 0,
        })
    }

    /// The date, as the caller's clock tells it.
    pub(crate) fn date(&self) -> SystemTime {
        (self.wall)()
    }

    fn now(&self, began: Instant) -> Now {
        Now {
            mono: began.elapsed(),
            wall: (self.wall)(),
        }
    }
}

/// `future`, unless `cancelled` is ready first.
async fn until<F: Future>(mut cancelled: Pin<&mut impl Future>, future: F) -> Option<F::Output> {
    let mut future = pin!(future);
    poll_fn(|cx| {
        if cancelled.as_mut().poll(cx).is_ready() {
            return Poll::Ready(None);
        }
        future.as_mut().poll(cx).map(Some)
    })
    .await
}

/// The decision of an agent that would try again, once a machine may not.
fn held(i: &Input<'_>, failure: &Failure, hold: Hold) -> Decision {
    let why = match hold {
        Hold::MayRunTwice => {
            return Decision::Verify {
                with: failure.verify().cloned(),
                why: Doubt::Unknown,
            };
        }
        Hold::Cancelled => return Decision::Stop { already: None },
        Hold::Bound(_) => Spent::Bound,
        Hold::Tokens => Spent::Tokens,
        Hold::BreakerOpen => Spent::Breaker,
        Hold::TriedBelow => Spent::Below,
        Hold::Time => Spent::Time,
        Hold::Refused | Hold::Final | Hold::Unexplained => Spent::Refused,
        Hold::Attempts => Spent::Attempts,
    };
    propagate(i, failure, why)
}
