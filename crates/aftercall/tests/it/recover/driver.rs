//! The driver on paused time. Every test counts the executions.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::time::{Duration, SystemTime};

use aftercall::recover::{
    Admission, Bound, Call, Decision, Doubt, Driver, Ended, Escalation, Key, OPENS_AFTER, Policy,
    Run, Spent, TOKENS, Upstream,
};
use aftercall::{
    Answer, Basis, Category, Effect, Executed, Failure, Outcome, Reading, Resend, ToolError,
};
use tokio::time::{Instant, sleep};

use super::start;

const SECOND: Duration = Duration::from_secs(1);

/// Runs on paused time: sleeping takes none.
fn paused<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime without I/O")
        .block_on(future)
}

/// A driver whose date follows tokio's clock and whose dice show `random`.
fn driver(policy: Policy, random: u64) -> Driver<impl Fn() -> SystemTime, impl Fn() -> u64> {
    let began = Instant::now();
    Driver::new(
        policy,
        move || start().wall + began.elapsed(),
        move || random,
    )
}

fn call(effect: Effect) -> Call<'static> {
    Call::new("tool", effect, Key::of(["tool"]))
}

/// A tool that answers from a script, the last line for ever, and counts.
struct Scripted {
    script: Vec<Ended<u32>>,
    executions: Cell<usize>,
    takes: Duration,
}

impl Scripted {
    fn new(script: impl IntoIterator<Item = Ended<u32>>) -> Self {
        Self {
            script: script.into_iter().collect(),
            executions: Cell::new(0),
            takes: Duration::from_millis(100),
        }
    }

    fn answer(&self) -> impl Future<Output = Ended<u32>> {
        let n = self.executions.get();
        self.executions.set(n + 1);
        let answer = self.script[n.min(self.script.len() - 1)].clone();
        let takes = self.takes;
        async move {
            sleep(takes).await;
            answer
        }
    }
}

fn run(policy: Policy, effect: Effect, tool: &Scripted) -> Run<u32> {
    paused(async {
        driver(policy, u64::MAX)
            .run(call(effect), |_| tool.answer())
            .await
    })
}

fn found() -> Ended<u32> {
    Reading::Settled(Ok(Answer::Found(7))).into()
}

/// The tool's author speaks.
fn own(error: impl Into<ToolError>) -> Ended<u32> {
    Outcome::Err(error.into()).into()
}

fn busy() -> Ended<u32> {
    own(ToolError::transient("The database is locked."))
}

fn foreign(category: Category) -> Ended<u32> {
    Err(Failure::inferred(category, Basis::Status, "It failed.")).into()
}

#[test]
fn a_flaky_read_heals() {
    let tool = Scripted::new([foreign(Category::Transient), busy(), found()]);
    let run = run(Policy::in_agent(), Effect::ReadOnly, &tool);
    assert_eq!(run.decision, Decision::Accept);
    assert_eq!(run.reading, Reading::Settled(Ok(Answer::Found(7))));
    assert_eq!((run.tries, tool.executions.get()), (3, 3));
}

#[test]
fn a_read_that_stays_down_is_tried_three_times_and_says_so() {
    let tool = Scripted::new([busy()]);
    let run = run(Policy::in_agent(), Effect::ReadOnly, &tool);
    assert_eq!(tool.executions.get(), 3);
    let Decision::Propagate { attempts, why, .. } = run.decision else {
        panic!("spent");
    };
    assert_eq!((attempts.len(), why), (3, Spent::Attempts));
    let Reading::Settled(Err(failure)) = run.reading else {
        panic!("failed");
    };
    // The last failure carries the two before it, with the waits.
    let waits: Vec<u128> = failure
        .attempts()
        .iter()
        .map(|a| a.waited.as_millis())
        .collect();
    assert_eq!(waits, [200, 400]);
}

#[test]
fn what_a_layer_below_has_tried_is_not_multiplied() {
    let tool = Scripted::new([busy()]);
    let below = run(Policy::in_agent(), Effect::ReadOnly, &tool);
    let relayed = Scripted::new([Ended::from(below.reading)]);
    let above = run(Policy::in_agent(), Effect::ReadOnly, &relayed);
    assert_eq!(relayed.executions.get(), 1);
    assert!(matches!(
        above.decision,
        Decision::Propagate {
            why: Spent::Below,
            ..
        }
    ));
}

