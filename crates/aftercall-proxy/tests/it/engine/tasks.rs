//! A tool call that becomes a task is answered later, and means the same.

use aftercall_proxy::{Exit, How};

use super::harness::{Marking, Relay, call, result};

fn with_task(created: &str) -> Relay<Marking> {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1", "t"));
    let frame = result("1", created);
    assert_eq!(relay.upstream(&frame).as_deref(), Some(&*frame));
    assert_eq!(relay.records[0].note.outcome.as_str(), "pending");
    relay
}

const FAILED: &str = r#"{"isError":true,"content":[{"type":"text","text":"boom"}]}"#;

#[test]
fn the_result_of_a_task_is_the_tools() {
    let mut relay = with_task(r#"{"task":{"taskId":"k1","status":"working"}}"#);
    relay.client("{\"id\":2,\"method\":\"tasks/result\",\"params\":{\"taskId\":\"k1\"}}\n");
    let answer = relay.upstream(&result("2", FAILED)).expect("relayed");
    assert!(answer.contains("\"facts\""), "{answer}");
    assert_eq!(relay.records[1].tool, "t");
}

#[test]
fn a_task_that_is_looked_at_carries_it_as_a_member() {
    let mut relay = with_task(r#"{"resultType":"task","taskId":"k1","status":"working"}"#);
    let get = "{\"id\":2,\"method\":\"tasks/get\",\"params\":{\"taskId\":\"k1\"}}\n";
    relay.client(get);
    let working = result("2", r#"{"taskId":"k1","status":"working"}"#);
    assert_eq!(relay.upstream(&working).as_deref(), Some(&*working));
    relay.client(get);
    let done = result(
        "2",
        &format!(r#"{{"taskId":"k1", "status":"completed","result":{FAILED},"x":1e2}}"#),
    );
    let answer = relay.upstream(&done).expect("relayed");
    assert!(answer.contains("\"facts\""), "{answer}");
    assert!(answer.contains(r#""x":1e2}"#) && answer.contains(r#""k1", "status""#));
}

#[test]
fn so_does_a_notice_of_a_task() {
    let mut relay = with_task(r#"{"resultType":"task","taskId":"k1","status":"working"}"#);
    let notice = |id| {
        format!(
            "{{\"method\":\"notifications/tasks\",\"params\":{{\"taskId\":\"{id}\",\"result\":{FAILED}}}}}\n"
        )
    };
    let known = relay.upstream(&notice("k1")).expect("relayed");
    assert!(known.contains("\"facts\""), "{known}");
    let unknown = notice("k2");
    assert_eq!(relay.upstream(&unknown).as_deref(), Some(&*unknown));
}

#[test]
fn a_task_of_something_else_is_left_alone() {
    let mut relay = Relay::new(Marking::default());
    relay.client("{\"id\":2,\"method\":\"tasks/result\",\"params\":{\"taskId\":\"k9\"}}\n");
    let answer = result("2", FAILED);
    assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
}

#[test]
fn a_result_that_is_lost_with_its_server_is_a_failed_result() {
    for (method, is_result) in [("tasks/result", true), ("tasks/get", false)] {
        for ends_first in [false, true] {
            let mut relay = with_task(r#"{"task":{"taskId":"k1","status":"working"}}"#);
            let ask =
                format!("{{\"id\":2,\"method\":\"{method}\",\"params\":{{\"taskId\":\"k1\"}}}}\n");
            let end = |relay: &mut Relay<Marking>| {
                let exit = Exit::new(How::Status(3));
                relay.engine.client_closed(relay.now());
                relay.engine.upstream_ended(exit, relay.now());
                relay.collect();
            };
            if ends_first {
                end(&mut relay);
            }
            relay.client(&ask);
            if !ends_first {
                end(&mut relay);
            }
            let answers = relay.sent_to_client();
            let [answer] = &answers[..] else {
                panic!("{answers:?}");
            };
            assert!(answer.contains("\"id\":2"), "{answer}");
            assert_eq!(answer.contains("\"isError\":true"), is_result, "{answer}");
            assert_eq!(answer.contains("-32603"), !is_result, "{answer}");
        }
    }
}
