//! Which calls are the same call.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Value;

/// A short name for "this call": two calls with the same key are taken for the
/// same.
///
/// What goes into it is the caller's choice. [`of_call`](Self::of_call) covers
/// tool and arguments in canonical form; whoever serves several servers,
/// sessions or principals adds theirs with [`within`](Self::within), so that one
/// never answers for another.
///
/// A digest of 128 bits (FNV-1a), so that remembering a call costs the same
/// whatever its arguments weigh. It is no cryptographic hash. Whoever takes the
/// trouble to make two calls of one session collide gets the second one called
/// a repeat, and is told so.
///
/// ```
/// use aftercall::Value;
/// use aftercall::recover::Key;
///
/// let one = Value::Object(vec![("id".into(), 7.into()), ("full".into(), true.into())]);
/// let other = Value::Object(vec![("full".into(), true.into()), ("id".into(), 7.0.into())]);
/// assert_eq!(Key::of_call("find", &one), Key::of_call("find", &other));
/// assert_ne!(Key::of_call("find", &one), Key::of_call("drop", &one));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Key(u128);

impl Key {
    /// A digest of your own.
    #[must_use]
    pub const fn new(digest: u128) -> Self {
        Self(digest)
    }

    /// The key of these parts, in this order; where one ends counts.
    #[must_use]
    pub fn of<'a>(parts: impl IntoIterator<Item = &'a str>) -> Self {
        let mut hash = Fnv::new();
        for part in parts {
            hash.text(part);
        }
        Self(hash.0)
    }

    /// The key of a call: the tool's name and its arguments, in which neither
    /// the order of members nor the spelling of a number matters.
    #[must_use]
    pub fn of_call(tool: &str, arguments: &Value) -> Self {
        let mut hash = Fnv::new();
        hash.text(tool);
        hash.value(arguments);
        Self(hash.0)
    }

    /// The same call in another room: a server, a session, a principal.
    #[must_use]
    pub fn within(self, room: &str) -> Self {
        let mut hash = Fnv::new();
        hash.text(room);
        hash.bytes(&self.0.to_be_bytes());
        Self(hash.0)
    }
}

/// 32 hexadecimal digits.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl From<Key> for String {
    fn from(key: Key) -> Self {
        key.to_string()
    }
}

impl FromStr for Key {
    type Err = InvalidKey;

    fn from_str(s: &str) -> Result<Self, InvalidKey> {
        u128::from_str_radix(s, 16)
            .map(Self)
            .map_err(|_| InvalidKey(()))
    }
}

impl TryFrom<String> for Key {
    type Error = InvalidKey;

    fn try_from(s: String) -> Result<Self, InvalidKey> {
        s.parse()
    }
}

/// The text is no key.
///
/// ```
/// use aftercall::recover::Key;
///
/// let key = Key::of(["find", "7"]);
/// assert_eq!(key.to_string().parse(), Ok(key), "what is displayed can be read again");
/// let error = "find 7".parse::<Key>().unwrap_err();
/// assert!(error.to_string().starts_with("not a key: use up to 32 hexadecimal digits"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidKey(());

impl fmt::Display for InvalidKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a key: use up to 32 hexadecimal digits, as a key is displayed")
    }
}

impl core::error::Error for InvalidKey {}

/// FNV-1a with 128 bits. Fixed for good: keys are kept across processes and
/// versions, which the standard library's hashers do not promise.
struct Fnv(u128);

impl Fnv {
    const OFFSET: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;

    const fn new() -> Self {
        Self(Self::OFFSET)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u128::from(*byte)).wrapping_mul(Self::PRIME);
        }
    }

    /// With its length before it, so that `["ab", "c"]` is not `["a", "bc"]`.
    fn text(&mut self, text: &str) {
        self.length(text.len());
        self.bytes(text.as_bytes());
    }

    fn length(&mut self, length: usize) {
        self.bytes(&u64::try_from(length).unwrap_or(u64::MAX).to_be_bytes());
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Null => self.bytes(b"n"),
            Value::Bool(b) => self.bytes(if *b { b"t" } else { b"f" }),
            Value::Int(n) => self.integer((*n).into()),
            Value::Uint(n) => self.integer((*n).into()),
            Value::Float(x) => self.float(*x),
            Value::String(s) => {
                self.bytes(b"s");
                self.text(s);
            }
            Value::Array(items) => {
                self.bytes(b"a");
                self.length(items.len());
                for item in items {
                    self.value(item);
                }
            }
            Value::Object(members) => {
                self.bytes(b"o");
                let mut sorted: Vec<&(String, Value)> = members.iter().collect();
                // Stable, so the last of several members of one name stays last.
                sorted.sort_by(|a, b| a.0.cmp(&b.0));
                for (i, (name, value)) in sorted.iter().enumerate() {
                    if sorted.get(i + 1).is_none_or(|next| next.0 != *name) {
                        self.text(name);
                        self.value(value);
                    }
                }
                self.bytes(b"e");
            }
        }
    }

    fn integer(&mut self, n: i128) {
        self.bytes(b"i");
        self.bytes(&n.to_be_bytes());
    }

    fn float(&mut self, x: f64) {
        /// Below 2⁵³ a whole float is one integer and no other.
        const EXACT: f64 = 9_007_199_254_740_992.0;
        if x.fract() == 0.0 && x.abs() < EXACT {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "whole and below 2^53, so nothing is cut"
            )]
            self.integer(x as i128);
        } else {
            self.bytes(b"x");
            self.bytes(&x.to_bits().to_be_bytes());
        }
    }
}
