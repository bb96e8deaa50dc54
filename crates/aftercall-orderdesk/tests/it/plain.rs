//! The twin has the habits that the library is against.

use aftercall_orderdesk::Face;
use serde_json::json;

use crate::client::{desk, failed, text};

#[tokio::test]
async fn an_outage_and_an_empty_search_are_the_same_bytes() {
    let search = json!({"text": "zebra"});
    let busy = desk(Face::Plain, "busy").await;
    let healthy = desk(Face::Plain, "").await;
    let outage = busy.call("find_customers", search.clone()).await;
    let empty = healthy.call("find_customers", search).await;
    assert_eq!(outage, empty);
    assert_eq!(text(&empty), "[]");
}

#[tokio::test]
async fn failures_come_without_the_flag_or_without_a_word() {
    let busy = desk(Face::Plain, "busy").await;
    let locked = busy.call("get_order", json!({"order_id": "#10042"})).await;
    assert!(!failed(&locked));
    assert_eq!(
        text(&locked),
        r#"{"error":"SQLITE_BUSY: database is locked"}"#
    );

    let refund = |pence: i64| json!({"order_id": "#10042", "amount_pence": pence, "reason": "x"});
    let lost = desk(Face::Plain, "lost-payout").await;
    let silent = lost.call("refund_order", refund(5_000)).await;
    assert!(failed(&silent));
    assert_eq!(text(&silent), "Operation failed");

    let over = desk(Face::Plain, "")
        .await
        .call("refund_order", refund(75_000))
        .await;
    assert!(!failed(&over));
    assert!(text(&over).starts_with(r#"{"error":"#), "{}", text(&over));
}

#[tokio::test]
async fn what_works_works_the_same() {
    let order = json!({"order_id": "#10042"});
    let plain = desk(Face::Plain, "")
        .await
        .call("get_order", order.clone())
        .await;
    let ours = desk(Face::Explaining, "")
        .await
        .call("get_order", order)
        .await;
    let data: serde_json::Value = serde_json::from_str(text(&plain)).expect("JSON");
    assert_eq!(Some(data), ours.structured_content);
}
