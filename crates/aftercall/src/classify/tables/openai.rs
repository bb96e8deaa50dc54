//! OpenAI error codes and types.

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
    row("openai.account_deactivated", None, "account_deactivated", BUSINESS, Never, No, &[]),
    row("openai.active_turn_not_steerable", None, "active_turn_not_steerable", BUSINESS, Never, No, &[]),
    row("openai.authentication_error", None, "authentication_error", PERMISSION, Never, No, &[]),
    row("openai.billing_hard_limit_reached", None, "billing_hard_limit_reached", BUSINESS, Never, No, &[]),
    row("openai.billing_not_active", None, "billing_not_active", BUSINESS, Never, No, &[]),
    row("openai.bio_policy", None, "bio_policy", BUSINESS, Never, No, &[]),
    row("openai.connection_failed", None, "connection_failed", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("openai.content_filter", None, "content_filter", BUSINESS, Never, No, &[]),
    row("openai.content_policy_violation", None, "content_policy_violation", BUSINESS, Never, No, &[]),
    row("openai.context_length_exceeded", None, "context_length_exceeded", VALIDATION, Never, No, &[]),
    row("openai.credit_balance_exhausted", None, "credit_balance_exhausted", BUSINESS, Never, No, &[]),
    row("openai.cyber_policy", None, "cyber_policy", BUSINESS, Never, No, &[]),
    row("openai.data_residency_mismatch", None, "data_residency_mismatch", BUSINESS, Never, No, &[]),
    row("openai.empty_image_file", None, "empty_image_file", VALIDATION, Never, No, &[]),
    row("openai.executor_version_incompatible", None, "executor_version_incompatible", VALIDATION, Never, No, &[]),
    row("openai.failed_to_download_image", None, "failed_to_download_image", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("openai.flex_unavailable", None, "flex_unavailable", TRANSIENT, Always, No, &[]),
    row("openai.image_content_policy_violation", None, "image_content_policy_violation", BUSINESS, Never, No, &[]),
    row("openai.image_file_not_found", None, "image_file_not_found", VALIDATION, Never, No, &[]),
    row("openai.image_file_too_large", None, "image_file_too_large", VALIDATION, Never, No, &[]),
    row("openai.image_parse_error", None, "image_parse_error", VALIDATION, Never, No, &[]),
    row("openai.image_too_large", None, "image_too_large", VALIDATION, Never, No, &[]),
    row("openai.image_too_small", None, "image_too_small", VALIDATION, Never, No, &[]),
    row("openai.insufficient_permissions", None, "insufficient_permissions", PERMISSION, Never, No, &[]),
    row("openai.insufficient_quota", None, "insufficient_quota", BUSINESS, Never, No, &[]),
    row("openai.internal_error", None, "internal_error", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("openai.invalid_api_key", None, "invalid_api_key", PERMISSION, Never, No, &[]),
    row("openai.invalid_authentication", None, "invalid_authentication", PERMISSION, Never, No, &[]),
    row("openai.invalid_base64_image", None, "invalid_base64_image", VALIDATION, Never, No, &[]),
    row("openai.invalid_grant", None, "invalid_grant", PERMISSION, Never, No, &[]),
    row("openai.invalid_image", None, "invalid_image", VALIDATION, Never, No, &[]),
    row("openai.invalid_image_format", None, "invalid_image_format", VALIDATION, Never, No, &[]),
    row("openai.invalid_image_mode", None, "invalid_image_mode", VALIDATION, Never, No, &[]),
    row("openai.invalid_image_url", None, "invalid_image_url", VALIDATION, Never, No, &[]),
    row("openai.invalid_organization", None, "invalid_organization", PERMISSION, Never, No, &[]),
    row("openai.invalid_prompt", None, "invalid_prompt", VALIDATION, Never, No, &[]),
    row("openai.invalid_request", None, "invalid_request", VALIDATION, Never, No, &[]),
    row("openai.invalid_subject_token", None, "invalid_subject_token", PERMISSION, Never, No, &[]),
    row("openai.invalid_type", None, "invalid_type", VALIDATION, Never, No, &[]),
    row("openai.invalid_value", None, "invalid_value", VALIDATION, Never, No, &[]),
    row("openai.ip_not_authorized", None, "ip_not_authorized", PERMISSION, Never, No, &[]),
    row("openai.max_output_tokens", None, "max_output_tokens", BUSINESS, Never, No, &[]),
    row("openai.misalignment_policy_violation", None, "misalignment_policy_violation", BUSINESS, Never, No, &[]),
    row("openai.missing_required_parameter", None, "missing_required_parameter", VALIDATION, Never, No, &[]),
    row("openai.missing_scope", None, "missing_scope", PERMISSION, Never, No, &[]),
    row("openai.model_not_found", None, "model_not_found", VALIDATION, Never, No, &[]),
    row("openai.organization_spend_limit_exceeded", None, "organization_spend_limit_exceeded", BUSINESS, Never, No, &[]),
    row("openai.organization_usage_limit_exceeded", None, "organization_usage_limit_exceeded", BUSINESS, Never, No, &[]),
    row("openai.previous_response_not_found", None, "previous_response_not_found", VALIDATION, Never, No, &[]),
    row("openai.project_spend_limit_exceeded", None, "project_spend_limit_exceeded", BUSINESS, Never, No, &[]),
    row("openai.rate_limit_exceeded", None, "rate_limit_exceeded", TRANSIENT, Always, No, &[]),
    row("openai.rate_limit_exceeded.request-too-large-for", None, "rate_limit_exceeded", VALIDATION, Never, No, &[Message("Request too large for")]),
    row("openai.rate_limit_exceeded.rpd", None, "rate_limit_exceeded", BUSINESS, Never, No, &[Message("(RPD)")]),
    row("openai.request_timeout", None, "request_timeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("openai.resource_not_found", None, "resource_not_found", VALIDATION, Never, No, &[]),
    row("openai.sandbox_error", None, "sandbox_error", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("openai.server_error", None, "server_error", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("openai.server_is_overloaded", None, "server_is_overloaded", TRANSIENT, Always, No, &[]),
    row("openai.server_overloaded", None, "server_overloaded", TRANSIENT, Always, No, &[]),
    row("openai.slow_down", None, "slow_down", TRANSIENT, Always, No, &[]),
    row("openai.string_above_max_length", None, "string_above_max_length", VALIDATION, Never, No, &[]),
    row("openai.tool_use_failed", None, "tool_use_failed", VALIDATION, Never, No, &[]),
    row("openai.unknown_parameter", None, "unknown_parameter", VALIDATION, Never, No, &[]),
    row("openai.unsupported_country_region_territory", None, "unsupported_country_region_territory", PERMISSION, Never, No, &[]),
    row("openai.unsupported_image_media_type", None, "unsupported_image_media_type", VALIDATION, Never, No, &[]),
    row("openai.unsupported_parameter", None, "unsupported_parameter", VALIDATION, Never, No, &[]),
    row("openai.unsupported_value", None, "unsupported_value", VALIDATION, Never, No, &[]),
    row("openai.usage_limit_exceeded", None, "usage_limit_exceeded", BUSINESS, Never, No, &[]),
    row("openai.vector_store_timeout", None, "vector_store_timeout", TRANSIENT, IfIdempotent, Unknown, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68,
];

static BY_NUMBER: &[u16] = &[];
