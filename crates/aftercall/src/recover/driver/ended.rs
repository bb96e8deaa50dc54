//! How one try ended, as far as only the one who made it can know.

use super::super::{Bound, Sign};
use crate::{Answer, Executed, Failure, Outcome, Reading, ToolError};

/// How one try ended, and what the one who made it knows beside the result.
///
/// A reading or an outcome becomes one by itself. What only the caller can know
/// has constructors: [`undelivered`](Self::undelivered), [`lost`](Self::lost).
///
/// ```
/// use aftercall::recover::{Ended, Sign};
/// use aftercall::{Executed, Outcome, ToolError};
///
/// let refused = || ToolError::from(ToolError::transient("Connection refused."));
/// let never_left: Ended<()> = Ended::undelivered(refused());
/// assert!(!never_left.delivered, "even a write may be sent again");
///
/// let no_answer: Ended<()> = Ended::lost(refused());
/// assert!(no_answer.delivered);
/// assert_eq!(no_answer.sign, Sign::Down);
///
/// let by_its_author: Ended<()> = Outcome::Err(refused()).into();
/// assert!(by_its_author.vouched);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Ended<T> {
    /// The result.
    pub reading: Reading<T>,
    /// May the other side have got the request?
    pub delivered: bool,
    /// Does a failure's `executed` come from somebody who knows: the tool's own
    /// author, an envelope of ours?
    pub vouched: bool,
    /// What the request hangs on, if it does not stand alone.
    pub bound: Option<Bound>,
    /// What it shows about the other side.
    pub sign: Sign,
}

impl<T> Ended<T> {
    /// The request never left: no connection, a full pool.
    #[must_use]
    pub fn undelivered(failure: impl Into<Failure>) -> Self {
        let failure = failure.into().with_executed(Executed::No);
        Self {
            delivered: false,
            sign: Sign::Down,
            ..Self::from(Reading::Settled(Err(failure)))
        }
    }

    /// The request left and no answer came: a crash, a lost connection, a
    /// timeout of your own.
    #[must_use]
    pub fn lost(failure: impl Into<Failure>) -> Self {
        let failure = failure.into();
        let executed = failure.executed().unwrap_or(Executed::Unknown);
        Self {
            sign: Sign::Down,
            ..Self::from(Reading::Settled(Err(failure.with_executed(executed))))
        }
    }
}

/// Read off a wire: it arrived, and nobody vouches for it.
impl<T> From<Reading<T>> for Ended<T> {
    fn from(reading: Reading<T>) -> Self {
        let sign = match reading {
            Reading::Cancelled => Sign::None,
            Reading::Settled(_) | Reading::Pending | Reading::InputRequired => Sign::Alive,
        };
        Self {
            reading,
            delivered: true,
            vouched: false,
            bound: None,
            sign,
        }
    }
}

/// Read off a wire: it arrived, and nobody vouches for it.
impl<T> From<Result<Answer<T>, Failure>> for Ended<T> {
    fn from(outcome: Result<Answer<T>, Failure>) -> Self {
        Reading::Settled(outcome).into()
    }
}

/// The tool's own author speaks, and knows whether it ran.
impl<T> From<Outcome<T, ToolError>> for Ended<T> {
    fn from(outcome: Outcome<T, ToolError>) -> Self {
        Self {
            vouched: true,
            ..Self::from(outcome.map_err(Failure::from))
        }
    }
}
