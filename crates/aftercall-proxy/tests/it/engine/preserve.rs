//! What must travel untouched, point by point. Each frame goes through an
//! engine that has an opinion about failures, and none of these is one.

use super::harness::{Marking, Relay, call, result};

/// Both directions leave the frame alone.
fn passes(frame: &str) {
    let mut relay = Relay::new(Marking::default());
    assert_eq!(relay.client(frame).as_deref(), Some(frame));
    let mut relay = Relay::new(Marking::default());
    assert_eq!(relay.upstream(frame).as_deref(), Some(frame));
}

/// An answer to a tool call that is left alone.
fn answer_passes(body: &str) {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1", "t"));
    let frame = result("1", body);
    assert_eq!(relay.upstream(&frame).as_deref(), Some(&*frame));
    assert_eq!(relay.records.len(), 1, "it was looked at: {body}");
}

#[test]
fn ids_of_every_type_absent_and_null() {
    for id in [
        "1",
        "\"1\"",
        "1.0",
        "1e0",
        "-3",
        "12345678901234567890123",
        "\"\\u00e9\"",
    ] {
        passes(&call(id, "t"));
        passes(&result(id, "{}"));
    }
    passes("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"x\"}}\n");
    passes("{\"jsonrpc\":\"2.0\",\"id\" : null ,\"method\":\"x\"}\n");
    passes("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\r\n");
}

#[test]
fn errors_with_their_code_message_data_and_more() {
    for error in [
        r#"{"code":-32042,"message":"m","data":{"elicitations":[1]},"x":0.10}"#,
        r#"{"code":1e3,"message":"m","data":null}"#,
        r#"{"code":-32601,"message":"no such method"}"#,
    ] {
        let mut relay = Relay::new(Marking::default());
        relay.client("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"prompts/get\"}\n");
        let frame = format!("{{\"jsonrpc\":\"2.0\",\"id\":5,\"error\":{error},\"more\":[]}}\n");
        assert_eq!(relay.upstream(&frame).as_deref(), Some(&*frame));
    }
}

#[test]
fn members_methods_and_notifications_that_nobody_knows() {
    passes("{\"jsonrpc\":\"3.0\",\"id\":1,\"method\":\"future/thing\",\"hint\":{\"a\":[]}}\n");
    passes("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/future\",\"params\":[1,2]}\n");
    passes("{\"id\":1,\"method\":\"x\"}\n");
    passes("{\"level\":\"info\",\"msg\":\"no message at all\"}\n");
}

#[test]
fn result_types_of_any_value() {
    for kind in [
        "\"complete\"",
        "\"input_required\"",
        "\"task\"",
        "\"later\"",
        "7",
        "null",
    ] {
        // Even with the flag: only a complete result is a tool's outcome.
        let flag = if kind == "\"complete\"" {
            "false"
        } else {
            "true"
        };
        answer_passes(&format!(
            r#"{{"resultType":{kind},"isError":{flag},"content":[],"requestState":"s","inputRequests":{{"a":{{}}}}}}"#
        ));
    }
}

#[test]
fn content_blocks_of_any_kind_in_their_order() {
    answer_passes(
        r#"{"content":[{"type":"hologram","_meta":{"b":1,"a":2},"x":1.50},{"type":"text","text":"t","annotations":{"audience":["user"],"priority":0.30}},{"text":"no type"}]}"#,
    );
}

#[test]
fn null_and_absent_stay_what_they_are() {
    answer_passes(r#"{"content":[],"structuredContent":null}"#);
    answer_passes(r#"{"content":[],"isError":null}"#);
    answer_passes(r#"{"content":[],"isError":false}"#);
    answer_passes(r#"{"content":[]}"#);
    answer_passes("{}");
}

#[test]
fn structured_content_of_any_shape() {
    for value in [
        "[1,2]",
        "\"s\"",
        "12345678901234567890",
        "{\"b\":1,\"a\":1e-7}",
        "true",
    ] {
        answer_passes(&format!("{{\"structuredContent\":{value}}}"));
    }
}

#[test]
fn meta_task_and_cache_members_of_results() {
    answer_passes(
        r#"{"_meta":{"io.modelcontextprotocol/toolFailure":{"class":"reliability"},"z":1,"a":2},"ttlMs":5,"cacheScope":"private","task":{"taskId":"t","status":"working"}}"#,
    );
}

#[test]
fn requests_with_all_that_they_carry() {
    passes(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"t\",\
         \"arguments\":{\"z\":1,\"a\":1e2,\"n\":0.30000000000000000004,\"big\":123456789012345678901234567890},\
         \"task\":{\"ttl\":60000},\"inputResponses\":{\"k\":{}},\"requestState\":\"opaque\",\
         \"idempotencyKey\":\"k\",\"_meta\":{\"progressToken\":\"5\",\"traceparent\":\"00-x\"}}}\n",
    );
    passes(
        "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":\
         {\"experimental\":{\"x\":{}},\"extensions\":{\"y\":1},\"later\":true}}}\n",
    );
}

#[test]
fn listings_with_their_unknown_members_order_and_cursors() {
    let mut relay = Relay::new(Marking::default());
    relay.client("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{}}\n");
    let frame = result(
        "1",
        r#"{"tools":[{"name":"b","execution":{"taskSupport":"optional"},"icons":[],"x-y":1,"annotations":{"readOnlyHint":true,"vendor":1},"inputSchema":{"type":"object","properties":{"z":{},"a":{}},"$defs":{}}},{"name":"a"}],"nextCursor":"c\u0000d","ttlMs":1}"#,
    );
    assert_eq!(relay.upstream(&frame).as_deref(), Some(&*frame));
    let seen: Vec<_> = relay.engine.tools().names().collect();
    assert_eq!(seen, ["a", "b"], "it was looked at");
}

#[test]
fn white_space_escapes_and_repeated_keys() {
    passes(" {\t\"id\" :\u{20}1 , \"method\" : \"tools\\/call\" }\r\n");
    passes("{\"id\":1,\"id\":2,\"method\":\"a\",\"method\":\"b\"}\n");
    answer_passes(r#"{"content":[],"content":[1],"x":1,"x":2}"#);
}

#[test]
fn requests_of_the_server_and_answers_of_the_client() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1", "t"));
    let asks =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"sampling/createMessage\",\"params\":{}}\n";
    assert_eq!(relay.upstream(asks).as_deref(), Some(asks));
    // The same id as the call's: the two directions count for themselves.
    let replies = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"isError\":true,\"content\":[]}}\n";
    assert_eq!(relay.client(replies).as_deref(), Some(replies));
    assert!(!relay.engine.is_idle(), "the call is still open");
}
