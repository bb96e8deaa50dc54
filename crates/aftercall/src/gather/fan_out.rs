//! Asks many sources at once, and reports on every one of them.
//!
//! Each source is a call of its own under the driver's policy, so a passing
//! fault heals where it happens and leaves no trace but its attempts, which make
//! the whole neither failed nor partial. What
//! bounds the whole is a number of sources asked at a time, a time for each and
//! a time for all. Nothing is spawned: the futures run where the gathering is
//! awaited, borrow what they like, and end with it.
//!
//! Whatever ends a source early, it is in the report: one that was being asked
//! when time ran out may have run (`executed: unknown`), one that never had its
//! turn did not (`executed: no`).

use core::cell::RefCell;
use core::future::Future;
use core::num::NonZeroUsize;
use core::pin::pin;
use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::SystemTime;

use futures_util::stream::{self, StreamExt};
use tokio::time::{Instant, sleep_until};

use super::{Report, Source};
use crate::detail::Attempt;
use crate::recover::{Call, Driver, Ended, Key, Run, Tried};
use crate::{Code, Effect, Executed, Failure, Reading, ToolError};

mod filing;

use filing::{attempt, cut_short, file};

/// How many sources are asked at a time unless told: 16, which keeps a report
/// over hundreds of sources short without being a burst to any one host.
pub const CONCURRENCY: NonZeroUsize = NonZeroUsize::new(16).expect("16 is not zero");

/// The code of a source that did not answer in its time.
pub const SOURCE_TIMEOUT: Code = Code::from_static("gather.source_timeout");

/// The code of a source that was still to be asked, or being asked, when the
/// time for all was over.
pub const DEADLINE: Code = Code::from_static("gather.deadline");

/// The code of a source that the caller gave up.
pub const CANCELLED: Code = Code::from_static("gather.cancelled");

/// The code of a source that answered with something that is no outcome yet.
pub const UNFINISHED: Code = Code::from_static("gather.unfinished");

/// Asks many sources at once.
///
/// ```
/// # let runtime = tokio::runtime::Builder::new_current_thread()
/// #     .enable_time().start_paused(true).build().unwrap();
/// # runtime.block_on(async {
/// use aftercall::gather::{Gather, Source};
/// use aftercall::recover::{Driver, Policy};
/// use aftercall::{Answer, Effect, Outcome, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// async fn search(shop: Source) -> Outcome<Vec<&'static str>> {
///     match shop.as_str() {
///         "north" => Ok(Answer::list(vec!["lamp"], "north")),
///         "south" => Ok(Answer::empty("south")),
///         _ => Err(ToolError::permission("Not your shop.").into()),
///     }
/// }
///
/// let dice = || 7; // in earnest: a random number generator
/// let driver = Driver::new(Policy::in_agent(), SystemTime::now, dice);
/// let gather = Gather::new(driver).each(Duration::from_secs(5));
/// let shops = ["north", "south", "west"].map(Source::new);
///
/// let report = gather.ask(shops, Effect::ReadOnly, |shop, _| search(shop)).await;
/// assert_eq!(report.coverage(), "2 of 3 sources covered; missing: west (permission)");
/// # });
/// ```
#[derive(Clone, Debug)]
#[must_use = "it asks nobody until told whom"]
pub struct Gather<W, R> {
    driver: Driver<W, R>,
    reporter: Arc<str>,
    concurrency: NonZeroUsize,
    each: Option<Duration>,
    whole: Option<Duration>,
}

/// One source is done.
///
/// ```
/// use aftercall::Reading;
/// use aftercall::gather::Finished;
///
/// /// For [`Gather::ask_until`](aftercall::gather::Gather::ask_until): `3/5 north: failed`.
/// fn progress<T>(finished: Finished<'_, T>) -> String {
///     let how = match finished.reading {
///         Reading::Settled(Ok(_)) => "answered",
///         Reading::Settled(Err(_)) => "failed",
///         Reading::Pending | Reading::InputRequired | Reading::Cancelled => "no outcome",
///     };
///     format!("{}/{} {}: {how}", finished.done, finished.of, finished.source)
/// }
/// # let _ = progress::<()>;
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Finished<'a, T> {
    /// Which.
    pub source: &'a Source,
    /// What it said at last.
    pub reading: &'a Reading<T>,
    /// How many tries it took.
    pub tries: u32,
    /// How many sources are done, this one included.
    pub done: usize,
    /// Of how many.
    pub of: usize,
}

