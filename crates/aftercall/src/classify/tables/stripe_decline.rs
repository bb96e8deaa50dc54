//! Stripe card decline codes.

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
    stripe_decline.approve_with_id\
    stripe_decline.authentication_required\
    stripe_decline.call_issuer\
    stripe_decline.card_not_supported\
    stripe_decline.card_velocity_exceeded\
    stripe_decline.currency_not_supported\
    stripe_decline.do_not_honor\
    stripe_decline.do_not_try_again\
    stripe_decline.duplicate_transaction\
    stripe_decline.expired_card\
    stripe_decline.fraudulent\
    stripe_decline.generic_decline\
    stripe_decline.incorrect_cvc\
    stripe_decline.incorrect_number\
    stripe_decline.incorrect_pin\
    stripe_decline.incorrect_zip\
    stripe_decline.insufficient_funds\
    stripe_decline.invalid_account\
    stripe_decline.invalid_amount\
    stripe_decline.invalid_cvc\
    stripe_decline.invalid_expiry_month\
    stripe_decline.invalid_expiry_year\
    stripe_decline.invalid_number\
    stripe_decline.invalid_pin\
    stripe_decline.issuer_not_available\
    stripe_decline.lost_card\
    stripe_decline.merchant_blacklist\
    stripe_decline.new_account_information_available\
    stripe_decline.no_action_taken\
    stripe_decline.not_permitted\
    stripe_decline.offline_pin_required\
    stripe_decline.online_or_offline_pin_required\
    stripe_decline.pickup_card\
    stripe_decline.pin_try_exceeded\
    stripe_decline.processing_error\
    stripe_decline.reenter_transaction\
    stripe_decline.restricted_card\
    stripe_decline.revocation_of_all_authorizations\
    stripe_decline.revocation_of_authorization\
    stripe_decline.security_violation\
    stripe_decline.service_not_allowed\
    stripe_decline.stolen_card\
    stripe_decline.stop_payment_order\
    stripe_decline.testmode_decline\
    stripe_decline.transaction_not_allowed\
    stripe_decline.try_again_later\
    stripe_decline.withdrawal_count_limit_exceeded\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 30, 15, 15, None, TRANSIENT, Never, No),
    Packed(30, 38, 15, 23, None, BUSINESS, Never, No),
    Packed(68, 26, 15, 11, None, BUSINESS, Never, No),
    Packed(94, 33, 15, 18, None, BUSINESS, Never, No),
    Packed(127, 37, 15, 22, None, BUSINESS, Never, No),
    Packed(164, 37, 15, 22, None, BUSINESS, Never, No),
    Packed(201, 27, 15, 12, None, BUSINESS, Never, No),
    Packed(228, 31, 15, 16, None, BUSINESS, Never, No),
    Packed(259, 36, 15, 21, None, BUSINESS, Never, No),
    Packed(295, 27, 15, 12, None, BUSINESS, Never, No),
    Packed(322, 25, 15, 10, None, BUSINESS, Never, No),
    Packed(347, 30, 15, 15, None, BUSINESS, Never, No),
    Packed(377, 28, 15, 13, None, VALIDATION, Never, No),
    Packed(405, 31, 15, 16, None, VALIDATION, Never, No),
    Packed(436, 28, 15, 13, None, VALIDATION, Never, No),
    Packed(464, 28, 15, 13, None, VALIDATION, Never, No),
    Packed(492, 33, 15, 18, None, BUSINESS, Never, No),
    Packed(525, 30, 15, 15, None, BUSINESS, Never, No),
    Packed(555, 29, 15, 14, None, VALIDATION, Never, No),
    Packed(584, 26, 15, 11, None, VALIDATION, Never, No),
    Packed(610, 35, 15, 20, None, VALIDATION, Never, No),
    Packed(645, 34, 15, 19, None, VALIDATION, Never, No),
    Packed(679, 29, 15, 14, None, VALIDATION, Never, No),
    Packed(708, 26, 15, 11, None, VALIDATION, Never, No),
    Packed(734, 35, 15, 20, None, TRANSIENT, Never, No),
    Packed(769, 24, 15, 9, None, BUSINESS, Never, No),
    Packed(793, 33, 15, 18, None, BUSINESS, Never, No),
    Packed(826, 48, 15, 33, None, BUSINESS, Never, No),
    Packed(874, 30, 15, 15, None, BUSINESS, Never, No),
    Packed(904, 28, 15, 13, None, BUSINESS, Never, No),
    Packed(932, 35, 15, 20, None, VALIDATION, Never, No),
    Packed(967, 45, 15, 30, None, VALIDATION, Never, No),
    Packed(1012, 26, 15, 11, None, BUSINESS, Never, No),
    Packed(1038, 31, 15, 16, None, BUSINESS, Never, No),
    Packed(1069, 31, 15, 16, None, TRANSIENT, Never, No),
    Packed(1100, 34, 15, 19, None, TRANSIENT, Never, No),
    Packed(1134, 30, 15, 15, None, BUSINESS, Never, No),
    Packed(1164, 47, 15, 32, None, BUSINESS, Never, No),
    Packed(1211, 42, 15, 27, None, BUSINESS, Never, No),
    Packed(1253, 33, 15, 18, None, BUSINESS, Never, No),
    Packed(1286, 34, 15, 19, None, BUSINESS, Never, No),
    Packed(1320, 26, 15, 11, None, BUSINESS, Never, No),
    Packed(1346, 33, 15, 18, None, BUSINESS, Never, No),
    Packed(1379, 31, 15, 16, None, VALIDATION, Never, No),
    Packed(1410, 38, 15, 23, None, BUSINESS, Never, No),
    Packed(1448, 30, 15, 15, None, TRANSIENT, Never, No),
    Packed(1478, 46, 15, 31, None, BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46,
];

static BY_NUMBER: &[u16] = &[];
