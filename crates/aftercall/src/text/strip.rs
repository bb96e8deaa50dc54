//! Taking out what a person does not see.
//!
//! Invisible characters carry instructions past a reviewer (tag characters
//! spell ASCII, zero-width ones encode bits), turn text around (bidirectional
//! overrides), and drive terminals (escape sequences). None of them tells why a
//! call failed. Line separators become plain line feeds, so that everyone who
//! splits lines splits them at the same places: a line that one reader sees and
//! another does not is how a forged first line would be made.

use std::borrow::Cow;

/// Without control, bidirectional, zero-width and tag characters, and without
/// terminal escape sequences. Tab and line feed stay; every other line break
/// becomes a line feed.
///
/// ```
/// use aftercall::text::strip;
///
/// assert_eq!(strip("\u{1b}[1;31mred\u{1b}[0m\r\n"), "red\n");
/// assert_eq!(strip("\u{1b}]0;a title\u{7}done"), "done");
/// assert_eq!(strip("pay\u{202e}load\u{200b}\u{e0041}"), "payload");
/// assert_eq!(strip("größer als 5 €\tfür 日本"), "größer als 5 €\tfür 日本");
/// ```
#[must_use]
pub fn strip(text: &str) -> Cow<'_, str> {
    let plain = plain_prefix(text.as_bytes());
    let Some(first) = text[plain..].find(|c| fate(c) != Fate::Keep) else {
        return Cow::Borrowed(text);
    };
    let first = plain + first;
    let mut out = String::with_capacity(text.len());
    out.push_str(&text[..first]);
    let mut rest = text[first..].chars();
    while let Some(c) = rest.next() {
        match fate(c) {
            Fate::Keep => out.push(c),
            Fate::Drop => {}
            Fate::Break => {
                let after = rest.as_str();
                if c == '\r' && after.starts_with('\n') {
                    rest.next();
                }
                out.push('\n');
            }
            Fate::Escape => {
                let length = escape_length(rest.as_str().as_bytes());
                rest = rest.as_str()[length..].chars();
            }
        }
    }
    Cow::Owned(out)
}

/// Stripped, and on one line: each run of white space is one space, none at
/// the ends.
///
/// ```
/// use aftercall::text::one_line;
///
/// assert_eq!(one_line("  Disk full.\n\tNothing was written. "), "Disk full. Nothing was written.");
/// ```
#[must_use]
pub fn one_line(text: &str) -> Cow<'_, str> {
    let stripped = strip(text);
    if is_one_line(&stripped) {
        return stripped;
    }
    let mut out = String::with_capacity(stripped.len());
    for word in stripped.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    Cow::Owned(out)
}

fn is_one_line(text: &str) -> bool {
    let mut after_space = true;
    for c in text.chars() {
        if c.is_whitespace() && (c != ' ' || after_space) {
            return false;
        }
        after_space = c == ' ';
    }
    text.is_empty() || !after_space
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Keep,
    Drop,
    /// It ends a line somewhere.
    Break,
    /// It begins a terminal's escape sequence.
    Escape,
}

fn fate(c: char) -> Fate {
    match c {
        '\t' | '\n' | ' '..='~' => Fate::Keep,
        '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Fate::Break,
        '\u{1b}' | '\u{9b}' => Fate::Escape,
        c if c.is_control() => Fate::Drop,
        // Soft hyphen, Mongolian vowel separator, invisible operators,
        // zero-width (joiners too: in an error text they join nothing).
        '\u{ad}' | '\u{180e}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}' => Fate::Drop,
        // Bidirectional marks, embeddings, overrides, isolates.
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' => Fate::Drop,
        '\u{2066}'..='\u{206f}' => Fate::Drop,
        // Byte order mark, interlinear annotations.
        '\u{feff}' | '\u{fff9}'..='\u{fffb}' => Fate::Drop,
        // Tags, and the variation selectors that nothing in a message needs.
        '\u{e0000}'..='\u{e0fff}' => Fate::Drop,
        _ => Fate::Keep,
    }
}

/// How much of the text is printable ASCII from the beginning, by whole chunks:
/// nearly all text is, and a chunk is judged at once.
fn plain_prefix(text: &[u8]) -> usize {
    const CHUNK: usize = 32;
    let plain = |chunk: &[u8]| {
        chunk
            .iter()
            .fold(true, |all, b| all & matches!(b, b' '..=b'~' | b'\n'))
    };
    CHUNK
        * text
            .chunks_exact(CHUNK)
            .take_while(|chunk| plain(chunk))
            .count()
}

/// The length of what follows an escape character and belongs to it: a control
/// sequence (`[`, parameters, one final letter), a string for the terminal (a
/// title, a link: `]` up to a bell or `ESC \`), the choice of a character set
/// (`(B`). Anything else loses its escape character only.
///
/// Both are looked at up to a bound, which keeps the whole linear: a terminal's
/// real parameters have under 20 bytes, its titles and addresses rarely 200.
fn escape_length(after: &[u8]) -> usize {
    match after {
        [b'[', rest @ ..] => {
            let parameters = rest
                .iter()
                .take(64)
                .take_while(|b| matches!(b, b' '..=b'?'))
                .count();
            match rest.get(parameters) {
                Some(b'@'..=b'~') => 1 + parameters + 1,
                _ => 0,
            }
        }
        [b']' | b'P' | b'X' | b'^' | b'_', rest @ ..] => {
            let string = rest
                .iter()
                .take(256)
                .take_while(|b| !matches!(b, 0x07 | 0x1b | b'\n'))
                .count();
            match rest[string..] {
                [0x07, ..] => 1 + string + 1,
                [0x1b, b'\\', ..] => 1 + string + 2,
                _ => 0,
            }
        }
        [b'(' | b')', b'0' | b'A' | b'B', ..] => 2,
        _ => 0,
    }
}
