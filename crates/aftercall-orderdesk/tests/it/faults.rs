//! The faults are real: SQLite, the clock and the pipe say so, not the desk.

use core::time::Duration;
use std::path::Path;
use std::time::Instant;

use aftercall::{Category, Code};
use aftercall_orderdesk::{BUSY_TIMEOUT, Ended, Face, QUERY_LIMIT};
use rusqlite::{Connection, ErrorCode};
use serde_json::json;

use crate::client::{desk, failed, failure, text};

#[tokio::test]
async fn busy_is_a_lock_that_anybody_else_meets_too() {
    let desk = desk(Face::Explaining, "busy").await;
    let start = Instant::now();
    let result = desk.call("get_order", json!({"order_id": "#10042"})).await;
    assert!(failed(&result));
    assert!(text(&result).contains("database.busy"), "{}", text(&result));
    assert!(
        start.elapsed() >= BUSY_TIMEOUT,
        "it has waited for the lock"
    );

    let outside = Connection::open(desk.db()).expect("the file is there");
    outside.busy_timeout(Duration::ZERO).expect("no waiting");
    let seen = outside.query_row("SELECT count(*) FROM orders", [], |row| {
        row.get::<_, i64>(0)
    });
    let code = seen.expect_err("locked").sqlite_error_code();
    assert_eq!(code, Some(ErrorCode::DatabaseBusy));
}

#[tokio::test]
async fn an_outage_is_not_an_empty_list() {
    let search = json!({"text": "zebra"});
    let busy = desk(Face::Explaining, "busy").await;
    let healthy = desk(Face::Explaining, "").await;
    let outage = busy.call("find_customers", search.clone()).await;
    let empty = healthy.call("find_customers", search).await;
    assert!(failed(&outage) && !failed(&empty));
}

#[tokio::test]
async fn a_slow_query_is_interrupted_at_the_limit() {
    let desk = desk(Face::Explaining, "slow=30").await;
    let start = Instant::now();
    let result = desk.call("get_order", json!({"order_id": "#10042"})).await;
    let took = start.elapsed();
    assert!(failed(&result));
    assert!(
        text(&result).contains("database.timeout"),
        "{}",
        text(&result)
    );
    assert!(took >= QUERY_LIMIT && took < QUERY_LIMIT * 2, "{took:?}");
}

#[tokio::test]
async fn a_query_that_is_slow_within_the_limit_is_answered() {
    let desk = desk(Face::Explaining, "slow=0.2").await;
    let start = Instant::now();
    let result = desk.call("get_order", json!({"order_id": "#10042"})).await;
    assert!(!failed(&result), "{}", text(&result));
    assert!(start.elapsed() >= Duration::from_millis(200));
}

#[tokio::test]
async fn the_stated_wait_of_the_rate_limit_is_enough_and_not_too_much() {
    let desk = desk(Face::Explaining, "rate-limit").await;
    let order = json!({"order_id": "#10042"});
    let first = desk.call("get_order", order.clone()).await;
    let second = desk.call("get_order", order.clone()).await;
    assert!(!failed(&first) && failed(&second));
    assert!(text(&second).contains("rate_limited"), "{}", text(&second));
    let wait = failure(&second).retry_after().expect("a stated wait");
    assert!(wait <= Duration::from_secs(2), "{wait:?}");
    tokio::time::sleep(wait).await;
    let third = desk.call("get_order", order).await;
    assert!(!failed(&third), "{}", text(&third));
}

#[tokio::test]
async fn a_fault_of_its_own_is_unexplained_and_tells_nothing_of_the_inside() {
    let desk = desk(Face::Explaining, "").await;
    let outside = Connection::open(desk.db()).expect("the file is there");
    outside
        .execute_batch("PRAGMA foreign_keys = OFF; DROP TABLE orders")
        .expect("dropped");
    let result = desk.call("get_order", json!({"order_id": "#10042"})).await;
    assert!(failed(&result));
    let broken = failure(&result);
    assert_eq!(broken.category(), None);
    assert_eq!(broken.code().map(Code::as_str), Some("desk.broken"));
    assert!(!text(&result).contains("table"), "{}", text(&result));
}

#[tokio::test]
async fn a_rule_that_the_desk_s_own_statement_breaks_is_a_fault_of_its_own() {
    let desk = desk(Face::Explaining, "").await;
    let outside = Connection::open(desk.db()).expect("the file is there");
    outside
        .execute_batch(
            "CREATE TRIGGER shut BEFORE INSERT ON refunds
             BEGIN SELECT RAISE(ABORT, 'shut'); END",
        )
        .expect("made");
    let refund = json!({"order_id": "#10042", "amount_pence": 5_000, "reason": "late"});
    let result = desk.call("refund_order", refund).await;
    assert!(failed(&result));
    let broken = failure(&result);
    assert_eq!(broken.category(), None, "no rule of the desk's refused it");
    assert_eq!(broken.code().map(Code::as_str), Some("desk.broken"));
}

#[tokio::test]
async fn a_damaged_file_is_the_disk_s_fault_and_no_caller_s() {
    let order = json!({"order_id": "#10042"});
    let twin = desk(Face::Plain, "").await;
    damage(twin.db());
    let result = twin.call("get_order", order.clone()).await;
    assert_eq!(
        text(&result),
        r#"{"error":"database disk image is malformed"}"#
    );

    let desk = desk(Face::Explaining, "").await;
    damage(desk.db());
    let result = desk.call("get_order", order).await;
    assert!(failed(&result));
    let damaged = failure(&result);
    assert_eq!(damaged.category(), Some(Category::Business));
    assert_eq!(damaged.code().map(Code::as_str), Some("SQLITE_CORRUPT"));
    assert_eq!(damaged.source(), Some("order database"));
}

#[tokio::test]
async fn a_crash_ends_the_connection_after_the_effect_and_before_the_answer() {
    let desk = desk(Face::Explaining, "crash").await;
    let refund = json!({"order_id": "#10042", "amount_pence": 5_000, "reason": "late"});
    let answer = desk.try_call("refund_order", refund).await;
    assert!(answer.is_err(), "{answer:?}");
    assert_eq!(desk.rows("refunds"), 2, "the refund was made");
    assert_eq!(desk.hang_up().await, Ended::Severed);
}

/// The header stays, so that it is still a database, and no page can be read.
fn damage(db: &Path) {
    let mut pages = std::fs::read(db).expect("the file is there");
    pages[100..].fill(0xff);
    std::fs::write(db, pages).expect("torn");
}
