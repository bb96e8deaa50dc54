//! Ids are compared by what they mean.

use aftercall_mcp::Id;

#[test]
fn an_id_that_was_written_again_is_the_same_id() {
    for (sent, came_back) in [
        ("\"é\"", r#""\u00e9""#),
        (r#""a/b""#, r#""a\/b""#),
        ("\"\u{1f600}\"", r#""\ud83d\ude00""#),
        ("1.0", "1"),
        ("1e2", "100"),
        ("-0", "0"),
        ("0.5", "5e-1"),
    ] {
        let (a, b) = (Id::parse(sent.as_bytes()), Id::parse(came_back.as_bytes()));
        assert!(a.is_some(), "{sent} is an id");
        assert_eq!(a, b, "{sent} and {came_back}");
    }
}

#[test]
fn a_number_is_not_the_string_of_it_and_neighbours_differ() {
    let id = |raw: &str| Id::parse(raw.as_bytes());
    assert_ne!(id("1"), id("\"1\""));
    assert_ne!(id("18446744073709551615"), id("18446744073709551614"));
    assert_ne!(id("9007199254740993"), id("9007199254740992"));
    assert_ne!(id("1.5"), id("1.25"));
}

#[test]
fn what_names_no_request_is_no_id() {
    for raw in ["null", "true", "[1]", "{}", ""] {
        assert_eq!(Id::parse(raw.as_bytes()), None, "{raw}");
    }
}

#[test]
fn a_lone_surrogate_still_matches_itself() {
    let raw = br#""\ud800""#;
    assert!(Id::parse(raw).is_some());
    assert_eq!(Id::parse(raw), Id::parse(raw));
    assert_ne!(Id::parse(raw), Id::parse(br#""\ud801""#));
}
