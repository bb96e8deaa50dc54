//! Results of tools.

use super::super::content::texts;
use super::super::json::Pairs;
use super::super::python;
use super::object::Members;
use super::{Content, LONGEST, of_json, of_text, prose};
use crate::classify::lexicon;
use crate::classify::surface::Mcp;
use crate::search::{find, has};

/// Of a tool's result without `isError`.
pub(in crate::classify::facts) fn of_result(result: &Mcp<'_>, tool: Option<&str>) -> Content {
    if result
        .result_type
        .is_some_and(|kind| kind == "task" || kind == "input_required")
    {
        return Content::Data;
    }
    let content = result.content.unwrap_or("[]").trim();
    if is_hollow(content) {
        return match result.structured {
            Some(json) if json.len() <= LONGEST => of_json(json),
            Some(_) => Content::Data,
            None => Content::Nothing,
        };
    }
    if !is_worth_reading(lexicon::floor(content, HEAD), content.len()) {
        return Content::Data;
    }
    let found = of_blocks(content);
    match found {
        Content::Failure { .. } | Content::Mixed
            if tool.is_some_and(reports) || result.structured.is_some_and(hands_on) =>
        {
            Content::Data
        }
        Content::Failure { .. } if tool.is_some_and(reads_files) && !tells_of_file(content) => {
            Content::Data
        }
        Content::Failure { .. } | Content::Mixed | Content::Nothing | Content::Data => found,
    }
}

/// Is the structured answer a JSON text under `content`, and nothing else? Then
/// it is a file handed on, which may well tell of another program's failure.
fn hands_on(structured: &str) -> bool {
    serde_json::from_str::<Pairs<'_>>(structured).is_ok_and(|pairs| {
        matches!(&pairs.0[..], [(key, value)]
            if key == "content" && value.get().starts_with("\"{"))
    })
}

/// Does a tool of this name hand on the text of a local file? One line of a log
/// is an answer there.
fn reads_files(tool: &str) -> bool {
    let words = lexicon::words(tool);
    let mut words = words.split(' ');
    let reads = |word: &str| matches!(word, "read" | "cat" | "view" | "head" | "tail");
    words.any(reads)
        && words.all(|word| {
            matches!(
                word,
                "file" | "files" | "text" | "multiple" | "log" | "logs"
            )
        })
}

/// Does the first text speak of reading, in words? A refused connection, or JSON
/// that tells of a failure, is what the file holds.
fn tells_of_file(content: &str) -> bool {
    const ABOUT: [&str; 8] = [
        "read",
        "open",
        "file",
        "access",
        "path",
        "directory",
        "tool",
        "outside",
    ];
    texts(content).first().is_some_and(|text| {
        let lower = lexicon::floor(text, 400).to_ascii_lowercase();
        !lower.trim_start().starts_with(['{', '[']) && ABOUT.iter().any(|word| has(&lower, word))
    })
}

fn is_hollow(json: &str) -> bool {
    json.get(1..json.len().saturating_sub(1))
        .is_none_or(|inside| inside.trim().is_empty())
}

/// Up to this length the end of a quoted result is looked at, in bytes of raw
/// JSON: it has to be decoded for that.
const LONGEST_QUOTED: usize = 256 * 1024;

/// How much of the raw `content` is looked at first, in bytes.
const HEAD: usize = 512;

/// Whether `content`, as raw JSON, holds data by its beginning and length alone.
pub(in crate::classify::facts) fn opens_with_data(head: &str, length: usize) -> bool {
    let head = lexicon::floor(head, HEAD);
    !is_hollow(head) && !is_worth_reading(head, length)
}

/// A cheap look at the raw `content`, without decoding it: could its first text
/// be a failure, or nothing? Long answers and arrays of rows are neither.
fn is_worth_reading(head: &str, length: usize) -> bool {
    let Some(text) = first_text(head) else {
        return length <= LONGEST;
    };
    let mut text = text;
    while let Some(rest) = text.strip_prefix("\\n") {
        text = rest;
    }
    let text = text.trim_start();
    if is_printed(text) {
        // A host's own print of a result may be long and fail at its end.
        return true;
    }
    if length > LONGEST {
        return text.starts_with("Traceback") || length <= LONGEST_QUOTED && opens_as_result(text);
    }
    match text.as_bytes().first() {
        Some(b'{') => true,
        Some(b'[') => length <= 400 || text.starts_with("[]"),
        _ => prose::may_matter(text),
    }
}

