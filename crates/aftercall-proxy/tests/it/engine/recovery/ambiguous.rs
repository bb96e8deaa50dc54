//! Failures that leave open whether the call took effect, and what it did.
//!
//! The worst thing that a layer in the middle can do is to pay twice. So here the
//! effects themselves are counted, not only what was sent.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::time::Duration;

use aftercall_proxy::settings::{CallSettings, Settings};
use aftercall_proxy::{Config, Retry, Timeout};
use serde_json::json;

use super::super::harness::call;
use super::world::{Reply, TOOLS, World, envelope, fails, fails_after, works};

const LATE: &str = "upstream request timeout (504 Gateway Timeout)";

/// A failure after which nobody knows.
type Ambiguous = (&'static str, fn() -> Reply);

const AMBIGUOUS: [Ambiguous; 8] = [
    ("a gateway's time-out", || fails_after(LATE, 1.0)),
    ("a broken connection", || {
        fails("write ECONNRESET: connection reset by peer")
    }),
    ("nothing explained", || fails("Operation failed")),
    ("an SDK's time-out on the other channel", || {
        Reply::Errs(json!({"code": -32001, "message": "Request timed out"}))
    }),
    ("an internal error on the other channel", || {
        Reply::Errs(json!({"code": -32603, "message": "socket hang up"}))
    }),
    ("a crash", || Reply::Dies(1.0)),
    ("a crash at once", || Reply::Dies(0.0)),
    ("no answer", || Reply::Hangs),
];

/// Retries as they are, retries off, and more of them than anybody wants.
fn policies() -> Vec<(&'static str, CallSettings)> {
    let calls = CallSettings::default();
    let limit = Timeout::After(Duration::from_secs(20));
    let calls = calls.with_timeout(limit).expect("a limit");
    let eager = calls.policy().with_attempts(10).expect("a number of tries");
    vec![
        ("as it is", calls.clone()),
        ("off", calls.clone().with_retry(Retry::Off)),
        ("eager", calls.with_policy(eager)),
    ]
}

#[test]
fn nothing_ambiguous_runs_twice() {
    for (name, failure) in AMBIGUOUS {
        for tool in ["write", "unsaid", "contradicts"] {
            for (policy, calls) in policies() {
                for host in ["mcp", "somebody", "@cline/core", "codex-mcp-client"] {
                    let cell = format!("{name}, {tool}, {policy}, {host}");
                    let mut config = Config::default();
                    config.settings = Settings::new(calls.clone());
                    let mut world = World::new(config, host, move |_, _| failure());
                    let answer = world.call("7", &call("7", tool));
                    let answer = answer.unwrap_or_else(|| panic!("no answer: {cell}"));
                    world.wait(600.0);
                    assert_eq!(world.ran(), 1, "{cell}: {answer}");
                    let told = envelope(&answer);
                    assert_eq!(told["isRetryable"], false, "{cell}: {told}");
                    assert_ne!(told["executed"], "no", "{cell}: {told}");
                    assert_eq!(told.get("attempts"), None, "{cell}: {told}");
                    assert!(world.relay.engine.is_idle(), "{cell}");
                }
            }
        }
    }
}

/// A code describes one step. It may stand in a failure that came after others.
#[test]
fn a_refused_connection_in_a_foreign_answer_runs_nothing_twice() {
    for tool in ["write", "unsaid", "contradicts"] {
        let mut world = World::new(Config::default(), "@cline/core", |_, _| {
            fails("charged the card, then: connect ECONNREFUSED 127.0.0.1:5432")
        });
        world.call("7", &call("7", tool)).expect("answered");
        world.wait(600.0);
        assert_eq!(world.ran(), 1, "{tool}");
    }
}

/// Whether a server does its work before it fails to say so, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    Before,
    Never,
}

#[test]
fn what_took_effect_before_the_time_out_takes_it_once() {
    for effect in [Effect::Before, Effect::Never] {
        for tool in TOOLS {
            // What an idempotent tool changes is a set, what another does a sum.
            let state = Rc::new(Cell::new(0));
            let seen = Rc::clone(&state);
            let mut keys = BTreeSet::new();
            let mut world = World::new(Config::default(), "@cline/core", move |tool, n| {
                let works_now = n > 0 || effect == Effect::Before;
                let changes = match tool {
                    "read" => false,
                    "idempotent" => keys.insert("the same arguments"),
                    _ => true,
                };
                if works_now && changes {
                    seen.set(seen.get() + 1);
                }
                if n == 0 {
                    fails_after(LATE, 1.0)
                } else {
                    works()
                }
            });
            let answer = world.call("7", &call("7", tool)).expect("answered");
            let cell = format!("{effect:?}, {tool}: {answer}");
            match tool {
                "read" => assert_eq!((world.ran(), state.get()), (2, 0), "{cell}"),
                "idempotent" => {
                    assert_eq!(world.ran(), 2, "{cell}");
                    assert!(state.get() <= 1, "{cell}");
                }
                _ => {
                    let expected = usize::from(effect == Effect::Before);
                    assert_eq!((world.ran(), state.get()), (1, expected), "{cell}");
                }
            }
        }
    }
}

/// Two hosts on the Python SDK 1.x do this: they wait 5 s, say nothing, and
/// send the call again.
#[test]
fn a_host_that_asks_again_and_again_has_one_run_and_every_answer() {
    for host in ["mcp", "somebody"] {
        let slow = || {
            let paid = json!({"content": [{"type": "text", "text": "paid"}]});
            Reply::Says(paid, 16.0)
        };
        let mut world = World::new(Config::default(), host, move |_, _| slow());
        for id in ["1", "2", "3"] {
            world.send(&call(id, "write"));
            world.wait(5.1);
        }
        world.wait(5.0);
        assert_eq!(world.ran(), 1, "{host}");
        let first = world.answer_to("1").expect("the first is answered");
        for id in ["2", "3"] {
            let answer = world.answer_to(id).expect("and so are the others");
            assert_eq!(first.replace("\"id\":1", &format!("\"id\":{id}")), answer);
        }
    }
}

/// The same while the server dies: all of them are in doubt.
#[test]
fn a_run_that_is_shared_and_lost_is_told_to_all() {
    let mut world = World::new(Config::default(), "mcp", |_, _| Reply::Dies(8.0));
    world.send(&call("1", "write"));
    world.wait(5.1);
    world.send(&call("2", "write"));
    world.wait(60.0);
    assert_eq!(world.ran(), 1);
    for id in ["1", "2"] {
        let answer = world.answer_to(id).expect("answered");
        assert_eq!(envelope(&answer)["executed"], "unknown", "{id}");
    }
}
