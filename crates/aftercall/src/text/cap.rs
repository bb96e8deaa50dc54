//! Cutting to a length, by characters, keeping both ends.
//!
//! The head says what was done and the tail how it ended: a stack trace, a
//! compiler and a test runner all put the reason last. What stands between is
//! the part to lose.

use std::borrow::Cow;

/// At most `max` characters: the text itself, or its head and tail around a
/// marker that says how much is missing.
///
/// ```
/// use aftercall::text::cap;
///
/// assert_eq!(cap("short", 40), "short");
///
/// let cut = cap(&"x".repeat(1_000), 60).into_owned();
/// assert_eq!(cut.chars().count(), 60);
/// assert!(cut.contains(" characters left out] "));
/// ```
#[must_use]
pub fn cap(text: &str, max: usize) -> Cow<'_, str> {
    // A character is at least a byte, so most text is settled without counting.
    if text.len() <= max {
        return Cow::Borrowed(text);
    }
    let total = text.chars().count();
    if total <= max {
        return Cow::Borrowed(text);
    }
    if max < SHORTEST_EXCERPT {
        return Cow::Owned(beginning(text, max));
    }
    let (head, tail, marker) = plan(total, max);
    let mut out = String::with_capacity(text.len().min(4 * max));
    out.push_str(&text[..nth(text, head)]);
    out.push_str(&marker);
    out.push_str(&text[nth_back(text, tail)..]);
    Cow::Owned(out)
}

/// The same for a text of which only both ends are at hand, and how many
/// characters stand between.
pub(super) fn around(head: &str, tail: &str, between: usize, max: usize) -> String {
    if max < SHORTEST_EXCERPT {
        return beginning(head, max);
    }
    let total = head.chars().count() + between + tail.chars().count();
    let (from_head, from_tail, marker) = plan(total, max);
    let head = &head[..nth(head, from_head)];
    let tail = &tail[nth_back(tail, from_tail)..];
    format!("{head}{marker}{tail}")
}

/// How many characters of each end to keep of that many, and the marker
/// between them: together exactly `max`.
fn plan(total: usize, max: usize) -> (usize, usize, String) {
    // The number left out has at most as many digits as the total, so the
    // marker never comes out longer than planned, and the head takes the rest.
    let room = max.saturating_sub(marker(total).chars().count());
    let tail = room / 3;
    let marker = marker(total.saturating_sub(room));
    let head = max.saturating_sub(tail + marker.chars().count());
    let marker = self::marker(total.saturating_sub(head + tail));
    (head, tail, marker)
}

fn beginning(text: &str, max: usize) -> String {
    max.checked_sub(1)
        .map_or_else(String::new, |keep| format!("{}…", &text[..nth(text, keep)]))
}

/// Below this an excerpt would be all marker.
const SHORTEST_EXCERPT: usize = 48;

fn marker(left_out: usize) -> String {
    format!(" […{left_out} characters left out] ")
}

/// The byte at which the character number `n` starts.
fn nth(text: &str, n: usize) -> usize {
    text.char_indices().nth(n).map_or(text.len(), |(at, _)| at)
}

/// The byte at which the last `n` characters start.
fn nth_back(text: &str, n: usize) -> usize {
    n.checked_sub(1).map_or(text.len(), |n| {
        text.char_indices().nth_back(n).map_or(0, |(at, _)| at)
    })
}
