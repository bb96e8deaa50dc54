//! Db2 SQLCODE numbers.

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
    db2.-30081\
    db2.-30080\
    db2.-1218\
    db2.-1035\
    db2.-913\
    db2.-911\
    db2.-904\
    db2.-803\
    db2.-545\
    db2.-532\
    db2.-531\
    db2.-530\
    db2.-407\
    db2.-206\
    db2.-204\
    db2.-104\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 10, 0, 0, Some(-30081), TRANSIENT, IfIdempotent, Unknown),
    Packed(10, 10, 0, 0, Some(-30080), TRANSIENT, IfIdempotent, Unknown),
    Packed(20, 9, 0, 0, Some(-1218), TRANSIENT, Always, No),
    Packed(29, 9, 0, 0, Some(-1035), TRANSIENT, Always, No),
    Packed(38, 8, 0, 0, Some(-913), TRANSIENT, Always, No),
    Packed(46, 8, 0, 0, Some(-911), TRANSIENT, Always, No),
    Packed(54, 8, 0, 0, Some(-904), TRANSIENT, Always, No),
    Packed(62, 8, 0, 0, Some(-803), BUSINESS, Never, No),
    Packed(70, 8, 0, 0, Some(-545), BUSINESS, Never, No),
    Packed(78, 8, 0, 0, Some(-532), BUSINESS, Never, No),
    Packed(86, 8, 0, 0, Some(-531), BUSINESS, Never, No),
    Packed(94, 8, 0, 0, Some(-530), BUSINESS, Never, No),
    Packed(102, 8, 0, 0, Some(-407), VALIDATION, Never, No),
    Packed(110, 8, 0, 0, Some(-206), VALIDATION, Never, No),
    Packed(118, 8, 0, 0, Some(-204), VALIDATION, Never, No),
    Packed(126, 8, 0, 0, Some(-104), VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
];