/// Executions of each kind of failure on each kind of tool. A write after a
/// failure that may have run: exactly one.
#[test]
fn executions_by_failure_and_effect() {
    let unknown = Ended::lost(ToolError::transient("No answer."));
    let not_run = own(ToolError::transient("Queue full.").executed(Executed::No));
    let claimed_not_run: Ended<u32> =
        Err(
            Failure::inferred(Category::Transient, Basis::Status, "Slow down.")
                .with_executed(Executed::No),
        )
        .into();
    let mute: Ended<u32> = Err(Failure::unexplained("No word.")).into();
    let rows: [(&str, Ended<u32>, [usize; 4]); 9] = [
        // read-only, idempotent, write, unknown
        ("unknown outcome", unknown, [3, 3, 1, 1]),
        ("foreign 503", foreign(Category::Transient), [3, 3, 1, 1]),
        ("the author says it did not run", not_run, [3, 3, 3, 3]),
        (
            "somebody says it did not run",
            claimed_not_run,
            [3, 3, 1, 1],
        ),
        (
            "never delivered",
            Ended::undelivered(ToolError::transient("Refused.")),
            [3, 3, 3, 3],
        ),
        ("unexplained", mute, [2, 1, 1, 1]),
        ("validation", foreign(Category::Validation), [1; 4]),
        ("business", foreign(Category::Business), [1; 4]),
        ("permission", foreign(Category::Permission), [1; 4]),
    ];
    let effects = [
        Effect::ReadOnly,
        Effect::Idempotent,
        Effect::Write,
        Effect::Unknown,
    ];
    for (name, ended, expected) in rows {
        let executions = effects.map(|effect| {
            let tool = Scripted::new([ended.clone()]);
            let run = run(Policy::in_agent(), effect, &tool);
            assert!(
                !matches!(run.decision, Decision::Retry { .. }),
                "{name}: {}",
                run.decision
            );
            tool.executions.get()
        });
        assert_eq!(executions, expected, "{name}");
    }
}

#[test]
fn a_write_of_unknown_outcome_is_handed_back_to_be_verified() {
    let tool = Scripted::new([Ended::lost(ToolError::transient("No answer."))]);
    let run = run(Policy::in_agent(), Effect::Write, &tool);
    assert!(matches!(
        run.decision,
        Decision::Verify {
            why: Doubt::Unknown,
            ..
        }
    ));
    let Reading::Settled(Err(failure)) = run.reading else {
        panic!("failed");
    };
    assert_eq!(failure.executed(), Some(Executed::Unknown));
    assert_eq!(failure.resend(Effect::Write), Resend::CheckFirst);
}

#[test]
fn a_request_that_hangs_on_something_is_not_sent_again() {
    let mut ended = busy();
    ended.bound = Some(Bound::ServerRequest);
    let tool = Scripted::new([ended]);
    let run = run(Policy::in_agent(), Effect::ReadOnly, &tool);
    assert_eq!(tool.executions.get(), 1);
    assert!(matches!(
        run.decision,
        Decision::Propagate {
            why: Spent::Bound,
            ..
        }
    ));
}

