//! What revision 2026-07-28 repeats of a request in its headers, so that
//! machines on the way need not read bodies.
//!
//! Whoever sends a request writes them ([`mirror`]), and whoever acts on its
//! body compares them with it ([`Mismatch::find`]): two truths about one request
//! would let it pass a gate as one tool and run as another.

use hyper::header::{HeaderMap, HeaderName, HeaderValue};
use serde_json::Value;

use aftercall_mcp::Envelope;

use super::message::{Kind, Message};

const VERSION: HeaderName = HeaderName::from_static("mcp-protocol-version");
const METHOD: HeaderName = HeaderName::from_static("mcp-method");
const NAME: HeaderName = HeaderName::from_static("mcp-name");
/// What an input schema says of an argument that is repeated.
pub(super) const MARK: &str = "x-mcp-header";

/// Writes the headers. `mirrored` are those that the called tool wants.
pub(super) fn mirror(headers: &mut HeaderMap, message: &Message, mirrored: &[(String, String)]) {
    let mut put = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(&header_value(value)) {
            headers.insert(name, value);
        }
    };
    if let Some(method) = message.method() {
        put(METHOD, method);
    }
    if let (Kind::Request { .. }, Some(name)) = (&message.kind, &message.name) {
        put(NAME, name);
    }
    for (name, value) in mirrored {
        if let Ok(name) = HeaderName::from_bytes(name.as_bytes()) {
            put(name, value);
        }
    }
}

/// The `Mcp-Param-…` headers of a call: the arguments whose places in the
/// input schema carry a mark, as name and value.
pub(super) fn mirrored(schema: &[u8], call: &Message) -> Vec<(String, String)> {
    let marked = marked(schema, call).into_iter();
    marked
        .filter_map(|(name, value)| Some((name, words(&value)?)))
        .collect()
}

/// Why a request is not acted on.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Mismatch {
    /// The body does not say what each request has to.
    Body(&'static str),
    /// A header lacks, or says something else than the body.
    Header(String),
}

impl Mismatch {
    /// What is wrong with a message of the stateless era; `schema` is that of
    /// the called tool, where it is known.
    pub(super) fn find(
        headers: &HeaderMap,
        message: &Message,
        schema: Option<&[u8]>,
    ) -> Option<Self> {
        let Some(version) = &message.version else {
            return Some(Self::Body(
                "params._meta has to name io.modelcontextprotocol/protocolVersion",
            ));
        };
        let is_request = matches!(message.kind, Kind::Request { .. });
        if !is_request {
            // What headers a notification has is left open.
            return None;
        }
        let method = message.method().unwrap_or_default();
        let has_name = matches!(method, "tools/call" | "prompts/get" | "resources/read");
        let name = message.name.as_deref();
        let name = name.filter(|_| has_name || headers.contains_key(NAME));
        let marked = schema.map_or_else(Vec::new, |schema| marked(schema, message));
        let params = marked.into_iter().filter_map(|(name, value)| {
            let name = HeaderName::from_bytes(name.as_bytes()).ok()?;
            let is_same = says(headers, &name, &value);
            (!is_same).then_some(name)
        });
        let known = [
            (VERSION, says_text(headers, &VERSION, Some(version))),
            (METHOD, says_text(headers, &METHOD, Some(method))),
            (NAME, name.is_none() || says_text(headers, &NAME, name)),
        ];
        let known = known.into_iter().filter(|(_, is_same)| !is_same);
        let wrong = known.map(|(name, _)| name).chain(params).next()?;
        Some(Self::Header(match headers.contains_key(&wrong) {
            true => format!("the header {wrong} says something else than the request"),
            false => format!("the header {wrong} lacks"),
        }))
    }

    /// The code of the specification, and what to do.
    pub(super) fn error(&self) -> (i32, &str) {
        match self {
            Self::Body(words) => (-32602, words),
            Self::Header(words) => (-32020, words),
        }
    }
}

