//! Envelopes of others, in their spellings.
//!
//! Many servers have hit on nearly the same object: a category, a flag, a
//! wait, a text. It is read tolerantly and believed carefully: a value that is
//! not in the table says nothing, and a foreign "retryable" can only lower a
//! verdict, because elsewhere it often means "after correction".
//!
//! ```
//! use aftercall::wire::dialect;
//!
//! let read = |json| dialect::read(serde_json::from_str(json).expect("it is JSON"));
//! assert!(read(r#"{"error_category":"timeout","message":"Too slow."}"#).is_some());
//! assert!(read(r#"{"type":"circle","message":"round"}"#).is_none(), "a word of no table");
//! ```

use core::time::Duration;
use std::time::SystemTime;

use serde_json::value::RawValue;

use super::envelope::{parts, read};
use super::members;
use crate::failure::{Record, Stated};
use crate::{Basis, Category, Code, Failure, Value};

/// Reads a declared failure in any spelling; `None` where nothing declares a
/// category, or a verdict in our own spelling.
///
/// Give it only what a *failed* answer holds: its `structuredContent`, a value
/// of its `_meta`, or a text that is JSON as a whole. Inside a success, what
/// looks like an envelope is data.
///
/// ```
/// use aftercall::wire::dialect;
/// use aftercall::{Category, Effect, Resend};
///
/// let raw: Box<serde_json::value::RawValue> = serde_json::from_str(
///     r#"{"error":{"type":"rate_limit","retryable":true,"retry_after":2,"detail":"Slow down."}}"#,
/// )?;
/// let failure = dialect::read(&raw).expect("it declares one");
/// assert_eq!(failure.category(), Some(Category::Transient));
/// assert_eq!(failure.message(), "Slow down.");
/// // Its own word on resending counts only against it.
/// assert_eq!(failure.resend(Effect::Unknown), Resend::IfRead);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[must_use]
pub fn read(raw: &RawValue) -> Option<Failure> {
    let value = members::value(raw)?;
    read_value(&value).or_else(|| read_value(value.get("error")?))
}

/// The category that a foreign word stands for; `None` for words that name
/// none, or one that depends.
///
/// ```
/// use aftercall::Category;
/// use aftercall::wire::dialect::category;
///
/// assert_eq!(category("RATE-LIMIT"), Some(Category::Transient));
/// assert_eq!(category("internal"), None);
/// ```
#[must_use]
pub fn category(word: &str) -> Option<Category> {
    let word = bare(word);
    CATEGORIES
        .iter()
        .find(|(name, _)| *name == word)
        .map(|(_, category)| *category)
}

fn read_value(value: &Value) -> Option<Failure> {
    let Value::Object(_) = value else {
        return None;
    };
    let words = CATEGORY_NAMES
        .iter()
        .find_map(|name| Some((*name, value.get(name)?.as_str()?)));
    let category = CATEGORY_NAMES
        .iter()
        .filter_map(|name| value.get(name)?.as_str())
        .find_map(|word| category(word).or_else(|| by_class(word, value)));
    // Our own spelling reads everything; and says "nobody knows" by leaving
    // the category out, unless another spelling names one.
    let ours = read::read(value.clone());
    if let Some(mut record) = ours.filter(|r| r.category.is_some() || category.is_none()) {
        record.basis = record.basis.or(record.category.map(|_| Basis::Declared));
        lower(&mut record, value);
        return Some(Failure::from_record(record));
    }
    let category = category?;
    let text = |names: &[&str]| names.iter().find_map(|name| value.get(name)?.as_str());
    let message = text(&["message", "detail", "description", "error", "title"]).map_or_else(
        || format!("The tool reported a {category} failure."),
        str::to_owned,
    );
    let mut record = Record::new(Some(category), message);
    record.basis = Some(Basis::Declared);
    record.description = text(&["description", "detail", "agentGuidance"])
        .filter(|text| *text != record.message)
        .map(str::to_owned);
    record.user_message = text(&["userMessage", "user_message"]).map(str::to_owned);
    record.code = text(&["code", "errorCode", "error_code"])
        .or_else(|| words.map(|(_, word)| word))
        .map(Code::foreign);
    record.retry_after = wait(value);
    record.not_before = value
        .get("retryNotBefore")
        .and_then(parts::count)
        .and_then(|ms| SystemTime::UNIX_EPOCH.checked_add(Duration::from_millis(ms)));
    record.executed = text(&["executed"]).and_then(|word| word.parse().ok());
    lower(&mut record, value);
    Some(Failure::from_record(record))
}

