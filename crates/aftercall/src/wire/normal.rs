//! The one form in which a failure goes onto a wire.
//!
//! Every string is stripped of what nobody sees, redacted and capped; every
//! list is cut; and the compact envelope, which is the last line of the text,
//! fits [`COMPACT`] characters whatever was put in. Normalising twice is the
//! same as once, which is what makes encoding idempotent.

use core::time::Duration;

use super::envelope::{self, Extent};
use super::{Encode, Voice, form};
use crate::date;
use crate::detail::{Alternative, Attempt, Limit, Requires, Verify, Violation};
use crate::failure::{Record, Stated};
use crate::text::{clean, is_secret_name, one_line};
use crate::{Category, Code, Executed, Failure, Resend, Value};

/// Characters of the caps in the format's table of fields.
const MESSAGE: usize = 200;
const DESCRIPTION_BY_AUTHOR: usize = 1_000;
const DESCRIPTION_BY_PROXY: usize = 300;
const USER_MESSAGE: usize = 500;
/// Names of tools, systems, people: the longest tool name that hosts accept has
/// 128 characters.
const NAME: usize = 128;
/// A sentence inside of the envelope.
const SENTENCE: usize = 200;
/// A value quoted in the envelope, as JSON.
const VALUE: usize = 300;
/// The other side's own structure, as JSON.
pub(super) const STRUCTURED: usize = 4_000;
/// What an empty answer covers, in words.
pub(super) const SEARCHED: usize = 300;
const VIOLATIONS: usize = 10;
/// More tries than any layer makes of one call.
const ATTEMPTS: usize = 10;
/// A text block is at most 4,000 characters: a first line of 700, 400 of
/// upstream text at least, and this.
const COMPACT: usize = 2_800;
/// Nested deeper, a value is written as text: readers give up at 128.
const DEPTH: usize = 32;

/// The record as the whole envelope holds it.
pub(super) fn whole(mut r: Record, cx: &Encode<'_>) -> Record {
    clean_fields(&mut r, cx.voice);
    drop_what_contradicts(&mut r);
    r.stated = stated(&r, cx);
    fit(&mut r, cx);
    r.upstream = r
        .upstream
        .take()
        .and_then(|text| form::excerpt(&r, cx, &text));
    r.upstream_structured = r.upstream_structured.take().map(|v| value(v, STRUCTURED));
    r
}

/// The record with a description in any case, for carriers that show a model
/// nothing but the envelope.
pub(super) fn described(mut r: Record, cx: &Encode<'_>) -> Record {
    if r.description.is_none() {
        r.description = Some(what_next(&r, cx).to_owned());
    }
    r
}

