//! Stripe error codes and types.

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
    stripe.account_closed\
    stripe.account_country_invalid_address\
    stripe.account_error_country_change_requires_additional_steps\
    stripe.account_information_mismatch\
    stripe.account_invalid\
    stripe.account_number_invalid\
    stripe.account_token_required_for_v2_account\
    stripe.acss_debit_session_incomplete\
    stripe.action_blocked\
    stripe.alipay_upgrade_required\
    stripe.amount_too_large\
    stripe.amount_too_small\
    stripe.anomalous_money_movement_request\
    stripe.api_error\
    stripe.api_key_expired\
    stripe.application_fees_not_allowed\
    stripe.approval_required\
    stripe.authentication_error\
    stripe.authentication_failure\
    stripe.authentication_required\
    stripe.balance_insufficient\
    stripe.balance_invalid_parameter\
    stripe.bank_account_bad_routing_numbers\
    stripe.bank_account_declined\
    stripe.bank_account_exists\
    stripe.bank_account_restricted\
    stripe.bank_account_unusable\
    stripe.bank_account_unverified\
    stripe.bank_account_verification_failed\
    stripe.billing_invalid_mandate\
    stripe.bitcoin_upgrade_required\
    stripe.capability_not_active\
    stripe.capture_charge_authorization_expired\
    stripe.capture_unauthorized_payment\
    stripe.card_decline_rate_limit_exceeded\
    stripe.card_declined\
    stripe.card_error\
    stripe.cardholder_phone_number_required\
    stripe.charge_already_captured\
    stripe.charge_already_refunded\
    stripe.charge_disputed\
    stripe.charge_exceeds_source_limit\
    stripe.charge_exceeds_transaction_limit\
    stripe.charge_expired_for_capture\
    stripe.charge_invalid_parameter\
    stripe.charge_not_refundable\
    stripe.clearing_code_unsupported\
    stripe.country_code_invalid\
    stripe.country_unsupported\
    stripe.coupon_expired\
    stripe.customer_max_payment_methods\
    stripe.customer_max_subscriptions\
    stripe.customer_session_expired\
    stripe.customer_tax_location_invalid\
    stripe.debit_not_authorized\
    stripe.dispute_evidence_page_limit_exceeded\
    stripe.email_invalid\
    stripe.expired_card\
    stripe.expired_payment_method\
    stripe.failed_tax_calculation\
    stripe.financial_account_balance_does_not_support_currency\
    stripe.financial_account_capability_not_enabled\
    stripe.financial_account_capability_restricted\
    stripe.financial_connections_account_inactive\
    stripe.financial_connections_account_pending_account_numbers\
    stripe.financial_connections_account_unavailable_account_numbers\
    stripe.financial_connections_consent_locale_invalid\
    stripe.financial_connections_consent_locale_unsupported\
    stripe.financial_connections_no_successful_transaction_refresh\
    stripe.forwarding_api_inactive\
    stripe.forwarding_api_invalid_parameter\
    stripe.forwarding_api_retryable_upstream_error\
    stripe.forwarding_api_upstream_connection_error\
    stripe.forwarding_api_upstream_connection_timeout\
    stripe.forwarding_api_upstream_error\
    stripe.idempotency_error\
    stripe.idempotency_key_in_use\
    stripe.incorrect_address\
    stripe.incorrect_cvc\
    stripe.incorrect_number\
    stripe.incorrect_postal_code\
    stripe.incorrect_zip\
    stripe.india_recurring_payment_mandate_canceled\
    stripe.instant_payouts_config_disabled\
    stripe.instant_payouts_currency_disabled\
    stripe.instant_payouts_limit_exceeded\
    stripe.instant_payouts_unsupported\
    stripe.insufficient_funds\
    stripe.intent_invalid_state\
    stripe.intent_verification_method_missing\
    stripe.invalid_canceled_subscription_fields\
    stripe.invalid_card_type\
    stripe.invalid_characters\
    stripe.invalid_charge_amount\
    stripe.invalid_cvc\
    stripe.invalid_expiry_month\
    stripe.invalid_expiry_year\
    stripe.invalid_mandate_reference_prefix_format\
    stripe.invalid_number\
    stripe.invalid_request_error\
    stripe.invalid_source_usage\
    stripe.invalid_tax_location\
    stripe.invoice_no_customer_line_items\
    stripe.invoice_no_payment_method_types\
    stripe.invoice_no_subscription_line_items\
    stripe.invoice_not_editable\
    stripe.invoice_on_behalf_of_not_editable\
    stripe.invoice_payment_intent_requires_action\
    stripe.invoice_upcoming_none\
    stripe.livemode_mismatch\
    stripe.lock_timeout\
    stripe.missing\
    stripe.no_account\
    stripe.not_allowed_on_standard_account\
    stripe.out_of_inventory\
    stripe.ownership_declaration_not_allowed\
    stripe.parameter_invalid_empty\
    stripe.parameter_invalid_integer\
    stripe.parameter_invalid_string_blank\
    stripe.parameter_invalid_string_empty\
    stripe.parameter_missing\
    stripe.parameter_unknown\
    stripe.parameters_exclusive\
    stripe.payment_evaluation_on_api_version_not_supported\
    stripe.payment_intent_action_required\
    stripe.payment_intent_authentication_failure\
    stripe.payment_intent_incompatible_payment_method\
    stripe.payment_intent_invalid_parameter\
    stripe.payment_intent_konbini_rejected_confirmation_number\
    stripe.payment_intent_mandate_invalid\
    stripe.payment_intent_payment_attempt_expired\
    stripe.payment_intent_payment_attempt_failed\
    stripe.payment_intent_rate_limit_exceeded\
    stripe.payment_intent_unexpected_state\
    stripe.payment_method_bank_account_already_verified\
    stripe.payment_method_bank_account_blocked\
    stripe.payment_method_billing_details_address_missing\
    stripe.payment_method_configuration_failures\
    stripe.payment_method_currency_mismatch\
    stripe.payment_method_customer_decline\
    stripe.payment_method_invalid_parameter\
    stripe.payment_method_invalid_parameter_testmode\
    stripe.payment_method_microdeposit_failed\
    stripe.payment_method_microdeposit_processing_error\
    stripe.payment_method_microdeposit_verification_amounts_invalid\
    stripe.payment_method_microdeposit_verification_amounts_mismatch\
    stripe.payment_method_microdeposit_verification_attempts_exceeded\
    stripe.payment_method_microdeposit_verification_descriptor_code_mismatch\
    stripe.payment_method_microdeposit_verification_timeout\
    stripe.payment_method_not_available\
    stripe.payment_method_provider_decline\
    stripe.payment_method_provider_timeout\
    stripe.payment_method_restricted\
    stripe.payment_method_unactivated\
    stripe.payment_method_unexpected_state\
    stripe.payment_method_unsupported_type\
    stripe.payout_reconciliation_not_ready\
    stripe.payouts_limit_exceeded\
    stripe.payouts_not_allowed\
    stripe.permission_error\
    stripe.platform_account_required\
    stripe.platform_api_key_expired\
    stripe.postal_code_invalid\
    stripe.processing_error\
    stripe.product_inactive\
    stripe.progressive_onboarding_limit_exceeded\
    stripe.rate_limit\
    stripe.rate_limit_error\
    stripe.refer_to_customer\
    stripe.refund_disputed_payment\
    stripe.request_blocked\
    stripe.resource_already_exists\
    stripe.resource_missing\
    stripe.return_intent_already_processed\
    stripe.routing_number_invalid\
    stripe.secret_key_required\
    stripe.sepa_unsupported_account\
    stripe.service_period_coupon_with_metered_tiered_item_unsupported\
    stripe.setup_attempt_failed\
    stripe.setup_intent_authentication_failure\
    stripe.setup_intent_invalid_parameter\
    stripe.setup_intent_mandate_invalid\
    stripe.setup_intent_mobile_wallet_unsupported\
    stripe.setup_intent_setup_attempt_expired\
    stripe.setup_intent_unexpected_state\
    stripe.shipping_address_invalid\
    stripe.shipping_calculation_failed\
    stripe.siret_invalid\
    stripe.sku_inactive\
    stripe.smart_disputes_not_available\
    stripe.state_unsupported\
    stripe.status_transition_invalid\
    stripe.storer_capability_missing\
    stripe.storer_capability_not_active\
    stripe.stripe_tax_inactive\
    stripe.subscription_update_trial_after_billing_cycle_anchor\
    stripe.tax_id_invalid\
    stripe.tax_id_prohibited\
    stripe.taxes_calculation_failed\
    stripe.terminal_location_country_unsupported\
    stripe.terminal_reader_busy\
    stripe.terminal_reader_hardware_fault\
    stripe.terminal_reader_invalid_location_for_activation\
    stripe.terminal_reader_invalid_location_for_payment\
    stripe.terminal_reader_offline\
    stripe.terminal_reader_timeout\
    stripe.testmode_charges_only\
    stripe.three_d_secure_authentication_not_supported\
    stripe.three_d_secure_authentication_upstream_error\
    stripe.tls_version_unsupported\
    stripe.token_already_used\
    stripe.token_card_network_invalid\
    stripe.token_in_use\
    stripe.transfer_source_balance_parameters_mismatch\
    stripe.transfers_not_allowed\
    stripe.url_invalid\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 21, 7, 14, None, BUSINESS, Never, No),
    Packed(21, 38, 7, 31, None, VALIDATION, Never, No),
    Packed(59, 61, 7, 54, None, BUSINESS, Never, No),
    Packed(120, 35, 7, 28, None, BUSINESS, Never, No),
    Packed(155, 22, 7, 15, None, VALIDATION, Never, No),
    Packed(177, 29, 7, 22, None, VALIDATION, Never, No),
    Packed(206, 44, 7, 37, None, VALIDATION, Never, No),
    Packed(250, 36, 7, 29, None, BUSINESS, Never, No),
    Packed(286, 21, 7, 14, None, BUSINESS, Never, No),
    Packed(307, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(337, 23, 7, 16, None, VALIDATION, Never, No),
    Packed(360, 23, 7, 16, None, VALIDATION, Never, No),
    Packed(383, 39, 7, 32, None, BUSINESS, Never, No),
    Packed(422, 16, 7, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(438, 22, 7, 15, None, PERMISSION, Never, No),
    Packed(460, 35, 7, 28, None, BUSINESS, Never, No),
    Packed(495, 24, 7, 17, None, BUSINESS, Never, No),
    Packed(519, 27, 7, 20, None, PERMISSION, Never, No),
    Packed(546, 29, 7, 22, None, BUSINESS, Never, No),
    Packed(575, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(605, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(632, 32, 7, 25, None, VALIDATION, Never, No),
    Packed(664, 39, 7, 32, None, VALIDATION, Never, No),
    Packed(703, 28, 7, 21, None, BUSINESS, Never, No),
    Packed(731, 26, 7, 19, None, BUSINESS, Never, No),
    Packed(757, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(787, 28, 7, 21, None, BUSINESS, Never, No),
    Packed(815, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(845, 39, 7, 32, None, BUSINESS, Never, No),
    Packed(884, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(914, 31, 7, 24, None, BUSINESS, Never, No),
    Packed(945, 28, 7, 21, None, BUSINESS, Never, No),
    Packed(973, 43, 7, 36, None, BUSINESS, Never, No),
    Packed(1016, 35, 7, 28, None, BUSINESS, Never, No),
    Packed(1051, 39, 7, 32, None, BUSINESS, Never, No),
    Packed(1090, 20, 7, 13, None, BUSINESS, Never, No),
    Packed(1110, 17, 7, 10, None, BUSINESS, Never, No),
    Packed(1127, 39, 7, 32, None, VALIDATION, Never, No),
    Packed(1166, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(1196, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(1226, 22, 7, 15, None, BUSINESS, Never, No),
    Packed(1248, 34, 7, 27, None, BUSINESS, Never, No),
    Packed(1282, 39, 7, 32, None, BUSINESS, Never, No),
    Packed(1321, 33, 7, 26, None, BUSINESS, Never, No),
    Packed(1354, 31, 7, 24, None, VALIDATION, Never, No),
    Packed(1385, 28, 7, 21, None, BUSINESS, Never, No),
    Packed(1413, 32, 7, 25, None, VALIDATION, Never, No),
    Packed(1445, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(1472, 26, 7, 19, None, BUSINESS, Never, No),
    Packed(1498, 21, 7, 14, None, BUSINESS, Never, No),
    Packed(1519, 35, 7, 28, None, BUSINESS, Never, No),
    Packed(1554, 33, 7, 26, None, BUSINESS, Never, No),
    Packed(1587, 31, 7, 24, None, BUSINESS, Never, No),
    Packed(1618, 36, 7, 29, None, VALIDATION, Never, No),
    Packed(1654, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(1681, 43, 7, 36, None, VALIDATION, Never, No),
    Packed(1724, 20, 7, 13, None, VALIDATION, Never, No),
    Packed(1744, 19, 7, 12, None, BUSINESS, Never, No),
    Packed(1763, 29, 7, 22, None, BUSINESS, Never, No),
    Packed(1792, 29, 7, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1821, 58, 7, 51, None, VALIDATION, Never, No),
    Packed(1879, 47, 7, 40, None, BUSINESS, Never, No),
    Packed(1926, 46, 7, 39, None, BUSINESS, Never, No),
    Packed(1972, 45, 7, 38, None, BUSINESS, Never, No),
    Packed(2017, 60, 7, 53, None, TRANSIENT, Always, No),
    Packed(2077, 64, 7, 57, None, BUSINESS, Never, No),
    Packed(2141, 51, 7, 44, None, VALIDATION, Never, No),
    Packed(2192, 55, 7, 48, None, VALIDATION, Never, No),
    Packed(2247, 62, 7, 55, None, TRANSIENT, Always, No),
    Packed(2309, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(2339, 39, 7, 32, None, VALIDATION, Never, No),
    Packed(2378, 46, 7, 39, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2424, 47, 7, 40, None, TRANSIENT, Always, No),
    Packed(2471, 49, 7, 42, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2520, 36, 7, 29, None, BUSINESS, Never, No),
    Packed(2556, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(2580, 29, 7, 22, None, TRANSIENT, Always, No),
    Packed(2609, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(2633, 20, 7, 13, None, VALIDATION, Never, No),
    Packed(2653, 23, 7, 16, None, VALIDATION, Never, No),
    Packed(2676, 28, 7, 21, None, VALIDATION, Never, No),
    Packed(2704, 20, 7, 13, None, VALIDATION, Never, No),
    Packed(2724, 47, 7, 40, None, BUSINESS, Never, No),
    Packed(2771, 38, 7, 31, None, BUSINESS, Never, No),
    Packed(2809, 40, 7, 33, None, BUSINESS, Never, No),
    Packed(2849, 37, 7, 30, None, BUSINESS, Never, No),
    Packed(2886, 34, 7, 27, None, BUSINESS, Never, No),
    Packed(2920, 25, 7, 18, None, BUSINESS, Never, No),
    Packed(2945, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(2972, 41, 7, 34, None, VALIDATION, Never, No),
    Packed(3013, 43, 7, 36, None, VALIDATION, Never, No),
    Packed(3056, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(3080, 25, 7, 18, None, VALIDATION, Never, No),
    Packed(3105, 28, 7, 21, None, VALIDATION, Never, No),
    Packed(3133, 18, 7, 11, None, VALIDATION, Never, No),
    Packed(3151, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(3178, 26, 7, 19, None, VALIDATION, Never, No),
    Packed(3204, 46, 7, 39, None, VALIDATION, Never, No),
    Packed(3250, 21, 7, 14, None, VALIDATION, Never, No),
    Packed(3271, 28, 7, 21, None, VALIDATION, Never, No),
    Packed(3299, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(3326, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(3353, 37, 7, 30, None, VALIDATION, Never, No),
    Packed(3390, 38, 7, 31, None, VALIDATION, Never, No),
    Packed(3428, 41, 7, 34, None, VALIDATION, Never, No),
    Packed(3469, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(3496, 40, 7, 33, None, BUSINESS, Never, No),
    Packed(3536, 45, 7, 38, None, BUSINESS, Never, No),
    Packed(3581, 28, 7, 21, None, BUSINESS, Never, No),
    Packed(3609, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(3633, 19, 7, 12, None, TRANSIENT, Always, No),
    Packed(3652, 14, 7, 7, None, VALIDATION, Never, No),
    Packed(3666, 17, 7, 10, None, VALIDATION, Never, No),
    Packed(3683, 38, 7, 31, None, BUSINESS, Never, No),
    Packed(3721, 23, 7, 16, None, BUSINESS, Never, No),
    Packed(3744, 40, 7, 33, None, BUSINESS, Never, No),
    Packed(3784, 30, 7, 23, None, VALIDATION, Never, No),
    Packed(3814, 32, 7, 25, None, VALIDATION, Never, No),
    Packed(3846, 37, 7, 30, None, VALIDATION, Never, No),
    Packed(3883, 37, 7, 30, None, VALIDATION, Never, No),
    Packed(3920, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(3944, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(3968, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(3995, 54, 7, 47, None, VALIDATION, Never, No),
    Packed(4049, 37, 7, 30, None, BUSINESS, Never, No),
    Packed(4086, 44, 7, 37, None, BUSINESS, Never, No),
    Packed(4130, 49, 7, 42, None, VALIDATION, Never, No),
    Packed(4179, 39, 7, 32, None, VALIDATION, Never, No),
    Packed(4218, 58, 7, 51, None, VALIDATION, Never, No),
    Packed(4276, 37, 7, 30, None, BUSINESS, Never, No),
    Packed(4313, 45, 7, 38, None, BUSINESS, Never, No),
    Packed(4358, 44, 7, 37, None, BUSINESS, Never, No),
    Packed(4402, 41, 7, 34, None, TRANSIENT, Always, No),
    Packed(4443, 38, 7, 31, None, BUSINESS, Never, No),
    Packed(4481, 51, 7, 44, None, BUSINESS, Never, No),
    Packed(4532, 42, 7, 35, None, BUSINESS, Never, No),
    Packed(4574, 53, 7, 46, None, VALIDATION, Never, No),
    Packed(4627, 44, 7, 37, None, BUSINESS, Never, No),
    Packed(4671, 39, 7, 32, None, VALIDATION, Never, No),
    Packed(4710, 38, 7, 31, None, BUSINESS, Never, No),
    Packed(4748, 39, 7, 32, None, VALIDATION, Never, No),
    Packed(4787, 48, 7, 41, None, VALIDATION, Never, No),
    Packed(4835, 41, 7, 34, None, BUSINESS, Never, No),
    Packed(4876, 51, 7, 44, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4927, 63, 7, 56, None, VALIDATION, Never, No),
    Packed(4990, 64, 7, 57, None, VALIDATION, Never, No),
    Packed(5054, 65, 7, 58, None, BUSINESS, Never, No),
    Packed(5119, 72, 7, 65, None, VALIDATION, Never, No),
    Packed(5191, 55, 7, 48, None, BUSINESS, Never, No),
    Packed(5246, 35, 7, 28, None, BUSINESS, Never, No),
    Packed(5281, 38, 7, 31, None, BUSINESS, Never, No),
    Packed(5319, 38, 7, 31, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(5357, 32, 7, 25, None, BUSINESS, Never, No),
    Packed(5389, 33, 7, 26, None, BUSINESS, Never, No),
    Packed(5422, 38, 7, 31, None, BUSINESS, Never, No),
    Packed(5460, 38, 7, 31, None, VALIDATION, Never, No),
    Packed(5498, 38, 7, 31, None, TRANSIENT, Always, No),
    Packed(5536, 29, 7, 22, None, BUSINESS, Never, No),
    Packed(5565, 26, 7, 19, None, BUSINESS, Never, No),
    Packed(5591, 23, 7, 16, None, PERMISSION, Never, No),
    Packed(5614, 32, 7, 25, None, PERMISSION, Never, No),
    Packed(5646, 31, 7, 24, None, PERMISSION, Never, No),
    Packed(5677, 26, 7, 19, None, VALIDATION, Never, No),
    Packed(5703, 23, 7, 16, None, TRANSIENT, Never, No),
    Packed(5726, 23, 7, 16, None, BUSINESS, Never, No),
    Packed(5749, 44, 7, 37, None, BUSINESS, Never, No),
    Packed(5793, 17, 7, 10, None, TRANSIENT, Always, No),
    Packed(5810, 23, 7, 16, None, TRANSIENT, Always, No),
    Packed(5833, 24, 7, 17, None, BUSINESS, Never, No),
    Packed(5857, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(5887, 22, 7, 15, None, BUSINESS, Never, No),
    Packed(5909, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(5939, 23, 7, 16, None, VALIDATION, Never, No),
    Packed(5962, 38, 7, 31, None, BUSINESS, Never, No),
    Packed(6000, 29, 7, 22, None, VALIDATION, Never, No),
    Packed(6029, 26, 7, 19, None, PERMISSION, Never, No),
    Packed(6055, 31, 7, 24, None, BUSINESS, Never, No),
    Packed(6086, 65, 7, 58, None, BUSINESS, Never, No),
    Packed(6151, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(6178, 42, 7, 35, None, BUSINESS, Never, No),
    Packed(6220, 37, 7, 30, None, VALIDATION, Never, No),
    Packed(6257, 35, 7, 28, None, BUSINESS, Never, No),
    Packed(6292, 45, 7, 38, None, BUSINESS, Never, No),
    Packed(6337, 41, 7, 34, None, BUSINESS, Never, No),
    Packed(6378, 36, 7, 29, None, BUSINESS, Never, No),
    Packed(6414, 31, 7, 24, None, VALIDATION, Never, No),
    Packed(6445, 34, 7, 27, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(6479, 20, 7, 13, None, VALIDATION, Never, No),
    Packed(6499, 19, 7, 12, None, BUSINESS, Never, No),
    Packed(6518, 35, 7, 28, None, BUSINESS, Never, No),
    Packed(6553, 24, 7, 17, None, BUSINESS, Never, No),
    Packed(6577, 32, 7, 25, None, BUSINESS, Never, No),
    Packed(6609, 32, 7, 25, None, BUSINESS, Never, No),
    Packed(6641, 35, 7, 28, None, BUSINESS, Never, No),
    Packed(6676, 26, 7, 19, None, BUSINESS, Never, No),
    Packed(6702, 59, 7, 52, None, BUSINESS, Never, No),
    Packed(6761, 21, 7, 14, None, VALIDATION, Never, No),
    Packed(6782, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(6806, 31, 7, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(6837, 44, 7, 37, None, BUSINESS, Never, No),
    Packed(6881, 27, 7, 20, None, TRANSIENT, Always, No),
    Packed(6908, 37, 7, 30, None, BUSINESS, Never, No),
    Packed(6945, 54, 7, 47, None, VALIDATION, Never, No),
    Packed(6999, 51, 7, 44, None, VALIDATION, Never, No),
    Packed(7050, 30, 7, 23, None, TRANSIENT, Always, No),
    Packed(7080, 30, 7, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7110, 28, 7, 21, None, BUSINESS, Never, No),
    Packed(7138, 50, 7, 43, None, BUSINESS, Never, No),
    Packed(7188, 51, 7, 44, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7239, 30, 7, 23, None, VALIDATION, Never, No),
    Packed(7269, 25, 7, 18, None, BUSINESS, Never, No),
    Packed(7294, 33, 7, 26, None, VALIDATION, Never, No),
    Packed(7327, 19, 7, 12, None, TRANSIENT, Always, No),
    Packed(7346, 50, 7, 43, None, VALIDATION, Never, No),
    Packed(7396, 28, 7, 21, None, BUSINESS, Never, No),
    Packed(7424, 18, 7, 11, None, VALIDATION, Never, No),
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
    200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215,
];

static BY_NUMBER: &[u16] = &[];
