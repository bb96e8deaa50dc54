//! What the client has set up is set up again.

use serde_json::{Value, json};

use super::super::super::harness::{Relay, call, result};
use super::super::world::{LISTING, Reply, works};
use super::{CRASH, after_idle_crash, world};
use aftercall_proxy::rewrite::Plain;
use aftercall_proxy::{Exit, Fate};

fn json(frame: &str) -> Value {
    serde_json::from_str(frame).expect("JSON")
}

/// A relay whose server has answered something.
fn plain() -> Relay<Plain> {
    let mut relay = Relay::new(Plain);
    relay.client("{\"id\":\"p\",\"method\":\"ping\"}\n");
    relay.upstream("{\"id\":\"p\",\"result\":{}}\n");
    relay
}

fn crash(relay: &mut Relay<Plain>) {
    relay.engine.upstream_ended(Exit::new(CRASH), relay.now());
    relay.wait(1.0);
}

fn started(relay: &mut Relay<Plain>) {
    let incarnation = relay.engine.incarnation();
    relay.engine.upstream_started(incarnation, relay.now());
    relay.collect();
}

#[test]
fn the_handshake_is_repeated_and_its_answer_kept() {
    let world = after_idle_crash();
    let heard: Vec<_> = world.heard.iter().map(|(_, method)| &**method).collect();
    assert_eq!(
        heard,
        ["initialize", "notifications/initialized", "tools/list"]
    );
    assert!(world.heard.iter().all(|(incarnation, _)| *incarnation == 1));
    assert!(world.inbox.is_empty());
}

#[test]
fn the_handshake_has_the_clients_own_parameters() {
    let mut relay = plain();
    let params = r#"{"protocolVersion":"2025-06-18","capabilities":{"roots":{"x":1e2}},"clientInfo":{"name":"c","version":"1"}}"#;
    relay.client(&format!(
        "{{\"id\":0,\"method\":\"initialize\",\"params\":{params}}}\n"
    ));
    relay.upstream(&result("0", "{}"));
    relay.client("{\"method\":\"notifications/initialized\"}\n");
    crash(&mut relay);
    started(&mut relay);
    let sent = relay.sent_to_upstream();
    assert_eq!(sent.len(), 1, "nothing before it is answered: {sent:?}");
    assert!(
        sent[0].contains(&format!("\"params\":{params}")),
        "{}",
        sent[0]
    );
    assert_ne!(json(&sent[0])["id"], 0);
    let id = json(&sent[0])["id"].to_string();
    assert_eq!(relay.upstream(&result(&id, "{}")), None);
    assert!(relay.sent_to_upstream()[0].contains("notifications/initialized"));
}

#[test]
fn a_handshake_that_is_not_over_goes_on_with_the_next_server() {
    let initialize = "{\"id\":0,\"method\":\"initialize\",\"params\":{}}\n";
    // Asked and not answered: asked again, and the answer is the client's.
    let mut relay = plain();
    relay.client(initialize);
    crash(&mut relay);
    started(&mut relay);
    assert_eq!(relay.sent_to_upstream(), [initialize]);
    let answer = result("0", "{}");
    assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
    // Answered, and the client has not said that it is ready: that is left to it.
    crash(&mut relay);
    started(&mut relay);
    let asked = relay.sent_to_upstream();
    let id = json(&asked[0])["id"].to_string();
    assert_eq!(relay.upstream(&result(&id, "{}")), None);
    assert!(relay.sent_to_upstream().is_empty());
    let ready = "{\"method\":\"notifications/initialized\"}\n";
    assert_eq!(relay.client(ready).as_deref(), Some(ready));
}

#[test]
fn log_level_and_subscriptions_are_set_again() {
    let mut world = world(|_, _| works());
    world.send("{\"id\":1,\"method\":\"logging/setLevel\",\"params\":{\"level\":\"debug\"}}\n");
    world.send("{\"id\":2,\"method\":\"logging/setLevel\",\"params\":{\"level\":\"error\"}}\n");
    for (id, method, uri) in [
        (3, "subscribe", "file:///a"),
        (4, "subscribe", "file:///b"),
        (5, "unsubscribe", "file:///a"),
    ] {
        world.send(&format!(
            "{{\"id\":{id},\"method\":\"resources/{method}\",\"params\":{{\"uri\":\"{uri}\"}}}}\n"
        ));
    }
    world.wait(1.0);
    world.inbox.clear();
    world.heard.clear();
    world.dies(CRASH);
    world.wait(5.0);
    let heard: Vec<_> = world.heard.iter().map(|(_, method)| &**method).collect();
    let expected = [
        "initialize",
        "notifications/initialized",
        "logging/setLevel",
        "resources/subscribe",
        "tools/list",
    ];
    assert_eq!(heard, expected);
    assert!(world.inbox.is_empty(), "{:?}", world.inbox);
}

#[test]
fn other_tools_are_announced_and_the_same_are_not() {
    for (listing, announced) in [
        (LISTING.to_owned(), false),
        (LISTING.replace("\"unsaid\"", "\"unheard\""), true),
        (LISTING.replace("\"minimum\":1", "\"minimum\":2"), true),
    ] {
        let mut world = world(|_, _| works());
        world.listing = listing;
        world.dies(CRASH);
        world.wait(5.0);
        let said = world
            .inbox
            .iter()
            .filter(|frame| frame.contains("tools/list_changed"));
        assert_eq!(said.count(), usize::from(announced));
        assert_eq!(
            world.inbox.len(),
            usize::from(announced),
            "{:?}",
            world.inbox
        );
    }
}

