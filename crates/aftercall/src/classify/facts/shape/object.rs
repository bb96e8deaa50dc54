//! JSON as a whole: an object that says it failed, or an empty collection.

use std::borrow::Cow;

use serde_json::value::RawValue;

use super::super::json::{self, Pairs, Scalar};
use super::prose::says_done;
use super::{Content, LONGEST, of_text, result};
use crate::classify::lexicon::{self, FIRM, PLAIN, Scope};
use crate::classify::sense::Sense;

mod keys;

use keys::{COUNTS, DONE, ECHO, GENERIC, MESSAGES, QUESTIONS, THINGS};

/// Of JSON as a whole; [`Content::Data`] where it is none.
pub(in crate::classify::facts) fn of_json(text: &str) -> Content {
    let text = text.trim();
    let inside = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
    if inside.trim().is_empty() && matches!(text.as_bytes().first(), Some(b'{' | b'[')) {
        return Content::Nothing;
    }
    if text == "null" || text == "\"\"" {
        return Content::Nothing;
    }
    if text.len() > LONGEST {
        return match result::quoted_flag(text) {
            true => Content::Failure { alone: true },
            false => Content::Data,
        };
    }
    match text.as_bytes().first() {
        Some(b'[') => of_list(text),
        Some(b'{') => serde_json::from_str::<Pairs<'_>>(text).map_or(Content::Data, |pairs| {
            result::quoted(&pairs.0).unwrap_or_else(|| of_object(&pairs.0, 0))
        }),
        Some(b'"') => {
            serde_json::from_str::<String>(text).map_or(Content::Data, |inner| of_text(&inner))
        }
        _ => Content::Data,
    }
}

/// Lists are data, but for one that only says that nothing was affected.
fn of_list(text: &str) -> Content {
    if text.len() > 200 {
        return Content::Data;
    }
    let Some(flat) = json::flatten(text) else {
        return Content::Data;
    };
    let nothing = flat.leaves.iter().all(|leaf| {
        leaf.value == Scalar::EmptyArray
            || leaf.value == Scalar::EmptyObject
            || is_zero_count(&leaf.key, &leaf.value)
    });
    if nothing {
        Content::Nothing
    } else {
        Content::Data
    }
}

pub(super) type Members<'a> = [(Cow<'a, str>, &'a RawValue)];

#[derive(Default)]
struct Tally {
    flagged: bool,
    healthy: bool,
    told: bool,
    data: usize,
    empty: usize,
    zero: bool,
    generic: bool,
    failing: usize,
    nothing_said: bool,
    complaint: bool,
    brief: bool,
    says_failed: bool,
    failing_status: bool,
    others: usize,
    record: bool,
    answers: bool,
}

fn of_object(members: &Members<'_>, depth: u8) -> Content {
    let mut tally = Tally::default();
    for (key, value) in members {
        weigh(key, value.get(), depth, &mut tally);
    }
    let Tally {
        flagged,
        healthy,
        told,
        data,
        empty,
        zero,
        generic,
        failing,
        nothing_said,
        complaint,
        brief,
        says_failed,
        failing_status,
        others,
        record,
        answers,
    } = tally;
    // A line of a log, or the answer to a yes-or-no question: what it tells of is
    // its subject. A flat `success: false` beside it is of the call.
    if (record || answers) && !flagged {
        return Content::Data;
    }
    // A record of something that failed is not a failure of this call.
    let flagged = flagged || (says_failed || failing_status && depth == 0) && others == 0;
    let told = told && !(says_failed && others > 0);
    if failing > 0 && !healthy {
        return match data {
            0 => Content::Failure { alone: false },
            _ => Content::Mixed,
        };
    }
    if flagged && !healthy || told && data == 0 && !healthy && empty == 0 && !nothing_said {
        return match (data, told || flagged) {
            (0, _) if nothing_said && !flagged => Content::Nothing,
            (0, _) => Content::Failure { alone: true },
            _ => Content::Failure { alone: false },
        };
    }
    // Beside more members the words must be brief and sure: "Rate limit exceeded"
    // with a limit is a failure, "not found in cache" with a value is an answer.
    let alone = (others == 0 || brief && others <= 2 && !says_failed) && members.len() <= 4;
    if complaint && !healthy && data == 0 && empty == 0 && !nothing_said && alone {
        return Content::Failure { alone: false };
    }
    if told && data > 0 {
        return Content::Mixed;
    }
    if zero && depth > 0 && data == 0 {
        return Content::Nothing;
    }
    if empty > 0 && empty == members.len() {
        return Content::Nothing;
    }
    if empty > 0 && data == 0 && others <= 6 && (zero || generic || nothing_said)
        || zero && data == 0 && nothing_said
    {
        return Content::Nothing;
    }
    Content::Data
}

