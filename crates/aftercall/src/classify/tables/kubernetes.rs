//! Kubernetes status reasons.

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
    kubernetes.AlreadyExists\
    kubernetes.BadRequest\
    kubernetes.Conflict\
    kubernetes.Expired\
    kubernetes.Forbidden\
    kubernetes.Gone\
    kubernetes.InternalError\
    kubernetes.Invalid\
    kubernetes.MethodNotAllowed\
    kubernetes.NotAcceptable\
    kubernetes.NotFound\
    kubernetes.RequestEntityTooLarge\
    kubernetes.ServerTimeout\
    kubernetes.ServiceUnavailable\
    kubernetes.StorageReadError\
    kubernetes.Timeout\
    kubernetes.TooManyRequests\
    kubernetes.Unauthorized\
    kubernetes.Unknown\
    kubernetes.UnsupportedMediaType\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 24, 11, 13, None, BUSINESS, Never, No),
    Packed(24, 21, 11, 10, None, VALIDATION, Never, No),
    Packed(45, 19, 11, 8, None, BUSINESS, Never, No),
    Packed(64, 18, 11, 7, None, VALIDATION, Never, No),
    Packed(82, 20, 11, 9, None, PERMISSION, Never, No),
    Packed(102, 15, 11, 4, None, BUSINESS, Never, No),
    Packed(117, 24, 11, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(141, 18, 11, 7, None, VALIDATION, Never, No),
    Packed(159, 27, 11, 16, None, VALIDATION, Never, No),
    Packed(186, 24, 11, 13, None, VALIDATION, Never, No),
    Packed(210, 19, 11, 8, None, VALIDATION, Never, No),
    Packed(229, 32, 11, 21, None, VALIDATION, Never, No),
    Packed(261, 24, 11, 13, None, TRANSIENT, Always, No),
    Packed(285, 29, 11, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(314, 27, 11, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(341, 18, 11, 7, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(359, 26, 11, 15, None, TRANSIENT, Always, No),
    Packed(385, 23, 11, 12, None, PERMISSION, Never, No),
    Packed(408, 18, 11, 7, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(426, 31, 11, 20, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
];

static BY_NUMBER: &[u16] = &[];
