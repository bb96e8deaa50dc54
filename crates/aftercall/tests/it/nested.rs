//! Results inside results: what an aggregator, a host or a sub-agent quotes under
//! a success of its own. The flag of the inner one is found again where it is the
//! whole answer, and nowhere else.

use aftercall::classify::{Kind, Mcp, Observation, Surface, Unflagged, classify};
use aftercall::{Category, Effect};
use serde_json::{Value, json};

fn block(text: &str) -> Value {
    json!({"type": "text", "text": text, "annotations": null})
}

/// A result as a server further down gave it.
fn inner(text: &str, is_error: bool) -> Value {
    json!({"_meta": null, "content": [block(text)], "isError": is_error})
}

/// As Python prints the value of a text.
fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('\n', "\\n");
    format!("'{}'", escaped.replace('\'', "\\'"))
}

/// The ways in which a result is quoted in the text of another.
fn forms(result: &Value) -> [(&'static str, String); 4] {
    let compact = result.to_string();
    let pretty = serde_json::to_string_pretty(result).expect("JSON");
    let printed = format!(
        "meta=None content=[TextContent(type='text', text={}, annotations=None)] isError=False",
        quoted(&pretty)
    );
    let python = compact
        .replace("null", "None")
        .replace("true", "True")
        .replace("false", "False")
        .replace('"', "'");
    [
        ("JSON", compact),
        ("indented JSON", pretty),
        ("a host's print", printed),
        ("a Python dict", python),
    ]
}

fn judged(text: &str, tool: &str) -> (Kind, Unflagged) {
    let content = json!([block(text)]).to_string();
    let seen = Observation::new(Surface::Mcp(Mcp::new(false).content(&content)));
    let verdict = classify(&seen.tool(tool).effect(Effect::ReadOnly));
    (verdict.kind(), verdict.unflagged())
}

#[test]
fn an_inner_flag_is_found_again_in_every_form() {
    for (words, category) in [
        ("HTTP 503 Service Unavailable", Some(Category::Transient)),
        ("HTTP 403 Forbidden", Some(Category::Permission)),
        ("You exceeded your current quota", Some(Category::Business)),
        ("The pipe is upside down.", None),
    ] {
        for (form, text) in forms(&inner(words, true)) {
            let kind = match category {
                Some(category) => Kind::Failed(category),
                None => Kind::Unclassified,
            };
            let (judged, unflagged) = judged(&text, "execute_tool");
            assert_eq!(judged, kind, "{words} as {form}: {text}");
            assert_eq!(unflagged, Unflagged::Flip, "{words} as {form}");
        }
    }
}

#[test]
fn an_inner_success_is_no_failure_in_any_form() {
    for words in [
        "42 orders",
        "Contents of notes.md: the importer timed out twice, error 503, then healed.",
        "The search of the log found 3 lines with ERROR.",
    ] {
        for (form, text) in forms(&inner(words, false)) {
            assert_eq!(
                judged(&text, "execute_tool").0,
                Kind::Found,
                "{words} as {form}"
            );
        }
    }
}

#[test]
fn an_inner_failure_without_a_flag_is_read_as_one_without() {
    let said = r#"{"error": "No presentation is loaded"}"#;
    let bare = judged(said, "add_slide");
    assert!(bare.0.is_failure(), "{bare:?}");
    let mut result = inner(said, false);
    result["structuredContent"] = json!({"result": {"error": "No presentation is loaded"}});
    for (form, text) in forms(&result).into_iter().take(3) {
        assert!(judged(&text, "add_slide").0.is_failure(), "{form}: {text}");
    }
}

#[test]
fn nothing_found_further_down_is_nothing_found() {
    for (form, text) in forms(&inner("[]", false)) {
        assert_eq!(judged(&text, "execute_tool").0, Kind::Empty, "{form}");
    }
}

#[test]
fn a_subagents_own_envelope_is_a_failure_and_its_report_on_others_is_not() {
    for said in [
        r#"{"status":"failed","error":"The worker ran out of its time"}"#,
        r#"{"status":"error","message":"The worker could not start","result":null}"#,
        "{'status': 'failed', 'error': 'The worker ran out of its time', 'result': None}",
    ] {
        assert!(judged(said, "delegate").0.is_failure(), "{said}");
    }
    // It looked, and that is what it saw.
    for (tool, said) in [
        ("get_job_status", r#"{"status":"failed","error":"exit 1"}"#),
        ("list_runs", r#"{"success":false,"error":"exit 1"}"#),
        (
            "delegate",
            r#"{"status":"completed","failed":0,"result":"3 of 3 done"}"#,
        ),
        (
            "delegate",
            r#"{"status":"done","answer":"The build of Monday failed.","log":"error 503"}"#,
        ),
    ] {
        assert!(!judged(said, tool).0.is_failure(), "{tool}: {said}");
    }
}

#[test]
fn a_result_that_is_only_part_of_the_data_is_data() {
    let example = inner("HTTP 503 Service Unavailable", true);
    for data in [
        json!({"examples": [example.clone()], "page": 1}).to_string(),
        json!({"content": "isError: true", "isError": "a column"}).to_string(),
        format!("How a failed call looks:\n\n```json\n{example}\n```\n\nNote the flag."),
    ] {
        assert_eq!(judged(&data, "read_document").0, Kind::Found, "{data}");
    }
}