/// What follows the opening quote of the first text.
fn first_text(head: &str) -> Option<&str> {
    // As every SDK writes it.
    if let Some(text) = head.strip_prefix("[{\"type\":\"text\",\"text\":\"") {
        return Some(text);
    }
    // Of a block, `"text"` is a key and, as a rule before that, a value.
    head.match_indices("\"text\"").find_map(|(at, name)| {
        let rest = head[at + name.len()..].trim_start().strip_prefix(':')?;
        rest.trim_start().strip_prefix('"')
    })
}

fn of_blocks(content: &str) -> Content {
    // What is embedded as a resource is a file, whatever it tells of.
    let opening = lexicon::floor(content, 64).replace([' ', '\n'], "");
    if opening.starts_with("[{\"type\":\"resource\"") || opening.starts_with("[{\"resource\"") {
        return Content::Data;
    }
    let texts = texts(content);
    let Some((first, rest)) = texts.split_first() else {
        return Content::Data;
    };
    let found = of_text(first);
    let others = content.matches("\"type\"").count() > texts.len();
    let more_data = rest
        .iter()
        .any(|text| text.len() > 200 && of_text(text) == Content::Data);
    match found {
        Content::Nothing => Content::Nothing,
        _ if !rest.is_empty() && (more_data || others) => Content::Data,
        Content::Failure { alone: true } if !rest.is_empty() => Content::Failure { alone: false },
        Content::Data if rest.iter().any(|text| prose::tells_exit(text)) => {
            Content::Failure { alone: false }
        }
        Content::Failure { .. } | Content::Mixed | Content::Data => found,
    }
}

/// A result as Python prints it: `meta=None content=[TextContent(text='…')]
/// isError=False`, with the result of a server further down inside.
pub(super) fn printed(text: &str) -> Content {
    if has(lexicon::floor_end(text, 64), "isError=True") {
        return Content::Failure { alone: true };
    }
    let Some(inner) = printed_text(text) else {
        // Cut short, or written in a way that can't be undone: the flag of the
        // inner result stands at its end.
        let flagged = has(lexicon::floor_end(text, 200), "\"isError\": true");
        return if flagged {
            Content::Failure { alone: true }
        } else {
            Content::Data
        };
    };
    serde_json::from_str::<Pairs<'_>>(&inner)
        .ok()
        .and_then(|pairs| quoted(&pairs.0))
        .unwrap_or_else(|| of_text(&inner))
}

/// Of the result of a server further down, quoted as JSON: aggregators hand it
/// on as a text of their own and lose its flag. `None` where it is none: a result
/// lists blocks, and says whether it is an error.
pub(super) fn quoted(members: &Members<'_>) -> Option<Content> {
    let member = |name: &str| {
        let mut named = members.iter().filter(|(key, _)| key == name);
        named.next().map(|(_, value)| value.get())
    };
    let content = member("content").filter(|content| content.starts_with('['))?;
    match member("isError")? {
        "true" => return Some(Content::Failure { alone: true }),
        "false" | "null" => {}
        _ => return None,
    }
    let mut result = Mcp::new(false).content(content);
    result.structured = member("structuredContent").filter(|json| *json != "null");
    Some(of_result(&result, None))
}

/// Is a long quoted result flagged? Only its ends are looked at: it lists blocks
/// there, and says there whether it is an error.
pub(super) fn quoted_flag(text: &str) -> bool {
    let flags = |end: &str| {
        find(end, "\"isError\"").is_some_and(|at| {
            let rest = end[at + "\"isError\"".len()..].trim_start();
            rest.strip_prefix(':')
                .is_some_and(|rest| rest.trim_start().starts_with("true"))
        })
    };
    opens_as_result(text)
        && (flags(lexicon::floor(text, ENDS)) || flags(lexicon::floor_end(text, ENDS)))
}

/// How much of each end of a long quoted result is looked at, in bytes.
const ENDS: usize = 64;

/// Does an object begin with a member of a result? As raw JSON, its quotes are
/// escaped.
fn opens_as_result(text: &str) -> bool {
    let key = text
        .strip_prefix('{')
        .map(|rest| rest.trim_start_matches([' ', '\n', '\\', '"', 'n']));
    key.is_some_and(|key| {
        ["content", "isError", "_meta", "structuredContent"]
            .iter()
            .any(|name| key.starts_with(name))
    })
}

/// Does it begin as a result does that Python prints?
pub(super) fn is_printed(text: &str) -> bool {
    text.starts_with("meta=") || text.starts_with("content=[")
}

/// The first text of a printed result.
fn printed_text(text: &str) -> Option<String> {
    let at = find(text, "text=")? + "text=".len();
    let quote = text[at..]
        .chars()
        .next()
        .filter(|c| matches!(c, '\'' | '"'))?;
    python::literal(&text[at..], quote)
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
