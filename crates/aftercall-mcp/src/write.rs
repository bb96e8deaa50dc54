//! Messages of our own. Each is one line that ends with a newline.

/// The `error` member of an answer.
#[derive(Clone, Debug)]
pub struct ErrorBody<'a> {
    /// -32603 for what a relay itself has to report; it must not invent codes
    /// in -32099..-32000, which the specification keeps for itself.
    pub code: i32,
    /// One sentence.
    pub message: &'a str,
    /// Raw JSON, where there is more to say.
    pub data: Option<&'a str>,
}

/// An answer that carries `result`, raw JSON, to the request with `raw_id`.
///
/// ```
/// let answer = aftercall_mcp::answer_with_result(b"7", b"{}");
/// assert_eq!(answer, b"{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}\n");
/// ```
#[must_use]
pub fn answer_with_result(raw_id: &[u8], result: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(48 + raw_id.len() + result.len());
    out.extend_from_slice(b"{\"jsonrpc\":\"2.0\",\"id\":");
    out.extend_from_slice(raw_id);
    out.extend_from_slice(b",\"result\":");
    out.extend_from_slice(result);
    out.extend_from_slice(b"}\n");
    out
}

/// An answer that carries an error to the request with `raw_id`.
#[must_use]
pub fn answer_with_error(raw_id: &[u8], error: &ErrorBody<'_>) -> Vec<u8> {
    let mut out = Vec::with_capacity(96 + raw_id.len() + error.message.len());
    out.extend_from_slice(b"{\"jsonrpc\":\"2.0\",\"id\":");
    out.extend_from_slice(raw_id);
    out.extend_from_slice(b",\"error\":{\"code\":");
    out.extend_from_slice(error.code.to_string().as_bytes());
    out.extend_from_slice(b",\"message\":");
    out.extend_from_slice(quoted(error.message).as_bytes());
    if let Some(data) = error.data {
        out.extend_from_slice(b",\"data\":");
        out.extend_from_slice(data.as_bytes());
    }
    out.extend_from_slice(b"}}\n");
    out
}

/// A request; `params` is raw JSON.
#[must_use]
pub fn request(id: &str, method: &str, params: &str) -> Vec<u8> {
    let (id, method) = (quoted(id), quoted(method));
    format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":{method},\"params\":{params}}}\n")
        .into_bytes()
}

/// A notification; `params` is raw JSON.
#[must_use]
pub fn notification(method: &str, params: &str) -> Vec<u8> {
    let method = quoted(method);
    format!("{{\"jsonrpc\":\"2.0\",\"method\":{method},\"params\":{params}}}\n").into_bytes()
}

/// `text` as a JSON string.
#[must_use]
pub fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
