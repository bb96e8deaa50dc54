//! What the engine learns of tools, and when it asks.

use aftercall_proxy::engine::LISTING_PATIENCE;

use super::harness::{Marking, Relay, call, failed, result};

fn asking() -> Relay<Marking> {
    Relay::new(Marking {
        needs_listing: true,
    })
}

/// The id of the listing that the engine has asked for.
fn own_id(frame: &str) -> String {
    let frame: serde_json::Value = serde_json::from_str(frame).expect("JSON");
    assert_eq!(frame["method"], "tools/list");
    frame["id"].to_string()
}

const READS: &str = r#"{"tools":[{"name":"t","annotations":{"readOnlyHint":true}}]}"#;

#[test]
fn a_listing_that_passes_is_learned_from() {
    let mut relay = asking();
    relay.client("{\"id\":9,\"method\":\"tools/list\"}\n");
    relay.upstream(&result("9", READS));
    relay.client(&call("1", "t"));
    let answer = relay.upstream(&failed("1")).expect("at once");
    assert!(answer.contains("reads"), "{answer}");
    assert!(relay.sent_to_upstream().is_empty(), "nothing to ask");
}

#[test]
fn a_session_in_which_nothing_fails_asks_nothing() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1", "t"));
    relay.upstream(&result("1", "{\"content\":[]}"));
    assert!(relay.sent_to_upstream().is_empty());
}

#[test]
fn a_failure_of_an_unlisted_tool_waits_for_the_listing() {
    let mut relay = asking();
    relay.client(&call("1", "t"));
    relay.client(&call("2", "t"));
    assert_eq!(relay.upstream(&failed("1")), None, "held");
    assert_eq!(relay.upstream(&failed("2")), None, "held");
    let asked = relay.sent_to_upstream();
    assert_eq!(asked.len(), 1, "one listing for both: {asked:?}");
    let id = own_id(&asked[0]);
    assert_eq!(
        relay.upstream(&result(&id, READS)),
        None,
        "nobody else asked"
    );
    let answers = relay.sent_to_client();
    assert_eq!(answers.len(), 2);
    assert!(answers.iter().all(|answer| answer.contains("reads")));
    assert!(relay.engine.is_idle());
}

