//! `SdkError` in every phase.

use std::fmt;

use aftercall::{Category, Effect, Executed, Failure};
use aftercall_adapters::IntoFailure;
use aws_smithy_runtime_api::client::orchestrator::HttpResponse;
use aws_smithy_runtime_api::client::result::{ConnectorError, SdkError};

/// A modelled error of a service, which prints its code and message.
#[derive(Debug)]
struct Modelled(&'static str);

impl fmt::Display for Modelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Modelled {}

type Sdk = SdkError<Modelled, HttpResponse>;

fn answered(status: u16, headers: &[(&'static str, &'static str)], said: &'static str) -> Failure {
    let status = status.try_into().expect("a status");
    let mut response = HttpResponse::new(status, "{}".into());
    for (name, value) in headers {
        response.headers_mut().insert(*name, *value);
    }
    Sdk::service_error(Modelled(said), response).into_failure()
}

#[test]
fn the_phase_tells_whether_anything_was_sent() {
    let unbuilt = Sdk::construction_failure(Modelled("missing field: bucket")).into_failure();
    assert_eq!(unbuilt.category(), Some(Category::Validation));
    assert_eq!(unbuilt.executed(), Some(Executed::No));

    let late = Sdk::timeout_error(Modelled("operation timed out")).into_failure();
    assert_eq!(late.executed(), Some(Executed::Unknown));
    assert!(!late.resend(Effect::Write).is_retryable());

    let io = |kind: std::io::ErrorKind| {
        let error = ConnectorError::io(Box::new(std::io::Error::from(kind)));
        Sdk::dispatch_failure(error).into_failure()
    };
    let refused = io(std::io::ErrorKind::ConnectionRefused);
    assert_eq!(refused.category(), Some(Category::Transient));
    assert_eq!(refused.executed(), Some(Executed::No));
    let reset = io(std::io::ErrorKind::ConnectionReset);
    assert_eq!(reset.executed(), Some(Executed::Unknown));
}

#[test]
fn a_service_s_own_error_names_its_code() {
    use Category::{Permission, Transient, Validation};
    for (status, said, category) in [
        (400, "ThrottlingException: Rate exceeded", Transient),
        (
            400,
            "ValidationException: 1 validation error detected",
            Validation,
        ),
        (
            403,
            "AccessDenied: not authorized to perform s3:GetObject",
            Permission,
        ),
        (503, "SlowDown: Please reduce your request rate.", Transient),
    ] {
        let failure = answered(status, &[], said);
        assert_eq!(failure.category(), Some(category), "{said}: {failure:?}");
    }
    let waits = answered(503, &[("retry-after", "3")], "ServiceUnavailable");
    assert_eq!(waits.retry_after(), Some(std::time::Duration::from_secs(3)));
}
