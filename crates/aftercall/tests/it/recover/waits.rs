//! What heals by itself: how long, how often, and when it is handed up.

use std::time::Duration;

use aftercall::detail::Attempt;
use aftercall::recover::{Again, Decision, Policy, Spent};
use aftercall::{Category, Code, Effect, Failure};

use super::{SECOND, Session, call, failed, once, session, start, unavailable};

#[test]
fn transient_is_retried_after_the_backoff() {
    assert_eq!(
        once(Effect::ReadOnly, &failed(unavailable())),
        Decision::Retry {
            earliest: Duration::ZERO,
            latest: Duration::from_millis(200),
            why: Again::Heals,
        }
    );
}

#[test]
fn a_stated_wait_that_is_longer_counts() {
    for failure in [
        Failure::from(unavailable().retry_after(3 * SECOND)),
        Failure::from(unavailable().not_before(start().wall + 3 * SECOND)),
    ] {
        assert_eq!(
            once(Effect::ReadOnly, &failed(failure)),
            Decision::Retry {
                earliest: 3 * SECOND,
                latest: 3 * SECOND,
                why: Again::Heals,
            }
        );
    }
}

#[test]
fn a_stated_wait_that_is_shorter_raises_the_floor() {
    assert_eq!(
        once(
            Effect::ReadOnly,
            &failed(unavailable().retry_after(Duration::from_millis(50)))
        ),
        Decision::Retry {
            earliest: Duration::from_millis(50),
            latest: Duration::from_millis(200),
            why: Again::Heals,
        }
    );
}

#[test]
fn a_wait_that_does_not_fit_is_handed_up_with_its_end() {
    assert_eq!(
        once(
            Effect::ReadOnly,
            &failed(unavailable().retry_after(600 * SECOND))
        ),
        Decision::Defer {
            not_before: start().wall + 600 * SECOND,
            wait: 600 * SECOND,
        }
    );
}

#[test]
fn the_room_is_what_is_left_less_the_longest_try_and_a_second() {
    // 60 s - 20 s elapsed - 9 s longest - 1 s = 30 s.
    let mut session = session();
    session.note(
        call(Effect::ReadOnly).took(9 * SECOND),
        &failed(unavailable()),
    );
    let second = call(Effect::ReadOnly).took(SECOND).elapsed(20 * SECOND);
    let fits = failed(unavailable().retry_after(30 * SECOND));
    let late = failed(unavailable().retry_after(30 * SECOND + Duration::from_nanos(1)));
    let mut twin = Session {
        history: session.history.clone(),
        ..Session::new(Policy::in_agent())
    };
    assert!(matches!(
        session.step(second, &fits),
        Decision::Retry { earliest, .. } if earliest == 30 * SECOND
    ));
    assert!(matches!(twin.step(second, &late), Decision::Defer { .. }));
}

#[test]
fn the_shorter_of_policy_and_deadline_counts() {
    let wait = failed(unavailable().retry_after(3 * SECOND));
    let tight = call(Effect::ReadOnly).deadline(2 * SECOND);
    assert!(matches!(
        session().step(tight, &wait),
        Decision::Defer { .. }
    ));
    let loose = call(Effect::ReadOnly).deadline(600 * SECOND);
    assert!(matches!(
        Session::new(Policy::behind_host())
            .step(loose, &failed(unavailable().retry_after(5 * SECOND))),
        Decision::Defer { .. }
    ));
}

#[test]
fn time_that_is_over_without_a_stated_wait_is_handed_up() {
    let late = call(Effect::ReadOnly).took(30 * SECOND);
    let Decision::Propagate { attempts, why, .. } = session().step(late, &failed(unavailable()))
    else {
        panic!("30 s twice and a margin is more than 60 s");
    };
    assert_eq!(why, Spent::Time);
    assert_eq!(attempts.len(), 1);
}

#[test]
fn three_tries_and_no_more_with_an_account_of_each() {
    let mut session = session();
    let first = session.step(call(Effect::ReadOnly), &failed(unavailable()));
    let second = {
        session.pass(Duration::from_millis(150));
        session.step(call(Effect::ReadOnly), &failed(unavailable()))
    };
    session.pass(Duration::from_millis(350));
    let third = session.step(
        call(Effect::ReadOnly),
        &failed(unavailable().code(Code::from_static("service.down"))),
    );
    assert!(matches!(first, Decision::Retry { .. }));
    assert!(
        matches!(second, Decision::Retry { latest, .. } if latest == Duration::from_millis(400))
    );
    let Decision::Propagate { attempts, why, .. } = third else {
        panic!("three tries are spent");
    };
    assert_eq!(why, Spent::Attempts);
    let waits: Vec<u128> = attempts.iter().map(|a| a.waited.as_millis()).collect();
    assert_eq!(waits, [150, 350, 0]);
    assert_eq!(attempts[2].code, Some(Code::from_static("service.down")));
    assert_eq!(attempts[0].category, Some(Category::Transient));
}

#[test]
fn what_a_layer_below_has_tried_is_not_tried_again_before_its_wait() {
    let tried = [
        Attempt::new("timed out", SECOND),
        Attempt::new("timed out", Duration::ZERO),
    ];
    let below = unavailable().attempts(tried.clone());
    let Decision::Propagate { attempts, why, .. } =
        once(Effect::ReadOnly, &failed(below.clone().retry_after(SECOND)))
    else {
        panic!("one owner");
    };
    assert_eq!(why, Spent::Below);
    assert_eq!(&attempts[..2], &tried);
    assert_eq!(attempts.len(), 3);

    // Nothing says when the wait ends.
    assert!(matches!(
        once(Effect::ReadOnly, &failed(below.clone())),
        Decision::Propagate {
            why: Spent::Below,
            ..
        }
    ));
    // It has ended.
    assert!(matches!(
        once(
            Effect::ReadOnly,
            &failed(below.clone().not_before(start().wall))
        ),
        Decision::Retry { .. }
    ));
    assert!(matches!(
        once(
            Effect::ReadOnly,
            &failed(below.not_before(start().wall + SECOND))
        ),
        Decision::Propagate {
            why: Spent::Below,
            ..
        }
    ));
}

#[test]
fn a_flat_no_is_taken_for_one() {
    let failure = Failure::from(unavailable()).never_retryable();
    assert!(matches!(
        once(Effect::ReadOnly, &failed(failure)),
        Decision::Propagate {
            why: Spent::Refused,
            ..
        }
    ));
}
