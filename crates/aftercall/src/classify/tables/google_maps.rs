//! Google Maps Platform statuses, where an empty answer has a code.

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
    row("google_maps.INVALID_REQUEST", None, "INVALID_REQUEST", VALIDATION, Never, No, &[]),
    row("google_maps.MAX_DIMENSIONS_EXCEEDED", None, "MAX_DIMENSIONS_EXCEEDED", VALIDATION, Never, No, &[]),
    row("google_maps.MAX_ELEMENTS_EXCEEDED", None, "MAX_ELEMENTS_EXCEEDED", VALIDATION, Never, No, &[]),
    row("google_maps.MAX_ROUTE_LENGTH_EXCEEDED", None, "MAX_ROUTE_LENGTH_EXCEEDED", VALIDATION, Never, No, &[]),
    row("google_maps.MAX_WAYPOINTS_EXCEEDED", None, "MAX_WAYPOINTS_EXCEEDED", VALIDATION, Never, No, &[]),
    row("google_maps.NOT_FOUND", None, "NOT_FOUND", VALIDATION, Never, No, &[]),
    row("google_maps.OK", None, "OK", NotError, Never, Yes, &[]),
    row("google_maps.OVER_DAILY_LIMIT", None, "OVER_DAILY_LIMIT", BUSINESS, Never, No, &[]),
    row("google_maps.OVER_QUERY_LIMIT", None, "OVER_QUERY_LIMIT", TRANSIENT, Always, No, &[]),
    row("google_maps.REQUEST_DENIED", None, "REQUEST_DENIED", PERMISSION, Never, No, &[]),
    row("google_maps.UNKNOWN_ERROR", None, "UNKNOWN_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("google_maps.ZERO_RESULTS", None, "ZERO_RESULTS", NotError, Never, Yes, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

static BY_NUMBER: &[u16] = &[];