#[test]
fn executed_is_told_of_all_tries_together() {
    let lost = Ended::lost(ToolError::transient("No answer."));
    let refused = Ended::undelivered(ToolError::transient("Refused."));
    let executed = |script: Vec<Ended<u32>>| {
        let tool = Scripted::new(script);
        match run(Policy::in_agent(), Effect::Idempotent, &tool).reading {
            Reading::Settled(Err(failure)) => failure.executed(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(executed(vec![refused.clone()]), Some(Executed::No));
    assert_eq!(
        executed(vec![lost, refused.clone(), refused.clone()]),
        Some(Executed::Unknown)
    );
    // One that says nothing may have run.
    assert_eq!(
        executed(vec![busy(), refused.clone(), refused]),
        Some(Executed::Unknown)
    );
    assert_eq!(executed(vec![busy()]), None);
}

#[test]
fn it_waits_as_long_as_it_is_told_and_not_at_all_if_that_is_too_long() {
    let told = |wait| {
        let limited = own(ToolError::transient("Slow down.").retry_after(wait));
        let tool = Scripted::new([limited, found()]);
        paused(async {
            let began = Instant::now();
            let run = driver(Policy::in_agent(), 0)
                .run(call(Effect::ReadOnly), |_| tool.answer())
                .await;
            (run.decision, tool.executions.get(), began.elapsed())
        })
    };
    let (decision, executions, took) = told(7 * SECOND);
    assert_eq!((decision, executions), (Decision::Accept, 2));
    // Tokio's clock has a grain of a millisecond.
    assert_eq!(took.as_secs(), 7);

    let (decision, executions, took) = told(600 * SECOND);
    assert!(matches!(decision, Decision::Defer { wait, .. } if wait == 600 * SECOND));
    assert_eq!(executions, 1);
    assert!(took < SECOND, "never slept through");
}

#[test]
fn it_keeps_to_the_time_of_whoever_waits() {
    let mut tool = Scripted::new([busy()]);
    tool.takes = 2 * SECOND;
    let deadline = 6 * SECOND;
    let (run, took) = paused(async {
        let began = Instant::now();
        let run = driver(Policy::in_agent(), u64::MAX)
            .run(call(Effect::ReadOnly).deadline(deadline), |_| tool.answer())
            .await;
        (run, began.elapsed())
    });
    assert!(took <= deadline - SECOND, "{took:?}");
    assert_eq!(tool.executions.get(), 2);
    assert!(matches!(
        run.decision,
        Decision::Propagate {
            why: Spent::Time,
            ..
        }
    ));
}

#[test]
fn cancelling_drops_the_try_in_progress() {
    let tool = Scripted::new([busy()]);
    let (run, took) = paused(async {
        let began = Instant::now();
        let run = driver(Policy::in_agent(), 0)
            .run_until(
                call(Effect::ReadOnly),
                sleep(Duration::from_millis(50)),
                |_| tool.answer(),
                |_| panic!("no try has ended"),
            )
            .await;
        (run, began.elapsed())
    });
    assert_eq!(run.decision, Decision::Stop { already: None });
    assert_eq!(run.reading, Reading::Cancelled);
    assert_eq!(tool.executions.get(), 1);
    assert!(took < Duration::from_millis(60), "{took:?}");
}

#[test]
fn cancelling_ends_the_wait() {
    let limited = own(ToolError::transient("Slow down.").retry_after(10 * SECOND));
    let tool = Scripted::new([limited]);
    let (run, took) = paused(async {
        let began = Instant::now();
        let run = driver(Policy::in_agent(), 0)
            .run_until(
                call(Effect::ReadOnly),
                sleep(SECOND),
                |_| tool.answer(),
                |_| {},
            )
            .await;
        (run, began.elapsed())
    });
    assert_eq!(run.decision, Decision::Stop { already: None });
    assert_eq!(tool.executions.get(), 1);
    assert_eq!(took.as_secs(), 1);
}

#[test]
fn every_try_is_reported() {
    let tool = Scripted::new([busy(), foreign(Category::Business)]);
    let seen = RefCell::new(Vec::new());
    let run = paused(async {
        driver(Policy::in_agent(), 0)
            .run_until(
                call(Effect::ReadOnly),
                std::future::pending::<()>(),
                |_| tool.answer(),
                |tried| {
                    seen.borrow_mut().push((
                        tried.number,
                        tried.took.as_millis(),
                        tried.decision.name(),
                        tried.wait,
                    ));
                },
            )
            .await
    });
    assert_eq!(run.tries, 2);
    assert_eq!(
        seen.into_inner(),
        [
            (1, 100, "retry", Some(Duration::ZERO)),
            (2, 100, "tell_user", None)
        ]
    );
}

#[test]
fn a_read_that_never_explains_itself_goes_to_somebody() {
    let mute: Ended<u32> = Err(Failure::unexplained("No word.")).into();
    let tool = Scripted::new([mute]);
    let run = run(Policy::in_agent(), Effect::ReadOnly, &tool);
    assert!(matches!(
        run.decision,
        Decision::Escalate {
            why: Escalation::Unexplained,
            ..
        }
    ));
}

#[test]
fn a_storm_adds_at_most_a_ninth() {
    // Errors of an upstream that is there: the breaker stays closed.
    let tool = Scripted::new([busy()]);
    let calls = 2_000;
    paused(async {
        let driver = driver(Policy::in_agent(), 0).upstream(&Upstream::new());
        for _ in 0..calls {
            let run = driver.run(call(Effect::ReadOnly), |_| tool.answer()).await;
            assert!(!matches!(run.decision, Decision::Retry { .. }));
        }
    });
    let executions = tool.executions.get();
    assert!(executions > calls);
    assert!(executions * 100 <= calls * 111, "{executions}");
}

#[test]
fn a_dead_upstream_is_answered_for_and_found_again() {
    let down = Ended::undelivered(ToolError::transient("Refused."));
    let tool = Scripted::new([down]);
    let healed = Scripted::new([found()]);
    paused(async {
        let upstream = Upstream::new();
        let driver = driver(Policy::single_try(), 0).upstream(&upstream);
        for _ in 0..OPENS_AFTER {
            driver.run(call(Effect::Write), |_| tool.answer()).await;
        }
        let run = driver.run(call(Effect::Write), |_| tool.answer()).await;
        assert_eq!(
            (run.tries, tool.executions.get()),
            (0, OPENS_AFTER as usize)
        );
        let Decision::Defer { wait, .. } = run.decision else {
            panic!("open");
        };
        let Reading::Settled(Err(failure)) = run.reading else {
            panic!("failed");
        };
        assert_eq!(failure.executed(), Some(Executed::No));
        assert_eq!(failure.retry_after(), Some(wait));

        sleep(wait).await;
        let run = driver.run(call(Effect::Write), |_| healed.answer()).await;
        assert_eq!(run.decision, Decision::Accept);
        let (tokens, mut breaker) = upstream.snapshot();
        assert_eq!(breaker.admit(start()), Admission::Closed);
        assert_eq!(tokens, aftercall::recover::RetryTokens::new());
    });
}

#[test]
fn tokens_are_paid_only_for_what_is_sent() {
    let tool = Scripted::new([Ended::lost(ToolError::transient("No answer."))]);
    paused(async {
        let upstream = Upstream::new();
        let driver = driver(Policy::in_agent(), 0).upstream(&upstream);
        driver.run(call(Effect::Write), |_| tool.answer()).await;
        let (mut tokens, _) = upstream.snapshot();
        let left = (0..100).filter(|_| tokens.take()).count();
        assert_eq!(left, TOKENS as usize);
    });
}
