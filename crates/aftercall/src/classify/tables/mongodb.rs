//! MongoDB error codes and code names.

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
    mongodb.InternalError\
    mongodb.BadValue\
    mongodb.NoSuchKey\
    mongodb.HostUnreachable\
    mongodb.HostNotFound\
    mongodb.HostNotFound.host_given\
    mongodb.UnknownError\
    mongodb.FailedToParse\
    mongodb.UserNotFound\
    mongodb.Unauthorized\
    mongodb.TypeMismatch\
    mongodb.Overflow\
    mongodb.InvalidLength\
    mongodb.AuthenticationFailed\
    mongodb.IllegalOperation\
    mongodb.InvalidBSON\
    mongodb.LockTimeout\
    mongodb.NamespaceNotFound\
    mongodb.IndexNotFound\
    mongodb.PathNotViable\
    mongodb.RoleNotFound\
    mongodb.ConflictingUpdateOperators\
    mongodb.CursorNotFound\
    mongodb.LockBusy\
    mongodb.NoMatchingDocument\
    mongodb.NamespaceExists\
    mongodb.MaxTimeMSExpired\
    mongodb.DollarPrefixedFieldName\
    mongodb.InvalidIdField\
    mongodb.EmptyFieldName\
    mongodb.CommandNotFound\
    mongodb.ShardKeyNotFound\
    mongodb.WriteConcernTimeout\
    mongodb.ImmutableField\
    mongodb.CannotCreateIndex\
    mongodb.IndexAlreadyExists\
    mongodb.InvalidOptions\
    mongodb.InvalidNamespace\
    mongodb.WriteConcernLegacyOK\
    mongodb.UnknownReplWriteConcern\
    mongodb.IndexOptionsConflict\
    mongodb.IndexKeySpecsConflict\
    mongodb.NetworkTimeout\
    mongodb.ShutdownInProgress\
    mongodb.NotYetInitialized\
    mongodb.OperationFailed\
    mongodb.UnsatisfiableWriteConcern\
    mongodb.LockFailed\
    mongodb.WriteConflict\
    mongodb.CommandNotSupported\
    mongodb.ConflictingOperationInProgress\
    mongodb.DocumentValidationFailure\
    mongodb.CommandFailed\
    mongodb.FailedToSatisfyReadPreference\
    mongodb.ReadConcernMajorityNotAvailableYet\
    mongodb.ExceededMemoryLimit\
    mongodb.NoConfigPrimary\
    mongodb.StaleEpoch\
    mongodb.InvalidPipelineOperator\
    mongodb.CannotIndexParallelArrays\
    mongodb.PrimarySteppedDown\
    mongodb.InvalidIndexSpecificationOption\
    mongodb.NetworkInterfaceExceededTimeLimit\
    mongodb.AuthenticationRestrictionUnmet\
    mongodb.DatabaseDropPending\
    mongodb.ElectionInProgress\
    mongodb.TransactionTooOld\
    mongodb.CursorKilled\
    mongodb.SnapshotTooOld\
    mongodb.ConversionFailure\
    mongodb.CannotCreateCollection\
    mongodb.SnapshotUnavailable\
    mongodb.StaleChunkHistory\
    mongodb.NoSuchTransaction\
    mongodb.TransactionCommitted\
    mongodb.TransactionTooLarge\
    mongodb.InvalidResumeToken\
    mongodb.ExceededTimeLimit\
    mongodb.OperationNotSupportedInTransaction\
    mongodb.PreparedTransactionInProgress\
    mongodb.MigrationConflict\
    mongodb.ClientDisconnect\
    mongodb.ChangeStreamFatalError\
    mongodb.IndexBuildAlreadyInProgress\
    mongodb.ChangeStreamHistoryLost\
    mongodb.TransactionExceededLifetimeLimitSeconds\
    mongodb.QueryExceededMemoryLimitNoDiskUseAllowed\
    mongodb.DataCorruptionDetected\
    mongodb.ObjectIsBusy\
    mongodb.MovePrimaryInProgress\
    mongodb.APIVersionError\
    mongodb.APIStrictError\
    mongodb.MechanismUnavailable\
    mongodb.ReshardCollectionInProgress\
    mongodb.TemporarilyUnavailable\
    mongodb.UserWritesBlocked\
    mongodb.ReauthenticationRequired\
    mongodb.InvalidJWT\
    mongodb.StreamTerminated\
    mongodb.ResourceExhausted\
    mongodb.LDAPRoleAcquisitionError\
    mongodb.MigrationBlockingOperationCoordinatorCleaningUp\
    mongodb.PooledConnectionAcquisitionExceededTimeLimit\
    mongodb.QueryRejectedBySettings\
    mongodb.UpdatesStillPending\
    mongodb.AdmissionQueueOverflow\
    mongodb.RateLimitExceeded\
    mongodb.PooledConnectionAcquisitionRejected\
    mongodb.InterruptedDueToReshardingCriticalSection\
    mongodb.IngressRequestRateLimitExceeded\
    mongodb.SocketException\
    mongodb.CannotGrowDocumentInCappedNamespace\
    mongodb.LegacyNotPrimary\
    mongodb.NotWritablePrimary\
    mongodb.BSONObjectTooLarge\
    mongodb.DuplicateKey\
    mongodb.InterruptedAtShutdown\
    mongodb.Interrupted\
    mongodb.InterruptedDueToReplStateChange\
    mongodb.BackgroundOperationInProgressForDatabase\
    mongodb.BackgroundOperationInProgressForNamespace\
    mongodb.StaleConfig\
    mongodb.NotPrimaryNoSecondaryOk\
    mongodb.NotPrimaryOrSecondary\
    mongodb.OutOfDiskSpace\
    mongodb.IDLDuplicateField\
    mongodb.IDLFailedToParse\
    mongodb.IDLUnknownField\
    mongodb.ClientMarkedKilled\
    mongodb.BackupCursorOpenConflictWithCheckpoint\
    mongodb.RetriableRemoteCommandFailure\
    mongodb.InterruptedDueToFCVChange\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 21, 8, 13, Some(1), Unsaid, Never, Unknown),
    Packed(21, 16, 8, 8, Some(2), VALIDATION, Never, No),
    Packed(37, 17, 8, 9, Some(4), VALIDATION, Never, No),
    Packed(54, 23, 8, 15, Some(6), TRANSIENT, Always, No),
    Packed(77, 20, 8, 12, Some(7), TRANSIENT, Always, No),
    Packed(97, 31, 8, 12, Some(7), VALIDATION, Never, No),
    Packed(128, 20, 8, 12, Some(8), Unsaid, Never, Unknown),
    Packed(148, 21, 8, 13, Some(9), VALIDATION, Never, No),
    Packed(169, 20, 8, 12, Some(11), PERMISSION, Never, No),
    Packed(189, 20, 8, 12, Some(13), PERMISSION, Never, No),
    Packed(209, 20, 8, 12, Some(14), VALIDATION, Never, No),
    Packed(229, 16, 8, 8, Some(15), VALIDATION, Never, No),
    Packed(245, 21, 8, 13, Some(16), VALIDATION, Never, No),
    Packed(266, 28, 8, 20, Some(18), PERMISSION, Never, No),
    Packed(294, 24, 8, 16, Some(20), VALIDATION, Never, No),
    Packed(318, 19, 8, 11, Some(22), VALIDATION, Never, No),
    Packed(337, 19, 8, 11, Some(24), TRANSIENT, Always, No),
    Packed(356, 25, 8, 17, Some(26), VALIDATION, Never, No),
    Packed(381, 21, 8, 13, Some(27), VALIDATION, Never, No),
    Packed(402, 21, 8, 13, Some(28), VALIDATION, Never, No),
    Packed(423, 20, 8, 12, Some(31), PERMISSION, Never, No),
    Packed(443, 34, 8, 26, Some(40), VALIDATION, Never, No),
    Packed(477, 22, 8, 14, Some(43), BUSINESS, Never, No),
    Packed(499, 16, 8, 8, Some(46), TRANSIENT, Always, No),
    Packed(515, 26, 8, 18, Some(47), VALIDATION, Never, No),
    Packed(541, 23, 8, 15, Some(48), BUSINESS, Never, No),
    Packed(564, 24, 8, 16, Some(50), TRANSIENT, IfIdempotent, Unknown),
    Packed(588, 31, 8, 23, Some(52), VALIDATION, Never, No),
    Packed(619, 22, 8, 14, Some(53), VALIDATION, Never, No),
    Packed(641, 22, 8, 14, Some(56), VALIDATION, Never, No),
    Packed(663, 23, 8, 15, Some(59), VALIDATION, Never, No),
    Packed(686, 24, 8, 16, Some(61), VALIDATION, Never, No),
    Packed(710, 27, 8, 19, Some(64), TRANSIENT, IfIdempotent, Yes),
    Packed(737, 22, 8, 14, Some(66), BUSINESS, Never, No),
    Packed(759, 25, 8, 17, Some(67), BUSINESS, Never, No),
    Packed(784, 26, 8, 18, Some(68), BUSINESS, Never, No),
    Packed(810, 22, 8, 14, Some(72), VALIDATION, Never, No),
    Packed(832, 24, 8, 16, Some(73), VALIDATION, Never, No),
    Packed(856, 28, 8, 20, Some(75), TRANSIENT, IfIdempotent, Yes),
    Packed(884, 31, 8, 23, Some(79), TRANSIENT, IfIdempotent, Yes),
    Packed(915, 28, 8, 20, Some(85), BUSINESS, Never, No),
    Packed(943, 29, 8, 21, Some(86), BUSINESS, Never, No),
    Packed(972, 22, 8, 14, Some(89), TRANSIENT, IfIdempotent, Unknown),
    Packed(994, 26, 8, 18, Some(91), TRANSIENT, IfIdempotent, Unknown),
    Packed(1020, 25, 8, 17, Some(94), TRANSIENT, Always, No),
    Packed(1045, 23, 8, 15, Some(96), Unsaid, Never, Unknown),
    Packed(1068, 33, 8, 25, Some(100), BUSINESS, Never, No),
    Packed(1101, 18, 8, 10, Some(107), TRANSIENT, Always, No),
    Packed(1119, 21, 8, 13, Some(112), TRANSIENT, Always, No),
    Packed(1140, 27, 8, 19, Some(115), VALIDATION, Never, No),
    Packed(1167, 38, 8, 30, Some(117), TRANSIENT, Always, No),
    Packed(1205, 33, 8, 25, Some(121), VALIDATION, Never, No),
    Packed(1238, 21, 8, 13, Some(125), Unsaid, Never, Unknown),
    Packed(1259, 37, 8, 29, Some(133), TRANSIENT, Always, No),
    Packed(1296, 42, 8, 34, Some(134), TRANSIENT, Always, No),
    Packed(1338, 27, 8, 19, Some(146), BUSINESS, Never, No),
    Packed(1365, 23, 8, 15, Some(149), TRANSIENT, Always, No),
    Packed(1388, 18, 8, 10, Some(150), TRANSIENT, Always, No),
    Packed(1406, 31, 8, 23, Some(168), VALIDATION, Never, No),
    Packed(1437, 33, 8, 25, Some(171), VALIDATION, Never, No),
    Packed(1470, 26, 8, 18, Some(189), TRANSIENT, IfIdempotent, Unknown),
    Packed(1496, 39, 8, 31, Some(197), VALIDATION, Never, No),
    Packed(1535, 41, 8, 33, Some(202), TRANSIENT, IfIdempotent, Unknown),
    Packed(1576, 38, 8, 30, Some(214), PERMISSION, Never, No),
    Packed(1614, 27, 8, 19, Some(215), TRANSIENT, Always, No),
    Packed(1641, 26, 8, 18, Some(216), TRANSIENT, Always, No),
    Packed(1667, 25, 8, 17, Some(225), BUSINESS, Never, No),
    Packed(1692, 20, 8, 12, Some(237), BUSINESS, Never, No),
    Packed(1712, 22, 8, 14, Some(239), TRANSIENT, Always, No),
    Packed(1734, 25, 8, 17, Some(241), VALIDATION, Never, No),
    Packed(1759, 30, 8, 22, Some(242), BUSINESS, Never, No),
    Packed(1789, 27, 8, 19, Some(246), TRANSIENT, Always, No),
    Packed(1816, 25, 8, 17, Some(250), TRANSIENT, Always, No),
    Packed(1841, 25, 8, 17, Some(251), TRANSIENT, Always, No),
    Packed(1866, 28, 8, 20, Some(256), BUSINESS, Never, No),
    Packed(1894, 27, 8, 19, Some(257), BUSINESS, Never, No),
    Packed(1921, 26, 8, 18, Some(260), VALIDATION, Never, No),
    Packed(1947, 25, 8, 17, Some(262), TRANSIENT, IfIdempotent, Unknown),
    Packed(1972, 42, 8, 34, Some(263), BUSINESS, Never, No),
    Packed(2014, 37, 8, 29, Some(267), TRANSIENT, Always, No),
    Packed(2051, 25, 8, 17, Some(272), TRANSIENT, Always, No),
    Packed(2076, 24, 8, 16, Some(279), TRANSIENT, IfIdempotent, Unknown),
    Packed(2100, 30, 8, 22, Some(280), BUSINESS, Never, No),
    Packed(2130, 35, 8, 27, Some(285), TRANSIENT, Always, No),
    Packed(2165, 31, 8, 23, Some(286), BUSINESS, Never, No),
    Packed(2196, 47, 8, 39, Some(290), TRANSIENT, IfIdempotent, Unknown),
    Packed(2243, 48, 8, 40, Some(292), BUSINESS, Never, No),
    Packed(2291, 30, 8, 22, Some(301), BUSINESS, Never, No),
    Packed(2321, 20, 8, 12, Some(314), BUSINESS, Never, No),
    Packed(2341, 29, 8, 21, Some(319), TRANSIENT, Always, No),
    Packed(2370, 23, 8, 15, Some(322), VALIDATION, Never, No),
    Packed(2393, 22, 8, 14, Some(323), BUSINESS, Never, No),
    Packed(2415, 28, 8, 20, Some(334), PERMISSION, Never, No),
    Packed(2443, 35, 8, 27, Some(338), TRANSIENT, Always, No),
    Packed(2478, 30, 8, 22, Some(365), TRANSIENT, Always, No),
    Packed(2508, 25, 8, 17, Some(371), BUSINESS, Never, No),
    Packed(2533, 32, 8, 24, Some(391), PERMISSION, Never, No),
    Packed(2565, 18, 8, 10, Some(392), PERMISSION, Never, No),
    Packed(2583, 24, 8, 16, Some(398), TRANSIENT, IfIdempotent, Unknown),
    Packed(2607, 25, 8, 17, Some(402), TRANSIENT, Always, No),
    Packed(2632, 32, 8, 24, Some(404), PERMISSION, Never, No),
    Packed(2664, 55, 8, 47, Some(406), TRANSIENT, Always, No),
    Packed(2719, 52, 8, 44, Some(407), TRANSIENT, Always, No),
    Packed(2771, 31, 8, 23, Some(411), BUSINESS, Never, No),
    Packed(2802, 27, 8, 19, Some(412), TRANSIENT, Always, No),
    Packed(2829, 30, 8, 22, Some(433), TRANSIENT, Always, No),
    Packed(2859, 25, 8, 17, Some(449), TRANSIENT, Always, No),
    Packed(2884, 43, 8, 35, Some(450), TRANSIENT, Always, No),
    Packed(2927, 49, 8, 41, Some(453), TRANSIENT, Always, No),
    Packed(2976, 39, 8, 31, Some(462), TRANSIENT, Always, No),
    Packed(3015, 23, 8, 15, Some(9001), TRANSIENT, IfIdempotent, Unknown),
    Packed(3038, 43, 8, 35, Some(10003), BUSINESS, Never, No),
    Packed(3081, 24, 8, 16, Some(10058), TRANSIENT, Always, No),
    Packed(3105, 26, 8, 18, Some(10107), TRANSIENT, Always, No),
    Packed(3131, 26, 8, 18, Some(10334), VALIDATION, Never, No),
    Packed(3157, 20, 8, 12, Some(11000), BUSINESS, Never, No),
    Packed(3177, 29, 8, 21, Some(11600), TRANSIENT, IfIdempotent, Unknown),
    Packed(3206, 19, 8, 11, Some(11601), TRANSIENT, IfIdempotent, Unknown),
    Packed(3225, 39, 8, 31, Some(11602), TRANSIENT, IfIdempotent, Unknown),
    Packed(3264, 48, 8, 40, Some(12586), TRANSIENT, Always, No),
    Packed(3312, 49, 8, 41, Some(12587), TRANSIENT, Always, No),
    Packed(3361, 19, 8, 11, Some(13388), TRANSIENT, Always, No),
    Packed(3380, 31, 8, 23, Some(13435), TRANSIENT, Always, No),
    Packed(3411, 29, 8, 21, Some(13436), TRANSIENT, Always, No),
    Packed(3440, 22, 8, 14, Some(14031), BUSINESS, Never, No),
    Packed(3462, 25, 8, 17, Some(40413), VALIDATION, Never, No),
    Packed(3487, 24, 8, 16, Some(40414), VALIDATION, Never, No),
    Packed(3511, 23, 8, 15, Some(40415), VALIDATION, Never, No),
    Packed(3534, 26, 8, 18, Some(46841), BUSINESS, Never, No),
    Packed(3560, 46, 8, 38, Some(50915), TRANSIENT, Always, No),
    Packed(3606, 37, 8, 29, Some(91331), TRANSIENT, IfIdempotent, Unknown),
    Packed(3643, 33, 8, 25, Some(10_045_600), TRANSIENT, Always, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (5, &[HostGiven]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    91, 90, 105, 13, 63, 114, 119, 120, 129, 1, 70, 34, 111, 59, 82, 84, 81, 128, 52, 30,
    49, 50, 21, 69, 67, 22, 87, 64, 51, 27, 115, 65, 29, 55, 77, 7, 53, 4, 5, 3,
    125, 126, 127, 14, 33, 35, 83, 41, 18, 40, 109, 0, 117, 116, 131, 118, 108, 15, 28, 61,
    97, 12, 37, 36, 58, 76, 100, 112, 23, 47, 16, 26, 92, 101, 80, 89, 25, 17, 62, 42,
    56, 24, 2, 73, 122, 123, 113, 44, 88, 45, 78, 124, 11, 19, 102, 107, 79, 60, 86, 103,
    106, 54, 96, 93, 99, 130, 20, 31, 43, 68, 71, 110, 72, 121, 57, 98, 94, 74, 85, 75,
    66, 10, 9, 6, 39, 46, 104, 8, 95, 38, 32, 48,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
    120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131,
];
