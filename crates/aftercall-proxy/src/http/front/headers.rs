//! Headers on their way through.

use bytes::Bytes;
use hyper::header::{CONNECTION, HeaderMap, HeaderName, HeaderValue};

/// Leaves the headers that go on: all but those of one connection, the ones
/// that `Connection` names included, and the length, which may change.
pub(super) fn end_to_end(headers: &mut HeaderMap) {
    let named = headers.get_all(CONNECTION).iter();
    let named = named.flat_map(|value| value.to_str().unwrap_or("").split(','));
    let named = named.filter_map(|name| HeaderName::from_bytes(name.trim().as_bytes()).ok());
    for name in named.collect::<Vec<_>>() {
        headers.remove(name);
    }
    let hop = |headers: &HeaderMap| headers.keys().find(|name| is_hop(name.as_str())).cloned();
    while let Some(name) = hop(headers) {
        headers.remove(name);
    }
}

/// RFC 9110, section 7.6.1.
fn is_hop(name: &str) -> bool {
    matches!(
        name,
        "connection"
            | "content-length"
            | "keep-alive"
            | "proxy-authenticate"
            | "proxy-authorization"
            | "te"
            | "trailer"
            | "transfer-encoding"
            | "upgrade"
    )
}

/// The same headers in memory of their own. Values that have come over a connection
/// are parts of what it has read into, 8 KiB that would live as long as they.
pub(super) fn owned(headers: &HeaderMap) -> HeaderMap {
    let values: Vec<&[u8]> = headers.values().map(HeaderValue::as_bytes).collect();
    let mut values = Bytes::from(values.concat());
    let mut owned = headers.clone();
    for value in owned.values_mut() {
        let own = values.split_to(value.len());
        *value = HeaderValue::from_maybe_shared(own).expect("the same bytes were a value");
    }
    owned
}
