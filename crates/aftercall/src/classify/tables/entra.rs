//! Microsoft Entra ID sign-in codes (`AADSTS…`).

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: ROWS,
    conditions: CONDITIONS,
    text: TEXT,
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Ascii,
};

#[rustfmt::skip]
static TEXT: &str = "\
    entra.AADSTS500011\
    entra.AADSTS50053\
    entra.AADSTS50076\
    entra.AADSTS50079\
    entra.AADSTS50126\
    entra.AADSTS50196\
    entra.AADSTS53003\
    entra.AADSTS65001\
    entra.AADSTS700016\
    entra.AADSTS7000215\
    entra.AADSTS7000222\
    entra.AADSTS70008\
    entra.AADSTS700082\
    entra.AADSTS90002\
    entra.AADSTS90033\
    entra.AADSTS90055\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 18, 6, 12, None, PERMISSION, Never, No),
    Packed(18, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(35, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(52, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(69, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(86, 17, 6, 11, None, TRANSIENT, Always, No),
    Packed(103, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(120, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(137, 18, 6, 12, None, PERMISSION, Never, No),
    Packed(155, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(174, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(193, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(210, 18, 6, 12, None, PERMISSION, Never, No),
    Packed(228, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(245, 17, 6, 11, None, TRANSIENT, Always, No),
    Packed(262, 17, 6, 11, None, TRANSIENT, Always, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
];

static BY_NUMBER: &[u16] = &[];