fn what_next(r: &Record, cx: &Encode<'_>) -> &'static str {
    match (Failure::resend_of(r, cx.effect), r.executed) {
        (Resend::Now | Resend::After(_), _) => "The same call can be sent again.",
        (Resend::IfRead, _) => "Send the same call again only if it just reads.",
        (Resend::CheckFirst, _) => {
            "It may have taken effect. Find out before sending anything again."
        }
        (Resend::Never, Some(Executed::No)) => "Nothing was done. The same call would fail again.",
        (Resend::Never, Some(Executed::Yes | Executed::Unknown) | None) => {
            "Do not send the same call again."
        }
    }
}

fn clean_fields(r: &mut Record, voice: Voice) {
    let description = match voice {
        Voice::Author => DESCRIPTION_BY_AUTHOR,
        Voice::Proxy => DESCRIPTION_BY_PROXY,
    };
    r.message = line(&r.message, MESSAGE);
    if r.message.is_empty() {
        r.message = "The tool call failed.".to_owned();
    }
    r.description = some_line(r.description.take(), description);
    r.user_message = some_line(r.user_message.take(), USER_MESSAGE);
    r.code = r.code.take().and_then(|c| code(&c, NAME));
    r.retry_after = r.retry_after.map(whole_millis);
    r.not_before = r.not_before.filter(|d| date::written(*d).is_some());
    r.escalate_to = some_line(r.escalate_to.take(), SENTENCE);
    r.source = some_line(r.source.take(), NAME);
    r.limit = r.limit.take().map(limit);
    r.requires = r.requires.take().map(requires).filter(|r| !r.is_empty());
    r.verify = r.verify.take().map(verify);

    let over = r.violations.len().saturating_sub(VIOLATIONS);
    r.violations.truncate(VIOLATIONS);
    omit(r, over);
    r.violations = r.violations.drain(..).map(violation).collect();
    r.alternatives.truncate(VIOLATIONS);
    r.alternatives = r.alternatives.drain(..).map(alternative).collect();
    r.attempts = attempts(&r.attempts);
    r.extra = r
        .extra
        .drain(..)
        .filter_map(|(name, v)| {
            let name = name_of_extra(&name)?;
            let v = named_value(&name, v);
            Some((name, value(v, VALUE)))
        })
        .collect();
}

/// A wait invites what other categories forbid; so does a date where only a
/// person or other arguments help.
fn drop_what_contradicts(r: &mut Record) {
    match r.category {
        Some(Category::Transient) | None => {}
        Some(Category::Business) => r.retry_after = None,
        Some(Category::Validation | Category::Permission) => {
            r.retry_after = None;
            r.not_before = None;
        }
    }
}

/// What the wire's two booleans will say, so that a reader of the same kind of
/// tool derives the same.
fn stated(r: &Record, cx: &Encode<'_>) -> Option<Stated> {
    match r.category? {
        Category::Transient => {}
        Category::Validation | Category::Business | Category::Permission => return None,
    }
    Some(match Failure::resend_of(r, cx.effect) {
        Resend::Now | Resend::After(_) => Stated::Yes,
        Resend::IfRead => Stated::IfRead,
        Resend::CheckFirst | Resend::Never => Stated::No,
    })
}

/// Takes things out until the compact envelope fits: what was tried longest
/// ago, then what this version does not know, then what can be asked again;
/// and last, words from the middle of everything.
fn fit(r: &mut Record, cx: &Encode<'_>) {
    let too_long = |r: &Record| {
        let json = envelope::json(r, cx.effect, Extent::Compact);
        json.len() > COMPACT && json.chars().count() > COMPACT
    };
    while too_long(r) {
        let shortened = take_first(&mut r.attempts, 1)
            || r.extra.pop().is_some()
            || take_last(&mut r.alternatives, 1)
            || drop_a_violation(r)
            || take_first(&mut r.attempts, 0)
            || take_last(&mut r.alternatives, 0)
            || r.verify
                .as_mut()
                .is_some_and(|v| v.arguments.take().is_some())
            || r.requires
                .as_mut()
                .is_some_and(|r| r.scopes.pop().is_some());
        if !shortened {
            break;
        }
    }
    r.requires = r.requires.take().filter(|r| !r.is_empty());
    let mut share = 2;
    while too_long(r) {
        shrink(r, share);
        share *= 2;
    }
}

fn take_first<T>(list: &mut Vec<T>, keep: usize) -> bool {
    let any = list.len() > keep;
    if any {
        list.remove(0);
    }
    any
}

fn take_last<T>(list: &mut Vec<T>, keep: usize) -> bool {
    list.len() > keep && list.pop().is_some()
}

fn drop_a_violation(r: &mut Record) -> bool {
    let any = take_last(&mut r.violations, 1);
    omit(r, usize::from(any));
    any
}

fn omit(r: &mut Record, more: usize) {
    let more = u32::try_from(more).unwrap_or(u32::MAX);
    r.violations_omitted = r.violations_omitted.saturating_add(more);
}

/// Everything that is left at a fraction of its cap. Reached only by text that
/// is all quotation marks, each of which takes two characters in JSON.
fn shrink(r: &mut Record, share: usize) {
    let cut = |text: &mut String, max: usize| *text = clean(text, max / share).into_owned();
    cut(&mut r.message, MESSAGE);
    if let Some(text) = &mut r.user_message {
        cut(text, USER_MESSAGE);
    }
    if let Some(text) = &mut r.escalate_to {
        cut(text, SENTENCE);
    }
    if let Some(text) = &mut r.source {
        cut(text, NAME);
    }
    r.code = r.code.take().and_then(|c| code(&c, NAME / share));
    if let Some(limit) = &mut r.limit {
        cut(&mut limit.name, NAME);
        limit.allowed = limit.allowed.take().map(|v| value(v, NAME / share));
        limit.requested = limit.requested.take().map(|v| value(v, NAME / share));
        if let Some(unit) = &mut limit.unit {
            cut(unit, NAME);
        }
    }
    if let Some(requires) = &mut r.requires {
        for text in [&mut requires.role, &mut requires.principal]
            .into_iter()
            .flatten()
        {
            cut(text, NAME);
        }
    }
    if let Some(verify) = &mut r.verify {
        cut(&mut verify.tool, NAME);
        cut(&mut verify.why, SENTENCE);
    }
    for violation in &mut r.violations {
        cut(&mut violation.path, NAME);
        cut(&mut violation.expected, SENTENCE);
        cut(&mut violation.message, SENTENCE);
        violation.received = violation.received.take().map(|v| value(v, VALUE / share));
        if let Some(text) = &mut violation.suggestion {
            cut(text, SENTENCE);
        }
    }
}

/// One line, clean, of at most that many characters.
pub(super) fn line(text: &str, max: usize) -> String {
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

fn some_line(text: Option<String>, max: usize) -> Option<String> {
    text.map(|text| line(&text, max)).filter(|t| !t.is_empty())
}

fn code(code: &Code, max: usize) -> Option<Code> {
    let text = line(code.as_str(), max);
    (!text.is_empty()).then(|| Code::foreign(&text))
}

fn whole_millis(wait: Duration) -> Duration {
    Duration::from_millis(envelope::millis(wait))
}

fn violation(v: Violation) -> Violation {
    let mut out = Violation::new(line(&v.path, NAME), line(&v.expected, SENTENCE));
    // RFC 6901: the last part of the pointer names the argument.
    let secret = out.path.rsplit('/').next().is_some_and(is_secret_name);
    let received = v.received.filter(|_| !secret);
    out.message = line(&v.message, SENTENCE);
    out.received = received.map(|received| value(received, VALUE));
    out.suggestion = v.suggestion.map(|text| line(&text, SENTENCE));
    out
}

fn limit(l: Limit) -> Limit {
    let mut out = Limit::new(line(&l.name, NAME));
    out.allowed = l.allowed.map(|v| value(v, NAME));
    out.requested = l.requested.map(|v| value(v, NAME));
    out.unit = l.unit.map(|unit| line(&unit, NAME));
    out
}

fn requires(r: Requires) -> Requires {
    let scopes = r.scopes.iter().take(VIOLATIONS);
    Requires {
        scopes: scopes.map(|scope| line(scope, NAME)).collect(),
        role: r.role.map(|role| line(&role, NAME)),
        principal: r.principal.map(|principal| line(&principal, NAME)),
    }
}

fn alternative(a: Alternative) -> Alternative {
    let mut out = Alternative::new(line(&a.tool, NAME), line(&a.why, SENTENCE));
    out.arguments = a.arguments.map(|v| value(v, VALUE));
    out
}

fn verify(v: Verify) -> Verify {
    let mut out = Verify::with(line(&v.tool, NAME), line(&v.why, SENTENCE));
    out.arguments = v.arguments.map(|v| value(v, VALUE));
    out.not_before = v.not_before.filter(|d| date::written(*d).is_some());
    out
}

/// The latest tries, clean.
pub(super) fn attempts(all: &[Attempt]) -> Vec<Attempt> {
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
fn name_of_extra(name: &str) -> Option<String> {
    let name = line(name, NAME);
    (!name.is_empty() && !envelope::FIELDS.contains(&name.as_str())).then_some(name)
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

fn named_value(name: &str, v: Value) -> Value {
    if is_secret_name(name) { hide(v) } else { v }
}

/// What a secret's name holds; a structure is looked into by its own names.
fn hide(value: Value) -> Value {
    match value {
        Value::String(_) | Value::Int(_) | Value::Uint(_) | Value::Float(_) => {
            Value::from(crate::text::REDACTED)
        }
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => value,
    }
}
