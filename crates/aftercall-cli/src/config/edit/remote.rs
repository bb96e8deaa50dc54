//! Putting the proxy in front of a remote server, and taking it out.
//!
//! ```text
//! "type": "http",                       "type": "stdio",
//! "url": "https://a.example/mcp",       "command": "aftercall",
//!                                 <->   "args": ["proxy", "--upstream", "https://a.example/mcp",
//!                                         "--header-env", "Authorization=AFTERCALL_HEADER_AUTHORIZATION",
//!                                         "--replaces", "type=http,url,headers"],
//! "headers": {                          "env": {
//!   "Authorization": "Bearer …"           "AFTERCALL_HEADER_AUTHORIZATION": "Bearer …"
//! }                                     }
//! ```
//!
//! Command lines can be read by everybody on the machine, so no header's value
//! stands there, nor a URL that may hold a key; both go through the environment,
//! as the values that they are, with the references that the client fills in.
//!
//! Each key becomes another in its place and each value stays where it is, so
//! the way back is a change of names, and a token that was renewed in between is
//! the one that comes back. The old names can't all be told from the new ones.
//! The argument `--replaces`, which the proxy itself has no use for, keeps them.

use std::ops::Range;

use aftercall_proxy::http::Credentials;

use super::Splice;
use super::member::{inserted, line_break, line_end, line_start, removed, swapped};
use crate::config::standing::{Fronted, Reason, Remote, Section, URL_VARIABLE, Upstream, variable};
use crate::config::{Layout, Member, Table};

