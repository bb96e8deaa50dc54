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
    let stripped = strip(text);
    // A cut can bare what was the middle of a word, and a marker can be longer
    // than what it replaces; a second round settles both.
    let mut settled = match redact(&stripped) {
        Cow::Borrowed(same) => {
            let cut = cap(same, max);
            if cut == same {
                return stripped;
            }
            cut.into_owned()
        }
        Cow::Owned(hidden) => cap(&hidden, max).into_owned(),
    };
    for _ in 0..MAX_ROUNDS {
        let again = cap(&redact(&settled), max).into_owned();
        if again == settled {
            return Cow::Owned(settled);
        }
        settled = again;
    }
    // Text built to never settle is not worth showing.
    cap(REDACTED, max).into_owned().into()
}

/// Rounds until [`clean`] gives up; no text found so far takes more than two.
const MAX_ROUNDS: usize = 8;
