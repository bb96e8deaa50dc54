//! What can go wrong with a codec itself.

use core::fmt;

/// A found value can't be written as JSON.
///
/// ```
/// use aftercall::wire::{Codec, Encode, Mcp};
/// use aftercall::{Answer, Outcome};
/// use std::collections::BTreeMap;
///
/// let by_pair = BTreeMap::from([((1, 2), "a key that JSON has not")]);
/// let found: Outcome<_> = Ok(Answer::Found(by_pair));
/// let error = Mcp.encode(found, &Encode::default()).unwrap_err();
/// assert!(error.to_string().ends_with("give it string keys and finite numbers"));
/// ```
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
///
/// ```
/// use aftercall::wire::{Codec, Mcp};
/// use serde_json::value::RawValue;
///
/// let list = RawValue::from_string("[1, 2]".into())?;
/// assert!(Mcp.decode(&list).is_err(), "a result is an object");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeError(pub(super) &'static str);

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl core::error::Error for DecodeError {}
