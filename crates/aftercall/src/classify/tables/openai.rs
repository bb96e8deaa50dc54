//! OpenAI error codes and types.

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
    openai.account_deactivated\
    openai.active_turn_not_steerable\
    openai.authentication_error\
    openai.billing_hard_limit_reached\
    openai.billing_not_active\
    openai.bio_policy\
    openai.connection_failed\
    openai.content_filter\
    openai.content_policy_violation\
    openai.context_length_exceeded\
    openai.credit_balance_exhausted\
    openai.cyber_policy\
    openai.data_residency_mismatch\
    openai.empty_image_file\
    openai.executor_version_incompatible\
    openai.failed_to_download_image\
    openai.flex_unavailable\
    openai.image_content_policy_violation\
    openai.image_file_not_found\
    openai.image_file_too_large\
    openai.image_parse_error\
    openai.image_too_large\
    openai.image_too_small\
    openai.insufficient_permissions\
    openai.insufficient_quota\
    openai.internal_error\
    openai.invalid_api_key\
    openai.invalid_authentication\
    openai.invalid_base64_image\
    openai.invalid_grant\
    openai.invalid_image\
    openai.invalid_image_format\
    openai.invalid_image_mode\
    openai.invalid_image_url\
    openai.invalid_organization\
    openai.invalid_prompt\
    openai.invalid_request\
    openai.invalid_subject_token\
    openai.invalid_type\
    openai.invalid_value\
    openai.ip_not_authorized\
    openai.max_output_tokens\
    openai.misalignment_policy_violation\
    openai.missing_required_parameter\
    openai.missing_scope\
    openai.model_not_found\
    openai.organization_spend_limit_exceeded\
    openai.organization_usage_limit_exceeded\
    openai.previous_response_not_found\
    openai.project_spend_limit_exceeded\
    openai.rate_limit_exceeded\
    openai.rate_limit_exceeded.request-too-large-for\
    openai.rate_limit_exceeded.rpd\
    openai.request_timeout\
    openai.resource_not_found\
    openai.sandbox_error\
    openai.server_error\
    openai.server_is_overloaded\
    openai.server_overloaded\
    openai.slow_down\
    openai.string_above_max_length\
    openai.tool_use_failed\
    openai.unknown_parameter\
    openai.unsupported_country_region_territory\
    openai.unsupported_image_media_type\
    openai.unsupported_parameter\
    openai.unsupported_value\
    openai.usage_limit_exceeded\
    openai.vector_store_timeout\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 26, 7, 19, None, BUSINESS, Never, No),
    Packed(26, 32, 7, 25, None, BUSINESS, Never, No),
    Packed(58, 27, 7, 20, None, PERMISSION, Never, No),
    Packed(85, 33, 7, 26, None, BUSINESS, Never, No),
    Packed(118, 25, 7, 18, None, BUSINESS, Never, No),
    Packed(143, 17, 7, 10, None, BUSINESS, Never, No),
    Packed(160, 24, 7, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(184, 21, 7, 14, None, BUSINESS, Never, No),
    Packed(205, 31, 7, 24, None, BUSINESS, Never, No),
    Packed(236, 30, 7, 23, None, VALIDATION, Never, No),
    Packed(266, 31, 7, 24, None, BUSINESS, Never, No),
    Packed(297, 19, 7, 12, None, BUSINESS, Never, No),
    Packed(316, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(346, 23, 7, 16, None, VALIDATION, Never, No),
    Packed(369, 36, 7, 29, None, VALIDATION, Never, No),
    Packed(405, 31, 7, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(436, 23, 7, 16, None, TRANSIENT, Always, No),
    Packed(459, 37, 7, 30, None, BUSINESS, Never, No),
    Packed(496, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(523, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(550, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(574, 22, 7, 15, None, VALIDATION, Never, No),
    Packed(596, 22, 7, 15, None, VALIDATION, Never, No),
    Packed(618, 31, 7, 24, None, PERMISSION, Never, No),
    Packed(649, 25, 7, 18, None, BUSINESS, Never, No),
    Packed(674, 21, 7, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(695, 22, 7, 15, None, PERMISSION, Never, No),
    Packed(717, 29, 7, 22, None, PERMISSION, Never, No),
    Packed(746, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(773, 20, 7, 13, None, PERMISSION, Never, No),
    Packed(793, 20, 7, 13, None, VALIDATION, Never, No),
    Packed(813, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(840, 25, 7, 18, None, VALIDATION, Never, No),
    Packed(865, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(889, 27, 7, 20, None, PERMISSION, Never, No),
    Packed(916, 21, 7, 14, None, VALIDATION, Never, No),
    Packed(937, 22, 7, 15, None, VALIDATION, Never, No),
    Packed(959, 28, 7, 21, None, PERMISSION, Never, No),
    Packed(987, 19, 7, 12, None, VALIDATION, Never, No),
    Packed(1006, 20, 7, 13, None, VALIDATION, Never, No),
    Packed(1026, 24, 7, 17, None, PERMISSION, Never, No),
    Packed(1050, 24, 7, 17, None, BUSINESS, Never, No),
    Packed(1074, 36, 7, 29, None, BUSINESS, Never, No),
    Packed(1110, 33, 7, 26, None, VALIDATION, Never, No),
    Packed(1143, 20, 7, 13, None, PERMISSION, Never, No),
    Packed(1163, 22, 7, 15, None, VALIDATION, Never, No),
    Packed(1185, 40, 7, 33, None, BUSINESS, Never, No),
    Packed(1225, 40, 7, 33, None, BUSINESS, Never, No),
    Packed(1265, 34, 7, 27, None, VALIDATION, Never, No),
    Packed(1299, 35, 7, 28, None, BUSINESS, Never, No),
    Packed(1334, 26, 7, 19, None, TRANSIENT, Always, No),
    Packed(1360, 48, 7, 19, None, VALIDATION, Never, No),
    Packed(1408, 30, 7, 19, None, BUSINESS, Never, No),
    Packed(1438, 22, 7, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1460, 25, 7, 18, None, VALIDATION, Never, No),
    Packed(1485, 20, 7, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1505, 19, 7, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1524, 27, 7, 20, None, TRANSIENT, Always, No),
    Packed(1551, 24, 7, 17, None, TRANSIENT, Always, No),
    Packed(1575, 16, 7, 9, None, TRANSIENT, Always, No),
    Packed(1591, 30, 7, 23, None, VALIDATION, Never, No),
    Packed(1621, 22, 7, 15, None, VALIDATION, Never, No),
    Packed(1643, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(1667, 43, 7, 36, None, PERMISSION, Never, No),
    Packed(1710, 35, 7, 28, None, VALIDATION, Never, No),
    Packed(1745, 28, 7, 21, None, VALIDATION, Never, No),
    Packed(1773, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(1797, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(1824, 27, 7, 20, None, TRANSIENT, IfIdempotent, Unknown),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (51, &[Message("Request too large for")]),
    (52, &[Message("(RPD)")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68,
];

static BY_NUMBER: &[u16] = &[];
