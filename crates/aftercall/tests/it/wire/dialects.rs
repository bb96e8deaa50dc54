//! Envelopes of others: every spelling, and how far it is believed.

use core::time::Duration;

use aftercall::wire::dialect;
use aftercall::{Basis, Category, Effect, Failure, Resend};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

fn read(value: &Value) -> Option<Failure> {
    let raw: Box<RawValue> = to_raw_value(value).expect("a value is JSON");
    dialect::read(&raw)
}

fn category(value: &Value) -> Option<Category> {
    let failure = read(value)?;
    assert_eq!(failure.basis(), failure.category().map(|_| Basis::Declared));
    failure.category()
}

#[test]
fn every_spelling_of_a_category_is_read() {
    for name in ["errorCategory", "error_category", "category", "type"] {
        for (word, meant) in [
            ("transient", Category::Transient),
            ("timeout", Category::Transient),
            ("RateLimit", Category::Transient),
            ("rate-limit", Category::Transient),
            ("invalid_argument", Category::Validation),
            ("NOT_FOUND", Category::Validation),
            ("unauthorized", Category::Permission),
            ("quota", Category::Business),
            ("conflict", Category::Business),
        ] {
            assert_eq!(
                category(&json!({name: word, "message": "x"})),
                Some(meant),
                "{name} {word}"
            );
            let nested = json!({"error": {name: word, "message": "x"}});
            assert_eq!(category(&nested), Some(meant), "{nested}");
        }
    }
}

#[test]
fn a_word_that_is_not_in_the_table_says_nothing() {
    for value in [
        json!({"type": "text", "message": "x"}),
        json!({"category": "internal", "retryable": true, "message": "x"}),
        json!({"category": 7}),
        json!({"message": "timeout"}),
        json!([{"category": "timeout"}]),
        json!("timeout"),
    ] {
        assert_eq!(read(&value), None, "{value}");
    }
}

#[test]
fn our_spelling_without_a_category_is_unexplained_unless_another_names_one() {
    let ours = json!({"isRetryable": false, "message": "Nothing says why."});
    assert_eq!(read(&ours).expect("it is an envelope").category(), None);
    let mixed = json!({"isRetryable": true, "category": "timeout", "message": "x"});
    assert_eq!(category(&mixed), Some(Category::Transient));
}

#[test]
fn a_wait_is_read_in_the_unit_of_its_spelling() {
    for (name, value, wait) in [
        ("retryAfterMs", json!(1_500), 1_500),
        ("retry_after_ms", json!(1_500), 1_500),
        ("retry_after", json!(2), 2_000),
        ("retry_after", json!("0.5"), 500),
    ] {
        let failure = read(&json!({"category": "timeout", "message": "x", name: value}));
        let read = failure.expect("it declares one").retry_after();
        assert_eq!(read, Some(Duration::from_millis(wait)), "{name}");
    }
    for value in [json!(-1), json!("soon"), json!(1e300), json!(null)] {
        let failure = read(&json!({"category": "timeout", "message": "x", "retry_after": value}));
        assert_eq!(
            failure.expect("it declares one").retry_after(),
            None,
            "{value}"
        );
    }
}

#[test]
fn every_flag_counts_against_a_verdict_and_none_for_it() {
    for name in ["isRetryable", "is_retryable", "retryable", "recoverable"] {
        let flagged = |flag: bool| {
            let failure = read(&json!({"category": "timeout", "detail": "x", name: flag}));
            failure.expect("it declares one")
        };
        assert_eq!(
            flagged(false).resend(Effect::ReadOnly),
            Resend::Never,
            "{name}"
        );
        assert_eq!(
            flagged(true).resend(Effect::ReadOnly),
            Resend::Now,
            "{name}"
        );
        assert_eq!(
            flagged(true).resend(Effect::Write),
            Resend::CheckFirst,
            "{name}"
        );
    }
}

#[test]
fn the_draft_tool_failure_is_read_by_class_and_code() {
    for (class, code, meant) in [
        (
            "reliability",
            "retryable_transient_error",
            Some(Category::Transient),
        ),
        (
            "governance",
            "permission_denied",
            Some(Category::Permission),
        ),
        ("governance", "policy_blocked", Some(Category::Business)),
        ("governance", "user_action_required", None),
        ("capability", "invalid_input", Some(Category::Validation)),
        ("capability", "capability_unsupported", None),
    ] {
        let value = json!({"class": class, "code": code, "correlationId": "7", "retryable": true});
        assert_eq!(
            read(&value).and_then(|f| f.category()),
            meant,
            "{class} {code}"
        );
    }
}
