//! Airtable error types.

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
    row("airtable.AUTHENTICATION_REQUIRED", None, "AUTHENTICATION_REQUIRED", PERMISSION, Never, No, &[]),
    row("airtable.INVALID_PERMISSIONS", None, "INVALID_PERMISSIONS", PERMISSION, Never, No, &[]),
    row("airtable.INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND", None, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND", PERMISSION, Never, No, &[]),
    row("airtable.INVALID_REQUEST_UNKNOWN", None, "INVALID_REQUEST_UNKNOWN", VALIDATION, Never, No, &[]),
    row("airtable.INVALID_VALUE_FOR_COLUMN", None, "INVALID_VALUE_FOR_COLUMN", VALIDATION, Never, No, &[]),
    row("airtable.MODEL_ID_NOT_FOUND", None, "MODEL_ID_NOT_FOUND", VALIDATION, Never, No, &[]),
    row("airtable.PUBLIC_API_BILLING_LIMIT_EXCEEDED", None, "PUBLIC_API_BILLING_LIMIT_EXCEEDED", BUSINESS, Never, No, &[]),
    row("airtable.RATE_LIMIT_REACHED", None, "RATE_LIMIT_REACHED", TRANSIENT, Always, No, &[]),
    row("airtable.TABLE_NOT_FOUND", None, "TABLE_NOT_FOUND", VALIDATION, Never, No, &[]),
    row("airtable.UNKNOWN_FIELD_NAME", None, "UNKNOWN_FIELD_NAME", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];

static BY_NUMBER: &[u16] = &[];
