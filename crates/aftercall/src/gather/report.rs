//! The report and its laws.

use core::fmt;
use std::collections::BTreeMap;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use crate::{Effect, Failure};

/// The name of a source, unique within a report.
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

/// What one source returned.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Covered<T> {
    /// Its data.
    pub value: T,
    /// How many matches that is, where it can be counted.
    pub count: Option<u64>,
    /// When it answered.
    pub at: SystemTime,
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
///     .missing("site-2", ToolError::transient("The site did not answer.").into(), at);
/// assert_eq!(report.coverage(), "1 of 2 sources covered; missing: site-2");
/// assert_eq!(report.missing_retryable(Effect::ReadOnly).count(), 1);
/// assert!(report.require_all().is_err());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Report<T> {
    sources: BTreeMap<Source, Entry<T>>,
}

#[derive(Clone, Debug, PartialEq)]
enum Entry<T> {
    Covered(Covered<T>),
    Missing(Failure, SystemTime),
}

/// The sources that a caller chose to do without, each with its reason.
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
        Self {
            sources: BTreeMap::new(),
        }
    }
}

impl<T> Report<T> {
    /// A report on no source yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// With what `source` returned, `count` matches of it if they can be
    /// counted. A second word on the same source is merged as in
    /// [`merge`](Self::merge).
    #[must_use]
    pub fn covered(
        mut self,
        source: impl Into<Source>,
        value: T,
        count: Option<u64>,
        at: SystemTime,
    ) -> Self {
        self.put(source.into(), Entry::Covered(Covered { value, count, at }));
        self
    }

    /// With why `source` returned nothing.
    #[must_use]
    pub fn missing(mut self, source: impl Into<Source>, why: Failure, at: SystemTime) -> Self {
        self.put(source.into(), Entry::Missing(why, at));
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
            .filter_map(|(source, entry)| match entry {
                Entry::Covered(covered) => Some((source, covered)),
                Entry::Missing(..) => None,
            })
    }

    /// Each missing source and why, by name.
    pub fn failed(&self) -> impl Iterator<Item = (&Source, &Failure)> {
        self.sources
            .iter()
            .filter_map(|(source, entry)| match entry {
                Entry::Covered(_) => None,
                Entry::Missing(failure, _) => Some((source, failure)),
            })
    }

    /// Exactly the sources worth asking again, when asking has that effect.
    pub fn missing_retryable(&self, effect: Effect) -> impl Iterator<Item = &Source> {
        self.failed()
            .filter(move |(_, failure)| failure.resend(effect).is_retryable())
            .map(|(source, _)| source)
    }

    /// Coverage in words, the same everywhere: "3 of 5 sources covered;
    /// missing: site-4, site-5".
    #[must_use]
    pub fn coverage(&self) -> String {
        let missing: Vec<&str> = self.failed().map(|(source, _)| source.as_str()).collect();
        let covered = self.requested() - missing.len();
        let mut words = format!("{covered} of {} sources covered", self.requested());
        if !missing.is_empty() {
            words.push_str("; missing: ");
            words.push_str(&missing.join(", "));
        }
        words
    }

    /// Both reports as one: for each source, covered beats missing, then the
    /// later word beats the earlier, then this one beats `other`'s.
    #[must_use]
    pub fn merge(mut self, other: Self) -> Self {
        for (source, entry) in other.sources {
            self.put(source, entry);
        }
        self
    }

    /// The data of every source, if none is missing.
    ///
    /// # Errors
    /// The whole report, if one is.
    pub fn require_all(self) -> Result<Vec<(Source, T)>, Self> {
        if self.failed().next().is_some() {
            return Err(self);
        }
        Ok(self.accept_partial().0)
    }

    /// The data of the covered sources, together with what is missing.
    pub fn accept_partial(self) -> (Vec<(Source, T)>, Missing) {
        let mut covered = Vec::new();
        let mut missing = Vec::new();
        for (source, entry) in self.sources {
            match entry {
                Entry::Covered(c) => covered.push((source, c.value)),
                Entry::Missing(failure, _) => missing.push((source, failure)),
            }
        }
        (covered, Missing(missing))
    }

    /// The same report with each value changed.
    #[must_use]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> Report<U> {
        let mut change = change;
        Report {
            sources: self
                .sources
                .into_iter()
                .map(|(source, entry)| {
                    let entry = match entry {
                        Entry::Covered(Covered { value, count, at }) => Entry::Covered(Covered {
                            value: change(value),
                            count,
                            at,
                        }),
                        Entry::Missing(failure, at) => Entry::Missing(failure, at),
                    };
                    (source, entry)
                })
                .collect(),
        }
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

impl<T> Entry<T> {
    fn rank(&self) -> (bool, SystemTime) {
        match self {
            Self::Covered(covered) => (true, covered.at),
            Self::Missing(_, at) => (false, *at),
        }
    }
}
