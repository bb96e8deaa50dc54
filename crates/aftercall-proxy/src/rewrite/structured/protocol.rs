//! JSON-RPC errors: which of them are about the tool.

use std::borrow::Cow;

use aftercall::{Failure, Value};
use aftercall_mcp::{Object, text};

/// The codes that stay errors: they are about the message, not about the tool,
/// and clients act on them.
///
/// Parse error, invalid request, method not found; the negotiation of protocol
/// 2026-07-28 (header mismatch, missing capability, unsupported version); and
/// 2025-11-25's "URL elicitation required".
const PROTOCOL_MATTERS: [i64; 7] = [-32700, -32600, -32601, -32020, -32021, -32022, -32042];

/// What the Python SDK and language servers answer to a cancelled request.
const CANCELLED: i64 = -32800;

/// A JSON-RPC error, read.
pub(super) struct Read<'a> {
    pub(super) code: i64,
    pub(super) message: Cow<'a, str>,
    /// Raw JSON; `null` counts as absent.
    pub(super) data: Option<&'a str>,
}

impl<'a> Read<'a> {
    pub(super) fn of(error: &Object<'a, 3>) -> Self {
        let raw = |key| error.get(key).and_then(|raw| std::str::from_utf8(raw).ok());
        Self {
            code: raw("code").and_then(|code| code.parse().ok()).unwrap_or(0),
            message: error.get("message").and_then(text).unwrap_or_default(),
            data: raw("data").filter(|data| *data != "null"),
        }
    }

    pub(super) fn is_protocol_matter(&self) -> bool {
        self.code == CANCELLED || PROTOCOL_MATTERS.contains(&self.code)
    }
}

/// A protocol error that reads like no failure.
pub(super) fn unexplained() -> Failure {
    Failure::unexplained("The server answered the call with a protocol error.")
}

/// The failure, with what the server said.
pub(super) fn quoting(failure: Failure, read: &Read<'_>) -> Failure {
    let failure = failure.with_upstream(format!("JSON-RPC error {}: {}", read.code, read.message));
    let data = read
        .data
        .and_then(|data| serde_json::from_str::<Value>(data).ok());
    match data {
        Some(data) => failure.with_upstream_structured(data),
        None => failure,
    }
}
