//! Remote servers in a client's configuration.
//!
//! What the client did at the URL, the proxy has to be able to do: send fixed
//! headers, whose values the client fills in as before. A login in the browser,
//! a script that makes headers, or the transport of 2024-11-05 it can't, and an
//! entry that asks for one stays as it is. Whether a server wants a login can't
//! be read off its entry, so one that shows no credentials is an open question
//! ([`Remote::may_need_login`]).
//!
//! Where a client fills in references (`${env:TOKEN}`, `${input:token}`, `$TOKEN`) it
//! does so in `url`, `headers`, `args` and `env` alike: Claude Code
//! (code.claude.com/docs/en/mcp), Cursor (cursor.com/docs/context/mcp), VS Code
//! (its variables reference), Windsurf (docs.windsurf.com) and Gemini CLI (the
//! whole of its settings). Claude Desktop, Codex and Zed fill in nothing. So a
//! value may move from one to another. The one exception that is known, a
//! reference inside a reference in Claude Code's headers, stays where it is.

use aftercall::text::is_secret_name;
use aftercall_proxy::http::{Credentials, Endpoint};

use super::{Layout, Member, Reason, Section, Table, Value, only};
use crate::config::servers::BareUrl;

/// Which variable holds a URL that is not for the command line.
pub(crate) const URL_VARIABLE: &str = "AFTERCALL_UPSTREAM";

/// What the keys of a URL are called.
pub(super) const URLS: [&str; 3] = ["url", "serverUrl", "httpUrl"];
/// What fixed headers are called, in Codex last.
pub(super) const HEADERS: [&str; 2] = ["headers", "http_headers"];
/// What only the client can do: log in, run a script, read its own environment.
const CLIENT_ONLY: [&str; 9] = [
    "auth",
    "authProviderType",
    "bearer_token",
    "env_http_headers",
    "headersHelper",
    "oauth",
    "oauth_resource",
    "scopes",
    "targetAudience",
];
/// The names of Streamable HTTP as a `type`.
pub(super) const STREAMABLE_HTTP: [&str; 4] = [
    "http",
    "streamable-http",
    "streamableHttp",
    "streamable_http",
];

/// A server behind a URL.
#[derive(Clone, Debug)]
pub(crate) struct Remote<'n> {
    pub(crate) table: &'n Table,
    pub(crate) url: &'n Member,
    /// As the entry writes it.
    pub(crate) address: &'n str,
    /// `type`, and what it says.
    pub(crate) kind: Option<(&'n Member, &'n str)>,
    pub(crate) headers: Option<Section<'n>>,
    /// Codex's `bearer_token_env_var`, and the variable's name.
    pub(crate) bearer: Option<(&'n Member, &'n str)>,
}

impl Remote<'_> {
    /// Whether the URL is to be kept off the command line, which others can
    /// read: a query often is a key, a part of the path may be one, and a
    /// reference may stand for one.
    pub(crate) fn is_private(&self) -> bool {
        // Behind the scheme, the void between its slashes, and the host.
        let mut path = self.address.split('/').skip(3);
        self.address.contains(['?', '$']) || path.any(Endpoint::is_key)
    }

    /// Nothing says who calls, and the server is not on this machine.
    pub(crate) fn may_need_login(&self) -> bool {
        let is_here = Endpoint::parse(self.address).is_ok_and(|endpoint| endpoint.is_loopback());
        !is_here && !self.shows_credentials()
    }

    /// A header, a part of the query or a variable tells who calls.
    pub(crate) fn shows_credentials(&self) -> bool {
        let query = self.address.split_once('?').map_or("", |(_, query)| query);
        let mut pairs = query.split('&');
        let headers = self.headers.iter().flat_map(|it| &it.table.members);
        self.bearer.is_some()
            || pairs.any(|pair| says_who(pair.split('=').next().unwrap_or_default()))
            || headers.into_iter().any(|header| {
                let is_empty = matches!(&header.node.value, Value::Text(text) if text.is_empty());
                says_who(&header.name) && !is_empty
            })
    }
}

/// Whether a header or a parameter of that name tells the server who calls.
fn says_who(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    is_secret_name(&name) || name.ends_with("key") || name.contains("auth")
}

/// The first key that names a URL.
pub(super) fn url_key(table: &Table) -> Option<&'static str> {
    let mut urls = URLS.into_iter();
    urls.find(|key| table.all(key).next().is_some())
}

