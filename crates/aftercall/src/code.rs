//! The stable, machine-readable name of a failure.
//!
//! ```
//! use aftercall::{Code, Failure, ToolError};
//!
//! const OVER: Code = Code::from_static("refund.limit_exceeded");
//!
//! let refused: Failure = ToolError::business("Over the limit.").code(OVER).into();
//! assert_eq!(refused.code(), Some(&OVER), "a program goes by it; the words may change");
//! ```

use core::fmt;
use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// The most characters a code keeps; longer foreign ones are cut.
///
/// The longest of the 3,800 codes in the code table has 66.
pub const MAX_CODE_CHARS: usize = 128;

/// What failed, as a stable name for machines: `refund.limit_exceeded`.
///
/// An open set. What *writes* a code keeps to the grammar (`lower_snake` parts
/// joined by dots); what *reads* one keeps whatever came, so that a foreign
/// `ECONNREFUSED` or `40P01` survives a round trip.
///
/// ```
/// use aftercall::Code;
///
/// const LIMIT: Code = Code::from_static("refund.limit_exceeded");
/// assert_eq!(LIMIT.as_str(), "refund.limit_exceeded");
/// assert_eq!(Code::parse("refund.limit_exceeded"), Ok(LIMIT));
/// assert!(Code::parse("Refund limit!").is_err());
/// assert_eq!(Code::foreign("ECONNREFUSED").as_str(), "ECONNREFUSED");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Code(Cow<'static, str>);

impl Code {
    /// A code known at compile time.
    ///
    /// # Panics
    /// If `code` breaks the grammar; in a constant that is a compile error.
    #[must_use]
    pub const fn from_static(code: &'static str) -> Self {
        assert!(
            is_well_formed(code.as_bytes()),
            "a code is lower_snake parts joined by dots, at most 128 characters"
        );
        Self(Cow::Borrowed(code))
    }

    /// A code made at run time.
    ///
    /// # Errors
    /// [`InvalidCode`] if it breaks the grammar.
    pub fn parse(code: &str) -> Result<Self, InvalidCode> {
        if is_well_formed(code.as_bytes()) {
            Ok(Self(Cow::Owned(code.to_owned())))
        } else {
            Err(InvalidCode(()))
        }
    }

    /// Somebody else's code, kept as it came but for control characters and
    /// what is over [`MAX_CODE_CHARS`].
    #[must_use]
    pub fn foreign(code: &str) -> Self {
        Self(Cow::Owned(
            code.chars()
                .filter(|c| !c.is_control())
                .take(MAX_CODE_CHARS)
                .collect(),
        ))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl AsRef<str> for Code {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

/// The text is no code of ours: `lower_snake` parts joined by dots.
///
/// ```
/// use aftercall::Code;
///
/// let error = Code::parse("Refund limit!").unwrap_err();
/// assert!(error.to_string().ends_with("such as refund.limit_exceeded"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidCode(());

impl fmt::Display for InvalidCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "not a code: use lower_snake parts joined by dots, such as refund.limit_exceeded",
        )
    }
}

impl core::error::Error for InvalidCode {}

const fn is_well_formed(code: &[u8]) -> bool {
    if code.is_empty() || code.len() > MAX_CODE_CHARS {
        return false;
    }
    let mut start_of_part = true;
    let mut i = 0;
    while i < code.len() {
        match code[i] {
            b'a'..=b'z' => start_of_part = false,
            b'0'..=b'9' | b'_' if !start_of_part => {}
            b'.' if !start_of_part => start_of_part = true,
            _ => return false,
        }
        i += 1;
    }
    !start_of_part
}
