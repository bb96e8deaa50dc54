//! Slack Web API `error` values.

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
    slack.access_denied\
    slack.accesslimited\
    slack.account_inactive\
    slack.already_archived\
    slack.already_in_channel\
    slack.already_pinned\
    slack.already_reacted\
    slack.already_starred\
    slack.app_missing_action_url\
    slack.as_user_not_supported\
    slack.bad_client_secret\
    slack.bad_image\
    slack.bad_timestamp\
    slack.bad_token\
    slack.bot_not_found\
    slack.cannot_add_bot\
    slack.cannot_add_others\
    slack.cannot_add_others_recurring\
    slack.cannot_add_slackbot\
    slack.cannot_complete_others\
    slack.cannot_complete_recurring\
    slack.cannot_create_dialog\
    slack.cannot_find_service\
    slack.cannot_kick_home_team\
    slack.cannot_kick_team\
    slack.cannot_parse\
    slack.cannot_prompt\
    slack.cannot_unfurl_url\
    slack.cannot_update_admin_user\
    slack.cant_archive_general\
    slack.cant_delete\
    slack.cant_delete_file\
    slack.cant_delete_message\
    slack.cant_invite\
    slack.cant_invite_self\
    slack.cant_kick_from_general\
    slack.cant_kick_self\
    slack.cant_leave_general\
    slack.cant_update_message\
    slack.channel_not_archived\
    slack.channel_not_found\
    slack.channel_type_not_supported\
    slack.client_id_token_mismatch\
    slack.comment_not_found\
    slack.compliance_exports_prevent_deletion\
    slack.could_not_archive_channel\
    slack.could_not_convert_channel\
    slack.could_not_create_channel\
    slack.could_not_delete_channel\
    slack.could_not_get_conversation_prefs\
    slack.could_not_get_teams\
    slack.could_not_rename_channel\
    slack.could_not_set_channel_pref\
    slack.could_not_unarchive_channel\
    slack.default_org_wide_channel\
    slack.deprecated_endpoint\
    slack.duplicate_channel_not_found\
    slack.duplicate_message_not_found\
    slack.edit_window_closed\
    slack.ekm_access_denied\
    slack.enterprise_is_restricted\
    slack.external_channel_migrating\
    slack.failed_for_some_users\
    slack.failed_sending_dialog\
    slack.fatal_error\
    slack.feature_not_enabled\
    slack.fetch_members_failed\
    slack.file_comment_not_found\
    slack.file_deleted\
    slack.file_not_found\
    slack.file_not_shared\
    slack.file_uploads_disabled\
    slack.file_uploads_except_images_disabled\
    slack.internal_error\
    slack.invalid_arg_name\
    slack.invalid_arguments\
    slack.invalid_array_arg\
    slack.invalid_auth\
    slack.invalid_blocks\
    slack.invalid_blocks_format\
    slack.invalid_channel\
    slack.invalid_charset\
    slack.invalid_client_id\
    slack.invalid_cursor\
    slack.invalid_form_data\
    slack.invalid_json\
    slack.invalid_limit\
    slack.invalid_name\
    slack.invalid_name_maxlength\
    slack.invalid_name_punctuation\
    slack.invalid_name_required\
    slack.invalid_name_specials\
    slack.invalid_post_type\
    slack.invalid_presence\
    slack.invalid_profile\
    slack.invalid_scheduled_message_id\
    slack.invalid_scope\
    slack.invalid_search_channel_type\
    slack.invalid_sort\
    slack.invalid_sort_dir\
    slack.invalid_team\
    slack.invalid_time\
    slack.invalid_timestamp\
    slack.invalid_trigger\
    slack.invalid_ts_latest\
    slack.invalid_ts_oldest\
    slack.invalid_types\
    slack.invalid_user\
    slack.invalid_user_combination\
    slack.is_archived\
    slack.is_inactive\
    slack.json_not_object\
    slack.last_member\
    slack.leaving_team_not_in_channel\
    slack.leaving_team_required\
    slack.limit_required\
    slack.message_not_found\
    slack.messages_tab_disabled\
    slack.metadata_must_be_sent\
    slack.metadata_too_large\
    slack.method_deprecated\
    slack.method_not_supported_for_channel_type\
    slack.missing_charset\
    slack.missing_dialog\
    slack.missing_duration\
    slack.missing_post_type\
    slack.missing_scope\
    slack.missing_trigger\
    slack.missing_unfurls\
    slack.msg_too_long\
    slack.name_taken\
    slack.no_channel\
    slack.no_item_specified\
    slack.no_permission\
    slack.no_reaction\
    slack.no_teams_to_disconnect\
    slack.no_text\
    slack.no_user\
    slack.not_admin\
    slack.not_allowed\
    slack.not_allowed_token_type\
    slack.not_an_admin\
    slack.not_an_enterprise\
    slack.not_app_admin\
    slack.not_archived\
    slack.not_authed\
    slack.not_authorized\
    slack.not_enough_users\
    slack.not_enterprise_team\
    slack.not_found\
    slack.not_in_channel\
    slack.not_pinnable\
    slack.not_pinned\
    slack.not_starred\
    slack.not_supported\
    slack.org_login_required\
    slack.org_resource_not_granted\
    slack.over_pagination_limit\
    slack.paid_only\
    slack.permission_denied\
    slack.posting_to_general_channel_denied\
    slack.profile_set_failed\
    slack.rate_limited\
    slack.ratelimited\
    slack.request_timeout\
    slack.reserved_name\
    slack.restricted_action\
    slack.restricted_action_non_threadable_channel\
    slack.restricted_action_read_only_channel\
    slack.restricted_action_thread_only_channel\
    slack.rollup_error\
    slack.service_unavailable\
    slack.snooze_end_failed\
    slack.snooze_failed\
    slack.snooze_not_active\
    slack.storage_limit_reached\
    slack.superfluous_charset\
    slack.team_access_not_granted\
    slack.team_added_to_org\
    slack.team_id_or_org_required\
    slack.team_not_found\
    slack.thread_not_found\
    slack.time_in_past\
    slack.time_too_far\
    slack.timezone_count_failed\
    slack.token_expired\
    slack.token_revoked\
    slack.too_large\
    slack.too_long\
    slack.too_many_attachments\
    slack.too_many_emoji\
    slack.too_many_frames\
    slack.too_many_reactions\
    slack.too_many_users\
    slack.trigger_exchanged\
    slack.trigger_expired\
    slack.two_factor_setup_required\
    slack.unknown_error\
    slack.unknown_type\
    slack.unsupported_team_type\
    slack.upgrade_required\
    slack.ura_max_channels\
    slack.user_disabled\
    slack.user_does_not_own_channel\
    slack.user_is_bot\
    slack.user_is_restricted\
    slack.user_is_ultra_restricted\
    slack.user_must_be_admin\
    slack.user_not_found\
    slack.user_not_in_channel\
    slack.user_not_visible\
    slack.users_list_not_supplied\
    slack.users_not_found\
    slack.validation_errors\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(19, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(38, 22, 6, 16, None, PERMISSION, Never, No),
    Packed(60, 22, 6, 16, None, BUSINESS, Never, No),
    Packed(82, 24, 6, 18, None, BUSINESS, Never, No),
    Packed(106, 20, 6, 14, None, BUSINESS, Never, No),
    Packed(126, 21, 6, 15, None, BUSINESS, Never, No),
    Packed(147, 21, 6, 15, None, BUSINESS, Never, No),
    Packed(168, 28, 6, 22, None, BUSINESS, Never, No),
    Packed(196, 27, 6, 21, None, BUSINESS, Never, No),
    Packed(223, 23, 6, 17, None, PERMISSION, Never, No),
    Packed(246, 15, 6, 9, None, VALIDATION, Never, No),
    Packed(261, 19, 6, 13, None, VALIDATION, Never, No),
    Packed(280, 15, 6, 9, None, PERMISSION, Never, No),
    Packed(295, 19, 6, 13, None, VALIDATION, Never, No),
    Packed(314, 20, 6, 14, None, BUSINESS, Never, No),
    Packed(334, 23, 6, 17, None, PERMISSION, Never, No),
    Packed(357, 33, 6, 27, None, PERMISSION, Never, No),
    Packed(390, 25, 6, 19, None, BUSINESS, Never, No),
    Packed(415, 28, 6, 22, None, PERMISSION, Never, No),
    Packed(443, 31, 6, 25, None, PERMISSION, Never, No),
    Packed(474, 26, 6, 20, None, VALIDATION, Never, No),
    Packed(500, 25, 6, 19, None, VALIDATION, Never, No),
    Packed(525, 27, 6, 21, None, BUSINESS, Never, No),
    Packed(552, 22, 6, 16, None, BUSINESS, Never, No),
    Packed(574, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(592, 19, 6, 13, None, BUSINESS, Never, No),
    Packed(611, 23, 6, 17, None, BUSINESS, Never, No),
    Packed(634, 30, 6, 24, None, PERMISSION, Never, No),
    Packed(664, 26, 6, 20, None, BUSINESS, Never, No),
    Packed(690, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(707, 22, 6, 16, None, PERMISSION, Never, No),
    Packed(729, 25, 6, 19, None, PERMISSION, Never, No),
    Packed(754, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(771, 22, 6, 16, None, BUSINESS, Never, No),
    Packed(793, 28, 6, 22, None, BUSINESS, Never, No),
    Packed(821, 20, 6, 14, None, BUSINESS, Never, No),
    Packed(841, 24, 6, 18, None, BUSINESS, Never, No),
    Packed(865, 25, 6, 19, None, PERMISSION, Never, No),
    Packed(890, 26, 6, 20, None, BUSINESS, Never, No),
    Packed(916, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(939, 32, 6, 26, None, BUSINESS, Never, No),
    Packed(971, 30, 6, 24, None, PERMISSION, Never, No),
    Packed(1001, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(1024, 41, 6, 35, None, BUSINESS, Never, No),
    Packed(1065, 31, 6, 25, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1096, 31, 6, 25, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1127, 30, 6, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1157, 30, 6, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1187, 38, 6, 32, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1225, 25, 6, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1250, 30, 6, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1280, 32, 6, 26, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1312, 33, 6, 27, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1345, 30, 6, 24, None, BUSINESS, Never, No),
    Packed(1375, 25, 6, 19, None, BUSINESS, Never, No),
    Packed(1400, 33, 6, 27, None, VALIDATION, Never, No),
    Packed(1433, 33, 6, 27, None, VALIDATION, Never, No),
    Packed(1466, 24, 6, 18, None, BUSINESS, Never, No),
    Packed(1490, 23, 6, 17, None, PERMISSION, Never, No),
    Packed(1513, 30, 6, 24, None, BUSINESS, Never, No),
    Packed(1543, 32, 6, 26, None, TRANSIENT, Always, No),
    Packed(1575, 27, 6, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1602, 27, 6, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1629, 17, 6, 11, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1646, 25, 6, 19, None, BUSINESS, Never, No),
    Packed(1671, 26, 6, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1697, 28, 6, 22, None, VALIDATION, Never, No),
    Packed(1725, 18, 6, 12, None, BUSINESS, Never, No),
    Packed(1743, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(1763, 21, 6, 15, None, BUSINESS, Never, No),
    Packed(1784, 27, 6, 21, None, BUSINESS, Never, No),
    Packed(1811, 41, 6, 35, None, BUSINESS, Never, No),
    Packed(1852, 20, 6, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1872, 22, 6, 16, None, VALIDATION, Never, No),
    Packed(1894, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(1917, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(1940, 18, 6, 12, None, PERMISSION, Never, No),
    Packed(1958, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(1978, 27, 6, 21, None, VALIDATION, Never, No),
    Packed(2005, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(2026, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(2047, 23, 6, 17, None, PERMISSION, Never, No),
    Packed(2070, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(2090, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(2113, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(2131, 19, 6, 13, None, VALIDATION, Never, No),
    Packed(2150, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(2168, 28, 6, 22, None, VALIDATION, Never, No),
    Packed(2196, 30, 6, 24, None, VALIDATION, Never, No),
    Packed(2226, 27, 6, 21, None, VALIDATION, Never, No),
    Packed(2253, 27, 6, 21, None, VALIDATION, Never, No),
    Packed(2280, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(2303, 22, 6, 16, None, VALIDATION, Never, No),
    Packed(2325, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(2346, 34, 6, 28, None, VALIDATION, Never, No),
    Packed(2380, 19, 6, 13, None, VALIDATION, Never, No),
    Packed(2399, 33, 6, 27, None, VALIDATION, Never, No),
    Packed(2432, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(2450, 22, 6, 16, None, VALIDATION, Never, No),
    Packed(2472, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(2490, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(2508, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(2531, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(2552, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(2575, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(2598, 19, 6, 13, None, VALIDATION, Never, No),
    Packed(2617, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(2635, 30, 6, 24, None, VALIDATION, Never, No),
    Packed(2665, 17, 6, 11, None, BUSINESS, Never, No),
    Packed(2682, 17, 6, 11, None, BUSINESS, Never, No),
    Packed(2699, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(2720, 17, 6, 11, None, BUSINESS, Never, No),
    Packed(2737, 33, 6, 27, None, BUSINESS, Never, No),
    Packed(2770, 27, 6, 21, None, VALIDATION, Never, No),
    Packed(2797, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(2817, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(2840, 27, 6, 21, None, BUSINESS, Never, No),
    Packed(2867, 27, 6, 21, None, VALIDATION, Never, No),
    Packed(2894, 24, 6, 18, None, VALIDATION, Never, No),
    Packed(2918, 23, 6, 17, None, BUSINESS, Never, No),
    Packed(2941, 43, 6, 37, None, BUSINESS, Never, No),
    Packed(2984, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(3005, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(3025, 22, 6, 16, None, VALIDATION, Never, No),
    Packed(3047, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(3070, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(3089, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(3110, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(3131, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(3149, 16, 6, 10, None, BUSINESS, Never, No),
    Packed(3165, 16, 6, 10, None, VALIDATION, Never, No),
    Packed(3181, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(3204, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(3223, 17, 6, 11, None, BUSINESS, Never, No),
    Packed(3240, 28, 6, 22, None, BUSINESS, Never, No),
    Packed(3268, 13, 6, 7, None, VALIDATION, Never, No),
    Packed(3281, 13, 6, 7, None, VALIDATION, Never, No),
    Packed(3294, 15, 6, 9, None, PERMISSION, Never, No),
    Packed(3309, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(3326, 28, 6, 22, None, PERMISSION, Never, No),
    Packed(3354, 18, 6, 12, None, PERMISSION, Never, No),
    Packed(3372, 23, 6, 17, None, BUSINESS, Never, No),
    Packed(3395, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(3414, 18, 6, 12, None, BUSINESS, Never, No),
    Packed(3432, 16, 6, 10, None, PERMISSION, Never, No),
    Packed(3448, 20, 6, 14, None, PERMISSION, Never, No),
    Packed(3468, 22, 6, 16, None, BUSINESS, Never, No),
    Packed(3490, 25, 6, 19, None, BUSINESS, Never, No),
    Packed(3515, 15, 6, 9, None, VALIDATION, Never, No),
    Packed(3530, 20, 6, 14, None, PERMISSION, Never, No),
    Packed(3550, 18, 6, 12, None, BUSINESS, Never, No),
    Packed(3568, 16, 6, 10, None, BUSINESS, Never, No),
    Packed(3584, 17, 6, 11, None, BUSINESS, Never, No),
    Packed(3601, 19, 6, 13, None, BUSINESS, Never, No),
    Packed(3620, 24, 6, 18, None, PERMISSION, Never, No),
    Packed(3644, 30, 6, 24, None, PERMISSION, Never, No),
    Packed(3674, 27, 6, 21, None, BUSINESS, Never, No),
    Packed(3701, 15, 6, 9, None, BUSINESS, Never, No),
    Packed(3716, 23, 6, 17, None, PERMISSION, Never, No),
    Packed(3739, 39, 6, 33, None, PERMISSION, Never, No),
    Packed(3778, 24, 6, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3802, 18, 6, 12, None, TRANSIENT, Always, No),
    Packed(3820, 17, 6, 11, None, TRANSIENT, Always, No),
    Packed(3837, 21, 6, 15, None, TRANSIENT, Always, No),
    Packed(3858, 19, 6, 13, None, BUSINESS, Never, No),
    Packed(3877, 23, 6, 17, None, PERMISSION, Never, No),
    Packed(3900, 46, 6, 40, None, BUSINESS, Never, No),
    Packed(3946, 41, 6, 35, None, PERMISSION, Never, No),
    Packed(3987, 43, 6, 37, None, BUSINESS, Never, No),
    Packed(4030, 18, 6, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4048, 25, 6, 19, None, TRANSIENT, Always, No),
    Packed(4073, 23, 6, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4096, 19, 6, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4115, 23, 6, 17, None, BUSINESS, Never, No),
    Packed(4138, 27, 6, 21, None, BUSINESS, Never, No),
    Packed(4165, 25, 6, 19, None, VALIDATION, Never, No),
    Packed(4190, 29, 6, 23, None, PERMISSION, Never, No),
    Packed(4219, 23, 6, 17, None, TRANSIENT, Always, No),
    Packed(4242, 29, 6, 23, None, VALIDATION, Never, No),
    Packed(4271, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(4291, 22, 6, 16, None, VALIDATION, Never, No),
    Packed(4313, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(4331, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(4349, 27, 6, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4376, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(4395, 19, 6, 13, None, PERMISSION, Never, No),
    Packed(4414, 15, 6, 9, None, VALIDATION, Never, No),
    Packed(4429, 14, 6, 8, None, VALIDATION, Never, No),
    Packed(4443, 26, 6, 20, None, VALIDATION, Never, No),
    Packed(4469, 20, 6, 14, None, BUSINESS, Never, No),
    Packed(4489, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(4510, 24, 6, 18, None, BUSINESS, Never, No),
    Packed(4534, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(4554, 23, 6, 17, None, BUSINESS, Never, No),
    Packed(4577, 21, 6, 15, None, BUSINESS, Never, No),
    Packed(4598, 31, 6, 25, None, PERMISSION, Never, No),
    Packed(4629, 19, 6, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4648, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(4666, 27, 6, 21, None, BUSINESS, Never, No),
    Packed(4693, 22, 6, 16, None, BUSINESS, Never, No),
    Packed(4715, 22, 6, 16, None, BUSINESS, Never, No),
    Packed(4737, 19, 6, 13, None, BUSINESS, Never, No),
    Packed(4756, 31, 6, 25, None, PERMISSION, Never, No),
    Packed(4787, 17, 6, 11, None, PERMISSION, Never, No),
    Packed(4804, 24, 6, 18, None, PERMISSION, Never, No),
    Packed(4828, 30, 6, 24, None, PERMISSION, Never, No),
    Packed(4858, 24, 6, 18, None, PERMISSION, Never, No),
    Packed(4882, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(4902, 25, 6, 19, None, VALIDATION, Never, No),
    Packed(4927, 22, 6, 16, None, PERMISSION, Never, No),
    Packed(4949, 29, 6, 23, None, VALIDATION, Never, No),
    Packed(4978, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(4999, 23, 6, 17, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
    120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139,
    140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159,
    160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179,
    180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199,
    200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213,
];

static BY_NUMBER: &[u16] = &[];
