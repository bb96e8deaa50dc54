//! Dates as they stand in envelopes, headers and messages.
//!
//! Two forms are in use on the wire, and a small crate reads each. A library of
//! time zones and calendars would take longer to compile than this one. A date
//! before 1970 is none: nothing that failed can work again then.

use core::time::Duration;
use std::time::SystemTime;

/// Reads RFC 3339, with a blank for the `T` too, as databases print it.
pub(crate) fn rfc3339(text: &str) -> Option<SystemTime> {
    let (local, offset) = split_offset(text)?;
    // The reader below takes a zone where none may be left.
    if !local
        .bytes()
        .all(|b| b.is_ascii_digit() || b"-: .T".contains(&b))
    {
        return None;
    }
    let local = humantime::parse_rfc3339_weak(local).ok()?;
    match offset {
        Offset::East(by) => local.checked_sub(by),
        Offset::West(by) => local.checked_add(by),
    }
    .filter(|date| *date >= SystemTime::UNIX_EPOCH)
}

/// Reads the forms of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT`, and the two that
/// came before it.
#[cfg(feature = "classify")]
pub(crate) fn http(text: &str) -> Option<SystemTime> {
    httpdate::parse_http_date(text).ok()
}

/// RFC 3339 in UTC; `None` outside of the years 1970 to 9999.
pub(crate) fn written(date: SystemTime) -> Option<String> {
    let since = date.duration_since(SystemTime::UNIX_EPOCH).ok()?;
    (since.as_secs() <= LAST_SECOND).then(|| humantime::format_rfc3339(date).to_string())
}

/// 9999-12-31T23:59:59: RFC 3339 has years of four digits.
const LAST_SECOND: u64 = 253_402_300_799;

/// How far a local time is from UTC.
enum Offset {
    East(Duration),
    West(Duration),
}

/// `2026-11-30T19:00:00+07:00` as the local time and the offset.
fn split_offset(text: &str) -> Option<(&str, Offset)> {
    if let Some(local) = text.strip_suffix(['Z', 'z']) {
        return Some((local, Offset::East(Duration::ZERO)));
    }
    let (local, offset) = text.split_at_checked(text.len().checked_sub("+00:00".len())?)?;
    let (hours, minutes) = offset.get(1..)?.split_once(':')?;
    let (hours, minutes) = (two_digits(hours, 23)?, two_digits(minutes, 59)?);
    let by = Duration::from_secs(60 * (60 * hours + minutes));
    match offset.as_bytes().first()? {
        b'+' => Some((local, Offset::East(by))),
        b'-' => Some((local, Offset::West(by))),
        _ => None,
    }
}

fn two_digits(text: &str, most: u64) -> Option<u64> {
    let plain = text.len() == 2 && text.bytes().all(|b| b.is_ascii_digit());
    let number = plain.then(|| text.parse().ok())??;
    (number <= most).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(text: &str) -> Option<u64> {
        let date = rfc3339(text)?;
        Some(date.duration_since(SystemTime::UNIX_EPOCH).ok()?.as_secs())
    }

    #[test]
    fn an_offset_is_taken_off() {
        let noon = seconds("2026-11-30T12:00:00Z");
        assert_eq!(noon, Some(1_796_040_000));
        for same in [
            "2026-11-30T12:00:00+00:00",
            "2026-11-30T19:00:00+07:00",
            "2026-11-30T06:30:00-05:30",
            "2026-11-30 12:00:00.999999z",
        ] {
            assert_eq!(seconds(same), noon, "{same}");
        }
    }

    #[test]
    fn what_is_no_date_is_none() {
        for text in [
            "",
            "Z",
            "2026-11-30",
            "2026-11-30T12:00:00",
            "2026-11-30T12:00:00ZZ",
            "2026-11-30T12:00:00Z+00:00",
            "2026-11-30T12:00:00+01:00Z",
            "2026-11-30T12:00:00+24:00",
            "2026-11-30T12:00:00*01:00",
            "2026-11-30T12:00:00+1:000",
            "2026-02-29T12:00:00Z",
            "1970-01-01T00:00:00+00:01",
            "1969-12-31T23:59:59Z",
            "2026-11-30T12:00:0é+00:00",
        ] {
            assert_eq!(rfc3339(text), None, "{text:?}");
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        let of = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        for date in [
            of(0),
            of(LAST_SECOND),
            of(1_796_040_000) + Duration::from_nanos(1),
        ] {
            let text = written(date).expect("it lies between 1970 and 9999");
            assert_eq!(rfc3339(&text), Some(date), "{text}");
        }
        assert_eq!(written(of(LAST_SECOND + 1)), None);
        assert_eq!(
            written(SystemTime::UNIX_EPOCH - Duration::from_secs(1)),
            None
        );
    }

    proptest::proptest! {
        #[test]
        fn no_text_upsets_it(text in "[0-9TZ:+. -é]{0,40}") {
            let _ = rfc3339(&text);
        }
    }
}
