//! gRPC status codes, in any language's spelling.

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: &packed::<{ ROWS.len() }>(ROWS),
    conditions: &conditions::<{ condition_count(ROWS) }>(ROWS),
    text: as_text(&TEXT),
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Loose,
};

static TEXT: [u8; text_length(ROWS)] = text(ROWS);

#[rustfmt::skip]
const ROWS: &[Row] = &[
    row("grpc.OK", Some(0), "OK", NotError, Never, Yes, &[]),
    row("grpc.CANCELLED", Some(1), "CANCELLED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("grpc.UNKNOWN", Some(2), "UNKNOWN", Unsaid, Never, Unknown, &[]),
    row("grpc.INVALID_ARGUMENT", Some(3), "INVALID_ARGUMENT", VALIDATION, Never, No, &[]),
    row("grpc.INVALID_ARGUMENT.authentication-failed", Some(3), "INVALID_ARGUMENT", PERMISSION, Never, No, &[Message("authentication failed")]),
    row("grpc.DEADLINE_EXCEEDED", Some(4), "DEADLINE_EXCEEDED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("grpc.NOT_FOUND", Some(5), "NOT_FOUND", VALIDATION, Never, No, &[]),
    row("grpc.ALREADY_EXISTS", Some(6), "ALREADY_EXISTS", BUSINESS, Never, No, &[]),
    row("grpc.PERMISSION_DENIED", Some(7), "PERMISSION_DENIED", PERMISSION, Never, No, &[]),
    row("grpc.RESOURCE_EXHAUSTED", Some(8), "RESOURCE_EXHAUSTED", TRANSIENT, Always, No, &[]),
    row("grpc.RESOURCE_EXHAUSTED.larger-than-max", Some(8), "RESOURCE_EXHAUSTED", VALIDATION, Never, No, &[Message("larger than max")]),
    row("grpc.RESOURCE_EXHAUSTED.space-exceeded", Some(8), "RESOURCE_EXHAUSTED", BUSINESS, Never, No, &[Message("space exceeded")]),
    row("grpc.RESOURCE_EXHAUSTED.per-day", Some(8), "RESOURCE_EXHAUSTED", BUSINESS, Never, No, &[Message("per day")]),
    row("grpc.FAILED_PRECONDITION", Some(9), "FAILED_PRECONDITION", BUSINESS, Never, No, &[]),
    row("grpc.ABORTED", Some(10), "ABORTED", TRANSIENT, Always, No, &[]),
    row("grpc.OUT_OF_RANGE", Some(11), "OUT_OF_RANGE", VALIDATION, Never, No, &[]),
    row("grpc.UNIMPLEMENTED", Some(12), "UNIMPLEMENTED", VALIDATION, Never, No, &[]),
    row("grpc.INTERNAL", Some(13), "INTERNAL", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("grpc.UNAVAILABLE", Some(14), "UNAVAILABLE", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("grpc.UNAVAILABLE.connecting", Some(14), "UNAVAILABLE", TRANSIENT, Always, No, &[Connecting]),
    row("grpc.UNAVAILABLE.refused-stream", Some(14), "UNAVAILABLE", TRANSIENT, Always, No, &[Message("REFUSED_STREAM")]),
    row("grpc.UNAVAILABLE.failed-parsing-http-2", Some(14), "UNAVAILABLE", VALIDATION, Never, No, &[Message("Failed parsing HTTP/2")]),
    row("grpc.UNAVAILABLE.certificate-verify-failed", Some(14), "UNAVAILABLE", BUSINESS, Never, No, &[Message("CERTIFICATE_VERIFY_FAILED")]),
    row("grpc.UNAVAILABLE.name-not-found.host_given", Some(14), "UNAVAILABLE", VALIDATION, Never, No, &[Message("name not found"), HostGiven]),
    row("grpc.UNAVAILABLE.dns-resolution-failed.host_given", Some(14), "UNAVAILABLE", VALIDATION, Never, No, &[Message("DNS resolution failed"), HostGiven]),
    row("grpc.DATA_LOSS", Some(15), "DATA_LOSS", BUSINESS, Never, Unknown, &[]),
    row("grpc.UNAUTHENTICATED", Some(16), "UNAUTHENTICATED", PERMISSION, Never, No, &[]),
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
