//! One call that is sent again: its ids, its progress, its end.

use aftercall::wire::{Codec, Encode, Mcp};
use aftercall::{Effect, Executed, Failure, ToolError};
use aftercall_proxy::How;
use aftercall_proxy::{Config, Restart};
use serde_json::{Value, json};

use super::super::harness::{call, result};
use super::world::{Reply, World, envelope, fails, fails_after, works};

const BUSY: &str = "HTTP 503 Service Unavailable";

fn json(frame: &str) -> Value {
    serde_json::from_str(frame).expect("JSON")
}

fn world(script: impl FnMut(&str, usize) -> Reply + 'static) -> World {
    World::new(Config::default(), "@cline/core", script)
}

fn busy_once() -> World {
    world(|_, n| if n == 0 { fails(BUSY) } else { works() })
}

/// The frame of the second try, with the first one answered.
fn second_try(world: &mut World, frame: &str) -> String {
    let relay = &mut world.relay;
    assert_eq!(
        relay.client(frame).as_deref(),
        Some(frame),
        "the first goes on as it came"
    );
    let id = json(frame)["id"].to_string();
    let busy = json!({"content": [{"type": "text", "text": BUSY}], "isError": true});
    assert_eq!(
        relay.upstream(&result(&id, &busy.to_string())),
        None,
        "withheld"
    );
    relay.wait(1.0);
    let sent = relay.sent_to_upstream();
    assert_eq!(sent.len(), 1, "{sent:?}");
    sent[0].clone()
}

