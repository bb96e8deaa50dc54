//! Calls that come again: refused ones, and those whose host lost patience.

use std::time::Duration;

use aftercall_proxy::{Config, Timeout};
use serde_json::json;

use super::super::harness::{call, limited};
use super::world::{Reply, World, envelope, fails, works};

const REFUSED: &str = "duplicate key value violates unique constraint \"orders_pkey\"";

fn slow(seconds: f64) -> Reply {
    Reply::Says(
        json!({"content": [{"type": "text", "text": "paid"}]}),
        seconds,
    )
}

fn world(script: impl FnMut(&str, usize) -> Reply + 'static) -> World {
    World::new(Config::default(), "somebody", script)
}

#[test]
fn a_refusal_is_sent_twice_and_then_once_in_ten_seconds() {
    let mut world = world(|_, _| fails(REFUSED));
    let mut ran = Vec::new();
    for id in 1..=5 {
        let id = id.to_string();
        let answer = world.call(&id, &call(&id, "write")).expect("answered");
        ran.push((world.ran(), answer));
    }
    let counts: Vec<usize> = ran.iter().map(|(ran, _)| *ran).collect();
    assert_eq!(counts, [1, 2, 2, 2, 2]);
    assert!(ran[1].1.contains("sent 2 times"), "{}", ran[1].1);
    assert!(ran[2].1.contains("Not sent"), "{}", ran[2].1);
    assert_eq!(envelope(&ran[2].1)["executed"], "no");
    assert_eq!(envelope(&ran[2].1)["errorCategory"], "business");
    world.wait(10.0);
    world.call("6", &call("6", "write"));
    assert_eq!(world.ran(), 3, "one in ten seconds");
}

#[test]
fn a_refusal_is_forgotten() {
    let refused_twice = || {
        let mut world = world(|tool, _| {
            if tool == "write" {
                fails(REFUSED)
            } else {
                works()
            }
        });
        for id in ["1", "2", "3"] {
            world.call(id, &call(id, "write"));
        }
        assert_eq!(world.ran(), 2);
        world
    };
    let mut world = refused_twice();
    world.call("4", &call("4", "write").replace("1e2", "2"));
    world.call("5", &call("5", "write"));
    assert_eq!(world.ran(), 4, "other arguments end it");

    let mut world = refused_twice();
    world.call("4", &call("4", "unsaid"));
    world.call("5", &call("5", "write"));
    assert_eq!(world.ran(), 4, "a write that worked ends it");

    let mut world = refused_twice();
    world.call("4", &call("4", "read"));
    world.call("5", &call("5", "write"));
    assert_eq!(world.ran(), 3, "a read does not");

    let mut world = refused_twice();
    world
        .relay
        .upstream("{\"method\":\"notifications/tools/list_changed\"}\n");
    world.call("5", &call("5", "write"));
    assert_eq!(world.ran(), 3, "new tools end it");
}

#[test]
fn reads_are_always_sent() {
    let mut world = world(|_, _| fails("HTTP 403 Forbidden"));
    for id in 1..=5 {
        world.call(&id.to_string(), &call(&id.to_string(), "read"));
    }
    assert_eq!(world.ran(), 5);
}

#[test]
fn a_host_that_gives_up_and_sends_again_gets_both_answers_of_one_run() {
    let mut world = world(|_, _| slow(8.0));
    world.send(&call("1", "write"));
    world.wait(5.5);
    world.send(&call("2", "write"));
    world.wait(5.0);
    assert_eq!(world.ran(), 1);
    let first = world.answer_to("1").expect("the first is answered");
    let second = world.answer_to("2").expect("and so is the second");
    assert_eq!(first.replace("\"id\":1", "\"id\":2"), second);
    assert!(world.relay.engine.is_idle());
    assert_eq!(world.relay.engine.counters().joined, 1);
}

