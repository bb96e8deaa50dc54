//! What would become of a whole file.
//!
//! Pure: text in, text out. Before a change is offered, its way back is tried;
//! a file that would not come back byte for byte is not touched.

use super::edit::{self, Splice};
use super::hide::hide;
use super::servers::{self, Route, Server};
use super::standing::{Reason, Standing};
use super::{Fault, Format, read};

/// What to do.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Direction<'a> {
    /// Put this command, unquoted, in front.
    Wrap(&'a str),
    Unwrap,
}

/// What would become of a file.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) text: String,
    pub(crate) servers: Vec<Row>,
    /// The text before and after, as it may be shown.
    pub(crate) shown: (String, String),
}

/// What would become of one server.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) project: Option<String>,
    pub(crate) is_remote: bool,
    /// Why it stays as it is; `None` if it does not.
    pub(crate) left_alone: Option<Reason>,
}

/// Why there is no plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unplanned {
    Unreadable(Fault),
    /// It has none of the keys that servers stand below.
    NoServers,
    /// The change would not come back as it was.
    NoWayBack,
}

/// Looks at every server below `routes`, and changes those that `only` admits
/// (all, if it is empty).
pub(crate) fn plan(
    text: &str,
    format: Format,
    routes: &[Route],
    direction: Direction<'_>,
    only: &[String],
) -> Result<Plan, Unplanned> {
    let Some(root) = read(text, format).map_err(Unplanned::Unreadable)? else {
        return Err(Unplanned::NoServers);
    };
    let found = servers::find(&root, routes).ok_or(Unplanned::NoServers)?;
    let mut splices = Vec::new();
    let mut rows = Vec::with_capacity(found.len());
    for server in &found {
        let standing = server.standing();
        let is_named = only.iter().any(|name| name == server.name);
        let changed = if only.is_empty() || is_named {
            change(text, &standing, direction, is_named)
        } else {
            Err(Reason::NotAskedFor)
        };
        rows.push(Row {
            name: server.name.to_owned(),
            project: server.project.map(ToOwned::to_owned),
            is_remote: matches!(standing, Standing::Remote(_) | Standing::Fronted(_)),
            left_alone: changed.as_ref().err().cloned(),
        });
        splices.extend(changed.unwrap_or_default());
    }
    let changed = edit::apply(text, splices);
    let after = read(&changed, format)
        .ok()
        .flatten()
        .ok_or(Unplanned::NoWayBack)?;
    let again = servers::find(&after, routes).ok_or(Unplanned::NoWayBack)?;
    if !comes_back(text, &changed, &rows, &again, direction) {
        return Err(Unplanned::NoWayBack);
    }
    Ok(Plan {
        shown: (hide(text, &root), hide(&changed, &after)),
        text: changed,
        servers: rows,
    })
}

fn change(
    text: &str,
    standing: &Standing<'_>,
    direction: Direction<'_>,
    is_named: bool,
) -> Result<Vec<Splice>, Reason> {
    match (standing, direction) {
        (Standing::LeftAlone(reason), _) => Err(reason.clone()),
        (Standing::Direct(direct), Direction::Wrap(command)) => {
            Ok(edit::wrap(text, direct, &quoted(command)))
        }
        (Standing::Remote(remote), Direction::Wrap(_)) if remote.may_need_login() && !is_named => {
            Err(Reason::MayNeedLogin)
        }
        (Standing::Remote(remote), Direction::Wrap(command)) => {
            edit::front(text, remote, &quoted(command))
        }
        (Standing::Direct(_) | Standing::Remote(_), Direction::Unwrap) => Err(Reason::NotWrapped),
        (Standing::Wrapped(_) | Standing::Fronted(_), Direction::Wrap(_)) => {
            Err(Reason::AlreadyWrapped)
        }
        (Standing::Wrapped(wrapped), Direction::Unwrap) => Ok(edit::unwrap(text, wrapped)),
        (Standing::Fronted(fronted), Direction::Unwrap) => edit::unfront(text, fronted),
    }
}

