//! What the two commands say: a list, a unified diff, and what became of it.

use std::io::{self, Write};

use aftercall::text::{one_line, strip};
use anstyle::{AnsiColor, Style};
use serde::Serialize;
use similar::TextDiff;

use super::{Draft, Outcome, Verb};
use crate::clients::Client;
use crate::config::plan::Plan;
use crate::config::standing::Reason;

/// What would change, in front of the question.
pub(super) fn before(out: &mut impl Write, verb: Verb, draft: &Draft) -> io::Result<()> {
    let Ok(Some((_, plan))) = &draft.plan else {
        return Ok(());
    };
    let bold = Style::new().bold();
    let client = draft
        .place
        .client
        .map_or_else(String::new, |it| format!(" ({})", it.name()));
    writeln!(out, "{bold}{}{bold:#}{client}", shown_path(draft))?;
    for row in &plan.servers {
        let project = row
            .project
            .as_deref()
            .map_or_else(String::new, |it| format!(" in {it}"));
        let name = one_line(&format!("{}{project}", row.name)).into_owned();
        match &row.left_alone {
            None => writeln!(out, "  {:6}  {name}", verb.word())?,
            Some(reason) => writeln!(out, "  {:6}  {name}: {reason}", "leave")?,
        }
    }
    for line in diff(draft, plan).lines() {
        let style = match line.bytes().next() {
            Some(b'+') => AnsiColor::Green.on_default(),
            Some(b'-') => AnsiColor::Red.on_default(),
            Some(b'@') => AnsiColor::Cyan.on_default(),
            Some(_) | None => Style::new(),
        };
        writeln!(out, "{style}{line}{style:#}")?;
    }
    Ok(())
}

/// What became of it.
pub(super) fn after(out: &mut impl Write, draft: &Draft, outcome: &Outcome) -> io::Result<()> {
    match outcome {
        Outcome::NoServers => Ok(()),
        Outcome::Unchanged => writeln!(out, "  nothing to change"),
        Outcome::Pending => writeln!(out, "  not written"),
        Outcome::Refused => complain(
            draft,
            "not written: there is no terminal to ask on; say --yes to write, --dry-run to look",
        ),
        Outcome::Written { backup, kept } => {
            match backup {
                Some(backup) => writeln!(out, "  written; as it was: {}", backup.display())?,
                None => writeln!(out, "  written")?,
            }
            for path in kept {
                let path = path.display();
                writeln!(out, "  the backup {path} holds something else and was kept")?;
            }
            Ok(())
        }
        Outcome::Failed(why) => complain(draft, why),
    }
}

/// One line for machines.
pub(super) fn json(
    out: &mut impl Write,
    verb: Verb,
    draft: &Draft,
    outcome: &Outcome,
) -> io::Result<()> {
    let plan = draft
        .plan
        .as_ref()
        .ok()
        .and_then(Option::as_ref)
        .map(|(_, plan)| plan);
    let servers = plan.map_or(&[][..], |plan| &plan.servers);
    let row = Row {
        file: draft.place.path.display().to_string(),
        client: draft.place.client.map(Client::name),
        state: match outcome {
            Outcome::NoServers => "no_servers",
            Outcome::Unchanged => "unchanged",
            Outcome::Pending => "pending",
            Outcome::Refused => "refused",
            Outcome::Written { .. } => "written",
            Outcome::Failed(_) => "failed",
        },
        servers: servers
            .iter()
            .map(|row| Server {
                name: &row.name,
                project: row.project.as_deref(),
                action: row.left_alone.as_ref().map_or(verb.word(), |_| "leave"),
                reason: row.left_alone.as_ref().map(Reason::id),
                why: row.left_alone.as_ref().map(ToString::to_string),
            })
            .collect(),
        diff: plan
            .map(|plan| diff(draft, plan))
            .filter(|diff| !diff.is_empty()),
        backup: match outcome {
            Outcome::Written {
                backup: Some(backup),
                ..
            } => Some(backup.display().to_string()),
            _ => None,
        },
        error: match outcome {
            Outcome::Failed(why) => Some(why),
            _ => None,
        },
    };
    serde_json::to_writer(&mut *out, &row)?;
    writeln!(out)
}

#[derive(Serialize)]
struct Row<'a> {
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    client: Option<&'static str>,
    state: &'static str,
    servers: Vec<Server<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    diff: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    backup: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a str>,
}

#[derive(Serialize)]
struct Server<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    project: Option<&'a str>,
    action: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// Secrets are hidden already; a terminal's orders are taken out here.
fn diff(draft: &Draft, plan: &Plan) -> String {
    let path = shown_path(draft);
    let (old, new) = (strip(&plan.shown.0), strip(&plan.shown.1));
    TextDiff::from_lines(&*old, &*new)
        .unified_diff()
        .header(&path, &path)
        .to_string()
}

fn shown_path(draft: &Draft) -> String {
    one_line(&draft.place.path.to_string_lossy()).into_owned()
}

fn complain(draft: &Draft, why: &str) -> io::Result<()> {
    writeln!(io::stderr(), "aftercall: {}: {why}", shown_path(draft))
}
