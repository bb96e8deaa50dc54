//! IMAP response codes.

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
    row("imap.ALREADYEXISTS", None, "ALREADYEXISTS", BUSINESS, Never, No, &[]),
    row("imap.AUTHENTICATIONFAILED", None, "AUTHENTICATIONFAILED", PERMISSION, Never, No, &[]),
    row("imap.AUTHORIZATIONFAILED", None, "AUTHORIZATIONFAILED", PERMISSION, Never, No, &[]),
    row("imap.CANNOT", None, "CANNOT", BUSINESS, Never, No, &[]),
    row("imap.CLIENTBUG", None, "CLIENTBUG", Unsaid, Never, Unknown, &[]),
    row("imap.CONTACTADMIN", None, "CONTACTADMIN", BUSINESS, Never, No, &[]),
    row("imap.CORRUPTION", None, "CORRUPTION", BUSINESS, Never, No, &[]),
    row("imap.EXPIRED", None, "EXPIRED", PERMISSION, Never, No, &[]),
    row("imap.EXPUNGEISSUED", None, "EXPUNGEISSUED", VALIDATION, Never, No, &[]),
    row("imap.INUSE", None, "INUSE", TRANSIENT, Always, No, &[]),
    row("imap.LIMIT", None, "LIMIT", BUSINESS, Never, No, &[]),
    row("imap.NONEXISTENT", None, "NONEXISTENT", VALIDATION, Never, No, &[]),
    row("imap.NOPERM", None, "NOPERM", PERMISSION, Never, No, &[]),
    row("imap.OVERQUOTA", None, "OVERQUOTA", BUSINESS, Never, No, &[]),
    row("imap.PRIVACYREQUIRED", None, "PRIVACYREQUIRED", PERMISSION, Never, No, &[]),
    row("imap.SERVERBUG", None, "SERVERBUG", Unsaid, Never, Unknown, &[]),
    row("imap.UNAVAILABLE", None, "UNAVAILABLE", TRANSIENT, Always, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
];

static BY_NUMBER: &[u16] = &[];
