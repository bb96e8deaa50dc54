//! The id and method of a message that can't be looked at as a whole.
//!
//! A line over the limit, or one whose payload is not UTF-8, still answers a
//! request. Whoever keeps a table of open requests must strike that one out,
//! or it will answer it a second time. The id stands near one of the two ends
//! in every SDK: before the result, or (TypeScript) after it.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use crate::id::{Id, text};
use crate::object::{is_space, trimmed};

/// How much of the beginning of a long line is searched, in bytes.
const PREFIX: usize = 64 << 10;

/// How much of its end: an id, a method and their keys.
const SUFFIX: usize = 1 << 10;

/// What could be learned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The request's id.
    pub id: Option<Id>,
    /// The method, for a request or a notification.
    pub method: Option<String>,
    /// `params.name`: of a `tools/call`, the tool.
    pub name: Option<String>,
    /// A `result` or an `error` was seen.
    pub answer: bool,
    /// A `result` was seen.
    pub result: bool,
}

/// The two ends of a line that passes in parts.
#[derive(Debug, Default)]
pub struct LongLine {
    prefix: Vec<u8>,
    suffix: Vec<u8>,
}

impl Head {
    /// Reads as far as `bytes` is JSON, and then from its end.
    ///
    /// ```
    /// use aftercall_mcp::{Head, Id};
    ///
    /// let torn = Head::scan(br#"{"jsonrpc":"2.0","id":5,"result":{"content":[{"te"#);
    /// assert_eq!(torn.id, Some(Id::Integer(5)));
    /// ```
    #[must_use]
    pub fn scan(bytes: &[u8]) -> Self {
        let mut head = Self::default();
        let mut json = serde_json::Deserializer::from_slice(bytes);
        // What was read before the text broke off stays in `head`.
        let _ = (&mut json).deserialize_map(HeadVisitor { head: &mut head });
        head
    }

    /// The id of a large answer with a `result`, from its two ends alone.
    /// `None` when they don't tell.
    ///
    /// ```
    /// use aftercall_mcp::{Head, Id};
    ///
    /// let text = "x".repeat(100_000);
    /// let frame = format!(r#"{{"result":{{"t":"{text}"}},"jsonrpc":"2.0","id":7}}"#);
    /// assert_eq!(Head::of_result(frame.as_bytes()), Some(Id::Integer(7)));
    /// ```
    #[must_use]
    pub fn of_result(frame: &[u8]) -> Option<Id> {
        let head = Self::scan(&frame[..frame.len().min(SUFFIX)]);
        if !head.result || head.method.is_some() {
            return None;
        }
        head.id.or_else(|| last_member_id(frame))
    }

    /// Reads a frame that is one JSON object but could not be looked at,
    /// because a part that matters is not UTF-8. `None` when it is no JSON: a
    /// torn line must not pass for the answer that it names.
    #[must_use]
    pub fn of_frame(bytes: &[u8]) -> Option<Self> {
        let mut head = Self::default();
        let mut json = serde_json::Deserializer::from_slice(bytes);
        let whole = (&mut json).deserialize_map(HeadVisitor { head: &mut head });
        whole.and_then(|()| json.end()).ok().map(|()| head)
    }
}

impl LongLine {
    /// Adds the next part of the line.
    pub fn push(&mut self, part: &[u8]) {
        let room = PREFIX - self.prefix.len();
        self.prefix.extend_from_slice(&part[..part.len().min(room)]);
        let tail = &part[part.len().saturating_sub(SUFFIX)..];
        let excess = (self.suffix.len() + tail.len()).saturating_sub(SUFFIX);
        self.suffix.drain(..excess.min(self.suffix.len()));
        self.suffix.extend_from_slice(tail);
    }

    /// What the ends say, when the line is over.
    #[must_use]
    pub fn finish(self) -> Head {
        let mut head = Head::scan(&self.prefix);
        if head.id.is_none() {
            head.id = last_member_id(&self.suffix);
        }
        head
    }
}

/// The id, if it is the last member of the object that ends here. Reading
/// backwards is exact: what stands before the last brace is the value of the
/// outermost object's last member, and an inner quote would be escaped.
pub(crate) fn last_member_id(bytes: &[u8]) -> Option<Id> {
    let bytes = bytes.get(trimmed(bytes)?)?.strip_suffix(b"}")?;
    let bytes = bytes.get(..trimmed(bytes)?.end)?;
    let start = if bytes.ends_with(b"\"") {
        opening_quote(bytes)?
    } else {
        bytes.iter().rposition(|b| *b == b':' || is_space(*b))? + 1
    };
    let (before, value) = bytes.split_at(start);
    let before = &before[..trimmed(before)?.end];
    let before = before.strip_suffix(b":")?;
    let before = &before[..trimmed(before)?.end];
    let before = before.strip_suffix(b"\"id\"")?;
    let separator = before.iter().rev().find(|b| !is_space(**b))?;
    matches!(separator, b',' | b'{').then(|| Id::parse(value))?
}

/// Where the string that ends here begins.
fn opening_quote(bytes: &[u8]) -> Option<usize> {
    let mut end = bytes.len() - 1;
    loop {
        let quote = memchr::memrchr(b'"', &bytes[..end])?;
        let escapes = bytes[..quote].iter().rev().take_while(|b| **b == b'\\');
        if escapes.count() % 2 == 0 {
            return Some(quote);
        }
        end = quote;
    }
}

struct HeadVisitor<'h> {
    head: &'h mut Head,
}

impl<'de> Visitor<'de> for HeadVisitor<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON-RPC message")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<&RawValue>()? {
            match key.get() {
                "\"id\"" => {
                    let value = map.next_value::<&RawValue>()?;
                    self.head.id = Id::parse(value.get().as_bytes());
                }
                "\"method\"" => {
                    let value = map.next_value::<&RawValue>()?;
                    let method = text(value.get().as_bytes());
                    self.head.method = method.map(std::borrow::Cow::into_owned);
                }
                "\"params\"" => map.next_value_seed(NameSeed(&mut self.head.name))?,
                other => {
                    self.head.result |= other == "\"result\"";
                    self.head.answer |= matches!(other, "\"result\"" | "\"error\"");
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

/// Reads `name` off the parameters, also of those that break off behind it.
struct NameSeed<'h>(&'h mut Option<String>);

impl<'de> DeserializeSeed<'de> for NameSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for NameSeed<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("parameters")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<&RawValue>()? {
            if key.get() == "\"name\"" {
                let value = map.next_value::<&RawValue>()?;
                let name = text(value.get().as_bytes());
                *self.0 = name.map(std::borrow::Cow::into_owned);
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }
}
