//! Waiting times in every notation that is in use.
//!
//! Servers tell how long to wait in headers (`Retry-After` with seconds, with
//! decimals or with a date; `retry-after-ms`; a dozen spellings of "reset"), in
//! bodies (`retry_after`, `retryDelay: "46s"`, `retryAfterSeconds`) and in words
//! ("try again in 6m0s"). Each reading carries a rank; the lowest wins, as
//! [`RETRY_INFO`] and its neighbours lay down.

use core::time::Duration;
use std::borrow::Cow;
use std::sync::OnceLock;
use std::time::SystemTime;

use aho_corasick::{AhoCorasick, MatchKind};

use super::Wait;
use super::facts::folded::Folded;
use super::facts::json::Scalar;
use crate::{date, search};

/// `grpc-retry-pushback-ms`: exact.
const PUSHBACK: u8 = 0;
/// `google.rpc.RetryInfo`: the least.
pub(super) const RETRY_INFO: u8 = 1;
/// `retry-after-ms` and its kin.
const AFTER_MS: u8 = 2;
/// `Retry-After`.
const AFTER: u8 = 3;
/// A member of the body.
pub(super) const MEMBER: u8 = 4;
/// `RateLimit: …;t=30`.
const RATE_LIMIT: u8 = 5;
/// A vendor's reset header.
const RESET: u8 = 6;
/// Words.
const PROSE: u8 = 7;

/// Longer waits are read as a year; they mean "not today".
const LONGEST: f64 = 31_536_000.0;

/// The reading that counts among all that were found. Among resets of several
/// limits the longest counts: all of them must have passed.
pub(super) fn best(found: &[(u8, Wait)]) -> Wait {
    let Some(rank) = found.iter().map(|(rank, _)| *rank).min() else {
        return Wait::Absent;
    };
    let mut best = Wait::Absent;
    for (_, wait) in found.iter().filter(|(other, _)| *other == rank) {
        best = match (best, *wait) {
            (_, Wait::DoNotRetry) | (Wait::DoNotRetry, _) => Wait::DoNotRetry,
            (Wait::After(a), Wait::After(b)) => Wait::After(a.max(b)),
            (after @ Wait::After(_), _) => after,
            (_, other) => other,
        };
    }
    best
}

/// Reads all headers of a response.
pub(super) fn in_headers(
    headers: &[(Cow<'_, str>, Cow<'_, str>)],
    wall: Option<SystemTime>,
) -> Vec<(u8, Wait)> {
    let header = |name: &str| {
        headers
            .iter()
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.trim())
    };
    let now = header("date")
        .and_then(date)
        .or_else(|| wall.map(seconds_of));
    let left = headers
        .iter()
        .filter(|(key, _)| Folded::of(key).as_bytes().ends_with(b"remaining"))
        .map(|(_, value)| value.trim())
        .collect::<Vec<_>>();
    let spent = left.contains(&"0");
    headers
        .iter()
        .filter_map(|(name, value)| in_header(name, value, now))
        // A reset matters only where the limit is spent, or nothing tells.
        .filter(|(rank, _)| *rank != RESET || spent || left.is_empty())
        .collect()
}

/// Reads one header. `now` is the date of the answer, in seconds since 1970.
pub(super) fn in_header(name: &str, value: &str, now: Option<f64>) -> Option<(u8, Wait)> {
    let value = value.trim();
    let number = value.parse::<f64>().ok().filter(|n| n.is_finite());
    let malformed = |rank| Some((rank, Wait::Malformed));
    match Folded::of(name).as_bytes() {
        b"grpcretrypushbackms" => match value.parse::<i32>() {
            Ok(ms) if ms >= 0 => Some((PUSHBACK, millis(f64::from(ms)))),
            // Negative or unreadable: "do not retry", says gRPC's A6.
            Ok(_) | Err(_) => Some((PUSHBACK, Wait::DoNotRetry)),
        },
        b"retryafterms" | b"xmsretryafterms" | b"xamzretryafter" => {
            number.map_or_else(|| malformed(AFTER_MS), |ms| Some((AFTER_MS, millis(ms))))
        }
        b"retryafter" => match (number, date(value), now) {
            (Some(n), ..) if n >= 0.0 => Some((AFTER, seconds(n))),
            (None, Some(then), Some(now)) => Some((AFTER, seconds(then - now))),
            _ => malformed(AFTER),
        },
        b"ratelimit" => rate_limit(value).map(|t| (RATE_LIMIT, seconds(t))),
        b"ratelimitreset"
        | b"xratelimitreset"
        | b"xratelimitresetafter"
        | b"xratelimitresetrequests"
        | b"xratelimitresettokens"
        | b"anthropicratelimitrequestsreset"
        | b"anthropicratelimittokensreset"
        | b"anthropicratelimitinputtokensreset"
        | b"anthropicratelimitoutputtokensreset"
        | b"xratelimitrequestsreset"
        | b"xratelimittokensreset" => Some((RESET, moment(value, number, now)?)),
        _ => None,
    }
}

