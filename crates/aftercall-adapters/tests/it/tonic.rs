//! Statuses as servers and channels make them.

use std::time::Duration;

use aftercall::{Category, Effect, Executed, Failure, ToolError};
use aftercall_adapters::IntoFailure;
use aftercall_adapters::tonic::status;
use tonic::{Code, Status};

#[test]
fn codes_are_told_apart() {
    use Category::{Business, Permission, Transient, Validation};
    for (code, message, category) in [
        (Code::Unavailable, "", Some(Transient)),
        (Code::DeadlineExceeded, "", Some(Transient)),
        (Code::InvalidArgument, "", Some(Validation)),
        (Code::NotFound, "", Some(Validation)),
        (Code::PermissionDenied, "", Some(Permission)),
        (Code::Unauthenticated, "", Some(Permission)),
        (Code::FailedPrecondition, "", Some(Business)),
        (Code::Unknown, "it fell over", None),
    ] {
        let failure = Status::new(code, message).into_failure();
        assert_eq!(failure.category(), category, "{code:?}: {failure:?}");
    }
}

#[test]
fn a_channel_that_never_connected_sent_nothing() {
    let refused = std::io::Error::from(std::io::ErrorKind::ConnectionRefused);
    let mut never = Status::unavailable("tcp connect error");
    never.set_source(std::sync::Arc::new(refused));
    let failure = never.into_failure();
    assert_eq!(failure.category(), Some(Category::Transient));
    assert_eq!(failure.executed(), Some(Executed::No));

    let late = Status::deadline_exceeded("context deadline exceeded").into_failure();
    assert_eq!(late.executed(), Some(Executed::Unknown), "it was sent");
}

#[test]
fn the_wait_of_a_retry_info_is_kept() {
    let details: &[u8] =
        b"\x08\x0e\x1a\x36\x0a\x28type.googleapis.com/google.rpc.RetryInfo\x12\x0a\x0a\x08\x08\x03\x10\x80\xca\xb5\xee\x01";
    let exhausted = Status::with_details(Code::Unavailable, "later", details.into());
    let failure = exhausted.into_failure();
    assert_eq!(failure.retry_after(), Some(Duration::from_millis(3_500)));
}

#[test]
fn a_status_of_ours_is_read_as_it_was() {
    let written: Failure = ToolError::transient("The shard moves.")
        .executed(Executed::No)
        .retry_after(Duration::from_secs(2))
        .into();
    let read = status(&written, Effect::Write).into_failure();
    assert_eq!(read.message(), written.message());
    assert_eq!(read.executed(), written.executed());
    assert_eq!(read.retry_after(), written.retry_after());
}
