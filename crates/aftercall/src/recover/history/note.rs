//! What is noted of a call and of a tool.

use core::time::Duration;
use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::super::stamp::Stamp;
use super::super::{Call, Key, clipped};
use super::MAX_MESSAGE;
use crate::detail::{Attempt, Violation};
use crate::gather::Source;
use crate::{Category, Code, Effect, Executed, Failure, Now, Reading, Resend};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct CallNote {
    pub(super) key: Key,
    /// The tries so far, while the last word was to try again.
    pub(super) series: Option<Series>,
    pub(super) verdict: Option<Verdict>,
    /// A try may have taken effect.
    pub(super) in_doubt: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Series {
    pub(super) made: u32,
    pub(super) longest: Duration,
    pub(super) unexplained: bool,
    pub(super) covered: Vec<Source>,
    pub(super) tried: VecDeque<PastTry>,
    pub(super) ended: Stamp,
    /// The longest wait that was proposed after the last try.
    pub(super) patience: Duration,
}

/// A try as it is told to others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(in super::super) struct PastTry {
    pub(super) category: Option<Category>,
    pub(super) code: Option<Code>,
    pub(super) message: String,
    pub(super) waited: Duration,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Verdict {
    pub(super) category: Option<Category>,
    pub(super) code: Option<Code>,
    pub(super) times: u32,
    pub(super) at: Stamp,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct ToolNote {
    pub(super) tool: String,
    pub(super) tries: u32,
    pub(super) refused: VecDeque<Key>,
    pub(super) at: Stamp,
}

impl Series {
    pub(super) fn begun(now: Now) -> Self {
        Self {
            made: 0,
            longest: Duration::ZERO,
            unexplained: false,
            covered: Vec::new(),
            tried: VecDeque::new(),
            ended: Stamp::of(now),
            patience: Duration::ZERO,
        }
    }
}

impl Verdict {
    pub(super) fn is_of(&self, failure: &Failure) -> bool {
        self.category == failure.category() && self.code.as_ref() == failure.code()
    }
}

impl PastTry {
    pub(in super::super) fn of(failure: &Failure) -> Self {
        Self {
            category: failure.category(),
            code: failure.code().cloned(),
            message: clipped(failure.message(), MAX_MESSAGE),
            waited: Duration::ZERO,
        }
    }

    pub(super) fn is_of(&self, failure: &Failure) -> bool {
        self.category == failure.category() && self.code.as_ref() == failure.code()
    }

    pub(in super::super) fn attempt(&self) -> Attempt {
        let mut attempt = Attempt::new(self.message.clone(), self.waited);
        attempt.category = self.category;
        attempt.code.clone_from(&self.code);
        attempt
    }
}

/// May the call have taken effect, and does that matter?
pub(super) fn leaves_doubt<T>(call: &Call<'_>, reading: &Reading<T>) -> bool {
    let Reading::Settled(Err(failure)) = reading else {
        return false;
    };
    if call.effect == Effect::ReadOnly {
        return false;
    }
    match failure.executed() {
        Some(Executed::No) => false,
        Some(Executed::Yes | Executed::Unknown) => true,
        None => match failure.category() {
            Some(Category::Transient) => match failure.resend(Effect::Write) {
                Resend::CheckFirst => true,
                Resend::Now | Resend::After(_) | Resend::IfRead | Resend::Never => false,
            },
            Some(Category::Validation | Category::Business | Category::Permission) => false,
            None => true,
        },
    }
}

/// Each argument that was refused, with what it was. One whose value was left
/// out (a secret) cannot be recognised.
pub(super) fn fingerprints(violations: &[Violation]) -> impl Iterator<Item = Key> {
    violations.iter().filter_map(|violation| {
        let received = violation.received.as_ref()?;
        Some(Key::of_call(&violation.path, received))
    })
}
