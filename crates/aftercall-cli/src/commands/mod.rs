//! The commands, a module each.

use std::process::ExitCode;

use clap::Subcommand;

use crate::Failed;

#[cfg(feature = "demo")]
mod orderdesk;

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// An MCP server to try things on: an order desk whose faults are real.
    #[cfg(feature = "demo")]
    Orderdesk(orderdesk::Args),
}

impl Command {
    pub(crate) fn run(self) -> Result<ExitCode, Failed> {
        match self {
            #[cfg(feature = "demo")]
            Self::Orderdesk(args) => orderdesk::run(args),
        }
    }
}
