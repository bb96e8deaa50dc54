//! Twilio error numbers.

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
    row("twilio.20001", Some(20001), "", VALIDATION, Never, No, &[]),
    row("twilio.20003", Some(20003), "", PERMISSION, Never, No, &[]),
    row("twilio.20005", Some(20005), "", PERMISSION, Never, No, &[]),
    row("twilio.20008", Some(20008), "", PERMISSION, Never, No, &[]),
    row("twilio.20104", Some(20104), "", PERMISSION, Never, No, &[]),
    row("twilio.20107", Some(20107), "", PERMISSION, Never, No, &[]),
    row("twilio.20403", Some(20403), "", PERMISSION, Never, No, &[]),
    row("twilio.20404", Some(20404), "", VALIDATION, Never, No, &[]),
    row("twilio.20429", Some(20429), "", TRANSIENT, Always, No, &[]),
    row("twilio.20500", Some(20500), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("twilio.20503", Some(20503), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("twilio.21201", Some(21201), "", VALIDATION, Never, No, &[]),
    row("twilio.21205", Some(21205), "", VALIDATION, Never, No, &[]),
    row("twilio.21211", Some(21211), "", VALIDATION, Never, No, &[]),
    row("twilio.21212", Some(21212), "", VALIDATION, Never, No, &[]),
    row("twilio.21214", Some(21214), "", VALIDATION, Never, No, &[]),
    row("twilio.21217", Some(21217), "", VALIDATION, Never, No, &[]),
    row("twilio.21219", Some(21219), "", BUSINESS, Never, No, &[]),
    row("twilio.21220", Some(21220), "", BUSINESS, Never, No, &[]),
    row("twilio.21401", Some(21401), "", VALIDATION, Never, No, &[]),
    row("twilio.21408", Some(21408), "", PERMISSION, Never, No, &[]),
    row("twilio.21421", Some(21421), "", VALIDATION, Never, No, &[]),
    row("twilio.21601", Some(21601), "", VALIDATION, Never, No, &[]),
    row("twilio.21602", Some(21602), "", VALIDATION, Never, No, &[]),
    row("twilio.21603", Some(21603), "", VALIDATION, Never, No, &[]),
    row("twilio.21604", Some(21604), "", VALIDATION, Never, No, &[]),
    row("twilio.21605", Some(21605), "", VALIDATION, Never, No, &[]),
    row("twilio.21606", Some(21606), "", VALIDATION, Never, No, &[]),
    row("twilio.21608", Some(21608), "", BUSINESS, Never, No, &[]),
    row("twilio.21610", Some(21610), "", BUSINESS, Never, No, &[]),
    row("twilio.21611", Some(21611), "", BUSINESS, Never, No, &[]),
    row("twilio.21612", Some(21612), "", VALIDATION, Never, No, &[]),
    row("twilio.21614", Some(21614), "", VALIDATION, Never, No, &[]),
    row("twilio.21617", Some(21617), "", VALIDATION, Never, No, &[]),
    row("twilio.21619", Some(21619), "", VALIDATION, Never, No, &[]),
    row("twilio.21705", Some(21705), "", VALIDATION, Never, No, &[]),
    row("twilio.30001", Some(30001), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("twilio.30002", Some(30002), "", BUSINESS, Never, No, &[]),
    row("twilio.30003", Some(30003), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("twilio.30004", Some(30004), "", BUSINESS, Never, No, &[]),
    row("twilio.30005", Some(30005), "", BUSINESS, Never, No, &[]),
    row("twilio.30006", Some(30006), "", BUSINESS, Never, No, &[]),
    row("twilio.30007", Some(30007), "", BUSINESS, Never, No, &[]),
    row("twilio.30008", Some(30008), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("twilio.30022", Some(30022), "", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("twilio.30034", Some(30034), "", BUSINESS, Never, No, &[]),
    row("twilio.45780", Some(45780), "", TRANSIENT, Always, No, &[]),
    row("twilio.51202", Some(51202), "", TRANSIENT, Always, No, &[]),
    row("twilio.63003", Some(63003), "", VALIDATION, Never, No, &[]),
    row("twilio.63016", Some(63016), "", BUSINESS, Never, No, &[]),
    row("twilio.63018", Some(63018), "", TRANSIENT, Always, No, &[]),
    row("twilio.63038", Some(63038), "", BUSINESS, Never, No, &[]),
];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
];
