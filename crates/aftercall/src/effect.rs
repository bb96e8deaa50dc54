//! What kind of tool was called.
//!
//! ```
//! use aftercall::{Effect, Executed, Failure, Resend, ToolError};
//!
//! let lost: Failure = ToolError::transient("No answer came.").executed(Executed::Unknown).into();
//! assert_eq!(lost.resend(Effect::Idempotent), Resend::Now);
//! assert_eq!(lost.resend(Effect::Write), Resend::CheckFirst, "twice is not once");
//! ```

use serde::{Deserialize, Serialize};

/// What a call to a tool can change, and so whether repeating one is harmless.
///
/// ```
/// use aftercall::effect::{Annotations, Effect};
///
/// let listed = Annotations { read_only: Some(true), ..Annotations::default() };
/// assert_eq!(listed.effect(), Effect::ReadOnly);
/// assert_eq!(Annotations::default().effect(), Effect::Unknown);
/// assert!(!Effect::Unknown.may_repeat());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(
    clippy::exhaustive_enums,
    reason = "a decision is made on every variant; a new one must be decided everywhere"
)]
pub enum Effect {
    /// It changes nothing.
    ReadOnly,
    /// It changes things, and twice is the same as once.
    Idempotent,
    /// It changes things, and twice is not once.
    Write,
    /// Nobody said. Treated as [`Write`](Self::Write) wherever safety is at stake.
    #[default]
    Unknown,
}

impl Effect {
    /// Is a second execution harmless?
    #[must_use]
    pub const fn may_repeat(self) -> bool {
        match self {
            Self::ReadOnly | Self::Idempotent => true,
            Self::Write | Self::Unknown => false,
        }
    }
}

/// A tool's own hints about itself, as MCP's `ToolAnnotations` lists them.
///
/// `None` is "not stated". The protocol's defaults (`destructiveHint: true`)
/// describe what to fear, not what is known, so they are not filled in here.
///
/// ```
/// use aftercall::effect::{Annotations, Effect};
///
/// let both = Annotations {
///     read_only: Some(true),
///     destructive: Some(true),
///     ..Annotations::default()
/// };
/// assert_eq!(both.effect(), Effect::Write, "a contradiction is read with care");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::exhaustive_structs,
    reason = "mirrors the protocol's four hints, and is built by literal"
)]
pub struct Annotations {
    /// `readOnlyHint`.
    pub read_only: Option<bool>,
    /// `idempotentHint`; means something only where the tool writes.
    pub idempotent: Option<bool>,
    /// `destructiveHint`.
    pub destructive: Option<bool>,
    /// `openWorldHint`: does it reach out to things beyond its server?
    pub open_world: Option<bool>,
}

impl Annotations {
    /// What the hints amount to.
    ///
    /// Read-only *and* destructive, both stated, contradict each other; the
    /// careful reading is a write.
    #[must_use]
    pub const fn effect(&self) -> Effect {
        match (self.read_only, self.destructive, self.idempotent) {
            (Some(true), Some(true), _) => Effect::Write,
            (Some(true), _, _) => Effect::ReadOnly,
            (_, _, Some(true)) => Effect::Idempotent,
            (Some(false), _, _) | (_, Some(_), _) | (_, _, Some(false)) => Effect::Write,
            (None, None, None) => Effect::Unknown,
        }
    }
}
