//! The switches with a handful of positions each.

use std::time::Duration;

/// How long a tool call may take before it is answered here.
#[expect(clippy::exhaustive_enums, reason = "an operator has these choices")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timeout {
    /// One second less than the host waits, where its name tells that.
    Host,
    /// This long, whatever the host is.
    After(Duration),
    /// For ever.
    Off,
}

/// Whether calls are sent again without being asked.
#[expect(clippy::exhaustive_enums, reason = "each is a value of a switch")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Retry {
    /// Never.
    Off,
    /// Where a second execution does no harm.
    #[default]
    Safe,
}

/// Whether arguments are checked against the tool's input schema.
#[expect(clippy::exhaustive_enums, reason = "each is a value of a switch")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Validate {
    /// Never.
    Off,
    /// After a failure that is about the arguments, or that nothing explains.
    #[default]
    OnFailure,
    /// Before a call is sent as well; one that does not fit is not sent.
    Strict,
}
