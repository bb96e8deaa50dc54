//! May exactly this be sent again? Against a second statement of the rule, over
//! every combination.

use std::time::Duration;

use aftercall::{Basis, Category, Effect, Executed, Failure, Resend, ToolError};

const EFFECTS: [Effect; 4] = [
    Effect::ReadOnly,
    Effect::Idempotent,
    Effect::Write,
    Effect::Unknown,
];
const EXECUTED: [Option<Executed>; 4] = [
    None,
    Some(Executed::No),
    Some(Executed::Yes),
    Some(Executed::Unknown),
];

fn with(mut failure: Failure, executed: Option<Executed>, never: bool) -> Failure {
    if let Some(executed) = executed {
        failure = failure.with_executed(executed);
    }
    if never {
        failure = failure.never_retryable();
    }
    failure
}

/// What is known to have had no effect, and from whom.
fn cannot_have_run(failure: &Failure, own: bool, never: bool) -> bool {
    match failure.executed() {
        Some(Executed::No) => failure.basis() != Some(Basis::Prose),
        // An author who calls it transient says that it may be sent again.
        None => own && !never,
        Some(Executed::Yes | Executed::Unknown) => false,
    }
}

#[test]
fn it_is_the_rule_in_every_cell() {
    let mut cells = 0;
    for executed in EXECUTED {
        for never in [false, true] {
            let own: Failure = ToolError::transient("Down.").into();
            let read = Basis::ALL.into_iter().map(|basis| {
                (
                    Failure::inferred(Category::Transient, basis, "Down."),
                    false,
                )
            });
            for (failure, own) in read.chain([(own, true)]) {
                let failure = with(failure, executed, never);
                for effect in EFFECTS {
                    let safe = matches!(effect, Effect::ReadOnly | Effect::Idempotent)
                        || cannot_have_run(&failure, own, never);
                    let expected = match (safe, never, effect) {
                        (true, false, _) => Resend::Now,
                        (true, true, _) => Resend::Never,
                        (false, false, Effect::Unknown) => Resend::IfRead,
                        (false, _, _) => Resend::CheckFirst,
                    };
                    assert_eq!(
                        failure.resend(effect),
                        expected,
                        "{failure:?} of {effect:?}"
                    );
                    cells += 1;
                }
            }
        }
    }
    assert_eq!(cells, 4 * 2 * 8 * 4);
}

#[test]
fn what_does_not_heal_is_never_sent_again() {
    for executed in EXECUTED {
        for effect in EFFECTS {
            for category in [
                Category::Validation,
                Category::Business,
                Category::Permission,
            ] {
                let refused = Failure::inferred(category, Basis::Declared, "No.");
                assert_eq!(with(refused, executed, false).resend(effect), Resend::Never);
            }
            let mute = Failure::unexplained("No word.");
            assert_eq!(with(mute, executed, false).resend(effect), Resend::Never);
        }
    }
}

#[test]
fn a_wait_is_part_of_a_yes_and_of_nothing_else() {
    let wait = Duration::from_secs(2);
    let busy = |wait| Failure::from(ToolError::transient("Down.").retry_after(wait));
    assert_eq!(busy(wait).resend(Effect::ReadOnly), Resend::After(wait));
    assert_eq!(busy(Duration::ZERO).resend(Effect::ReadOnly), Resend::Now);
    let lost = busy(wait).with_executed(Executed::Unknown);
    assert_eq!(lost.resend(Effect::Write), Resend::CheckFirst);
    assert_eq!(
        lost.never_retryable().resend(Effect::ReadOnly),
        Resend::Never
    );
}

#[test]
fn only_yes_is_retryable_on_the_wire() {
    assert!(Resend::Now.is_retryable());
    assert!(Resend::After(Duration::from_secs(1)).is_retryable());
    for no in [Resend::IfRead, Resend::CheckFirst, Resend::Never] {
        assert!(!no.is_retryable());
    }
}
