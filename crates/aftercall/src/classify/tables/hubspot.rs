//! HubSpot error categories.

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
    hubspot.BANNED\
    hubspot.CONFLICT\
    hubspot.EXPIRED_AUTHENTICATION\
    hubspot.INVALID_AUTHENTICATION\
    hubspot.INVALID_EMAIL\
    hubspot.MISSING_SCOPES\
    hubspot.OBJECT_ALREADY_EXISTS\
    hubspot.OBJECT_NOT_FOUND\
    hubspot.PROPERTY_DOESNT_EXIST\
    hubspot.RATE_LIMITS\
    hubspot.RATE_LIMITS.daily\
    hubspot.VALIDATION_ERROR\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 14, 8, 6, None, PERMISSION, Never, No),
    Packed(14, 16, 8, 8, None, BUSINESS, Never, No),
    Packed(30, 30, 8, 22, None, PERMISSION, Never, No),
    Packed(60, 30, 8, 22, None, PERMISSION, Never, No),
    Packed(90, 21, 8, 13, None, VALIDATION, Never, No),
    Packed(111, 22, 8, 14, None, PERMISSION, Never, No),
    Packed(133, 29, 8, 21, None, BUSINESS, Never, No),
    Packed(162, 24, 8, 16, None, VALIDATION, Never, No),
    Packed(186, 29, 8, 21, None, VALIDATION, Never, No),
    Packed(215, 19, 8, 11, None, TRANSIENT, Always, No),
    Packed(234, 25, 8, 11, None, BUSINESS, Never, No),
    Packed(259, 24, 8, 16, None, VALIDATION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (10, &[Message("DAILY")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

static BY_NUMBER: &[u16] = &[];
