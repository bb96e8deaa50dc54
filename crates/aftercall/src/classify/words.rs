//! From a verdict to a failure that a model can act on.

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

/// A code says more than the category's plain sentence, so it is named where
/// nothing finer is known.
fn message(verdict: &Verdict<'_>) -> String {
    match (verdict.sense, verdict.code()) {
        (None, Some(code)) => {
            let why = verdict.why().trim_end_matches('.');
            format!("{why} ({}).", Code::foreign(code))
        }
        (Some(_), _) | (None, None) => verdict.why().to_owned(),
    }
}

/// What happened, whether it ran, what to do next.
fn description(verdict: &Verdict<'_>) -> String {
    let ran = match verdict.executed {
        Some(Executed::No) => "Nothing was executed.",
        Some(Executed::Yes) => "It did take effect.",
        Some(Executed::Unknown) => "It may have taken effect.",
        None => "Whether it took effect is not stated.",
    };
    let next = match (verdict.sense, verdict.kind) {
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
