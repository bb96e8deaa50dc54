//! Pydantic error types.

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
    row("pydantic.assertion_error", None, "assertion_error", VALIDATION, Never, No, &[]),
    row("pydantic.bool_parsing", None, "bool_parsing", VALIDATION, Never, No, &[]),
    row("pydantic.datetime_parsing", None, "datetime_parsing", VALIDATION, Never, No, &[]),
    row("pydantic.dict_type", None, "dict_type", VALIDATION, Never, No, &[]),
    row("pydantic.enum", None, "enum", VALIDATION, Never, No, &[]),
    row("pydantic.extra_forbidden", None, "extra_forbidden", VALIDATION, Never, No, &[]),
    row("pydantic.finite_number", None, "finite_number", VALIDATION, Never, No, &[]),
    row("pydantic.float_parsing", None, "float_parsing", VALIDATION, Never, No, &[]),
    row("pydantic.greater_than", None, "greater_than", VALIDATION, Never, No, &[]),
    row("pydantic.int_parsing", None, "int_parsing", VALIDATION, Never, No, &[]),
    row("pydantic.json_invalid", None, "json_invalid", VALIDATION, Never, No, &[]),
    row("pydantic.less_than_equal", None, "less_than_equal", VALIDATION, Never, No, &[]),
    row("pydantic.list_type", None, "list_type", VALIDATION, Never, No, &[]),
    row("pydantic.literal_error", None, "literal_error", VALIDATION, Never, No, &[]),
    row("pydantic.missing", None, "missing", VALIDATION, Never, No, &[]),
    row("pydantic.multiple_of", None, "multiple_of", VALIDATION, Never, No, &[]),
    row("pydantic.string_pattern_mismatch", None, "string_pattern_mismatch", VALIDATION, Never, No, &[]),
    row("pydantic.string_too_long", None, "string_too_long", VALIDATION, Never, No, &[]),
    row("pydantic.string_too_short", None, "string_too_short", VALIDATION, Never, No, &[]),
    row("pydantic.string_type", None, "string_type", VALIDATION, Never, No, &[]),
    row("pydantic.too_long", None, "too_long", VALIDATION, Never, No, &[]),
    row("pydantic.too_short", None, "too_short", VALIDATION, Never, No, &[]),
    row("pydantic.union_tag_invalid", None, "union_tag_invalid", VALIDATION, Never, No, &[]),
    row("pydantic.url_parsing", None, "url_parsing", VALIDATION, Never, No, &[]),
    row("pydantic.uuid_parsing", None, "uuid_parsing", VALIDATION, Never, No, &[]),
    row("pydantic.value_error", None, "value_error", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25,
];

static BY_NUMBER: &[u16] = &[];
