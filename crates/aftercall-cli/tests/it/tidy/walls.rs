//! The walls between the crates: who may use whom, and what may never come in.
//!
//! The library must stay usable without the proxy, the framing without the
//! library's categories, and neither may reach for a runtime or an SDK whose
//! typed model would drop what it does not know. A dependency is easy to add
//! and hard to take back, so each direction is written down here.

use cargo_metadata::{DependencyKind, Package};

use super::ours;

/// Each crate, and which of ours it may bring along. Nothing points back; only
/// the tests of a macro use the library that it is made for.
const MAY_USE: &[(&str, &[&str])] = &[
    ("aftercall", &["aftercall-derive"]),
    ("aftercall-adapters", &["aftercall"]),
    ("aftercall-derive", &[]),
    ("aftercall-mcp", &[]),
    ("aftercall-proxy", &["aftercall", "aftercall-mcp"]),
    ("aftercall-orderdesk", &["aftercall", "aftercall-adapters"]),
    (
        "aftercall-cli",
        &[
            "aftercall",
            "aftercall-mcp",
            "aftercall-orderdesk",
            "aftercall-proxy",
        ],
    ),
    (
        "aftercall-bench",
        &["aftercall", "aftercall-mcp", "aftercall-proxy"],
    ),
];

/// What the library, the framing and the engine do without: a runtime, a typed
/// SDK, randomness, a regular expression engine that can blow up, logging.
const NEVER_BELOW_THE_BINARY: &[&str] = &["anyhow", "log", "rand", "regex", "rmcp", "tracing"];

#[test]
fn dependencies_point_one_way() {
    for package in ours() {
        let name = package.name.as_str();
        let (_, allowed) = MAY_USE
            .iter()
            .find(|(known, _)| *known == name)
            .unwrap_or_else(|| panic!("{name} is new: say in tidy/walls.rs what it may use"));
        for used in shipped(package) {
            let is_ours = MAY_USE.iter().any(|(known, _)| *known == used);
            assert!(
                !is_ours || allowed.contains(&used),
                "{name} uses {used}, which lies on the wrong side of the wall"
            );
        }
    }
}

#[test]
fn no_row_is_left_of_a_crate_that_is_gone() {
    for (name, _) in MAY_USE {
        assert!(
            ours().iter().any(|package| package.name.as_str() == *name),
            "{name} is in tidy/walls.rs and not in the workspace"
        );
    }
}

#[test]
fn library_framing_and_engine_stay_small() {
    for name in ["aftercall", "aftercall-mcp", "aftercall-proxy"] {
        for used in shipped(package(name)) {
            assert!(
                !NEVER_BELOW_THE_BINARY.contains(&used),
                "{name} must do without {used}"
            );
        }
    }
}

#[test]
fn the_library_without_features_needs_only_serde() {
    let needed: Vec<&str> = package("aftercall")
        .dependencies
        .iter()
        .filter(|dependency| dependency.kind == DependencyKind::Normal && !dependency.optional)
        .map(|dependency| dependency.name.as_str())
        .collect();
    assert_eq!(needed, ["serde"]);
}

fn package(name: &str) -> &'static Package {
    ours()
        .into_iter()
        .find(|package| package.name.as_str() == name)
        .unwrap_or_else(|| panic!("there is no crate {name}"))
}

/// What a crate brings along for its users, tests left out.
fn shipped(package: &Package) -> impl Iterator<Item = &str> {
    package
        .dependencies
        .iter()
        .filter(|dependency| dependency.kind != DependencyKind::Development)
        .map(|dependency| dependency.name.as_str())
}
