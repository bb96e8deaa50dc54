//! HTTP/3 error codes.

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: ROWS,
    conditions: CONDITIONS,
    text: TEXT,
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Loose,
};

#[rustfmt::skip]
static TEXT: &str = "\
    http3.H3_INTERNAL_ERROR\
    http3.H3_CLOSED_CRITICAL_STREAM\
    http3.H3_EXCESSIVE_LOAD\
    http3.H3_REQUEST_REJECTED\
    http3.H3_REQUEST_CANCELLED\
    http3.H3_REQUEST_INCOMPLETE\
    http3.H3_VERSION_FALLBACK\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 23, 6, 17, Some(258), TRANSIENT, IfIdempotent, Unknown),
    Packed(23, 31, 6, 25, Some(260), TRANSIENT, IfIdempotent, Unknown),
    Packed(54, 23, 6, 17, Some(263), TRANSIENT, Always, No),
    Packed(77, 25, 6, 19, Some(267), TRANSIENT, Always, No),
    Packed(102, 26, 6, 20, Some(268), TRANSIENT, IfIdempotent, Unknown),
    Packed(128, 27, 6, 21, Some(269), TRANSIENT, IfIdempotent, Unknown),
    Packed(155, 25, 6, 19, Some(272), TRANSIENT, Always, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    1, 2, 0, 4, 5, 3, 6,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6,
];
