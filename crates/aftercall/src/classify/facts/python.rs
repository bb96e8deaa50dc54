//! Python's way of writing values, read as JSON.
//!
//! Agents' frameworks print results with `repr`: `{'ok': False, 'error': 'x'}`.
//! That is JSON in other clothes, so it is rewritten and then walked as JSON.

use crate::search::has;

/// `text` as JSON, if it can be a `repr` of a dict or a list. Linear; gives up
/// at the first thing that JSON has no word for.
pub(super) fn to_json(text: &str) -> Option<String> {
    let trimmed = text.trim();
    if !matches!(trimmed.as_bytes().first(), Some(b'{' | b'[')) || !has(trimmed, "'") {
        return None;
    }
    let mut out = String::with_capacity(trimmed.len() + 16);
    let mut rest = trimmed;
    while let Some(c) = rest.chars().next() {
        match c {
            '\'' | '"' => rest = string(rest, c, &mut out)?,
            '(' => {
                out.push('[');
                rest = &rest[1..];
            }
            ')' => {
                out.push(']');
                rest = &rest[1..];
            }
            'T' | 'F' | 'N' => {
                let (python, json) = [("True", "true"), ("False", "false"), ("None", "null")]
                    .into_iter()
                    .find(|(python, _)| rest.starts_with(python))?;
                out.push_str(json);
                rest = &rest[python.len()..];
            }
            'b' if rest[1..].starts_with(['\'', '"']) => rest = &rest[1..],
            _ => {
                out.push(c);
                rest = &rest[c.len_utf8()..];
            }
        }
    }
    Some(out)
}

/// The text of a string literal at the beginning of `text`.
pub(super) fn literal(text: &str, quote: char) -> Option<String> {
    let mut json = String::with_capacity(text.len());
    string(text, quote, &mut json)?;
    serde_json::from_str(&json).ok()
}

/// Copies one string literal, re-escaped. Returns what follows it.
fn string<'a>(text: &'a str, quote: char, out: &mut String) -> Option<&'a str> {
    out.push('"');
    let mut chars = text.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => {
                let (_, escaped) = chars.next()?;
                match escaped {
                    '\'' => out.push('\''),
                    '"' | '\\' | 'n' | 't' | 'r' | 'b' | 'f' | 'u' => {
                        out.push('\\');
                        out.push(escaped);
                    }
                    'x' => {
                        out.push_str("\\u00");
                        out.push(chars.next()?.1);
                        out.push(chars.next()?.1);
                    }
                    _ => {
                        out.push_str("\\\\");
                        out.push(escaped);
                    }
                }
            }
            '"' if quote == '\'' => out.push_str("\\\""),
            _ if c == quote => {
                out.push('"');
                return Some(&text[at + 1..]);
            }
            '\n' => out.push_str("\\n"),
            _ => out.push(c),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dict_becomes_an_object() {
        assert_eq!(
            to_json(r#"{'ok': False, 'error': "it's", 'n': None, 'm': ('a', 1)}"#).as_deref(),
            Some(r#"{"ok": false, "error": "it's", "n": null, "m": ["a", 1]}"#)
        );
    }

    #[test]
    fn prose_in_brackets_stays_prose() {
        assert_eq!(to_json("{no quotes}"), None);
        assert_eq!(to_json("{'open"), None);
    }
}
