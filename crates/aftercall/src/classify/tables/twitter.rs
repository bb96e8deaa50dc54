//! X API error numbers.

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
    row("twitter.32", Some(32), "", PERMISSION, Never, No, &[]),
    row("twitter.34", Some(34), "", VALIDATION, Never, No, &[]),
    row("twitter.50", Some(50), "", VALIDATION, Never, No, &[]),
    row("twitter.63", Some(63), "", BUSINESS, Never, No, &[]),
    row("twitter.64", Some(64), "", PERMISSION, Never, No, &[]),
    row("twitter.87", Some(87), "", PERMISSION, Never, No, &[]),
    row("twitter.88", Some(88), "", TRANSIENT, Always, No, &[]),
    row("twitter.89", Some(89), "", PERMISSION, Never, No, &[]),
    row("twitter.130", Some(130), "", TRANSIENT, Always, No, &[]),
    row("twitter.131", Some(131), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("twitter.136", Some(136), "", PERMISSION, Never, No, &[]),
    row("twitter.144", Some(144), "", VALIDATION, Never, No, &[]),
    row("twitter.179", Some(179), "", PERMISSION, Never, No, &[]),
    row("twitter.185", Some(185), "", BUSINESS, Never, No, &[]),
    row("twitter.186", Some(186), "", VALIDATION, Never, No, &[]),
    row("twitter.187", Some(187), "", BUSINESS, Never, No, &[]),
    row("twitter.215", Some(215), "", PERMISSION, Never, No, &[]),
    row("twitter.226", Some(226), "", BUSINESS, Never, No, &[]),
    row("twitter.261", Some(261), "", PERMISSION, Never, No, &[]),
    row("twitter.326", Some(326), "", BUSINESS, Never, No, &[]),
];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
];
