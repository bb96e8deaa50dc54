//! What is wrong with a configuration: all of it, each with its place.

use std::error::Error;
use std::fmt;

use super::origin::Place;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fault {
    pub(crate) place: Option<Place>,
    pub(crate) words: String,
}

/// All that is wrong; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Faults(Vec<Fault>);

impl Fault {
    pub(crate) fn at(place: &Place, words: impl Into<String>) -> Self {
        Self {
            place: Some(place.clone()),
            words: words.into(),
        }
    }

    /// One without a place of its own.
    pub(crate) fn general(words: impl Into<String>) -> Self {
        Self {
            place: None,
            words: words.into(),
        }
    }
}

impl Faults {
    /// `Ok` if there is none. They are told in the order of the file, each once.
    pub(crate) fn none(mut faults: Vec<Fault>) -> Result<(), Self> {
        faults.sort_by_key(|fault| (fault.place.is_none(), fault.clone()));
        faults.dedup();
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Self(faults))
        }
    }

    pub(crate) fn one(fault: Fault) -> Self {
        Self(vec![fault])
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Some(place) if place.path.is_empty() => write!(f, "{place}: {}", self.words),
            Some(place) => write!(f, "{place}: {}: {}", place.path, self.words),
            None => f.write_str(&self.words),
        }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_slice() {
            [only] => write!(f, "{only}"),
            all => {
                write!(f, "{} faults in the configuration:", all.len())?;
                all.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
            }
        }
    }
}

impl Error for Faults {}
