//! What the other side says in members made for it.

use std::borrow::Cow;

use super::{Finding, Rule, Say, table};
use crate::Basis;
use crate::classify::Kind;
use crate::classify::facts::{Facts, Origin};
use crate::classify::lexicon::PLAIN;
use crate::classify::table::Vocabulary;

/// An envelope that names a category.
pub(crate) static CATEGORY: Rule = Rule {
    id: "declared.category",
    doc: "The answer declares a category in a member made for it (`errorCategory`, `error_category`, `category`). Words of other vocabularies are mapped; a word that is not in the map says nothing.",
    basis: Basis::Declared,
    forbids: false,
    judge: |facts| match facts.declared {
        Some(category) => Say::Indicate(Finding {
            code: facts.names.first().map(|name| Cow::Borrowed(&*name.text)),
            ..Finding::kind(
                Kind::Failed(category),
                facts.stated_executed,
                category.as_str(),
            )
        }),
        None => Say::Abstain,
    },
    decides: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[],"structuredContent":{"errorCategory":"business","isRetryable":false,"message":"no"}}"#,
        "business",
    )],
    spares: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[],"structuredContent":{"category":"books","message":"no"}}"#,
    )],
};

/// A vendor's code.
pub(crate) static MEMBER: Rule = Rule {
    id: "declared.code",
    doc: "A member made for a code (`code`, `error`, `reason`) holds one: of a known vocabulary by its table, else by the words it is made of. A code that vocabularies judge differently is read by its words.",
    basis: Basis::Declared,
    forbids: false,
    judge: |facts| named(facts, Origin::Member),
    decides: &[
        (
            "http_response",
            r#"{"status":200,"headers":{},"body":"{\"ok\":false,\"error\":\"missing_scope\"}"}"#,
            "permission",
        ),
        (
            "http_response",
            r#"{"status":429,"headers":{},"body":"{\"error\":{\"code\":\"insufficient_quota\"}}"}"#,
            "business",
        ),
    ],
    spares: &[(
        "http_response",
        r#"{"status":503,"headers":{},"body":"{\"error\":{\"code\":\"E_17\"}}"}"#,
    )],
};

/// The broad kind that vendors put beside a code.
pub(crate) static KIND: Rule = Rule {
    id: "declared.kind",
    doc: "A member for the broad kind (`type`, `category`, `name`). Vendors put one kind on many failures, so a code, a status and firm words come first.",
    basis: Basis::Structure,
    forbids: false,
    judge: |facts| named(facts, Origin::Kind),
    decides: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[{"type":"text","text":"{\"type\":\"PermissionDenied\"}"}]}"#,
        "permission",
    )],
    spares: &[(
        "http_response",
        r#"{"status":401,"headers":{},"body":"{\"error\":{\"type\":\"invalid_request_error\"}}"}"#,
    )],
};

fn named<'f>(facts: &'f Facts<'_>, origin: Origin) -> Say<'f> {
    let mut weak = None;
    for (at, name) in facts
        .names
        .iter()
        .enumerate()
        .filter(|(_, name)| name.origin == origin)
    {
        let text = &*name.text;
        if table::is_outdone(facts, text) {
            continue;
        }
        if let Some(found) = table::name(facts, name).and_then(|row| Finding::row(row, text)) {
            return Say::Indicate(found);
        }
        if name.vocabulary == Some(Vocabulary::Grpc) {
            continue;
        }
        let hit = facts
            .named()
            .iter()
            .filter(|(of, hit)| {
                *of == at && hit.strength >= PLAIN && hit.sense.category().is_some()
            })
            .max_by_key(|(_, hit)| hit.strength);
        if let Some((_, hit)) = hit.filter(|_| weak.is_none()) {
            let mut found = Finding::of(hit.sense, text);
            found.code = Some(text.into());
            weak = Some(found);
        }
    }
    weak.map_or(Say::Abstain, Say::Indicate)
}
