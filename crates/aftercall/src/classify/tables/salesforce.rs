//! Salesforce status codes.

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
    salesforce.ALL_OR_NONE_OPERATION_ROLLED_BACK\
    salesforce.ALREADY_IN_PROCESS\
    salesforce.APEX_ERROR\
    salesforce.API_CURRENTLY_DISABLED\
    salesforce.API_DISABLED_FOR_ORG\
    salesforce.BAD_CUSTOM_ENTITY_PARENT_DOMAIN\
    salesforce.CANNOT_EXECUTE_FLOW_TRIGGER\
    salesforce.CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY\
    salesforce.CANNOT_UPDATE_CONVERTED_LEAD\
    salesforce.CONCURRENT_REQUEST\
    salesforce.DELETE_FAILED\
    salesforce.DEPENDENCY_EXISTS\
    salesforce.DUPLICATES_DETECTED\
    salesforce.DUPLICATE_EXTERNAL_ID\
    salesforce.DUPLICATE_VALUE\
    salesforce.ENTITY_IS_DELETED\
    salesforce.ENTITY_IS_LOCKED\
    salesforce.EXCEEDED_ID_LIMIT\
    salesforce.FIELD_CUSTOM_VALIDATION_EXCEPTION\
    salesforce.FIELD_INTEGRITY_EXCEPTION\
    salesforce.FUNCTIONALITY_NOT_ENABLED\
    salesforce.INSUFFICIENT_ACCESS\
    salesforce.INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY\
    salesforce.INSUFFICIENT_ACCESS_OR_READONLY\
    salesforce.INVALID_AUTH_HEADER\
    salesforce.INVALID_BATCH_SIZE\
    salesforce.INVALID_CROSS_REFERENCE_KEY\
    salesforce.INVALID_EMAIL_ADDRESS\
    salesforce.INVALID_FIELD\
    salesforce.INVALID_FIELD_FOR_INSERT_UPDATE\
    salesforce.INVALID_ID_FIELD\
    salesforce.INVALID_LOGIN\
    salesforce.INVALID_OPERATION_WITH_EXPIRED_PASSWORD\
    salesforce.INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST\
    salesforce.INVALID_QUERY_LOCATOR\
    salesforce.INVALID_SESSION_ID\
    salesforce.INVALID_TYPE\
    salesforce.INVALID_TYPE_ON_FIELD_IN_RECORD\
    salesforce.JSON_PARSER_ERROR\
    salesforce.LIMIT_EXCEEDED\
    salesforce.LOGIN_MUST_USE_SECURITY_TOKEN\
    salesforce.MALFORMED_ID\
    salesforce.MALFORMED_QUERY\
    salesforce.MALFORMED_SEARCH\
    salesforce.MASS_MAIL_LIMIT_EXCEEDED\
    salesforce.METHOD_NOT_ALLOWED\
    salesforce.MISSING_ARGUMENT\
    salesforce.NOT_FOUND\
    salesforce.NULL_VALUE\
    salesforce.NUMBER_OUTSIDE_VALID_RANGE\
    salesforce.OAUTH_APP_BLOCKED\
    salesforce.OPERATION_TOO_LARGE\
    salesforce.PASSWORD_LOCKOUT\
    salesforce.PROCESSING_HALTED\
    salesforce.QUERY_TIMEOUT\
    salesforce.REQUEST_LIMIT_EXCEEDED\
    salesforce.REQUIRED_FIELD_MISSING\
    salesforce.SELF_REFERENCE_FROM_TRIGGER\
    salesforce.SERVER_UNAVAILABLE\
    salesforce.SINGLE_EMAIL_LIMIT_EXCEEDED\
    salesforce.STORAGE_LIMIT_EXCEEDED\
    salesforce.STRING_TOO_LONG\
    salesforce.TOO_MANY_APEX_REQUESTS\
    salesforce.UNABLE_TO_LOCK_ROW\
    salesforce.UNKNOWN_EXCEPTION\
    salesforce.UNSUPPORTED_API_VERSION\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 44, 11, 33, None, BUSINESS, Never, No),
    Packed(44, 29, 11, 18, None, BUSINESS, Never, No),
    Packed(73, 21, 11, 10, None, BUSINESS, Never, No),
    Packed(94, 33, 11, 22, None, BUSINESS, Never, No),
    Packed(127, 31, 11, 20, None, PERMISSION, Never, No),
    Packed(158, 42, 11, 31, None, VALIDATION, Never, No),
    Packed(200, 38, 11, 27, None, BUSINESS, Never, No),
    Packed(238, 47, 11, 36, None, BUSINESS, Never, No),
    Packed(285, 39, 11, 28, None, BUSINESS, Never, No),
    Packed(324, 29, 11, 18, None, TRANSIENT, Always, No),
    Packed(353, 24, 11, 13, None, BUSINESS, Never, No),
    Packed(377, 28, 11, 17, None, BUSINESS, Never, No),
    Packed(405, 30, 11, 19, None, BUSINESS, Never, No),
    Packed(435, 32, 11, 21, None, BUSINESS, Never, No),
    Packed(467, 26, 11, 15, None, BUSINESS, Never, No),
    Packed(493, 28, 11, 17, None, BUSINESS, Never, No),
    Packed(521, 27, 11, 16, None, BUSINESS, Never, No),
    Packed(548, 28, 11, 17, None, BUSINESS, Never, No),
    Packed(576, 44, 11, 33, None, BUSINESS, Never, No),
    Packed(620, 36, 11, 25, None, VALIDATION, Never, No),
    Packed(656, 36, 11, 25, None, BUSINESS, Never, No),
    Packed(692, 30, 11, 19, None, PERMISSION, Never, No),
    Packed(722, 56, 11, 45, None, PERMISSION, Never, No),
    Packed(778, 42, 11, 31, None, PERMISSION, Never, No),
    Packed(820, 30, 11, 19, None, PERMISSION, Never, No),
    Packed(850, 29, 11, 18, None, VALIDATION, Never, No),
    Packed(879, 38, 11, 27, None, VALIDATION, Never, No),
    Packed(917, 32, 11, 21, None, VALIDATION, Never, No),
    Packed(949, 24, 11, 13, None, VALIDATION, Never, No),
    Packed(973, 42, 11, 31, None, PERMISSION, Never, No),
    Packed(1015, 27, 11, 16, None, VALIDATION, Never, No),
    Packed(1042, 24, 11, 13, None, PERMISSION, Never, No),
    Packed(1066, 50, 11, 39, None, PERMISSION, Never, No),
    Packed(1116, 50, 11, 39, None, VALIDATION, Never, No),
    Packed(1166, 32, 11, 21, None, VALIDATION, Never, No),
    Packed(1198, 29, 11, 18, None, PERMISSION, Never, No),
    Packed(1227, 23, 11, 12, None, VALIDATION, Never, No),
    Packed(1250, 42, 11, 31, None, VALIDATION, Never, No),
    Packed(1292, 28, 11, 17, None, VALIDATION, Never, No),
    Packed(1320, 25, 11, 14, None, BUSINESS, Never, No),
    Packed(1345, 40, 11, 29, None, PERMISSION, Never, No),
    Packed(1385, 23, 11, 12, None, VALIDATION, Never, No),
    Packed(1408, 26, 11, 15, None, VALIDATION, Never, No),
    Packed(1434, 27, 11, 16, None, VALIDATION, Never, No),
    Packed(1461, 35, 11, 24, None, BUSINESS, Never, No),
    Packed(1496, 29, 11, 18, None, VALIDATION, Never, No),
    Packed(1525, 27, 11, 16, None, VALIDATION, Never, No),
    Packed(1552, 20, 11, 9, None, VALIDATION, Never, No),
    Packed(1572, 21, 11, 10, None, VALIDATION, Never, No),
    Packed(1593, 37, 11, 26, None, VALIDATION, Never, No),
    Packed(1630, 28, 11, 17, None, PERMISSION, Never, No),
    Packed(1658, 30, 11, 19, None, VALIDATION, Never, No),
    Packed(1688, 27, 11, 16, None, PERMISSION, Never, No),
    Packed(1715, 28, 11, 17, None, BUSINESS, Never, No),
    Packed(1743, 24, 11, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1767, 33, 11, 22, None, BUSINESS, Never, No),
    Packed(1800, 33, 11, 22, None, VALIDATION, Never, No),
    Packed(1833, 38, 11, 27, None, BUSINESS, Never, No),
    Packed(1871, 29, 11, 18, None, TRANSIENT, Always, No),
    Packed(1900, 38, 11, 27, None, BUSINESS, Never, No),
    Packed(1938, 33, 11, 22, None, BUSINESS, Never, No),
    Packed(1971, 26, 11, 15, None, VALIDATION, Never, No),
    Packed(1997, 33, 11, 22, None, BUSINESS, Never, No),
    Packed(2030, 29, 11, 18, None, TRANSIENT, Always, No),
    Packed(2059, 28, 11, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2087, 34, 11, 23, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65,
];

static BY_NUMBER: &[u16] = &[];
