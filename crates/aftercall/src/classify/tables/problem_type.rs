//! Registered HTTP problem types, by their last part.

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
    problem_type.abnormal-usage-detected\
    problem_type.quota-exceeded\
    problem_type.temporary-reduced-capacity\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 36, 13, 23, None, BUSINESS, Never, No),
    Packed(36, 27, 13, 14, None, TRANSIENT, Always, No),
    Packed(63, 39, 13, 26, None, TRANSIENT, Always, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2,
];

static BY_NUMBER: &[u16] = &[];
