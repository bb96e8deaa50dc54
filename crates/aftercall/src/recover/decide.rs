//! The decision, row by row.

use core::time::Duration;

use super::decision::{Again, Doubt, Escalation, Spent, Then};
use super::history::PastTry;
use super::{Decision, Input, Window};
use crate::gather::{Report, Source};
use crate::search::has;
use crate::{Answer, Basis, Category, Code, Effect, Executed, Failure, Reading, Resend};

/// How often arguments are mended before somebody has to look: 3 tries in all.
pub const VALIDATION_TRIES: u32 = 3;

/// What to do about this result.
///
/// Pure and total: the same arguments give the same decision, and every reading
/// has one. A retry is proposed only where [`Failure::resend`] allows it, or
/// once for an unexplained failure of a tool that just reads; never more often
/// than the policy says, and never so that it would end after whoever waits has
/// gone.
///
/// ```
/// use aftercall::recover::{Call, Decision, History, Input, Key, Policy, decide};
/// use aftercall::{Answer, Effect, Now, Reading};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let (policy, history) = (Policy::in_agent(), History::new());
/// let call = Call::new("find_orders", Effect::ReadOnly, Key::of(["find_orders", "7"]));
///
/// let none: Answer<Vec<u32>> = Answer::empty("orders of customer 7");
/// let decision = decide(&Input::new(&policy, &history, call, now), &Reading::Settled(Ok(none)));
/// assert_eq!(decision, Decision::AcceptEmpty);
/// ```
pub fn decide<T>(i: &Input<'_>, r: &Reading<T>) -> Decision {
    match r {
        Reading::Settled(Ok(Answer::Found(_))) => Decision::Accept,
        Reading::Settled(Ok(Answer::Empty(_))) => Decision::AcceptEmpty,
        Reading::Settled(Ok(Answer::Partial(report))) => partial(i, report),
        Reading::Settled(Err(failure)) => failed(i, failure),
        Reading::Pending => Decision::Await,
        Reading::InputRequired => Decision::ProvideInput,
        Reading::Cancelled => Decision::Stop { already: None },
    }
}

fn partial<T>(i: &Input<'_>, report: &Report<T>) -> Decision {
    if let Some((window, missing)) = again_missing(i, report) {
        return Decision::RetryMissing {
            missing,
            earliest: window.earliest,
            latest: window.latest,
        };
    }
    Decision::AcceptPartial {
        missing: report.failed().map(|(source, _)| source.clone()).collect(),
    }
}

/// The missing sources that are worth asking again in the time left. Covered
/// ones have no failure, so they cannot be among them.
fn again_missing<T>(i: &Input<'_>, report: &Report<T>) -> Option<(Window, Vec<Source>)> {
    let room = i.room().filter(|_| i.tries_left())?;
    let mut longest = Duration::ZERO;
    let mut missing = Vec::new();
    for (source, failure) in report.failed() {
        let stated = i.stated_wait(failure);
        if failure.resend(i.call.effect).is_retryable() && !i.tried_below(failure) && stated <= room
        {
            longest = longest.max(stated);
            missing.push(source.clone());
        }
    }
    if missing.is_empty() {
        return None;
    }
    Some((i.window(longest)?, missing))
}

fn failed(i: &Input<'_>, failure: &Failure) -> Decision {
    if i.history.in_doubt(i.call.key) && tells_of_an_earlier_try(failure) {
        return Decision::Verify {
            with: failure.verify().cloned(),
            why: Doubt::ProbablyApplied,
        };
    }
    match failure.category() {
        Some(Category::Transient) => transient(i, failure),
        Some(Category::Validation) => already(i, failure).unwrap_or_else(|| validation(i, failure)),
        Some(Category::Business) => already(i, failure).unwrap_or_else(|| business(failure)),
        Some(Category::Permission) => already(i, failure).unwrap_or_else(|| permission(failure)),
        None => already(i, failure).unwrap_or_else(|| unexplained(i, failure)),
    }
}

fn already(i: &Input<'_>, failure: &Failure) -> Option<Decision> {
    let already = i.history.already(i.call.key, failure, i.now)?;
    Some(Decision::Stop {
        already: Some(already),
    })
}

fn transient(i: &Input<'_>, failure: &Failure) -> Decision {
    let verify = || Decision::Verify {
        with: failure.verify().cloned(),
        why: match failure.executed() {
            Some(Executed::Yes) => Doubt::Applied,
            Some(Executed::Unknown | Executed::No) | None => Doubt::Unknown,
        },
    };
    match failure.resend(i.call.effect) {
        Resend::Now | Resend::After(_) => heals(i, failure),
        Resend::IfRead | Resend::CheckFirst => verify(),
        Resend::Never => propagate(i, failure, Spent::Refused),
    }
}

/// A failure that waiting mends, of a call that may be sent again.
fn heals(i: &Input<'_>, failure: &Failure) -> Decision {
    if i.tried_below(failure) {
        return propagate(i, failure, Spent::Below);
    }
    if is_broken(i, failure) {
        return Decision::Escalate {
            to: failure.escalate_to().map(str::to_owned),
            why: Escalation::Unexplained,
        };
    }
    if !i.tries_left() {
        return propagate(i, failure, Spent::Attempts);
    }
    let stated = i.stated_wait(failure);
    match i.window(stated) {
        Some(Window { earliest, latest }) => Decision::Retry {
            earliest,
            latest,
            why: Again::Heals,
        },
        None if stated.is_zero() => propagate(i, failure, Spent::Time),
        None => Decision::Defer {
            not_before: i.end_of(stated, failure),
            wait: stated,
        },
    }
}

