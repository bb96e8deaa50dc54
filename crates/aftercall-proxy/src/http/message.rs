//! What the transport has to know of a message that it sends.
//!
//! Whether an answer is to come decides how the exchange goes on; and from
//! revision 2026-07-28 on, parts of a request are repeated in headers, so that
//! machines on the way need not read bodies.

use aftercall_mcp::{Envelope, Id, Object, Shape, text};
use bytes::Bytes;
use serde_json::Value;
use serde_json::value::RawValue;

static META: [&str; 1] = ["io.modelcontextprotocol/protocolVersion"];
static URI: [&str; 1] = ["uri"];
static VERSION: [&str; 1] = ["protocolVersion"];

/// A message on its way to the server.
#[derive(Clone, Debug)]
pub(super) struct Message {
    /// As it is sent: no newline behind it.
    pub(super) body: Bytes,
    pub(super) kind: Kind,
    /// The version that the message itself names: the modern era.
    pub(super) version: Option<Box<str>>,
    /// What `Mcp-Name` repeats.
    pub(super) name: Option<Box<str>>,
}

/// What is to come of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An answer.
    Request {
        id: Id,
        raw_id: Box<[u8]>,
        method: Box<str>,
    },
    /// Nothing.
    Notification { method: Box<str> },
    /// Nothing: it is an answer itself.
    Answer,
    /// Perhaps several answers; 2025-03-26 has batches.
    Other,
}

impl Message {
    pub(super) fn read(frame: &[u8]) -> Self {
        let body = Bytes::copy_from_slice(frame.trim_ascii_end());
        let message = Envelope::parse(frame).ok();
        let kind = message.as_ref().map_or(Kind::Other, kind);
        let params = message.as_ref().and_then(Envelope::params);
        let meta = params.as_ref().and_then(|params| params.get("_meta"));
        let meta = meta.and_then(|raw| Object::parse(raw, &META));
        let version = meta.and_then(|meta| text(meta.get(META[0])?).map(Into::into));
        let name = match (&kind, params) {
            (Kind::Request { method, .. }, Some(params)) => name(method, &params),
            _ => None,
        };
        Self {
            body,
            kind,
            version,
            name,
        }
    }

    /// The request that a `notifications/cancelled` takes back.
    pub(super) fn takes_back(&self) -> Option<Id> {
        match &self.kind {
            Kind::Notification { method } if &**method == "notifications/cancelled" => {
                let message = Envelope::parse(&self.body).ok()?;
                Id::parse(message.params()?.get("requestId")?)
            }
            _ => None,
        }
    }

    pub(super) fn method(&self) -> Option<&str> {
        match &self.kind {
            Kind::Request { method, .. } | Kind::Notification { method } => Some(method),
            Kind::Answer | Kind::Other => None,
        }
    }

    /// The raw ids of the requests that wait for an answer to this.
    pub(super) fn raw_ids(&self) -> Vec<(Id, Box<[u8]>)> {
        let one = |kind: &Kind| match kind {
            Kind::Request { id, raw_id, .. } => Some((id.clone(), raw_id.clone())),
            Kind::Notification { .. } | Kind::Answer | Kind::Other => None,
        };
        match &self.kind {
            Kind::Other => {
                let members: Vec<&RawValue> =
                    serde_json::from_slice(&self.body).unwrap_or_default();
                let members = members.into_iter();
                let messages = members.filter_map(|raw| Envelope::parse(raw.get().as_bytes()).ok());
                messages
                    .filter_map(|message| one(&kind(&message)))
                    .collect()
            }
            known => one(known).into_iter().collect(),
        }
    }
}

fn kind(message: &Envelope<'_>) -> Kind {
    let method = || message.method().unwrap_or_default().into();
    match (message.shape(), message.id(), message.raw_id()) {
        (Shape::Request, Some(id), Some(raw_id)) => Kind::Request {
            id,
            raw_id: raw_id.into(),
            method: method(),
        },
        (Shape::Notification, ..) => Kind::Notification { method: method() },
        (Shape::Answer, ..) => Kind::Answer,
        (Shape::Request | Shape::Other, ..) => Kind::Other,
    }
}

fn name(method: &str, params: &Object<'_, 12>) -> Option<Box<str>> {
    let raw = match method {
        "tools/call" | "prompts/get" => params.get("name")?,
        "tasks/get" | "tasks/update" | "tasks/cancel" | "tasks/result" => params.get("taskId")?,
        "resources/read" | "resources/subscribe" | "resources/unsubscribe" => {
            let params = Object::parse(params.raw(), &URI)?;
            params.get("uri")?
        }
        _ => return None,
    };
    text(raw).map(Into::into)
}

/// The version that the answer to `initialize` settles on.
pub(super) fn agreed_version(frame: &[u8]) -> Option<Box<str>> {
    let message = Envelope::parse(frame).ok()?;
    let result = Object::parse(message.result()?.raw(), &VERSION)?;
    text(result.get(VERSION[0])?).map(Into::into)
}

/// The id that a frame answers.
pub(super) fn answered(frame: &[u8]) -> Option<Id> {
    let message = Envelope::parse(frame).ok()?;
    (message.shape() == Shape::Answer)
        .then(|| message.id())
        .flatten()
}

/// The `Mcp-Param-…` headers of a call: the arguments whose places in the
/// input schema carry `x-mcp-header`, as name and value.
pub(super) fn mirrored(schema: &[u8], call: &Message) -> Vec<(String, String)> {
    const MARK: &str = "x-mcp-header";
    // Nearly every schema has none, and is not read.
    if memchr::memmem::find(schema, MARK.as_bytes()).is_none() {
        return Vec::new();
    }
    let arguments = || {
        let message = Envelope::parse(&call.body).ok()?;
        serde_json::from_slice::<Value>(message.params()?.get("arguments")?).ok()
    };
    let (Ok(schema), Some(arguments)) = (serde_json::from_slice(schema), arguments()) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    collect(&schema, &arguments, MARK, &mut found);
    found
}

fn collect(schema: &Value, value: &Value, mark: &str, found: &mut Vec<(String, String)>) {
    let words = match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(_) | Value::Number(_) => Some(value.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    };
    if let (Some(name), Some(words)) = (schema[mark].as_str(), words) {
        found.push((format!("Mcp-Param-{name}"), words));
    }
    if let (Some(properties), Some(members)) = (schema["properties"].as_object(), value.as_object())
    {
        for (key, below) in properties {
            if let Some(value) = members.get(key) {
                collect(below, value, mark, found);
            }
        }
    }
}

/// A value as a header carries it: as it is, or, where it could not be told
/// from something else, in base64.
pub(super) fn header_value(text: &str) -> String {
    let plain = text
        .bytes()
        .all(|byte| byte == b'\t' || (b' '..=b'~').contains(&byte));
    let looks_encoded = text.starts_with("=?base64?") && text.ends_with("?=");
    if plain && !looks_encoded && !text.is_empty() && text.trim() == text {
        return text.to_owned();
    }
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
}
