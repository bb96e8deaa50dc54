//! How to find out whether a write took effect.
//!
//! A tool of the same server that only reads, and reads the thing that was
//! written: `get_order` after `create_order`. It is named only where exactly one
//! fits and the call's own arguments are all it asks for. Anything less is a
//! guess, and a wrong tool is worse than the plain advice to look.

use aftercall::Effect;
use aftercall::detail::Verify;
use serde_json::{Map, Value};

use super::super::Toolbox;
use super::super::calls::Details;
use crate::settings::Settings;

/// The verbs that a reading tool begins with.
const READS: [&str; 12] = [
    "get", "list", "find", "search", "read", "show", "fetch", "query", "describe", "lookup",
    "check", "view",
];

/// The tool that tells, where that is clear.
pub(super) fn verify(settings: &Settings, tools: &Toolbox, details: &Details) -> Option<Verify> {
    let wanted = things(&details.tool).filter(|things| !things.is_empty())?;
    let arguments: Map<String, Value> = match &details.arguments {
        Some(raw) => serde_json::from_slice(raw).ok()?,
        None => Map::new(),
    };
    let mut fitting = tools.iter().filter_map(|(name, facts)| {
        let hints = settings.annotations(name, facts.annotations());
        let reads = hints.effect() == Effect::ReadOnly;
        let (verb, about) = split(name)?;
        let is_about_it = reads && READS.contains(&&*verb) && about == wanted;
        let schema = facts.input_schema.as_deref().filter(|_| is_about_it)?;
        Some((name, from_call(schema, &arguments)?))
    });
    let (tool, arguments) = fitting.next()?;
    if fitting.next().is_some() {
        return None;
    }
    let arguments = serde_json::from_value::<aftercall::Value>(arguments.into()).ok()?;
    let why = format!("reads what {} would have changed", details.tool);
    Some(Verify::with(tool, why).arguments(arguments))
}

/// The arguments of the reading tool, out of those of the call; `None` where
/// one that it requires is not among them, or it would take none.
fn from_call(schema: &[u8], arguments: &Map<String, Value>) -> Option<Map<String, Value>> {
    let schema: Value = serde_json::from_slice(schema).ok()?;
    let properties = schema.get("properties")?.as_object()?;
    let required = schema.get("required").and_then(Value::as_array);
    let mut required = required.into_iter().flatten().filter_map(Value::as_str);
    if !required.all(|name| arguments.contains_key(name)) {
        return None;
    }
    let mut known = Map::new();
    for (name, value) in arguments {
        if properties.contains_key(name) {
            known.insert(name.clone(), value.clone());
        }
    }
    (!known.is_empty()).then_some(known)
}

/// What a tool is about: its words without the verb, sorted.
fn things(name: &str) -> Option<Vec<String>> {
    split(name).map(|(_, things)| things)
}

/// The verb and the rest. Plurals count as their singular.
fn split(name: &str) -> Option<(String, Vec<String>)> {
    let mut words = words(name).into_iter();
    let verb = words.next()?;
    let mut things: Vec<String> = words
        .map(|word| match word.strip_suffix('s') {
            Some(singular) if singular.len() > 2 => singular.to_owned(),
            Some(_) | None => word,
        })
        .collect();
    things.sort();
    Some((verb, things))
}

/// `createOrder`, `create_order` and `create-order` are two words each.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_lower = false;
    for c in name.chars() {
        if !c.is_alphanumeric() || (was_lower && c.is_uppercase()) {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| c.is_alphanumeric()) {
            word.extend(c.to_lowercase());
        }
        was_lower = c.is_lowercase();
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_by_their_words() {
        assert_eq!(words("createOrder_items"), ["create", "order", "items"]);
        assert_eq!(things("create_orders"), things("get-order"));
        assert_ne!(things("create_order"), things("get_order_items"));
    }
}
