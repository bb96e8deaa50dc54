//! Discord JSON error code numbers.

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
    row("discord.10003", Some(10003), "", VALIDATION, Never, No, &[]),
    row("discord.10004", Some(10004), "", VALIDATION, Never, No, &[]),
    row("discord.10008", Some(10008), "", VALIDATION, Never, No, &[]),
    row("discord.10013", Some(10013), "", VALIDATION, Never, No, &[]),
    row("discord.10062", Some(10062), "", BUSINESS, Never, No, &[]),
    row("discord.20016", Some(20016), "", TRANSIENT, Always, No, &[]),
    row("discord.20028", Some(20028), "", TRANSIENT, Always, No, &[]),
    row("discord.30001", Some(30001), "", BUSINESS, Never, No, &[]),
    row("discord.30005", Some(30005), "", BUSINESS, Never, No, &[]),
    row("discord.30010", Some(30010), "", BUSINESS, Never, No, &[]),
    row("discord.30013", Some(30013), "", BUSINESS, Never, No, &[]),
    row("discord.40001", Some(40001), "", PERMISSION, Never, No, &[]),
    row("discord.40005", Some(40005), "", VALIDATION, Never, No, &[]),
    row("discord.40007", Some(40007), "", PERMISSION, Never, No, &[]),
    row("discord.40060", Some(40060), "", BUSINESS, Never, No, &[]),
    row("discord.40062", Some(40062), "", TRANSIENT, Always, No, &[]),
    row("discord.50001", Some(50001), "", PERMISSION, Never, No, &[]),
    row("discord.50006", Some(50006), "", VALIDATION, Never, No, &[]),
    row("discord.50007", Some(50007), "", PERMISSION, Never, No, &[]),
    row("discord.50013", Some(50013), "", PERMISSION, Never, No, &[]),
    row("discord.50014", Some(50014), "", PERMISSION, Never, No, &[]),
    row("discord.50019", Some(50019), "", BUSINESS, Never, No, &[]),
    row("discord.50021", Some(50021), "", BUSINESS, Never, No, &[]),
    row("discord.50035", Some(50035), "", VALIDATION, Never, No, &[]),
    row("discord.50041", Some(50041), "", VALIDATION, Never, No, &[]),
    row("discord.130000", Some(130_000), "", TRANSIENT, Always, No, &[]),
    row("discord.160004", Some(160_004), "", BUSINESS, Never, No, &[]),
];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26,
];