#[test]
fn young_twins_reads_and_other_arguments_are_sent() {
    let mut world = world(|_, _| slow(8.0));
    world.send(&call("1", "write"));
    world.wait(1.0);
    world.send(&call("2", "write"));
    assert_eq!(world.ran(), 2, "two equal writes can be meant");
    world.send(&call("3", "read"));
    world.wait(5.5);
    world.send(&call("4", "read"));
    assert_eq!(world.ran(), 4, "a read is polled");
    world.send(&call("5", "write").replace("1e2", "7"));
    assert_eq!(world.ran(), 5, "another call");
}

#[test]
fn spelling_does_not_make_another_call() {
    let mut world = world(|_, _| slow(8.0));
    world.send(&call("1", "write"));
    world.wait(5.5);
    world.send(&call("2", "write").replace("1e2", " 100 "));
    assert_eq!(world.ran(), 1);
}

#[test]
fn a_run_that_is_called_off_leaves_those_who_shared_it_in_doubt() {
    let mut world = world(|_, _| slow(20.0));
    world.send(&call("1", "write"));
    world.wait(5.5);
    world.send(&call("2", "write"));
    world.send("{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}\n");
    let answer = world.answer_to("2").expect("answered");
    assert_eq!(envelope(&answer)["executed"], "unknown");
    assert_eq!(world.ran(), 1);
}

#[test]
fn one_that_shares_a_run_can_be_taken_back() {
    let mut world = world(|_, _| slow(8.0));
    world.send(&call("1", "write"));
    world.wait(5.5);
    world.send(&call("2", "write"));
    world.send("{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2}}\n");
    world.wait(5.0);
    assert!(world.answer_to("1").is_some(), "the other runs on");
    assert!(world.answer_to("2").is_none());
}

#[test]
fn five_time_outs_open_the_breaker_and_one_answer_closes_it() {
    let mut config = Config::default();
    config.settings = limited(Timeout::After(Duration::from_secs(2)));
    let mut world = World::new(config, "somebody", |_, n| {
        if n < 5 { Reply::Hangs } else { works() }
    });
    for id in 1..=5 {
        world.call(&id.to_string(), &call(&id.to_string(), "read"));
    }
    assert_eq!(world.ran(), 5);
    let answer = world.call("6", &call("6", "read")).expect("at once");
    let refused = envelope(&answer);
    assert_eq!(world.ran(), 5, "not sent");
    assert_eq!(refused["errorCategory"], "transient");
    assert_eq!(refused["executed"], "no");
    let wait = refused["retryAfterMs"]
        .as_u64()
        .expect("the time to the next probe");
    assert!(wait <= 1000, "{wait}");
    world.wait(1.0);
    let answer = world.call("7", &call("7", "read")).expect("the probe");
    assert!(answer.contains("42 orders"), "{answer}");
    world.call("8", &call("8", "read"));
    assert_eq!(world.ran(), 7);
}

#[test]
fn error_answers_are_no_outage() {
    let mut world = world(|_, _| fails("HTTP 503 Service Unavailable"));
    for id in 1..=20 {
        world.call(
            &id.to_string(),
            &call(&id.to_string(), "write").replace("1e2", &id.to_string()),
        );
    }
    assert_eq!(world.ran(), 20, "every answer proves it alive");
}

#[test]
fn a_tool_that_is_closed_to_the_world_has_a_breaker_of_its_own() {
    let mut world = world(|tool, _| match tool {
        "closed" => fails("HTTP 503 Service Unavailable"),
        _ => works(),
    });
    let closed = |id: usize| call(&id.to_string(), "closed").replace("1e2", &id.to_string());
    for id in 1..=5 {
        world.call(&id.to_string(), &closed(id));
    }
    let answer = world.call("6", &closed(6)).expect("at once");
    assert_eq!(world.ran(), 5, "not sent");
    assert_eq!(envelope(&answer)["executed"], "no");
    world.call("7", &call("7", "write"));
    assert_eq!(world.ran(), 6, "the server itself is alive");
    world.wait(1.1);
    world.call("8", &closed(8));
    assert_eq!(world.ran(), 7, "the probe");
}
