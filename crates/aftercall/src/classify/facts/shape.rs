//! What an answer without an error flag holds: data, nothing, a failure.
//!
//! Servers return failures as if they were answers, and answers that speak of
//! failures. Only the *shape* tells them apart: a failure is short, says
//! nothing else, and says it first. So large answers and lists are data without
//! being read, and what is read is read from its beginning.

use std::borrow::Cow;

use serde_json::value::RawValue;

use super::gather::texts;
use super::json::{self, Pairs, Scalar};
use super::{Carrier, Content, Facts, Flag, python, tokens};
use crate::classify::lexicon::{self, FIRM, PLAIN, Scope};
use crate::classify::sense::Sense;
use crate::classify::surface::Mcp;

/// Longer answers are data. The longest unflagged failure of the corpora that
/// is nothing else has 1,300 bytes.
const LONGEST: usize = 8 * 1024;
/// The same for prose.
const LONGEST_PROSE: usize = 1500;
/// How far into a text its opening may reach.
const OPENING: usize = 80;

/// Of a tool's result without `isError`.
pub(crate) fn of_result(result: &Mcp<'_>, tool: Option<&str>) -> Content {
    if result
        .result_type
        .is_some_and(|kind| kind == "task" || kind == "input_required")
    {
        return Content::Data;
    }
    let content = result.content.unwrap_or("[]").trim();
    if content.len() <= 2 || content[1..content.len() - 1].trim().is_empty() {
        return result.structured.map_or(Content::Nothing, of_json);
    }
    if !may_be_failure_or_nothing(content) {
        return Content::Data;
    }
    let texts = texts(content);
    let other_blocks = content.matches("\"type\"").count() > texts.len();
    let mut found = match texts.as_slice() {
        [] => return Content::Data,
        [first, ..] => of_text(first),
    };
    let status = tool.is_some_and(reports);
    if texts
        .iter()
        .skip(1)
        .any(|text| of_text(text) == Content::Data && text.len() > 200)
        || other_blocks && texts.len() > 1
    {
        found = match found {
            Content::Nothing => Content::Nothing,
            Content::Failure { .. } | Content::Mixed | Content::Data => Content::Data,
        };
    }
    match found {
        Content::Failure { .. } | Content::Mixed if status => Content::Data,
        Content::Failure { alone: true } if texts.len() > 1 => Content::Failure { alone: false },
        other => other,
    }
}

/// A cheap look at the raw `content`: could its first text be a failure, or
/// nothing? Large answers and arrays of rows are neither.
fn may_be_failure_or_nothing(content: &str) -> bool {
    if content.len() <= LONGEST {
        return true;
    }
    // A host's own print of a result may be long and fail at its end.
    content[..256.min(content.len())].contains("content=[")
        || lexicon::floor(content, 400).contains("isError")
}

/// Does a tool of this name report on the state of something else?
fn reports(tool: &str) -> bool {
    const WORDS: [&str; 30] = [
        "job",
        "jobs",
        "run",
        "runs",
        "task",
        "tasks",
        "log",
        "logs",
        "status",
        "build",
        "builds",
        "workflow",
        "pipeline",
        "deployment",
        "deployments",
        "execution",
        "executions",
        "health",
        "check",
        "checks",
        "monitor",
        "alert",
        "alerts",
        "incident",
        "incidents",
        "event",
        "events",
        "history",
        "report",
        "trace",
    ];
    let acts = |word: &str| {
        matches!(
            word,
            "create"
                | "start"
                | "delete"
                | "cancel"
                | "submit"
                | "execute"
                | "trigger"
                | "update"
                | "add"
                | "set"
        )
    };
    let words = lexicon::words(tool);
    let mut words = words.split(' ').peekable();
    // `run_query` runs; `get_run` and `list_runs` report.
    let first = words.peek().copied().unwrap_or("");
    if acts(first)
        || first == "run"
        || first == "check"
        || first == "build"
        || first == "log" && words.clone().count() > 1
    {
        return first == "check" && words.any(|word| word == "status" || word == "health");
    }
    words.any(|word| WORDS.contains(&word))
}

/// Of a text, JSON or prose.
pub(crate) fn of_text(text: &str) -> Content {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        // Blank output: nothing was found, or nothing was to be said.
        return Content::Nothing;
    }
    match trimmed.as_bytes()[0] {
        b'{' | b'[' => {
            let found = of_json(trimmed);
            if found != Content::Data || serde_json::from_str::<&RawValue>(trimmed).is_ok() {
                return found;
            }
            python::to_json(lexicon::floor(trimmed, LONGEST))
                .map_or(Content::Data, |json| of_json(&json))
        }
        _ if trimmed.starts_with("meta=") || trimmed.starts_with("content=[") => {
            printed_result(trimmed)
        }
        _ => of_prose(text),
    }
}

