//! The text form: everything a model needs, in one block of text.
//!
//! ```text
//! ERROR [transient, retry after 5 s] The database is locked. Nothing was written.
//! upstream said:
//! | database is locked (5) (SQLITE_BUSY)
//! {"errorCategory":"transient","isRetryable":true,"message":"The database is locked.",…}
//! ```
//!
//! Most hosts show a model nothing else of a failed result, so line 1 stands
//! alone and begins with a letter: some hosts parse text that is JSON as a
//! whole, and then lose it. The last line is for machines. What the other side
//! said stands between them, each line behind `| `; so a line that it forged
//! never begins like one of ours, and the envelope is found by its place: the
//! first line after line 1 that is not behind a mark.

use core::fmt::Write;
use core::time::Duration;

use super::Encode;
use super::envelope::parts::millis;
use super::envelope::read;
use super::envelope::write::{self, Extent};
use super::normal::parts::line;
use crate::failure::Record;
use crate::search::{has, split_once};
use crate::text::{clean, one_line};
use crate::{Category, Effect, Failure, Resend};

/// Characters of the first line.
const FIRST_LINE: usize = 700;
/// What the block aims at: hosts cut the middle out from 8,000 on, and a model
/// pays for each.
const AIM: usize = 2_000;
/// What no block exceeds, whatever an envelope holds.
const LONGEST: usize = 4_000;
/// What an excerpt may take, and what it gets whatever else there is.
pub(super) const EXCERPT: usize = 1_500;
const SHORTEST_EXCERPT: usize = 400;

const LEAD: &str = "ERROR [";
const SAID: &str = "upstream said:";
const MARK: &str = "| ";

/// A normalised record as text.
pub(super) fn write(r: &Record, effect: Effect) -> String {
    let mut text = lead(r, effect);
    text.push_str(&r.message);
    if let Some(description) = &r.description {
        text.push(' ');
        text.push_str(description);
    }
    text.push('\n');
    if let Some(upstream) = &r.upstream {
        text.push_str(SAID);
        for line in upstream.split('\n') {
            text.push('\n');
            text.push_str(MARK);
            text.push_str(line);
        }
        text.push('\n');
    }
    text.push_str(&write::json(r, effect, Extent::Compact));
    text
}

/// The record as the text alone holds it: a description that fits the first
/// line, and the other side's structure as part of what it said.
pub(super) fn normalize(mut r: Record, cx: &Encode<'_>) -> Record {
    if let Some(structured) = r.upstream_structured.take() {
        let json = structured.to_string();
        let said = match r.upstream.take() {
            Some(text) if said_already(&text, &json) => text,
            Some(text) => format!("{text}\n{json}"),
            None => json,
        };
        r.upstream = excerpt(&r, cx, &said);
    }
    fit_first_line(&mut r, cx.effect);
    r
}

/// Cuts the description to what is left of the first line.
pub(super) fn fit_first_line(r: &mut Record, effect: Effect) {
    let taken = lead(r, effect).chars().count() + r.message.chars().count() + 1;
    r.description = r
        .description
        .take()
        .map(|text| line(&text, FIRST_LINE.saturating_sub(taken)))
        .filter(|text| !text.is_empty());
}

/// What is shown of the other side's words: clean, cut to the room that the
/// rest of the block leaves, and nothing where they only repeat ours.
pub(super) fn excerpt(r: &Record, cx: &Encode<'_>, said: &str) -> Option<String> {
    let mut first = r.clone();
    fit_first_line(&mut first, cx.effect);
    first.upstream = None;
    let rest = write(&first, cx.effect).chars().count() + SAID.len() + 1;
    let room = AIM.saturating_sub(rest).clamp(SHORTEST_EXCERPT, EXCERPT);

    let mut text = trimmed(&clean(said, room));
    for _ in 0..MAX_ROUNDS {
        let over = marked_length(&text).saturating_sub(room);
        if over == 0 {
            break;
        }
        let max = text.chars().count().saturating_sub(over);
        text = trimmed(&clean(&text, max));
    }
    if marked_length(&text) > room {
        // Nearly all line breaks.
        text = line(&text, room - MARK.len());
    }
    let new = !text.is_empty() && !repeats(r, &text);
    new.then_some(text)
}

const MAX_ROUNDS: usize = 6;

/// Without blank lines before and white space behind.
fn trimmed(text: &str) -> String {
    text.trim_end()
        .trim_start_matches(['\n', '\t', ' '])
        .to_owned()
}

fn marked_length(text: &str) -> usize {
    text.chars().count() + MARK.len() * text.split('\n').count()
}

