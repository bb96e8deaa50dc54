//! The JSON Schema of the file, for editors and for other programs.
//!
//! Generated from [`Key`], and checked in as `spec/config.schema.json`. It says
//! what a single value may be; that two values agree is beyond it.

use serde_json::{Map, Value as Json, json};

use super::key::{Key, Kind, Table, Word};
use super::value::Value;

/// A time above zero, as `units::time` reads it.
const TIME: &str = r"^([0-9]+(\.[0-9]*)?(ms|s|m|h))+$";

const SIZE: &str = "^0*[1-9][0-9]*(B|kB|MB|KiB|MiB|GiB)$";

/// Where it is, is left to the reader.
const URL: &str = "^[hH][tT][tT][pP][sS]?://[^/]";

/// The whole schema, as it is checked in.
pub(crate) fn schema() -> Json {
    let tools = json!({
        "type": "object",
        "description": "The tools that are treated differently, by name.",
        "additionalProperties": {"$ref": "#/$defs/tool"},
    });
    let mut server = table(Table::Server);
    server["properties"]["tools"] = tools;
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The configuration of aftercall proxy",
        "description": "Read by `aftercall proxy --config FILE`; FILE is TOML.",
        "type": "object",
        "properties": {
            "defaults": {"$ref": "#/$defs/defaults"},
            "servers": {
                "type": "object",
                "description": "The servers, by a name of your choice.",
                "propertyNames": {"pattern": "^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},
                "additionalProperties": {"$ref": "#/$defs/server"},
            },
        },
        "additionalProperties": false,
        "$defs": {
            "defaults": described(table(Table::Defaults), "What holds for every server."),
            "server": described(server, "One server."),
            "tool": described(table(Table::Tool), "One tool of a server."),
        },
    })
}

fn table(table: Table) -> Json {
    let properties = Key::of_table(table).map(|key| (key.name().to_owned(), property(key)));
    let properties: Map<String, Json> = properties.collect();
    json!({
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    })
}

fn property(key: Key) -> Json {
    let text = json!({"type": "string"});
    let named = json!({"type": "string", "minLength": 1});
    let mut schema = match key.kind() {
        Kind::Switch => json!({"type": "boolean"}),
        Kind::Count { least, most } => {
            json!({"type": "integer", "minimum": least, "maximum": most})
        }
        Kind::Time { words } => {
            let mut any = vec![json!({"type": "string", "pattern": TIME})];
            any.extend(words.iter().map(of_word));
            json!({"anyOf": any})
        }
        Kind::Choice(words) => {
            let any: Vec<Json> = words.iter().map(of_word).collect();
            json!({"anyOf": any})
        }
        Kind::Size => json!({"type": "string", "pattern": SIZE}),
        Kind::Text => named.clone(),
        Kind::Url => json!({"type": "string", "pattern": URL}),
        Kind::Texts => {
            let item = if key == Key::IdempotencyKeys {
                named
            } else {
                text
            };
            json!({"anyOf": [item, {"type": "array", "items": item}]})
        }
        Kind::Variables => names_of("^[A-Za-z_][A-Za-z0-9_]*$"),
        Kind::Headers => names_of("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"),
    };
    schema["description"] = key.about().into();
    if let Some(value) = key.built_in().value {
        schema["default"] = default(&value);
    }
    schema
}

fn of_word((word, meaning): &Word) -> Json {
    json!({"const": word, "description": meaning})
}

fn default(value: &Value) -> Json {
    serde_json::to_value(value).expect("a value is text, number, truth, list or table of texts")
}

fn described(mut schema: Json, words: &str) -> Json {
    schema["description"] = words.into();
    schema
}

/// A table of names, each with the variable that holds its value.
fn names_of(pattern: &str) -> Json {
    json!({
        "type": "object",
        "propertyNames": {"pattern": pattern},
        "additionalProperties": {"type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"},
    })
}
