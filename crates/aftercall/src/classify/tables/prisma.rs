//! Prisma error codes.

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
    row("prisma.P1000", None, "P1000", PERMISSION, Never, No, &[]),
    row("prisma.P1001", None, "P1001", TRANSIENT, Always, No, &[]),
    row("prisma.P1002", None, "P1002", TRANSIENT, Always, No, &[]),
    row("prisma.P1003", None, "P1003", VALIDATION, Never, No, &[]),
    row("prisma.P1008", None, "P1008", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("prisma.P1010", None, "P1010", PERMISSION, Never, No, &[]),
    row("prisma.P1011", None, "P1011", BUSINESS, Never, No, &[]),
    row("prisma.P1017", None, "P1017", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("prisma.P2000", None, "P2000", VALIDATION, Never, No, &[]),
    row("prisma.P2001", None, "P2001", VALIDATION, Never, No, &[]),
    row("prisma.P2002", None, "P2002", BUSINESS, Never, No, &[]),
    row("prisma.P2003", None, "P2003", BUSINESS, Never, No, &[]),
    row("prisma.P2004", None, "P2004", BUSINESS, Never, No, &[]),
    row("prisma.P2005", None, "P2005", VALIDATION, Never, No, &[]),
    row("prisma.P2006", None, "P2006", VALIDATION, Never, No, &[]),
    row("prisma.P2009", None, "P2009", VALIDATION, Never, No, &[]),
    row("prisma.P2011", None, "P2011", VALIDATION, Never, No, &[]),
    row("prisma.P2012", None, "P2012", VALIDATION, Never, No, &[]),
    row("prisma.P2013", None, "P2013", VALIDATION, Never, No, &[]),
    row("prisma.P2014", None, "P2014", BUSINESS, Never, No, &[]),
    row("prisma.P2015", None, "P2015", VALIDATION, Never, No, &[]),
    row("prisma.P2018", None, "P2018", VALIDATION, Never, No, &[]),
    row("prisma.P2019", None, "P2019", VALIDATION, Never, No, &[]),
    row("prisma.P2020", None, "P2020", VALIDATION, Never, No, &[]),
    row("prisma.P2021", None, "P2021", VALIDATION, Never, No, &[]),
    row("prisma.P2022", None, "P2022", VALIDATION, Never, No, &[]),
    row("prisma.P2024", None, "P2024", TRANSIENT, Always, No, &[]),
    row("prisma.P2025", None, "P2025", VALIDATION, Never, No, &[]),
    row("prisma.P2028", None, "P2028", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("prisma.P2034", None, "P2034", TRANSIENT, Always, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
];

static BY_NUMBER: &[u16] = &[];
