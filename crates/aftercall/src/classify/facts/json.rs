//! JSON walked once, into a flat list of leaves.
//!
//! A failure's body is read for a handful of members (a code, a status, a
//! message, a wait), wherever a vendor puts them. So no tree is built: each
//! scalar is noted with the keys above it, strings borrow from the text where
//! they hold no escape, and the walk stops noting after [`MAX_LEAVES`].

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

/// Where noting ends. The largest error body of the corpora has 90 leaves.
const MAX_LEAVES: usize = 256;
/// Where going down ends; google.rpc details nest five deep.
const MAX_DEPTH: u8 = 10;

/// One scalar, or one empty container.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Leaf<'a> {
    /// The key it has, or that of the nearest object above an array.
    pub key: Cow<'a, str>,
    /// The key of the object that holds it.
    pub parent: Cow<'a, str>,
    /// How many objects and arrays are above it.
    pub depth: u8,
    /// Is an array above it?
    pub listed: bool,
    /// What it is.
    pub value: Scalar<'a>,
}

/// A JSON value without its inside.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Scalar<'a> {
    Null,
    Bool(bool),
    Number(f64),
    Text(Cow<'a, str>),
    EmptyArray,
    EmptyObject,
}

/// What the outermost value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Scalar,
    Array { empty: bool },
    Object { empty: bool },
}

/// A text that is JSON as a whole, flattened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Flat<'a> {
    pub shape: Shape,
    pub leaves: Vec<Leaf<'a>>,
}

/// Flattens `text`; `None` if it is not JSON as a whole.
pub(crate) fn flatten(text: &str) -> Option<Flat<'_>> {
    let first = text.trim_start().as_bytes().first()?;
    if !matches!(
        first,
        b'{' | b'[' | b'"' | b't' | b'f' | b'n' | b'-' | b'0'..=b'9'
    ) {
        return None;
    }
    let mut leaves = Vec::new();
    let mut from = serde_json::Deserializer::from_str(text);
    let empty = Node {
        leaves: &mut leaves,
        key: Cow::Borrowed(""),
        parent: Cow::Borrowed(""),
        depth: 0,
        listed: false,
    }
    .deserialize(&mut from)
    .ok()?;
    from.end().ok()?;
    let shape = match first {
        b'{' => Shape::Object { empty },
        b'[' => Shape::Array { empty },
        _ => Shape::Scalar,
    };
    Some(Flat { shape, leaves })
}

impl Leaf<'_> {
    /// The same, owning what it borrowed.
    pub(crate) fn into_owned(self) -> Leaf<'static> {
        Leaf {
            key: Cow::Owned(self.key.into_owned()),
            parent: Cow::Owned(self.parent.into_owned()),
            depth: self.depth,
            listed: self.listed,
            value: match self.value {
                Scalar::Text(text) => Scalar::Text(Cow::Owned(text.into_owned())),
                Scalar::Null => Scalar::Null,
                Scalar::Bool(b) => Scalar::Bool(b),
                Scalar::Number(n) => Scalar::Number(n),
                Scalar::EmptyArray => Scalar::EmptyArray,
                Scalar::EmptyObject => Scalar::EmptyObject,
            },
        }
    }
}

/// The members of an object in their order, values untouched.
pub(crate) struct Pairs<'a>(pub(crate) Vec<(Cow<'a, str>, &'a RawValue)>);

impl<'a> Pairs<'a> {
    /// The members of `json`.
    pub(crate) fn of(json: &'a str) -> serde_json::Result<Self> {
        serde_json::from_str(json)
    }

    /// The value of that name, unless it is `null`; the last one counts, as for
    /// most parsers.
    pub(crate) fn get(&self, name: &str) -> Option<&'a str> {
        let mut latest = self.0.iter().rev();
        let (_, value) = latest.find(|(key, _)| key == name)?;
        Some(value.get()).filter(|json| *json != "null")
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Pairs<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Members;
        impl<'de> Visitor<'de> for Members {
            type Value = Vec<(Cow<'de, str>, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut pairs = Vec::new();
                while let Some(Key(key)) = map.next_key()? {
                    pairs.push((key, map.next_value()?));
                }
                Ok(pairs)
            }
        }
        from.deserialize_map(Members).map(Self)
    }
}

