//! A partial answer: what is covered, what is missing and why, and the data.
//!
//! ```text
//! PARTIAL [1 of 2 sources covered] Missing: site-2 (transient). What is missing is unknown, not empty.
//! missing site-2: [transient, retryable] The site did not answer.
//! {"message":"…","coverage":{"requested":2,"succeeded":[…],"failed":[…]},"results":{"site-1":…}}
//! ```
//!
//! The last line is what `structuredContent` holds too, so that nothing is
//! lost where a host shows only one of them.

use std::time::SystemTime;

use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::value::RawValue;

use super::envelope::write::{Envelope, Extent};
use super::envelope::{parse_date, parts, read};
use super::members::{self, Members};
use super::{Encode, form, normal};
use crate::date;
use crate::failure::Record;
use crate::gather::{Covered, Lost, Report, Source, missing_words};
use crate::{Failure, Value};

pub(super) const LEAD: &str = "PARTIAL [";

/// A report with its names and failures normalised.
pub(super) struct Written<'a> {
    succeeded: Vec<(String, &'a Covered<Box<RawValue>>)>,
    failed: Vec<(String, Record)>,
    cx: &'a Encode<'a>,
}

impl<'a> Written<'a> {
    pub(super) fn new(report: &'a Report<Box<RawValue>>, cx: &'a Encode<'a>) -> Self {
        let name = |source: &Source| normal::parts::line(source.as_str(), normal::parts::SEARCHED);
        let succeeded = report.succeeded();
        let failed = report.failed();
        Self {
            succeeded: succeeded.map(|(source, c)| (name(source), c)).collect(),
            failed: failed
                .map(|(source, failure)| {
                    (name(source), normal::whole(failure.record().clone(), cx))
                })
                .collect(),
            cx,
        }
    }

    pub(super) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("values that are JSON already, and names")
    }

    pub(super) fn to_text(&self) -> String {
        let mut text = self.sentence();
        for (source, record) in &self.failed {
            let verdict = form::verdict(record, self.cx.effect);
            let described = record.description.as_deref().map(|d| format!(" {d}"));
            let described = described.as_deref().unwrap_or_default();
            let message = &record.message;
            let line = format!("\nmissing {source}: [{verdict}] {message}{described}");
            text.push_str(&line);
        }
        text.push('\n');
        text.push_str(&self.to_json());
        text
    }

    fn requested(&self) -> usize {
        self.succeeded.len() + self.failed.len()
    }

    fn sentence(&self) -> String {
        let lost = self.failed.iter().map(|(source, record)| Lost {
            source,
            category: record.category,
            tries: record.attempts.len() + 1,
        });
        let missing = missing_words(&lost.collect::<Vec<_>>());
        format!(
            "{LEAD}{} of {} sources covered] Missing: {missing}. What is missing is unknown, not empty.",
            self.succeeded.len(),
            self.requested(),
        )
    }
}

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("message", &self.sentence())?;
        map.serialize_entry("coverage", &Coverage(self))?;
        map.serialize_entry("results", &Results(self))?;
        map.end()
    }
}

struct Coverage<'a>(&'a Written<'a>);

impl Serialize for Coverage<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Written {
            succeeded,
            failed,
            cx,
        } = self.0;
        let succeeded: Vec<_> = succeeded
            .iter()
            .map(|(source, covered)| Succeeded {
                source,
                result_count: covered.count(),
                at: written_moment(covered.at()),
                attempts: normal::parts::attempts(covered.attempts())
                    .iter()
                    .map(parts::attempt)
                    .collect(),
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
        map.serialize_entry("requested", &self.0.requested())?;
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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attempts: Vec<Value>,
}

struct Results<'a>(&'a Written<'a>);

impl Serialize for Results<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let found = self.0.succeeded.iter();
        serializer.collect_map(found.filter_map(|(source, c)| Some((source, c.value()?))))
    }
}

/// The oldest moment there is stands for one that nobody stated.
fn written_moment(at: SystemTime) -> Option<String> {
    (at != SystemTime::UNIX_EPOCH)
        .then(|| date::written(at))
        .flatten()
}

/// Reads the text form. Line 1 and the data have to tell the same, so that a
/// text that only begins like one is data.
pub(super) fn read_text(text: &str) -> Option<Report<Box<RawValue>>> {
    let (first, rest) = text.split_once('\n')?;
    if !first.starts_with(LEAD) {
        return None;
    }
    let last = rest.rsplit('\n').next()?;
    let raw: &RawValue = serde_json::from_str(last).ok()?;
    let message = Members::of(raw)?.get("message").and_then(members::string)?;
    (message == first).then(|| read(raw))?
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
        let count = entry.get("resultCount").and_then(parts::count);
        let at = moment(&entry);
        let tries = entry.get("attempts");
        let tries = tries.map(|tries| parts::list(tries, parts::read_attempt));
        let value = results.as_ref().and_then(|results| results.get(source));
        let source = Source::new(source);
        report = match value {
            Some(value) => report.covered(source.clone(), value.to_owned(), count, at),
            None => report.covered_empty(source.clone(), at),
        }
        .attempted(&source, tries.unwrap_or_default());
    }
    for item in members::items(coverage.get("failed")?)? {
        let mut record = read::read(members::value(item)?)?;
        let source = record.source.take()?;
        report = report.missing(source, Failure::from_record(record), SystemTime::UNIX_EPOCH);
    }
    Some(report)
}

fn moment(entry: &Value) -> SystemTime {
    entry
        .get("at")
        .and_then(Value::as_str)
        .and_then(parse_date)
        .unwrap_or(SystemTime::UNIX_EPOCH)
}
