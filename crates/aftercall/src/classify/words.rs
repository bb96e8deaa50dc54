//! From a verdict to a failure that a model can act on.

use super::lexicon::{self, Scope};
use super::sense::Sense;
use super::table::{Judgement, Row};
use super::{Kind, Verdict, Wait};
use crate::{Category, Code, Executed, Failure};

pub(super) fn failure(verdict: &Verdict<'_>) -> Option<Failure> {
    let mut failure = match verdict.kind {
        Kind::Found | Kind::Empty | Kind::Partial => return None,
        Kind::Unclassified => Failure::unexplained(verdict.why()),
        Kind::Failed(category) => {
            let basis = verdict.basis.unwrap_or(crate::Basis::Prose);
            Failure::inferred(category, basis, message(verdict))
        }
    };
    failure = failure.with_description(description(verdict));
    if let Some(executed) = verdict.executed {
        failure = failure.with_executed(executed);
    }
    if let Some(code) = verdict.code() {
        failure = failure.with_code(Code::foreign(code));
    }
    Some(match verdict.wait {
        Wait::After(wait) if verdict.category().is_some_and(Category::heals) => {
            failure.with_retry_after(wait)
        }
        Wait::DoNotRetry => failure.never_retryable(),
        Wait::After(_) | Wait::Absent | Wait::Malformed => failure,
    })
}

/// A code by its own name stands beside the sentence: a reader may know more of
/// it than this library.
fn message(verdict: &Verdict<'_>) -> String {
    let why = verdict.why();
    let Some(code) = verdict.code().filter(|_| verdict.sense.is_none()) else {
        return why.to_owned();
    };
    let why = why.trim_end_matches('.');
    match verdict
        .row
        .and_then(|row| Some((row.number()?, row.name())))
    {
        Some((number, name)) if !name.is_empty() => format!("{why} ({number} {name})."),
        Some(_) | None => format!("{why} ({}).", Code::foreign(code)),
    }
}

/// What a code means, by the words of its name (`Too Many Requests`,
/// `unique_violation`), or from memory where its name is an abbreviation.
pub(super) fn sense_of(row: Row) -> Option<Sense> {
    let Judgement::Failed(category) = row.judgement() else {
        return None;
    };
    let fits = |sense: Sense| sense.category() == Some(category);
    let known = SHORT_NAMES
        .iter()
        .find(|(names, sense)| names.contains(&row.name()) && fits(*sense))
        .map(|(_, sense)| *sense);
    let by_words = || {
        let words = lexicon::words(row.name());
        lexicon::hits(&words, Scope::Name)
            .into_iter()
            .filter(|hit| fits(hit.sense))
            .max_by_key(|hit| hit.strength)
            .map(|hit| hit.sense)
    };
    known.or_else(by_words)
}

/// Names that are no words: those of POSIX and its heirs, and SQLite's.
#[rustfmt::skip]
const SHORT_NAMES: [(&[&str], Sense); 15] = [
    (&["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "EHOSTDOWN", "ENETDOWN", "Refused"], Sense::Refused),
    (&["ETIMEDOUT", "ESOCKETTIMEDOUT", "Gateway Timeout", "Request Timeout"], Sense::Timeout),
    (&["ECONNRESET", "EPIPE", "ECONNABORTED", "Z_DATA_ERROR", "Z_BUF_ERROR"], Sense::Reset),
    (&["ENOTFOUND", "EAI_AGAIN", "EAI_NONAME"], Sense::Lookup),
    (&["ENOTFOUND", "EAI_NONAME"], Sense::NoSuchHost),
    (&["ENOENT", "ESRCH", "ENXIO", "ENODEV", "Not Found"], Sense::NotFound),
    (&["EINVAL", "ENOTDIR", "EISDIR", "ENAMETOOLONG", "Bad Request", "Unprocessable Content"], Sense::Invalid),
    (&["EACCES", "EPERM", "Forbidden"], Sense::Denied),
    (&["Unauthorized", "Proxy Authentication Required"], Sense::Unauthenticated),
    (&["EEXIST", "EADDRINUSE"], Sense::Exists),
    (&["ENOSPC", "EDQUOT", "SQLITE_FULL", "Insufficient Storage"], Sense::Full),
    (&["EBUSY", "EDEADLK", "SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_BUSY_SNAPSHOT"], Sense::Contention),
    (&["EMFILE", "ENFILE", "EAGAIN", "ENOBUFS"], Sense::Overload),
    (&["Conflict", "Precondition Failed"], Sense::Conflict),
    (&["Bad Gateway"], Sense::Gateway),
];

/// What happened, whether it ran, what to do next.
fn description(verdict: &Verdict<'_>) -> String {
    let ran = match verdict.executed {
        Some(Executed::No) => "Nothing was executed.",
        Some(Executed::Yes) => "It did take effect.",
        Some(Executed::Unknown) => "It may have taken effect.",
        None => "Whether it took effect is not stated.",
    };
    let next = match (verdict.told(), verdict.kind) {
        (Some(sense), _) => sense.next(),
        (None, Kind::Failed(category)) => next(category),
        (None, Kind::Unclassified) => {
            "If the tool only reads, one more try is harmless; otherwise check first whether it took effect."
        }
        (None, Kind::Found | Kind::Empty | Kind::Partial) => "",
    };
    format!("{ran} {next}")
}

const fn next(category: Category) -> &'static str {
    match category {
        Category::Transient => "Wait a little, then try again if that is safe.",
        Category::Validation => "Correct the arguments, then send it again.",
        Category::Business => "Do not send it again: tell the user, or take another path.",
        Category::Permission => {
            "Do not send it again: ask somebody who may, or for the right to do it."
        }
    }
}
