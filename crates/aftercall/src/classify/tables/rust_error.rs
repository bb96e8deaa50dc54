//! Rust error types of common crates.

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
    row("rust_error.bb8::RunError::TimedOut", None, "bb8::RunError::TimedOut", TRANSIENT, Always, No, &[]),
    row("rust_error.rustls::Error::AlertReceived", None, "rustls::Error::AlertReceived", Unsaid, Never, Unknown, &[]),
    row("rust_error.sqlx::Error::ColumnDecode", None, "sqlx::Error::ColumnDecode", Unsaid, Never, Unknown, &[]),
    row("rust_error.sqlx::Error::ColumnNotFound", None, "sqlx::Error::ColumnNotFound", Unsaid, Never, Unknown, &[]),
    row("rust_error.sqlx::Error::Database", None, "sqlx::Error::Database", Unsaid, Never, Unknown, &[]),
    row("rust_error.sqlx::Error::Io", None, "sqlx::Error::Io", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("rust_error.sqlx::Error::PoolClosed", None, "sqlx::Error::PoolClosed", BUSINESS, Never, No, &[]),
    row("rust_error.sqlx::Error::PoolTimedOut", None, "sqlx::Error::PoolTimedOut", TRANSIENT, Always, No, &[]),
    row("rust_error.sqlx::Error::Protocol", None, "sqlx::Error::Protocol", Unsaid, Never, Unknown, &[]),
    row("rust_error.sqlx::Error::RowNotFound", None, "sqlx::Error::RowNotFound", VALIDATION, Never, No, &[]),
    row("rust_error.sqlx::Error::Tls", None, "sqlx::Error::Tls", BUSINESS, Never, No, &[]),
    row("rust_error.sqlx::Error::WorkerCrashed", None, "sqlx::Error::WorkerCrashed", Unsaid, Never, Unknown, &[]),
    row("rust_error.std::num::ParseIntError", None, "std::num::ParseIntError", VALIDATION, Never, No, &[]),
    row("rust_error.std::str::Utf8Error", None, "std::str::Utf8Error", VALIDATION, Never, No, &[]),
    row("rust_error.tokio::time::error::Elapsed", None, "tokio::time::error::Elapsed", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("rust_error.tower::buffer::error::Closed", None, "tower::buffer::error::Closed", Unsaid, Never, Unknown, &[]),
    row("rust_error.tower::timeout::error::Elapsed", None, "tower::timeout::error::Elapsed", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("rust_error.url::ParseError", None, "url::ParseError", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
];

static BY_NUMBER: &[u16] = &[];
