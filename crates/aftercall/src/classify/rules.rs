//! The registry: every rule, in the order in which ties are broken.

use std::borrow::Cow;

use super::Kind;
use super::facts::Facts;
use super::sense::Sense;
use super::table::{Judgement, Repeat, Row};
use crate::{Basis, Category, Executed};

pub(crate) mod code;
pub(crate) mod declared;
pub(crate) mod healthy;
pub(crate) mod limits;
pub(crate) mod prose;
pub(crate) mod status;
mod table;

/// One rule: what it looks at, and how to explain it.
pub(crate) struct Rule {
    /// Its stable name.
    pub id: &'static str,
    /// What it concludes from what, and where it must not.
    pub doc: &'static str,
    /// The kind of evidence it looks at.
    pub basis: Basis,
    /// Does it rule out instead of pointing at something?
    pub forbids: bool,
    /// Its judgement.
    pub judge: for<'f> fn(&'f Facts<'_>) -> Say<'f>,
    /// Observations that it decides, with the verdict: surface, raw, kind.
    pub decides: &'static [(&'static str, &'static str, &'static str)],
    /// Observations that look alike and that it must not decide.
    pub spares: &'static [(&'static str, &'static str)],
}

/// What a rule says.
pub(crate) enum Say<'f> {
    Abstain,
    Indicate(Finding<'f>),
    Forbid(Category, Cow<'f, str>),
}

/// What a rule found.
#[derive(Clone, Debug)]
pub(crate) struct Finding<'f> {
    pub kind: Kind,
    pub executed: Option<Executed>,
    pub sense: Option<Sense>,
    pub evidence: Cow<'f, str>,
    pub code: Option<Cow<'f, str>>,
    /// The row of the code tables that it is.
    pub row: Option<Row>,
}

impl<'f> Finding<'f> {
    /// A sense, for the sake of a piece of text.
    pub(crate) fn of(sense: Sense, evidence: impl Into<Cow<'f, str>>) -> Self {
        Self {
            kind: sense.kind(),
            executed: sense.executed(),
            sense: Some(sense),
            evidence: evidence.into(),
            code: None,
            row: None,
        }
    }

    /// A kind that needs no sense.
    pub(crate) fn kind(
        kind: Kind,
        executed: Option<Executed>,
        evidence: impl Into<Cow<'f, str>>,
    ) -> Self {
        Self {
            kind,
            executed,
            sense: None,
            evidence: evidence.into(),
            code: None,
            row: None,
        }
    }

    /// What a row of the code tables says; nothing, where it says nothing.
    pub(crate) fn row(row: Row, evidence: impl Into<Cow<'f, str>>) -> Option<Self> {
        let Judgement::Failed(category) = row.judgement() else {
            return None;
        };
        let evidence = evidence.into();
        let executed = match (category, row.repeat()) {
            (Category::Transient, Repeat::Always) => Executed::No,
            _ => row.executed(),
        };
        Some(Self {
            kind: Kind::Failed(category),
            executed: Some(executed),
            sense: None,
            code: Some(evidence.clone()),
            evidence,
            row: Some(row),
        })
    }
}

/// All rules, in the order of strength: what is no failure at all, what is ruled
/// out, then the strongest evidence first and, among equals, the more specific.
pub(crate) static RULES: &[&Rule] = &[
    &healthy::ANSWER,
    &healthy::PARTIAL,
    &healthy::NOTHING,
    &healthy::CONVENTION,
    &limits::USED_UP,
    &limits::CERTIFICATE,
    &limits::PAGE,
    &declared::CATEGORY,
    &declared::MEMBER,
    &code::NUMBER,
    &code::TOKEN,
    &code::CLASS,
    &status::WORDS,
    &status::HTTP,
    &status::EXIT,
    &status::FAULT,
    &declared::KIND,
    &prose::NO_MATCH,
    &prose::FIRM,
    &prose::PLAIN,
    &prose::HINT,
];

#[cfg(test)]
mod tests {
    use super::super::{Observation, Opinion, Stance, Surface, explain};
    use super::*;

    fn surface<'a>(name: &str, raw: &'a str) -> Surface<'a> {
        match name {
            "text" => Surface::Text(raw.trim_matches('"')),
            _ => Surface::parse(name, raw).expect("fixtures are well-formed"),
        }
    }

    #[test]
    fn every_rule_has_an_example_and_decides_it() {
        for rule in RULES {
            assert!(
                !rule.decides.is_empty() && !rule.spares.is_empty(),
                "{}",
                rule.id
            );
            for (name, raw, kind) in rule.decides {
                let seen = Observation::new(surface(name, raw));
                let (verdict, said) = explain(&seen);
                let told = verdict
                    .category()
                    .map_or(verdict.kind().as_str(), Category::as_str);
                assert_eq!(told, *kind, "{raw}: {said:#?}");
                assert!(speaks(rule, &said), "{}: {raw}: {said:#?}", rule.id);
            }
        }
    }

    #[test]
    fn every_rule_spares_what_only_looks_alike() {
        for rule in RULES {
            for (name, raw) in rule.spares {
                let (_, said) = explain(&Observation::new(surface(name, raw)));
                assert!(!speaks(rule, &said), "{}: {raw}", rule.id);
            }
        }
    }

    /// Did it decide, or rule something out?
    fn speaks(rule: &Rule, said: &[Opinion<'_>]) -> bool {
        said.iter().any(|opinion| {
            opinion.rule == rule.id
                && (opinion.decided || matches!(opinion.stance, Stance::Forbid { .. }))
        })
    }

    #[test]
    fn the_registry_stands_in_the_order_of_strength() {
        let judging: Vec<Basis> = RULES
            .iter()
            .filter(|rule| {
                !rule.forbids && !rule.id.starts_with("answer.") && rule.id != "exit.convention"
            })
            .map(|rule| rule.basis)
            .collect();
        assert!(judging.is_sorted(), "{judging:?}");
    }

    #[test]
    fn ids_are_unique_and_docs_are_sentences() {
        for (at, rule) in RULES.iter().enumerate() {
            assert!(rule.doc.ends_with('.'), "{}", rule.id);
            assert!(
                RULES[..at].iter().all(|other| other.id != rule.id),
                "{}",
                rule.id
            );
        }
    }
}
