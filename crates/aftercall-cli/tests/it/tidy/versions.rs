//! One version, said the same everywhere.

use super::{metadata, ours};
use crate::repository::read;

#[test]
fn all_crates_share_one_version_and_one_licence() {
    for package in ours() {
        assert_eq!(
            (
                package.version.to_string().as_str(),
                package.license.as_deref()
            ),
            (env!("CARGO_PKG_VERSION"), Some("MIT OR Apache-2.0")),
            "{} must inherit both from the workspace",
            package.name
        );
    }
}

#[test]
fn the_changelog_names_the_current_version_once() {
    let heading = format!("## {}", env!("CARGO_PKG_VERSION"));
    let found = read("CHANGELOG.md")
        .lines()
        .filter(|line| *line == heading || line.starts_with(&format!("{heading} ")))
        .count();
    assert_eq!(
        found, 1,
        "CHANGELOG.md needs exactly one heading `{heading}`"
    );
}

/// A page that names another version than the one built here sends its reader to
/// types that do not fit.
#[test]
fn pages_name_the_version_of_rmcp_that_is_used() {
    let used = read("Cargo.toml");
    let used = named_version(&used, "rmcp").expect("a dependency of the workspace");
    for page in ["README.md", "crates/aftercall-adapters/src/lib.rs"] {
        assert_eq!(named_version(&read(page), "rmcp"), Some(used), "{page}");
    }
}

/// What `NAME = { version = "…"` says.
fn named_version<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = text.split_once(&format!("{name} = {{ version = \""))?;
    after.split('"').next()
}

#[test]
fn the_binary_names_its_version() {
    let said = std::process::Command::new(env!("CARGO_BIN_EXE_aftercall"))
        .arg("--version")
        .output()
        .expect("the binary was built for this test");
    assert_eq!(
        String::from_utf8_lossy(&said.stdout).trim(),
        format!("aftercall {}", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn every_external_dependency_takes_its_version_from_the_workspace() {
    for package in ours() {
        let manifest = std::fs::read_to_string(&package.manifest_path)
            .unwrap_or_else(|e| panic!("{}: {e}", package.manifest_path));
        let own: Vec<&str> = dependency_lines(&manifest)
            .filter(|line| !line.contains("workspace = true"))
            .collect();
        assert!(
            own.is_empty(),
            "{}: give these a version in the root's [workspace.dependencies]: {own:?}",
            package.name
        );
    }
    assert!(metadata().packages.len() > ours().len());
}

/// The lines that name a dependency. `name.workspace = true` counts as one
/// that takes its version from the workspace.
fn dependency_lines(manifest: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    manifest.lines().filter(move |line| {
        if line.starts_with('[') {
            inside = line.trim_end_matches(']').ends_with("dependencies");
            return false;
        }
        inside && line.contains('=') && !line.trim_start().starts_with('#')
    })
}
