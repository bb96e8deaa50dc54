//! Rust error types of common crates.

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
    rust_error.bb8::RunError::TimedOut\
    rust_error.rustls::Error::AlertReceived\
    rust_error.sqlx::Error::ColumnDecode\
    rust_error.sqlx::Error::ColumnNotFound\
    rust_error.sqlx::Error::Database\
    rust_error.sqlx::Error::Io\
    rust_error.sqlx::Error::PoolClosed\
    rust_error.sqlx::Error::PoolTimedOut\
    rust_error.sqlx::Error::Protocol\
    rust_error.sqlx::Error::RowNotFound\
    rust_error.sqlx::Error::Tls\
    rust_error.sqlx::Error::WorkerCrashed\
    rust_error.std::num::ParseIntError\
    rust_error.std::str::Utf8Error\
    rust_error.tokio::time::error::Elapsed\
    rust_error.tower::buffer::error::Closed\
    rust_error.tower::timeout::error::Elapsed\
    rust_error.url::ParseError\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 34, 11, 23, None, TRANSIENT, Always, No),
    Packed(34, 39, 11, 28, None, Unsaid, Never, Unknown),
    Packed(73, 36, 11, 25, None, Unsaid, Never, Unknown),
    Packed(109, 38, 11, 27, None, Unsaid, Never, Unknown),
    Packed(147, 32, 11, 21, None, Unsaid, Never, Unknown),
    Packed(179, 26, 11, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(205, 34, 11, 23, None, BUSINESS, Never, No),
    Packed(239, 36, 11, 25, None, TRANSIENT, Always, No),
    Packed(275, 32, 11, 21, None, Unsaid, Never, Unknown),
    Packed(307, 35, 11, 24, None, VALIDATION, Never, No),
    Packed(342, 27, 11, 16, None, BUSINESS, Never, No),
    Packed(369, 37, 11, 26, None, Unsaid, Never, Unknown),
    Packed(406, 34, 11, 23, None, VALIDATION, Never, No),
    Packed(440, 30, 11, 19, None, VALIDATION, Never, No),
    Packed(470, 38, 11, 27, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(508, 39, 11, 28, None, Unsaid, Never, Unknown),
    Packed(547, 41, 11, 30, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(588, 26, 11, 15, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
];

static BY_NUMBER: &[u16] = &[];
