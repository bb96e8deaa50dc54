//! OAuth 2.0 `error` values.

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
    oauth.access_denied\
    oauth.authorization_pending\
    oauth.consent_required\
    oauth.expired_token\
    oauth.insufficient_scope\
    oauth.interaction_required\
    oauth.invalid_client\
    oauth.invalid_grant\
    oauth.invalid_request\
    oauth.invalid_scope\
    oauth.invalid_token\
    oauth.login_required\
    oauth.server_error\
    oauth.slow_down\
    oauth.temporarily_unavailable\
    oauth.unauthorized_client\
    oauth.unsupported_grant_type\
    oauth.unsupported_response_type\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(19, 27, 6, 21, None, TRANSIENT, Always, No),
    Packed(46, 22, 6, 16, None, PERMISSION, Never, No),
    Packed(68, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(87, 24, 6, 18, None, PERMISSION, Never, No),
    Packed(111, 26, 6, 20, None, PERMISSION, Never, No),
    Packed(137, 20, 6, 14, None, PERMISSION, Never, No),
    Packed(157, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(176, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(197, 19, 6, 13, None, VALIDATION, Never, No),
    Packed(216, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(235, 20, 6, 14, None, PERMISSION, Never, No),
    Packed(255, 18, 6, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(273, 15, 6, 9, None, TRANSIENT, Always, No),
    Packed(288, 29, 6, 23, None, TRANSIENT, Always, No),
    Packed(317, 25, 6, 19, None, PERMISSION, Never, No),
    Packed(342, 28, 6, 22, None, VALIDATION, Never, No),
    Packed(370, 31, 6, 25, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
];

static BY_NUMBER: &[u16] = &[];
