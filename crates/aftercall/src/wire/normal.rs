//! The one form in which a failure goes onto a wire.
//!
//! Every string is stripped of what nobody sees, redacted and capped; every
//! list is cut; and the compact envelope, which is the last line of the text,
//! fits [`COMPACT`] characters whatever was put in. Normalising twice is the
//! same as once, which is what makes encoding idempotent.

pub(super) mod parts;

use self::parts::{
    DESCRIPTION_BY_AUTHOR, DESCRIPTION_BY_PROXY, MESSAGE, NAME, SENTENCE, STRUCTURED, USER_MESSAGE,
    VALUE, VIOLATIONS, alternative, attempts, code, limit, line, name_of_extra, named_value,
    requires, some_line, value, verify, violation, whole_millis,
};
use super::envelope::write::{self, Extent};
use super::{Encode, Voice, form};
use crate::date;
use crate::failure::{Record, Stated};
use crate::text::clean;
use crate::{Category, Executed, Failure, Resend};

/// A text block is at most 4,000 characters: a first line of 700, 400 of
/// upstream text at least, and this.
const COMPACT: usize = 2_800;

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
        let json = write::json(r, cx.effect, Extent::Compact);
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
