//! Linear error codes.

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
    row("linear.AUTHENTICATION_ERROR", None, "AUTHENTICATION_ERROR", PERMISSION, Never, No, &[]),
    row("linear.ENTITY_NOT_FOUND", None, "ENTITY_NOT_FOUND", VALIDATION, Never, No, &[]),
    row("linear.FEATURE_NOT_ACCESSIBLE", None, "FEATURE_NOT_ACCESSIBLE", PERMISSION, Never, No, &[]),
    row("linear.FORBIDDEN", None, "FORBIDDEN", PERMISSION, Never, No, &[]),
    row("linear.GRAPHQL_VALIDATION_FAILED", None, "GRAPHQL_VALIDATION_FAILED", VALIDATION, Never, No, &[]),
    row("linear.INTERNAL_ERROR", None, "INTERNAL_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("linear.INVALID_INPUT", None, "INVALID_INPUT", VALIDATION, Never, No, &[]),
    row("linear.LOCK_TIMEOUT", None, "LOCK_TIMEOUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("linear.NETWORK_ERROR", None, "NETWORK_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("linear.RATELIMITED", None, "RATELIMITED", TRANSIENT, Always, No, &[]),
    row("linear.USAGE_LIMIT_EXCEEDED", None, "USAGE_LIMIT_EXCEEDED", BUSINESS, Never, No, &[]),
    row("linear.USER_ERROR", None, "USER_ERROR", BUSINESS, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

static BY_NUMBER: &[u16] = &[];
