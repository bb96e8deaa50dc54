//! How long a host waits for a tool, where its name tells.
//!
//! Measured on the hosts' releases of November 2026, or read in their source.
//! Left out are names that several hosts share (`mcp` is every client on the
//! Python SDK: 5 s with one, for ever with another) and hosts whose clock is
//! not known to be a hard one. An operator who has raised a host's limit says
//! so with `--timeout`.

use std::time::Duration;

/// How long before the host gives up the proxy answers in its place.
pub const MARGIN: Duration = Duration::from_secs(1);

/// `clientInfo.name` and the default timeout of a tool call, in seconds.
const TIMEOUTS: [(&str, u64); 7] = [
    ("@cline/core", 60),            // measured with 3.0.65
    ("Zed", 60),                    // DEFAULT_REQUEST_TIMEOUT
    ("claude-code", 100_800),       // MCP_TOOL_TIMEOUT: about 28 h on stdio
    ("codex-mcp-client", 300),      // measured with 0.171.0
    ("continue-cli-client", 60),    // measured with 1.5.47: cut at 60.0 s
    ("gemini-cli-mcp-client", 600), // MCP_DEFAULT_TIMEOUT_MSEC
    ("goose", 300),                 // DEFAULT_EXTENSION_TIMEOUT
];

/// Hosts that wait for hours, and how long their users do: after that a call of
/// Claude Code 2.1.212 and later goes to the background. It bounds what the proxy
/// waits for by itself, and no call.
const PATIENCE: [(&str, u64); 1] = [("claude-code", 120)];

/// How long the proxy may go on trying a call of this host's by itself.
///
/// ```
/// use std::time::Duration;
/// use aftercall_proxy::hosts::retry_time;
///
/// assert_eq!(retry_time("Zed"), Some(Duration::from_secs(60)));
/// assert_eq!(retry_time("claude-code"), Some(Duration::from_secs(120)));
/// ```
#[must_use]
pub fn retry_time(client_name: &str) -> Option<Duration> {
    let known = PATIENCE.iter().find(|(host, _)| *host == client_name);
    match known {
        Some((_, seconds)) => Some(Duration::from_secs(*seconds)),
        None => call_timeout(client_name),
    }
}

/// The host's own timeout of a tool call.
///
/// ```
/// use std::time::Duration;
/// use aftercall_proxy::hosts::call_timeout;
///
/// assert_eq!(call_timeout("codex-mcp-client"), Some(Duration::from_secs(300)));
/// assert_eq!(call_timeout("mcp"), None);
/// ```
#[must_use]
pub fn call_timeout(client_name: &str) -> Option<Duration> {
    // goose appends the extension's name to its own.
    let name = if client_name.starts_with("goose-") {
        "goose"
    } else {
        client_name
    };
    let known = TIMEOUTS.iter().find(|(host, _)| *host == name)?;
    Some(Duration::from_secs(known.1))
}
