//! One member of a table: written behind another, taken out, called otherwise.

use std::ops::Range;

use super::Splice;
use crate::config::{Layout, Member, Table};

/// A member to stand behind another, as that one is written, and the place for
/// it.
pub(super) fn inserted(
    text: &str,
    layout: Layout,
    behind: &Member,
    name: &str,
    value: &str,
) -> (usize, String) {
    let Member { key, node, .. } = behind;
    let start = line_start(text, key.start);
    let lead = &text[start..key.start];
    let between = assignment(text, layout, behind);
    if layout == Layout::Lines {
        let end = line_end(text, node.span.end);
        let ending = line_break(text, end);
        return (end, format!("{ending}{lead}{name} = {value}"));
    }
    let quote = if layout == Layout::Json { "\"" } else { "" };
    let gap = if start > 0 && lead.trim().is_empty() {
        format!("{}{lead}", line_break(text, start - 1))
    } else if between == ":" {
        String::new()
    } else {
        " ".to_owned()
    };
    let member = format!(",{gap}{quote}{name}{quote}{between}{value}");
    (node.span.end, member)
}

/// What stands between a key and its value here, unless it holds a comment.
fn assignment<'t>(text: &'t str, layout: Layout, member: &Member) -> &'t str {
    let between = &text[member.key.end..member.node.span.start];
    let (sign, usual) = match layout {
        Layout::Json => (":", ": "),
        Layout::Inline | Layout::DottedInline | Layout::Lines => ("=", " = "),
    };
    if between.trim() == sign {
        between
    } else {
        usual
    }
}

/// Takes out the members that are `unwanted`, with what sets them apart.
///
/// In braces what stands between two members belongs to the second, so a run of
/// them goes from the end of the one before it. Comments there are kept.
pub(super) fn removed(
    text: &str,
    table: &Table,
    unwanted: impl Fn(&Member) -> bool,
) -> Vec<Splice> {
    let mut members: Vec<&Member> = table.members.iter().collect();
    members.sort_by_key(|member| member.key.start);
    let mut splices = Vec::new();
    let mut before: Option<&Member> = None;
    let mut at = 0;
    while let Some(first) = members.get(at) {
        if !unwanted(first) {
            before = Some(first);
            at += 1;
            continue;
        }
        if table.layout == Layout::Lines {
            splices.push(line(text, first));
            at += 1;
            continue;
        }
        let length = members[at..].iter().take_while(|it| unwanted(it)).count();
        let last = members[at + length - 1];
        at += length;
        let run = first.key.start..last.node.span.end;
        match (before, members.get(at)) {
            (Some(before), _) => {
                let gap = before.node.span.end..run.start;
                if text[gap.clone()].trim() == "," {
                    splices.push(Splice::new(gap.start..run.end, ""));
                } else {
                    let comma = comma(&text[gap.clone()]).map(|at| gap.start + at);
                    splices.extend(comma.map(|at| Splice::new(at..at + 1, "")));
                    splices.push(Splice::new(run, ""));
                }
            }
            (None, Some(next)) => splices.push(Splice::new(run.start..next.key.start, "")),
            (None, None) => splices.push(Splice::new(run, "")),
        }
    }
    splices
}

/// The line of a member, or of a table's header, with the line break before it.
fn line(text: &str, member: &Member) -> Splice {
    let start = line_start(text, member.key.start).saturating_sub(1);
    let start = start - usize::from(text[..start].ends_with('\r'));
    let end = line_end(text, member.node.span.end.max(member.key.end));
    Splice::new(start..end, "")
}

/// Another word in the place of this one, between the quotes that it has or has
/// not. `None` if it is written in another way.
pub(super) fn swapped(text: &str, span: Range<usize>, from: &str, to: &str) -> Option<Splice> {
    let written = &text[span.clone()];
    let inside = ['"', '\'']
        .into_iter()
        .find_map(|quote| written.strip_prefix(quote)?.strip_suffix(quote));
    let quote = usize::from(inside.is_some());
    (inside.unwrap_or(written) == from)
        .then(|| Splice::new(span.start + quote..span.end - quote, to))
}

/// The comma in text that holds nothing else but blanks and comments. What
/// begins a comment in one format is never there in the other.
pub(super) fn comma(text: &str) -> Option<usize> {
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

pub(super) fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |newline| newline + 1)
}

/// The end of the line without its line break.
pub(super) fn line_end(text: &str, at: usize) -> usize {
    match text[at..].find('\n') {
        None => text.len(),
        Some(newline) if text[at..at + newline].ends_with('\r') => at + newline - 1,
        Some(newline) => at + newline,
    }
}

/// The line break that comes next, or at the end of the file the one that the
/// file uses.
pub(super) fn line_break(text: &str, at: usize) -> &'static str {
    let newline = text[at..].find('\n').map(|next| at + next);
    match newline.or_else(|| text.find('\n')) {
        Some(newline) if text[..newline].ends_with('\r') => "\r\n",
        Some(_) | None => "\n",
    }
}
