//! Hard single cases, each for one reason: where the naive reading of a code or a
//! word is wrong. Most follow a vendor's documentation.

use aftercall::classify::{Kind, Mcp, Observation, Surface, Unflagged, Wait, classify};
use aftercall::{Category, Effect};

fn judged(surface: &str, raw: &str) -> Kind {
    let seen = Surface::parse(surface, raw).expect("the cases are well-formed");
    classify(&Observation::new(seen)).kind()
}

const TRANSIENT: Kind = Kind::Failed(Category::Transient);
const VALIDATION: Kind = Kind::Failed(Category::Validation);
const BUSINESS: Kind = Kind::Failed(Category::Business);
const PERMISSION: Kind = Kind::Failed(Category::Permission);

#[test]
fn statuses_that_say_something_else_than_they_seem_to() {
    for (raw, kind) in [
        // One request is over the limit of a minute: no minute is long enough.
        (
            r#"{"status":429,"headers":{},"body":"{\"error\":{\"message\":\"Request too large for the model: Limit 30000, Requested 45000\",\"code\":\"rate_limit_exceeded\"}}"}"#,
            VALIDATION,
        ),
        // 405 for a state, not for a method.
        (
            r#"{"status":405,"headers":{},"body":"{\"message\":\"Pull Request is not mergeable\"}"}"#,
            BUSINESS,
        ),
        // The status was sent before the work was done.
        (
            r#"{"status":200,"headers":{},"body":"<Error><Code>InternalError</Code><Message>Try again.</Message></Error>"}"#,
            TRANSIENT,
        ),
        (
            r#"{"status":200,"headers":{},"body":"event: start\ndata: {}\n\nevent: error\ndata: {\"error\":{\"type\":\"overloaded_error\"}}\n\n"}"#,
            TRANSIENT,
        ),
        (
            r#"{"status":200,"headers":{},"body":"event: start\ndata: {\"note\":\"error handling\"}\n\n"}"#,
            Kind::Found,
        ),
        // The same code, by service: a limit of resources, or too much at once.
        (
            r#"{"status":400,"headers":{},"body":"{\"__type\":\"com.amazonaws.dynamodb.v20120810#LimitExceededException\"}"}"#,
            TRANSIENT,
        ),
        (
            r#"{"status":400,"headers":{},"body":"{\"__type\":\"LimitExceededException\"}"}"#,
            BUSINESS,
        ),
        // What is not listed as unprocessed was processed.
        (
            r#"{"status":200,"headers":{},"body":"{\"UnprocessedItems\":{\"orders\":[{\"PutRequest\":{}}]}}"}"#,
            Kind::Partial,
        ),
    ] {
        assert_eq!(judged("http_response", raw), kind, "{raw}");
    }
}

