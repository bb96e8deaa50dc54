//! The binary `aftercall`: the only part of the project that prints and that
//! chooses exit codes.

use std::io::Write;

use clap::Parser;

mod clients;
mod commands;
mod config;
mod exit;
mod settings;

use commands::Command;
use exit::ExitStatus;

const EXAMPLES: &str = "\
Examples:
  aftercall explain 'HTTP 429 Too Many Requests. Retry after 7 seconds'
  aftercall wrap --dry-run
  aftercall proxy -- npx -y @modelcontextprotocol/server-filesystem ~/notes

Exit codes: 0 clean, 1 findings, 2 the job could not be done.";

/// When an AI agent's tool call fails, what comes back must say what happened
/// and what to do next.
#[derive(Debug, Parser)]
#[command(name = "aftercall", version, max_term_width = 100, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitStatus {
    match Cli::parse().command.run() {
        Ok(status) => status,
        // Whoever read our output has seen enough (`aftercall … | head`).
        Err(failed) if exit::is_broken_pipe(&*failed) => ExitStatus::Clean,
        Err(failed) => {
            // Without standard error there is nobody left to tell.
            let _ = writeln!(anstream::stderr(), "aftercall: {failed}");
            ExitStatus::Failed
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
