//! MCP results: what is written over an original, and what keeps its bytes.

use std::time::{Duration, SystemTime};

use aftercall::detail::Attempt;
use aftercall::gather::Report;
use aftercall::wire::{Codec, Encode, Era, Mcp, OutputSchema, Structured, Voice};
use aftercall::{Answer, Effect, Failure, Outcome, Reading, Searched, ToolError};
use serde_json::value::RawValue;
use serde_json::{Value as Json, json};

use super::laws::first_text;

fn raw(text: &str) -> Box<RawValue> {
    RawValue::from_string(text.to_owned()).expect("the test writes JSON")
}

fn json(raw: &RawValue) -> Json {
    serde_json::from_str(raw.get()).expect("raw JSON is JSON")
}

fn locked() -> Failure {
    ToolError::transient("The database is locked.").into()
}

fn rewritten(original: &RawValue, cx: Encode<'_>) -> Box<RawValue> {
    let cx = cx.voice(Voice::Proxy).original(original);
    Mcp.encode::<(), _>(Err(locked()), &cx)
        .expect("a failure can always be written")
}

#[test]
fn what_is_not_ours_keeps_its_bytes() {
    let original = raw(concat!(
        r#"{ "x" : 1.00, "content":[{"type":"text","text":"SQLITE_BUSY"},"#,
        r#"{"type":"image" , "data":"AA==","mimeType":"image/png"}],"isError":true,"#,
        r#""_meta":{ "io.modelcontextprotocol/toolFailure" : {"class":"reliability"} },"y":{"z":1e2} }"#,
    ));
    let new = rewritten(&original, Encode::new(Effect::ReadOnly));
    for kept in [
        r#""x":1.00"#,
        r#"{"type":"image" , "data":"AA==","mimeType":"image/png"}"#,
        r#"{ "io.modelcontextprotocol/toolFailure" : {"class":"reliability"} "#,
        r#""y":{"z":1e2}"#,
    ] {
        assert!(new.get().contains(kept), "{kept} in {new}");
    }
    let content = &json(&new)["content"];
    assert_eq!(
        content.as_array().unwrap().len(),
        2,
        "shown text is not repeated: {new}"
    );
    assert_eq!(
        json(&new)["_meta"]["dev.aftercall/error"]["errorCategory"],
        "transient"
    );
}

#[test]
fn text_that_was_cut_follows_whole() {
    let long = format!("first\n{}last", "a failing test\n".repeat(600));
    let original =
        raw(&json!({"content": [{"type": "text", "text": long}], "isError": true}).to_string());
    let new = json(&rewritten(&original, Encode::new(Effect::ReadOnly)));
    assert_eq!(new["content"][1]["text"], long);
    let ours = new["content"][0]["text"].as_str().unwrap();
    assert!(ours.contains("\n| first\n") && ours.contains("characters left out"));
    assert!(ours.chars().count() <= 2_000, "{}", ours.chars().count());
}

