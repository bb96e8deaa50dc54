//! HTTP/2 error codes.

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
    http2.NO_ERROR\
    http2.NO_ERROR.goaway\
    http2.PROTOCOL_ERROR\
    http2.INTERNAL_ERROR\
    http2.FLOW_CONTROL_ERROR\
    http2.SETTINGS_TIMEOUT\
    http2.STREAM_CLOSED\
    http2.FRAME_SIZE_ERROR\
    http2.REFUSED_STREAM\
    http2.CANCEL\
    http2.COMPRESSION_ERROR\
    http2.CONNECT_ERROR\
    http2.ENHANCE_YOUR_CALM\
    http2.INADEQUATE_SECURITY\
    http2.HTTP_1_1_REQUIRED\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 14, 6, 8, Some(0), TRANSIENT, IfIdempotent, Unknown),
    Packed(14, 21, 6, 8, Some(0), TRANSIENT, Always, No),
    Packed(35, 20, 6, 14, Some(1), Unsaid, Never, Unknown),
    Packed(55, 20, 6, 14, Some(2), TRANSIENT, IfIdempotent, Unknown),
    Packed(75, 24, 6, 18, Some(3), Unsaid, Never, Unknown),
    Packed(99, 22, 6, 16, Some(4), TRANSIENT, Always, No),
    Packed(121, 19, 6, 13, Some(5), TRANSIENT, IfIdempotent, Unknown),
    Packed(140, 22, 6, 16, Some(6), Unsaid, Never, Unknown),
    Packed(162, 20, 6, 14, Some(7), TRANSIENT, Always, No),
    Packed(182, 12, 6, 6, Some(8), TRANSIENT, IfIdempotent, Unknown),
    Packed(194, 23, 6, 17, Some(9), Unsaid, Never, Unknown),
    Packed(217, 19, 6, 13, Some(10), TRANSIENT, IfIdempotent, Unknown),
    Packed(236, 23, 6, 17, Some(11), TRANSIENT, Always, No),
    Packed(259, 25, 6, 19, Some(12), BUSINESS, Never, No),
    Packed(284, 23, 6, 17, Some(13), VALIDATION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (1, &[Message("GOAWAY")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    9, 10, 11, 12, 4, 7, 14, 13, 3, 0, 1, 2, 8, 5, 6,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
];