#[test]
fn a_second_try_is_the_request_under_an_id_of_ours() {
    let mut world = busy_once();
    let frame = call("7", "read");
    let again = second_try(&mut world, &frame);
    let id = json(&again)["id"].to_string();
    assert_ne!(id, "7");
    assert_eq!(again, frame.replace("\"id\":7", &format!("\"id\":{id}")));
    let healed = result(&id, r#"{"content":[],"x":1.00}"#);
    let healed = world
        .relay
        .upstream(&healed.replace("[]", "[1e2]"))
        .expect("relayed");
    assert_eq!(healed, result("7", r#"{"content":[1e2],"x":1.00}"#));
    assert!(world.relay.engine.is_idle());
    assert_eq!(world.relay.engine.counters().resent, 1);
}

#[test]
fn a_cancellation_reaches_the_try_at_hand() {
    let mut world = busy_once();
    let again = second_try(&mut world, &call("7", "read"));
    let id = json(&again)["id"].clone();
    let cancel =
        "{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7,\"reason\":\"x\"}}\n";
    let passed = json(&world.relay.client(cancel).expect("goes on"));
    assert_eq!(passed["params"]["requestId"], id);
    assert_eq!(passed["params"]["reason"], "x");
    // The server answers all the same: nobody knows that id.
    assert_eq!(world.relay.upstream(&result(&id.to_string(), "{}")), None);
    assert!(world.relay.engine.is_idle());
}

#[test]
fn a_cancellation_between_two_tries_stops_at_once() {
    let mut world = busy_once();
    world.relay.client(&call("7", "read"));
    let busy = json!({"content": [{"type": "text", "text": BUSY}], "isError": true});
    assert_eq!(world.relay.upstream(&result("7", &busy.to_string())), None);
    let cancel = "{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7}}\n";
    assert_eq!(world.relay.client(cancel), None, "nothing runs");
    world.relay.wait(60.0);
    assert!(world.relay.sent_to_upstream().is_empty());
    assert!(world.relay.sent_to_client().is_empty());
    let last = world.relay.records.last().expect("logged");
    assert_eq!(last.note.outcome.as_str(), "cancelled");
    assert!(world.relay.engine.is_idle());
}

#[test]
fn progress_only_rises() {
    let progress = |token: &Value, value: f64| {
        format!(
            "{{\"method\":\"notifications/progress\",\"params\":{{\"progressToken\":{token},\"progress\":{value}}}}}\n"
        )
    };
    let mut world = busy_once();
    let frame = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"read\",\"_meta\":{\"a\":1,\"progressToken\":\"tok\"}}}\n";
    let relay = &mut world.relay;
    relay.client(frame);
    let first = progress(&json!("tok"), 5.0);
    assert_eq!(relay.upstream(&first).as_deref(), Some(&*first));
    let again = second_try_of_open(&mut world);
    let token = again["params"]["_meta"]["progressToken"].clone();
    assert_ne!(token, "tok");
    assert_eq!(again["params"]["_meta"]["a"], 1);
    let relay = &mut world.relay;
    assert_eq!(
        relay.upstream(&progress(&token, 3.0)),
        None,
        "below what was seen"
    );
    assert_eq!(relay.upstream(&first), None, "that try has ended");
    let passed = json(&relay.upstream(&progress(&token, 6.0)).expect("above"));
    assert_eq!(passed["params"]["progressToken"], "tok");
    assert_eq!(
        relay.upstream(&progress(&token, 6.0)),
        None,
        "not above the last"
    );
}

fn second_try_of_open(world: &mut World) -> Value {
    let busy = json!({"content": [{"type": "text", "text": BUSY}], "isError": true});
    assert_eq!(world.relay.upstream(&result("7", &busy.to_string())), None);
    world.relay.wait(1.0);
    json(&world.relay.sent_to_upstream()[0])
}

#[test]
fn what_continues_something_is_not_sent_again() {
    for extra in [
        "\"requestState\":\"s\"",
        "\"inputResponses\":{\"a\":1}",
        "\"task\":{\"ttl\":1}",
    ] {
        let mut world = busy_once();
        let frame = format!(
            "{{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{{\"name\":\"read\",{extra}}}}}\n"
        );
        assert!(world.call("7", &frame).is_some(), "{extra}");
        assert_eq!(world.ran(), 1, "{extra}");
    }
}

#[test]
fn the_same_again_is_an_experiment() {
    let mut world = world(|_, _| fails("Operation failed"));
    let answer = world.call("7", &call("7", "read")).expect("answered");
    assert_eq!(world.ran(), 2);
    let envelope = envelope(&answer);
    assert_eq!(envelope["basis"], "experiment", "{envelope}");
    assert_eq!(envelope.get("errorCategory"), None);
    assert_eq!(envelope["attempts"].as_array().map(Vec::len), Some(1));
}

#[test]
fn two_proxies_in_a_row_do_not_multiply() {
    // What the lower one writes, the upper one reads.
    let mut lower = world(|_, _| fails(BUSY));
    let answer = json(&lower.call("7", &call("7", "read")).expect("answered"));
    assert_eq!(lower.ran(), 3);
    let answer = answer["result"].clone();
    let expected = answer.clone();
    let mut upper = world(move |_, _| Reply::Says(answer.clone(), 0.0));
    let passed = json(&upper.call("7", &call("7", "read")).expect("answered"));
    assert_eq!(upper.ran(), 1);
    assert_eq!(
        passed["result"], expected,
        "a verdict never changes on its way up"
    );
}

#[test]
fn a_failure_that_heals_leaves_no_trace() {
    let mut world = busy_once();
    let healed = world.call("7", &call("7", "read")).expect("answered");
    let plain = world.call("8", &call("8", "read")).expect("answered");
    assert_eq!(healed.replace("\"id\":7", "\"id\":8"), plain);
    assert_eq!(world.ran(), 3);
}

#[test]
fn a_server_that_dies_while_a_call_waits_is_told_by_the_last_answer() {
    let mut config = Config::default();
    config.restart = Restart::Off;
    let mut world = World::new(config, "@cline/core", |_, _| {
        fails("HTTP 429 Too Many Requests. Retry-After: 10")
    });
    world.send(&call("7", "read"));
    world.wait(1.0);
    assert!(world.answer_to("7").is_none());
    world.dies(How::Status(1));
    world.wait(60.0);
    let answer = world.answer_to("7").expect("answered");
    assert_eq!(envelope(&answer)["errorCategory"], "transient");
    assert_eq!(envelope(&answer).get("attempts"), None, "there was one try");
    assert_eq!(world.ran(), 1);
}

#[test]
fn a_try_that_times_out_tells_of_those_before() {
    let mut world = world(|_, n| match n {
        0 => fails_after(BUSY, 0.5),
        _ => Reply::Hangs,
    });
    let answer = world.call("7", &call("7", "read")).expect("answered");
    let envelope = envelope(&answer);
    assert_eq!(envelope["executed"], "unknown");
    assert_eq!(envelope["attempts"].as_array().map(Vec::len), Some(1));
    assert_eq!(world.ran(), 2);
}

/// A failure as a server writes it that is made with the library.
fn declared(executed: Executed) -> Reply {
    let failure: Failure = ToolError::transient("The queue is full.")
        .executed(executed)
        .into();
    let raw = Mcp.encode::<(), _>(Err(failure), &Encode::new(Effect::Write));
    let raw = raw.expect("a failure can be written");
    Reply::Says(serde_json::from_str(raw.get()).expect("JSON"), 0.0)
}

#[test]
fn the_word_of_whoever_was_there_counts() {
    for (executed, ran) in [
        (Executed::No, 2),
        (Executed::Unknown, 1),
        (Executed::Yes, 1),
    ] {
        let mut world = world(move |_, n| if n == 0 { declared(executed) } else { works() });
        world.call("7", &call("7", "write")).expect("answered");
        assert_eq!(world.ran(), ran, "executed: {executed}");
    }
}

#[test]
fn what_was_tried_is_added_beside_the_verdict() {
    let mut world = world(|_, _| declared(Executed::No));
    let answer = world.call("7", &call("7", "write")).expect("answered");
    assert_eq!(world.ran(), 3);
    let envelope = envelope(&answer);
    assert_eq!(envelope["message"], "The queue is full.");
    assert_eq!(envelope["executed"], "no");
    assert_eq!(envelope["attempts"].as_array().map(Vec::len), Some(2));
}
