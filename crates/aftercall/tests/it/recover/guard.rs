//! The guard against repeats, and that it always ends.

use std::time::Duration;

use aftercall::recover::{GUARD_HOLDS, Key, MAX_GUARDED, ONE_IN, Passage, RepeatGuard, Subject};
use aftercall::{Category, Code, Effect, Executed, Failure, Now, ToolError};
use proptest::prelude::*;

use super::start;

fn refund(amount: &str) -> Subject {
    Subject::new(Key::of(["alice"]), "refund", Key::of(["refund", amount]))
}

fn refused() -> Failure {
    ToolError::business("Over the limit.")
        .code(Code::from_static("refund.limit_exceeded"))
        .into()
}

fn send(guard: &mut RepeatGuard, subject: Subject, now: Now) -> u32 {
    assert_eq!(guard.ask(subject, Effect::Write, now), Passage::Send);
    guard.failed(subject, Effect::Write, &refused(), now)
}

/// Refused twice: the next one is withheld.
fn armed() -> RepeatGuard {
    let mut guard = RepeatGuard::new();
    assert_eq!(send(&mut guard, refund("750"), start()), 1);
    assert_eq!(send(&mut guard, refund("750"), start()), 2);
    guard
}

fn is_held(guard: &mut RepeatGuard, subject: Subject, now: Now) -> bool {
    matches!(guard.ask(subject, Effect::Write, now), Passage::Withhold(_))
}

#[test]
fn from_the_third_on_one_in_ten_seconds_is_sent() {
    let mut guard = armed();
    let mut now = start();
    let mut sent = 0;
    for _ in 0..100 {
        match guard.ask(refund("750"), Effect::Write, now) {
            Passage::Send => {
                sent += 1;
                assert_eq!(
                    guard.failed(refund("750"), Effect::Write, &refused(), now),
                    2 + sent
                );
            }
            Passage::Withhold(held) => {
                assert_eq!(held.sent, 2 + sent);
                assert!(held.wait <= ONE_IN);
            }
        }
        now = now + Duration::from_secs(1);
    }
    assert_eq!(sent, 9);
}

#[test]
fn what_is_answered_here_says_that_it_was_not_sent() {
    let mut guard = armed();
    let Passage::Withhold(held) = guard.ask(refund("750"), Effect::Write, start()) else {
        panic!("the third within ten seconds");
    };
    let failure = held.failure();
    assert_eq!(failure.category(), Some(Category::Business));
    assert_eq!(failure.executed(), Some(Executed::No));
    assert_eq!(failure.message(), "Over the limit.");
    assert_eq!(
        failure.code().map(Code::as_str),
        Some("refund.limit_exceeded")
    );
    let description = failure.description().expect("it says why");
    assert!(description.starts_with("Not sent:") && description.contains("2 times"));
}

#[test]
fn an_unexplained_answer_stays_unexplained() {
    let mut guard = RepeatGuard::new();
    let mute = Failure::unexplained("No word.");
    for _ in 0..2 {
        assert_eq!(
            guard.ask(refund("750"), Effect::Unknown, start()),
            Passage::Send
        );
        guard.failed(refund("750"), Effect::Unknown, &mute, start());
    }
    let Passage::Withhold(held) = guard.ask(refund("750"), Effect::Unknown, start()) else {
        panic!("the third within ten seconds");
    };
    assert_eq!(held.failure().category(), None);
}

#[test]
fn reads_are_always_sent() {
    let mut guard = RepeatGuard::new();
    for _ in 0..20 {
        assert_eq!(
            guard.ask(refund("750"), Effect::ReadOnly, start()),
            Passage::Send
        );
        assert_eq!(
            guard.failed(refund("750"), Effect::ReadOnly, &refused(), start()),
            0
        );
    }
    assert!(guard.is_empty());
}

#[test]
fn a_failure_that_heals_is_no_final_answer() {
    let mut guard = RepeatGuard::new();
    let down = ToolError::transient("Down.").into();
    for _ in 0..20 {
        assert_eq!(
            guard.ask(refund("750"), Effect::Write, start()),
            Passage::Send
        );
        assert_eq!(
            guard.failed(refund("750"), Effect::Write, &down, start()),
            0
        );
    }
}

#[test]
fn another_answer_starts_the_count_anew() {
    let mut guard = armed();
    let now = start() + ONE_IN;
    assert_eq!(guard.ask(refund("750"), Effect::Write, now), Passage::Send);
    let other = ToolError::business("The order is closed.").into();
    assert_eq!(guard.failed(refund("750"), Effect::Write, &other, now), 1);
    assert!(!is_held(&mut guard, refund("750"), now));
}