/// Each marked place: the header's name, and the argument there or null.
fn marked(schema: &[u8], call: &Message) -> Vec<(String, Value)> {
    // Nearly every schema has none, and is not read.
    if memchr::memmem::find(schema, MARK.as_bytes()).is_none() {
        return Vec::new();
    }
    let arguments = || {
        let message = Envelope::parse(&call.body).ok()?;
        serde_json::from_slice::<Value>(message.params()?.get("arguments")?).ok()
    };
    let Ok(schema) = serde_json::from_slice(schema) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    collect(&schema, &arguments().unwrap_or_default(), &mut found);
    found
}

fn collect(schema: &Value, value: &Value, found: &mut Vec<(String, Value)>) {
    if let Some(name) = schema[MARK].as_str().filter(|name| !name.is_empty()) {
        found.push((format!("Mcp-Param-{name}"), value.clone()));
    }
    if let Some(properties) = schema["properties"].as_object() {
        for (key, below) in properties {
            collect(below, &value[key], found);
        }
    }
}

fn words(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(_) | Value::Number(_) => Some(value.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    }
}

/// Whether the header says what the argument is. Numbers are compared as such.
fn says(headers: &HeaderMap, name: &HeaderName, value: &Value) -> bool {
    let number = |words: &HeaderValue| words.to_str().ok()?.trim().parse::<f64>().ok();
    if let (Some(number), Some(asked)) = (headers.get(name).and_then(number), value.as_f64()) {
        return number == asked;
    }
    says_text(headers, name, words(value).as_deref())
}

/// Whether the header says that, plainly or encoded; `None`: it is not there.
fn says_text(headers: &HeaderMap, name: &HeaderName, text: Option<&str>) -> bool {
    let mut stated = headers.get_all(name).iter();
    let (first, second) = (stated.next().map(HeaderValue::as_bytes), stated.next());
    match (first, text) {
        (None, None) => true,
        (Some(stated), Some(text)) if second.is_none() => {
            let plainly = stated == text.as_bytes() && is_plain(text);
            plainly || stated == encoded(text).as_bytes()
        }
        (Some(_) | None, _) => false,
    }
}

/// A value as a header carries it: as it is, or, where it could not be told
/// from something else, in base64.
fn header_value(text: &str) -> String {
    if is_plain(text) {
        text.to_owned()
    } else {
        encoded(text)
    }
}

fn is_plain(text: &str) -> bool {
    let is_visible = |byte| byte == b'\t' || (b' '..=b'~').contains(&byte);
    let looks_encoded = text.starts_with("=?base64?") && text.ends_with("?=");
    !text.is_empty() && text.trim() == text && text.bytes().all(is_visible) && !looks_encoded
}

fn encoded(text: &str) -> String {
    format!("=?base64?{}?=", base64(text.as_bytes()))
}

