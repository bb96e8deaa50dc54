//! `extensions.code` of GraphQL servers.

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
    graphql.BAD_REQUEST\
    graphql.BAD_USER_INPUT\
    graphql.COST_LIMIT_EXCEEDED\
    graphql.DOWNSTREAM_SERVICE_ERROR\
    graphql.FORBIDDEN\
    graphql.GRAPHQL_PARSE_FAILED\
    graphql.GRAPHQL_VALIDATION_FAILED\
    graphql.INTERNAL_SERVER_ERROR\
    graphql.INTROSPECTION_DISABLED\
    graphql.MAX_RECURSIVE_SELECTIONS_EXCEEDED\
    graphql.NOT_FOUND\
    graphql.OPERATION_RESOLUTION_FAILURE\
    graphql.PERSISTED_QUERY_NOT_FOUND\
    graphql.PERSISTED_QUERY_NOT_SUPPORTED\
    graphql.QUERY_TOO_COMPLEX\
    graphql.RATELIMITED\
    graphql.RATE_LIMITED\
    graphql.SERVICE_UNAVAILABLE\
    graphql.SUBREQUEST_HTTP_ERROR\
    graphql.THROTTLED\
    graphql.TIMEOUT\
    graphql.TOO_MANY_REQUESTS\
    graphql.UNAUTHENTICATED\
    graphql.VALIDATION_ERROR\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 19, 8, 11, None, VALIDATION, Never, No),
    Packed(19, 22, 8, 14, None, VALIDATION, Never, No),
    Packed(41, 27, 8, 19, None, VALIDATION, Never, No),
    Packed(68, 32, 8, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(100, 17, 8, 9, None, PERMISSION, Never, No),
    Packed(117, 28, 8, 20, None, VALIDATION, Never, No),
    Packed(145, 33, 8, 25, None, VALIDATION, Never, No),
    Packed(178, 29, 8, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(207, 30, 8, 22, None, PERMISSION, Never, No),
    Packed(237, 41, 8, 33, None, VALIDATION, Never, No),
    Packed(278, 17, 8, 9, None, VALIDATION, Never, No),
    Packed(295, 36, 8, 28, None, VALIDATION, Never, No),
    Packed(331, 33, 8, 25, None, VALIDATION, Never, No),
    Packed(364, 37, 8, 29, None, VALIDATION, Never, No),
    Packed(401, 25, 8, 17, None, VALIDATION, Never, No),
    Packed(426, 19, 8, 11, None, TRANSIENT, Always, No),
    Packed(445, 20, 8, 12, None, TRANSIENT, Always, No),
    Packed(465, 27, 8, 19, None, TRANSIENT, Always, No),
    Packed(492, 29, 8, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(521, 17, 8, 9, None, TRANSIENT, Always, No),
    Packed(538, 15, 8, 7, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(553, 25, 8, 17, None, TRANSIENT, Always, No),
    Packed(578, 23, 8, 15, None, PERMISSION, Never, No),
    Packed(601, 24, 8, 16, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23,
];

static BY_NUMBER: &[u16] = &[];
