//! MongoDB error labels, which beat its codes.

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
    mongodb_label.HandshakeError\
    mongodb_label.NoWritesPerformed\
    mongodb_label.ResumableChangeStreamError\
    mongodb_label.RetryableError\
    mongodb_label.RetryableWriteError\
    mongodb_label.SystemOverloadedError\
    mongodb_label.TransientTransactionError\
    mongodb_label.UnknownTransactionCommitResult\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 28, 14, 14, None, TRANSIENT, Always, No),
    Packed(28, 31, 14, 17, None, TRANSIENT, Always, No),
    Packed(59, 40, 14, 26, None, TRANSIENT, Always, No),
    Packed(99, 28, 14, 14, None, TRANSIENT, Always, No),
    Packed(127, 33, 14, 19, None, TRANSIENT, Always, No),
    Packed(160, 35, 14, 21, None, TRANSIENT, Never, Unknown),
    Packed(195, 39, 14, 25, None, TRANSIENT, Always, No),
    Packed(234, 44, 14, 30, None, TRANSIENT, IfIdempotent, Unknown),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7,
];

static BY_NUMBER: &[u16] = &[];
