//! Notion error codes.

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
    notion.conflict_error\
    notion.database_connection_unavailable\
    notion.gateway_timeout\
    notion.internal_server_error\
    notion.invalid_beta\
    notion.invalid_grant\
    notion.invalid_json\
    notion.invalid_request\
    notion.invalid_request_url\
    notion.missing_version\
    notion.notionhq_client_invalid_path_parameter\
    notion.notionhq_client_request_timeout\
    notion.notionhq_client_response_error\
    notion.object_not_found\
    notion.rate_limited\
    notion.restricted_resource\
    notion.service_overload\
    notion.service_unavailable\
    notion.unauthorized\
    notion.validation_error\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 21, 7, 14, None, TRANSIENT, IfIdempotent, No),
    Packed(21, 38, 7, 31, None, TRANSIENT, Always, No),
    Packed(59, 22, 7, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(81, 28, 7, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(109, 19, 7, 12, None, VALIDATION, Never, No),
    Packed(128, 20, 7, 13, None, PERMISSION, Never, No),
    Packed(148, 19, 7, 12, None, VALIDATION, Never, No),
    Packed(167, 22, 7, 15, None, VALIDATION, Never, No),
    Packed(189, 26, 7, 19, None, VALIDATION, Never, No),
    Packed(215, 22, 7, 15, None, VALIDATION, Never, No),
    Packed(237, 45, 7, 38, None, VALIDATION, Never, No),
    Packed(282, 38, 7, 31, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(320, 37, 7, 30, None, Unsaid, Never, Unknown),
    Packed(357, 23, 7, 16, None, VALIDATION, Never, No),
    Packed(380, 19, 7, 12, None, TRANSIENT, Always, No),
    Packed(399, 26, 7, 19, None, PERMISSION, Never, No),
    Packed(425, 23, 7, 16, None, TRANSIENT, Always, No),
    Packed(448, 26, 7, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(474, 19, 7, 12, None, PERMISSION, Never, No),
    Packed(493, 23, 7, 16, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
];

static BY_NUMBER: &[u16] = &[];
