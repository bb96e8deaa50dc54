//! Microsoft Entra ID sign-in codes (`AADSTS…`).

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: &packed::<{ ROWS.len() }>(ROWS),
    conditions: &conditions::<{ condition_count(ROWS) }>(ROWS),
    text: as_text(&TEXT),
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Ascii,
};

static TEXT: [u8; text_length(ROWS)] = text(ROWS);

#[rustfmt::skip]
const ROWS: &[Row] = &[
    row("entra.AADSTS500011", None, "AADSTS500011", PERMISSION, Never, No, &[]),
    row("entra.AADSTS50053", None, "AADSTS50053", PERMISSION, Never, No, &[]),
    row("entra.AADSTS50076", None, "AADSTS50076", PERMISSION, Never, No, &[]),
    row("entra.AADSTS50079", None, "AADSTS50079", PERMISSION, Never, No, &[]),
    row("entra.AADSTS50126", None, "AADSTS50126", PERMISSION, Never, No, &[]),
    row("entra.AADSTS50196", None, "AADSTS50196", TRANSIENT, Always, No, &[]),
    row("entra.AADSTS53003", None, "AADSTS53003", PERMISSION, Never, No, &[]),
    row("entra.AADSTS65001", None, "AADSTS65001", PERMISSION, Never, No, &[]),
    row("entra.AADSTS700016", None, "AADSTS700016", PERMISSION, Never, No, &[]),
    row("entra.AADSTS7000215", None, "AADSTS7000215", PERMISSION, Never, No, &[]),
    row("entra.AADSTS7000222", None, "AADSTS7000222", PERMISSION, Never, No, &[]),
    row("entra.AADSTS70008", None, "AADSTS70008", PERMISSION, Never, No, &[]),
    row("entra.AADSTS700082", None, "AADSTS700082", PERMISSION, Never, No, &[]),
    row("entra.AADSTS90002", None, "AADSTS90002", PERMISSION, Never, No, &[]),
    row("entra.AADSTS90033", None, "AADSTS90033", TRANSIENT, Always, No, &[]),
    row("entra.AADSTS90055", None, "AADSTS90055", TRANSIENT, Always, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
];

static BY_NUMBER: &[u16] = &[];