#[test]
fn it_ends_with_other_arguments() {
    let mut guard = armed();
    assert!(!is_held(&mut guard, refund("500"), start()));
    assert!(!is_held(&mut guard, refund("750"), start()));
}

#[test]
fn it_ends_with_a_call_that_worked_and_changed_something() {
    let deposit = Subject::new(Key::of(["alice"]), "deposit", Key::of(["deposit"]));
    for (effect, ends) in [
        (Effect::Write, true),
        (Effect::Idempotent, true),
        (Effect::Unknown, true),
        (Effect::ReadOnly, false),
    ] {
        let mut guard = armed();
        guard.worked(deposit, effect);
        assert_eq!(!is_held(&mut guard, refund("750"), start()), ends);
    }
}

#[test]
fn it_ends_with_new_credentials_and_a_new_list() {
    let mut guard = armed();
    assert_eq!((guard.len(), guard.is_empty()), (1, false));
    guard.forget(Key::of(["alice"]));
    assert!(guard.is_empty());
    assert!(!is_held(&mut guard, refund("750"), start()));
}

#[test]
fn one_room_never_answers_for_another() {
    let mut guard = armed();
    let bob = Subject::new(Key::of(["bob"]), "refund", Key::of(["refund", "750"]));
    assert!(!is_held(&mut guard, bob, start()));
    guard.worked(bob, Effect::Write);
    guard.forget(bob.room);
    assert!(is_held(&mut guard, refund("750"), start()));
}

#[test]
fn it_ends_a_minute_after_the_last_that_was_sent_however_often_it_is_asked() {
    let mut guard = armed();
    let mut now = start();
    // Asked too early every time, so that none is sent.
    for _ in 0..9 {
        assert!(is_held(&mut guard, refund("750"), now));
        now = now + Duration::from_secs(1);
    }
    let text = serde_json::to_string(&guard).expect("plain data");
    let mut back: RepeatGuard = serde_json::from_str(&text).expect("its own form");
    assert_eq!(back, guard);
    let late = start() + GUARD_HOLDS;
    assert_eq!(back.ask(refund("750"), Effect::Write, late), Passage::Send);
    assert_eq!(
        back.failed(refund("750"), Effect::Write, &refused(), late),
        1
    );
}

#[derive(Clone, Debug)]
enum Step {
    Call(u8, u8, bool),
    Pass(u64),
    Jump(i64),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        6 => (0u8..3, 0u8..3, any::<bool>()).prop_map(|(t, a, ok)| Step::Call(t, a, ok)),
        2 => (0u64..30_000).prop_map(Step::Pass),
        1 => (-100_000i64..100_000).prop_map(Step::Jump),
    ];
    proptest::collection::vec(step, 0..200)
}

proptest! {
    /// Whatever came before, an identical call goes through again after ten
    /// seconds of plain time, twenty after a jump of the date.
    #[test]
    fn it_always_ends(steps in steps(), tool in 0u8..3, argument in 0u8..3) {
        let subject = |t: u8, a: u8| {
            let tool = t.to_string();
            Subject::new(Key::of(["room"]), &tool, Key::of([tool.as_str(), &a.to_string()]))
        };
        let mut guard = RepeatGuard::new();
        let mut now = start();
        for step in steps {
            match step {
                Step::Pass(ms) => now = now + Duration::from_millis(ms),
                Step::Jump(ms) => {
                    let by = Duration::from_millis(ms.unsigned_abs());
                    now.wall = if ms < 0 { now.wall - by } else { now.wall + by };
                }
                Step::Call(t, a, ok) => {
                    let subject = subject(t, a);
                    match guard.ask(subject, Effect::Write, now) {
                        Passage::Withhold(held) => prop_assert!(held.wait <= ONE_IN),
                        Passage::Send if ok => guard.worked(subject, Effect::Write),
                        Passage::Send => {
                            guard.failed(subject, Effect::Write, &refused(), now);
                        }
                    }
                }
            }
            prop_assert!(guard.len() <= MAX_GUARDED);
        }
        let sent = (0..=20).any(|second| {
            let later = now + Duration::from_secs(second);
            matches!(
                guard.ask(subject(tool, argument), Effect::Write, later),
                Passage::Send
            )
        });
        prop_assert!(sent);
    }

    #[test]
    fn it_is_bounded(tools in 0usize..1_000) {
        let mut guard = RepeatGuard::new();
        for tool in 0..tools {
            let tool = tool.to_string();
            let subject = Subject::new(Key::of(["room"]), &tool, Key::of([tool.as_str()]));
            guard.failed(subject, Effect::Write, &refused(), start());
        }
        prop_assert_eq!(guard.len(), tools.min(MAX_GUARDED));
    }
}
