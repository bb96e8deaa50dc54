//! Request ids, compared by what they mean.
//!
//! Peers re-serialise ids: `"é"` comes back as `"\u00e9"`, and a peer written
//! in JavaScript answers the id `1.0` with `1`. Raw bytes would lose such an
//! answer, so ids are compared decoded; the raw bytes still travel unchanged.

use std::borrow::Cow;

/// A request id, decoded. `null` is not one: it names no request.
///
/// ```
/// use aftercall_mcp::Id;
///
/// assert_eq!(Id::parse(br#""\u00e9""#), Id::parse("\"é\"".as_bytes()));
/// assert_eq!(Id::parse(b"1.0"), Id::parse(b"1"));
/// assert_ne!(Id::parse(br#""1""#), Id::parse(b"1"));
/// assert_eq!(Id::parse(b"null"), None);
/// ```
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Id {
    /// A whole number, however it was written (`7`, `7.0`, `7e0`).
    Integer(i128),
    /// Any other number, as the bits of its `f64`.
    Real(u64),
    /// A string, its escapes resolved.
    Text(Box<str>),
    /// A string that is no Unicode (a lone surrogate), as it was written.
    Opaque(Box<[u8]>),
}

impl Id {
    /// Reads the raw JSON of an id; `None` for `null`, arrays, objects and
    /// booleans, which can't name a request.
    #[must_use]
    pub fn parse(raw: &[u8]) -> Option<Self> {
        match raw.first()? {
            b'"' => Some(match text(raw) {
                Some(text) => Self::Text(text.into()),
                None => Self::Opaque(raw.into()),
            }),
            b'-' | b'0'..=b'9' => Self::number(std::str::from_utf8(raw).ok()?),
            _ => None,
        }
    }

    fn number(raw: &str) -> Option<Self> {
        // Nearly every id is a count, and an i64 is read many times faster.
        if let Ok(whole) = raw.parse::<i64>() {
            return Some(Self::Integer(whole.into()));
        }
        if let Ok(whole) = raw.parse() {
            return Some(Self::Integer(whole));
        }
        let real: f64 = raw.parse().ok()?;
        // Beyond 2^64 an f64 holds no exact integer that anyone would count to.
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a whole number below 2^64 fits an i128"
        )]
        if real.fract() == 0.0 && real.abs() < 1.8e19 {
            return Some(Self::Integer(real as i128));
        }
        Some(Self::Real(real.to_bits()))
    }
}

/// The text of a raw JSON string; `None` when it is not one, or no Unicode.
#[must_use]
pub fn text(raw: &[u8]) -> Option<Cow<'_, str>> {
    let inner = raw.strip_prefix(b"\"")?.strip_suffix(b"\"")?;
    if memchr::memchr(b'\\', inner).is_none() {
        return std::str::from_utf8(inner).ok().map(Cow::Borrowed);
    }
    serde_json::from_slice(raw).ok().map(Cow::Owned)
}
