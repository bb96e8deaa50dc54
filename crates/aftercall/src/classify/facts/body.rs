//! Bodies and texts: what is prose in them, and what is made for machines.

use std::borrow::Cow;

mod beside;
mod member;

pub(super) use beside::{read_attributes, read_header, read_metadata};
use member::member;

use super::folded::Folded;
use super::json::{self, Leaf};
use super::{Content, Facts, Role, commands, conventions, python, tokens};
use crate::classify::table::Vocabulary;
use crate::search::has;
use crate::text::strip;

/// How deep JSON is looked for inside strings inside JSON.
const MAX_NESTING: u8 = 3;

/// Reads a text that may be prose, JSON, Python, HTML, or one inside another.
/// What nobody sees is taken out first: colours and zero-width characters cut
/// words in two.
pub(super) fn read_text<'a>(text: Cow<'a, str>, role: Role, facts: &mut Facts<'a>) {
    nested(text, role, 0, facts);
}

fn nested<'a>(text: Cow<'a, str>, role: Role, nesting: u8, facts: &mut Facts<'a>) {
    match text {
        Cow::Borrowed(text) => match strip(text) {
            Cow::Borrowed(text) => borrowed(text, role, nesting, facts),
            Cow::Owned(text) => owned(&text, role, nesting, facts),
        },
        Cow::Owned(text) => owned(&strip(&text), role, nesting, facts),
    }
}

fn borrowed<'a>(text: &'a str, role: Role, nesting: u8, facts: &mut Facts<'a>) {
    if let Some(flat) = json::flatten(text)
        && flat.shape != json::Shape::Scalar
    {
        return leaves(flat.leaves, nesting, facts);
    }
    if let Some(json) = python::to_json(text)
        && let Some(flat) = json::flatten(&json)
    {
        let owned = flat.leaves.into_iter().map(Leaf::into_owned).collect();
        return leaves(owned, nesting, facts);
    }
    if looks_like_html(text) {
        let plain = strip_tags(text);
        tokens::read(&plain, facts);
        facts.say(role, plain);
        return;
    }
    let (before, embedded, after) = split_json(text);
    if let Some(flat) = embedded {
        prose(before, role, facts);
        prose(after, role, facts);
        // An envelope among somebody's words declares nothing: anybody can write it.
        let whole = is_wrapper(before) && after.trim().is_empty();
        if whole || !is_envelope(&flat) {
            leaves(flat, nesting, facts);
        }
        return;
    }
    prose(text, role, facts);
}

fn is_envelope(leaves: &[Leaf<'_>]) -> bool {
    leaves
        .iter()
        .any(|leaf| Folded::of(&leaf.key).as_bytes() == b"errorcategory")
}

/// Nothing but an SDK's own prefix: `Error executing tool x: `.
fn is_wrapper(before: &str) -> bool {
    let name = ["Error executing tool ", "Error calling tool "]
        .iter()
        .find_map(|prefix| before.trim().strip_prefix(prefix)?.strip_suffix(':'));
    name.is_some_and(|name| !name.contains([' ', '\n']))
}

fn prose<'a>(text: &'a str, role: Role, facts: &mut Facts<'a>) {
    let text = echoed_command(text.trim(), facts);
    if text.is_empty() {
        return;
    }
    tokens::read(text, facts);
    facts.say(role, text);
}

/// `Command failed: grep x y`, as Node's `exec` begins: the command tells the
/// program, and is no part of the complaint. Python's `check_call` quotes the words
/// of the command, and others name the code first.
fn echoed_command<'a>(text: &'a str, facts: &mut Facts<'a>) -> &'a str {
    let cues = ["Command failed: ", "Command failed with exit code 1: "];
    let rest = cues.iter().find_map(|cue| text.strip_prefix(cue));
    let Some((line, complaint)) = rest.map_or_else(
        || Some((python_words(text)?, "")),
        |rest| Some(rest.split_once('\n').unwrap_or((rest, ""))),
    ) else {
        return text;
    };
    if facts.command.is_none() {
        let argv: Vec<Cow<'a, str>> =
            match line.strip_prefix("['").and_then(|l| l.strip_suffix("']")) {
                Some(words) => words.split("', '").map(Cow::Borrowed).collect(),
                None => vec![Cow::Borrowed(line)],
            };
        facts.command = commands::program(&argv);
        facts.answers = conventions::answers(&commands::last_words(&argv), 1);
        facts.numbers.push((Vocabulary::ExitCode, 1));
        facts.complains = !complaint.trim().is_empty();
        facts.content = Content::Nothing;
    }
    complaint
}