/// How far a source has come that is not done.
#[derive(Default)]
struct Progress {
    asked: bool,
    /// Of this gathering.
    attempts: Vec<Attempt>,
}

/// The sources that are not done.
type Pending = RefCell<BTreeMap<Source, Progress>>;

impl<W, R> Gather<W, R>
where
    W: Fn() -> SystemTime,
    R: Fn() -> u64,
{
    /// Under that driver's policy, [`CONCURRENCY`] sources at a time, for as
    /// long as it takes.
    pub fn new(driver: Driver<W, R>) -> Self {
        Self {
            driver,
            reporter: Arc::from(""),
            concurrency: CONCURRENCY,
            each: None,
            whole: None,
        }
    }

    /// The same, in the name of a reporter: see [`Report::by`].
    pub fn by(mut self, reporter: impl Into<Arc<str>>) -> Self {
        self.reporter = reporter.into();
        self
    }

    /// The same, with that many sources asked at a time.
    pub const fn concurrency(mut self, sources: NonZeroUsize) -> Self {
        self.concurrency = sources;
        self
    }

    /// The same, with that much time for each source, its retries included.
    pub const fn each(mut self, time: Duration) -> Self {
        self.each = Some(time);
        self
    }

    /// The same, with that much time for all of them.
    pub const fn whole(mut self, time: Duration) -> Self {
        self.whole = Some(time);
        self
    }

    /// Asks each source; `ask` makes the try of that number, from 1.
    ///
    /// `effect` is what asking does to a source: without
    /// [`ReadOnly`](Effect::ReadOnly) or [`Idempotent`](Effect::Idempotent), a
    /// try that may have run is not repeated.
    pub async fn ask<T, E, F>(
        &self,
        sources: impl IntoIterator<Item = Source>,
        effect: Effect,
        ask: impl Fn(Source, u32) -> F,
    ) -> Report<T>
    where
        E: Into<Ended<T>>,
        F: Future<Output = E>,
    {
        let never = core::future::pending::<()>();
        self.ask_until(sources, effect, ask, never, |_| {}).await
    }

    /// The same until `cancelled` is ready, telling `observe` of each source as
    /// it is done: what it said can be used before the others have answered.
    pub async fn ask_until<T, E, F>(
        &self,
        sources: impl IntoIterator<Item = Source>,
        effect: Effect,
        ask: impl Fn(Source, u32) -> F,
        cancelled: impl Future,
        observe: impl FnMut(Finished<'_, T>),
    ) -> Report<T>
    where
        E: Into<Ended<T>>,
        F: Future<Output = E>,
    {
        let report = Report::by(Arc::clone(&self.reporter));
        self.onto(report, sources, effect, ask, cancelled, observe)
            .await
    }

    /// Asks again exactly the missing sources that are worth it, and joins what
    /// they say with the rest. The new word on a source replaces the old, which
    /// becomes the latest of its attempts.
    pub async fn resume<T, E, F>(
        &self,
        report: Report<T>,
        effect: Effect,
        ask: impl Fn(Source, u32) -> F,
    ) -> Report<T>
    where
        E: Into<Ended<T>>,
        F: Future<Output = E>,
    {
        let never = core::future::pending::<()>();
        self.resume_until(report, effect, ask, never, |_| {}).await
    }

    /// The same until `cancelled` is ready, telling `observe` of each source as
    /// it is done. What had no turn by then stands as it was.
    pub async fn resume_until<T, E, F>(
        &self,
        report: Report<T>,
        effect: Effect,
        ask: impl Fn(Source, u32) -> F,
        cancelled: impl Future,
        observe: impl FnMut(Finished<'_, T>),
    ) -> Report<T>
    where
        E: Into<Ended<T>>,
        F: Future<Output = E>,
    {
        let again: Vec<Source> = report.missing_retryable(effect).cloned().collect();
        self.onto(report, again, effect, ask, cancelled, observe)
            .await
    }

    async fn onto<T, E, F>(
        &self,
        mut report: Report<T>,
        sources: impl IntoIterator<Item = Source>,
        effect: Effect,
        ask: impl Fn(Source, u32) -> F,
        cancelled: impl Future,
        mut observe: impl FnMut(Finished<'_, T>),
    ) -> Report<T>
    where
        E: Into<Ended<T>>,
        F: Future<Output = E>,
    {
        let pending: Pending = RefCell::new(
            sources
                .into_iter()
                .map(|source| (source, Progress::default()))
                .collect(),
        );
        let names: Vec<Source> = pending.borrow().keys().cloned().collect();
        let of = names.len();

        let mut asking = pin!(
            stream::iter(names)
                .map(|source| self.one(source, effect, &ask, &pending))
                .buffer_unordered(self.concurrency.get())
        );
        let mut cancelled = pin!(cancelled);
        let mut deadline = pin!(sleep_until_some(
            self.whole.and_then(|time| Instant::now().checked_add(time))
        ));
        let ended_early = loop {
            tokio::select! {
                biased;
                _ = &mut cancelled => break Some(CANCELLED),
                next = asking.next() => match next {
                    Some((source, run)) => {
                        let progress = pending.borrow_mut().remove(&source).unwrap_or_default();
                        let done = of - pending.borrow().len();
                        let (reading, tries) = (&run.reading, run.tries);
                        observe(Finished { source: &source, reading, tries, done, of });
                        let at = self.driver.date();
                        report = file(report, source, run.reading, progress.attempts, at);
                    }
                    None => break None,
                },
                () = &mut deadline => break Some(DEADLINE),
            }
        };
        if let Some(why) = ended_early {
            for (source, progress) in core::mem::take(&mut *pending.borrow_mut()) {
                if progress.asked || report.why(&source).is_none() {
                    let failure = Err(cut_short(&why, progress));
                    let at = self.driver.date();
                    report = file(report, source, Reading::Settled(failure), Vec::new(), at);
                }
            }
        }
        report
    }

    async fn one<T, E, F>(
        &self,
        source: Source,
        effect: Effect,
        ask: &impl Fn(Source, u32) -> F,
        pending: &Pending,
    ) -> (Source, Run<T>)
    where
        E: Into<Ended<T>>,
        F: Future<Output = E>,
    {
        let note = |change: &dyn Fn(&mut Progress)| {
            if let Some(progress) = pending.borrow_mut().get_mut(&source) {
                change(progress);
            }
        };
        note(&|progress| progress.asked = true);
        let call = Call::new(
            source.as_str(),
            effect,
            Key::of(["gather", source.as_str()]),
        );
        let time_up = sleep_until_some(self.each.and_then(|time| Instant::now().checked_add(time)));
        let report = |tried: Tried<'_, T>| {
            if let (Some(wait), Reading::Settled(Err(failure))) = (tried.wait, tried.reading) {
                note(&|progress| progress.attempts.push(attempt(failure, wait)));
            }
        };
        let attempts = |number| ask(source.clone(), number);
        let mut run = self.driver.run_until(call, time_up, attempts, report).await;
        // Nothing but its own clock calls off a single source.
        if let Reading::Cancelled = run.reading {
            run.reading = Reading::Settled(Err(self.late(&source, pending)));
        }
        (source, run)
    }

    fn late(&self, source: &Source, pending: &Pending) -> Failure {
        let attempts = pending
            .borrow_mut()
            .get_mut(source)
            .map(|progress| core::mem::take(&mut progress.attempts))
            .unwrap_or_default();
        let seconds = self.each.unwrap_or_default().as_secs_f64();
        ToolError::transient(format!("It did not answer within {seconds} s."))
            .code(SOURCE_TIMEOUT)
            .executed(Executed::Unknown)
            .attempts(attempts)
            .into()
    }
}

async fn sleep_until_some(instant: Option<Instant>) {
    match instant {
        Some(instant) => sleep_until(instant).await,
        None => core::future::pending().await,
    }
}
