//! A normalised record on its way to JSON.

use serde::{Serialize, Serializer, ser::SerializeMap};

use super::parts::{alternative, attempt, limit, millis, requires, verify, violation};
use crate::failure::Record;
use crate::{Basis, Effect, Failure, Resend, date};

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

/// How much of it is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::wire) enum Extent {
    Whole,
    /// Without what stands beside it as text: description and upstream.
    Compact,
}

/// A normalised record as JSON.
pub(in crate::wire) fn json(record: &Record, effect: Effect, extent: Extent) -> String {
    let envelope = Envelope {
        record,
        resend: Failure::resend_of(record, effect),
        extent,
        named: None,
    };
    serde_json::to_string(&envelope).expect("an envelope holds nothing that JSON can't")
}

/// A normalised record on its way to JSON.
pub(in crate::wire) struct Envelope<'a> {
    pub(in crate::wire) record: &'a Record,
    pub(in crate::wire) resend: Resend,
    pub(in crate::wire) extent: Extent,
    /// The source that it tells of, in a list of sources.
    pub(in crate::wire) named: Option<&'a str>,
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
