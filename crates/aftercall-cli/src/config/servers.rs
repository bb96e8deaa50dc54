//! Where in a file its servers stand.

use super::{Node, Value};

/// Keys from the top of a file down to its servers. `*` is any key.
pub(crate) type Route = &'static [&'static str];

/// Claude Desktop, Claude Code, Cursor, Gemini CLI, Windsurf.
pub(crate) const MCP_SERVERS: Route = &["mcpServers"];
/// The servers that Claude Code keeps for one project each.
pub(crate) const PROJECTS: Route = &["projects", "*", "mcpServers"];
/// VS Code's `mcp.json`.
pub(crate) const SERVERS: Route = &["servers"];
/// VS Code's settings, before it had `mcp.json`.
pub(crate) const SETTINGS: Route = &["mcp", "servers"];
/// Zed.
pub(crate) const CONTEXT_SERVERS: Route = &["context_servers"];
/// Codex.
pub(crate) const TABLES: Route = &["mcp_servers"];

/// One server's entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Server<'n> {
    pub(crate) name: &'n str,
    /// The project that it is for, where the file keeps several.
    pub(crate) project: Option<&'n str>,
    pub(crate) node: &'n Node,
}

/// All servers below these routes; `None` if the file has none of the routes.
///
/// A name that stands twice is two servers: most clients take the last, and
/// changing both is right for every client.
pub(crate) fn find<'n>(root: &'n Node, routes: &[Route]) -> Option<Vec<Server<'n>>> {
    let mut found = Vec::new();
    let mut any = false;
    for route in routes {
        any |= follow(root, route, None, &mut found);
    }
    any.then_some(found)
}

fn follow<'n>(
    node: &'n Node,
    route: &[&str],
    project: Option<&'n str>,
    found: &mut Vec<Server<'n>>,
) -> bool {
    let Value::Table(table) = &node.value else {
        return false;
    };
    let Some((step, rest)) = route.split_first() else {
        found.extend(table.members.iter().map(|member| Server {
            name: &member.name,
            project,
            node: &member.node,
        }));
        return true;
    };
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
