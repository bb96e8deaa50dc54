//! Pydantic error types.

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
    pydantic.assertion_error\
    pydantic.bool_parsing\
    pydantic.datetime_parsing\
    pydantic.dict_type\
    pydantic.enum\
    pydantic.extra_forbidden\
    pydantic.finite_number\
    pydantic.float_parsing\
    pydantic.greater_than\
    pydantic.int_parsing\
    pydantic.json_invalid\
    pydantic.less_than_equal\
    pydantic.list_type\
    pydantic.literal_error\
    pydantic.missing\
    pydantic.multiple_of\
    pydantic.string_pattern_mismatch\
    pydantic.string_too_long\
    pydantic.string_too_short\
    pydantic.string_type\
    pydantic.too_long\
    pydantic.too_short\
    pydantic.union_tag_invalid\
    pydantic.url_parsing\
    pydantic.uuid_parsing\
    pydantic.value_error\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 24, 9, 15, None, VALIDATION, Never, No),
    Packed(24, 21, 9, 12, None, VALIDATION, Never, No),
    Packed(45, 25, 9, 16, None, VALIDATION, Never, No),
    Packed(70, 18, 9, 9, None, VALIDATION, Never, No),
    Packed(88, 13, 9, 4, None, VALIDATION, Never, No),
    Packed(101, 24, 9, 15, None, VALIDATION, Never, No),
    Packed(125, 22, 9, 13, None, VALIDATION, Never, No),
    Packed(147, 22, 9, 13, None, VALIDATION, Never, No),
    Packed(169, 21, 9, 12, None, VALIDATION, Never, No),
    Packed(190, 20, 9, 11, None, VALIDATION, Never, No),
    Packed(210, 21, 9, 12, None, VALIDATION, Never, No),
    Packed(231, 24, 9, 15, None, VALIDATION, Never, No),
    Packed(255, 18, 9, 9, None, VALIDATION, Never, No),
    Packed(273, 22, 9, 13, None, VALIDATION, Never, No),
    Packed(295, 16, 9, 7, None, VALIDATION, Never, No),
    Packed(311, 20, 9, 11, None, VALIDATION, Never, No),
    Packed(331, 32, 9, 23, None, VALIDATION, Never, No),
    Packed(363, 24, 9, 15, None, VALIDATION, Never, No),
    Packed(387, 25, 9, 16, None, VALIDATION, Never, No),
    Packed(412, 20, 9, 11, None, VALIDATION, Never, No),
    Packed(432, 17, 9, 8, None, VALIDATION, Never, No),
    Packed(449, 18, 9, 9, None, VALIDATION, Never, No),
    Packed(467, 26, 9, 17, None, VALIDATION, Never, No),
    Packed(493, 20, 9, 11, None, VALIDATION, Never, No),
    Packed(513, 21, 9, 12, None, VALIDATION, Never, No),
    Packed(534, 20, 9, 11, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25,
];

static BY_NUMBER: &[u16] = &[];
