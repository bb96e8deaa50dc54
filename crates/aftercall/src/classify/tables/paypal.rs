//! PayPal error names and issues.

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
    row("paypal.AUTHENTICATION_FAILURE", None, "AUTHENTICATION_FAILURE", PERMISSION, Never, No, &[]),
    row("paypal.AUTHORIZATION_ALREADY_CAPTURED", None, "AUTHORIZATION_ALREADY_CAPTURED", BUSINESS, Never, No, &[]),
    row("paypal.AUTHORIZATION_VOIDED", None, "AUTHORIZATION_VOIDED", BUSINESS, Never, No, &[]),
    row("paypal.CAPTURE_FULLY_REFUNDED", None, "CAPTURE_FULLY_REFUNDED", BUSINESS, Never, No, &[]),
    row("paypal.COMPLIANCE_VIOLATION", None, "COMPLIANCE_VIOLATION", BUSINESS, Never, No, &[]),
    row("paypal.CONSENT_NEEDED", None, "CONSENT_NEEDED", PERMISSION, Never, No, &[]),
    row("paypal.CURRENCY_NOT_SUPPORTED", None, "CURRENCY_NOT_SUPPORTED", BUSINESS, Never, No, &[]),
    row("paypal.DUPLICATE_INVOICE_ID", None, "DUPLICATE_INVOICE_ID", BUSINESS, Never, No, &[]),
    row("paypal.INSTRUMENT_DECLINED", None, "INSTRUMENT_DECLINED", BUSINESS, Never, No, &[]),
    row("paypal.INTERNAL_SERVER_ERROR", None, "INTERNAL_SERVER_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("paypal.INTERNAL_SERVICE_ERROR", None, "INTERNAL_SERVICE_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("paypal.INVALID_PARAMETER_VALUE", None, "INVALID_PARAMETER_VALUE", VALIDATION, Never, No, &[]),
    row("paypal.INVALID_REQUEST", None, "INVALID_REQUEST", VALIDATION, Never, No, &[]),
    row("paypal.INVALID_RESOURCE_ID", None, "INVALID_RESOURCE_ID", VALIDATION, Never, No, &[]),
    row("paypal.INVALID_STRING_LENGTH", None, "INVALID_STRING_LENGTH", VALIDATION, Never, No, &[]),
    row("paypal.MALFORMED_REQUEST_JSON", None, "MALFORMED_REQUEST_JSON", VALIDATION, Never, No, &[]),
    row("paypal.MAX_CAPTURE_AMOUNT_EXCEEDED", None, "MAX_CAPTURE_AMOUNT_EXCEEDED", BUSINESS, Never, No, &[]),
    row("paypal.MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED", None, "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED", BUSINESS, Never, No, &[]),
    row("paypal.MISSING_REQUIRED_PARAMETER", None, "MISSING_REQUIRED_PARAMETER", VALIDATION, Never, No, &[]),
    row("paypal.NOT_AUTHORIZED", None, "NOT_AUTHORIZED", PERMISSION, Never, No, &[]),
    row("paypal.ORDER_ALREADY_AUTHORIZED", None, "ORDER_ALREADY_AUTHORIZED", BUSINESS, Never, No, &[]),
    row("paypal.ORDER_ALREADY_CAPTURED", None, "ORDER_ALREADY_CAPTURED", BUSINESS, Never, No, &[]),
    row("paypal.ORDER_COMPLETED_OR_VOIDED", None, "ORDER_COMPLETED_OR_VOIDED", BUSINESS, Never, No, &[]),
    row("paypal.ORDER_NOT_APPROVED", None, "ORDER_NOT_APPROVED", BUSINESS, Never, No, &[]),
    row("paypal.PAYEE_ACCOUNT_RESTRICTED", None, "PAYEE_ACCOUNT_RESTRICTED", BUSINESS, Never, No, &[]),
    row("paypal.PAYER_ACTION_REQUIRED", None, "PAYER_ACTION_REQUIRED", BUSINESS, Never, No, &[]),
    row("paypal.PAYER_CANNOT_PAY", None, "PAYER_CANNOT_PAY", BUSINESS, Never, No, &[]),
    row("paypal.PERMISSION_DENIED", None, "PERMISSION_DENIED", PERMISSION, Never, No, &[]),
    row("paypal.RATE_LIMIT_REACHED", None, "RATE_LIMIT_REACHED", TRANSIENT, Always, No, &[]),
    row("paypal.REFUND_AMOUNT_EXCEEDED", None, "REFUND_AMOUNT_EXCEEDED", BUSINESS, Never, No, &[]),
    row("paypal.RESOURCE_CONFLICT", None, "RESOURCE_CONFLICT", BUSINESS, Never, No, &[]),
    row("paypal.RESOURCE_NOT_FOUND", None, "RESOURCE_NOT_FOUND", VALIDATION, Never, No, &[]),
    row("paypal.SERVICE_UNAVAILABLE", None, "SERVICE_UNAVAILABLE", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("paypal.TRANSACTION_REFUSED", None, "TRANSACTION_REFUSED", BUSINESS, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
];

static BY_NUMBER: &[u16] = &[];
