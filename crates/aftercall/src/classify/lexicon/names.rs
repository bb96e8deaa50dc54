//! Names as the words that they are made of.

/// A name as words: `ConnectTimeoutError` and `connect_timeout-error` both as
/// `connect timeout error`.
pub(crate) fn words(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    let bytes = name.as_bytes();
    let mut before = b' ';
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'a'..=b'z' | b'0'..=b'9' | b'\'' => out.push(char::from(byte)),
            b'A'..=b'Z' => {
                if starts_hump(before, bytes.get(at)) {
                    out.push(' ');
                }
                out.push(char::from(byte.to_ascii_lowercase()));
            }
            0x80.. => {
                let other = name[at - 1..].chars().next().unwrap_or_default();
                at += other.len_utf8() - 1;
                if other.is_alphanumeric() {
                    out.extend(other.to_lowercase());
                } else {
                    part(&mut out);
                }
            }
            0..=0x7f => part(&mut out),
        }
        before = byte;
    }
    if out.ends_with(' ') {
        out.pop();
    }
    out
}

/// Ends a word, if one has begun.
fn part(out: &mut String) {
    if !out.is_empty() && !out.ends_with(' ') {
        out.push(' ');
    }
}

/// Does a capital between these start a new word, without a joint before it? The
/// `T` of `ConnectTimeout`, the `E` of `HTTPError`.
fn starts_hump(before: u8, after: Option<&u8>) -> bool {
    before.is_ascii_lowercase()
        || before.is_ascii_digit()
        || before.is_ascii_uppercase() && after.is_some_and(u8::is_ascii_lowercase)
}
