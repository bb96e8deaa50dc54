//! What each source's last word makes of the report.

use core::time::Duration;
use std::time::SystemTime;

use super::super::{Report, Source};
use super::{DEADLINE, Progress, UNFINISHED};
use crate::detail::Attempt;
use crate::{Answer, Code, Executed, Failure, Reading, ToolError};

/// Puts the last word on a source into the report, in place of an earlier
/// one. `tries` are those that failed before an answer; a failure carries
/// its own.
pub(super) fn file<T>(
    report: Report<T>,
    source: Source,
    reading: Reading<T>,
    tries: Vec<Attempt>,
    at: SystemTime,
) -> Report<T> {
    let mut earlier = Vec::new();
    if let Some((failure, said)) = report.why(&source) {
        let waited = at.duration_since(said).unwrap_or_default();
        earlier.extend_from_slice(failure.attempts());
        earlier.push(attempt(failure, waited));
    }
    let report = report.without(&source);
    match reading {
        Reading::Settled(Ok(answer)) => {
            earlier.extend(tries);
            answered(report, &source, answer, at, &earlier)
        }
        Reading::Settled(Err(failure)) => {
            report.missing(source, failure.with_earlier_attempts(earlier), at)
        }
        Reading::Pending | Reading::InputRequired | Reading::Cancelled => {
            let why = Failure::unexplained("It answered with something that is no outcome yet.")
                .with_code(UNFINISHED)
                .with_attempts(earlier);
            report.missing(source, why, at)
        }
    }
}

fn answered<T>(
    report: Report<T>,
    source: &Source,
    answer: Answer<T>,
    at: SystemTime,
    attempts: &[Attempt],
) -> Report<T> {
    let mut names = vec![source.clone()];
    let report = match answer {
        Answer::Found(value) => report.covered(source.clone(), value, None, at),
        Answer::Empty(_) => report.covered_empty(source.clone(), at),
        Answer::Partial(inner) => {
            names = inner.names().map(|name| name.within(source)).collect();
            report.nested(source.clone(), inner)
        }
    };
    names.iter().fold(report, |report, name| {
        report.attempted(name, attempts.iter().cloned())
    })
}

/// A source that was not done when the whole ended.
pub(super) fn cut_short(why: &Code, progress: Progress) -> Failure {
    let (executed, what) = if progress.asked {
        (Executed::Unknown, "had not answered")
    } else {
        (Executed::No, "had not been asked")
    };
    let end = if *why == DEADLINE {
        "the time for all sources was over"
    } else {
        "the caller called it off"
    };
    ToolError::transient(format!("It {what} when {end}."))
        .code(why.clone())
        .executed(executed)
        .attempts(progress.attempts)
        .into()
}

pub(super) fn attempt(failure: &Failure, wait: Duration) -> Attempt {
    let attempt = Attempt::new(failure.message(), wait);
    let attempt = match failure.category() {
        Some(category) => attempt.category(category),
        None => attempt,
    };
    match failure.code() {
        Some(code) => attempt.code(code.clone()),
        None => attempt,
    }
}
