//! SMTP reply codes and enhanced status codes.

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
    smtp.421\
    smtp.450\
    smtp.451\
    smtp.452\
    smtp.454\
    smtp.500\
    smtp.501\
    smtp.502\
    smtp.503\
    smtp.504\
    smtp.530\
    smtp.534\
    smtp.535\
    smtp.541\
    smtp.550\
    smtp.551\
    smtp.552\
    smtp.553\
    smtp.554\
    smtp.555\
    smtp.4.7.1\
    smtp.5.7.1\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 8, 0, 0, Some(421), TRANSIENT, Always, No),
    Packed(8, 8, 0, 0, Some(450), TRANSIENT, Always, No),
    Packed(16, 8, 0, 0, Some(451), TRANSIENT, Always, No),
    Packed(24, 8, 0, 0, Some(452), TRANSIENT, Always, No),
    Packed(32, 8, 0, 0, Some(454), TRANSIENT, Always, No),
    Packed(40, 8, 0, 0, Some(500), VALIDATION, Never, No),
    Packed(48, 8, 0, 0, Some(501), VALIDATION, Never, No),
    Packed(56, 8, 0, 0, Some(502), VALIDATION, Never, No),
    Packed(64, 8, 0, 0, Some(503), VALIDATION, Never, No),
    Packed(72, 8, 0, 0, Some(504), VALIDATION, Never, No),
    Packed(80, 8, 0, 0, Some(530), PERMISSION, Never, No),
    Packed(88, 8, 0, 0, Some(534), PERMISSION, Never, No),
    Packed(96, 8, 0, 0, Some(535), PERMISSION, Never, No),
    Packed(104, 8, 0, 0, Some(541), BUSINESS, Never, No),
    Packed(112, 8, 0, 0, Some(550), VALIDATION, Never, No),
    Packed(120, 8, 0, 0, Some(551), BUSINESS, Never, No),
    Packed(128, 8, 0, 0, Some(552), BUSINESS, Never, No),
    Packed(136, 8, 0, 0, Some(553), VALIDATION, Never, No),
    Packed(144, 8, 0, 0, Some(554), BUSINESS, Never, No),
    Packed(152, 8, 0, 0, Some(555), VALIDATION, Never, No),
    Packed(160, 10, 5, 5, None, TRANSIENT, Always, No),
    Packed(170, 10, 5, 5, None, PERMISSION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    20, 21,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
];