#[test]
fn all_pages_are_asked_for() {
    let mut relay = asking();
    relay.client(&call("1", "t"));
    relay.upstream(&failed("1"));
    let first = own_id(&relay.sent_to_upstream()[0]);
    relay.upstream(&result(
        &first,
        r#"{"tools":[{"name":"a"}],"nextCursor":"p\u00322"}"#,
    ));
    assert!(relay.sent_to_client().is_empty(), "not yet");
    let asked = relay.sent_to_upstream();
    assert!(asked[0].contains(r#""cursor":"p\u00322""#), "{asked:?}");
    let second = own_id(&asked[0]);
    assert_ne!(first, second);
    relay.upstream(&result(&second, READS));
    assert!(relay.sent_to_client()[0].contains("reads"));
}

#[test]
fn a_cursor_that_never_ends_is_given_up() {
    let mut relay = asking();
    relay.client(&call("1", "t"));
    relay.upstream(&failed("1"));
    let mut pages = 0;
    while let Some(asked) = relay.sent_to_upstream().first() {
        pages += 1;
        let page = result(&own_id(asked), r#"{"tools":[],"nextCursor":"again"}"#);
        relay.upstream(&page);
    }
    assert!((2..=100).contains(&pages), "{pages} pages");
    assert!(relay.sent_to_client()[0].contains("unknown"));
}

#[test]
fn a_tool_that_is_not_listed_is_missing() {
    let mut relay = asking();
    relay.client("{\"id\":9,\"method\":\"tools/list\"}\n");
    relay.upstream(&result("9", READS));
    relay.client(&call("1", "other"));
    let answer = relay.upstream(&failed("1")).expect("at once");
    assert!(answer.contains("missing"), "{answer}");
}

#[test]
fn after_a_change_the_tools_are_asked_for_again() {
    let mut relay = asking();
    relay.client("{\"id\":9,\"method\":\"tools/list\"}\n");
    relay.upstream(&result("9", READS));
    relay.upstream("{\"method\":\"notifications/tools/list_changed\"}\n");
    relay.client(&call("1", "t"));
    assert_eq!(
        relay.upstream(&failed("1")),
        None,
        "stale facts are no facts"
    );
    let id = own_id(&relay.sent_to_upstream()[0]);
    relay.upstream(&result(&id, r#"{"tools":[{"name":"t"}]}"#));
    assert!(relay.sent_to_client()[0].contains("listed"));
}

#[test]
fn a_listing_from_before_a_change_is_not_believed() {
    let mut relay = asking();
    relay.client(&call("1", "t"));
    relay.upstream(&failed("1"));
    let stale = own_id(&relay.sent_to_upstream()[0]);
    relay.upstream("{\"method\":\"notifications/tools/list_changed\"}\n");
    relay.upstream(&result(&stale, READS));
    assert!(relay.sent_to_client().is_empty());
    let fresh = own_id(&relay.sent_to_upstream()[0]);
    relay.upstream(&result(&fresh, r#"{"tools":[{"name":"t"}]}"#));
    assert!(relay.sent_to_client()[0].contains("listed"));
}

#[test]
fn a_server_that_does_not_list_costs_a_moment_and_not_an_answer() {
    let mut relay = asking();
    relay.client(&call("1", "t"));
    relay.upstream(&failed("1"));
    let due = relay.engine.next_deadline().expect("a limit");
    assert_eq!(due, relay.now().mono + LISTING_PATIENCE);
    relay.wait(2.0);
    assert!(relay.sent_to_client()[0].contains("unknown"));
    relay.sent_to_upstream();
    relay.client(&call("2", "t"));
    assert!(
        relay.upstream(&failed("2")).is_some(),
        "not asked again at once"
    );
    assert!(relay.sent_to_upstream().is_empty());
}

#[test]
fn a_refused_listing_is_no_ones_error() {
    let mut relay = asking();
    relay.client(&call("1", "t"));
    relay.upstream(&failed("1"));
    let id = own_id(&relay.sent_to_upstream()[0]);
    let refusal = format!("{{\"id\":{id},\"error\":{{\"code\":-32601,\"message\":\"no\"}}}}\n");
    assert_eq!(relay.upstream(&refusal), None);
    assert!(relay.sent_to_client()[0].contains("unknown"));
}

#[test]
fn in_the_modern_era_the_listing_says_who_asks() {
    let mut relay = asking();
    let meta = r#"{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"x":{}},"io.modelcontextprotocol/clientInfo":{"name":"h","version":"1"}}"#;
    relay.client(&format!(
        "{{\"id\":1,\"method\":\"tools/call\",\"params\":{{\"name\":\"t\",\"_meta\":{meta}}}}}\n"
    ));
    relay.upstream(&failed("1"));
    let asked: serde_json::Value =
        serde_json::from_str(&relay.sent_to_upstream()[0]).expect("JSON");
    let expected: serde_json::Value = serde_json::from_str(meta).expect("JSON");
    assert_eq!(asked["params"]["_meta"], expected);
}

#[test]
fn our_ids_give_way_to_the_clients() {
    let mut relay = asking();
    relay.client("{\"id\":\"aftercall-beef-1\",\"method\":\"ping\"}\n");
    relay.client(&call("1", "t"));
    relay.upstream(&failed("1"));
    assert_eq!(own_id(&relay.sent_to_upstream()[0]), "\"aftercall-beef-2\"");
}

#[test]
fn a_server_that_dies_while_an_answer_is_held_loses_nothing() {
    let mut relay = asking();
    relay.client(&call("1", "t"));
    relay.upstream(&failed("1"));
    let exit = aftercall_proxy::Exit::new(aftercall_proxy::How::Status(1));
    relay.engine.upstream_ended(exit, relay.now());
    relay.collect();
    let answers = relay.sent_to_client();
    assert_eq!(answers.len(), 1, "one answer: {answers:?}");
    assert!(answers[0].contains("boom"), "the server's own");
}
