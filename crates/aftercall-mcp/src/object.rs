//! One JSON object, seen as the places of the members that matter.
//!
//! The visitor implements `visit_map` alone. A derived struct would also
//! accept an array by position, so that a batch could pass as a message; it
//! would turn `"id": null` into an absent id, refuse a repeated key, and fail
//! a whole message over an `isError` that is no boolean.

use std::fmt;
use std::ops::Range;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use crate::edit::Edit;
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
/// by hosts; [`Edit`] changes all of them.
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
    pub(crate) found: [Option<Member>; N],
    /// Earlier occurrences of a key that came again.
    pub(crate) repeated: Vec<(usize, Member)>,
    /// All members, known or not.
    pub(crate) count: usize,
}

impl<'a, const N: usize> Object<'a, N> {
    /// Looks at `text`, which must be one JSON object; `None` if it is not.
    #[must_use]
    pub fn parse(text: &'a [u8], keys: &'static [&'static str; N]) -> Option<Self> {
        let span = trimmed(text)?;
        let mut json = serde_json::Deserializer::from_slice(text);
        let seed = MembersSeed { base: text, keys };
        let members = seed.deserialize(&mut json).ok()??;
        json.end().ok()?;
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
        Some(&self.buffer[member.value.clone()])
    }

    /// Where a member lies.
    #[must_use]
    pub fn member(&self, key: &str) -> Option<&Member> {
        let index = self.members.keys.iter().position(|known| *known == key)?;
        self.members.found[index].as_ref()
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

    /// Starts an edit that keeps every byte it is not told to change.
    #[must_use]
    pub fn edit(&self) -> Edit<'_, 'a, N> {
        Edit::new(self)
    }
}

impl<const N: usize> Members<N> {
    pub(crate) fn new(keys: &'static [&'static str; N]) -> Self {
        Self {
            keys,
            found: [const { None }; N],
            repeated: Vec::new(),
            count: 0,
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

    pub(crate) fn put(&mut self, index: usize, member: Member) {
        if let Some(earlier) = self.found[index].replace(member) {
            self.repeated.push((index, earlier));
        }
    }
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
            match members.position(key.get()) {
                Some(index) => {
                    let value = map.next_value::<&'a RawValue>()?;
                    let member = Member {
                        key: offset(self.base, key.get()),
                        value: range(self.base, value.get()),
                    };
                    members.put(index, member);
                }
                None => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
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

/// Where `inner`, a slice of `outer`, begins in it.
pub(crate) fn offset(outer: &[u8], inner: &str) -> usize {
    inner.as_ptr().addr() - outer.as_ptr().addr()
}

pub(crate) fn range(outer: &[u8], inner: &str) -> Range<usize> {
    let start = offset(outer, inner);
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
