//! What can go wrong with a codec itself.

use core::fmt;

/// A found value can't be written as JSON.
#[derive(Debug)]
pub struct EncodeError(pub(super) serde_json::Error);

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "the found value can't be written as JSON: give it string keys and finite numbers",
        )
    }
}

impl core::error::Error for EncodeError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.0)
    }
}

/// It is no message of this carrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeError(pub(super) &'static str);

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl core::error::Error for DecodeError {}
