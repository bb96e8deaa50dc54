//! Google API reasons, old (`rateLimitExceeded`) and new (`RATE_LIMIT_EXCEEDED`).

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
    google.ACCESS_TOKEN_EXPIRED\
    google.ACCESS_TOKEN_SCOPE_INSUFFICIENT\
    google.API_DISABLED\
    google.API_KEY_EXPIRED\
    google.API_KEY_INVALID\
    google.BILLING_DISABLED\
    google.CONSUMER_SUSPENDED\
    google.CREDENTIALS_MISSING\
    google.IAM_PERMISSION_DENIED\
    google.RATE_LIMIT_EXCEEDED\
    google.RESOURCE_AVAILABILITY\
    google.RESOURCE_QUOTA_EXCEEDED\
    google.SERVICE_DISABLED\
    google.STOCKOUT\
    google.USER_PROJECT_DENIED\
    google.ZONE_RESOURCE_POOL_EXHAUSTED\
    google.abuse\
    google.accessDenied\
    google.accessNotConfigured\
    google.activeItemCreationLimitExceeded\
    google.appNotAuthorizedToFile\
    google.authError\
    google.backendError\
    google.backendNotConnected\
    google.badRequest\
    google.billingNotEnabled\
    google.cannotDownloadAbusiveFile\
    google.cannotModifyInheritedPermission\
    google.concurrentLimitExceeded\
    google.conditionNotMet\
    google.conflict\
    google.dailyLimitExceeded\
    google.deleted\
    google.domainPolicy\
    google.duplicate\
    google.expired\
    google.fieldPathNotFound\
    google.fileNeverWritable\
    google.forbidden\
    google.fullSyncRequired\
    google.gatewayTimeout\
    google.insufficientFilePermissions\
    google.insufficientPermissions\
    google.internalError\
    google.invalid\
    google.invalidParameter\
    google.invalidQuery\
    google.invalidSharingRequest\
    google.ipRefererBlocked\
    google.jobBackendError\
    google.jobInternalError\
    google.keyExpired\
    google.keyInvalid\
    google.limitExceeded\
    google.lockedDomainExpired\
    google.notFound\
    google.operationInProgress\
    google.parseError\
    google.quotaExceeded\
    google.rateLimitExceeded\
    google.required\
    google.resourceNotReady\
    google.resourcesExceeded\
    google.responseTooLarge\
    google.sharingRateLimitExceeded\
    google.storageQuotaExceeded\
    google.teamDriveFileLimitExceeded\
    google.timeout\
    google.transientError\
    google.updatedMinTooLongAgo\
    google.uploadTooLarge\
    google.userRateLimitExceeded\
    google.userSettings\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 27, 7, 20, None, PERMISSION, Never, No),
    Packed(27, 38, 7, 31, None, PERMISSION, Never, No),
    Packed(65, 19, 7, 12, None, BUSINESS, Never, No),
    Packed(84, 22, 7, 15, None, PERMISSION, Never, No),
    Packed(106, 22, 7, 15, None, PERMISSION, Never, No),
    Packed(128, 23, 7, 16, None, BUSINESS, Never, No),
    Packed(151, 25, 7, 18, None, BUSINESS, Never, No),
    Packed(176, 26, 7, 19, None, PERMISSION, Never, No),
    Packed(202, 28, 7, 21, None, PERMISSION, Never, No),
    Packed(230, 26, 7, 19, None, TRANSIENT, Always, No),
    Packed(256, 28, 7, 21, None, BUSINESS, Never, No),
    Packed(284, 30, 7, 23, None, BUSINESS, Never, No),
    Packed(314, 23, 7, 16, None, BUSINESS, Never, No),
    Packed(337, 15, 7, 8, None, BUSINESS, Never, No),
    Packed(352, 26, 7, 19, None, BUSINESS, Never, No),
    Packed(378, 35, 7, 28, None, BUSINESS, Never, No),
    Packed(413, 12, 7, 5, None, BUSINESS, Never, No),
    Packed(425, 19, 7, 12, None, PERMISSION, Never, No),
    Packed(444, 26, 7, 19, None, BUSINESS, Never, No),
    Packed(470, 38, 7, 31, None, BUSINESS, Never, No),
    Packed(508, 29, 7, 22, None, PERMISSION, Never, No),
    Packed(537, 16, 7, 9, None, PERMISSION, Never, No),
    Packed(553, 19, 7, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(572, 26, 7, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(598, 17, 7, 10, None, VALIDATION, Never, No),
    Packed(615, 24, 7, 17, None, BUSINESS, Never, No),
    Packed(639, 32, 7, 25, None, VALIDATION, Never, No),
    Packed(671, 38, 7, 31, None, BUSINESS, Never, No),
    Packed(709, 30, 7, 23, None, TRANSIENT, Always, No),
    Packed(739, 22, 7, 15, None, BUSINESS, Never, No),
    Packed(761, 15, 7, 8, None, BUSINESS, Never, No),
    Packed(776, 25, 7, 18, None, BUSINESS, Never, No),
    Packed(801, 14, 7, 7, None, BUSINESS, Never, No),
    Packed(815, 19, 7, 12, None, PERMISSION, Never, No),
    Packed(834, 16, 7, 9, None, BUSINESS, Never, No),
    Packed(850, 14, 7, 7, None, PERMISSION, Never, No),
    Packed(864, 24, 7, 17, None, VALIDATION, Never, No),
    Packed(888, 24, 7, 17, None, BUSINESS, Never, No),
    Packed(912, 16, 7, 9, None, PERMISSION, Never, No),
    Packed(928, 23, 7, 16, None, VALIDATION, Never, No),
    Packed(951, 21, 7, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(972, 34, 7, 27, None, PERMISSION, Never, No),
    Packed(1006, 30, 7, 23, None, PERMISSION, Never, No),
    Packed(1036, 20, 7, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1056, 14, 7, 7, None, VALIDATION, Never, No),
    Packed(1070, 23, 7, 16, None, VALIDATION, Never, No),
    Packed(1093, 19, 7, 12, None, VALIDATION, Never, No),
    Packed(1112, 28, 7, 21, None, VALIDATION, Never, No),
    Packed(1140, 23, 7, 16, None, PERMISSION, Never, No),
    Packed(1163, 22, 7, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1185, 23, 7, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1208, 17, 7, 10, None, PERMISSION, Never, No),
    Packed(1225, 17, 7, 10, None, PERMISSION, Never, No),
    Packed(1242, 20, 7, 13, None, BUSINESS, Never, No),
    Packed(1262, 26, 7, 19, None, PERMISSION, Never, No),
    Packed(1288, 15, 7, 8, None, VALIDATION, Never, No),
    Packed(1303, 26, 7, 19, None, TRANSIENT, Always, No),
    Packed(1329, 17, 7, 10, None, VALIDATION, Never, No),
    Packed(1346, 20, 7, 13, None, BUSINESS, Never, No),
    Packed(1366, 24, 7, 17, None, TRANSIENT, Always, No),
    Packed(1390, 15, 7, 8, None, VALIDATION, Never, No),
    Packed(1405, 23, 7, 16, None, TRANSIENT, Always, No),
    Packed(1428, 24, 7, 17, None, BUSINESS, Never, No),
    Packed(1452, 23, 7, 16, None, BUSINESS, Never, No),
    Packed(1475, 31, 7, 24, None, BUSINESS, Never, No),
    Packed(1506, 27, 7, 20, None, BUSINESS, Never, No),
    Packed(1533, 33, 7, 26, None, BUSINESS, Never, No),
    Packed(1566, 14, 7, 7, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1580, 21, 7, 14, None, TRANSIENT, Always, No),
    Packed(1601, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(1628, 21, 7, 14, None, VALIDATION, Never, No),
    Packed(1649, 28, 7, 21, None, TRANSIENT, Always, No),
    Packed(1677, 19, 7, 12, None, BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
];

static BY_NUMBER: &[u16] = &[];
