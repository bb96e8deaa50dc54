//! How much of somebody else's words is kept for the reader.

/// Bytes of a message.
const KEPT: usize = 64 * 1024;

/// The beginning of a text, whole characters only.
pub(crate) fn kept(text: &str) -> &str {
    let end = (0..=KEPT.min(text.len()))
        .rev()
        .find(|at| text.is_char_boundary(*at));
    &text[..end.unwrap_or_default()]
}
