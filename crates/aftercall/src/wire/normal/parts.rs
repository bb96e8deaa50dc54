//! The parts of an envelope: clean, and cut to their caps.

use core::time::Duration;

use crate::detail::{Alternative, Attempt, Limit, Requires, Verify, Violation};
use crate::text::{REDACTED, clean, is_secret_name, one_line};
use crate::wire::envelope::parts::millis;
use crate::wire::envelope::write::FIELDS;
use crate::{Code, Value, date};

/// Characters of the caps in the format's table of fields.
pub(super) const MESSAGE: usize = 200;
pub(super) const DESCRIPTION_BY_AUTHOR: usize = 1_000;
pub(super) const DESCRIPTION_BY_PROXY: usize = 300;
pub(super) const USER_MESSAGE: usize = 500;
/// Names of tools, systems, people: the longest tool name that hosts accept has
/// 128 characters.
pub(super) const NAME: usize = 128;
/// A sentence inside of the envelope.
pub(super) const SENTENCE: usize = 200;
/// A value quoted in the envelope, as JSON.
pub(super) const VALUE: usize = 300;
/// The other side's own structure, as JSON.
pub(super) const STRUCTURED: usize = 4_000;
/// What an empty answer covers, in words.
pub(in crate::wire) const SEARCHED: usize = 300;
pub(super) const VIOLATIONS: usize = 10;
/// More tries than any layer makes of one call.
const ATTEMPTS: usize = 10;
/// Nested deeper, a value is written as text: readers give up at 128.
const DEPTH: usize = 32;

/// One line, clean, of at most that many characters.
pub(in crate::wire) fn line(text: &str, max: usize) -> String {
    let mut text = clean(&one_line(text), max).into_owned();
    // A cut can leave a space beside the one of its marker.
    for _ in 0..4 {
        let again = clean(&one_line(&text), max).into_owned();
        if again == text {
            break;
        }
        text = again;
    }
    text
}

pub(super) fn some_line(text: Option<String>, max: usize) -> Option<String> {
    text.map(|text| line(&text, max)).filter(|t| !t.is_empty())
}

pub(super) fn code(code: &Code, max: usize) -> Option<Code> {
    let text = line(code.as_str(), max);
    (!text.is_empty()).then(|| Code::foreign(&text))
}

pub(super) fn whole_millis(wait: Duration) -> Duration {
    Duration::from_millis(millis(wait))
}

pub(super) fn violation(v: Violation) -> Violation {
    let mut out = Violation::new(line(&v.path, NAME), line(&v.expected, SENTENCE));
    // RFC 6901: the last part of the pointer names the argument.
    let secret = out.path.rsplit('/').next().is_some_and(is_secret_name);
    let received = v.received.filter(|_| !secret);
    out.message = line(&v.message, SENTENCE);
    out.received = received.map(|received| value(received, VALUE));
    out.suggestion = v.suggestion.map(|text| line(&text, SENTENCE));
    out
}

pub(super) fn limit(l: Limit) -> Limit {
    let mut out = Limit::new(line(&l.name, NAME));
    out.allowed = l.allowed.map(|v| value(v, NAME));
    out.requested = l.requested.map(|v| value(v, NAME));
    out.unit = l.unit.map(|unit| line(&unit, NAME));
    out
}

pub(super) fn requires(r: Requires) -> Requires {
    let scopes = r.scopes.iter().take(VIOLATIONS);
    Requires {
        scopes: scopes.map(|scope| line(scope, NAME)).collect(),
        role: r.role.map(|role| line(&role, NAME)),
        principal: r.principal.map(|principal| line(&principal, NAME)),
    }
}

pub(super) fn alternative(a: Alternative) -> Alternative {
    let mut out = Alternative::new(line(&a.tool, NAME), line(&a.why, SENTENCE));
    out.arguments = a.arguments.map(|v| value(v, VALUE));
    out
}

pub(super) fn verify(v: Verify) -> Verify {
    let mut out = Verify::with(line(&v.tool, NAME), line(&v.why, SENTENCE));
    out.arguments = v.arguments.map(|v| value(v, VALUE));
    out.not_before = v.not_before.filter(|d| date::written(*d).is_some());
    out
}

/// The latest tries, clean.
pub(in crate::wire) fn attempts(all: &[Attempt]) -> Vec<Attempt> {
    let oldest = all.len().saturating_sub(ATTEMPTS);
    all[oldest..].iter().map(attempt).collect()
}

fn attempt(a: &Attempt) -> Attempt {
    let mut out = Attempt::new(line(&a.message, MESSAGE), whole_millis(a.waited));
    out.category = a.category;
    out.code = a.code.as_ref().and_then(|c| code(c, NAME));
    out
}

/// A member of ours under a foreign name would be read as ours the next time.
pub(super) fn name_of_extra(name: &str) -> Option<String> {
    let name = line(name, NAME);
    (!name.is_empty() && !FIELDS.contains(&name.as_str())).then_some(name)
}

/// A value with clean strings, of at most that many characters as JSON. What
/// is longer or nested too deep becomes an excerpt of its JSON.
pub(super) fn value(value: Value, max: usize) -> Value {
    let value = clean_value(value, DEPTH, max);
    if let Value::String(_) = value {
        return value;
    }
    let json = value.to_string();
    if json.len() <= max || json.chars().count() <= max {
        return value;
    }
    Value::String(clean(&json, max).into_owned())
}

fn clean_value(value: Value, depth: usize, max: usize) -> Value {
    let Some(depth) = depth.checked_sub(1) else {
        return Value::String(clean(&value.to_string(), max).into_owned());
    };
    match value {
        Value::Null | Value::Bool(_) | Value::Int(_) => value,
        Value::Uint(n) => Value::from(n),
        Value::Float(n) if n.is_finite() => value,
        Value::Float(_) => Value::Null,
        Value::String(s) => Value::String(clean(&s, max).into_owned()),
        Value::Array(items) => items
            .into_iter()
            .map(|item| clean_value(item, depth, max))
            .collect::<Vec<_>>()
            .into(),
        Value::Object(members) => Value::Object(
            members
                .into_iter()
                .map(|(name, v)| {
                    let name = clean(&name, NAME).into_owned();
                    let v = named_value(&name, v);
                    (name, clean_value(v, depth, max))
                })
                .collect(),
        ),
    }
}

pub(super) fn named_value(name: &str, v: Value) -> Value {
    if is_secret_name(name) { hide(v) } else { v }
}

/// What a secret's name holds; a structure is looked into by its own names.
fn hide(value: Value) -> Value {
    match value {
        Value::String(_) | Value::Int(_) | Value::Uint(_) | Value::Float(_) => {
            Value::from(REDACTED)
        }
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => value,
    }
}
