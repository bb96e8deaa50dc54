//! On what a category rests.

use core::fmt;

/// On what a category rests, strongest first.
///
/// ```
/// use aftercall::Basis;
///
/// assert!(Basis::Code < Basis::Prose, "a code is stronger than words");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(
    clippy::exhaustive_enums,
    reason = "the wire format closes the set; a rule must choose one"
)]
pub enum Basis {
    /// The server said so in words made for it: an envelope, a vendor's code.
    Declared,
    /// A code of a protocol: SQLSTATE, errno, gRPC.
    Code,
    /// An HTTP status or an exit code.
    Status,
    /// The arguments, checked against the tool's input schema.
    Schema,
    /// The shape of the answer.
    Structure,
    /// Words.
    Prose,
    /// It was tried again, and the same came back.
    Experiment,
}

impl Basis {
    /// Every basis, strongest first.
    pub const ALL: [Self; 7] = [
        Self::Declared,
        Self::Code,
        Self::Status,
        Self::Schema,
        Self::Structure,
        Self::Prose,
        Self::Experiment,
    ];

    /// The name on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Declared => "declared",
            Self::Code => "code",
            Self::Status => "status",
            Self::Schema => "schema",
            Self::Structure => "structure",
            Self::Prose => "prose",
            Self::Experiment => "experiment",
        }
    }
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