#[test]
fn a_block_with_more_than_text_is_kept_beside_ours() {
    let block = r#"{"type":"text","text":"SQLITE_BUSY","annotations":{"priority":1}}"#;
    let original = raw(&format!(r#"{{"content":[{block}],"isError":true}}"#));
    let new = rewritten(&original, Encode::new(Effect::ReadOnly));
    assert!(new.get().contains(block), "{new}");
}

#[test]
fn structured_content_goes_where_no_schema_can_reject_it() {
    let original = raw(r#"{"content":[],"structuredContent":{"errno":5},"isError":true}"#);
    let cx = Encode::new(Effect::ReadOnly);
    let none = json(&rewritten(&original, cx.output_schema(OutputSchema::None)));
    assert_eq!(
        none["structuredContent"]["message"],
        "The database is locked."
    );
    assert_eq!(
        none["structuredContent"]["upstreamStructured"],
        json!({"errno": 5})
    );

    for cx in [
        cx,
        cx.output_schema(OutputSchema::Declared),
        cx.output_schema(OutputSchema::None)
            .structured(Structured::Never),
    ] {
        let new = rewritten(&original, cx);
        assert!(json(&new).get("structuredContent").is_none(), "{new}");
        assert!(first_text(&new).contains("| {\"errno\":5}\n"), "{new}");
    }
    let always = cx
        .output_schema(OutputSchema::Declared)
        .structured(Structured::Always);
    assert!(
        json(&rewritten(&original, always))
            .get("structuredContent")
            .is_some()
    );
}

#[test]
fn an_original_without_flag_or_content_becomes_a_failure() {
    for text in [
        "{}",
        r#"{"content":null}"#,
        r#"{"isError":"yes","content":[]}"#,
        "[]",
        "7",
    ] {
        let new = json(&rewritten(&raw(text), Encode::default().era(Era::Modern)));
        assert_eq!(new["isError"], true);
        assert_eq!(new["resultType"], "complete");
        assert!(
            new["content"][0]["text"]
                .as_str()
                .unwrap()
                .starts_with("ERROR [transient, ")
        );
    }
}

#[test]
fn words_that_say_the_same_are_not_repeated() {
    let original =
        raw(r#"{"content":[{"type":"text","text":"The database is locked"}],"isError":true}"#);
    let new = rewritten(&original, Encode::new(Effect::ReadOnly));
    assert_eq!(json(&new)["content"].as_array().unwrap().len(), 1);
    assert!(!first_text(&new).contains("upstream said"), "{new}");
}

fn empty_over(original: &RawValue, cx: Encode<'_>) -> Box<RawValue> {
    let outcome: Outcome<(), Failure> = Ok(Answer::Empty(Searched::new("")));
    Mcp.encode(outcome, &cx.original(original))
        .expect("an empty answer can always be written")
}

fn emptied(original: &str, cx: Encode<'_>) -> Json {
    let once = empty_over(&raw(original), cx);
    let twice = empty_over(&once, cx);
    assert_eq!(once.get(), twice.get(), "saying it twice changes nothing");
    json(&once)
}

#[test]
fn an_empty_answer_gets_a_sentence() {
    let new = emptied(
        r#"{"content":[{"type":"text","text":"[]"}]}"#,
        Encode::default(),
    );
    assert_eq!(new["content"][0]["text"], "[]");
    assert_eq!(
        new["content"][1]["text"],
        "The call succeeded and returned no results."
    );
    assert_eq!(
        new["_meta"]["dev.aftercall/outcome"],
        json!({"v": 1, "kind": "empty", "resultCount": 0})
    );
    assert!(new.get("isError").is_none());
}

#[test]
fn a_bare_answer_is_empty_only_where_something_was_to_be_read() {
    let read = emptied(r#"{"content":[]}"#, Encode::new(Effect::ReadOnly));
    assert_eq!(
        read["content"][0]["text"],
        "The call succeeded and returned no results."
    );
    let bare = raw(r#"{"content":[]}"#);
    let write = json(&empty_over(&bare, Encode::new(Effect::Write)));
    assert_eq!(
        write["content"][0]["text"],
        "The call succeeded; the server returned no output."
    );
    assert!(write.get("_meta").is_none());
}

#[test]
fn a_flag_without_failure_is_cleared_where_no_schema_is_missed() {
    let flagged = r#"{"content":[{"type":"text","text":"no rows"}],"isError":true}"#;
    let new = emptied(flagged, Encode::default().output_schema(OutputSchema::None));
    assert_eq!(new["isError"], false);
    assert!(
        new["content"][0]["text"]
            .as_str()
            .unwrap()
            .starts_with("NO MATCHES [empty, do not resend] ")
    );
    assert_eq!(new["content"][1]["text"], "no rows");

    let kept = emptied(flagged, Encode::default());
    assert_eq!(kept["isError"], true);
    let reading = Mcp.decode(&raw(&kept.to_string())).unwrap();
    assert!(matches!(reading, Reading::Settled(Ok(Answer::Empty(_)))));
}

#[test]
fn an_empty_answer_of_an_author_names_what_was_searched() {
    let outcome: Outcome<()> = Ok(Answer::empty("orders of customer 7"));
    let written = Mcp.encode(outcome, &Encode::default()).unwrap();
    assert_eq!(
        first_text(&written),
        "No matches in orders of customer 7. The call succeeded and returned no results."
    );
    let Reading::Settled(Ok(Answer::Empty(searched))) = Mcp.decode(&written).unwrap() else {
        panic!("{written}")
    };
    assert_eq!(searched.what(), "orders of customer 7");
}

#[test]
fn a_success_of_another_server_is_not_touched() {
    let original = raw(r#"{ "content" : [ ], "structuredContent":{"a":1} }"#);
    let outcome: Outcome<(), Failure> = Ok(Answer::Found(()));
    let cx = Encode::new(Effect::ReadOnly).original(&original);
    assert!(Mcp.changes(outcome, &cx).unwrap().is_empty());
}

#[test]
fn a_partial_answer_comes_back_from_text_and_from_data() {
    let at = SystemTime::UNIX_EPOCH;
    let report = Report::new()
        .covered("site-1", json!(["lamp"]), Some(1), at)
        .covered_empty("site-2", at)
        .missing("site-3", locked(), at);
    for schema in [OutputSchema::None, OutputSchema::Unseen] {
        let outcome: Outcome<Json> = Ok(Answer::Partial(report.clone()));
        let cx = Encode::new(Effect::ReadOnly).output_schema(schema);
        let written = Mcp.encode(outcome, &cx).unwrap();
        assert!(first_text(&written).starts_with(
            "PARTIAL [2 of 3 sources covered] Missing: site-3 (transient). What is missing is unknown, not empty.\n\
             missing site-3: "
        ), "{written}");
        let Reading::Settled(Ok(Answer::Partial(back))) = Mcp.decode(&written).unwrap() else {
            panic!("{written}")
        };
        let back = back.map(|value| json(&value));
        assert_eq!(back.coverage(), report.coverage());
        assert_eq!(back.succeeded().count(), 2);
        assert_eq!(
            back.failed().next().unwrap().1.message(),
            "The database is locked."
        );
        assert_eq!(back.missing_retryable(Effect::ReadOnly).count(), 1);
    }
}

#[test]
fn what_is_no_outcome_yet_is_said_to_be_none() {
    for (text, reading) in [
        (r#"{"resultType":"task","taskId":"1"}"#, "Pending"),
        (r#"{"task":{"taskId":"1"}}"#, "Pending"),
        (r#"{"resultType":"input_required"}"#, "InputRequired"),
    ] {
        assert_eq!(format!("{:?}", Mcp.decode(&raw(text)).unwrap()), reading);
    }
    assert!(Mcp.decode(&raw(r#"{"resultType":"sideways"}"#)).is_err());
    assert!(Mcp.decode(&raw("[]")).is_err());
}

#[test]
fn words_in_a_place_that_no_client_reads_are_shown() {
    for content in [
        r#""connection refused""#,
        r#"{"type":"text","text":"connection refused"}"#,
    ] {
        let original = raw(&format!(r#"{{"content":{content},"isError":true}}"#));
        let new = json(&rewritten(&original, Encode::new(Effect::ReadOnly)));
        let blocks = new["content"].as_array().expect("a list");
        assert_eq!(blocks.len(), 1, "{new}");
        let ours = blocks[0]["text"].as_str().expect("text");
        assert!(ours.contains("\n| connection refused\n"), "{ours}");
    }
    let long = "a failing test\n".repeat(600);
    let original = raw(&json!({"content": long, "isError": true}).to_string());
    let new = json(&rewritten(&original, Encode::new(Effect::ReadOnly)));
    assert_eq!(new["content"][1], json!({"type": "text", "text": long}));
}

#[test]
fn a_lone_surrogate_takes_no_other_word_with_it() {
    let original =
        raw(r#"{"content":[{"type":"text","text":"no such file: caf\udce9"}],"isError":true}"#);
    let new = rewritten(&original, Encode::new(Effect::ReadOnly));
    let text = first_text(&new);
    assert!(text.contains("\n| no such file: caf\u{fffd}"), "{text}");
}

#[test]
fn what_only_begins_with_our_words_for_no_match_is_not_ours() {
    const OURS: &str =
        "NO MATCHES [empty, do not resend] The call succeeded and returned no results.";
    let flagged = |text: &str| {
        let block = json!({"type": "text", "text": text});
        raw(&json!({"content": [block], "isError": true}).to_string())
    };
    let is_empty = |raw: &RawValue| {
        matches!(
            Mcp.decode(raw).expect("a result"),
            Reading::Settled(Ok(Answer::Empty(_)))
        )
    };
    assert!(Mcp.is_ours(&flagged(OURS)) && is_empty(&flagged(OURS)));
    let named = OURS.replace("The call", "No matches in orders of June. The call");
    assert!(Mcp.is_ours(&flagged(&named)) && is_empty(&flagged(&named)));
    for more in [
        format!("{OURS}\nERROR: connection refused"),
        "NO MATCHES [empty, do not resend] connection refused".to_owned(),
        named.replace("June", "June\nERROR: connection refused\n"),
    ] {
        let raw = flagged(&more);
        assert!(!Mcp.is_ours(&raw), "{more}");
        assert!(!is_empty(&raw), "{more}");
    }
}

#[test]
fn line_one_says_the_wait_and_what_was_tried() {
    let wait = Duration::from_secs(1);
    let busy = || ToolError::transient("The database is locked.");
    for (failure, before, verdict) in [
        (busy(), 0, "retryable"),
        (busy(), 1, "retry later, tried 2 times"),
        (busy(), 2, "retry later, tried 3 times"),
        (busy().retry_after(wait), 0, "retry after 1 s"),
        (
            busy().retry_after(wait),
            1,
            "retry after 1 s, tried 2 times",
        ),
        (
            busy().retry_after(wait),
            2,
            "retry after 1 s, tried 3 times",
        ),
    ] {
        let attempts = vec![Attempt::new("busy", Duration::ZERO); before];
        let failure = Failure::from(failure).with_earlier_attempts(attempts);
        let encoded = Mcp.encode::<(), _>(Err(failure), &Encode::new(Effect::ReadOnly));
        let text = first_text(&encoded.expect("a failure can be written"));
        let line = text.lines().next().unwrap_or_default();
        assert!(
            line.starts_with(&format!("ERROR [transient, {verdict}] ")),
            "{line}"
        );
    }
}
