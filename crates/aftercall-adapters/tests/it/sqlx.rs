//! `sqlx::Error`, its database errors as the drivers report them.
//!
//! Codes and messages are PostgreSQL's and SQLite's own (`errcodes.txt`,
//! `sqlite3.h`), so that they need no server; `postgres` asks a real one. The
//! driver for SQLite is not linked in, because `libsqlite3-sys` exists once in a
//! program and is `rusqlite`'s here.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use aftercall::{Category, Effect, Executed, Failure};
use aftercall_adapters::IntoFailure;
use sqlx::error::{DatabaseError, ErrorKind};

#[derive(Debug)]
struct Reported(&'static str, &'static str);

impl fmt::Display for Reported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }
}

impl Error for Reported {}

impl DatabaseError for Reported {
    fn message(&self) -> &str {
        self.1
    }

    fn code(&self) -> Option<Cow<'_, str>> {
        Some(self.0.into())
    }

    fn as_error(&self) -> &(dyn Error + Send + Sync + 'static) {
        self
    }

    fn as_error_mut(&mut self) -> &mut (dyn Error + Send + Sync + 'static) {
        self
    }

    fn into_error(self: Box<Self>) -> Box<dyn Error + Send + Sync + 'static> {
        self
    }

    fn kind(&self) -> ErrorKind {
        ErrorKind::Other
    }
}

fn reported(code: &'static str, message: &'static str) -> Failure {
    sqlx::Error::Database(Box::new(Reported(code, message))).into_failure()
}

#[test]
fn the_database_s_own_code_decides() {
    use Category::{Business, Permission, Transient, Validation};
    for (code, message, category) in [
        (
            "40001",
            "could not serialize access due to concurrent update",
            Transient,
        ),
        ("40P01", "deadlock detected", Transient),
        ("53300", "sorry, too many clients already", Transient),
        ("57P03", "the database system is starting up", Transient),
        (
            "23505",
            "duplicate key value violates unique constraint \"orders_pkey\"",
            Business,
        ),
        (
            "23503",
            "insert or update on table \"orders\" violates foreign key constraint",
            Business,
        ),
        (
            "23502",
            "null value in column \"name\" violates not-null constraint",
            Validation,
        ),
        ("42P01", "relation \"order\" does not exist", Validation),
        (
            "22P02",
            "invalid input syntax for type integer: \"x\"",
            Validation,
        ),
        ("42501", "permission denied for table books", Permission),
        (
            "28P01",
            "password authentication failed for user \"desk\"",
            Permission,
        ),
        ("5", "database is locked", Transient),
        ("2067", "UNIQUE constraint failed: shops.name", Business),
        ("1299", "NOT NULL constraint failed: shops.name", Validation),
    ] {
        let failure = reported(code, message);
        assert_eq!(failure.category(), Some(category), "{code}: {failure:?}");
        assert_eq!(failure.upstream(), Some(message));
    }
}

#[test]
fn what_sent_nothing_is_told_from_what_may_have_run() {
    let exhausted = sqlx::Error::PoolTimedOut.into_failure();
    assert_eq!(exhausted.executed(), Some(Executed::No));
    assert!(exhausted.resend(Effect::Write).is_retryable());

    let refused = std::io::Error::from(std::io::ErrorKind::ConnectionRefused);
    let refused = sqlx::Error::Io(refused).into_failure();
    assert_eq!(refused.executed(), Some(Executed::No));

    let reset = std::io::Error::from(std::io::ErrorKind::ConnectionReset);
    let reset = sqlx::Error::Io(reset).into_failure();
    assert_eq!(reset.executed(), Some(Executed::Unknown));
    assert!(!reset.resend(Effect::Write).is_retryable());
}

#[test]
fn what_nobody_can_mend_from_outside_stays_unexplained() {
    let decode = sqlx::Error::ColumnNotFound("total".to_owned()).into_failure();
    assert_eq!(decode.category(), None, "a fault of the program's own");
    let missing = sqlx::Error::RowNotFound.into_failure();
    assert_eq!(missing.category(), Some(Category::Validation));
}