/// Whether the other direction leads back to where we came from; for
/// [`Direction::Unwrap`], whose other direction may write another command,
/// whether the same servers are there.
fn comes_back(
    before: &str,
    after: &str,
    rows: &[Row],
    again: &[Server<'_>],
    direction: Direction<'_>,
) -> bool {
    let same = rows.len() == again.len()
        && rows
            .iter()
            .zip(again)
            .all(|(row, server)| row.name == server.name);
    match direction {
        Direction::Unwrap => same,
        Direction::Wrap(_) => {
            let changed = rows
                .iter()
                .zip(again)
                .filter(|(row, _)| row.left_alone.is_none());
            let back = changed
                .map(|(_, server)| change(after, &server.standing(), Direction::Unwrap, true));
            match back.collect::<Result<Vec<_>, _>>() {
                Ok(splices) => same && edit::apply(after, splices.concat()) == before,
                Err(_) => false,
            }
        }
    }
}

/// As JSON and TOML both quote it.
fn quoted(command: &str) -> String {
    serde_json::Value::from(command).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::servers::{MCP_SERVERS, TABLES};

    fn wrapped(text: &str) -> String {
        let format = if text.starts_with('{') {
            Format::Json
        } else {
            Format::Toml
        };
        let direction = Direction::Wrap("aftercall");
        plan(text, format, &[MCP_SERVERS, TABLES], direction, &[])
            .expect("a plan")
            .text
    }

    #[test]
    fn new_elements_stand_as_the_old_ones_do() {
        for (entry, expected) in [
            (
                r#""command": "npx", "args": ["-y", "x"]"#,
                r#""command": "aftercall", "args": ["proxy", "--", "npx", "-y", "x"]"#,
            ),
            (
                r#""args":["-y","x"],"command":"npx""#,
                r#""args":["proxy","--","npx","-y","x"],"command":"aftercall""#,
            ),
            (
                "\"command\": \"npx\",\r\n\t\"args\": [\r\n\t\t\"-y\"\r\n\t]",
                "\"command\": \"aftercall\",\r\n\t\"args\": [\r\n\t\t\"proxy\",\r\n\t\t\"--\",\r\n\t\t\"npx\",\r\n\t\t\"-y\"\r\n\t]",
            ),
            (
                r#""command": "npx", "args": [ /* none */ ]"#,
                r#""command": "aftercall", "args": ["proxy", "--", "npx" /* none */ ]"#,
            ),
            (
                r#""command": "C:\\a b\\x.exe""#,
                r#""command": "aftercall", "args": ["proxy","--","C:\\a b\\x.exe"]"#,
            ),
            (
                "\n  \"command\" : \"x\", // why\n  \"env\": {}\n",
                "\n  \"command\" : \"aftercall\",\n  \"args\" : [\"proxy\",\"--\",\"x\"], // why\n  \"env\": {}\n",
            ),
        ] {
            assert_eq!(
                wrapped(&format!("{{\"mcpServers\": {{\"a\": {{{entry}}}}}}}")),
                format!("{{\"mcpServers\": {{\"a\": {{{expected}}}}}}}")
            );
        }
    }

    #[test]
    fn toml_keeps_its_ways_of_writing() {
        for (text, expected) in [
            (
                "[mcp_servers.a]\ncommand = 'npx' # why\nenv = {}\n",
                "[mcp_servers.a]\ncommand = \"aftercall\" # why\nargs = [\"proxy\",\"--\",'npx']\nenv = {}\n",
            ),
            (
                "mcp_servers.a.command = \"x\"",
                "mcp_servers.a.command = \"aftercall\"\nmcp_servers.a.args = [\"proxy\",\"--\",\"x\"]",
            ),
            (
                "[mcp_servers]\na = { command = \"x\" }\r\n",
                "[mcp_servers]\na = { command = \"aftercall\", args = [\"proxy\",\"--\",\"x\"] }\r\n",
            ),
            (
                "mcp_servers.a = {command=\"x\", args=['y']}",
                "mcp_servers.a = {command=\"aftercall\", args=[\"proxy\", \"--\", \"x\", 'y']}",
            ),
        ] {
            assert_eq!(wrapped(text), expected);
        }
    }

    #[test]
    fn meaning_comes_back_from_a_list_that_somebody_rewrote() {
        for (entry, expected) in [
            (
                r#""args": ["proxy","--timeout","9s","--","x"]"#,
                r#""args": []"#,
            ),
            (r#""args": [ "proxy", "--", "x", ]"#, r#""args": [  ]"#),
            (
                r#""args": ["proxy", "--", "x" /* , */ ]"#,
                r#""args": [ /* , */ ]"#,
            ),
            (
                r#""args": ["proxy", "--", "x" /* , */, ]"#,
                r#""args": [ /* , */ ]"#,
            ),
            (
                r#""args": ["proxy", /* a */ "--", "x", /* b */ "y"]"#,
                r#""args": ["y"]"#,
            ),
            // Not where we wrote it.
            (
                r#""env": {}, "args": ["proxy","--","x"]"#,
                r#""env": {}, "args": []"#,
            ),
        ] {
            let text = format!(r#"{{"mcpServers": {{"a": {{"command": "aftercall", {entry}}}}}}}"#);
            let back = plan(&text, Format::Json, &[MCP_SERVERS], Direction::Unwrap, &[]);
            assert_eq!(
                back.expect("a plan").text,
                format!(r#"{{"mcpServers": {{"a": {{"command": "x", {expected}}}}}}}"#)
            );
        }
    }

    #[test]
    fn only_what_is_named_is_changed() {
        let text = r#"{"mcpServers": {"a": {"command": "x"}, "b": {"command": "y"}}}"#;
        let only = ["b".to_owned()];
        let plan = plan(
            text,
            Format::Json,
            &[MCP_SERVERS],
            Direction::Wrap("aftercall"),
            &only,
        )
        .expect("a plan");
        let left: Vec<_> = plan
            .servers
            .iter()
            .map(|row| row.left_alone.clone())
            .collect();
        assert_eq!(left, [Some(Reason::NotAskedFor), None]);
        assert!(
            plan.text
                .starts_with(r#"{"mcpServers": {"a": {"command": "x"}, "b""#)
        );
    }

    #[test]
    fn a_file_without_servers_says_so() {
        for text in [
            "",
            "{}",
            "[]",
            "null",
            r#"{"mcpServers": null}"#,
            r#"{"mcpServers": []}"#,
        ] {
            let planned = plan(text, Format::Json, &[MCP_SERVERS], Direction::Unwrap, &[]);
            assert_eq!(planned.err(), Some(Unplanned::NoServers), "{text}");
        }
        let empty = plan(
            r#"{"mcpServers": {}}"#,
            Format::Json,
            &[MCP_SERVERS],
            Direction::Unwrap,
            &[],
        );
        assert!(empty.expect("a plan").servers.is_empty());
    }
}
