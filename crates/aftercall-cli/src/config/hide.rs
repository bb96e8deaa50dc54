//! What of a configuration is not for the screen.
//!
//! A diff shows three lines around each change, and those are where the tokens
//! stand. Hidden are all values of `env` and of headers, whatever they are
//! called; values whose key is a secret's name; the argument behind a switch
//! that is one (`--api-key X`, `--api-key=X`); a URL's query, and what looks like a
//! key in its path; and then whatever [`aftercall::text::redact`] knows by its
//! looks. A reference (`${TOKEN}`) is no secret and stays. Only what is shown is
//! changed, never the file.

use aftercall::text::{REDACTED, is_secret_name, redact};
use aftercall_proxy::http::Endpoint;

use super::{Node, Table, Value};

/// The text as it may be shown.
pub(crate) fn hide(text: &str, root: &Node) -> String {
    let mut places = Vec::new();
    node(root, false, &mut places);
    places.sort_by_key(|place| place.0.start);
    let mut out = String::with_capacity(text.len());
    let mut copied = 0;
    for (span, with) in places {
        out.push_str(&text[copied..span.start]);
        out.push('"');
        out.push_str(&with);
        out.push('"');
        copied = span.end;
    }
    out.push_str(&text[copied..]);
    redact(&out).into_owned()
}

type Places = Vec<(std::ops::Range<usize>, String)>;

fn node(it: &Node, secret: bool, places: &mut Places) {
    match &it.value {
        Value::Text(text) => {
            if secret && !text.is_empty() && !is_reference(text) {
                places.push((it.span.clone(), REDACTED.to_owned()));
            } else if let Some(shown) = url(text) {
                let quoted = serde_json::Value::from(shown).to_string();
                places.push((it.span.clone(), quoted.trim_matches('"').to_owned()));
            }
        }
        Value::List(elements) => list(elements, secret, places),
        Value::Table(table) => members(table, secret, places),
        Value::Flag(_) | Value::Other(_) => {}
    }
}

/// A URL without its query and without keys in its path; `None` if there are none,
/// or it is no URL.
fn url(text: &str) -> Option<String> {
    let (scheme, rest) = text.split_once("://")?;
    let (rest, query) = match rest.split_once('?') {
        Some((rest, query)) if is_reference(query) => (rest, format!("?{query}")),
        Some((rest, _)) => (rest, format!("?{REDACTED}")),
        None => (rest, String::new()),
    };
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let mut shown = format!("{scheme}://{host}");
    for segment in path.split('/').filter(|_| rest.contains('/')) {
        let is_key = Endpoint::is_key(segment) && !is_reference(segment);
        shown.push('/');
        shown.push_str(if is_key { REDACTED } else { segment });
    }
    shown.push_str(&query);
    (shown != text).then_some(shown)
}

fn members(table: &Table, secret: bool, places: &mut Places) {
    for member in &table.members {
        let hidden = ["env", "headers", "http_headers"].contains(&member.name.as_str())
            || is_secret_name(&member.name);
        node(&member.node, secret || hidden, places);
    }
}

fn list(elements: &[Node], secret: bool, places: &mut Places) {
    let mut follows = false;
    for element in elements {
        let Value::Text(text) = &element.value else {
            node(element, secret, places);
            follows = false;
            continue;
        };
        let name = text.starts_with('-').then(|| text.trim_start_matches('-'));
        match name.map(|name| name.split_once('=').ok_or(name)) {
            // A switch is no value, even behind one that wants a value.
            Some(Err(name)) if !secret => follows = is_secret_name(name),
            Some(Ok((name, value))) if !secret && is_secret_name(name) => {
                if !is_reference(value) {
                    places.push((element.span.clone(), format!("--{name}={REDACTED}")));
                }
                follows = false;
            }
            Some(_) | None => {
                node(element, secret || follows, places);
                follows = false;
            }
        }
    }
}

/// `${NAME}`, `${env:NAME}`, `$NAME`, each perhaps behind `Bearer`: the client puts
/// the value in.
fn is_reference(value: &str) -> bool {
    let value = value.strip_prefix("Bearer ").unwrap_or(value);
    let name = value
        .strip_prefix("${")
        .and_then(|rest| rest.strip_suffix('}'))
        .or_else(|| value.strip_prefix('$'));
    name.is_some_and(|name| {
        !name.is_empty()
            && name
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "_:.".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Format, read};

    fn hidden(text: &str, format: Format) -> String {
        hide(
            text,
            &read(text, format).expect("it parses").expect("a value"),
        )
    }

    #[test]
    fn secrets_are_hidden_and_the_rest_is_shown() {
        for (text, expected) in [
            (
                r#"{"env": {"A": "b", "C": ""}}"#,
                r#"{"env": {"A": "[redacted]", "C": ""}}"#,
            ),
            (
                r#"{"headers": {"X-Key": "b"}}"#,
                r#"{"headers": {"X-Key": "[redacted]"}}"#,
            ),
            (
                r#"{"env": {"A": "${env:TOKEN}", "B": "$TOKEN", "C": "Bearer ${T}"}}"#,
                r#"{"env": {"A": "${env:TOKEN}", "B": "$TOKEN", "C": "Bearer ${T}"}}"#,
            ),
            (
                r#"{"primaryApiKey": "abc"}"#,
                r#"{"primaryApiKey": "[redacted]"}"#,
            ),
            (
                r#"{"args": ["--api-key", "abc", "x"]}"#,
                r#"{"args": ["--api-key", "[redacted]", "x"]}"#,
            ),
            (
                r#"{"args": ["--api-key=abc", "x"]}"#,
                r#"{"args": ["--api-key=[redacted]", "x"]}"#,
            ),
            (
                r#"{"args": ["--token", "--verbose", "x"]}"#,
                r#"{"args": ["--token", "--verbose", "x"]}"#,
            ),
            (
                r#"{"args": ["--max-tokens", "5"]}"#,
                r#"{"args": ["--max-tokens", "5"]}"#,
            ),
            (
                r#"{"url": "https://a.example/mcp?exaApiKey=abc"}"#,
                r#"{"url": "https://a.example/mcp?[redacted]"}"#,
            ),
            (
                r#"{"args": ["x", "https://a.example/s/NDU4ZmE2ZWUtM2E1/mcp", "https://a.example"]}"#,
                r#"{"args": ["x", "https://a.example/s/[redacted]/mcp", "https://a.example"]}"#,
            ),
            (
                r#"{"url": "https://a.example/${input:a1234567890}?${KEY}"}"#,
                r#"{"url": "https://a.example/${input:a1234567890}?${KEY}"}"#,
            ),
            (
                r#"{"args": ["postgres://app:s3cret@db/shop"]}"#,
                r#"{"args": ["postgres://app:[redacted]@db/shop"]}"#,
            ),
        ] {
            assert_eq!(hidden(text, Format::Json), expected);
        }
    }

    #[test]
    fn toml_is_hidden_the_same_way() {
        assert_eq!(
            hidden("[mcp_servers.a.env]\nA = 'b' # c\n", Format::Toml),
            "[mcp_servers.a.env]\nA = \"[redacted]\" # c\n"
        );
    }
}
