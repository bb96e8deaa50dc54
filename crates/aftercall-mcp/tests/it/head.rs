//! The id of a line that can't be looked at.

use aftercall_mcp::{Head, Id, LongLine};

fn long(parts: &[&str]) -> Head {
    let mut line = LongLine::default();
    for part in parts {
        line.push(part.as_bytes());
    }
    line.finish()
}

#[test]
fn the_id_before_a_long_result_is_found() {
    let filler = "x".repeat(200_000);
    let head = long(&[
        r#"{"jsonrpc":"2.0","id":"a","result":{"t":""#,
        &filler,
        "\"}}\n",
    ]);
    assert_eq!(head.id, Some(Id::Text("a".into())));
}

#[test]
fn the_id_behind_a_long_result_is_found() {
    let filler = "x".repeat(200_000);
    for (tail, expected) in [
        (r#""},"jsonrpc":"2.0","id":7}"#, Some(Id::Integer(7))),
        (
            "\"}, \"id\" : \"a\\\"b\" }\r\n",
            Some(Id::Text("a\"b".into())),
        ),
        (r#"","id":7}}"#, None),
        (r#"\",\"id\":7}"}"#, None),
        (r#"","x":"\"id\":7"}"#, None),
    ] {
        let head = long(&[r#"{"result":{"t":""#, &filler, tail]);
        assert_eq!(head.id, expected, "{tail}");
    }
}

#[test]
fn a_long_request_keeps_its_method() {
    let filler = "x".repeat(200_000);
    let head = long(&[r#"{"method":"tools/call","id":1,"params":{"#, &filler]);
    assert_eq!(head.method.as_deref(), Some("tools/call"));
    assert_eq!(head.id, Some(Id::Integer(1)));
}

#[test]
fn a_frame_with_foreign_bytes_still_says_whom_it_answers() {
    let frame = b"{\"id\":5,\"result\":{\"content\":\"\xff\"}}\n";
    let head = Head::of_frame(frame).expect("one JSON object");
    assert!(head.answer);
    assert_eq!(head.id, Some(Id::Integer(5)));
    assert!(Head::of_frame(b"{\"id\":5,\"result\":{\"cont").is_none());
}
