//! npm error codes.

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
    row("npm.E400", None, "E400", VALIDATION, Never, No, &[]),
    row("npm.E401", None, "E401", PERMISSION, Never, No, &[]),
    row("npm.E403", None, "E403", PERMISSION, Never, No, &[]),
    row("npm.E404", None, "E404", VALIDATION, Never, No, &[]),
    row("npm.E409", None, "E409", BUSINESS, Never, No, &[]),
    row("npm.E429", None, "E429", TRANSIENT, Always, No, &[]),
    row("npm.E500", None, "E500", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("npm.E502", None, "E502", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("npm.E503", None, "E503", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("npm.E504", None, "E504", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("npm.EACCES", None, "EACCES", PERMISSION, Never, No, &[]),
    row("npm.EAI_AGAIN", None, "EAI_AGAIN", TRANSIENT, Always, No, &[]),
    row("npm.EAUTHUNKNOWN", None, "EAUTHUNKNOWN", PERMISSION, Never, No, &[]),
    row("npm.EBADENGINE", None, "EBADENGINE", BUSINESS, Never, No, &[]),
    row("npm.EBADPLATFORM", None, "EBADPLATFORM", BUSINESS, Never, No, &[]),
    row("npm.ECONNREFUSED", None, "ECONNREFUSED", TRANSIENT, Always, No, &[]),
    row("npm.ECONNRESET", None, "ECONNRESET", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("npm.EEXIST", None, "EEXIST", BUSINESS, Never, No, &[]),
    row("npm.EIDLETIMEOUT", None, "EIDLETIMEOUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("npm.EINTEGRITY", None, "EINTEGRITY", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("npm.EINVALIDPACKAGENAME", None, "EINVALIDPACKAGENAME", VALIDATION, Never, No, &[]),
    row("npm.EINVALIDTAGNAME", None, "EINVALIDTAGNAME", VALIDATION, Never, No, &[]),
    row("npm.EJSONPARSE", None, "EJSONPARSE", VALIDATION, Never, No, &[]),
    row("npm.ENEEDAUTH", None, "ENEEDAUTH", PERMISSION, Never, No, &[]),
    row("npm.ENOENT", None, "ENOENT", VALIDATION, Never, No, &[]),
    row("npm.ENOSPC", None, "ENOSPC", BUSINESS, Never, No, &[]),
    row("npm.ENOTFOUND", None, "ENOTFOUND", TRANSIENT, Always, No, &[]),
    row("npm.ENOVERSIONS", None, "ENOVERSIONS", VALIDATION, Never, No, &[]),
    row("npm.EOTP", None, "EOTP", PERMISSION, Never, No, &[]),
    row("npm.EPERM", None, "EPERM", PERMISSION, Never, No, &[]),
    row("npm.EPUBLISHCONFLICT", None, "EPUBLISHCONFLICT", BUSINESS, Never, No, &[]),
    row("npm.ERESOLVE", None, "ERESOLVE", BUSINESS, Never, No, &[]),
    row("npm.ERR_SOCKET_TIMEOUT", None, "ERR_SOCKET_TIMEOUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("npm.ETARGET", None, "ETARGET", VALIDATION, Never, No, &[]),
    row("npm.ETIMEDOUT", None, "ETIMEDOUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("npm.EUSAGE", None, "EUSAGE", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
];

static BY_NUMBER: &[u16] = &[];
