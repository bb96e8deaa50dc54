//! ClickHouse error codes.

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
    clickhouse.CANNOT_PARSE_TEXT\
    clickhouse.NO_SUCH_COLUMN_IN_TABLE\
    clickhouse.CANNOT_PARSE_QUOTED_STRING\
    clickhouse.CANNOT_PARSE_INPUT_ASSERTION_FAILED\
    clickhouse.BAD_ARGUMENTS\
    clickhouse.CANNOT_PARSE_DATE\
    clickhouse.CANNOT_PARSE_DATETIME\
    clickhouse.NUMBER_OF_ARGUMENTS_DOESNT_MATCH\
    clickhouse.ILLEGAL_TYPE_OF_ARGUMENT\
    clickhouse.ILLEGAL_COLUMN\
    clickhouse.UNKNOWN_FUNCTION\
    clickhouse.UNKNOWN_IDENTIFIER\
    clickhouse.NOT_IMPLEMENTED\
    clickhouse.UNKNOWN_TYPE\
    clickhouse.TYPE_MISMATCH\
    clickhouse.TABLE_ALREADY_EXISTS\
    clickhouse.UNKNOWN_TABLE\
    clickhouse.SYNTAX_ERROR\
    clickhouse.CANNOT_CONVERT_TYPE\
    clickhouse.CANNOT_PARSE_NUMBER\
    clickhouse.UNKNOWN_FORMAT\
    clickhouse.UNKNOWN_DATABASE\
    clickhouse.DATABASE_ALREADY_EXISTS\
    clickhouse.UNKNOWN_SETTING\
    clickhouse.INCORRECT_DATA\
    clickhouse.ILLEGAL_DIVISION\
    clickhouse.TOO_MANY_ROWS\
    clickhouse.TIMEOUT_EXCEEDED\
    clickhouse.TOO_SLOW\
    clickhouse.READONLY\
    clickhouse.MULTIPLE_EXPRESSIONS_FOR_ALIAS\
    clickhouse.UNKNOWN_USER\
    clickhouse.WRONG_PASSWORD\
    clickhouse.REQUIRED_PASSWORD\
    clickhouse.IP_ADDRESS_NOT_ALLOWED\
    clickhouse.QUOTA_EXCEEDED\
    clickhouse.TOO_MANY_SIMULTANEOUS_QUERIES\
    clickhouse.NO_FREE_CONNECTION\
    clickhouse.SOCKET_TIMEOUT\
    clickhouse.NETWORK_ERROR\
    clickhouse.NOT_AN_AGGREGATE\
    clickhouse.MEMORY_LIMIT_EXCEEDED\
    clickhouse.TABLE_IS_READ_ONLY\
    clickhouse.NOT_ENOUGH_SPACE\
    clickhouse.TOO_MANY_PARTS\
    clickhouse.ALL_CONNECTION_TRIES_FAILED\
    clickhouse.TOO_FEW_LIVE_REPLICAS\
    clickhouse.TOO_DEEP_RECURSION\
    clickhouse.UNKNOWN_STATUS_OF_INSERT\
    clickhouse.CANNOT_INSERT_NULL_IN_ORDINARY_COLUMN\
    clickhouse.NO_COMMON_TYPE\
    clickhouse.QUERY_WAS_CANCELLED\
    clickhouse.TOO_MANY_ROWS_OR_BYTES\
    clickhouse.SYSTEM_ERROR\
    clickhouse.ACCESS_DENIED\
    clickhouse.AUTHENTICATION_FAILED\
    clickhouse.KEEPER_EXCEPTION\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 28, 11, 17, Some(6), VALIDATION, Never, No),
    Packed(28, 34, 11, 23, Some(16), VALIDATION, Never, No),
    Packed(62, 37, 11, 26, Some(26), VALIDATION, Never, No),
    Packed(99, 46, 11, 35, Some(27), VALIDATION, Never, No),
    Packed(145, 24, 11, 13, Some(36), VALIDATION, Never, No),
    Packed(169, 28, 11, 17, Some(38), VALIDATION, Never, No),
    Packed(197, 32, 11, 21, Some(41), VALIDATION, Never, No),
    Packed(229, 43, 11, 32, Some(42), VALIDATION, Never, No),
    Packed(272, 35, 11, 24, Some(43), VALIDATION, Never, No),
    Packed(307, 25, 11, 14, Some(44), VALIDATION, Never, No),
    Packed(332, 27, 11, 16, Some(46), VALIDATION, Never, No),
    Packed(359, 29, 11, 18, Some(47), VALIDATION, Never, No),
    Packed(388, 26, 11, 15, Some(48), VALIDATION, Never, No),
    Packed(414, 23, 11, 12, Some(50), VALIDATION, Never, No),
    Packed(437, 24, 11, 13, Some(53), VALIDATION, Never, No),
    Packed(461, 31, 11, 20, Some(57), BUSINESS, Never, No),
    Packed(492, 24, 11, 13, Some(60), VALIDATION, Never, No),
    Packed(516, 23, 11, 12, Some(62), VALIDATION, Never, No),
    Packed(539, 30, 11, 19, Some(70), VALIDATION, Never, No),
    Packed(569, 30, 11, 19, Some(72), VALIDATION, Never, No),
    Packed(599, 25, 11, 14, Some(73), VALIDATION, Never, No),
    Packed(624, 27, 11, 16, Some(81), VALIDATION, Never, No),
    Packed(651, 34, 11, 23, Some(82), BUSINESS, Never, No),
    Packed(685, 26, 11, 15, Some(115), VALIDATION, Never, No),
    Packed(711, 25, 11, 14, Some(117), VALIDATION, Never, No),
    Packed(736, 27, 11, 16, Some(153), VALIDATION, Never, No),
    Packed(763, 24, 11, 13, Some(158), BUSINESS, Never, No),
    Packed(787, 27, 11, 16, Some(159), TRANSIENT, IfIdempotent, Unknown),
    Packed(814, 19, 11, 8, Some(160), BUSINESS, Never, No),
    Packed(833, 19, 11, 8, Some(164), PERMISSION, Never, No),
    Packed(852, 41, 11, 30, Some(179), VALIDATION, Never, No),
    Packed(893, 23, 11, 12, Some(192), PERMISSION, Never, No),
    Packed(916, 25, 11, 14, Some(193), PERMISSION, Never, No),
    Packed(941, 28, 11, 17, Some(194), PERMISSION, Never, No),
    Packed(969, 33, 11, 22, Some(195), PERMISSION, Never, No),
    Packed(1002, 25, 11, 14, Some(201), BUSINESS, Never, No),
    Packed(1027, 40, 11, 29, Some(202), TRANSIENT, Always, No),
    Packed(1067, 29, 11, 18, Some(203), TRANSIENT, Always, No),
    Packed(1096, 25, 11, 14, Some(209), TRANSIENT, IfIdempotent, Unknown),
    Packed(1121, 24, 11, 13, Some(210), TRANSIENT, IfIdempotent, Unknown),
    Packed(1145, 27, 11, 16, Some(215), VALIDATION, Never, No),
    Packed(1172, 32, 11, 21, Some(241), BUSINESS, Never, No),
    Packed(1204, 29, 11, 18, Some(242), BUSINESS, Never, No),
    Packed(1233, 27, 11, 16, Some(243), BUSINESS, Never, No),
    Packed(1260, 25, 11, 14, Some(252), TRANSIENT, Always, No),
    Packed(1285, 38, 11, 27, Some(279), TRANSIENT, Always, No),
    Packed(1323, 32, 11, 21, Some(285), TRANSIENT, Always, No),
    Packed(1355, 29, 11, 18, Some(306), VALIDATION, Never, No),
    Packed(1384, 35, 11, 24, Some(319), TRANSIENT, IfIdempotent, Unknown),
    Packed(1419, 48, 11, 37, Some(349), VALIDATION, Never, No),
    Packed(1467, 25, 11, 14, Some(386), VALIDATION, Never, No),
    Packed(1492, 30, 11, 19, Some(394), TRANSIENT, IfIdempotent, Unknown),
    Packed(1522, 33, 11, 22, Some(396), BUSINESS, Never, No),
    Packed(1555, 23, 11, 12, Some(425), Unsaid, Never, Unknown),
    Packed(1578, 24, 11, 13, Some(497), PERMISSION, Never, No),
    Packed(1602, 32, 11, 21, Some(516), PERMISSION, Never, No),
    Packed(1634, 27, 11, 16, Some(999), TRANSIENT, IfIdempotent, Unknown),
];

static CONDITIONS: &[Condition] = &[];

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
