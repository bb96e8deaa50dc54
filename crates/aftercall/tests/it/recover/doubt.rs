//! What may have taken effect: find out first, and remember it.

use aftercall::detail::{Attempt, Verify};
use aftercall::recover::{Decision, Doubt, Escalation, Policy};
use aftercall::{Basis, Category, Code, Effect, Executed, Failure, Reading, ToolError};

use super::{SECOND, Session, call, failed, once, session, start, unavailable};

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
