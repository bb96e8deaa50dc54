//! Every row of the decision table.

use std::time::Duration;

use aftercall::detail::{Attempt, Verify};
use aftercall::gather::{Report, Source};
use aftercall::recover::{Again, Decision, Doubt, Escalation, Policy, Spent};
use aftercall::{Answer, Basis, Category, Code, Effect, Executed, Failure, Reading, ToolError};

use super::{Session, bad, call, failed, found, mute, once, session, start};

const SECOND: Duration = Duration::from_secs(1);

fn unavailable() -> aftercall::Transient {
    ToolError::transient("The service is not available.")
}

#[test]
fn found_is_accepted() {
    assert_eq!(once(Effect::Write, &found()), Decision::Accept);
}

#[test]
fn empty_is_the_answer_and_never_a_retry() {
    let mut session = session();
    let reading = Reading::Settled(Ok(Answer::empty("orders of customer 7")));
    for _ in 0..5 {
        assert_eq!(
            session.step(call(Effect::ReadOnly), &reading),
            Decision::AcceptEmpty
        );
    }
}

#[test]
fn partial_names_what_is_missing() {
    let at = start().wall;
    let report = Report::new().covered("a", 1, Some(1), at).missing(
        "b",
        ToolError::permission("Not yours.").into(),
        at,
    );
    assert_eq!(
        once(
            Effect::ReadOnly,
            &Reading::Settled(Ok(Answer::Partial(report)))
        ),
        Decision::AcceptPartial {
            missing: vec![Source::new("b")]
        }
    );
}

#[test]
fn only_missing_and_retryable_sources_are_asked_again() {
    let at = start().wall;
    let report = Report::new()
        .covered("a", 1, Some(1), at)
        .missing("b", ToolError::permission("Not yours.").into(), at)
        .missing("c", unavailable().retry_after(2 * SECOND).into(), at)
        .missing("d", unavailable().into(), at)
        .missing("late", unavailable().retry_after(600 * SECOND).into(), at)
        .missing(
            "tried",
            unavailable()
                .attempts([Attempt::new("timed out", SECOND)])
                .into(),
            at,
        );
    let reading = Reading::Settled(Ok(Answer::Partial(report)));
    let mut session = session();
    assert_eq!(
        session.step(call(Effect::ReadOnly), &reading),
        Decision::RetryMissing {
            missing: vec![Source::new("c"), Source::new("d")],
            earliest: 2 * SECOND,
            latest: 2 * SECOND,
        }
    );
    // What was covered stays known if the next try fails altogether.
    session.note(call(Effect::ReadOnly), &failed(unavailable()));
    let Decision::Propagate { partial, why, .. } =
        session.step(call(Effect::ReadOnly), &failed(unavailable()))
    else {
        panic!("three tries are spent");
    };
    assert_eq!(why, Spent::Attempts);
    assert_eq!(partial, [Source::new("a")]);
}

#[test]
fn a_write_asks_no_missing_source_again_that_may_have_done_its_part() {
    let at = start().wall;
    let report = Report::new().covered("a", 1, Some(1), at).missing(
        "b",
        unavailable().executed(Executed::Unknown).into(),
        at,
    );
    assert_eq!(
        once(
            Effect::Write,
            &Reading::Settled(Ok(Answer::Partial(report)))
        ),
        Decision::AcceptPartial {
            missing: vec![Source::new("b")]
        }
    );
}

#[test]
fn what_is_not_an_outcome_yet_is_waited_for() {
    assert_eq!(once(Effect::Write, &Reading::Pending), Decision::Await);
    assert_eq!(
        once(Effect::Write, &Reading::InputRequired),
        Decision::ProvideInput
    );
}

#[test]
fn cancelled_stops_and_is_no_failure() {
    assert_eq!(
        once(Effect::ReadOnly, &Reading::Cancelled),
        Decision::Stop { already: None }
    );
}

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

#[test]
fn a_write_that_may_have_happened_is_verified() {
    let ask = Verify::with("get_order", "shows the refund").not_before(start().wall + SECOND);
    for (executed, why) in [
        (Executed::Unknown, Doubt::Unknown),
        (Executed::Yes, Doubt::Applied),
    ] {
        for effect in [Effect::Write, Effect::Unknown] {
            assert_eq!(
                once(
                    effect,
                    &failed(unavailable().executed(executed).verify(ask.clone()))
                ),
                Decision::Verify {
                    with: Some(ask.clone()),
                    why,
                }
            );
        }
        // The healthy twins: twice is once.
        for effect in [Effect::ReadOnly, Effect::Idempotent] {
            assert!(matches!(
                once(effect, &failed(unavailable().executed(executed))),
                Decision::Retry { .. }
            ));
        }
    }
    assert!(matches!(
        once(Effect::Write, &failed(unavailable().executed(Executed::No))),
        Decision::Retry { .. }
    ));
    // A foreign failure that says nothing of its effect may have had one.
    let foreign = Failure::inferred(Category::Transient, Basis::Status, "Bad gateway.");
    assert!(matches!(
        once(Effect::Write, &failed(foreign)),
        Decision::Verify {
            with: None,
            why: Doubt::Unknown
        }
    ));
}

