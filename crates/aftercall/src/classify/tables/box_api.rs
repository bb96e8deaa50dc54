//! Box error codes.

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
    row("box_api.access_denied_insufficient_permissions", None, "access_denied_insufficient_permissions", PERMISSION, Never, No, &[]),
    row("box_api.access_denied_item_locked", None, "access_denied_item_locked", BUSINESS, Never, No, &[]),
    row("box_api.insufficient_scope", None, "insufficient_scope", PERMISSION, Never, No, &[]),
    row("box_api.item_name_in_use", None, "item_name_in_use", BUSINESS, Never, No, &[]),
    row("box_api.item_name_invalid", None, "item_name_invalid", VALIDATION, Never, No, &[]),
    row("box_api.item_name_too_long", None, "item_name_too_long", VALIDATION, Never, No, &[]),
    row("box_api.operation_blocked_temporary", None, "operation_blocked_temporary", TRANSIENT, Always, No, &[]),
    row("box_api.rate_limit_exceeded", None, "rate_limit_exceeded", TRANSIENT, Always, No, &[]),
    row("box_api.storage_limit_exceeded", None, "storage_limit_exceeded", BUSINESS, Never, No, &[]),
    row("box_api.trashed", None, "trashed", BUSINESS, Never, No, &[]),
    row("box_api.unauthorized", None, "unauthorized", PERMISSION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
];

static BY_NUMBER: &[u16] = &[];
