//! An edit changes what it is told to and no other byte.

use aftercall_mcp::{Envelope, Object};
use proptest::prelude::*;
use serde_json::Value;

static KEYS: [&str; 3] = ["a", "b", "c"];

fn edited(text: &str, set: &[(&str, &str)], remove: &[&str]) -> String {
    let object = Object::parse(text.as_bytes(), &KEYS).expect("an object");
    let mut edit = object.edit();
    for (key, value) in set {
        edit.set(key, *value);
    }
    for key in remove {
        edit.remove(key);
    }
    String::from_utf8(edit.finish()).expect("text")
}

#[test]
fn values_are_replaced_where_they_lie() {
    assert_eq!(
        edited(
            r#" { "x" : 1.0, "a" :  1 ,"y":[ ] } "#,
            &[("a", "[2]")],
            &[]
        ),
        r#"{ "x" : 1.0, "a" :  [2] ,"y":[ ] }"#
    );
}

#[test]
fn a_new_member_goes_last() {
    assert_eq!(edited("{}", &[("a", "1")], &[]), r#"{"a":1}"#);
    assert_eq!(
        edited("{ }", &[("a", "1"), ("b", "2")], &[]),
        r#"{"a":1,"b":2 }"#
    );
    assert_eq!(
        edited(r#"{"x":0 }"#, &[("a", "1")], &[]),
        r#"{"x":0,"a":1 }"#
    );
}

#[test]
fn a_removed_member_takes_one_comma_along() {
    assert_eq!(edited(r#"{"a":1}"#, &[], &["a"]), "{}");
    assert_eq!(edited(r#"{"a":1, "x":2}"#, &[], &["a"]), r#"{"x":2}"#);
    assert_eq!(edited(r#"{"x":2 , "a":1}"#, &[], &["a"]), r#"{"x":2 }"#);
    assert_eq!(edited(r#"{"a":1,"b":2}"#, &[], &["a", "b"]), "{}");
    assert_eq!(
        edited(r#"{"a":1,"b":2}"#, &[("c", "3")], &["a", "b"]),
        r#"{"c":3}"#
    );
    assert_eq!(
        edited(r#"{"x":1,"b":2}"#, &[("c", "3")], &["b"]),
        r#"{"x":1,"c":3}"#
    );
}

#[test]
fn all_of_a_repeated_key_change() {
    assert_eq!(
        edited(r#"{"a":1,"x":0,"a":2}"#, &[("a", "9")], &[]),
        r#"{"a":9,"x":0,"a":9}"#
    );
    assert_eq!(edited(r#"{"a":1,"a":2,"a":3}"#, &[], &["a"]), "{}");
}

#[test]
fn an_error_becomes_a_result_in_its_frame() {
    let frame = "{\"jsonrpc\":\"2.0\" ,\"id\":\"\\u00e9\",\"error\":{\"code\":-1},\"x\":1e2}\r\n";
    let message = Envelope::parse(frame.as_bytes()).expect("a message");
    let mut edit = message.message().edit();
    edit.remove("error");
    edit.set("result", "{\"isError\":true}");
    assert_eq!(
        String::from_utf8(edit.finish_frame()).expect("text"),
        "{\"jsonrpc\":\"2.0\" ,\"id\":\"\\u00e9\",\"x\":1e2,\"result\":{\"isError\":true}}\r\n"
    );
}

fn member() -> impl Strategy<Value = (String, String)> {
    (
        prop::sample::select(vec!["a", "b", "c", "x", "y"]),
        prop::sample::select(vec![
            "1",
            "null",
            "\"t,}\"",
            "[1, {\"a\":2}]",
            "{\"b\": [] }",
        ]),
        "[ \t]{0,2}",
    )
        .prop_map(|(key, value, space)| {
            (
                format!("\"{key}\""),
                format!("{space}:{space}{value}{space}"),
            )
        })
}

proptest! {
    #[test]
    fn an_edit_means_what_it_says(
        members in prop::collection::vec(member(), 0..6),
        set in prop::sample::select(vec!["a", "b"]),
        remove in prop::sample::select(vec!["b", "c"]),
    ) {
        prop_assume!(set != remove);
        let inner: Vec<_> = members.iter().map(|(k, v)| format!("{k}{v}")).collect();
        let text = format!("{{{}}}", inner.join(", "));
        let after = edited(&text, &[(set, "\"new\"")], &[remove]);

        let mut expected: Value = serde_json::from_str(&text).expect("what we built");
        expected[set] = "new".into();
        expected.as_object_mut().expect("an object").remove(remove);
        let got: Value = serde_json::from_str(&after).expect("still JSON");
        prop_assert_eq!(got, expected, "{} became {}", text, after);
    }
}
