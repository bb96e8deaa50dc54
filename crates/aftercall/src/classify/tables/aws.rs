//! AWS error codes, as services and SDKs name them.

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
    aws.AWS.SimpleQueueService.NonExistentQueue\
    aws.AccessDenied\
    aws.AccessDeniedException\
    aws.AccountProblem\
    aws.AccountSuspendedException\
    aws.AddressLimitExceeded\
    aws.AllAccessDisabled\
    aws.AlreadyExistsException\
    aws.AuthFailure\
    aws.AuthorizationHeaderMalformed\
    aws.BadDigest\
    aws.BadGatewayException\
    aws.BadRequestException\
    aws.BandwidthLimitExceeded\
    aws.BatchRequestTooLong\
    aws.BucketAlreadyExists\
    aws.BucketAlreadyOwnedByYou\
    aws.BucketNotEmpty\
    aws.CertificateNotFound\
    aws.ClientLimitExceededException\
    aws.ClientTimeoutException\
    aws.ClusterNotFoundException\
    aws.CodeStorageExceededException\
    aws.ConcurrentModification\
    aws.ConcurrentModificationException\
    aws.ConcurrentUpdateException\
    aws.ConditionalCheckFailedException\
    aws.ConfigurationSetSendingPausedException\
    aws.ConflictException\
    aws.DBInstanceNotFound\
    aws.DeleteConflict\
    aws.DependencyFailedException\
    aws.DependencyFailureException\
    aws.DependencyTimeoutException\
    aws.DependencyViolation\
    aws.DirectoryUnavailableException\
    aws.DisabledException\
    aws.DryRunOperation\
    aws.DryRunOperationException\
    aws.DuplicateResourceException\
    aws.EC2AccessDeniedException\
    aws.EC2ThrottledException\
    aws.ENILimitReachedException\
    aws.EmptyBatchRequest\
    aws.EntityAlreadyExists\
    aws.EntityAlreadyExistsException\
    aws.EntityNotFoundException\
    aws.EntityTemporarilyUnmodifiable\
    aws.EntityTooLarge\
    aws.EntityTooSmall\
    aws.ExecutionTimeoutException\
    aws.ExpiredNextTokenException\
    aws.ExpiredToken\
    aws.ExpiredTokenException\
    aws.FeatureDisabled\
    aws.ForbiddenException\
    aws.GatewayTimeoutException\
    aws.GoneException\
    aws.IDPCommunicationError\
    aws.IDPRejectedClaim\
    aws.IdempotencyException\
    aws.IdempotencyParameterMismatch\
    aws.IdempotentParameterMismatch\
    aws.IdempotentParameterMismatchException\
    aws.IllegalLocationConstraintException\
    aws.ImageNotFoundException\
    aws.IncompleteSignature\
    aws.IncorrectInstanceState\
    aws.IncorrectState\
    aws.IndexNotFoundException\
    aws.InstanceLimitExceeded\
    aws.InsufficientAddressCapacity\
    aws.InsufficientCapacityException\
    aws.InsufficientCapacityException.redshift-serverless\
    aws.InsufficientDBClusterCapacityFault\
    aws.InsufficientDBInstanceCapacity\
    aws.InsufficientHostCapacity\
    aws.InsufficientInstanceCapacity\
    aws.InsufficientReservedInstanceCapacity\
    aws.InternalError\
    aws.InternalErrorException\
    aws.InternalException\
    aws.InternalFailure\
    aws.InternalFailureException\
    aws.InternalServerError\
    aws.InternalServerErrorException\
    aws.InternalServerException\
    aws.InternalServiceError\
    aws.InternalServiceErrorException\
    aws.InternalServiceException\
    aws.InvalidAMIID.Malformed\
    aws.InvalidAMIID.NotFound\
    aws.InvalidAccessKeyId\
    aws.InvalidAction\
    aws.InvalidAllocationID.NotFound\
    aws.InvalidArgument\
    aws.InvalidArgumentException\
    aws.InvalidArnException\
    aws.InvalidAuthenticationCode\
    aws.InvalidBucketName\
    aws.InvalidBucketState\
    aws.InvalidCiphertextException\
    aws.InvalidClientTokenId\
    aws.InvalidDBClusterStateFault\
    aws.InvalidDBInstanceState\
    aws.InvalidDigest\
    aws.InvalidGroup.Duplicate\
    aws.InvalidGroup.NotFound\
    aws.InvalidGroupId.Malformed\
    aws.InvalidIdentityToken\
    aws.InvalidInput\
    aws.InvalidInputException\
    aws.InvalidInstanceID.Malformed\
    aws.InvalidInstanceID.NotFound\
    aws.InvalidKeyPair.Duplicate\
    aws.InvalidKeyPair.NotFound\
    aws.InvalidMessageContents\
    aws.InvalidNetworkInterfaceID.NotFound\
    aws.InvalidNextTokenException\
    aws.InvalidObjectState\
    aws.InvalidPaginationTokenException\
    aws.InvalidParameterCombination\
    aws.InvalidParameterCombinationException\
    aws.InvalidParameterException\
    aws.InvalidParameterValue\
    aws.InvalidParameterValueException\
    aws.InvalidPart\
    aws.InvalidPartOrder\
    aws.InvalidRange\
    aws.InvalidRequest\
    aws.InvalidRequestException\
    aws.InvalidResourceStateException\
    aws.InvalidSignatureException\
    aws.InvalidSnapshot.NotFound\
    aws.InvalidStateException\
    aws.InvalidStateTransitionException\
    aws.InvalidStorageClass\
    aws.InvalidSubnet\
    aws.InvalidSubnetID.NotFound\
    aws.InvalidTagException\
    aws.InvalidTokenException\
    aws.InvalidVPCNetworkStateFault\
    aws.InvalidVolume.NotFound\
    aws.InvalidVpcID.NotFound\
    aws.ItemCollectionSizeLimitExceededException\
    aws.KMSAccessDeniedException\
    aws.KMSInternalException\
    aws.KMSInvalidStateException\
    aws.KeyTooLongError\
    aws.KeyUnavailableException\
    aws.KmsAccessDenied\
    aws.KmsThrottled\
    aws.LimitExceeded\
    aws.LimitExceededException\
    aws.LimitExceededException.dynamodb\
    aws.LimitExceededException.kinesis\
    aws.MailFromDomainNotVerifiedException\
    aws.MalformedACLError\
    aws.MalformedPolicyDocument\
    aws.MalformedPolicyDocumentException\
    aws.MalformedQueryString\
    aws.MalformedXML\
    aws.MaxSpotInstanceCountExceeded\
    aws.MessageRejected\
    aws.MethodNotAllowed\
    aws.MethodNotAllowedException\
    aws.MissingAuthenticationToken\
    aws.MissingAuthenticationTokenException\
    aws.MissingContentLength\
    aws.MissingParameter\
    aws.MissingParameterValueException\
    aws.ModelErrorException\
    aws.ModelNotReadyException\
    aws.ModelTimeoutException\
    aws.NoPublishedVersionException\
    aws.NoSuchBucket\
    aws.NoSuchBucketPolicy\
    aws.NoSuchCORSConfiguration\
    aws.NoSuchEntity\
    aws.NoSuchKey\
    aws.NoSuchLifecycleConfiguration\
    aws.NoSuchTagSet\
    aws.NoSuchUpload\
    aws.NoSuchVersion\
    aws.NoSuchWebsiteConfiguration\
    aws.NotAuthorizedException\
    aws.NotFoundException\
    aws.NotImplemented\
    aws.NotSignedUp\
    aws.ObjectNotFoundException\
    aws.OperationAborted\
    aws.OperationInProgressException\
    aws.OperationNotPermittedException\
    aws.OperationTimeoutException\
    aws.OptInRequired\
    aws.OverLimit\
    aws.PackedPolicyTooLarge\
    aws.ParameterAlreadyExists\
    aws.ParameterNotFound\
    aws.PayloadTooLargeException\
    aws.PendingVerification\
    aws.PermanentRedirect\
    aws.PolicyLengthExceededException\
    aws.PolicyNotFoundException\
    aws.PreconditionFailed\
    aws.PreconditionFailedException\
    aws.PreconditionNotMetException\
    aws.PriorRequestNotComplete\
    aws.ProvisionedThroughputExceededException\
    aws.PurgeQueueInProgress\
    aws.QueryTimeoutException\
    aws.QueueDeletedRecently\
    aws.QueueDoesNotExist\
    aws.ReceiptHandleIsInvalid\
    aws.RecursiveInvocationException\
    aws.RegionDisabledException\
    aws.ReplicatedWriteConflictException\
    aws.RepositoryNotFoundException\
    aws.RequestExpired\
    aws.RequestInTheFuture\
    aws.RequestLimitExceeded\
    aws.RequestThrottled\
    aws.RequestThrottledException\
    aws.RequestTimeTooSkewed\
    aws.RequestTimeout\
    aws.RequestTimeoutException\
    aws.RequestTooLargeException\
    aws.ResourceAlreadyExistsException\
    aws.ResourceConflictException\
    aws.ResourceExistsException\
    aws.ResourceInUse\
    aws.ResourceInUseException\
    aws.ResourceLimitExceededException\
    aws.ResourceNotFound\
    aws.ResourceNotFoundException\
    aws.ResourceNotReadyException\
    aws.RetryableConflictException\
    aws.SecretNotFoundException\
    aws.SerializationException\
    aws.ServerException\
    aws.ServerSideEncryptionConfigurationNotFoundError\
    aws.ServiceException\
    aws.ServiceFailure\
    aws.ServiceFailureException\
    aws.ServiceLimitExceededException\
    aws.ServiceNotFoundException\
    aws.ServiceQuotaExceededException\
    aws.ServiceUnavailable\
    aws.ServiceUnavailableException\
    aws.SignatureDoesNotMatch\
    aws.SlowDown\
    aws.SnapStartNotReadyException\
    aws.StackSetNotFoundException\
    aws.TableNotFoundException\
    aws.TagLimitExceededException\
    aws.TextSizeLimitExceededException\
    aws.ThrottledClientException\
    aws.ThrottledException\
    aws.Throttling\
    aws.ThrottlingException\
    aws.TimeoutError\
    aws.TokenRefreshRequired\
    aws.TooManyEntriesInBatchRequest\
    aws.TooManyRequestsException\
    aws.TooManyTagsException\
    aws.TransactionCanceledException\
    aws.TransactionCanceledException.conditionalcheckfailed\
    aws.TransactionCanceledException.duplicateitem\
    aws.TransactionCanceledException.transactionconflict\
    aws.TransactionCanceledException.throttlingerror\
    aws.TransactionCanceledException.provisionedthroughputexceeded\
    aws.TransactionCanceledException.validationerror\
    aws.TransactionCanceledException.itemcollectionsizelimitexceeded\
    aws.TransactionConflictException\
    aws.TransactionInProgressException\
    aws.TypeNotFoundException\
    aws.UnauthorizedClientException\
    aws.UnauthorizedException\
    aws.UnauthorizedOperation\
    aws.Unavailable\
    aws.UnfulfillableCapacity\
    aws.UnknownOperationException\
    aws.UnmodifiableEntity\
    aws.UnprocessableEntityException\
    aws.UnrecognizedClientException\
    aws.Unsupported\
    aws.UnsupportedMediaTypeException\
    aws.UnsupportedOperation\
    aws.UnsupportedOperationException\
    aws.ValidationError\
    aws.ValidationException\
    aws.VcpuLimitExceeded\
    aws.VolumeInUse\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 43, 4, 39, None, VALIDATION, Never, No),
    Packed(43, 16, 4, 12, None, PERMISSION, Never, No),
    Packed(59, 25, 4, 21, None, PERMISSION, Never, No),
    Packed(84, 18, 4, 14, None, PERMISSION, Never, No),
    Packed(102, 29, 4, 25, None, BUSINESS, Never, No),
    Packed(131, 24, 4, 20, None, BUSINESS, Never, No),
    Packed(155, 21, 4, 17, None, PERMISSION, Never, No),
    Packed(176, 26, 4, 22, None, BUSINESS, Never, No),
    Packed(202, 15, 4, 11, None, PERMISSION, Never, No),
    Packed(217, 32, 4, 28, None, VALIDATION, Never, No),
    Packed(249, 13, 4, 9, None, VALIDATION, Never, No),
    Packed(262, 23, 4, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(285, 23, 4, 19, None, VALIDATION, Never, No),
    Packed(308, 26, 4, 22, None, TRANSIENT, Always, No),
    Packed(334, 23, 4, 19, None, VALIDATION, Never, No),
    Packed(357, 23, 4, 19, None, BUSINESS, Never, No),
    Packed(380, 27, 4, 23, None, BUSINESS, Never, No),
    Packed(407, 18, 4, 14, None, BUSINESS, Never, No),
    Packed(425, 23, 4, 19, None, VALIDATION, Never, No),
    Packed(448, 32, 4, 28, None, BUSINESS, Never, No),
    Packed(480, 26, 4, 22, None, TRANSIENT, Always, No),
    Packed(506, 28, 4, 24, None, VALIDATION, Never, No),
    Packed(534, 32, 4, 28, None, BUSINESS, Never, No),
    Packed(566, 26, 4, 22, None, TRANSIENT, Always, No),
    Packed(592, 35, 4, 31, None, BUSINESS, Never, No),
    Packed(627, 29, 4, 25, None, BUSINESS, Never, No),
    Packed(656, 35, 4, 31, None, BUSINESS, Never, No),
    Packed(691, 42, 4, 38, None, BUSINESS, Never, No),
    Packed(733, 21, 4, 17, None, BUSINESS, Never, No),
    Packed(754, 22, 4, 18, None, VALIDATION, Never, No),
    Packed(776, 18, 4, 14, None, BUSINESS, Never, No),
    Packed(794, 29, 4, 25, None, BUSINESS, Never, No),
    Packed(823, 30, 4, 26, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(853, 30, 4, 26, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(883, 23, 4, 19, None, BUSINESS, Never, No),
    Packed(906, 33, 4, 29, None, TRANSIENT, Always, No),
    Packed(939, 21, 4, 17, None, BUSINESS, Never, No),
    Packed(960, 19, 4, 15, None, BUSINESS, Never, No),
    Packed(979, 28, 4, 24, None, BUSINESS, Never, No),
    Packed(1007, 30, 4, 26, None, BUSINESS, Never, No),
    Packed(1037, 28, 4, 24, None, PERMISSION, Never, No),
    Packed(1065, 25, 4, 21, None, TRANSIENT, Always, No),
    Packed(1090, 28, 4, 24, None, BUSINESS, Never, No),
    Packed(1118, 21, 4, 17, None, VALIDATION, Never, No),
    Packed(1139, 23, 4, 19, None, BUSINESS, Never, No),
    Packed(1162, 32, 4, 28, None, BUSINESS, Never, No),
    Packed(1194, 27, 4, 23, None, VALIDATION, Never, No),
    Packed(1221, 33, 4, 29, None, TRANSIENT, Always, No),
    Packed(1254, 18, 4, 14, None, VALIDATION, Never, No),
    Packed(1272, 18, 4, 14, None, VALIDATION, Never, No),
    Packed(1290, 29, 4, 25, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1319, 29, 4, 25, None, VALIDATION, Never, No),
    Packed(1348, 16, 4, 12, None, PERMISSION, Never, No),
    Packed(1364, 25, 4, 21, None, PERMISSION, Never, No),
    Packed(1389, 19, 4, 15, None, BUSINESS, Never, No),
    Packed(1408, 22, 4, 18, None, PERMISSION, Never, No),
    Packed(1430, 27, 4, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1457, 17, 4, 13, None, BUSINESS, Never, No),
    Packed(1474, 25, 4, 21, None, TRANSIENT, Always, No),
    Packed(1499, 20, 4, 16, None, PERMISSION, Never, No),
    Packed(1519, 24, 4, 20, None, BUSINESS, Never, No),
    Packed(1543, 32, 4, 28, None, VALIDATION, Never, No),
    Packed(1575, 31, 4, 27, None, VALIDATION, Never, No),
    Packed(1606, 40, 4, 36, None, VALIDATION, Never, No),
    Packed(1646, 38, 4, 34, None, VALIDATION, Never, No),
    Packed(1684, 26, 4, 22, None, VALIDATION, Never, No),
    Packed(1710, 23, 4, 19, None, PERMISSION, Never, No),
    Packed(1733, 26, 4, 22, None, BUSINESS, Never, No),
    Packed(1759, 18, 4, 14, None, BUSINESS, Never, No),
    Packed(1777, 26, 4, 22, None, VALIDATION, Never, No),
    Packed(1803, 25, 4, 21, None, BUSINESS, Never, No),
    Packed(1828, 31, 4, 27, None, BUSINESS, Never, No),
    Packed(1859, 33, 4, 29, None, BUSINESS, Never, No),
    Packed(1892, 53, 4, 29, None, TRANSIENT, Always, No),
    Packed(1945, 38, 4, 34, None, BUSINESS, Never, No),
    Packed(1983, 34, 4, 30, None, BUSINESS, Never, No),
    Packed(2017, 28, 4, 24, None, BUSINESS, Never, No),
    Packed(2045, 32, 4, 28, None, BUSINESS, Never, No),
    Packed(2077, 40, 4, 36, None, BUSINESS, Never, No),
    Packed(2117, 17, 4, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2134, 26, 4, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2160, 21, 4, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2181, 19, 4, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2200, 28, 4, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2228, 23, 4, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2251, 32, 4, 28, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2283, 27, 4, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2310, 24, 4, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2334, 33, 4, 29, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2367, 28, 4, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2395, 26, 4, 22, None, VALIDATION, Never, No),
    Packed(2421, 25, 4, 21, None, VALIDATION, Never, No),
    Packed(2446, 22, 4, 18, None, PERMISSION, Never, No),
    Packed(2468, 17, 4, 13, None, VALIDATION, Never, No),
    Packed(2485, 32, 4, 28, None, VALIDATION, Never, No),
    Packed(2517, 19, 4, 15, None, VALIDATION, Never, No),
    Packed(2536, 28, 4, 24, None, VALIDATION, Never, No),
    Packed(2564, 23, 4, 19, None, VALIDATION, Never, No),
    Packed(2587, 29, 4, 25, None, PERMISSION, Never, No),
    Packed(2616, 21, 4, 17, None, VALIDATION, Never, No),
    Packed(2637, 22, 4, 18, None, BUSINESS, Never, No),
    Packed(2659, 30, 4, 26, None, VALIDATION, Never, No),
    Packed(2689, 24, 4, 20, None, PERMISSION, Never, No),
    Packed(2713, 30, 4, 26, None, BUSINESS, Never, No),
    Packed(2743, 26, 4, 22, None, BUSINESS, Never, No),
    Packed(2769, 17, 4, 13, None, VALIDATION, Never, No),
    Packed(2786, 26, 4, 22, None, BUSINESS, Never, No),
    Packed(2812, 25, 4, 21, None, VALIDATION, Never, No),
    Packed(2837, 28, 4, 24, None, VALIDATION, Never, No),
    Packed(2865, 24, 4, 20, None, PERMISSION, Never, No),
    Packed(2889, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(2905, 25, 4, 21, None, VALIDATION, Never, No),
    Packed(2930, 31, 4, 27, None, VALIDATION, Never, No),
    Packed(2961, 30, 4, 26, None, VALIDATION, Never, No),
    Packed(2991, 28, 4, 24, None, BUSINESS, Never, No),
    Packed(3019, 27, 4, 23, None, VALIDATION, Never, No),
    Packed(3046, 26, 4, 22, None, VALIDATION, Never, No),
    Packed(3072, 38, 4, 34, None, VALIDATION, Never, No),
    Packed(3110, 29, 4, 25, None, VALIDATION, Never, No),
    Packed(3139, 22, 4, 18, None, BUSINESS, Never, No),
    Packed(3161, 35, 4, 31, None, VALIDATION, Never, No),
    Packed(3196, 31, 4, 27, None, VALIDATION, Never, No),
    Packed(3227, 40, 4, 36, None, VALIDATION, Never, No),
    Packed(3267, 29, 4, 25, None, VALIDATION, Never, No),
    Packed(3296, 25, 4, 21, None, VALIDATION, Never, No),
    Packed(3321, 34, 4, 30, None, VALIDATION, Never, No),
    Packed(3355, 15, 4, 11, None, VALIDATION, Never, No),
    Packed(3370, 20, 4, 16, None, VALIDATION, Never, No),
    Packed(3390, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(3406, 18, 4, 14, None, VALIDATION, Never, No),
    Packed(3424, 27, 4, 23, None, VALIDATION, Never, No),
    Packed(3451, 33, 4, 29, None, BUSINESS, Never, No),
    Packed(3484, 29, 4, 25, None, PERMISSION, Never, No),
    Packed(3513, 28, 4, 24, None, VALIDATION, Never, No),
    Packed(3541, 25, 4, 21, None, BUSINESS, Never, No),
    Packed(3566, 35, 4, 31, None, BUSINESS, Never, No),
    Packed(3601, 23, 4, 19, None, VALIDATION, Never, No),
    Packed(3624, 17, 4, 13, None, VALIDATION, Never, No),
    Packed(3641, 28, 4, 24, None, VALIDATION, Never, No),
    Packed(3669, 23, 4, 19, None, VALIDATION, Never, No),
    Packed(3692, 25, 4, 21, None, PERMISSION, Never, No),
    Packed(3717, 31, 4, 27, None, BUSINESS, Never, No),
    Packed(3748, 26, 4, 22, None, VALIDATION, Never, No),
    Packed(3774, 25, 4, 21, None, VALIDATION, Never, No),
    Packed(3799, 44, 4, 40, None, BUSINESS, Never, No),
    Packed(3843, 28, 4, 24, None, PERMISSION, Never, No),
    Packed(3871, 24, 4, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3895, 28, 4, 24, None, BUSINESS, Never, No),
    Packed(3923, 19, 4, 15, None, VALIDATION, Never, No),
    Packed(3942, 27, 4, 23, None, TRANSIENT, Always, No),
    Packed(3969, 19, 4, 15, None, PERMISSION, Never, No),
    Packed(3988, 16, 4, 12, None, TRANSIENT, Always, No),
    Packed(4004, 17, 4, 13, None, BUSINESS, Never, No),
    Packed(4021, 26, 4, 22, None, BUSINESS, Never, No),
    Packed(4047, 35, 4, 22, None, TRANSIENT, Always, No),
    Packed(4082, 34, 4, 22, None, TRANSIENT, Always, No),
    Packed(4116, 38, 4, 34, None, BUSINESS, Never, No),
    Packed(4154, 21, 4, 17, None, VALIDATION, Never, No),
    Packed(4175, 27, 4, 23, None, VALIDATION, Never, No),
    Packed(4202, 36, 4, 32, None, VALIDATION, Never, No),
    Packed(4238, 24, 4, 20, None, VALIDATION, Never, No),
    Packed(4262, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(4278, 32, 4, 28, None, BUSINESS, Never, No),
    Packed(4310, 19, 4, 15, None, BUSINESS, Never, No),
    Packed(4329, 20, 4, 16, None, VALIDATION, Never, No),
    Packed(4349, 29, 4, 25, None, VALIDATION, Never, No),
    Packed(4378, 30, 4, 26, None, PERMISSION, Never, No),
    Packed(4408, 39, 4, 35, None, PERMISSION, Never, No),
    Packed(4447, 24, 4, 20, None, VALIDATION, Never, No),
    Packed(4471, 20, 4, 16, None, VALIDATION, Never, No),
    Packed(4491, 34, 4, 30, None, VALIDATION, Never, No),
    Packed(4525, 23, 4, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4548, 26, 4, 22, None, TRANSIENT, Always, No),
    Packed(4574, 25, 4, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4599, 31, 4, 27, None, BUSINESS, Never, No),
    Packed(4630, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(4646, 22, 4, 18, None, VALIDATION, Never, No),
    Packed(4668, 27, 4, 23, None, VALIDATION, Never, No),
    Packed(4695, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(4711, 13, 4, 9, None, VALIDATION, Never, No),
    Packed(4724, 32, 4, 28, None, VALIDATION, Never, No),
    Packed(4756, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(4772, 16, 4, 12, None, VALIDATION, Never, No),
    Packed(4788, 17, 4, 13, None, VALIDATION, Never, No),
    Packed(4805, 30, 4, 26, None, VALIDATION, Never, No),
    Packed(4835, 26, 4, 22, None, PERMISSION, Never, No),
    Packed(4861, 21, 4, 17, None, VALIDATION, Never, No),
    Packed(4882, 18, 4, 14, None, VALIDATION, Never, No),
    Packed(4900, 15, 4, 11, None, PERMISSION, Never, No),
    Packed(4915, 27, 4, 23, None, VALIDATION, Never, No),
    Packed(4942, 20, 4, 16, None, TRANSIENT, Always, No),
    Packed(4962, 32, 4, 28, None, TRANSIENT, Always, No),
    Packed(4994, 34, 4, 30, None, BUSINESS, Never, No),
    Packed(5028, 29, 4, 25, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(5057, 17, 4, 13, None, BUSINESS, Never, No),
    Packed(5074, 13, 4, 9, None, BUSINESS, Never, No),
    Packed(5087, 24, 4, 20, None, VALIDATION, Never, No),
    Packed(5111, 26, 4, 22, None, BUSINESS, Never, No),
    Packed(5137, 21, 4, 17, None, VALIDATION, Never, No),
    Packed(5158, 28, 4, 24, None, VALIDATION, Never, No),
    Packed(5186, 23, 4, 19, None, BUSINESS, Never, No),
    Packed(5209, 21, 4, 17, None, VALIDATION, Never, No),
    Packed(5230, 33, 4, 29, None, BUSINESS, Never, No),
    Packed(5263, 27, 4, 23, None, VALIDATION, Never, No),
    Packed(5290, 22, 4, 18, None, BUSINESS, Never, No),
    Packed(5312, 31, 4, 27, None, BUSINESS, Never, No),
    Packed(5343, 31, 4, 27, None, BUSINESS, Never, No),
    Packed(5374, 27, 4, 23, None, TRANSIENT, Always, No),
    Packed(5401, 42, 4, 38, None, TRANSIENT, Always, No),
    Packed(5443, 24, 4, 20, None, TRANSIENT, Always, No),
    Packed(5467, 25, 4, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(5492, 24, 4, 20, None, TRANSIENT, Always, No),
    Packed(5516, 21, 4, 17, None, VALIDATION, Never, No),
    Packed(5537, 26, 4, 22, None, VALIDATION, Never, No),
    Packed(5563, 32, 4, 28, None, BUSINESS, Never, No),
    Packed(5595, 27, 4, 23, None, PERMISSION, Never, No),
    Packed(5622, 36, 4, 32, None, TRANSIENT, Always, No),
    Packed(5658, 31, 4, 27, None, VALIDATION, Never, No),
    Packed(5689, 18, 4, 14, None, PERMISSION, Never, No),
    Packed(5707, 22, 4, 18, None, PERMISSION, Never, No),
    Packed(5729, 24, 4, 20, None, TRANSIENT, Always, No),
    Packed(5753, 20, 4, 16, None, TRANSIENT, Always, No),
    Packed(5773, 29, 4, 25, None, TRANSIENT, Always, No),
    Packed(5802, 24, 4, 20, None, PERMISSION, Never, No),
    Packed(5826, 18, 4, 14, None, TRANSIENT, Always, No),
    Packed(5844, 27, 4, 23, None, TRANSIENT, Always, No),
    Packed(5871, 28, 4, 24, None, VALIDATION, Never, No),
    Packed(5899, 34, 4, 30, None, BUSINESS, Never, No),
    Packed(5933, 29, 4, 25, None, BUSINESS, Never, No),
    Packed(5962, 27, 4, 23, None, BUSINESS, Never, No),
    Packed(5989, 17, 4, 13, None, BUSINESS, Never, No),
    Packed(6006, 26, 4, 22, None, BUSINESS, Never, No),
    Packed(6032, 34, 4, 30, None, BUSINESS, Never, No),
    Packed(6066, 20, 4, 16, None, VALIDATION, Never, No),
    Packed(6086, 29, 4, 25, None, VALIDATION, Never, No),
    Packed(6115, 29, 4, 25, None, TRANSIENT, Always, No),
    Packed(6144, 30, 4, 26, None, TRANSIENT, Always, No),
    Packed(6174, 27, 4, 23, None, VALIDATION, Never, No),
    Packed(6201, 26, 4, 22, None, VALIDATION, Never, No),
    Packed(6227, 19, 4, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(6246, 50, 4, 46, None, VALIDATION, Never, No),
    Packed(6296, 20, 4, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(6316, 18, 4, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(6334, 27, 4, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(6361, 33, 4, 29, None, BUSINESS, Never, No),
    Packed(6394, 28, 4, 24, None, VALIDATION, Never, No),
    Packed(6422, 33, 4, 29, None, BUSINESS, Never, No),
    Packed(6455, 22, 4, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(6477, 31, 4, 27, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(6508, 25, 4, 21, None, PERMISSION, Never, No),
    Packed(6533, 12, 4, 8, None, TRANSIENT, Always, No),
    Packed(6545, 30, 4, 26, None, TRANSIENT, Always, No),
    Packed(6575, 29, 4, 25, None, VALIDATION, Never, No),
    Packed(6604, 26, 4, 22, None, VALIDATION, Never, No),
    Packed(6630, 29, 4, 25, None, BUSINESS, Never, No),
    Packed(6659, 34, 4, 30, None, VALIDATION, Never, No),
    Packed(6693, 28, 4, 24, None, TRANSIENT, Always, No),
    Packed(6721, 22, 4, 18, None, TRANSIENT, Always, No),
    Packed(6743, 14, 4, 10, None, TRANSIENT, Always, No),
    Packed(6757, 23, 4, 19, None, TRANSIENT, Always, No),
    Packed(6780, 16, 4, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(6796, 24, 4, 20, None, PERMISSION, Never, No),
    Packed(6820, 32, 4, 28, None, VALIDATION, Never, No),
    Packed(6852, 28, 4, 24, None, TRANSIENT, Always, No),
    Packed(6880, 24, 4, 20, None, BUSINESS, Never, No),
    Packed(6904, 32, 4, 28, None, Unsaid, Never, No),
    Packed(6936, 55, 4, 28, None, BUSINESS, Never, No),
    Packed(6991, 46, 4, 28, None, BUSINESS, Never, No),
    Packed(7037, 52, 4, 28, None, TRANSIENT, Always, No),
    Packed(7089, 48, 4, 28, None, TRANSIENT, Always, No),
    Packed(7137, 62, 4, 28, None, TRANSIENT, Always, No),
    Packed(7199, 48, 4, 28, None, VALIDATION, Never, No),
    Packed(7247, 64, 4, 28, None, VALIDATION, Never, No),
    Packed(7311, 32, 4, 28, None, TRANSIENT, Always, No),
    Packed(7343, 34, 4, 30, None, TRANSIENT, Always, No),
    Packed(7377, 25, 4, 21, None, VALIDATION, Never, No),
    Packed(7402, 31, 4, 27, None, PERMISSION, Never, No),
    Packed(7433, 25, 4, 21, None, PERMISSION, Never, No),
    Packed(7458, 25, 4, 21, None, PERMISSION, Never, No),
    Packed(7483, 15, 4, 11, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7498, 25, 4, 21, None, BUSINESS, Never, No),
    Packed(7523, 29, 4, 25, None, VALIDATION, Never, No),
    Packed(7552, 22, 4, 18, None, BUSINESS, Never, No),
    Packed(7574, 32, 4, 28, None, VALIDATION, Never, No),
    Packed(7606, 31, 4, 27, None, PERMISSION, Never, No),
    Packed(7637, 15, 4, 11, None, BUSINESS, Never, No),
    Packed(7652, 33, 4, 29, None, VALIDATION, Never, No),
    Packed(7685, 24, 4, 20, None, VALIDATION, Never, No),
    Packed(7709, 33, 4, 29, None, VALIDATION, Never, No),
    Packed(7742, 19, 4, 15, None, VALIDATION, Never, No),
    Packed(7761, 23, 4, 19, None, VALIDATION, Never, No),
    Packed(7784, 21, 4, 17, None, BUSINESS, Never, No),
    Packed(7805, 15, 4, 11, None, BUSINESS, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (73, &[Service("redshift-serverless")]),
    (154, &[Service("dynamodb")]),
    (155, &[Service("kinesis")]),
    (266, &[Message("ConditionalCheckFailed")]),
    (267, &[Message("DuplicateItem")]),
    (268, &[Message("TransactionConflict")]),
    (269, &[Message("ThrottlingError")]),
    (270, &[Message("ProvisionedThroughputExceeded")]),
    (271, &[Message("ValidationError")]),
    (272, &[Message("ItemCollectionSizeLimitExceeded")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
    120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139,
    140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159,
    160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179,
    180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199,
    200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
    220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239,
    240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259,
    260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279,
    280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292,
];

static BY_NUMBER: &[u16] = &[];
