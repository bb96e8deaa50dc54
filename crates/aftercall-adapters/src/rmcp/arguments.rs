//! Arguments that do not fit, all of them at once.
//!
//! A derived deserialiser stops at the first complaint, and a caller then comes
//! back once for each. The tool's own input schema tells the rest: what is
//! missing, what has another type, what is not among the values, what nobody
//! asked for. Only the outermost members are compared; where the fault lies
//! deeper, serde's sentence is what there is.

use ::rmcp::model::JsonObject;
use aftercall::detail::Violation;
use aftercall::{Code, Failure, ToolError, Value as Received};
use serde_json::Value;

/// The failure of a call whose arguments do not fit the schema; `complaint` is
/// what the deserialiser said.
///
/// ```
/// use aftercall_adapters::rmcp::arguments;
/// use serde_json::{from_value, json};
///
/// let schema = from_value(json!({
///     "properties": {"order": {"type": "string"}, "pence": {"type": "integer"}},
///     "required": ["order", "pence"],
/// }))?;
/// let given = from_value(json!({"pence": "12"}))?;
/// let failure = arguments(&schema, &given, "missing field `order`");
/// let paths: Vec<_> = failure.violations().iter().map(|v| &*v.path).collect();
/// assert_eq!(paths, ["/order", "/pence"]);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[must_use]
pub fn arguments(schema: &JsonObject, given: &JsonObject, complaint: &str) -> Failure {
    let mut violations = violations(schema, given);
    if violations.is_empty() {
        let said = complaint.rsplit("parameters: ").next().unwrap_or(complaint);
        violations.push(Violation::new("", "arguments of the declared shape").message(said));
    }
    let message = match violations.len() {
        1 => "An argument does not fit.".to_owned(),
        n => format!("{n} arguments do not fit."),
    };
    // Most hosts show a model no more than the first line.
    let all: Vec<&str> = violations.iter().map(|v| v.message.as_str()).collect();
    let description = format!("Nothing was done. Correct {}.", all.join("; "));
    ToolError::validation(message)
        .code(Code::from_static("arguments.invalid"))
        .description(description)
        .violations(violations)
        .into()
}

fn violations(schema: &JsonObject, given: &JsonObject) -> Vec<Violation> {
    let properties = schema.get("properties").and_then(Value::as_object);
    let property = |name: &str| properties.and_then(|all| all.get(name));
    let required = schema.get("required").and_then(Value::as_array);
    let missing = required
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .filter(|name| !given.contains_key(*name))
        .map(|name| {
            let expected = property(name).and_then(expected);
            let expected = expected.unwrap_or_else(|| "a value".to_owned());
            let message = format!("{}: missing; expected {expected}", pointer(name));
            Violation::new(pointer(name), expected).message(message)
        });
    let wrong = given.iter().filter_map(|(name, value)| {
        let Some(property) = property(name) else {
            let closed = schema.get("additionalProperties") == Some(&Value::Bool(false));
            let known = properties?.keys().map(String::as_str).collect::<Vec<_>>();
            let expected = format!("no argument of that name; known: {}", known.join(", "));
            return closed.then(|| Violation::new(pointer(name), expected));
        };
        let fits = fits_type(property, value) && fits_enum(property, value);
        (!fits).then(|| {
            let expected = expected(property).unwrap_or_else(|| "another value".to_owned());
            let received: Received =
                serde_json::from_value(value.clone()).unwrap_or(Received::Null);
            let message = format!("{}: expected {expected}, not {received}", pointer(name));
            Violation::new(pointer(name), expected)
                .received(received)
                .message(message)
        })
    });
    missing.chain(wrong).collect()
}

/// A JSON Pointer to a member.
fn pointer(name: &str) -> String {
    format!("/{}", name.replace('~', "~0").replace('/', "~1"))
}

/// What a property's schema asks for, in words.
fn expected(property: &Value) -> Option<String> {
    if let Some(values) = property.get("enum").and_then(Value::as_array) {
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        return Some(format!("one of {}", values.join(", ")));
    }
    let types = types(property);
    let words: Vec<&str> = types
        .iter()
        .map(|name| match *name {
            "string" => "a text",
            "integer" => "a whole number",
            "number" => "a number",
            "boolean" => "true or false",
            "array" => "a list",
            "object" => "an object",
            other => other,
        })
        .collect();
    (!words.is_empty()).then(|| words.join(" or "))
}

fn types(property: &Value) -> Vec<&str> {
    match property.get("type") {
        Some(Value::String(name)) => vec![name],
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

/// A type that is not understood fits.
fn fits_type(property: &Value, value: &Value) -> bool {
    let types = types(property);
    types.is_empty()
        || types.iter().any(|name| match *name {
            "string" => value.is_string(),
            "integer" => value.is_i64() || value.is_u64() || value.as_f64().is_some_and(is_whole),
            "number" => value.is_number(),
            "boolean" => value.is_boolean(),
            "array" => value.is_array(),
            "object" => value.is_object(),
            "null" => value.is_null(),
            _ => true,
        })
}

fn is_whole(number: f64) -> bool {
    number.fract() == 0.0
}

fn fits_enum(property: &Value, value: &Value) -> bool {
    property
        .get("enum")
        .and_then(Value::as_array)
        .is_none_or(|values| values.contains(value))
}
