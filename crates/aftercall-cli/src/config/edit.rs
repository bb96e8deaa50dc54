//! Putting the proxy in front of a server, and taking it out, by splices.
//!
//! ```text
//! "command": "npx",                          "command": "aftercall",
//! "args": ["-y", "server"]           <->     "args": ["proxy", "--", "npx", "-y", "server"]
//! ```
//!
//! # Why the way back is exact, and needs no memory
//!
//! Nothing is lost on the way there. The command's own characters, quotes and
//! escapes included, move into the list as they are, and the new elements stand
//! directly before the first old one, so that whatever stood before it and
//! between the others still does. Taking it out puts the command's characters
//! back and deletes from the first element to the first of the server's own.
//! That holds however the rest of the file, or of the entry, has changed since;
//! if somebody reformatted the list itself, the meaning comes back. A file next
//! to the configuration that remembered the original would be one more thing to
//! lose, and would be wrong after the first edit.
//!
//! One case needs a mark: `args` that was not there. It is written without
//! blanks, `["proxy","--","npx"]`, right behind the command. No list that was
//! there comes out so (an empty one gets blanks, any other is longer), and so
//! the key is taken out again.

use std::ops::Range;

use super::standing::{Direct, Wrapped};
use super::{Layout, Node};

mod member;
mod remote;

use member::{comma, inserted, line_end, line_start};
pub(crate) use remote::{front, unfront};

/// A piece of the text, and what takes its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Splice {
    span: Range<usize>,
    with: String,
}

impl Splice {
    fn new(span: Range<usize>, with: impl Into<String>) -> Self {
        Self {
            span,
            with: with.into(),
        }
    }

    fn insert(at: usize, with: impl Into<String>) -> Self {
        Self::new(at..at, with)
    }
}

/// The text with all the splices in it. They don't overlap.
pub(crate) fn apply(text: &str, mut splices: Vec<Splice>) -> String {
    splices.sort_by_key(|splice| (splice.span.start, splice.span.end));
    let mut out = String::with_capacity(text.len() + 64 * splices.len());
    let mut copied = 0;
    for splice in splices {
        out.push_str(&text[copied..splice.span.start]);
        out.push_str(&splice.with);
        copied = splice.span.end;
    }
    out.push_str(&text[copied..]);
    out
}

/// Puts `aftercall`, a command as the file would quote it, in front.
pub(crate) fn wrap(text: &str, server: &Direct<'_>, aftercall: &str) -> Vec<Splice> {
    let command = &text[server.command.node.span.clone()];
    let elements = match server.list {
        None => {
            let list = format!(r#"["proxy","--",{command}]"#);
            let (at, key) = inserted(text, server.table.layout, server.command, "args", &list);
            Splice::insert(at, key)
        }
        Some((list, [])) => {
            Splice::insert(list.span.start + 1, format!(r#""proxy", "--", {command}"#))
        }
        Some((list, [first, rest @ ..])) => {
            let blank = blank(text, list, first, rest.first());
            Splice::insert(
                first.span.start,
                format!(r#""proxy",{blank}"--",{blank}{command},{blank}"#),
            )
        }
    };
    vec![
        Splice::new(server.command.node.span.clone(), aftercall),
        elements,
    ]
}

/// Takes the proxy out.
pub(crate) fn unwrap(text: &str, server: &Wrapped<'_>) -> Vec<Splice> {
    let (Some(first), Some(inner)) = (server.list.first(), server.list.get(server.inner)) else {
        return Vec::new();
    };
    let command = Splice::new(server.command.node.span.clone(), &text[inner.span.clone()]);
    let elements = match server.list.get(server.inner + 1) {
        Some(own) => first.span.start..own.span.start,
        None => match inserted_key(text, server) {
            Some(key) => key,
            None => {
                let mut splices = empty(text, &server.args.node, first, inner);
                splices.push(command);
                return splices;
            }
        },
    };
    vec![command, Splice::new(elements, "")]
}

/// What sets the elements of this list apart: a new line with its indentation,
/// or what stands between the first two.
fn blank<'t>(text: &'t str, list: &Node, first: &Node, second: Option<&Node>) -> &'t str {
    let before = &text[list.span.start + 1..first.span.start];
    let gap = &before[before.trim_end().len()..];
    if let Some(line) = gap.rfind('\n') {
        let start = if gap[..line].ends_with('\r') {
            line - 1
        } else {
            line
        };
        return &gap[start..];
    }
    second
        .and_then(|second| text[first.span.end..second.span.start].strip_prefix(','))
        .filter(|gap| gap.chars().all(|c| c == ' ' || c == '\t'))
        .unwrap_or(" ")
}

/// Where the key stands that [`wrap`] wrote, with what leads up to it.
fn inserted_key(text: &str, server: &Wrapped<'_>) -> Option<Range<usize>> {
    let [_, _, inner] = server.list else {
        return None;
    };
    let list = &server.args.node.span;
    let command = &text[inner.span.clone()];
    if text[list.clone()] != format!(r#"["proxy","--",{command}]"#) {
        return None;
    }
    let start = match server.table.layout {
        Layout::Lines => line_end(text, server.command.node.span.end),
        Layout::Json | Layout::Inline | Layout::DottedInline => server.command.node.span.end,
    };
    let lead = text.get(start..server.args.key.start)?;
    let as_written = match server.table.layout {
        Layout::Lines => {
            let prefix = server.command.key.start;
            lead.trim_start_matches(['\r', '\n']) == &text[line_start(text, prefix)..prefix]
                && line_end(text, list.end) == list.end
        }
        Layout::Json | Layout::Inline | Layout::DottedInline => lead.trim() == ",",
    };
    as_written.then_some(start..list.end)
}

/// A list whose elements are taken out, with a comma that a formatter may have
/// put behind them.
fn empty(text: &str, list: &Node, first: &Node, last: &Node) -> Vec<Splice> {
    let elements = Splice::new(first.span.start..last.span.end, "");
    let comma = comma(&text[last.span.end..list.span.end - 1]);
    let comma = comma.map(|at| last.span.end + at..last.span.end + at + 1);
    core::iter::once(elements)
        .chain(comma.map(|span| Splice::new(span, "")))
        .collect()
}
