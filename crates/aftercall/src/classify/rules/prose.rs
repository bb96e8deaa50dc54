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
    // "No … found" alone leans towards a thing that was named and is not there.
    let failing = facts.prose().iter().any(|(_, hit)| match hit.sense {
        Sense::NoMatch => false,
        Sense::NotFound => hit.strength > lexicon::HINT,
        _ => true,
    });
    let named = facts.status.is_some()
        || facts
            .named()
            .iter()
            .any(|(_, hit)| hit.strength >= lexicon::PLAIN);
    if failing
        || named
        || matches!(
            facts.carrier,
            Carrier::JsonRpc | Carrier::Http | Carrier::Grpc
        )
    {
        return Say::Abstain;
    }
    if let Some(found) = best(facts, lexicon::FIRM, |hit| hit.sense == Sense::NoMatch) {
        return Say::Indicate(found);
    }
    match best(facts, lexicon::PLAIN, |hit| hit.sense == Sense::NoMatch) {
        // A program that complains and ends badly has not just found nothing.
        Some(found)
            if matches!(facts.carrier, Carrier::Mcp | Carrier::Text)
                && facts.message().len() <= SHORT
                && speaks_of_many(&found.evidence) =>
        {
            Say::Indicate(found)
        }
        Some(_) | None => Say::Abstain,
    }
}

/// Longer texts say more than that nothing matches.
const SHORT: usize = 160;

/// "No open orders found" tells of a search, "No order found" of an order that
/// was named: does the last noun before "found" stand for many?
fn speaks_of_many(none: &str) -> bool {
    // With more words between, it is a sentence of another kind; "no such" speaks
    // of what was named.
    let such = none
        .split(' ')
        .nth(1)
        .is_some_and(|word| word.eq_ignore_ascii_case("such"));
    if such || none.split(' ').count() > 5 {
        return false;
    }
    let verbs = ["found", "match", "your"];
    let noun = none
        .rsplit(|c: char| !c.is_ascii_alphabetic())
        .find(|word| !verbs.iter().any(|verb| word.eq_ignore_ascii_case(verb)))
        .unwrap_or("");
    let many = noun.ends_with('s') && !noun.ends_with("ss") && !noun.ends_with("us");
    noun.len() > 3 && many && !MEANS.iter().any(|means| noun.eq_ignore_ascii_case(means))
}

/// What a search needs, not what it is after.
const MEANS: [&str; 16] = [
    "arguments",
    "backends",
    "brokers",
    "certificates",
    "credentials",
    "dependencies",
    "drivers",
    "endpoints",
    "hosts",
    "keys",
    "nodes",
    "permissions",
    "providers",
    "servers",
    "tokens",
    "workers",
];

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
    spares: &[
        (
            "mcp_tool_result",
            r#"{"isError":true,"content":[{"type":"text","text":"Oops"}]}"#,
        ),
        (
            "mcp_tool_result",
            r#"{"isError":true,"content":[{"type":"text","text":"Sorry, something went wrong."}]}"#,
        ),
        (
            "mcp_tool_result",
            r#"{"isError":true,"content":[{"type":"text","text":"An unknown error has occurred"}]}"#,
        ),
    ],
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
