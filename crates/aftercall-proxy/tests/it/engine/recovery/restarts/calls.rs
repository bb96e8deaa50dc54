//! What becomes of the calls.

use std::time::Duration;

use aftercall_proxy::{CallSettings, Config, How, Restart, Settings, Timeout};
use serde_json::Value;

use super::super::super::harness::call;
use super::super::world::{Reply, World, envelope, works};
use super::{CRASH, after_idle_crash, world};

fn dies_once() -> World {
    world(|_, n| if n == 0 { Reply::Dies(1.0) } else { works() })
}

#[test]
fn the_first_call_after_an_idle_crash_is_told_what_is_gone() {
    let mut world = after_idle_crash();
    assert!(world.inbox.is_empty(), "nothing to say: {:?}", world.inbox);
    let answer = world.call("1", &call("1", "write")).expect("answered");
    let told = envelope(&answer);
    assert_eq!(told["code"], "server.restarted", "{answer}");
    assert_eq!(told["errorCategory"], "transient");
    assert_eq!(told["isRetryable"], true);
    assert_eq!(told["executed"], "no");
    assert!(answer.contains("What it held is gone"), "{answer}");
    assert_eq!(world.ran(), 0);
    let answer = world.call("2", &call("2", "write")).expect("answered");
    assert!(answer.contains("42 orders"), "said once: {answer}");
    assert_eq!(world.ran(), 1);
}

#[test]
fn a_server_that_holds_nothing_has_lost_nothing() {
    let mut config = Config::default();
    config.settings = Settings::default().with_stateless(true);
    let mut world = World::new(config, "@cline/core", |_, n| match n {
        0 => works(),
        _ => Reply::Dies(0.1),
    });
    world.dies(CRASH);
    world.wait(5.0);
    let answer = world.call("1", &call("1", "write")).expect("answered");
    assert!(answer.contains("42 orders"), "{answer}");
    let answer = world.call("2", &call("2", "write")).expect("answered");
    assert_eq!(envelope(&answer)["executed"], "unknown");
    assert!(!answer.contains("is gone"), "{answer}");
}

#[test]
fn a_write_in_flight_is_in_doubt_and_runs_once() {
    for tool in ["write", "unsaid", "contradicts"] {
        let mut world = dies_once();
        let answer = world.call("1", &call("1", tool)).expect("answered");
        let told = envelope(&answer);
        assert_eq!(told["code"], "server.ended", "{tool}");
        assert_eq!(told["errorCategory"], "transient", "{tool}");
        assert_eq!(told["executed"], "unknown", "{tool}");
        assert_eq!(told["isRetryable"], false, "{tool}");
        assert!(answer.contains("what it held is gone"), "{answer}");
        world.wait(60.0);
        assert_eq!(world.ran(), 1, "{tool}");
        let answer = world.call("2", &call("2", tool)).expect("answered");
        assert!(answer.contains("42 orders"), "not said again: {answer}");
    }
}

#[test]
fn what_may_run_twice_heals_on_the_next_server() {
    for tool in ["read", "idempotent"] {
        let mut world = dies_once();
        let answer = world.call("1", &call("1", tool)).expect("answered");
        let good = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"text\":\"42 orders\",\"type\":\"text\"}]}}\n";
        assert_eq!(answer, good, "{tool}");
        assert_eq!(world.ran(), 2, "{tool}");
        // The read leaves no trace, but what was held is gone, and nobody has
        // said so yet.
        let answer = world.call("2", &call("2", "write")).expect("answered");
        assert_eq!(envelope(&answer)["code"], "server.restarted", "{tool}");
    }
}

/// The server has said that its tools are others, and died before anybody asked.
#[test]
fn a_call_of_a_tool_that_nobody_has_listed_waits_for_the_listing() {
    for (tool, ran) in [("read", 2), ("write", 1)] {
        let mut world = dies_once();
        let changed = "{\"method\":\"notifications/tools/list_changed\"}\n";
        world.relay.upstream(changed);
        let answer = world.call("1", &call("1", tool)).expect("answered");
        assert_eq!(world.ran(), ran, "{tool}: {answer}");
        if ran == 1 {
            assert_eq!(envelope(&answer)["executed"], "unknown", "{answer}");
        } else {
            assert!(answer.contains("42 orders"), "{answer}");
        }
        assert!(world.relay.engine.is_idle(), "{tool}");
    }
}

#[test]
fn such_a_call_is_answered_when_no_listing_comes() {
    for (host, patience) in [("somebody", 4.1), ("@cline/core", 59.1)] {
        let mut world = World::new(Config::default(), host, |_, _| Reply::Dies(1.0));
        let changed = "{\"method\":\"notifications/tools/list_changed\"}\n";
        world.relay.upstream(changed);
        world.next = (600.0, true);
        let began = world.seconds();
        let answer = world.call("1", &call("1", "read")).expect("answered");
        assert!(world.seconds() - began <= patience, "{host}");
        assert_eq!(envelope(&answer)["executed"], "unknown", "{host}");
    }
    let mut world = world(|_, _| Reply::Dies(1.0));
    world
        .relay
        .upstream("{\"method\":\"notifications/tools/list_changed\"}\n");
    world.next = (600.0, true);
    world.send(&call("1", "read"));
    world.wait(2.0);
    world.send("{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}\n");
    world.wait(100.0);
    assert!(world.answer_to("1").is_none());
    assert!(world.relay.engine.is_idle());
}