/// RFC 4648, section 4.
fn base64(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let mut bits = 0_u32;
        for at in 0..3 {
            bits = bits << 8 | u32::from(three.get(at).copied().unwrap_or(0));
        }
        for at in 0..4 {
            let sextet = (bits >> (18 - 6 * at)) & 63;
            let is_padding = at > three.len();
            out.push(if is_padding {
                '='
            } else {
                char::from(ALPHABET[sextet as usize])
            });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_that_of_the_rfc() {
        let vectors = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foobar", "Zm9vYmFy"),
        ];
        for (plain, encoded) in vectors {
            assert_eq!(base64(plain.as_bytes()), encoded);
        }
    }

    #[test]
    fn a_value_is_encoded_only_where_it_must_be() {
        assert_eq!(header_value("us-west1"), "us-west1");
        assert_eq!(header_value("größe"), "=?base64?Z3LDtsOfZQ==?=");
        assert_eq!(header_value(" a"), "=?base64?IGE=?=");
        assert_eq!(header_value("=?base64?x?="), "=?base64?PT9iYXNlNjQ/eD89?=");
    }

    #[test]
    fn arguments_are_repeated_where_the_schema_asks_for_it() {
        let schema = br#"{"properties":{
            "region":{"type":"string","x-mcp-header":"Region"},
            "deep":{"properties":{"n":{"type":"integer","x-mcp-header":"N"}}},
            "absent":{"type":"string","x-mcp-header":"Absent"},
            "plain":{"type":"string"}}}"#;
        let call = Message::read(
            br#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t","arguments":
            {"region":"eu","deep":{"n":7},"plain":"x"}}}"#,
        );
        let mut headers = mirrored(schema, &call);
        headers.sort();
        let expected = [("Mcp-Param-N", "7"), ("Mcp-Param-Region", "eu")];
        assert_eq!(headers, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
        assert_eq!(call.name.as_deref(), Some("t"));
    }

    const SCHEMA: &[u8] = br#"{"properties":{
        "region":{"type":"string","x-mcp-header":"Region"},
        "level":{"type":"integer","x-mcp-header":"Level"}}}"#;

    /// What is found wrong with a call of `t`, in so many words.
    fn wrong(arguments: &str, headers: &[(&'static str, &str)]) -> Option<String> {
        let version = "io.modelcontextprotocol/protocolVersion";
        let call = format!(
            r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"t",
            "arguments":{arguments},"_meta":{{"{version}":"2026-07-28"}}}}}}"#
        );
        let usual = [
            ("mcp-protocol-version", "2026-07-28"),
            ("mcp-method", "tools/call"),
            ("mcp-name", "t"),
        ];
        let mut map = HeaderMap::new();
        for (name, value) in usual.iter().chain(headers) {
            map.remove(*name);
            if !value.is_empty() {
                map.insert(*name, value.parse().expect("a header"));
            }
        }
        let found = Mismatch::find(&map, &Message::read(call.as_bytes()), Some(SCHEMA))?;
        assert_eq!(found.error().0, -32020);
        Some(found.error().1.to_owned())
    }

    #[test]
    fn what_the_headers_repeat_as_it_is_passes() {
        let region = "mcp-param-region";
        for (arguments, headers) in [
            (r#"{}"#, vec![]),
            (r#"{"region":null}"#, vec![]),
            (r#"{"region":"eu"}"#, vec![(region, "eu")]),
            (r#"{"region":"eu"}"#, vec![(region, "=?base64?ZXU=?=")]),
            (
                r#"{"region":"=?base64?ZXU="}"#,
                vec![(region, "=?base64?ZXU=")],
            ),
            (r#"{"level":42}"#, vec![("mcp-param-level", "42.0")]),
            (
                r#"{}"#,
                vec![
                    ("mcp-param-other", "forwarded"),
                    ("mcp-name", "=?base64?dA==?="),
                ],
            ),
        ] {
            assert_eq!(wrong(arguments, &headers), None, "{arguments} {headers:?}");
        }
    }

    #[test]
    fn what_lacks_or_differs_is_named() {
        let region = "mcp-param-region";
        for (arguments, header, value) in [
            ("{}", "mcp-protocol-version", ""),
            ("{}", "mcp-protocol-version", "2025-11-25"),
            ("{}", "mcp-method", ""),
            ("{}", "mcp-method", "TOOLS/CALL"),
            ("{}", "mcp-name", ""),
            ("{}", "mcp-name", "T"),
            (r#"{"region":"eu"}"#, region, ""),
            (r#"{"region":"eu"}"#, region, "us"),
            (r#"{"region":"Hello"}"#, region, "=?base64?SGVsbG8?="),
            (r#"{"region":"Hello"}"#, region, "=?base64?SGVs!!!bG8=?="),
            (r#"{"region":"=?base64?ZXU=?="}"#, region, "=?base64?ZXU=?="),
            (r#"{}"#, region, "eu"),
            (r#"{"level":42}"#, "mcp-param-level", "43"),
        ] {
            let found = wrong(arguments, &[(header, value)]);
            let named = found.is_some_and(|words| words.contains(header));
            assert!(named, "{arguments} {header}: {value}");
        }
    }

    #[test]
    fn a_body_that_names_no_version_is_none_of_this_era() {
        let listing = Message::read(br#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
        let found = Mismatch::find(&HeaderMap::new(), &listing, None).expect("it lacks");
        assert_eq!(found.error().0, -32602);
    }
}
