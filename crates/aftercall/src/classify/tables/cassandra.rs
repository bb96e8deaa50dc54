//! Cassandra protocol errors.

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
    cassandra.server-errorServer error\
    cassandra.protocol-errorProtocol error\
    cassandra.authentication-errorAuthentication error\
    cassandra.unavailable-exceptionUnavailable exception\
    cassandra.Overloaded\
    cassandra.Is_bootstrapping\
    cassandra.Truncate_error\
    cassandra.Write_timeout\
    cassandra.Read_timeout\
    cassandra.Read_failure\
    cassandra.Function_failure\
    cassandra.Write_failure\
    cassandra.Syntax_error\
    cassandra.Unauthorized\
    cassandra.Invalid\
    cassandra.Config_error\
    cassandra.Already_exists\
    cassandra.Unprepared\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 22, 22, 12, Some(0), TRANSIENT, IfIdempotent, Unknown),
    Packed(34, 24, 24, 14, Some(10), Unsaid, Never, Unknown),
    Packed(72, 30, 30, 20, Some(256), PERMISSION, Never, No),
    Packed(122, 31, 31, 21, Some(4096), TRANSIENT, Always, No),
    Packed(174, 20, 10, 10, Some(4097), TRANSIENT, Always, No),
    Packed(194, 26, 10, 16, Some(4098), TRANSIENT, Always, No),
    Packed(220, 24, 10, 14, Some(4099), TRANSIENT, IfIdempotent, Unknown),
    Packed(244, 23, 10, 13, Some(4352), TRANSIENT, IfIdempotent, Unknown),
    Packed(267, 22, 10, 12, Some(4608), TRANSIENT, IfIdempotent, Unknown),
    Packed(289, 22, 10, 12, Some(4864), TRANSIENT, IfIdempotent, Unknown),
    Packed(311, 26, 10, 16, Some(5120), BUSINESS, Never, No),
    Packed(337, 23, 10, 13, Some(5376), TRANSIENT, IfIdempotent, Unknown),
    Packed(360, 22, 10, 12, Some(8192), VALIDATION, Never, No),
    Packed(382, 22, 10, 12, Some(8448), PERMISSION, Never, No),
    Packed(404, 17, 10, 7, Some(8704), VALIDATION, Never, No),
    Packed(421, 22, 10, 12, Some(8960), VALIDATION, Never, No),
    Packed(443, 24, 10, 14, Some(9216), BUSINESS, Never, No),
    Packed(467, 20, 10, 10, Some(9472), TRANSIENT, Always, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    16, 2, 15, 10, 14, 5, 4, 1, 9, 8, 0, 12, 6, 13, 3, 17, 11, 7,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
];
