//! gRPC status codes, in any language's spelling.

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: ROWS,
    conditions: CONDITIONS,
    text: TEXT,
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Loose,
};

#[rustfmt::skip]
static TEXT: &str = "\
    grpc.OK\
    grpc.CANCELLED\
    grpc.UNKNOWN\
    grpc.INVALID_ARGUMENT\
    grpc.INVALID_ARGUMENT.authentication-failed\
    grpc.DEADLINE_EXCEEDED\
    grpc.NOT_FOUND\
    grpc.ALREADY_EXISTS\
    grpc.PERMISSION_DENIED\
    grpc.RESOURCE_EXHAUSTED\
    grpc.RESOURCE_EXHAUSTED.larger-than-max\
    grpc.RESOURCE_EXHAUSTED.space-exceeded\
    grpc.RESOURCE_EXHAUSTED.per-day\
    grpc.FAILED_PRECONDITION\
    grpc.ABORTED\
    grpc.OUT_OF_RANGE\
    grpc.UNIMPLEMENTED\
    grpc.INTERNAL\
    grpc.UNAVAILABLE\
    grpc.UNAVAILABLE.connecting\
    grpc.UNAVAILABLE.refused-stream\
    grpc.UNAVAILABLE.failed-parsing-http-2\
    grpc.UNAVAILABLE.certificate-verify-failed\
    grpc.UNAVAILABLE.name-not-found.host_given\
    grpc.UNAVAILABLE.dns-resolution-failed.host_given\
    grpc.DATA_LOSS\
    grpc.UNAUTHENTICATED\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 7, 5, 2, Some(0), NotError, Never, Yes),
    Packed(7, 14, 5, 9, Some(1), TRANSIENT, IfIdempotent, Unknown),
    Packed(21, 12, 5, 7, Some(2), Unsaid, Never, Unknown),
    Packed(33, 21, 5, 16, Some(3), VALIDATION, Never, No),
    Packed(54, 43, 5, 16, Some(3), PERMISSION, Never, No),
    Packed(97, 22, 5, 17, Some(4), TRANSIENT, IfIdempotent, Unknown),
    Packed(119, 14, 5, 9, Some(5), VALIDATION, Never, No),
    Packed(133, 19, 5, 14, Some(6), BUSINESS, Never, No),
    Packed(152, 22, 5, 17, Some(7), PERMISSION, Never, No),
    Packed(174, 23, 5, 18, Some(8), TRANSIENT, Always, No),
    Packed(197, 39, 5, 18, Some(8), VALIDATION, Never, No),
    Packed(236, 38, 5, 18, Some(8), BUSINESS, Never, No),
    Packed(274, 31, 5, 18, Some(8), BUSINESS, Never, No),
    Packed(305, 24, 5, 19, Some(9), BUSINESS, Never, No),
    Packed(329, 12, 5, 7, Some(10), TRANSIENT, Always, No),
    Packed(341, 17, 5, 12, Some(11), VALIDATION, Never, No),
    Packed(358, 18, 5, 13, Some(12), VALIDATION, Never, No),
    Packed(376, 13, 5, 8, Some(13), TRANSIENT, IfIdempotent, Unknown),
    Packed(389, 16, 5, 11, Some(14), TRANSIENT, IfIdempotent, Unknown),
    Packed(405, 27, 5, 11, Some(14), TRANSIENT, Always, No),
    Packed(432, 31, 5, 11, Some(14), TRANSIENT, Always, No),
    Packed(463, 38, 5, 11, Some(14), VALIDATION, Never, No),
    Packed(501, 42, 5, 11, Some(14), BUSINESS, Never, No),
    Packed(543, 42, 5, 11, Some(14), VALIDATION, Never, No),
    Packed(585, 49, 5, 11, Some(14), VALIDATION, Never, No),
    Packed(634, 14, 5, 9, Some(15), BUSINESS, Never, Unknown),
    Packed(648, 20, 5, 15, Some(16), PERMISSION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (4, &[Message("authentication failed")]),
    (10, &[Message("larger than max")]),
    (11, &[Message("space exceeded")]),
    (12, &[Message("per day")]),
    (19, &[Connecting]),
    (20, &[Message("REFUSED_STREAM")]),
    (21, &[Message("Failed parsing HTTP/2")]),
    (22, &[Message("CERTIFICATE_VERIFY_FAILED")]),
    (23, &[Message("name not found"), HostGiven]),
    (24, &[Message("DNS resolution failed"), HostGiven]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    14, 7, 1, 25, 5, 13, 17, 3, 4, 6, 0, 15, 8, 9, 10, 11, 12, 26, 18, 19,
    20, 21, 22, 23, 24, 16, 2,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26,
];
