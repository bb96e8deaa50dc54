//! Box error codes.

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
    box_api.access_denied_insufficient_permissions\
    box_api.access_denied_item_locked\
    box_api.insufficient_scope\
    box_api.item_name_in_use\
    box_api.item_name_invalid\
    box_api.item_name_too_long\
    box_api.operation_blocked_temporary\
    box_api.rate_limit_exceeded\
    box_api.storage_limit_exceeded\
    box_api.trashed\
    box_api.unauthorized\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 46, 8, 38, None, PERMISSION, Never, No),
    Packed(46, 33, 8, 25, None, BUSINESS, Never, No),
    Packed(79, 26, 8, 18, None, PERMISSION, Never, No),
    Packed(105, 24, 8, 16, None, BUSINESS, Never, No),
    Packed(129, 25, 8, 17, None, VALIDATION, Never, No),
    Packed(154, 26, 8, 18, None, VALIDATION, Never, No),
    Packed(180, 35, 8, 27, None, TRANSIENT, Always, No),
    Packed(215, 27, 8, 19, None, TRANSIENT, Always, No),
    Packed(242, 30, 8, 22, None, BUSINESS, Never, No),
    Packed(272, 15, 8, 7, None, BUSINESS, Never, No),
    Packed(287, 20, 8, 12, None, PERMISSION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
];

static BY_NUMBER: &[u16] = &[];
