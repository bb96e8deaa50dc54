//! HTTP/2 error codes.

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
    row("http2.NO_ERROR", Some(0), "NO_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("http2.NO_ERROR.goaway", Some(0), "NO_ERROR", TRANSIENT, Always, No, &[Message("GOAWAY")]),
    row("http2.PROTOCOL_ERROR", Some(1), "PROTOCOL_ERROR", Unsaid, Never, Unknown, &[]),
    row("http2.INTERNAL_ERROR", Some(2), "INTERNAL_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("http2.FLOW_CONTROL_ERROR", Some(3), "FLOW_CONTROL_ERROR", Unsaid, Never, Unknown, &[]),
    row("http2.SETTINGS_TIMEOUT", Some(4), "SETTINGS_TIMEOUT", TRANSIENT, Always, No, &[]),
    row("http2.STREAM_CLOSED", Some(5), "STREAM_CLOSED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("http2.FRAME_SIZE_ERROR", Some(6), "FRAME_SIZE_ERROR", Unsaid, Never, Unknown, &[]),
    row("http2.REFUSED_STREAM", Some(7), "REFUSED_STREAM", TRANSIENT, Always, No, &[]),
    row("http2.CANCEL", Some(8), "CANCEL", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("http2.COMPRESSION_ERROR", Some(9), "COMPRESSION_ERROR", Unsaid, Never, Unknown, &[]),
    row("http2.CONNECT_ERROR", Some(10), "CONNECT_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("http2.ENHANCE_YOUR_CALM", Some(11), "ENHANCE_YOUR_CALM", TRANSIENT, Always, No, &[]),
    row("http2.INADEQUATE_SECURITY", Some(12), "INADEQUATE_SECURITY", BUSINESS, Never, No, &[]),
    row("http2.HTTP_1_1_REQUIRED", Some(13), "HTTP_1_1_REQUIRED", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    9, 10, 11, 12, 4, 7, 14, 13, 3, 0, 1, 2, 8, 5, 6,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
];
