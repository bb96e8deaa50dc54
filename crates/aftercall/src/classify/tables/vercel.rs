//! Vercel error codes.

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
    vercel.bad_request\
    vercel.forbidden\
    vercel.invalid_request\
    vercel.missing_token\
    vercel.not_found\
    vercel.payment_required\
    vercel.rate_limited\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 18, 7, 11, None, VALIDATION, Never, No),
    Packed(18, 16, 7, 9, None, PERMISSION, Never, No),
    Packed(34, 22, 7, 15, None, VALIDATION, Never, No),
    Packed(56, 20, 7, 13, None, PERMISSION, Never, No),
    Packed(76, 16, 7, 9, None, VALIDATION, Never, No),
    Packed(92, 23, 7, 16, None, BUSINESS, Never, No),
    Packed(115, 19, 7, 12, None, TRANSIENT, Always, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6,
];

static BY_NUMBER: &[u16] = &[];