#[test]
fn a_cause_weighs_more_than_what_was_being_done() {
    for (message, kind) in [
        (
            r#"Error parsing image name: pinging registry: Get \"http://r:80/\": dial tcp: connect: connection refused"#,
            TRANSIENT,
        ),
        ("remote error: tls: bad certificate", PERMISSION),
        ("x509: certificate signed by unknown authority", BUSINESS),
        ("tlsv13 alert certificate required", PERMISSION),
    ] {
        let raw = format!(r#"{{"class":"Error","message":"{message}"}}"#);
        assert_eq!(judged("exception_text", &raw), kind, "{message}");
    }
}

#[test]
fn a_bug_in_a_handler_is_no_mistake_of_the_caller() {
    let raw = r#"{"code":"UNKNOWN","message":"Exception calling application: KeyError: 'foo'"}"#;
    assert_eq!(judged("grpc_status", raw), Kind::Unclassified);
}

#[test]
fn of_several_policies_the_longest_exhausted_one_counts() {
    let of = |value: &str| {
        let raw = serde_json::json!({"status": 429, "headers": {"RateLimit": value}, "body": ""});
        let raw = raw.to_string();
        let seen = Surface::parse("http_response", &raw).expect("well-formed");
        classify(&Observation::new(seen)).wait()
    };
    let seconds = |n| Wait::After(std::time::Duration::from_secs(n));
    assert_eq!(
        of(r#""burst";r=0;t=5,"daily";r=0;t=40000"#),
        seconds(40_000)
    );
    assert_eq!(of(r#""burst";r=0;t=5,"daily";r=7;t=40000"#), seconds(5));
}

fn content(text: &str) -> String {
    serde_json::json!([{"type": "text", "text": text}]).to_string()
}

fn of_tool(is_error: bool, text: &str, tool: &str) -> (Kind, Unflagged) {
    let content = content(text);
    let seen = Observation::new(Surface::Mcp(Mcp::new(is_error).content(&content)));
    let verdict = classify(&seen.tool(tool));
    (verdict.kind(), verdict.unflagged())
}

#[test]
fn what_nobody_sees_does_not_hide_a_word() {
    for text in [
        "\u{1b}[31mdatabase is locked\u{1b}[0m",
        "\u{1b}]0;a title\u{7}database is locked",
        "data\u{200b}base is lo\u{0}cked",
    ] {
        assert_eq!(of_tool(true, text, "query").0, TRANSIENT, "{text:?}");
    }
}

#[test]
fn odd_content_is_read_all_the_same() {
    for raw in [
        r#""connection refused""#,
        r#"{"type":"text","text":"connection refused"}"#,
        r#"[{"type":"image"},"connection refused"]"#,
        r#"[{"type":"text","text":5},{"type":"text","text":"connection refused"}]"#,
        r#"[{"type":"text","text":"\ud800 connection refused"}]"#,
        r#"[{"type":"resource","resource":{"uri":"x","text":"connection refused"}}]"#,
    ] {
        let verdict = classify(&Observation::new(Surface::Mcp(Mcp::new(true).content(raw))));
        assert_eq!(verdict.kind(), TRANSIENT, "{raw}");
    }
}

#[test]
fn many_that_were_not_found_are_an_empty_answer_and_one_is_a_mistake() {
    for text in [
        "No rows found",
        "No open orders found.",
        "No stale branches found",
    ] {
        assert_eq!(of_tool(true, text, "search").0, Kind::Empty, "{text}");
    }
    for text in ["No user found with id 42", "No such orders found"] {
        assert_eq!(of_tool(true, text, "search").0, VALIDATION, "{text}");
    }
    // What a search needs is not what it is after.
    for text in [
        "No servers found",
        "No credentials found",
        "No API keys found",
    ] {
        assert_ne!(of_tool(true, text, "search").0, Kind::Empty, "{text}");
    }
    let complaint =
        r#"{"argv":["check"],"exit_code":1,"stdout":"","stderr":"no checksum lines found"}"#;
    assert!(judged("cli_exit", complaint).is_failure());
}

#[test]
fn a_file_may_hold_the_record_of_a_failure() {
    for text in [
        "ERROR: connection refused by payments\n",
        "ERROR: permission denied for table orders\n",
        "{\"ok\":false,\"error\":\"timeout\"}\n",
    ] {
        let (kind, unflagged) = of_tool(false, text, "read_file");
        assert_eq!((kind, unflagged), (Kind::Found, Unflagged::Leave), "{text}");
        assert!(of_tool(false, text, "run_query").0.is_failure(), "{text}");
    }
    let failed = "Error reading file: permission denied";
    assert_eq!(of_tool(false, failed, "read_file").0, PERMISSION);
}

#[test]
fn a_synopsis_names_options_and_no_failure() {
    let raw = r#"{"argv":["borg","init"],"exit_code":2,"stdout":"","stderr":"usage: borg init [-h]\n    [--storage-quota QUOTA] [REPO]\nborg init: error: the following arguments are required: --encryption\n"}"#;
    assert_eq!(judged("cli_exit", raw), VALIDATION);
}

#[test]
fn data_beside_errors_is_a_part_whoever_raised_the_flag() {
    let text = r#"The response has errors: {"data":{"user":{"id":1},"orders":null},"errors":[{"message":"orders unavailable"}]}"#;
    assert_eq!(of_tool(true, text, "query_graphql").0, Kind::Partial);
    let nothing = r#"The response has errors: {"data":{"user":null},"errors":[{"message":"users unavailable"}]}"#;
    assert!(of_tool(true, nothing, "query_graphql").0.is_failure());
}

#[test]
fn a_code_is_told_in_words() {
    let seen = Surface::parse("http_response", r#"{"status":429,"headers":{},"body":""}"#);
    let seen = Observation::new(seen.expect("well-formed")).effect(Effect::ReadOnly);
    let failure = classify(&seen).failure().expect("a failure");
    assert_eq!(
        failure.message(),
        "The service limits the rate of requests (429 Too Many Requests)."
    );
}

#[test]
fn an_answer_that_is_plainly_fine_costs_no_allocation() {
    let prose = content(&"A line of a report that tells of nothing.\n".repeat(500));
    let rows = serde_json::Value::from(vec![serde_json::json!({"id": 1, "error": null}); 500]);
    let rows = rows.to_string();
    let as_text = content(&rows);
    for seen in [
        Mcp::new(false).content(&prose),
        Mcp::new(false).content(&as_text),
        Mcp::new(false).content(&as_text).structured(&rows),
    ] {
        let seen = Observation::new(Surface::Mcp(seen));
        let counted = allocation_counter::measure(|| {
            assert_eq!(classify(&seen).kind(), Kind::Found);
        });
        assert_eq!(counted.count_total, 0);
    }
}

#[test]
fn damaged_data_mend_only_where_they_came_over_a_network() {
    for (raw, kind) in [
        (
            r#"{"class":"Error","message":"incorrect header check","code":"Z_DATA_ERROR"}"#,
            VALIDATION,
        ),
        (
            r#"{"class":"AxiosError","message":"incorrect header check","code":"Z_DATA_ERROR","status":200}"#,
            TRANSIENT,
        ),
        (
            r#"{"class":"TypeError","message":"terminated","cause":{"code":"Z_DATA_ERROR"}}"#,
            TRANSIENT,
        ),
    ] {
        assert_eq!(judged("exception_text", raw), kind, "{raw}");
    }
}

#[test]
fn mail_and_file_transfer_have_codes_of_their_own() {
    for (raw, kind) in [
        (
            r#"{"class":"ftplib.error_perm","message":"530 Login incorrect."}"#,
            PERMISSION,
        ),
        (
            r#"{"class":"smtplib.SMTPSenderRefused","message":"(451, b'4.7.1 Come back later', 'a@b.example')"}"#,
            TRANSIENT,
        ),
        // Elsewhere the same number is a status of HTTP.
        (
            r#"{"class":"shop.Error","message":"530 Site frozen"}"#,
            TRANSIENT,
        ),
    ] {
        assert_eq!(judged("exception_text", raw), kind, "{raw}");
    }
}

#[test]
fn who_gives_up_has_not_just_found_nothing() {
    let run = |argv: &str, stderr: &str| {
        judged(
            "cli_exit",
            &format!(r#"{{"argv":"{argv}","exit_code":1,"stdout":"","stderr":"{stderr}"}}"#),
        )
    };
    let given_up = run(
        "nmap -p x h",
        "Found no matches for the mask 'x'\\nQUITTING!",
    );
    assert_eq!(given_up, Kind::Unclassified);
    assert_eq!(run("finder x", "no matches found"), Kind::Empty);
    assert_eq!(run("lzgrep x f", ""), Kind::Empty);
    assert_eq!(run("lzgrep x f", "lzgrep: f: No such file"), VALIDATION);
}