/// A result as Python prints it: `meta=None content=[TextContent(text='…')]
/// isError=False`, with the result of a server further down inside.
fn printed_result(text: &str) -> Content {
    if lexicon::floor_end(text, 64).contains("isError=True") {
        return Content::Failure { alone: true };
    }
    let Some(inner) = printed_text(text) else {
        return Content::Data;
    };
    match serde_json::from_str::<Pairs<'_>>(&inner) {
        Ok(pairs)
            if pairs
                .0
                .iter()
                .any(|(key, _)| key == "isError" || key == "content") =>
        {
            let raw = |name: &str| {
                pairs
                    .0
                    .iter()
                    .find(|(key, _)| key == name)
                    .map(|(_, value)| value.get())
            };
            if raw("isError") == Some("true") {
                return Content::Failure { alone: true };
            }
            let mut result = Mcp::new(false).content(raw("content").unwrap_or("[]"));
            result.structured = raw("structuredContent").filter(|json| *json != "null");
            of_result(&result, None)
        }
        _ => of_text(&inner),
    }
}

/// The first text of a printed result.
pub(crate) fn printed_text(text: &str) -> Option<String> {
    let at = text.find("text=")? + "text=".len();
    let quote = text[at..]
        .chars()
        .next()
        .filter(|c| matches!(c, '\'' | '"'))?;
    python::literal(&text[at..], quote)
}

