//! The demo shows what happens, and nothing else.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::Value;
use tempfile::TempDir;

use crate::talk::{Call, aftercall, answer, body};

/// Declared a second time, so that the format can't drift in silence.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    scene: String,
    title: String,
    fault: Option<String>,
    fails: bool,
    call: Call,
    servers: [Heard; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Heard {
    server: String,
    effect: String,
    answers: usize,
    upstream: Side,
    proxied: Side,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Side {
    frame: Option<Value>,
    decision: String,
    reason: String,
}

fn rows() -> Vec<Row> {
    let output = aftercall()
        .args(["demo", "--format", "json"])
        .output()
        .expect("the demo starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let lines = String::from_utf8(output.stdout).expect("UTF-8");
    lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("a row"))
        .collect()
}

#[test]
fn each_frame_is_what_the_same_server_says_without_the_demo() {
    let folder = TempDir::new().expect("a folder");
    for (at, row) in rows().iter().enumerate() {
        for heard in &row.servers {
            let name = format!("{at}-{}", heard.server);
            let mut desk = vec!["orderdesk".to_owned()];
            if heard.server == "plain" {
                desk.push("--plain".to_owned());
            }
            if let Some(fault) = &row.fault {
                desk.extend(["--fault".to_owned(), fault.clone()]);
            }
            let alone = answer(&desk, folder.path(), &name, &row.call);
            assert_eq!(
                body(heard.upstream.frame.as_ref()),
                body(alone.as_ref()),
                "upstream of {name}, {}",
                row.scene
            );

            let aftercall = env!("CARGO_BIN_EXE_aftercall");
            let mut behind: Vec<String> = ["proxy", "--retry", "off", "--", aftercall]
                .map(str::to_owned)
                .to_vec();
            behind.extend(desk);
            let through = answer(&behind, folder.path(), &format!("{name}-p"), &row.call);
            assert_eq!(
                body(heard.proxied.frame.as_ref()),
                body(through.as_ref()),
                "proxied of {name}, {}",
                row.scene
            );
        }
    }
}

#[test]
fn an_agent_does_the_right_thing_with_what_the_library_says() {
    let decided = decisions("orderdesk", |heard| heard.proxied.decision.clone());
    let right = [
        ("access_failure", "retry"),
        ("business", "tell_user"),
        ("connection_lost", "verify"),
        ("partial", "accept_partial"),
        ("permission", "switch_principal"),
        ("transient", "retry"),
        ("unknown_outcome", "verify"),
        ("valid_empty", "accept_empty"),
        ("validation", "fix_input"),
    ];
    assert_eq!(
        decided,
        right.map(|(a, b)| (a.to_owned(), b.to_owned())).into()
    );
}

#[test]
fn through_the_proxy_only_what_the_server_hid_is_taken_for_an_answer() {
    let taken = |side: fn(&Heard) -> &Side| -> Vec<String> {
        rows()
            .into_iter()
            .filter(|row| row.fails && is_taken(&side(&row.servers[0]).decision))
            .map(|row| row.scene)
            .collect()
    };
    assert_eq!(
        taken(|heard| &heard.upstream),
        [
            "transient",
            "validation",
            "business",
            "access_failure",
            "partial"
        ]
    );
    assert_eq!(taken(|heard| &heard.proxied), ["access_failure", "partial"]);
}

#[test]
fn what_a_server_of_the_library_says_passes_the_proxy_unchanged() {
    for row in rows() {
        let [_, desk] = &row.servers;
        if desk.upstream.frame.is_some() {
            assert_eq!(
                body(desk.upstream.frame.as_ref()),
                body(desk.proxied.frame.as_ref()),
                "{}",
                row.scene
            );
        }
        assert!(
            !desk.proxied.reason.is_empty() && desk.answers <= 3,
            "{}",
            row.scene
        );
        assert_eq!(
            is_taken(&desk.proxied.decision),
            !row.fails,
            "{}",
            row.scene
        );
        assert_ne!(desk.effect, "unknown", "the library's tools are annotated");
    }
}

#[test]
fn it_fits_a_terminal_and_is_plain_when_piped() {
    let output = aftercall().arg("demo").output().expect("the demo starts");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(!text.contains('\u{1b}'), "no colour into a pipe");
    for line in text.lines() {
        assert!(line.chars().count() <= 100, "{line}");
    }
    for row in rows() {
        assert!(text.contains(&row.title), "{}", row.title);
    }
}

#[test]
fn it_ends_in_seconds_and_leaves_nothing_behind() {
    let folder = TempDir::new().expect("a folder");
    let start = Instant::now();
    let status = aftercall()
        .args(["demo", "--format", "json"])
        .env("TMPDIR", folder.path())
        .stdout(Stdio::null())
        .status()
        .expect("the demo starts");
    assert!(status.success());
    assert!(
        start.elapsed() < Duration::from_secs(30),
        "{:?}",
        start.elapsed()
    );
    let left: Vec<_> = fs::read_dir(folder.path()).expect("the folder").collect();
    assert!(left.is_empty(), "{left:?}");
    assert_eq!(processes_that_name(folder.path()), Vec::<String>::new());
}

/// The demo's decision on each scene for one of the servers.
fn decisions(server: &str, of: impl Fn(&Heard) -> String) -> BTreeMap<String, String> {
    let mut decided = BTreeMap::new();
    for row in rows() {
        let heard = row.servers.iter().find(|heard| heard.server == server);
        decided.insert(row.scene, of(heard.expect("both servers are heard")));
    }
    decided
}

/// Taken for all that was asked for; a partial answer is taken for what it is.
fn is_taken(decision: &str) -> bool {
    ["accept", "accept_empty"].contains(&decision)
}

/// Command lines of running processes that hold the path. Linux only; elsewhere
/// nothing is found.
fn processes_that_name(path: &Path) -> Vec<String> {
    let path = path.to_str().expect("UTF-8");
    fs::read_dir("/proc")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|process| fs::read(process.path().join("cmdline")).ok())
        .map(|line| String::from_utf8_lossy(&line).replace('\0', " "))
        .filter(|line| line.contains(path))
        .collect()
}
