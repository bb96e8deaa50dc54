//! Where things stand in JSON with comments.

use jsonc_parser::ast;
use jsonc_parser::common::Ranged;
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};

use super::{Layout, Member, Node, Table, Value};

/// What VS Code and Zed allow, and no more: a bare word or a missing comma is
/// an error in every client, and its place is worth more than a guess.
const DIALECT: ParseOptions = ParseOptions {
    allow_comments: true,
    allow_trailing_commas: true,
    allow_loose_object_property_names: false,
    allow_missing_commas: false,
    allow_single_quoted_strings: false,
    allow_hexadecimal_numbers: false,
    allow_unary_plus_numbers: false,
    allow_bare_decimal_point_numbers: false,
    allow_non_finite_numbers: false,
    allow_extended_string_escapes: false,
};

pub(super) fn read(text: &str, base: usize) -> Result<Option<Node>, (usize, String)> {
    let parsed = parse_to_ast(text, &CollectOptions::default(), &DIALECT)
        .map_err(|error| (error.range().start, error.kind().to_string()))?;
    Ok(parsed.value.map(|value| node(value, base)))
}

fn node(value: ast::Value<'_>, base: usize) -> Node {
    let range = value.range();
    Node {
        span: base + range.start..base + range.end,
        value: match value {
            ast::Value::StringLit(text) => Value::Text(text.value.into_owned()),
            ast::Value::BooleanLit(flag) => Value::Flag(flag.value),
            ast::Value::NumberLit(_) => Value::Other("a number"),
            ast::Value::NullKeyword(_) => Value::Other("null"),
            ast::Value::Array(list) => {
                Value::List(list.elements.into_iter().map(|e| node(e, base)).collect())
            }
            ast::Value::Object(object) => Value::Table(Table {
                members: object
                    .properties
                    .into_iter()
                    .map(|m| member(m, base))
                    .collect(),
                layout: Layout::Json,
            }),
        },
    }
}

fn member(property: ast::ObjectProp<'_>, base: usize) -> Member {
    let key = property.name.range();
    Member {
        key: base + key.start..base + key.end,
        name: property.name.into_string(),
        node: node(property.value, base),
    }
}
