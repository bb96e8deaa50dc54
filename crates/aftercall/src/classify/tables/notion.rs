//! Notion error codes.

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
    row("notion.conflict_error", None, "conflict_error", TRANSIENT, IfIdempotent, No, &[]),
    row("notion.database_connection_unavailable", None, "database_connection_unavailable", TRANSIENT, Always, No, &[]),
    row("notion.gateway_timeout", None, "gateway_timeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("notion.internal_server_error", None, "internal_server_error", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("notion.invalid_beta", None, "invalid_beta", VALIDATION, Never, No, &[]),
    row("notion.invalid_grant", None, "invalid_grant", PERMISSION, Never, No, &[]),
    row("notion.invalid_json", None, "invalid_json", VALIDATION, Never, No, &[]),
    row("notion.invalid_request", None, "invalid_request", VALIDATION, Never, No, &[]),
    row("notion.invalid_request_url", None, "invalid_request_url", VALIDATION, Never, No, &[]),
    row("notion.missing_version", None, "missing_version", VALIDATION, Never, No, &[]),
    row("notion.notionhq_client_invalid_path_parameter", None, "notionhq_client_invalid_path_parameter", VALIDATION, Never, No, &[]),
    row("notion.notionhq_client_request_timeout", None, "notionhq_client_request_timeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("notion.notionhq_client_response_error", None, "notionhq_client_response_error", Unsaid, Never, Unknown, &[]),
    row("notion.object_not_found", None, "object_not_found", VALIDATION, Never, No, &[]),
    row("notion.rate_limited", None, "rate_limited", TRANSIENT, Always, No, &[]),
    row("notion.restricted_resource", None, "restricted_resource", PERMISSION, Never, No, &[]),
    row("notion.service_overload", None, "service_overload", TRANSIENT, Always, No, &[]),
    row("notion.service_unavailable", None, "service_unavailable", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("notion.unauthorized", None, "unauthorized", PERMISSION, Never, No, &[]),
    row("notion.validation_error", None, "validation_error", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
];

static BY_NUMBER: &[u16] = &[];
