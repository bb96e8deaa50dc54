//! One JSON object, seen as the places of the members that matter.
//!
//! The visitor implements `visit_map` alone. A derived struct would also
//! accept an array by position, so that a batch could pass as a message; it
//! would turn `"id": null` into an absent id, refuse a repeated key, and fail
//! a whole message over an `isError` that is no boolean.
//!
//! Only keys are captured. Where a value ends is known from the key or the
//! brace behind it, so its bytes are scanned once and never checked for UTF-8:
//! a caller that reads a value as text has to.

use std::fmt;
use std::ops::Range;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use crate::id::text;

/// Where one member lies in the buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The first byte of the key: its opening quote.
    pub key: usize,
    /// The value, without white space around it.
    pub value: Range<usize>,
}

/// An object whose members named in `keys` are located.
///
/// Of a repeated key the last one counts, as it does for every parser in use
/// by hosts; [`Edit`](crate::Edit) changes all of them.
///
/// ```
/// use aftercall_mcp::Object;
///
/// let object = Object::parse(br#"{"isError": true, "x": [1]}"#, &["isError", "content"])
///     .expect("an object");
/// assert_eq!(object.get("isError"), Some(&b"true"[..]));
/// assert_eq!(object.get("content"), None);
/// ```
#[derive(Clone, Debug)]
pub struct Object<'a, const N: usize> {
    pub(crate) buffer: &'a [u8],
    pub(crate) span: Range<usize>,
    pub(crate) members: Members<N>,
}

#[derive(Clone, Debug)]
pub(crate) struct Members<const N: usize> {
    pub(crate) keys: &'static [&'static str; N],
    found: [Place; N],
    /// Earlier occurrences of a key that came again.
    repeated: Vec<(usize, Place)>,
    /// All members, known or not.
    pub(crate) count: usize,
    /// The member whose end is not known before what follows it is.
    open: Option<usize>,
}

/// A member in twelve bytes: an envelope holds some thirty of them and is
/// made for every frame.
#[derive(Clone, Copy, Debug)]
struct Place {
    key: u32,
    start: u32,
    end: u32,
}

/// Offsets must fit a [`Place`]; a longer text is not looked at.
pub(crate) const MAX_LEN: usize = u32::MAX as usize - 1;

impl<'a, const N: usize> Object<'a, N> {
    /// Looks at `text`, which must be one JSON object; `None` if it is not.
    #[must_use]
    pub fn parse(text: &'a [u8], keys: &'static [&'static str; N]) -> Option<Self> {
        let span = trimmed(text).filter(|span| span.end <= MAX_LEN)?;
        let mut json = serde_json::Deserializer::from_slice(text);
        let seed = MembersSeed { base: text, keys };
        let mut members = seed.deserialize(&mut json).ok()??;
        json.end().ok()?;
        members.close(text, span.end - 1);
        Some(Self {
            buffer: text,
            span,
            members,
        })
    }

    /// The raw JSON of a member.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'a [u8]> {
        let member = self.member(key)?;
        Some(&self.buffer[member.value])
    }

    /// Where a member lies.
    #[must_use]
    pub fn member(&self, key: &str) -> Option<Member> {
        let index = self.members.keys.iter().position(|known| *known == key)?;
        self.members.found[index].member()
    }

    /// The raw JSON of the object.
    #[must_use]
    pub fn raw(&self) -> &'a [u8] {
        &self.buffer[self.span.clone()]
    }

    /// How many members it has, repeated and unknown ones included.
    #[must_use]
    pub fn count(&self) -> usize {
        self.members.count
    }
}

