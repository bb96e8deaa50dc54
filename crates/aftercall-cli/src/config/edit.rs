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
use super::{Layout, Member, Node};

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
    splices.sort_by_key(|splice| splice.span.start);
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
        None => insert_key(text, server, command),
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

/// `args` behind the command, where there was none.
fn insert_key(text: &str, server: &Direct<'_>, command: &str) -> Splice {
    let Member { key, node, .. } = server.command;
    let list = format!(r#"["proxy","--",{command}]"#);
    match server.table.layout {
        Layout::Lines => {
            let start = line_start(text, key.start);
            let end = line_end(text, node.span.end);
            let name = &text[start..key.start];
            let ending = line_break(text, end);
            Splice::insert(end, format!("{ending}{name}args = {list}"))
        }
        Layout::Json | Layout::Inline | Layout::DottedInline => {
            let quote = if server.table.layout == Layout::Json {
                "\""
            } else {
                ""
            };
            let between = assignment(text, server);
            let start = line_start(text, key.start);
            let lead = &text[start..key.start];
            let gap = if start > 0 && lead.trim().is_empty() {
                format!("{}{lead}", line_break(text, start - 1))
            } else if between == ":" {
                String::new()
            } else {
                " ".to_owned()
            };
            Splice::insert(
                node.span.end,
                format!(",{gap}{quote}args{quote}{between}{list}"),
            )
        }
    }
}

/// What stands between a key and its value here, unless it holds a comment.
fn assignment<'t>(text: &'t str, server: &Direct<'_>) -> &'t str {
    let between = &text[server.command.key.end..server.command.node.span.start];
    let (sign, usual) = match server.table.layout {
        Layout::Json => (":", ": "),
        Layout::Inline | Layout::DottedInline | Layout::Lines => ("=", " = "),
    };
    if between.trim() == sign {
        between
    } else {
        usual
    }
}

/// Where the key stands that [`insert_key`] wrote, with what leads up to it.
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

/// The comma in text that holds nothing else but blanks and comments. What
/// begins a comment in one format is never there in the other.
fn comma(text: &str) -> Option<usize> {
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let comment_end = if rest.starts_with(',') {
            return Some(at);
        } else if rest.starts_with("/*") {
            rest.find("*/").map(|end| end + 2)
        } else if rest.starts_with("//") || rest.starts_with('#') {
            rest.find('\n')
        } else {
            rest.chars().next().map(char::len_utf8)
        };
        at += comment_end?;
    }
    None
}

fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |newline| newline + 1)
}

/// The end of the line without its line break.
fn line_end(text: &str, at: usize) -> usize {
    match text[at..].find('\n') {
        None => text.len(),
        Some(newline) if text[at..at + newline].ends_with('\r') => at + newline - 1,
        Some(newline) => at + newline,
    }
}

/// The line break that comes next, or at the end of the file the one that the
/// file uses.
fn line_break(text: &str, at: usize) -> &'static str {
    let newline = text[at..].find('\n').map(|next| at + next);
    match newline.or_else(|| text.find('\n')) {
        Some(newline) if text[..newline].ends_with('\r') => "\r\n",
        Some(_) | None => "\n",
    }
}
