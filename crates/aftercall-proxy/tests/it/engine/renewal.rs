//! A session that was begun anew, with a server that may be another one.

use aftercall::{Failure, ToolError};
use aftercall_mcp::Id;

use aftercall_proxy::engine::LISTING_PATIENCE;
use aftercall_proxy::upstream::Reach;

use super::harness::{Marking, Relay, call, result};

const TOOLS: &str = r#"{"tools":[{"name":"t"}]}"#;
const OTHER: &str = r#"{"tools":[{"name":"u"}]}"#;

/// One whose client knows the tools.
fn listed() -> Relay<Marking> {
    let mut relay = Relay::new(Marking::default());
    relay.client("{\"id\":9,\"method\":\"tools/list\"}\n");
    relay.upstream(&result("9", TOOLS));
    relay
}

/// The ids of the listings that were asked for.
fn renew(relay: &mut Relay<Marking>) -> Vec<String> {
    relay.engine.session_renewed();
    relay.collect();
    asked(relay)
}

fn asked(relay: &mut Relay<Marking>) -> Vec<String> {
    let frames = relay.sent_to_upstream();
    let id = |frame: &String| {
        let frame: serde_json::Value = serde_json::from_str(frame).expect("JSON");
        assert_eq!(frame["method"], "tools/list");
        frame["id"].to_string()
    };
    frames.iter().map(id).collect()
}

#[test]
fn a_renewal_during_a_comparison_does_not_end_it() {
    for (tools, announced) in [(TOOLS, 0), (OTHER, 1)] {
        let mut relay = listed();
        let first = renew(&mut relay);
        assert_eq!(renew(&mut relay).len(), 0, "one is on its way");
        // Of the session before: not believed.
        relay.upstream(&result(&first[0], OTHER));
        let second = asked(&mut relay);
        relay.upstream(&result(&second[0], tools));
        let said = relay.sent_to_client();
        assert_eq!(said.len(), announced, "{said:?}");
        assert!(said.iter().all(|frame| frame.contains("list_changed")));
        assert_eq!(renew(&mut relay).len(), 1, "that one is over");
    }
}

#[test]
fn where_nobody_has_listed_nobody_asks() {
    let mut relay = Relay::new(Marking::default());
    assert!(renew(&mut relay).is_empty());
}

/// A call that the network fails while the tools are listed.
fn lost_meanwhile() -> Relay<Marking> {
    let mut relay = listed();
    renew(&mut relay);
    relay.client(&call("1", "t"));
    let failure = Failure::from(ToolError::transient("The connection broke."));
    let now = relay.now();
    let id = Id::parse(b"1").expect("an id");
    let reach = Reach::Unreached;
    relay.engine.transport_failed(&id, &failure, reach, now);
    relay.collect();
    assert!(relay.sent_to_client().is_empty(), "it waits");
    relay
}

#[test]
fn a_lost_call_waits_for_the_tools_and_no_longer() {
    let mut relay = lost_meanwhile();
    relay.wait(LISTING_PATIENCE.as_secs_f64() + 0.001);
    let said = relay.sent_to_client();
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("The connection broke."), "{said:?}");
}

#[test]
fn a_lost_call_that_waits_can_be_taken_back() {
    let mut relay = lost_meanwhile();
    let taken_back = "{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}\n";
    assert_eq!(relay.client(taken_back), None, "nobody else has it");
    relay.wait(LISTING_PATIENCE.as_secs_f64() + 0.001);
    assert!(relay.sent_to_client().is_empty());
}
