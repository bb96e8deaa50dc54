//! What holds for the repository as a whole and no compiler checks: licences,
//! versions, the walls between crates, machine paths, and that README's
//! commands are really run.

use std::process::Command;
use std::sync::LazyLock;

use cargo_metadata::{Metadata, MetadataCommand, Package};

use crate::repository::root;

mod licences;
mod paths;
pub(crate) mod readme;
mod versions;
mod walls;
mod weight;

/// All packages of the locked build, ours and others'.
fn metadata() -> &'static Metadata {
    static METADATA: LazyLock<Metadata> = LazyLock::new(|| {
        MetadataCommand::new()
            .manifest_path(root().join("Cargo.toml"))
            .other_options(vec!["--locked".to_owned()])
            .exec()
            .unwrap_or_else(|e| panic!("cargo metadata --locked: {e}"))
    });
    &METADATA
}

/// The packages that live in this repository.
fn ours() -> Vec<&'static Package> {
    metadata().workspace_packages()
}

/// Every tracked file, named from the root.
fn tracked() -> Vec<String> {
    let listing = Command::new("git")
        // A checkout may belong to another user than the one who tests it.
        .args(["-c", "safe.directory=*", "ls-files", "-z"])
        .current_dir(root())
        .output()
        .unwrap_or_else(|e| panic!("git is needed to list the tracked files: {e}"));
    assert!(
        listing.status.success(),
        "git ls-files: {}",
        String::from_utf8_lossy(&listing.stderr)
    );
    let names = String::from_utf8(listing.stdout).expect("file names here are UTF-8");
    names
        .split_terminator('\0')
        .map(ToOwned::to_owned)
        .collect()
}
