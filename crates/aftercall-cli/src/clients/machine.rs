//! Where the files lie on this machine.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::{Client, PROJECT_FILES, Place, Scope};

/// The system's own ways to name folders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Os {
    Linux,
    Apple,
    Windows,
}

/// What the places depend on.
#[derive(Clone, Debug)]
pub(crate) struct Machine {
    os: Os,
    home: PathBuf,
    /// `XDG_CONFIG_HOME`, on Linux.
    config: Option<PathBuf>,
    /// `APPDATA`, on Windows.
    roaming: Option<PathBuf>,
    /// `CODEX_HOME`.
    codex: Option<PathBuf>,
    /// `FLATPAK_XDG_CONFIG_HOME`, which Zed prefers.
    flatpak: Option<PathBuf>,
    /// The current folder.
    here: PathBuf,
}

impl Machine {
    /// This one. Without a home folder only the current folder's files are known.
    pub(crate) fn this() -> Self {
        let folder = |name: &str| folder(env::var_os(name));
        Self {
            os: if cfg!(target_os = "macos") {
                Os::Apple
            } else if cfg!(windows) {
                Os::Windows
            } else {
                Os::Linux
            },
            home: env::home_dir().unwrap_or_default(),
            config: folder("XDG_CONFIG_HOME"),
            roaming: folder("APPDATA"),
            codex: folder("CODEX_HOME"),
            flatpak: folder("FLATPAK_XDG_CONFIG_HOME"),
            here: env::current_dir().unwrap_or_default(),
        }
    }

    /// A machine with its home at `/h` and its project at `/p`.
    #[cfg(test)]
    pub(super) fn on(os: Os) -> Self {
        Self {
            os,
            home: "/h".into(),
            config: None,
            roaming: None,
            codex: None,
            flatpak: None,
            here: "/p".into(),
        }
    }

    /// Every place that is known, whether a file is there or not. The user's
    /// come first.
    pub(crate) fn places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        if self.home.is_absolute() {
            self.users(&mut places);
        }
        places.extend(PROJECT_FILES.iter().map(|(client, file)| Place {
            path: self.here.join(file),
            client: Some(*client),
            scope: Scope::Project,
        }));
        places
    }

    /// The places where a file is; one that two names lead to counts once.
    pub(crate) fn present(&self) -> Vec<Place> {
        let mut present: Vec<Place> = Vec::new();
        for place in self.places() {
            if place.path.is_file() && !present.iter().any(|it| same_file(&it.path, &place.path)) {
                present.push(place);
            }
        }
        present
    }

    fn users(&self, places: &mut Vec<Place>) {
        let mut add = |client, path: PathBuf| {
            places.push(Place {
                path,
                client: Some(client),
                scope: Scope::User,
            });
        };
        let home = &self.home;
        add(
            Client::ClaudeDesktop,
            self.data("Claude").join("claude_desktop_config.json"),
        );
        add(Client::ClaudeCode, home.join(".claude.json"));
        add(Client::Cursor, home.join(".cursor/mcp.json"));
        for edition in ["Code", "Code - Insiders"] {
            let user = self.data(edition).join("User");
            add(Client::VsCode, user.join("mcp.json"));
            for profile in folders(&user.join("profiles")) {
                add(Client::VsCode, profile.join("mcp.json"));
            }
        }
        let codex = self.codex.clone().unwrap_or_else(|| home.join(".codex"));
        add(Client::Codex, codex.join("config.toml"));
        add(Client::GeminiCli, home.join(".gemini/settings.json"));
        add(
            Client::Windsurf,
            home.join(".codeium/windsurf/mcp_config.json"),
        );
        let zed = match (self.os, &self.flatpak) {
            (Os::Linux, Some(flatpak)) => flatpak.join("zed"),
            (Os::Linux, None) => self.data("zed"),
            // Zed keeps its settings where a Unix program does.
            (Os::Apple, _) => home.join(".config/zed"),
            (Os::Windows, _) => self.data("Zed"),
        };
        add(Client::Zed, zed.join("settings.json"));
    }

    /// Where a desktop program of that name keeps its data.
    fn data(&self, name: &str) -> PathBuf {
        let parent = match self.os {
            Os::Linux => self
                .config
                .clone()
                .unwrap_or_else(|| self.home.join(".config")),
            Os::Apple => self.home.join("Library/Application Support"),
            Os::Windows => self
                .roaming
                .clone()
                .unwrap_or_else(|| self.home.join("AppData/Roaming")),
        };
        parent.join(name)
    }
}

/// A folder from the environment counts only if it is absolute, as the XDG
/// specification says.
fn folder(value: Option<OsString>) -> Option<PathBuf> {
    value.map(PathBuf::from).filter(|path| path.is_absolute())
}

fn folders(parent: &Path) -> Vec<PathBuf> {
    let mut found: Vec<_> = std::fs::read_dir(parent)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir())
        .collect();
    found.sort();
    found
}

pub(crate) fn same_file(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        (Ok(_) | Err(_), _) => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn users(machine: &Machine) -> Vec<String> {
        let places = machine.places().into_iter();
        places
            .filter(|place| place.scope == Scope::User)
            .map(|place| place.path.to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn each_system_has_its_own_places() {
        assert_eq!(
            users(&Machine::on(Os::Linux)),
            [
                "/h/.config/Claude/claude_desktop_config.json",
                "/h/.claude.json",
                "/h/.cursor/mcp.json",
                "/h/.config/Code/User/mcp.json",
                "/h/.config/Code - Insiders/User/mcp.json",
                "/h/.codex/config.toml",
                "/h/.gemini/settings.json",
                "/h/.codeium/windsurf/mcp_config.json",
                "/h/.config/zed/settings.json",
            ]
        );
        let mac = users(&Machine::on(Os::Apple));
        assert!(
            mac.contains(
                &"/h/Library/Application Support/Claude/claude_desktop_config.json".into()
            )
        );
        assert!(mac.contains(&"/h/Library/Application Support/Code/User/mcp.json".into()));
        assert!(mac.contains(&"/h/.config/zed/settings.json".into()));
        let windows = users(&Machine::on(Os::Windows));
        assert!(windows.contains(&"/h/AppData/Roaming/Claude/claude_desktop_config.json".into()));
        assert!(windows.contains(&"/h/AppData/Roaming/Zed/settings.json".into()));
    }

    #[test]
    fn the_environment_moves_them() {
        let moved = Machine {
            config: Some("/x".into()),
            codex: Some("/c".into()),
            flatpak: Some("/f".into()),
            ..Machine::on(Os::Linux)
        };
        let users = users(&moved);
        for path in [
            "/x/Claude/claude_desktop_config.json",
            "/c/config.toml",
            "/f/zed/settings.json",
        ] {
            assert!(users.contains(&path.to_owned()), "{path}");
        }
        assert_eq!(folder(Some("relative".into())), None);
    }

    #[test]
    fn without_a_home_only_the_project_is_looked_at() {
        let lost = Machine {
            home: PathBuf::new(),
            ..Machine::on(Os::Linux)
        };
        assert_eq!(users(&lost), [""; 0]);
        assert_eq!(lost.places().len(), PROJECT_FILES.len());
    }
}
