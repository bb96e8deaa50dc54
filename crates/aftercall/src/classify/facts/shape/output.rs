//! Output of a command that ended well, which may tell of a failure.

use super::super::json::Pairs;
use super::{Content, is_error_page, of_json};
use crate::classify::table::{Vocabulary, by_name};
use crate::search::has;

/// Of a command that ended well. `asks` tells a command that only looks
/// something up, whose silence means that there is nothing.
pub(in crate::classify::facts) fn of_output(
    command: Option<&str>,
    asks: bool,
    stdout: &str,
    stderr: &str,
) -> Content {
    let trimmed = stdout.trim();
    let found = match (command, trimmed.as_bytes().first()) {
        (Some("redis-cli") | None, Some(b'A'..=b'Z' | b'(')) => {
            let line = trimmed.trim_start_matches("(error) ");
            let word = line.split(' ').next().unwrap_or("");
            let known = trimmed.lines().nth(1).is_none()
                && word.len() >= 3
                && word.bytes().all(|b| b.is_ascii_uppercase())
                && has(line, " ");
            let code = word == "ERR" || !by_name(Vocabulary::Redis, word).is_empty();
            if known && code {
                Content::Failure { alone: true }
            } else {
                Content::Data
            }
        }
        _ if asks && trimmed == "0" => Content::Nothing,
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
}
