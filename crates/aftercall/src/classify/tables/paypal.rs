//! PayPal error names and issues.

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
    paypal.AUTHENTICATION_FAILURE\
    paypal.AUTHORIZATION_ALREADY_CAPTURED\
    paypal.AUTHORIZATION_VOIDED\
    paypal.CAPTURE_FULLY_REFUNDED\
    paypal.COMPLIANCE_VIOLATION\
    paypal.CONSENT_NEEDED\
    paypal.CURRENCY_NOT_SUPPORTED\
    paypal.DUPLICATE_INVOICE_ID\
    paypal.INSTRUMENT_DECLINED\
    paypal.INTERNAL_SERVER_ERROR\
    paypal.INTERNAL_SERVICE_ERROR\
    paypal.INVALID_PARAMETER_VALUE\
    paypal.INVALID_REQUEST\
    paypal.INVALID_RESOURCE_ID\
    paypal.INVALID_STRING_LENGTH\
    paypal.MALFORMED_REQUEST_JSON\
    paypal.MAX_CAPTURE_AMOUNT_EXCEEDED\
    paypal.MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED\
    paypal.MISSING_REQUIRED_PARAMETER\
    paypal.NOT_AUTHORIZED\
    paypal.ORDER_ALREADY_AUTHORIZED\
    paypal.ORDER_ALREADY_CAPTURED\
    paypal.ORDER_COMPLETED_OR_VOIDED\
    paypal.ORDER_NOT_APPROVED\
    paypal.PAYEE_ACCOUNT_RESTRICTED\
    paypal.PAYER_ACTION_REQUIRED\
    paypal.PAYER_CANNOT_PAY\
    paypal.PERMISSION_DENIED\
    paypal.RATE_LIMIT_REACHED\
    paypal.REFUND_AMOUNT_EXCEEDED\
    paypal.RESOURCE_CONFLICT\
    paypal.RESOURCE_NOT_FOUND\
    paypal.SERVICE_UNAVAILABLE\
    paypal.TRANSACTION_REFUSED\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 29, 7, 22, None, PERMISSION, Never, No),
    Packed(29, 37, 7, 30, None, BUSINESS, Never, No),
    Packed(66, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(93, 29, 7, 22, None, BUSINESS, Never, No),
    Packed(122, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(149, 21, 7, 14, None, PERMISSION, Never, No),
    Packed(170, 29, 7, 22, None, BUSINESS, Never, No),
    Packed(199, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(226, 26, 7, 19, None, BUSINESS, Never, No),
    Packed(252, 28, 7, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(280, 29, 7, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(309, 30, 7, 23, None, VALIDATION, Never, No),
    Packed(339, 22, 7, 15, None, VALIDATION, Never, No),
    Packed(361, 26, 7, 19, None, VALIDATION, Never, No),
    Packed(387, 28, 7, 21, None, VALIDATION, Never, No),
    Packed(415, 29, 7, 22, None, VALIDATION, Never, No),
    Packed(444, 34, 7, 27, None, BUSINESS, Never, No),
    Packed(478, 46, 7, 39, None, BUSINESS, Never, No),
    Packed(524, 33, 7, 26, None, VALIDATION, Never, No),
    Packed(557, 21, 7, 14, None, PERMISSION, Never, No),
    Packed(578, 31, 7, 24, None, BUSINESS, Never, No),
    Packed(609, 29, 7, 22, None, BUSINESS, Never, No),
    Packed(638, 32, 7, 25, None, BUSINESS, Never, No),
    Packed(670, 25, 7, 18, None, BUSINESS, Never, No),
    Packed(695, 31, 7, 24, None, BUSINESS, Never, No),
    Packed(726, 28, 7, 21, None, BUSINESS, Never, No),
    Packed(754, 23, 7, 16, None, BUSINESS, Never, No),
    Packed(777, 24, 7, 17, None, PERMISSION, Never, No),
    Packed(801, 25, 7, 18, None, TRANSIENT, Always, No),
    Packed(826, 29, 7, 22, None, BUSINESS, Never, No),
    Packed(855, 24, 7, 17, None, BUSINESS, Never, No),
    Packed(879, 25, 7, 18, None, VALIDATION, Never, No),
    Packed(904, 26, 7, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(930, 26, 7, 19, None, BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
];

static BY_NUMBER: &[u16] = &[];
