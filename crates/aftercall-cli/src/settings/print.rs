//! What is in force, and why, for `--print-config`.
//!
//! The text is a file that says the same: it can be read back.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;

use super::document::segment;
use super::key::Key;
use super::merge::{Setting, Values};
use super::origin::Origin;
use super::select::Selected;
use super::value::Value;

/// What a server that has no name of its own is called.
const UNNAMED: &str = "unnamed";

/// Columns before the remark.
const WIDTH: usize = 34;

/// A TOML page with a remark on every line.
pub(crate) fn text(selected: &Selected, file: Option<&str>) -> String {
    let name = selected.name.as_deref().unwrap_or(UNNAMED);
    let mut page = String::new();
    let about = match (file, &selected.name) {
        (Some(file), Some(name)) => format!("the server `{name}` of {file}"),
        (Some(file), None) => format!("a server without a table in {file}"),
        (None, _) => "a server, without a file".to_owned(),
    };
    let _ = writeln!(
        page,
        "# What is in force for {about}, and where it comes from."
    );
    let _ = writeln!(page, "\n[servers.{}]", segment(name));
    for (key, setting) in selected.merged.server.iter() {
        line(&mut page, key, setting);
    }
    for (tool, values) in &selected.merged.tools {
        let _ = writeln!(
            page,
            "\n[servers.{}.tools.{}]",
            segment(name),
            segment(tool)
        );
        for (key, setting) in values.iter() {
            line(&mut page, key, setting);
        }
    }
    page
}

fn line(page: &mut String, key: Key, setting: &Setting) {
    let why = why(key, setting);
    let said = match &setting.value {
        Some(value) => format!("{} = {}", key.name(), safe(value)),
        None => format!("# {} is not set", key.name()),
    };
    let _ = writeln!(page, "{said:<WIDTH$} # {}{why}", setting.origin);
}

/// The same for programs.
pub(crate) fn json(selected: &Selected, file: Option<&str>) -> Result<String, serde_json::Error> {
    let tools = selected.merged.tools.iter();
    let page = Page {
        file,
        server: selected.name.as_deref(),
        settings: entries(&selected.merged.server),
        tools: tools
            .map(|(name, values)| (&**name, entries(values)))
            .collect(),
    };
    serde_json::to_string_pretty(&page)
}

#[derive(Serialize)]
struct Page<'a> {
    file: Option<&'a str>,
    server: Option<&'a str>,
    settings: BTreeMap<&'static str, Entry<'a>>,
    tools: BTreeMap<&'a str, BTreeMap<&'static str, Entry<'a>>>,
}

#[derive(Serialize)]
struct Entry<'a> {
    /// `null` where nothing is set.
    value: Option<Value>,
    from: From<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
    /// The value follows the host, which is known when it connects.
    #[serde(
        rename = "decidedAtRunTime",
        skip_serializing_if = "std::ops::Not::not"
    )]
    decided_at_run_time: bool,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum From<'a> {
    BuiltIn,
    Implied {
        by: &'static str,
    },
    File {
        file: &'a str,
        line: usize,
        column: usize,
        key: &'a str,
    },
    Set {
        argument: &'a str,
    },
    Flag {
        flag: &'static str,
    },
}

fn entries(values: &Values) -> BTreeMap<&'static str, Entry<'_>> {
    let entries = values.iter().map(|(key, setting)| {
        let from = match &setting.origin {
            Origin::BuiltIn => From::BuiltIn,
            Origin::Implied(by) => From::Implied { by: by.name() },
            Origin::File(place) => From::File {
                file: &place.source,
                line: place.line,
                column: place.column,
                key: &place.path,
            },
            Origin::Set(place) => From::Set {
                argument: place.source.trim_start_matches("--set "),
            },
            Origin::Flag(flag) => From::Flag { flag },
        };
        let entry = Entry {
            value: setting.value.as_ref().map(safe),
            from,
            why: (setting.origin == Origin::BuiltIn).then(|| key.built_in().why),
            decided_at_run_time: follows_the_host(setting),
        };
        (key.name(), entry)
    });
    entries.collect()
}

fn why(key: Key, setting: &Setting) -> String {
    if setting.origin == Origin::BuiltIn {
        format!(": {}", key.built_in().why)
    } else if follows_the_host(setting) {
        "; the host is known when it connects, by its clientInfo.name".to_owned()
    } else {
        String::new()
    }
}

fn follows_the_host(setting: &Setting) -> bool {
    setting.value == Some(Value::Word("host"))
}

/// The value as it may be shown: an argument of the server can be a secret.
fn safe(value: &Value) -> Value {
    let redacted = |text: &String| aftercall::text::redact(text).into_owned();
    match value {
        Value::Text(text) => Value::Text(redacted(text)),
        Value::Texts(texts) => Value::Texts(texts.iter().map(redacted).collect()),
        Value::Variables(variables) => {
            let pairs = variables.iter();
            Value::Variables(
                pairs
                    .map(|(name, from)| (name.clone(), redacted(from)))
                    .collect(),
            )
        }
        Value::Switch(_) | Value::Count(_) | Value::Time(_) | Value::Word(_) | Value::Size(_) => {
            value.clone()
        }
    }
}
