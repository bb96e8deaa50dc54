//! The breaker: when it opens, how it probes, and that it always ends.

use std::time::Duration;

use aftercall::recover::{Admission, Breaker, FIRST_WAIT, LONGEST_WAIT, OPENS_AFTER, Sign};
use aftercall::{Basis, Category, Code, Failure, Now, ToolError};
use proptest::prelude::*;

use super::start;

const MS: Duration = Duration::from_millis(1);

fn opened() -> Breaker {
    let mut breaker = Breaker::new();
    for _ in 0..OPENS_AFTER {
        breaker.record(Sign::Down, start());
    }
    breaker
}

#[test]
fn it_opens_after_five_in_a_row_and_not_after_four() {
    let mut breaker = Breaker::new();
    for _ in 0..OPENS_AFTER - 1 {
        breaker.record(Sign::Down, start());
        assert_eq!(breaker.admit(start()), Admission::Closed);
    }
    breaker.record(Sign::Down, start());
    assert_eq!(breaker.admit(start()), Admission::Open { wait: FIRST_WAIT });
}

#[test]
fn one_answer_starts_the_count_anew_and_silence_does_not() {
    let mut breaker = Breaker::new();
    for _ in 0..100 {
        for _ in 0..OPENS_AFTER - 1 {
            breaker.record(Sign::Down, start());
        }
        breaker.record(Sign::Alive, start());
        assert_eq!(breaker.admit(start()), Admission::Closed);
    }
    for _ in 0..OPENS_AFTER {
        breaker.record(Sign::Down, start());
        breaker.record(Sign::None, start());
    }
    assert!(matches!(breaker.admit(start()), Admission::Open { .. }));
}

#[test]
fn waits_double_up_to_half_a_minute() {
    let mut breaker = opened();
    let mut now = start();
    let mut waits = Vec::new();
    for _ in 0..7 {
        let Admission::Open { wait } = breaker.admit(now) else {
            panic!("open");
        };
        waits.push(wait.as_secs());
        now = now + (wait - MS);
        assert!(matches!(breaker.admit(now), Admission::Open { .. }));
        now = now + MS;
        assert_eq!(breaker.peek(now), Admission::Probe);
        assert_eq!(breaker.admit(now), Admission::Probe);
        breaker.record(Sign::Down, now);
    }
    assert_eq!(waits, [1, 2, 4, 8, 16, 30, 30]);
}

#[test]
fn one_probe_at_a_time_and_another_if_it_never_ends() {
    let mut breaker = opened();
    let now = start() + FIRST_WAIT;
    assert_eq!(breaker.admit(now), Admission::Probe);
    assert_eq!(breaker.admit(now), Admission::Open { wait: FIRST_WAIT });
    assert_eq!(breaker.admit(now + FIRST_WAIT), Admission::Probe);
}

#[test]
fn a_probe_that_is_answered_closes_it() {
    let mut breaker = opened();
    let now = start() + FIRST_WAIT;
    assert_eq!(breaker.admit(now), Admission::Probe);
    breaker.record(Sign::Alive, now);
    assert_eq!(breaker, Breaker::new());
}

#[test]
fn stragglers_do_not_lengthen_the_wait() {
    let mut breaker = opened();
    for _ in 0..10 {
        breaker.record(Sign::Down, start() + FIRST_WAIT / 2);
    }
    assert_eq!(breaker.admit(start() + FIRST_WAIT), Admission::Probe);
}

#[test]
fn only_a_closed_world_tool_shows_that_it_is_down() {
    let down = Failure::inferred(Category::Transient, Basis::Status, "Unavailable.");
    let mute = Failure::unexplained("No word.");
    assert_eq!(Sign::of_tool(&down, true), Sign::Down);
    assert_eq!(Sign::of_tool(&mute, true), Sign::Down);
    assert_eq!(Sign::of_tool(&down, false), Sign::None);
    assert_eq!(Sign::of_tool(&mute, false), Sign::None);
}

#[test]
fn rate_limits_and_refusals_never_count() {
    let limits = [
        Failure::from(ToolError::transient("Slow down.").retry_after(Duration::from_secs(1))),
        Failure::from(ToolError::transient("Back at six.").not_before(start().wall)),
        Failure::from(ToolError::transient("Slow down.").code(Code::from_static("rate_limited"))),
        Failure::inferred(Category::Transient, Basis::Status, "Slow down.")
            .with_code(Code::foreign("ThrottlingException")),
    ];
    for failure in limits {
        assert_eq!(Sign::of_tool(&failure, true), Sign::None, "{failure:?}");
    }
    for category in [
        Category::Validation,
        Category::Business,
        Category::Permission,
    ] {
        let refusal = Failure::inferred(category, Basis::Status, "No.");
        assert_eq!(Sign::of_tool(&refusal, true), Sign::Alive);
    }
}

proptest! {
    /// Whatever came before and whatever the date did, half a minute of plain
    /// time lets a call through, or a minute after a jump back.
    #[test]
    fn it_always_ends(
        steps in proptest::collection::vec((0u8..4, 0i64..40_000, -100_000i64..100_000), 0..200),
        jump in -100_000i64..100_000,
    ) {
        let mut breaker = Breaker::new();
        let mut wall = 1_000_000_000_i64;
        for (what, forward, jump) in steps {
            wall += forward + jump;
            let now = at(wall);
            match what {
                0 => breaker.record(Sign::Alive, now),
                1 => { let _ = breaker.admit(now); }
                _ => breaker.record(Sign::Down, now),
            }
        }
        let longest = i64::try_from(LONGEST_WAIT.as_millis()).expect("half a minute");
        wall += jump;
        let admitted = (0..=2 * longest).step_by(500).any(|passed| {
            !matches!(breaker.peek(at(wall + passed)), Admission::Open { .. })
        });
        prop_assert!(admitted, "{:?}", breaker);
    }

    #[test]
    fn the_wait_it_names_is_enough_and_never_long(failures in 0u32..40, passed in 0u64..40_000) {
        let mut breaker = Breaker::new();
        let mut now = start();
        for _ in 0..failures {
            if let Admission::Open { wait } = breaker.peek(now) {
                now = now + wait;
            }
            let _ = breaker.admit(now);
            breaker.record(Sign::Down, now);
        }
        now = now + Duration::from_millis(passed);
        if let Admission::Open { wait } = breaker.peek(now) {
            prop_assert!(wait <= LONGEST_WAIT && wait > Duration::ZERO);
            prop_assert_eq!(breaker.peek(now + wait), Admission::Probe);
        }
    }

    #[test]
    fn it_survives_a_round_trip(failures in 0u32..10) {
        let mut breaker = Breaker::new();
        for _ in 0..failures {
            breaker.record(Sign::Down, start());
        }
        let text = serde_json::to_string(&breaker).expect("plain data");
        let back: Breaker = serde_json::from_str(&text).expect("its own form");
        prop_assert_eq!(back, breaker);
    }
}

fn at(wall_ms: i64) -> Now {
    let since_1970 = Duration::from_millis(u64::try_from(wall_ms).unwrap_or(0));
    Now {
        mono: Duration::ZERO,
        wall: std::time::SystemTime::UNIX_EPOCH + since_1970,
    }
}
