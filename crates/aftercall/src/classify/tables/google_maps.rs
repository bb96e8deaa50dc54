//! Google Maps Platform statuses, where an empty answer has a code.

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
    google_maps.INVALID_REQUEST\
    google_maps.MAX_DIMENSIONS_EXCEEDED\
    google_maps.MAX_ELEMENTS_EXCEEDED\
    google_maps.MAX_ROUTE_LENGTH_EXCEEDED\
    google_maps.MAX_WAYPOINTS_EXCEEDED\
    google_maps.NOT_FOUND\
    google_maps.OK\
    google_maps.OVER_DAILY_LIMIT\
    google_maps.OVER_QUERY_LIMIT\
    google_maps.REQUEST_DENIED\
    google_maps.UNKNOWN_ERROR\
    google_maps.ZERO_RESULTS\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 27, 12, 15, None, VALIDATION, Never, No),
    Packed(27, 35, 12, 23, None, VALIDATION, Never, No),
    Packed(62, 33, 12, 21, None, VALIDATION, Never, No),
    Packed(95, 37, 12, 25, None, VALIDATION, Never, No),
    Packed(132, 34, 12, 22, None, VALIDATION, Never, No),
    Packed(166, 21, 12, 9, None, VALIDATION, Never, No),
    Packed(187, 14, 12, 2, None, NotError, Never, Yes),
    Packed(201, 28, 12, 16, None, BUSINESS, Never, No),
    Packed(229, 28, 12, 16, None, TRANSIENT, Always, No),
    Packed(257, 26, 12, 14, None, PERMISSION, Never, No),
    Packed(283, 25, 12, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(308, 24, 12, 12, None, NotError, Never, Yes),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

static BY_NUMBER: &[u16] = &[];
