//! getaddrinfo results, with glibc numbers.

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
    gai.EAI_OVERFLOW\
    gai.EAI_SYSTEM\
    gai.EAI_MEMORY\
    gai.EAI_ADDRFAMILY\
    gai.EAI_SERVICE\
    gai.EAI_SOCKTYPE\
    gai.EAI_FAMILY\
    gai.EAI_NODATA\
    gai.EAI_NODATA.host_given\
    gai.EAI_FAIL\
    gai.EAI_AGAIN\
    gai.EAI_NONAME\
    gai.EAI_NONAME.host_given\
    gai.EAI_BADFLAGS\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 16, 4, 12, Some(-12), BUSINESS, Never, No),
    Packed(16, 14, 4, 10, Some(-11), TRANSIENT, Always, No),
    Packed(30, 14, 4, 10, Some(-10), TRANSIENT, Always, No),
    Packed(44, 18, 4, 14, Some(-9), VALIDATION, Never, No),
    Packed(62, 15, 4, 11, Some(-8), VALIDATION, Never, No),
    Packed(77, 16, 4, 12, Some(-7), VALIDATION, Never, No),
    Packed(93, 14, 4, 10, Some(-6), VALIDATION, Never, No),
    Packed(107, 14, 4, 10, Some(-5), TRANSIENT, Always, No),
    Packed(121, 25, 4, 10, Some(-5), VALIDATION, Never, No),
    Packed(146, 12, 4, 8, Some(-4), BUSINESS, Never, No),
    Packed(158, 13, 4, 9, Some(-3), TRANSIENT, Always, No),
    Packed(171, 14, 4, 10, Some(-2), TRANSIENT, Always, No),
    Packed(185, 25, 4, 10, Some(-2), VALIDATION, Never, No),
    Packed(210, 16, 4, 12, Some(-1), VALIDATION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (8, &[HostGiven]),
    (12, &[HostGiven]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    3, 10, 13, 9, 6, 2, 7, 8, 11, 12, 0, 4, 5, 1,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
];
