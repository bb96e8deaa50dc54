//! `extensions.code` of GraphQL servers.

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
    row("graphql.BAD_REQUEST", None, "BAD_REQUEST", VALIDATION, Never, No, &[]),
    row("graphql.BAD_USER_INPUT", None, "BAD_USER_INPUT", VALIDATION, Never, No, &[]),
    row("graphql.COST_LIMIT_EXCEEDED", None, "COST_LIMIT_EXCEEDED", VALIDATION, Never, No, &[]),
    row("graphql.DOWNSTREAM_SERVICE_ERROR", None, "DOWNSTREAM_SERVICE_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("graphql.FORBIDDEN", None, "FORBIDDEN", PERMISSION, Never, No, &[]),
    row("graphql.GRAPHQL_PARSE_FAILED", None, "GRAPHQL_PARSE_FAILED", VALIDATION, Never, No, &[]),
    row("graphql.GRAPHQL_VALIDATION_FAILED", None, "GRAPHQL_VALIDATION_FAILED", VALIDATION, Never, No, &[]),
    row("graphql.INTERNAL_SERVER_ERROR", None, "INTERNAL_SERVER_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("graphql.INTROSPECTION_DISABLED", None, "INTROSPECTION_DISABLED", PERMISSION, Never, No, &[]),
    row("graphql.MAX_RECURSIVE_SELECTIONS_EXCEEDED", None, "MAX_RECURSIVE_SELECTIONS_EXCEEDED", VALIDATION, Never, No, &[]),
    row("graphql.NOT_FOUND", None, "NOT_FOUND", VALIDATION, Never, No, &[]),
    row("graphql.OPERATION_RESOLUTION_FAILURE", None, "OPERATION_RESOLUTION_FAILURE", VALIDATION, Never, No, &[]),
    row("graphql.PERSISTED_QUERY_NOT_FOUND", None, "PERSISTED_QUERY_NOT_FOUND", VALIDATION, Never, No, &[]),
    row("graphql.PERSISTED_QUERY_NOT_SUPPORTED", None, "PERSISTED_QUERY_NOT_SUPPORTED", VALIDATION, Never, No, &[]),
    row("graphql.QUERY_TOO_COMPLEX", None, "QUERY_TOO_COMPLEX", VALIDATION, Never, No, &[]),
    row("graphql.RATELIMITED", None, "RATELIMITED", TRANSIENT, Always, No, &[]),
    row("graphql.RATE_LIMITED", None, "RATE_LIMITED", TRANSIENT, Always, No, &[]),
    row("graphql.SERVICE_UNAVAILABLE", None, "SERVICE_UNAVAILABLE", TRANSIENT, Always, No, &[]),
    row("graphql.SUBREQUEST_HTTP_ERROR", None, "SUBREQUEST_HTTP_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("graphql.THROTTLED", None, "THROTTLED", TRANSIENT, Always, No, &[]),
    row("graphql.TIMEOUT", None, "TIMEOUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("graphql.TOO_MANY_REQUESTS", None, "TOO_MANY_REQUESTS", TRANSIENT, Always, No, &[]),
    row("graphql.UNAUTHENTICATED", None, "UNAUTHENTICATED", PERMISSION, Never, No, &[]),
    row("graphql.VALIDATION_ERROR", None, "VALIDATION_ERROR", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23,
];

static BY_NUMBER: &[u16] = &[];
