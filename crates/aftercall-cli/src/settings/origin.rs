//! Where a value comes from.

use std::fmt;

use super::key::Key;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// Nobody said anything.
    BuiltIn,
    /// Another setting of the same tool leaves no choice.
    Implied(Key),
    /// The file.
    File(Place),
    /// `--set`, which is read like a file.
    Set(Place),
    /// A flag of its own.
    Flag(&'static str),
}

/// A place in a text, and the path of the key that stands there.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    /// The file as it was named, or the flag.
    pub(crate) source: String,
    /// From 1.
    pub(crate) line: usize,
    /// In characters, from 1.
    pub(crate) column: usize,
    /// `servers.desk.timeout`
    pub(crate) path: String,
}

impl Place {
    /// The same place, as the path of something in it.
    pub(crate) fn named(&self, path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            ..self.clone()
        }
    }
}

impl Origin {
    pub(crate) const fn place(&self) -> Option<&Place> {
        match self {
            Self::File(place) | Self::Set(place) => Some(place),
            Self::BuiltIn | Self::Implied(_) | Self::Flag(_) => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // An argument is short enough to be looked over.
        if self.source.starts_with("--") {
            return f.write_str(&self.source);
        }
        write!(f, "{}:{}:{}", self.source, self.line, self.column)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuiltIn => f.write_str("built in"),
            Self::Implied(key) => write!(f, "follows from {}", key.name()),
            Self::File(place) => write!(f, "{}:{}, {}", place.source, place.line, place.path),
            Self::Set(place) => f.write_str(&place.source),
            Self::Flag(name) => f.write_str(name),
        }
    }
}
