//! Java exception classes, JDBC, Spring and Resilience4j among them.

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
    java_exception.AccessDeniedException\
    java_exception.ArithmeticException\
    java_exception.AuthenticationException\
    java_exception.BadSqlGrammarException\
    java_exception.BatchUpdateException\
    java_exception.BulkheadFullException\
    java_exception.CallNotPermittedException\
    java_exception.CancellationException\
    java_exception.CannotAcquireLockException\
    java_exception.CannotSerializeTransactionException\
    java_exception.CertificateExpiredException\
    java_exception.ClosedChannelException\
    java_exception.ConcurrencyFailureException\
    java_exception.ConcurrentModificationException\
    java_exception.ConnectException\
    java_exception.ConstraintViolationException.jakarta-validation\
    java_exception.ConstraintViolationException.javax-validation\
    java_exception.ConstraintViolationException.org-hibernate\
    java_exception.DataAccessResourceFailureException\
    java_exception.DataIntegrityViolationException\
    java_exception.DateTimeParseException\
    java_exception.DeadlockLoserDataAccessException\
    java_exception.DirectoryNotEmptyException\
    java_exception.DuplicateKeyException\
    java_exception.EOFException\
    java_exception.EmptyResultDataAccessException\
    java_exception.EntityExistsException\
    java_exception.EntityNotFoundException\
    java_exception.FileAlreadyExistsException\
    java_exception.FileNotFoundException\
    java_exception.HttpConnectTimeoutException\
    java_exception.HttpMessageNotReadableException\
    java_exception.HttpTimeoutException\
    java_exception.IllegalArgumentException\
    java_exception.IllegalStateException\
    java_exception.IncorrectResultSizeDataAccessException\
    java_exception.InterruptedException\
    java_exception.InterruptedIOException\
    java_exception.InvalidDataAccessApiUsageException\
    java_exception.InvalidKeyException\
    java_exception.JsonParseException\
    java_exception.LoginException\
    java_exception.MalformedURLException\
    java_exception.MethodArgumentNotValidException\
    java_exception.NoHttpResponseException\
    java_exception.NoRouteToHostException\
    java_exception.NoSuchElementException\
    java_exception.NoSuchFileException\
    java_exception.NullPointerException\
    java_exception.NumberFormatException\
    java_exception.OptimisticLockException\
    java_exception.OptimisticLockingFailureException\
    java_exception.OutOfMemoryError\
    java_exception.PermissionDeniedDataAccessException\
    java_exception.PessimisticLockingFailureException\
    java_exception.PortUnreachableException\
    java_exception.QueryTimeoutException\
    java_exception.RecoverableDataAccessException\
    java_exception.RejectedExecutionException\
    java_exception.RequestNotPermitted\
    java_exception.SQLDataException\
    java_exception.SQLFeatureNotSupportedException\
    java_exception.SQLIntegrityConstraintViolationException\
    java_exception.SQLInvalidAuthorizationSpecException\
    java_exception.SQLNonTransientConnectionException\
    java_exception.SQLRecoverableException\
    java_exception.SQLSyntaxErrorException\
    java_exception.SQLTimeoutException\
    java_exception.SQLTransactionRollbackException\
    java_exception.SQLTransientConnectionException\
    java_exception.SQLTransientException\
    java_exception.SSLHandshakeException\
    java_exception.SSLHandshakeException.terminated-the-handshake\
    java_exception.SSLHandshakeException.bad-certificate\
    java_exception.SSLPeerUnverifiedException\
    java_exception.SecurityException\
    java_exception.SocketException\
    java_exception.SocketTimeoutException\
    java_exception.StackOverflowError\
    java_exception.StreamResetException\
    java_exception.TimeoutException\
    java_exception.TransientDataAccessResourceException\
    java_exception.URISyntaxException\
    java_exception.UnknownHostException\
    java_exception.UnknownHostException.host_given\
    java_exception.UnsupportedOperationException\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 36, 15, 21, None, PERMISSION, Never, No),
    Packed(36, 34, 15, 19, None, VALIDATION, Never, No),
    Packed(70, 38, 15, 23, None, PERMISSION, Never, No),
    Packed(108, 37, 15, 22, None, VALIDATION, Never, No),
    Packed(145, 35, 15, 20, None, Unsaid, Never, Unknown),
    Packed(180, 36, 15, 21, None, TRANSIENT, Always, No),
    Packed(216, 40, 15, 25, None, TRANSIENT, Always, No),
    Packed(256, 36, 15, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(292, 41, 15, 26, None, TRANSIENT, Always, No),
    Packed(333, 50, 15, 35, None, TRANSIENT, Always, No),
    Packed(383, 42, 15, 27, None, BUSINESS, Never, No),
    Packed(425, 37, 15, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(462, 42, 15, 27, None, TRANSIENT, Always, No),
    Packed(504, 46, 15, 31, None, Unsaid, Never, Unknown),
    Packed(550, 31, 15, 16, None, TRANSIENT, Always, No),
    Packed(581, 62, 15, 28, None, VALIDATION, Never, No),
    Packed(643, 60, 15, 28, None, VALIDATION, Never, No),
    Packed(703, 57, 15, 28, None, BUSINESS, Never, No),
    Packed(760, 49, 15, 34, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(809, 46, 15, 31, None, BUSINESS, Never, No),
    Packed(855, 37, 15, 22, None, VALIDATION, Never, No),
    Packed(892, 47, 15, 32, None, TRANSIENT, Always, No),
    Packed(939, 41, 15, 26, None, BUSINESS, Never, No),
    Packed(980, 36, 15, 21, None, BUSINESS, Never, No),
    Packed(1016, 27, 15, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1043, 45, 15, 30, None, VALIDATION, Never, No),
    Packed(1088, 36, 15, 21, None, BUSINESS, Never, No),
    Packed(1124, 38, 15, 23, None, VALIDATION, Never, No),
    Packed(1162, 41, 15, 26, None, BUSINESS, Never, No),
    Packed(1203, 36, 15, 21, None, VALIDATION, Never, No),
    Packed(1239, 42, 15, 27, None, TRANSIENT, Always, No),
    Packed(1281, 46, 15, 31, None, VALIDATION, Never, No),
    Packed(1327, 35, 15, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1362, 39, 15, 24, None, VALIDATION, Never, No),
    Packed(1401, 36, 15, 21, None, BUSINESS, Never, No),
    Packed(1437, 53, 15, 38, None, VALIDATION, Never, No),
    Packed(1490, 35, 15, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1525, 37, 15, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1562, 49, 15, 34, None, Unsaid, Never, Unknown),
    Packed(1611, 34, 15, 19, None, PERMISSION, Never, No),
    Packed(1645, 33, 15, 18, None, VALIDATION, Never, No),
    Packed(1678, 29, 15, 14, None, PERMISSION, Never, No),
    Packed(1707, 36, 15, 21, None, VALIDATION, Never, No),
    Packed(1743, 46, 15, 31, None, VALIDATION, Never, No),
    Packed(1789, 38, 15, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1827, 37, 15, 22, None, TRANSIENT, Always, No),
    Packed(1864, 37, 15, 22, None, VALIDATION, Never, No),
    Packed(1901, 34, 15, 19, None, VALIDATION, Never, No),
    Packed(1935, 35, 15, 20, None, Unsaid, Never, Unknown),
    Packed(1970, 36, 15, 21, None, VALIDATION, Never, No),
    Packed(2006, 38, 15, 23, None, BUSINESS, Never, No),
    Packed(2044, 48, 15, 33, None, BUSINESS, Never, No),
    Packed(2092, 31, 15, 16, None, TRANSIENT, Always, No),
    Packed(2123, 50, 15, 35, None, PERMISSION, Never, No),
    Packed(2173, 49, 15, 34, None, TRANSIENT, Always, No),
    Packed(2222, 39, 15, 24, None, TRANSIENT, Always, No),
    Packed(2261, 36, 15, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2297, 45, 15, 30, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2342, 41, 15, 26, None, TRANSIENT, Always, No),
    Packed(2383, 34, 15, 19, None, TRANSIENT, Always, No),
    Packed(2417, 31, 15, 16, None, VALIDATION, Never, No),
    Packed(2448, 46, 15, 31, None, VALIDATION, Never, No),
    Packed(2494, 55, 15, 40, None, BUSINESS, Never, No),
    Packed(2549, 51, 15, 36, None, PERMISSION, Never, No),
    Packed(2600, 49, 15, 34, None, BUSINESS, Never, No),
    Packed(2649, 38, 15, 23, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2687, 38, 15, 23, None, VALIDATION, Never, No),
    Packed(2725, 34, 15, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2759, 46, 15, 31, None, TRANSIENT, Always, No),
    Packed(2805, 46, 15, 31, None, TRANSIENT, Always, No),
    Packed(2851, 36, 15, 21, None, TRANSIENT, Always, No),
    Packed(2887, 36, 15, 21, None, BUSINESS, Never, No),
    Packed(2923, 61, 15, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2984, 52, 15, 21, None, PERMISSION, Never, No),
    Packed(3036, 41, 15, 26, None, BUSINESS, Never, No),
    Packed(3077, 32, 15, 17, None, PERMISSION, Never, No),
    Packed(3109, 30, 15, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3139, 37, 15, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3176, 33, 15, 18, None, Unsaid, Never, Unknown),
    Packed(3209, 35, 15, 20, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3244, 31, 15, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3275, 51, 15, 36, None, TRANSIENT, Always, No),
    Packed(3326, 33, 15, 18, None, VALIDATION, Never, No),
    Packed(3359, 35, 15, 20, None, TRANSIENT, Always, No),
    Packed(3394, 46, 15, 20, None, VALIDATION, Never, No),
    Packed(3440, 44, 15, 29, None, VALIDATION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (15, &[Package("jakarta.validation")]),
    (16, &[Package("javax.validation")]),
    (17, &[Package("org.hibernate")]),
    (72, &[Message("terminated the handshake")]),
    (73, &[Message("bad_certificate")]),
    (84, &[HostGiven]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85,
];

static BY_NUMBER: &[u16] = &[];
