//! Where the published servers and clients are installed.

use std::path::{Path, PathBuf};

use crate::repository;

/// The folder that `scripts/interop-setup` fills.
pub(super) struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// The prepared folder.
    ///
    /// # Panics
    ///
    /// When it was never filled, or not with the versions that are pinned now:
    /// a test that quietly did without would prove nothing.
    pub(super) fn ready() -> Self {
        let folder = std::env::var_os("AFTERCALL_CACHE").map_or_else(
            || repository::root().join(".cache/interop"),
            |named| repository::root().join(named),
        );
        for (part, pin) in [
            ("python1", "python1.txt"),
            ("python2", "python2.txt"),
            ("fastmcp", "fastmcp.txt"),
            ("models", "models.txt"),
            ("node", "package.json"),
            ("node", "package-lock.json"),
            ("bridges", "bridges.txt"),
            ("bridges-node", "bridges/package.json"),
            ("bridges-node", "bridges/package-lock.json"),
        ] {
            let name = Path::new(pin).file_name().unwrap_or_default();
            let installed = std::fs::read(folder.join(part).join("pinned").join(name)).ok();
            let wanted = repository::read(&format!("tests/interop/{pin}"));
            assert!(
                installed.as_deref() == Some(wanted.as_bytes()),
                "{} does not hold what tests/interop/{pin} pins. Run scripts/interop-setup first.",
                folder.join(part).display()
            );
        }
        Self { folder }
    }

    /// The folder that holds `node_modules`.
    pub(super) fn node(&self) -> PathBuf {
        self.folder.join("node")
    }

    /// A program that an npm package installed.
    pub(super) fn npm(&self, name: &str) -> String {
        text(&self.node().join("node_modules/.bin").join(name))
    }

    /// The bridge `mcp-proxy` of npm, and that of PyPI.
    pub(super) fn bridges(&self) -> [String; 2] {
        [
            "bridges-node/node_modules/.bin/mcp-proxy",
            "bridges/bin/mcp-proxy",
        ]
        .map(|program| text(&self.folder.join(program)))
    }

    /// A program of the Python environment for FastMCP.
    pub(super) fn fastmcp(&self, name: &str) -> String {
        text(&self.folder.join("fastmcp/bin").join(name))
    }

    /// A program of the Python environment for SDK 1.x.
    pub(super) fn python1(&self, name: &str) -> String {
        text(&self.folder.join("python1/bin").join(name))
    }

    /// A program of the Python environment with the SDKs of the model APIs.
    pub(super) fn models(&self, name: &str) -> String {
        text(&self.folder.join("models/bin").join(name))
    }

    /// A program of the Python environment for SDK 2.x.
    pub(super) fn python2(&self, name: &str) -> String {
        text(&self.folder.join("python2/bin").join(name))
    }
}

/// A path as the text that a command line or a JSON argument carries.
pub(super) fn text(path: &Path) -> String {
    path.to_str()
        .expect("the interop tests run below a folder whose name is UTF-8")
        .to_owned()
}
