//! What the doctor says.

use std::io::{self, Write};

use aftercall::text::one_line;
use anstyle::{AnsiColor, Style};
use serde::Serialize;

use super::{Examined, Patient, State};
use crate::clients::{Client, Machine};
use crate::config::standing::Reason;

/// A table for each file.
pub(super) fn text(out: &mut impl Write, examined: &[Examined]) -> io::Result<()> {
    let bold = Style::new().bold();
    let bad = AnsiColor::Red.on_default();
    for file in examined {
        let client = file
            .place
            .client
            .map_or_else(String::new, |it| format!(" ({})", it.name()));
        let path = file.place.path.to_string_lossy();
        writeln!(out, "{bold}{}{bold:#}{client}", one_line(&path))?;
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
            file: file.place.path.display().to_string(),
            client: file.place.client.map(Client::name),
            error: file.servers.as_ref().err(),
            servers: file.servers.iter().flatten().map(Server::new).collect(),
        };
        serde_json::to_writer(&mut *out, &line)?;
        writeln!(out)?;
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
    let project = server
        .project
        .as_deref()
        .map_or_else(String::new, |it| format!(" in {it}"));
    let detail = match (&server.answer, &server.problem, &server.state) {
        (Some(Ok(found)), ..) => {
            let plural = if found.tools == 1 { "" } else { "s" };
            let took = found.took.as_millis();
            format!("MCP {}, {} tool{plural}, {took} ms", found.era, found.tools)
        }
        (Some(Err(why)), ..) => why.clone(),
        (None, Some(problem), _) => problem.clone(),
        (None, None, State::LeftAlone(Reason::Remote)) => "not checked".to_owned(),
        (None, None, State::LeftAlone(reason)) if state(server) == "left alone" => {
            reason.to_string()
        }
        (None, None, _) => String::new(),
    };
    Row {
        name: one_line(&format!("{}{project}", server.name)).into_owned(),
        state: state(server),
        detail: one_line(&detail).into_owned(),
        well: server.problem.is_none() && !matches!(server.answer, Some(Err(_))),
    }
}

const fn state(server: &Patient) -> &'static str {
    match &server.state {
        State::Wrapped => "wrapped",
        State::Direct => "direct",
        State::LeftAlone(Reason::Remote) => "remote",
        State::LeftAlone(Reason::Disabled) => "disabled",
        State::LeftAlone(_) => "left alone",
    }
}

#[derive(Serialize)]
struct File<'a> {
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    client: Option<&'static str>,
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
    /// `wrapped`, `direct`, or why it is neither.
    state: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<&'a str>,
    /// Absent if it was not started.
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<bool>,
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
                State::LeftAlone(reason) => reason.id(),
            },
            problem: failed.or(server.problem.as_ref()).map(String::as_str),
            answers: answer.map(Result::is_ok),
            protocol: found.map(|found| found.era.as_str()),
            tools: found.map(|found| found.tools),
            took_ms: found.map(|found| found.took.as_millis()),
        }
    }
}
