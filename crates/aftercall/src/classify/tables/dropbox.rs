//! Dropbox error tags.

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
    row("dropbox.conflict", None, "conflict", BUSINESS, Never, No, &[]),
    row("dropbox.disallowed_name", None, "disallowed_name", VALIDATION, Never, No, &[]),
    row("dropbox.expired_access_token", None, "expired_access_token", PERMISSION, Never, No, &[]),
    row("dropbox.insufficient_space", None, "insufficient_space", BUSINESS, Never, No, &[]),
    row("dropbox.invalid_access_token", None, "invalid_access_token", PERMISSION, Never, No, &[]),
    row("dropbox.malformed_path", None, "malformed_path", VALIDATION, Never, No, &[]),
    row("dropbox.missing_scope", None, "missing_scope", PERMISSION, Never, No, &[]),
    row("dropbox.no_write_permission", None, "no_write_permission", PERMISSION, Never, No, &[]),
    row("dropbox.not_found", None, "not_found", VALIDATION, Never, No, &[]),
    row("dropbox.restricted_content", None, "restricted_content", BUSINESS, Never, No, &[]),
    row("dropbox.too_many_requests", None, "too_many_requests", TRANSIENT, Always, No, &[]),
    row("dropbox.too_many_write_operations", None, "too_many_write_operations", TRANSIENT, Always, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

static BY_NUMBER: &[u16] = &[];
