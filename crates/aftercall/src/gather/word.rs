//! What is known of one source, and which of two words on it counts.

use std::sync::Arc;
use std::time::SystemTime;

use super::Source;
use crate::Failure;
use crate::detail::Attempt;

/// A source that was searched: how it went, and not what it returned.
///
/// The data leaves a report only together with what is missing:
/// [`Report::require_all`](super::Report::require_all),
/// [`Report::accept_partial`](super::Report::accept_partial).
///
/// ```
/// use aftercall::gather::Report;
/// use std::time::SystemTime;
///
/// let at = SystemTime::UNIX_EPOCH;
/// let report = Report::new()
///     .covered("north", vec!["lamp", "kettle"], Some(2), at)
///     .covered_empty("south", at);
/// for (source, covered) in report.succeeded() {
///     match source.as_str() {
///         "north" => assert_eq!(covered.count(), Some(2)),
///         _ => assert!(covered.is_empty(), "searched, and nothing matches"),
///     }
/// }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Covered<T> {
    pub(super) value: Option<T>,
    pub(super) count: Option<u64>,
    pub(super) at: SystemTime,
    pub(super) attempts: Vec<Attempt>,
}

impl<T> Covered<T> {
    /// Was it searched, and nothing matches?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.value.is_none()
    }

    /// How many matches it returned, where they can be counted.
    #[must_use]
    pub const fn count(&self) -> Option<u64> {
        self.count
    }

    /// When it answered.
    #[must_use]
    pub const fn at(&self) -> SystemTime {
        self.at
    }

    /// The tries that failed before it did, oldest first. They healed, so they
    /// make the whole neither failed nor partial.
    #[must_use]
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    #[cfg(feature = "json")]
    pub(crate) const fn value(&self) -> Option<&T> {
        self.value.as_ref()
    }
}

/// The sources that a caller chose to do without, each with its reason.
///
/// ```
/// use aftercall::ToolError;
/// use aftercall::gather::Report;
/// use std::time::SystemTime;
///
/// let at = SystemTime::UNIX_EPOCH;
/// let report = Report::by("search")
///     .covered("north", vec!["a kettle"], Some(1), at)
///     .missing("south", ToolError::transient("Locked.").into(), at);
/// let (found, missing) = report.accept_partial();
/// assert_eq!(found.len(), 1);
/// assert!(missing.iter().all(|(source, _)| source.as_str() == "south"));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use = "what is missing has to be told to whoever uses the rest"]
pub struct Missing(pub(super) Vec<(Source, Failure)>);

impl Missing {
    /// Is nothing missing?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each missing source and why, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&Source, &Failure)> {
        self.0.iter().map(|(source, failure)| (source, failure))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Entry<T> {
    pub(super) word: Word<T>,
    pub(super) reporter: Arc<str>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Word<T> {
    Covered(Covered<T>),
    Missing(Failure, SystemTime),
}

impl<T> Word<T> {
    pub(super) const fn covered(value: Option<T>, count: Option<u64>, at: SystemTime) -> Self {
        Self::Covered(Covered {
            value,
            count,
            at,
            attempts: Vec::new(),
        })
    }

    pub(super) fn attempted(&mut self, attempts: impl IntoIterator<Item = Attempt>) {
        match self {
            Self::Covered(covered) => {
                covered.attempts.splice(..0, attempts);
            }
            Self::Missing(failure, _) => failure.add_earlier_attempts(attempts),
        }
    }
}

impl<T> Entry<T> {
    pub(super) fn rank(&self) -> (bool, SystemTime, &str) {
        match &self.word {
            Word::Covered(covered) => (true, covered.at, &self.reporter),
            Word::Missing(_, at) => (false, *at, &self.reporter),
        }
    }
}
