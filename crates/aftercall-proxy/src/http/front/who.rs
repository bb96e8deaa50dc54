//! Who calls, and in which session, as far as a request's headers say.

use hyper::header::{HeaderMap, HeaderValue};

/// Who calls, as far as headers say.
pub(super) type Identity = Box<[u8]>;

/// Who calls, and in which session.
pub(super) struct Caller {
    who: Identity,
    session: Option<HeaderValue>,
}

impl Caller {
    pub(super) fn of(headers: &HeaderMap) -> Self {
        Self {
            who: identity(headers),
            session: session_name(headers).cloned(),
        }
    }

    pub(super) fn who(&self) -> &Identity {
        &self.who
    }

    pub(super) fn into_who(self) -> Identity {
        self.who
    }

    /// The session's name, as it is sent.
    pub(super) fn session(&self) -> Option<&[u8]> {
        self.session.as_ref().map(HeaderValue::as_bytes)
    }
}

/// Each request says its version, and no session ties them.
pub(super) fn is_stateless(headers: &HeaderMap) -> bool {
    let version = headers.get("mcp-protocol-version");
    version.is_some_and(|version| version.as_bytes() >= b"2026".as_slice())
}

/// The name of the session that a request, or the answer to a handshake, names.
pub(super) fn session_of(headers: &HeaderMap) -> Option<&[u8]> {
    session_name(headers).map(HeaderValue::as_bytes)
}

fn session_name(headers: &HeaderMap) -> Option<&HeaderValue> {
    if is_stateless(headers) {
        return None;
    }
    headers.get("mcp-session-id")
}

/// Who calls: every header that is not known to say nothing of it.
pub(super) fn identity(headers: &HeaderMap) -> Identity {
    let mut known: Vec<_> = headers
        .iter()
        .filter(|(name, _)| !is_neutral(name.as_str()))
        .collect();
    known.sort_by_key(|(name, _)| name.as_str());
    let mut identity = Vec::new();
    for (name, value) in known {
        identity.extend_from_slice(name.as_str().as_bytes());
        identity.push(b':');
        identity.extend_from_slice(value.as_bytes());
        identity.push(b'\n');
    }
    identity.into()
}

/// Headers that say nothing of who calls.
fn is_neutral(name: &str) -> bool {
    matches!(
        name,
        "accept"
            | "accept-encoding"
            | "accept-language"
            | "baggage"
            | "cache-control"
            | "connection"
            | "content-length"
            | "content-type"
            | "host"
            | "keep-alive"
            | "last-event-id"
            | "origin"
            | "pragma"
            | "priority"
            | "referer"
            | "te"
            | "traceparent"
            | "tracestate"
            | "transfer-encoding"
            | "upgrade-insecure-requests"
            | "user-agent"
            | "x-request-id"
    ) || name.starts_with("mcp-")
        || name.starts_with("sec-")
}
