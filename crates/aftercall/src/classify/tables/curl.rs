//! libcurl result codes, which are curl's exit codes.

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
    row("curl.1", Some(1), "UNSUPPORTED_PROTOCOL", VALIDATION, Never, No, &[]),
    row("curl.3", Some(3), "URL_MALFORMAT", VALIDATION, Never, No, &[]),
    row("curl.5", Some(5), "COULDNT_RESOLVE_PROXY", TRANSIENT, Always, No, &[]),
    row("curl.6", Some(6), "COULDNT_RESOLVE_HOST", TRANSIENT, Always, No, &[]),
    row("curl.6.host_given", Some(6), "COULDNT_RESOLVE_HOST", VALIDATION, Never, No, &[HostGiven]),
    row("curl.7", Some(7), "COULDNT_CONNECT", TRANSIENT, Always, No, &[]),
    row("curl.9", Some(9), "REMOTE_ACCESS_DENIED", PERMISSION, Never, No, &[]),
    row("curl.16", Some(16), "HTTP2", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("curl.18", Some(18), "PARTIAL_FILE", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("curl.22", Some(22), "HTTP_RETURNED_ERROR", Unsaid, Never, Unknown, &[]),
    row("curl.28", Some(28), "OPERATION_TIMEDOUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("curl.28.connecting", Some(28), "OPERATION_TIMEDOUT", TRANSIENT, Always, No, &[Connecting]),
    row("curl.35", Some(35), "SSL_CONNECT_ERROR", TRANSIENT, Always, No, &[]),
    row("curl.35.wrong-version-number", Some(35), "SSL_CONNECT_ERROR", VALIDATION, Never, No, &[Message("wrong version number")]),
    row("curl.35.alert-protocol-version", Some(35), "SSL_CONNECT_ERROR", VALIDATION, Never, No, &[Message("alert protocol version")]),
    row("curl.35.certificate-required", Some(35), "SSL_CONNECT_ERROR", PERMISSION, Never, No, &[Message("certificate required")]),
    row("curl.37", Some(37), "FILE_COULDNT_READ_FILE", VALIDATION, Never, No, &[]),
    row("curl.43", Some(43), "BAD_FUNCTION_ARGUMENT", VALIDATION, Never, No, &[]),
    row("curl.47", Some(47), "TOO_MANY_REDIRECTS", VALIDATION, Never, No, &[]),
    row("curl.52", Some(52), "GOT_NOTHING", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("curl.55", Some(55), "SEND_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("curl.56", Some(56), "RECV_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("curl.56.certificate-required", Some(56), "RECV_ERROR", PERMISSION, Never, No, &[Message("certificate required")]),
    row("curl.58", Some(58), "SSL_CERTPROBLEM", PERMISSION, Never, No, &[]),
    row("curl.60", Some(60), "PEER_FAILED_VERIFICATION", BUSINESS, Never, No, &[]),
    row("curl.63", Some(63), "FILESIZE_EXCEEDED", VALIDATION, Never, No, &[]),
    row("curl.67", Some(67), "LOGIN_DENIED", PERMISSION, Never, No, &[]),
    row("curl.70", Some(70), "REMOTE_DISK_FULL", BUSINESS, Never, No, &[]),
    row("curl.77", Some(77), "SSL_CACERT_BADFILE", BUSINESS, Never, No, &[]),
    row("curl.78", Some(78), "REMOTE_FILE_NOT_FOUND", VALIDATION, Never, No, &[]),
    row("curl.92", Some(92), "HTTP2_STREAM", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("curl.94", Some(94), "AUTH_ERROR", PERMISSION, Never, No, &[]),
    row("curl.95", Some(95), "HTTP3", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("curl.96", Some(96), "QUIC_CONNECT_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    31, 17, 5, 3, 4, 2, 25, 16, 19, 7, 30, 32, 9, 26, 10, 11, 8, 24, 33, 21,
    22, 6, 27, 29, 20, 28, 23, 12, 13, 14, 15, 18, 0, 1,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
];
