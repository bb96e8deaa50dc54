//! How a server stands towards the proxy.
//!
//! An entry is touched only if what it means is beyond doubt. Everything else
//! is left alone, with the reason in words: a person reads it, and nobody likes
//! a tool that skips something in silence.

use super::servers::Server;
use super::{Layout, Member, Node, Table, Value};

mod fronted;
mod reason;
mod remote;

pub(crate) use fronted::{Fronted, Upstream};
pub(crate) use reason::Reason;
pub(crate) use remote::{Remote, URL_VARIABLE, variable};

/// How a server stands towards the proxy.
#[derive(Clone, Debug)]
pub(crate) enum Standing<'n> {
    /// The client starts it itself.
    Direct(Direct<'n>),
    /// The client calls it at its URL.
    Remote(Remote<'n>),
    /// It is started, and stands behind the proxy.
    Wrapped(Wrapped<'n>),
    /// It is remote, and stands behind the proxy.
    Fronted(Fronted<'n>),
    /// It is none of our business.
    LeftAlone(Reason),
}

/// A server that the client starts.
#[derive(Clone, Debug)]
pub(crate) struct Direct<'n> {
    pub(crate) table: &'n Table,
    pub(crate) command: &'n Member,
    pub(crate) program: &'n str,
    /// Its arguments, if the entry says any.
    pub(crate) list: Option<(&'n Node, &'n [Node])>,
}

/// A table in an entry: `headers`, `env`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Section<'n> {
    pub(crate) member: &'n Member,
    pub(crate) table: &'n Table,
}

/// A server behind `aftercall proxy … -- COMMAND ARG…`.
#[derive(Clone, Debug)]
pub(crate) struct Wrapped<'n> {
    pub(crate) table: &'n Table,
    pub(crate) command: &'n Member,
    pub(crate) args: &'n Member,
    pub(crate) list: &'n [Node],
    /// Which of the list is the server's own command.
    pub(crate) inner: usize,
}

impl<'n> Server<'n> {
    pub(crate) fn standing(&self) -> Standing<'n> {
        match self.stand() {
            Ok(standing) => standing,
            Err(reason) => Standing::LeftAlone(reason),
        }
    }

    fn stand(&self) -> Result<Standing<'n>, Reason> {
        let Value::Table(table) = &self.node.value else {
            return Err(Reason::WrongType("the entry", self.node.value.kind()));
        };
        let command = only(table, "command")?;
        let args = only(table, "args")?;
        let Some(command) = command else {
            let remote = remote::remote(table, self.bare_url)?;
            return if is_disabled(table) {
                Err(Reason::Disabled)
            } else {
                Ok(Standing::Remote(remote))
            };
        };
        let Value::Text(program) = &command.node.value else {
            return Err(Reason::WrongType("`command`", command.node.value.kind()));
        };
        let list = args.map(texts).transpose()?;
        if is_aftercall(program) {
            let list = list.unwrap_or_default();
            if let Some(replaced) = fronted::replaced(list) {
                return fronted::fronted(table, command, args, &replaced).map(Standing::Fronted);
            }
            return wrapped(table, command, args, list).ok_or(Reason::Itself);
        }
        if let Some(url) = remote::url_key(table) {
            return Err(Reason::Both("command", url));
        }
        if is_disabled(table) {
            return Err(Reason::Disabled);
        }
        if is_command_line(program) {
            return Err(Reason::CommandLine);
        }
        if program.starts_with('~') {
            return Err(Reason::Tilde);
        }
        if args.is_none() && table.layout == Layout::DottedInline {
            return Err(Reason::NoRoomForArguments);
        }
        Ok(Standing::Direct(Direct {
            table,
            command,
            program,
            list: args.map(|args| &args.node).zip(list),
        }))
    }
}

/// The member of that name, which must not stand twice.
fn only<'n>(table: &'n Table, name: &'static str) -> Result<Option<&'n Member>, Reason> {
    let mut all = table.all(name);
    let first = all.next();
    if all.next().is_some() {
        return Err(Reason::Twice(name));
    }
    Ok(first)
}

