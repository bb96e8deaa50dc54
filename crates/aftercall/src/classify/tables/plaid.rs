//! Plaid error codes.

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
    plaid.ADDITION_LIMIT\
    plaid.INSTITUTION_DOWN\
    plaid.INSTITUTION_NOT_AVAILABLE\
    plaid.INSTITUTION_NOT_RESPONDING\
    plaid.INTERNAL_SERVER_ERROR\
    plaid.INVALID_ACCESS_TOKEN\
    plaid.INVALID_API_KEYS\
    plaid.INVALID_BODY\
    plaid.INVALID_FIELD\
    plaid.INVALID_PUBLIC_TOKEN\
    plaid.ITEM_LOGIN_REQUIRED\
    plaid.MISSING_FIELDS\
    plaid.NO_ACCOUNTS\
    plaid.PLANNED_MAINTENANCE\
    plaid.PRODUCTS_NOT_SUPPORTED\
    plaid.PRODUCT_NOT_READY\
    plaid.RATE_LIMIT_EXCEEDED\
    plaid.UNKNOWN_FIELDS\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 20, 6, 14, None, BUSINESS, Never, No),
    Packed(20, 22, 6, 16, None, TRANSIENT, Always, No),
    Packed(42, 31, 6, 25, None, TRANSIENT, Always, No),
    Packed(73, 32, 6, 26, None, TRANSIENT, Always, No),
    Packed(105, 27, 6, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(132, 26, 6, 20, None, PERMISSION, Never, No),
    Packed(158, 22, 6, 16, None, PERMISSION, Never, No),
    Packed(180, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(198, 19, 6, 13, None, VALIDATION, Never, No),
    Packed(217, 26, 6, 20, None, PERMISSION, Never, No),
    Packed(243, 25, 6, 19, None, PERMISSION, Never, No),
    Packed(268, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(288, 17, 6, 11, None, BUSINESS, Never, No),
    Packed(305, 25, 6, 19, None, TRANSIENT, Always, No),
    Packed(330, 28, 6, 22, None, BUSINESS, Never, No),
    Packed(358, 23, 6, 17, None, TRANSIENT, Always, No),
    Packed(381, 25, 6, 19, None, TRANSIENT, Always, No),
    Packed(406, 20, 6, 14, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
];

static BY_NUMBER: &[u16] = &[];
