//! SMTP reply codes and enhanced status codes.

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
    row("smtp.421", Some(421), "", TRANSIENT, Always, No, &[]),
    row("smtp.450", Some(450), "", TRANSIENT, Always, No, &[]),
    row("smtp.451", Some(451), "", TRANSIENT, Always, No, &[]),
    row("smtp.452", Some(452), "", TRANSIENT, Always, No, &[]),
    row("smtp.454", Some(454), "", TRANSIENT, Always, No, &[]),
    row("smtp.500", Some(500), "", VALIDATION, Never, No, &[]),
    row("smtp.501", Some(501), "", VALIDATION, Never, No, &[]),
    row("smtp.502", Some(502), "", VALIDATION, Never, No, &[]),
    row("smtp.503", Some(503), "", VALIDATION, Never, No, &[]),
    row("smtp.504", Some(504), "", VALIDATION, Never, No, &[]),
    row("smtp.530", Some(530), "", PERMISSION, Never, No, &[]),
    row("smtp.534", Some(534), "", PERMISSION, Never, No, &[]),
    row("smtp.535", Some(535), "", PERMISSION, Never, No, &[]),
    row("smtp.541", Some(541), "", BUSINESS, Never, No, &[]),
    row("smtp.550", Some(550), "", VALIDATION, Never, No, &[]),
    row("smtp.551", Some(551), "", BUSINESS, Never, No, &[]),
    row("smtp.552", Some(552), "", BUSINESS, Never, No, &[]),
    row("smtp.553", Some(553), "", VALIDATION, Never, No, &[]),
    row("smtp.554", Some(554), "", BUSINESS, Never, No, &[]),
    row("smtp.555", Some(555), "", VALIDATION, Never, No, &[]),
    row("smtp.4.7.1", None, "4.7.1", TRANSIENT, Always, No, &[]),
    row("smtp.5.7.1", None, "5.7.1", PERMISSION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    20, 21,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
];
