//! The switches of rewriting.

use aftercall::wire::Structured;

/// What may be rewritten, and how far.
///
/// ```
/// use aftercall_proxy::rewrite::{Options, UnflaggedMode};
///
/// let careful = Options { unflagged: UnflaggedMode::Annotate, ..Options::default() };
/// assert_ne!(careful, Options::default());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::exhaustive_structs,
    reason = "built by literal from the command line"
)]
pub struct Options {
    /// What to do about a failure without the flag.
    pub unflagged: UnflaggedMode,
    /// What to do about a JSON-RPC error that answers a tool call.
    pub protocol_errors: ProtocolErrors,
    /// When an error carries `structuredContent`.
    pub structured: Structured,
}

/// What to do about a failure without the flag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "each is a value of a switch")]
pub enum UnflaggedMode {
    /// Set the flag where the structure leaves no doubt; note the rest.
    #[default]
    Flip,
    /// Never set the flag; note in `_meta` what is seen.
    Annotate,
    /// Touch nothing.
    Leave,
}

/// What to do about a JSON-RPC error that answers a tool call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "each is a value of a switch")]
pub enum ProtocolErrors {
    /// Make it a failed result: models rarely see protocol errors, and several
    /// hosts run the call again on them.
    #[default]
    Convert,
    /// Leave it.
    Keep,
}
