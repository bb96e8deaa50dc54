//! Meta Graph API error numbers.

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
    meta.1\
    meta.2\
    meta.4\
    meta.10\
    meta.17\
    meta.32\
    meta.100\
    meta.102\
    meta.190\
    meta.200\
    meta.341\
    meta.368\
    meta.506\
    meta.613\
    meta.803\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 6, 0, 0, Some(1), TRANSIENT, IfIdempotent, Unknown),
    Packed(6, 6, 0, 0, Some(2), TRANSIENT, IfIdempotent, Unknown),
    Packed(12, 6, 0, 0, Some(4), TRANSIENT, Always, No),
    Packed(18, 7, 0, 0, Some(10), PERMISSION, Never, No),
    Packed(25, 7, 0, 0, Some(17), TRANSIENT, Always, No),
    Packed(32, 7, 0, 0, Some(32), TRANSIENT, Always, No),
    Packed(39, 8, 0, 0, Some(100), VALIDATION, Never, No),
    Packed(47, 8, 0, 0, Some(102), PERMISSION, Never, No),
    Packed(55, 8, 0, 0, Some(190), PERMISSION, Never, No),
    Packed(63, 8, 0, 0, Some(200), PERMISSION, Never, No),
    Packed(71, 8, 0, 0, Some(341), TRANSIENT, Always, No),
    Packed(79, 8, 0, 0, Some(368), BUSINESS, Never, No),
    Packed(87, 8, 0, 0, Some(506), BUSINESS, Never, No),
    Packed(95, 8, 0, 0, Some(613), TRANSIENT, Always, No),
    Packed(103, 8, 0, 0, Some(803), VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
];
