//! HTTP/3 error codes.

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: &packed::<{ ROWS.len() }>(ROWS),
    conditions: &conditions::<{ condition_count(ROWS) }>(ROWS),
    text: as_text(&TEXT),
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Loose,
};

static TEXT: [u8; text_length(ROWS)] = text(ROWS);

#[rustfmt::skip]
const ROWS: &[Row] = &[
    row("http3.H3_INTERNAL_ERROR", Some(258), "H3_INTERNAL_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("http3.H3_CLOSED_CRITICAL_STREAM", Some(260), "H3_CLOSED_CRITICAL_STREAM", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("http3.H3_EXCESSIVE_LOAD", Some(263), "H3_EXCESSIVE_LOAD", TRANSIENT, Always, No, &[]),
    row("http3.H3_REQUEST_REJECTED", Some(267), "H3_REQUEST_REJECTED", TRANSIENT, Always, No, &[]),
    row("http3.H3_REQUEST_CANCELLED", Some(268), "H3_REQUEST_CANCELLED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("http3.H3_REQUEST_INCOMPLETE", Some(269), "H3_REQUEST_INCOMPLETE", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("http3.H3_VERSION_FALLBACK", Some(272), "H3_VERSION_FALLBACK", TRANSIENT, Always, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    1, 2, 0, 4, 5, 3, 6,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6,
];