/// Of JSON as a whole; [`Content::Data`] where it is none.
pub(crate) fn of_json(text: &str) -> Content {
    let text = text.trim();
    let inside = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
    if inside.trim().is_empty() && matches!(text.as_bytes().first(), Some(b'{' | b'[')) {
        return Content::Nothing;
    }
    if text == "null" || text == "\"\"" {
        return Content::Nothing;
    }
    if text.len() > LONGEST {
        return Content::Data;
    }
    match text.as_bytes().first() {
        Some(b'[') => of_list(text),
        Some(b'{') => serde_json::from_str::<Pairs<'_>>(text)
            .map_or(Content::Data, |pairs| of_object(&pairs.0, 0)),
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

type Members<'a> = [(Cow<'a, str>, &'a RawValue)];

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
    says_failed: bool,
    others: usize,
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
        says_failed,
        others,
    } = tally;
    // A record of something that failed is not a failure of this call.
    let flagged = flagged || says_failed && others == 0;
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
    if complaint && !healthy && data == 0 && empty == 0 && !nothing_said && members.len() <= 4 {
        return Content::Failure { alone: false };
    }
    if told && data > 0 {
        return Content::Mixed;
    }
    if zero && depth > 0 && data == 0 {
        return Content::Nothing;
    }
    if empty > 0 && data == 0 && (zero || generic || nothing_said)
        || zero && data == 0 && nothing_said
    {
        return Content::Nothing;
    }
    Content::Data
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
    let hollow =
        container && raw[1..raw.len() - 1].trim().is_empty() || raw == "null" || raw == "\"\"";
    match folded.as_str() {
        "ok" | "success" | "succeeded" | "successful" if raw == "false" => tally.flagged = true,
        "ok" | "success" | "succeeded" | "successful" if raw == "true" => tally.healthy = true,
        "iserror" | "haserror" | "failed" | "timedout" if raw == "true" => tally.flagged = true,
        "status" | "result" | "state" | "outcome" | "type" if raw.starts_with('"') => {
            match text().to_ascii_lowercase().as_str() {
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
                tally.data += 1
            } else {
                tally.told = true
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
                tally.complaint |= MESSAGES.contains(&folded.as_str()) && complains(&words);
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
        _ if raw.starts_with('{') && depth < 2 => nested(raw, depth, tally),
        _ if raw.starts_with('[') && depth == 0 => listed(raw, tally),
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
/// failing is partial.
fn listed(raw: &str, tally: &mut Tally) {
    let Ok(items) = serde_json::from_str::<Vec<Pairs<'_>>>(raw) else {
        tally.data += 1;
        return;
    };
    for item in &items {
        let flagged = item
            .0
            .iter()
            .any(|(key, value)| matches!(&**key, "success" | "ok") && value.get() == "false");
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

/// Keys of collections that are what was asked for.
const GENERIC: [&str; 35] = [
    "features",
    "results",
    "result",
    "items",
    "data",
    "records",
    "rows",
    "hits",
    "matches",
    "entries",
    "values",
    "list",
    "documents",
    "docs",
    "files",
    "messages",
    "orders",
    "users",
    "customers",
    "issues",
    "pages",
    "objects",
    "elements",
    "nodes",
    "entities",
    "events",
    "products",
    "tickets",
    "contacts",
    "members",
    "tags",
    "repositories",
    "papers",
    "articles",
    "content",
];
/// Keys that repeat the request.
const ECHO: [&str; 8] = [
    "query",
    "params",
    "parameters",
    "filter",
    "filters",
    "request",
    "input",
    "search",
];
/// Keys of numbers that count what was found.
const COUNTS: [&str; 10] = [
    "count",
    "total",
    "totalcount",
    "totalresults",
    "numresults",
    "size",
    "found",
    "affectedrows",
    "resultcount",
    "matches",
];

fn is_zero_count(key: &str, value: &Scalar<'_>) -> bool {
    let folded: String = key
        .bytes()
        .filter(u8::is_ascii_alphanumeric)
        .map(|b| char::from(b.to_ascii_lowercase()))
        .collect();
    *value == Scalar::Number(0.0) && COUNTS.iter().any(|count| folded.ends_with(count))
}

/// Keys of the words that an error is told in.
const MESSAGES: [&str; 4] = ["message", "msg", "detail", "description"];

/// Does a message speak of a failure and of nothing else?
fn complains(text: &str) -> bool {
    text.len() <= 300
        && lexicon::hits(text, Scope::Text).iter().any(|hit| {
            hit.sense != Sense::NoMatch && hit.strength >= PLAIN || hit.sense == Sense::Fault
        })
}

fn says_nothing(text: &str) -> bool {
    text.len() <= 300
        && lexicon::hits(text, Scope::Text)
            .iter()
            .any(|hit| hit.sense == Sense::NoMatch && hit.strength >= FIRM)
}

/// Of prose: a failure is short, and says so in its opening.
fn of_prose(text: &str) -> Content {
    let trimmed = text.trim();
    if trimmed.len() > LONGEST_PROSE {
        return match trimmed.starts_with("Traceback (most recent call last)") {
            true => Content::Failure { alone: false },
            false => Content::Data,
        };
    }
    if wrapped(trimmed) {
        return Content::Failure { alone: true };
    }
    let lines = trimmed.lines().count();
    let first = trimmed.lines().next().unwrap_or("");
    if lines > 12 {
        return Content::Data;
    }
    let told = || {
        let hits = lexicon::hits(trimmed, Scope::Text);
        let failing = hits
            .iter()
            .any(|hit| hit.sense != Sense::NoMatch && hit.strength >= PLAIN);
        let nothing = hits
            .iter()
            .any(|hit| hit.sense == Sense::NoMatch && hit.strength >= FIRM && hit.start < OPENING);
        (failing, nothing)
    };
    if opens_with_failure(first) {
        let (failing, nothing) = told();
        return match (failing, nothing) {
            (true, _) => Content::Failure { alone: false },
            (false, true) => Content::Nothing,
            // A program's output ends with a line break, an error message does not.
            (false, false) if lines == 1 && says_error(first) && !text.ends_with('\n') => {
                Content::Failure { alone: false }
            }
            (false, false) if tells_code(trimmed) => Content::Failure { alone: false },
            (false, false) => Content::Data,
        };
    }
    let (failing, nothing) = told();
    if nothing && lines <= 3 && trimmed.len() <= 300 {
        return Content::Nothing;
    }
    if !failing && lines == 1 && is_missing_key(trimmed) {
        return Content::Nothing;
    }
    if lines == 1 && is_missing_key(trimmed) {
        return Content::Nothing;
    }
    per_item(trimmed)
}

/// `Error: ` and at least three words.
fn says_error(line: &str) -> bool {
    line.split_once(": ").is_some_and(|(head, rest)| {
        head.len() <= 40
            && head.to_ascii_lowercase().ends_with("error")
            && rest.split_whitespace().count() >= 3
    })
}

/// Is there a code among the words?
fn tells_code(text: &str) -> bool {
    let mut facts = Facts::new(Carrier::Text, Flag::Silent);
    tokens::read(text, &mut facts);
    facts.status.is_some()
        || !facts.numbers.is_empty()
        || facts.named().iter().any(|(_, hit)| hit.strength >= PLAIN)
}

/// Of words alone: whoever shows one short text and nothing else shows a
/// message. It is a failure if it opens as one or holds a firm word of one.
pub(crate) fn of_words(text: &str) -> Content {
    let found = of_text(text);
    let trimmed = text.trim();
    if found != Content::Data || trimmed.len() > 600 || trimmed.lines().count() > 4 {
        return found;
    }
    let firm = lexicon::hits(trimmed, Scope::Text)
        .iter()
        .any(|hit| hit.sense != Sense::NoMatch && hit.strength >= FIRM);
    let opens = opens_with_failure(trimmed.lines().next().unwrap_or(""));
    if firm || opens || tells_code(trimmed) {
        return Content::Failure { alone: false };
    }
    found
}

/// "Key not found: x", "User 12 not found": a look-up that found nothing.
fn is_missing_key(text: &str) -> bool {
    text.len() <= 120 && {
        let lower = text.to_ascii_lowercase();
        lower.contains("not found") || lower.contains("does not exist")
    }
}

/// Lines of `name: Error - why`, between lines of results.
fn per_item(text: &str) -> Content {
    let items: Vec<&str> = text.split("\n---\n").collect();
    let failing = items
        .iter()
        .filter(|item| {
            item.lines()
                .next()
                .is_some_and(|line| line.contains(": Error - "))
        })
        .count();
    match (failing, items.len()) {
        (0, _) => Content::Data,
        (f, n) if f == n => Content::Failure { alone: false },
        _ => Content::Mixed,
    }
}

/// The fixed prefixes of SDKs' wrappers.
fn wrapped(text: &str) -> bool {
    const PREFIXES: [&str; 9] = [
        "Error executing tool ",
        "Error calling tool ",
        "MCP error -",
        "Unknown tool: ",
        "Input validation error: ",
        "Output validation error: ",
        "Tool execution failed: ",
        "Error: MCP error -",
        "Traceback (most recent call last)",
    ];
    PREFIXES.iter().any(|prefix| text.starts_with(prefix))
}

/// Does the first line open as an error message does?
pub(crate) fn opens_with_failure(line: &str) -> bool {
    let line = line.trim_start_matches([
        '❌', '⚠', '✗', '✖', '🚫', '\u{fe0f}', ' ', '*', '[', '<', '#',
    ]);
    let opening = lexicon::floor(line, OPENING);
    let lower = opening.to_lowercase();
    const STARTS: [&str; 43] = [
        "error:",
        "error -",
        "error!",
        "error 4",
        "error 5",
        "failed to ",
        "failed:",
        "failure:",
        "could not ",
        "couldn't ",
        "unable to ",
        "cannot ",
        "can't ",
        "an error ",
        "an unexpected error",
        "sorry, ",
        "invalid ",
        "permission denied",
        "access denied",
        "exception:",
        "fatal:",
        "request failed",
        "operation failed",
        "unauthorized",
        "forbidden",
        "rate limit",
        "timeout:",
        "timed out",
        "connection refused",
        "connection error",
        "connection timed out",
        "connection failed",
        "错误",
        "失败",
        "エラー",
        "오류",
        "ошибка",
        "lỗi",
        "ข้อผิดพลาด",
        "fehler",
        "erreur",
        "erro:",
        "error de ",
    ];
    if STARTS.iter().any(|start| lower.starts_with(start)) {
        return true;
    }
    // "Error fetching weather: …", and not "Error handling in Rust".
    if lower.starts_with("error ") && line.contains(": ") {
        return true;
    }
    let Some((head, _)) = opening.split_once(':') else {
        return false;
    };
    let head = lexicon::words(head);
    let mut words = head
        .split(' ')
        .rev()
        .filter(|word| !word.is_empty())
        .peekable();
    head.split(' ').count() <= 7
        && words.peek().is_some_and(|last| {
            matches!(
                *last,
                "error" | "exception" | "failed" | "failure" | "failing" | "失败" | "错误"
            )
        })
        || head.ends_with("失败")
}

/// Of what a client library returned instead of raising.
pub(crate) fn of_returned(more: &str) -> Content {
    let Ok(pairs) = serde_json::from_str::<Pairs<'_>>(more) else {
        return Content::Data;
    };
    let mut seen = Content::Data;
    for (key, value) in &pairs.0 {
        match &**key {
            "returned" | "response" | "result" => {
                let text = serde_json::from_str::<String>(value.get())
                    .unwrap_or_else(|_| value.get().to_owned());
                seen = match text.trim() {
                    "[]" | "{}" | "None" | "null" | "()" | "b''" | "" | "''" => Content::Nothing,
                    text => of_text(text),
                };
            }
            "rows" | "rowcount" if matches!(value.get(), "[]" | "0") => seen = Content::Nothing,
            "rows" if value.get().len() > 2 => return Content::Data,
            _ => {}
        }
    }
    seen
}

/// Of the body of a response that is not an error by its status.
pub(crate) fn of_body(body: &str) -> Content {
    match body.trim_start().as_bytes().first() {
        None => Content::Data,
        Some(b'{' | b'[' | b'n') => of_json(body),
        Some(b'<') if is_error_page(body) => Content::Failure { alone: true },
        Some(_) if says_nothing(body) && body.trim().lines().count() == 1 => Content::Nothing,
        Some(_) => {
            // A table with nothing but its heading.
            let mut lines = body.trim().lines();
            match (lines.next(), lines.next()) {
                (Some(heading), None)
                    if heading.matches(',').count() >= 2 && body.ends_with('\n') =>
                {
                    Content::Nothing
                }
                _ => Content::Data,
            }
        }
    }
}

/// A web page whose title is a status and its phrase: `502 Bad Gateway`.
fn is_error_page(body: &str) -> bool {
    let head = lexicon::floor(body, 2048).to_ascii_lowercase();
    let Some((_, title)) = head.split_once("<title>") else {
        return false;
    };
    let title = title.split('<').next().unwrap_or("").trim();
    title.as_bytes().first().is_some_and(u8::is_ascii_digit) && title.len() < 60 && {
        let mut facts = Facts::new(Carrier::Text, Flag::Silent);
        tokens::read(title, &mut facts);
        facts.status.is_some()
    }
}

/// Of a command that ended well. `asks` tells a command that only looks
/// something up, whose silence means that there is nothing.
pub(crate) fn of_output(command: Option<&str>, asks: bool, stdout: &str, stderr: &str) -> Content {
    let trimmed = stdout.trim();
    let found = match (command, trimmed.as_bytes().first()) {
        (Some("redis-cli") | None, Some(b'A'..=b'Z' | b'(')) => {
            let line = trimmed.trim_start_matches("(error) ");
            let word = line.split(' ').next().unwrap_or("");
            let known = word.len() >= 3
                && word.bytes().all(|b| b.is_ascii_uppercase())
                && line.contains(' ');
            let code = word == "ERR"
                || !crate::classify::table::by_name(
                    crate::classify::table::Vocabulary::Redis,
                    word,
                )
                .is_empty();
            if known && code {
                Content::Failure { alone: true }
            } else {
                Content::Data
            }
        }
        (_, None) if asks && stderr.trim().is_empty() => Content::Nothing,
        (_, None) => Content::Data,
        (Some("curl" | "wget" | "http" | "gh"), Some(b'{' | b'[')) => match of_json(trimmed) {
            Content::Data if names_a_status(trimmed) => Content::Failure { alone: true },
            other => other,
        },
        (Some("curl" | "wget" | "http"), Some(b'<')) if is_error_page(trimmed) => {
            Content::Failure { alone: true }
        }
        (_, Some(b'{' | b'[')) => match of_json(trimmed) {
            Content::Nothing => Content::Nothing,
            _ => Content::Data,
        },
        _ => Content::Data,
    };
    if found == Content::Data && no_rows(trimmed) {
        Content::Nothing
    } else {
        found
    }
}

/// A vendor's error body that a client printed as if it were an answer.
fn names_a_status(body: &str) -> bool {
    let Ok(pairs) = serde_json::from_str::<Pairs<'_>>(body) else {
        return false;
    };
    let has = |name: &str| pairs.0.iter().any(|(key, _)| key == name);
    has("message")
        && (has("documentation_url") || has("status") || has("code"))
        && pairs.0.len() <= 5
}

/// What database clients print for no rows.
fn no_rows(text: &str) -> bool {
    let last = text.lines().last().unwrap_or("").trim();
    matches!(
        last,
        "(0 rows)"
            | "UPDATE 0"
            | "DELETE 0"
            | "INSERT 0 0"
            | "SELECT 0"
            | "(empty array)"
            | "(empty list or set)"
            | "(nil)"
            | "Empty set"
    ) || last.starts_with("Empty set (")
        || last.starts_with("Query OK, 0 rows affected") && false
}
