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

use super::{Report, Source, words};
use crate::failure::Record;
use crate::{Answer, Category, Code, Executed, Failure, Outcome};

/// How many failed sources speak in the description of a failed report: their
/// messages of at most 200 characters fill what an author's may hold.
const DESCRIBED: usize = 5;

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
    /// when all are unexplained. Of what else they state, the whole states the
    /// earliest time, and what all that decide agree on. Its attempts are those of
    /// the source that was tried most often: those of all would read as tries of
    /// one call, "tried 7 times" where three sources were tried three times each.
    /// The message counts by source. The failure of a single source is the whole's
    /// as it is.
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
        if let [(source, only)] = failures.as_slice() {
            return Some((*only).clone().with_source(source.as_str()));
        }
        let category = [
            Category::Transient,
            Category::Validation,
            Category::Permission,
            Category::Business,
        ]
        .into_iter()
        .find(|category| has(*category));

        let deciding: Vec<&Failure> = failures
            .iter()
            .map(|(_, failure)| *failure)
            .filter(|failure| failure.category() == category)
            .collect();
        let mut whole = Record::new(category, sentence(&failures));
        whole.description = Some(description(&failures));
        whole.code = Some(const { Code::from_static("gather.no_source_covered") });
        whole.executed = executed(&failures);
        whole.retry_after = deciding.iter().filter_map(|f| f.retry_after()).min();
        whole.not_before = deciding.iter().filter_map(|f| f.not_before()).min();
        whole.requires = agreed(&deciding, |record| &record.requires);
        whole.escalate_to = agreed(&deciding, |record| &record.escalate_to);
        whole.user_message = agreed(&deciding, |record| &record.user_message);
        whole.limit = agreed(&deciding, |record| &record.limit);
        let violations = deciding.iter().flat_map(|failure| failure.violations());
        whole.violations = violations.cloned().collect();
        // The first of equals, for the sake of a stable answer.
        let most_tried = deciding.iter().rev().max_by_key(|f| f.attempts().len());
        whole.attempts = most_tried.map_or_else(Vec::new, |f| f.attempts().to_vec());
        Some(Failure::from_record(whole))
    }
}

fn sentence(failures: &[(&Source, &Failure)]) -> String {
    let lost: Vec<_> = failures.iter().copied().map(words::Lost::of).collect();
    let missing = words::missing(&lost);
    format!("None of {} sources was covered: {missing}.", failures.len())
}

/// What each of the first few says.
fn description(failures: &[(&Source, &Failure)]) -> String {
    let said: Vec<String> = failures
        .iter()
        .take(DESCRIBED)
        .map(|(source, failure)| format!("{source}: {}", failure.message()))
        .collect();
    said.join(" ")
}

/// What all of them state, if they state the same.
fn agreed<T: Clone + PartialEq>(
    failures: &[&Failure],
    field: impl Fn(&Record) -> &Option<T>,
) -> Option<T> {
    let (first, others) = failures.split_first()?;
    let first = field(first.record());
    others
        .iter()
        .all(|failure| field(failure.record()) == first)
        .then(|| first.clone())?
}

/// Known only where every source says; one that is silent may have run.
fn executed(failures: &[(&Source, &Failure)]) -> Option<Executed> {
    failures
        .iter()
        .map(|(_, failure)| failure.executed())
        .try_fold(Executed::No, |all, one| Some(all.or(one?)))
}
