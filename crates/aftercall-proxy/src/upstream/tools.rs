//! What the server has said about its tools.
//!
//! Learned from listings that pass by, and from the engine's own when an
//! answer needs it. A change notice empties the box: stale facts are worse
//! than none, because they can make a write look like a read.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use aftercall::effect::Annotations;
use aftercall_mcp::{Object, text};
use serde_json::value::RawValue;

static TOOL_KEYS: [&str; 4] = ["name", "annotations", "inputSchema", "outputSchema"];
static HINT_KEYS: [&str; 4] = [
    "readOnlyHint",
    "destructiveHint",
    "idempotentHint",
    "openWorldHint",
];

/// What a listing says about one tool. An absent hint was not stated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ToolFacts {
    /// `annotations.readOnlyHint`
    pub read_only: Option<bool>,
    /// `annotations.destructiveHint`
    pub destructive: Option<bool>,
    /// `annotations.idempotentHint`
    pub idempotent: Option<bool>,
    /// `annotations.openWorldHint`
    pub open_world: Option<bool>,
    /// It declares an `outputSchema`.
    pub has_output_schema: bool,
    /// The raw JSON of its `inputSchema`.
    pub input_schema: Option<Box<[u8]>>,
}

impl ToolFacts {
    /// The tool's hints.
    #[must_use]
    pub const fn annotations(&self) -> Annotations {
        Annotations {
            read_only: self.read_only,
            idempotent: self.idempotent,
            destructive: self.destructive,
            open_world: self.open_world,
        }
    }
}

/// The tools that were seen.
#[derive(Debug, Default)]
pub struct Toolbox {
    tools: BTreeMap<Box<str>, ToolFacts>,
    prints: Prints,
    /// All pages of one listing have been seen.
    complete: bool,
    /// A first page was seen, and no change since.
    chained: bool,
    /// Counts changes, so that a listing from before one is not believed.
    pub(crate) generation: u64,
    pub(crate) listing: Listing,
}

/// A hash of each tool's whole description, by name.
pub(crate) type Prints = BTreeMap<Box<str>, u64>;

/// The engine's own listing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Listing {
    #[default]
    Idle,
    Running,
    /// It was refused, or not answered; not asked again before then.
    Failed {
        retry_at: Duration,
    },
}

/// What a page says about the next one: its cursor, raw.
pub(crate) type NextCursor = Option<Box<[u8]>>;

impl Toolbox {
    /// What is known of a tool.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&ToolFacts> {
        self.tools.get(name)
    }

    /// The names that were seen, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.tools.keys().map(AsRef::as_ref)
    }

    /// The tools that were seen, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &ToolFacts)> {
        self.tools.iter().map(|(name, facts)| (&**name, facts))
    }

    /// What tells one listing from another; `None` where not all was seen.
    pub(crate) fn prints(&self) -> Option<Prints> {
        self.complete.then(|| self.prints.clone())
    }

    /// A whole listing has been seen, so a name that is not here is no tool.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// The server's tools have changed.
    pub(crate) fn forget(&mut self) {
        self.tools.clear();
        self.prints.clear();
        self.complete = false;
        self.chained = false;
        self.generation += 1;
        if matches!(self.listing, Listing::Failed { .. }) {
            self.listing = Listing::Idle;
        }
    }

    /// One page of `tools/list`; `first` if it was asked for without a cursor.
    pub(crate) fn learn(&mut self, page: &Object<'_, 12>, first: bool) -> Option<NextCursor> {
        let raw = page.get("tools")?;
        let tools: Vec<&RawValue> = serde_json::from_slice(raw).ok()?;
        for tool in tools {
            if let Some((name, facts)) = facts(tool.get().as_bytes()) {
                self.prints.insert(name.clone(), print(tool.get()));
                self.tools.insert(name, facts);
            }
        }
        self.chained |= first;
        let next = page.get("nextCursor").filter(|raw| *raw != b"null");
        if next.is_none() && self.chained {
            self.complete = true;
        }
        Some(next.map(Into::into))
    }
}

/// Equal texts are equal within one process, which is all that is asked.
fn print(tool: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    tool.hash(&mut hasher);
    hasher.finish()
}

fn facts(tool: &[u8]) -> Option<(Box<str>, ToolFacts)> {
    let tool = Object::parse(tool, &TOOL_KEYS)?;
    let name = text(tool.get("name")?)?;
    let present = |key| tool.get(key).filter(|raw| *raw != b"null");
    let mut facts = ToolFacts {
        has_output_schema: present("outputSchema").is_some(),
        input_schema: present("inputSchema").map(Into::into),
        ..ToolFacts::default()
    };
    if let Some(hints) = present("annotations").and_then(|raw| Object::parse(raw, &HINT_KEYS)) {
        let hint = |key| match hints.get(key) {
            Some(b"true") => Some(true),
            Some(b"false") => Some(false),
            _ => None,
        };
        facts.read_only = hint("readOnlyHint");
        facts.destructive = hint("destructiveHint");
        facts.idempotent = hint("idempotentHint");
        facts.open_world = hint("openWorldHint");
    }
    Some((name.into(), facts))
}
