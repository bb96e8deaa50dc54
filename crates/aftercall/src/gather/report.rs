//! The report and its laws.
//!
//! Merging is associative, commutative and idempotent, because it picks, for
//! each source, the greatest entry of one total order: covered over missing,
//! then the later word, then the reporter's name. So it does not matter in
//! which order subagents come home, nor whether one reports twice.

use core::fmt;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::words;
use crate::detail::Attempt;
use crate::{Effect, Failure};

/// The name of a source, unique within a report.
///
/// ```
/// use aftercall::gather::Source;
///
/// assert_eq!(Source::new("south").within(&Source::new("agent-1")).as_str(), "agent-1/south");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Source(String);

impl Source {
    /// A source by name.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// This source as one of those behind `outer`: `outer/this`.
    #[must_use]
    pub fn within(&self, outer: &Self) -> Self {
        Self(format!("{outer}/{self}"))
    }
}

impl<S: Into<String>> From<S> for Source {
    fn from(name: S) -> Self {
        Self(name.into())
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A source that was searched: how it went, and not what it returned.
///
/// The data leaves a report only together with what is missing:
/// [`Report::require_all`], [`Report::accept_partial`].
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
    value: Option<T>,
    count: Option<u64>,
    at: SystemTime,
    attempts: Vec<Attempt>,
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

/// Every source that was to be asked, and what came of it.
///
/// ```
/// use aftercall::gather::Report;
/// use aftercall::{Effect, ToolError};
/// use std::time::SystemTime;
///
/// let at = SystemTime::UNIX_EPOCH;
/// let report = Report::new()
///     .covered("site-1", vec!["lamp"], Some(1), at)
///     .covered_empty("site-2", at)
///     .missing("site-3", ToolError::transient("The site did not answer.").into(), at);
/// assert_eq!(report.coverage(), "2 of 3 sources covered; missing: site-3 (transient)");
/// assert_eq!(report.missing_retryable(Effect::ReadOnly).count(), 1);
/// assert!(report.require_all().is_err());
/// ```
///
/// It is no list, and turns into none by itself:
///
/// ```compile_fail
/// # use aftercall::gather::Report;
/// fn only_what_is_there(report: Report<u32>) -> Vec<u32> {
///     report.succeeded().map(|(_, covered)| covered.value).collect()
/// }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Report<T> {
    reporter: Arc<str>,
    sources: BTreeMap<Source, Entry<T>>,
}

#[derive(Clone, Debug, PartialEq)]
struct Entry<T> {
    word: Word<T>,
    reporter: Arc<str>,
}

#[derive(Clone, Debug, PartialEq)]
enum Word<T> {
    Covered(Covered<T>),
    Missing(Failure, SystemTime),
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
pub struct Missing(Vec<(Source, Failure)>);

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

impl<T> Default for Report<T> {
    fn default() -> Self {
        Self::by("")
    }
}

impl<T> Report<T> {
    /// A report on no source yet, by nobody in particular.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A report on no source yet, by a named reporter.
    ///
    /// The name breaks ties between two words of the same moment on the same
    /// source, so it has to differ between reporters whose reports are merged.
    #[must_use]
    pub fn by(reporter: impl Into<Arc<str>>) -> Self {
        Self {
            reporter: reporter.into(),
            sources: BTreeMap::new(),
        }
    }

    /// With what `source` returned, `count` matches of it if they can be
    /// counted. A second word on the same source is merged as in
    /// [`merge`](Self::merge).
    #[must_use]
    pub fn covered(
        self,
        source: impl Into<Source>,
        value: T,
        count: Option<u64>,
        at: SystemTime,
    ) -> Self {
        self.with(source.into(), Word::covered(Some(value), count, at))
    }

    /// With the word that `source` was searched and nothing matches.
    #[must_use]
    pub fn covered_empty(self, source: impl Into<Source>, at: SystemTime) -> Self {
        self.with(source.into(), Word::covered(None, Some(0), at))
    }

    /// With why `source` returned nothing.
    #[must_use]
    pub fn missing(self, source: impl Into<Source>, why: Failure, at: SystemTime) -> Self {
        self.with(source.into(), Word::Missing(why, at))
    }

    /// With the tries that failed before the last word on `source`, oldest
    /// first; nothing where there is no word on it.
    #[must_use]
    pub fn attempted(
        mut self,
        source: &Source,
        attempts: impl IntoIterator<Item = Attempt>,
    ) -> Self {
        if let Some(entry) = self.sources.get_mut(source) {
            entry.word.attempted(attempts);
        }
        self
    }

    /// The same, with the matches of each covered source counted.
    #[must_use]
    pub fn counted(mut self, count: impl Fn(&T) -> usize) -> Self {
        for entry in self.sources.values_mut() {
            if let Word::Covered(Covered {
                value: Some(value),
                count: matches,
                ..
            }) = &mut entry.word
            {
                *matches = u64::try_from(count(value)).ok();
            }
        }
        self
    }

    /// With all of another report, its sources named as those behind `outer`.
    ///
    /// An earlier word that `outer` is missing is taken back: it has answered,
    /// and what is missing of it has names now.
    #[must_use]
    pub fn nested(mut self, outer: impl Into<Source>, inner: Self) -> Self {
        let outer = outer.into();
        let missing = |entry: &Entry<T>| matches!(entry.word, Word::Missing(..));
        if self.sources.get(&outer).is_some_and(missing) {
            self.sources.remove(&outer);
        }
        for (source, entry) in inner.sources {
            self.put(source.within(&outer), entry);
        }
        self
    }

    /// How many sources were to be asked.
    #[must_use]
    pub fn requested(&self) -> usize {
        self.sources.len()
    }

