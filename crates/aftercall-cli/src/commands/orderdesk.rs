//! `aftercall orderdesk`: the reference server, on standard input and output.

use aftercall_orderdesk::{Ended, Face, Fault, Options, Role};
use std::path::PathBuf;

use crate::exit::{ExitStatus, Failed};

/// Put it behind the proxy to see what becomes of its failures:
///
///     aftercall proxy -- aftercall orderdesk --plain --fault busy
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Speak as most servers do: "Operation failed", errors without the flag,
    /// empty lists for outages.
    #[arg(long)]
    plain: bool,

    /// What is wrong with it; may be given several times. One of busy[=SECONDS],
    /// busy-sites[=SECONDS], slow[=SECONDS], rate-limit, lost-payout, crash.
    #[arg(long, value_name = "FAULT")]
    fault: Vec<Fault>,

    /// Act for finance, which may see the books.
    #[arg(long)]
    finance: bool,

    /// The database file, made and filled if it is not there, and beside it one
    /// for the stock of each site; without it, temporary ones that go with the
    /// desk.
    #[arg(long, value_name = "FILE")]
    db: Option<PathBuf>,

    /// Write every byte that goes to the client there too.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub(crate) fn run(args: Args) -> Result<ExitStatus, Failed> {
    let mut options = Options::default();
    if args.plain {
        options.face = Face::Plain;
    }
    if args.finance {
        options.role = Role::Finance;
    }
    options.faults = args.fault;
    options.db = args.db;
    match aftercall_orderdesk::run(options, args.record.as_deref())? {
        Ended::Closed => Ok(ExitStatus::Clean),
        Ended::Severed => Err("the order desk crashed, as --fault crash asked for".into()),
    }
}
