//! AMQP 0-9-1 reply codes.

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
    amqp.REPLY_SUCCESS\
    amqp.CONTENT_TOO_LARGE\
    amqp.NO_ROUTE\
    amqp.NO_CONSUMERS\
    amqp.CONNECTION_FORCED\
    amqp.INVALID_PATH\
    amqp.ACCESS_REFUSED\
    amqp.NOT_FOUND\
    amqp.RESOURCE_LOCKED\
    amqp.PRECONDITION_FAILED\
    amqp.FRAME_ERROR\
    amqp.SYNTAX_ERROR\
    amqp.COMMAND_INVALID\
    amqp.CHANNEL_ERROR\
    amqp.UNEXPECTED_FRAME\
    amqp.RESOURCE_ERROR\
    amqp.NOT_ALLOWED\
    amqp.NOT_IMPLEMENTED\
    amqp.INTERNAL_ERROR\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 18, 5, 13, Some(200), NotError, Never, Yes),
    Packed(18, 22, 5, 17, Some(311), VALIDATION, Never, No),
    Packed(40, 13, 5, 8, Some(312), VALIDATION, Never, No),
    Packed(53, 17, 5, 12, Some(313), BUSINESS, Never, No),
    Packed(70, 22, 5, 17, Some(320), TRANSIENT, IfIdempotent, Unknown),
    Packed(92, 17, 5, 12, Some(402), VALIDATION, Never, No),
    Packed(109, 19, 5, 14, Some(403), PERMISSION, Never, No),
    Packed(128, 14, 5, 9, Some(404), VALIDATION, Never, No),
    Packed(142, 20, 5, 15, Some(405), BUSINESS, Never, No),
    Packed(162, 24, 5, 19, Some(406), BUSINESS, Never, No),
    Packed(186, 16, 5, 11, Some(501), Unsaid, Never, Unknown),
    Packed(202, 17, 5, 12, Some(502), VALIDATION, Never, No),
    Packed(219, 20, 5, 15, Some(503), VALIDATION, Never, No),
    Packed(239, 18, 5, 13, Some(504), Unsaid, Never, Unknown),
    Packed(257, 21, 5, 16, Some(505), Unsaid, Never, Unknown),
    Packed(278, 19, 5, 14, Some(506), TRANSIENT, Always, No),
    Packed(297, 16, 5, 11, Some(530), BUSINESS, Never, No),
    Packed(313, 20, 5, 15, Some(540), VALIDATION, Never, No),
    Packed(333, 19, 5, 14, Some(541), TRANSIENT, IfIdempotent, Unknown),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    6, 13, 12, 4, 1, 10, 18, 5, 16, 7, 17, 3, 2, 9, 0, 15, 8, 11, 14,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
];
