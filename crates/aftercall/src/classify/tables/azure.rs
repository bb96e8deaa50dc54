//! Azure error codes: storage, resource manager, Graph, OpenAI.

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
    azure.AccountAlreadyExists\
    azure.AccountBeingCreated\
    azure.AccountIsDisabled\
    azure.AccountProtectedFromDeletion\
    azure.AllocationFailed\
    azure.AnotherOperationInProgress\
    azure.ApplicationThrottled\
    azure.AuthenticationFailed\
    azure.AuthorizationFailed\
    azure.AuthorizationFailure\
    azure.AuthorizationPermissionMismatch\
    azure.AuthorizationProtocolMismatch\
    azure.AuthorizationSourceIPMismatch\
    azure.Authorization_RequestDenied\
    azure.BadRequest\
    azure.BlobAlreadyExists\
    azure.BlobArchived\
    azure.BlobImmutableDueToPolicy\
    azure.BlobNotFound\
    azure.ConditionHeadersNotSupported\
    azure.ConditionNotMet\
    azure.Conflict\
    azure.ContainerAlreadyExists\
    azure.ContainerBeingDeleted\
    azure.ContainerNotFound\
    azure.DeploymentFailed\
    azure.DeploymentNotFound\
    azure.DisallowedProvider\
    azure.EntityAlreadyExists\
    azure.ErrorAccessDenied\
    azure.ErrorInternalServerTransientError\
    azure.ErrorInvalidIdMalformed\
    azure.ErrorInvalidRecipients\
    azure.ErrorItemNotFound\
    azure.ErrorMailboxMoveInProgress\
    azure.ErrorQuotaExceeded\
    azure.ErrorSendAsDenied\
    azure.ExpiredAuthenticationToken\
    azure.Forbidden\
    azure.InUseSubnetCannotBeDeleted\
    azure.InsufficientAccountPermissions\
    azure.InternalError\
    azure.InvalidApiVersionParameter\
    azure.InvalidAuthenticationInfo\
    azure.InvalidAuthenticationToken\
    azure.InvalidAuthenticationTokenTenant\
    azure.InvalidHeaderValue\
    azure.InvalidInput\
    azure.InvalidMd5\
    azure.InvalidMetadata\
    azure.InvalidParameter\
    azure.InvalidQueryParameterValue\
    azure.InvalidRequestContent\
    azure.InvalidResourceName\
    azure.InvalidResourceReference\
    azure.InvalidTemplate\
    azure.InvalidUri\
    azure.InvalidXmlDocument\
    azure.LeaseAlreadyPresent\
    azure.LeaseIdMismatchWithBlobOperation\
    azure.LeaseIdMissing\
    azure.LeaseLost\
    azure.LinkedAuthorizationFailed\
    azure.LocationNotAvailableForResourceType\
    azure.MailboxNotEnabledForRESTAPI\
    azure.Md5Mismatch\
    azure.MetadataTooLarge\
    azure.MissingApiVersionParameter\
    azure.MissingContentLengthHeader\
    azure.MissingRequiredHeader\
    azure.MissingRequiredQueryParameter\
    azure.MissingSubscriptionRegistration\
    azure.MultipleConditionHeadersNotSupported\
    azure.NoAuthenticationInformation\
    azure.NoRegisteredProviderFound\
    azure.OperationNotAllowed\
    azure.OperationNotAllowed.another-operation\
    azure.OperationNotSupported\
    azure.OperationTimedOut\
    azure.OutOfRangeInput\
    azure.OverconstrainedAllocationRequest\
    azure.PrincipalNotFound\
    azure.QueueNotEmpty\
    azure.QuotaExceeded\
    azure.ReadOnlyDisabledSubscription\
    azure.ReferencedResourceNotProvisioned\
    azure.RequestBodyTooLarge\
    azure.RequestDisallowedByPolicy\
    azure.RequestUrlFailedToParse\
    azure.Request_BadRequest\
    azure.Request_MultipleObjectsWithSameKeyValue\
    azure.Request_ResourceNotFound\
    azure.Request_ThrottledTemporarily\
    azure.ResourceGroupBeingDeleted\
    azure.ResourceGroupNotFound\
    azure.ResourceNotFound\
    azure.ResourceTypeMismatch\
    azure.RetryableError\
    azure.ScopeLocked\
    azure.ServerBusy\
    azure.SkuNotAvailable\
    azure.SnapshotsPresent\
    azure.SubscriptionNotFound\
    azure.SubscriptionNotRegistered\
    azure.SubscriptionRequestsThrottled\
    azure.TargetConditionNotMet\
    azure.TooManyRequests\
    azure.UnknownError\
    azure.UnsupportedHeader\
    azure.UnsupportedHttpVerb\
    azure.UpdateConditionNotSatisfied\
    azure.ZonalAllocationFailed\
    azure.accessDenied\
    azure.activityLimitReached\
    azure.content_filter\
    azure.context_length_exceeded\
    azure.generalException\
    azure.invalidRange\
    azure.invalidRequest\
    azure.itemNotFound\
    azure.malwareDetected\
    azure.nameAlreadyExists\
    azure.notAllowed\
    azure.quotaLimitReached\
    azure.resourceModified\
    azure.resyncRequired\
    azure.serviceNotAvailable\
    azure.unauthenticated\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 26, 6, 20, None, BUSINESS, Never, No),
    Packed(26, 25, 6, 19, None, TRANSIENT, Always, No),
    Packed(51, 23, 6, 17, None, PERMISSION, Never, No),
    Packed(74, 34, 6, 28, None, BUSINESS, Never, No),
    Packed(108, 22, 6, 16, None, BUSINESS, Never, No),
    Packed(130, 32, 6, 26, None, TRANSIENT, Always, No),
    Packed(162, 26, 6, 20, None, TRANSIENT, Always, No),
    Packed(188, 26, 6, 20, None, PERMISSION, Never, No),
    Packed(214, 25, 6, 19, None, PERMISSION, Never, No),
    Packed(239, 26, 6, 20, None, PERMISSION, Never, No),
    Packed(265, 37, 6, 31, None, PERMISSION, Never, No),
    Packed(302, 35, 6, 29, None, PERMISSION, Never, No),
    Packed(337, 35, 6, 29, None, PERMISSION, Never, No),
    Packed(372, 33, 6, 27, None, PERMISSION, Never, No),
    Packed(405, 16, 6, 10, None, VALIDATION, Never, No),
    Packed(421, 23, 6, 17, None, BUSINESS, Never, No),
    Packed(444, 18, 6, 12, None, BUSINESS, Never, No),
    Packed(462, 30, 6, 24, None, BUSINESS, Never, No),
    Packed(492, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(510, 34, 6, 28, None, VALIDATION, Never, No),
    Packed(544, 21, 6, 15, None, BUSINESS, Never, No),
    Packed(565, 14, 6, 8, None, BUSINESS, Never, No),
    Packed(579, 28, 6, 22, None, BUSINESS, Never, No),
    Packed(607, 27, 6, 21, None, TRANSIENT, Always, No),
    Packed(634, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(657, 22, 6, 16, None, Unsaid, Never, Unknown),
    Packed(679, 24, 6, 18, None, VALIDATION, Never, No),
    Packed(703, 24, 6, 18, None, BUSINESS, Never, No),
    Packed(727, 25, 6, 19, None, BUSINESS, Never, No),
    Packed(752, 23, 6, 17, None, PERMISSION, Never, No),
    Packed(775, 39, 6, 33, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(814, 29, 6, 23, None, VALIDATION, Never, No),
    Packed(843, 28, 6, 22, None, VALIDATION, Never, No),
    Packed(871, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(894, 32, 6, 26, None, TRANSIENT, Always, No),
    Packed(926, 24, 6, 18, None, BUSINESS, Never, No),
    Packed(950, 23, 6, 17, None, PERMISSION, Never, No),
    Packed(973, 32, 6, 26, None, PERMISSION, Never, No),
    Packed(1005, 15, 6, 9, None, PERMISSION, Never, No),
    Packed(1020, 32, 6, 26, None, BUSINESS, Never, No),
    Packed(1052, 36, 6, 30, None, PERMISSION, Never, No),
    Packed(1088, 19, 6, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1107, 32, 6, 26, None, VALIDATION, Never, No),
    Packed(1139, 31, 6, 25, None, PERMISSION, Never, No),
    Packed(1170, 32, 6, 26, None, PERMISSION, Never, No),
    Packed(1202, 38, 6, 32, None, PERMISSION, Never, No),
    Packed(1240, 24, 6, 18, None, VALIDATION, Never, No),
    Packed(1264, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(1282, 16, 6, 10, None, VALIDATION, Never, No),
    Packed(1298, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(1319, 22, 6, 16, None, VALIDATION, Never, No),
    Packed(1341, 32, 6, 26, None, VALIDATION, Never, No),
    Packed(1373, 27, 6, 21, None, VALIDATION, Never, No),
    Packed(1400, 25, 6, 19, None, VALIDATION, Never, No),
    Packed(1425, 30, 6, 24, None, VALIDATION, Never, No),
    Packed(1455, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(1476, 16, 6, 10, None, VALIDATION, Never, No),
    Packed(1492, 24, 6, 18, None, VALIDATION, Never, No),
    Packed(1516, 25, 6, 19, None, BUSINESS, Never, No),
    Packed(1541, 38, 6, 32, None, BUSINESS, Never, No),
    Packed(1579, 20, 6, 14, None, BUSINESS, Never, No),
    Packed(1599, 15, 6, 9, None, BUSINESS, Never, No),
    Packed(1614, 31, 6, 25, None, PERMISSION, Never, No),
    Packed(1645, 41, 6, 35, None, VALIDATION, Never, No),
    Packed(1686, 33, 6, 27, None, BUSINESS, Never, No),
    Packed(1719, 17, 6, 11, None, VALIDATION, Never, No),
    Packed(1736, 22, 6, 16, None, VALIDATION, Never, No),
    Packed(1758, 32, 6, 26, None, VALIDATION, Never, No),
    Packed(1790, 32, 6, 26, None, VALIDATION, Never, No),
    Packed(1822, 27, 6, 21, None, VALIDATION, Never, No),
    Packed(1849, 35, 6, 29, None, VALIDATION, Never, No),
    Packed(1884, 37, 6, 31, None, BUSINESS, Never, No),
    Packed(1921, 42, 6, 36, None, VALIDATION, Never, No),
    Packed(1963, 33, 6, 27, None, PERMISSION, Never, No),
    Packed(1996, 31, 6, 25, None, VALIDATION, Never, No),
    Packed(2027, 25, 6, 19, None, BUSINESS, Never, No),
    Packed(2052, 43, 6, 19, None, TRANSIENT, Always, No),
    Packed(2095, 27, 6, 21, None, VALIDATION, Never, No),
    Packed(2122, 23, 6, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2145, 21, 6, 15, None, VALIDATION, Never, No),
    Packed(2166, 38, 6, 32, None, BUSINESS, Never, No),
    Packed(2204, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(2227, 19, 6, 13, None, BUSINESS, Never, No),
    Packed(2246, 19, 6, 13, None, BUSINESS, Never, No),
    Packed(2265, 34, 6, 28, None, BUSINESS, Never, No),
    Packed(2299, 38, 6, 32, None, TRANSIENT, Always, No),
    Packed(2337, 25, 6, 19, None, VALIDATION, Never, No),
    Packed(2362, 31, 6, 25, None, BUSINESS, Never, No),
    Packed(2393, 29, 6, 23, None, VALIDATION, Never, No),
    Packed(2422, 24, 6, 18, None, VALIDATION, Never, No),
    Packed(2446, 45, 6, 39, None, BUSINESS, Never, No),
    Packed(2491, 30, 6, 24, None, VALIDATION, Never, No),
    Packed(2521, 34, 6, 28, None, TRANSIENT, Always, No),
    Packed(2555, 31, 6, 25, None, BUSINESS, Never, No),
    Packed(2586, 27, 6, 21, None, VALIDATION, Never, No),
    Packed(2613, 22, 6, 16, None, VALIDATION, Never, No),
    Packed(2635, 26, 6, 20, None, BUSINESS, Never, No),
    Packed(2661, 20, 6, 14, None, TRANSIENT, Always, No),
    Packed(2681, 17, 6, 11, None, BUSINESS, Never, No),
    Packed(2698, 16, 6, 10, None, TRANSIENT, Always, No),
    Packed(2714, 21, 6, 15, None, BUSINESS, Never, No),
    Packed(2735, 22, 6, 16, None, BUSINESS, Never, No),
    Packed(2757, 26, 6, 20, None, VALIDATION, Never, No),
    Packed(2783, 31, 6, 25, None, BUSINESS, Never, No),
    Packed(2814, 35, 6, 29, None, TRANSIENT, Always, No),
    Packed(2849, 27, 6, 21, None, BUSINESS, Never, No),
    Packed(2876, 21, 6, 15, None, TRANSIENT, Always, No),
    Packed(2897, 18, 6, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2915, 23, 6, 17, None, VALIDATION, Never, No),
    Packed(2938, 25, 6, 19, None, VALIDATION, Never, No),
    Packed(2963, 33, 6, 27, None, BUSINESS, Never, No),
    Packed(2996, 27, 6, 21, None, BUSINESS, Never, No),
    Packed(3023, 18, 6, 12, None, PERMISSION, Never, No),
    Packed(3041, 26, 6, 20, None, TRANSIENT, Always, No),
    Packed(3067, 20, 6, 14, None, BUSINESS, Never, No),
    Packed(3087, 29, 6, 23, None, VALIDATION, Never, No),
    Packed(3116, 22, 6, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3138, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(3156, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(3176, 18, 6, 12, None, VALIDATION, Never, No),
    Packed(3194, 21, 6, 15, None, BUSINESS, Never, No),
    Packed(3215, 23, 6, 17, None, BUSINESS, Never, No),
    Packed(3238, 16, 6, 10, None, BUSINESS, Never, No),
    Packed(3254, 23, 6, 17, None, BUSINESS, Never, No),
    Packed(3277, 22, 6, 16, None, BUSINESS, Never, No),
    Packed(3299, 20, 6, 14, None, VALIDATION, Never, No),
    Packed(3319, 25, 6, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3344, 21, 6, 15, None, PERMISSION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (76, &[Message("another operation")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
    120, 121, 122, 123, 124, 125, 126, 127,
];

static BY_NUMBER: &[u16] = &[];