fn texts(args: &Member) -> Result<&[Node], Reason> {
    let Value::List(list) = &args.node.value else {
        return Err(Reason::WrongType("`args`", args.node.value.kind()));
    };
    if list.iter().all(|node| matches!(node.value, Value::Text(_))) {
        Ok(list)
    } else {
        Err(Reason::WrongType(
            "`args`",
            "a list that holds something else than text",
        ))
    }
}

fn wrapped<'n>(
    table: &'n Table,
    command: &'n Member,
    args: Option<&'n Member>,
    list: &'n [Node],
) -> Option<Standing<'n>> {
    let is = |node: &Node, word: &str| matches!(&node.value, Value::Text(text) if text == word);
    if !list.first().is_some_and(|first| is(first, "proxy")) {
        return None;
    }
    // What a person added before it (`--timeout`, `30s`) goes with the proxy.
    let inner = list.iter().position(|node| is(node, "--"))? + 1;
    list.get(inner)?;
    Some(Standing::Wrapped(Wrapped {
        table,
        command,
        args: args?,
        list,
        inner,
    }))
}

/// Whether the command is this program, by its file name.
pub(crate) fn is_aftercall(command: &str) -> bool {
    let name = command.rsplit(['/', '\\']).next().unwrap_or_default();
    name == "aftercall" || name.eq_ignore_ascii_case("aftercall.exe")
}

/// `npx -y server` in one string. A blank in a path is no such thing.
fn is_command_line(program: &str) -> bool {
    program
        .split_once(char::is_whitespace)
        .is_some_and(|(first, _)| !first.contains(['/', '\\']))
}

