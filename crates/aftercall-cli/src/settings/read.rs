//! A value, read from a flag or from TOML and checked by itself.

use std::collections::BTreeMap;

use aftercall_proxy::http::Endpoint;
use toml::de::DeValue;

use super::key::{Key, Kind, Word};
use super::units;
use super::value::Value;
use super::words::{nearest, shown};

/// Reads what was written behind a flag.
///
/// # Errors
/// What is allowed, in words.
pub(crate) fn parse(key: Key, text: &str) -> Result<Value, String> {
    match key.kind() {
        Kind::Time { words } => time(text, words),
        Kind::Choice(words) => word(text, words),
        Kind::Size => units::size(text).map(Value::Size),
        Kind::Text => path_or_program(text),
        Kind::Url => url(text),
        Kind::Texts => Ok(Value::Texts(vec![text.to_owned()])),
        Kind::Switch | Kind::Count { .. } | Kind::Variables | Kind::Headers => {
            Err(format!("`--set {}=…` sets this", key.name()))
        }
    }
}

/// Reads a value of a file.
///
/// # Errors
/// What is allowed, in words.
pub(crate) fn of_toml(key: Key, value: &DeValue<'_>) -> Result<Value, String> {
    let text = |wanted: &str| {
        let got = || format!("{wanted}, got {}", described(value));
        value.as_str().ok_or_else(got)
    };
    match key.kind() {
        Kind::Switch => match value {
            DeValue::Boolean(switch) => Ok(Value::Switch(*switch)),
            other => Err(format!("write true or false, got {}", described(other))),
        },
        Kind::Count { least, most } => count(value, least, most),
        Kind::Time { words } => time(text(&format!("write {}", a_time(words)))?, words),
        Kind::Choice(words) => word(text(&format!("write {}", list(words)))?, words),
        Kind::Size => {
            let size = text("write a size with its unit, like \"16MiB\"")?;
            units::size(size).map(Value::Size)
        }
        Kind::Text => path_or_program(text("write a text in quotes")?),
        Kind::Url => url(text("write a URL in quotes")?),
        Kind::Texts => texts(key, value),
        Kind::Variables => variables(value, "a variable's name", is_variable),
        Kind::Headers => variables(value, "a header's name", is_header),
    }
}

fn count(value: &DeValue<'_>, least: u32, most: u32) -> Result<Value, String> {
    let range = format!("{least} to {most}");
    let DeValue::Integer(whole) = value else {
        return Err(format!(
            "write a whole number, {range}, got {}",
            described(value)
        ));
    };
    match u32::from_str_radix(whole.as_str(), whole.radix()) {
        Ok(count) if (least..=most).contains(&count) => Ok(Value::Count(count)),
        Ok(_) | Err(_) => Err(format!("{whole} is out of range, use {range}")),
    }
}

fn time(text: &str, words: &'static [Word]) -> Result<Value, String> {
    if let Some((word, _)) = words.iter().find(|(word, _)| *word == text) {
        return Ok(Value::Word(word));
    }
    units::time(text).map(Value::Time).map_err(|why| {
        let near = nearest(text, words.iter().map(|(word, _)| *word));
        match (near, words) {
            (Some(near), _) => format!("{why}; did you mean \"{near}\"?"),
            (None, []) => why,
            (None, words) => format!("{why}, or write {}", list(words)),
        }
    })
}

fn word(text: &str, words: &'static [Word]) -> Result<Value, String> {
    if let Some((word, _)) = words.iter().find(|(word, _)| *word == text) {
        return Ok(Value::Word(word));
    }
    let allowed = list(words);
    let shown = shown(text);
    Err(match nearest(text, words.iter().map(|(word, _)| *word)) {
        Some(near) => format!("`{shown}` is none of {allowed}; did you mean \"{near}\"?"),
        None => format!("`{shown}` is none of {allowed}"),
    })
}

fn path_or_program(text: &str) -> Result<Value, String> {
    if text.is_empty() || text.contains('\0') {
        return Err("an empty text names nothing".to_owned());
    }
    Ok(Value::Text(text.to_owned()))
}

/// Its faults don't repeat it: it may hold a key.
fn url(text: &str) -> Result<Value, String> {
    Endpoint::parse(text).map(|_| Value::Text(text.to_owned()))
}

fn texts(key: Key, value: &DeValue<'_>) -> Result<Value, String> {
    let wanted = |got: &DeValue<'_>| format!("write a list of texts, got {}", described(got));
    let items = match value {
        DeValue::String(one) => vec![one.to_string()],
        DeValue::Array(items) => items
            .iter()
            .map(|item| match item.get_ref() {
                DeValue::String(text) => Ok(text.to_string()),
                other => Err(format!("{} in it", wanted(other))),
            })
            .collect::<Result<_, _>>()?,
        other => return Err(wanted(other)),
    };
    // A program's argument may be empty; an argument of a tool has a name.
    if key == Key::IdempotencyKeys && items.iter().any(String::is_empty) {
        return Err("an argument has a name, and this one is empty".to_owned());
    }
    Ok(Value::Texts(items))
}

fn variables(value: &DeValue<'_>, what: &str, fits: fn(&str) -> bool) -> Result<Value, String> {
    let DeValue::Table(table) = value else {
        return Err(format!(
            "write {{ NAME = \"NAME_OF_OURS\" }}, got {}",
            described(value)
        ));
    };
    let mut variables = BTreeMap::new();
    for (name, from) in table {
        let DeValue::String(from) = from.get_ref() else {
            return Err(format!(
                "`{}` names the variable that holds its value, so write a text, got {}",
                shown(name.get_ref()),
                described(from.get_ref())
            ));
        };
        if !fits(name.get_ref()) {
            return Err(format!("`{}` can't be {what}", shown(name.get_ref())));
        }
        // It may be the secret itself, so it is not repeated.
        if !is_variable(from) {
            return Err(format!(
                "`{}` names the variable that holds its value, and what stands here can't be a \
                 name; the value itself doesn't belong into this file",
                shown(name.get_ref())
            ));
        }
        variables.insert(name.get_ref().to_string(), from.to_string());
    }
    Ok(Value::Variables(variables))
}

/// A token, as RFC 9110 has it.
fn is_header(name: &str) -> bool {
    let is_token = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
    !name.is_empty() && name.bytes().all(is_token)
}

fn is_variable(name: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    name.chars().all(is_word) && name.starts_with(|c: char| !c.is_ascii_digit())
}

/// `"safe" or "off"`
fn list(words: &[Word]) -> String {
    let quoted: Vec<String> = words
        .iter()
        .map(|(word, _)| format!("\"{word}\""))
        .collect();
    match quoted.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} or {last}", before.join(", ")),
        None => String::new(),
    }
}

fn a_time(words: &[Word]) -> String {
    let time = "a time with its unit, like \"30s\"";
    if words.is_empty() {
        time.to_owned()
    } else {
        format!("{time}, or {}", list(words))
    }
}

/// What a value of the wrong kind is.
fn described(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("the text \"{}\"", shown(text)),
        DeValue::Integer(whole) => format!("the number {}", shown(&whole.to_string())),
        DeValue::Float(float) => format!("the number {}", shown(float.as_str())),
        DeValue::Boolean(switch) => switch.to_string(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}