    /// Each covered source and its data, by name.
    pub fn succeeded(&self) -> impl Iterator<Item = (&Source, &Covered<T>)> {
        self.sources
            .iter()
            .filter_map(|(source, entry)| match &entry.word {
                Word::Covered(covered) => Some((source, covered)),
                Word::Missing(..) => None,
            })
    }

    /// Each missing source and why, by name.
    pub fn failed(&self) -> impl Iterator<Item = (&Source, &Failure)> {
        self.sources
            .iter()
            .filter_map(|(source, entry)| match &entry.word {
                Word::Covered(_) => None,
                Word::Missing(failure, _) => Some((source, failure)),
            })
    }

    /// Exactly the sources worth asking again, when asking has that effect.
    pub fn missing_retryable(&self, effect: Effect) -> impl Iterator<Item = &Source> {
        self.failed()
            .filter(move |(_, failure)| failure.resend(effect).is_retryable())
            .map(|(source, _)| source)
    }

    /// Coverage in words: "3 of 5 sources covered; missing: site-4 and site-5
    /// (transient, tried 3 times each)".
    ///
    /// Five missing sources are named and the others counted, so that the
    /// sentence stays one; [`failed`](Self::failed) has them all.
    #[must_use]
    pub fn coverage(&self) -> String {
        let missing = self.failed().map(words::Lost::of);
        words::coverage(self.requested(), &missing.collect::<Vec<_>>())
    }

    /// Both reports as one: for each source, covered beats missing, then the
    /// later word beats the earlier, then the greater name of the reporter.
    #[must_use]
    pub fn merge(mut self, other: Self) -> Self {
        if other.reporter > self.reporter {
            self.reporter = other.reporter;
        }
        for (source, entry) in other.sources {
            self.put(source, entry);
        }
        self
    }

    /// The data of every source, if none is missing. A source without a match
    /// contributes nothing, and is not missing.
    ///
    /// # Errors
    /// The whole report, if a source is missing.
    pub fn require_all(self) -> Result<Vec<(Source, T)>, Self> {
        if self.failed().next().is_some() {
            return Err(self);
        }
        Ok(self.accept_partial().0)
    }

    /// The data of the covered sources, together with what is missing.
    pub fn accept_partial(self) -> (Vec<(Source, T)>, Missing) {
        let mut data = Vec::new();
        let mut missing = Vec::new();
        for (source, entry) in self.sources {
            match entry.word {
                Word::Covered(covered) => data.extend(covered.value.map(|value| (source, value))),
                Word::Missing(failure, _) => missing.push((source, failure)),
            }
        }
        (data, Missing(missing))
    }

    /// The same report with each value changed.
    #[must_use]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> Report<U> {
        let mut change = change;
        let sources = self.sources.into_iter().map(|(source, entry)| {
            let word = match entry.word {
                Word::Covered(covered) => Word::Covered(Covered {
                    value: covered.value.map(&mut change),
                    count: covered.count,
                    at: covered.at,
                    attempts: covered.attempts,
                }),
                Word::Missing(failure, at) => Word::Missing(failure, at),
            };
            let reporter = entry.reporter;
            (source, Entry { word, reporter })
        });
        Report {
            reporter: self.reporter,
            sources: sources.collect(),
        }
    }

    /// The same, unless a value can't be changed.
    #[cfg(feature = "json")]
    pub(crate) fn try_map<U, E>(
        self,
        mut change: impl FnMut(T) -> Result<U, E>,
    ) -> Result<Report<U>, E> {
        let mut refused = None;
        let changed = self.map(|value| match change(value) {
            Ok(value) => Some(value),
            Err(error) => {
                refused.get_or_insert(error);
                None
            }
        });
        match refused {
            Some(error) => Err(error),
            None => Ok(changed.map(|value| value.expect("none was refused"))),
        }
    }

    /// The name of every source, covered or missing.
    pub fn names(&self) -> impl Iterator<Item = &Source> {
        self.sources.keys()
    }

    /// Why `source` is missing and when it was said, if it is.
    #[cfg(feature = "tokio")]
    pub(super) fn why(&self, source: &Source) -> Option<(&Failure, SystemTime)> {
        match &self.sources.get(source)?.word {
            Word::Missing(failure, at) => Some((failure, *at)),
            Word::Covered(_) => None,
        }
    }

    /// Takes the word on `source` back, so that the next one counts whatever the
    /// clocks say.
    #[cfg(feature = "tokio")]
    pub(super) fn without(mut self, source: &Source) -> Self {
        self.sources.remove(source);
        self
    }

    fn with(mut self, source: Source, word: Word<T>) -> Self {
        let reporter = Arc::clone(&self.reporter);
        self.put(source, Entry { word, reporter });
        self
    }

    fn put(&mut self, source: Source, new: Entry<T>) {
        match self.sources.get_mut(&source) {
            Some(old) if new.rank() <= old.rank() => {}
            Some(old) => *old = new,
            None => {
                self.sources.insert(source, new);
            }
        }
    }
}

impl<T> Word<T> {
    const fn covered(value: Option<T>, count: Option<u64>, at: SystemTime) -> Self {
        Self::Covered(Covered {
            value,
            count,
            at,
            attempts: Vec::new(),
        })
    }

    fn attempted(&mut self, attempts: impl IntoIterator<Item = Attempt>) {
        match self {
            Self::Covered(covered) => {
                covered.attempts.splice(..0, attempts);
            }
            Self::Missing(failure, _) => failure.add_earlier_attempts(attempts),
        }
    }
}

impl<T> Entry<T> {
    fn rank(&self) -> (bool, SystemTime, &str) {
        match &self.word {
            Word::Covered(covered) => (true, covered.at, &self.reporter),
            Word::Missing(_, at) => (false, *at, &self.reporter),
        }
    }
}
