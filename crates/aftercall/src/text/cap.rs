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
        let Some(keep) = max.checked_sub(1) else {
            return Cow::Borrowed("");
        };
        return Cow::Owned(format!("{}…", &text[..nth(text, keep)]));
    }
    // The number never has more digits than the total, so the marker never
    // comes out longer than planned.
    let room = max - marker(total).chars().count();
    let tail = room / 3;
    let head = room - tail;
    let marker = marker(total - room);
    // The marker may have come out a digit shorter; the head takes the rest.
    let head = head + (max - room - marker.chars().count());
    let marker = self::marker(total - head - tail);
    let mut out = String::with_capacity(text.len().min(4 * max));
    out.push_str(&text[..nth(text, head)]);
    out.push_str(&marker);
    out.push_str(&text[nth_back(text, tail)..]);
    Cow::Owned(out)
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
