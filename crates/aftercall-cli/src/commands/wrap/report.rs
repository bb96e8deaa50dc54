//! What the two commands say: a list, a unified diff, and what became of it.

use std::io::{self, Write};
use std::time::Duration;

use aftercall::text::strip;
use anstyle::{AnsiColor, Style};
use serde::Serialize;
use similar::TextDiff;

use super::{Draft, Outcome, Verb};
use crate::commands::files::{Head, heading, json_line, shown_name, shown_path};
use crate::config::plan::Plan;
use crate::config::standing::Reason;

/// How long the smallest diff is looked for, which takes the square of the
/// changes; after that, one that is larger and as true.
const DIFF_PATIENCE: Duration = Duration::from_millis(500);

/// What would change, in front of the question.
pub(super) fn before(out: &mut impl Write, verb: Verb, draft: &Draft) -> io::Result<()> {
    let Ok(Some((_, plan))) = &draft.plan else {
        return Ok(());
    };
    heading(out, &draft.place)?;
    for row in &plan.servers {
        let name = shown_name(&row.name, row.project.as_deref());
        match &row.left_alone {
            None => {
                let far = if row.is_remote { " (remote)" } else { "" };
                writeln!(out, "  {:6}  {name}{far}", verb.word())?;
            }
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
        head: Head::new(&draft.place),
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
    json_line(out, &row)
}

#[derive(Serialize)]
struct Row<'a> {
    #[serde(flatten)]
    head: Head,
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
    let path = shown_path(&draft.place);
    let (old, new) = (strip(&plan.shown.0), strip(&plan.shown.1));
    TextDiff::configure()
        .timeout(DIFF_PATIENCE)
        .diff_lines(&*old, &*new)
        .unified_diff()
        .header(&path, &path)
        .to_string()
}

fn complain(draft: &Draft, why: &str) -> io::Result<()> {
    writeln!(
        io::stderr(),
        "aftercall: {}: {why}",
        shown_path(&draft.place)
    )
}
