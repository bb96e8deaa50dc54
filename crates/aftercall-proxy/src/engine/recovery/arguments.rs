//! The call's arguments against the tool's own schema.
//!
//! Most servers complain of one argument at a time, and a model mends one at a
//! time. The schema was listed, so everything that is wrong can be said at once.
//!
//! The schema is the server's word and therefore not trusted with time: patterns
//! run on an engine that is linear, nothing is fetched, and a schema that can't
//! be compiled is as good as none. It is compiled when a tool first fails.

use std::collections::BTreeMap;

use aftercall::detail::Violation;
use jsonschema::error::{TypeKind, ValidationErrorKind};
use jsonschema::{JsonType, PatternOptions, ValidationError, Validator};
use serde_json::Value;

use super::similar::nearest;

/// A longer schema is not compiled, in bytes. The longest of the servers that
/// were looked at has 12 KB.
const LARGEST_SCHEMA: usize = 64 << 10;

/// How many violations are collected; the wire carries ten and counts the rest.
const COLLECTED: usize = 100;

/// Characters of a list of what is allowed.
const LISTED: usize = 120;

/// The compiled schemas of tools that have failed. Emptied with the toolbox.
#[derive(Debug, Default)]
pub(super) struct Schemas {
    compiled: BTreeMap<Box<str>, Option<Compiled>>,
    generation: u64,
}

#[derive(Debug)]
struct Compiled {
    schema: Value,
    validator: Validator,
}

impl Schemas {
    /// All that is wrong with these arguments; nothing where the schema says
    /// nothing.
    pub(super) fn check(
        &mut self,
        tool: &str,
        schema: &[u8],
        generation: u64,
        arguments: &[u8],
    ) -> Vec<Violation> {
        if self.generation != generation {
            self.compiled.clear();
            self.generation = generation;
        }
        if !self.compiled.contains_key(tool) {
            self.compiled.insert(tool.into(), compile(schema));
        }
        let Some(Some(compiled)) = self.compiled.get(tool) else {
            return Vec::new();
        };
        let Ok(arguments) = serde_json::from_slice::<Value>(arguments) else {
            return Vec::new();
        };
        let errors = compiled.validator.iter_errors(&arguments);
        let violations = errors.take(COLLECTED);
        violations
            .flat_map(|error| violations_of(&error, &compiled.schema, &arguments))
            .collect()
    }
}

fn compile(schema: &[u8]) -> Option<Compiled> {
    if schema.len() > LARGEST_SCHEMA {
        return None;
    }
    let schema: Value = serde_json::from_slice(schema).ok()?;
    let validator = jsonschema::options()
        .with_pattern_options(PatternOptions::regex())
        .build(&schema)
        .ok()?;
    Some(Compiled { schema, validator })
}

fn violations_of(error: &ValidationError<'_>, schema: &Value, arguments: &Value) -> Vec<Violation> {
    let place = error.instance_path().as_str();
    let at = |name: &str| format!("{place}/{}", name.replace('~', "~0").replace('/', "~1"));
    let known = known_names(schema, place);
    match error.kind() {
        ValidationErrorKind::Required { property } => {
            let name = property.as_str().unwrap_or_default();
            let path = at(name);
            let expected = described(schema_at(schema, &path));
            let violation = Violation::new(&*path, format!("{expected}; it is missing"));
            let sent = unknown_names(arguments, place, &known);
            vec![match nearest(name, sent.into_iter(), 1).first() {
                Some(sent) => violation.suggestion(format!("rename {sent} to {name}")),
                None => violation,
            }]
        }
        ValidationErrorKind::AdditionalProperties { unexpected }
        | ValidationErrorKind::UnevaluatedProperties { unexpected } => unexpected
            .iter()
            .map(|name| {
                let names = known.join(", ");
                let expected = format!("no such argument, only: {}", cut(&names));
                let violation = Violation::new(at(name), expected);
                match nearest(name, known.iter().copied(), 1).first() {
                    Some(near) => violation.suggestion(*near),
                    None => violation,
                }
            })
            .collect(),
        kind => {
            let violation = Violation::new(place, expected(kind));
            let violation = match (kind, error.instance().as_str()) {
                (ValidationErrorKind::Enum { options }, Some(word)) => {
                    let options = options.as_array().map(Vec::as_slice).unwrap_or_default();
                    let options = options.iter().filter_map(Value::as_str);
                    match nearest(word, options, 1).first() {
                        Some(near) => violation.suggestion(*near),
                        None => violation,
                    }
                }
                _ => violation,
            };
            vec![received(violation, error.instance(), schema)]
        }
    }
}

