//! A partial answer: what is covered, what is missing and why, and the data.
//!
//! ```text
//! PARTIAL [1 of 2 sources covered] Missing: site-2. What is missing is unknown, not empty.
//! missing site-2: [transient, retryable] The site did not answer.
//! {"message":"…","coverage":{"requested":2,"succeeded":[…],"failed":[…]},"results":{"site-1":…}}
//! ```
//!
//! The last line is what `structuredContent` holds too, so that nothing is
//! lost where a host shows only one of them.

use std::time::SystemTime;

use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::value::RawValue;

use super::envelope::{self, Envelope, Extent};
use super::members::{self, Members};
use super::{Encode, normal};
use crate::failure::Record;
use crate::gather::Report;
use crate::{Failure, Value};

pub(super) const LEAD: &str = "PARTIAL [";

/// A report with its values as JSON and its failures normalised.
pub(super) struct Written<'a> {
    report: &'a Report<Box<RawValue>>,
    failed: Vec<(&'a str, Record)>,
    cx: &'a Encode<'a>,
}

impl<'a> Written<'a> {
    pub(super) fn new(report: &'a Report<Box<RawValue>>, cx: &'a Encode<'a>) -> Self {
        let failed = report.failed().map(|(source, failure)| {
            (source.as_str(), normal::whole(failure.record().clone(), cx))
        });
        Self {
            report,
            failed: failed.collect(),
            cx,
        }
    }

    pub(super) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("values that are JSON already, and names")
    }

    pub(super) fn to_text(&self) -> String {
        let mut text = format!("{LEAD}{}\n", self.sentence());
        for (source, record) in &self.failed {
            let source = normal::line(source, normal::SEARCHED);
            let failure = Failure::from_record(record.clone());
            text.push_str(&format!("missing {source}: {failure}\n"));
        }
        text.push_str(&self.to_json());
        text
    }

    /// Coverage in words, after the bracket is opened.
    fn sentence(&self) -> String {
        let missing: Vec<_> = self.failed.iter().map(|(source, _)| *source).collect();
        let covered = self.report.requested() - missing.len();
        let names = normal::line(&missing.join(", "), normal::SEARCHED);
        format!(
            "{covered} of {} sources covered] Missing: {names}. What is missing is unknown, not empty.",
            self.report.requested(),
        )
    }
}

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("message", &format!("{LEAD}{}", self.sentence()))?;
        map.serialize_entry("coverage", &Coverage(self))?;
        map.serialize_entry("results", &Results(self.report))?;
        map.end()
    }
}

struct Coverage<'a>(&'a Written<'a>);

impl Serialize for Coverage<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Written { report, failed, cx } = self.0;
        let succeeded: Vec<_> = report
            .succeeded()
            .map(|(source, covered)| Succeeded {
                source: source.as_str(),
                result_count: covered.count,
                at: envelope::date(covered.at),
            })
            .collect();
        let failed: Vec<_> = failed
            .iter()
            .map(|(source, record)| Envelope {
                record,
                resend: Failure::resend_of(record, cx.effect),
                extent: Extent::Whole,
                named: Some(source),
            })
            .collect();
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("requested", &report.requested())?;
        map.serialize_entry("succeeded", &succeeded)?;
        map.serialize_entry("failed", &failed)?;
        map.end()
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Succeeded<'a> {
    source: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    result_count: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
}

struct Results<'a>(&'a Report<Box<RawValue>>);

impl Serialize for Results<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            self.0
                .succeeded()
                .filter_map(|(source, covered)| Some((source.as_str(), covered.value.as_ref()?))),
        )
    }
}

/// Reads the text form.
pub(super) fn read_text(text: &str) -> Option<Report<Box<RawValue>>> {
    let last = text.strip_prefix(LEAD)?.rsplit('\n').next()?;
    let raw: &RawValue = serde_json::from_str(last).ok()?;
    read(raw)
}

/// Reads the JSON form. Moments are not part of a coverage that others wrote;
/// such words are taken as the oldest.
pub(super) fn read(raw: &RawValue) -> Option<Report<Box<RawValue>>> {
    let whole = Members::of(raw)?;
    let coverage = Members::of(whole.get("coverage")?)?;
    let results = whole.get("results").and_then(Members::of);
    let mut report = Report::new();
    for item in members::items(coverage.get("succeeded")?)? {
        let entry = members::value(item)?;
        let source = entry.get("source")?.as_str()?;
        let count = entry.get("resultCount").and_then(envelope::count);
        let at = moment(&entry);
        let value = results.as_ref().and_then(|results| results.get(source));
        report = match value {
            Some(value) => report.covered(source, value.to_owned(), count, at),
            None => report.covered_empty(source, at),
        };
    }
    for item in members::items(coverage.get("failed")?)? {
        let mut record = envelope::read(members::value(item)?)?;
        let source = record.source.take()?;
        report = report.missing(source, Failure::from_record(record), SystemTime::UNIX_EPOCH);
    }
    Some(report)
}

fn moment(entry: &Value) -> SystemTime {
    entry
        .get("at")
        .and_then(Value::as_str)
        .and_then(envelope::parse_date)
        .unwrap_or(SystemTime::UNIX_EPOCH)
}
