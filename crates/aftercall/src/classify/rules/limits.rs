//! What waiting does not mend, though it comes in the dress of what it does.

use super::{Rule, Say};
use crate::classify::facts::Facts;
use crate::classify::lexicon::{FIRM, Hit};
use crate::classify::sense::Sense;
use crate::search::has;
use crate::{Basis, Category};

/// Quotas that no wait refills.
pub(crate) static USED_UP: Rule = Rule {
    id: "limit.used-up",
    doc: "A quota, a plan or a balance is used up. It comes as 429 or RESOURCE_EXHAUSTED like any rate limit, but waiting seconds does not refill it. Words of a rate (per second, per minute) or a stated short wait make it a rate limit again. A 429 for a request that is too large by itself is none either.",
    basis: Basis::Prose,
    forbids: true,
    judge: used_up,
    decides: &[(
        "http_response",
        r#"{"status":429,"headers":{},"body":"You exceeded your current quota, please check your plan and billing details."}"#,
        "business",
    )],
    spares: &[(
        "http_response",
        r#"{"status":429,"headers":{},"body":"Quota exceeded: 60 requests per minute"}"#,
    )],
};

fn used_up<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    let waits = facts.short_wait().is_some();
    // One request alone is over the limit of a minute: no minute is long enough.
    let too_large = any(facts, |hit| {
        hit.sense == Sense::TooLarge && hit.strength >= FIRM
    });
    if let Some(text) = too_large.filter(|_| !waits && facts.status == Some(429)) {
        return Say::Forbid(Category::Transient, text.into());
    }
    let rate = any(facts, |hit| {
        hit.sense == Sense::RateLimit && hit.strength >= FIRM
    });
    if rate.is_some_and(|text| !text.eq_ignore_ascii_case("too many requests") && !is_broad(text)) {
        return Say::Abstain;
    }
    match any(facts, |hit| {
        matches!(hit.sense, Sense::Quota | Sense::Payment) && hit.strength >= FIRM
    }) {
        Some(text) if !waits => Say::Forbid(Category::Transient, text.into()),
        _ => Say::Abstain,
    }
}

/// Vendors call the kind of every limit "rate limit".
fn is_broad(text: &str) -> bool {
    has(text, "_")
        || text.to_ascii_lowercase().starts_with("rate limit")
        || text.to_ascii_lowercase().starts_with("ratelimit")
}

/// Certificates that somebody must renew.
pub(crate) static CERTIFICATE: Rule = Rule {
    id: "tls.certificate",
    doc: "A certificate that is expired, self-signed or for another host fails the connection, but no wait renews it.",
    basis: Basis::Code,
    forbids: true,
    judge: |facts| match any(facts, |hit| {
        hit.sense == Sense::Certificate && hit.strength >= FIRM
    }) {
        Some(text) => Say::Forbid(Category::Transient, text.into()),
        None => Say::Abstain,
    },
    decides: &[(
        "exception_text",
        r#"{"class":"ConnectError","message":"certificate verify failed: certificate has expired"}"#,
        "business",
    )],
    spares: &[("text", r#""connect ECONNREFUSED 127.0.0.1:443""#)],
};

/// The text of the first phrase, in prose or in a name, of which `holds` is
/// true.
fn any<'f>(facts: &'f Facts<'_>, holds: impl Fn(&Hit) -> bool) -> Option<&'f str> {
    facts
        .prose()
        .iter()
        .find(|(_, hit)| holds(hit))
        .map(|(at, hit)| &facts.passages[*at].text[hit.start..hit.end])
        .or_else(|| {
            facts
                .named()
                .iter()
                .find(|(_, hit)| holds(hit))
                .map(|(at, _)| &*facts.names[*at].text)
        })
}

/// A web page where JSON was expected.
pub(crate) static PAGE: Rule = Rule {
    id: "answer.page",
    doc: "\"Unexpected token '<'\": the other side sent a web page (a sign-in form, a gateway's error) where JSON was expected. That is no mistake in the request's syntax, and nothing says what the page was about.",
    basis: Basis::Structure,
    forbids: true,
    judge: |facts| {
        let told = facts
            .passages
            .iter()
            .find(|passage| tells_of_page(&passage.text));
        match told {
            Some(passage) => Say::Forbid(Category::Validation, passage.text.as_ref().into()),
            None => Say::Abstain,
        }
    },
    decides: &[(
        "exception_text",
        r#"{"class":"SyntaxError","message":"Unexpected token '<', \"<html>\" is not valid JSON"}"#,
        "unclassified",
    )],
    spares: &[(
        "exception_text",
        r#"{"class":"SyntaxError","message":"Unexpected token } in JSON"}"#,
    )],
};

/// Does a parser complain that it met a page, or nothing at all? Parsers are
/// brief; a long text is not read for it.
fn tells_of_page(text: &str) -> bool {
    text.len() <= 400
        && has(text, "xpect")
        && [
            "Unexpected token '<'",
            "Unexpected token <",
            "Expecting value: line 1 column 1 (char 0)",
        ]
        .iter()
        .any(|complaint| has(text, complaint))
}
