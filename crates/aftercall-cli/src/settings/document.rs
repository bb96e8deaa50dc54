//! The tables of a TOML text, each value with its place.

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use super::fault::Fault;
use super::key::{Key, Scope, Table};
use super::origin::{Origin, Place};
use super::read::of_toml;
use super::value::{Value, quoted};
use super::words::{nearest, shown};

/// What one table says.
pub(crate) type Layer = BTreeMap<Key, Said>;

/// A value, and who said so.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Said {
    pub(crate) value: Value,
    pub(crate) origin: Origin,
}

/// `[servers.NAME]` and what lies below.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Server {
    pub(crate) values: Layer,
    pub(crate) tools: BTreeMap<String, Layer>,
}

/// A whole file.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Document {
    pub(crate) defaults: Layer,
    pub(crate) servers: BTreeMap<String, Server>,
    /// Keys whose value is wrong somewhere: nothing is concluded from them.
    pub(crate) wrong: BTreeSet<Key>,
}

/// The tables at the top.
const TOP: [&str; 2] = ["defaults", "servers"];

/// A server's table of tools.
const TOOLS: &str = "tools";

/// Reads a file; what is wrong is added to the faults.
pub(super) fn document(source: &str, text: &str, faults: &mut Vec<Fault>) -> Document {
    let (root, mut reader) = Reader::start(source, text, Origin::File);
    let mut document = Document::default();
    for (key, value) in root.get_ref() {
        match &**key.get_ref() {
            "defaults" => {
                if let Some(table) = reader.table_at(key, value, "defaults") {
                    document.defaults = reader.layer(table, Table::Defaults, "defaults");
                }
            }
            "servers" => {
                if let Some(table) = reader.table_at(key, value, "servers") {
                    document.servers = reader.servers(table);
                }
            }
            other => reader.unknown_at_top(key, other),
        }
    }
    faults.append(&mut reader.faults);
    document.wrong = reader.wrong;
    document
}

/// Reads what stands behind `--set`: a piece of a server's table.
pub(super) fn overrides(source: &str, text: &str, faults: &mut Vec<Fault>) -> Server {
    let (root, mut reader) = Reader::start(source, text, Origin::Set);
    let server = reader.server(root.get_ref(), "");
    faults.append(&mut reader.faults);
    server
}

struct Reader<'t> {
    source: &'t str,
    text: &'t str,
    origin: fn(Place) -> Origin,
    faults: Vec<Fault>,
    /// Lines that are no TOML. What was made of them is not judged.
    broken: BTreeSet<usize>,
    wrong: BTreeSet<Key>,
}