/// Do our own words hold it already?
pub(super) fn repeats(r: &Record, said: &str) -> bool {
    let said = one_line(said);
    let within = |text: &str| has(text, said.trim_end_matches('.'));
    within(&r.message) || r.description.as_deref().is_some_and(within)
}

fn said_already(text: &str, json: &str) -> bool {
    has(text, json)
        || serde_json::from_str::<crate::Value>(text).is_ok_and(|v| v.to_string() == json)
}

/// Reads a text of ours; `None` if it is none.
///
/// Line 1 and the envelope have to tell the same, so that neither can be
/// swapped for another.
pub(super) fn read(text: &str) -> Option<Record> {
    let (first, rest) = text.split_once('\n')?;
    let (category, said) = read_lead(first)?;
    let mut lines = rest.split('\n');
    let mut line = lines.next()?;
    let mut upstream: Option<String> = None;
    if line == SAID {
        let mut quoted = Vec::new();
        line = loop {
            let next = lines.next()?;
            match next.strip_prefix(MARK) {
                Some(words) => quoted.push(words),
                None => break next,
            }
        };
        upstream = Some(quoted.join("\n"));
    }
    if !line.starts_with('{') {
        return None;
    }
    let mut record = read::read(serde_json::from_str(line).ok()?)?;
    let described = said.strip_prefix(record.message.as_str())?;
    if record.category != category {
        return None;
    }
    record.description = described.strip_prefix(' ').map(str::to_owned);
    record.upstream = upstream;
    record.upstream_structured = None;
    Some(record)
}

/// No longer than the texts of this module are, and with no line that they do
/// not have.
pub(super) fn is_exact(text: &str) -> bool {
    let mut lines = text.split('\n');
    let first = lines.next().unwrap_or_default();
    let unmarked = lines.filter(|line| *line != SAID && !line.starts_with(MARK));
    first.chars().count() <= FIRST_LINE && text.chars().count() <= LONGEST && unmarked.count() == 1
}

fn lead(r: &Record, effect: Effect) -> String {
    format!("{LEAD}{}] ", verdict(r, effect))
}

/// Who must act, and may it be sent again: `transient, retry after 5 s`.
pub(super) fn verdict(r: &Record, effect: Effect) -> String {
    let category = r.category.map_or(UNCLASSIFIED, Category::as_str);
    let mut verdict = format!("{category}, ");
    push_resend(&mut verdict, r, effect);
    verdict
}

const UNCLASSIFIED: &str = "unclassified";

fn read_lead(line: &str) -> Option<(Option<Category>, &str)> {
    let (bracket, said) = split_once(line.strip_prefix(LEAD)?, "] ")?;
    let (category, _verdict) = split_once(bracket, ", ")?;
    let category = match category {
        UNCLASSIFIED => None,
        name => Some(name.parse().ok()?),
    };
    Some((category, said))
}

fn push_resend(out: &mut String, r: &Record, effect: Effect) {
    let written = match Failure::resend_of(r, effect) {
        Resend::After(wait) => {
            out.push_str("retry after ");
            push_wait(out, wait);
            return push_tried(out, r);
        }
        Resend::Now if r.attempts.is_empty() => write!(out, "retryable"),
        Resend::Now => {
            out.push_str("retry later");
            return push_tried(out, r);
        }
        Resend::IfRead => write!(out, "resend only if this call just reads"),
        Resend::CheckFirst => write!(out, "check before resending"),
        Resend::Never => write!(out, "do not resend"),
    };
    written.expect("a string takes whatever is written to it");
}

/// `, tried 3 times`: what was done already is a reason to wait longer. The try
/// that failed last is one of them, and not among the `attempts`.
fn push_tried(out: &mut String, r: &Record) {
    if !r.attempts.is_empty() {
        let tries = r.attempts.len() + 1;
        write!(out, ", tried {tries} times").expect("a string takes whatever is written to it");
    }
}

/// `500 ms`, `5 s`, `10 min`, `3 h`: rounded up, so that who waits so long does
/// not come too early.
fn push_wait(out: &mut String, wait: Duration) {
    let ms = millis(wait);
    let (number, unit) = match ms {
        0..1_000 => (ms, "ms"),
        1_000..120_000 => (ms.div_ceil(1_000), "s"),
        120_000..7_200_000 => (ms.div_ceil(60_000), "min"),
        _ => (ms.div_ceil(3_600_000), "h"),
    };
    write!(out, "{number} {unit}").expect("a string takes whatever is written to it");
}
