//! `aftercall wrap` and `aftercall unwrap`: the proxy in front of the servers in
//! a client's configuration, and out of it again.
//!
//! Everything is planned before anything is written: a name that `--only`
//! spells wrong, or a file that can't be parsed, is known while the first file
//! is still as it was. Each file is then shown, asked about and replaced by
//! itself, so that one that can't be written does not hold up the others.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use super::files::{self, Format};
use crate::clients::{self, Machine, Place};
use crate::config::plan::{Direction, Plan, Unplanned, plan};
use crate::config::standing::is_aftercall;
use crate::exit::{ExitStatus, Failed};

mod file;
mod report;

use file::Original;

/// Puts `aftercall proxy` in front of each server that a client starts.
#[derive(Debug, clap::Args)]
pub(crate) struct WrapArgs {
    #[command(flatten)]
    shared: Shared,

    /// Write COMMAND instead of this program's own path (in a user's file) or
    /// `aftercall` (in a project's)
    #[arg(long, value_name = "COMMAND", value_parser = known_again)]
    command: Option<String>,
}

/// Takes it out again, byte for byte.
#[derive(Debug, clap::Args)]
pub(crate) struct UnwrapArgs {
    #[command(flatten)]
    shared: Shared,
}

#[derive(Debug, clap::Args)]
struct Shared {
    /// Configuration files; without any, all that are known and there
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Write without asking
    #[arg(long)]
    yes: bool,

    /// Only show what would change; exit code 1 if something would
    #[arg(long, conflicts_with = "yes")]
    dry_run: bool,

    /// Only the server of this name; may be given several times
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,

    /// How to write the report
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Which of the two commands it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Wrap,
    Unwrap,
}

impl Verb {
    const fn word(self) -> &'static str {
        match self {
            Self::Wrap => "wrap",
            Self::Unwrap => "unwrap",
        }
    }
}

/// A file, before anything is written.
struct Draft {
    place: Place,
    /// `Err` says why there is none; `None` that the file holds no servers.
    plan: Result<Option<(Original, Plan)>, String>,
}

impl Draft {
    /// Whether a remote server is among those that would change.
    fn changes_remote(&self) -> bool {
        let plan = self.plan.iter().flatten();
        plan.flat_map(|(_, plan)| &plan.servers)
            .any(|row| row.is_remote && row.left_alone.is_none())
    }
}

/// What became of a file.
enum Outcome {
    NoServers,
    Unchanged,
    /// It would change, and was not to be (or a person said no).
    Pending,
    /// Nobody could be asked.
    Refused,
    Written {
        /// Where it is as it was.
        backup: Option<PathBuf>,
        /// Backups that hold something which the file no longer holds.
        kept: Vec<PathBuf>,
    },
    Failed(String),
}

impl Outcome {
    const fn status(&self) -> ExitStatus {
        match self {
            Self::NoServers | Self::Unchanged | Self::Written { .. } => ExitStatus::Clean,
            Self::Pending => ExitStatus::Findings,
            Self::Refused | Self::Failed(_) => ExitStatus::Failed,
        }
    }
}

pub(crate) fn wrap(args: &WrapArgs) -> Result<ExitStatus, Failed> {
    run(Verb::Wrap, &args.shared, args.command.as_deref())
}

pub(crate) fn unwrap(args: &UnwrapArgs) -> Result<ExitStatus, Failed> {
    run(Verb::Unwrap, &args.shared, None)
}

fn run(verb: Verb, args: &Shared, command: Option<&str>) -> Result<ExitStatus, Failed> {
    if args.format == Format::Json && !args.yes && !args.dry_run {
        return Err("with --format json nobody is asked: add --yes or --dry-run".into());
    }
    let machine = Machine::this();
    let places = files::places(&args.files, &machine);
    let mut out = anstream::stdout();
    if places.is_empty() && args.format == Format::Text {
        writeln!(
            out,
            "No client's configuration was found; give a FILE, or see `aftercall doctor`."
        )?;
    }
    let mut drafts = Vec::with_capacity(places.len());
    for place in places {
        drafts.push(draft(place, verb, args, command)?);
    }
    check_names(&args.only, &drafts)?;
    let mut status = ExitStatus::Clean;
    let (mut written, mut remote) = (false, false);
    for draft in drafts {
        if args.format == Format::Text {
            report::before(&mut out, verb, &draft)?;
        }
        let outcome = settle(verb, args, &draft)?;
        match args.format {
            Format::Text => report::after(&mut out, &draft, &outcome)?,
            Format::Json => report::json(&mut out, verb, &draft, &outcome)?,
        }
        status = status.max(outcome.status());
        if matches!(outcome, Outcome::Written { .. }) {
            written = true;
            remote |= verb == Verb::Wrap && draft.changes_remote();
        }
    }
    if written && args.format == Format::Text {
        writeln!(out, "Restart the clients that were running.")?;
        if remote {
            writeln!(
                out,
                "`aftercall doctor --start` tells whether the remote servers answer."
            )?;
        }
    }
    Ok(status)
}

