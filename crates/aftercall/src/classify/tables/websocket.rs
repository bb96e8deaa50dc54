//! WebSocket close codes.

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
    row("websocket.1000", Some(1000), "", NotError, Never, Yes, &[]),
    row("websocket.1001", Some(1001), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("websocket.1002", Some(1002), "", VALIDATION, Never, No, &[]),
    row("websocket.1003", Some(1003), "", VALIDATION, Never, No, &[]),
    row("websocket.1006", Some(1006), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("websocket.1007", Some(1007), "", VALIDATION, Never, No, &[]),
    row("websocket.1008", Some(1008), "", PERMISSION, Never, No, &[]),
    row("websocket.1009", Some(1009), "", VALIDATION, Never, No, &[]),
    row("websocket.1010", Some(1010), "", VALIDATION, Never, No, &[]),
    row("websocket.1011", Some(1011), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("websocket.1012", Some(1012), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("websocket.1013", Some(1013), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("websocket.1014", Some(1014), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("websocket.1015", Some(1015), "", BUSINESS, Never, No, &[]),
    row("websocket.3000", Some(3000), "", PERMISSION, Never, No, &[]),
    row("websocket.3003", Some(3003), "", PERMISSION, Never, No, &[]),
];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
];
