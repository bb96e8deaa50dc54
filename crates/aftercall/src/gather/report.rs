//! The report and its laws.
//!
//! Merging is associative, commutative and idempotent, because it picks, for
//! each source, the greatest entry of one total order: covered over missing,
//! then the later word, then the reporter's name. So it does not matter in
//! which order subagents come home, nor whether one reports twice.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::SystemTime;

use super::word::{Entry, Word};
use super::{Covered, Missing, Source, words};
use crate::detail::Attempt;
use crate::{Effect, Failure};

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
