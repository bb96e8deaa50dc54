//! Plaid error codes.

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
    row("plaid.ADDITION_LIMIT", None, "ADDITION_LIMIT", BUSINESS, Never, No, &[]),
    row("plaid.INSTITUTION_DOWN", None, "INSTITUTION_DOWN", TRANSIENT, Always, No, &[]),
    row("plaid.INSTITUTION_NOT_AVAILABLE", None, "INSTITUTION_NOT_AVAILABLE", TRANSIENT, Always, No, &[]),
    row("plaid.INSTITUTION_NOT_RESPONDING", None, "INSTITUTION_NOT_RESPONDING", TRANSIENT, Always, No, &[]),
    row("plaid.INTERNAL_SERVER_ERROR", None, "INTERNAL_SERVER_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("plaid.INVALID_ACCESS_TOKEN", None, "INVALID_ACCESS_TOKEN", PERMISSION, Never, No, &[]),
    row("plaid.INVALID_API_KEYS", None, "INVALID_API_KEYS", PERMISSION, Never, No, &[]),
    row("plaid.INVALID_BODY", None, "INVALID_BODY", VALIDATION, Never, No, &[]),
    row("plaid.INVALID_FIELD", None, "INVALID_FIELD", VALIDATION, Never, No, &[]),
    row("plaid.INVALID_PUBLIC_TOKEN", None, "INVALID_PUBLIC_TOKEN", PERMISSION, Never, No, &[]),
    row("plaid.ITEM_LOGIN_REQUIRED", None, "ITEM_LOGIN_REQUIRED", PERMISSION, Never, No, &[]),
    row("plaid.MISSING_FIELDS", None, "MISSING_FIELDS", VALIDATION, Never, No, &[]),
    row("plaid.NO_ACCOUNTS", None, "NO_ACCOUNTS", BUSINESS, Never, No, &[]),
    row("plaid.PLANNED_MAINTENANCE", None, "PLANNED_MAINTENANCE", TRANSIENT, Always, No, &[]),
    row("plaid.PRODUCTS_NOT_SUPPORTED", None, "PRODUCTS_NOT_SUPPORTED", BUSINESS, Never, No, &[]),
    row("plaid.PRODUCT_NOT_READY", None, "PRODUCT_NOT_READY", TRANSIENT, Always, No, &[]),
    row("plaid.RATE_LIMIT_EXCEEDED", None, "RATE_LIMIT_EXCEEDED", TRANSIENT, Always, No, &[]),
    row("plaid.UNKNOWN_FIELDS", None, "UNKNOWN_FIELDS", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
];

static BY_NUMBER: &[u16] = &[];