/// `"burst";r=0;t=5,"daily";r=0;t=40000`: of the policies of which nothing
/// remains, the one that takes longest.
fn rate_limit(value: &str) -> Option<f64> {
    let parameter = |policy: &str, name: &str| -> Option<f64> {
        let mut parts = policy.split(';').map(str::trim);
        parts.find_map(|part| part.strip_prefix(name)?.parse().ok())
    };
    value
        .split(',')
        .filter(|policy| parameter(policy, "r=").is_none_or(|remaining| remaining <= 0.0))
        .filter_map(|policy| parameter(policy, "t="))
        .reduce(f64::max)
}

/// Reads one member of a body.
pub(super) fn in_member(key: &Folded, value: &Scalar<'_>) -> Option<(u8, Wait)> {
    let unit = match key.as_bytes() {
        b"retryafterms"
        | b"retryafterinms"
        | b"retryaftermilliseconds"
        | b"retryinms"
        | b"backoffms"
        | b"basebackoffms" => 0.001,
        b"retryafter" | b"retryafterseconds" | b"retryaftersecs" | b"retryin"
        | b"retryinseconds" | b"retrydelay" | b"waitseconds" | b"retryafters"
        | b"secondsuntilretry" | b"backoffseconds" => 1.0,
        _ => return None,
    };
    match value {
        Scalar::Number(n) => Some((MEMBER, seconds(n * unit))),
        Scalar::Text(text) => {
            let text = text.trim();
            let wait = text
                .parse::<f64>()
                .ok()
                .map(|n| n * unit)
                .or_else(|| span(text).map(|(s, _)| s))
                .map_or(Wait::Malformed, seconds);
            Some((MEMBER, wait))
        }
        Scalar::Null | Scalar::Bool(_) | Scalar::EmptyArray | Scalar::EmptyObject => None,
    }
}

/// Reads prose: "try again in 20s", "retry after 30 seconds", "wait 1.5
/// minutes", "Retry-After: 5".
pub(super) fn in_prose(text: &str, wall: Option<SystemTime>) -> (u8, Wait) {
    let text = super::lexicon::floor(text, 8 * 1024);
    if !may_tell_length(text) {
        return (PROSE, Wait::Absent);
    }
    for cue in cues().find_iter(text) {
        let after = &text[cue.end()..];
        let after = FILLERS
            .iter()
            .find_map(|filler| after.strip_prefix(filler))
            .unwrap_or(after);
        // "wait 5" needs a unit; "Retry-After: 5" is in seconds.
        let bare = text.as_bytes()[cue.start()..]
            .first()
            .is_some_and(|b| b.eq_ignore_ascii_case(&b'r'));
        match span(after) {
            Some((length, united)) if united || bare => return (PROSE, seconds(length)),
            Some(_) | None => {}
        }
        let word = after.split_whitespace().next().unwrap_or("");
        if let Some((then, wall)) = date(word).zip(wall) {
            return (PROSE, seconds(then - seconds_of(wall)));
        }
    }
    (PROSE, Wait::Absent)
}

/// Does a number follow the end of a cue anywhere? In an address or a path none
/// does, and then the cues need not be looked for.
fn may_tell_length(text: &str) -> bool {
    // Most prose has no number. Without a way out in the middle, many bytes are
    // asked at once.
    let has_digit = text
        .bytes()
        .fold(false, |seen, byte| seen | byte.is_ascii_digit());
    if !has_digit {
        return false;
    }
    // A slash lies between a point and the digits, and does no harm.
    let part = |byte: &u8| matches!(byte, b'.'..=b'9');
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(step) = bytes[at..].iter().position(part) {
        at += step;
        if ends_cue(&text[..at]) {
            return true;
        }
        at += bytes[at..].iter().take_while(|byte| part(byte)).count();
    }
    false
}

/// May a cue, or a filler after one, end here? By its last letter.
fn ends_cue(text: &str) -> bool {
    let cue = text.trim_end();
    match cue.as_bytes().last() {
        Some(b'=' | b'\'' | b'"') => true,
        Some(b'n' | b'r' | b't' | b'g' | b'y' | b':') => cue.len() < text.len(),
        Some(b'N' | b'R' | b'T' | b'G' | b'Y') => cue.len() < text.len(),
        _ => false,
    }
}

fn cues() -> &'static AhoCorasick {
    static AUTOMATON: OnceLock<AhoCorasick> = OnceLock::new();
    AUTOMATON.get_or_init(|| search::automaton(&CUES, MatchKind::LeftmostLongest))
}

