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
    /// 0 where it is no whole number.
    pub(super) code: i64,
    /// The code as it was written; servers in loosely typed languages answer
    /// with `"ECONNREFUSED"`.
    code_text: Option<Cow<'a, str>>,
    /// Where it is no text: whatever stands there, as JSON.
    pub(super) message: Cow<'a, str>,
    /// Raw JSON; `null` counts as absent.
    pub(super) data: Option<&'a str>,
}

impl<'a> Read<'a> {
    pub(super) fn of(error: &Object<'a, 3>) -> Self {
        let raw = |key| error.get(key).and_then(utf8).filter(|raw| *raw != "null");
        let words = |key| Some(error.get(key).and_then(text).unwrap_or(raw(key)?.into()));
        let whole = || Some(utf8(error.raw())?.into());
        Self {
            code: raw("code").and_then(integer).unwrap_or(0),
            code_text: words("code"),
            message: words("message").or_else(whole).unwrap_or_default(),
            data: raw("data"),
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
    let said = match &read.code_text {
        Some(code) => format!("JSON-RPC error {code}: {}", read.message),
        None => format!("JSON-RPC error: {}", read.message),
    };
    let failure = failure.with_upstream(said);
    let data = read
        .data
        .and_then(|data| serde_json::from_str::<Value>(data).ok());
    match data {
        Some(data) => failure.with_upstream_structured(data),
        None => failure,
    }
}

fn utf8(raw: &[u8]) -> Option<&str> {
    std::str::from_utf8(raw).ok()
}

/// `-32601`, and `-32601.0` as some languages print it.
fn integer(raw: &str) -> Option<i64> {
    if let Ok(whole) = raw.parse() {
        return Some(whole);
    }
    let real: f64 = raw.parse().ok()?;
    #[expect(
        clippy::cast_possible_truncation,
        reason = "codes have five digits, and an f64 is exact up to sixteen"
    )]
    let whole = real as i64;
    (real.fract() == 0.0 && real.abs() < 1e15).then_some(whole)
}
