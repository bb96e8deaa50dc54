//! HTTP statuses and exit codes.

use super::{Finding, Rule, Say};
use crate::classify::facts::{Carrier, Facts, Role};
use crate::classify::lexicon::{FIRM, Hit, PLAIN};
use crate::classify::sense::Sense;
use crate::classify::table::{Vocabulary, by_class, by_number};
use crate::{Basis, Category};

/// A status that covers several kinds, told apart by the words beside it.
pub(crate) static WORDS: Rule = Rule {
    id: "status.words",
    doc: "Statuses that cover several kinds are told apart by firm words of the body: a 403 that speaks of a rate limit, a 422 for what exists already, a 409 for a lock, a 500 around a validation error. Only kinds that the status can cover are looked for.",
    basis: Basis::Status,
    forbids: false,
    judge: words,
    decides: &[
        (
            "http_response",
            r#"{"status":403,"headers":{},"body":"You have exceeded a secondary rate limit."}"#,
            "transient",
        ),
        (
            "http_response",
            r#"{"status":422,"headers":{},"body":"{\"message\":\"A pull request already exists\"}"}"#,
            "business",
        ),
    ],
    spares: &[(
        "http_response",
        r#"{"status":401,"headers":{},"body":"Order already exists"}"#,
    )],
};

fn words<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    facts
        .status
        .and_then(|status| refined(facts, status))
        .map_or(Say::Abstain, Say::Indicate)
}

/// What words tell of a failure of this status, if they tell more than it.
pub(super) fn refined<'f>(facts: &'f Facts<'_>, status: u16) -> Option<Finding<'f>> {
    let covered = covers(status);
    let least = if matches!(status, 400 | 429 | 500..) {
        FIRM
    } else {
        PLAIN
    };
    best(facts, least, |hit| {
        hit.sense
            .category()
            .is_some_and(|category| covered.contains(&category))
    })
}

/// Which kinds a status covers beside its own.
fn covers(status: u16) -> &'static [Category] {
    use Category::{Business, Permission, Transient, Validation};
    match status {
        400 => &[Business, Permission, Transient],
        403 => &[Transient, Business],
        404 => &[],
        405 => &[Business],
        409 => &[Transient],
        422 => &[Business, Permission, Transient],
        429 => &[Business],
        500 => &[Business, Permission, Validation, Transient],
        _ => &[],
    }
}

/// A status by its table.
pub(crate) static HTTP: Rule = Rule {
    id: "status.http",
    doc: "The status of the response, or one told in a body or in prose with words that make it one (`HTTP 503`, `status code 404`, `503 Service Unavailable`). A bare 500 is left to weaker evidence first.",
    basis: Basis::Status,
    forbids: false,
    judge: http,
    decides: &[
        (
            "http_response",
            r#"{"status":503,"headers":{},"body":""}"#,
            "transient",
        ),
        (
            "text",
            r#""Failed to fetch x - status code 404""#,
            "validation",
        ),
    ],
    spares: &[("text", r#""Error: order 40429 exceeds the $500 limit""#)],
};

fn http<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    let Some(status) = facts.status.filter(|status| *status != 500) else {
        return Say::Abstain;
    };
    let exact = by_number(Vocabulary::Http, status.into()).pick(&facts.circumstances());
    let text = status.to_string();
    let row = exact.or_else(|| by_class(Vocabulary::Http, &text).pick(&facts.circumstances()));
    match row.and_then(|row| Finding::row(row, text)) {
        Some(found) => Say::Indicate(found),
        None => Say::Abstain,
    }
}

/// Exit codes with a meaning.
pub(crate) static EXIT: Rule = Rule {
    id: "status.exit",
    doc: "Exit codes with a meaning of their own: sysexits (75 is a temporary failure), 126 and 127 of shells, 124 of `timeout`, signals, and the conventions of known programs.",
    basis: Basis::Status,
    forbids: false,
    judge: exit,
    decides: &[(
        "cli_exit",
        r#"{"argv":["sendmail"],"exit_code":75,"stdout":"","stderr":""}"#,
        "transient",
    )],
    spares: &[(
        "cli_exit",
        r#"{"argv":["make"],"exit_code":1,"stdout":"","stderr":""}"#,
    )],
};

fn exit<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    if facts.carrier != Carrier::Cli {
        return Say::Abstain;
    }
    let code = facts
        .numbers
        .iter()
        .find(|(of, _)| *of == Vocabulary::ExitCode);
    let Some(&(_, code)) = code else {
        return Say::Abstain;
    };
    let row = by_number(Vocabulary::ExitCode, code).pick(&facts.circumstances());
    // Standard error says more than a code, unless the code tells who ended it.
    let told = facts.told(PLAIN);
    match row
        .filter(|_| !told || matches!(code, 124 | 137 | 143))
        .and_then(|row| Finding::row(row, code.to_string()))
    {
        Some(found) => Say::Indicate(found),
        None => Say::Abstain,
    }
}

/// An internal error of which nothing else is known.
pub(crate) static FAULT: Rule = Rule {
    id: "status.fault",
    doc: "A bare 500, JSON-RPC -32603, gRPC INTERNAL: the service failed inside. Waiting may mend it; the same again means a bug. Comes last, because these codes wrap failures of every kind.",
    basis: Basis::Status,
    forbids: false,
    judge: fault,
    decides: &[(
        "http_response",
        r#"{"status":500,"headers":{},"body":""}"#,
        "transient",
    )],
    spares: &[(
        "http_response",
        r#"{"status":500,"headers":{},"body":"permission denied for table x"}"#,
    )],
};

fn fault<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    let told = facts.status == Some(500)
        || facts.carrier == Carrier::JsonRpc
            && facts.numbers.contains(&(Vocabulary::Jsonrpc, -32_603));
    if told && !facts.told(PLAIN) {
        let number = facts
            .status
            .map_or_else(|| "-32603".to_owned(), |status| status.to_string());
        return Say::Indicate(Finding {
            code: Some(number.clone().into()),
            ..Finding::of(Sense::Fault, number)
        });
    }
    Say::Abstain
}

/// The firmest phrase among those that `holds` allows, where the error is told
/// before where something stands beside it, early before late.
pub(super) fn best<'f>(
    facts: &'f Facts<'_>,
    least: u8,
    holds: impl Fn(&Hit) -> bool,
) -> Option<Finding<'f>> {
    let rank = |(at, hit): &&(usize, Hit)| {
        let passage = &facts.passages[*at];
        let aside = passage.role == Role::Aside || warns(&passage.text[..hit.start]);
        (
            hit.strength,
            !aside,
            core::cmp::Reverse(*at),
            core::cmp::Reverse(hit.start),
        )
    };
    let (at, hit) = facts
        .prose()
        .iter()
        .filter(|(_, hit)| hit.strength >= least && holds(hit))
        .max_by_key(rank)?;
    Some(Finding::of(
        hit.sense,
        &facts.passages[*at].text[hit.start..hit.end],
    ))
}

/// Does the line that ends here begin as a warning? What a program warns of
/// is not what made it fail.
fn warns(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or(before).trim_start();
    ["warn", "note", "info", "hint", "debug", "npm warn"]
        .iter()
        .any(|word| {
            line.len() >= word.len()
                && line.as_bytes()[..word.len()].eq_ignore_ascii_case(word.as_bytes())
        })
}
