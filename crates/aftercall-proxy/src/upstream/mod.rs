//! What is known of the server behind the engine.
//!
//! The engine learns it, the rewriter reads it, drivers report it. None of the
//! three owns it, so it stands below all of them.

mod exit;
mod tools;

pub use exit::{Exit, How};
pub(crate) use tools::{Listing, Prints};
pub use tools::{ToolFacts, Toolbox};

/// What a failed request says of the server behind it.
#[expect(clippy::exhaustive_enums, reason = "it was reached, or it was not")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Something answered: the server is up.
    Reached,
    /// Nothing did. Several in a row, and calls are answered without being
    /// sent.
    Unreached,
}
