//! Making foreign text fit to show: strip, redact, cap.
//!
//! What a failing system says is data of unknown origin on its way into a
//! model's context and a log. Three things are done to each such string, in
//! this order:
//!
//! - [`strip`]: characters that a person does not see and a model or terminal
//!   obeys are taken out (control and escape sequences, bidirectional
//!   overrides, zero-width and tag characters). First, because a secret with a
//!   zero-width space inside would pass the next step;
//! - [`redact`]: secrets are replaced by [`REDACTED`]. Before the cut, because
//!   half a secret no longer looks like one;
//! - [`cap`]: what is too long keeps its head and its tail.
//!
//! Each is linear in the text, allocates only when it changes something, and
//! done twice is the same as once. [`clean`] is all three.
//!
//! ```
//! use aftercall::text::{redact, strip};
//!
//! let said = "pass\u{200b}word=hunter2";
//! assert_eq!(redact(said), said, "the zero-width space hides it");
//! assert_eq!(redact(&strip(said)), "password=[redacted]");
//! ```

use std::borrow::Cow;

mod cap;
mod redact;
mod strip;

pub use cap::cap;
pub use redact::{REDACTED, is_secret_name, redact};
pub use strip::{one_line, strip};

/// Stripped, redacted and at most `max` characters long.
///
/// ```
/// use aftercall::text::clean;
///
/// let raw = "\u{1b}[31mlogin failed\u{1b}[0m: password=hunter2 for \u{202e}root";
/// assert_eq!(clean(raw, 100), "login failed: password=[redacted] for root");
/// assert_eq!(clean("no such table: orders", 100), "no such table: orders");
/// ```
#[must_use]
pub fn clean(text: &str, max: usize) -> Cow<'_, str> {
    if text.len() > LONG && max <= WINDOW / 8 {
        return Cow::Owned(settle(ends(text, max), max));
    }
    let stripped = strip(text);
    let settled = match redact(&stripped) {
        Cow::Borrowed(same) => {
            let cut = cap(same, max);
            if cut == same {
                return stripped;
            }
            cut.into_owned()
        }
        Cow::Owned(hidden) => cap(&hidden, max).into_owned(),
    };
    Cow::Owned(settle(settled, max))
}

/// Text longer than this is looked at from both ends only: a failing build
/// logs megabytes, and a few hundred characters of them are shown.
const LONG: usize = 4 * WINDOW;
/// How far in from each end. Longer than any secret, so that one which begins
/// before the window does not end in what is shown of it.
const WINDOW: usize = 32 * 1024;

/// Both ends of a long text, each stripped and redacted, around the marker.
fn ends(text: &str, max: usize) -> String {
    let boundary = |at| (at..).find(|at| text.is_char_boundary(*at));
    let head = boundary(WINDOW).unwrap_or(text.len());
    let tail = boundary(text.len() - WINDOW).unwrap_or(text.len());
    let between = text[head..tail].chars().count();
    let hide = |part: &str| redact(&strip(part)).into_owned();
    cap::around(&hide(&text[..head]), &hide(&text[tail..]), between, max)
}

/// Redacts and cuts until neither changes anything: a cut can bare what was
/// the middle of a word, and a marker can be longer than what it replaces.
fn settle(mut text: String, max: usize) -> String {
    for _ in 0..MAX_ROUNDS {
        let again = cap(&redact(&text), max).into_owned();
        if again == text {
            return text;
        }
        text = again;
    }
    // Text built to never settle is not worth showing.
    cap(REDACTED, max).into_owned()
}

/// Rounds until [`clean`] gives up; no text found so far takes more than two.
const MAX_ROUNDS: usize = 8;
