//! `SdkError` of the AWS SDKs.
//!
//! The SDK says in which phase a call failed. Construction and a connector that
//! could not connect sent nothing; a timeout and a broken connection may have; a
//! service's own error names its code.
//!
//! ```
//! use aftercall::{Category, Executed};
//! use aftercall_adapters::IntoFailure;
//! use aws_smithy_runtime_api::client::orchestrator::HttpResponse;
//! use aws_smithy_runtime_api::client::result::SdkError;
//!
//! type Error = SdkError<std::io::Error, HttpResponse>;
//! let late = Error::timeout_error("no answer in 30 s").into_failure();
//! assert_eq!(late.category(), Some(Category::Transient));
//! assert_eq!(late.executed(), Some(Executed::Unknown), "it may have been carried out");
//! ```

use aftercall::classify::{Exception, Http, Surface};
use aftercall::{Category, Executed, Failure};
use aws_smithy_runtime_api::client::orchestrator::HttpResponse;
use aws_smithy_runtime_api::client::result::{ConnectorError, SdkError};

use crate::{IntoFailure, seen, settled};

impl<E> IntoFailure for SdkError<E, HttpResponse>
where
    E: core::error::Error + Send + Sync + 'static,
{
    fn into_failure(self) -> Failure {
        match &self {
            Self::ConstructionFailure(_) => settled::settled(
                Category::Validation,
                Executed::No,
                "request.invalid",
                &settled::chain(&self),
            ),
            Self::TimeoutError(_) => settled::settled(
                Category::Transient,
                Executed::Unknown,
                "timeout",
                &settled::chain(&self),
            ),
            Self::DispatchFailure(failure) => {
                let words = settled::chain(&self);
                match failure.as_connector_error() {
                    Some(error) => dispatch(error, &words),
                    None => settled::unexplained(Executed::Unknown, "dispatch", &words),
                }
            }
            Self::ResponseError(context) => service(&self, context.raw()),
            Self::ServiceError(context) => service(&self, context.raw()),
            _ => settled::unexplained(Executed::Unknown, "sdk", &settled::chain(&self)),
        }
    }
}

fn dispatch(error: &ConnectorError, words: &str) -> Failure {
    if error.is_user() {
        return settled::settled(Category::Validation, Executed::No, "request.invalid", words);
    }
    let code = if error.is_timeout() {
        "timeout"
    } else {
        "connection.broken"
    };
    // Only a refusal by type proves that nothing was sent.
    let judged = aftercall::classify::error(error);
    if judged.executed() == Some(Executed::No) {
        return judged.with_upstream(words);
    }
    settled::settled(Category::Transient, Executed::Unknown, code, words)
}

/// The words of the error name the code (`ThrottlingException: …`), which says
/// more than the status: services throttle under a 400. The response has the
/// waits.
fn service(error: &(dyn core::error::Error + 'static), response: &HttpResponse) -> Failure {
    let words = settled::chain(error);
    let raised = Exception::new("SdkError", words.as_str());
    let by_code = seen::failed(Surface::Exception(raised), &words);
    let body = response.body().bytes().map(String::from_utf8_lossy);
    let answered = response.headers().iter().fold(
        Http::new(response.status().as_u16(), body.unwrap_or_default()),
        |answered, (name, value)| answered.header(name, value),
    );
    let by_status = seen::failed(Surface::Http(answered), &words);
    match (by_code.category(), by_status.retry_after()) {
        (None, _) => by_status,
        (Some(Category::Transient), Some(wait)) => by_code.with_retry_after(wait),
        (Some(_), _) => by_code,
    }
}
