//! What the doctor says.

use std::io::{self, Write};

use aftercall::text::one_line;
use anstyle::{AnsiColor, Style};
use serde::Serialize;

use super::{Examined, Patient, State, Trouble};
use crate::clients::{Client, Machine};
use crate::commands::files::{Head, heading, json_line, shown_name};
use crate::config::standing::Reason;

/// A table for each file.
pub(super) fn text(out: &mut impl Write, examined: &[Examined]) -> io::Result<()> {
    let bad = AnsiColor::Red.on_default();
    for file in examined {
        heading(out, &file.place)?;
        let servers = match &file.servers {
            Ok(servers) if servers.is_empty() => {
                writeln!(out, "  no servers")?;
                continue;
            }
            Ok(servers) => servers,
            Err(why) => {
                writeln!(out, "  {bad}unreadable{bad:#}: {why}")?;
                continue;
            }
        };
        let rows: Vec<_> = servers.iter().map(row).collect();
        let width = |column: fn(&Row) -> &str| {
            rows.iter()
                .map(|row| column(row).chars().count())
                .max()
                .unwrap_or_default()
        };
        let (name, state) = (width(|row| &row.name), width(|row| row.state));
        for row in &rows {
            let style = if row.well { Style::new() } else { bad };
            let line = format!(
                "  {:name$}  {:state$}  {style}{}{style:#}",
                row.name, row.state, row.detail
            );
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    Ok(())
}

/// The clients that have no file.
pub(super) fn absent(
    out: &mut impl Write,
    machine: &Machine,
    examined: &[Examined],
) -> io::Result<()> {
    let mut absent: Vec<Client> = machine
        .places()
        .iter()
        .filter_map(|place| place.client)
        .collect();
    absent.dedup();
    absent.retain(|client| {
        !examined
            .iter()
            .any(|file| file.place.client == Some(*client))
    });
    let mut names: Vec<_> = absent.iter().map(|client| client.name()).collect();
    names.sort_unstable();
    names.dedup();
    if names.is_empty() {
        return Ok(());
    }
    writeln!(out, "Not found: {}.", names.join(", "))
}

/// What would tell more.
pub(super) fn hint(out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "No server was started; with --start each is asked for its tools."
    )
}

/// One line for machines, for each file.
pub(super) fn json(out: &mut impl Write, examined: &[Examined]) -> io::Result<()> {
    for file in examined {
        let line = File {
            head: Head::new(&file.place),
            error: file.servers.as_ref().err(),
            servers: file.servers.iter().flatten().map(Server::new).collect(),
        };
        json_line(out, &line)?;
    }
    Ok(())
}

struct Row {
    name: String,
    state: &'static str,
    detail: String,
    well: bool,
}

fn row(server: &Patient) -> Row {
    let detail = match (&server.answer, &server.problem, &server.state) {
        (Some(Ok(found)), ..) => {
            let plural = if found.tools == 1 { "" } else { "s" };
            let took = found.took.as_millis();
            format!("MCP {}, {} tool{plural}, {took} ms", found.era, found.tools)
        }
        (Some(Err(trouble)), _, state) => told(trouble, state),
        (None, Some(problem), _) => problem.clone(),
        (None, None, State::LeftAlone(Reason::Disabled)) => String::new(),
        (None, None, State::LeftAlone(reason)) => reason.to_string(),
        (None, None, State::Wrapped | State::Direct | State::Remote { .. }) => {
            let why = server.unchecked.as_deref();
            why.map_or_else(String::new, |why| format!("not checked: {why}"))
        }
    };
    Row {
        name: shown_name(&server.name, server.project.as_deref()),
        state: state(server),
        detail: one_line(&detail).into_owned(),
        well: server.is_well(),
    }
}

/// What an answer means that was none.
fn told(trouble: &Trouble, state: &State) -> String {
    match (trouble, state) {
        (Trouble::Login(_), State::Remote { is_open: true }) => {
            "wants a login, which only its client can do: leave it unwrapped".to_owned()
        }
        (Trouble::Login(why), State::Wrapped) => format!(
            "{why} If the login is one in the browser, `aftercall unwrap --only` gives the server \
             back to its client."
        ),
        (Trouble::Login(why) | Trouble::Other(why), _) => why.clone(),
    }
}

const fn state(server: &Patient) -> &'static str {
    match &server.state {
        State::Wrapped => "wrapped",
        State::Direct => "direct",
        State::Remote { .. } => "remote",
        State::LeftAlone(reason) if reason.is_remote() => "remote",
        State::LeftAlone(Reason::Disabled) => "disabled",
        State::LeftAlone(_) => "left alone",
    }
}

#[derive(Serialize)]
struct File<'a> {
    #[serde(flatten)]
    head: Head,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a String>,
    servers: Vec<Server<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Server<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    project: Option<&'a str>,
    /// `wrapped`, `direct`, `remote`, or why it is none of these.
    state: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<&'a str>,
    /// Why only its client can start it.
    #[serde(skip_serializing_if = "Option::is_none")]
    unchecked: Option<&'a str>,
    /// Absent if it was not started.
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<bool>,
    /// It is there, and does not know who calls.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    wants_login: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    protocol: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tools: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    took_ms: Option<u128>,
}

impl<'a> Server<'a> {
    fn new(server: &'a Patient) -> Self {
        let answer = server.answer.as_ref();
        let found = answer.and_then(|answer| answer.as_ref().ok());
        let failed = answer.and_then(|answer| answer.as_ref().err());
        Self {
            name: &server.name,
            project: server.project.as_deref(),
            state: match &server.state {
                State::Wrapped => "wrapped",
                State::Direct => "direct",
                State::Remote { .. } => "remote",
                State::LeftAlone(reason) => reason.id(),
            },
            problem: failed.map(Trouble::words).or(server.problem.as_deref()),
            unchecked: server.unchecked.as_deref(),
            answers: answer.map(Result::is_ok),
            wants_login: matches!(failed, Some(Trouble::Login(_))),
            protocol: found.map(|found| found.era.as_str()),
            tools: found.map(|found| found.tools),
            took_ms: found.map(|found| found.took.as_millis()),
        }
    }
}
