//! PostgREST and Supabase error codes.

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
    row("postgrest.PGRST000", None, "PGRST000", TRANSIENT, Always, No, &[]),
    row("postgrest.PGRST001", None, "PGRST001", TRANSIENT, Always, No, &[]),
    row("postgrest.PGRST002", None, "PGRST002", TRANSIENT, Always, No, &[]),
    row("postgrest.PGRST003", None, "PGRST003", TRANSIENT, Always, No, &[]),
    row("postgrest.PGRST100", None, "PGRST100", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST101", None, "PGRST101", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST102", None, "PGRST102", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST103", None, "PGRST103", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST106", None, "PGRST106", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST108", None, "PGRST108", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST116", None, "PGRST116", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST117", None, "PGRST117", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST118", None, "PGRST118", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST120", None, "PGRST120", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST125", None, "PGRST125", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST200", None, "PGRST200", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST201", None, "PGRST201", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST202", None, "PGRST202", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST203", None, "PGRST203", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST204", None, "PGRST204", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST205", None, "PGRST205", VALIDATION, Never, No, &[]),
    row("postgrest.PGRST300", None, "PGRST300", BUSINESS, Never, No, &[]),
    row("postgrest.PGRST301", None, "PGRST301", PERMISSION, Never, No, &[]),
    row("postgrest.PGRST302", None, "PGRST302", PERMISSION, Never, No, &[]),
    row("postgrest.PGRST303", None, "PGRST303", PERMISSION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24,
];

static BY_NUMBER: &[u16] = &[];
