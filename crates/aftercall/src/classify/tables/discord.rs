//! Discord JSON error code numbers.

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
    discord.10003\
    discord.10004\
    discord.10008\
    discord.10013\
    discord.10062\
    discord.20016\
    discord.20028\
    discord.30001\
    discord.30005\
    discord.30010\
    discord.30013\
    discord.40001\
    discord.40005\
    discord.40007\
    discord.40060\
    discord.40062\
    discord.50001\
    discord.50006\
    discord.50007\
    discord.50013\
    discord.50014\
    discord.50019\
    discord.50021\
    discord.50035\
    discord.50041\
    discord.130000\
    discord.160004\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 13, 0, 0, Some(10003), VALIDATION, Never, No),
    Packed(13, 13, 0, 0, Some(10004), VALIDATION, Never, No),
    Packed(26, 13, 0, 0, Some(10008), VALIDATION, Never, No),
    Packed(39, 13, 0, 0, Some(10013), VALIDATION, Never, No),
    Packed(52, 13, 0, 0, Some(10062), BUSINESS, Never, No),
    Packed(65, 13, 0, 0, Some(20016), TRANSIENT, Always, No),
    Packed(78, 13, 0, 0, Some(20028), TRANSIENT, Always, No),
    Packed(91, 13, 0, 0, Some(30001), BUSINESS, Never, No),
    Packed(104, 13, 0, 0, Some(30005), BUSINESS, Never, No),
    Packed(117, 13, 0, 0, Some(30010), BUSINESS, Never, No),
    Packed(130, 13, 0, 0, Some(30013), BUSINESS, Never, No),
    Packed(143, 13, 0, 0, Some(40001), PERMISSION, Never, No),
    Packed(156, 13, 0, 0, Some(40005), VALIDATION, Never, No),
    Packed(169, 13, 0, 0, Some(40007), PERMISSION, Never, No),
    Packed(182, 13, 0, 0, Some(40060), BUSINESS, Never, No),
    Packed(195, 13, 0, 0, Some(40062), TRANSIENT, Always, No),
    Packed(208, 13, 0, 0, Some(50001), PERMISSION, Never, No),
    Packed(221, 13, 0, 0, Some(50006), VALIDATION, Never, No),
    Packed(234, 13, 0, 0, Some(50007), PERMISSION, Never, No),
    Packed(247, 13, 0, 0, Some(50013), PERMISSION, Never, No),
    Packed(260, 13, 0, 0, Some(50014), PERMISSION, Never, No),
    Packed(273, 13, 0, 0, Some(50019), BUSINESS, Never, No),
    Packed(286, 13, 0, 0, Some(50021), BUSINESS, Never, No),
    Packed(299, 13, 0, 0, Some(50035), VALIDATION, Never, No),
    Packed(312, 13, 0, 0, Some(50041), VALIDATION, Never, No),
    Packed(325, 14, 0, 0, Some(130_000), TRANSIENT, Always, No),
    Packed(339, 14, 0, 0, Some(160_004), BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26,
];
