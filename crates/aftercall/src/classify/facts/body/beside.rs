//! What stands beside a body: headers, trailing metadata, an exception's attributes.

use std::borrow::Cow;

use super::member::member;
use crate::classify::facts::json::{self, Key, Leaf, Pairs, Scalar};
use crate::classify::facts::{Facts, Origin, rpc, tokens};
use crate::classify::table::Vocabulary;
use crate::classify::{Wait, wait};

/// Reads the attributes that a raised exception carries.
pub(in crate::classify::facts) fn read_attributes<'a>(all: Vec<Leaf<'a>>, facts: &mut Facts<'a>) {
    for leaf in all {
        match (leaf.depth, &*leaf.key, &leaf.value) {
            (1, "class" | "message" | "string" | "stack_first_line" | "traceback_last_line", _) => {
            }
            (1, "name", Scalar::Text(text)) => facts.name(Origin::Class, text.clone()),
            (_, "mro", Scalar::Text(text)) => {
                if !matches!(&**text, "Exception" | "BaseException") {
                    facts.name(Origin::Class, text.clone());
                }
            }
            (1, "repr", Scalar::Text(text)) => tokens::read(text, facts),
            (_, "class" | "name", Scalar::Text(text)) => facts.name(Origin::Class, text.clone()),
            _ => member(leaf, 0, facts),
        }
    }
}

/// Reads one header of a failed response.
pub(in crate::classify::facts) fn read_header(name: &str, value: &str, facts: &mut Facts<'_>) {
    let is = |known: &str| name.eq_ignore_ascii_case(known);
    if is("stripe-should-retry") || is("x-should-retry") {
        facts.no_retry |= value.trim().eq_ignore_ascii_case("false");
    } else if is("grpc-status") {
        if let Ok(code) = value.trim().parse() {
            facts.numbers.push((Vocabulary::Grpc, code));
        }
    } else if is("x-amzn-errortype") || is("x-ms-error-code") {
        let code = value.split([':', ';']).next().unwrap_or(value);
        facts.name(Origin::Member, code.to_owned());
    } else if let Some(found) = wait::in_header(name, value, None) {
        facts.waits.push(found);
        if found.1 == Wait::DoNotRetry {
            facts.no_retry = true;
        }
    }
}

/// Reads the details and trailing metadata of a gRPC status.
pub(in crate::classify::facts) fn read_metadata<'a>(more: &'a str, facts: &mut Facts<'a>) {
    let Ok(view) = Pairs::of(more) else {
        return;
    };
    for metadata in ["trailing_metadata", "metadata"] {
        let metadata = view.get(metadata).map(pairs);
        for (key, value) in metadata.into_iter().flatten() {
            if key.eq_ignore_ascii_case("grpc-status-details-bin") {
                if let Some(delay) = rpc::retry_delay(&value) {
                    facts.waits.push((wait::RETRY_INFO, Wait::After(delay)));
                }
            } else {
                read_header(&key, &value, facts);
            }
        }
    }
    for leaf in json::flatten(more)
        .map(|flat| flat.leaves)
        .unwrap_or_default()
    {
        if leaf.depth > 1 && leaf.parent != "trailing_metadata" && leaf.parent != "metadata" {
            member(leaf, 0, facts);
        }
    }
}

/// Metadata as pairs or as an object; nothing if a value is no text.
fn pairs(json: &str) -> Vec<(Cow<'_, str>, Cow<'_, str>)> {
    if let Ok(pairs) = serde_json::from_str::<Vec<(Key<'_>, Key<'_>)>>(json) {
        return pairs
            .into_iter()
            .map(|(key, value)| (key.0, value.0))
            .collect();
    }
    let members = Pairs::of(json).map_or_else(|_| Vec::new(), |pairs| pairs.0);
    let texts = members.into_iter().map(|(key, value)| {
        let text = serde_json::from_str::<Key<'_>>(value.get()).ok()?;
        Some((key, text.0))
    });
    texts.collect::<Option<_>>().unwrap_or_default()
}
