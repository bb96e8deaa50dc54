//! Redis error prefixes.

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
    row("redis.ASK", None, "ASK", TRANSIENT, Always, No, &[]),
    row("redis.BUSY", None, "BUSY", TRANSIENT, Always, No, &[]),
    row("redis.BUSYGROUP", None, "BUSYGROUP", BUSINESS, Never, No, &[]),
    row("redis.BUSYKEY", None, "BUSYKEY", BUSINESS, Never, No, &[]),
    row("redis.CLUSTERDOWN", None, "CLUSTERDOWN", TRANSIENT, Always, No, &[]),
    row("redis.CROSSSLOT", None, "CROSSSLOT", VALIDATION, Never, No, &[]),
    row("redis.DENIED", None, "DENIED", PERMISSION, Never, No, &[]),
    row("redis.ERR", None, "ERR", Unsaid, Never, No, &[]),
    row("redis.ERR.max-number-of-clients", None, "ERR", TRANSIENT, Always, No, &[Message("max number of clients reached")]),
    row("redis.ERR.invalid-password", None, "ERR", PERMISSION, Never, No, &[Message("invalid password")]),
    row("redis.ERR.syntax-error", None, "ERR", VALIDATION, Never, No, &[Message("syntax error")]),
    row("redis.ERR.unknown-command", None, "ERR", VALIDATION, Never, No, &[Message("unknown command")]),
    row("redis.ERR.wrong-number-of-arguments", None, "ERR", VALIDATION, Never, No, &[Message("wrong number of arguments")]),
    row("redis.ERR.value-is-not-an", None, "ERR", VALIDATION, Never, No, &[Message("value is not an integer or out of range")]),
    row("redis.ERR.db-index-is-out", None, "ERR", VALIDATION, Never, No, &[Message("DB index is out of range")]),
    row("redis.ERR.invalid-expire-time", None, "ERR", VALIDATION, Never, No, &[Message("invalid expire time")]),
    row("redis.ERR.no-such-key", None, "ERR", VALIDATION, Never, No, &[Message("no such key")]),
    row("redis.EXECABORT", None, "EXECABORT", BUSINESS, Never, No, &[]),
    row("redis.INPROG", None, "INPROG", TRANSIENT, Always, No, &[]),
    row("redis.IOERR", None, "IOERR", TRANSIENT, Always, No, &[]),
    row("redis.LOADING", None, "LOADING", TRANSIENT, Always, No, &[]),
    row("redis.MASTERDOWN", None, "MASTERDOWN", TRANSIENT, Always, No, &[]),
    row("redis.MISCONF", None, "MISCONF", BUSINESS, Never, No, &[]),
    row("redis.MOVED", None, "MOVED", TRANSIENT, Always, No, &[]),
    row("redis.NOAUTH", None, "NOAUTH", PERMISSION, Never, No, &[]),
    row("redis.NOGOODSLAVE", None, "NOGOODSLAVE", TRANSIENT, Always, No, &[]),
    row("redis.NOGROUP", None, "NOGROUP", VALIDATION, Never, No, &[]),
    row("redis.NOPERM", None, "NOPERM", PERMISSION, Never, No, &[]),
    row("redis.NOPROTO", None, "NOPROTO", VALIDATION, Never, No, &[]),
    row("redis.NOQUORUM", None, "NOQUORUM", BUSINESS, Never, No, &[]),
    row("redis.NOREPLICAS", None, "NOREPLICAS", TRANSIENT, Always, No, &[]),
    row("redis.NOSCRIPT", None, "NOSCRIPT", VALIDATION, Never, No, &[]),
    row("redis.NOSUB", None, "NOSUB", VALIDATION, Never, No, &[]),
    row("redis.NOTBUSY", None, "NOTBUSY", BUSINESS, Never, No, &[]),
    row("redis.NOTREADY", None, "NOTREADY", TRANSIENT, Always, No, &[]),
    row("redis.OOM", None, "OOM", BUSINESS, Never, No, &[]),
    row("redis.READONLY", None, "READONLY", PERMISSION, Never, No, &[]),
    row("redis.TRYAGAIN", None, "TRYAGAIN", TRANSIENT, Always, No, &[]),
    row("redis.UNBLOCKED", None, "UNBLOCKED", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("redis.UNKILLABLE", None, "UNKILLABLE", BUSINESS, Never, No, &[]),
    row("redis.WRONGPASS", None, "WRONGPASS", PERMISSION, Never, No, &[]),
    row("redis.WRONGTYPE", None, "WRONGTYPE", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41,
];

static BY_NUMBER: &[u16] = &[];
