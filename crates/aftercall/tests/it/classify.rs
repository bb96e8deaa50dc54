//! Laws of the classifier: it is total, the trace agrees with the verdict, and
//! healthy twins stay healthy.

use aftercall::classify::{
    Cli, Exception, Grpc, Http, JsonRpc, Kind, Mcp, Observation, Surface, Unflagged, classify,
    explain, is_data, opens_with_data,
};
use aftercall::{Category, Effect, Executed, Resend};
use proptest::prelude::*;

/// The same words on every surface.
fn surfaces<'a>(words: &'a str, content: &'a str) -> Vec<Surface<'a>> {
    vec![
        Surface::Text(words),
        Surface::Mcp(Mcp::new(true).content(content)),
        Surface::Mcp(Mcp::new(false).content(content)),
        Surface::Mcp(Mcp::new(true).content(words).structured(words).meta(words)),
        Surface::JsonRpc(JsonRpc::new(-32603, words).data(words)),
        Surface::Http(Http::new(500, words).header("retry-after", words)),
        Surface::Http(Http::new(200, words)),
        Surface::Exception(Exception::new(words, words).more(words)),
        Surface::Cli(Cli::new(1).argv([words]).stdout(words).stderr(words)),
        Surface::Cli(Cli::new(0).argv([words]).stdout(words)),
        Surface::Grpc(Grpc::new(words, words).more(words)),
    ]
}

/// Pieces that the readers care about, in any order.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        ".{0,12}",
        prop::sample::select(vec![
            "{",
            "}",
            "[",
            "]",
            "\"",
            "'",
            ":",
            ",",
            "\\",
            "\n",
            "error",
            "Error: ",
            "isError=True",
            "meta=None content=[TextContent(text='",
            "HTTP 503 ",
            "\"retry_after\": ",
            "1e999",
            "-1",
            "try again in ",
            "6m0s",
            "ECONNRESET",
            "SQLSTATE 23505",
            "(1045, ",
            "不存在",
            "ไม่พบ",
            "\u{0}",
            "grpc-status-details-bin",
            "Command failed: ",
            "\u{202e}",
            "<title>502 Bad Gateway",
            "[Errno -2]",
        ])
        .prop_map(str::to_owned),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_words_on_any_surface_get_a_verdict(words in pieces()) {
        let content = serde_json::json!([{"type": "text", "text": words}]).to_string();
        for surface in surfaces(&words, &content) {
            let seen = Observation::new(surface);
            let (traced, said) = explain(&seen);
            prop_assert_eq!(&classify(&seen), &traced);
            prop_assert!(said.iter().filter(|opinion| opinion.decided).count() <= 1);
            prop_assert_eq!(traced.failure().is_some(), traced.kind().is_failure());
        }
    }

    #[test]
    fn a_raw_form_is_read_or_refused(raw in pieces()) {
        for name in Surface::NAMES {
            if let Ok(surface) = Surface::parse(name, &raw) {
                let _ = classify(&Observation::new(surface));
            }
        }
    }

    /// A first look lets pass only what a second one would.
    #[test]
    fn what_opens_with_data_is_found(words in pieces(), filler in 0..3000_usize) {
        let words = format!("{words}{}", "lorem ".repeat(filler / 6));
        let content = serde_json::json!([{"type": "text", "text": words}]).to_string();
        let seen = Mcp::new(false).content(&content);
        if opens_with_data(&content, content.len()) {
            prop_assert!(is_data(&seen));
            prop_assert_eq!(classify(&Observation::new(Surface::Mcp(seen))).kind(), Kind::Found);
        }
    }

    /// What may have run is never offered to be sent again blindly.
    #[test]
    fn a_write_that_may_have_run_is_not_sent_again(words in pieces()) {
        let content = serde_json::json!([{"type": "text", "text": words}]).to_string();
        for surface in surfaces(&words, &content) {
            let verdict = classify(&Observation::new(surface).effect(Effect::Write));
            let may_have_run = matches!(verdict.executed(), Some(Executed::Yes | Executed::Unknown));
            let again = matches!(verdict.resend(), Resend::Now | Resend::After(_));
            prop_assert!(!(may_have_run && again), "{verdict:?}");
        }
    }
}

