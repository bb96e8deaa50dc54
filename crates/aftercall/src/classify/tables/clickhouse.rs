//! ClickHouse error codes.

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
    row("clickhouse.CANNOT_PARSE_TEXT", Some(6), "CANNOT_PARSE_TEXT", VALIDATION, Never, No, &[]),
    row("clickhouse.NO_SUCH_COLUMN_IN_TABLE", Some(16), "NO_SUCH_COLUMN_IN_TABLE", VALIDATION, Never, No, &[]),
    row("clickhouse.CANNOT_PARSE_QUOTED_STRING", Some(26), "CANNOT_PARSE_QUOTED_STRING", VALIDATION, Never, No, &[]),
    row("clickhouse.CANNOT_PARSE_INPUT_ASSERTION_FAILED", Some(27), "CANNOT_PARSE_INPUT_ASSERTION_FAILED", VALIDATION, Never, No, &[]),
    row("clickhouse.BAD_ARGUMENTS", Some(36), "BAD_ARGUMENTS", VALIDATION, Never, No, &[]),
    row("clickhouse.CANNOT_PARSE_DATE", Some(38), "CANNOT_PARSE_DATE", VALIDATION, Never, No, &[]),
    row("clickhouse.CANNOT_PARSE_DATETIME", Some(41), "CANNOT_PARSE_DATETIME", VALIDATION, Never, No, &[]),
    row("clickhouse.NUMBER_OF_ARGUMENTS_DOESNT_MATCH", Some(42), "NUMBER_OF_ARGUMENTS_DOESNT_MATCH", VALIDATION, Never, No, &[]),
    row("clickhouse.ILLEGAL_TYPE_OF_ARGUMENT", Some(43), "ILLEGAL_TYPE_OF_ARGUMENT", VALIDATION, Never, No, &[]),
    row("clickhouse.ILLEGAL_COLUMN", Some(44), "ILLEGAL_COLUMN", VALIDATION, Never, No, &[]),
    row("clickhouse.UNKNOWN_FUNCTION", Some(46), "UNKNOWN_FUNCTION", VALIDATION, Never, No, &[]),
    row("clickhouse.UNKNOWN_IDENTIFIER", Some(47), "UNKNOWN_IDENTIFIER", VALIDATION, Never, No, &[]),
    row("clickhouse.NOT_IMPLEMENTED", Some(48), "NOT_IMPLEMENTED", VALIDATION, Never, No, &[]),
    row("clickhouse.UNKNOWN_TYPE", Some(50), "UNKNOWN_TYPE", VALIDATION, Never, No, &[]),
    row("clickhouse.TYPE_MISMATCH", Some(53), "TYPE_MISMATCH", VALIDATION, Never, No, &[]),
    row("clickhouse.TABLE_ALREADY_EXISTS", Some(57), "TABLE_ALREADY_EXISTS", BUSINESS, Never, No, &[]),
    row("clickhouse.UNKNOWN_TABLE", Some(60), "UNKNOWN_TABLE", VALIDATION, Never, No, &[]),
    row("clickhouse.SYNTAX_ERROR", Some(62), "SYNTAX_ERROR", VALIDATION, Never, No, &[]),
    row("clickhouse.CANNOT_CONVERT_TYPE", Some(70), "CANNOT_CONVERT_TYPE", VALIDATION, Never, No, &[]),
    row("clickhouse.CANNOT_PARSE_NUMBER", Some(72), "CANNOT_PARSE_NUMBER", VALIDATION, Never, No, &[]),
    row("clickhouse.UNKNOWN_FORMAT", Some(73), "UNKNOWN_FORMAT", VALIDATION, Never, No, &[]),
    row("clickhouse.UNKNOWN_DATABASE", Some(81), "UNKNOWN_DATABASE", VALIDATION, Never, No, &[]),
    row("clickhouse.DATABASE_ALREADY_EXISTS", Some(82), "DATABASE_ALREADY_EXISTS", BUSINESS, Never, No, &[]),
    row("clickhouse.UNKNOWN_SETTING", Some(115), "UNKNOWN_SETTING", VALIDATION, Never, No, &[]),
    row("clickhouse.INCORRECT_DATA", Some(117), "INCORRECT_DATA", VALIDATION, Never, No, &[]),
    row("clickhouse.ILLEGAL_DIVISION", Some(153), "ILLEGAL_DIVISION", VALIDATION, Never, No, &[]),
    row("clickhouse.TOO_MANY_ROWS", Some(158), "TOO_MANY_ROWS", BUSINESS, Never, No, &[]),
    row("clickhouse.TIMEOUT_EXCEEDED", Some(159), "TIMEOUT_EXCEEDED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("clickhouse.TOO_SLOW", Some(160), "TOO_SLOW", BUSINESS, Never, No, &[]),
    row("clickhouse.READONLY", Some(164), "READONLY", PERMISSION, Never, No, &[]),
    row("clickhouse.MULTIPLE_EXPRESSIONS_FOR_ALIAS", Some(179), "MULTIPLE_EXPRESSIONS_FOR_ALIAS", VALIDATION, Never, No, &[]),
    row("clickhouse.UNKNOWN_USER", Some(192), "UNKNOWN_USER", PERMISSION, Never, No, &[]),
    row("clickhouse.WRONG_PASSWORD", Some(193), "WRONG_PASSWORD", PERMISSION, Never, No, &[]),
    row("clickhouse.REQUIRED_PASSWORD", Some(194), "REQUIRED_PASSWORD", PERMISSION, Never, No, &[]),
    row("clickhouse.IP_ADDRESS_NOT_ALLOWED", Some(195), "IP_ADDRESS_NOT_ALLOWED", PERMISSION, Never, No, &[]),
    row("clickhouse.QUOTA_EXCEEDED", Some(201), "QUOTA_EXCEEDED", BUSINESS, Never, No, &[]),
    row("clickhouse.TOO_MANY_SIMULTANEOUS_QUERIES", Some(202), "TOO_MANY_SIMULTANEOUS_QUERIES", TRANSIENT, Always, No, &[]),
    row("clickhouse.NO_FREE_CONNECTION", Some(203), "NO_FREE_CONNECTION", TRANSIENT, Always, No, &[]),
    row("clickhouse.SOCKET_TIMEOUT", Some(209), "SOCKET_TIMEOUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("clickhouse.NETWORK_ERROR", Some(210), "NETWORK_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("clickhouse.NOT_AN_AGGREGATE", Some(215), "NOT_AN_AGGREGATE", VALIDATION, Never, No, &[]),
    row("clickhouse.MEMORY_LIMIT_EXCEEDED", Some(241), "MEMORY_LIMIT_EXCEEDED", BUSINESS, Never, No, &[]),
    row("clickhouse.TABLE_IS_READ_ONLY", Some(242), "TABLE_IS_READ_ONLY", BUSINESS, Never, No, &[]),
    row("clickhouse.NOT_ENOUGH_SPACE", Some(243), "NOT_ENOUGH_SPACE", BUSINESS, Never, No, &[]),
    row("clickhouse.TOO_MANY_PARTS", Some(252), "TOO_MANY_PARTS", TRANSIENT, Always, No, &[]),
    row("clickhouse.ALL_CONNECTION_TRIES_FAILED", Some(279), "ALL_CONNECTION_TRIES_FAILED", TRANSIENT, Always, No, &[]),
    row("clickhouse.TOO_FEW_LIVE_REPLICAS", Some(285), "TOO_FEW_LIVE_REPLICAS", TRANSIENT, Always, No, &[]),
    row("clickhouse.TOO_DEEP_RECURSION", Some(306), "TOO_DEEP_RECURSION", VALIDATION, Never, No, &[]),
    row("clickhouse.UNKNOWN_STATUS_OF_INSERT", Some(319), "UNKNOWN_STATUS_OF_INSERT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("clickhouse.CANNOT_INSERT_NULL_IN_ORDINARY_COLUMN", Some(349), "CANNOT_INSERT_NULL_IN_ORDINARY_COLUMN", VALIDATION, Never, No, &[]),
    row("clickhouse.NO_COMMON_TYPE", Some(386), "NO_COMMON_TYPE", VALIDATION, Never, No, &[]),
    row("clickhouse.QUERY_WAS_CANCELLED", Some(394), "QUERY_WAS_CANCELLED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("clickhouse.TOO_MANY_ROWS_OR_BYTES", Some(396), "TOO_MANY_ROWS_OR_BYTES", BUSINESS, Never, No, &[]),
    row("clickhouse.SYSTEM_ERROR", Some(425), "SYSTEM_ERROR", Unsaid, Never, Unknown, &[]),
    row("clickhouse.ACCESS_DENIED", Some(497), "ACCESS_DENIED", PERMISSION, Never, No, &[]),
    row("clickhouse.AUTHENTICATION_FAILED", Some(516), "AUTHENTICATION_FAILED", PERMISSION, Never, No, &[]),
    row("clickhouse.KEEPER_EXCEPTION", Some(999), "KEEPER_EXCEPTION", TRANSIENT, IfIdempotent, Unknown, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    54, 45, 55, 4, 18, 49, 5, 6, 3, 19, 2, 0, 22, 9, 25, 8, 24, 34, 56, 41,
    30, 39, 40, 43, 12, 50, 37, 1, 7, 51, 35, 29, 33, 38, 17, 53, 15, 42, 27, 47,
    46, 44, 26, 52, 36, 28, 14, 21, 20, 10, 11, 23, 48, 16, 13, 31, 32,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
];