/// Does a bare fault (HTTP 500, gRPC `INTERNAL`, JSON-RPC -32603) come the second
/// time? Once it may be an accident. The same again is a bug, which no wait mends;
/// a fault that states a wait or a reason of its own is no bare one.
pub(super) fn is_broken(i: &Input<'_>, failure: &Failure) -> bool {
    let fault = |code: Option<&Code>| {
        code.is_some_and(|code| matches!(code.as_str(), "500" | "INTERNAL" | "13" | "-32603"))
    };
    let inferred = matches!(failure.basis(), Some(Basis::Code | Basis::Status));
    inferred
        && fault(failure.code())
        && failure.retry_after().is_none()
        && (i.history.repeats(&i.call, failure, i.now)
            || failure
                .attempts()
                .iter()
                .any(|attempt| attempt.code.as_ref() == failure.code()))
}

fn validation(i: &Input<'_>, failure: &Failure) -> Decision {
    let refusals = i.history.refusals(i.call.tool, i.now).saturating_add(1);
    let why = if i
        .history
        .refused_before(i.call.tool, failure.violations(), i.now)
    {
        Escalation::SameArgument
    } else if refusals >= VALIDATION_TRIES {
        Escalation::TooManyTries
    } else {
        return Decision::FixInput {
            violations: failure.violations().to_vec(),
        };
    };
    Decision::Escalate {
        to: failure.escalate_to().map(str::to_owned),
        why,
    }
}

fn business(failure: &Failure) -> Decision {
    let then = if failure.alternatives().is_empty() {
        Then::Escalate {
            to: failure.escalate_to().map(str::to_owned),
        }
    } else {
        Then::TakeOtherPath {
            alternatives: failure.alternatives().to_vec(),
        }
    };
    Decision::TellUser {
        words: failure
            .user_message()
            .unwrap_or_else(|| failure.message())
            .to_owned(),
        then,
        not_before: failure.not_before(),
    }
}

fn permission(failure: &Failure) -> Decision {
    let ask = failure.escalate_to().map(str::to_owned);
    match failure.requires() {
        Some(requires) if !requires.is_empty() => Decision::SwitchPrincipal {
            requires: requires.clone(),
            ask,
        },
        Some(_) | None => Decision::Escalate {
            to: ask,
            why: Escalation::NotAllowed,
        },
    }
}

/// A failure that says nothing. One more try of a read is harmless and often
/// heals it; the same again is no accident.
fn unexplained(i: &Input<'_>, failure: &Failure) -> Decision {
    let repeated = i.history.unexplained(&i.call, i.now)
        || !failure.attempts().is_empty()
        || failure.basis() == Some(Basis::Experiment);
    let reads = match i.call.effect {
        Effect::ReadOnly => true,
        Effect::Idempotent | Effect::Write | Effect::Unknown => false,
    };
    let window = (reads && !repeated && i.tries_left())
        .then(|| i.window(i.stated_wait(failure)))
        .flatten();
    match window {
        Some(Window { earliest, latest }) => Decision::Retry {
            earliest,
            latest,
            why: Again::Unexplained,
        },
        None => Decision::Escalate {
            to: failure.escalate_to().map(str::to_owned),
            why: Escalation::Unexplained,
        },
    }
}

pub(super) fn propagate(i: &Input<'_>, failure: &Failure, why: Spent) -> Decision {
    let mut attempts = i.history.attempts(&i.call, i.now);
    attempts.extend_from_slice(failure.attempts());
    attempts.push(PastTry::of(failure).attempt());
    Decision::Propagate {
        attempts,
        partial: i.history.covered(&i.call, i.now).to_vec(),
        why,
    }
}

/// Does it say "there is none" or "there is one already", as a call does whose
/// first try deleted or made the thing? Looked at only after such a try.
fn tells_of_an_earlier_try(failure: &Failure) -> bool {
    const CODES: [&str; 6] = [
        "notfound",
        "nosuch",
        "enoent",
        "already",
        "exist",
        "duplicate",
    ];
    const EXACT: [&str; 3] = ["404", "410", "23505"];
    const WORDS: [&str; 4] = ["not found", "no such", "already", "duplicate key"];
    match failure.category() {
        Some(Category::Validation | Category::Business) => {}
        Some(Category::Transient | Category::Permission) | None => return false,
    }
    if let Some(code) = failure.code() {
        let folded: String = code
            .as_str()
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|c| c.to_ascii_lowercase())
            .collect();
        let last = code.as_str().rsplit('.').next().unwrap_or_default();
        return CODES.iter().any(|part| has(&folded, part)) || EXACT.contains(&last);
    }
    [Some(failure.message()), failure.upstream()]
        .into_iter()
        .flatten()
        .any(|text| {
            let text = text.to_ascii_lowercase();
            WORDS.iter().any(|word| has(&text, word))
        })
}
