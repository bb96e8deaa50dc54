//! The binary `aftercall`: the only part of the project that prints and that
//! chooses exit codes.
//!
//! Exit codes: 0 it did what was asked, 1 it did and found something wrong,
//! 2 it could not do what was asked (the reason is on standard error, with
//! what to do about it).

use std::process::ExitCode;

use clap::Parser;

mod commands;

use commands::Command;

/// When an AI agent's tool call fails, what comes back must say what happened
/// and what to do next.
#[derive(Debug, Parser)]
#[command(name = "aftercall", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// Why a command could not do what was asked, in words that say what to do.
pub(crate) type Failed = Box<dyn core::error::Error + Send + Sync>;

fn main() -> ExitCode {
    match Cli::parse().command.run() {
        Ok(code) => code,
        Err(failed) => {
            anstream::eprintln!("aftercall: {failed}");
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Cli;

    #[test]
    fn the_command_line_holds_together() {
        Cli::command().debug_assert();
    }
}
