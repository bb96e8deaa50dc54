//! When another server is started, and when it is not.

use aftercall_proxy::Config;
use aftercall_proxy::How;

use super::super::super::harness::{Relay, call, initialize};
use super::super::world::{Reply, World, envelope, works};
use super::{CRASH, after_idle_crash, world};

fn restarts(world: &World) -> u64 {
    world.relay.engine.counters().restarts
}

#[test]
fn a_crash_is_mended_while_nobody_waits() {
    let world = after_idle_crash();
    assert_eq!(restarts(&world), 1);
    assert!(world.relay.engine.upstream_is_up());
    assert_eq!(world.relay.engine.next_deadline(), None);
}

#[test]
fn a_server_that_left_is_started_when_it_is_needed() {
    let mut world = world(|_, _| works());
    world.dies(How::Status(0));
    world.wait(600.0);
    assert_eq!(restarts(&world), 0);
    world.send("{\"id\":\"l\",\"method\":\"resources/list\"}\n");
    world.wait(5.0);
    assert_eq!(restarts(&world), 1);
    assert_eq!(world.heard.last(), Some(&(1, "tools/list".to_owned())));
    assert!(world.heard.contains(&(1, "resources/list".to_owned())));
}

#[test]
fn one_that_never_answered_is_not_started_again() {
    let mut relay = Relay::new(aftercall_proxy::rewrite::Plain);
    relay.client(&initialize("somebody"));
    let exit = aftercall_proxy::Exit::new(How::Status(1));
    relay.engine.upstream_ended(exit, relay.now());
    relay.collect();
    let answer = &relay.sent_to_client()[0];
    assert!(answer.contains("exit status 1"), "{answer}");
    relay.wait(600.0);
    assert_eq!(relay.engine.counters().restarts, 0);
}

#[test]
fn one_that_ends_with_its_client_is_not_started_again() {
    let mut world = world(|_, _| Reply::Hangs);
    world.send(&call("1", "read"));
    let now = world.relay.now();
    world.relay.engine.client_closed(now);
    world.dies(CRASH);
    world.wait(600.0);
    assert_eq!(restarts(&world), 0);
    assert!(world.answer_to("1").is_some());
}

#[test]
fn a_client_that_leaves_while_it_starts_is_answered() {
    let mut world = world(|_, _| works());
    world.next = (10.0, true);
    world.dies(CRASH);
    world.send(&call("1", "write"));
    world.wait(1.0);
    assert_eq!(restarts(&world), 1);
    let now = world.relay.now();
    world.relay.engine.client_closed(now);
    world.relay.collect();
    world.wait(60.0);
    assert!(world.answer_to("1").is_some());
    assert_eq!(world.ran(), 0);
    assert!(world.relay.engine.is_idle());
}

#[test]
fn one_that_can_not_be_started_is_tried_less_and_less() {
    let mut world = world(|_, _| works());
    world.next = (0.0, false);
    world.dies(CRASH);
    world.wait(600.0);
    assert_eq!(restarts(&world), 4, "five ends in a row");
    assert!(!world.relay.engine.upstream_is_up());
    // A call is the probe.
    let answer = world.call("1", &call("1", "read")).expect("answered");
    assert_eq!(envelope(&answer)["executed"], "no");
    assert_eq!(restarts(&world), 5);
    // Right after that nothing is tried.
    let answer = world.call("2", &call("2", "read")).expect("at once");
    assert_eq!(envelope(&answer)["code"], "upstream.unavailable");
    assert!(envelope(&answer)["retryAfterMs"].is_u64());
    assert_eq!(restarts(&world), 5);
    // Mended, it is found.
    world.next = (0.5, true);
    world.wait(60.0);
    let answer = world.call("3", &call("3", "read")).expect("answered");
    assert_eq!(envelope(&answer)["code"], "server.restarted");
    let answer = world.call("4", &call("4", "read")).expect("answered");
    assert!(answer.contains("42 orders"), "{answer}");
}

#[test]
fn one_that_dies_of_every_call_opens_the_breaker() {
    let mut world = world(|_, _| Reply::Dies(0.1));
    for id in 1..=20 {
        let id = id.to_string();
        assert!(world.call(&id, &call(&id, "write")).is_some(), "{id}");
    }
    assert_eq!(world.ran(), 5);
    assert!(
        world
            .inbox
            .last()
            .is_some_and(|answer| answer.contains("upstream.unavailable"))
    );
}

#[test]
fn a_handshake_that_is_refused_or_not_answered_is_an_end() {
    let mut world = world(|_, _| works());
    world.greets = false;
    world.dies(CRASH);
    world.wait(600.0);
    assert_eq!(restarts(&world), 4);
    world.greets = true;
    let answer = world.call("1", &call("1", "read")).expect("answered");
    assert!(answer.contains("server.restarted"), "{answer}");

    let mut relay = Relay::new(aftercall_proxy::rewrite::Plain);
    relay.client(&initialize("@cline/core"));
    relay.upstream("{\"id\":\"init\",\"result\":{}}\n");
    relay.client("{\"method\":\"notifications/initialized\"}\n");
    relay
        .engine
        .upstream_ended(aftercall_proxy::Exit::new(CRASH), relay.now());
    relay.wait(1.0);
    relay.engine.upstream_started(1, relay.now());
    relay.wait(59.0);
    assert_eq!(relay.starts, [1], "it has a minute");
    relay.wait(1.0);
    relay.wait(1.0);
    assert_eq!(relay.starts, [1, 2]);
}

#[test]
fn what_an_earlier_start_says_of_itself_is_not_believed() {
    let mut relay = Relay::new(aftercall_proxy::rewrite::Plain);
    relay.client("{\"id\":1,\"method\":\"ping\"}\n");
    relay.upstream("{\"id\":1,\"result\":{}}\n");
    for incarnation in 1..=2 {
        relay
            .engine
            .upstream_ended(aftercall_proxy::Exit::new(CRASH), relay.now());
        relay.wait(2.0);
        assert_eq!(relay.starts.last(), Some(&incarnation));
    }
    relay.engine.upstream_started(1, relay.now());
    assert!(!relay.engine.upstream_is_up());
    relay.engine.upstream_started(2, relay.now());
    assert!(relay.engine.upstream_is_up());
}

#[test]
fn a_flood_of_requests_is_not_kept() {
    let mut world = World::new(Config::default(), "@cline/core", |_, _| works());
    world.next = (30.0, true);
    world.dies(CRASH);
    let large = "x".repeat(300_000);
    for id in 1..=5 {
        world.send(&format!(
            "{{\"id\":{id},\"method\":\"resources/read\",\"params\":{{\"uri\":\"{large}\"}}}}\n"
        ));
    }
    assert_eq!(world.inbox.len(), 2, "three of them fit into a megabyte");
}
