//! Which clients keep their MCP servers in which files, and below which keys.
//!
//! | client | files | key | where that is said |
//! |---|---|---|---|
//! | Claude Desktop | `claude_desktop_config.json` in its data folder | `mcpServers` | modelcontextprotocol.io, "Connect to local MCP servers"; for Linux the same site's "Build an MCP server" since August 2026 (modelcontextprotocol#3243) and cc-switch#7388 |
//! | Claude Code | `~/.claude.json`, `.mcp.json` | `mcpServers`, and in the user's file `projects.*.mcpServers` | code.claude.com/docs/en/mcp, "MCP installation scopes"; claude-code#4193 |
//! | Cursor | `~/.cursor/mcp.json`, `.cursor/mcp.json` | `mcpServers` | cursor.com/docs/context/mcp |
//! | VS Code | `mcp.json` in the user folder and in each profile's, `.vscode/mcp.json` | `servers` | code.visualstudio.com/docs/agents/reference/mcp-configuration; the user folder from its "User settings" page |
//! | Codex | `$CODEX_HOME/config.toml`, `.codex/config.toml` | `mcp_servers` | developers.openai.com/codex/mcp |
//! | Gemini CLI | `~/.gemini/settings.json`, `.gemini/settings.json` | `mcpServers` | geminicli.com/docs/tools/mcp-server |
//! | Windsurf | `~/.codeium/windsurf/mcp_config.json` | `mcpServers` | docs.windsurf.com/windsurf/cascade/mcp |
//! | Zed | `settings.json` in its configuration folder, `.zed/settings.json` | `context_servers` | zed.dev/docs/ai/mcp; `crates/paths/src/paths.rs` in its repository |
//!
//! Looked up in November 2026. Left out, because nothing reliable says where
//! they lie or what they mean: `CLAUDE_CONFIG_DIR`, Gemini's system-wide
//! settings, servers that an extension or a plug-in brings along, and
//! `disabledMcpServers`-like lists beside the servers. Any other file is given
//! by its path, and all keys are tried.
//!
//! A file in a project is shared with other people, so the proxy is called
//! `aftercall` there, from their search path. A user's own file gets an absolute
//! path: programs that are not started from a shell (Claude Desktop on macOS is
//! the best known) have a search path without the user's folders.

use std::env;
use std::path::{Path, PathBuf};

mod machine;

pub(crate) use machine::{Machine, same_file};

use crate::config::Format;
use crate::config::servers::{
    CONTEXT_SERVERS, GEMINI_SERVERS, MCP_SERVERS, PROJECTS, Route, SERVERS, SETTINGS, TABLES,
};

/// A program that keeps MCP servers in a file that we know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Client {
    ClaudeDesktop,
    ClaudeCode,
    Cursor,
    VsCode,
    Codex,
    GeminiCli,
    Windsurf,
    Zed,
}

impl Client {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::ClaudeDesktop => "Claude Desktop",
            Self::ClaudeCode => "Claude Code",
            Self::Cursor => "Cursor",
            Self::VsCode => "VS Code",
            Self::Codex => "Codex",
            Self::GeminiCli => "Gemini CLI",
            Self::Windsurf => "Windsurf",
            Self::Zed => "Zed",
        }
    }

    const fn routes(self) -> &'static [Route] {
        match self {
            Self::ClaudeCode => &[MCP_SERVERS, PROJECTS],
            Self::ClaudeDesktop | Self::Cursor | Self::Windsurf => &[MCP_SERVERS],
            Self::GeminiCli => &[GEMINI_SERVERS],
            Self::VsCode => &[SERVERS],
            Self::Codex => &[TABLES],
            Self::Zed => &[CONTEXT_SERVERS],
        }
    }
}

/// Whose file it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    User,
    /// Shared with whoever works on the project.
    Project,
}

/// A file that holds, or may hold, servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) path: PathBuf,
    /// `None` for a file that was given by its path and is none of those.
    pub(crate) client: Option<Client>,
    pub(crate) scope: Scope,
}

impl Place {
    pub(crate) fn format(&self) -> Format {
        Format::of(&self.path)
    }

    /// Below which keys to look.
    pub(crate) fn routes(&self) -> &'static [Route] {
        match (self.client, self.format()) {
            (Some(client), _) => client.routes(),
            (None, Format::Json) => &[MCP_SERVERS, PROJECTS, SERVERS, SETTINGS, CONTEXT_SERVERS],
            (None, Format::Toml) => &[TABLES],
        }
    }

    /// The place that a path given on the command line names.
    pub(crate) fn given(path: &Path, machine: &Machine) -> Self {
        let same = |known: &Self| same_file(&known.path, path);
        machine.places().into_iter().find(same).map_or_else(
            || {
                let project = PROJECT_FILES.iter().find(|(_, file)| path.ends_with(file));
                Self {
                    path: path.to_owned(),
                    client: project.map(|(client, _)| *client),
                    scope: project.map_or(Scope::User, |_| Scope::Project),
                }
            },
            |known| Self {
                path: path.to_owned(),
                ..known
            },
        )
    }
}

/// Files below a project's root.
const PROJECT_FILES: [(Client, &str); 6] = [
    (Client::ClaudeCode, ".mcp.json"),
    (Client::Cursor, ".cursor/mcp.json"),
    (Client::VsCode, ".vscode/mcp.json"),
    (Client::Codex, ".codex/config.toml"),
    (Client::GeminiCli, ".gemini/settings.json"),
    (Client::Zed, ".zed/settings.json"),
];

/// What to write as the proxy's command in a file of that scope.
///
/// # Errors
///
/// When this program's own path can't be written in a configuration file.
pub(crate) fn command(scope: Scope) -> Result<String, String> {
    match scope {
        Scope::Project => Ok("aftercall".to_owned()),
        Scope::User => {
            let own = env::current_exe().map_err(|error| {
                format!("can't tell where aftercall lies: {error}; use --command")
            })?;
            let path = on_search_path(&own).unwrap_or(own);
            path.into_os_string().into_string().map_err(|path| {
                format!(
                    "{} is not UTF-8; use --command",
                    PathBuf::from(path).display()
                )
            })
        }
    }
}

/// The name on the search path that leads to this program. It outlives an
/// update; the file behind it (in a package manager's store) may not.
fn on_search_path(own: &Path) -> Option<PathBuf> {
    let own = own.canonicalize().ok()?;
    env::split_paths(&env::var_os("PATH")?)
        .filter(|folder| folder.is_absolute())
        .map(|folder| folder.join("aftercall"))
        .find(|path| path.canonicalize().is_ok_and(|found| found == own))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_given_path_is_known_by_its_name_in_any_project() {
        let given = |path: &str| {
            let place = Place::given(Path::new(path), &Machine::on(machine::Os::Linux));
            (place.client, place.scope)
        };
        assert_eq!(
            given("/q/.vscode/mcp.json"),
            (Some(Client::VsCode), Scope::Project)
        );
        assert_eq!(
            given("/q/.mcp.json"),
            (Some(Client::ClaudeCode), Scope::Project)
        );
        assert_eq!(
            given("/h/.cursor/mcp.json"),
            (Some(Client::Cursor), Scope::User)
        );
        assert_eq!(given("/q/servers.json"), (None, Scope::User));
    }
}
