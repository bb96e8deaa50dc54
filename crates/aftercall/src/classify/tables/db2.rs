//! Db2 SQLCODE numbers.

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
    row("db2.-30081", Some(-30081), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("db2.-30080", Some(-30080), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("db2.-1218", Some(-1218), "", TRANSIENT, Always, No, &[]),
    row("db2.-1035", Some(-1035), "", TRANSIENT, Always, No, &[]),
    row("db2.-913", Some(-913), "", TRANSIENT, Always, No, &[]),
    row("db2.-911", Some(-911), "", TRANSIENT, Always, No, &[]),
    row("db2.-904", Some(-904), "", TRANSIENT, Always, No, &[]),
    row("db2.-803", Some(-803), "", BUSINESS, Never, No, &[]),
    row("db2.-545", Some(-545), "", BUSINESS, Never, No, &[]),
    row("db2.-532", Some(-532), "", BUSINESS, Never, No, &[]),
    row("db2.-531", Some(-531), "", BUSINESS, Never, No, &[]),
    row("db2.-530", Some(-530), "", BUSINESS, Never, No, &[]),
    row("db2.-407", Some(-407), "", VALIDATION, Never, No, &[]),
    row("db2.-206", Some(-206), "", VALIDATION, Never, No, &[]),
    row("db2.-204", Some(-204), "", VALIDATION, Never, No, &[]),
    row("db2.-104", Some(-104), "", VALIDATION, Never, No, &[]),
];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
];
