//! Failures that waiting does not mend, and what ends the memory of them.

use std::time::Duration;

use aftercall::detail::{Alternative, Attempt, Requires};
use aftercall::recover::{
    Again, Call, Decision, Escalation, Key, STREAK_HOLDS, Then, VERDICT_HOLDS,
};
use aftercall::{Effect, Failure, ToolError};

use super::{bad, call, failed, found, mute, once, session, start};

const SECOND: Duration = Duration::from_secs(1);

fn with_key(key: &str) -> Call<'_> {
    Call::new("refund", Effect::Write, Key::of([key]))
}

#[test]
fn validation_is_mended() {
    let Decision::FixInput { violations } = once(Effect::Write, &bad("order-abc")) else {
        panic!("other arguments mend it");
    };
    assert_eq!(violations[0].path, "/order_id");
}

#[test]
fn the_same_argument_again_goes_to_somebody_else() {
    let mut session = session();
    session.note(with_key("a"), &bad("order-abc"));
    assert!(matches!(
        session.step(with_key("b"), &bad("order-abc")),
        Decision::Escalate {
            why: Escalation::SameArgument,
            ..
        }
    ));
}

#[test]
fn the_third_refusal_in_a_row_goes_to_somebody_else() {
    let mut session = session();
    for value in ["a", "b"] {
        assert!(matches!(
            session.step(with_key(value), &bad(value)),
            Decision::FixInput { .. }
        ));
    }
    assert!(matches!(
        session.step(with_key("c"), &bad("c")),
        Decision::Escalate {
            why: Escalation::TooManyTries,
            ..
        }
    ));
}

#[test]
fn a_success_or_time_ends_a_row_of_refusals() {
    let mut healed = session();
    healed.note(with_key("a"), &bad("a"));
    healed.note(with_key("b"), &bad("b"));
    healed.note(with_key("c"), &found());
    assert!(matches!(
        healed.step(with_key("d"), &bad("a")),
        Decision::FixInput { .. }
    ));
    let mut late = session();
    late.note(with_key("a"), &bad("a"));
    late.pass(STREAK_HOLDS);
    assert!(matches!(
        late.step(with_key("b"), &bad("a")),
        Decision::FixInput { .. }
    ));
}

#[test]
fn a_refusal_is_told_and_another_path_is_shown() {
    let refused = ToolError::business("Over the automatic limit.")
        .user_message("Refunds over £500 need a manager.")
        .escalate_to("a manager");
    assert_eq!(
        once(Effect::Write, &failed(refused.clone())),
        Decision::TellUser {
            words: "Refunds over £500 need a manager.".into(),
            then: Then::Escalate {
                to: Some("a manager".into())
            },
            not_before: None,
        }
    );
    let other = Alternative::new("issue_voucher", "has no limit");
    assert_eq!(
        once(Effect::Write, &failed(refused.alternative(other.clone()))),
        Decision::TellUser {
            words: "Refunds over £500 need a manager.".into(),
            then: Then::TakeOtherPath {
                alternatives: vec![other]
            },
            not_before: None,
        }
    );
}

#[test]
fn a_refusal_without_words_for_a_person_is_told_in_its_own() {
    let reset = start().wall + 3_600 * SECOND;
    assert_eq!(
        once(
            Effect::ReadOnly,
            &failed(ToolError::business("The quota is used up.").not_before(reset))
        ),
        Decision::TellUser {
            words: "The quota is used up.".into(),
            then: Then::Escalate { to: None },
            not_before: Some(reset),
        }
    );
}

#[test]
fn a_principal_without_rights_is_switched_or_somebody_asked() {
    let denied = ToolError::permission("Not for support agents.").escalate_to("finance");
    assert_eq!(
        once(
            Effect::ReadOnly,
            &failed(denied.clone().requires(Requires::role("accountant")))
        ),
        Decision::SwitchPrincipal {
            requires: Requires::role("accountant"),
            ask: Some("finance".into()),
        }
    );
    // Requirements that say nothing are none.
    for nothing in [denied.clone(), denied.requires(Requires::default())] {
        assert_eq!(
            once(Effect::ReadOnly, &failed(nothing)),
            Decision::Escalate {
                to: Some("finance".into()),
                why: Escalation::NotAllowed,
            }
        );
    }
}

#[test]
fn an_unexplained_read_is_tried_once_more_and_no_more() {
    let mut session = session();
    assert!(matches!(
        session.step(call(Effect::ReadOnly), &mute()),
        Decision::Retry {
            why: Again::Unexplained,
            ..
        }
    ));
    assert!(matches!(
        session.step(call(Effect::ReadOnly), &mute()),
        Decision::Escalate {
            why: Escalation::Unexplained,
            ..
        }
    ));
}

#[test]
fn an_unexplained_failure_of_anything_else_is_not_tried_again() {
    for effect in [Effect::Idempotent, Effect::Write, Effect::Unknown] {
        assert!(matches!(
            once(effect, &mute()),
            Decision::Escalate {
                why: Escalation::Unexplained,
                ..
            }
        ));
    }
}

#[test]
fn an_unexplained_failure_that_was_repeated_below_is_not_tried_again() {
    let tried = Failure::unexplained("No word.").with_attempts([Attempt::new("x", SECOND)]);
    assert!(matches!(
        once(Effect::ReadOnly, &failed(tried)),
        Decision::Escalate { .. }
    ));
}

#[test]
fn the_same_call_after_a_final_verdict_stops() {
    let finals = [
        bad("order-abc"),
        failed(ToolError::business("Over the limit.")),
        failed(ToolError::permission("Not you.")),
        mute(),
    ];
    for reading in finals {
        let mut session = session();
        let first = session.step(call(Effect::Write), &reading);
        assert!(!matches!(first, Decision::Stop { .. }), "{first}");
        for times in 2..5 {
            session.pass(VERDICT_HOLDS - Duration::from_millis(1));
            let Decision::Stop {
                already: Some(already),
            } = session.step(call(Effect::Write), &reading)
            else {
                panic!("the same call, the same verdict");
            };
            assert_eq!(already.times, times);
        }
        // It ends.
        session.pass(VERDICT_HOLDS);
        let later = session.step(call(Effect::Write), &reading);
        assert!(!matches!(later, Decision::Stop { .. }), "{later}");
    }
}

#[test]
fn a_verdict_ends_with_a_write_that_worked_and_not_with_a_read() {
    let refused = failed(ToolError::business("Insufficient funds."));
    let after = |effect| {
        let mut session = session();
        session.note(call(Effect::Write), &refused);
        let other = Call::new("deposit", effect, Key::of(["deposit"]));
        session.note(other, &found());
        session.step(call(Effect::Write), &refused)
    };
    assert!(matches!(after(Effect::Write), Decision::TellUser { .. }));
    assert!(matches!(after(Effect::Unknown), Decision::TellUser { .. }));
    assert!(matches!(after(Effect::ReadOnly), Decision::Stop { .. }));
}

#[test]
fn new_credentials_end_a_verdict() {
    let denied = failed(ToolError::permission("Not you."));
    let mut session = session();
    session.note(call(Effect::Write), &denied);
    session.history.forget_verdicts();
    assert!(matches!(
        session.step(call(Effect::Write), &denied),
        Decision::Escalate { .. }
    ));
}
