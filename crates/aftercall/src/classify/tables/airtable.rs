//! Airtable error types.

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
    airtable.AUTHENTICATION_REQUIRED\
    airtable.INVALID_PERMISSIONS\
    airtable.INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND\
    airtable.INVALID_REQUEST_UNKNOWN\
    airtable.INVALID_VALUE_FOR_COLUMN\
    airtable.MODEL_ID_NOT_FOUND\
    airtable.PUBLIC_API_BILLING_LIMIT_EXCEEDED\
    airtable.RATE_LIMIT_REACHED\
    airtable.TABLE_NOT_FOUND\
    airtable.UNKNOWN_FIELD_NAME\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 32, 9, 23, None, PERMISSION, Never, No),
    Packed(32, 28, 9, 19, None, PERMISSION, Never, No),
    Packed(60, 47, 9, 38, None, PERMISSION, Never, No),
    Packed(107, 32, 9, 23, None, VALIDATION, Never, No),
    Packed(139, 33, 9, 24, None, VALIDATION, Never, No),
    Packed(172, 27, 9, 18, None, VALIDATION, Never, No),
    Packed(199, 42, 9, 33, None, BUSINESS, Never, No),
    Packed(241, 27, 9, 18, None, TRANSIENT, Always, No),
    Packed(268, 24, 9, 15, None, VALIDATION, Never, No),
    Packed(292, 27, 9, 18, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];

static BY_NUMBER: &[u16] = &[];
