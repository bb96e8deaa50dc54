//! Network errors of browsers (`net::ERR_…` without `net::`) and WebDriver errors.

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: &packed::<{ ROWS.len() }>(ROWS),
    conditions: &conditions::<{ condition_count(ROWS) }>(ROWS),
    text: as_text(&TEXT),
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Exact,
};

static TEXT: [u8; text_length(ROWS)] = text(ROWS);

#[rustfmt::skip]
const ROWS: &[Row] = &[
    row("browser.ERR_DNS_TIMED_OUT", Some(-803), "ERR_DNS_TIMED_OUT", TRANSIENT, Always, No, &[]),
    row("browser.ERR_INCOMPLETE_CHUNKED_ENCODING", Some(-355), "ERR_INCOMPLETE_CHUNKED_ENCODING", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.ERR_CONTENT_LENGTH_MISMATCH", Some(-354), "ERR_CONTENT_LENGTH_MISMATCH", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.ERR_HTTP2_PROTOCOL_ERROR", Some(-337), "ERR_HTTP2_PROTOCOL_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.ERR_EMPTY_RESPONSE", Some(-324), "ERR_EMPTY_RESPONSE", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.ERR_INVALID_RESPONSE", Some(-320), "ERR_INVALID_RESPONSE", Unsaid, Never, Unknown, &[]),
    row("browser.ERR_UNSAFE_PORT", Some(-312), "ERR_UNSAFE_PORT", VALIDATION, Never, No, &[]),
    row("browser.ERR_TOO_MANY_REDIRECTS", Some(-310), "ERR_TOO_MANY_REDIRECTS", VALIDATION, Never, No, &[]),
    row("browser.ERR_UNKNOWN_URL_SCHEME", Some(-302), "ERR_UNKNOWN_URL_SCHEME", VALIDATION, Never, No, &[]),
    row("browser.ERR_INVALID_URL", Some(-300), "ERR_INVALID_URL", VALIDATION, Never, No, &[]),
    row("browser.ERR_CERT_INVALID", Some(-207), "ERR_CERT_INVALID", BUSINESS, Never, No, &[]),
    row("browser.ERR_CERT_REVOKED", Some(-206), "ERR_CERT_REVOKED", BUSINESS, Never, No, &[]),
    row("browser.ERR_CERT_AUTHORITY_INVALID", Some(-202), "ERR_CERT_AUTHORITY_INVALID", BUSINESS, Never, No, &[]),
    row("browser.ERR_CERT_DATE_INVALID", Some(-201), "ERR_CERT_DATE_INVALID", BUSINESS, Never, No, &[]),
    row("browser.ERR_CERT_COMMON_NAME_INVALID", Some(-200), "ERR_CERT_COMMON_NAME_INVALID", BUSINESS, Never, No, &[]),
    row("browser.ERR_NETWORK_ACCESS_DENIED", Some(-138), "ERR_NETWORK_ACCESS_DENIED", PERMISSION, Never, No, &[]),
    row("browser.ERR_NAME_RESOLUTION_FAILED", Some(-137), "ERR_NAME_RESOLUTION_FAILED", TRANSIENT, Always, No, &[]),
    row("browser.ERR_PROXY_CONNECTION_FAILED", Some(-130), "ERR_PROXY_CONNECTION_FAILED", TRANSIENT, Always, No, &[]),
    row("browser.ERR_CONNECTION_TIMED_OUT", Some(-118), "ERR_CONNECTION_TIMED_OUT", TRANSIENT, Always, No, &[]),
    row("browser.ERR_BAD_SSL_CLIENT_AUTH_CERT", Some(-117), "ERR_BAD_SSL_CLIENT_AUTH_CERT", PERMISSION, Never, No, &[]),
    row("browser.ERR_SSL_VERSION_OR_CIPHER_MISMATCH", Some(-113), "ERR_SSL_VERSION_OR_CIPHER_MISMATCH", BUSINESS, Never, No, &[]),
    row("browser.ERR_TUNNEL_CONNECTION_FAILED", Some(-111), "ERR_TUNNEL_CONNECTION_FAILED", TRANSIENT, Always, No, &[]),
    row("browser.ERR_SSL_CLIENT_AUTH_CERT_NEEDED", Some(-110), "ERR_SSL_CLIENT_AUTH_CERT_NEEDED", PERMISSION, Never, No, &[]),
    row("browser.ERR_ADDRESS_UNREACHABLE", Some(-109), "ERR_ADDRESS_UNREACHABLE", TRANSIENT, Always, No, &[]),
    row("browser.ERR_SSL_PROTOCOL_ERROR", Some(-107), "ERR_SSL_PROTOCOL_ERROR", VALIDATION, Never, No, &[]),
    row("browser.ERR_INTERNET_DISCONNECTED", Some(-106), "ERR_INTERNET_DISCONNECTED", TRANSIENT, Always, No, &[]),
    row("browser.ERR_NAME_NOT_RESOLVED", Some(-105), "ERR_NAME_NOT_RESOLVED", TRANSIENT, Always, No, &[]),
    row("browser.ERR_NAME_NOT_RESOLVED.host_given", Some(-105), "ERR_NAME_NOT_RESOLVED", VALIDATION, Never, No, &[HostGiven]),
    row("browser.ERR_CONNECTION_FAILED", Some(-104), "ERR_CONNECTION_FAILED", TRANSIENT, Always, No, &[]),
    row("browser.ERR_CONNECTION_ABORTED", Some(-103), "ERR_CONNECTION_ABORTED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.ERR_CONNECTION_REFUSED", Some(-102), "ERR_CONNECTION_REFUSED", TRANSIENT, Always, No, &[]),
    row("browser.ERR_CONNECTION_RESET", Some(-101), "ERR_CONNECTION_RESET", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.ERR_CONNECTION_CLOSED", Some(-100), "ERR_CONNECTION_CLOSED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.ERR_BLOCKED_BY_RESPONSE", Some(-27), "ERR_BLOCKED_BY_RESPONSE", BUSINESS, Never, No, &[]),
    row("browser.ERR_BLOCKED_BY_ADMINISTRATOR", Some(-22), "ERR_BLOCKED_BY_ADMINISTRATOR", PERMISSION, Never, No, &[]),
    row("browser.ERR_NETWORK_CHANGED", Some(-21), "ERR_NETWORK_CHANGED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.ERR_BLOCKED_BY_CLIENT", Some(-20), "ERR_BLOCKED_BY_CLIENT", PERMISSION, Never, No, &[]),
    row("browser.ERR_SOCKET_NOT_CONNECTED", Some(-15), "ERR_SOCKET_NOT_CONNECTED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.ERR_INSUFFICIENT_RESOURCES", Some(-12), "ERR_INSUFFICIENT_RESOURCES", TRANSIENT, Always, No, &[]),
    row("browser.ERR_ACCESS_DENIED", Some(-10), "ERR_ACCESS_DENIED", PERMISSION, Never, No, &[]),
    row("browser.ERR_TIMED_OUT", Some(-7), "ERR_TIMED_OUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.ERR_FILE_NOT_FOUND", Some(-6), "ERR_FILE_NOT_FOUND", VALIDATION, Never, No, &[]),
    row("browser.ERR_ABORTED", Some(-3), "ERR_ABORTED", Unsaid, Never, Unknown, &[]),
    row("browser.ERR_FAILED", Some(-2), "ERR_FAILED", Unsaid, Never, Unknown, &[]),
    row("browser.NS_ERROR_CONNECTION_REFUSED", None, "NS_ERROR_CONNECTION_REFUSED", TRANSIENT, Always, No, &[]),
    row("browser.NS_ERROR_NET_INTERRUPT", None, "NS_ERROR_NET_INTERRUPT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.NS_ERROR_NET_RESET", None, "NS_ERROR_NET_RESET", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.NS_ERROR_NET_TIMEOUT", None, "NS_ERROR_NET_TIMEOUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.NS_ERROR_REDIRECT_LOOP", None, "NS_ERROR_REDIRECT_LOOP", VALIDATION, Never, No, &[]),
    row("browser.NS_ERROR_UNKNOWN_HOST", None, "NS_ERROR_UNKNOWN_HOST", TRANSIENT, Always, No, &[]),
    row("browser.NS_ERROR_UNKNOWN_HOST.host_given", None, "NS_ERROR_UNKNOWN_HOST", VALIDATION, Never, No, &[HostGiven]),
    row("browser.SEC_ERROR_EXPIRED_CERTIFICATE", None, "SEC_ERROR_EXPIRED_CERTIFICATE", BUSINESS, Never, No, &[]),
    row("browser.SEC_ERROR_UNKNOWN_ISSUER", None, "SEC_ERROR_UNKNOWN_ISSUER", BUSINESS, Never, No, &[]),
    row("browser.SSL_ERROR_BAD_CERT_DOMAIN", None, "SSL_ERROR_BAD_CERT_DOMAIN", BUSINESS, Never, No, &[]),
    row("browser.element-click-intercepted", None, "element click intercepted", BUSINESS, Never, No, &[]),
    row("browser.element-not-interactable", None, "element not interactable", BUSINESS, Never, No, &[]),
    row("browser.invalid-argument", None, "invalid argument", VALIDATION, Never, No, &[]),
    row("browser.invalid-selector", None, "invalid selector", VALIDATION, Never, No, &[]),
    row("browser.no-such-element", None, "no such element", VALIDATION, Never, No, &[]),
    row("browser.no-such-frame", None, "no such frame", VALIDATION, Never, No, &[]),
    row("browser.no-such-window", None, "no such window", VALIDATION, Never, No, &[]),
    row("browser.script-timeout", None, "script timeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("browser.session-not-created", None, "session not created", TRANSIENT, Always, No, &[]),
    row("browser.stale-element-reference", None, "stale element reference", BUSINESS, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    42, 39, 23, 19, 34, 36, 33, 12, 14, 13, 10, 11, 29, 32, 28, 30, 31, 18, 2, 0,
    4, 43, 41, 3, 1, 38, 25, 5, 9, 26, 27, 16, 15, 35, 17, 37, 22, 24, 20, 40,
    7, 21, 8, 6, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43,
];