impl<const N: usize> Members<N> {
    pub(crate) fn new(keys: &'static [&'static str; N]) -> Self {
        Self {
            keys,
            found: [Place::ABSENT; N],
            repeated: Vec::new(),
            count: 0,
            open: None,
        }
    }

    pub(crate) fn position(&self, raw_key: &str) -> Option<usize> {
        let inner = raw_key.get(1..raw_key.len().checked_sub(1)?)?;
        if let Some(index) = self.keys.iter().position(|key| *key == inner) {
            return Some(index);
        }
        // `"\u0069d"` is `id` to every other reader.
        memchr::memchr(b'\\', inner.as_bytes())?;
        let decoded = text(raw_key.as_bytes())?;
        self.keys.iter().position(|key| *key == decoded)
    }

    /// Notes a member by its key. Its value begins behind the colon and ends
    /// where [`close`](Self::close) finds what follows it.
    pub(crate) fn open(&mut self, index: usize, buffer: &[u8], key: Range<usize>) {
        let rest = &buffer[key.end..];
        let skipped = rest.iter().position(|b| !is_space(*b) && *b != b':');
        let start = key.end + skipped.unwrap_or(rest.len());
        let place = Place::new(key.start, start);
        let earlier = std::mem::replace(&mut self.found[index], place);
        if earlier.member().is_some() {
            self.repeated.push((index, earlier));
        }
        self.open = Some(index);
    }

    /// Ends the open member before `next`, the following key or the closing
    /// brace: a comma, and white space, may stand between. Returns the end.
    pub(crate) fn close(&mut self, buffer: &[u8], next: usize) -> Option<usize> {
        let index = self.open.take()?;
        let place = &mut self.found[index];
        let mut end = next;
        while end > place.start as usize && (is_space(buffer[end - 1]) || buffer[end - 1] == b',') {
            end -= 1;
        }
        place.end = narrow(end);
        Some(end)
    }

    /// Every occurrence of a member, in order.
    pub(crate) fn places(&self, key: &str) -> Vec<Member> {
        let Some(index) = self.keys.iter().position(|known| *known == key) else {
            return Vec::new();
        };
        let earlier = self.repeated.iter().filter(|(at, _)| *at == index);
        let all = earlier.map(|(_, place)| *place).chain([self.found[index]]);
        all.filter_map(Place::member).collect()
    }
}

impl Place {
    const ABSENT: Self = Self {
        key: u32::MAX,
        start: 0,
        end: 0,
    };

    fn new(key: usize, start: usize) -> Self {
        let start = narrow(start);
        Self {
            key: narrow(key),
            start,
            end: start,
        }
    }

    fn member(self) -> Option<Member> {
        (self.key != u32::MAX).then_some(Member {
            key: self.key as usize,
            value: self.start as usize..self.end as usize,
        })
    }
}

fn narrow(offset: usize) -> u32 {
    u32::try_from(offset).expect("texts over MAX_LEN are not looked at")
}

/// Reads any JSON value: the members of an object, `None` for anything else.
pub(crate) struct MembersSeed<'a, const N: usize> {
    /// The buffer that offsets count from.
    pub(crate) base: &'a [u8],
    pub(crate) keys: &'static [&'static str; N],
}

impl<'a, const N: usize> DeserializeSeed<'a> for MembersSeed<'a, N> {
    type Value = Option<Members<N>>;

    fn deserialize<D: Deserializer<'a>>(self, json: D) -> Result<Self::Value, D::Error> {
        json.deserialize_any(self)
    }
}

impl<'a, const N: usize> Visitor<'a> for MembersSeed<'a, N> {
    type Value = Option<Members<N>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut members = Members::new(self.keys);
        while let Some(key) = map.next_key::<&'a RawValue>()? {
            members.count += 1;
            let place = range(self.base, key.get());
            members.close(self.base, place.start);
            if let Some(index) = members.position(key.get()) {
                members.open(index, self.base, place);
            }
            // Capturing the value would check it for UTF-8, a second pass.
            map.next_value::<IgnoredAny>()?;
        }
        Ok(Some(members))
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(None)
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_str<E>(self, _: &str) -> Result<Self::Value, E> {
        Ok(None)
    }
}

/// Where `inner`, a slice of `outer`, lies in it.
pub(crate) fn range(outer: &[u8], inner: &str) -> Range<usize> {
    let start = inner.as_ptr().addr() - outer.as_ptr().addr();
    start..start + inner.len()
}

/// The range without JSON white space at both ends; `None` when nothing else.
pub(crate) fn trimmed(bytes: &[u8]) -> Option<Range<usize>> {
    let start = bytes.iter().position(|byte| !is_space(*byte))?;
    let end = bytes.iter().rposition(|byte| !is_space(*byte))? + 1;
    Some(start..end)
}

pub(crate) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}