/// Puts `aftercall`, a command as the file would quote it, in front.
pub(crate) fn front(
    text: &str,
    server: &Remote<'_>,
    aftercall: &str,
) -> Result<Vec<Splice>, Reason> {
    let url = server.url;
    let address = &text[url.node.span.clone()];
    let mut splices = vec![
        renamed(text, &url.key, &url.name, "command")?,
        Splice::new(url.node.span.clone(), aftercall),
    ];
    let mut args = vec![r#""proxy""#.to_owned()];
    if server.is_private() {
        args.extend([quoted("--upstream-env"), quoted(URL_VARIABLE)]);
    } else {
        args.extend([quoted("--upstream"), address.to_owned()]);
    }
    let mut replaced = Vec::new();
    if let Some((member, said)) = server.kind {
        splices.push(renamed(text, &member.node.span, said, "stdio")?);
        replaced.push(format!("type={said}"));
    }
    replaced.push(url.name.clone());
    if let Some(headers) = server.headers {
        splices.extend(to_variables(text, headers)?);
        replaced.push(headers.member.name.clone());
        for header in &headers.table.members {
            let pair = format!("{}={}", header.name, variable(&header.name));
            // `Accept` and its like are the proxy's to write.
            if Credentials::are_without(&header.name) {
                replaced.push(pair);
            } else {
                args.extend([quoted("--header-env"), quoted(&pair)]);
            }
        }
        if server.is_private() {
            splices.push(first(text, headers, URL_VARIABLE, address));
        }
    }
    if let Some((member, name)) = server.bearer {
        args.extend([quoted("--bearer-env"), quoted(name)]);
        splices.push(renamed(text, &member.key, &member.name, "env_vars")?);
        splices.push(Splice::insert(member.node.span.start, "["));
        splices.push(Splice::insert(member.node.span.end, "]"));
    }
    args.extend([quoted("--replaces"), quoted(&replaced.join(","))]);
    let layout = server.table.layout;
    let list = format!("[{}]", args.join(", "));
    let (at, mut behind) = inserted(text, layout, url, "args", &list);
    if server.is_private() && server.headers.is_none() {
        let (open, sign, close) = match layout {
            Layout::Json => (r#"{ ""#, r#"": "#, " }"),
            Layout::Inline | Layout::DottedInline | Layout::Lines => ("{ ", " = ", " }"),
        };
        let table = format!("{open}{URL_VARIABLE}{sign}{address}{close}");
        behind += &inserted(text, layout, url, "env", &table).1;
    }
    splices.push(Splice::insert(at, behind));
    Ok(splices)
}

/// Takes the proxy out.
pub(crate) fn unfront(text: &str, server: &Fronted<'_>) -> Result<Vec<Splice>, Reason> {
    let address = match server.upstream {
        Upstream::Argument(node) => &node.span,
        Upstream::Variable(member) => &member.node.span,
    };
    let mut splices = vec![
        renamed(text, &server.command.key, "command", server.url)?,
        Splice::new(server.command.node.span.clone(), &text[address.clone()]),
    ];
    if let Some((member, said)) = server.kind {
        splices.push(renamed(text, &member.node.span, "stdio", said)?);
    }
    if let Some((member, variable)) = server.bearer {
        let list = &member.node.span;
        splices.push(renamed(
            text,
            &member.key,
            "env_vars",
            "bearer_token_env_var",
        )?);
        splices.push(Splice::new(list.start..variable.span.start, ""));
        splices.push(Splice::new(variable.span.end..list.end, ""));
    }
    let mut is_env_empty = false;
    match (server.env, server.headers) {
        (Some(env), Some(headers)) => splices.extend(to_headers(text, server, env, headers)?),
        (Some(env), None) => {
            let is_url = |member: &Member| matches!(server.upstream, Upstream::Variable(url) if url == member);
            let mut members = env.table.members.iter();
            is_env_empty = env.table.members.iter().any(is_url) && members.all(is_url);
            let is_table = env.table.layout == Layout::Lines;
            if is_table && !is_header(text, env.member) {
                return Err(Reason::Altered("`env` was rewritten"));
            }
            if is_table || !is_env_empty {
                splices.extend(removed(text, env.table, is_url));
            }
        }
        (None, _) => {}
    }
    splices.extend(removed(text, server.table, |member| {
        member == server.args || is_env_empty && member.name == "env"
    }));
    Ok(splices)
}

/// `headers` as `env`.
fn to_variables(text: &str, headers: Section<'_>) -> Result<Vec<Splice>, Reason> {
    let mut splices = vec![key_of_table(text, headers, "env")?];
    for header in &headers.table.members {
        let name = &header.name;
        splices.push(renamed(text, &header.key, name, &variable(name))?);
    }
    Ok(splices)
}

/// `env` as `headers`, without what only the proxy has a use for.
fn to_headers(
    text: &str,
    server: &Fronted<'_>,
    env: Section<'_>,
    headers: &str,
) -> Result<Vec<Splice>, Reason> {
    let header = |member: &Member| {
        let mut names = server.names.iter();
        names
            .find(|(_, variable)| *variable == member.name)
            .map(|it| it.0)
    };
    let mut splices = vec![key_of_table(text, env, headers)?];
    for member in &env.table.members {
        if let Some(name) = header(member) {
            splices.push(renamed(text, &member.key, &member.name, name)?);
        }
    }
    splices.extend(removed(text, env.table, |member| header(member).is_none()));
    Ok(splices)
}

/// The key of a table, in its place. A table that is spoken of in dotted keys has
/// one at each of them.
fn key_of_table(text: &str, table: Section<'_>, to: &str) -> Result<Splice, Reason> {
    if table.table.layout == Layout::Lines && !is_header(text, table.member) {
        return Err(Reason::Spelling("its headers stand in dotted keys"));
    }
    renamed(text, &table.member.key, &table.member.name, to)
}

/// Whether the key stands in a line like `[mcp_servers.it.env]`.
fn is_header(text: &str, table: &Member) -> bool {
    let line = &text[line_start(text, table.key.start)..];
    line.trim_start().starts_with('[')
}

/// A member in front of all others.
fn first(text: &str, table: Section<'_>, name: &str, value: &str) -> Splice {
    let Table { members, layout } = table.table;
    let sign = match layout {
        Layout::Json => format!("\"{name}\": {value}"),
        Layout::Inline | Layout::DottedInline | Layout::Lines => format!("{name} = {value}"),
    };
    if *layout == Layout::Lines {
        let end = line_end(text, table.member.key.end);
        let line = &text[line_start(text, table.member.key.start)..end];
        let indent = &line[..line.len() - line.trim_start().len()];
        return Splice::insert(end, format!("{}{indent}{sign}", line_break(text, end)));
    }
    match members.iter().map(|member| member.key.start).min() {
        Some(at) => Splice::insert(at, format!("{sign}, ")),
        None => Splice::insert(table.member.node.span.start + 1, sign),
    }
}

fn renamed(text: &str, span: &Range<usize>, from: &str, to: &str) -> Result<Splice, Reason> {
    let plain = Reason::Spelling("a key or a header's name is written with escapes");
    swapped(text, span.clone(), from, to).ok_or(plain)
}

/// As JSON and TOML both quote it.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