/// An entry without a command, as one of a remote server.
pub(super) fn remote(table: &Table, bare_url: BareUrl) -> Result<Remote<'_>, Reason> {
    let url = one_of(table, URLS)?.ok_or(Reason::NoCommand)?;
    let address = text(url, "its URL")?;
    let kind = match only(table, "type")? {
        Some(member) => Some((member, text(member, "`type`")?)),
        None => None,
    };
    let is_old = match kind {
        Some((_, kind)) => kind == "sse",
        None => url.name == "url" && bare_url == BareUrl::Sse,
    };
    if is_old || says_sse(table) || ends_with_sse(address) {
        return Err(Reason::Sse);
    }
    if let Some((_, kind)) = kind
        && !STREAMABLE_HTTP.contains(&kind)
    {
        return Err(Reason::Transport(kind.to_owned()));
    }
    if table.all("transport").next().is_some() {
        return Err(Reason::Spelling(
            "it says `transport` where clients say `type`",
        ));
    }
    for key in CLIENT_ONLY {
        if table.all(key).next().is_some() {
            return Err(Reason::ClientOnly(key));
        }
    }
    for key in ["args", "env", "env_vars"] {
        if table.all(key).next().is_some() {
            return Err(Reason::Both("url", key));
        }
    }
    if table.layout == Layout::DottedInline {
        return Err(Reason::Spelling("it is a dotted key inside braces"));
    }
    if address.contains('$') {
        nested(address)?;
    } else {
        Endpoint::parse(address).map_err(Reason::Url)?;
    }
    let bearer = match only(table, "bearer_token_env_var")? {
        Some(member) => Some((member, text(member, "`bearer_token_env_var`")?)),
        None => None,
    };
    Ok(Remote {
        table,
        url,
        address,
        kind,
        headers: headers(table)?,
        bearer,
    })
}

/// The one member whose name is among these.
fn one_of<'n, const N: usize>(
    table: &'n Table,
    keys: [&'static str; N],
) -> Result<Option<&'n Member>, Reason> {
    let mut found: Option<(&'static str, &Member)> = None;
    for key in keys {
        match (found, only(table, key)?) {
            (Some((first, _)), Some(_)) => return Err(Reason::Both(first, key)),
            (None, Some(member)) => found = Some((key, member)),
            (_, None) => {}
        }
    }
    Ok(found.map(|(_, member)| member))
}

fn headers(table: &Table) -> Result<Option<Section<'_>>, Reason> {
    let Some(member) = one_of(table, HEADERS)? else {
        return Ok(None);
    };
    let Value::Table(headers) = &member.node.value else {
        return Err(Reason::WrongType("`headers`", member.node.value.kind()));
    };
    let mut variables = Vec::new();
    for header in &headers.members {
        nested(text(header, "a header")?)?;
        if !Credentials::are_without(&header.name)
            && Credentials::default().add(&header.name, "").is_err()
        {
            return Err(Reason::Spelling("a header's name is none"));
        }
        variables.push(variable(&header.name));
    }
    variables.sort_unstable();
    if variables.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(Reason::Spelling(
            "two of its headers have nearly the same name",
        ));
    }
    Ok(Some(Section {
        member,
        table: headers,
    }))
}

/// The variable that carries a header.
pub(crate) fn variable(header: &str) -> String {
    let name: String = header
        .chars()
        .map(|c| match c {
            c if c.is_ascii_alphanumeric() => c.to_ascii_uppercase(),
            _ => '_',
        })
        .collect();
    format!("AFTERCALL_HEADER_{name}")
}

/// Refuses a reference inside a reference.
fn nested(text: &str) -> Result<(), Reason> {
    let mut rest = text;
    while let Some((_, after)) = rest.split_once("${") {
        let inside = after.split('}').next().unwrap_or_default();
        if inside.contains("${") {
            return Err(Reason::Spelling("it has a reference inside a reference"));
        }
        rest = after;
    }
    Ok(())
}

fn says_sse(table: &Table) -> bool {
    let says = |member: &Member| matches!(&member.node.value, Value::Text(text) if text == "sse");
    table.all("transport").any(says)
}

fn ends_with_sse(address: &str) -> bool {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    path.trim_end_matches('/').ends_with("/sse")
}

fn text<'n>(member: &'n Member, what: &'static str) -> Result<&'n str, Reason> {
    match &member.node.value {
        Value::Text(text) => Ok(text),
        other => Err(Reason::WrongType(what, other.kind())),
    }
}