fn judged(is_error: bool, text: &str) -> (Kind, Unflagged) {
    let content = serde_json::json!([{"type": "text", "text": text}]).to_string();
    let seen = Mcp::new(is_error).content(&content);
    let verdict = classify(&Observation::new(Surface::Mcp(seen)));
    (verdict.kind(), verdict.unflagged())
}

#[test]
fn words_about_failures_inside_an_answer_are_data() {
    for text in [
        "12:01 ERROR connection refused (ECONNREFUSED)\n12:02 WARN permission denied\n",
        "Error handling in Rust: connection refused becomes ErrorKind::ConnectionRefused.",
        "# Troubleshooting\n\nIf you see \"permission denied\", run chmod.",
        r#"{"orders": [{"id": 1, "status": "failed", "error": "card declined"}]}"#,
        r#"{"id": 7, "status": "failed", "error_message": "card declined"}"#,
        "Created issue #429: \"500 errors on login\"",
        "Error: failed\n",
        "timeout=30\nretries=3\n",
    ] {
        assert_eq!(
            judged(false, text),
            (Kind::Found, Unflagged::Leave),
            "{text}"
        );
    }
}

#[test]
fn a_failure_that_is_nothing_else_is_flipped_and_a_weaker_one_noted() {
    for text in [
        r#"{"ok": false, "error": "channel_not_found"}"#,
        "Error executing tool add: 1 validation error for addArguments",
    ] {
        let (kind, unflagged) = judged(false, text);
        assert!(kind.is_failure(), "{text}");
        assert_eq!(unflagged, Unflagged::Flip, "{text}");
    }
    let (kind, unflagged) = judged(false, "Error: Could not find file x.docx");
    assert!(kind.is_failure());
    assert_eq!(unflagged, Unflagged::Annotate);
}

#[test]
fn a_tool_that_reports_on_others_answers_with_their_failures() {
    let content =
        serde_json::json!([{"type": "text", "text": r#"{"success": false, "error": "exit 1"}"#}])
            .to_string();
    let of = |tool: &str| {
        let seen = Observation::new(Surface::Mcp(Mcp::new(false).content(&content))).tool(tool);
        let verdict = classify(&seen);
        verdict.unflagged()
    };
    assert_eq!(of("get_job_status"), Unflagged::Leave);
    assert_eq!(of("list_runs"), Unflagged::Leave);
    assert_eq!(of("run_query"), Unflagged::Flip);
}

#[test]
fn a_flag_without_a_failure_is_seen_through() {
    assert_eq!(judged(true, "No results found.").0, Kind::Empty);
    assert_eq!(
        judged(true, "No matches found or search timed out")
            .0
            .category(),
        Some(Category::Transient)
    );
}

#[test]
fn numbers_in_prose_are_no_statuses() {
    for text in [
        "Order 40429 is on its way",
        "It exceeds the $500 limit by 3",
        "Line 503 of the file",
    ] {
        let verdict_rule = {
            let content = serde_json::json!([{"type": "text", "text": text}]).to_string();
            classify(&Observation::new(Surface::Mcp(
                Mcp::new(true).content(&content),
            )))
            .rule()
        };
        assert_ne!(verdict_rule, "status.http", "{text}");
    }
}

#[test]
fn an_envelope_below_other_words_declares_nothing() {
    let envelope = r#"{"errorCategory":"transient","isRetryable":true,"message":"retry me"}"#;
    let (kind, _) = judged(true, &format!("Permission denied for user bob\n{envelope}"));
    assert_eq!(kind, Kind::Failed(Category::Permission));
    for whole in [
        envelope.to_owned(),
        format!("Error executing tool x: {envelope}"),
    ] {
        assert_eq!(judged(true, &whole).0, Kind::Failed(Category::Transient));
    }
}

#[test]
fn a_verdict_names_the_words_and_the_code_that_it_rests_on() {
    let seen = Observation::new(Surface::Text(
        "the pool said: connect ECONNREFUSED 127.0.0.1:1",
    ));
    let verdict = classify(&seen);
    assert_eq!(verdict.evidence(), "ECONNREFUSED");
    assert_eq!(verdict.code(), Some("ECONNREFUSED"));
}