/// An HTTP status of a failure, as a number.
fn is_failing_status(raw: &str) -> bool {
    raw.len() == 3 && raw.starts_with(['4', '5']) && raw.bytes().all(|b| b.is_ascii_digit())
}

/// Notes what one member says of the whole.
fn weigh(key: &str, raw: &str, depth: u8, tally: &mut Tally) {
    if key.starts_with('_') {
        return;
    }
    let folded: String = key
        .bytes()
        .filter(u8::is_ascii_alphanumeric)
        .map(|b| char::from(b.to_ascii_lowercase()))
        .collect();
    let text = || serde_json::from_str::<String>(raw).unwrap_or_default();
    let container = matches!(raw.as_bytes().first(), Some(b'{' | b'['));
    let hollow = container && raw[1..raw.len() - 1].trim().is_empty()
        || matches!(raw, "null" | "\"\"" | "\"none\"" | "\"None\"");
    match folded.as_str() {
        "ok" | "success" | "succeeded" | "successful" if raw == "false" => tally.flagged = true,
        "ok" | "success" | "succeeded" | "successful" if raw == "true" => tally.healthy = true,
        "iserror" | "haserror" | "failed" | "timedout" if raw == "true" => tally.flagged = true,
        // Batches name what failed beside what did not.
        "level" | "loglevel" | "logger" | "occurrences" => tally.record = true,
        _ if QUESTIONS.contains(&folded.as_str()) && matches!(raw, "true" | "false") => {
            tally.answers = true;
            tally.others += 1;
        }
        "failed" | "failures" | "failedrecords" if container && !hollow => tally.told = true,
        // What is not listed here was processed.
        "unprocesseditems" | "unprocessedkeys" if container && !hollow => {
            tally.told = true;
            tally.data += 1;
        }
        "status" | "statuscode" | "httpstatus" if is_failing_status(raw) => {
            tally.failing_status = true;
        }
        "status" | "result" | "state" | "outcome" | "type" | "object" if raw.starts_with('"') => {
            match text().to_ascii_lowercase().as_str() {
                // What is in a state of error is a thing; an outcome is the call's.
                "error" | "err" if folded == "state" || folded == "object" => {
                    tally.says_failed = true;
                }
                "error" | "err" => tally.flagged = true,
                "failed" | "failure" | "fail" => tally.says_failed = true,
                "ok" | "success" | "succeeded" => tally.healthy = true,
                _ => {}
            }
        }
        "error" | "err" | "errors" | "errormessage" | "exception" | "errormessages" | "fault"
            if !hollow && raw != "false" && raw != "0" =>
        {
            if container && depth > 0 {
                tally.data += 1;
            } else {
                tally.told = true;
            }
        }
        "error" | "errors" | "err" | "warnings" | "meta" | "responsemetadata" => {}
        "message" | "msg" | "detail" | "details" | "description" | "reason" | "code"
        | "errorcode" | "statuscode" | "status" | "requestid" | "hint" | "suggestion"
        | "timestamp" | "time" | "traceback" | "documentationurl" | "extensions" | "path"
        | "errortype" | "type" | "title" | "instance" | "help" | "docurl" | "correlationid"
        | "traceid" | "output" | "outputpath" | "filehash" => {
            if raw.starts_with('"') {
                let words = text();
                tally.nothing_said |= says_nothing(&words);
                if MESSAGES.contains(&folded.as_str()) && complains(&words, PLAIN) {
                    tally.complaint = true;
                    let few = words.split(' ').count() <= 4;
                    tally.brief |= few && complains(&words, FIRM) && !says_done(&words);
                }
            } else if container && !hollow {
                tally.data +=
                    usize::from(folded != "details" && folded != "extensions" && folded != "path");
            }
        }
        _ if container && hollow => {
            tally.empty += usize::from(raw.starts_with('['));
            tally.generic |= GENERIC.contains(&folded.as_str());
        }
        _ if hollow => {}
        _ if container && ECHO.contains(&folded.as_str()) => {}
        // The record of a thing that may well have failed.
        _ if depth == 0 && raw.starts_with('{') && THINGS.contains(&folded.as_str()) => {
            tally.data += 1;
        }
        _ if raw.starts_with('{') && depth < 2 => nested(raw, depth, tally),
        _ if raw.starts_with('[') && depth == 0 => {
            listed(
                raw,
                matches!(folded.as_str(), "results" | "responses" | "outcomes"),
                tally,
            );
        }
        _ if container => tally.data += 1,
        _ if raw.starts_with('"') => {
            tally.others += 1;
            // A string beside an empty list is an echo; alone it is data.
            tally.data += usize::from(text().len() > 200);
            if folded == "result" || folded == "content" {
                match of_text(&text()) {
                    Content::Nothing => tally.nothing_said = true,
                    Content::Failure { .. } => tally.told = true,
                    Content::Data | Content::Mixed => tally.data += 1,
                }
                if tally.nothing_said {
                    tally.empty += 1;
                }
            }
        }
        _ => {
            tally.others += 1;
            let done = raw.parse::<f64>().is_ok_and(|n| n > 0.0) && DONE.contains(&folded.as_str());
            tally.data += usize::from(done);
            let scalar = raw.parse::<f64>().map_or(Scalar::Null, Scalar::Number);
            tally.zero |=
                is_zero_count(&folded, &scalar) || depth > 0 && folded == "value" && raw == "0";
            if COUNTS.iter().any(|count| folded.ends_with(count))
                && raw != "0"
                && raw.parse::<f64>().is_ok()
            {
                tally.data += 1;
            }
        }
    }
}

