//! Container registry error codes.

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
    oci.BLOB_UNKNOWN\
    oci.BLOB_UPLOAD_INVALID\
    oci.BLOB_UPLOAD_UNKNOWN\
    oci.DENIED\
    oci.DIGEST_INVALID\
    oci.MANIFEST_BLOB_UNKNOWN\
    oci.MANIFEST_INVALID\
    oci.MANIFEST_UNKNOWN\
    oci.NAME_INVALID\
    oci.NAME_UNKNOWN\
    oci.SIZE_INVALID\
    oci.TAG_INVALID\
    oci.TOOMANYREQUESTS\
    oci.UNAUTHORIZED\
    oci.UNSUPPORTED\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(16, 23, 4, 19, None, VALIDATION, Never, No),
    Packed(39, 23, 4, 19, None, VALIDATION, Never, No),
    Packed(62, 10, 4, 6, None, PERMISSION, Never, No),
    Packed(72, 18, 4, 14, None, VALIDATION, Never, No),
    Packed(90, 25, 4, 21, None, VALIDATION, Never, No),
    Packed(115, 20, 4, 16, None, VALIDATION, Never, No),
    Packed(135, 20, 4, 16, None, VALIDATION, Never, No),
    Packed(155, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(171, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(187, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(203, 15, 4, 11, None, VALIDATION, Never, No),
    Packed(218, 19, 4, 15, None, TRANSIENT, Always, No),
    Packed(237, 16, 4, 12, None, PERMISSION, Never, No),
    Packed(253, 15, 4, 11, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
];

static BY_NUMBER: &[u16] = &[];