/// The command in `Command '['grep', 'x']' returned non-zero exit status 1.`
fn python_words(text: &str) -> Option<&str> {
    let rest = text.strip_prefix("Command '")?;
    rest.strip_suffix("' returned non-zero exit status 1.")
}

/// The same for a text that had to be decoded: what is kept of it is copied.
fn owned(text: &str, role: Role, nesting: u8, facts: &mut Facts<'_>) {
    let mut inner = Facts::new(facts.carrier, facts.flag);
    borrowed(text, role, nesting, &mut inner);
    absorb(inner, facts);
}

fn absorb(from: Facts<'_>, into: &mut Facts<'_>) {
    for passage in from.passages {
        into.say(passage.role, passage.text.into_owned());
    }
    for name in from.names {
        into.named_by(name.vocabulary, name.origin, name.text.into_owned());
    }
    into.numbers.extend(from.numbers);
    into.waits.extend(from.waits);
    into.status = into.status.or(from.status);
    into.declared = into.declared.or(from.declared);
    into.no_retry |= from.no_retry;
    into.answered |= from.answered;
    into.service = into.service.take().or(from.service);
    if into.command.is_none() && from.command.is_some() {
        into.command = from.command.map(|command| Cow::Owned(command.into_owned()));
        into.complains = from.complains;
        into.answers = from.answers;
        into.content = from.content;
    }
}

/// The first JSON object or array inside prose, if there is one: the prose
/// before it, its leaves, the prose after it.
fn split_json(text: &str) -> (&str, Option<Vec<Leaf<'_>>>, &str) {
    let mut from = 0;
    for _ in 0..2 {
        let Some(at) = memchr::memchr2(b'{', b'[', &text.as_bytes()[from..]) else {
            break;
        };
        let at = from + at;
        let rest = &text[at..];
        let mut values =
            serde_json::Deserializer::from_str(rest).into_iter::<&serde_json::value::RawValue>();
        if let Some(Ok(_)) = values.next() {
            let (embedded, after) = rest.split_at(values.byte_offset());
            if embedded.len() > 2
                && let Some(flat) = json::flatten(embedded)
            {
                return (&text[..at], Some(flat.leaves), after);
            }
        }
        if let Some(flat) = python::to_json(rest).as_deref().and_then(json::flatten) {
            let leaves = flat.leaves.into_iter().map(Leaf::into_owned).collect();
            return (&text[..at], Some(leaves), "");
        }
        from = at + 1;
    }
    (text, None, "")
}

/// Reads the members of a failure's body.
pub(super) fn read_leaves<'a>(all: Vec<Leaf<'a>>, facts: &mut Facts<'a>) {
    leaves(all, 0, facts);
}

fn leaves<'a>(all: Vec<Leaf<'a>>, nesting: u8, facts: &mut Facts<'a>) {
    for leaf in all {
        member(leaf, nesting, facts);
    }
}

/// Reads `_meta` for an envelope or a declared tool failure.
pub(super) fn read_meta<'a>(meta: &'a str, facts: &mut Facts<'a>) {
    if !has(meta, "rror") && !has(meta, "ailure") {
        return;
    }
    if let Some(flat) = json::flatten(meta) {
        leaves(flat.leaves, 0, facts);
    }
}

fn looks_like_html(text: &str) -> bool {
    let start = text.trim_start();
    let head = crate::classify::lexicon::floor(start, 15);
    head.starts_with('<')
        && ["<!doctype html", "<html", "<head", "<body", "<?xml"]
            .iter()
            .any(|tag| {
                head.len() >= tag.len()
                    && head.as_bytes()[..tag.len()].eq_ignore_ascii_case(tag.as_bytes())
            })
}

/// The text between tags; a tag becomes a line break, so that a title and a
/// heading stay apart.
fn strip_tags(html: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' => {
                inside = true;
                if !out.ends_with('\n') {
                    out.push('\n');
                }
            }
            '>' => inside = false,
            _ if !inside => out.push(c),
            _ => {}
        }
        if out.len() > 8192 {
            break;
        }
    }
    out
}
