//! Did the call take effect?

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// Whether a failed call took effect.
///
/// Kept apart from the category, because a timeout says what happened to the
/// *answer* and nothing of what happened to the payment.
///
/// ```
/// use aftercall::Executed;
///
/// // Three attempts, one of them with an unknown end: the whole is unknown.
/// let all = [Executed::No, Executed::Unknown, Executed::No];
/// assert_eq!(all.into_iter().reduce(Executed::or), Some(Executed::Unknown));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(
    clippy::exhaustive_enums,
    reason = "yes, no and unknown are all there is"
)]
pub enum Executed {
    /// It did not run, or was rolled back whole.
    No,
    /// It ran, and its effect stands.
    Yes,
    /// It was sent, and nothing tells.
    Unknown,
}

impl Executed {
    /// The name on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::No => "no",
            Self::Yes => "yes",
            Self::Unknown => "unknown",
        }
    }

    /// Joins two attempts at one call: yes over unknown over no.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Yes, _) | (_, Self::Yes) => Self::Yes,
            (Self::Unknown, _) | (_, Self::Unknown) => Self::Unknown,
            (Self::No, Self::No) => Self::No,
        }
    }
}

impl fmt::Display for Executed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Executed {
    type Err = UnknownExecuted;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "no" => Ok(Self::No),
            "yes" => Ok(Self::Yes),
            "unknown" => Ok(Self::Unknown),
            _ => Err(UnknownExecuted(())),
        }
    }
}

/// The text is none of `no`, `yes` and `unknown`.
///
/// ```
/// use aftercall::Executed;
///
/// let error = "maybe".parse::<Executed>().unwrap_err();
/// assert_eq!(error.to_string(), "not an `executed` value: use no, yes or unknown");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownExecuted(());

impl fmt::Display for UnknownExecuted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an `executed` value: use no, yes or unknown")
    }
}

impl core::error::Error for UnknownExecuted {}
