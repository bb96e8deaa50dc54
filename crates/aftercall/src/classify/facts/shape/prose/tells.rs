//! Short texts that name failures and tell of none: counts of them, things done
//! about them, and lines of source code.

use super::Content;
use crate::classify::lexicon;
use crate::search::{has, split_once};

/// "Errors: none", "error: null", "Failed: 0": the failure is named, and denied.
pub(super) fn names_none(lower: &str) -> bool {
    let Some((head, value)) = lower.split_once(':') else {
        return false;
    };
    let value = value.trim_start();
    let end = value
        .find(|c: char| !(c.is_alphanumeric() || matches!(c, '[' | ']')))
        .unwrap_or(value.len());
    head.len() <= 40
        && (matches!(&value[..end], "none" | "null" | "nil" | "[]" | "0" | "no")
            && (matches!(value[end..].trim_start(), "detected" | "found")
                || value[end..]
                    .trim_start()
                    .chars()
                    .next()
                    .is_none_or(|c| matches!(c, ',' | '.' | ';')))
            || lower.starts_with("error 0:"))
}

/// "Unauthorized access attempts: 3 in the last hour", "Invalid rows: 0 of 120",
/// "Rate limit: 5000/hour": a figure, and the words before it say of what.
pub(super) fn counts(line: &str) -> bool {
    let Some((head, value)) = split_once(line, ": ") else {
        return false;
    };
    let digits = value.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &value[digits..];
    let last = head.rsplit(' ').next().unwrap_or("");
    let many =
        last.len() > 3 && last.ends_with('s') && !last.ends_with("ss") && !last.ends_with("us");
    let share = [
        " of ", " in the ", " out of ", "/hour", "/min", "/day", "/s", " %", "%",
    ]
    .iter()
    .any(|end| rest.starts_with(end));
    if head.eq_ignore_ascii_case("timeout") && digits > 0 {
        return matches!(
            rest.trim(),
            "" | "s" | "ms" | "sec" | "seconds" | "min" | "minutes"
        );
    }
    digits > 0
        && !has(rest, ":")
        && head.split(' ').count() <= 8
        && (share
            || many && rest.is_empty() && value[..digits].parse() == Ok(0_u64)
            || is_done(last) && (rest.is_empty() || rest.starts_with(['.', ',', ' '])))
}

/// "Access denied rule created for 10.0.0.0/8.", "Forbidden words removed",
/// "Comment added to …": something was done, and nothing is said to have failed
/// after it.
pub(in crate::classify::facts::shape) fn says_done(line: &str) -> bool {
    let mut words = line.split(' ').take(5);
    let Some(first) = words.next() else {
        return false;
    };
    let blames = BLAME.contains(&first) || !first.starts_with(|c: char| c.is_ascii_uppercase());
    if blames || has(line, ":") && !quotes(line) {
        return false;
    }
    let at = line.split(' ').take(5).skip(1).position(is_done);
    at.is_some_and(|at| {
        let mut around = line.split(' ').skip(1).take(at);
        let denied = around.any(|word| DENIALS.contains(&word));
        let goes_on = ["but ", " not ", "fail", "n't "]
            .iter()
            .any(|sign| has(line, sign));
        // A thing that was named (`File`), then what became of it.
        !denied && !goes_on && at >= usize::from(first.ends_with("ed")) && line.len() <= 200
    })
}

/// Words between a thing and a verb that make it no deed: "could not be created",
/// "has already been sent", "to the updated file".
#[rustfmt::skip]
const DENIALS: [&str; 14] = [
    "not", "be", "been", "is", "was", "were", "are", "never", "to", "cannot", "has", "already",
    "by", "being",
];

/// Before a thing they blame it, and the verb only tells which: "Invalid file
/// uploaded", "Unauthorized request sent".
#[rustfmt::skip]
const BLAME: [&str; 10] = [
    "Bad", "Error", "Failed", "Forbidden", "Invalid", "Missing", "Unauthorized", "Unexpected",
    "Unknown", "Wrong",
];

fn quotes(line: &str) -> bool {
    line.find(['"', '\'', '`'])
        .is_some_and(|quote| line.find(':').is_some_and(|colon| quote < colon))
}

