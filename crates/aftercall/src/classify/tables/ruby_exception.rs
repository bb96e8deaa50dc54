//! Ruby exception classes of Active Record.

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
    ruby_exception.ActiveRecord::AdapterTimeout\
    ruby_exception.ActiveRecord::ConnectionFailed\
    ruby_exception.ActiveRecord::ConnectionNotEstablished\
    ruby_exception.ActiveRecord::ConnectionTimeoutError\
    ruby_exception.ActiveRecord::Deadlocked\
    ruby_exception.ActiveRecord::InvalidForeignKey\
    ruby_exception.ActiveRecord::LockWaitTimeout\
    ruby_exception.ActiveRecord::NotNullViolation\
    ruby_exception.ActiveRecord::QueryCanceled\
    ruby_exception.ActiveRecord::RangeError\
    ruby_exception.ActiveRecord::ReadOnlyError\
    ruby_exception.ActiveRecord::ReadOnlyRecord\
    ruby_exception.ActiveRecord::RecordInvalid\
    ruby_exception.ActiveRecord::RecordNotDestroyed\
    ruby_exception.ActiveRecord::RecordNotFound\
    ruby_exception.ActiveRecord::RecordNotUnique\
    ruby_exception.ActiveRecord::SerializationFailure\
    ruby_exception.ActiveRecord::StaleObjectError\
    ruby_exception.ActiveRecord::StatementTimeout\
    ruby_exception.ActiveRecord::ValueTooLong\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 43, 15, 28, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(43, 45, 15, 30, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(88, 53, 15, 38, None, TRANSIENT, Always, No),
    Packed(141, 51, 15, 36, None, TRANSIENT, Always, No),
    Packed(192, 39, 15, 24, None, TRANSIENT, Always, No),
    Packed(231, 46, 15, 31, None, BUSINESS, Never, No),
    Packed(277, 44, 15, 29, None, TRANSIENT, Always, No),
    Packed(321, 45, 15, 30, None, VALIDATION, Never, No),
    Packed(366, 42, 15, 27, None, TRANSIENT, Always, No),
    Packed(408, 39, 15, 24, None, VALIDATION, Never, No),
    Packed(447, 42, 15, 27, None, PERMISSION, Never, No),
    Packed(489, 43, 15, 28, None, BUSINESS, Never, No),
    Packed(532, 42, 15, 27, None, VALIDATION, Never, No),
    Packed(574, 47, 15, 32, None, BUSINESS, Never, No),
    Packed(621, 43, 15, 28, None, VALIDATION, Never, No),
    Packed(664, 44, 15, 29, None, BUSINESS, Never, No),
    Packed(708, 49, 15, 34, None, TRANSIENT, Always, No),
    Packed(757, 45, 15, 30, None, BUSINESS, Never, No),
    Packed(802, 45, 15, 30, None, TRANSIENT, Always, No),
    Packed(847, 41, 15, 26, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
];

static BY_NUMBER: &[u16] = &[];
