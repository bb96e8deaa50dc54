//! Calls that get no answer get one.

use std::time::Duration;

use aftercall_proxy::How;
use aftercall_proxy::rewrite::Plain;
use aftercall_proxy::{Config, Exit, Timeout};
use serde_json::Value;

use super::harness::{Relay, call, failed, initialize, limited, result};

fn json(frame: &str) -> Value {
    serde_json::from_str(frame).expect("JSON")
}

fn after(seconds: u64) -> Relay<Plain> {
    let mut config = Config::default();
    config.settings = limited(Timeout::After(Duration::from_secs(seconds)));
    Relay::with(config, Plain)
}

#[test]
fn a_server_that_ends_leaves_no_request_open() {
    let mut relay = Relay::new(Plain);
    relay.client(&call("1", "t"));
    relay.client("{\"id\":\"a\",\"method\":\"resources/read\"}\n");
    relay
        .engine
        .upstream_ended(Exit::new(How::Status(3)), relay.now());
    relay.collect();
    let answers: Vec<_> = relay.sent_to_client().iter().map(|a| json(a)).collect();
    assert_eq!(answers.len(), 2);
    let tool = answers.iter().find(|a| a["id"] == 1).expect("the call's");
    assert_eq!(tool["result"]["isError"], true);
    let text = tool["result"]["content"][0]["text"].as_str().expect("text");
    assert!(text.contains("exit status 3"), "{text}");
    let other = answers
        .iter()
        .find(|a| a["id"] == "a")
        .expect("the other's");
    assert_eq!(other["error"]["code"], -32603);
    assert!(relay.engine.is_idle());
}

#[test]
fn later_requests_are_answered_and_later_notifications_dropped() {
    let mut relay = Relay::new(Plain);
    relay
        .engine
        .upstream_ended(Exit::new(How::Signal(9)), relay.now());
    assert_eq!(relay.client(&call("1", "t")), None);
    let answers = relay.sent_to_client();
    assert!(answers[0].contains("SIGKILL"), "{answers:?}");
    assert!(answers[0].contains("did not run"), "{answers:?}");
    assert_eq!(relay.client("{\"method\":\"notifications/x\"}\n"), None);
    assert_eq!(relay.client("banner\n"), None);
    assert!(relay.sent_to_client().is_empty());
}

#[test]
fn a_known_host_gets_an_answer_one_second_before_it_gives_up() {
    let mut relay = Relay::new(Plain);
    relay.client(&initialize("@cline/core"));
    relay.upstream(&result("\"init\"", "{}"));
    relay.client(&call("1", "t"));
    relay.wait(58.9);
    assert!(relay.sent_to_client().is_empty());
    relay.wait(0.2);
    let answer = json(&relay.sent_to_client()[0]);
    assert_eq!(answer["result"]["isError"], true);
    let cancelled = json(&relay.sent_to_upstream()[0]);
    assert_eq!(cancelled["method"], "notifications/cancelled");
    assert_eq!(cancelled["params"]["requestId"], 1);
    assert_eq!(relay.notices, 0, "the limit was known");
}

#[test]
fn a_late_answer_is_not_a_second_answer() {
    let mut relay = after(5);
    relay.client(&call("1", "t"));
    relay.wait(5.0);
    assert_eq!(relay.sent_to_client().len(), 1);
    assert_eq!(relay.upstream(&failed("1")), None);
    assert_eq!(relay.engine.counters().late_answers, 1);
    // The id may be used again, and then it counts.
    relay.client(&call("1", "t"));
    let answer = failed("1");
    assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
}

#[test]
fn what_the_operator_says_goes_before_what_the_host_is_known_for() {
    let mut relay = after(300);
    relay.client(&initialize("@cline/core"));
    relay.client(&call("1", "t"));
    relay.wait(299.0);
    assert!(relay.sent_to_client().is_empty());
    relay.wait(1.0);
    assert_eq!(relay.sent_to_client().len(), 1);

    let mut config = Config::default();
    config.settings = limited(Timeout::Off);
    let mut relay = Relay::with(config, Plain);
    relay.client(&initialize("@cline/core"));
    relay.client(&call("1", "t"));
    relay.wait(1e6);
    assert!(relay.sent_to_client().is_empty());
}

#[test]
fn a_call_without_a_limit_is_spoken_of_once() {
    let mut relay = Relay::new(Plain);
    relay.client(&call("1", "t"));
    assert_eq!(
        relay.engine.next_deadline(),
        Some(relay.now().mono + Duration::from_secs(60))
    );
    relay.wait(59.0);
    assert_eq!(relay.notices, 0);
    relay.wait(1.0);
    assert_eq!(relay.notices, 1);
    relay.wait(600.0);
    assert_eq!(relay.notices, 1);
    assert_eq!(relay.engine.next_deadline(), None);
    let answer = result("1", "{}");
    assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
}

#[test]
fn other_requests_have_no_limit() {
    let mut relay = after(5);
    relay.client("{\"id\":1,\"method\":\"prompts/get\"}\n");
    assert_eq!(relay.engine.next_deadline(), None);
}

#[test]
fn a_call_that_was_taken_back_is_over() {
    let mut relay = after(5);
    relay.client(&call("\"é\"", "t"));
    let cancel =
        "{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":\"\\u00e9\"}}\n";
    assert_eq!(relay.client(cancel).as_deref(), Some(cancel));
    assert_eq!(relay.records[0].note.outcome.as_str(), "cancelled");
    relay.wait(10.0);
    assert!(relay.sent_to_client().is_empty(), "nobody waits any more");
    // A server that answers all the same is relayed, as it would be without us.
    let answer = failed("\"é\"");
    assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
    assert_eq!(relay.engine.counters().stray_answers, 0);
}

#[test]
fn a_thousand_calls_run_out_at_once() {
    let mut relay = after(5);
    for id in 0..1000 {
        relay.client(&call(&id.to_string(), "t"));
    }
    relay.wait(5.0);
    assert_eq!(relay.sent_to_client().len(), 1000);
    assert!(relay.engine.is_idle());
    assert_eq!(relay.engine.next_deadline(), None);
}

#[test]
fn an_answer_of_ours_has_the_id_as_the_client_wrote_it() {
    for known_client in [false, true] {
        for id in ["1.0", "\"\\u00e9\"", "12345678901234567890123"] {
            let mut relay = after(5);
            if known_client {
                relay.client(&initialize("somebody"));
                relay.upstream(&result("\"init\"", "{}"));
            }
            // As TypeScript writes it: the id comes last.
            relay.client(&format!(
                "{{\"method\":\"tools/call\",\"params\":{{\"name\":\"t\"}},\"id\":{id}}}\n"
            ));
            relay.wait(5.0);
            let answer = relay.sent_to_client().pop().expect("an answer");
            assert!(answer.contains(&format!("\"id\":{id},")), "{answer}");
            let cancelled = relay.sent_to_upstream().pop().expect("a cancellation");
            assert!(
                cancelled.contains(&format!("\"requestId\":{id},")),
                "{cancelled}"
            );
        }
    }
}

#[test]
fn a_call_that_breaks_off_is_still_answered() {
    let mut relay = Relay::new(Plain);
    relay.client(&initialize("somebody"));
    relay.upstream(&result("\"init\"", "{}"));
    let torn = "{\"id\":\"a\",\"method\":\"tools/call\",\"params\":{\"name\n";
    assert_eq!(relay.client(torn).as_deref(), Some(torn));
    relay
        .engine
        .upstream_ended(Exit::new(How::Status(1)), relay.now());
    relay.collect();
    assert_eq!(json(&relay.sent_to_client()[0])["id"], "a");
}
