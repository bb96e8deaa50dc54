//! Kubernetes status reasons.

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
    row("kubernetes.AlreadyExists", None, "AlreadyExists", BUSINESS, Never, No, &[]),
    row("kubernetes.BadRequest", None, "BadRequest", VALIDATION, Never, No, &[]),
    row("kubernetes.Conflict", None, "Conflict", BUSINESS, Never, No, &[]),
    row("kubernetes.Expired", None, "Expired", VALIDATION, Never, No, &[]),
    row("kubernetes.Forbidden", None, "Forbidden", PERMISSION, Never, No, &[]),
    row("kubernetes.Gone", None, "Gone", BUSINESS, Never, No, &[]),
    row("kubernetes.InternalError", None, "InternalError", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("kubernetes.Invalid", None, "Invalid", VALIDATION, Never, No, &[]),
    row("kubernetes.MethodNotAllowed", None, "MethodNotAllowed", VALIDATION, Never, No, &[]),
    row("kubernetes.NotAcceptable", None, "NotAcceptable", VALIDATION, Never, No, &[]),
    row("kubernetes.NotFound", None, "NotFound", VALIDATION, Never, No, &[]),
    row("kubernetes.RequestEntityTooLarge", None, "RequestEntityTooLarge", VALIDATION, Never, No, &[]),
    row("kubernetes.ServerTimeout", None, "ServerTimeout", TRANSIENT, Always, No, &[]),
    row("kubernetes.ServiceUnavailable", None, "ServiceUnavailable", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("kubernetes.StorageReadError", None, "StorageReadError", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("kubernetes.Timeout", None, "Timeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("kubernetes.TooManyRequests", None, "TooManyRequests", TRANSIENT, Always, No, &[]),
    row("kubernetes.Unauthorized", None, "Unauthorized", PERMISSION, Never, No, &[]),
    row("kubernetes.Unknown", None, "Unknown", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("kubernetes.UnsupportedMediaType", None, "UnsupportedMediaType", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
];

static BY_NUMBER: &[u16] = &[];
