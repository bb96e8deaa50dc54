//! A JSON object as its members, each with the bytes it came in.

use core::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::Value;

/// The members of one object, in order, repeated ones included.
///
/// `visit_map` alone is implemented: a derived struct would take an array by
/// position for an object.
pub(super) struct Members<'a>(Vec<(String, &'a RawValue)>);

impl<'a> Members<'a> {
    /// `None` if it is no object.
    pub(super) fn of(raw: &'a RawValue) -> Option<Self> {
        serde_json::Deserializer::from_str(raw.get())
            .deserialize_map(MembersVisitor)
            .ok()
    }

    /// The value of that name; the last one counts, as for most parsers.
    pub(super) fn get(&self, name: &str) -> Option<&'a RawValue> {
        self.iter()
            .rev()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value)
    }

    pub(super) fn iter(
        &self,
    ) -> impl DoubleEndedIterator<Item = (&str, &'a RawValue)> + ExactSizeIterator {
        self.0.iter().map(|(key, value)| (key.as_str(), *value))
    }
}

struct MembersVisitor;

impl<'de> Visitor<'de> for MembersVisitor {
    type Value = Members<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut members = Vec::new();
        while let Some(member) = map.next_entry()? {
            members.push(member);
        }
        Ok(Members(members))
    }
}

/// The elements, if it is an array.
pub(super) fn items(raw: &RawValue) -> Option<Vec<&RawValue>> {
    serde_json::from_str(raw.get()).ok()
}

/// The text, if it is a string. A lone surrogate, which Python writes for a
/// file name that is not UTF-8, becomes a replacement character: the rest of
/// the words still counts.
pub(super) fn string(raw: &RawValue) -> Option<String> {
    let whole = serde_json::from_str(raw.get());
    whole.ok().or_else(|| {
        serde_json::Deserializer::from_str(raw.get())
            .deserialize_bytes(LossyText)
            .ok()
    })
}

struct LossyText;

impl Visitor<'_> for LossyText {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_bytes<E>(self, bytes: &[u8]) -> Result<String, E> {
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }
}

/// The value in full, if it is not nested deeper than 128.
pub(super) fn value(raw: &RawValue) -> Option<Value> {
    serde_json::from_str(raw.get()).ok()
}

/// JSON that this crate has put together itself.
pub(super) fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("put together from JSON, so it is JSON")
}

/// A JSON string literal.
pub(super) fn quoted(text: &str) -> String {
    serde_json::to_string(text).expect("a string is always JSON")
}
