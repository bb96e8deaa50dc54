//! What the desk says when nothing is wrong, and what it refuses.

use aftercall::detail::Requires;
use aftercall::{Answer, Category};
use aftercall_orderdesk::{Ended, Face, Role};
use rmcp::ServiceError;
use serde_json::json;

use crate::client::{desk, failed, failure, open, reading, text};

#[tokio::test]
async fn an_order_comes_in_the_shape_that_is_declared() {
    let desk = desk(Face::Explaining, "").await;
    let result = desk.call("get_order", json!({"order_id": "#10042"})).await;
    assert!(!failed(&result));
    let order = result
        .structured_content
        .expect("get_order declares a shape");
    assert_eq!(
        order,
        json!({
            "id": "#10042", "customer_id": "C-1001", "status": "delivered",
            "total_pence": 98_000, "placed_on": "2026-10-02",
        })
    );
}

#[tokio::test]
async fn an_error_carries_data_only_where_no_shape_is_declared() {
    let desk = desk(Face::Explaining, "").await;
    let declared = desk.call("get_order", json!({"order_id": "x"})).await;
    assert_eq!(declared.structured_content, None);
    let undeclared = desk.call("list_refunds", json!({"order_id": "x"})).await;
    let envelope = undeclared.structured_content.clone().expect("the envelope");
    assert_eq!(envelope["errorCategory"], "validation");
    assert_eq!(failure(&declared).code(), failure(&undeclared).code());
}

#[tokio::test]
async fn nothing_that_matches_is_an_answer_and_names_what_was_searched() {
    let desk = desk(Face::Explaining, "").await;
    let result = desk.call("find_customers", json!({"text": "zebra"})).await;
    assert!(
        matches!(reading(&result), Ok(Answer::Empty(_))),
        "{result:?}"
    );
    assert!(text(&result).contains("zebra"), "{}", text(&result));
    let found = desk
        .call("find_customers", json!({"text": "HARBOUR"}))
        .await;
    assert!(text(&found).contains("C-1001"), "{}", text(&found));
}

#[tokio::test]
async fn a_malformed_argument_is_named_with_what_is_expected() {
    let desk = desk(Face::Explaining, "").await;
    let result = desk
        .call("get_order", json!({"order_id": "order-abc"}))
        .await;
    let malformed = failure(&result);
    assert_eq!(malformed.category(), Some(Category::Validation));
    let [violation] = malformed.violations() else {
        panic!("one argument is wrong: {malformed:?}");
    };
    assert_eq!(violation.path, "/order_id");
    assert_eq!(violation.received, Some("order-abc".into()));
    let first = text(&result).lines().next().expect("line 1");
    assert!(
        first.contains("order-abc") && first.contains("#10042"),
        "{first}"
    );
    let unknown = desk.call("get_order", json!({"order_id": "#99999"})).await;
    assert!(failed(&unknown));
    assert!(
        text(&unknown).contains("There is no order #99999"),
        "{}",
        text(&unknown)
    );
}

#[tokio::test]
async fn the_books_open_to_finance_alone() {
    let month = json!({"month": "2026-10"});
    let support = desk(Face::Explaining, "").await;
    let refused = support.call("get_financial_records", month.clone()).await;
    let refused = failure(&refused);
    assert_eq!(refused.category(), Some(Category::Permission));
    assert_eq!(refused.requires(), Some(&Requires::role("finance")));
    let finance = open(Face::Explaining, "", Role::Finance).await;
    let read = finance.call("get_financial_records", month).await;
    assert!(!failed(&read));
    assert!(text(&read).contains("98000"), "{}", text(&read));
}

#[tokio::test]
async fn cancelling_twice_is_cancelling_once_and_a_shipped_order_stays() {
    let desk = desk(Face::Explaining, "").await;
    let order = json!({"order_id": "#10044"});
    let first = desk.call("cancel_order", order.clone()).await;
    let second = desk.call("cancel_order", order).await;
    assert_eq!(first, second);
    assert!(!failed(&first));
    let shipped = desk
        .call("cancel_order", json!({"order_id": "#10043"}))
        .await;
    assert_eq!(failure(&shipped).category(), Some(Category::Business));
    let still = desk.call("get_order", json!({"order_id": "#10043"})).await;
    assert!(text(&still).contains("shipped"), "{}", text(&still));
}

#[tokio::test]
async fn an_unknown_tool_is_a_protocol_error() {
    let desk = desk(Face::Explaining, "").await;
    let error = desk.try_call("get_oder", json!({})).await;
    assert!(
        matches!(&error, Err(ServiceError::McpError(e)) if e.message.contains("get_oder")),
        "{error:?}"
    );
    assert_eq!(desk.hang_up().await, Ended::Closed);
}
