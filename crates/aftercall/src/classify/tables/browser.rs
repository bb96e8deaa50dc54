//! Network errors of browsers (`net::ERR_…` without `net::`) and WebDriver errors.

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: ROWS,
    conditions: CONDITIONS,
    text: TEXT,
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Exact,
};

#[rustfmt::skip]
static TEXT: &str = "\
    browser.ERR_DNS_TIMED_OUT\
    browser.ERR_INCOMPLETE_CHUNKED_ENCODING\
    browser.ERR_CONTENT_LENGTH_MISMATCH\
    browser.ERR_HTTP2_PROTOCOL_ERROR\
    browser.ERR_EMPTY_RESPONSE\
    browser.ERR_INVALID_RESPONSE\
    browser.ERR_UNSAFE_PORT\
    browser.ERR_TOO_MANY_REDIRECTS\
    browser.ERR_UNKNOWN_URL_SCHEME\
    browser.ERR_INVALID_URL\
    browser.ERR_CERT_INVALID\
    browser.ERR_CERT_REVOKED\
    browser.ERR_CERT_AUTHORITY_INVALID\
    browser.ERR_CERT_DATE_INVALID\
    browser.ERR_CERT_COMMON_NAME_INVALID\
    browser.ERR_NETWORK_ACCESS_DENIED\
    browser.ERR_NAME_RESOLUTION_FAILED\
    browser.ERR_PROXY_CONNECTION_FAILED\
    browser.ERR_CONNECTION_TIMED_OUT\
    browser.ERR_BAD_SSL_CLIENT_AUTH_CERT\
    browser.ERR_SSL_VERSION_OR_CIPHER_MISMATCH\
    browser.ERR_TUNNEL_CONNECTION_FAILED\
    browser.ERR_SSL_CLIENT_AUTH_CERT_NEEDED\
    browser.ERR_ADDRESS_UNREACHABLE\
    browser.ERR_SSL_PROTOCOL_ERROR\
    browser.ERR_INTERNET_DISCONNECTED\
    browser.ERR_NAME_NOT_RESOLVED\
    browser.ERR_NAME_NOT_RESOLVED.host_given\
    browser.ERR_CONNECTION_FAILED\
    browser.ERR_CONNECTION_ABORTED\
    browser.ERR_CONNECTION_REFUSED\
    browser.ERR_CONNECTION_RESET\
    browser.ERR_CONNECTION_CLOSED\
    browser.ERR_BLOCKED_BY_RESPONSE\
    browser.ERR_BLOCKED_BY_ADMINISTRATOR\
    browser.ERR_NETWORK_CHANGED\
    browser.ERR_BLOCKED_BY_CLIENT\
    browser.ERR_SOCKET_NOT_CONNECTED\
    browser.ERR_INSUFFICIENT_RESOURCES\
    browser.ERR_ACCESS_DENIED\
    browser.ERR_TIMED_OUT\
    browser.ERR_FILE_NOT_FOUND\
    browser.ERR_ABORTED\
    browser.ERR_FAILED\
    browser.NS_ERROR_CONNECTION_REFUSED\
    browser.NS_ERROR_NET_INTERRUPT\
    browser.NS_ERROR_NET_RESET\
    browser.NS_ERROR_NET_TIMEOUT\
    browser.NS_ERROR_REDIRECT_LOOP\
    browser.NS_ERROR_UNKNOWN_HOST\
    browser.NS_ERROR_UNKNOWN_HOST.host_given\
    browser.SEC_ERROR_EXPIRED_CERTIFICATE\
    browser.SEC_ERROR_UNKNOWN_ISSUER\
    browser.SSL_ERROR_BAD_CERT_DOMAIN\
    browser.element-click-interceptedelement click intercepted\
    browser.element-not-interactableelement not interactable\
    browser.invalid-argumentinvalid argument\
    browser.invalid-selectorinvalid selector\
    browser.no-such-elementno such element\
    browser.no-such-frameno such frame\
    browser.no-such-windowno such window\
    browser.script-timeoutscript timeout\
    browser.session-not-createdsession not created\
    browser.stale-element-referencestale element reference\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 25, 8, 17, Some(-803), TRANSIENT, Always, No),
    Packed(25, 39, 8, 31, Some(-355), TRANSIENT, IfIdempotent, Unknown),
    Packed(64, 35, 8, 27, Some(-354), TRANSIENT, IfIdempotent, Unknown),
    Packed(99, 32, 8, 24, Some(-337), TRANSIENT, IfIdempotent, Unknown),
    Packed(131, 26, 8, 18, Some(-324), TRANSIENT, IfIdempotent, Unknown),
    Packed(157, 28, 8, 20, Some(-320), Unsaid, Never, Unknown),
    Packed(185, 23, 8, 15, Some(-312), VALIDATION, Never, No),
    Packed(208, 30, 8, 22, Some(-310), VALIDATION, Never, No),
    Packed(238, 30, 8, 22, Some(-302), VALIDATION, Never, No),
    Packed(268, 23, 8, 15, Some(-300), VALIDATION, Never, No),
    Packed(291, 24, 8, 16, Some(-207), BUSINESS, Never, No),
    Packed(315, 24, 8, 16, Some(-206), BUSINESS, Never, No),
    Packed(339, 34, 8, 26, Some(-202), BUSINESS, Never, No),
    Packed(373, 29, 8, 21, Some(-201), BUSINESS, Never, No),
    Packed(402, 36, 8, 28, Some(-200), BUSINESS, Never, No),
    Packed(438, 33, 8, 25, Some(-138), PERMISSION, Never, No),
    Packed(471, 34, 8, 26, Some(-137), TRANSIENT, Always, No),
    Packed(505, 35, 8, 27, Some(-130), TRANSIENT, Always, No),
    Packed(540, 32, 8, 24, Some(-118), TRANSIENT, Always, No),
    Packed(572, 36, 8, 28, Some(-117), PERMISSION, Never, No),
    Packed(608, 42, 8, 34, Some(-113), BUSINESS, Never, No),
    Packed(650, 36, 8, 28, Some(-111), TRANSIENT, Always, No),
    Packed(686, 39, 8, 31, Some(-110), PERMISSION, Never, No),
    Packed(725, 31, 8, 23, Some(-109), TRANSIENT, Always, No),
    Packed(756, 30, 8, 22, Some(-107), VALIDATION, Never, No),
    Packed(786, 33, 8, 25, Some(-106), TRANSIENT, Always, No),
    Packed(819, 29, 8, 21, Some(-105), TRANSIENT, Always, No),
    Packed(848, 40, 8, 21, Some(-105), VALIDATION, Never, No),
    Packed(888, 29, 8, 21, Some(-104), TRANSIENT, Always, No),
    Packed(917, 30, 8, 22, Some(-103), TRANSIENT, IfIdempotent, Unknown),
    Packed(947, 30, 8, 22, Some(-102), TRANSIENT, Always, No),
    Packed(977, 28, 8, 20, Some(-101), TRANSIENT, IfIdempotent, Unknown),
    Packed(1005, 29, 8, 21, Some(-100), TRANSIENT, IfIdempotent, Unknown),
    Packed(1034, 31, 8, 23, Some(-27), BUSINESS, Never, No),
    Packed(1065, 36, 8, 28, Some(-22), PERMISSION, Never, No),
    Packed(1101, 27, 8, 19, Some(-21), TRANSIENT, IfIdempotent, Unknown),
    Packed(1128, 29, 8, 21, Some(-20), PERMISSION, Never, No),
    Packed(1157, 32, 8, 24, Some(-15), TRANSIENT, IfIdempotent, Unknown),
    Packed(1189, 34, 8, 26, Some(-12), TRANSIENT, Always, No),
    Packed(1223, 25, 8, 17, Some(-10), PERMISSION, Never, No),
    Packed(1248, 21, 8, 13, Some(-7), TRANSIENT, IfIdempotent, Unknown),
    Packed(1269, 26, 8, 18, Some(-6), VALIDATION, Never, No),
    Packed(1295, 19, 8, 11, Some(-3), Unsaid, Never, Unknown),
    Packed(1314, 18, 8, 10, Some(-2), Unsaid, Never, Unknown),
    Packed(1332, 35, 8, 27, None, TRANSIENT, Always, No),
    Packed(1367, 30, 8, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1397, 26, 8, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1423, 28, 8, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1451, 30, 8, 22, None, VALIDATION, Never, No),
    Packed(1481, 29, 8, 21, None, TRANSIENT, Always, No),
    Packed(1510, 40, 8, 21, None, VALIDATION, Never, No),
    Packed(1550, 37, 8, 29, None, BUSINESS, Never, No),
    Packed(1587, 32, 8, 24, None, BUSINESS, Never, No),
    Packed(1619, 33, 8, 25, None, BUSINESS, Never, No),
    Packed(1652, 33, 33, 25, None, BUSINESS, Never, No),
    Packed(1710, 32, 32, 24, None, BUSINESS, Never, No),
    Packed(1766, 24, 24, 16, None, VALIDATION, Never, No),
    Packed(1806, 24, 24, 16, None, VALIDATION, Never, No),
    Packed(1846, 23, 23, 15, None, VALIDATION, Never, No),
    Packed(1884, 21, 21, 13, None, VALIDATION, Never, No),
    Packed(1918, 22, 22, 14, None, VALIDATION, Never, No),
    Packed(1954, 22, 22, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1990, 27, 27, 19, None, TRANSIENT, Always, No),
    Packed(2036, 31, 31, 23, None, BUSINESS, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (27, &[HostGiven]),
    (50, &[HostGiven]),
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
