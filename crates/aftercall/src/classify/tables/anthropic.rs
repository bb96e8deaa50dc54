//! Anthropic API error types and error codes.

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
    row("anthropic.api_error", None, "api_error", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("anthropic.approval_required", None, "approval_required", BUSINESS, Never, No, &[]),
    row("anthropic.authentication_error", None, "authentication_error", PERMISSION, Never, No, &[]),
    row("anthropic.authorization_check_unavailable", None, "authorization_check_unavailable", TRANSIENT, Always, No, &[]),
    row("anthropic.billing_error", None, "billing_error", BUSINESS, Never, No, &[]),
    row("anthropic.claude_code_key_creator_not_member", None, "claude_code_key_creator_not_member", PERMISSION, Never, No, &[]),
    row("anthropic.claude_code_version_too_old", None, "claude_code_version_too_old", BUSINESS, Never, No, &[]),
    row("anthropic.cmek_context_unavailable", None, "cmek_context_unavailable", TRANSIENT, Always, No, &[]),
    row("anthropic.cmek_key_disabled", None, "cmek_key_disabled", BUSINESS, Never, No, &[]),
    row("anthropic.cmek_key_network_blocked", None, "cmek_key_network_blocked", BUSINESS, Never, No, &[]),
    row("anthropic.cmek_key_unreachable", None, "cmek_key_unreachable", TRANSIENT, Always, No, &[]),
    row("anthropic.conflict_error", None, "conflict_error", BUSINESS, Never, No, &[]),
    row("anthropic.contract_spend_limit_reached", None, "contract_spend_limit_reached", BUSINESS, Never, No, &[]),
    row("anthropic.enforced_spend_limit_reached", None, "enforced_spend_limit_reached", BUSINESS, Never, No, &[]),
    row("anthropic.environment_archived", None, "environment_archived", BUSINESS, Never, No, &[]),
    row("anthropic.environment_not_found", None, "environment_not_found", VALIDATION, Never, No, &[]),
    row("anthropic.invalid_metadata", None, "invalid_metadata", VALIDATION, Never, No, &[]),
    row("anthropic.invalid_request_error", None, "invalid_request_error", VALIDATION, Never, No, &[]),
    row("anthropic.invalid_request_error.reached-your-specified-api", None, "invalid_request_error", BUSINESS, Never, No, &[Message("reached your specified API usage limits")]),
    row("anthropic.linked_organization_billing_unavailable", None, "linked_organization_billing_unavailable", BUSINESS, Never, No, &[]),
    row("anthropic.linked_organization_spend_limit_reached", None, "linked_organization_spend_limit_reached", BUSINESS, Never, No, &[]),
    row("anthropic.memory_path_conflict_error", None, "memory_path_conflict_error", BUSINESS, Never, No, &[]),
    row("anthropic.memory_precondition_failed_error", None, "memory_precondition_failed_error", BUSINESS, Never, No, &[]),
    row("anthropic.not_found_error", None, "not_found_error", VALIDATION, Never, No, &[]),
    row("anthropic.organization_on_hold", None, "organization_on_hold", BUSINESS, Never, No, &[]),
    row("anthropic.organization_type_not_supported", None, "organization_type_not_supported", BUSINESS, Never, No, &[]),
    row("anthropic.overloaded_error", None, "overloaded_error", TRANSIENT, Always, No, &[]),
    row("anthropic.parent_organization_required", None, "parent_organization_required", BUSINESS, Never, No, &[]),
    row("anthropic.permission_error", None, "permission_error", PERMISSION, Never, No, &[]),
    row("anthropic.ramp_limit_exceeded", None, "ramp_limit_exceeded", TRANSIENT, Always, No, &[]),
    row("anthropic.rate_limit_error", None, "rate_limit_error", TRANSIENT, Always, No, &[]),
    row("anthropic.request_body_encoding_invalid", None, "request_body_encoding_invalid", VALIDATION, Never, No, &[]),
    row("anthropic.request_body_encoding_unsupported", None, "request_body_encoding_unsupported", VALIDATION, Never, No, &[]),
    row("anthropic.request_body_too_large_after_decoding", None, "request_body_too_large_after_decoding", VALIDATION, Never, No, &[]),
    row("anthropic.request_too_large", None, "request_too_large", VALIDATION, Never, No, &[]),
    row("anthropic.sandbox_egress_restricted", None, "sandbox_egress_restricted", PERMISSION, Never, No, &[]),
    row("anthropic.timeout_error", None, "timeout_error", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("anthropic.workspace_human_review_disabled", None, "workspace_human_review_disabled", BUSINESS, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
];

static BY_NUMBER: &[u16] = &[];
