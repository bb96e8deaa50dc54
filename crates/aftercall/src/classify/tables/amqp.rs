//! AMQP 0-9-1 reply codes.

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
    row("amqp.REPLY_SUCCESS", Some(200), "REPLY_SUCCESS", NotError, Never, Yes, &[]),
    row("amqp.CONTENT_TOO_LARGE", Some(311), "CONTENT_TOO_LARGE", VALIDATION, Never, No, &[]),
    row("amqp.NO_ROUTE", Some(312), "NO_ROUTE", VALIDATION, Never, No, &[]),
    row("amqp.NO_CONSUMERS", Some(313), "NO_CONSUMERS", BUSINESS, Never, No, &[]),
    row("amqp.CONNECTION_FORCED", Some(320), "CONNECTION_FORCED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("amqp.INVALID_PATH", Some(402), "INVALID_PATH", VALIDATION, Never, No, &[]),
    row("amqp.ACCESS_REFUSED", Some(403), "ACCESS_REFUSED", PERMISSION, Never, No, &[]),
    row("amqp.NOT_FOUND", Some(404), "NOT_FOUND", VALIDATION, Never, No, &[]),
    row("amqp.RESOURCE_LOCKED", Some(405), "RESOURCE_LOCKED", BUSINESS, Never, No, &[]),
    row("amqp.PRECONDITION_FAILED", Some(406), "PRECONDITION_FAILED", BUSINESS, Never, No, &[]),
    row("amqp.FRAME_ERROR", Some(501), "FRAME_ERROR", Unsaid, Never, Unknown, &[]),
    row("amqp.SYNTAX_ERROR", Some(502), "SYNTAX_ERROR", VALIDATION, Never, No, &[]),
    row("amqp.COMMAND_INVALID", Some(503), "COMMAND_INVALID", VALIDATION, Never, No, &[]),
    row("amqp.CHANNEL_ERROR", Some(504), "CHANNEL_ERROR", Unsaid, Never, Unknown, &[]),
    row("amqp.UNEXPECTED_FRAME", Some(505), "UNEXPECTED_FRAME", Unsaid, Never, Unknown, &[]),
    row("amqp.RESOURCE_ERROR", Some(506), "RESOURCE_ERROR", TRANSIENT, Always, No, &[]),
    row("amqp.NOT_ALLOWED", Some(530), "NOT_ALLOWED", BUSINESS, Never, No, &[]),
    row("amqp.NOT_IMPLEMENTED", Some(540), "NOT_IMPLEMENTED", VALIDATION, Never, No, &[]),
    row("amqp.INTERNAL_ERROR", Some(541), "INTERNAL_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    6, 13, 12, 4, 1, 10, 18, 5, 16, 7, 17, 3, 2, 9, 0, 15, 8, 11, 14,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
];
