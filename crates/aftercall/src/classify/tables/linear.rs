//! Linear error codes.

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
    linear.AUTHENTICATION_ERROR\
    linear.ENTITY_NOT_FOUND\
    linear.FEATURE_NOT_ACCESSIBLE\
    linear.FORBIDDEN\
    linear.GRAPHQL_VALIDATION_FAILED\
    linear.INTERNAL_ERROR\
    linear.INVALID_INPUT\
    linear.LOCK_TIMEOUT\
    linear.NETWORK_ERROR\
    linear.RATELIMITED\
    linear.USAGE_LIMIT_EXCEEDED\
    linear.USER_ERROR\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 27, 7, 20, None, PERMISSION, Never, No),
    Packed(27, 23, 7, 16, None, VALIDATION, Never, No),
    Packed(50, 29, 7, 22, None, PERMISSION, Never, No),
    Packed(79, 16, 7, 9, None, PERMISSION, Never, No),
    Packed(95, 32, 7, 25, None, VALIDATION, Never, No),
    Packed(127, 21, 7, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(148, 20, 7, 13, None, VALIDATION, Never, No),
    Packed(168, 19, 7, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(187, 20, 7, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(207, 18, 7, 11, None, TRANSIENT, Always, No),
    Packed(225, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(252, 17, 7, 10, None, BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

static BY_NUMBER: &[u16] = &[];
