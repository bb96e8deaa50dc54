//! A decision in words, for a log or a model.

use core::fmt;

use super::{Again, Decision, Doubt, Escalation, Spent, Then};

impl Decision {
    /// Its name, for a log or a table: `retry`, `fix_input`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::AcceptEmpty => "accept_empty",
            Self::AcceptPartial { .. } => "accept_partial",
            Self::RetryMissing { .. } => "retry_missing",
            Self::Await => "await",
            Self::ProvideInput => "provide_input",
            Self::Stop { .. } => "stop",
            Self::Retry { .. } => "retry",
            Self::Defer { .. } => "defer",
            Self::Propagate { .. } => "propagate",
            Self::Verify { .. } => "verify",
            Self::FixInput { .. } => "fix_input",
            Self::TellUser { .. } => "tell_user",
            Self::SwitchPrincipal { .. } => "switch_principal",
            Self::Escalate { .. } => "escalate",
        }
    }

    /// Why, in words for a log or a model. Holds no text of the other side.
    #[must_use]
    pub fn reason(&self) -> String {
        match self {
            Self::Accept => "The call worked, and the data is there.".into(),
            Self::AcceptEmpty => "Everything was searched and nothing matches: that is the \
                 answer, not a failure."
                .into(),
            Self::AcceptPartial { missing } if missing.is_empty() => {
                "Some of it is there; the rest is missing, and nothing names it.".into()
            }
            Self::AcceptPartial { missing } => format!(
                "Some sources answered; {} missing and will not come by asking again now.",
                are(missing.len())
            ),
            Self::RetryMissing { missing, .. } => format!(
                "Some sources answered; {} missing and may come by asking again.",
                are(missing.len())
            ),
            Self::Await => "The call goes on as a task; its result is still to come.".into(),
            Self::ProvideInput => "The tool waits for something from the caller.".into(),
            Self::Stop { already: None } => "The caller called it off.".into(),
            Self::Stop {
                already: Some(already),
            } => format!(
                "The same call has come back {} times with the same verdict; sending it again \
                 changes nothing.",
                already.times
            ),
            Self::Retry {
                why: Again::Heals, ..
            } => "It heals by itself, and sending it again is safe.".into(),
            Self::Retry {
                why: Again::Unexplained,
                ..
            } => "Nothing says what went wrong; the tool only reads, so one more try is \
                 harmless."
                .into(),
            Self::Defer { wait, .. } => format!(
                "It heals by itself, but not before {wait:?} from now, and nobody waits that \
                 long."
            ),
            Self::Propagate { attempts, why, .. } => match why {
                Spent::Attempts => format!(
                    "It may heal by itself, but {} tries have failed.",
                    attempts.len()
                ),
                Spent::Time => "It may heal by itself, but the time for tries is over.".into(),
                Spent::Below => "It may heal by itself, but a layer below has tried already; \
                     trying here as well would multiply the load."
                    .into(),
                Spent::Refused => "Whoever failed says that sending it again is no use.".into(),
                Spent::Tokens => "It may heal by itself, but too many calls fail at once to try \
                     each of them again."
                    .into(),
                Spent::Breaker => "It may heal by itself, but the other side is down.".into(),
                Spent::Bound => "It may heal by itself, but the request hangs on something that a \
                     second one would disturb."
                    .into(),
            },
            Self::Verify { why, .. } => match why {
                Doubt::Unknown => "It may have taken effect, and twice is not once: find out \
                     before sending it again."
                    .into(),
                Doubt::Applied => "It took effect before it failed: look at what it did before \
                     anything else."
                    .into(),
                Doubt::ProbablyApplied => "An earlier try of unknown outcome probably took \
                     effect, and this is what it left: find out."
                    .into(),
            },
            Self::FixInput { violations } if violations.is_empty() => {
                "The arguments have to change before it can work.".into()
            }
            Self::FixInput { violations } => format!(
                "The arguments have to change before it can work: {} named.",
                are(violations.len())
            ),
            Self::TellUser { then, .. } => match then {
                Then::TakeOtherPath { .. } => "A rule or the present state refuses it; the \
                     person has to know, and there is another path."
                    .into(),
                Then::Escalate { .. } => "A rule or the present state refuses it; the person \
                     has to know, and somebody else has to decide."
                    .into(),
            },
            Self::SwitchPrincipal { .. } => {
                "This principal may not do it; one with other rights could.".into()
            }
            Self::Escalate { why, .. } => match why {
                Escalation::Unexplained => {
                    "Nothing says what went wrong, so nothing says that another try is safe or \
                     of use."
                }
                Escalation::SameArgument => {
                    "The same argument was refused again with the same value."
                }
                Escalation::TooManyTries => "The arguments were refused three times in a row.",
                Escalation::NotAllowed => "This principal may not do it.",
            }
            .into(),
        }
    }
}

/// Name and reason.
impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name(), self.reason())
    }
}

fn are(n: usize) -> String {
    if n == 1 {
        "1 is".into()
    } else {
        format!("{n} are")
    }
}