/// What would be accepted, in words.
fn expected(kind: &ValidationErrorKind) -> String {
    match kind {
        ValidationErrorKind::Type {
            kind: TypeKind::Single(one),
        } => one.as_str().to_owned(),
        ValidationErrorKind::Type {
            kind: TypeKind::Multiple(several),
        } => {
            let names: Vec<_> = several.iter().map(JsonType::as_str).collect();
            names.join(" or ")
        }
        ValidationErrorKind::Enum { options } => format!("one of {}", cut(&options.to_string())),
        ValidationErrorKind::Constant { expected_value } => {
            format!("exactly {}", cut(&expected_value.to_string()))
        }
        ValidationErrorKind::Minimum { limit } => format!("at least {limit}"),
        ValidationErrorKind::Maximum { limit } => format!("at most {limit}"),
        ValidationErrorKind::ExclusiveMinimum { limit } => format!("more than {limit}"),
        ValidationErrorKind::ExclusiveMaximum { limit } => format!("less than {limit}"),
        ValidationErrorKind::MultipleOf { multiple_of } => format!("a multiple of {multiple_of}"),
        ValidationErrorKind::MinLength { limit } => format!("at least {limit} characters"),
        ValidationErrorKind::MaxLength { limit } => format!("at most {limit} characters"),
        ValidationErrorKind::MinItems { limit } => format!("at least {limit} items"),
        ValidationErrorKind::MaxItems { limit } => format!("at most {limit} items"),
        ValidationErrorKind::UniqueItems => "items that differ".to_owned(),
        ValidationErrorKind::Pattern { pattern } => {
            format!("a text that matches {}", cut(pattern))
        }
        ValidationErrorKind::Format { format } => format!("a text of the format {}", cut(format)),
        // The rest combines or refers to others; the keyword is where to look.
        other => format!("what `{}` in its schema allows", cut(other.keyword())),
    }
}

/// With what came, unless the schema calls it write-only. A structure would
/// say little and cost much.
fn received(violation: Violation, instance: &Value, schema: &Value) -> Violation {
    let write_only = schema_at(schema, &violation.path)
        .and_then(|schema| schema.get("writeOnly"))
        .is_some_and(|flag| *flag == Value::Bool(true));
    if write_only || instance.is_array() || instance.is_object() {
        return violation;
    }
    match serde_json::from_value::<aftercall::Value>(instance.clone()) {
        Ok(value) => violation.received(value),
        Err(_) => violation,
    }
}

/// The part of the schema that speaks of this argument, where plain nesting
/// leads to it.
fn schema_at<'s>(schema: &'s Value, path: &str) -> Option<&'s Value> {
    path.split('/').skip(1).try_fold(schema, |schema, name| {
        let name = name.replace("~1", "/").replace("~0", "~");
        let property = schema.get("properties").and_then(|all| all.get(&name));
        property.or_else(|| schema.get("items"))
    })
}

fn known_names<'s>(schema: &'s Value, path: &str) -> Vec<&'s str> {
    let properties = schema_at(schema, path).and_then(|schema| schema.get("properties"));
    let properties = properties.and_then(Value::as_object);
    properties.map_or_else(Vec::new, |all| all.keys().map(String::as_str).collect())
}

/// The names that were sent and that the schema does not know.
fn unknown_names<'v>(arguments: &'v Value, path: &str, known: &[&str]) -> Vec<&'v str> {
    let sent = arguments.pointer(path).and_then(Value::as_object);
    let sent = sent.into_iter().flat_map(|sent| sent.keys());
    sent.map(String::as_str)
        .filter(|name| !known.contains(name))
        .collect()
}

fn described(schema: Option<&Value>) -> String {
    let kind = schema.and_then(|schema| schema.get("type")?.as_str());
    let options = schema.and_then(|schema| schema.get("enum"));
    match (options, kind) {
        (Some(options), _) => format!("one of {}", cut(&options.to_string())),
        (None, Some(kind)) => cut(kind),
        (None, None) => "a value".to_owned(),
    }
}

fn cut(text: &str) -> String {
    if text.chars().nth(LISTED).is_none() {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(LISTED - 1).collect();
    cut.push('…');
    cut
}
