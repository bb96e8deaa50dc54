//! Remote servers that `wrap` has put the proxy in front of.
//!
//! They are known by the argument `--replaces`, which nobody else writes. What it
//! does not say is read off the entry as it stands now, and an entry that no
//! longer holds together is left alone: a wrong guess would lose a person's URL.

use super::remote::{HEADERS, STREAMABLE_HTTP, URLS};
use super::{Member, Node, Reason, Section, Table, Value, only};

/// A remote server behind `aftercall proxy … --replaces KEYS`.
#[derive(Clone, Debug)]
pub(crate) struct Fronted<'n> {
    pub(crate) table: &'n Table,
    pub(crate) command: &'n Member,
    pub(crate) args: &'n Member,
    pub(crate) upstream: Upstream<'n>,
    /// The key that the URL stood at.
    pub(crate) url: &'n str,
    /// `type`, and what it said.
    pub(crate) kind: Option<(&'n Member, &'n str)>,
    /// The key that the headers stood at.
    pub(crate) headers: Option<&'n str>,
    pub(crate) env: Option<Section<'n>>,
    /// Each header with its variable, and `type` with what it said.
    pub(crate) names: Vec<(&'n str, &'n str)>,
    /// `env_vars`, and the one variable in it.
    pub(crate) bearer: Option<(&'n Member, &'n Node)>,
}

/// Where the URL of a [`Fronted`] is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Upstream<'n> {
    Argument(&'n Node),
    Variable(&'n Member),
}

/// The arguments of a proxy that `wrap` put before a remote server: what
/// follows each switch, and the keys that it replaced.
pub(super) struct Replaced<'n> {
    pairs: Vec<(&'n str, &'n Node, &'n str)>,
    keys: &'n str,
}

/// `None` if they are not `wrap`'s, or before a command.
pub(super) fn replaced(list: &[Node]) -> Option<Replaced<'_>> {
    let mut words = list.iter().map(|node| match &node.value {
        Value::Text(text) => Some((node, text.as_str())),
        Value::Flag(_) | Value::List(_) | Value::Table(_) | Value::Other(_) => None,
    });
    if words.next()??.1 != "proxy" {
        return None;
    }
    let mut pairs = Vec::new();
    let mut switch = "";
    for word in words {
        let (node, text) = word?;
        if text == "--" {
            break;
        }
        if switch.starts_with("--") {
            pairs.push((switch, node, text));
        }
        switch = text;
    }
    let keys = pairs.iter().find(|pair| pair.0 == "--replaces")?.2;
    Some(Replaced { pairs, keys })
}

pub(super) fn fronted<'n>(
    table: &'n Table,
    command: &'n Member,
    args: Option<&'n Member>,
    replaced: &Replaced<'n>,
) -> Result<Fronted<'n>, Reason> {
    let args = args.ok_or(Reason::Itself)?;
    let after = |switch| replaced.pairs.iter().find(move |pair| pair.0 == switch);
    let keys = || replaced.keys.split(',');
    let url = keys()
        .find(|key| URLS.contains(key))
        .ok_or(Reason::Altered("`--replaces` was changed"))?;
    let kind = match keys().find_map(|key| key.strip_prefix("type=")) {
        Some(said) if STREAMABLE_HTTP.contains(&said) => {
            let member = only(table, "type")?.ok_or(Reason::Altered("`type` was removed"))?;
            Some((member, said))
        }
        Some(_) => return Err(Reason::Altered("`--replaces` was changed")),
        None => None,
    };
    let env = match only(table, "env")? {
        Some(member) => match &member.node.value {
            Value::Table(table) => Some(Section { member, table }),
            _ => return Err(Reason::WrongType("`env`", member.node.value.kind())),
        },
        None => None,
    };
    let upstream = match (after("--upstream"), after("--upstream-env")) {
        (Some((_, node, _)), None) => Upstream::Argument(node),
        (None, Some((.., variable))) => env
            .and_then(|env| env.table.all(variable).last())
            .map(Upstream::Variable)
            .ok_or(Reason::Altered("the variable of its URL was removed"))?,
        _ => return Err(Reason::Altered("`--upstream` was changed")),
    };
    let headers = keys().find(|key| HEADERS.contains(key));
    if headers.is_some() && env.is_none() {
        return Err(Reason::Altered("`env`, where its headers are, was removed"));
    }
    let bearer = match (after("--bearer-env"), only(table, "env_vars")?) {
        (None, _) => None,
        (Some(_), Some(member)) => match &member.node.value {
            Value::List(list) if list.len() == 1 => Some((member, &list[0])),
            _ => return Err(Reason::Altered("`env_vars` was changed")),
        },
        (Some(_), None) => return Err(Reason::Altered("`env_vars` was removed")),
    };
    let sent = replaced.pairs.iter().filter(|it| it.0 == "--header-env");
    let names = sent
        .map(|it| it.2)
        .chain(keys())
        .filter_map(|pair| pair.split_once('='))
        .collect();
    Ok(Fronted {
        table,
        command,
        args,
        upstream,
        url,
        kind,
        headers,
        env,
        names,
        bearer,
    })
}
