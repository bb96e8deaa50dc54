//! Gathering on paused time: what is asked how often, and that nothing is lost.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::time::{Duration, SystemTime};

use aftercall::gather::{CANCELLED, DEADLINE, Gather, Report, SOURCE_TIMEOUT, Source};
use aftercall::recover::{Driver, Policy};
use aftercall::{Answer, Category, Effect, Executed, Failure, Outcome, Reading, ToolError};
use proptest::prelude::*;
use tokio::time::{Instant, sleep};

/// How a scripted source behaves.
#[derive(Clone, Copy, Debug)]
enum Script {
    Finds,
    Empty,
    /// Fails so many times, then finds.
    Heals(u32),
    Refuses,
    Hangs,
}

type Clock = fn() -> SystemTime;

fn gather() -> Gather<Clock, fn() -> u64> {
    let clock: Clock = || SystemTime::UNIX_EPOCH;
    Gather::new(Driver::new(Policy::in_agent(), clock, || {
        0x5555_5555_5555_5555
    }))
}

/// Runs on paused time; returns the report, the executions of each source and
/// the invented time it took.
fn run(
    scripts: &[(&'static str, Script)],
    gather: &Gather<Clock, fn() -> u64>,
) -> (Report<u32>, BTreeMap<Source, u32>, Duration) {
    run_until(scripts, gather, None)
}

/// The same, cancelled after a while.
fn run_until(
    scripts: &[(&'static str, Script)],
    gather: &Gather<Clock, fn() -> u64>,
    cancelled: Option<Duration>,
) -> (Report<u32>, BTreeMap<Source, u32>, Duration) {
    let executions = RefCell::new(BTreeMap::new());
    let ask = |source: Source, _| {
        *executions.borrow_mut().entry(source.clone()).or_insert(0) += 1;
        let ran = executions.borrow()[&source];
        let script = scripts
            .iter()
            .find(|(name, _)| *name == source.as_str())
            .map(|(_, script)| *script);
        async move { play(script.expect("only scripted sources are asked"), ran).await }
    };
    let (report, took) = paused(async {
        let began = Instant::now();
        let names = scripts.iter().map(|(name, _)| Source::new(*name));
        let cancelled = async {
            match cancelled {
                Some(after) => sleep(after).await,
                None => std::future::pending().await,
            }
        };
        let report = gather
            .ask_until(names, Effect::ReadOnly, ask, cancelled, |_| {})
            .await;
        (report, began.elapsed())
    });
    (report, executions.into_inner(), took)
}

async fn play(script: Script, ran: u32) -> Outcome<u32> {
    sleep(Duration::from_millis(10)).await;
    match script {
        Script::Finds => Ok(Answer::Found(1)),
        Script::Heals(times) if ran > times => Ok(Answer::Found(1)),
        Script::Heals(_) => Err(ToolError::transient("Locked.").into()),
        Script::Empty => Ok(Answer::empty("it")),
        Script::Refuses => Err(ToolError::permission("Not yours.").into()),
        Script::Hangs => {
            sleep(Duration::from_secs(3_600)).await;
            Ok(Answer::Found(1))
        }
    }
}

fn paused<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime needs nothing but memory")
        .block_on(future)
}

fn why<'a>(report: &'a Report<u32>, source: &str) -> &'a Failure {
    report
        .failed()
        .find(|(name, _)| name.as_str() == source)
        .map(|(_, failure)| failure)
        .expect("it is missing")
}

/// What was tried in vain before the last word on a source.
fn tried(report: &Report<u32>, source: &str) -> Vec<String> {
    let source = Source::new(source);
    let covered = report
        .succeeded()
        .find(|(name, _)| **name == source)
        .map(|(_, covered)| covered.attempts());
    let attempts = covered.unwrap_or_else(|| why(report, source.as_str()).attempts());
    attempts.iter().map(|tried| tried.message.clone()).collect()
}

#[test]
fn a_passing_fault_heals_where_it_happens() {
    let (report, executions, _) = run(
        &[
            ("a", Script::Heals(2)),
            ("b", Script::Finds),
            ("c", Script::Empty),
        ],
        &gather(),
    );
    assert_eq!(report.coverage(), "3 of 3 sources covered");
    assert_eq!(executions[&Source::new("a")], 3);
    assert_eq!(executions[&Source::new("b")], 1);
    assert_eq!(tried(&report, "a"), ["Locked.", "Locked."]);
    assert!(tried(&report, "b").is_empty());
    let outcome = report.outcome("three shops", |values| values.iter().map(|(_, v)| v).sum());
    assert_eq!(outcome, Ok(Answer::Found(2)), "what healed marks nothing");
}

#[test]
fn a_refusal_is_asked_once_and_an_exhausted_source_carries_its_attempts() {
    let (report, executions, _) = run(
        &[
            ("a", Script::Refuses),
            ("b", Script::Heals(9)),
            ("c", Script::Finds),
        ],
        &gather(),
    );
    assert_eq!(executions[&Source::new("a")], 1);
    assert_eq!(executions[&Source::new("b")], 3);
    assert_eq!(why(&report, "b").attempts().len(), 2);
    assert_eq!(
        report.coverage(),
        "1 of 3 sources covered; missing: a (permission), b (transient, tried 3 times)"
    );
}

#[test]
fn a_source_that_never_answers_costs_its_own_time_and_no_more() {
    let (report, _, took) = run(
        &[("a", Script::Hangs), ("b", Script::Finds)],
        &gather().each(Duration::from_secs(2)),
    );
    assert_eq!(took, Duration::from_secs(2));
    let failure = why(&report, "a");
    assert_eq!(failure.code(), Some(&SOURCE_TIMEOUT));
    assert_eq!(failure.executed(), Some(Executed::Unknown));
    assert_eq!(failure.category(), Some(Category::Transient));
}

#[test]
fn what_had_no_turn_before_the_deadline_did_not_run() {
    let one_at_a_time = gather()
        .concurrency(NonZeroUsize::MIN)
        .whole(Duration::from_secs(1));
    let (report, executions, took) = run(
        &[
            ("a", Script::Finds),
            ("b", Script::Hangs),
            ("c", Script::Finds),
        ],
        &one_at_a_time,
    );
    assert_eq!(took, Duration::from_secs(1));
    assert_eq!(
        report.coverage(),
        "1 of 3 sources covered; missing: b and c (transient)"
    );
    assert_eq!(why(&report, "b").executed(), Some(Executed::Unknown));
    assert_eq!(why(&report, "c").executed(), Some(Executed::No));
    assert_eq!(why(&report, "c").code(), Some(&DEADLINE));
    assert!(!executions.contains_key(&Source::new("c")));
}

#[test]
fn a_cancellation_ends_it_and_names_what_is_missing() {
    let observed = Cell::new(0);
    let report = paused(gather().ask_until(
        ["a", "b"].map(Source::new),
        Effect::ReadOnly,
        |source, _| async move {
            let hangs = source.as_str() == "b";
            play(if hangs { Script::Hangs } else { Script::Finds }, 1).await
        },
        async { sleep(Duration::from_millis(50)).await },
        |finished| {
            observed.set(observed.get() + 1);
            assert_eq!((finished.done, finished.of), (1, 2));
        },
    ));
    assert_eq!(observed.get(), 1);
    assert_eq!(
        report.coverage(),
        "1 of 2 sources covered; missing: b (transient)"
    );
}

#[test]
fn resuming_asks_only_what_is_missing_and_worth_it() {
    let (report, ..) = run(
        &[
            ("a", Script::Finds),
            ("b", Script::Refuses),
            ("c", Script::Heals(9)),
        ],
        &gather(),
    );
    let asked = RefCell::new(Vec::new());
    let report = paused(
        gather().resume(report, Effect::ReadOnly, |source: Source, _| {
            asked.borrow_mut().push(source.to_string());
            async { play(Script::Finds, 1).await }
        }),
    );
    assert_eq!(asked.into_inner(), ["c"]);
    assert_eq!(tried(&report, "c"), ["Locked."; 3], "of both rounds");
    assert_eq!(
        report.coverage(),
        "2 of 3 sources covered; missing: b (permission)"
    );
}

#[test]
fn what_had_no_turn_in_a_resumption_stands_as_it_was() {
    let two = [("a", Script::Heals(9)), ("b", Script::Heals(9))];
    let (report, ..) = run(&two, &gather());
    let before = why(&report, "b").clone();
    let one_at_a_time = gather().concurrency(NonZeroUsize::MIN);
    let report = paused(one_at_a_time.resume_until(
        report,
        Effect::ReadOnly,
        |_, _| play(Script::Hangs, 1),
        async { sleep(Duration::from_secs(1)).await },
        |finished| panic!("{finished:?} was cut off"),
    ));
    assert_eq!(why(&report, "a").code(), Some(&CANCELLED));
    assert_eq!(tried(&report, "a"), ["Locked."; 3]);
    assert_eq!(why(&report, "b"), &before);
}

#[test]
fn a_subagent_that_comes_back_in_parts_replaces_its_own_absence() {
    let at = SystemTime::UNIX_EPOCH;
    let gone = ToolError::transient("Gone.").into();
    let report = Report::new().missing("agent-1", gone, at);
    let report = paused(
        gather().resume(report, Effect::ReadOnly, |_, _| async move {
            let inner = Report::by("agent-1")
                .covered("north", 1, Some(1), at)
                .missing("south", ToolError::transient("Cut off.").into(), at);
            Outcome::<u32>::Ok(Answer::Partial(inner))
        }),
    );
    assert_eq!(
        report.coverage(),
        "1 of 2 sources covered; missing: agent-1/south (transient, tried 2 times)"
    );
    assert_eq!(tried(&report, "agent-1/north"), ["Gone."]);
}

#[test]
fn each_source_is_told_of_as_it_is_done() {
    let seen = RefCell::new(Vec::new());
    let report = paused(gather().ask_until(
        ["slow", "quick", "never"].map(Source::new),
        Effect::ReadOnly,
        |source, _| async move {
            let wait = match source.as_str() {
                "quick" => 1,
                "slow" => 2,
                _ => 99,
            };
            sleep(Duration::from_secs(wait)).await;
            Outcome::<u32>::Ok(Answer::Found(1))
        },
        async { sleep(Duration::from_secs(3)).await },
        |finished| {
            let found = matches!(finished.reading, Reading::Settled(Ok(Answer::Found(1))));
            assert!(found && finished.tries == 1);
            let (done, of) = (finished.done, finished.of);
            seen.borrow_mut()
                .push(format!("{} {done}/{of}", finished.source));
        },
    ));
    assert_eq!(seen.into_inner(), ["quick 1/3", "slow 2/3"]);
    assert_eq!(report.failed().count(), 1);
}

#[test]
fn a_subagent_that_lost_a_source_is_no_failure_and_no_success() {
    let at = SystemTime::UNIX_EPOCH;
    let report = paused(gather().ask(
        [Source::new("agent-1")],
        Effect::ReadOnly,
        |_, _| async move {
            let inner = Report::by("agent-1")
                .covered("north", 1, Some(1), at)
                .missing("south", ToolError::transient("Cut off.").into(), at);
            Outcome::<u32>::Ok(Answer::Partial(inner))
        },
    ));
    assert_eq!(
        report.coverage(),
        "1 of 2 sources covered; missing: agent-1/south (transient)"
    );
}

fn script() -> impl Strategy<Value = Script> {
    prop_oneof![
        Just(Script::Finds),
        Just(Script::Empty),
        (0u32..5).prop_map(Script::Heals),
        Just(Script::Refuses),
        Just(Script::Hangs),
    ]
}

proptest! {
    #[test]
    fn nothing_is_lost_whatever_happens(
        scripts in proptest::collection::vec(script(), 0..7),
        concurrency in 1usize..4,
        each in proptest::option::of(1u64..3_000),
        whole in 1u64..5_000,
        cancelled in proptest::option::of(1u64..5_000),
    ) {
        const NAMES: [&str; 7] = ["a", "b", "c", "d", "e", "f", "g"];
        let scripts: Vec<_> = NAMES.into_iter().zip(scripts).collect();
        let mut gather = gather()
            .concurrency(NonZeroUsize::new(concurrency).expect("from 1"))
            .whole(Duration::from_millis(whole));
        if let Some(each) = each {
            gather = gather.each(Duration::from_millis(each));
        }
        let cancelled = cancelled.map(Duration::from_millis);
        let (report, executions, took) = run_until(&scripts, &gather, cancelled);
        prop_assert_eq!(report.requested(), scripts.len());
        prop_assert_eq!(report.succeeded().count() + report.failed().count(), scripts.len());
        prop_assert!(took <= Duration::from_millis(whole));
        prop_assert!(cancelled.is_none_or(|after| took <= after));
        for (source, failure) in report.failed() {
            let asked = executions.contains_key(source);
            prop_assert!(asked || failure.executed() == Some(Executed::No));
            prop_assert!(executions.get(source).is_none_or(|ran| *ran <= 3));
        }
        for (source, _) in report.succeeded() {
            prop_assert!(executions.contains_key(source));
        }
    }
}
