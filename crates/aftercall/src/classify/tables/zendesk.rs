//! Zendesk error types.

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
    zendesk.couldn-t-authenticate-youCouldn't authenticate you\
    zendesk.DuplicateValue\
    zendesk.Forbidden\
    zendesk.InvalidEndpoint\
    zendesk.RecordInvalid\
    zendesk.RecordNotFound\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 33, 33, 25, None, PERMISSION, Never, No),
    Packed(58, 22, 8, 14, None, BUSINESS, Never, No),
    Packed(80, 17, 8, 9, None, PERMISSION, Never, No),
    Packed(97, 23, 8, 15, None, VALIDATION, Never, No),
    Packed(120, 21, 8, 13, None, VALIDATION, Never, No),
    Packed(141, 22, 8, 14, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5,
];

static BY_NUMBER: &[u16] = &[];
