//! `rusqlite::Error`.
//!
//! SQLite's extended result code says what happened; its message tells the
//! plain `SQLITE_ERROR`s and constraints apart. What a closure or a type
//! conversion of the program itself refused is nobody else's to mend, and stays
//! unexplained.

use ::rusqlite::Error;
use aftercall::{Category, Executed, Failure};

use crate::{IntoFailure, seen, settled};

impl IntoFailure for Error {
    fn into_failure(self) -> Failure {
        match &self {
            Self::SqliteFailure(code, words) => {
                let text = self.to_string();
                by_code(code.extended_code, words.as_deref().unwrap_or(&text))
            }
            Self::SqlInputError { error, msg, .. } => by_code(error.extended_code, msg),
            Self::QueryReturnedNoRows => settled::settled(
                Category::Validation,
                Executed::No,
                "row.not_found",
                "the query returned no rows",
            ),
            _ => settled::unexplained(Executed::Unknown, "database.client", &settled::chain(&self)),
        }
    }
}

fn by_code(extended: i32, words: &str) -> Failure {
    seen::sqlite("rusqlite::Error", i64::from(extended), words)
}
