//! PostgREST and Supabase error codes.

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
    postgrest.PGRST000\
    postgrest.PGRST001\
    postgrest.PGRST002\
    postgrest.PGRST003\
    postgrest.PGRST100\
    postgrest.PGRST101\
    postgrest.PGRST102\
    postgrest.PGRST103\
    postgrest.PGRST106\
    postgrest.PGRST108\
    postgrest.PGRST116\
    postgrest.PGRST117\
    postgrest.PGRST118\
    postgrest.PGRST120\
    postgrest.PGRST125\
    postgrest.PGRST200\
    postgrest.PGRST201\
    postgrest.PGRST202\
    postgrest.PGRST203\
    postgrest.PGRST204\
    postgrest.PGRST205\
    postgrest.PGRST300\
    postgrest.PGRST301\
    postgrest.PGRST302\
    postgrest.PGRST303\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 18, 10, 8, None, TRANSIENT, Always, No),
    Packed(18, 18, 10, 8, None, TRANSIENT, Always, No),
    Packed(36, 18, 10, 8, None, TRANSIENT, Always, No),
    Packed(54, 18, 10, 8, None, TRANSIENT, Always, No),
    Packed(72, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(90, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(108, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(126, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(144, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(162, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(180, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(198, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(216, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(234, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(252, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(270, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(288, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(306, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(324, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(342, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(360, 18, 10, 8, None, VALIDATION, Never, No),
    Packed(378, 18, 10, 8, None, BUSINESS, Never, No),
    Packed(396, 18, 10, 8, None, PERMISSION, Never, No),
    Packed(414, 18, 10, 8, None, PERMISSION, Never, No),
    Packed(432, 18, 10, 8, None, PERMISSION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24,
];

static BY_NUMBER: &[u16] = &[];
