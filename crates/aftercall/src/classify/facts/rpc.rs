//! `grpc-status-details-bin`: a protobuf in base64, of which one field is read.
//!
//! `google.rpc.Status` (3: details, repeated `Any`) holds a `RetryInfo`
//! (1: retry_delay, a `Duration` of 1: seconds and 2: nanos). That is all a
//! classifier needs, so no protobuf library is.

use core::time::Duration;

/// The delay of a `RetryInfo` among the details.
pub(super) fn retry_delay(text: &str) -> Option<Duration> {
    let bytes = hex(text).or_else(|| base64(text))?;
    fields(&bytes)
        .filter(|field| field.number == 3)
        .find_map(|any| {
            let mut kind = None;
            let mut value = None;
            for field in fields(any.bytes) {
                match field.number {
                    1 => kind = Some(field.bytes),
                    2 => value = Some(field.bytes),
                    _ => {}
                }
            }
            let (kind, value) = kind.zip(value)?;
            kind.ends_with(b"google.rpc.RetryInfo")
                .then(|| delay(value))?
        })
}

fn delay(info: &[u8]) -> Option<Duration> {
    let duration = fields(info).find(|field| field.number == 1)?;
    let mut delay = Duration::ZERO;
    for field in fields(duration.bytes) {
        match field.number {
            1 => delay += Duration::from_secs(field.value.min(31_536_000)),
            2 => delay += Duration::from_nanos(field.value.min(999_999_999)),
            _ => {}
        }
    }
    Some(delay)
}

struct Field<'a> {
    number: u64,
    value: u64,
    bytes: &'a [u8],
}

/// The fields of a message, up to the first that can't be read.
fn fields(mut rest: &[u8]) -> impl Iterator<Item = Field<'_>> {
    core::iter::from_fn(move || {
        let tag = varint(&mut rest)?;
        let mut field = Field {
            number: tag >> 3,
            value: 0,
            bytes: &[],
        };
        match tag & 7 {
            0 => field.value = varint(&mut rest)?,
            1 => rest = rest.get(8..)?,
            2 => {
                let len = usize::try_from(varint(&mut rest)?).ok()?;
                field.bytes = rest.get(..len)?;
                rest = &rest[len..];
            }
            5 => rest = rest.get(4..)?,
            _ => return None,
        }
        Some(field)
    })
}

fn varint(rest: &mut &[u8]) -> Option<u64> {
    let mut value = 0_u64;
    for shift in (0..64).step_by(7) {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        value |= u64::from(byte & 0x7f).checked_shl(shift)?;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

/// Hexadecimal digits, as tools print binary metadata.
fn hex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) {
        return None;
    }
    text.as_bytes()
        .chunks_exact(2)
        .map(|pair| {
            let digit = |b: u8| char::from(b).to_digit(16);
            u8::try_from(digit(pair[0])? << 4 | digit(pair[1])?).ok()
        })
        .collect()
}

/// Base64 of either alphabet, padding optional.
fn base64(text: &str) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len() / 4 * 3 + 3);
    let mut bits = 0_u32;
    let mut held = 0;
    for byte in text.bytes().filter(|b| !matches!(b, b'=' | b'\n' | b'\r')) {
        let six = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(six);
        held += 6;
        if held >= 8 {
            held -= 8;
            out.push((bits >> held & 0xff) as u8);
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Status{8, "Quota", [Any{"type.googleapis.com/google.rpc.RetryInfo", RetryInfo{Duration{7}}}]}
    const SEVEN_SECONDS: &str =
        "CAgSBVF1b3RhGjAKKHR5cGUuZ29vZ2xlYXBpcy5jb20vZ29vZ2xlLnJwYy5SZXRyeUluZm8SBAoCCAc=";

    #[test]
    fn a_retry_info_among_the_details_is_read() {
        assert_eq!(retry_delay(SEVEN_SECONDS), Some(Duration::from_secs(7)));
    }

    #[test]
    fn anything_else_is_none() {
        assert_eq!(retry_delay(""), None);
        assert_eq!(retry_delay("CAgSBVF1b3Rh"), None);
        assert_eq!(retry_delay("//////////8="), None);
        assert_eq!(retry_delay("not base64!"), None);
    }
}
