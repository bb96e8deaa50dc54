//! `tonic::Status`, both ways.
//!
//! A code is coarse: `UNAVAILABLE` comes from a server that is restarting and
//! from a channel that never reached one. So the details are read for a
//! `RetryInfo`, and the source for what became of the connection. A status that
//! [`status`] wrote carries the whole envelope, and is read as it was.
//!
//! ```
//! use aftercall::Category;
//! use aftercall_adapters::IntoFailure;
//! use tonic::Status;
//!
//! let full = Status::resource_exhausted("too many requests, slow down").into_failure();
//! assert_eq!(full.category(), Some(Category::Transient));
//! let odd = Status::unknown("something").into_failure();
//! assert_eq!(odd.category(), None, "the code says nothing");
//! ```

use core::error::Error;

use ::tonic::metadata::{MetadataMap, MetadataValue};
use ::tonic::{Code, Status};
use aftercall::classify::{Grpc, Surface};
use aftercall::wire::{Encode, dialect, envelope};
use aftercall::{Category, Effect, Executed, Failure};

use crate::IntoFailure;
use crate::seen;

mod details;

/// The metadata entry that carries the envelope, as JSON.
pub const ENVELOPE_KEY: &str = "aftercall-error-bin";

impl IntoFailure for Status {
    fn into_failure(self) -> Failure {
        if let Some(declared) = declared(self.metadata()) {
            return declared;
        }
        let code = i32::from(self.code()).to_string();
        let mut failure = seen::failed(
            Surface::Grpc(Grpc::new(code, self.message())),
            self.message(),
        );
        if failure.category() == Some(Category::Transient)
            && let Some(wait) = details::retry_delay(self.details())
        {
            failure = failure.with_retry_after(wait);
        }
        if never_sent(&self) {
            failure = failure.with_executed(Executed::No);
        }
        failure
    }
}

/// Does the source prove that no connection was made?
fn never_sent(status: &Status) -> bool {
    status.code() == Code::Unavailable
        && status.source().is_some_and(|source| {
            aftercall::classify::error(source).executed() == Some(Executed::No)
        })
}

fn declared(metadata: &MetadataMap) -> Option<Failure> {
    let bytes = metadata.get_bin(ENVELOPE_KEY)?.to_bytes().ok()?;
    let raw: &serde_json::value::RawValue = serde_json::from_slice(&bytes).ok()?;
    dialect::read(raw)
}

/// The failure as a status: the nearest code, and the envelope as metadata.
///
/// | category | code |
/// |---|---|
/// | validation | `INVALID_ARGUMENT` |
/// | permission | `PERMISSION_DENIED` |
/// | business | `FAILED_PRECONDITION` |
/// | transient | `UNAVAILABLE` |
/// | none | `UNKNOWN` |
///
/// ```
/// use aftercall::{Effect, Failure, ToolError};
/// use aftercall_adapters::IntoFailure;
/// use aftercall_adapters::tonic::status;
///
/// let closed: Failure = ToolError::business("The month is closed.")
///     .escalate_to("the finance team")
///     .into();
/// let told = status(&closed, Effect::Write);
/// assert_eq!(told.code(), tonic::Code::FailedPrecondition);
/// assert_eq!(told.into_failure().escalate_to(), Some("the finance team"));
/// ```
#[must_use]
pub fn status(failure: &Failure, effect: Effect) -> Status {
    let code = match failure.category() {
        Some(Category::Validation) => Code::InvalidArgument,
        Some(Category::Permission) => Code::PermissionDenied,
        Some(Category::Business) => Code::FailedPrecondition,
        Some(Category::Transient) => Code::Unavailable,
        None => Code::Unknown,
    };
    let envelope = envelope::to_json(failure, &Encode::new(effect));
    let mut metadata = MetadataMap::new();
    metadata.insert_bin(ENVELOPE_KEY, MetadataValue::from_bytes(envelope.as_bytes()));
    Status::with_metadata(code, failure.message(), metadata)
}
