//! One search over five files: what a lock on two of them costs, and what not.

use core::time::Duration;
use std::path::Path;
use std::time::Instant;

use aftercall::gather::Report;
use aftercall::{Answer, Category, Code, Effect, Executed};
use aftercall_orderdesk::{Face, LOCKED_SITES, SITE_LIMIT, SITES};
use rusqlite::{Connection, ErrorCode};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::client::{desk, failed, failure, reading, text};

fn partial(result: &rmcp::model::CallToolResult) -> Report<Box<RawValue>> {
    match reading(result) {
        Ok(Answer::Partial(report)) => report,
        other => panic!("not partial: {other:?}"),
    }
}

fn site(db: &Path, name: &str) -> Connection {
    let stem = db.file_stem().expect("a file").to_string_lossy();
    let path = db.with_file_name(format!("{stem}-{name}.sqlite"));
    let connection = Connection::open(path).expect("the site's file");
    connection.busy_timeout(Duration::ZERO).expect("no waiting");
    connection
}

#[tokio::test]
async fn five_sites_answer_as_one() {
    let desk = desk(Face::Explaining, "").await;
    let lamps = desk.call("search_products", json!({"text": "lamp"})).await;
    let rows: Value = serde_json::from_str(text(&lamps)).expect("a list");
    let sites: Vec<&str> = rows
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|row| row["site"].as_str())
        .collect();
    assert_eq!(sites, SITES, "by name, whoever answered first");

    let none = desk.call("search_products", json!({"text": "zebra"})).await;
    assert!(matches!(reading(&none), Ok(Answer::Empty(_))), "{none:?}");
    assert!(
        SITES.iter().all(|site| text(&none).contains(site)),
        "{}",
        text(&none)
    );
}

#[tokio::test]
async fn two_locked_sites_cost_what_they_hold_and_no_more() {
    let desk = desk(Face::Explaining, "busy-sites").await;
    let start = Instant::now();
    let lamps = desk.call("search_products", json!({"text": "lamp"})).await;
    let took = start.elapsed();
    assert!(!failed(&lamps));
    assert!(took < SITE_LIMIT + Duration::from_secs(1), "{took:?}");
    assert!(
        text(&lamps).starts_with(
            "PARTIAL [3 of 5 sources covered] Missing: northgate and quayside (transient, tried \
             3 times each). What is missing is unknown, not empty.\n"
        ),
        "{}",
        text(&lamps)
    );
    let report = partial(&lamps);
    assert!(report.succeeded().all(|(_, site)| site.count() == Some(1)));
    for (site, why) in report.failed() {
        assert!(LOCKED_SITES.contains(&site.as_str()), "{site}");
        assert_eq!(why.category(), Some(Category::Transient));
        assert_eq!(why.code().map(Code::as_str), Some("stock.busy"));
        assert_eq!(why.executed(), Some(Executed::No));
        assert_eq!(why.attempts().len(), 2);
    }
    assert_eq!(report.missing_retryable(Effect::ReadOnly).count(), 2);

    for name in SITES {
        let seen = site(desk.db(), name).query_row("SELECT count(*) FROM products", [], |row| {
            row.get::<_, i64>(0)
        });
        let locked = seen.is_err_and(|e| e.sqlite_error_code() == Some(ErrorCode::DatabaseBusy));
        assert_eq!(locked, LOCKED_SITES.contains(&name), "{name}, from outside");
    }
}

#[tokio::test]
async fn only_the_sites_that_are_named_are_asked() {
    let desk = desk(Face::Explaining, "busy-sites").await;
    let search = json!({"text": "lamp", "sites": ["tidewater", "harbour"]});
    let lamps = desk.call("search_products", search).await;
    assert!(matches!(reading(&lamps), Ok(Answer::Found(_))), "{lamps:?}");
    let nowhere = json!({"text": "lamp", "sites": ["atlantis"]});
    let nowhere = desk.call("search_products", nowhere).await;
    assert_eq!(failure(&nowhere).violations()[0].path, "/sites");
}

#[tokio::test]
async fn no_match_at_three_sites_is_no_proof_that_there_is_none() {
    let desk = desk(Face::Explaining, "busy-sites").await;
    let kettles = desk
        .call("search_products", json!({"text": "kettle"}))
        .await;
    let report = partial(&kettles);
    assert!(report.succeeded().all(|(_, site)| site.is_empty()));
    assert_eq!(report.failed().count(), 2);
}

#[tokio::test]
async fn a_lock_that_passes_leaves_nothing_but_attempts() {
    let desk = desk(Face::Explaining, "busy-sites=0.3").await;
    let lamps = desk.call("search_products", json!({"text": "lamp"})).await;
    assert!(matches!(reading(&lamps), Ok(Answer::Found(_))), "{lamps:?}");
}

#[tokio::test]
async fn where_no_site_can_be_searched_the_search_has_failed() {
    let desk = desk(Face::Explaining, "").await;
    let locks = SITES.map(|name| {
        let connection = site(desk.db(), name);
        connection.execute_batch("BEGIN EXCLUSIVE").expect("a lock");
        connection
    });
    let lamps = desk.call("search_products", json!({"text": "lamp"})).await;
    let all = failure(&lamps);
    assert_eq!(all.category(), Some(Category::Transient));
    assert!(all.message().contains("None of 5 sources"), "{all}");
    assert_eq!(all.executed(), Some(Executed::No));
    drop(locks);
}

#[tokio::test]
async fn the_plain_twin_forgets_the_sites_that_it_lost() {
    let plain = desk(Face::Plain, "busy-sites").await;
    let lamps = plain.call("search_products", json!({"text": "lamp"})).await;
    let kettles = plain
        .call("search_products", json!({"text": "kettle"}))
        .await;
    let rows: Vec<Value> = serde_json::from_str(text(&lamps)).expect("a list");
    assert_eq!(rows.len(), 3, "and not a word of the other two");
    assert_eq!(text(&kettles), "[]", "though there are six");
}
