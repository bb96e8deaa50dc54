//! The traps of reading JSON-RPC with a JSON library, each sprung once.

use aftercall_mcp::{ERROR_KEYS, Envelope, Object, Shape, Unreadable};
use proptest::prelude::*;

fn parse(frame: &str) -> Envelope<'_> {
    Envelope::parse(frame.as_bytes()).expect("a message")
}

#[test]
fn a_message_is_an_object_and_never_an_array_by_position() {
    let positional = br#"["2.0",1,"tools/call",{}]"#;
    assert_eq!(Envelope::parse(positional).unwrap_err(), Unreadable::Batch);
    let nested = parse(r#"{"id":1,"result":[true,[]]}"#);
    assert!(nested.result().is_none(), "an array is no result object");
    assert_eq!(nested.shape(), Shape::Answer);
}

#[test]
fn null_is_not_absent() {
    let null = parse(r#"{"id": null,"error":{"code":-32700,"message":"x"}}"#);
    assert_eq!(null.raw_id(), Some(&b"null"[..]));
    assert_eq!(null.id(), None);
    let absent = parse(r#"{"method":"x"}"#);
    assert_eq!(absent.raw_id(), None);
    assert_eq!(absent.shape(), Shape::Notification);
    let result = parse(r#"{"id":1,"result":{"structuredContent":null}}"#);
    let result = result.result().expect("an object");
    assert_eq!(result.get("structuredContent"), Some(&b"null"[..]));
    assert_eq!(result.get("isError"), None);
}

#[test]
fn a_repeated_key_is_no_error_and_the_last_one_counts() {
    let message = parse(r#"{"id":1,"id":2,"result":{"isError":false,"isError":true}}"#);
    assert_eq!(message.raw_id(), Some(&b"2"[..]));
    let result = message.result().expect("an object");
    assert_eq!(result.get("isError"), Some(&b"true"[..]));
}

#[test]
fn a_flag_that_is_no_boolean_fails_nothing() {
    let message = parse(r#"{"id":1,"result":{"isError":"yes","content":7}}"#);
    let result = message.result().expect("an object");
    assert_eq!(result.get("isError"), Some(&b"\"yes\""[..]));
    assert_eq!(result.get("content"), Some(&b"7"[..]));
}

#[test]
fn numbers_and_nested_text_are_seen_as_written() {
    let raw = r#"{"id":12345678901234567890123,"params":{"arguments":{"n":1e2,"m":0.10000000000000000001}},"method":"tools/call"}"#;
    let message = parse(raw);
    assert_eq!(message.raw_id(), Some(&b"12345678901234567890123"[..]));
    let params = message.params().expect("an object");
    assert_eq!(
        params.get("arguments"),
        Some(&br#"{"n":1e2,"m":0.10000000000000000001}"#[..])
    );
}

#[test]
fn an_escaped_key_is_the_key() {
    let message = parse(r#"{"\u0069d":3,"metho\u0064":"x","result":{}}"#);
    assert_eq!(message.raw_id(), Some(&b"3"[..]));
    assert_eq!(message.method().as_deref(), Some("x"));
}

#[test]
fn bytes_that_are_not_utf8_pass_in_values_known_or_not() {
    for key in ["other", "content"] {
        let mut frame = format!("{{\"id\":1,\"result\":{{\"{key}\":\"").into_bytes();
        frame.extend_from_slice(b"\xff\xfe\"}}");
        let message = Envelope::parse(&frame).expect("nobody reads it as text");
        let result = message.result().expect("an object");
        assert!(result.raw().ends_with(b"\xff\xfe\"}"));
    }
    let looked_at = b"{\"id\":1,\"result\":{\"cont\xff\":[]}}";
    assert_eq!(
        Envelope::parse(looked_at).unwrap_err(),
        Unreadable::Malformed
    );
}

#[test]
fn nested_spans_end_where_the_value_ends() {
    for tail in ["}", " }", ",\"x\":1}", " , \"x\":[2] }", ",\"id\":1 }\r\n"] {
        for (value, empty) in [("{}", true), ("{ \"isError\" : true }", false)] {
            let frame = format!("{{ \"result\" :\t{value}{tail}");
            let message = parse(&frame);
            let result = message.result().expect("an object");
            assert_eq!(result.raw(), value.as_bytes(), "{frame}");
            assert_eq!(result.count() == 0, empty);
        }
    }
}

#[test]
fn deep_nesting_costs_no_stack() {
    let depth = 1_000_000;
    let frame = format!(
        "{{\"id\":1,\"result\":{{\"content\":{}{}}}}}",
        "[".repeat(depth),
        "]".repeat(depth)
    );
    assert_eq!(parse(&frame).shape(), Shape::Answer);
}

#[test]
fn shapes_are_told_apart() {
    for (frame, shape) in [
        (r#"{"id":1,"method":"ping"}"#, Shape::Request),
        (r#"{"id":"a","method":"x","params":[1]}"#, Shape::Request),
        (r#"{"method":"notifications/x"}"#, Shape::Notification),
        (r#"{"id":null,"method":"x"}"#, Shape::Other),
        (r#"{"id":1,"result":null}"#, Shape::Answer),
        (r#"{"id":null,"error":{}}"#, Shape::Answer),
        (r#"{"id":1}"#, Shape::Other),
        (r#"{"result":{}}"#, Shape::Other),
        (r#"{"level":"info","msg":"a log line"}"#, Shape::Other),
        ("{}", Shape::Other),
    ] {
        assert_eq!(parse(frame).shape(), shape, "{frame}");
    }
}

#[test]
fn what_is_no_message_says_why() {
    for (frame, why) in [
        (&b""[..], Unreadable::Blank),
        (b" \r\n", Unreadable::Blank),
        (b"[]\n", Unreadable::Batch),
        (b"Server listening on stdio\n", Unreadable::Malformed),
        (b"{\"id\":1}{\"id\":2}\n", Unreadable::Malformed),
        (b"{\"id\":1,\n", Unreadable::Malformed),
        (b"\xef\xbb\xbf{\"id\":1}\n", Unreadable::Malformed),
        (b"\"text\"", Unreadable::Malformed),
    ] {
        assert_eq!(Envelope::parse(frame).unwrap_err(), why);
    }
}

#[test]
fn an_error_is_an_object_of_its_own() {
    let message = parse(r#"{"id":1,"error":{"code":-32000,"message":"m","data":null,"x":1}}"#);
    let raw = message.raw_error().expect("an error");
    let error = Object::parse(raw, &ERROR_KEYS).expect("an object");
    assert_eq!(error.get("data"), Some(&b"null"[..]));
    assert_eq!(error.count(), 4);
    assert!(
        parse(r#"{"id":1,"result":{},"error":null}"#)
            .raw_error()
            .is_none()
    );
}

proptest! {
    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = Envelope::parse(&bytes);
    }

    #[test]
    fn no_torn_message_panics(at in 0_usize..140, noise in any::<u8>()) {
        let whole = br#"{"jsonrpc":"2.0","id":"\u00e9","result":{"isError":true,"content":[{"type":"text","text":"x\\"}],"_meta":{"a":[1,2]}},"error":null}"#;
        let mut bytes = whole.to_vec();
        if let Some(byte) = bytes.get_mut(at) {
            *byte = noise;
        }
        if let Ok(message) = Envelope::parse(&bytes) {
            // Whatever was located lies in the frame and can be edited.
            let mut edit = message.message().edit();
            edit.set("result", "{}");
            let _ = edit.finish_frame();
        }
        let _ = Envelope::parse(&whole[..at.min(whole.len())]);
    }
}
