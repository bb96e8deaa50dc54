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
    Packed(4418, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4448, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(4491, 56, 17, 39, None, BUSINESS, Never, No),
    Packed(4547, 37, 17, 20, None, BUSINESS, Never, No),
    Packed(4584, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4619, 25, 17, 8, None, BUSINESS, Never, No),
    Packed(4644, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(4675, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(4704, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(4735, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(4767, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(4799, 34, 17, 17, None, BUSINESS, Never, No),
    Packed(4833, 30, 17, 13, None, BUSINESS, Never, No),
    Packed(4863, 34, 17, 17, None, BUSINESS, Never, No),
    Packed(4897, 44, 17, 27, None, VALIDATION, Never, No),
    Packed(4941, 34, 17, 17, None, BUSINESS, Never, No),
    Packed(4975, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(5007, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(5043, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(5075, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(5106, 25, 17, 8, None, Unsaid, Never, Unknown),
    Packed(5131, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(5162, 31, 17, 14, None, NotError, Never, Yes),
    Packed(5193, 40, 17, 23, None, TRANSIENT, Always, No),
    Packed(5233, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(5273, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(5307, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(5347, 33, 17, 16, None, Unsaid, Never, Unknown),
    Packed(5380, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(5425, 26, 17, 9, None, Unsaid, Never, Unknown),
    Packed(5451, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(5482, 35, 17, 18, None, BUSINESS, Never, No),
    Packed(5517, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(5557, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(5588, 33, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(5621, 41, 17, 24, None, BUSINESS, Never, No),
    Packed(5662, 51, 17, 34, None, BUSINESS, Never, No),
    Packed(5713, 35, 17, 18, None, BUSINESS, Never, No),
    Packed(5748, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(5786, 47, 17, 30, None, VALIDATION, Never, No),
    Packed(5833, 25, 17, 8, None, Unsaid, Never, Unknown),
    Packed(5858, 41, 17, 24, None, BUSINESS, Never, No),
    Packed(5899, 53, 17, 36, None, VALIDATION, Never, No),
    Packed(5952, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(5993, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(6030, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(6069, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(6104, 46, 17, 29, None, VALIDATION, Never, No),
    Packed(6150, 52, 17, 35, None, VALIDATION, Never, No),
    Packed(6202, 33, 17, 16, None, BUSINESS, Never, No),
    Packed(6235, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(6273, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(6310, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(6349, 53, 17, 36, None, VALIDATION, Never, No),
    Packed(6402, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(6445, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(6474, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(6512, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(6543, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(6574, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(6608, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(6641, 34, 17, 17, None, TRANSIENT, Always, No),
    Packed(6675, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(6718, 39, 17, 22, None, BUSINESS, Never, No),
    Packed(6757, 47, 17, 30, None, TRANSIENT, Always, No),
    Packed(6804, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(6840, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(6872, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(6904, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(6938, 38, 17, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(6976, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(7015, 26, 17, 9, None, PERMISSION, Never, No),
    Packed(7041, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(7077, 50, 17, 33, None, BUSINESS, Never, No),
    Packed(7127, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7158, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(7190, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(7220, 32, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7252, 26, 17, 9, None, Unsaid, Never, Unknown),
    Packed(7278, 32, 17, 15, None, Unsaid, Never, Unknown),
    Packed(7310, 53, 17, 36, None, BUSINESS, Never, No),
    Packed(7363, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(7396, 37, 37, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7453, 34, 17, 17, None, Unsaid, Never, Unknown),
    Packed(7487, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(7520, 48, 17, 31, None, TRANSIENT, Always, No),
    Packed(7568, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(7603, 28, 17, 11, None, Unsaid, Never, Unknown),
    Packed(7631, 39, 17, 22, None, BUSINESS, Never, No),
    Packed(7670, 60, 17, 43, None, BUSINESS, Never, No),
    Packed(7730, 64, 17, 47, None, BUSINESS, Never, No),
    Packed(7794, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7825, 36, 17, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(7861, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(7900, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(7938, 31, 17, 14, None, BUSINESS, Never, Unknown),
    Packed(7969, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(7996, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(8030, 38, 17, 21, None, PERMISSION, Never, No),
    Packed(8068, 43, 17, 26, None, PERMISSION, Never, No),
    Packed(8111, 38, 17, 21, None, TRANSIENT, Always, No),
    Packed(8149, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(8194, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(8225, 58, 17, 14, None, VALIDATION, Never, No),
    Packed(8283, 60, 17, 14, None, VALIDATION, Never, No),
    Packed(8343, 46, 17, 14, None, VALIDATION, Never, No),
    Packed(8389, 49, 17, 14, None, VALIDATION, Never, No),
    Packed(8438, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(8469, 57, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(8526, 52, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(8578, 30, 17, 13, None, Unsaid, Never, Unknown),
    Packed(8608, 36, 17, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(8644, 33, 17, 16, None, TRANSIENT, Always, No),
    Packed(8677, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(8715, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(8747, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(8785, 43, 17, 26, None, VALIDATION, Never, No),
    Packed(8828, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(8868, 48, 17, 31, None, VALIDATION, Never, No),
    Packed(8916, 58, 17, 41, None, VALIDATION, Never, No),
    Packed(8974, 54, 17, 37, None, VALIDATION, Never, No),
    Packed(9028, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(9069, 50, 17, 33, None, PERMISSION, Never, No),
    Packed(9119, 55, 17, 38, None, PERMISSION, Never, No),
    Packed(9174, 44, 17, 27, None, VALIDATION, Never, No),
    Packed(9218, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(9253, 45, 17, 28, None, VALIDATION, Never, No),
    Packed(9298, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(9333, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(9373, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(9412, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(9452, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(9486, 35, 17, 18, None, BUSINESS, Never, No),
    Packed(9521, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(9557, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(9599, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(9637, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(9676, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(9711, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(9749, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(9788, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(9822, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(9864, 38, 17, 21, None, PERMISSION, Never, No),
    Packed(9902, 31, 17, 14, None, PERMISSION, Never, No),
    Packed(9933, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(9963, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(10001, 47, 17, 30, None, VALIDATION, Never, No),
    Packed(10048, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(10081, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(10113, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(10141, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(10181, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(10214, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(10252, 32, 17, 15, None, PERMISSION, Never, No),
    Packed(10284, 37, 17, 20, None, PERMISSION, Never, No),
    Packed(10321, 48, 17, 31, None, VALIDATION, Never, No),
    Packed(10369, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(10401, 44, 17, 27, None, VALIDATION, Never, No),
    Packed(10445, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(10478, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(10513, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(10554, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(10595, 45, 17, 28, None, VALIDATION, Never, No),
    Packed(10640, 52, 17, 35, None, VALIDATION, Never, No),
    Packed(10692, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(10722, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(10762, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(10796, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(10833, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(10873, 40, 17, 23, None, TRANSIENT, Always, No),
    Packed(10913, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(10953, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(10992, 43, 17, 26, None, VALIDATION, Never, No),
    Packed(11035, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(11076, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(11118, 47, 17, 30, None, VALIDATION, Never, No),
    Packed(11165, 49, 17, 32, None, VALIDATION, Never, No),
    Packed(11214, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(11259, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(11299, 46, 17, 29, None, BUSINESS, Never, No),
    Packed(11345, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(11372, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(11410, 46, 17, 29, None, VALIDATION, Never, No),
    Packed(11456, 44, 17, 27, None, VALIDATION, Never, No),
    Packed(11500, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(11534, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(11568, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(11603, 48, 17, 31, None, VALIDATION, Never, No),
    Packed(11651, 24, 17, 7, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(11675, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(11709, 32, 17, 15, None, Unsaid, Never, Unknown),
    Packed(11741, 52, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(11793, 52, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(11845, 25, 17, 8, None, VALIDATION, Never, No),
    Packed(11870, 34, 17, 17, None, Unsaid, Never, Unknown),
    Packed(11904, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(11944, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(11979, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(12014, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(12049, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(12082, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(12113, 33, 17, 16, None, TRANSIENT, Always, No),
    Packed(12146, 38, 17, 21, None, TRANSIENT, Always, No),
    Packed(12184, 45, 17, 28, None, PERMISSION, Never, No),
    Packed(12229, 37, 17, 20, None, PERMISSION, Never, No),
    Packed(12266, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(12294, 32, 17, 15, None, TRANSIENT, Always, No),
    Packed(12326, 36, 17, 19, None, TRANSIENT, Always, No),
    Packed(12362, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(12392, 25, 17, 8, None, Unsaid, Never, Unknown),
    Packed(12417, 28, 17, 11, None, BUSINESS, Never, No),
    Packed(12445, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(12478, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(12521, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(12560, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(12590, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(12635, 36, 17, 19, None, Unsaid, Never, Unknown),
    Packed(12671, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(12710, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(12751, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(12791, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(12828, 26, 17, 9, None, Unsaid, Never, Unknown),
    Packed(12854, 36, 17, 19, None, TRANSIENT, Always, No),
    Packed(12890, 47, 17, 19, None, VALIDATION, Never, No),
    Packed(12937, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(12965, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(12996, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(13031, 39, 17, 22, None, BUSINESS, Never, No),
    Packed(13070, 59, 17, 42, None, BUSINESS, Never, No),
    Packed(13129, 33, 17, 16, None, PERMISSION, Never, No),
    Packed(13162, 35, 17, 18, None, PERMISSION, Never, No),
    Packed(13197, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(13225, 34, 17, 17, None, PERMISSION, Never, No),
    Packed(13259, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(13289, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(13319, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(13349, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(13379, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(13417, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(13455, 43, 17, 26, None, VALIDATION, Never, No),
    Packed(13498, 48, 17, 31, None, VALIDATION, Never, No),
    Packed(13546, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(13581, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(13614, 25, 17, 8, None, VALIDATION, Never, No),
    Packed(13639, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(13669, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(13705, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(13738, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(13776, 32, 17, 15, None, TRANSIENT, Always, No),
    Packed(13808, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(13842, 46, 17, 29, None, VALIDATION, Never, No),
    Packed(13888, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(13924, 39, 17, 22, None, VALIDATION, Never, No),
    Packed(13963, 27, 17, 10, None, PERMISSION, Never, No),
    Packed(13990, 24, 17, 7, None, Unsaid, Never, Unknown),
    Packed(14014, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(14049, 28, 17, 11, None, BUSINESS, Never, No),
    Packed(14077, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(14122, 33, 17, 16, None, Unsaid, Never, Unknown),
    Packed(14155, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(14197, 33, 17, 16, None, Unsaid, Never, Unknown),
    Packed(14230, 52, 17, 16, None, TRANSIENT, Always, No),
    Packed(14282, 58, 17, 16, None, TRANSIENT, Always, No),
    Packed(14340, 47, 17, 16, None, VALIDATION, Never, No),
    Packed(14387, 48, 17, 16, None, VALIDATION, Never, No),
    Packed(14435, 46, 17, 16, None, VALIDATION, Never, No),
    Packed(14481, 46, 17, 16, None, BUSINESS, Never, No),
    Packed(14527, 51, 17, 16, None, PERMISSION, Never, No),
    Packed(14578, 62, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(14640, 60, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(14700, 58, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(14758, 64, 17, 16, None, PERMISSION, Never, No),
    Packed(14822, 58, 17, 16, None, TRANSIENT, Always, No),
    Packed(14880, 48, 17, 16, None, BUSINESS, Never, No),
    Packed(14928, 37, 17, 20, None, BUSINESS, Never, No),
    Packed(14965, 28, 17, 11, None, TRANSIENT, Always, No),
    Packed(14993, 39, 17, 16, None, BUSINESS, Never, No),
    Packed(15032, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(15059, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(15089, 32, 17, 15, None, TRANSIENT, Always, No),
    Packed(15121, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(15153, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(15190, 40, 17, 23, None, PERMISSION, Never, No),
    Packed(15230, 37, 17, 20, None, BUSINESS, Never, No),
    Packed(15267, 33, 17, 16, None, PERMISSION, Never, No),
    Packed(15300, 38, 17, 21, None, PERMISSION, Never, No),
    Packed(15338, 32, 17, 15, None, PERMISSION, Never, No),
    Packed(15370, 32, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(15402, 29, 17, 12, None, Unsaid, Never, Unknown),
    Packed(15431, 28, 17, 11, None, TRANSIENT, Always, No),
    Packed(15459, 40, 17, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(15499, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(15535, 32, 17, 15, None, PERMISSION, Never, No),
    Packed(15567, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(15604, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(15637, 51, 17, 16, None, PERMISSION, Never, No),
    Packed(15688, 48, 17, 16, None, BUSINESS, Never, No),
    Packed(15736, 49, 17, 16, None, BUSINESS, Never, No),
    Packed(15785, 48, 17, 31, None, BUSINESS, Never, No),
    Packed(15833, 30, 17, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(15863, 34, 17, 17, None, Unsaid, Never, Unknown),
    Packed(15897, 37, 17, 20, None, TRANSIENT, Always, No),
    Packed(15934, 27, 17, 10, None, TRANSIENT, Always, No),
    Packed(15961, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(15997, 43, 17, 26, None, Unsaid, Never, Unknown),
    Packed(16040, 34, 17, 17, None, Unsaid, Never, Unknown),
    Packed(16074, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(16109, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(16140, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(16167, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(16198, 59, 17, 14, None, BUSINESS, Never, No),
    Packed(16257, 26, 17, 9, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(16283, 52, 17, 9, None, BUSINESS, Never, No),
    Packed(16335, 47, 17, 9, None, PERMISSION, Never, No),
    Packed(16382, 47, 17, 9, None, VALIDATION, Never, No),
    Packed(16429, 49, 17, 9, None, VALIDATION, Never, No),
    Packed(16478, 34, 17, 9, None, VALIDATION, Never, No),
    Packed(16512, 30, 17, 13, None, PERMISSION, Never, No),
    Packed(16542, 39, 17, 22, None, PERMISSION, Never, No),
    Packed(16581, 28, 17, 11, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(16609, 33, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(16642, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(16685, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(16716, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(16751, 47, 17, 30, None, PERMISSION, Never, No),
    Packed(16798, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(16833, 36, 17, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(16869, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(16903, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(16934, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(16971, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(17000, 34, 17, 17, None, TRANSIENT, Always, No),
    Packed(17034, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(17070, 38, 17, 21, None, BUSINESS, Never, No),
    Packed(17108, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(17146, 30, 17, 13, None, Unsaid, Never, Unknown),
    Packed(17176, 32, 17, 15, None, Unsaid, Never, Unknown),
    Packed(17208, 39, 17, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(17247, 34, 17, 17, None, BUSINESS, Never, No),
    Packed(17281, 27, 17, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(17308, 29, 17, 12, None, Unsaid, Never, Unknown),
    Packed(17337, 40, 17, 23, None, PERMISSION, Never, No),
    Packed(17377, 33, 17, 16, None, TRANSIENT, Always, No),
    Packed(17410, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(17448, 39, 17, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(17487, 41, 17, 24, None, BUSINESS, Never, No),
    Packed(17528, 25, 17, 8, None, BUSINESS, Never, No),
    Packed(17553, 38, 17, 8, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(17591, 46, 17, 8, None, VALIDATION, Never, No),
    Packed(17637, 48, 17, 8, None, VALIDATION, Never, No),
    Packed(17685, 46, 17, 8, None, PERMISSION, Never, No),
    Packed(17731, 34, 17, 17, None, PERMISSION, Never, No),
    Packed(17765, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(17800, 57, 17, 40, None, BUSINESS, Never, No),
    Packed(17857, 28, 17, 11, None, Unsaid, Never, Unknown),
    Packed(17885, 47, 17, 30, None, BUSINESS, Never, No),
    Packed(17932, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(17967, 37, 17, 20, None, TRANSIENT, Always, No),
    Packed(18004, 38, 17, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18042, 40, 17, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18082, 42, 17, 25, None, BUSINESS, Never, No),
    Packed(18124, 44, 17, 27, None, TRANSIENT, Always, No),
    Packed(18168, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18203, 36, 17, 19, None, TRANSIENT, Always, No),
    Packed(18239, 37, 17, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18276, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18311, 45, 17, 28, None, VALIDATION, Never, No),
    Packed(18356, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(18387, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(18422, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(18459, 52, 17, 35, None, VALIDATION, Never, No),
    Packed(18511, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(18549, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(18587, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(18625, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(18663, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(18699, 43, 17, 26, None, BUSINESS, Never, No),
    Packed(18742, 56, 17, 39, None, TRANSIENT, Always, No),
    Packed(18798, 62, 17, 45, None, TRANSIENT, Always, No),
    Packed(18860, 36, 17, 19, None, BUSINESS, Never, No),
    Packed(18896, 63, 17, 46, None, BUSINESS, Never, No),
    Packed(18959, 31, 17, 14, None, BUSINESS, Never, No),
    Packed(18990, 43, 17, 26, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(19033, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(19069, 30, 17, 13, None, Unsaid, Never, Unknown),
    Packed(19099, 29, 17, 12, None, Unsaid, Never, Unknown),
    Packed(19128, 31, 17, 14, None, Unsaid, Never, Unknown),
    Packed(19159, 36, 17, 19, None, Unsaid, Never, Unknown),
    Packed(19195, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(19236, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(19278, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(19309, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(19345, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(19373, 49, 17, 32, None, VALIDATION, Never, No),
    Packed(19422, 28, 17, 11, None, Unsaid, Never, Unknown),
    Packed(19450, 24, 17, 7, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(19474, 29, 17, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(19503, 40, 17, 12, None, TRANSIENT, Always, No),
    Packed(19543, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(19574, 36, 17, 19, None, PERMISSION, Never, No),
    Packed(19610, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(19643, 31, 17, 14, None, TRANSIENT, Always, No),
    Packed(19674, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(19705, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(19740, 40, 17, 23, None, TRANSIENT, Always, No),
    Packed(19780, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(19821, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(19862, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(19895, 32, 17, 15, None, TRANSIENT, Always, No),
    Packed(19927, 28, 17, 11, None, BUSINESS, Never, No),
    Packed(19955, 26, 17, 9, None, Unsaid, Never, Unknown),
    Packed(19981, 45, 17, 28, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(20026, 36, 17, 19, None, TRANSIENT, Always, No),
    Packed(20062, 35, 17, 18, None, TRANSIENT, Always, No),
    Packed(20097, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(20137, 41, 17, 24, None, BUSINESS, Never, No),
    Packed(20178, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(20223, 26, 17, 9, None, VALIDATION, Never, No),
    Packed(20249, 30, 17, 13, None, TRANSIENT, Always, No),
    Packed(20279, 26, 17, 9, None, Unsaid, Never, Unknown),
    Packed(20305, 54, 17, 9, None, VALIDATION, Never, No),
    Packed(20359, 55, 17, 9, None, VALIDATION, Never, No),
    Packed(20414, 57, 17, 9, None, VALIDATION, Never, No),
    Packed(20471, 51, 17, 9, None, VALIDATION, Never, No),
    Packed(20522, 25, 17, 8, None, Unsaid, Never, Unknown),
    Packed(20547, 28, 17, 11, None, VALIDATION, Never, No),
    Packed(20575, 33, 17, 16, None, VALIDATION, Never, No),
    Packed(20608, 32, 17, 15, None, PERMISSION, Never, No),
    Packed(20640, 29, 17, 12, None, PERMISSION, Never, No),
    Packed(20669, 42, 17, 25, None, PERMISSION, Never, No),
    Packed(20711, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(20743, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(20773, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(20807, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(20839, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(20874, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(20905, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(20941, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(20976, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(21011, 29, 17, 12, None, VALIDATION, Never, No),
    Packed(21040, 32, 17, 15, None, BUSINESS, Never, No),
    Packed(21072, 37, 17, 20, None, BUSINESS, Never, No),
    Packed(21109, 41, 17, 24, None, TRANSIENT, Always, No),
    Packed(21150, 24, 17, 7, None, Unsaid, Never, Unknown),
    Packed(21174, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(21211, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(21249, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(21284, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(21320, 41, 17, 24, None, VALIDATION, Never, No),
    Packed(21361, 38, 17, 21, None, Unsaid, Never, Unknown),
    Packed(21399, 40, 17, 23, None, BUSINESS, Never, No),
    Packed(21439, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(21475, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(21513, 36, 17, 19, None, VALIDATION, Never, No),
    Packed(21549, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(21589, 35, 17, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(21624, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(21656, 27, 17, 10, None, VALIDATION, Never, No),
    Packed(21683, 39, 17, 22, None, Unsaid, Never, Unknown),
    Packed(21722, 30, 17, 13, None, TRANSIENT, IfIdempotent, Yes),
    Packed(21752, 38, 17, 21, None, TRANSIENT, Always, No),
    Packed(21790, 28, 17, 11, None, BUSINESS, Never, No),
    Packed(21818, 31, 17, 14, None, VALIDATION, Never, No),
    Packed(21849, 41, 17, 24, None, BUSINESS, Never, No),
    Packed(21890, 27, 17, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(21917, 29, 17, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(21946, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(21978, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(22012, 42, 17, 25, None, VALIDATION, Never, No),
    Packed(22054, 34, 17, 17, None, TRANSIENT, Always, No),
    Packed(22088, 25, 17, 8, None, TRANSIENT, Always, No),
    Packed(22113, 33, 17, 8, None, TRANSIENT, Always, No),
    Packed(22146, 36, 17, 8, None, VALIDATION, Never, No),
    Packed(22182, 27, 17, 10, None, TRANSIENT, Always, No),
    Packed(22209, 31, 17, 14, None, TRANSIENT, IfIdempotent, Unknown),
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
    (222, &[Message("NOT NULL constraint failed")]),
    (223, &[Message("violates not-null constraint")]),
    (224, &[Message("cannot be null")]),
    (225, &[Message("datatype mismatch")]),
    (227, &[Message("connection already closed")]),
    (228, &[Message("connection is closed")]),
    (310, &[Message("Expecting ',' delimiter")]),
    (311, &[Message("Unterminated string")]),
    (342, &[HostGiven]),
    (380, &[Message("database is locked")]),
    (381, &[Message("database table is locked")]),
    (382, &[Message("no such table")]),
    (383, &[Message("no such column")]),
    (384, &[Message("syntax error")]),
    (385, &[Message("disk is full")]),
    (386, &[Message("readonly database")]),
    (387, &[Message("server closed the connection")]),
    (388, &[Message("connection has been closed unexpectedly")]),
    (389, &[Message("Lost connection to MySQL server")]),
    (390, &[Message("password authentication failed")]),
    (391, &[Message("too many clients already")]),
    (392, &[Message("already exists")]),
    (395, &[Package("redis")]),
    (414, &[Message("permission denied")]),
    (415, &[Message("already exists")]),
    (416, &[Message("database exists")]),
    (429, &[Message("exceeded your current quota")]),
    (431, &[Message("CERTIFICATE_VERIFY_FAILED")]),
    (432, &[Message("CERTIFICATE_REQUIRED")]),
    (433, &[Message("WRONG_VERSION_NUMBER")]),
    (434, &[Message("ALERT_PROTOCOL_VERSION")]),
    (435, &[Package("tarfile")]),
    (466, &[Message("EOF occurred")]),
    (467, &[Message("WRONG_VERSION_NUMBER")]),
    (468, &[Message("ALERT_PROTOCOL_VERSION")]),
    (469, &[Message("CERTIFICATE_REQUIRED")]),
    (516, &[Package("sqlalchemy")]),
    (539, &[Message("unexpected keyword argument")]),
    (540, &[Message("required positional argument")]),
    (541, &[Message("required keyword-only argument")]),
    (542, &[Message("positional arguments but")]),
    (590, &[Message("Errno -3")]),
    (591, &[HostGiven]),
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
    580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593,
];

static BY_NUMBER: &[u16] = &[];
