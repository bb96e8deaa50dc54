//! A judgement on what failed for certain, its words kept.

use aftercall::Failure;
use aftercall::classify::{Observation, Surface, classify};

use crate::kept::kept;

/// The judgement on what failed for certain; its words go along.
pub(crate) fn failed(surface: Surface<'_>, words: &str) -> Failure {
    classify(&Observation::new(surface))
        .failure()
        .unwrap_or_else(|| {
            Failure::unexplained("It failed, and what it says speaks of no failure.")
        })
        .with_upstream(kept(words))
}

/// By SQLite's extended result code. Its message is only asked where the code
/// alone leaves the kind open: it says "database is locked" in every language's
/// wrapper, and the code's name says it better.
#[cfg(any(feature = "rusqlite", feature = "sqlx"))]
pub(crate) fn sqlite(class: &str, extended: i64, words: &str) -> Failure {
    use aftercall::classify::Exception;
    use aftercall::classify::table::{Row, Vocabulary, by_number};

    const OPEN: [i64; 2] = [1, 19]; // SQLITE_ERROR, SQLITE_CONSTRAINT
    // The low byte is the primary code, which the table has for certain.
    let primary = extended & 0xff;
    let name = [extended, primary].into_iter().find_map(|number| {
        let rows = by_number(Vocabulary::Sqlite, number);
        rows.iter().next().map(Row::name)
    });
    let more = serde_json::json!({ "sqlite_errorname": name }).to_string();
    let open = name.is_none() || OPEN.contains(&primary);
    let raised = Exception::new(class, if open { words } else { "" }).more(&more);
    failed(Surface::Sql(raised), words)
}
