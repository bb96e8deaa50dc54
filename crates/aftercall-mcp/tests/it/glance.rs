//! Usual frames, and what is not one.

use aftercall_mcp::{Envelope, Id, UsualRequest, UsualResult};
use proptest::prelude::*;
use serde_json::Value;

const CONTENT: &str = r#"[{"type":"text","text":"a \"b\" [c] {\\"},{"type":"text","text":""}]"#;

fn content(frame: &str) -> Option<&str> {
    let usual = UsualResult::read(frame.as_bytes())?;
    assert_eq!(usual.id, Id::Integer(7));
    std::str::from_utf8(usual.content).ok()
}

#[test]
fn a_success_is_seen_however_sdks_order_it() {
    for frame in [
        r#"{"jsonrpc":"2.0","id":7,"result":{"content":@}}"#,
        r#"{"result":{"content":@},"jsonrpc":"2.0","id":7}"#,
        r#"{"jsonrpc":"2.0","id":7,"result":{"content":@,"isError":false}}"#,
        r#"{"id":7,"result":{"resultType":"complete","content":@,"_meta":{"a":[1]}}}"#,
        " { \"id\" : 7 , \"result\" : { \"structuredContent\" : [ {} ] , \"content\" : @ } } \r\n",
    ] {
        let frame = frame.replace('@', CONTENT);
        assert_eq!(content(&frame), Some(CONTENT), "{frame}");
    }
}

#[test]
fn what_may_be_anything_else_is_not_usual() {
    for frame in [
        r#"{"id":7,"result":{"content":@,"isError":true}}"#,
        r#"{"id":7,"result":{"content":@,"isError":false,"isError":true}}"#,
        r#"{"id":7,"result":{"content":@,"\u0069sError":true}}"#,
        r#"{"id":7,"result":{"content":@,"isError":1}}"#,
        r#"{"id":7,"result":{"content":@,"resultType":"task"}}"#,
        r#"{"id":7,"result":{"content":@,"task":{"taskId":"t"}}}"#,
        r#"{"id":7,"result":{"content":@,"content":[]}}"#,
        r#"{"id":7,"result":{"structuredContent":{}}}"#,
        r#"{"id":7,"result":{"content":@},"result":{}}"#,
        r#"{"id":7,"result":{"content":@},"error":null}"#,
        r#"{"id":7,"method":"m","result":{"content":@}}"#,
        r#"{"id":null,"result":{"content":@}}"#,
        r#"{"result":{"content":@}}"#,
        r#"{"id":7,"result":[]}"#,
        r#"{"id":7,"result":{"content":@}} {}"#,
        r#"{"id":7,"result":{"content":@}"#,
        r#"{"id":7,"result":{"content":[{"type":"te"#,
        r#"[{"id":7,"result":{"content":@}}]"#,
        "",
        "Listening on stdio",
    ] {
        let frame = frame.replace('@', CONTENT);
        assert_eq!(content(&frame), None, "{frame}");
    }
}

#[test]
fn a_request_is_seen_up_to_its_parameters() {
    let read = |frame: &'static str| {
        let request = UsualRequest::read(frame.as_bytes())?;
        Some((request.id, request.method))
    };
    let call = |id| Some((id, &b"tools/call"[..]));
    for (frame, expected) in [
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"#,
            call(Id::Integer(1)),
        ),
        (
            r#"{"method":"tools/call","params":{"id":2},"jsonrpc":"2.0","id":"a"}"#,
            call(Id::Text("a".into())),
        ),
        (r#"{"id":1.0,"method":"tools/call"}"#, call(Id::Integer(1))),
        (r#"{"params":{},"id":1,"method":"tools/call"}"#, None),
        (r#"{"id":1,"id":2,"method":"tools/call","params":{}}"#, None),
        (r#"{"id":1,"method":7,"params":{}}"#, None),
        (r#"{"id":1,"result":{"content":[]}}"#, None),
        (r#"{"method":"tools/call","params":{}}"#, None),
    ] {
        assert_eq!(read(frame), expected, "{frame}");
    }
}

proptest! {
    /// Wherever quotes and backslashes stand, a string ends where JSON says.
    #[test]
    fn strings_end_where_they_end(
        id in "[a-z\"\\\\\u{e9}\u{a2}\u{dc}]{0,70}",
        text in "[a-z\"\\\\\u{e9}\u{a2}\u{dc}]{0,70}",
    ) {
        let (id, text) = (Value::from(id), Value::from(text));
        let expected = format!("[{{\"type\":\"text\",\"text\":{text}}}]");
        let frame = format!("{{\"result\":{{\"content\":{expected}}},\"id\":{id}}}");
        let usual = UsualResult::read(frame.as_bytes()).expect("a success");
        prop_assert_eq!(usual.content, expected.as_bytes());
        let whole = Envelope::parse(frame.as_bytes()).expect("JSON");
        prop_assert_eq!(Some(usual.id), whole.id());
    }
}
