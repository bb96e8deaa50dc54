//! WebSocket close codes.

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
    websocket.1000\
    websocket.1001\
    websocket.1002\
    websocket.1003\
    websocket.1006\
    websocket.1007\
    websocket.1008\
    websocket.1009\
    websocket.1010\
    websocket.1011\
    websocket.1012\
    websocket.1013\
    websocket.1014\
    websocket.1015\
    websocket.3000\
    websocket.3003\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 14, 0, 0, Some(1000), NotError, Never, Yes),
    Packed(14, 14, 0, 0, Some(1001), TRANSIENT, IfIdempotent, Unknown),
    Packed(28, 14, 0, 0, Some(1002), VALIDATION, Never, No),
    Packed(42, 14, 0, 0, Some(1003), VALIDATION, Never, No),
    Packed(56, 14, 0, 0, Some(1006), TRANSIENT, IfIdempotent, Unknown),
    Packed(70, 14, 0, 0, Some(1007), VALIDATION, Never, No),
    Packed(84, 14, 0, 0, Some(1008), PERMISSION, Never, No),
    Packed(98, 14, 0, 0, Some(1009), VALIDATION, Never, No),
    Packed(112, 14, 0, 0, Some(1010), VALIDATION, Never, No),
    Packed(126, 14, 0, 0, Some(1011), TRANSIENT, IfIdempotent, Unknown),
    Packed(140, 14, 0, 0, Some(1012), TRANSIENT, IfIdempotent, Unknown),
    Packed(154, 14, 0, 0, Some(1013), TRANSIENT, IfIdempotent, Unknown),
    Packed(168, 14, 0, 0, Some(1014), TRANSIENT, IfIdempotent, Unknown),
    Packed(182, 14, 0, 0, Some(1015), BUSINESS, Never, No),
    Packed(196, 14, 0, 0, Some(3000), PERMISSION, Never, No),
    Packed(210, 14, 0, 0, Some(3003), PERMISSION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
];