/// The words that a length of time follows. [`ends_cue`] knows how they end.
const CUES: [&str; 24] = [
    "try again in ",
    "try again after ",
    "again in ",
    "retry after ",
    "retry in ",
    "retrying in ",
    "retry-after: ",
    "retry-after': '",
    "retry-after\": \"",
    "retry-after=",
    "retry-after ",
    "retry_after=",
    "retry_after: ",
    "retryafter: ",
    "resets in ",
    "reset in ",
    "reset after ",
    "available in ",
    "please wait ",
    "wait for ",
    "wait at least ",
    "must wait ",
    "wait ",
    "after waiting ",
];

/// What may stand between a cue and its length.
const FILLERS: [&str; 3] = ["about ", "approximately ", "at least "];

fn seconds(n: f64) -> Wait {
    if n.is_finite() {
        Wait::After(Duration::from_secs_f64(n.clamp(0.0, LONGEST)))
    } else {
        Wait::Malformed
    }
}

fn millis(n: f64) -> Wait {
    seconds(n / 1000.0)
}

/// A reset: a date, an epoch in seconds or milliseconds, a number of seconds, a
/// length such as `6m0s`. Bare numbers are told apart by magnitude.
fn moment(value: &str, number: Option<f64>, now: Option<f64>) -> Option<Wait> {
    match number {
        Some(n) if n > 1e11 => now.map(|now| seconds(n / 1000.0 - now)),
        Some(n) if n > 1e8 => now.map(|now| seconds(n - now)),
        Some(n) => Some(seconds(n)),
        None => match date(value) {
            Some(then) => now.map(|now| seconds(then - now)),
            None => span(value).map(|(length, _)| seconds(length)),
        },
    }
}

/// A length of time at the beginning of a text, in seconds, and whether a unit
/// was given: `20s`, `1.5 minutes`, `6m0s`, `250ms`, `30`.
fn span(text: &str) -> Option<(f64, bool)> {
    let mut total = 0.0;
    let mut rest = text.trim_start();
    let mut parts = 0;
    let mut united = false;
    loop {
        let end = rest
            .find(|c: char| !(c.is_ascii_digit() || c == '.'))
            .unwrap_or(rest.len());
        let Ok(n) = rest[..end].trim_end_matches('.').parse::<f64>() else {
            break;
        };
        let after = rest[end..].trim_start_matches([' ', '-']);
        let letters = after
            .find(|c: char| !c.is_alphabetic())
            .unwrap_or(after.len());
        let unit = match &after[..letters] {
            "ms" | "msec" | "milliseconds" | "millisecond" | "millis" => Some(0.001),
            "s" | "sec" | "secs" | "second" | "seconds" | "giây" | "秒" | "segundos"
            | "Sekunden" | "secondes" => Some(1.0),
            "m" | "min" | "mins" | "minute" | "minutes" | "phút" | "分钟" | "分" | "minutos"
            | "Minuten" => Some(60.0),
            "h" | "hr" | "hrs" | "hour" | "hours" => Some(3600.0),
            "d" | "day" | "days" => Some(86_400.0),
            _ => None,
        };
        parts += 1;
        match unit {
            Some(unit) => {
                united = true;
                total += n * unit;
                rest = after[letters..].trim_start_matches([' ', ',']);
                rest = rest.strip_prefix("and ").unwrap_or(rest);
            }
            None => {
                if parts == 1 {
                    total = n;
                }
                break;
            }
        }
    }
    (parts > 0).then_some((total, united))
}

/// A date in seconds since 1970: RFC 3339, with minutes alone, or HTTP's.
fn date(text: &str) -> Option<f64> {
    let text = text.trim().trim_end_matches(['.', ',', '"', '\'', ')']);
    let with_seconds = || {
        let minutes = text
            .strip_suffix('Z')
            .filter(|minutes| minutes.len() == 16)?;
        date::rfc3339(&format!("{minutes}:00Z"))
    };
    date::rfc3339(text)
        .or_else(with_seconds)
        .or_else(|| date::http(text))
        .map(seconds_of)
}

fn seconds_of(wall: SystemTime) -> f64 {
    wall.duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default()
        .as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cue_ends_in_a_way_that_is_not_looked_for() {
        for cue in CUES.into_iter().map(str::to_owned) {
            for filler in [""].into_iter().chain(FILLERS) {
                for length in ["5 seconds", " 5s", ".5 s", "\u{a0}5 minutes"] {
                    for text in [
                        format!("{cue}{filler}{length}"),
                        format!("{cue}{filler}{length}").to_uppercase(),
                    ] {
                        assert!(may_tell_length(&text), "{text:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn an_address_or_a_version_tells_no_length() {
        for text in [
            "connect ECONNREFUSED 127.0.0.1:5432",
            "/srv/v2/orders.3",
            "HTTP/1.1 404",
            "order-17 is closed (2 items)",
            "no number",
        ] {
            assert!(!may_tell_length(text), "{text:?}");
        }
    }
}
