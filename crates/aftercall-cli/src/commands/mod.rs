//! The commands, a module each.

use clap::Subcommand;

use crate::exit::{ExitStatus, Failed};

mod classify;
#[cfg(feature = "demo")]
mod demo;
mod evaluate;
mod explain;
mod judge;
#[cfg(feature = "demo")]
mod orderdesk;
mod proxy;

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Each kind of failed tool call, before and after.
    #[cfg(feature = "demo")]
    Demo(demo::Args),
    /// Stand in front of any MCP server on standard input and output.
    ///
    /// What the server says goes through byte for byte, except for failed tool
    /// calls. A server that dies or does not answer is answered for.
    Proxy(proxy::Args),
    /// What one failure is, why, and what to do next.
    Explain(explain::Args),
    /// Observations in, verdicts out: a JSON object a line.
    Classify(classify::Args),
    /// How right the classifier is on a labelled corpus.
    Evaluate(evaluate::Args),
    /// An MCP server to try things on: an order desk whose faults are real.
    #[cfg(feature = "demo")]
    Orderdesk(orderdesk::Args),
}

impl Command {
    pub(crate) fn run(self) -> Result<ExitStatus, Failed> {
        match self {
            Self::Proxy(args) => proxy::run(args),
            Self::Explain(args) => explain::run(&args),
            Self::Classify(args) => classify::run(&args),
            Self::Evaluate(args) => evaluate::run(&args),
            #[cfg(feature = "demo")]
            Self::Demo(args) => demo::run(&args),
            #[cfg(feature = "demo")]
            Self::Orderdesk(args) => orderdesk::run(args),
        }
    }
}
