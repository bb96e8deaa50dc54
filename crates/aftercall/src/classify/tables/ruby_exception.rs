//! Ruby exception classes of Active Record.

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
    row("ruby_exception.ActiveRecord::AdapterTimeout", None, "ActiveRecord::AdapterTimeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("ruby_exception.ActiveRecord::ConnectionFailed", None, "ActiveRecord::ConnectionFailed", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("ruby_exception.ActiveRecord::ConnectionNotEstablished", None, "ActiveRecord::ConnectionNotEstablished", TRANSIENT, Always, No, &[]),
    row("ruby_exception.ActiveRecord::ConnectionTimeoutError", None, "ActiveRecord::ConnectionTimeoutError", TRANSIENT, Always, No, &[]),
    row("ruby_exception.ActiveRecord::Deadlocked", None, "ActiveRecord::Deadlocked", TRANSIENT, Always, No, &[]),
    row("ruby_exception.ActiveRecord::InvalidForeignKey", None, "ActiveRecord::InvalidForeignKey", BUSINESS, Never, No, &[]),
    row("ruby_exception.ActiveRecord::LockWaitTimeout", None, "ActiveRecord::LockWaitTimeout", TRANSIENT, Always, No, &[]),
    row("ruby_exception.ActiveRecord::NotNullViolation", None, "ActiveRecord::NotNullViolation", VALIDATION, Never, No, &[]),
    row("ruby_exception.ActiveRecord::QueryCanceled", None, "ActiveRecord::QueryCanceled", TRANSIENT, Always, No, &[]),
    row("ruby_exception.ActiveRecord::RangeError", None, "ActiveRecord::RangeError", VALIDATION, Never, No, &[]),
    row("ruby_exception.ActiveRecord::ReadOnlyError", None, "ActiveRecord::ReadOnlyError", PERMISSION, Never, No, &[]),
    row("ruby_exception.ActiveRecord::ReadOnlyRecord", None, "ActiveRecord::ReadOnlyRecord", BUSINESS, Never, No, &[]),
    row("ruby_exception.ActiveRecord::RecordInvalid", None, "ActiveRecord::RecordInvalid", VALIDATION, Never, No, &[]),
    row("ruby_exception.ActiveRecord::RecordNotDestroyed", None, "ActiveRecord::RecordNotDestroyed", BUSINESS, Never, No, &[]),
    row("ruby_exception.ActiveRecord::RecordNotFound", None, "ActiveRecord::RecordNotFound", VALIDATION, Never, No, &[]),
    row("ruby_exception.ActiveRecord::RecordNotUnique", None, "ActiveRecord::RecordNotUnique", BUSINESS, Never, No, &[]),
    row("ruby_exception.ActiveRecord::SerializationFailure", None, "ActiveRecord::SerializationFailure", TRANSIENT, Always, No, &[]),
    row("ruby_exception.ActiveRecord::StaleObjectError", None, "ActiveRecord::StaleObjectError", BUSINESS, Never, No, &[]),
    row("ruby_exception.ActiveRecord::StatementTimeout", None, "ActiveRecord::StatementTimeout", TRANSIENT, Always, No, &[]),
    row("ruby_exception.ActiveRecord::ValueTooLong", None, "ActiveRecord::ValueTooLong", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
];

static BY_NUMBER: &[u16] = &[];
