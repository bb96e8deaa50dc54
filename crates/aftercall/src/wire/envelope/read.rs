//! An envelope in our own spelling, read back.

use core::time::Duration;

use super::parts::{
    boolean, count, list, read_alternative, read_attempt, read_basis, read_date, read_limit,
    read_requires, read_verify, read_violation, text,
};
use crate::failure::{Record, Stated};
use crate::{Category, Code, Value};

/// Reads an envelope in our own spelling; `None` if it is none.
///
/// What makes one: an object with a boolean `isRetryable`, a text `message`,
/// and no `errorCategory` but one of the four. A field that is not what it
/// should be counts as not stated; it is never read as a default.
pub(in crate::wire) fn read(value: Value) -> Option<Record> {
    let Value::Object(members) = value else {
        return None;
    };
    let mut record = Record::new(None, String::new());
    let mut retryable = None;
    let mut if_read = false;
    let mut message = None;
    for (name, value) in members {
        match name.as_str() {
            "errorCategory" => record.category = Some(value.as_str()?.parse().ok()?),
            "isRetryable" => retryable = Some(boolean(&value)?),
            "retryableIfRead" => if_read = boolean(&value).unwrap_or(false),
            "message" => message = Some(text(value)?),
            "code" => record.code = value.as_str().map(Code::foreign),
            "description" => record.description = text(value),
            "userMessage" => record.user_message = text(value),
            "executed" => record.executed = value.as_str().and_then(|s| s.parse().ok()),
            "retryAfterMs" => record.retry_after = count(&value).map(Duration::from_millis),
            "notBefore" => record.not_before = read_date(&value),
            "violations" => record.violations = list(&value, read_violation),
            "violationsOmitted" => {
                let omitted = count(&value).unwrap_or(0);
                record.violations_omitted = u32::try_from(omitted).unwrap_or(u32::MAX);
            }
            "limit" => record.limit = read_limit(&value),
            "escalateTo" => record.escalate_to = text(value),
            "requires" => record.requires = read_requires(&value),
            "alternatives" => record.alternatives = list(&value, read_alternative),
            "verify" => record.verify = read_verify(&value),
            "attempts" => record.attempts = list(&value, read_attempt),
            "source" => record.source = text(value),
            "basis" => record.basis = read_basis(&value),
            "upstream" => record.upstream = text(value),
            "upstreamStructured" => record.upstream_structured = Some(value),
            _ => record.extra.push((name, value)),
        }
    }
    record.message = message?;
    record.stated = stated(record.category, retryable?, if_read);
    Some(record)
}

/// What the two booleans say; nothing outside of a transient failure, where
/// they can't say anything else.
fn stated(category: Option<Category>, retryable: bool, if_read: bool) -> Option<Stated> {
    match category? {
        Category::Transient => Some(match (retryable, if_read) {
            (true, _) => Stated::Yes,
            (false, true) => Stated::IfRead,
            (false, false) => Stated::No,
        }),
        Category::Validation | Category::Business | Category::Permission => None,
    }
}
