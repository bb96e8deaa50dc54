//! Salesforce status codes.

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
    row("salesforce.ALL_OR_NONE_OPERATION_ROLLED_BACK", None, "ALL_OR_NONE_OPERATION_ROLLED_BACK", BUSINESS, Never, No, &[]),
    row("salesforce.ALREADY_IN_PROCESS", None, "ALREADY_IN_PROCESS", BUSINESS, Never, No, &[]),
    row("salesforce.APEX_ERROR", None, "APEX_ERROR", BUSINESS, Never, No, &[]),
    row("salesforce.API_CURRENTLY_DISABLED", None, "API_CURRENTLY_DISABLED", BUSINESS, Never, No, &[]),
    row("salesforce.API_DISABLED_FOR_ORG", None, "API_DISABLED_FOR_ORG", PERMISSION, Never, No, &[]),
    row("salesforce.BAD_CUSTOM_ENTITY_PARENT_DOMAIN", None, "BAD_CUSTOM_ENTITY_PARENT_DOMAIN", VALIDATION, Never, No, &[]),
    row("salesforce.CANNOT_EXECUTE_FLOW_TRIGGER", None, "CANNOT_EXECUTE_FLOW_TRIGGER", BUSINESS, Never, No, &[]),
    row("salesforce.CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY", None, "CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY", BUSINESS, Never, No, &[]),
    row("salesforce.CANNOT_UPDATE_CONVERTED_LEAD", None, "CANNOT_UPDATE_CONVERTED_LEAD", BUSINESS, Never, No, &[]),
    row("salesforce.CONCURRENT_REQUEST", None, "CONCURRENT_REQUEST", TRANSIENT, Always, No, &[]),
    row("salesforce.DELETE_FAILED", None, "DELETE_FAILED", BUSINESS, Never, No, &[]),
    row("salesforce.DEPENDENCY_EXISTS", None, "DEPENDENCY_EXISTS", BUSINESS, Never, No, &[]),
    row("salesforce.DUPLICATES_DETECTED", None, "DUPLICATES_DETECTED", BUSINESS, Never, No, &[]),
    row("salesforce.DUPLICATE_EXTERNAL_ID", None, "DUPLICATE_EXTERNAL_ID", BUSINESS, Never, No, &[]),
    row("salesforce.DUPLICATE_VALUE", None, "DUPLICATE_VALUE", BUSINESS, Never, No, &[]),
    row("salesforce.ENTITY_IS_DELETED", None, "ENTITY_IS_DELETED", BUSINESS, Never, No, &[]),
    row("salesforce.ENTITY_IS_LOCKED", None, "ENTITY_IS_LOCKED", BUSINESS, Never, No, &[]),
    row("salesforce.EXCEEDED_ID_LIMIT", None, "EXCEEDED_ID_LIMIT", BUSINESS, Never, No, &[]),
    row("salesforce.FIELD_CUSTOM_VALIDATION_EXCEPTION", None, "FIELD_CUSTOM_VALIDATION_EXCEPTION", BUSINESS, Never, No, &[]),
    row("salesforce.FIELD_INTEGRITY_EXCEPTION", None, "FIELD_INTEGRITY_EXCEPTION", VALIDATION, Never, No, &[]),
    row("salesforce.FUNCTIONALITY_NOT_ENABLED", None, "FUNCTIONALITY_NOT_ENABLED", BUSINESS, Never, No, &[]),
    row("salesforce.INSUFFICIENT_ACCESS", None, "INSUFFICIENT_ACCESS", PERMISSION, Never, No, &[]),
    row("salesforce.INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY", None, "INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY", PERMISSION, Never, No, &[]),
    row("salesforce.INSUFFICIENT_ACCESS_OR_READONLY", None, "INSUFFICIENT_ACCESS_OR_READONLY", PERMISSION, Never, No, &[]),
    row("salesforce.INVALID_AUTH_HEADER", None, "INVALID_AUTH_HEADER", PERMISSION, Never, No, &[]),
    row("salesforce.INVALID_BATCH_SIZE", None, "INVALID_BATCH_SIZE", VALIDATION, Never, No, &[]),
    row("salesforce.INVALID_CROSS_REFERENCE_KEY", None, "INVALID_CROSS_REFERENCE_KEY", VALIDATION, Never, No, &[]),
    row("salesforce.INVALID_EMAIL_ADDRESS", None, "INVALID_EMAIL_ADDRESS", VALIDATION, Never, No, &[]),
    row("salesforce.INVALID_FIELD", None, "INVALID_FIELD", VALIDATION, Never, No, &[]),
    row("salesforce.INVALID_FIELD_FOR_INSERT_UPDATE", None, "INVALID_FIELD_FOR_INSERT_UPDATE", PERMISSION, Never, No, &[]),
    row("salesforce.INVALID_ID_FIELD", None, "INVALID_ID_FIELD", VALIDATION, Never, No, &[]),
    row("salesforce.INVALID_LOGIN", None, "INVALID_LOGIN", PERMISSION, Never, No, &[]),
    row("salesforce.INVALID_OPERATION_WITH_EXPIRED_PASSWORD", None, "INVALID_OPERATION_WITH_EXPIRED_PASSWORD", PERMISSION, Never, No, &[]),
    row("salesforce.INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST", None, "INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST", VALIDATION, Never, No, &[]),
    row("salesforce.INVALID_QUERY_LOCATOR", None, "INVALID_QUERY_LOCATOR", VALIDATION, Never, No, &[]),
    row("salesforce.INVALID_SESSION_ID", None, "INVALID_SESSION_ID", PERMISSION, Never, No, &[]),
    row("salesforce.INVALID_TYPE", None, "INVALID_TYPE", VALIDATION, Never, No, &[]),
    row("salesforce.INVALID_TYPE_ON_FIELD_IN_RECORD", None, "INVALID_TYPE_ON_FIELD_IN_RECORD", VALIDATION, Never, No, &[]),
    row("salesforce.JSON_PARSER_ERROR", None, "JSON_PARSER_ERROR", VALIDATION, Never, No, &[]),
    row("salesforce.LIMIT_EXCEEDED", None, "LIMIT_EXCEEDED", BUSINESS, Never, No, &[]),
    row("salesforce.LOGIN_MUST_USE_SECURITY_TOKEN", None, "LOGIN_MUST_USE_SECURITY_TOKEN", PERMISSION, Never, No, &[]),
    row("salesforce.MALFORMED_ID", None, "MALFORMED_ID", VALIDATION, Never, No, &[]),
    row("salesforce.MALFORMED_QUERY", None, "MALFORMED_QUERY", VALIDATION, Never, No, &[]),
    row("salesforce.MALFORMED_SEARCH", None, "MALFORMED_SEARCH", VALIDATION, Never, No, &[]),
    row("salesforce.MASS_MAIL_LIMIT_EXCEEDED", None, "MASS_MAIL_LIMIT_EXCEEDED", BUSINESS, Never, No, &[]),
    row("salesforce.METHOD_NOT_ALLOWED", None, "METHOD_NOT_ALLOWED", VALIDATION, Never, No, &[]),
    row("salesforce.MISSING_ARGUMENT", None, "MISSING_ARGUMENT", VALIDATION, Never, No, &[]),
    row("salesforce.NOT_FOUND", None, "NOT_FOUND", VALIDATION, Never, No, &[]),
    row("salesforce.NULL_VALUE", None, "NULL_VALUE", VALIDATION, Never, No, &[]),
    row("salesforce.NUMBER_OUTSIDE_VALID_RANGE", None, "NUMBER_OUTSIDE_VALID_RANGE", VALIDATION, Never, No, &[]),
    row("salesforce.OAUTH_APP_BLOCKED", None, "OAUTH_APP_BLOCKED", PERMISSION, Never, No, &[]),
    row("salesforce.OPERATION_TOO_LARGE", None, "OPERATION_TOO_LARGE", VALIDATION, Never, No, &[]),
    row("salesforce.PASSWORD_LOCKOUT", None, "PASSWORD_LOCKOUT", PERMISSION, Never, No, &[]),
    row("salesforce.PROCESSING_HALTED", None, "PROCESSING_HALTED", BUSINESS, Never, No, &[]),
    row("salesforce.QUERY_TIMEOUT", None, "QUERY_TIMEOUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("salesforce.REQUEST_LIMIT_EXCEEDED", None, "REQUEST_LIMIT_EXCEEDED", BUSINESS, Never, No, &[]),
    row("salesforce.REQUIRED_FIELD_MISSING", None, "REQUIRED_FIELD_MISSING", VALIDATION, Never, No, &[]),
    row("salesforce.SELF_REFERENCE_FROM_TRIGGER", None, "SELF_REFERENCE_FROM_TRIGGER", BUSINESS, Never, No, &[]),
    row("salesforce.SERVER_UNAVAILABLE", None, "SERVER_UNAVAILABLE", TRANSIENT, Always, No, &[]),
    row("salesforce.SINGLE_EMAIL_LIMIT_EXCEEDED", None, "SINGLE_EMAIL_LIMIT_EXCEEDED", BUSINESS, Never, No, &[]),
    row("salesforce.STORAGE_LIMIT_EXCEEDED", None, "STORAGE_LIMIT_EXCEEDED", BUSINESS, Never, No, &[]),
    row("salesforce.STRING_TOO_LONG", None, "STRING_TOO_LONG", VALIDATION, Never, No, &[]),
    row("salesforce.TOO_MANY_APEX_REQUESTS", None, "TOO_MANY_APEX_REQUESTS", BUSINESS, Never, No, &[]),
    row("salesforce.UNABLE_TO_LOCK_ROW", None, "UNABLE_TO_LOCK_ROW", TRANSIENT, Always, No, &[]),
    row("salesforce.UNKNOWN_EXCEPTION", None, "UNKNOWN_EXCEPTION", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("salesforce.UNSUPPORTED_API_VERSION", None, "UNSUPPORTED_API_VERSION", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65,
];

static BY_NUMBER: &[u16] = &[];
