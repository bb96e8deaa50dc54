//! Zendesk error types.

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
    row("zendesk.couldn-t-authenticate-you", None, "Couldn't authenticate you", PERMISSION, Never, No, &[]),
    row("zendesk.DuplicateValue", None, "DuplicateValue", BUSINESS, Never, No, &[]),
    row("zendesk.Forbidden", None, "Forbidden", PERMISSION, Never, No, &[]),
    row("zendesk.InvalidEndpoint", None, "InvalidEndpoint", VALIDATION, Never, No, &[]),
    row("zendesk.RecordInvalid", None, "RecordInvalid", VALIDATION, Never, No, &[]),
    row("zendesk.RecordNotFound", None, "RecordNotFound", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5,
];

static BY_NUMBER: &[u16] = &[];
