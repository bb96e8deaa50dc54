//! What came of a call: found, empty, partial, failed, or not an outcome yet.
//!
//! Two channels, kept apart by type. An [`Answer`] is what a call that worked
//! says, "nothing matches" included; a [`Failure`] is why one did not. A source
//! that could not be reached is never an empty answer, and an empty answer is
//! never a failure.

use core::fmt;

use crate::gather::Report;
use crate::{Failure, ToolError};

/// The result of one tool call.
///
/// ```
/// use aftercall::{Answer, Failure, Outcome, ToolError};
///
/// /// An author's: the category is in the type.
/// fn stock(article: u32) -> Outcome<u32> {
///     match article {
///         0 => Err(ToolError::validation("There is no article 0.").into()),
///         _ => Ok(Answer::Found(3)),
///     }
/// }
///
/// /// One that passes on what others said, where a category may be missing.
/// fn relayed(article: u32) -> Outcome<u32, Failure> {
///     Ok(stock(article)?)
/// }
///
/// assert_eq!(relayed(7), Ok(Answer::Found(3)));
/// ```
pub type Outcome<T, E = ToolError> = Result<Answer<T>, E>;

/// What a call that worked says.
///
/// A search's answer is made with the name of what was searched, so that
/// "nothing matches" comes by itself where nothing does:
///
/// ```
/// use aftercall::Answer;
///
/// let none: Vec<&str> = vec![];
/// let answer = Answer::list(none, "the orders of customer 7");
/// assert_eq!(answer, Answer::empty("the orders of customer 7"));
///
/// let lamp = Answer::maybe(Some("lamp"), "the stock");
/// assert_eq!(lamp, Answer::Found("lamp"));
/// ```
///
/// Without the name a list is no answer. It does not become one on its own,
///
/// ```compile_fail
/// use aftercall::{Answer, Outcome};
///
/// fn orders() -> Outcome<Vec<u32>> {
///     Ok(vec![])
/// }
/// ```
///
/// nor by conversion,
///
/// ```compile_fail
/// use aftercall::Answer;
///
/// let answer: Answer<Vec<u32>> = vec![].into();
/// ```
///
/// nor by leaving the name out.
///
/// ```compile_fail
/// use aftercall::Answer;
///
/// let answer = Answer::list(Vec::<u32>::new());
/// ```
///
/// [`Answer::Found`] written around an empty list by hand is a claim of its
/// author's; over MCP it still arrives as a call that succeeded and returned no
/// results.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::exhaustive_enums,
    reason = "the three ways to succeed; each is decided on"
)]
pub enum Answer<T> {
    /// The data.
    Found(T),
    /// Everything that was to be searched was searched, and nothing matches.
    Empty(Searched),
    /// Usable data from some sources, and for each other source why not.
    Partial(Report<T>),
}

impl<T> Answer<T> {
    /// The query ran over all of `what`, and nothing matches.
    #[must_use]
    pub fn empty(what: impl Into<String>) -> Self {
        Self::Empty(Searched::new(what))
    }

    /// The data, if there is any; a value that may be absent.
    #[must_use]
    pub fn maybe(found: Option<T>, what: impl Into<String>) -> Self {
        found.map_or_else(|| Self::empty(what), Self::Found)
    }

    /// The matches from all of `what`, in any collection; empty if there are
    /// none.
    ///
    /// ```
    /// use aftercall::Answer;
    /// use std::collections::BTreeMap;
    ///
    /// let stock = BTreeMap::from([("lamp", 3)]);
    /// assert!(matches!(Answer::list(stock, "the stock"), Answer::Found(_)));
    /// ```
    #[must_use]
    pub fn list(matches: T, what: impl Into<String>) -> Self
    where
        for<'a> &'a T: IntoIterator,
    {
        if (&matches).into_iter().next().is_none() {
            Self::empty(what)
        } else {
            Self::Found(matches)
        }
    }

    /// What it holds, with each found value changed.
    #[must_use]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> Answer<U> {
        let mut change = change;
        match self {
            Self::Found(value) => Answer::Found(change(value)),
            Self::Empty(searched) => Answer::Empty(searched),
            Self::Partial(report) => Answer::Partial(report.map(change)),
        }
    }
}

/// What was searched without a match.
///
/// An empty answer is only worth something together with what it covers, so it
/// has to be named.
///
/// ```
/// use aftercall::Answer;
///
/// let Answer::<()>::Empty(searched) = Answer::empty("the refunds on order 7") else { panic!() };
/// assert_eq!(format!("No matches in {searched}."), "No matches in the refunds on order 7.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched {
    what: String,
}

impl Searched {
    /// In words that complete "No matches in …".
    #[must_use]
    pub fn new(what: impl Into<String>) -> Self {
        Self { what: what.into() }
    }

    /// The words.
    #[must_use]
    pub fn what(&self) -> &str {
        &self.what
    }
}

impl fmt::Display for Searched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.what)
    }
}

/// What was read off a wire.
///
/// ```
/// use aftercall::{Answer, Failure, Reading};
///
/// fn rows(reading: Reading<Vec<u32>>) -> Option<usize> {
///     match reading {
///         Reading::Settled(Ok(Answer::Found(rows))) => Some(rows.len()),
///         Reading::Settled(Ok(Answer::Empty(_))) => Some(0),
///         Reading::Settled(Ok(Answer::Partial(_)) | Err(_)) => None,
///         Reading::Pending | Reading::InputRequired | Reading::Cancelled => None,
///     }
/// }
///
/// assert_eq!(rows(Reading::Settled(Ok(Answer::empty("orders of customer 7")))), Some(0));
/// assert_eq!(rows(Reading::Settled(Err(Failure::unexplained("It failed.")))), None);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::exhaustive_enums,
    reason = "every way a result can stand; each is decided on"
)]
pub enum Reading<T> {
    /// The call is over.
    Settled(Outcome<T, Failure>),
    /// It goes on elsewhere: a task, an accepted job.
    Pending,
    /// It waits for something from the client.
    InputRequired,
    /// The caller called it off.
    Cancelled,
}
