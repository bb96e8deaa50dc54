//! From what the rules say to one verdict.
//!
//! What is ruled out is out. Among what is left, stronger evidence beats
//! weaker ([`crate::Basis`]'s order), and among equals the rule that stands first. So a
//! rule never has to know of the others, and an opinion can be read by itself.

use std::borrow::Cow;

use memchr::memchr2_iter;

use super::facts::{Content, Facts, Flag};
use super::lexicon::{FIRM, floor};
use super::rules::{Finding, RULES, Rule, Say};
use super::{Kind, Observation, Opinion, Stance, Unflagged, Verdict, Wait, wait};
use crate::search::find;
use crate::{Category, Executed};

/// The id of no rule: nothing said anything.
const NONE: &str = "none";

pub(super) fn classify<'a>(seen: &Observation<'a>) -> Verdict<'a> {
    let facts = Facts::of(seen);
    let forbidden = forbidden(
        RULES
            .iter()
            .filter(|rule| rule.forbids)
            .map(|rule| (rule.judge)(&facts)),
    );
    // The registry stands in the order of strength, so the first one decides,
    // and what is weaker need not be looked at.
    let decisive =
        RULES
            .iter()
            .filter(|rule| !rule.forbids)
            .find_map(|rule| match (rule.judge)(&facts) {
                Say::Indicate(found) if !forbidden.bars(&found) => Some((*rule, found)),
                Say::Indicate(_) | Say::Forbid(..) | Say::Abstain => None,
            });
    verdict(
        &facts,
        decisive.as_ref().map(|(rule, found)| (*rule, found)),
        seen,
    )
}

pub(super) fn explain<'a>(seen: &Observation<'a>) -> (Verdict<'a>, Vec<Opinion<'a>>) {
    let facts = Facts::of(seen);
    let said: Vec<_> = RULES
        .iter()
        .map(|rule| (*rule, (rule.judge)(&facts)))
        .collect();
    let forbidden = forbidden(said.iter().map(|(_, say)| say));
    let decisive = said.iter().find_map(|(rule, say)| match say {
        Say::Indicate(found) if !forbidden.bars(found) => Some((*rule, found)),
        Say::Indicate(_) | Say::Forbid(..) | Say::Abstain => None,
    });
    let verdict = verdict(&facts, decisive, seen);
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

/// The categories that are ruled out.
#[derive(Clone, Copy, Default)]
struct Forbidden([bool; Category::ALL.len()]);

impl Forbidden {
    fn bars(self, found: &Finding<'_>) -> bool {
        found
            .kind
            .category()
            .is_some_and(|category| self.0[category as usize])
    }
}

fn forbidden<'f>(said: impl Iterator<Item = impl core::borrow::Borrow<Say<'f>>>) -> Forbidden {
    let mut all = Forbidden::default();
    for say in said {
        match say.borrow() {
            Say::Forbid(category, _) => all.0[*category as usize] = true,
            Say::Abstain | Say::Indicate(_) => {}
        }
    }
    all
}

fn verdict<'a>(
    facts: &Facts<'a>,
    decisive: Option<(&'static Rule, &Finding<'_>)>,
    seen: &Observation<'a>,
) -> Verdict<'a> {
    let wait = if facts.no_retry {
        Wait::DoNotRetry
    } else {
        wait::best(&facts.waits)
    };
    let Some((rule, found)) = decisive else {
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
            row: None,
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
        evidence: owned(&found.evidence),
        code: found.code.as_deref().map(owned),
        row: found.row,
        effect: seen.effect,
        unflagged: unflagged(facts, found.kind.is_failure()),
    }
}

/// A copy that outlives the facts; an empty one costs nothing.
fn owned<'a>(text: &str) -> Cow<'a, str> {
    if text.is_empty() {
        Cow::Borrowed("")
    } else {
        Cow::Owned(text.to_owned())
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

/// Whether it ran. A connection that failed before anything was sent says more
/// than the code around it.
fn executed(facts: &Facts<'_>, found: &Finding<'_>) -> Option<Executed> {
    if found.kind != Kind::Failed(Category::Transient) {
        return found.executed;
    }
    let said = connected(facts, found);
    if said == Some(Executed::No) && facts.passages.iter().any(|passage| began(&passage.text)) {
        return Some(Executed::Unknown);
    }
    said
}

/// Do the words say that a step was done before the one that failed: "charged the
/// card, then: connect ECONNREFUSED", "order created but …"?
fn began(text: &str) -> bool {
    const DONE: [&str; 20] = [
        "charged",
        "created",
        "sent",
        "inserted",
        "deleted",
        "updated",
        "uploaded",
        "committed",
        "saved",
        "written",
        "transferred",
        "paid",
        "refunded",
        "booked",
        "published",
        "deployed",
        "moved",
        "removed",
        "succeeded",
        "posted",
    ];
    const JOINTS: [&str; 6] = [
        ", then",
        "; then",
        ". then",
        " then:",
        " but ",
        " and then ",
    ];
    let text = floor(text, 400);
    if !may_join(text.as_bytes()) {
        return false;
    }
    let lower = text.to_ascii_lowercase();
    let Some(at) = JOINTS.iter().filter_map(|joint| find(&lower, joint)).min() else {
        return false;
    };
    let mut words = lower[..at].split(|c: char| !c.is_ascii_alphanumeric() && c != '\'');
    let denied = |word: &str| {
        word.ends_with("n't")
            || matches!(
                word,
                "not" | "no" | "nothing" | "never" | "be" | "cannot" | "failed" | "unable"
            )
    };
    let mut done = false;
    !words.any(|word| {
        done |= DONE.contains(&word);
        denied(word)
    }) && done
}

/// Does one of the words stand there that the joints are made of? In most texts
/// none does, and those are not searched for each.
fn may_join(text: &[u8]) -> bool {
    let there = |second: usize, word: &[u8]| {
        second
            .checked_sub(1)
            .and_then(|start| text.get(start..start + word.len()))
            .is_some_and(|there| there.eq_ignore_ascii_case(word))
    };
    memchr2_iter(b'h', b'H', text).any(|second| there(second, b"then"))
        || memchr2_iter(b'b', b'B', text).any(|second| there(second, b" but "))
}

/// What the phrases of the connection and what was found say of it.
fn connected(facts: &Facts<'_>, found: &Finding<'_>) -> Option<Executed> {
    facts
        .prose()
        .iter()
        .filter(|(_, hit)| {
            hit.strength >= FIRM && hit.sense.category() == Some(Category::Transient)
        })
        .find_map(|(_, hit)| hit.sense.executed())
        .or(found.executed)
}
