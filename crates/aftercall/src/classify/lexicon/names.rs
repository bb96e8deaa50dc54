//! Names as the words that they are made of.

/// A name as words: `ConnectTimeoutError` and `connect_timeout-error` both as
/// `connect timeout error`.
pub(crate) fn words(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    let bytes = name.as_bytes();
    let mut joint = true;
    for (at, c) in name.char_indices() {
        let is_part = match c {
            '\'' => true,
            c if c.is_ascii() => c.is_ascii_alphanumeric(),
            c => c.is_alphanumeric(),
        };
        if !is_part {
            if !joint {
                out.push(' ');
            }
            joint = true;
            continue;
        }
        if !joint && starts_hump(bytes, at) {
            out.push(' ');
        }
        if c.is_ascii() {
            out.push(c.to_ascii_lowercase());
        } else {
            out.extend(c.to_lowercase());
        }
        joint = false;
    }
    if out.ends_with(' ') {
        out.pop();
    }
    out
}

/// Does a new word start at this byte, without a joint before it? The `T` of
/// `ConnectTimeout`, the `E` of `HTTPError`.
fn starts_hump(name: &[u8], at: usize) -> bool {
    let before = at.checked_sub(1).map_or(b' ', |before| name[before]);
    name[at].is_ascii_uppercase()
        && (before.is_ascii_lowercase()
            || before.is_ascii_digit()
            || before.is_ascii_uppercase() && name.get(at + 1).is_some_and(u8::is_ascii_lowercase))
}