#[test]
fn a_read_that_kills_every_server_is_given_up() {
    let mut world = world(|tool, _| match tool {
        "read" => Reply::Dies(0.1),
        _ => works(),
    });
    let answer = world.call("1", &call("1", "read")).expect("answered");
    let told = envelope(&answer);
    assert_eq!(told["code"], "server.ended");
    assert_eq!(told["attempts"].as_array().map(Vec::len), Some(2));
    assert_eq!(world.ran(), 3, "as often as the policy says");
    let answer = world.call("2", &call("2", "write")).expect("answered");
    assert!(answer.contains("42 orders"), "back again: {answer}");
}

#[test]
fn a_call_that_comes_meanwhile_waits_and_runs_once() {
    let mut world = world(|_, n| if n == 0 { Reply::Dies(1.0) } else { works() });
    world.next = (10.0, true);
    world.send(&call("1", "write"));
    world.wait(2.0);
    assert!(world.answer_to("1").is_some(), "told at once");
    world.send(&call("2", "write"));
    world.wait(5.0);
    assert_eq!(world.answer_to("2"), None);
    assert_eq!(world.ran(), 1);
    world.wait(10.0);
    assert!(
        world
            .answer_to("2")
            .expect("answered")
            .contains("42 orders")
    );
    assert_eq!(world.ran(), 2);
    assert!(world.relay.engine.is_idle());
}

#[test]
fn a_call_waits_no_longer_than_its_host() {
    let mut world = World::new(Config::default(), "somebody", |_, _| works());
    world.next = (20.0, true);
    world.dies(CRASH);
    let began = world.seconds();
    let answer = world.call("1", &call("1", "write")).expect("answered");
    assert!(world.seconds() - began <= 4.1, "before the host gives up");
    let told = envelope(&answer);
    assert_eq!(told["executed"], "no");
    assert_eq!(told["isRetryable"], true);
    world.wait(60.0);
    assert_eq!(world.ran(), 0, "it was never sent");
}

#[test]
fn a_call_waits_no_longer_than_its_own_tool_may_take() {
    let soon = CallSettings::default()
        .with_timeout(Timeout::After(Duration::from_secs(3)))
        .expect("a time above zero");
    for (tool, waits) in [("write", 3.0), ("read", 20.0)] {
        let mut config = Config::default();
        config.settings = Settings::default().with_tool("write", soon.clone());
        let mut world = World::new(config, "@cline/core", |_, _| works());
        world.next = (20.0, true);
        world.dies(CRASH);
        let began = world.seconds();
        let answer = world.call("1", &call("1", tool)).expect("answered");
        let waited = world.seconds() - began;
        assert!(
            (waits - 0.5..=waits + 0.5).contains(&waited),
            "{tool}: {waited} s"
        );
        assert_eq!(envelope(&answer)["executed"], "no", "{answer}");
    }
}

#[test]
fn a_call_that_waits_can_be_taken_back() {
    for tool in ["read", "write"] {
        let mut world = world(|_, _| Reply::Dies(1.0));
        world.next = (10.0, true);
        world.send(&call("1", "read"));
        world.wait(2.0);
        world.send(&call("2", tool));
        for id in ["1", "2"] {
            world.send(&format!(
                "{{\"method\":\"notifications/cancelled\",\"params\":{{\"requestId\":{id}}}}}\n"
            ));
        }
        world.wait(60.0);
        assert_eq!(world.ran(), 1, "{tool}");
        assert!(world.inbox.is_empty(), "{tool}: {:?}", world.inbox);
        assert!(world.relay.engine.is_idle(), "{tool}");
    }
}

#[test]
fn a_call_that_asked_the_client_is_not_made_again() {
    let mut world = world(|_, _| Reply::Dies(1.0));
    world.send(&call("1", "read"));
    world.asks("7");
    world.wait(60.0);
    assert_eq!(world.ran(), 1);
    let answer = world.answer_to("1").expect("answered");
    assert_eq!(envelope(&answer)["executed"], "unknown");
}

#[test]
fn without_restarts_everything_is_told_the_end() {
    let mut config = Config::default();
    config.restart = Restart::Off;
    let mut world = World::new(config, "@cline/core", |_, _| Reply::Dies(1.0));
    let answer = world.call("1", &call("1", "read")).expect("answered");
    assert_eq!(envelope(&answer)["executed"], "unknown");
    let answer = world.call("2", &call("2", "read")).expect("answered");
    assert_eq!(envelope(&answer)["executed"], "no");
    assert!(!answer.contains("started again"), "{answer}");
    assert_eq!(world.ran(), 1);
    assert_eq!(world.relay.engine.counters().restarts, 0);
}

#[test]
fn the_way_of_the_end_is_named() {
    for (how, words) in [
        (How::Signal(9), "SIGKILL"),
        (How::Status(3), "exit status 3"),
        (How::Closed, "closed its standard output"),
    ] {
        let mut world = world(|_, _| Reply::Hangs);
        world.send(&call("1", "write"));
        world.dies(how);
        let answer: Value =
            serde_json::from_str(&world.answer_to("1").expect("answered")).expect("JSON");
        let text = answer["result"]["content"][0]["text"].as_str();
        assert!(text.is_some_and(|text| text.contains(words)), "{answer}");
    }
}
