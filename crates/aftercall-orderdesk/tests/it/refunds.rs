//! Money moves once, or not at all; counted in the file, not in the answers.

use aftercall::{Category, Effect, Executed, Resend};
use aftercall_orderdesk::Face;
use serde_json::{Value, json};

use crate::client::{desk, failed, failure, text};

fn refund(order: &str, pence: i64) -> Value {
    json!({"order_id": order, "amount_pence": pence, "reason": "spine torn"})
}

#[tokio::test]
async fn a_refund_within_the_limit_is_made_once_per_call() {
    let desk = desk(Face::Explaining, "").await;
    let before = desk.rows("refunds");
    let result = desk.call("refund_order", refund("#10042", 20_000)).await;
    assert!(!failed(&result), "{}", text(&result));
    assert_eq!(desk.rows("refunds"), before + 1);
    desk.call("refund_order", refund("#10042", 20_000)).await;
    assert_eq!(desk.rows("refunds"), before + 2, "it is no idempotent tool");
}

#[tokio::test]
async fn a_refund_over_the_limit_is_not_made_and_names_the_other_path() {
    let desk = desk(Face::Explaining, "").await;
    let before = desk.rows("refunds");
    let refused = desk.call("refund_order", refund("#10042", 75_000)).await;
    let over = failure(&refused);
    assert_eq!(over.category(), Some(Category::Business));
    let limit = over.limit().expect("the limit that was hit");
    assert_eq!(limit.allowed, Some(50_000.into()));
    assert_eq!(limit.requested, Some(75_000.into()));
    assert_eq!(over.alternatives()[0].tool, "request_refund_approval");
    assert_eq!(desk.rows("refunds"), before);

    for _ in 0..2 {
        let asked = desk
            .call("request_refund_approval", refund("#10042", 75_000))
            .await;
        assert!(!failed(&asked), "{}", text(&asked));
    }
    assert_eq!(desk.rows("approvals"), 1, "asking twice is one request");
    assert_eq!(desk.rows("refunds"), before, "and pays nothing");
}

#[tokio::test]
async fn two_halves_are_no_way_around_the_limit() {
    let desk = desk(Face::Explaining, "").await;
    let before = desk.rows("refunds");
    let first = desk.call("refund_order", refund("#10042", 40_000)).await;
    let second = desk.call("refund_order", refund("#10042", 35_000)).await;
    assert!(!failed(&first) && failed(&second));
    assert!(
        text(&second).contains("£100.00 is left"),
        "{}",
        text(&second)
    );
    assert_eq!(desk.rows("refunds"), before + 1);
}

#[tokio::test]
async fn more_than_was_paid_is_refused_for_that_reason() {
    let desk = desk(Face::Explaining, "").await;
    let refused = desk.call("refund_order", refund("#10043", 6_451)).await;
    assert!(failed(&refused));
    assert!(
        text(&refused).contains("left to refund"),
        "{}",
        text(&refused)
    );
    let all = desk.call("refund_order", refund("#10043", 6_450)).await;
    assert!(!failed(&all), "{}", text(&all));
}

#[tokio::test]
async fn a_lost_payout_has_been_made_and_the_desk_says_that_it_cannot_tell() {
    for face in [Face::Explaining, Face::Plain] {
        let desk = desk(face, "lost-payout").await;
        let before = desk.rows("refunds");
        let result = desk.call("refund_order", refund("#10042", 5_000)).await;
        assert!(failed(&result));
        assert_eq!(desk.rows("refunds"), before + 1, "the effect is real");
        if face == Face::Explaining {
            let lost = failure(&result);
            assert_eq!(lost.category(), Some(Category::Transient));
            assert_eq!(lost.executed(), Some(Executed::Unknown));
            assert_eq!(lost.resend(Effect::Write), Resend::CheckFirst);
            let verify = lost.verify().expect("a way to find out");
            assert_eq!(verify.tool, "list_refunds");
        }
        let refunds = desk
            .call("list_refunds", json!({"order_id": "#10042"}))
            .await;
        assert!(text(&refunds).contains("5000"), "and can be looked up");
    }
}

#[tokio::test]
async fn a_refund_that_meets_a_locked_database_is_not_made() {
    let desk = desk(Face::Explaining, "busy=0.6").await;
    let refused = desk.call("refund_order", refund("#10042", 5_000)).await;
    let busy = failure(&refused);
    assert_eq!(busy.category(), Some(Category::Transient));
    assert_eq!(busy.executed(), Some(Executed::No));
    tokio::time::sleep(core::time::Duration::from_millis(600)).await;
    let made = desk.call("refund_order", refund("#10042", 5_000)).await;
    assert!(!failed(&made), "the lock is gone: {}", text(&made));
    assert_eq!(desk.rows("refunds"), 2);
}