fn draft(place: Place, verb: Verb, args: &Shared, command: Option<&str>) -> Result<Draft, Failed> {
    let own = match (verb, command) {
        (Verb::Wrap, Some(command)) => command.to_owned(),
        (Verb::Wrap, None) => clients::command(place.scope)?,
        (Verb::Unwrap, _) => String::new(),
    };
    let direction = match verb {
        Verb::Wrap => Direction::Wrap(&own),
        Verb::Unwrap => Direction::Unwrap,
    };
    let plan = Original::read(&place.path).and_then(|original| {
        let text = crate::config::text(&original.bytes).map_err(|fault| fault.to_string())?;
        match plan(text, place.format(), place.routes(), direction, &args.only) {
            Ok(plan) => Ok(Some((original, plan))),
            Err(Unplanned::Unreadable(fault)) => Err(format!("{fault}; it was left alone")),
            Err(Unplanned::NoServers) if args.files.is_empty() => Ok(None),
            Err(Unplanned::NoServers) => {
                let looked: Vec<_> = place.routes().iter().map(|it| it.keys.join(".")).collect();
                Err(format!(
                    "it holds no MCP servers: looked for `{}`",
                    looked.join("`, `")
                ))
            }
            Err(Unplanned::NoWayBack) => Err(
                "the change could not be taken back byte for byte, so it was left alone; \
                 this is a fault of aftercall, please report it with the shape of the file"
                    .to_owned(),
            ),
        }
    });
    Ok(Draft { place, plan })
}

fn check_names(only: &[String], drafts: &[Draft]) -> Result<(), Failed> {
    let mut names: Vec<&str> = drafts
        .iter()
        .filter_map(|draft| Some(&draft.plan.as_ref().ok()?.as_ref()?.1.servers))
        .flatten()
        .map(|row| row.name.as_str())
        .collect();
    names.sort_unstable();
    names.dedup();
    match only.iter().find(|name| !names.contains(&name.as_str())) {
        None => Ok(()),
        Some(name) if names.is_empty() => Err(format!("there is no server `{name}`").into()),
        Some(name) => {
            let names = aftercall::text::one_line(&names.join("`, `")).into_owned();
            Err(format!("there is no server `{name}`; there are `{names}`").into())
        }
    }
}

fn settle(verb: Verb, args: &Shared, draft: &Draft) -> Result<Outcome, Failed> {
    let (original, plan) = match &draft.plan {
        Err(why) => return Ok(Outcome::Failed(why.clone())),
        Ok(None) => return Ok(Outcome::NoServers),
        Ok(Some(ready)) => ready,
    };
    if plan.text.as_bytes() == original.bytes {
        return Ok(Outcome::Unchanged);
    }
    if args.dry_run {
        return Ok(Outcome::Pending);
    }
    if !args.yes {
        let stdin = io::stdin();
        if !(stdin.is_terminal() && io::stderr().is_terminal()) {
            return Ok(Outcome::Refused);
        }
        let path = draft.place.path.display();
        if !agreed(
            &format!("Write {path}?"),
            &mut io::stderr(),
            &mut stdin.lock(),
        )? {
            return Ok(Outcome::Pending);
        }
    }
    Ok(write(verb, draft, original, plan).unwrap_or_else(Outcome::Failed))
}

fn write(verb: Verb, draft: &Draft, original: &Original, plan: &Plan) -> Result<Outcome, String> {
    let backup = match verb {
        Verb::Wrap => Some(original.back_up()?),
        Verb::Unwrap => None,
    };
    original.replace(plan.text.as_bytes())?;
    let kept = match verb {
        Verb::Wrap => Vec::new(),
        Verb::Unwrap => drop_backups(draft, original, plan),
    };
    Ok(Outcome::Written { backup, kept })
}

/// Removes the backups that hold nothing that the file does not hold: out of the
/// proxy, they are the same. Returns the others.
fn drop_backups(draft: &Draft, original: &Original, now: &Plan) -> Vec<PathBuf> {
    let bare = |text: &str| {
        let (format, routes) = (draft.place.format(), draft.place.routes());
        plan(text, format, routes, Direction::Unwrap, &[]).map(|plan| plan.text)
    };
    let now = bare(&now.text);
    let mut kept = original.backups();
    kept.retain(|path| {
        let same = Original::read(path).is_ok_and(|backup| {
            crate::config::text(&backup.bytes).is_ok_and(|text| now.is_ok() && bare(text) == now)
        });
        !(same && std::fs::remove_file(path).is_ok())
    });
    kept
}

/// Whether a person said yes.
fn agreed(question: &str, ask: &mut impl Write, answers: &mut impl BufRead) -> io::Result<bool> {
    write!(ask, "{question} [y/N] ")?;
    ask.flush()?;
    let mut answer = String::new();
    answers.read_line(&mut answer)?;
    Ok(["y", "yes"].contains(&answer.trim().to_ascii_lowercase().as_str()))
}

/// `unwrap` knows the proxy by its name.
fn known_again(command: &str) -> Result<String, String> {
    if is_aftercall(command) {
        Ok(command.to_owned())
    } else {
        Err("its file name has to be `aftercall`, so that `unwrap` knows it again".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_clear_yes_is_one() {
        for (answer, expected) in [
            ("y\n", true),
            ("YES\r\n", true),
            ("n\n", false),
            ("\n", false),
            ("", false),
            ("yesterday\n", false),
        ] {
            let mut asked = Vec::new();
            let agreed = agreed("Write it?", &mut asked, &mut answer.as_bytes());
            assert_eq!(agreed.expect("memory"), expected, "{answer:?}");
            assert_eq!(asked, b"Write it? [y/N] ");
        }
    }

    #[test]
    fn a_command_that_unwrap_would_not_know_is_refused() {
        assert!(known_again("/opt/bin/aftercall").is_ok());
        assert!(known_again("wrapper").is_err());
    }
}
