//! Dropbox error tags.

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
    dropbox.conflict\
    dropbox.disallowed_name\
    dropbox.expired_access_token\
    dropbox.insufficient_space\
    dropbox.invalid_access_token\
    dropbox.malformed_path\
    dropbox.missing_scope\
    dropbox.no_write_permission\
    dropbox.not_found\
    dropbox.restricted_content\
    dropbox.too_many_requests\
    dropbox.too_many_write_operations\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 16, 8, 8, None, BUSINESS, Never, No),
    Packed(16, 23, 8, 15, None, VALIDATION, Never, No),
    Packed(39, 28, 8, 20, None, PERMISSION, Never, No),
    Packed(67, 26, 8, 18, None, BUSINESS, Never, No),
    Packed(93, 28, 8, 20, None, PERMISSION, Never, No),
    Packed(121, 22, 8, 14, None, VALIDATION, Never, No),
    Packed(143, 21, 8, 13, None, PERMISSION, Never, No),
    Packed(164, 27, 8, 19, None, PERMISSION, Never, No),
    Packed(191, 17, 8, 9, None, VALIDATION, Never, No),
    Packed(208, 26, 8, 18, None, BUSINESS, Never, No),
    Packed(234, 25, 8, 17, None, TRANSIENT, Always, No),
    Packed(259, 33, 8, 25, None, TRANSIENT, Always, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

static BY_NUMBER: &[u16] = &[];
