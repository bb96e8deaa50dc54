//! What is counted, and how it adds up.

use std::collections::BTreeMap;
use std::io::{self, Write};

use super::{Executed, Kind, Label, Resend, Wait};

const CATEGORIES: [&str; 4] = ["transient", "validation", "business", "permission"];

/// A verdict, as far as it is compared with a label.
#[derive(Debug)]
pub(super) struct Seen {
    kind: Kind,
    resend: Resend,
    wait: Wait,
    executed: Option<Executed>,
    pub(super) rule: &'static str,
}

impl Seen {
    pub(super) fn of(verdict: &aftercall::classify::Verdict<'_>) -> Self {
        Self {
            kind: verdict.kind(),
            resend: verdict.resend(),
            wait: verdict.wait(),
            executed: verdict.executed(),
            rule: verdict.rule(),
        }
    }

    /// The category, or what it is instead.
    pub(super) fn told(&self) -> &'static str {
        self.kind
            .category()
            .map_or(self.kind.as_str(), aftercall::Category::as_str)
    }
}

/// Counts by name, and verdicts by label.
#[derive(Debug, Default)]
pub(super) struct Score {
    counts: BTreeMap<&'static str, usize>,
    matrix: BTreeMap<(String, &'static str), usize>,
    hits: BTreeMap<&'static str, [usize; 3]>, // right, wrongly named, missed
}

impl Score {
    /// Notes one verdict. Returns what is wrong with it.
    pub(super) fn add(&mut self, label: &Label, seen: &Seen) -> Option<&'static str> {
        *self
            .matrix
            .entry((label.label.clone(), seen.told()))
            .or_default() += 1;
        let also = label.also.as_deref().unwrap_or_default();
        let right = |what: &str| label.label == what || also.iter().any(|other| other == what);
        let is_failure = CATEGORIES.contains(&&*label.label);
        let either = if is_failure {
            right("empty") || right("success")
        } else {
            CATEGORIES.iter().any(|category| right(category))
        };
        if is_failure {
            self.failure(label, seen, &right, either)
        } else {
            self.healthy(label, seen, &right, either)
        }
    }

