//! A value, and how it is written.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::units;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Switch(bool),
    Count(u32),
    Time(Duration),
    Word(&'static str),
    Size(usize),
    Text(String),
    Texts(Vec<String>),
    /// A variable of the server, and the one that holds its value.
    Variables(BTreeMap<String, String>),
}

/// As it stands in a file.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(switch) => write!(f, "{switch}"),
            Self::Count(count) => write!(f, "{count}"),
            Self::Time(time) => write!(f, "\"{}\"", units::time_text(*time)),
            Self::Word(word) => write!(f, "\"{word}\""),
            Self::Size(bytes) => write!(f, "\"{}\"", units::size_text(*bytes)),
            Self::Text(text) => f.write_str(&quoted(text)),
            Self::Texts(texts) => {
                let texts: Vec<String> = texts.iter().map(|text| quoted(text)).collect();
                write!(f, "[{}]", texts.join(", "))
            }
            Self::Variables(variables) if variables.is_empty() => f.write_str("{}"),
            Self::Variables(variables) => {
                let pairs = variables.iter();
                let pairs = pairs.map(|(name, from)| format!("{name} = {}", quoted(from)));
                write!(f, "{{ {} }}", pairs.collect::<Vec<_>>().join(", "))
            }
        }
    }
}

impl Serialize for Value {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Switch(switch) => serializer.serialize_bool(*switch),
            Self::Count(count) => serializer.serialize_u32(*count),
            Self::Time(time) => serializer.serialize_str(&units::time_text(*time)),
            Self::Word(word) => serializer.serialize_str(word),
            Self::Size(bytes) => serializer.serialize_str(&units::size_text(*bytes)),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Texts(texts) => texts.serialize(serializer),
            Self::Variables(variables) => variables.serialize(serializer),
        }
    }
}

/// A TOML string. JSON's escapes are among TOML's; only DEL is not escaped there.
pub(super) fn quoted(text: &str) -> String {
    aftercall_mcp::quoted(text).replace('\u{7f}', "\\u007f")
}