#[test]
fn gone_or_there_already_after_an_unknown_outcome_is_verified() {
    let refusals = [
        Failure::from(
            ToolError::validation("No such order.").code(Code::from_static("order.not_found")),
        ),
        Failure::from(
            ToolError::business("There is one.").code(Code::from_static("already_exists")),
        ),
        Failure::inferred(Category::Business, Basis::Code, "Unique violation.")
            .with_code(Code::foreign("23505")),
        Failure::inferred(
            Category::Validation,
            Basis::Prose,
            "The order was not found.",
        ),
    ];
    for refusal in refusals {
        let mut session = session();
        let unknown = failed(unavailable().executed(Executed::Unknown));
        session.note(call(Effect::Write), &unknown);
        assert_eq!(
            session.step(call(Effect::Write), &failed(refusal.clone())),
            Decision::Verify {
                with: None,
                why: Doubt::ProbablyApplied,
            },
            "{refusal}"
        );
        // The healthy twins: no try before it, or one that cannot have run.
        assert!(!matches!(
            once(Effect::Write, &failed(refusal.clone())),
            Decision::Verify { .. }
        ));
        let mut safe = Session::new(Policy::in_agent());
        safe.note(
            call(Effect::Write),
            &failed(unavailable().executed(Executed::No)),
        );
        assert!(!matches!(
            safe.step(call(Effect::Write), &failed(refusal)),
            Decision::Verify { .. }
        ));
    }
}

#[test]
fn every_end_that_leaves_doubt_is_remembered() {
    let mute = failed(Failure::unexplained("No word."));
    let foreign = failed(Failure::inferred(
        Category::Transient,
        Basis::Status,
        "Bad gateway.",
    ));
    let there = failed(
        ToolError::business("There is one.").code(Code::from_static("order.already_exists")),
    );
    for (before, effect, doubt) in [
        (&Reading::Cancelled, Effect::Write, true),
        (&Reading::Cancelled, Effect::ReadOnly, false),
        (&mute, Effect::Write, true),
        (&mute, Effect::ReadOnly, false),
        (&foreign, Effect::Write, true),
        (&foreign, Effect::Idempotent, true),
        (&foreign, Effect::ReadOnly, false),
        (&failed(unavailable()), Effect::Write, false),
        (&failed(ToolError::validation("No.")), Effect::Write, false),
    ] {
        let mut session = session();
        session.note(call(effect), before);
        let verifies = matches!(
            session.step(call(effect), &there),
            Decision::Verify {
                why: Doubt::ProbablyApplied,
                ..
            }
        );
        assert_eq!(verifies, doubt, "{before:?} of {effect:?}");
    }
}

#[test]
fn what_was_tried_is_told_oldest_first() {
    let mut session = session();
    session.note(
        call(Effect::ReadOnly),
        &failed(ToolError::transient("First, here.")),
    );
    session.pass(SECOND);
    let below = [Attempt::new("Second, below.", 2 * SECOND)];
    let Decision::Propagate { attempts, .. } = session.step(
        call(Effect::ReadOnly),
        &failed(ToolError::transient("Third, below.").attempts(below)),
    ) else {
        panic!("one owner");
    };
    let told: Vec<(&str, u64)> = attempts
        .iter()
        .map(|a| (a.message.as_str(), a.waited.as_secs()))
        .collect();
    assert_eq!(
        told,
        [
            ("First, here.", 1),
            ("Second, below.", 2),
            ("Third, below.", 0)
        ]
    );
}

#[test]
fn a_different_refusal_after_an_unknown_outcome_is_what_it_says() {
    let mut session = session();
    let unknown = failed(unavailable().executed(Executed::Unknown));
    session.note(call(Effect::Write), &unknown);
    assert!(matches!(
        session.step(
            call(Effect::Write),
            &failed(ToolError::permission("Not you."))
        ),
        Decision::Escalate {
            why: Escalation::NotAllowed,
            ..
        }
    ));
}

#[test]
fn every_decision_says_why_in_words() {
    let at = start().wall;
    let missing = Report::new().missing("b", unavailable().into(), at);
    let readings = [
        found(),
        Reading::Settled(Ok(Answer::empty("orders"))),
        Reading::Settled(Ok(Answer::Partial(missing))),
        Reading::Pending,
        Reading::InputRequired,
        Reading::Cancelled,
        failed(unavailable()),
        failed(unavailable().retry_after(600 * SECOND)),
        bad("x"),
        failed(ToolError::business("Over the limit.")),
        failed(ToolError::permission("Not you.")),
        mute(),
    ];
    let reasons: std::collections::BTreeSet<String> = readings
        .iter()
        .map(|reading| once(Effect::ReadOnly, reading).to_string())
        .collect();
    assert_eq!(reasons.len(), readings.len(), "{reasons:#?}");
    for reason in reasons {
        assert!(reason.ends_with('.') && reason.contains(": "), "{reason}");
    }
}

#[test]
fn a_bare_fault_is_repeated_once_and_then_somebody_looks() {
    let bare = |code: &str| {
        Reading::Settled::<u32>(Err(Failure::inferred(
            Category::Transient,
            Basis::Status,
            "The service failed inside.",
        )
        .with_code(Code::foreign(code))))
    };
    for code in ["500", "INTERNAL", "-32603"] {
        let mut session = session();
        let first = session.step(call(Effect::ReadOnly), &bare(code));
        assert!(matches!(first, Decision::Retry { .. }), "{code}: {first:?}");
        let second = session.step(call(Effect::ReadOnly), &bare(code));
        let escalated = Decision::Escalate {
            to: None,
            why: Escalation::Unexplained,
        };
        assert_eq!(second, escalated, "{code}");
    }
    // An outage is another matter: it ends by itself.
    let mut session = session();
    for _ in 0..2 {
        let decision = session.step(call(Effect::ReadOnly), &bare("503"));
        assert!(matches!(decision, Decision::Retry { .. }), "{decision:?}");
    }
}
