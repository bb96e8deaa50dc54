//! Meta Graph API error numbers.

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
    row("meta.1", Some(1), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("meta.2", Some(2), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("meta.4", Some(4), "", TRANSIENT, Always, No, &[]),
    row("meta.10", Some(10), "", PERMISSION, Never, No, &[]),
    row("meta.17", Some(17), "", TRANSIENT, Always, No, &[]),
    row("meta.32", Some(32), "", TRANSIENT, Always, No, &[]),
    row("meta.100", Some(100), "", VALIDATION, Never, No, &[]),
    row("meta.102", Some(102), "", PERMISSION, Never, No, &[]),
    row("meta.190", Some(190), "", PERMISSION, Never, No, &[]),
    row("meta.200", Some(200), "", PERMISSION, Never, No, &[]),
    row("meta.341", Some(341), "", TRANSIENT, Always, No, &[]),
    row("meta.368", Some(368), "", BUSINESS, Never, No, &[]),
    row("meta.506", Some(506), "", BUSINESS, Never, No, &[]),
    row("meta.613", Some(613), "", TRANSIENT, Always, No, &[]),
    row("meta.803", Some(803), "", VALIDATION, Never, No, &[]),
];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
];
