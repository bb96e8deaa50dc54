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

/// The text, if it is a string of valid Unicode.
pub(super) fn string(raw: &RawValue) -> Option<String> {
    serde_json::from_str(raw.get()).ok()
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
