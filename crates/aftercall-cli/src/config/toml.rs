//! Where things stand in TOML.

use std::ops::Range;

use toml_edit::{Document, InlineTable, Item, Key, Table as TomlTable, Value as TomlValue};

use super::{Layout, Member, Node, Table, Value};

pub(super) fn read(text: &str, base: usize) -> Result<Node, (usize, String)> {
    let document = Document::parse(text).map_err(|error| {
        let place = error.span().map_or(text.len(), |span| span.start);
        (place, error.message().to_owned())
    })?;
    Ok(Node {
        span: base..base + text.len(),
        value: lines(document.as_table(), base),
    })
}

fn item(item: &Item, base: usize) -> Node {
    match item {
        Item::Value(value) => self::value(value, base),
        Item::Table(table) => Node {
            span: 0..0,
            value: lines(table, base),
        },
        Item::ArrayOfTables(_) => Node {
            span: 0..0,
            value: Value::Other("a list of tables"),
        },
        Item::None => Node {
            span: 0..0,
            value: Value::Other("nothing"),
        },
    }
}

fn lines(table: &TomlTable, base: usize) -> Value {
    Value::Table(Table {
        members: table
            .iter()
            .filter_map(|(name, _)| table.get_key_value(name))
            .map(|(key, item)| member(key, item, base))
            .collect(),
        layout: Layout::Lines,
    })
}

fn inline(table: &InlineTable, base: usize) -> Value {
    Value::Table(Table {
        members: table
            .iter()
            .filter_map(|(name, _)| table.get_key_value(name))
            .map(|(key, item)| member(key, item, base))
            .collect(),
        layout: if table.is_dotted() {
            Layout::DottedInline
        } else {
            Layout::Inline
        },
    })
}

fn member(key: &Key, value: &Item, base: usize) -> Member {
    Member {
        name: key.get().to_owned(),
        key: shift(key.span(), base),
        node: item(value, base),
    }
}

fn value(value: &TomlValue, base: usize) -> Node {
    Node {
        span: shift(value.span(), base),
        value: match value {
            TomlValue::String(text) => Value::Text(text.value().clone()),
            TomlValue::Boolean(flag) => Value::Flag(*flag.value()),
            TomlValue::Integer(_) | TomlValue::Float(_) => Value::Other("a number"),
            TomlValue::Datetime(_) => Value::Other("a date"),
            TomlValue::Array(list) => {
                Value::List(list.iter().map(|value| self::value(value, base)).collect())
            }
            TomlValue::InlineTable(table) => inline(table, base),
        },
    }
}

/// A table that is only spoken of, as in a dotted key, has no span.
fn shift(span: Option<Range<usize>>, base: usize) -> Range<usize> {
    span.map_or(0..0, |span| base + span.start..base + span.end)
}
