//! The log: one JSON object a line for each finished tool call.

use std::fs::File;
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::UNIX_EPOCH;

use aftercall::text::redact;
use serde::Serialize;

use crate::engine::{Counters, Record};

#[derive(Debug)]
pub(crate) struct Journal {
    file: Mutex<File>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CallLine<'a> {
    /// Milliseconds since 1970.
    at_ms: u128,
    tool: &'a str,
    duration_ms: f64,
    outcome: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    category: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'a str>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    changed: &'a [&'static str],
    #[serde(skip_serializing_if = "Option::is_none")]
    arguments: Option<String>,
}

#[derive(Serialize)]
struct SummaryLine {
    summary: Counters,
}

impl Journal {
    pub(crate) fn new(file: File) -> Self {
        Self {
            file: Mutex::new(file),
        }
    }

    pub(crate) fn record(&self, record: &Record) {
        let at = record.at.duration_since(UNIX_EPOCH).unwrap_or_default();
        let arguments = record.arguments.as_deref();
        let arguments = arguments.map(|raw| {
            let text = String::from_utf8_lossy(raw);
            redact(&text).into_owned()
        });
        self.line(&CallLine {
            at_ms: at.as_millis(),
            tool: &record.tool,
            // Microseconds are all that a clock in software is good for.
            duration_ms: (record.duration.as_secs_f64() * 1e6).round() / 1e3,
            outcome: record.note.outcome.as_str(),
            category: record.note.category.as_deref(),
            code: record.note.code.as_deref(),
            changed: &record.note.changed,
            arguments,
        });
    }

    pub(crate) fn summary(&self, counters: Counters) {
        self.line(&SummaryLine { summary: counters });
    }

    fn line(&self, line: &impl Serialize) {
        let Ok(mut line) = serde_json::to_vec(line) else {
            return;
        };
        line.push(b'\n');
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        // A full disk must not stop the calls that it can't record.
        let _ = file.write_all(&line);
    }
}
