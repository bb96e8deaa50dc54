//! From a report to an outcome.
//!
//! | covered | holds anything | outcome |
//! |---|---|---|
//! | all | yes | found |
//! | all | no | empty |
//! | some | either | partial |
//! | none | - | failed |
//! | no source was to be asked | - | empty |
//!
//! "Some covered, nothing found there" is partial and not empty: the match may
//! be in the part that was not reached.

use super::{Report, Source};
use crate::{Answer, Category, Code, Executed, Failure, Outcome};

/// How many failed sources the sentence of a failed report names; the rest are
/// counted.
const NAMED_SOURCES: usize = 5;

impl<T> Report<T> {
    /// What the whole amounts to; `join` makes one value of the covered ones.
    ///
    /// Where no source was covered, the category is the one that all share,
    /// and otherwise the one that decides what to do next: see
    /// [`failure`](Self::failure).
    ///
    /// # Errors
    /// [`Failure`] where no source was covered.
    ///
    /// ```
    /// use aftercall::gather::Report;
    /// use aftercall::{Answer, ToolError};
    /// use std::time::SystemTime;
    ///
    /// let at = SystemTime::UNIX_EPOCH;
    /// let nothing_there = Report::<Vec<u32>>::new().covered_empty("a", at);
    /// let cut_off = ToolError::transient("No answer.").into();
    /// let half = nothing_there.clone().missing("b", cut_off, at);
    ///
    /// let join = |lists: Vec<(_, Vec<u32>)>| lists.into_iter().flat_map(|(_, l)| l).collect();
    /// assert!(matches!(nothing_there.outcome("two shops", join), Ok(Answer::Empty(_))));
    /// assert!(matches!(half.outcome("two shops", join), Ok(Answer::Partial(_))));
    /// ```
    pub fn outcome(
        self,
        searched: impl Into<String>,
        join: impl FnOnce(Vec<(Source, T)>) -> T,
    ) -> Outcome<T, Failure> {
        if let Some(failure) = self.failure() {
            return Err(failure);
        }
        match self.require_all() {
            Ok(values) if values.is_empty() => Ok(Answer::empty(searched)),
            Ok(values) => Ok(Answer::Found(join(values))),
            Err(partial) => Ok(Answer::Partial(partial)),
        }
    }

    /// The failure of the whole, if not a single source was covered.
    ///
    /// Its category is the common one. Where they differ, the first of these
    /// that occurs, because it names what makes progress soonest: transient
    /// (asking again can cover something), validation (the caller can mend it
    /// now), permission, business. A source that nothing explains decides only
    /// when all are unexplained.
    #[must_use]
    pub fn failure(&self) -> Option<Failure> {
        let failures: Vec<_> = self.failed().collect();
        if failures.is_empty() || failures.len() < self.requested() {
            return None;
        }
        let has = |category| {
            failures
                .iter()
                .any(|(_, failure)| failure.category() == Some(category))
        };
        let category = [
            Category::Transient,
            Category::Validation,
            Category::Permission,
            Category::Business,
        ]
        .into_iter()
        .find(|category| has(*category));

        let mut failure = Failure::of(category, sentence(&failures))
            .with_code(const { Code::from_static("gather.no_source_covered") });
        let deciding = || {
            failures
                .iter()
                .map(|(_, failure)| *failure)
                .filter(|failure| failure.category() == category)
        };
        if let Some(wait) = deciding().filter_map(Failure::retry_after).min() {
            failure = failure.with_retry_after(wait);
        }
        if let Some(executed) = executed(&failures) {
            failure = failure.with_executed(executed);
        }
        failure = failure.with_violations(
            deciding()
                .flat_map(|failure| failure.violations().iter().cloned())
                .collect(),
        );
        Some(
            failure.with_attempts(
                failures
                    .iter()
                    .flat_map(|(_, failure)| failure.attempts().iter().cloned()),
            ),
        )
    }
}

fn sentence(failures: &[(&Source, &Failure)]) -> String {
    let named: Vec<String> = failures
        .iter()
        .take(NAMED_SOURCES)
        .map(|(source, failure)| {
            let category = failure.category().map_or("unclassified", Category::as_str);
            format!("{source} ({category})")
        })
        .collect();
    let mut words = format!(
        "None of {} sources could be reached: {}",
        failures.len(),
        named.join(", ")
    );
    if failures.len() > NAMED_SOURCES {
        words.push_str(&format!(" and {} more", failures.len() - NAMED_SOURCES));
    }
    words.push('.');
    words
}

/// Known only where every source says; one that is silent may have run.
fn executed(failures: &[(&Source, &Failure)]) -> Option<Executed> {
    failures
        .iter()
        .map(|(_, failure)| failure.executed())
        .try_fold(Executed::No, |all, one| Some(all.or(one?)))
}