/// The text of a JSON string, even one that is no Unicode: half a surrogate
/// pair, as a cut makes it, becomes U+FFFD.
pub(crate) fn lossy(raw: &str) -> Option<String> {
    struct Bytes(Vec<u8>);
    impl<'de> Deserialize<'de> for Bytes {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            struct Any;
            impl Visitor<'_> for Any {
                type Value = Bytes;

                fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str("a string")
                }

                fn visit_bytes<E>(self, bytes: &[u8]) -> Result<Bytes, E> {
                    Ok(Bytes(bytes.to_vec()))
                }
            }
            from.deserialize_bytes(Any)
        }
    }
    let bytes = serde_json::from_str::<Bytes>(raw).ok()?.0;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// A key that borrows where it can.
pub(crate) struct Key<'a>(pub(crate) Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for Key<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Text;
        impl<'de> Visitor<'de> for Text {
            type Value = Cow<'de, str>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
                Ok(Cow::Borrowed(text))
            }

            fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
                Ok(Cow::Owned(text.to_owned()))
            }
        }
        from.deserialize_str(Text).map(Self)
    }
}

/// One value to walk. Its result says whether it is an empty container.
struct Node<'de, 'v> {
    leaves: &'v mut Vec<Leaf<'de>>,
    key: Cow<'de, str>,
    parent: Cow<'de, str>,
    depth: u8,
    listed: bool,
}

impl<'de> Node<'de, '_> {
    fn note(self, value: Scalar<'de>) {
        if self.leaves.len() < MAX_LEAVES {
            self.leaves.push(Leaf {
                key: self.key,
                parent: self.parent,
                depth: self.depth,
                listed: self.listed,
                value,
            });
        }
    }
}

impl<'de> DeserializeSeed<'de> for Node<'de, '_> {
    type Value = bool;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<bool, D::Error> {
        if self.depth > MAX_DEPTH || self.leaves.len() >= MAX_LEAVES {
            return from.deserialize_ignored_any(IgnoredAny).map(|_| false);
        }
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Node<'de, '_> {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<bool, E> {
        self.note(Scalar::Null);
        Ok(false)
    }

    fn visit_bool<E>(self, value: bool) -> Result<bool, E> {
        self.note(Scalar::Bool(value));
        Ok(false)
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "codes, statuses and waits are far below 2^53"
    )]
    fn visit_i64<E>(self, value: i64) -> Result<bool, E> {
        self.note(Scalar::Number(value as f64));
        Ok(false)
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "codes, statuses and waits are far below 2^53"
    )]
    fn visit_u64<E>(self, value: u64) -> Result<bool, E> {
        self.note(Scalar::Number(value as f64));
        Ok(false)
    }

    fn visit_f64<E>(self, value: f64) -> Result<bool, E> {
        self.note(Scalar::Number(value));
        Ok(false)
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<bool, E> {
        self.note(Scalar::Text(Cow::Borrowed(text)));
        Ok(false)
    }

    fn visit_str<E>(self, text: &str) -> Result<bool, E> {
        self.note(Scalar::Text(Cow::Owned(text.to_owned())));
        Ok(false)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<bool, A::Error> {
        let mut empty = true;
        while let Some(Key(key)) = map.next_key()? {
            empty = false;
            map.next_value_seed(Node {
                leaves: self.leaves,
                key,
                parent: self.key.clone(),
                depth: self.depth + 1,
                listed: self.listed,
            })?;
        }
        if empty && self.depth > 0 {
            self.note(Scalar::EmptyObject);
        }
        Ok(empty)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<bool, A::Error> {
        let mut empty = true;
        while let Some(()) = seq
            .next_element_seed(Node {
                leaves: self.leaves,
                key: self.key.clone(),
                parent: self.parent.clone(),
                depth: self.depth + 1,
                listed: true,
            })?
            .map(drop)
        {
            empty = false;
        }
        if empty && self.depth > 0 {
            self.note(Scalar::EmptyArray);
        }
        Ok(empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_keep_the_keys_above_them() {
        let flat =
            flatten(r#"{"error": {"code": 7, "errors": [{"reason": "rate"}]}, "items": []}"#)
                .expect("it is JSON");
        let seen: Vec<_> = flat
            .leaves
            .iter()
            .map(|l| (&*l.parent, &*l.key, l.listed))
            .collect();
        assert_eq!(
            seen,
            [
                ("error", "code", false),
                ("errors", "reason", true),
                ("", "items", false)
            ]
        );
        assert_eq!(flat.leaves[2].value, Scalar::EmptyArray);
    }

    #[test]
    fn prose_and_trailing_words_are_no_json() {
        assert!(flatten("Not found").is_none());
        assert!(flatten("[1] first reference").is_none());
        assert!(flatten("").is_none());
    }
}
