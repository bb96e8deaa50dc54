//! `sqlx` in front of a real PostgreSQL, which is started here and thrown away.

mod server;
mod wire;

use std::future::Future;
use std::time::Duration;

use aftercall::{Category, Code, Effect, Executed, Failure};
use aftercall_adapters::{Explain, IntoFailure};
use sqlx::postgres::{PgConnection, PgPoolOptions};
use sqlx::{Connection, Executor};

use server::Server;
use wire::Wire;

const SHOP: &str = "
    CREATE TABLE shops (id int PRIMARY KEY, name text NOT NULL UNIQUE);
    CREATE TABLE orders (id int PRIMARY KEY, shop int NOT NULL REFERENCES shops,
                         pence int CHECK (pence > 0));
    INSERT INTO shops VALUES (1, 'north');
    CREATE ROLE clerk;
";

fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime starts");
    let limited = async { tokio::time::timeout(Duration::from_secs(60), test).await };
    runtime.block_on(limited).expect("nobody waits for ever");
}

async fn shop(server: &Server) -> PgConnection {
    let mut db = connected(&server.address()).await;
    db.execute(SHOP).await.expect("the tables can be made");
    db
}

async fn connected(address: &str) -> PgConnection {
    PgConnection::connect(address)
        .await
        .expect("the server is up")
}

async fn failure(db: &mut PgConnection, sql: &'static str) -> Failure {
    db.execute(sql).await.explain().expect_err(sql)
}

#[test]
#[ignore = "needs PostgreSQL's server"]
fn what_the_database_refuses_is_told_by_its_code() {
    use Category::{Business, Permission, Transient, Validation};
    let server = Server::start();
    run(async {
        let mut db = shop(&server).await;
        for (sql, code, category) in [
            ("INSERT INTO shops VALUES (2, 'north')", "23505", Business),
            ("INSERT INTO orders VALUES (1, 9, 100)", "23503", Business),
            ("INSERT INTO orders VALUES (1, 1, -1)", "23514", Business),
            ("INSERT INTO shops VALUES (2, NULL)", "23502", Validation),
            ("SELECT * FROM shop", "42P01", Validation),
            ("SELECT nam FROM shops", "42703", Validation),
            ("SELEC 1", "42601", Validation),
            ("SELECT 'x'::int", "22P02", Validation),
            ("SET ROLE clerk; DELETE FROM shops", "42501", Permission),
            (
                "SET statement_timeout = 20; SELECT pg_sleep(5)",
                "57014",
                Transient,
            ),
        ] {
            let failure = failure(&mut db, sql).await;
            db.execute("RESET ALL; RESET ROLE")
                .await
                .expect("it can be undone");
            assert_eq!(
                failure.code(),
                Some(&Code::foreign(code)),
                "{sql}: {failure:?}"
            );
            assert_eq!(failure.category(), Some(category), "{sql}: {failure:?}");
            assert!(failure.upstream().is_some(), "{sql}: its words go along");
            let again = failure.resend(Effect::Write).is_retryable();
            assert!(!again || category == Transient, "{sql}: {failure:?}");
        }
    });
}

#[test]
#[ignore = "needs PostgreSQL's server"]
fn who_loses_against_another_transaction_may_try_again() {
    let server = Server::start();
    run(async {
        let mut one = shop(&server).await;
        let mut other = connected(&server.address()).await;
        one.execute("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT * FROM shops")
            .await
            .expect("it is there");
        other
            .execute("UPDATE shops SET name = 'nord'")
            .await
            .expect("nobody holds it");
        let lost = failure(&mut one, "UPDATE shops SET name = 'norden'").await;
        assert_eq!(lost.code(), Some(&Code::foreign("40001")));
        assert_eq!(lost.category(), Some(Category::Transient));
        assert_eq!(
            lost.executed(),
            Some(Executed::No),
            "it was rolled back whole"
        );

        one.execute("ROLLBACK").await.expect("it is open");
        one.execute("UPDATE shops SET name = 'norden'")
            .await
            .expect("the same statement succeeds later");
    });
}

#[test]
#[ignore = "needs PostgreSQL's server"]
fn a_pool_that_is_spent_sent_nothing() {
    let server = Server::start();
    run(async {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(Duration::from_millis(200))
            .connect(&server.address())
            .await
            .expect("the server is up");
        let held = pool.acquire().await.expect("the first is free");
        let spent = pool.acquire().await.explain().expect_err("it is held");
        assert_eq!(spent.category(), Some(Category::Transient));
        assert_eq!(spent.executed(), Some(Executed::No));
        assert!(spent.resend(Effect::Write).is_retryable(), "{spent:?}");

        drop(held);
        assert!(pool.acquire().await.is_ok(), "it healed by itself");
        pool.close().await;
        let closed = pool.acquire().await.explain().expect_err("it is closed");
        assert_eq!(closed.category(), Some(Category::Business));
    });
}

#[test]
#[ignore = "needs PostgreSQL's server"]
fn what_never_reached_the_server_is_told_from_what_broke_after_it_was_sent() {
    let server = Server::start();
    run(async {
        let wire = Wire::to(server.port()).await;
        let mut direct = shop(&server).await;
        let mut db = connected(&server.address_at(wire.port())).await;

        // The statement goes on after the line was cut, as a payment would.
        let slow = "INSERT INTO shops SELECT 2, 'south' FROM pg_sleep(1)";
        let (broken, ()) = tokio::join!(db.execute(slow), async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            wire.cut();
        });
        let broken = broken.expect_err("no answer came").into_failure();
        assert_eq!(broken.category(), Some(Category::Transient), "{broken:?}");
        assert_eq!(broken.executed(), Some(Executed::Unknown), "{broken:?}");
        assert!(!broken.resend(Effect::Write).is_retryable());
        let ran = async {
            while direct
                .execute("SELECT 1 / count(*) FROM shops WHERE id = 2")
                .await
                .is_err()
            {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        let ran = tokio::time::timeout(Duration::from_secs(10), ran).await;
        assert!(ran.is_ok(), "what broke off was carried out all the same");

        let refused = PgConnection::connect(&server.address_at(wire.port())).await;
        let refused = refused
            .expect_err("nobody listens there now")
            .into_failure();
        assert_eq!(refused.category(), Some(Category::Transient), "{refused:?}");
        assert_eq!(refused.executed(), Some(Executed::No), "{refused:?}");
        assert!(refused.resend(Effect::Write).is_retryable());
    });
}

#[test]
#[ignore = "needs PostgreSQL's server"]
fn a_session_that_an_administrator_ends_heals() {
    let server = Server::start();
    run(async {
        let mut db = shop(&server).await;
        let ended = failure(&mut db, "SELECT pg_terminate_backend(pg_backend_pid())").await;
        assert_eq!(ended.code(), Some(&Code::foreign("57P01")), "{ended:?}");
        assert_eq!(ended.category(), Some(Category::Transient), "{ended:?}");
        assert!(!ended.resend(Effect::Write).is_retryable(), "{ended:?}");
    });
}
