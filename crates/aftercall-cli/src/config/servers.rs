//! Where in a file its servers stand.

use super::{Node, Value};

/// Where servers stand, and how they are read there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Route {
    /// From the top of a file down to its servers. `*` is any key.
    pub(crate) keys: &'static [&'static str],
    pub(crate) bare_url: BareUrl,
}

/// What a `url` means there without a `type` beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BareUrl {
    StreamableHttp,
    /// The transport that MCP has replaced.
    Sse,
}

impl Route {
    const fn new(keys: &'static [&'static str]) -> Self {
        Self {
            keys,
            bare_url: BareUrl::StreamableHttp,
        }
    }
}

/// Claude Desktop, Claude Code, Cursor, Windsurf.
pub(crate) const MCP_SERVERS: Route = Route::new(&["mcpServers"]);
/// Gemini CLI, which has `httpUrl` for Streamable HTTP.
pub(crate) const GEMINI_SERVERS: Route = Route {
    bare_url: BareUrl::Sse,
    ..MCP_SERVERS
};
/// The servers that Claude Code keeps for one project each.
pub(crate) const PROJECTS: Route = Route::new(&["projects", "*", "mcpServers"]);
/// VS Code's `mcp.json`.
pub(crate) const SERVERS: Route = Route::new(&["servers"]);
/// VS Code's settings, before it had `mcp.json`.
pub(crate) const SETTINGS: Route = Route::new(&["mcp", "servers"]);
/// Zed.
pub(crate) const CONTEXT_SERVERS: Route = Route::new(&["context_servers"]);
/// Codex.
pub(crate) const TABLES: Route = Route::new(&["mcp_servers"]);

/// One server's entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Server<'n> {
    pub(crate) name: &'n str,
    /// The project that it is for, where the file keeps several.
    pub(crate) project: Option<&'n str>,
    pub(crate) node: &'n Node,
    pub(crate) bare_url: BareUrl,
}

/// All servers below these routes; `None` if the file has none of the routes.
///
/// A name that stands twice is two servers: most clients take the last, and
/// changing both is right for every client.
pub(crate) fn find<'n>(root: &'n Node, routes: &[Route]) -> Option<Vec<Server<'n>>> {
    let mut found = Vec::new();
    let mut any = false;
    for route in routes {
        any |= follow(root, *route, None, &mut found);
    }
    any.then_some(found)
}

fn follow<'n>(
    node: &'n Node,
    route: Route,
    project: Option<&'n str>,
    found: &mut Vec<Server<'n>>,
) -> bool {
    let Value::Table(table) = &node.value else {
        return false;
    };
    let Some((step, keys)) = route.keys.split_first() else {
        found.extend(table.members.iter().map(|member| Server {
            name: &member.name,
            project,
            node: &member.node,
            bare_url: route.bare_url,
        }));
        return true;
    };
    let rest = Route { keys, ..route };
    let mut any = false;
    for member in &table.members {
        if *step == "*" {
            any |= follow(&member.node, rest, Some(&member.name), found);
        } else if *step == member.name {
            any |= follow(&member.node, rest, project, found);
        }
    }
    any
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Format, read};

    #[test]
    fn servers_are_found_below_every_route_and_twice_if_they_stand_twice() {
        let text = r#"{
            "mcpServers": {"a": {}, "a": {}},
            "projects": {"/srv/one": {"mcpServers": {"b": {}}}, "/srv/two": {}, "odd": 3}
        }"#;
        let root = read(text, Format::Json).expect("JSON").expect("a value");
        let found = find(&root, &[MCP_SERVERS, PROJECTS]).expect("servers");
        let names: Vec<_> = found.iter().map(|it| (it.name, it.project)).collect();
        assert_eq!(names, [("a", None), ("a", None), ("b", Some("/srv/one"))]);
        assert!(find(&root, &[SERVERS]).is_none());
    }
}
