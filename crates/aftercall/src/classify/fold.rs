//! From what the rules say to one verdict.
//!
//! What is ruled out is out. Among what is left, stronger evidence beats
//! weaker ([`Basis`]'s order), and among equals the rule that stands first. So a
//! rule never has to know of the others, and an opinion can be read by itself.

use std::borrow::Cow;

use super::facts::{Content, Facts, Flag};
use super::lexicon::FIRM;
use super::rules::{Finding, RULES, Rule, Say};
use super::{Kind, Observation, Opinion, Stance, Unflagged, Verdict, Wait, wait};
use crate::{Basis, Category, Executed};

/// The id of no rule: nothing said anything.
const NONE: &str = "none";

pub(super) fn classify<'a>(seen: &Observation<'a>) -> Verdict<'a> {
    let facts = Facts::of(seen);
    let opinions = opinions(&facts);
    verdict(&facts, &opinions, seen)
}

pub(super) fn explain<'a>(seen: &Observation<'a>) -> (Verdict<'a>, Vec<Opinion<'a>>) {
    let facts = Facts::of(seen);
    let said = opinions(&facts);
    let verdict = verdict(&facts, &said, seen);
    let opinions = said
        .into_iter()
        .map(|(rule, say)| Opinion {
            rule: rule.id,
            basis: rule.basis,
            decided: rule.id == verdict.rule,
            stance: match say {
                Say::Abstain => Stance::Abstain,
                Say::Indicate(found) => Stance::Indicate {
                    kind: found.kind,
                    evidence: Cow::Owned(found.evidence.into_owned()),
                },
                Say::Forbid(category, evidence) => Stance::Forbid {
                    category,
                    evidence: Cow::Owned(evidence.into_owned()),
                },
            },
        })
        .collect();
    (verdict, opinions)
}

fn opinions<'f>(facts: &'f Facts<'_>) -> Vec<(&'static Rule, Say<'f>)> {
    RULES
        .iter()
        .map(|rule| (*rule, (rule.judge)(facts)))
        .collect()
}

fn verdict<'a>(
    facts: &Facts<'a>,
    opinions: &[(&'static Rule, Say<'_>)],
    seen: &Observation<'a>,
) -> Verdict<'a> {
    let wait = if facts.no_retry {
        Wait::DoNotRetry
    } else {
        wait::best(&facts.waits)
    };
    let Some((rule, found)) = decisive(opinions) else {
        let failed = facts.flag == Flag::Failed || matches!(facts.content, Content::Failure { .. });
        return Verdict {
            kind: if failed {
                Kind::Unclassified
            } else {
                Kind::Found
            },
            wait,
            executed: failed.then_some(Executed::Unknown),
            basis: None,
            rule: NONE,
            sense: None,
            evidence: Cow::Borrowed(""),
            code: None,
            effect: seen.effect,
            unflagged: unflagged(facts, failed),
        };
    };
    Verdict {
        kind: found.kind,
        wait,
        executed: executed(facts, found),
        basis: Some(rule.basis),
        rule: rule.id,
        sense: found.sense,
        evidence: Cow::Owned(found.evidence.to_string()),
        code: found.code.as_ref().map(|code| Cow::Owned(code.to_string())),
        effect: seen.effect,
        unflagged: unflagged(facts, found.kind.is_failure()),
    }
}

/// How sure it is that an answer without the flag is a failure: only a shape
/// leaves no doubt.
fn unflagged(facts: &Facts<'_>, failed: bool) -> Unflagged {
    if !failed || facts.flag == Flag::Failed {
        return Unflagged::Leave;
    }
    match facts.content {
        Content::Failure { alone: true } => Unflagged::Flip,
        Content::Failure { alone: false } | Content::Data | Content::Nothing | Content::Mixed => {
            Unflagged::Annotate
        }
    }
}

/// The finding that decides.
fn decisive<'o, 'f>(
    opinions: &'o [(&'static Rule, Say<'f>)],
) -> Option<(&'static Rule, &'o Finding<'f>)> {
    let forbidden: Vec<Category> = opinions
        .iter()
        .filter_map(|(_, say)| match say {
            Say::Forbid(category, _) => Some(*category),
            Say::Abstain | Say::Indicate(_) => None,
        })
        .collect();
    let mut best: Option<(&'static Rule, &Finding<'f>)> = None;
    for (rule, say) in opinions {
        let Say::Indicate(found) = say else { continue };
        if found
            .kind
            .category()
            .is_some_and(|category| forbidden.contains(&category))
        {
            continue;
        }
        if best.is_none_or(|(other, _)| strength(rule) < strength(other)) {
            best = Some((rule, found));
        }
    }
    best
}

/// Lower is stronger. What is no failure at all comes before the question of
/// which failure it is.
fn strength(rule: &Rule) -> (bool, Basis) {
    let healthy = rule.id.starts_with("answer.") || rule.id == "exit.convention";
    (!healthy, rule.basis)
}

/// Whether it ran. A connection that failed before anything was sent says more
/// than the code around it.
fn executed(facts: &Facts<'_>, found: &Finding<'_>) -> Option<Executed> {
    if found.kind != Kind::Failed(Category::Transient) {
        return found.executed;
    }
    facts
        .prose()
        .iter()
        .filter(|(_, hit)| {
            hit.strength >= FIRM && hit.sense.category() == Some(Category::Transient)
        })
        .find_map(|(_, hit)| hit.sense.executed())
        .or(found.executed)
}
