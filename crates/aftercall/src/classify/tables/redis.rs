//! Redis error prefixes.

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
    redis.ASK\
    redis.BUSY\
    redis.BUSYGROUP\
    redis.BUSYKEY\
    redis.CLUSTERDOWN\
    redis.CROSSSLOT\
    redis.DENIED\
    redis.ERR\
    redis.ERR.max-number-of-clients\
    redis.ERR.invalid-password\
    redis.ERR.syntax-error\
    redis.ERR.unknown-command\
    redis.ERR.wrong-number-of-arguments\
    redis.ERR.value-is-not-an\
    redis.ERR.db-index-is-out\
    redis.ERR.invalid-expire-time\
    redis.ERR.no-such-key\
    redis.EXECABORT\
    redis.INPROG\
    redis.IOERR\
    redis.LOADING\
    redis.MASTERDOWN\
    redis.MISCONF\
    redis.MOVED\
    redis.NOAUTH\
    redis.NOGOODSLAVE\
    redis.NOGROUP\
    redis.NOPERM\
    redis.NOPROTO\
    redis.NOQUORUM\
    redis.NOREPLICAS\
    redis.NOSCRIPT\
    redis.NOSUB\
    redis.NOTBUSY\
    redis.NOTREADY\
    redis.OOM\
    redis.READONLY\
    redis.TRYAGAIN\
    redis.UNBLOCKED\
    redis.UNKILLABLE\
    redis.WRONGPASS\
    redis.WRONGTYPE\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 9, 6, 3, None, TRANSIENT, Always, No),
    Packed(9, 10, 6, 4, None, TRANSIENT, Always, No),
    Packed(19, 15, 6, 9, None, BUSINESS, Never, No),
    Packed(34, 13, 6, 7, None, BUSINESS, Never, No),
    Packed(47, 17, 6, 11, None, TRANSIENT, Always, No),
    Packed(64, 15, 6, 9, None, VALIDATION, Never, No),
    Packed(79, 12, 6, 6, None, PERMISSION, Never, No),
    Packed(91, 9, 6, 3, None, Unsaid, Never, No),
    Packed(100, 31, 6, 3, None, TRANSIENT, Always, No),
    Packed(131, 26, 6, 3, None, PERMISSION, Never, No),
    Packed(157, 22, 6, 3, None, VALIDATION, Never, No),
    Packed(179, 25, 6, 3, None, VALIDATION, Never, No),
    Packed(204, 35, 6, 3, None, VALIDATION, Never, No),
    Packed(239, 25, 6, 3, None, VALIDATION, Never, No),
    Packed(264, 25, 6, 3, None, VALIDATION, Never, No),
    Packed(289, 29, 6, 3, None, VALIDATION, Never, No),
    Packed(318, 21, 6, 3, None, VALIDATION, Never, No),
    Packed(339, 15, 6, 9, None, BUSINESS, Never, No),
    Packed(354, 12, 6, 6, None, TRANSIENT, Always, No),
    Packed(366, 11, 6, 5, None, TRANSIENT, Always, No),
    Packed(377, 13, 6, 7, None, TRANSIENT, Always, No),
    Packed(390, 16, 6, 10, None, TRANSIENT, Always, No),
    Packed(406, 13, 6, 7, None, BUSINESS, Never, No),
    Packed(419, 11, 6, 5, None, TRANSIENT, Always, No),
    Packed(430, 12, 6, 6, None, PERMISSION, Never, No),
    Packed(442, 17, 6, 11, None, TRANSIENT, Always, No),
    Packed(459, 13, 6, 7, None, VALIDATION, Never, No),
    Packed(472, 12, 6, 6, None, PERMISSION, Never, No),
    Packed(484, 13, 6, 7, None, VALIDATION, Never, No),
    Packed(497, 14, 6, 8, None, BUSINESS, Never, No),
    Packed(511, 16, 6, 10, None, TRANSIENT, Always, No),
    Packed(527, 14, 6, 8, None, VALIDATION, Never, No),
    Packed(541, 11, 6, 5, None, VALIDATION, Never, No),
    Packed(552, 13, 6, 7, None, BUSINESS, Never, No),
    Packed(565, 14, 6, 8, None, TRANSIENT, Always, No),
    Packed(579, 9, 6, 3, None, BUSINESS, Never, No),
    Packed(588, 14, 6, 8, None, PERMISSION, Never, No),
    Packed(602, 14, 6, 8, None, TRANSIENT, Always, No),
    Packed(616, 15, 6, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(631, 16, 6, 10, None, BUSINESS, Never, No),
    Packed(647, 15, 6, 9, None, PERMISSION, Never, No),
    Packed(662, 15, 6, 9, None, VALIDATION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (8, &[Message("max number of clients reached")]),
    (9, &[Message("invalid password")]),
    (10, &[Message("syntax error")]),
    (11, &[Message("unknown command")]),
    (12, &[Message("wrong number of arguments")]),
    (13, &[Message("value is not an integer or out of range")]),
    (14, &[Message("DB index is out of range")]),
    (15, &[Message("invalid expire time")]),
    (16, &[Message("no such key")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41,
];

static BY_NUMBER: &[u16] = &[];
