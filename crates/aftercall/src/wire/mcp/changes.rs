//! What to change of a result, member by member.

use serde_json::value::RawValue;

use crate::wire::members::{self, Members};

/// One member of a result, changed.
#[derive(Clone, Debug)]
#[expect(clippy::exhaustive_enums, reason = "a member is written or it is not")]
pub enum Change {
    /// It is there, with this value.
    Set(&'static str, Box<RawValue>),
    /// It is not there.
    Remove(&'static str),
}

/// What to change of a result, member by member; nothing where it is as it
/// should be.
///
/// For a proxy that splices: each value holds the bytes of the parts that are
/// not ours, so replacing the member's value is all there is to do.
#[derive(Clone, Debug, Default)]
pub struct Changes(Vec<Change>);

impl Changes {
    pub(super) fn new(changes: Vec<Change>) -> Self {
        Self(changes)
    }

    /// Is there nothing to change?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each change.
    pub fn iter(&self) -> impl Iterator<Item = &Change> {
        self.0.iter()
    }

    /// The result with these changes; unchanged members keep their bytes and
    /// their order.
    #[must_use]
    pub fn apply(&self, original: &RawValue) -> Box<RawValue> {
        if self.is_empty() {
            return original.to_owned();
        }
        let old = Members::of(original);
        let old = old.iter().flat_map(Members::iter);
        let mut out = String::from("{");
        let mut put = |name: &str, value: &RawValue| {
            out.push_str(if out.len() == 1 { "" } else { "," });
            out.push_str(&members::quoted(name));
            out.push(':');
            out.push_str(value.get());
        };
        let mut written: Vec<&str> = Vec::new();
        for (name, value) in old {
            match self.of(name) {
                None => put(name, value),
                Some(Change::Remove(_)) => {}
                Some(Change::Set(name, value)) if !written.contains(name) => {
                    put(name, value);
                    written.push(name);
                }
                Some(Change::Set(..)) => {}
            }
        }
        for change in &self.0 {
            match change {
                Change::Set(name, value) if !written.contains(name) => put(name, value),
                Change::Set(..) | Change::Remove(_) => {}
            }
        }
        out.push('}');
        members::raw(out)
    }

    fn of(&self, name: &str) -> Option<&Change> {
        self.0.iter().find(|change| match change {
            Change::Set(changed, _) | Change::Remove(changed) => *changed == name,
        })
    }
}
