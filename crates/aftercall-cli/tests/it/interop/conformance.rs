//! The official conformance suite, against a conforming server directly and
//! through the proxy: check by check the same.
//!
//! ```text
//! suite <->                                                      server
//! suite <-> aftercall proxy --listen <->                         server
//! suite <-> aftercall proxy --listen <->                         server on pipes
//! suite <-> aftercall proxy --listen <-> aftercall proxy --upstream <-> server
//! ```
//!
//! The last way takes the suite through a client's pipes, which it does not
//! speak itself.
//!
//! # What differs, and why
//!
//! - A server on pipes has no streams. The listener before it answers in JSON
//!   where there is but one message, which the specification leaves open, and
//!   the suite reports what it can't look at as `INFO`.
//! - An error that answers a call is told as the call's result, because models
//!   rarely see errors of the protocol (`--protocol-errors convert`). The suite
//!   looks for the error itself in one place. Where errors are kept, nothing
//!   differs at all.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::cache::{Cache, text};
use super::listening::{Listening, node, node_command};
use crate::repository;

/// The suite gives some answers half a second, which a busy machine may miss.
const TRIES: usize = 4;

/// About streams that only HTTP has.
const OF_STREAMS: [&str; 2] = ["server-sse-multiple-streams", "server-sse-polling"];
/// Its error has become a result.
const CONVERTED: (&str, &str) = (
    "input-required-result-tampered-state",
    "sep-2322-reject-tampered-state",
);

/// What each scenario has found: its checks, in order, and how they went.
type Found = BTreeMap<String, Checks>;
type Checks = Vec<(String, String)>;

/// One revision of the protocol.
struct Suite {
    cache: Cache,
    revision: &'static str,
    /// How many scenarios it has, so that none is lost unseen.
    scenarios: usize,
}

#[test]
#[ignore = "needs scripts/interop-setup"]
fn with_sessions() {
    prove("2025-11-25", 33);
}

#[test]
#[ignore = "needs scripts/interop-setup"]
fn stateless() {
    prove("2026-07-28", 40);
}

fn prove(revision: &'static str, scenarios: usize) {
    let suite = Suite {
        cache: Cache::ready(),
        revision,
        scenarios,
    };
    let server = node(&suite.cache, "conforming.mjs");
    let direct = suite.conforms(&server.url);

    let as_it_is = Listening::before_as_it_is(&server);
    let found = suite.conforms(&as_it_is.url);
    assert_eq!(
        found, direct,
        "check by check, with errors left as they are"
    );

    let before_http = Listening::before(&server);
    suite.compare(&direct, &before_http.url, "before HTTP", &[]);

    let program = node_command(&suite.cache, "conforming.mjs");
    let before_pipes = Listening::before_program(&program);
    suite.compare(&direct, &before_pipes.url, "before pipes", &OF_STREAMS);

    let remote = ["proxy", "--upstream", &server.url].map(ToOwned::to_owned);
    let remote = [&[env!("CARGO_BIN_EXE_aftercall").to_owned()], &remote[..]].concat();
    let both = Listening::before_program(&remote);
    suite.compare(&direct, &both.url, "over pipes to HTTP", &OF_STREAMS);
}

impl Suite {
    /// What is found directly, all of it good.
    fn conforms(&self, url: &str) -> Found {
        let mut found = self.run(url, None);
        assert_eq!(found.len(), self.scenarios, "{:?}", found.keys());
        self.settle(url, &mut found, &|_, checks| is_clean(checks));
        found
    }

    /// Asserts that the same is found there; of `open` scenarios only that
    /// nothing is wrong.
    fn compare(&self, direct: &Found, url: &str, way: &str, open: &[&str]) {
        let mut found = self.run(url, None);
        assert_eq!(
            found.keys().collect::<Vec<_>>(),
            direct.keys().collect::<Vec<_>>(),
            "{way}"
        );
        self.settle(url, &mut found, &|scenario, checks| {
            if open.contains(&scenario) {
                return is_clean(checks);
            }
            let expected = direct[scenario].iter().map(|(check, status)| {
                let is_converted = (scenario, check.as_str()) == CONVERTED;
                let status = if is_converted { "FAILURE" } else { status };
                (check.clone(), status.to_owned())
            });
            *checks == expected.collect::<Checks>()
        });
    }

    /// Asserts that it holds of each scenario, if need be after another look.
    fn settle(&self, url: &str, found: &mut Found, holds: &dyn Fn(&str, &Checks) -> bool) {
        for (scenario, checks) in found.iter_mut() {
            for _ in 1..TRIES {
                if holds(scenario, checks) {
                    break;
                }
                let again = self.run(url, Some(scenario)).remove(scenario);
                *checks = again.expect("it ran");
            }
            assert!(holds(scenario, checks), "{url} {scenario}: {checks:#?}");
        }
    }

    fn run(&self, url: &str, scenario: Option<&str>) -> Found {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let script = repository::root().join("tests/interop/conformance.mjs");
        let mut command = Command::new("node");
        command
            .args([text(&script), text(&self.cache.node()), "server".into()])
            .args(["--url", url, "--spec-version", self.revision])
            .args(["--output-dir", &text(folder.path())]);
        match scenario {
            Some(scenario) => command.args(["--scenario", scenario]),
            None => command.args(["--suite", "all"]),
        };
        // Its exit code counts failures, and so do we.
        let output = command
            .stdin(Stdio::null())
            .output()
            .expect("Node is installed");
        let results = std::fs::read_dir(folder.path()).expect("it is there");
        let found: Found = results
            .map(|entry| {
                let path = entry.expect("it is there").path();
                let checks = std::fs::read(path.join("checks.json")).expect("results");
                (scenario_of(&text(&path)), statuses(&checks))
            })
            .collect();
        assert!(
            !found.is_empty(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        found
    }
}

/// A folder's name is `server-SCENARIO-TIME`, the time in six parts.
fn scenario_of(folder: &str) -> String {
    let name = folder.rsplit('/').next().unwrap_or(folder);
    let name = name.strip_prefix("server-").expect("a server's results");
    let parts: Vec<_> = name.split('-').collect();
    parts[..parts.len() - 6].join("-")
}

fn statuses(checks: &[u8]) -> Checks {
    let checks: Vec<Value> = serde_json::from_slice(checks).expect("a list of checks");
    let said = |check: &Value, key: &str| check[key].as_str().expect("text").to_owned();
    let checks = checks.iter();
    checks
        .map(|check| (said(check, "id"), said(check, "status")))
        .collect()
}

fn is_clean(checks: &[(String, String)]) -> bool {
    let is_good = |status: &str| matches!(status, "SUCCESS" | "INFO");
    checks.iter().all(|(_, status)| is_good(status))
}