/// A flag of theirs against a transient verdict counts; one for it does not.
fn lower(record: &mut Record, value: &Value) {
    let flags = FLAG_NAMES
        .iter()
        .filter_map(|name| parts::boolean(value.get(name)?));
    let refused = flags.clone().any(|flag| !flag);
    let if_read = value.get("retryableIfRead").and_then(parts::boolean);
    record.stated = match (record.category, refused) {
        (Some(Category::Transient), true) if if_read == Some(true) => Some(Stated::IfRead),
        (Some(Category::Transient), true) => Some(Stated::No),
        (Some(_) | None, _) => None,
    };
}

/// A class of the draft `toolFailure` says who must act only together with its
/// code: governance may be a policy or a missing right, a capability may be
/// missing or asked for wrongly.
fn by_class(word: &str, value: &Value) -> Option<Category> {
    let code = bare(value.get("code")?.as_str()?);
    match (bare(word).as_str(), code.as_str()) {
        (
            "governance",
            "auth_required" | "permission_denied" | "unauthorized" | "unauthenticated"
            | "forbidden",
        ) => Some(Category::Permission),
        ("governance", "policy_blocked") => Some(Category::Business),
        ("capability", "resource_not_found" | "invalid_input") => Some(Category::Validation),
        _ => None,
    }
}

/// The wait, by the unit that each spelling implies.
fn wait(value: &Value) -> Option<Duration> {
    let at = |names: &[&str]| names.iter().find_map(|name| number(value.get(name)?));
    let millis = at(&["retryAfterMs", "retry_after_ms"]).map(|ms| ms / 1_000.0);
    let seconds = at(&["retry_after", "retry_after_s", "retry_after_seconds"]);
    // Negative, infinite or beyond a clock: nothing was said.
    Duration::try_from_secs_f64(millis.or(seconds)?).ok()
}

fn number(value: &Value) -> Option<f64> {
    match value {
        Value::Float(n) => Some(*n),
        Value::String(digits) => digits.trim().parse().ok(),
        Value::Int(_) | Value::Uint(_) => value.to_string().parse().ok(),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}

/// `RateLimit`, `rate-limit` and `rate limit` are `rate_limit`.
fn bare(word: &str) -> String {
    let mut out = String::with_capacity(word.len().min(64));
    let mut after_lower = false;
    for c in word.chars().take(64) {
        if c.is_ascii_uppercase() && after_lower {
            out.push('_');
        }
        after_lower = c.is_ascii_lowercase();
        out.push(match c {
            '-' | ' ' => '_',
            c => c.to_ascii_lowercase(),
        });
    }
    out
}

/// `class` is that of the draft `toolFailure`.
const CATEGORY_NAMES: [&str; 5] = [
    "errorCategory",
    "error_category",
    "category",
    "type",
    "class",
];
const FLAG_NAMES: [&str; 4] = ["isRetryable", "is_retryable", "retryable", "recoverable"];

/// Words for the four categories. What may be either (`internal`,
/// `dependency`, `reliability`'s opposite `capability`) is left out.
const CATEGORIES: &[(&str, Category)] = &[
    ("transient", Category::Transient),
    ("timeout", Category::Transient),
    ("timed_out", Category::Transient),
    ("rate_limit", Category::Transient),
    ("rate_limited", Category::Transient),
    ("rate_limit_exceeded", Category::Transient),
    ("throttled", Category::Transient),
    ("throttling", Category::Transient),
    ("unavailable", Category::Transient),
    ("service_unavailable", Category::Transient),
    ("upstream_unavailable", Category::Transient),
    ("network", Category::Transient),
    ("transient_network", Category::Transient),
    ("connection", Category::Transient),
    ("overloaded", Category::Transient),
    ("reliability", Category::Transient),
    ("validation", Category::Validation),
    ("validation_error", Category::Validation),
    ("invalid_argument", Category::Validation),
    ("invalid_arguments", Category::Validation),
    ("invalid_input", Category::Validation),
    ("invalid_request", Category::Validation),
    ("bad_request", Category::Validation),
    ("not_found", Category::Validation),
    ("resource_not_found", Category::Validation),
    ("permission", Category::Permission),
    ("permission_denied", Category::Permission),
    ("auth", Category::Permission),
    ("authentication", Category::Permission),
    ("authorization", Category::Permission),
    ("unauthenticated", Category::Permission),
    ("unauthorized", Category::Permission),
    ("forbidden", Category::Permission),
    ("access_denied", Category::Permission),
    ("business", Category::Business),
    ("business_rule", Category::Business),
    ("conflict", Category::Business),
    ("quota", Category::Business),
    ("quota_exceeded", Category::Business),
    ("policy", Category::Business),
    ("policy_blocked", Category::Business),
    ("precondition", Category::Business),
    ("failed_precondition", Category::Business),
    ("already_exists", Category::Business),
];