#[test]
fn tools_that_could_not_be_compared_are_compared_with_the_next_servers() {
    for (listing, announced) in [
        (LISTING.to_owned(), 0),
        (LISTING.replace("\"unsaid\"", "\"unheard\""), 1),
    ] {
        let mut world = world(|_, _| works());
        world.listing = "{}".to_owned();
        world.dies(CRASH);
        world.wait(5.0);
        assert!(world.inbox.is_empty(), "{:?}", world.inbox);
        world.listing = listing;
        world.dies(CRASH);
        world.wait(30.0);
        assert_eq!(world.inbox.len(), announced, "{:?}", world.inbox);
    }
}

#[test]
fn a_listing_in_flight_is_answered_by_the_next_server() {
    let mut relay = plain();
    relay.client("{\"id\":\"l\",\"method\":\"tools/list\"}\n");
    relay.client("{\"id\":\"s\",\"method\":\"sampling/odd\"}\n");
    crash(&mut relay);
    let answers = relay.sent_to_client();
    assert_eq!(
        answers.len(),
        1,
        "only what is not known to read: {answers:?}"
    );
    assert_eq!(json(&answers[0])["id"], "s");
    assert!(answers[0].contains("ask once more"), "{}", answers[0]);
    started(&mut relay);
    assert_eq!(
        relay.sent_to_upstream(),
        ["{\"id\":\"l\",\"method\":\"tools/list\"}\n"]
    );
    let answer = result("\"l\"", LISTING);
    assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
    // The third server is not asked for what has ended two.
    relay.client("{\"id\":\"m\",\"method\":\"tools/list\"}\n");
    crash(&mut relay);
    started(&mut relay);
    crash(&mut relay);
    let answers = relay.sent_to_client();
    assert_eq!(json(&answers[0])["id"], "m", "{answers:?}");
}

#[test]
fn the_era_without_a_handshake_goes_on_listening() {
    let mut relay = plain();
    let listen = "{\"id\":\"sub\",\"method\":\"subscriptions/listen\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}}}\n";
    relay.client(listen);
    for _ in 0..3 {
        crash(&mut relay);
        relay.wait(30.0);
        started(&mut relay);
        assert_eq!(relay.sent_to_upstream(), [listen]);
    }
    assert!(relay.sent_to_client().is_empty());
}

#[test]
fn a_question_is_taken_back_and_its_answer_dropped() {
    let mut world = world(|_, _| Reply::Hangs);
    world.asks("1");
    world.dies(CRASH);
    let taken_back = json(world.inbox.last().expect("a cancellation"));
    assert_eq!(taken_back["method"], "notifications/cancelled");
    assert_eq!(taken_back["params"]["requestId"], 1);
    world.wait(5.0);
    // The next server asks under the same number.
    world.inbox.clear();
    world.asks("1");
    let asked = json(&world.inbox[0]);
    assert_eq!(asked["method"], "elicitation/create");
    assert_ne!(asked["id"], 1, "the client must tell them apart");
    let own = asked["id"].to_string();
    let late = result("1", "{\"action\":\"accept\"}");
    assert_eq!(world.relay.client(&late), None, "meant for the first");
    let answer = result(&own, "{\"action\":\"decline\"}");
    let passed = world.relay.client(&answer).expect("for the second");
    assert_eq!(passed, result("1", "{\"action\":\"decline\"}"));
    // It takes another one back.
    world.asks("2");
    let cancel = "{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2}}\n";
    assert_eq!(world.relay.upstream(cancel).as_deref(), Some(cancel));
}

#[test]
fn a_question_under_a_number_of_ours_is_taken_back_under_it() {
    let mut world = world(|_, _| works());
    world.asks("1");
    world.dies(CRASH);
    world.wait(5.0);
    world.inbox.clear();
    world.asks("1");
    let own = json(&world.inbox[0])["id"].clone();
    let cancel = "{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}\n";
    let passed = json(&world.relay.upstream(cancel).expect("passed on"));
    assert_eq!(passed["params"]["requestId"], own);
    world.inbox.clear();
    world.dies(CRASH);
    assert_eq!(json(&world.inbox[0])["params"]["requestId"], own);
}

#[test]
fn nothing_passes_while_there_is_no_server() {
    let mut relay = plain();
    crash(&mut relay);
    for frame in [
        "{\"method\":\"notifications/roots/list_changed\"}\n",
        "{\"id\":9,\"result\":{}}\n",
        "banner\n",
        "[]\n",
    ] {
        let now = relay.now();
        assert_eq!(
            relay.engine.client(frame.as_bytes(), now),
            Fate::Withhold,
            "{frame}"
        );
    }
    started(&mut relay);
    assert!(
        relay
            .client("{\"method\":\"notifications/roots/list_changed\"}\n")
            .is_some()
    );
}

#[test]
fn progress_starts_anew_under_another_token() {
    let mut world = world(|_, n| {
        if n == 0 {
            Reply::Dies(1.0)
        } else {
            Reply::Hangs
        }
    });
    let frame = call("1", "read").replace(
        "\"arguments\"",
        "\"_meta\":{\"progressToken\":\"t\"},\"arguments\"",
    );
    world.send(&frame);
    let progress = |token: &Value, value: u8| {
        let params = json!({"progressToken": token, "progress": value});
        format!("{{\"method\":\"notifications/progress\",\"params\":{params}}}\n")
    };
    assert!(world.relay.upstream(&progress(&json!("t"), 5)).is_some());
    world.wait(5.0);
    assert_eq!(world.ran(), 2);
    let token = world.last_token.clone();
    assert_ne!(token, "t");
    assert_eq!(world.relay.upstream(&progress(&token, 4)), None, "below");
    let passed = json(&world.relay.upstream(&progress(&token, 6)).expect("above"));
    assert_eq!(passed["params"]["progressToken"], "t");
}
