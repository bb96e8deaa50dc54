//! Prisma error codes.

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
    prisma.P1000\
    prisma.P1001\
    prisma.P1002\
    prisma.P1003\
    prisma.P1008\
    prisma.P1010\
    prisma.P1011\
    prisma.P1017\
    prisma.P2000\
    prisma.P2001\
    prisma.P2002\
    prisma.P2003\
    prisma.P2004\
    prisma.P2005\
    prisma.P2006\
    prisma.P2009\
    prisma.P2011\
    prisma.P2012\
    prisma.P2013\
    prisma.P2014\
    prisma.P2015\
    prisma.P2018\
    prisma.P2019\
    prisma.P2020\
    prisma.P2021\
    prisma.P2022\
    prisma.P2024\
    prisma.P2025\
    prisma.P2028\
    prisma.P2034\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 12, 7, 5, None, PERMISSION, Never, No),
    Packed(12, 12, 7, 5, None, TRANSIENT, Always, No),
    Packed(24, 12, 7, 5, None, TRANSIENT, Always, No),
    Packed(36, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(48, 12, 7, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(60, 12, 7, 5, None, PERMISSION, Never, No),
    Packed(72, 12, 7, 5, None, BUSINESS, Never, No),
    Packed(84, 12, 7, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(96, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(108, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(120, 12, 7, 5, None, BUSINESS, Never, No),
    Packed(132, 12, 7, 5, None, BUSINESS, Never, No),
    Packed(144, 12, 7, 5, None, BUSINESS, Never, No),
    Packed(156, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(168, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(180, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(192, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(204, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(216, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(228, 12, 7, 5, None, BUSINESS, Never, No),
    Packed(240, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(252, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(264, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(276, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(288, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(300, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(312, 12, 7, 5, None, TRANSIENT, Always, No),
    Packed(324, 12, 7, 5, None, VALIDATION, Never, No),
    Packed(336, 12, 7, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(348, 12, 7, 5, None, TRANSIENT, Always, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
];

static BY_NUMBER: &[u16] = &[];
