//! DNS response codes.

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
    row("dns.NOERROR", Some(0), "NOERROR", NotError, Never, Yes, &[]),
    row("dns.FORMERR", Some(1), "FORMERR", VALIDATION, Never, No, &[]),
    row("dns.SERVFAIL", Some(2), "SERVFAIL", TRANSIENT, Always, No, &[]),
    row("dns.NXDOMAIN", Some(3), "NXDOMAIN", TRANSIENT, Always, No, &[]),
    row("dns.NXDOMAIN.lookup", Some(3), "NXDOMAIN", NotError, Never, Yes, &[Lookup]),
    row("dns.NXDOMAIN.host_given", Some(3), "NXDOMAIN", VALIDATION, Never, No, &[HostGiven]),
    row("dns.NOTIMP", Some(4), "NOTIMP", VALIDATION, Never, No, &[]),
    row("dns.REFUSED", Some(5), "REFUSED", PERMISSION, Never, No, &[]),
    row("dns.YXDOMAIN", Some(6), "YXDOMAIN", BUSINESS, Never, No, &[]),
    row("dns.YXRRSET", Some(7), "YXRRSET", BUSINESS, Never, No, &[]),
    row("dns.NXRRSET", Some(8), "NXRRSET", BUSINESS, Never, No, &[]),
    row("dns.NOTAUTH", Some(9), "NOTAUTH", PERMISSION, Never, No, &[]),
    row("dns.NOTZONE", Some(10), "NOTZONE", BUSINESS, Never, No, &[]),
    row("dns.DSOTYPENI", Some(11), "DSOTYPENI", BUSINESS, Never, No, &[]),
    row("dns.BADVERS", Some(16), "BADVERS", VALIDATION, Never, No, &[]),
    row("dns.BADKEY", Some(17), "BADKEY", PERMISSION, Never, No, &[]),
    row("dns.BADTIME", Some(18), "BADTIME", PERMISSION, Never, No, &[]),
    row("dns.BADMODE", Some(19), "BADMODE", BUSINESS, Never, No, &[]),
    row("dns.BADNAME", Some(20), "BADNAME", BUSINESS, Never, No, &[]),
    row("dns.BADALG", Some(21), "BADALG", BUSINESS, Never, No, &[]),
    row("dns.BADTRUNC", Some(22), "BADTRUNC", BUSINESS, Never, No, &[]),
    row("dns.BADCOOKIE", Some(23), "BADCOOKIE", TRANSIENT, Always, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    19, 21, 15, 17, 18, 16, 20, 14, 13, 1, 0, 11, 6, 12, 3, 4, 5, 10, 7, 2,
    8, 9,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21,
];
