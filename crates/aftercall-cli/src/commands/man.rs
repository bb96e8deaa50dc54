//! `aftercall man`: the manual page of the program, or of one command.

use std::io::Write;

use clap::CommandFactory;
use clap_mangen::Man;

use crate::Cli;
use crate::exit::{ExitStatus, Failed};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The command; without one, the program as a whole
    command: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<ExitStatus, Failed> {
    let mut program = Cli::command();
    // Gives the commands their full names, and the page its `aftercall-wrap(1)`.
    program.build();
    let command = match &args.command {
        None => program,
        Some(name) => {
            let found = program.find_subcommand(name).cloned();
            let known: Vec<_> = program
                .get_subcommands()
                .map(clap::Command::get_name)
                .collect();
            found.ok_or_else(|| {
                format!(
                    "there is no command `{name}`; there are {}",
                    known.join(", ")
                )
            })?
        }
    };
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    std::io::stdout().write_all(&page)?;
    Ok(ExitStatus::Clean)
}
