//! Google API reasons, old (`rateLimitExceeded`) and new (`RATE_LIMIT_EXCEEDED`).

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
    row("google.ACCESS_TOKEN_EXPIRED", None, "ACCESS_TOKEN_EXPIRED", PERMISSION, Never, No, &[]),
    row("google.ACCESS_TOKEN_SCOPE_INSUFFICIENT", None, "ACCESS_TOKEN_SCOPE_INSUFFICIENT", PERMISSION, Never, No, &[]),
    row("google.API_DISABLED", None, "API_DISABLED", BUSINESS, Never, No, &[]),
    row("google.API_KEY_EXPIRED", None, "API_KEY_EXPIRED", PERMISSION, Never, No, &[]),
    row("google.API_KEY_INVALID", None, "API_KEY_INVALID", PERMISSION, Never, No, &[]),
    row("google.BILLING_DISABLED", None, "BILLING_DISABLED", BUSINESS, Never, No, &[]),
    row("google.CONSUMER_SUSPENDED", None, "CONSUMER_SUSPENDED", BUSINESS, Never, No, &[]),
    row("google.CREDENTIALS_MISSING", None, "CREDENTIALS_MISSING", PERMISSION, Never, No, &[]),
    row("google.IAM_PERMISSION_DENIED", None, "IAM_PERMISSION_DENIED", PERMISSION, Never, No, &[]),
    row("google.RATE_LIMIT_EXCEEDED", None, "RATE_LIMIT_EXCEEDED", TRANSIENT, Always, No, &[]),
    row("google.RESOURCE_AVAILABILITY", None, "RESOURCE_AVAILABILITY", BUSINESS, Never, No, &[]),
    row("google.RESOURCE_QUOTA_EXCEEDED", None, "RESOURCE_QUOTA_EXCEEDED", BUSINESS, Never, No, &[]),
    row("google.SERVICE_DISABLED", None, "SERVICE_DISABLED", BUSINESS, Never, No, &[]),
    row("google.STOCKOUT", None, "STOCKOUT", BUSINESS, Never, No, &[]),
    row("google.USER_PROJECT_DENIED", None, "USER_PROJECT_DENIED", BUSINESS, Never, No, &[]),
    row("google.ZONE_RESOURCE_POOL_EXHAUSTED", None, "ZONE_RESOURCE_POOL_EXHAUSTED", BUSINESS, Never, No, &[]),
    row("google.abuse", None, "abuse", BUSINESS, Never, No, &[]),
    row("google.accessDenied", None, "accessDenied", PERMISSION, Never, No, &[]),
    row("google.accessNotConfigured", None, "accessNotConfigured", BUSINESS, Never, No, &[]),
    row("google.activeItemCreationLimitExceeded", None, "activeItemCreationLimitExceeded", BUSINESS, Never, No, &[]),
    row("google.appNotAuthorizedToFile", None, "appNotAuthorizedToFile", PERMISSION, Never, No, &[]),
    row("google.authError", None, "authError", PERMISSION, Never, No, &[]),
    row("google.backendError", None, "backendError", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("google.backendNotConnected", None, "backendNotConnected", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("google.badRequest", None, "badRequest", VALIDATION, Never, No, &[]),
    row("google.billingNotEnabled", None, "billingNotEnabled", BUSINESS, Never, No, &[]),
    row("google.cannotDownloadAbusiveFile", None, "cannotDownloadAbusiveFile", VALIDATION, Never, No, &[]),
    row("google.cannotModifyInheritedPermission", None, "cannotModifyInheritedPermission", BUSINESS, Never, No, &[]),
    row("google.concurrentLimitExceeded", None, "concurrentLimitExceeded", TRANSIENT, Always, No, &[]),
    row("google.conditionNotMet", None, "conditionNotMet", BUSINESS, Never, No, &[]),
    row("google.conflict", None, "conflict", BUSINESS, Never, No, &[]),
    row("google.dailyLimitExceeded", None, "dailyLimitExceeded", BUSINESS, Never, No, &[]),
    row("google.deleted", None, "deleted", BUSINESS, Never, No, &[]),
    row("google.domainPolicy", None, "domainPolicy", PERMISSION, Never, No, &[]),
    row("google.duplicate", None, "duplicate", BUSINESS, Never, No, &[]),
    row("google.expired", None, "expired", PERMISSION, Never, No, &[]),
    row("google.fieldPathNotFound", None, "fieldPathNotFound", VALIDATION, Never, No, &[]),
    row("google.fileNeverWritable", None, "fileNeverWritable", BUSINESS, Never, No, &[]),
    row("google.forbidden", None, "forbidden", PERMISSION, Never, No, &[]),
    row("google.fullSyncRequired", None, "fullSyncRequired", VALIDATION, Never, No, &[]),
    row("google.gatewayTimeout", None, "gatewayTimeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("google.insufficientFilePermissions", None, "insufficientFilePermissions", PERMISSION, Never, No, &[]),
    row("google.insufficientPermissions", None, "insufficientPermissions", PERMISSION, Never, No, &[]),
    row("google.internalError", None, "internalError", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("google.invalid", None, "invalid", VALIDATION, Never, No, &[]),
    row("google.invalidParameter", None, "invalidParameter", VALIDATION, Never, No, &[]),
    row("google.invalidQuery", None, "invalidQuery", VALIDATION, Never, No, &[]),
    row("google.invalidSharingRequest", None, "invalidSharingRequest", VALIDATION, Never, No, &[]),
    row("google.ipRefererBlocked", None, "ipRefererBlocked", PERMISSION, Never, No, &[]),
    row("google.jobBackendError", None, "jobBackendError", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("google.jobInternalError", None, "jobInternalError", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("google.keyExpired", None, "keyExpired", PERMISSION, Never, No, &[]),
    row("google.keyInvalid", None, "keyInvalid", PERMISSION, Never, No, &[]),
    row("google.limitExceeded", None, "limitExceeded", BUSINESS, Never, No, &[]),
    row("google.lockedDomainExpired", None, "lockedDomainExpired", PERMISSION, Never, No, &[]),
    row("google.notFound", None, "notFound", VALIDATION, Never, No, &[]),
    row("google.operationInProgress", None, "operationInProgress", TRANSIENT, Always, No, &[]),
    row("google.parseError", None, "parseError", VALIDATION, Never, No, &[]),
    row("google.quotaExceeded", None, "quotaExceeded", BUSINESS, Never, No, &[]),
    row("google.rateLimitExceeded", None, "rateLimitExceeded", TRANSIENT, Always, No, &[]),
    row("google.required", None, "required", VALIDATION, Never, No, &[]),
    row("google.resourceNotReady", None, "resourceNotReady", TRANSIENT, Always, No, &[]),
    row("google.resourcesExceeded", None, "resourcesExceeded", BUSINESS, Never, No, &[]),
    row("google.responseTooLarge", None, "responseTooLarge", BUSINESS, Never, No, &[]),
    row("google.sharingRateLimitExceeded", None, "sharingRateLimitExceeded", BUSINESS, Never, No, &[]),
    row("google.storageQuotaExceeded", None, "storageQuotaExceeded", BUSINESS, Never, No, &[]),
    row("google.teamDriveFileLimitExceeded", None, "teamDriveFileLimitExceeded", BUSINESS, Never, No, &[]),
    row("google.timeout", None, "timeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("google.transientError", None, "transientError", TRANSIENT, Always, No, &[]),
    row("google.updatedMinTooLongAgo", None, "updatedMinTooLongAgo", VALIDATION, Never, No, &[]),
    row("google.uploadTooLarge", None, "uploadTooLarge", VALIDATION, Never, No, &[]),
    row("google.userRateLimitExceeded", None, "userRateLimitExceeded", TRANSIENT, Always, No, &[]),
    row("google.userSettings", None, "userSettings", BUSINESS, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
];

static BY_NUMBER: &[u16] = &[];
