//! npm error codes.

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
    npm.E400\
    npm.E401\
    npm.E403\
    npm.E404\
    npm.E409\
    npm.E429\
    npm.E500\
    npm.E502\
    npm.E503\
    npm.E504\
    npm.EACCES\
    npm.EAI_AGAIN\
    npm.EAUTHUNKNOWN\
    npm.EBADENGINE\
    npm.EBADPLATFORM\
    npm.ECONNREFUSED\
    npm.ECONNRESET\
    npm.EEXIST\
    npm.EIDLETIMEOUT\
    npm.EINTEGRITY\
    npm.EINVALIDPACKAGENAME\
    npm.EINVALIDTAGNAME\
    npm.EJSONPARSE\
    npm.ENEEDAUTH\
    npm.ENOENT\
    npm.ENOSPC\
    npm.ENOTFOUND\
    npm.ENOVERSIONS\
    npm.EOTP\
    npm.EPERM\
    npm.EPUBLISHCONFLICT\
    npm.ERESOLVE\
    npm.ERR_SOCKET_TIMEOUT\
    npm.ETARGET\
    npm.ETIMEDOUT\
    npm.EUSAGE\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 8, 4, 4, None, VALIDATION, Never, No),
    Packed(8, 8, 4, 4, None, PERMISSION, Never, No),
    Packed(16, 8, 4, 4, None, PERMISSION, Never, No),
    Packed(24, 8, 4, 4, None, VALIDATION, Never, No),
    Packed(32, 8, 4, 4, None, BUSINESS, Never, No),
    Packed(40, 8, 4, 4, None, TRANSIENT, Always, No),
    Packed(48, 8, 4, 4, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(56, 8, 4, 4, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(64, 8, 4, 4, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(72, 8, 4, 4, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(80, 10, 4, 6, None, PERMISSION, Never, No),
    Packed(90, 13, 4, 9, None, TRANSIENT, Always, No),
    Packed(103, 16, 4, 12, None, PERMISSION, Never, No),
    Packed(119, 14, 4, 10, None, BUSINESS, Never, No),
    Packed(133, 16, 4, 12, None, BUSINESS, Never, No),
    Packed(149, 16, 4, 12, None, TRANSIENT, Always, No),
    Packed(165, 14, 4, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(179, 10, 4, 6, None, BUSINESS, Never, No),
    Packed(189, 16, 4, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(205, 14, 4, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(219, 23, 4, 19, None, VALIDATION, Never, No),
    Packed(242, 19, 4, 15, None, VALIDATION, Never, No),
    Packed(261, 14, 4, 10, None, VALIDATION, Never, No),
    Packed(275, 13, 4, 9, None, PERMISSION, Never, No),
    Packed(288, 10, 4, 6, None, VALIDATION, Never, No),
    Packed(298, 10, 4, 6, None, BUSINESS, Never, No),
    Packed(308, 13, 4, 9, None, TRANSIENT, Always, No),
    Packed(321, 15, 4, 11, None, VALIDATION, Never, No),
    Packed(336, 8, 4, 4, None, PERMISSION, Never, No),
    Packed(344, 9, 4, 5, None, PERMISSION, Never, No),
    Packed(353, 20, 4, 16, None, BUSINESS, Never, No),
    Packed(373, 12, 4, 8, None, BUSINESS, Never, No),
    Packed(385, 22, 4, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(407, 11, 4, 7, None, VALIDATION, Never, No),
    Packed(418, 13, 4, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(431, 10, 4, 6, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
];

static BY_NUMBER: &[u16] = &[];
