//! Keys, however they are spelled.

/// A key without its case and joints: `errorCode`, `error_code` and
/// `error-code` are one. A key longer than any that matters is cut.
pub(crate) struct Folded {
    bytes: [u8; 40],
    len: usize,
}

impl Folded {
    pub(crate) fn of(key: &str) -> Self {
        let mut folded = Self {
            bytes: [0; 40],
            len: 0,
        };
        for byte in key.bytes().filter(u8::is_ascii_alphanumeric).take(40) {
            folded.bytes[folded.len] = byte.to_ascii_lowercase();
            folded.len += 1;
        }
        folded
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}
