//! Cassandra protocol errors.

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
    row("cassandra.server-error", Some(0), "Server error", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("cassandra.protocol-error", Some(10), "Protocol error", Unsaid, Never, Unknown, &[]),
    row("cassandra.authentication-error", Some(256), "Authentication error", PERMISSION, Never, No, &[]),
    row("cassandra.unavailable-exception", Some(4096), "Unavailable exception", TRANSIENT, Always, No, &[]),
    row("cassandra.Overloaded", Some(4097), "Overloaded", TRANSIENT, Always, No, &[]),
    row("cassandra.Is_bootstrapping", Some(4098), "Is_bootstrapping", TRANSIENT, Always, No, &[]),
    row("cassandra.Truncate_error", Some(4099), "Truncate_error", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("cassandra.Write_timeout", Some(4352), "Write_timeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("cassandra.Read_timeout", Some(4608), "Read_timeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("cassandra.Read_failure", Some(4864), "Read_failure", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("cassandra.Function_failure", Some(5120), "Function_failure", BUSINESS, Never, No, &[]),
    row("cassandra.Write_failure", Some(5376), "Write_failure", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("cassandra.Syntax_error", Some(8192), "Syntax_error", VALIDATION, Never, No, &[]),
    row("cassandra.Unauthorized", Some(8448), "Unauthorized", PERMISSION, Never, No, &[]),
    row("cassandra.Invalid", Some(8704), "Invalid", VALIDATION, Never, No, &[]),
    row("cassandra.Config_error", Some(8960), "Config_error", VALIDATION, Never, No, &[]),
    row("cassandra.Already_exists", Some(9216), "Already_exists", BUSINESS, Never, No, &[]),
    row("cassandra.Unprepared", Some(9472), "Unprepared", TRANSIENT, Always, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    16, 2, 15, 10, 14, 5, 4, 1, 9, 8, 0, 12, 6, 13, 3, 17, 11, 7,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
];
