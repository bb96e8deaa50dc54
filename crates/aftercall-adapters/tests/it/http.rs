//! Responses as they come, and as they are written.

use std::time::{Duration, SystemTime};

use aftercall::detail::Violation;
use aftercall::{Category, Effect, Failure, ToolError};
use aftercall_adapters::http::{failure, failure_of, response};
use http::Response;

fn said(status: u16, headers: &[(&str, &str)], body: &str) -> Option<Failure> {
    let built = headers.iter().fold(
        Response::builder().status(status),
        |built, (name, value)| built.header(*name, *value),
    );
    failure(&built.body(body.to_owned()).expect("a response"), None)
}

#[test]
fn a_status_is_not_the_whole_story() {
    use Category::{Business, Permission, Transient, Validation};
    for (status, headers, body, category) in [
        (503, &[][..], "", Transient),
        (429, &[("retry-after", "7")][..], "", Transient),
        (
            429,
            &[][..],
            r#"{"error":{"code":"insufficient_quota","message":"You exceeded your current quota"}}"#,
            Business,
        ),
        (403, &[][..], "", Permission),
        (
            422,
            &[][..],
            r#"{"error":"amount must be positive"}"#,
            Validation,
        ),
        (
            200,
            &[][..],
            r#"{"ok":false,"error":"channel_not_found"}"#,
            Validation,
        ),
    ] {
        let failure = said(status, headers, body).expect(body);
        assert_eq!(failure.category(), Some(category), "{status} {body}");
    }
    for (status, body) in [
        (200, r#"{"rows":[]}"#),
        (204, ""),
        (200, "error: 503 in the log"),
    ] {
        assert_eq!(said(status, &[], body), None, "{status} {body}");
    }
}

#[test]
fn a_wait_until_a_date_is_measured_by_the_answer_or_by_the_caller() {
    let date = "Wed, 21 Oct 2026 07:28:05 GMT";
    let failure = said(
        503,
        &[
            ("date", "Wed, 21 Oct 2026 07:28:00 GMT"),
            ("retry-after", date),
        ],
        "",
    );
    assert_eq!(failure.unwrap().retry_after(), Some(Duration::from_secs(5)));
    assert_eq!(
        said(503, &[("retry-after", date)], "")
            .unwrap()
            .retry_after(),
        None
    );
    let (parts, ()) = Response::builder()
        .status(503)
        .header("retry-after", date)
        .body(())
        .expect("a response")
        .into_parts();
    let wall = SystemTime::UNIX_EPOCH + Duration::from_secs(1_792_567_680);
    let failure = failure_of(&parts, b"", Some(wall)).expect("503 is a failure");
    assert_eq!(failure.retry_after(), Some(Duration::from_secs(5)));
}

#[test]
fn what_was_written_is_read_back() {
    for written in [
        Failure::from(ToolError::business("The month is closed.").escalate_to("finance")),
        ToolError::validation("One argument does not fit.")
            .violations([Violation::new("/pence", "a whole number").received(1.5)])
            .into(),
        ToolError::permission("Not for guests.")
            .user_message("Please sign in.")
            .into(),
        ToolError::transient("Busy.")
            .retry_after(Duration::from_millis(1_500))
            .into(),
    ] {
        let told = response(&written, Effect::ReadOnly);
        let read = failure(&told, None).expect("it failed");
        assert_eq!(read.category(), written.category());
        assert_eq!(read.message(), written.message());
        assert_eq!(read.violations(), written.violations());
        assert_eq!(read.escalate_to(), written.escalate_to());
        assert_eq!(read.retry_after(), written.retry_after());
    }
    let busy = ToolError::transient("Busy.").retry_after(Duration::from_millis(1_500));
    let told = response(&busy.into(), Effect::ReadOnly);
    assert_eq!(told.headers()["retry-after"], "2", "rounded up, never down");
    let unknown = response(&Failure::unexplained("It fell over."), Effect::Write);
    assert_eq!(unknown.status(), 500);
}

#[test]
fn any_bytes_are_read() {
    let body: Vec<u8> = (0..=255).cycle().take(200_000).collect();
    let odd = Response::builder()
        .status(500)
        .body(body)
        .expect("a response");
    let failure = failure(&odd, None).expect("500 is a failure");
    assert!(failure.upstream().is_some_and(|text| text.len() < 300_000));
}
