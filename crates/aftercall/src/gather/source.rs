//! Who was asked.

use core::fmt;

use serde::{Deserialize, Serialize};

/// The name of a source, unique within a report.
///
/// ```
/// use aftercall::gather::Source;
///
/// assert_eq!(Source::new("south").within(&Source::new("agent-1")).as_str(), "agent-1/south");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Source(String);

impl Source {
    /// A source by name.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// This source as one of those behind `outer`: `outer/this`.
    #[must_use]
    pub fn within(&self, outer: &Self) -> Self {
        Self(format!("{outer}/{self}"))
    }
}

impl<S: Into<String>> From<S> for Source {
    fn from(name: S) -> Self {
        Self(name.into())
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