/// Verbs of what was done, in the past.
fn is_done(word: &str) -> bool {
    let word = word.trim_end_matches(['.', ',']);
    DONE.iter().any(|verb| word.eq_ignore_ascii_case(verb))
}

/// What answers tell that they did.
#[rustfmt::skip]
const DONE: [&str; 21] = [
    "added", "archived", "cleared", "closed", "created", "deleted", "increased", "inserted",
    "merged", "moved", "posted", "published", "purged", "raised", "removed", "renamed",
    "resolved", "saved", "sent", "updated", "uploaded",
];

/// A statement or a declaration in a programming language.
pub(super) fn is_code_line(line: &str) -> bool {
    let line = line.trim_end();
    line.ends_with(';') && line.contains(['(', '='])
        || line.ends_with(" {}")
        || line.ends_with(" {")
}

/// Did some of it happen and some of it not? "Uploaded 2 files, 1 failed: …" says
/// both in figures. A report on tests says what passed, and is an answer.
pub(super) fn outcome(text: &str) -> Option<Content> {
    if text.len() > 600 || !text.bytes().any(|b| b.is_ascii_digit()) {
        return None;
    }
    // Most texts end here, before anything is copied.
    let first = text.split(' ').next()?;
    if !is_done(first) && !BATCH.iter().any(|verb| first.eq_ignore_ascii_case(verb)) {
        return None;
    }
    let lower = lexicon::floor(text, 300).to_ascii_lowercase();
    let words: Vec<&str> = lower
        .split_whitespace()
        .map(|word| word.trim_matches(['.', ',', ';', '(', ')']))
        .collect();
    let number = |word: &str| word.parse::<u32>().ok();
    let done = number(words.get(1)?).filter(|done| *done > 0)?;
    let of = (words.get(2) == Some(&"of"))
        .then(|| number(words.get(3)?))
        .flatten();
    let failed = words.windows(3).skip(2).any(|three| {
        let figure = number(three[0]).is_some_and(|n| n > 0);
        let fails = |word: &str| {
            matches!(
                word.trim_end_matches(':'),
                "failed" | "failure" | "failures" | "error" | "errors"
            )
        };
        figure && (fails(three[1]) || fails(three[2]) && !matches!(three[1], "the" | "of"))
    });
    let named = words.iter().any(|word| word.starts_with("failed:"));
    let short = of.is_some_and(|of| of > done);
    (failed || short && named).then_some(Content::Mixed)
}

/// What batches tell that they did.
#[rustfmt::skip]
const BATCH: [&str; 8] = [
    "imported", "processed", "copied", "synced", "indexed", "migrated", "exported", "downloaded",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_no_failure_unless_it_is_the_value_that_was_refused() {
        assert!(counts("Unauthorized access attempts: 3 in the last hour"));
        assert!(counts("Forbidden words removed: 2"));
        assert!(!counts("Invalid user id: 123"));
        assert!(!counts("HTTP error: 503"));
        assert!(!counts("Failed: 3 of 3 uploads failed: permission denied"));
        assert!(names_none("errors: none"));
        assert!(names_none("failed: 0, passed: 12"));
        assert!(!names_none("error: no such file"));
        assert!(!names_none("error: none of the hosts answered"));
    }

    #[test]
    fn what_was_done_is_no_failure_unless_it_is_denied() {
        assert!(says_done("Access denied rule created for 10.0.0.0/8."));
        assert!(!says_done("Invalid file uploaded"));
        assert!(!says_done("Invalid user could not be created"));
        assert!(!says_done("Failed to save the updated file"));
        assert!(!says_done("Permission denied: file was not created"));
    }

    #[test]
    fn figures_of_both_are_partial() {
        assert_eq!(
            outcome("Uploaded 2 files, 1 failed: c.txt: permission denied"),
            Some(Content::Mixed)
        );
        assert_eq!(outcome("Uploaded 2 files, 0 failed"), None);
        assert_eq!(outcome("Tests: 1 failed, 3 passed"), None);
        assert_eq!(outcome("Deleted 3 failed jobs."), None);
    }
}
