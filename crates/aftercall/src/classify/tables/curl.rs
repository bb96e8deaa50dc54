//! libcurl result codes, which are curl's exit codes.

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
    curl.1UNSUPPORTED_PROTOCOL\
    curl.3URL_MALFORMAT\
    curl.5COULDNT_RESOLVE_PROXY\
    curl.6COULDNT_RESOLVE_HOST\
    curl.6.host_givenCOULDNT_RESOLVE_HOST\
    curl.7COULDNT_CONNECT\
    curl.9REMOTE_ACCESS_DENIED\
    curl.16HTTP2\
    curl.18PARTIAL_FILE\
    curl.22HTTP_RETURNED_ERROR\
    curl.28OPERATION_TIMEDOUT\
    curl.28.connectingOPERATION_TIMEDOUT\
    curl.35SSL_CONNECT_ERROR\
    curl.35.wrong-version-numberSSL_CONNECT_ERROR\
    curl.35.alert-protocol-versionSSL_CONNECT_ERROR\
    curl.35.certificate-requiredSSL_CONNECT_ERROR\
    curl.37FILE_COULDNT_READ_FILE\
    curl.43BAD_FUNCTION_ARGUMENT\
    curl.47TOO_MANY_REDIRECTS\
    curl.52GOT_NOTHING\
    curl.55SEND_ERROR\
    curl.56RECV_ERROR\
    curl.56.certificate-requiredRECV_ERROR\
    curl.58SSL_CERTPROBLEM\
    curl.60PEER_FAILED_VERIFICATION\
    curl.63FILESIZE_EXCEEDED\
    curl.67LOGIN_DENIED\
    curl.70REMOTE_DISK_FULL\
    curl.77SSL_CACERT_BADFILE\
    curl.78REMOTE_FILE_NOT_FOUND\
    curl.92HTTP2_STREAM\
    curl.94AUTH_ERROR\
    curl.95HTTP3\
    curl.96QUIC_CONNECT_ERROR\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 6, 6, 20, Some(1), VALIDATION, Never, No),
    Packed(26, 6, 6, 13, Some(3), VALIDATION, Never, No),
    Packed(45, 6, 6, 21, Some(5), TRANSIENT, Always, No),
    Packed(72, 6, 6, 20, Some(6), TRANSIENT, Always, No),
    Packed(98, 17, 17, 20, Some(6), VALIDATION, Never, No),
    Packed(135, 6, 6, 15, Some(7), TRANSIENT, Always, No),
    Packed(156, 6, 6, 20, Some(9), PERMISSION, Never, No),
    Packed(182, 7, 7, 5, Some(16), TRANSIENT, IfIdempotent, Unknown),
    Packed(194, 7, 7, 12, Some(18), TRANSIENT, IfIdempotent, Unknown),
    Packed(213, 7, 7, 19, Some(22), Unsaid, Never, Unknown),
    Packed(239, 7, 7, 18, Some(28), TRANSIENT, IfIdempotent, Unknown),
    Packed(264, 18, 18, 18, Some(28), TRANSIENT, Always, No),
    Packed(300, 7, 7, 17, Some(35), TRANSIENT, Always, No),
    Packed(324, 28, 28, 17, Some(35), VALIDATION, Never, No),
    Packed(369, 30, 30, 17, Some(35), VALIDATION, Never, No),
    Packed(416, 28, 28, 17, Some(35), PERMISSION, Never, No),
    Packed(461, 7, 7, 22, Some(37), VALIDATION, Never, No),
    Packed(490, 7, 7, 21, Some(43), VALIDATION, Never, No),
    Packed(518, 7, 7, 18, Some(47), VALIDATION, Never, No),
    Packed(543, 7, 7, 11, Some(52), TRANSIENT, IfIdempotent, Unknown),
    Packed(561, 7, 7, 10, Some(55), TRANSIENT, IfIdempotent, Unknown),
    Packed(578, 7, 7, 10, Some(56), TRANSIENT, IfIdempotent, Unknown),
    Packed(595, 28, 28, 10, Some(56), PERMISSION, Never, No),
    Packed(633, 7, 7, 15, Some(58), PERMISSION, Never, No),
    Packed(655, 7, 7, 24, Some(60), BUSINESS, Never, No),
    Packed(686, 7, 7, 17, Some(63), VALIDATION, Never, No),
    Packed(710, 7, 7, 12, Some(67), PERMISSION, Never, No),
    Packed(729, 7, 7, 16, Some(70), BUSINESS, Never, No),
    Packed(752, 7, 7, 18, Some(77), BUSINESS, Never, No),
    Packed(777, 7, 7, 21, Some(78), VALIDATION, Never, No),
    Packed(805, 7, 7, 12, Some(92), TRANSIENT, IfIdempotent, Unknown),
    Packed(824, 7, 7, 10, Some(94), PERMISSION, Never, No),
    Packed(841, 7, 7, 5, Some(95), TRANSIENT, IfIdempotent, Unknown),
    Packed(853, 7, 7, 18, Some(96), TRANSIENT, IfIdempotent, Unknown),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (4, &[HostGiven]),
    (11, &[Connecting]),
    (13, &[Message("wrong version number")]),
    (14, &[Message("alert protocol version")]),
    (15, &[Message("certificate required")]),
    (22, &[Message("certificate required")]),
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
