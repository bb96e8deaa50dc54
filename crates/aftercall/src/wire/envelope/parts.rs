//! The envelope's nested objects, written and read member by member.
//!
//! A member that is not what it should be counts as absent; an object without
//! its required member is left out whole.

use core::time::Duration;
use std::time::SystemTime;

use crate::date;
use crate::detail::{Alternative, Attempt, Limit, Requires, Verify, Violation};
use crate::{Basis, Code, Value};

type Object = Vec<(String, Value)>;

/// An object of the members that are present.
fn object<const N: usize>(members: [(&str, Option<Value>); N]) -> Value {
    let present = members
        .into_iter()
        .filter_map(|(name, value)| Some((name.to_owned(), value?)));
    Value::Object(present.collect::<Object>())
}

fn string(text: &str) -> Option<Value> {
    Some(Value::from(text))
}

pub(super) fn violation(v: &Violation) -> Value {
    object([
        ("path", string(&v.path)),
        ("expected", string(&v.expected)),
        ("received", v.received.clone()),
        ("message", string(&v.message)),
        ("suggestion", v.suggestion.as_deref().map(Value::from)),
    ])
}

pub(super) fn read_violation(value: &Value) -> Option<Violation> {
    let path = value.get("path")?.as_str()?;
    let expected = value.get("expected").and_then(Value::as_str).unwrap_or("");
    let mut violation = Violation::new(path, expected);
    if let Some(message) = value.get("message").and_then(Value::as_str) {
        violation = violation.message(message);
    }
    violation.received = value.get("received").cloned();
    violation.suggestion = text_at(value, "suggestion");
    Some(violation)
}

pub(super) fn limit(l: &Limit) -> Value {
    object([
        ("name", string(&l.name)),
        ("allowed", l.allowed.clone()),
        ("requested", l.requested.clone()),
        ("unit", l.unit.as_deref().map(Value::from)),
    ])
}

pub(super) fn read_limit(value: &Value) -> Option<Limit> {
    let mut limit = Limit::new(value.get("name")?.as_str()?);
    limit.allowed = value.get("allowed").cloned();
    limit.requested = value.get("requested").cloned();
    limit.unit = text_at(value, "unit");
    Some(limit)
}

pub(super) fn requires(r: &Requires) -> Value {
    let scopes = || Value::Array(r.scopes.iter().map(|s| Value::from(s.as_str())).collect());
    object([
        ("scopes", (!r.scopes.is_empty()).then(scopes)),
        ("role", r.role.as_deref().map(Value::from)),
        ("principal", r.principal.as_deref().map(Value::from)),
    ])
}

pub(super) fn read_requires(value: &Value) -> Option<Requires> {
    let mut requires = Requires::default();
    if let Some(scopes) = value.get("scopes") {
        requires.scopes = list(scopes, |scope| scope.as_str().map(str::to_owned));
    }
    requires.role = text_at(value, "role");
    requires.principal = text_at(value, "principal");
    (!requires.is_empty()).then_some(requires)
}

pub(super) fn alternative(a: &Alternative) -> Value {
    object([
        ("tool", string(&a.tool)),
        ("arguments", a.arguments.clone()),
        ("why", string(&a.why)),
    ])
}

pub(super) fn read_alternative(value: &Value) -> Option<Alternative> {
    let why = value.get("why").and_then(Value::as_str).unwrap_or("");
    let mut alternative = Alternative::new(value.get("tool")?.as_str()?, why);
    alternative.arguments = value.get("arguments").cloned();
    Some(alternative)
}

pub(super) fn verify(v: &Verify) -> Value {
    object([
        ("tool", string(&v.tool)),
        ("arguments", v.arguments.clone()),
        ("why", string(&v.why)),
        (
            "notBefore",
            v.not_before.and_then(date::written).map(Value::from),
        ),
    ])
}

pub(super) fn read_verify(value: &Value) -> Option<Verify> {
    let why = value.get("why").and_then(Value::as_str).unwrap_or("");
    let mut verify = Verify::with(value.get("tool")?.as_str()?, why);
    verify.arguments = value.get("arguments").cloned();
    verify.not_before = value.get("notBefore").and_then(read_date);
    Some(verify)
}

pub(in crate::wire) fn attempt(a: &Attempt) -> Value {
    object([
        ("errorCategory", a.category.map(|c| c.as_str().into())),
        ("code", a.code.as_ref().map(|c| c.as_str().into())),
        ("message", string(&a.message)),
        ("waitedMs", Some(Value::from(millis(a.waited)))),
    ])
}

pub(in crate::wire) fn read_attempt(value: &Value) -> Option<Attempt> {
    let message = value.get("message")?.as_str()?;
    let waited = value.get("waitedMs").and_then(count).unwrap_or(0);
    let mut attempt = Attempt::new(message, Duration::from_millis(waited));
    attempt.category = value
        .get("errorCategory")
        .and_then(Value::as_str)
        .and_then(|s| s.parse().ok());
    attempt.code = value.get("code").and_then(Value::as_str).map(Code::foreign);
    Some(attempt)
}

pub(super) fn read_basis(value: &Value) -> Option<Basis> {
    let name = value.as_str()?;
    Basis::ALL.into_iter().find(|basis| basis.as_str() == name)
}

pub(super) fn read_date(value: &Value) -> Option<SystemTime> {
    date::rfc3339(value.as_str()?)
}

pub(in crate::wire) fn boolean(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(b) => Some(*b),
        Value::Null
        | Value::Int(_)
        | Value::Uint(_)
        | Value::Float(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => None,
    }
}

/// A whole number from zero up.
pub(in crate::wire) fn count(value: &Value) -> Option<u64> {
    match value {
        Value::Int(n) => u64::try_from(*n).ok(),
        Value::Uint(n) => Some(*n),
        Value::Null
        | Value::Bool(_)
        | Value::Float(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => None,
    }
}

pub(super) fn text(value: Value) -> Option<String> {
    match value {
        Value::String(s) => Some(s),
        Value::Null
        | Value::Bool(_)
        | Value::Int(_)
        | Value::Uint(_)
        | Value::Float(_)
        | Value::Array(_)
        | Value::Object(_) => None,
    }
}

fn text_at(value: &Value, name: &str) -> Option<String> {
    value.get(name).and_then(Value::as_str).map(str::to_owned)
}

pub(in crate::wire) fn list<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Vec<T> {
    match value {
        Value::Array(items) => items.iter().filter_map(read).collect(),
        Value::Null
        | Value::Bool(_)
        | Value::Int(_)
        | Value::Uint(_)
        | Value::Float(_)
        | Value::String(_)
        | Value::Object(_) => Vec::new(),
    }
}

/// Whole milliseconds, rounded up: waiting less than was asked for is a retry
/// that fails.
pub(in crate::wire) fn millis(wait: Duration) -> u64 {
    let whole = wait.as_nanos().div_ceil(1_000_000);
    u64::try_from(whole).unwrap_or(u64::MAX)
}
