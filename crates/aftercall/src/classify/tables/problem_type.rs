//! Registered HTTP problem types, by their last part.

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
    row("problem_type.abnormal-usage-detected", None, "abnormal-usage-detected", BUSINESS, Never, No, &[]),
    row("problem_type.quota-exceeded", None, "quota-exceeded", TRANSIENT, Always, No, &[]),
    row("problem_type.temporary-reduced-capacity", None, "temporary-reduced-capacity", TRANSIENT, Always, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2,
];

static BY_NUMBER: &[u16] = &[];
