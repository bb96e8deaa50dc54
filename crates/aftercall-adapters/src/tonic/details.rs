//! The wait inside `grpc-status-details-bin`.
//!
//! Three messages deep: `google.rpc.Status` (details = 3) holds `Any`
//! (type_url = 1, value = 2) holds `google.rpc.RetryInfo` (retry_delay = 1)
//! holds `Duration` (seconds = 1, nanos = 2). Reading these five fields takes
//! less code than a dependency on generated types takes to build. The bytes are
//! foreign: any of them give an answer, in linear time.

use core::time::Duration;

/// The `retry_delay` of the first `RetryInfo`, if there is one.
pub(super) fn retry_delay(status: &[u8]) -> Option<Duration> {
    let info = fields(status)
        .filter_map(|field| field.bytes(3))
        .find_map(|any| {
            let url = fields(any).find_map(|field| field.bytes(1))?;
            let value = fields(any).find_map(|field| field.bytes(2))?;
            url.ends_with(b"/google.rpc.RetryInfo").then_some(value)
        })?;
    let delay = fields(info).find_map(|field| field.bytes(1))?;
    let number = |tag| {
        fields(delay)
            .find_map(|field| field.number(tag))
            .unwrap_or(0)
    };
    let (seconds, nanos) = (number(1), number(2));
    // Negative numbers are ten bytes long and read as huge ones: no wait.
    let seconds = u64::try_from(i64::try_from(seconds).ok()?).ok()?;
    let nanos = u32::try_from(nanos)
        .ok()
        .filter(|nanos| *nanos < 1_000_000_000)?;
    Some(Duration::new(seconds, nanos))
}

struct Field<'a> {
    tag: u64,
    value: Value<'a>,
}

enum Value<'a> {
    Number(u64),
    Bytes(&'a [u8]),
}

impl<'a> Field<'a> {
    fn bytes(&self, tag: u64) -> Option<&'a [u8]> {
        match self.value {
            Value::Bytes(bytes) if self.tag == tag => Some(bytes),
            Value::Bytes(_) | Value::Number(_) => None,
        }
    }

    fn number(&self, tag: u64) -> Option<u64> {
        match self.value {
            Value::Number(number) if self.tag == tag => Some(number),
            Value::Number(_) | Value::Bytes(_) => None,
        }
    }
}

/// The fields of a message, up to the first that can't be read.
fn fields(mut message: &[u8]) -> impl Iterator<Item = Field<'_>> {
    core::iter::from_fn(move || {
        let key = varint(&mut message)?;
        let value = match key & 7 {
            0 => Value::Number(varint(&mut message)?),
            1 => Value::Bytes(message.split_off(..8)?),
            2 => {
                let length = usize::try_from(varint(&mut message)?).ok()?;
                Value::Bytes(message.split_off(..length)?)
            }
            5 => Value::Bytes(message.split_off(..4)?),
            _ => return None,
        };
        Some(Field {
            tag: key >> 3,
            value,
        })
    })
}

fn varint(from: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let byte = *from.split_off_first()?;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `google.rpc.Status{code: 14, details: [RetryInfo{retry_delay: 3.5 s}]}`
    /// as `googleapis` writes it.
    const THREE_AND_A_HALF: &[u8] =
        b"\x08\x0e\x1a\x36\x0a\x28type.googleapis.com/google.rpc.RetryInfo\x12\x0a\x0a\x08\x08\x03\x10\x80\xca\xb5\xee\x01";

    #[test]
    fn a_delay_is_read_and_what_is_not_there_is_not() {
        assert_eq!(
            retry_delay(THREE_AND_A_HALF),
            Some(Duration::from_millis(3_500))
        );
        let other = THREE_AND_A_HALF
            .iter()
            .map(|byte| if *byte == b'R' { b'B' } else { *byte })
            .collect::<Vec<_>>();
        assert_eq!(retry_delay(&other), None, "another kind of detail");
    }

    #[test]
    fn every_beginning_of_a_message_ends() {
        for end in 0..THREE_AND_A_HALF.len() {
            assert_eq!(retry_delay(&THREE_AND_A_HALF[..end]), None, "{end} bytes");
        }
        assert_eq!(retry_delay(&[0xff; 64]), None);
    }
}
