//! Shopify GraphQL and user error codes.

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
    shopify.ACCESS_DENIED\
    shopify.BAD_USER_INPUT\
    shopify.INTERNAL_SERVER_ERROR\
    shopify.MAX_COST_EXCEEDED\
    shopify.SHOP_INACTIVE\
    shopify.TAKEN\
    shopify.THROTTLED\
    shopify.argumentLiteralsIncompatible\
    shopify.undefinedField\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 21, 8, 13, None, PERMISSION, Never, No),
    Packed(21, 22, 8, 14, None, VALIDATION, Never, No),
    Packed(43, 29, 8, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(72, 25, 8, 17, None, VALIDATION, Never, No),
    Packed(97, 21, 8, 13, None, BUSINESS, Never, No),
    Packed(118, 13, 8, 5, None, BUSINESS, Never, No),
    Packed(131, 17, 8, 9, None, TRANSIENT, Always, No),
    Packed(148, 36, 8, 28, None, VALIDATION, Never, No),
    Packed(184, 22, 8, 14, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8,
];

static BY_NUMBER: &[u16] = &[];