fn nested(raw: &str, depth: u8, tally: &mut Tally) {
    match serde_json::from_str::<Pairs<'_>>(raw).map(|pairs| of_object(&pairs.0, depth + 1)) {
        Ok(Content::Failure { .. }) => tally.failing += 1,
        Ok(Content::Nothing) => {
            tally.empty += 1;
            tally.zero = true;
        }
        Ok(Content::Data | Content::Mixed) | Err(_) => tally.data += 1,
    }
}

/// A list of outcomes, each with its own flag: all failing is a failure, some
/// failing is partial. A status is such a flag where the list is of `outcomes`: a
/// list of jobs, of which some failed, is an answer.
fn listed(raw: &str, outcomes: bool, tally: &mut Tally) {
    let Ok(items) = serde_json::from_str::<Vec<Pairs<'_>>>(raw) else {
        tally.data += 1;
        return;
    };
    for item in &items {
        let flagged = item.0.iter().any(|(key, value)| match &**key {
            "success" | "ok" => value.get() == "false",
            "status" => outcomes && matches!(value.get(), "\"error\"" | "\"failed\""),
            _ => false,
        });
        let told = item.0.iter().any(|(key, value)| {
            &**key == "error" && !matches!(value.get(), "null" | "\"\"" | "false")
        });
        if flagged && told {
            tally.failing += 1;
        } else {
            tally.data += 1;
        }
    }
}

fn is_zero_count(key: &str, value: &Scalar<'_>) -> bool {
    let folded: String = key
        .bytes()
        .filter(u8::is_ascii_alphanumeric)
        .map(|b| char::from(b.to_ascii_lowercase()))
        .collect();
    *value == Scalar::Number(0.0) && COUNTS.iter().any(|count| folded.ends_with(count))
}

/// Does a message speak of a failure and of nothing else?
fn complains(text: &str, least: u8) -> bool {
    text.len() <= 300
        && lexicon::hits(text, Scope::Text).iter().any(|hit| {
            hit.sense != Sense::NoMatch && hit.strength >= least || hit.sense == Sense::Fault
        })
}

pub(super) fn says_nothing(text: &str) -> bool {
    text.len() <= 300
        && lexicon::hits(text, Scope::Text)
            .iter()
            .any(|hit| hit.sense == Sense::NoMatch && hit.strength >= FIRM)
}