    fn failure(
        &mut self,
        label: &Label,
        seen: &Seen,
        right: &dyn Fn(&str) -> bool,
        either: bool,
    ) -> Option<&'static str> {
        let mut wrong = None;
        let said = seen.kind.is_failure();
        let category = seen.kind.category().map(aftercall::Category::as_str);
        let named_right = category.is_some_and(right);
        self.count("failures");
        if said || either {
            self.count("found");
        } else {
            wrong = Some("missed failure");
            self.count_if(seen.kind == Kind::Empty, "failure called empty");
        }
        if label.undetectable {
            self.count("undetectable");
            if seen.kind == Kind::Unclassified || named_right {
                self.count("undetectable right");
            } else {
                wrong = wrong.or(Some("guessed where nothing tells"));
            }
        } else if said
            && (!label.doubtful || label.also.as_ref().is_some_and(|also| !also.is_empty()))
        {
            self.count("judged");
            let gold = CATEGORIES
                .into_iter()
                .find(|category| *category == label.label);
            match (named_right, category) {
                (true, Some(category)) => {
                    self.count("right");
                    self.hits.entry(category).or_default()[0] += 1;
                }
                (_, category) => {
                    self.count_if(category.is_none(), "abstained");
                    wrong = Some(if category.is_none() {
                        "unclassified"
                    } else {
                        "wrong category"
                    });
                    if let Some(gold) = gold {
                        self.hits.entry(gold).or_default()[2] += 1;
                    }
                    if let Some(category) = category {
                        self.hits.entry(category).or_default()[1] += 1;
                    }
                }
            }
        }
        self.repeats(label, seen, right, said).or(wrong)
    }

    /// Whether it may be sent again, when, and whether it ran.
    fn repeats(
        &mut self,
        label: &Label,
        seen: &Seen,
        right: &dyn Fn(&str) -> bool,
        said: bool,
    ) -> Option<&'static str> {
        let mut wrong = None;
        let offered = seen.resend.is_retryable();
        if offered && !right("transient") {
            self.count("retry of final");
            wrong = Some("retryable, and final");
        }
        if let Some(stated) = label.retry_after_ms.filter(|_| said) {
            self.count("waits");
            let read = match seen.wait {
                Wait::After(wait) => Some(wait.as_secs_f64() * 1000.0),
                Wait::Absent | Wait::DoNotRetry | Wait::Malformed => None,
            };
            if read.is_some_and(|ms| (ms - stated).abs() <= 50.0_f64.max(stated * 0.02)) {
                self.count("waits right");
            } else {
                wrong = wrong.or(Some("wrong wait"));
            }
        }
        if label.label == "transient" && said {
            self.count("transients");
            self.count_if(offered || seen.resend == Resend::IfRead, "retries offered");
        }
        if label.op.as_deref() == Some("write")
            && matches!(label.executed.as_deref(), Some("unknown" | "yes"))
            && offered
        {
            self.count("unsafe retry");
            wrong = wrong.or(Some("unsafe retry of a write"));
        }
        if label.executed.is_some() {
            self.count("executed known");
            if let Some(executed) = seen.executed {
                self.count("executed said");
                self.count_if(
                    label.executed.as_deref() == Some(executed.as_str()),
                    "executed right",
                );
                if executed == Executed::No && label.executed.as_deref() == Some("yes") {
                    self.count("said no but ran");
                    wrong = wrong.or(Some("said it did not run, and it did"));
                }
            }
        }
        wrong
    }

    fn healthy(
        &mut self,
        label: &Label,
        seen: &Seen,
        right: &dyn Fn(&str) -> bool,
        either: bool,
    ) -> Option<&'static str> {
        if label.label == "partial" {
            self.count("partials");
            self.count_if(seen.kind == Kind::Partial, "partials right");
            return (seen.kind != Kind::Partial).then_some("partial not seen");
        }
        self.count("healthy");
        if seen.kind.is_failure() && !either {
            self.count("healthy called failure");
            return Some("healthy called failure");
        }
        if label.label == "empty" {
            self.count("empties");
            self.count_if(seen.kind == Kind::Empty, "empties right");
            return (seen.kind != Kind::Empty && !right("success")).then_some("empty not seen");
        }
        if seen.kind == Kind::Empty && !right("empty") {
            self.count("data called empty");
            return Some("data called empty");
        }
        None
    }

    fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    fn count_if(&mut self, holds: bool, what: &'static str) {
        if holds {
            self.count(what);
        }
    }

    pub(super) fn of(&self, what: &str) -> usize {
        self.counts.get(what).copied().unwrap_or_default()
    }

    /// Both sides together.
    pub(super) fn plus(&self, other: &Self) -> Self {
        let mut sum = Self::default();
        for side in [self, other] {
            for (what, count) in &side.counts {
                *sum.counts.entry(what).or_default() += count;
            }
            for (cell, count) in &side.matrix {
                *sum.matrix.entry(cell.clone()).or_default() += count;
            }
            for (category, hits) in &side.hits {
                let into = sum.hits.entry(category).or_default();
                for (to, from) in into.iter_mut().zip(hits) {
                    *to += from;
                }
            }
        }
        sum
    }

    /// Every measure, by name, of each of three scores.
    pub(super) fn rows(of: &[&Self; 3]) -> Vec<(&'static str, [String; 3])> {
        let row = |name, measure: &dyn Fn(&Self) -> String| (name, of.map(measure));
        let count = |what: &'static str| move |score: &Self| score.of(what).to_string();
        let share = |part: &'static str, whole: &'static str| {
            move |score: &Self| ratio(score.of(part), score.of(whole))
        };
        vec![
            row("failures", &count("failures")),
            row("failure recall", &share("found", "failures")),
            row("failure called empty", &count("failure called empty")),
            row("healthy", &count("healthy")),
            row("healthy called failure", &count("healthy called failure")),
            row("category accuracy", &share("right", "judged")),
            row("category macro-F1", &|score| {
                format!("{:.4}", score.macro_f1())
            }),
            row("abstained", &share("abstained", "judged")),
            row(
                "undetectable right",
                &share("undetectable right", "undetectable"),
            ),
            row("partials right", &share("partials right", "partials")),
            row("empties right", &share("empties right", "empties")),
            row("data called empty", &count("data called empty")),
            row("retry of final", &share("retry of final", "failures")),
            row("unsafe retry", &count("unsafe retry")),
            row("retry recall", &share("retries offered", "transients")),
            row("waits right", &share("waits right", "waits")),
            row(
                "executed coverage",
                &share("executed said", "executed known"),
            ),
            row("executed right", &share("executed right", "executed said")),
            row("said no but ran", &count("said no but ran")),
        ]
    }

    /// The mean of the four categories' F1.
    #[expect(
        clippy::cast_precision_loss,
        reason = "counts of a corpus are far below 2^53"
    )]
    pub(super) fn macro_f1(&self) -> f64 {
        let sum: f64 = CATEGORIES
            .iter()
            .map(|category| {
                let [right, named, missed] = self.hits.get(category).copied().unwrap_or_default();
                let all = (2 * right + named + missed) as f64;
                if right == 0 {
                    0.0
                } else {
                    2.0 * right as f64 / all
                }
            })
            .sum();
        sum / 4.0
    }

    /// Labels down, verdicts across.
    pub(super) fn matrix(&self, out: &mut impl Write) -> io::Result<()> {
        const ACROSS: [&str; 8] = [
            "transient",
            "validation",
            "business",
            "permission",
            "unclassified",
            "empty",
            "found",
            "partial",
        ];
        write!(out, "\n{:<12}", "label")?;
        for verdict in ACROSS {
            write!(out, "{verdict:>13}")?;
        }
        writeln!(out)?;
        for label in [
            "transient",
            "validation",
            "business",
            "permission",
            "empty",
            "success",
            "partial",
        ] {
            write!(out, "{label:<12}")?;
            for verdict in ACROSS {
                let count = self
                    .matrix
                    .get(&(label.to_owned(), verdict))
                    .copied()
                    .unwrap_or_default();
                write!(out, "{count:>13}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "counts of a corpus are far below 2^53"
)]
fn ratio(part: usize, whole: usize) -> String {
    if whole == 0 {
        "-".to_owned()
    } else {
        format!("{:.4}", part as f64 / whole as f64)
    }
}
