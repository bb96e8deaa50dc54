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

use core::time::Duration;
use std::time::SystemTime;

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::date;
use crate::failure::{Record, Stated};
use crate::{Basis, Category, Code, Effect, Failure, Resend, Value};

mod parts;

use parts::{
    alternative, limit, read_alternative, read_basis, read_date, read_limit, read_requires,
    read_verify, read_violation, requires, text, verify, violation,
};
pub(super) use parts::{attempt, boolean, count, list, read_attempt};

/// Every field of the envelope, in the order in which they are written.
///
/// A test compares them with the JSON Schema and with the table in
/// `spec/README.md`.
pub const FIELDS: [&str; 22] = [
    "errorCategory",
    "isRetryable",
    "retryableIfRead",
    "code",
    "message",
    "description",
    "userMessage",
    "executed",
    "retryAfterMs",
    "notBefore",
    "violations",
    "violationsOmitted",
    "limit",
    "escalateTo",
    "requires",
    "alternatives",
    "verify",
    "attempts",
    "source",
    "basis",
    "upstream",
    "upstreamStructured",
];

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
    json(&record, cx.effect, Extent::Whole)
}

/// How much of it is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    Whole,
    /// Without what stands beside it as text: description and upstream.
    Compact,
}

/// A normalised record as JSON.
pub(super) fn json(record: &Record, effect: Effect, extent: Extent) -> String {
    let envelope = Envelope {
        record,
        resend: Failure::resend_of(record, effect),
        extent,
        named: None,
    };
    serde_json::to_string(&envelope).expect("an envelope holds nothing that JSON can't")
}

/// A normalised record on its way to JSON.
pub(super) struct Envelope<'a> {
    pub(super) record: &'a Record,
    pub(super) resend: Resend,
    pub(super) extent: Extent,
    /// The source that it tells of, in a list of sources.
    pub(super) named: Option<&'a str>,
}

impl Serialize for Envelope<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let r = self.record;
        let mut map = serializer.serialize_map(None)?;
        macro_rules! put {
            ($name:literal, $value:expr) => {
                if let Some(value) = $value {
                    map.serialize_entry($name, &value)?;
                }
            };
        }
        macro_rules! put_all {
            ($name:literal, $values:expr, $form:expr) => {
                if !$values.is_empty() {
                    let forms: Vec<_> = $values.iter().map($form).collect();
                    map.serialize_entry($name, &forms)?;
                }
            };
        }
        put!("errorCategory", r.category);
        put!("isRetryable", Some(self.resend.is_retryable()));
        put!(
            "retryableIfRead",
            (self.resend == Resend::IfRead).then_some(true)
        );
        put!("code", r.code.as_ref());
        put!("message", Some(&r.message));
        if self.extent == Extent::Whole {
            put!("description", r.description.as_ref());
        }
        put!("userMessage", r.user_message.as_ref());
        put!("executed", r.executed);
        put!("retryAfterMs", r.retry_after.map(millis));
        put!("notBefore", r.not_before.and_then(date::written));
        put_all!("violations", r.violations, violation);
        put!(
            "violationsOmitted",
            (r.violations_omitted > 0).then_some(r.violations_omitted)
        );
        put!("limit", r.limit.as_ref().map(limit));
        put!("escalateTo", r.escalate_to.as_ref());
        put!("requires", r.requires.as_ref().map(requires));
        put_all!("alternatives", r.alternatives, alternative);
        put!("verify", r.verify.as_ref().map(verify));
        put_all!("attempts", r.attempts, attempt);
        put!("source", self.named.or(r.source.as_deref()));
        put!("basis", r.basis.map(Basis::as_str));
        if self.extent == Extent::Whole {
            put!("upstream", r.upstream.as_ref());
            put!("upstreamStructured", r.upstream_structured.as_ref());
        }
        for (name, value) in &r.extra {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// Reads an envelope in our own spelling; `None` if it is none.
///
/// What makes one: an object with a boolean `isRetryable`, a text `message`,
/// and no `errorCategory` but one of the four. A field that is not what it
/// should be counts as not stated; it is never read as a default.
pub(super) fn read(value: Value) -> Option<Record> {
    let Value::Object(members) = value else {
        return None;
    };
    let mut record = Record::new(None, String::new());
    let mut retryable = None;
    let mut if_read = false;
    let mut message = None;
    for (name, value) in members {
        match name.as_str() {
            "errorCategory" => record.category = Some(value.as_str()?.parse().ok()?),
            "isRetryable" => retryable = Some(boolean(&value)?),
            "retryableIfRead" => if_read = boolean(&value).unwrap_or(false),
            "message" => message = Some(text(value)?),
            "code" => record.code = value.as_str().map(Code::foreign),
            "description" => record.description = text(value),
            "userMessage" => record.user_message = text(value),
            "executed" => record.executed = value.as_str().and_then(|s| s.parse().ok()),
            "retryAfterMs" => record.retry_after = count(&value).map(Duration::from_millis),
            "notBefore" => record.not_before = read_date(&value),
            "violations" => record.violations = list(&value, read_violation),
            "violationsOmitted" => {
                let omitted = count(&value).unwrap_or(0);
                record.violations_omitted = u32::try_from(omitted).unwrap_or(u32::MAX);
            }
            "limit" => record.limit = read_limit(&value),
            "escalateTo" => record.escalate_to = text(value),
            "requires" => record.requires = read_requires(&value),
            "alternatives" => record.alternatives = list(&value, read_alternative),
            "verify" => record.verify = read_verify(&value),
            "attempts" => record.attempts = list(&value, read_attempt),
            "source" => record.source = text(value),
            "basis" => record.basis = read_basis(&value),
            "upstream" => record.upstream = text(value),
            "upstreamStructured" => record.upstream_structured = Some(value),
            _ => record.extra.push((name, value)),
        }
    }
    record.message = message?;
    record.stated = stated(record.category, retryable?, if_read);
    Some(record)
}

/// What the two booleans say; nothing outside of a transient failure, where
/// they can't say anything else.
fn stated(category: Option<Category>, retryable: bool, if_read: bool) -> Option<Stated> {
    match category? {
        Category::Transient => Some(match (retryable, if_read) {
            (true, _) => Stated::Yes,
            (false, true) => Stated::IfRead,
            (false, false) => Stated::No,
        }),
        Category::Validation | Category::Business | Category::Permission => None,
    }
}

/// Whole milliseconds, rounded up: waiting less than was asked for is a retry
/// that fails.
pub(super) fn millis(wait: Duration) -> u64 {
    let whole = wait.as_nanos().div_ceil(1_000_000);
    u64::try_from(whole).unwrap_or(u64::MAX)
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
