//! A client's configuration file: text, and a map of where things stand in it.
//!
//! Such a file belongs to a person. It holds comments, an order that means
//! something to them, and keys that only their client knows. So nothing here
//! ever writes a parsed model back out: a parser is asked *where* the values
//! stand ([`read`]), the servers among them are found and judged
//! ([`servers`], [`standing`]), and a
//! change is a handful of splices into the text as it was ([`edit`], [`plan`]). What no
//! splice touches keeps its bytes, whatever it is: comments, indentation,
//! trailing commas, CRLF, a byte order mark, a key that stands twice.
//!
//! JSON is read as the clients that allow the most read it, with comments and
//! trailing commas. A file that a strict client would refuse is changed all the
//! same, and is as strict after the change as it was before.

use std::fmt;
use std::ops::Range;
use std::path::Path;

pub(crate) mod edit;
pub(crate) mod hide;
mod jsonc;
#[cfg(test)]
mod laws;
pub(crate) mod plan;
pub(crate) mod servers;
pub(crate) mod standing;
mod toml;

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// JSON, with comments and trailing commas allowed.
    Json,
    Toml,
}

impl Format {
    /// By the file's name; what is not `.toml` is JSON.
    pub(crate) fn of(path: &Path) -> Self {
        if path.extension().is_some_and(|ext| ext == "toml") {
            Self::Toml
        } else {
            Self::Json
        }
    }
}

/// Something in the file, and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Node {
    /// In bytes from the start of the text. Empty for a TOML table, which may
    /// be spread over the file.
    pub(crate) span: Range<usize>,
    pub(crate) value: Value,
}

/// What a [`Node`] holds, as far as a server's entry needs it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    /// Text, decoded.
    Text(String),
    Flag(bool),
    List(Vec<Node>),
    Table(Table),
    /// Anything else, by the name that a message calls it.
    Other(&'static str),
}

impl Value {
    /// What a message calls it.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::Text(_) => "text",
            Self::Flag(_) => "true or false",
            Self::List(_) => "a list",
            Self::Table(_) => "an object",
            Self::Other(kind) => kind,
        }
    }
}

/// Named values, in the order of the file. A name may stand twice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    pub(crate) members: Vec<Member>,
    pub(crate) layout: Layout,
}

impl Table {
    /// Every member of that name.
    pub(crate) fn all<'t>(&'t self, name: &'t str) -> impl Iterator<Item = &'t Member> {
        self.members
            .iter()
            .filter(move |member| member.name == name)
    }
}

/// A name and its value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Member {
    pub(crate) name: String,
    /// Where the name stands; of a dotted TOML key, its last part.
    pub(crate) key: Range<usize>,
    pub(crate) node: Node,
}

/// How a table's members are set apart, which decides how one is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// `{"name": value, …}`
    Json,
    /// `{ name = value, … }`
    Inline,
    /// `name = value`, each on a line.
    Lines,
    /// `{ table.name = value, … }`
    DottedInline,
}

/// Why a file could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// From 1.
    pub(crate) line: usize,
    /// In characters, from 1.
    pub(crate) column: usize,
    pub(crate) why: String,
}

impl Fault {
    fn at(text: &str, offset: usize, why: &str) -> Self {
        let before = &text.as_bytes()[..offset.min(text.len())];
        let start = before
            .iter()
            .rposition(|byte| *byte == b'\n')
            .map_or(0, |at| at + 1);
        Self {
            line: before.iter().filter(|byte| **byte == b'\n').count() + 1,
            column: String::from_utf8_lossy(&before[start..])
                .trim_start_matches(MARK)
                .chars()
                .count()
                + 1,
            why: why.trim_end_matches(['.', '\n']).replace('\n', ", "),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.why
        )
    }
}

/// The byte order mark. Editors on Windows write it, and neither parser reads it.
const MARK: char = '\u{feff}';

/// The text of a file.
///
/// # Errors
///
/// When it is not UTF-8, with the place of the first byte that is not.
pub(crate) fn text(bytes: &[u8]) -> Result<&str, Fault> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        Fault::at(
            &good,
            good.len(),
            "this is not UTF-8; save the file as UTF-8",
        )
    })
}

/// What stands where. `None` for a file without a value in it.
///
/// # Errors
///
/// When it can't be parsed, with the place.
pub(crate) fn read(text: &str, format: Format) -> Result<Option<Node>, Fault> {
    let body = text.strip_prefix(MARK).unwrap_or(text);
    let base = text.len() - body.len();
    match format {
        Format::Json => jsonc::read(body, base),
        Format::Toml => toml::read(body, base).map(Some),
    }
    .map_err(|(offset, why)| Fault::at(text, base + offset, &why))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str, format: Format) -> String {
        read(text, format)
            .expect_err("it can't be parsed")
            .to_string()
    }

    #[test]
    fn a_fault_has_a_place_that_an_editor_shows() {
        assert_eq!(
            fault("{\r\n  \"ä\": 1 2\r\n}", Format::Json)
                .split(':')
                .next(),
            Some("line 2, column 9")
        );
        assert_eq!(
            fault("\u{feff}{oops}", Format::Json).split(':').next(),
            Some("line 1, column 2")
        );
        assert_eq!(
            fault("a = 1\nb = [1,\n", Format::Toml).split(':').next(),
            Some("line 2, column 8")
        );
    }

    #[test]
    fn what_is_no_utf8_says_where() {
        let fault = text(b"{\n \"\xff\": 1}").expect_err("it is not");
        assert_eq!((fault.line, fault.column), (2, 3));
    }

    #[test]
    fn nesting_without_end_is_a_fault_and_no_overflow() {
        let deep = "[".repeat(1_000_000);
        assert!(fault(&deep, Format::Json).contains("nesting"));
        assert!(read(&format!("a = {deep}"), Format::Toml).is_err());
    }

    #[test]
    fn an_empty_file_holds_nothing() {
        assert_eq!(read("\u{feff} // later\n", Format::Json), Ok(None));
    }
}
