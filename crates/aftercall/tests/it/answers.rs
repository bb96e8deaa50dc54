//! Answers that name failures and tell of none, each beside the failure that looks
//! like it.

use aftercall::classify::{Kind, Mcp, Observation, Surface, Verdict, classify};
use aftercall::{Category, Effect, Executed};
use serde_json::json;

fn kind(surface: &str, raw: &serde_json::Value) -> Kind {
    let raw = raw.to_string();
    let seen = Surface::parse(surface, &raw).expect("the cases are well-formed");
    classify(&Observation::new(seen)).kind()
}

/// Calls `check` with the verdict on a tool's flagged text.
fn told<R>(text: &str, effect: Effect, check: impl FnOnce(&Verdict<'_>) -> R) -> R {
    let content = json!([{"type": "text", "text": text}]).to_string();
    let seen = Surface::Mcp(Mcp::new(true).content(&content));
    check(&classify(&Observation::new(seen).effect(effect)))
}

fn unflagged(text: &str) -> Kind {
    let raw = json!({"content": [{"type": "text", "text": text}]});
    kind("mcp_tool_result", &raw)
}

#[test]
fn an_exit_code_that_answers_is_no_failure() {
    let of = |argv: &str, code: i64, out: &str, err: &str| {
        let raw = json!({"argv": argv, "exit_code": code, "stdout": out, "stderr": err});
        kind("cli_exit", &raw)
    };
    let lost = "rsync: [sender] send_files failed to open \"/a/k\": Permission denied (13)";
    let gone = "rsync: [sender] change_dir \"/a\" failed: No such file or directory (2)";
    for (argv, code, out, err, right) in [
        ("systemctl is-active web", 3, "inactive\n", "", Kind::Found),
        (
            "ssh h 'systemctl is-active web'",
            3,
            "inactive\n",
            "",
            Kind::Found,
        ),
        ("git check-ignore src", 1, "", "", Kind::Empty),
        (
            "black --check .",
            1,
            "",
            "would reformat a.py\n",
            Kind::Found,
        ),
        (
            "terraform plan -detailed-exitcode",
            2,
            "Plan: 1 to add",
            "",
            Kind::Found,
        ),
        ("rsync -r a/ b/", 23, "", lost, Kind::Partial),
    ] {
        assert_eq!(of(argv, code, out, err), right, "{argv}");
    }
    for (argv, code, out, err) in [
        (
            "systemctl restart web",
            1,
            "",
            "Job for web.service failed.",
        ),
        (
            "git diff --exit-code zz",
            128,
            "",
            "fatal: bad revision 'zz'",
        ),
        ("black --check zz.py", 2, "", "Path 'zz.py' does not exist."),
        ("ruff check zz.py", 1, "E902 No such file or directory", ""),
        ("npm audit", 1, "", "npm ERR! code ENOLOCK"),
        ("rsync -r a/ b/", 23, "", gone),
    ] {
        assert!(of(argv, code, out, err).is_failure(), "{argv}");
    }
}

#[test]
fn a_count_a_record_and_a_deed_are_answers() {
    for text in [
        "Errors: none",
        "Failed: 0, Passed: 12",
        "Unauthorized access attempts: 3 in the last hour",
        "Access denied rule created for 10.0.0.0/8.",
        "Sorry, this book is only available as a paperback.",
        "class NotFoundError extends Error {}",
        r#"{"level":"error","message":"connection refused","ts":"12:00"}"#,
        r#"{"valid":false,"errors":[{"path":"/a","message":"is required"}]}"#,
        r#"{"message":"Not found in cache, loaded from origin","value":3}"#,
        r#"{"id":1,"state":"error","message":"disk full","host":"web1"}"#,
    ] {
        assert!(!unflagged(text).is_failure(), "{text}");
    }
    for text in [
        "Error: none of the hosts answered",
        "Invalid user id: 123",
        "Failed: 3 of 3 uploads failed: permission denied",
        "Access denied: the file was not created",
        "Sorry, I could not find that file: /x/y",
        "Error code: 403 - forbidden",
        r#"{"message":"Endpoint request timed out"}"#,
        r#"{"message":"Rate limit exceeded","limit":100,"retry_after":30}"#,
        r#"{"success":false,"error":"invalid field","valid":false}"#,
        r#"{"status":"error","message":"disk full"}"#,
    ] {
        assert!(unflagged(text).is_failure(), "{text}");
    }
    assert_eq!(
        unflagged("Uploaded 2 files, 1 failed: c.txt: permission denied"),
        Kind::Partial
    );
}

#[test]
fn a_page_about_a_status_is_a_page() {
    let of = |status: u16, body: &str| {
        kind(
            "http_response",
            &json!({"status": status, "headers": {}, "body": body}),
        )
    };
    let page = |title: &str| format!("<html><head><title>{title}</title></head></html>");
    for title in ["500 Days of Summer", "404 errors: how to fix them"] {
        assert_eq!(of(200, &page(title)), Kind::Found, "{title}");
    }
    for title in ["502 Bad Gateway", "404 Not Found | Shop", "403 - Forbidden"] {
        assert!(of(200, &page(title)).is_failure(), "{title}");
    }
    // A search that found nothing, and an order that is not there.
    assert_eq!(of(404, r#"{"total":0,"items":[]}"#), Kind::Empty);
    assert!(of(404, r#"{"message":"Order not found","data":[]}"#).is_failure());
}

#[test]
fn a_quota_that_is_spent_is_final_in_every_shape() {
    for text in [
        "Error code: 429 - insufficient_quota",
        "429 Too Many Requests (insufficient_quota)",
        "insufficient_quota",
    ] {
        told(text, Effect::ReadOnly, |verdict| {
            assert_eq!(verdict.category(), Some(Category::Business), "{text}");
            assert!(!verdict.resend().is_retryable(), "{text}");
        });
    }
}

#[test]
fn what_asks_for_another_value_does_not_ask_for_another_try() {
    for text in [
        "Incorrect code. Please try again.",
        "timeout: must be a positive integer",
        "Transaction declined by issuer. Try again later or use another card.",
    ] {
        told(text, Effect::ReadOnly, |verdict| {
            assert!(!verdict.resend().is_retryable(), "{text}");
        });
    }
    told(
        "Something went wrong. Please try again.",
        Effect::ReadOnly,
        |verdict| {
            assert_eq!(verdict.category(), Some(Category::Transient));
        },
    );
}

#[test]
fn a_step_that_was_done_before_may_have_had_its_effect() {
    for (text, executed) in [
        (
            "charged the card, then: connect ECONNREFUSED 10.0.0.1:443",
            Executed::Unknown,
        ),
        (
            "Order created, but the mail failed: connection refused",
            Executed::Unknown,
        ),
        ("connect ECONNREFUSED 10.0.0.1:443", Executed::No),
        ("Nothing was sent, but connect ECONNREFUSED", Executed::No),
    ] {
        told(text, Effect::Write, |verdict| {
            assert_eq!(verdict.executed(), Some(executed), "{text}");
            assert_eq!(
                verdict.resend().is_retryable(),
                executed == Executed::No,
                "{text}"
            );
        });
    }
}

#[test]
fn a_long_quoted_result_is_judged_by_its_flag() {
    let quoted = |flag: bool| {
        let text = "Error: HTTP 503. ".repeat(1_000);
        json!({"content": [{"type": "text", "text": text}], "isError": flag}).to_string()
    };
    assert!(unflagged(&quoted(true)).is_failure());
    assert_eq!(unflagged(&quoted(false)), Kind::Found);
}

#[test]
fn what_an_exception_tells_of_a_command_is_the_command() {
    for (message, right) in [
        (
            "Command '['grep', 'x', 'f']' returned non-zero exit status 1.",
            Kind::Empty,
        ),
        (
            "Command '['make', 'x']' returned non-zero exit status 1.",
            Kind::Unclassified,
        ),
    ] {
        let raw = json!({"class": "subprocess.CalledProcessError", "message": message});
        assert_eq!(kind("exception_text", &raw), right, "{message}");
    }
}
