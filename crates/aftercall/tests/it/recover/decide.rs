//! Every row of the decision table that holds without a clock.

use aftercall::detail::Attempt;
use aftercall::gather::{Report, Source};
use aftercall::recover::{Decision, Escalation, Spent};
use aftercall::{Answer, Basis, Category, Code, Effect, Executed, Failure, Reading, ToolError};

use super::{SECOND, bad, call, failed, found, mute, once, session, start, unavailable};

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
