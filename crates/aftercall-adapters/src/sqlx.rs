//! `sqlx::Error`, whichever database.
//!
//! The database's own code decides: SQLSTATE from PostgreSQL, a number from
//! MySQL and SQLite. A pool that has no connection to give sent nothing; a
//! connection that broke may have.

use ::sqlx::Error;
use ::sqlx::error::DatabaseError;
use aftercall::classify::{Exception, Surface};
use aftercall::{Category, Executed, Failure};

use crate::{IntoFailure, seen, settled};

impl IntoFailure for Error {
    fn into_failure(self) -> Failure {
        let words = settled::chain(&self);
        let settled = |category, executed, code| settled::settled(category, executed, code, &words);
        match &self {
            Self::Database(error) => database(&**error),
            Self::Io(_) => aftercall::classify::error(&self),
            Self::RowNotFound => settled(Category::Validation, Executed::No, "row.not_found"),
            Self::PoolTimedOut => settled(Category::Transient, Executed::No, "pool.timed_out"),
            Self::PoolClosed => settled(Category::Business, Executed::No, "pool.closed"),
            Self::WorkerCrashed => {
                settled(Category::Transient, Executed::Unknown, "connection.broken")
            }
            Self::Configuration(_) => {
                settled::unexplained(Executed::No, "database.configuration", &words)
            }
            Self::Tls(_) => settled(Category::Business, Executed::No, "connection.tls"),
            _ => settled::unexplained(Executed::Unknown, "database.client", &words),
        }
    }
}

fn database(error: &dyn DatabaseError) -> Failure {
    let words = error.message();
    let code = error.code();
    let (more, number) = match code.as_deref() {
        // SQLSTATE has five characters, SQLite's extended codes at most four.
        Some(state) if state.len() == 5 => (serde_json::json!({ "sqlstate": state }), None),
        Some(number) => (serde_json::json!({}), number.parse().ok()),
        None => (serde_json::json!({}), None),
    };
    if let Some(number) = number {
        return seen::sqlite("sqlx::Error", number, words);
    }
    let more = more.to_string();
    let raised = Exception::new("sqlx::Error", words).more(&more);
    seen::failed(Surface::Sql(raised), words)
}
