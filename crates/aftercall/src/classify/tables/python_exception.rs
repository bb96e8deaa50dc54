//! Python exception classes, of the language and of common libraries.

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
    python_exception.APIConnectionError\
    python_exception.APIResponseValidationError\
    python_exception.APITimeoutError\
    python_exception.Aborted\
    python_exception.ActiveSqlTransaction\
    python_exception.AddressValueError\
    python_exception.AdminShutdown\
    python_exception.AdminShutdownError\
    python_exception.AlreadyExists\
    python_exception.AmbiguousAlias\
    python_exception.AmbiguousColumn\
    python_exception.AmbiguousFunction\
    python_exception.AmbiguousParameter\
    python_exception.ArrayElementError\
    python_exception.AssertFailure\
    python_exception.AssertionError\
    python_exception.AttributeError\
    python_exception.AuthenticationError\
    python_exception.AuthenticationWrongNumberOfArgsError\
    python_exception.AutoReconnect\
    python_exception.BadCopyFileFormat\
    python_exception.BadGateway\
    python_exception.BadRequest\
    python_exception.BadRequestError\
    python_exception.BadRequestError.credit-balance-is-too\
    python_exception.BadRequestError.reached-your-specified-api\
    python_exception.BadZipFile\
    python_exception.BaseExceptionGroup\
    python_exception.BlockingIOError\
    python_exception.BranchTransactionAlreadyActive\
    python_exception.BrokenExecutor\
    python_exception.BrokenPipeError\
    python_exception.BrokenResourceError\
    python_exception.BulkWriteError\
    python_exception.BusyLoadingError\
    python_exception.CalledProcessError\
    python_exception.CancellationTimeout\
    python_exception.CancelledError\
    python_exception.CannotCoerce\
    python_exception.CannotConnectNow\
    python_exception.CannotConnectNowError\
    python_exception.CantChangeRuntimeParam\
    python_exception.CapacityNotAvailableError\
    python_exception.CardError\
    python_exception.CardinalityViolation\
    python_exception.CaseNotFound\
    python_exception.CharacterNotInRepertoire\
    python_exception.CheckViolation\
    python_exception.CheckViolationError\
    python_exception.ChecksumError\
    python_exception.ChunkedEncodingError\
    python_exception.ClientAuthenticationError\
    python_exception.ClientConnectionResetError\
    python_exception.ClientConnectorCertificateError\
    python_exception.ClientConnectorDNSError\
    python_exception.ClientConnectorDNSError.host_given\
    python_exception.ClientConnectorError\
    python_exception.ClientConnectorSSLError\
    python_exception.ClientError\
    python_exception.ClientHttpProxyError\
    python_exception.ClientOSError\
    python_exception.ClientPayloadError\
    python_exception.ClientProxyConnectionError\
    python_exception.ClientResponseError\
    python_exception.CloseError\
    python_exception.ClosedPoolError\
    python_exception.ClosedResourceError\
    python_exception.ClusterCrossSlotError\
    python_exception.ClusterDownError\
    python_exception.CollationMismatch\
    python_exception.ConfigFileError\
    python_exception.ConfigParseError\
    python_exception.ConfigurationLimitExceeded\
    python_exception.Conflict\
    python_exception.ConflictError\
    python_exception.ConnectError\
    python_exception.ConnectError.name-or-service-not.host_given\
    python_exception.ConnectError.nodename-nor-servname-provided.host_given\
    python_exception.ConnectError.certificate-verify-failed\
    python_exception.ConnectError.certificate-required\
    python_exception.ConnectError.wrong-version-number\
    python_exception.ConnectError.alert-protocol-version\
    python_exception.ConnectTimeout\
    python_exception.ConnectTimeoutError\
    python_exception.ConnectionAbortedError\
    python_exception.ConnectionClosedError\
    python_exception.ConnectionDoesNotExist\
    python_exception.ConnectionDoesNotExistError\
    python_exception.ConnectionError\
    python_exception.ConnectionError.name-or-service-not.host_given\
    python_exception.ConnectionError.nodename-nor-servname-provided.host_given\
    python_exception.ConnectionException\
    python_exception.ConnectionFailure\
    python_exception.ConnectionFailureError\
    python_exception.ConnectionRefusedError\
    python_exception.ConnectionResetError\
    python_exception.ConnectionTimeout\
    python_exception.ConnectionTimeout.elasticsearch\
    python_exception.ConnectionTimeout.elastic-transport\
    python_exception.ConnectionTimeout.opensearchpy\
    python_exception.ConnectionTimeoutError\
    python_exception.ContainingSqlNotPermitted\
    python_exception.ContentDecodingError\
    python_exception.ContentFilterFinishReasonError\
    python_exception.ContentTypeError\
    python_exception.CookieConflict\
    python_exception.CrashShutdown\
    python_exception.CredentialRetrievalError\
    python_exception.CursorNotFound\
    python_exception.DataCorrupted\
    python_exception.DataError\
    python_exception.DataException\
    python_exception.DatabaseDropped\
    python_exception.DatatypeMismatch\
    python_exception.DatetimeFieldOverflow\
    python_exception.DeadlineExceeded\
    python_exception.DeadlockDetected\
    python_exception.DeadlockDetectedError\
    python_exception.DecodeError\
    python_exception.DecodeError.jwt\
    python_exception.DecodingError\
    python_exception.DependentObjectsStillExist\
    python_exception.DependentPrivilegeDescriptorsStillExist\
    python_exception.DiagnosticsException\
    python_exception.DisconnectionError\
    python_exception.DiskFull\
    python_exception.DivisionByZero\
    python_exception.DoesNotExist\
    python_exception.DuplicateAlias\
    python_exception.DuplicateColumn\
    python_exception.DuplicateCursor\
    python_exception.DuplicateDatabase\
    python_exception.DuplicateFile\
    python_exception.DuplicateFunction\
    python_exception.DuplicateJsonObjectKeyValue\
    python_exception.DuplicateKeyError\
    python_exception.DuplicateObject\
    python_exception.DuplicatePstatement\
    python_exception.DuplicateSchema\
    python_exception.DuplicateTable\
    python_exception.EOFError\
    python_exception.EmptyPoolError\
    python_exception.EmptyResultSet\
    python_exception.EndpointConnectionError\
    python_exception.EndpointResolutionError\
    python_exception.ErrorInAssignment\
    python_exception.EscapeCharacterConflict\
    python_exception.EventStreamError\
    python_exception.EventTriggerProtocolViolated\
    python_exception.Exception\
    python_exception.ExceptionGroup\
    python_exception.ExclusionViolation\
    python_exception.ExclusionViolationError\
    python_exception.ExecAbortError\
    python_exception.ExecutionTimeout\
    python_exception.ExternalRoutineException\
    python_exception.ExternalRoutineInvocationException\
    python_exception.FailedPrecondition\
    python_exception.FdwColumnNameNotFound\
    python_exception.FdwDynamicParameterValueNeeded\
    python_exception.FdwError\
    python_exception.FdwFunctionSequenceError\
    python_exception.FdwInconsistentDescriptorInformation\
    python_exception.FdwInvalidAttributeValue\
    python_exception.FdwInvalidColumnName\
    python_exception.FdwInvalidColumnNumber\
    python_exception.FdwInvalidDataType\
    python_exception.FdwInvalidDataTypeDescriptors\
    python_exception.FdwInvalidDescriptorFieldIdentifier\
    python_exception.FdwInvalidHandle\
    python_exception.FdwInvalidOptionIndex\
    python_exception.FdwInvalidOptionName\
    python_exception.FdwInvalidStringFormat\
    python_exception.FdwInvalidStringLengthOrBufferLength\
    python_exception.FdwInvalidUseOfNullPointer\
    python_exception.FdwNoSchemas\
    python_exception.FdwOptionNameNotFound\
    python_exception.FdwOutOfMemory\
    python_exception.FdwReplyHandle\
    python_exception.FdwSchemaNotFound\
    python_exception.FdwTableNotFound\
    python_exception.FdwTooManyHandles\
    python_exception.FdwUnableToCreateExecution\
    python_exception.FdwUnableToCreateReply\
    python_exception.FdwUnableToEstablishConnection\
    python_exception.FeatureNotSupported\
    python_exception.FileExistsError\
    python_exception.FileNameTooLong\
    python_exception.FileNotFoundError\
    python_exception.FlexibleChecksumError\
    python_exception.FloatingPointException\
    python_exception.Forbidden\
    python_exception.ForeignKeyViolation\
    python_exception.FunctionExecutedNoReturnStatement\
    python_exception.GatewayTimeout\
    python_exception.GeneratedAlways\
    python_exception.GroupingError\
    python_exception.HTTPClientError\
    python_exception.HTTPError\
    python_exception.HTTPStatusError\
    python_exception.HeldCursorRequiresSameIsolationLevel\
    python_exception.HostChangedError\
    python_exception.hot-standby-conflictHot-standby conflict\
    python_exception.HttpResponseError\
    python_exception.IdempotencyError\
    python_exception.IdleInTransactionSessionTimeout\
    python_exception.IdleSessionTimeout\
    python_exception.ImportError\
    python_exception.InFailedSqlTransaction\
    python_exception.InappropriateAccessModeForBranchTransaction\
    python_exception.InappropriateIsolationLevelForBranchTransaction\
    python_exception.IncompleteRead\
    python_exception.IncompleteReadError\
    python_exception.IndeterminateCollation\
    python_exception.IndeterminateDatatype\
    python_exception.IndexCorrupted\
    python_exception.IndexError\
    python_exception.IndicatorOverflow\
    python_exception.InsufficientPrivilege\
    python_exception.InsufficientPrivilegeError\
    python_exception.InsufficientResources\
    python_exception.IntegrityConstraintViolation\
    python_exception.IntegrityError\
    python_exception.IntegrityError.not-null-constraint-failed\
    python_exception.IntegrityError.violates-not-null-constraint\
    python_exception.IntegrityError.cannot-be-null\
    python_exception.IntegrityError.datatype-mismatch\
    python_exception.InterfaceError\
    python_exception.InterfaceError.connection-already-closed\
    python_exception.InterfaceError.connection-is-closed\
    python_exception.InternalError\
    python_exception.InternalServerError\
    python_exception.InterruptedError\
    python_exception.IntervalFieldOverflow\
    python_exception.InvalidArgument\
    python_exception.InvalidArgumentForLog\
    python_exception.InvalidArgumentForNthValue\
    python_exception.InvalidArgumentForNtile\
    python_exception.InvalidArgumentForPowerFunction\
    python_exception.InvalidArgumentForSqlJsonDatetimeFunction\
    python_exception.InvalidArgumentForWidthBucketFunction\
    python_exception.InvalidArgumentForXquery\
    python_exception.InvalidAuthorizationSpecification\
    python_exception.InvalidAuthorizationSpecificationError\
    python_exception.InvalidBinaryRepresentation\
    python_exception.InvalidCatalogName\
    python_exception.InvalidCharacterValueForCast\
    python_exception.InvalidChunkLength\
    python_exception.InvalidColumnDefinition\
    python_exception.InvalidColumnReference\
    python_exception.InvalidCursorDefinition\
    python_exception.InvalidCursorName\
    python_exception.InvalidCursorState\
    python_exception.InvalidDNSNameError\
    python_exception.InvalidDatabaseDefinition\
    python_exception.InvalidDatetimeFormat\
    python_exception.InvalidEscapeCharacter\
    python_exception.InvalidEscapeOctet\
    python_exception.InvalidEscapeSequence\
    python_exception.InvalidExpressionError\
    python_exception.InvalidForeignKey\
    python_exception.InvalidFunctionDefinition\
    python_exception.InvalidGrantOperation\
    python_exception.InvalidGrantor\
    python_exception.InvalidHeader\
    python_exception.InvalidHostLabelError\
    python_exception.InvalidIndicatorParameterValue\
    python_exception.InvalidJSONError\
    python_exception.InvalidJsonText\
    python_exception.InvalidName\
    python_exception.InvalidObjectDefinition\
    python_exception.InvalidOperation\
    python_exception.InvalidParameterValue\
    python_exception.InvalidPassword\
    python_exception.InvalidPasswordError\
    python_exception.InvalidPrecedingOrFollowingSize\
    python_exception.InvalidProxyURL\
    python_exception.InvalidPstatementDefinition\
    python_exception.InvalidRecursion\
    python_exception.InvalidRegionError\
    python_exception.InvalidRegularExpression\
    python_exception.InvalidRoleSpecification\
    python_exception.InvalidRowCountInLimitClause\
    python_exception.InvalidRowCountInResultOffsetClause\
    python_exception.InvalidSchema\
    python_exception.InvalidSchemaDefinition\
    python_exception.InvalidSchemaName\
    python_exception.InvalidSpecification\
    python_exception.InvalidSqlJsonSubscript\
    python_exception.InvalidSqlStatementName\
    python_exception.InvalidSqlstateReturned\
    python_exception.InvalidTableDefinition\
    python_exception.InvalidTablesampleArgument\
    python_exception.InvalidTablesampleRepeat\
    python_exception.InvalidTextRepresentation\
    python_exception.InvalidTextRepresentationError\
    python_exception.InvalidTimeZoneDisplacementValue\
    python_exception.InvalidTransactionInitiation\
    python_exception.InvalidTransactionState\
    python_exception.InvalidTransactionTermination\
    python_exception.InvalidURL\
    python_exception.InvalidUrlClientError\
    python_exception.InvalidUrlRedirectClientError\
    python_exception.InvalidUseOfEscapeCharacter\
    python_exception.InvalidXmlComment\
    python_exception.InvalidXmlContent\
    python_exception.InvalidXmlDocument\
    python_exception.InvalidXmlProcessingInstruction\
    python_exception.IoError\
    python_exception.IsADirectoryError\
    python_exception.JSONDecodeError\
    python_exception.JSONDecodeError.expecting-delimiter\
    python_exception.JSONDecodeError.unterminated-string\
    python_exception.KeyError\
    python_exception.KeyboardInterrupt\
    python_exception.LengthFinishReasonError\
    python_exception.LocalProtocolError\
    python_exception.LocationParseError\
    python_exception.LocationValueError\
    python_exception.LocatorException\
    python_exception.LockFileExists\
    python_exception.LockNotAvailable\
    python_exception.LockNotAvailableError\
    python_exception.LoginInsufficientPermissions\
    python_exception.LoginRefreshRequired\
    python_exception.LookupError\
    python_exception.MasterDownError\
    python_exception.MaxConnectionsError\
    python_exception.MaxRetryError\
    python_exception.McpError\
    python_exception.MemoryError\
    python_exception.MethodNotAllowed\
    python_exception.MissingDependencyException\
    python_exception.MissingParametersError\
    python_exception.MissingSchema\
    python_exception.ModifyingSqlDataNotPermitted\
    python_exception.ModuleNotFoundError\
    python_exception.MoreThanOneSqlJsonItem\
    python_exception.MostSpecificTypeMismatch\
    python_exception.MultipleObjectsReturned\
    python_exception.MultipleResultsFound\
    python_exception.NameError\
    python_exception.NameResolutionError\
    python_exception.NameResolutionError.host_given\
    python_exception.NameTooLong\
    python_exception.NetworkTimeout\
    python_exception.NewConnectionError\
    python_exception.NoActiveSqlTransaction\
    python_exception.NoActiveSqlTransactionForBranchTransaction\
    python_exception.NoAuthTokenError\
    python_exception.NoCredentialsError\
    python_exception.NoDataFound\
    python_exception.NoPermissionError\
    python_exception.NoRegionError\
    python_exception.NoResultFound\
    python_exception.NoScriptError\
    python_exception.NoSqlJsonItem\
    python_exception.NonHttpUrlClientError\
    python_exception.NonNumericSqlJsonItem\
    python_exception.NonUniqueKeysInAJsonObject\
    python_exception.NonstandardUseOfEscapeCharacter\
    python_exception.NotADirectoryError\
    python_exception.NotAnXmlDocument\
    python_exception.NotFound\
    python_exception.NotFoundError\
    python_exception.NotImplementedError\
    python_exception.NotNullViolation\
    python_exception.NotNullViolationError\
    python_exception.NotPrimaryError\
    python_exception.NotSupportedError\
    python_exception.NullValueNoIndicatorParameter\
    python_exception.NullValueNotAllowed\
    python_exception.NumericValueOutOfRange\
    python_exception.OAuthError\
    python_exception.OSError\
    python_exception.ObjectDoesNotExist\
    python_exception.ObjectInUse\
    python_exception.ObjectNotInPrerequisiteState\
    python_exception.OperationFailure\
    python_exception.OperationNotPageableError\
    python_exception.OperationalError\
    python_exception.OperationalError.database-is-locked\
    python_exception.OperationalError.database-table-is-locked\
    python_exception.OperationalError.no-such-table\
    python_exception.OperationalError.no-such-column\
    python_exception.OperationalError.syntax-error\
    python_exception.OperationalError.disk-is-full\
    python_exception.OperationalError.readonly-database\
    python_exception.OperationalError.server-closed-the-connection\
    python_exception.OperationalError.connection-has-been-closed\
    python_exception.OperationalError.lost-connection-to-mysql\
    python_exception.OperationalError.password-authentication-failed\
    python_exception.OperationalError.too-many-clients-already\
    python_exception.OperationalError.already-exists\
    python_exception.OperatorIntervention\
    python_exception.OutOfMemory\
    python_exception.OutOfMemoryError.redis\
    python_exception.OutOfRange\
    python_exception.OverflowError\
    python_exception.OverloadedError\
    python_exception.PaginationError\
    python_exception.ParamValidationError\
    python_exception.PartialCredentialsError\
    python_exception.PendingRollbackError\
    python_exception.PermissionDenied\
    python_exception.PermissionDeniedError\
    python_exception.PermissionError\
    python_exception.PipelineAborted\
    python_exception.PlpgsqlError\
    python_exception.PoolTimeout\
    python_exception.PostgresConnectionError\
    python_exception.PostgresSyntaxError\
    python_exception.ProfileNotFound\
    python_exception.ProgramLimitExceeded\
    python_exception.ProgrammingError\
    python_exception.ProgrammingError.permission-denied\
    python_exception.ProgrammingError.already-exists\
    python_exception.ProgrammingError.database-exists\
    python_exception.ProhibitedSqlStatementAttempted\
    python_exception.ProtocolError\
    python_exception.ProtocolViolation\
    python_exception.ProxyConnectionError\
    python_exception.ProxyError\
    python_exception.PydanticCustomError\
    python_exception.PydanticSerializationError\
    python_exception.PydanticUserError\
    python_exception.QueryCanceledError\
    python_exception.RaiseException\
    python_exception.RangeError\
    python_exception.RateLimitError\
    python_exception.RateLimitError.exceeded-your-current-quota\
    python_exception.ReadError\
    python_exception.ReadError.certificate-verify-failed\
    python_exception.ReadError.certificate-required\
    python_exception.ReadError.wrong-version-number\
    python_exception.ReadError.alert-protocol-version\
    python_exception.ReadError.tarfile\
    python_exception.ReadError.shutil\
    python_exception.ReadOnlyError\
    python_exception.ReadOnlySqlTransaction\
    python_exception.ReadTimeout\
    python_exception.ReadTimeoutError\
    python_exception.ReadingSqlDataNotPermitted\
    python_exception.RecursionError\
    python_exception.RefResolutionError\
    python_exception.RefreshWithMFAUnsupportedError\
    python_exception.RemoteDisconnected\
    python_exception.RemoteProtocolError\
    python_exception.RequestDataTooBig\
    python_exception.RequestNotRead\
    python_exception.RequestTooLargeError\
    python_exception.ReservedName\
    python_exception.ResourceExhausted\
    python_exception.ResourceExistsError\
    python_exception.ResourceModifiedError\
    python_exception.ResourceNotFoundError\
    python_exception.ResponseError\
    python_exception.ResponseNotRead\
    python_exception.ResponseStreamingError\
    python_exception.RestrictViolation\
    python_exception.RetryError\
    python_exception.RuntimeError\
    python_exception.SMTPAuthenticationError\
    python_exception.SMTPConnectError\
    python_exception.SMTPRecipientsRefused\
    python_exception.SMTPServerDisconnected\
    python_exception.SSLCertVerificationError\
    python_exception.SSLError\
    python_exception.SSLError.eof-occurred\
    python_exception.SSLError.wrong-version-number\
    python_exception.SSLError.pem-lib\
    python_exception.SSLError.alert-protocol-version\
    python_exception.SSLError.certificate-required\
    python_exception.SSOTokenLoadError\
    python_exception.SavepointException\
    python_exception.SchemaAndDataStatementMixingNotSupported\
    python_exception.SchemaError\
    python_exception.SequenceGeneratorLimitExceeded\
    python_exception.SerializationError\
    python_exception.SerializationFailure\
    python_exception.ServerConnectionError\
    python_exception.ServerDisconnectedError\
    python_exception.ServerFingerprintMismatch\
    python_exception.ServerSelectionTimeoutError\
    python_exception.ServerTimeoutError\
    python_exception.ServiceRequestError\
    python_exception.ServiceResponseError\
    python_exception.ServiceUnavailable\
    python_exception.SingletonSqlJsonItemRequired\
    python_exception.SnapshotTooOld\
    python_exception.SocketTimeoutError\
    python_exception.SqlJsonArrayNotFound\
    python_exception.SqlJsonItemCannotBeCastToTargetType\
    python_exception.SqlJsonMemberNotFound\
    python_exception.SqlJsonNumberNotFound\
    python_exception.SqlJsonObjectNotFound\
    python_exception.SqlJsonScalarRequired\
    python_exception.SqlRoutineException\
    python_exception.SqlStatementNotYetComplete\
    python_exception.SqlclientUnableToEstablishSqlconnection\
    python_exception.SqlserverRejectedEstablishmentOfSqlconnection\
    python_exception.SrfProtocolViolated\
    python_exception.StackedDiagnosticsAccessedWithoutActiveHandler\
    python_exception.StaleDataError\
    python_exception.StatementCompletionUnknown\
    python_exception.StatementTooComplex\
    python_exception.StopIteration\
    python_exception.StreamClosed\
    python_exception.StreamConsumed\
    python_exception.StreamConsumedError\
    python_exception.StringDataLengthMismatch\
    python_exception.StringDataRightTruncation\
    python_exception.SubstringError\
    python_exception.SuspiciousOperation\
    python_exception.SyntaxError\
    python_exception.SyntaxErrorOrAccessRuleViolation\
    python_exception.SystemError\
    python_exception.Timeout\
    python_exception.TimeoutError\
    python_exception.TimeoutError.sqlalchemy\
    python_exception.TimeoutExpired\
    python_exception.TokenRetrievalError\
    python_exception.TooManyArguments\
    python_exception.TooManyClients\
    python_exception.TooManyColumns\
    python_exception.TooManyConnections\
    python_exception.TooManyConnectionsError\
    python_exception.TooManyJsonArrayElements\
    python_exception.TooManyJsonObjectMembers\
    python_exception.TooManyRedirects\
    python_exception.TooManyRequests\
    python_exception.TooManyRows\
    python_exception.ToolError\
    python_exception.TransactionResolutionUnknown\
    python_exception.TransactionRollback\
    python_exception.TransactionTimeout\
    python_exception.TriggerProtocolViolated\
    python_exception.TriggeredActionException\
    python_exception.TriggeredDataChangeViolation\
    python_exception.TrimError\
    python_exception.TryAgainError\
    python_exception.TypeError\
    python_exception.TypeError.unexpected-keyword-argument\
    python_exception.TypeError.required-positional-argument\
    python_exception.TypeError.required-keyword-only-argument\
    python_exception.TypeError.positional-arguments-but\
    python_exception.URLError\
    python_exception.URLRequired\
    python_exception.URLSchemeUnknown\
    python_exception.Unauthenticated\
    python_exception.Unauthorized\
    python_exception.UnauthorizedSSOTokenError\
    python_exception.UndefinedColumn\
    python_exception.UndefinedFile\
    python_exception.UndefinedFunction\
    python_exception.UndefinedObject\
    python_exception.UndefinedParameter\
    python_exception.UndefinedTable\
    python_exception.UndefinedTableError\
    python_exception.UnicodeDecodeError\
    python_exception.UnicodeEncodeError\
    python_exception.UnicodeError\
    python_exception.UniqueViolation\
    python_exception.UniqueViolationError\
    python_exception.UnixClientConnectorError\
    python_exception.Unknown\
    python_exception.UnknownEndpointError\
    python_exception.UnknownParameterError\
    python_exception.UnknownRegionError\
    python_exception.UnknownServiceError\
    python_exception.UnprocessableEntityError\
    python_exception.UnrewindableBodyError\
    python_exception.UnsafeNewEnumValueUsage\
    python_exception.UnsupportedProtocol\
    python_exception.UnsupportedS3ArnError\
    python_exception.UnterminatedCString\
    python_exception.UntranslatableCharacter\
    python_exception.UploadAbortedError\
    python_exception.ValidationError\
    python_exception.ValueError\
    python_exception.WSServerHandshakeError\
    python_exception.WTimeoutError\
    python_exception.WaitQueueTimeoutError\
    python_exception.WaiterError\
    python_exception.WindowingError\
    python_exception.WithCheckOptionViolation\
    python_exception.WriteError\
    python_exception.WriteTimeout\
    python_exception.WrongObjectType\
    python_exception.ZeroDivisionError\
    python_exception.ZeroLengthCharacterString\
    python_exception.asyncio.QueueFull\
    python_exception.gaierror\
    python_exception.gaierror.errno-3\
    python_exception.gaierror.host_given\
    python_exception.queue.Full\
    python_exception.socket.timeout\
    python_exception.struct.error\
    python_exception.zlib.error\
    python_exception.binascii.Error\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(35, 43, 17, 26, None, Unsaid, Never, Unknown),
    Packed(78, 32, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(110, 24, 17, 7, None, TRANSIENT, Always, No),
    Packed(134, 37, 17, 20, None, BUSINESS, Never, No),
    Packed(171, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(205, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(235, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(270, 30, 17, 13, None, BUSINESS, Never, No),
    Packed(300, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(331, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(363, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(397, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(432, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(466, 30, 17, 13, None, BUSINESS, Never, No),
    Packed(496, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(527, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(558, 36, 17, 19, None, PERMISSION, Never, No),
    Packed(594, 53, 17, 36, None, PERMISSION, Never, No),
    Packed(647, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(677, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(711, 27, 17, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(738, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(765, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(797, 54, 17, 15, None, BUSINESS, Never, No),
    Packed(851, 59, 17, 15, None, BUSINESS, Never, No),
    Packed(910, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(937, 35, 17, 18, None, Unsaid, Never, Unknown),
    Packed(972, 32, 17, 15, None, TRANSIENT, Always, No),
    Packed(1004, 47, 17, 30, None, BUSINESS, Never, No),
    Packed(1051, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1082, 32, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1114, 36, 17, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1150, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(1181, 33, 17, 16, None, TRANSIENT, Always, No),
    Packed(1214, 35, 17, 18, None, Unsaid, Never, Unknown),
    Packed(1249, 36, 17, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1285, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1316, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(1345, 33, 17, 16, None, TRANSIENT, Always, No),
    Packed(1378, 38, 17, 21, None, TRANSIENT, Always, No),
    Packed(1416, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(1455, 42, 17, 25, None, TRANSIENT, Always, No),
    Packed(1497, 26, 17, 9, None, Unsaid, Never, No),
    Packed(1523, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(1560, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(1589, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(1630, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(1661, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(1697, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1727, 37, 17, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1764, 42, 17, 25, None, PERMISSION, Never, No),
    Packed(1806, 43, 17, 26, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1849, 48, 17, 31, None, BUSINESS, Never, No),
    Packed(1897, 40, 17, 23, None, TRANSIENT, Always, No),
    Packed(1937, 51, 17, 23, None, VALIDATION, Never, No),
    Packed(1988, 37, 17, 20, None, TRANSIENT, Always, No),
    Packed(2025, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(2065, 28, 17, 11, None, Unsaid, Never, Unknown),
    Packed(2093, 37, 17, 20, None, PERMISSION, Never, No),
    Packed(2130, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2160, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2195, 43, 17, 26, None, TRANSIENT, Always, No),
    Packed(2238, 36, 17, 19, None, Unsaid, Never, Unknown),
    Packed(2274, 27, 17, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2301, 32, 17, 15, None, Unsaid, Never, Unknown),
    Packed(2333, 36, 17, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2369, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(2407, 33, 17, 16, None, TRANSIENT, Always, No),
    Packed(2440, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(2474, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(2506, 33, 17, 16, None, BUSINESS, Never, No),
    Packed(2539, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(2582, 25, 17, 8, None, BUSINESS, Never, No),
    Packed(2607, 30, 17, 13, None, BUSINESS, Never, No),
    Packed(2637, 29, 17, 12, None, TRANSIENT, Always, No),
    Packed(2666, 60, 17, 12, None, VALIDATION, Never, No),
    Packed(2726, 71, 17, 12, None, VALIDATION, Never, No),
    Packed(2797, 55, 17, 12, None, BUSINESS, Never, No),
    Packed(2852, 50, 17, 12, None, PERMISSION, Never, No),
    Packed(2902, 50, 17, 12, None, VALIDATION, Never, No),
    Packed(2952, 52, 17, 12, None, VALIDATION, Never, No),
    Packed(3004, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(3035, 36, 17, 19, None, TRANSIENT, Always, No),
    Packed(3071, 39, 17, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3110, 38, 17, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3148, 39, 17, 22, None, TRANSIENT, Always, No),
    Packed(3187, 44, 17, 27, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3231, 32, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3263, 63, 17, 15, None, VALIDATION, Never, No),
    Packed(3326, 74, 17, 15, None, VALIDATION, Never, No),
    Packed(3400, 36, 17, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3436, 34, 17, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3470, 39, 17, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3509, 39, 17, 22, None, TRANSIENT, Always, No),
    Packed(3548, 37, 17, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3585, 34, 17, 17, None, TRANSIENT, Always, No),
    Packed(3619, 48, 17, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3667, 52, 17, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3719, 47, 17, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3766, 39, 17, 22, None, TRANSIENT, Always, No),
    Packed(3805, 42, 17, 25, None, BUSINESS, Never, No),
    Packed(3847, 37, 17, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3884, 47, 17, 30, None, BUSINESS, Never, No),
    Packed(3931, 33, 17, 16, None, BUSINESS, Never, No),
    Packed(3964, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(3995, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4025, 41, 17, 24, None, PERMISSION, Never, No),
    Packed(4066, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(4097, 30, 17, 13, None, BUSINESS, Never, Unknown),
    Packed(4127, 26, 17, 9, None, VALIDATION, Never, No),
    Packed(4153, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(4183, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(4215, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(4248, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(4286, 33, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4319, 33, 17, 16, None, TRANSIENT, Always, No),
    Packed(4352, 38, 17, 21, None, TRANSIENT, Always, No),
    Packed(4390, 28, 17, 11, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4418, 32, 17, 11, None, PERMISSION, Never, No),
    Packed(4450, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4480, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(4523, 56, 17, 39, None, BUSINESS, Never, No),
    Packed(4579, 37, 17, 20, None, BUSINESS, Never, No),
    Packed(4616, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4651, 25, 17, 8, None, BUSINESS, Never, No),
    Packed(4676, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(4707, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(4736, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(4767, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(4799, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(4831, 34, 17, 17, None, BUSINESS, Never, No),
    Packed(4865, 30, 17, 13, None, BUSINESS, Never, No),
    Packed(4895, 34, 17, 17, None, BUSINESS, Never, No),
    Packed(4929, 44, 17, 27, None, VALIDATION, Never, No),
    Packed(4973, 34, 17, 17, None, BUSINESS, Never, No),
    Packed(5007, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(5039, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(5075, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(5107, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(5138, 25, 17, 8, None, Unsaid, Never, Unknown),
    Packed(5163, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(5194, 31, 17, 14, None, NotError, Never, Yes),
    Packed(5225, 40, 17, 23, None, TRANSIENT, Always, No),
    Packed(5265, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(5305, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(5339, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(5379, 33, 17, 16, None, Unsaid, Never, Unknown),
    Packed(5412, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(5457, 26, 17, 9, None, Unsaid, Never, Unknown),
    Packed(5483, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(5514, 35, 17, 18, None, BUSINESS, Never, No),
    Packed(5549, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(5589, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(5620, 33, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(5653, 41, 17, 24, None, BUSINESS, Never, No),
    Packed(5694, 51, 17, 34, None, BUSINESS, Never, No),
    Packed(5745, 35, 17, 18, None, BUSINESS, Never, No),
    Packed(5780, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(5818, 47, 17, 30, None, VALIDATION, Never, No),
    Packed(5865, 25, 17, 8, None, Unsaid, Never, Unknown),
    Packed(5890, 41, 17, 24, None, BUSINESS, Never, No),
    Packed(5931, 53, 17, 36, None, VALIDATION, Never, No),
    Packed(5984, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(6025, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(6062, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(6101, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(6136, 46, 17, 29, None, VALIDATION, Never, No),
    Packed(6182, 52, 17, 35, None, VALIDATION, Never, No),
    Packed(6234, 33, 17, 16, None, BUSINESS, Never, No),
    Packed(6267, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(6305, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(6342, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(6381, 53, 17, 36, None, VALIDATION, Never, No),
    Packed(6434, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(6477, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(6506, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(6544, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(6575, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(6606, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(6640, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(6673, 34, 17, 17, None, TRANSIENT, Always, No),
    Packed(6707, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(6750, 39, 17, 22, None, BUSINESS, Never, No),
    Packed(6789, 47, 17, 30, None, TRANSIENT, Always, No),
    Packed(6836, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(6872, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(6904, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(6936, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(6970, 38, 17, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7008, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(7047, 26, 17, 9, None, PERMISSION, Never, No),
    Packed(7073, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(7109, 50, 17, 33, None, BUSINESS, Never, No),
    Packed(7159, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7190, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(7222, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(7252, 32, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7284, 26, 17, 9, None, Unsaid, Never, Unknown),
    Packed(7310, 32, 17, 15, None, Unsaid, Never, Unknown),
    Packed(7342, 53, 17, 36, None, BUSINESS, Never, No),
    Packed(7395, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(7428, 37, 37, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7485, 34, 17, 17, None, Unsaid, Never, Unknown),
    Packed(7519, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(7552, 48, 17, 31, None, TRANSIENT, Always, No),
    Packed(7600, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(7635, 28, 17, 11, None, Unsaid, Never, Unknown),
    Packed(7663, 39, 17, 22, None, BUSINESS, Never, No),
    Packed(7702, 60, 17, 43, None, BUSINESS, Never, No),
    Packed(7762, 64, 17, 47, None, BUSINESS, Never, No),
    Packed(7826, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7857, 36, 17, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7893, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(7932, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(7970, 31, 17, 14, None, BUSINESS, Never, Unknown),
    Packed(8001, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(8028, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(8062, 38, 17, 21, None, PERMISSION, Never, No),
    Packed(8100, 43, 17, 26, None, PERMISSION, Never, No),
    Packed(8143, 38, 17, 21, None, TRANSIENT, Always, No),
    Packed(8181, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(8226, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(8257, 58, 17, 14, None, VALIDATION, Never, No),
    Packed(8315, 60, 17, 14, None, VALIDATION, Never, No),
    Packed(8375, 46, 17, 14, None, VALIDATION, Never, No),
    Packed(8421, 49, 17, 14, None, VALIDATION, Never, No),
    Packed(8470, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(8501, 57, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(8558, 52, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(8610, 30, 17, 13, None, Unsaid, Never, Unknown),
    Packed(8640, 36, 17, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(8676, 33, 17, 16, None, TRANSIENT, Always, No),
    Packed(8709, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(8747, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(8779, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(8817, 43, 17, 26, None, VALIDATION, Never, No),
    Packed(8860, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(8900, 48, 17, 31, None, VALIDATION, Never, No),
    Packed(8948, 58, 17, 41, None, VALIDATION, Never, No),
    Packed(9006, 54, 17, 37, None, VALIDATION, Never, No),
    Packed(9060, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(9101, 50, 17, 33, None, PERMISSION, Never, No),
    Packed(9151, 55, 17, 38, None, PERMISSION, Never, No),
    Packed(9206, 44, 17, 27, None, VALIDATION, Never, No),
    Packed(9250, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(9285, 45, 17, 28, None, VALIDATION, Never, No),
    Packed(9330, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(9365, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(9405, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(9444, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(9484, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(9518, 35, 17, 18, None, BUSINESS, Never, No),
    Packed(9553, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(9589, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(9631, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(9669, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(9708, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(9743, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(9781, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(9820, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(9854, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(9896, 38, 17, 21, None, PERMISSION, Never, No),
    Packed(9934, 31, 17, 14, None, PERMISSION, Never, No),
    Packed(9965, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(9995, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(10033, 47, 17, 30, None, VALIDATION, Never, No),
    Packed(10080, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(10113, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(10145, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(10173, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(10213, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(10246, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(10284, 32, 17, 15, None, PERMISSION, Never, No),
    Packed(10316, 37, 17, 20, None, PERMISSION, Never, No),
    Packed(10353, 48, 17, 31, None, VALIDATION, Never, No),
    Packed(10401, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(10433, 44, 17, 27, None, VALIDATION, Never, No),
    Packed(10477, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(10510, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(10545, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(10586, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(10627, 45, 17, 28, None, VALIDATION, Never, No),
    Packed(10672, 52, 17, 35, None, VALIDATION, Never, No),
    Packed(10724, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(10754, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(10794, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(10828, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(10865, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(10905, 40, 17, 23, None, TRANSIENT, Always, No),
    Packed(10945, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(10985, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(11024, 43, 17, 26, None, VALIDATION, Never, No),
    Packed(11067, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(11108, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(11150, 47, 17, 30, None, VALIDATION, Never, No),
    Packed(11197, 49, 17, 32, None, VALIDATION, Never, No),
    Packed(11246, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(11291, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(11331, 46, 17, 29, None, BUSINESS, Never, No),
    Packed(11377, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(11404, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(11442, 46, 17, 29, None, VALIDATION, Never, No),
    Packed(11488, 44, 17, 27, None, VALIDATION, Never, No),
    Packed(11532, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(11566, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(11600, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(11635, 48, 17, 31, None, VALIDATION, Never, No),
    Packed(11683, 24, 17, 7, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(11707, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(11741, 32, 17, 15, None, Unsaid, Never, Unknown),
    Packed(11773, 52, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(11825, 52, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(11877, 25, 17, 8, None, VALIDATION, Never, No),
    Packed(11902, 34, 17, 17, None, Unsaid, Never, Unknown),
    Packed(11936, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(11976, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(12011, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(12046, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(12081, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(12114, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(12145, 33, 17, 16, None, TRANSIENT, Always, No),
    Packed(12178, 38, 17, 21, None, TRANSIENT, Always, No),
    Packed(12216, 45, 17, 28, None, PERMISSION, Never, No),
    Packed(12261, 37, 17, 20, None, PERMISSION, Never, No),
    Packed(12298, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(12326, 32, 17, 15, None, TRANSIENT, Always, No),
    Packed(12358, 36, 17, 19, None, TRANSIENT, Always, No),
    Packed(12394, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(12424, 25, 17, 8, None, Unsaid, Never, Unknown),
    Packed(12449, 28, 17, 11, None, BUSINESS, Never, No),
    Packed(12477, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(12510, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(12553, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(12592, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(12622, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(12667, 36, 17, 19, None, Unsaid, Never, Unknown),
    Packed(12703, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(12742, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(12783, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(12823, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(12860, 26, 17, 9, None, Unsaid, Never, Unknown),
    Packed(12886, 36, 17, 19, None, TRANSIENT, Always, No),
    Packed(12922, 47, 17, 19, None, VALIDATION, Never, No),
    Packed(12969, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(12997, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(13028, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(13063, 39, 17, 22, None, BUSINESS, Never, No),
    Packed(13102, 59, 17, 42, None, BUSINESS, Never, No),
    Packed(13161, 33, 17, 16, None, PERMISSION, Never, No),
    Packed(13194, 35, 17, 18, None, PERMISSION, Never, No),
    Packed(13229, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(13257, 34, 17, 17, None, PERMISSION, Never, No),
    Packed(13291, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(13321, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(13351, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(13381, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(13411, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(13449, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(13487, 43, 17, 26, None, VALIDATION, Never, No),
    Packed(13530, 48, 17, 31, None, VALIDATION, Never, No),
    Packed(13578, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(13613, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(13646, 25, 17, 8, None, VALIDATION, Never, No),
    Packed(13671, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(13701, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(13737, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(13770, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(13808, 32, 17, 15, None, TRANSIENT, Always, No),
    Packed(13840, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(13874, 46, 17, 29, None, VALIDATION, Never, No),
    Packed(13920, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(13956, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(13995, 27, 17, 10, None, PERMISSION, Never, No),
    Packed(14022, 24, 17, 7, None, Unsaid, Never, Unknown),
    Packed(14046, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(14081, 28, 17, 11, None, BUSINESS, Never, No),
    Packed(14109, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(14154, 33, 17, 16, None, Unsaid, Never, Unknown),
    Packed(14187, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(14229, 33, 17, 16, None, Unsaid, Never, Unknown),
    Packed(14262, 52, 17, 16, None, TRANSIENT, Always, No),
    Packed(14314, 58, 17, 16, None, TRANSIENT, Always, No),
    Packed(14372, 47, 17, 16, None, VALIDATION, Never, No),
    Packed(14419, 48, 17, 16, None, VALIDATION, Never, No),
    Packed(14467, 46, 17, 16, None, VALIDATION, Never, No),
    Packed(14513, 46, 17, 16, None, BUSINESS, Never, No),
    Packed(14559, 51, 17, 16, None, PERMISSION, Never, No),
    Packed(14610, 62, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(14672, 60, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(14732, 58, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(14790, 64, 17, 16, None, PERMISSION, Never, No),
    Packed(14854, 58, 17, 16, None, TRANSIENT, Always, No),
    Packed(14912, 48, 17, 16, None, BUSINESS, Never, No),
    Packed(14960, 37, 17, 20, None, BUSINESS, Never, No),
    Packed(14997, 28, 17, 11, None, TRANSIENT, Always, No),
    Packed(15025, 39, 17, 16, None, BUSINESS, Never, No),
    Packed(15064, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(15091, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(15121, 32, 17, 15, None, TRANSIENT, Always, No),
    Packed(15153, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(15185, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(15222, 40, 17, 23, None, PERMISSION, Never, No),
    Packed(15262, 37, 17, 20, None, BUSINESS, Never, No),
    Packed(15299, 33, 17, 16, None, PERMISSION, Never, No),
    Packed(15332, 38, 17, 21, None, PERMISSION, Never, No),
    Packed(15370, 32, 17, 15, None, PERMISSION, Never, No),
    Packed(15402, 32, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(15434, 29, 17, 12, None, Unsaid, Never, Unknown),
    Packed(15463, 28, 17, 11, None, TRANSIENT, Always, No),
    Packed(15491, 40, 17, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(15531, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(15567, 32, 17, 15, None, PERMISSION, Never, No),
    Packed(15599, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(15636, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(15669, 51, 17, 16, None, PERMISSION, Never, No),
    Packed(15720, 48, 17, 16, None, BUSINESS, Never, No),
    Packed(15768, 49, 17, 16, None, BUSINESS, Never, No),
    Packed(15817, 48, 17, 31, None, BUSINESS, Never, No),
    Packed(15865, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(15895, 34, 17, 17, None, Unsaid, Never, Unknown),
    Packed(15929, 37, 17, 20, None, TRANSIENT, Always, No),
    Packed(15966, 27, 17, 10, None, TRANSIENT, Always, No),
    Packed(15993, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(16029, 43, 17, 26, None, Unsaid, Never, Unknown),
    Packed(16072, 34, 17, 17, None, Unsaid, Never, Unknown),
    Packed(16106, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(16141, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(16172, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(16199, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(16230, 59, 17, 14, None, BUSINESS, Never, No),
    Packed(16289, 26, 17, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(16315, 52, 17, 9, None, BUSINESS, Never, No),
    Packed(16367, 47, 17, 9, None, PERMISSION, Never, No),
    Packed(16414, 47, 17, 9, None, VALIDATION, Never, No),
    Packed(16461, 49, 17, 9, None, VALIDATION, Never, No),
    Packed(16510, 34, 17, 9, None, VALIDATION, Never, No),
    Packed(16544, 33, 17, 9, None, VALIDATION, Never, No),
    Packed(16577, 30, 17, 13, None, PERMISSION, Never, No),
    Packed(16607, 39, 17, 22, None, PERMISSION, Never, No),
    Packed(16646, 28, 17, 11, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(16674, 33, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(16707, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(16750, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(16781, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(16816, 47, 17, 30, None, PERMISSION, Never, No),
    Packed(16863, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(16898, 36, 17, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(16934, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(16968, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(16999, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(17036, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(17065, 34, 17, 17, None, TRANSIENT, Always, No),
    Packed(17099, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(17135, 38, 17, 21, None, BUSINESS, Never, No),
    Packed(17173, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(17211, 30, 17, 13, None, Unsaid, Never, Unknown),
    Packed(17241, 32, 17, 15, None, Unsaid, Never, Unknown),
    Packed(17273, 39, 17, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(17312, 34, 17, 17, None, BUSINESS, Never, No),
    Packed(17346, 27, 17, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(17373, 29, 17, 12, None, Unsaid, Never, Unknown),
    Packed(17402, 40, 17, 23, None, PERMISSION, Never, No),
    Packed(17442, 33, 17, 16, None, TRANSIENT, Always, No),
    Packed(17475, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(17513, 39, 17, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(17552, 41, 17, 24, None, BUSINESS, Never, No),
    Packed(17593, 25, 17, 8, None, BUSINESS, Never, No),
    Packed(17618, 38, 17, 8, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(17656, 46, 17, 8, None, VALIDATION, Never, No),
    Packed(17702, 33, 17, 8, None, VALIDATION, Never, No),
    Packed(17735, 48, 17, 8, None, VALIDATION, Never, No),
    Packed(17783, 46, 17, 8, None, PERMISSION, Never, No),
    Packed(17829, 34, 17, 17, None, PERMISSION, Never, No),
    Packed(17863, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(17898, 57, 17, 40, None, BUSINESS, Never, No),
    Packed(17955, 28, 17, 11, None, Unsaid, Never, Unknown),
    Packed(17983, 47, 17, 30, None, BUSINESS, Never, No),
    Packed(18030, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(18065, 37, 17, 20, None, TRANSIENT, Always, No),
    Packed(18102, 38, 17, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18140, 40, 17, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18180, 42, 17, 25, None, BUSINESS, Never, No),
    Packed(18222, 44, 17, 27, None, TRANSIENT, Always, No),
    Packed(18266, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18301, 36, 17, 19, None, TRANSIENT, Always, No),
    Packed(18337, 37, 17, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18374, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18409, 45, 17, 28, None, VALIDATION, Never, No),
    Packed(18454, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(18485, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18520, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(18557, 52, 17, 35, None, VALIDATION, Never, No),
    Packed(18609, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(18647, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(18685, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(18723, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(18761, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(18797, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(18840, 56, 17, 39, None, TRANSIENT, Always, No),
    Packed(18896, 62, 17, 45, None, TRANSIENT, Always, No),
    Packed(18958, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(18994, 63, 17, 46, None, BUSINESS, Never, No),
    Packed(19057, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(19088, 43, 17, 26, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(19131, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(19167, 30, 17, 13, None, Unsaid, Never, Unknown),
    Packed(19197, 29, 17, 12, None, Unsaid, Never, Unknown),
    Packed(19226, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(19257, 36, 17, 19, None, Unsaid, Never, Unknown),
    Packed(19293, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(19334, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(19376, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(19407, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(19443, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(19471, 49, 17, 32, None, VALIDATION, Never, No),
    Packed(19520, 28, 17, 11, None, Unsaid, Never, Unknown),
    Packed(19548, 24, 17, 7, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(19572, 29, 17, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(19601, 40, 17, 12, None, TRANSIENT, Always, No),
    Packed(19641, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(19672, 36, 17, 19, None, PERMISSION, Never, No),
    Packed(19708, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(19741, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(19772, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(19803, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(19838, 40, 17, 23, None, TRANSIENT, Always, No),
    Packed(19878, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(19919, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(19960, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(19993, 32, 17, 15, None, TRANSIENT, Always, No),
    Packed(20025, 28, 17, 11, None, BUSINESS, Never, No),
    Packed(20053, 26, 17, 9, None, Unsaid, Never, Unknown),
    Packed(20079, 45, 17, 28, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(20124, 36, 17, 19, None, TRANSIENT, Always, No),
    Packed(20160, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(20195, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(20235, 41, 17, 24, None, BUSINESS, Never, No),
    Packed(20276, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(20321, 26, 17, 9, None, VALIDATION, Never, No),
    Packed(20347, 30, 17, 13, None, TRANSIENT, Always, No),
    Packed(20377, 26, 17, 9, None, Unsaid, Never, Unknown),
    Packed(20403, 54, 17, 9, None, VALIDATION, Never, No),
    Packed(20457, 55, 17, 9, None, VALIDATION, Never, No),
    Packed(20512, 57, 17, 9, None, VALIDATION, Never, No),
    Packed(20569, 51, 17, 9, None, VALIDATION, Never, No),
    Packed(20620, 25, 17, 8, None, Unsaid, Never, Unknown),
    Packed(20645, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(20673, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(20706, 32, 17, 15, None, PERMISSION, Never, No),
    Packed(20738, 29, 17, 12, None, PERMISSION, Never, No),
    Packed(20767, 42, 17, 25, None, PERMISSION, Never, No),
    Packed(20809, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(20841, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(20871, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(20905, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(20937, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(20972, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(21003, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(21039, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(21074, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(21109, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(21138, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(21170, 37, 17, 20, None, BUSINESS, Never, No),
    Packed(21207, 41, 17, 24, None, TRANSIENT, Always, No),
    Packed(21248, 24, 17, 7, None, Unsaid, Never, Unknown),
    Packed(21272, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(21309, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(21347, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(21382, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(21418, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(21459, 38, 17, 21, None, Unsaid, Never, Unknown),
    Packed(21497, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(21537, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(21573, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(21611, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(21647, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(21687, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(21722, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(21754, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(21781, 39, 17, 22, None, Unsaid, Never, Unknown),
    Packed(21820, 30, 17, 13, None, TRANSIENT, IfIdempotent, Yes),
    Packed(21850, 38, 17, 21, None, TRANSIENT, Always, No),
    Packed(21888, 28, 17, 11, None, BUSINESS, Never, No),
    Packed(21916, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(21947, 41, 17, 24, None, BUSINESS, Never, No),
    Packed(21988, 27, 17, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(22015, 29, 17, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(22044, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(22076, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(22110, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(22152, 34, 17, 17, None, TRANSIENT, Always, No),
    Packed(22186, 25, 17, 8, None, TRANSIENT, Always, No),
    Packed(22211, 33, 17, 8, None, TRANSIENT, Always, No),
    Packed(22244, 36, 17, 8, None, VALIDATION, Never, No),
    Packed(22280, 27, 17, 10, None, TRANSIENT, Always, No),
    Packed(22307, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(22338, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(22367, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(22394, 31, 17, 14, None, VALIDATION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (24, &[Message("credit balance is too low")]),
    (25, &[Message("reached your specified API usage limits")]),
    (55, &[HostGiven]),
    (76, &[Message("Name or service not known"), HostGiven]),
    (77, &[Message("nodename nor servname provided"), HostGiven]),
    (78, &[Message("CERTIFICATE_VERIFY_FAILED")]),
    (79, &[Message("CERTIFICATE_REQUIRED")]),
    (80, &[Message("WRONG_VERSION_NUMBER")]),
    (81, &[Message("ALERT_PROTOCOL_VERSION")]),
    (89, &[Message("Name or service not known"), HostGiven]),
    (90, &[Message("nodename nor servname provided"), HostGiven]),
    (97, &[Package("elasticsearch")]),
    (98, &[Package("elastic_transport")]),
    (99, &[Package("opensearchpy")]),
    (119, &[Package("jwt")]),
    (223, &[Message("NOT NULL constraint failed")]),
    (224, &[Message("violates not-null constraint")]),
    (225, &[Message("cannot be null")]),
    (226, &[Message("datatype mismatch")]),
    (228, &[Message("connection already closed")]),
    (229, &[Message("connection is closed")]),
    (311, &[Message("Expecting ',' delimiter")]),
    (312, &[Message("Unterminated string")]),
    (343, &[HostGiven]),
    (381, &[Message("database is locked")]),
    (382, &[Message("database table is locked")]),
    (383, &[Message("no such table")]),
    (384, &[Message("no such column")]),
    (385, &[Message("syntax error")]),
    (386, &[Message("disk is full")]),
    (387, &[Message("readonly database")]),
    (388, &[Message("server closed the connection")]),
    (389, &[Message("connection has been closed unexpectedly")]),
    (390, &[Message("Lost connection to MySQL server")]),
    (391, &[Message("password authentication failed")]),
    (392, &[Message("too many clients already")]),
    (393, &[Message("already exists")]),
    (396, &[Package("redis")]),
    (415, &[Message("permission denied")]),
    (416, &[Message("already exists")]),
    (417, &[Message("database exists")]),
    (430, &[Message("exceeded your current quota")]),
    (432, &[Message("CERTIFICATE_VERIFY_FAILED")]),
    (433, &[Message("CERTIFICATE_REQUIRED")]),
    (434, &[Message("WRONG_VERSION_NUMBER")]),
    (435, &[Message("ALERT_PROTOCOL_VERSION")]),
    (436, &[Package("tarfile")]),
    (437, &[Package("shutil")]),
    (468, &[Message("EOF occurred")]),
    (469, &[Message("WRONG_VERSION_NUMBER")]),
    (470, &[Message("PEM lib")]),
    (471, &[Message("ALERT_PROTOCOL_VERSION")]),
    (472, &[Message("CERTIFICATE_REQUIRED")]),
    (519, &[Package("sqlalchemy")]),
    (542, &[Message("unexpected keyword argument")]),
    (543, &[Message("required positional argument")]),
    (544, &[Message("required keyword-only argument")]),
    (545, &[Message("positional arguments but")]),
    (593, &[Message("Errno -3")]),
    (594, &[HostGiven]),
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
    280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
    300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319,
    320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
    340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359,
    360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379,
    380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399,
    400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419,
    420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439,
    440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459,
    460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479,
    480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499,
    500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519,
    520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539,
    540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559,
    560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579,
    580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 599, 592, 593, 594, 595, 596, 597, 598,
];

static BY_NUMBER: &[u16] = &[];
