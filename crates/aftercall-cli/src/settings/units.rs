//! Times and sizes as people write them: `30s`, `1m30s`, `250ms`, `64KiB`.
//!
//! A bare number is refused. Whoever reads `timeout = 30` guesses seconds, and
//! whoever wrote it may have meant milliseconds.

use std::time::Duration;

use aftercall::recover::MAX_TIME;

use super::words::shown;

const TIMES: [(&str, u64); 4] = [("h", 3_600_000), ("ms", 1), ("m", 60_000), ("s", 1_000)];

const SIZES: [(&str, usize); 6] = [
    ("KiB", 1 << 10),
    ("MiB", 1 << 20),
    ("GiB", 1 << 30),
    ("kB", 1_000),
    ("MB", 1_000_000),
    ("B", 1),
];

/// A time above zero and of at most a day.
///
/// # Errors
/// What is wrong, and how to write it.
pub(crate) fn time(text: &str) -> Result<Duration, String> {
    let wrong = |why: &str| Err(format!("`{}` {why}", shown(text)));
    if text.trim_start_matches('+').starts_with('-') {
        return wrong("is negative; write a time above zero, like \"30s\"");
    }
    let mut rest = text;
    let mut total = Duration::ZERO;
    while !rest.is_empty() {
        let digits = rest.len()
            - rest
                .trim_start_matches(|c: char| c.is_ascii_digit() || c == '.')
                .len();
        let (number, unit) = rest.split_at(digits);
        let Some(number) = number.parse::<f64>().ok().filter(|_| digits > 0) else {
            return wrong("is no time; write it like \"30s\", \"250ms\" or \"2m\"");
        };
        if unit.is_empty() {
            return wrong("has no unit; write it like \"30s\", \"250ms\" or \"2m\"");
        }
        let Some((unit, scale)) = TIMES.into_iter().find(|(unit_name, _)| {
            unit.strip_prefix(unit_name)
                .is_some_and(|after| !after.starts_with(|c: char| c.is_alphabetic()))
        }) else {
            return wrong("has a unit that is none of ms, s, m and h");
        };
        #[expect(
            clippy::cast_precision_loss,
            reason = "the scales are small whole numbers"
        )]
        let seconds = number * scale as f64 / 1000.0;
        let part = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        total = total.saturating_add(part);
        rest = &rest[digits + unit.len()..];
    }
    if total.is_zero() {
        return wrong("is no time at all; write one above zero, like \"30s\"");
    }
    if total > MAX_TIME {
        return wrong("is too long; the most is \"24h\"");
    }
    Ok(total)
}

/// A time as [`time`] reads it, in the largest unit that leaves it whole.
pub(crate) fn time_text(time: Duration) -> String {
    let nanos = time.as_nanos();
    for (unit, scale) in [("h", 3_600_000), ("m", 60_000), ("s", 1_000), ("ms", 1)] {
        let unit_nanos = scale * 1_000_000_u128;
        if nanos >= unit_nanos && nanos.is_multiple_of(unit_nanos) {
            return format!("{}{unit}", nanos / unit_nanos);
        }
    }
    format!("{}ms", time.as_secs_f64() * 1000.0)
}

/// A size above zero, in bytes.
///
/// # Errors
/// What is wrong, and how to write it.
pub(crate) fn size(text: &str) -> Result<usize, String> {
    let shown = shown(text);
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, unit) = text.split_at(digits);
    if unit.is_empty() && digits > 0 {
        return Err(format!(
            "`{shown}` has no unit; write it like \"64KiB\" or \"16MiB\""
        ));
    }
    let scale = SIZES.iter().find(|(name, _)| *name == unit);
    let (Some((_, scale)), Ok(number)) = (scale, number.parse::<usize>()) else {
        return Err(format!(
            "`{shown}` is no size; write it like \"64KiB\" or \"16MiB\""
        ));
    };
    match number.checked_mul(*scale) {
        Some(0) => Err(format!(
            "`{shown}` lets nothing be looked at; write a size above zero"
        )),
        Some(bytes) => Ok(bytes),
        None => Err(format!("`{shown}` is more than any machine holds")),
    }
}

/// A size as [`size`] reads it.
pub(crate) fn size_text(bytes: usize) -> String {
    for (unit, scale) in [("GiB", 1_usize << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)] {
        if bytes >= scale && bytes.is_multiple_of(scale) {
            return format!("{}{unit}", bytes / scale);
        }
    }
    format!("{bytes}B")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_with_its_unit() {
        let millis = |text| time(text).map(|time| time.as_millis());
        assert_eq!(millis("30s"), Ok(30_000));
        assert_eq!(millis("1.5m"), Ok(90_000));
        assert_eq!(millis("500ms"), Ok(500));
        assert_eq!(millis("1m30s"), Ok(90_000));
        assert_eq!(millis("1h1m1s1ms"), Ok(3_661_001));
        assert_eq!(millis("24h"), Ok(86_400_000));
    }

    #[test]
    fn what_is_no_time_says_why() {
        for (text, why) in [
            ("", "no time at all"),
            ("s", "is no time"),
            ("soon", "is no time"),
            ("30", "no unit"),
            ("0s", "no time at all"),
            ("-1s", "negative"),
            ("nan", "is no time"),
            ("1..2s", "is no time"),
            ("5 s", "none of"),
            ("5 parsecs", "none of"),
            ("5min", "none of"),
            ("5sms", "none of"),
            ("1m30", "no unit"),
            ("25h", "too long"),
            ("99999999999999999999999999h", "too long"),
        ] {
            let said = time(text).expect_err(text);
            assert!(said.contains(why), "{text}: {said}");
        }
    }

    #[test]
    fn a_time_is_written_as_it_is_read() {
        for text in ["30s", "250ms", "2m", "24h", "90s", "1500ms", "0.5ms"] {
            let time_of = time(text).expect(text);
            assert_eq!(time_text(time_of), text);
            assert_eq!(time(&time_text(time_of)), Ok(time_of));
        }
    }

    #[test]
    fn a_size_is_read_with_its_unit() {
        assert_eq!(size("64KiB"), Ok(64 << 10));
        assert_eq!(size("16MiB"), Ok(16 << 20));
        assert_eq!(size("2MB"), Ok(2_000_000));
        assert_eq!(size("7B"), Ok(7));
        for (text, why) in [
            ("64", "no unit"),
            ("", "is no size"),
            ("KiB", "is no size"),
            ("-1KiB", "is no size"),
            ("1.5MiB", "is no size"),
            ("0B", "above zero"),
            ("99999999999999999999B", "is no size"),
            ("18446744073709551615GiB", "more than any"),
        ] {
            let said = size(text).expect_err(text);
            assert!(said.contains(why), "{text}: {said}");
        }
        for bytes in [1, 1000, 1 << 10, 3 << 20, 1 << 30] {
            assert_eq!(size(&size_text(bytes)), Ok(bytes));
        }
    }
}
