//! IMAP response codes.

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
    imap.ALREADYEXISTS\
    imap.AUTHENTICATIONFAILED\
    imap.AUTHORIZATIONFAILED\
    imap.CANNOT\
    imap.CLIENTBUG\
    imap.CONTACTADMIN\
    imap.CORRUPTION\
    imap.EXPIRED\
    imap.EXPUNGEISSUED\
    imap.INUSE\
    imap.LIMIT\
    imap.NONEXISTENT\
    imap.NOPERM\
    imap.OVERQUOTA\
    imap.PRIVACYREQUIRED\
    imap.SERVERBUG\
    imap.UNAVAILABLE\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 18, 5, 13, None, BUSINESS, Never, No),
    Packed(18, 25, 5, 20, None, PERMISSION, Never, No),
    Packed(43, 24, 5, 19, None, PERMISSION, Never, No),
    Packed(67, 11, 5, 6, None, BUSINESS, Never, No),
    Packed(78, 14, 5, 9, None, Unsaid, Never, Unknown),
    Packed(92, 17, 5, 12, None, BUSINESS, Never, No),
    Packed(109, 15, 5, 10, None, BUSINESS, Never, No),
    Packed(124, 12, 5, 7, None, PERMISSION, Never, No),
    Packed(136, 18, 5, 13, None, VALIDATION, Never, No),
    Packed(154, 10, 5, 5, None, TRANSIENT, Always, No),
    Packed(164, 10, 5, 5, None, BUSINESS, Never, No),
    Packed(174, 16, 5, 11, None, VALIDATION, Never, No),
    Packed(190, 11, 5, 6, None, PERMISSION, Never, No),
    Packed(201, 14, 5, 9, None, BUSINESS, Never, No),
    Packed(215, 20, 5, 15, None, PERMISSION, Never, No),
    Packed(235, 14, 5, 9, None, Unsaid, Never, Unknown),
    Packed(249, 16, 5, 11, None, TRANSIENT, Always, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
];

static BY_NUMBER: &[u16] = &[];
