//! X API error numbers.

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
    twitter.32\
    twitter.34\
    twitter.50\
    twitter.63\
    twitter.64\
    twitter.87\
    twitter.88\
    twitter.89\
    twitter.130\
    twitter.131\
    twitter.136\
    twitter.144\
    twitter.179\
    twitter.185\
    twitter.186\
    twitter.187\
    twitter.215\
    twitter.226\
    twitter.261\
    twitter.326\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 10, 0, 0, Some(32), PERMISSION, Never, No),
    Packed(10, 10, 0, 0, Some(34), VALIDATION, Never, No),
    Packed(20, 10, 0, 0, Some(50), VALIDATION, Never, No),
    Packed(30, 10, 0, 0, Some(63), BUSINESS, Never, No),
    Packed(40, 10, 0, 0, Some(64), PERMISSION, Never, No),
    Packed(50, 10, 0, 0, Some(87), PERMISSION, Never, No),
    Packed(60, 10, 0, 0, Some(88), TRANSIENT, Always, No),
    Packed(70, 10, 0, 0, Some(89), PERMISSION, Never, No),
    Packed(80, 11, 0, 0, Some(130), TRANSIENT, Always, No),
    Packed(91, 11, 0, 0, Some(131), TRANSIENT, IfIdempotent, Unknown),
    Packed(102, 11, 0, 0, Some(136), PERMISSION, Never, No),
    Packed(113, 11, 0, 0, Some(144), VALIDATION, Never, No),
    Packed(124, 11, 0, 0, Some(179), PERMISSION, Never, No),
    Packed(135, 11, 0, 0, Some(185), BUSINESS, Never, No),
    Packed(146, 11, 0, 0, Some(186), VALIDATION, Never, No),
    Packed(157, 11, 0, 0, Some(187), BUSINESS, Never, No),
    Packed(168, 11, 0, 0, Some(215), PERMISSION, Never, No),
    Packed(179, 11, 0, 0, Some(226), BUSINESS, Never, No),
    Packed(190, 11, 0, 0, Some(261), PERMISSION, Never, No),
    Packed(201, 11, 0, 0, Some(326), BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
];
