//! Container registry error codes.

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
    row("oci.BLOB_UNKNOWN", None, "BLOB_UNKNOWN", VALIDATION, Never, No, &[]),
    row("oci.BLOB_UPLOAD_INVALID", None, "BLOB_UPLOAD_INVALID", VALIDATION, Never, No, &[]),
    row("oci.BLOB_UPLOAD_UNKNOWN", None, "BLOB_UPLOAD_UNKNOWN", VALIDATION, Never, No, &[]),
    row("oci.DENIED", None, "DENIED", PERMISSION, Never, No, &[]),
    row("oci.DIGEST_INVALID", None, "DIGEST_INVALID", VALIDATION, Never, No, &[]),
    row("oci.MANIFEST_BLOB_UNKNOWN", None, "MANIFEST_BLOB_UNKNOWN", VALIDATION, Never, No, &[]),
    row("oci.MANIFEST_INVALID", None, "MANIFEST_INVALID", VALIDATION, Never, No, &[]),
    row("oci.MANIFEST_UNKNOWN", None, "MANIFEST_UNKNOWN", VALIDATION, Never, No, &[]),
    row("oci.NAME_INVALID", None, "NAME_INVALID", VALIDATION, Never, No, &[]),
    row("oci.NAME_UNKNOWN", None, "NAME_UNKNOWN", VALIDATION, Never, No, &[]),
    row("oci.SIZE_INVALID", None, "SIZE_INVALID", VALIDATION, Never, No, &[]),
    row("oci.TAG_INVALID", None, "TAG_INVALID", VALIDATION, Never, No, &[]),
    row("oci.TOOMANYREQUESTS", None, "TOOMANYREQUESTS", TRANSIENT, Always, No, &[]),
    row("oci.UNAUTHORIZED", None, "UNAUTHORIZED", PERMISSION, Never, No, &[]),
    row("oci.UNSUPPORTED", None, "UNSUPPORTED", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
];

static BY_NUMBER: &[u16] = &[];
