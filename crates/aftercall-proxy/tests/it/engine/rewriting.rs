//! An edit reaches the client in the frame that it was made for.

use super::harness::{Marking, Relay, call, failed, initialize, result};

#[test]
fn a_failed_answer_is_changed_and_the_rest_of_its_frame_is_not() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1.0", "t"));
    let frame = "{ \"jsonrpc\":\"2.0\", \"id\" :1.0,\"result\":{\"isError\":true,\"n\":1e2},\"x\":[1 ] }\r\n";
    assert_eq!(
        relay.upstream(frame).as_deref(),
        Some(
            "{ \"jsonrpc\":\"2.0\", \"id\" :1.0,\"result\":{\"isError\":true,\"n\":1e2,\"_meta\":{\"facts\":\"unasked\"}},\"x\":[1 ] }\r\n"
        )
    );
    assert_eq!(relay.engine.counters().changed, 1);
    assert_eq!(relay.records[0].tool, "t");
}

#[test]
fn an_error_gives_way_to_a_result() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1", "t"));
    let frame = "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32000,\"message\":\"m\"}}\n";
    let answer = relay.upstream(frame).expect("relayed");
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!(answer["result"]["isError"], true);
    assert_eq!(answer.get("error"), None);
}

#[test]
fn a_result_that_hides_behind_an_error_of_null_is_one() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1", "t"));
    let frame = "{\"id\":1,\"error\":null,\"result\":{\"isError\":true}}\n";
    let answer = relay.upstream(frame).expect("relayed");
    assert!(answer.contains("\"facts\""));
}

#[test]
fn only_answers_to_tool_calls_are_looked_at() {
    let mut relay = Relay::new(Marking::default());
    relay.client("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/read\"}\n");
    let answer = failed("1");
    assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
    assert!(relay.records.is_empty());
}

#[test]
fn the_client_is_known_by_its_handshake_or_by_each_request() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&initialize("codex-mcp-client"));
    assert_eq!(relay.engine.client_name(), Some("codex-mcp-client"));
    let mut relay = Relay::new(Marking::default());
    relay.client(
        "{\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"t\",\"_meta\":{\
         \"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\
         \"io.modelcontextprotocol/clientInfo\":{\"name\":\"claude-code\",\"version\":\"2\"}}}}\n",
    );
    assert_eq!(relay.engine.client_name(), Some("claude-code"));
}

#[test]
fn the_log_has_the_arguments_only_when_asked() {
    for (wanted, expected) in [(false, None), (true, Some(&b"{\"x\":1e2}"[..]))] {
        let mut config = aftercall_proxy::Config::default();
        config.log_arguments = wanted;
        let mut relay = Relay::with(config, Marking::default());
        relay.client(&call("1", "t"));
        relay.wait(0.25);
        relay.upstream(&result("1", "{}"));
        let record = &relay.records[0];
        assert_eq!(record.arguments.as_deref(), expected);
        assert_eq!(record.duration.as_millis(), 250);
    }
}

#[test]
fn a_large_answer_is_known_by_its_flag_wherever_its_id_stands() {
    let text = r#"The quick brown fox.\n \"isError\":true "#.repeat(4000);
    let content = format!("\"content\":[{{\"type\":\"text\",\"text\":\"{text}\"}}]");
    for (flag, changed) in [
        ("", false),
        (",\"isError\": false", false),
        (",\"isError\" : true", true),
        (",\"isError\":false,\"isError\":true", true),
    ] {
        for frame in [
            format!("{{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{{{content}{flag}}}}}\n"),
            format!("{{\"result\":{{{content}{flag}}},\"jsonrpc\":\"2.0\",\"id\":1}}\n"),
        ] {
            let mut relay = Relay::new(Marking::default());
            relay.client(&call("1", "t"));
            let answer = relay.upstream(&frame).expect("relayed");
            assert_eq!(answer != frame, changed, "{flag}");
            assert!(relay.engine.is_idle());
            assert_eq!(relay.records.len(), 1);
        }
    }
}

#[test]
fn a_large_listing_is_learned_from_all_the_same() {
    let mut relay = Relay::new(Marking::default());
    relay.client("{\"id\":1,\"method\":\"tools/list\"}\n");
    let description = "x".repeat(100_000);
    relay.upstream(&result(
        "1",
        &format!("{{\"tools\":[{{\"name\":\"t\",\"description\":\"{description}\"}}]}}"),
    ));
    assert!(relay.engine.tools().get("t").is_some());
}
