//! Vercel error codes.

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
    row("vercel.bad_request", None, "bad_request", VALIDATION, Never, No, &[]),
    row("vercel.forbidden", None, "forbidden", PERMISSION, Never, No, &[]),
    row("vercel.invalid_request", None, "invalid_request", VALIDATION, Never, No, &[]),
    row("vercel.missing_token", None, "missing_token", PERMISSION, Never, No, &[]),
    row("vercel.not_found", None, "not_found", VALIDATION, Never, No, &[]),
    row("vercel.payment_required", None, "payment_required", BUSINESS, Never, No, &[]),
    row("vercel.rate_limited", None, "rate_limited", TRANSIENT, Always, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6,
];

static BY_NUMBER: &[u16] = &[];