impl<'t> Reader<'t> {
    fn start(
        source: &'t str,
        text: &'t str,
        origin: fn(Place) -> Origin,
    ) -> (Spanned<DeTable<'t>>, Self) {
        let (root, errors) = DeTable::parse_recoverable(text);
        let mut reader = Self {
            source,
            text,
            origin,
            faults: Vec::new(),
            broken: BTreeSet::new(),
            wrong: BTreeSet::new(),
        };
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            let place = reader.place(at, "");
            // One mistake upsets the reader more than once.
            if reader.broken.insert(place.line) {
                let words = match error.message() {
                    "duplicate key" => "this stands twice; keep one of them",
                    other => other,
                };
                reader.faults.push(Fault::at(&place, words));
            }
        }
        (root, reader)
    }

    fn servers(&mut self, table: &DeTable<'_>) -> BTreeMap<String, Server> {
        let mut servers = BTreeMap::new();
        for (key, value) in table {
            let name = &**key.get_ref();
            let path = join("servers", name);
            if !is_server_name(name) {
                let words = "a server's name is made of letters, digits, `-`, `_` and `.`, \
                             at most 64 of them";
                self.fault(key, &path, words);
            }
            if let Some(table) = self.table_at(key, value, &path) {
                servers.insert(name.to_owned(), self.server(table, &path));
            }
        }
        servers
    }

    fn server(&mut self, table: &DeTable<'_>, path: &str) -> Server {
        let mut server = Server {
            values: self.layer(table, Table::Server, path),
            ..Server::default()
        };
        if let Some((key, value)) = table.iter().find(|(key, _)| *key.get_ref() == TOOLS) {
            let path = join(path, TOOLS);
            for (tool, value) in self.table_at(key, value, &path).into_iter().flatten() {
                let path = join(&path, tool.get_ref());
                if let Some(table) = self.table_at(tool, value, &path) {
                    let layer = self.layer(table, Table::Tool, &path);
                    server.tools.insert(tool.get_ref().to_string(), layer);
                }
            }
        }
        server
    }

    fn layer(&mut self, table: &DeTable<'_>, kind: Table, path: &str) -> Layer {
        let mut layer = Layer::new();
        for (name, value) in table {
            let path = join(path, name.get_ref());
            if kind == Table::Server && *name.get_ref() == TOOLS {
                continue;
            }
            let Some(key) = Key::of_name(name.get_ref()).filter(|key| key.fits(kind)) else {
                self.unknown(name, kind, &path);
                continue;
            };
            match of_toml(key, value.get_ref()) {
                Ok(value) => {
                    let origin = (self.origin)(self.place(name.span().start, &path));
                    layer.insert(key, Said { value, origin });
                }
                Err(words) => {
                    self.wrong.insert(key);
                    let place = self.place(value.span().start, &path);
                    self.push(&place, words);
                }
            }
        }
        layer
    }

    fn table_at<'v>(
        &mut self,
        key: &Spanned<DeString<'_>>,
        value: &'v Spanned<DeValue<'_>>,
        path: &str,
    ) -> Option<&'v DeTable<'v>> {
        let table = value.get_ref().as_table();
        if table.is_none() {
            let wanted = match path {
                "" => String::new(),
                path => format!("this is a table, so write [{path}]"),
            };
            self.fault(key, path, wanted);
        }
        table
    }

    fn unknown(&mut self, name: &Spanned<DeString<'_>>, kind: Table, path: &str) {
        let words = match Key::of_name(name.get_ref()) {
            Some(key) => misplaced(key, kind).to_owned(),
            None => {
                let mut allowed: Vec<&str> = Key::of_table(kind).map(Key::name).collect();
                if kind == Table::Server {
                    allowed.push(TOOLS);
                }
                unknown(name.get_ref(), &allowed)
            }
        };
        self.fault(name, path, words);
    }

    fn unknown_at_top(&mut self, key: &Spanned<DeString<'_>>, name: &str) {
        let words = if Key::of_name(name).is_some() {
            "this belongs into a table: [defaults], or [servers.NAME]".to_owned()
        } else {
            unknown(name, &TOP)
        };
        self.fault(key, &join("", name), words);
    }

    fn fault(&mut self, key: &Spanned<DeString<'_>>, path: &str, words: impl Into<String>) {
        let place = self.place(key.span().start, path);
        self.push(&place, words);
    }

    fn push(&mut self, place: &Place, words: impl Into<String>) {
        if !self.broken.contains(&place.line) {
            self.faults.push(Fault::at(place, words));
        }
    }

    fn place(&self, offset: usize, path: &str) -> Place {
        place_of(self.source, self.text.as_bytes(), offset).named(path)
    }
}

/// Where a byte stands, as editors count.
pub(super) fn place_of(source: &str, text: &[u8], offset: usize) -> Place {
    let before = &text[..offset.min(text.len())];
    let line_start = before.iter().rposition(|byte| *byte == b'\n');
    let in_line = &before[line_start.map_or(0, |at| at + 1)..];
    // Not the bytes that continue a character.
    let is_start = |byte: &&u8| **byte & 0xc0 != 0x80;
    Place {
        source: source.to_owned(),
        line: before.iter().filter(|byte| **byte == b'\n').count() + 1,
        column: in_line.iter().filter(is_start).count() + 1,
        path: String::new(),
    }
}

fn unknown(name: &str, allowed: &[&str]) -> String {
    let list = allowed.join(", ");
    match nearest(name, allowed.iter().copied()) {
        Some(near) => format!("unknown key; did you mean `{near}`? Allowed here: {list}"),
        None => format!("unknown key. Allowed here: {list}"),
    }
}

/// A key that exists, in a table that it does not fit.
const fn misplaced(key: Key, table: Table) -> &'static str {
    match (table, key.scope()) {
        (Table::Tool, _) => "this is for a whole server, so put it into [servers.NAME]",
        (Table::Defaults, Scope::Named) => {
            "this can't be true of every server; put it into [servers.NAME], or into \
             [servers.NAME.tools.TOOL]"
        }
        (Table::Defaults | Table::Server, _) => {
            "this is for one server, so put it into [servers.NAME]"
        }
    }
}

/// It may become a part of a path one day, and of a file's name.
fn is_server_name(name: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    (1..=64).contains(&name.len()) && name.chars().all(is_plain) && !name.starts_with('.')
}

fn join(path: &str, name: &str) -> String {
    let name = segment(name);
    if path.is_empty() {
        name
    } else {
        format!("{path}.{name}")
    }
}

/// A part of a path, as TOML writes it.
pub(super) fn segment(name: &str) -> String {
    let is_bare = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
    if !name.is_empty() && name.len() <= 100 && name.chars().all(is_bare) {
        name.to_owned()
    } else {
        quoted(&shown(name))
    }
}
