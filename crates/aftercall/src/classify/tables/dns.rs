//! DNS response codes.

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
    dns.NOERROR\
    dns.FORMERR\
    dns.SERVFAIL\
    dns.NXDOMAIN\
    dns.NXDOMAIN.lookup\
    dns.NXDOMAIN.host_given\
    dns.NOTIMP\
    dns.REFUSED\
    dns.YXDOMAIN\
    dns.YXRRSET\
    dns.NXRRSET\
    dns.NOTAUTH\
    dns.NOTZONE\
    dns.DSOTYPENI\
    dns.BADVERS\
    dns.BADKEY\
    dns.BADTIME\
    dns.BADMODE\
    dns.BADNAME\
    dns.BADALG\
    dns.BADTRUNC\
    dns.BADCOOKIE\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 11, 4, 7, Some(0), NotError, Never, Yes),
    Packed(11, 11, 4, 7, Some(1), VALIDATION, Never, No),
    Packed(22, 12, 4, 8, Some(2), TRANSIENT, Always, No),
    Packed(34, 12, 4, 8, Some(3), TRANSIENT, Always, No),
    Packed(46, 19, 4, 8, Some(3), NotError, Never, Yes),
    Packed(65, 23, 4, 8, Some(3), VALIDATION, Never, No),
    Packed(88, 10, 4, 6, Some(4), VALIDATION, Never, No),
    Packed(98, 11, 4, 7, Some(5), PERMISSION, Never, No),
    Packed(109, 12, 4, 8, Some(6), BUSINESS, Never, No),
    Packed(121, 11, 4, 7, Some(7), BUSINESS, Never, No),
    Packed(132, 11, 4, 7, Some(8), BUSINESS, Never, No),
    Packed(143, 11, 4, 7, Some(9), PERMISSION, Never, No),
    Packed(154, 11, 4, 7, Some(10), BUSINESS, Never, No),
    Packed(165, 13, 4, 9, Some(11), BUSINESS, Never, No),
    Packed(178, 11, 4, 7, Some(16), VALIDATION, Never, No),
    Packed(189, 10, 4, 6, Some(17), PERMISSION, Never, No),
    Packed(199, 11, 4, 7, Some(18), PERMISSION, Never, No),
    Packed(210, 11, 4, 7, Some(19), BUSINESS, Never, No),
    Packed(221, 11, 4, 7, Some(20), BUSINESS, Never, No),
    Packed(232, 10, 4, 6, Some(21), BUSINESS, Never, No),
    Packed(242, 12, 4, 8, Some(22), BUSINESS, Never, No),
    Packed(254, 13, 4, 9, Some(23), TRANSIENT, Always, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (4, &[Lookup]),
    (5, &[HostGiven]),
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
