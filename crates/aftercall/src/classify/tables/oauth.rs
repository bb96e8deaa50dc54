//! OAuth 2.0 `error` values.

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
    row("oauth.access_denied", None, "access_denied", PERMISSION, Never, No, &[]),
    row("oauth.authorization_pending", None, "authorization_pending", TRANSIENT, Always, No, &[]),
    row("oauth.consent_required", None, "consent_required", PERMISSION, Never, No, &[]),
    row("oauth.expired_token", None, "expired_token", PERMISSION, Never, No, &[]),
    row("oauth.insufficient_scope", None, "insufficient_scope", PERMISSION, Never, No, &[]),
    row("oauth.interaction_required", None, "interaction_required", PERMISSION, Never, No, &[]),
    row("oauth.invalid_client", None, "invalid_client", PERMISSION, Never, No, &[]),
    row("oauth.invalid_grant", None, "invalid_grant", PERMISSION, Never, No, &[]),
    row("oauth.invalid_request", None, "invalid_request", VALIDATION, Never, No, &[]),
    row("oauth.invalid_scope", None, "invalid_scope", VALIDATION, Never, No, &[]),
    row("oauth.invalid_token", None, "invalid_token", PERMISSION, Never, No, &[]),
    row("oauth.login_required", None, "login_required", PERMISSION, Never, No, &[]),
    row("oauth.server_error", None, "server_error", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("oauth.slow_down", None, "slow_down", TRANSIENT, Always, No, &[]),
    row("oauth.temporarily_unavailable", None, "temporarily_unavailable", TRANSIENT, Always, No, &[]),
    row("oauth.unauthorized_client", None, "unauthorized_client", PERMISSION, Never, No, &[]),
    row("oauth.unsupported_grant_type", None, "unsupported_grant_type", VALIDATION, Never, No, &[]),
    row("oauth.unsupported_response_type", None, "unsupported_response_type", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
];

static BY_NUMBER: &[u16] = &[];
