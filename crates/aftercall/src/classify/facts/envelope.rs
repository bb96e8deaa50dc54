//! An envelope that declares its category, read straight.
//!
//! What declares a category needs no other evidence, so nothing else of the
//! result is looked at: a layer above a layer that speaks the format pays next to
//! nothing.

use core::time::Duration;
use std::borrow::Cow;

use serde::Deserialize;

use super::folded::Folded;
use super::{Facts, Origin};
use crate::Category;
use crate::classify::{Wait, wait};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Envelope<'a> {
    #[serde(borrow, alias = "error_category")]
    error_category: Cow<'a, str>,
    #[serde(alias = "is_retryable", default)]
    is_retryable: Option<bool>,
    #[serde(alias = "retry_after_ms", default)]
    retry_after_ms: Option<f64>,
    #[serde(borrow, default)]
    executed: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    code: Option<Cow<'a, str>>,
}

/// Reads `json`, if it is an object that declares a category. False if it is
/// anything else.
pub(super) fn read<'a>(json: &'a str, facts: &mut Facts<'a>) -> bool {
    if !json.starts_with('{') {
        return false;
    }
    let Ok(envelope) = serde_json::from_str::<Envelope<'a>>(json) else {
        return false;
    };
    let Some(category) = category(&envelope.error_category) else {
        return false;
    };
    facts.declared = Some(category);
    facts.no_retry = envelope.is_retryable == Some(false);
    facts.stated_executed = envelope.executed.and_then(|executed| executed.parse().ok());
    if let Some(ms) = envelope.retry_after_ms {
        let after = Duration::try_from_secs_f64(ms / 1000.0);
        facts
            .waits
            .push((wait::MEMBER, after.map_or(Wait::Malformed, Wait::After)));
    }
    if let Some(code) = envelope.code {
        facts.name(Origin::Kind, code);
    }
    true
}

/// The category that a declared word means.
pub(super) fn category(word: &str) -> Option<Category> {
    let folded = Folded::of(word);
    Some(match folded.as_bytes() {
        b"transient" | b"timeout" | b"ratelimit" | b"ratelimited" | b"ratelimits"
        | b"unavailable" | b"network" | b"reliability" | b"overloaded" | b"temporary" => {
            Category::Transient
        }
        b"validation" | b"invalidargument" | b"notfound" | b"badrequest" | b"invalidinput"
        | b"validationerror" | b"invalidrequest" => Category::Validation,
        b"business" | b"conflict" | b"quota" | b"policy" | b"precondition" | b"quotaexceeded" => {
            Category::Business
        }
        b"permission" | b"auth" | b"unauthorized" | b"forbidden" | b"authentication"
        | b"authorization" | b"permissiondenied" | b"accessdenied" => Category::Permission,
        _ => return None,
    })
}
