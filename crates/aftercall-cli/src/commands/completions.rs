//! `aftercall completions`: from the same definition that parses the command
//! line, so that it can't fall behind.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Cli;
use crate::exit::{ExitStatus, Failed};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// For which shell
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Result<ExitStatus, Failed> {
    // The generator panics when its output fails; memory does not.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "aftercall", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(ExitStatus::Clean)
}