fn is_disabled(table: &Table) -> bool {
    let is = |key, flag| {
        table
            .all(key)
            .any(|member| member.node.value == Value::Flag(flag))
    };
    is("disabled", true) || is("enabled", false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::servers::{MCP_SERVERS, find};
    use crate::config::{Format, read};

    fn standing(entry: &str) -> String {
        let text = format!("{{\"mcpServers\": {{\"it\": {entry}}}}}");
        let root = read(&text, Format::Json).expect("JSON").expect("a value");
        let servers = find(&root, &[MCP_SERVERS]).expect("servers");
        match servers[0].standing() {
            Standing::Direct(_) => "direct".to_owned(),
            Standing::Remote(remote) if remote.may_need_login() => "remote, may log in".to_owned(),
            Standing::Remote(_) => "remote".to_owned(),
            Standing::Wrapped(_) => "wrapped".to_owned(),
            Standing::Fronted(_) => "wrapped, remote".to_owned(),
            Standing::LeftAlone(reason) => reason.id().to_owned(),
        }
    }

    #[test]
    fn only_what_is_beyond_doubt_is_direct() {
        for (entry, expected) in [
            (r#"{"command": "npx"}"#, "direct"),
            (r#"{"command": "npx", "args": []}"#, "direct"),
            (
                r#"{"command": "cmd", "args": ["/c", "npx", "-y", "x"]}"#,
                "direct",
            ),
            (r#"{"command": "C:\\Program Files\\node.exe"}"#, "direct"),
            (r#"{"command": "/opt/My Tools/server"}"#, "direct"),
            (
                r#"{"command": "npx", "disabled": false, "enabled": true}"#,
                "direct",
            ),
            (r#"{"command": "npx -y x"}"#, "command_line"),
            (r#"{"command": "~/bin/x"}"#, "tilde"),
            (r#"{"command": "npx", "disabled": true}"#, "disabled"),
            (r#"{"command": "npx", "enabled": false}"#, "disabled"),
            (r#"{"source": "extension", "settings": {}}"#, "no_command"),
            (r#"{"command": null}"#, "wrong_type"),
            (r#"{"command": {"path": "x"}}"#, "wrong_type"),
            (r#"{"command": "x", "args": null}"#, "wrong_type"),
            (r#"{"command": "x", "args": [8080]}"#, "wrong_type"),
            (r#"{"command": "x", "command": "y"}"#, "duplicate_key"),
            ("null", "wrong_type"),
            ("[]", "wrong_type"),
        ] {
            assert_eq!(standing(entry), expected, "{entry}");
        }
    }

    #[test]
    fn a_remote_server_is_one_that_the_proxy_can_call() {
        for (entry, expected) in [
            (r#"{"url": "http://127.0.0.1:8000/mcp"}"#, "remote"),
            (
                r#"{"url": "https://a.example/mcp", "headers": {"X-Api-Key": "k"}}"#,
                "remote",
            ),
            (
                r#"{"type": "http", "httpUrl": "https://a.example/mcp?exaApiKey=k"}"#,
                "remote",
            ),
            (
                r#"{"url": "https://${HOST}/mcp", "headers": {"Authorization": "$TOKEN"}}"#,
                "remote",
            ),
            (
                r#"{"type": "http", "url": "https://a.example/mcp"}"#,
                "remote, may log in",
            ),
            (
                r#"{"url": "https://a.example/mcp", "headers": {"X-Team": "search"}}"#,
                "remote, may log in",
            ),
            (
                r#"{"serverUrl": "https://a.example/mcp", "headers": {"Authorization": ""}}"#,
                "remote, may log in",
            ),
            (r#"{"type": "sse", "url": "http://127.0.0.1/x"}"#, "sse"),
            (r#"{"transport": "sse", "url": "http://127.0.0.1"}"#, "sse"),
            (r#"{"url": "http://127.0.0.1/sse/?x=1"}"#, "sse"),
            (
                r#"{"type": "ws", "url": "ws://127.0.0.1"}"#,
                "unknown_transport",
            ),
            (r#"{"url": "http://127.0.0.1", "oauth": {}}"#, "client_only"),
            (
                r#"{"url": "http://127.0.0.1", "disabled": true}"#,
                "disabled",
            ),
            (r#"{"url": "a.example/mcp"}"#, "invalid_url"),
            (r#"{"url": "https://me:pw@a.example/mcp"}"#, "invalid_url"),
            (
                r#"{"url": "http://127.0.0.1", "httpUrl": "http://127.0.0.1"}"#,
                "contradiction",
            ),
            (
                r#"{"url": "http://127.0.0.1", "command": "x"}"#,
                "contradiction",
            ),
            (
                r#"{"url": "http://127.0.0.1", "headers": {"A B": "x"}}"#,
                "spelling",
            ),
            (r#"{"url": "http://${A:-${B}}/mcp"}"#, "spelling"),
            (
                r#"{"url": "http://127.0.0.1", "headers": {"X": 1}}"#,
                "wrong_type",
            ),
            (r#"{"url": 1}"#, "wrong_type"),
        ] {
            assert_eq!(standing(entry), expected, "{entry}");
        }
    }

    #[test]
    fn the_proxy_is_known_by_its_name_and_its_dashes() {
        for (entry, expected) in [
            (
                r#"{"command": "aftercall", "args": ["proxy", "--", "npx"]}"#,
                "wrapped",
            ),
            (
                r#"{"command": "/a/aftercall", "args": ["proxy", "--retry", "off", "--", "x", "--"]}"#,
                "wrapped",
            ),
            (
                r#"{"command": "aftercall", "args": ["proxy", "--", "x"], "disabled": true}"#,
                "wrapped",
            ),
            (
                r#"{"command": "aftercall", "args": ["proxy", "--upstream", "https://a.example", "--replaces", "url"]}"#,
                "wrapped, remote",
            ),
            (
                r#"{"command": "aftercall", "args": ["proxy", "--replaces", "url"]}"#,
                "altered",
            ),
            (
                r#"{"command": "aftercall", "args": ["proxy", "--", "x", "--replaces", "url"]}"#,
                "wrapped",
            ),
            (
                r#"{"command": "aftercall", "args": ["proxy", "--upstream", "https://a.example"]}"#,
                "aftercall_itself",
            ),
            (
                r#"{"command": "C:\\a\\Aftercall.EXE", "args": ["proxy", "--", "x"]}"#,
                "wrapped",
            ),
            (
                r#"{"command": "aftercall", "args": ["proxy", "--"]}"#,
                "aftercall_itself",
            ),
            (
                r#"{"command": "aftercall", "args": ["orderdesk"]}"#,
                "aftercall_itself",
            ),
            (r#"{"command": "aftercall"}"#, "aftercall_itself"),
            (r#"{"command": "/opt/aftercall/server"}"#, "direct"),
            (
                r#"{"command": "aftercallx", "args": ["proxy", "--", "x"]}"#,
                "direct",
            ),
        ] {
            assert_eq!(standing(entry), expected, "{entry}");
        }
    }
}
