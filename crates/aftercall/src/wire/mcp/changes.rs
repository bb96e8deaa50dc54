//! What to change of a result, member by member.

use serde_json::value::RawValue;

use crate::wire::members::{self, Members};

/// One member of a result, changed.
///
/// ```
/// use aftercall::wire::{Change, Encode, Mcp};
/// use aftercall::{Effect, Outcome, ToolError};
/// use serde_json::value::RawValue;
///
/// let raw = RawValue::from_string(r#"{"content":[],"isError":true,"x":1.00}"#.into())?;
/// let failed: Outcome<()> = Err(ToolError::transient("The database is locked.").into());
/// let cx = Encode::new(Effect::ReadOnly).original(&raw);
/// for change in Mcp.changes(failed, &cx)?.iter() {
///     match change {
///         // Splice it into the bytes, and leave all others alone.
///         Change::Set(member, value) => assert!(*member != "x" && !value.get().is_empty()),
///         Change::Remove(member) => assert_eq!(*member, "structuredContent"),
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
///
/// ```
/// use aftercall::wire::{Encode, Mcp};
/// use aftercall::{Effect, Outcome, ToolError};
/// use serde_json::value::RawValue;
///
/// let raw = RawValue::from_string(r#"{"content":[],"isError":true,"x":1.00}"#.into())?;
/// let failed: Outcome<()> = Err(ToolError::transient("The database is locked.").into());
/// let cx = Encode::new(Effect::ReadOnly).original(&raw);
/// let told = Mcp.changes(failed, &cx)?.apply(&raw);
/// assert!(told.get().contains("ERROR [transient, retryable] The database is locked."));
/// assert!(told.get().contains(r#""x":1.00"#), "what is not ours keeps its bytes");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
