//! Words, last and weakest.

use super::status::best;
use super::{Finding, Rule, Say};
use crate::Basis;
use crate::classify::facts::{Carrier, Facts};
use crate::classify::lexicon;
use crate::classify::sense::Sense;

/// A flagged answer that says only that nothing matches.
pub(crate) static NO_MATCH: Rule = Rule {
    id: "prose.no-match",
    doc: "An answer flagged as an error whose words say only that nothing matches. A search that ran is no failure. Any word of a failure beside it (\"or the search timed out\") rules this out.",
    basis: Basis::Prose,
    forbids: false,
    judge: no_match,
    decides: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[{"type":"text","text":"No results found."}]}"#,
        "empty",
    )],
    spares: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[{"type":"text","text":"No matches found or search timed out"}]}"#,
    )],
};

fn no_match<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    let failing = facts
        .prose()
        .iter()
        .any(|(_, hit)| hit.sense != Sense::NoMatch);
    let named = facts.status.is_some()
        || facts
            .named()
            .iter()
            .any(|(_, hit)| hit.strength >= lexicon::PLAIN);
    if failing || named || !matches!(facts.carrier, Carrier::Mcp | Carrier::Text | Carrier::Cli) {
        return Say::Abstain;
    }
    best(facts, lexicon::FIRM, |hit| hit.sense == Sense::NoMatch)
        .map_or(Say::Abstain, Say::Indicate)
}

/// Phrases that say it, whatever else is said.
pub(crate) static FIRM: Rule = Rule {
    id: "prose.firm",
    doc: "Phrases that name a kind of failure whatever stands beside them: \"connection refused\", \"permission denied\", \"already exists\".",
    basis: Basis::Prose,
    forbids: false,
    judge: |facts| say(facts, lexicon::FIRM),
    decides: &[
        (
            "mcp_tool_result",
            r#"{"isError":true,"content":[{"type":"text","text":"Permission denied while opening it"}]}"#,
            "permission",
        ),
        (
            "mcp_tool_result",
            r#"{"isError":true,"content":[{"type":"text","text":"Refund of £750.00 exceeds the limit of £500.00"}]}"#,
            "business",
        ),
    ],
    spares: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[{"type":"text","text":"Operation failed"}]}"#,
    )],
};

/// Phrases that usually say it.
pub(crate) static PLAIN: Rule = Rule {
    id: "prose.plain",
    doc: "Phrases that usually name a kind: \"not found\", \"timed out\", \"is required\".",
    basis: Basis::Prose,
    forbids: false,
    judge: |facts| say(facts, lexicon::PLAIN),
    decides: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[{"type":"text","text":"Project not found"}]}"#,
        "validation",
    )],
    spares: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[{"type":"text","text":"Something went wrong"}]}"#,
    )],
};

/// Phrases that lean one way.
pub(crate) static HINT: Rule = Rule {
    id: "prose.hint",
    doc: "Words that only lean towards a kind, in prose or in a name. They decide where nothing else does.",
    basis: Basis::Prose,
    forbids: false,
    judge: hint,
    decides: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[{"type":"text","text":"fetch failed"}]}"#,
        "transient",
    )],
    spares: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[{"type":"text","text":"Oops"}]}"#,
    )],
};

fn say<'f>(facts: &'f Facts<'_>, least: u8) -> Say<'f> {
    best(facts, least, |hit| hit.sense.category().is_some()).map_or(Say::Abstain, Say::Indicate)
}

fn hint<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    if let found @ Say::Indicate(_) = say(facts, lexicon::HINT) {
        return found;
    }
    let named = facts
        .named()
        .iter()
        .find(|(_, hit)| hit.strength >= lexicon::HINT && hit.sense.category().is_some());
    named.map_or(Say::Abstain, |(at, hit)| {
        Say::Indicate(Finding::of(hit.sense, &*facts.names[*at].text))
    })
}
