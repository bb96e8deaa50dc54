//! MongoDB error labels, which beat its codes.

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
    row("mongodb_label.HandshakeError", None, "HandshakeError", TRANSIENT, Always, No, &[]),
    row("mongodb_label.NoWritesPerformed", None, "NoWritesPerformed", TRANSIENT, Always, No, &[]),
    row("mongodb_label.ResumableChangeStreamError", None, "ResumableChangeStreamError", TRANSIENT, Always, No, &[]),
    row("mongodb_label.RetryableError", None, "RetryableError", TRANSIENT, Always, No, &[]),
    row("mongodb_label.RetryableWriteError", None, "RetryableWriteError", TRANSIENT, Always, No, &[]),
    row("mongodb_label.SystemOverloadedError", None, "SystemOverloadedError", TRANSIENT, Never, Unknown, &[]),
    row("mongodb_label.TransientTransactionError", None, "TransientTransactionError", TRANSIENT, Always, No, &[]),
    row("mongodb_label.UnknownTransactionCommitResult", None, "UnknownTransactionCommitResult", TRANSIENT, IfIdempotent, Unknown, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7,
];

static BY_NUMBER: &[u16] = &[];
