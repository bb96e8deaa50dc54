//! Node.js `code` strings, with undici, axios and fetch.

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
    node.ABORT_ERR\
    node.AbortError\
    node.CERT_HAS_EXPIRED\
    node.DEPTH_ZERO_SELF_SIGNED_CERT\
    node.EACCES\
    node.EADDRINUSE\
    node.EAGAIN\
    node.EAI_AGAIN\
    node.EBUSY\
    node.ECANCELED\
    node.ECONNABORTED\
    node.ECONNREFUSED\
    node.ECONNRESET\
    node.EDQUOT\
    node.EEXIST\
    node.EHOSTDOWN\
    node.EHOSTUNREACH\
    node.EINVAL\
    node.EISDIR\
    node.EMFILE\
    node.ENAMETOOLONG\
    node.ENETDOWN\
    node.ENETUNREACH\
    node.ENFILE\
    node.ENOBUFS\
    node.ENOENT\
    node.ENOSPC\
    node.ENOTCONN\
    node.ENOTDIR\
    node.ENOTEMPTY\
    node.ENOTFOUND\
    node.ENOTFOUND.host_given\
    node.EPERM\
    node.EPIPE\
    node.EPROTO\
    node.EROFS\
    node.ERR_ACCESS_DENIED\
    node.ERR_BAD_OPTION\
    node.ERR_BAD_OPTION_VALUE\
    node.ERR_BAD_REQUEST\
    node.ERR_BAD_RESPONSE\
    node.ERR_CANCELED\
    node.ERR_FR_TOO_MANY_REDIRECTS\
    node.ERR_FS_FILE_TOO_LARGE\
    node.ERR_HTTP2_GOAWAY_SESSION\
    node.ERR_HTTP2_SESSION_ERROR\
    node.ERR_HTTP2_STREAM_CANCEL\
    node.ERR_HTTP2_STREAM_ERROR\
    node.ERR_HTTP2_STREAM_ERROR.nghttp2-refused-stream\
    node.ERR_HTTP_INVALID_HEADER_VALUE\
    node.ERR_HTTP_REQUEST_TIMEOUT\
    node.ERR_INVALID_ARG_TYPE\
    node.ERR_INVALID_ARG_VALUE\
    node.ERR_INVALID_CHAR\
    node.ERR_INVALID_PROTOCOL\
    node.ERR_INVALID_URL\
    node.ERR_MISSING_ARGS\
    node.ERR_NETWORK\
    node.ERR_OUT_OF_RANGE\
    node.ERR_SOCKET_CLOSED\
    node.ERR_SOCKET_CONNECTION_TIMEOUT\
    node.ERR_SSL_WRONG_VERSION_NUMBER\
    node.ERR_STREAM_DESTROYED\
    node.ERR_STREAM_PREMATURE_CLOSE\
    node.ERR_STREAM_WRITE_AFTER_END\
    node.ERR_STRING_TOO_LONG\
    node.ERR_TLS_CERT_ALTNAME_INVALID\
    node.ERR_TLS_HANDSHAKE_TIMEOUT\
    node.ERR_TLS_HANDSHAKE_TIMEOUT.connecting\
    node.ERR_UNESCAPED_CHARACTERS\
    node.ERR_UNSUPPORTED_URL_SCHEME\
    node.ESOCKETTIMEDOUT\
    node.ETIMEDOUT\
    node.EXDEV\
    node.HPE_HEADER_OVERFLOW\
    node.MODULE_NOT_FOUND\
    node.PROTOCOL_CONNECTION_LOST\
    node.PROTOCOL_SEQUENCE_TIMEOUT\
    node.SELF_SIGNED_CERT_IN_CHAIN\
    node.TimeoutError\
    node.TypeError\
    node.TypeError.fetch-failed\
    node.TypeError.failed-to-fetch\
    node.TypeError.networkerror-when-attempting-to\
    node.TypeError.load-failed\
    node.TypeError.network-request-failed\
    node.TypeError.the-internet-connection-appears\
    node.TypeError.terminated\
    node.TypeError.invalid-url\
    node.TypeError.failed-to-parse-url\
    node.UNABLE_TO_GET_ISSUER_CERT_LOCALLY\
    node.UNABLE_TO_VERIFY_LEAF_SIGNATURE\
    node.UND_ERR_ABORTED\
    node.UND_ERR_BODY_TIMEOUT\
    node.UND_ERR_BPL_MISSING_UPSTREAM\
    node.UND_ERR_CLOSED\
    node.UND_ERR_CONNECT_TIMEOUT\
    node.UND_ERR_DESTROYED\
    node.UND_ERR_HEADERS_OVERFLOW\
    node.UND_ERR_HEADERS_TIMEOUT\
    node.UND_ERR_INFO\
    node.UND_ERR_INVALID_ARG\
    node.UND_ERR_INVALID_RETURN_VALUE\
    node.UND_ERR_MAX_ORIGINS_REACHED\
    node.UND_ERR_NOT_SUPPORTED\
    node.UND_ERR_PRX_TLS\
    node.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH\
    node.UND_ERR_REQ_RETRY\
    node.UND_ERR_RESPONSE\
    node.UND_ERR_RES_CONTENT_LENGTH_MISMATCH\
    node.UND_ERR_RES_EXCEEDED_MAX_SIZE\
    node.UND_ERR_SOCKET\
    node.Z_BUF_ERROR\
    node.Z_BUF_ERROR.answered\
    node.Z_BUF_ERROR.terminated\
    node.Z_DATA_ERROR\
    node.Z_DATA_ERROR.answered\
    node.Z_DATA_ERROR.terminated\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 14, 5, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(14, 15, 5, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(29, 21, 5, 16, None, BUSINESS, Never, No),
    Packed(50, 32, 5, 27, None, BUSINESS, Never, No),
    Packed(82, 11, 5, 6, None, PERMISSION, Never, No),
    Packed(93, 15, 5, 10, None, BUSINESS, Never, No),
    Packed(108, 11, 5, 6, None, TRANSIENT, Always, No),
    Packed(119, 14, 5, 9, None, TRANSIENT, Always, No),
    Packed(133, 10, 5, 5, None, TRANSIENT, Always, No),
    Packed(143, 14, 5, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(157, 17, 5, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(174, 17, 5, 12, None, TRANSIENT, Always, No),
    Packed(191, 15, 5, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(206, 11, 5, 6, None, BUSINESS, Never, No),
    Packed(217, 11, 5, 6, None, BUSINESS, Never, No),
    Packed(228, 14, 5, 9, None, TRANSIENT, Always, No),
    Packed(242, 17, 5, 12, None, TRANSIENT, Always, No),
    Packed(259, 11, 5, 6, None, VALIDATION, Never, No),
    Packed(270, 11, 5, 6, None, VALIDATION, Never, No),
    Packed(281, 11, 5, 6, None, TRANSIENT, Always, No),
    Packed(292, 17, 5, 12, None, VALIDATION, Never, No),
    Packed(309, 13, 5, 8, None, TRANSIENT, Always, No),
    Packed(322, 16, 5, 11, None, TRANSIENT, Always, No),
    Packed(338, 11, 5, 6, None, TRANSIENT, Always, No),
    Packed(349, 12, 5, 7, None, TRANSIENT, Always, No),
    Packed(361, 11, 5, 6, None, VALIDATION, Never, No),
    Packed(372, 11, 5, 6, None, BUSINESS, Never, No),
    Packed(383, 13, 5, 8, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(396, 12, 5, 7, None, VALIDATION, Never, No),
    Packed(408, 14, 5, 9, None, BUSINESS, Never, No),
    Packed(422, 14, 5, 9, None, TRANSIENT, Always, No),
    Packed(436, 25, 5, 9, None, VALIDATION, Never, No),
    Packed(461, 10, 5, 5, None, PERMISSION, Never, No),
    Packed(471, 10, 5, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(481, 11, 5, 6, None, Unsaid, Never, Unknown),
    Packed(492, 10, 5, 5, None, PERMISSION, Never, No),
    Packed(502, 22, 5, 17, None, PERMISSION, Never, No),
    Packed(524, 19, 5, 14, None, VALIDATION, Never, No),
    Packed(543, 25, 5, 20, None, VALIDATION, Never, No),
    Packed(568, 20, 5, 15, None, Unsaid, Never, Unknown),
    Packed(588, 21, 5, 16, None, Unsaid, Never, Unknown),
    Packed(609, 17, 5, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(626, 30, 5, 25, None, VALIDATION, Never, No),
    Packed(656, 26, 5, 21, None, VALIDATION, Never, No),
    Packed(682, 29, 5, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(711, 28, 5, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(739, 28, 5, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(767, 27, 5, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(794, 50, 5, 22, None, TRANSIENT, Always, No),
    Packed(844, 34, 5, 29, None, VALIDATION, Never, No),
    Packed(878, 29, 5, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(907, 25, 5, 20, None, VALIDATION, Never, No),
    Packed(932, 26, 5, 21, None, VALIDATION, Never, No),
    Packed(958, 21, 5, 16, None, VALIDATION, Never, No),
    Packed(979, 25, 5, 20, None, VALIDATION, Never, No),
    Packed(1004, 20, 5, 15, None, VALIDATION, Never, No),
    Packed(1024, 21, 5, 16, None, VALIDATION, Never, No),
    Packed(1045, 16, 5, 11, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1061, 21, 5, 16, None, VALIDATION, Never, No),
    Packed(1082, 22, 5, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1104, 34, 5, 29, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1138, 33, 5, 28, None, VALIDATION, Never, No),
    Packed(1171, 25, 5, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1196, 31, 5, 26, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1227, 31, 5, 26, None, Unsaid, Never, Unknown),
    Packed(1258, 24, 5, 19, None, VALIDATION, Never, No),
    Packed(1282, 33, 5, 28, None, BUSINESS, Never, No),
    Packed(1315, 30, 5, 25, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1345, 41, 5, 25, None, TRANSIENT, Always, No),
    Packed(1386, 29, 5, 24, None, VALIDATION, Never, No),
    Packed(1415, 31, 5, 26, None, VALIDATION, Never, No),
    Packed(1446, 20, 5, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1466, 14, 5, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1480, 10, 5, 5, None, BUSINESS, Never, No),
    Packed(1490, 24, 5, 19, None, VALIDATION, Never, No),
    Packed(1514, 21, 5, 16, None, Unsaid, Never, Unknown),
    Packed(1535, 29, 5, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1564, 30, 5, 25, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1594, 30, 5, 25, None, BUSINESS, Never, No),
    Packed(1624, 17, 5, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1641, 14, 5, 9, None, Unsaid, Never, Unknown),
    Packed(1655, 27, 5, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1682, 30, 5, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1712, 46, 5, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1758, 26, 5, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1784, 37, 5, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1821, 46, 5, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1867, 25, 5, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1892, 26, 5, 9, None, VALIDATION, Never, No),
    Packed(1918, 34, 5, 9, None, VALIDATION, Never, No),
    Packed(1952, 38, 5, 33, None, BUSINESS, Never, No),
    Packed(1990, 36, 5, 31, None, BUSINESS, Never, No),
    Packed(2026, 20, 5, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2046, 25, 5, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2071, 33, 5, 28, None, TRANSIENT, Always, No),
    Packed(2104, 19, 5, 14, None, Unsaid, Never, Unknown),
    Packed(2123, 28, 5, 23, None, TRANSIENT, Always, No),
    Packed(2151, 22, 5, 17, None, Unsaid, Never, Unknown),
    Packed(2173, 29, 5, 24, None, VALIDATION, Never, No),
    Packed(2202, 28, 5, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2230, 17, 5, 12, None, Unsaid, Never, Unknown),
    Packed(2247, 24, 5, 19, None, VALIDATION, Never, No),
    Packed(2271, 33, 5, 28, None, VALIDATION, Never, No),
    Packed(2304, 32, 5, 27, None, TRANSIENT, Always, No),
    Packed(2336, 26, 5, 21, None, VALIDATION, Never, No),
    Packed(2362, 20, 5, 15, None, TRANSIENT, Always, No),
    Packed(2382, 40, 5, 35, None, VALIDATION, Never, No),
    Packed(2422, 22, 5, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2444, 21, 5, 16, None, Unsaid, Never, Unknown),
    Packed(2465, 40, 5, 35, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2505, 34, 5, 29, None, BUSINESS, Never, Unknown),
    Packed(2539, 19, 5, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2558, 16, 5, 11, None, VALIDATION, Never, No),
    Packed(2574, 25, 5, 11, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2599, 27, 5, 11, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2626, 17, 5, 12, None, VALIDATION, Never, No),
    Packed(2643, 26, 5, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2669, 28, 5, 12, None, TRANSIENT, IfIdempotent, Unknown),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (31, &[HostGiven]),
    (48, &[Message("NGHTTP2_REFUSED_STREAM")]),
    (68, &[Connecting]),
    (81, &[Message("fetch failed")]),
    (82, &[Message("Failed to fetch")]),
    (83, &[Message("NetworkError when attempting to fetch resource")]),
    (84, &[Message("Load failed")]),
    (85, &[Message("Network request failed")]),
    (86, &[Message("The Internet connection appears to be offline")]),
    (87, &[Message("terminated")]),
    (88, &[Message("Invalid URL")]),
    (89, &[Message("Failed to parse URL")]),
    (113, &[Answered]),
    (114, &[Message("terminated")]),
    (116, &[Answered]),
    (117, &[Message("terminated")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
];

static BY_NUMBER: &[u16] = &[];
