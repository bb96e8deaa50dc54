//! What the library costs whoever depends on it.

use std::process::Command;

use crate::repository::root;

/// Crates that a build with default features compiles besides the library. The
/// wire forms and the classifier are worth `serde_json`, a date and a phrase
/// search; nothing else.
const DEFAULT: usize = 14;

#[test]
fn the_library_stays_small() {
    let with_defaults = compiled(&[]);
    assert!(
        with_defaults.len() <= DEFAULT,
        "{} crates, {DEFAULT} allowed: {with_defaults:?}",
        with_defaults.len()
    );
    let bare = compiled(&["--no-default-features"]);
    let serde = [
        "proc-macro2",
        "quote",
        "serde",
        "serde_core",
        "serde_derive",
        "syn",
        "unicode-ident",
    ];
    assert_eq!(bare, serde, "without features: serde and its derive");
}

/// The names of what `cargo build -p aftercall` compiles here besides itself.
fn compiled(features: &[&str]) -> Vec<String> {
    let listed = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--locked",
            "-p",
            "aftercall",
            "--edges",
            "normal,build",
        ])
        .args(["--prefix", "none", "--format", "{p}"])
        .args(features)
        .current_dir(root())
        .output()
        .expect("cargo runs the tests, so it is there");
    assert!(
        listed.status.success(),
        "cargo tree: {}",
        String::from_utf8_lossy(&listed.stderr)
    );
    let text = String::from_utf8(listed.stdout).expect("crate names are ASCII");
    let mut names: Vec<String> = text
        .lines()
        .filter_map(|line| line.split(' ').next())
        .filter(|name| *name != "aftercall")
        .map(ToOwned::to_owned)
        .collect();
    names.sort();
    names.dedup();
    names
}
