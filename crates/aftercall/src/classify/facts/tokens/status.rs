//! HTTP statuses in prose: a number of three digits, and what makes it one.

use super::ends_with;
use crate::classify::facts::Facts;
use crate::classify::table::{Vocabulary, by_number};

/// Is it a status with its phrase, and nothing of a sentence after it: `502 Bad
/// Gateway`, `404 Not Found | Shop`? "500 Days of Summer" and "404 errors: how to
/// fix them" are titles of something else.
pub(in crate::classify::facts) fn is_status_line(text: &str) -> bool {
    let (word, rest) = text.split_at(
        text.find(|c: char| !c.is_ascii_digit())
            .unwrap_or(text.len()),
    );
    let phrase = rest.trim_start_matches([' ', ':', '-', '|', '–', '(']);
    let known = |name: &str| {
        let head = phrase.get(..name.len());
        !name.is_empty()
            && head.is_some_and(|head| head.eq_ignore_ascii_case(name))
            && !phrase[name.len()..].starts_with(|c: char| c.is_alphanumeric())
            && phrase[name.len()..]
                .trim_start()
                .chars()
                .next()
                .is_none_or(|c| !c.is_alphanumeric())
    };
    word.len() == 3
        && word.starts_with(['4', '5'])
        && word.parse().is_ok_and(|number| {
            phrase.is_empty()
                || known("error")
                || by_number(Vocabulary::Http, number)
                    .iter()
                    .any(|row| known(row.name()))
                || OTHER_PHRASES.iter().any(|name| known(name))
        })
}

/// Phrases that servers write beside the registered ones.
const OTHER_PHRASES: [&str; 6] = [
    "Unprocessable Entity",
    "Request Entity Too Large",
    "Gateway Time-out",
    "Authorization Required",
    "Service Temporarily Unavailable",
    "Bad Request",
];

/// Does what stands before a three-digit number make it an HTTP status?
pub(super) fn tells_status(before: &str) -> bool {
    const CUES: [&str; 30] = [
        "http ",
        "http/1.1 ",
        "http/1.0 ",
        "http/2 ",
        "http error ",
        "http error: ",
        "http error! status: ",
        "http status ",
        "http status: ",
        "http code ",
        "http code: ",
        "http response code ",
        "status code ",
        "status code: ",
        "status_code=",
        "status=",
        "status: ",
        "status ",
        "statuscode: ",
        "statuscode=",
        "statuscode:",
        "response code ",
        "error code: ",
        "error code ",
        "returned error: ",
        "returned ",
        "responded with ",
        "response: ",
        "got ",
        "http_status=",
    ];
    CUES.iter().any(|cue| ends_with(before, cue))
}

/// Does the reason phrase of that status follow?
pub(super) fn followed_by_phrase(text: &str, word: &str) -> bool {
    let Ok(number) = word.parse() else {
        return false;
    };
    let rest = text[word.len()..].trim_start_matches([' ', ':', '-', '(']);
    let rest = rest
        .strip_prefix("Client Error: ")
        .or_else(|| rest.strip_prefix("Server Error: "))
        .unwrap_or(rest);
    (400..600).contains(&number)
        && by_number(Vocabulary::Http, number).iter().any(|row| {
            let phrase = row.name();
            !phrase.is_empty()
                && rest.len() >= phrase.len()
                && rest.as_bytes()[..phrase.len()].eq_ignore_ascii_case(phrase.as_bytes())
        })
        || rest.starts_with("Unprocessable Entity")
        || rest.starts_with("Request Entity Too Large")
        || rest.starts_with("Gateway Time-out")
}

pub(super) fn status(word: &str, facts: &mut Facts<'_>) {
    if let Ok(number) = word.parse()
        && (400..600).contains(&number)
    {
        facts.status.get_or_insert(number);
    }
}
