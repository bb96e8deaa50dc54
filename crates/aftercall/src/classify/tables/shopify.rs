//! Shopify GraphQL and user error codes.

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
    row("shopify.ACCESS_DENIED", None, "ACCESS_DENIED", PERMISSION, Never, No, &[]),
    row("shopify.BAD_USER_INPUT", None, "BAD_USER_INPUT", VALIDATION, Never, No, &[]),
    row("shopify.INTERNAL_SERVER_ERROR", None, "INTERNAL_SERVER_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("shopify.MAX_COST_EXCEEDED", None, "MAX_COST_EXCEEDED", VALIDATION, Never, No, &[]),
    row("shopify.SHOP_INACTIVE", None, "SHOP_INACTIVE", BUSINESS, Never, No, &[]),
    row("shopify.TAKEN", None, "TAKEN", BUSINESS, Never, No, &[]),
    row("shopify.THROTTLED", None, "THROTTLED", TRANSIENT, Always, No, &[]),
    row("shopify.argumentLiteralsIncompatible", None, "argumentLiteralsIncompatible", VALIDATION, Never, No, &[]),
    row("shopify.undefinedField", None, "undefinedField", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8,
];

static BY_NUMBER: &[u16] = &[];
