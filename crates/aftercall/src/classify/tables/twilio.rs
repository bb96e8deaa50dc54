//! Twilio error numbers.

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
    twilio.20001\
    twilio.20003\
    twilio.20005\
    twilio.20008\
    twilio.20104\
    twilio.20107\
    twilio.20403\
    twilio.20404\
    twilio.20429\
    twilio.20500\
    twilio.20503\
    twilio.21201\
    twilio.21205\
    twilio.21211\
    twilio.21212\
    twilio.21214\
    twilio.21217\
    twilio.21219\
    twilio.21220\
    twilio.21401\
    twilio.21408\
    twilio.21421\
    twilio.21601\
    twilio.21602\
    twilio.21603\
    twilio.21604\
    twilio.21605\
    twilio.21606\
    twilio.21608\
    twilio.21610\
    twilio.21611\
    twilio.21612\
    twilio.21614\
    twilio.21617\
    twilio.21619\
    twilio.21705\
    twilio.30001\
    twilio.30002\
    twilio.30003\
    twilio.30004\
    twilio.30005\
    twilio.30006\
    twilio.30007\
    twilio.30008\
    twilio.30022\
    twilio.30034\
    twilio.45780\
    twilio.51202\
    twilio.63003\
    twilio.63016\
    twilio.63018\
    twilio.63038\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 12, 0, 0, Some(20001), VALIDATION, Never, No),
    Packed(12, 12, 0, 0, Some(20003), PERMISSION, Never, No),
    Packed(24, 12, 0, 0, Some(20005), PERMISSION, Never, No),
    Packed(36, 12, 0, 0, Some(20008), PERMISSION, Never, No),
    Packed(48, 12, 0, 0, Some(20104), PERMISSION, Never, No),
    Packed(60, 12, 0, 0, Some(20107), PERMISSION, Never, No),
    Packed(72, 12, 0, 0, Some(20403), PERMISSION, Never, No),
    Packed(84, 12, 0, 0, Some(20404), VALIDATION, Never, No),
    Packed(96, 12, 0, 0, Some(20429), TRANSIENT, Always, No),
    Packed(108, 12, 0, 0, Some(20500), TRANSIENT, IfIdempotent, Unknown),
    Packed(120, 12, 0, 0, Some(20503), TRANSIENT, IfIdempotent, Unknown),
    Packed(132, 12, 0, 0, Some(21201), VALIDATION, Never, No),
    Packed(144, 12, 0, 0, Some(21205), VALIDATION, Never, No),
    Packed(156, 12, 0, 0, Some(21211), VALIDATION, Never, No),
    Packed(168, 12, 0, 0, Some(21212), VALIDATION, Never, No),
    Packed(180, 12, 0, 0, Some(21214), VALIDATION, Never, No),
    Packed(192, 12, 0, 0, Some(21217), VALIDATION, Never, No),
    Packed(204, 12, 0, 0, Some(21219), BUSINESS, Never, No),
    Packed(216, 12, 0, 0, Some(21220), BUSINESS, Never, No),
    Packed(228, 12, 0, 0, Some(21401), VALIDATION, Never, No),
    Packed(240, 12, 0, 0, Some(21408), PERMISSION, Never, No),
    Packed(252, 12, 0, 0, Some(21421), VALIDATION, Never, No),
    Packed(264, 12, 0, 0, Some(21601), VALIDATION, Never, No),
    Packed(276, 12, 0, 0, Some(21602), VALIDATION, Never, No),
    Packed(288, 12, 0, 0, Some(21603), VALIDATION, Never, No),
    Packed(300, 12, 0, 0, Some(21604), VALIDATION, Never, No),
    Packed(312, 12, 0, 0, Some(21605), VALIDATION, Never, No),
    Packed(324, 12, 0, 0, Some(21606), VALIDATION, Never, No),
    Packed(336, 12, 0, 0, Some(21608), BUSINESS, Never, No),
    Packed(348, 12, 0, 0, Some(21610), BUSINESS, Never, No),
    Packed(360, 12, 0, 0, Some(21611), BUSINESS, Never, No),
    Packed(372, 12, 0, 0, Some(21612), VALIDATION, Never, No),
    Packed(384, 12, 0, 0, Some(21614), VALIDATION, Never, No),
    Packed(396, 12, 0, 0, Some(21617), VALIDATION, Never, No),
    Packed(408, 12, 0, 0, Some(21619), VALIDATION, Never, No),
    Packed(420, 12, 0, 0, Some(21705), VALIDATION, Never, No),
    Packed(432, 12, 0, 0, Some(30001), TRANSIENT, IfIdempotent, Unknown),
    Packed(444, 12, 0, 0, Some(30002), BUSINESS, Never, No),
    Packed(456, 12, 0, 0, Some(30003), TRANSIENT, IfIdempotent, Unknown),
    Packed(468, 12, 0, 0, Some(30004), BUSINESS, Never, No),
    Packed(480, 12, 0, 0, Some(30005), BUSINESS, Never, No),
    Packed(492, 12, 0, 0, Some(30006), BUSINESS, Never, No),
    Packed(504, 12, 0, 0, Some(30007), BUSINESS, Never, No),
    Packed(516, 12, 0, 0, Some(30008), TRANSIENT, IfIdempotent, Unknown),
    Packed(528, 12, 0, 0, Some(30022), TRANSIENT, IfIdempotent, Unknown),
    Packed(540, 12, 0, 0, Some(30034), BUSINESS, Never, No),
    Packed(552, 12, 0, 0, Some(45780), TRANSIENT, Always, No),
    Packed(564, 12, 0, 0, Some(51202), TRANSIENT, Always, No),
    Packed(576, 12, 0, 0, Some(63003), VALIDATION, Never, No),
    Packed(588, 12, 0, 0, Some(63016), BUSINESS, Never, No),
    Packed(600, 12, 0, 0, Some(63018), TRANSIENT, Always, No),
    Packed(612, 12, 0, 0, Some(63038), BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

static BY_NAME: &[u16] = &[];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
];
