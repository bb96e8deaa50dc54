//! What all adapters do with an observation: judge it, and keep the words.

use aftercall::classify::{Observation, Surface, classify};
use aftercall::{Category, Code, Executed, Failure};

/// How much of a body or a message is kept for the reader.
pub(crate) const KEPT: usize = 64 * 1024;

/// The judgement on what failed for certain; its words go along.
pub(crate) fn failed(surface: Surface<'_>, words: &str) -> Failure {
    classify(&Observation::new(surface))
        .failure()
        .unwrap_or_else(|| {
            Failure::unexplained("It failed, and what it says speaks of no failure.")
        })
        .with_upstream(kept(words))
}

/// A category that the type of the error settles.
pub(crate) fn settled(category: Category, executed: Executed, code: &str, words: &str) -> Failure {
    let (message, next) = match (category, executed) {
        (Category::Transient, Executed::No) => (
            "No connection could be made.",
            "Nothing was executed. Wait a little, then try again.",
        ),
        (Category::Transient, Executed::Yes | Executed::Unknown) => (
            "The answer did not arrive.",
            "It may have taken effect. Try again if that is safe; otherwise find out first.",
        ),
        (Category::Validation, _) => (
            "The request can't be made as it stands.",
            "Nothing was executed. Correct it, then send it again.",
        ),
        (Category::Business, _) => (
            "It can't be done at present.",
            "Do not send it again: tell the user, or take another path.",
        ),
        (Category::Permission, _) => (
            "The caller is not allowed to do this.",
            "Do not send it again: ask somebody who may.",
        ),
    };
    Failure::inferred(category, aftercall::Basis::Code, message)
        .with_description(next)
        .with_executed(executed)
        .with_code(Code::foreign(code))
        .with_upstream(kept(words))
}

/// By SQLite's extended result code. Its message is only asked where the code
/// alone leaves the kind open: it says "database is locked" in every language's
/// wrapper, and the code's name says it better.
#[cfg(any(feature = "rusqlite", feature = "sqlx"))]
pub(crate) fn sqlite(class: &str, extended: i64, words: &str) -> Failure {
    use aftercall::classify::Exception;
    use aftercall::classify::table::{Vocabulary, by_number};

    const OPEN: [i64; 2] = [1, 19]; // SQLITE_ERROR, SQLITE_CONSTRAINT
    // The low byte is the primary code, which the table has for certain.
    let primary = extended & 0xff;
    let name = [extended, primary].into_iter().find_map(|number| {
        let rows = by_number(Vocabulary::Sqlite, number);
        rows.iter().next().map(|row| row.name())
    });
    let more = serde_json::json!({ "sqlite_errorname": name }).to_string();
    let open = name.is_none() || OPEN.contains(&primary);
    let raised = Exception::new(class, if open { words } else { "" }).more(&more);
    failed(Surface::Sql(raised), words)
}

/// Something went wrong on this side; nobody knows yet who must act.
pub(crate) fn unexplained(executed: Executed, code: &str, words: &str) -> Failure {
    Failure::unexplained("It failed for a reason that nothing explains.")
        .with_executed(executed)
        .with_code(Code::foreign(code))
        .with_upstream(kept(words))
}

/// The error's text and those of its sources, each that says something new.
pub(crate) fn chain(error: &(dyn core::error::Error + 'static)) -> String {
    aftercall::classify::error(error)
        .upstream()
        .unwrap_or_default()
        .to_owned()
}

/// The beginning of a text, whole characters only.
fn kept(text: &str) -> &str {
    let end = (0..=KEPT.min(text.len()))
        .rev()
        .find(|at| text.is_char_boundary(*at));
    &text[..end.unwrap_or_default()]
}
