//! getaddrinfo results, with glibc numbers.

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
    row("gai.EAI_OVERFLOW", Some(-12), "EAI_OVERFLOW", BUSINESS, Never, No, &[]),
    row("gai.EAI_SYSTEM", Some(-11), "EAI_SYSTEM", TRANSIENT, Always, No, &[]),
    row("gai.EAI_MEMORY", Some(-10), "EAI_MEMORY", TRANSIENT, Always, No, &[]),
    row("gai.EAI_ADDRFAMILY", Some(-9), "EAI_ADDRFAMILY", VALIDATION, Never, No, &[]),
    row("gai.EAI_SERVICE", Some(-8), "EAI_SERVICE", VALIDATION, Never, No, &[]),
    row("gai.EAI_SOCKTYPE", Some(-7), "EAI_SOCKTYPE", VALIDATION, Never, No, &[]),
    row("gai.EAI_FAMILY", Some(-6), "EAI_FAMILY", VALIDATION, Never, No, &[]),
    row("gai.EAI_NODATA", Some(-5), "EAI_NODATA", TRANSIENT, Always, No, &[]),
    row("gai.EAI_NODATA.host_given", Some(-5), "EAI_NODATA", VALIDATION, Never, No, &[HostGiven]),
    row("gai.EAI_FAIL", Some(-4), "EAI_FAIL", BUSINESS, Never, No, &[]),
    row("gai.EAI_AGAIN", Some(-3), "EAI_AGAIN", TRANSIENT, Always, No, &[]),
    row("gai.EAI_NONAME", Some(-2), "EAI_NONAME", TRANSIENT, Always, No, &[]),
    row("gai.EAI_NONAME.host_given", Some(-2), "EAI_NONAME", VALIDATION, Never, No, &[HostGiven]),
    row("gai.EAI_BADFLAGS", Some(-1), "EAI_BADFLAGS", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    3, 10, 13, 9, 6, 2, 7, 8, 11, 12, 0, 4, 5, 1,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
];
