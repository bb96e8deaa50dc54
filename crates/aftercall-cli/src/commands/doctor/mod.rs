//! `aftercall doctor`: which clients there are, what stands behind the proxy,
//! and whether it works.
//!
//! Servers are started only with `--start`: they are whatever the user
//! configured, may download half a gigabyte, open a browser or bill somebody,
//! and looking must not do that; nor are remote ones called. Without it, what can be known from outside is
//! checked: the file can be parsed, and the programs are there.

use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use super::files::{self, Format};
use crate::clients::{Machine, Place};
use crate::config::servers::{self, Server};
use crate::config::standing::{Reason, Standing};
use crate::exit::{ExitStatus, Failed};

mod launch;
mod probe;
mod report;
mod talk;

use launch::Launch;
use probe::{Found, Trouble};

/// How many servers are started at a time.
const TOGETHER: usize = 8;

/// Looks at the clients' configuration, and with --start at the servers.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Configuration files; without any, all that are known and there
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Start each server as its file says, or call it if it is remote; ask for its
    /// tools, and end it
    #[arg(long)]
    start: bool,

    /// Only the server of this name; may be given several times
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,

    /// How long a server may take to list its tools, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 30, requires = "start",
          value_parser = clap::value_parser!(u64).range(1..=3600))]
    within: u64,

    /// How to write the report
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// What was found in one file.
struct Examined {
    place: Place,
    /// `Err` says why it can't be read.
    servers: Result<Vec<Patient>, String>,
}

/// What was found of one server.
struct Patient {
    name: String,
    project: Option<String>,
    state: State,
    /// What stands in the way, as far as can be seen from outside.
    problem: Option<String>,
    /// Why only its client can start it, which is no fault.
    unchecked: Option<String>,
    /// What it said when it was started.
    answer: Option<Result<Found, Trouble>>,
    launch: Option<Launch>,
}

enum State {
    Wrapped,
    Direct,
    Remote {
        /// It may be one whose client logs in.
        is_open: bool,
    },
    LeftAlone(Reason),
}

impl Examined {
    fn is_well(&self) -> bool {
        self.servers
            .as_ref()
            .is_ok_and(|servers| servers.iter().all(Patient::is_well))
    }
}

impl Patient {
    fn is_well(&self) -> bool {
        self.problem.is_none()
            && match &self.answer {
                None | Some(Ok(_)) => true,
                Some(Err(Trouble::Login(_))) => {
                    matches!(self.state, State::Remote { is_open: true })
                }
                Some(Err(Trouble::Other(_))) => false,
            }
    }
}

pub(crate) fn run(args: &Args) -> Result<ExitStatus, Failed> {
    let machine = Machine::this();
    let mut examined: Vec<_> = files::places(&args.files, &machine)
        .into_iter()
        .map(|place| examine(place, &args.only))
        .collect();
    if !args.only.is_empty()
        && !examined
            .iter()
            .any(|it| it.servers.as_ref().is_ok_and(|them| !them.is_empty()))
    {
        return Err(format!("there is no server `{}`", args.only.join("` or `")).into());
    }
    if args.start {
        start(&mut examined, Duration::from_secs(args.within));
    }
    let mut out = anstream::stdout();
    match args.format {
        Format::Json => report::json(&mut out, &examined)?,
        Format::Text => {
            report::text(&mut out, &examined)?;
            if args.files.is_empty() {
                report::absent(&mut out, &machine, &examined)?;
            }
            if !args.start && examined.iter().any(has_launch) {
                report::hint(&mut out)?;
            }
        }
    }
    Ok(if examined.iter().all(Examined::is_well) {
        ExitStatus::Clean
    } else {
        ExitStatus::Findings
    })
}

fn has_launch(examined: &Examined) -> bool {
    let servers = examined.servers.as_ref();
    servers.is_ok_and(|servers| servers.iter().any(|server| server.launch.is_some()))
}

fn examine(place: Place, only: &[String]) -> Examined {
    let servers = std::fs::read(&place.path)
        .map_err(|error| format!("can't read it: {error}"))
        .and_then(|bytes| patients(&place, &bytes, only));
    Examined { place, servers }
}

fn patients(place: &Place, bytes: &[u8], only: &[String]) -> Result<Vec<Patient>, String> {
    let text = crate::config::text(bytes).map_err(|fault| fault.to_string())?;
    let root = crate::config::read(text, place.format()).map_err(|fault| fault.to_string())?;
    let found = root
        .as_ref()
        .and_then(|root| servers::find(root, place.routes()));
    Ok(found
        .unwrap_or_default()
        .iter()
        .filter(|server| only.is_empty() || only.iter().any(|name| name == server.name))
        .map(patient)
        .collect())
}

fn patient(server: &Server<'_>) -> Patient {
    let standing = server.standing();
    let launch = Launch::new(&standing, server.project);
    let problem = match (&launch, &standing) {
        (Some(Ok(launch)), _) => launch.missing(),
        (None, Standing::LeftAlone(reason)) => is_mistake(reason).then(|| reason.to_string()),
        (Some(Err(_)) | None, _) => None,
    };
    let (launch, unchecked) = match launch {
        Some(Ok(launch)) => (Some(launch), None),
        Some(Err(why)) => (None, Some(why)),
        None => (None, None),
    };
    Patient {
        name: server.name.to_owned(),
        project: server.project.map(ToOwned::to_owned),
        state: match standing {
            Standing::Wrapped(_) | Standing::Fronted(_) => State::Wrapped,
            Standing::Direct(_) => State::Direct,
            Standing::Remote(remote) => State::Remote {
                is_open: !remote.shows_credentials(),
            },
            Standing::LeftAlone(reason) => State::LeftAlone(reason),
        },
        launch: launch.filter(|_| problem.is_none()),
        problem,
        unchecked,
        answer: None,
    }
}

/// Whether a client will stumble over it too.
const fn is_mistake(reason: &Reason) -> bool {
    match reason {
        Reason::Twice(_)
        | Reason::WrongType(..)
        | Reason::Url(_)
        | Reason::Both(..)
        | Reason::Altered(_) => true,
        Reason::NotAskedFor
        | Reason::AlreadyWrapped
        | Reason::NotWrapped
        | Reason::Itself
        | Reason::MayNeedLogin
        | Reason::ClientOnly(_)
        | Reason::Sse
        | Reason::Transport(_)
        | Reason::Spelling(_)
        | Reason::Disabled
        | Reason::NoCommand
        | Reason::CommandLine
        | Reason::Tilde
        | Reason::NoRoomForArguments => false,
    }
}

fn start(examined: &mut [Examined], limit: Duration) {
    let mut waiting: Vec<_> = examined
        .iter_mut()
        .filter_map(|file| file.servers.as_mut().ok())
        .flatten()
        .filter(|server| server.launch.is_some())
        .collect();
    for some in waiting.chunks_mut(TOGETHER) {
        thread::scope(|scope| {
            for server in some {
                scope.spawn(move || {
                    server.answer = server.launch.as_ref().map(|it| probe::probe(it, limit));
                });
            }
        });
    }
}
