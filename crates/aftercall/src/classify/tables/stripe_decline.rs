//! Stripe card decline codes.

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
    row("stripe_decline.approve_with_id", None, "approve_with_id", TRANSIENT, Never, No, &[]),
    row("stripe_decline.authentication_required", None, "authentication_required", BUSINESS, Never, No, &[]),
    row("stripe_decline.call_issuer", None, "call_issuer", BUSINESS, Never, No, &[]),
    row("stripe_decline.card_not_supported", None, "card_not_supported", BUSINESS, Never, No, &[]),
    row("stripe_decline.card_velocity_exceeded", None, "card_velocity_exceeded", BUSINESS, Never, No, &[]),
    row("stripe_decline.currency_not_supported", None, "currency_not_supported", BUSINESS, Never, No, &[]),
    row("stripe_decline.do_not_honor", None, "do_not_honor", BUSINESS, Never, No, &[]),
    row("stripe_decline.do_not_try_again", None, "do_not_try_again", BUSINESS, Never, No, &[]),
    row("stripe_decline.duplicate_transaction", None, "duplicate_transaction", BUSINESS, Never, No, &[]),
    row("stripe_decline.expired_card", None, "expired_card", BUSINESS, Never, No, &[]),
    row("stripe_decline.fraudulent", None, "fraudulent", BUSINESS, Never, No, &[]),
    row("stripe_decline.generic_decline", None, "generic_decline", BUSINESS, Never, No, &[]),
    row("stripe_decline.incorrect_cvc", None, "incorrect_cvc", VALIDATION, Never, No, &[]),
    row("stripe_decline.incorrect_number", None, "incorrect_number", VALIDATION, Never, No, &[]),
    row("stripe_decline.incorrect_pin", None, "incorrect_pin", VALIDATION, Never, No, &[]),
    row("stripe_decline.incorrect_zip", None, "incorrect_zip", VALIDATION, Never, No, &[]),
    row("stripe_decline.insufficient_funds", None, "insufficient_funds", BUSINESS, Never, No, &[]),
    row("stripe_decline.invalid_account", None, "invalid_account", BUSINESS, Never, No, &[]),
    row("stripe_decline.invalid_amount", None, "invalid_amount", VALIDATION, Never, No, &[]),
    row("stripe_decline.invalid_cvc", None, "invalid_cvc", VALIDATION, Never, No, &[]),
    row("stripe_decline.invalid_expiry_month", None, "invalid_expiry_month", VALIDATION, Never, No, &[]),
    row("stripe_decline.invalid_expiry_year", None, "invalid_expiry_year", VALIDATION, Never, No, &[]),
    row("stripe_decline.invalid_number", None, "invalid_number", VALIDATION, Never, No, &[]),
    row("stripe_decline.invalid_pin", None, "invalid_pin", VALIDATION, Never, No, &[]),
    row("stripe_decline.issuer_not_available", None, "issuer_not_available", TRANSIENT, Never, No, &[]),
    row("stripe_decline.lost_card", None, "lost_card", BUSINESS, Never, No, &[]),
    row("stripe_decline.merchant_blacklist", None, "merchant_blacklist", BUSINESS, Never, No, &[]),
    row("stripe_decline.new_account_information_available", None, "new_account_information_available", BUSINESS, Never, No, &[]),
    row("stripe_decline.no_action_taken", None, "no_action_taken", BUSINESS, Never, No, &[]),
    row("stripe_decline.not_permitted", None, "not_permitted", BUSINESS, Never, No, &[]),
    row("stripe_decline.offline_pin_required", None, "offline_pin_required", VALIDATION, Never, No, &[]),
    row("stripe_decline.online_or_offline_pin_required", None, "online_or_offline_pin_required", VALIDATION, Never, No, &[]),
    row("stripe_decline.pickup_card", None, "pickup_card", BUSINESS, Never, No, &[]),
    row("stripe_decline.pin_try_exceeded", None, "pin_try_exceeded", BUSINESS, Never, No, &[]),
    row("stripe_decline.processing_error", None, "processing_error", TRANSIENT, Never, No, &[]),
    row("stripe_decline.reenter_transaction", None, "reenter_transaction", TRANSIENT, Never, No, &[]),
    row("stripe_decline.restricted_card", None, "restricted_card", BUSINESS, Never, No, &[]),
    row("stripe_decline.revocation_of_all_authorizations", None, "revocation_of_all_authorizations", BUSINESS, Never, No, &[]),
    row("stripe_decline.revocation_of_authorization", None, "revocation_of_authorization", BUSINESS, Never, No, &[]),
    row("stripe_decline.security_violation", None, "security_violation", BUSINESS, Never, No, &[]),
    row("stripe_decline.service_not_allowed", None, "service_not_allowed", BUSINESS, Never, No, &[]),
    row("stripe_decline.stolen_card", None, "stolen_card", BUSINESS, Never, No, &[]),
    row("stripe_decline.stop_payment_order", None, "stop_payment_order", BUSINESS, Never, No, &[]),
    row("stripe_decline.testmode_decline", None, "testmode_decline", VALIDATION, Never, No, &[]),
    row("stripe_decline.transaction_not_allowed", None, "transaction_not_allowed", BUSINESS, Never, No, &[]),
    row("stripe_decline.try_again_later", None, "try_again_later", TRANSIENT, Never, No, &[]),
    row("stripe_decline.withdrawal_count_limit_exceeded", None, "withdrawal_count_limit_exceeded", BUSINESS, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46,
];

static BY_NUMBER: &[u16] = &[];
