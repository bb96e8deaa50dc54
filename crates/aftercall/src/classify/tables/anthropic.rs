//! Anthropic API error types and error codes.

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
    anthropic.api_error\
    anthropic.approval_required\
    anthropic.authentication_error\
    anthropic.authorization_check_unavailable\
    anthropic.billing_error\
    anthropic.claude_code_key_creator_not_member\
    anthropic.claude_code_version_too_old\
    anthropic.cmek_context_unavailable\
    anthropic.cmek_key_disabled\
    anthropic.cmek_key_network_blocked\
    anthropic.cmek_key_unreachable\
    anthropic.conflict_error\
    anthropic.contract_spend_limit_reached\
    anthropic.enforced_spend_limit_reached\
    anthropic.environment_archived\
    anthropic.environment_not_found\
    anthropic.invalid_metadata\
    anthropic.invalid_request_error\
    anthropic.invalid_request_error.reached-your-specified-api\
    anthropic.linked_organization_billing_unavailable\
    anthropic.linked_organization_spend_limit_reached\
    anthropic.memory_path_conflict_error\
    anthropic.memory_precondition_failed_error\
    anthropic.not_found_error\
    anthropic.organization_on_hold\
    anthropic.organization_type_not_supported\
    anthropic.overloaded_error\
    anthropic.parent_organization_required\
    anthropic.permission_error\
    anthropic.ramp_limit_exceeded\
    anthropic.rate_limit_error\
    anthropic.request_body_encoding_invalid\
    anthropic.request_body_encoding_unsupported\
    anthropic.request_body_too_large_after_decoding\
    anthropic.request_too_large\
    anthropic.sandbox_egress_restricted\
    anthropic.timeout_error\
    anthropic.workspace_human_review_disabled\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 19, 10, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(19, 27, 10, 17, None, BUSINESS, Never, No),
    Packed(46, 30, 10, 20, None, PERMISSION, Never, No),
    Packed(76, 41, 10, 31, None, TRANSIENT, Always, No),
    Packed(117, 23, 10, 13, None, BUSINESS, Never, No),
    Packed(140, 44, 10, 34, None, PERMISSION, Never, No),
    Packed(184, 37, 10, 27, None, BUSINESS, Never, No),
    Packed(221, 34, 10, 24, None, TRANSIENT, Always, No),
    Packed(255, 27, 10, 17, None, BUSINESS, Never, No),
    Packed(282, 34, 10, 24, None, BUSINESS, Never, No),
    Packed(316, 30, 10, 20, None, TRANSIENT, Always, No),
    Packed(346, 24, 10, 14, None, BUSINESS, Never, No),
    Packed(370, 38, 10, 28, None, BUSINESS, Never, No),
    Packed(408, 38, 10, 28, None, BUSINESS, Never, No),
    Packed(446, 30, 10, 20, None, BUSINESS, Never, No),
    Packed(476, 31, 10, 21, None, VALIDATION, Never, No),
    Packed(507, 26, 10, 16, None, VALIDATION, Never, No),
    Packed(533, 31, 10, 21, None, VALIDATION, Never, No),
    Packed(564, 58, 10, 21, None, BUSINESS, Never, No),
    Packed(622, 49, 10, 39, None, BUSINESS, Never, No),
    Packed(671, 49, 10, 39, None, BUSINESS, Never, No),
    Packed(720, 36, 10, 26, None, BUSINESS, Never, No),
    Packed(756, 42, 10, 32, None, BUSINESS, Never, No),
    Packed(798, 25, 10, 15, None, VALIDATION, Never, No),
    Packed(823, 30, 10, 20, None, BUSINESS, Never, No),
    Packed(853, 41, 10, 31, None, BUSINESS, Never, No),
    Packed(894, 26, 10, 16, None, TRANSIENT, Always, No),
    Packed(920, 38, 10, 28, None, BUSINESS, Never, No),
    Packed(958, 26, 10, 16, None, PERMISSION, Never, No),
    Packed(984, 29, 10, 19, None, TRANSIENT, Always, No),
    Packed(1013, 26, 10, 16, None, TRANSIENT, Always, No),
    Packed(1039, 39, 10, 29, None, VALIDATION, Never, No),
    Packed(1078, 43, 10, 33, None, VALIDATION, Never, No),
    Packed(1121, 47, 10, 37, None, VALIDATION, Never, No),
    Packed(1168, 27, 10, 17, None, VALIDATION, Never, No),
    Packed(1195, 35, 10, 25, None, PERMISSION, Never, No),
    Packed(1230, 23, 10, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1253, 41, 10, 31, None, BUSINESS, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (18, &[Message("reached your specified API usage limits")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
];

static BY_NUMBER: &[u16] = &[];
