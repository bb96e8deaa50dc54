//! The envelope: one JSON object, the same fields in every carrier.
//!
//! Written field by field from a [`Failure`] and read back the same way; the
//! two booleans on resending are derived from [`Failure::resend`], so that no
//! carrier can disagree with another. An absent optional field means "not
//! stated". Fields that this version does not know survive a round trip.
//!
//! ```
//! use aftercall::wire::{Encode, envelope};
//! use aftercall::{Effect, Failure, ToolError};
//!
//! let locked: Failure = ToolError::transient("The database is locked.").into();
//! let of = |effect| envelope::to_json(&locked, &Encode::new(effect));
//! assert!(of(Effect::ReadOnly).starts_with(r#"{"errorCategory":"transient","isRetryable":true"#));
//! ```

use std::time::SystemTime;

use self::write::Extent;
use crate::{Failure, date};

pub(super) mod parts;
pub(super) mod read;
pub(super) mod write;

pub use write::FIELDS;

/// The envelope of a failure as JSON, normalised, for a tool of that kind.
///
/// ```
/// use aftercall::wire::{Encode, envelope};
/// use aftercall::{Effect, Failure, ToolError};
/// use std::time::Duration;
///
/// let busy: Failure = ToolError::transient("The database is locked.")
///     .retry_after(Duration::from_secs(2))
///     .into();
/// assert_eq!(
///     envelope::to_json(&busy, &Encode::new(Effect::ReadOnly)),
///     r#"{"errorCategory":"transient","isRetryable":true,"message":"The database is locked.","retryAfterMs":2000}"#,
/// );
/// ```
#[must_use]
pub fn to_json(failure: &Failure, cx: &super::Encode<'_>) -> String {
    let record = super::normal::whole(failure.record().clone(), cx);
    write::json(&record, cx.effect, Extent::Whole)
}

/// Reads a date as an envelope holds it: RFC 3339, with any offset from UTC.
///
/// `None` if it is none, or lies before 1970.
///
/// ```
/// use aftercall::wire::envelope::parse_date;
/// use std::time::{Duration, SystemTime};
///
/// let date = parse_date("1970-01-01T07:00:01+07:00");
/// assert_eq!(date, Some(SystemTime::UNIX_EPOCH + Duration::from_secs(1)));
/// ```
#[must_use]
pub fn parse_date(text: &str) -> Option<SystemTime> {
    date::rfc3339(text)
}
