//! HubSpot error categories.

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
    row("hubspot.BANNED", None, "BANNED", PERMISSION, Never, No, &[]),
    row("hubspot.CONFLICT", None, "CONFLICT", BUSINESS, Never, No, &[]),
    row("hubspot.EXPIRED_AUTHENTICATION", None, "EXPIRED_AUTHENTICATION", PERMISSION, Never, No, &[]),
    row("hubspot.INVALID_AUTHENTICATION", None, "INVALID_AUTHENTICATION", PERMISSION, Never, No, &[]),
    row("hubspot.INVALID_EMAIL", None, "INVALID_EMAIL", VALIDATION, Never, No, &[]),
    row("hubspot.MISSING_SCOPES", None, "MISSING_SCOPES", PERMISSION, Never, No, &[]),
    row("hubspot.OBJECT_ALREADY_EXISTS", None, "OBJECT_ALREADY_EXISTS", BUSINESS, Never, No, &[]),
    row("hubspot.OBJECT_NOT_FOUND", None, "OBJECT_NOT_FOUND", VALIDATION, Never, No, &[]),
    row("hubspot.PROPERTY_DOESNT_EXIST", None, "PROPERTY_DOESNT_EXIST", VALIDATION, Never, No, &[]),
    row("hubspot.RATE_LIMITS", None, "RATE_LIMITS", TRANSIENT, Always, No, &[]),
    row("hubspot.RATE_LIMITS.daily", None, "RATE_LIMITS", BUSINESS, Never, No, &[Message("DAILY")]),
    row("hubspot.VALIDATION_ERROR", None, "VALIDATION_ERROR", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

static BY_NUMBER: &[u16] = &[];
