//! .NET exception classes.

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
    dotnet_exception.ArgumentException\
    dotnet_exception.ArgumentNullException\
    dotnet_exception.ArgumentOutOfRangeException\
    dotnet_exception.AuthenticationException\
    dotnet_exception.BrokenCircuitException\
    dotnet_exception.CryptographicException\
    dotnet_exception.DbUpdateConcurrencyException\
    dotnet_exception.DbUpdateException\
    dotnet_exception.DirectoryNotFoundException\
    dotnet_exception.FileNotFoundException\
    dotnet_exception.FormatException\
    dotnet_exception.HttpRequestError.ConfigurationLimitExceeded\
    dotnet_exception.HttpRequestError.ConnectionError\
    dotnet_exception.HttpRequestError.NameResolutionError\
    dotnet_exception.HttpRequestError.ResponseEnded\
    dotnet_exception.HttpRequestError.SecureConnectionError\
    dotnet_exception.HttpRequestException\
    dotnet_exception.InsufficientMemoryException\
    dotnet_exception.InvalidOperationException\
    dotnet_exception.JsonException\
    dotnet_exception.KeyNotFoundException\
    dotnet_exception.NotImplementedException\
    dotnet_exception.NotSupportedException\
    dotnet_exception.ObjectDisposedException\
    dotnet_exception.OperationCanceledException\
    dotnet_exception.OverflowException\
    dotnet_exception.PathTooLongException\
    dotnet_exception.RateLimiterRejectedException\
    dotnet_exception.SecurityException\
    dotnet_exception.SocketException\
    dotnet_exception.SocketException.refused\
    dotnet_exception.SocketException.unreachable\
    dotnet_exception.SocketException.no-such-host-is\
    dotnet_exception.SocketException.name-or-service-not\
    dotnet_exception.SocketException.resource-temporarily-unavailable\
    dotnet_exception.TaskCanceledException\
    dotnet_exception.TimeoutException\
    dotnet_exception.TimeoutRejectedException\
    dotnet_exception.UnauthorizedAccessException\
    dotnet_exception.UriFormatException\
    dotnet_exception.ValidationException\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(34, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(72, 44, 17, 27, None, VALIDATION, Never, No),
    Packed(116, 40, 17, 23, None, PERMISSION, Never, No),
    Packed(156, 39, 17, 22, None, TRANSIENT, Always, No),
    Packed(195, 39, 17, 22, None, PERMISSION, Never, No),
    Packed(234, 45, 17, 28, None, BUSINESS, Never, No),
    Packed(279, 34, 17, 17, None, Unsaid, Never, Unknown),
    Packed(313, 43, 17, 26, None, VALIDATION, Never, No),
    Packed(356, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(394, 32, 17, 15, None, VALIDATION, Never, No),
    Packed(426, 60, 17, 43, None, VALIDATION, Never, No),
    Packed(486, 49, 17, 32, None, TRANSIENT, Always, No),
    Packed(535, 53, 17, 36, None, TRANSIENT, Always, No),
    Packed(588, 47, 17, 30, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(635, 55, 17, 38, None, TRANSIENT, Always, No),
    Packed(690, 37, 17, 20, None, Unsaid, Never, Unknown),
    Packed(727, 44, 17, 27, None, TRANSIENT, Always, No),
    Packed(771, 42, 17, 25, None, Unsaid, Never, Unknown),
    Packed(813, 30, 17, 13, None, VALIDATION, Never, No),
    Packed(843, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(880, 40, 17, 23, None, VALIDATION, Never, No),
    Packed(920, 38, 17, 21, None, VALIDATION, Never, No),
    Packed(958, 40, 17, 23, None, Unsaid, Never, Unknown),
    Packed(998, 43, 17, 26, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1041, 34, 17, 17, None, VALIDATION, Never, No),
    Packed(1075, 37, 17, 20, None, VALIDATION, Never, No),
    Packed(1112, 45, 17, 28, None, TRANSIENT, Always, No),
    Packed(1157, 34, 17, 17, None, PERMISSION, Never, No),
    Packed(1191, 32, 17, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1223, 40, 17, 15, None, TRANSIENT, Always, No),
    Packed(1263, 44, 17, 15, None, TRANSIENT, Always, No),
    Packed(1307, 48, 17, 15, None, TRANSIENT, Always, No),
    Packed(1355, 52, 17, 15, None, TRANSIENT, Always, No),
    Packed(1407, 65, 17, 15, None, TRANSIENT, Always, No),
    Packed(1472, 38, 17, 21, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1510, 33, 17, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1543, 41, 17, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1584, 44, 17, 27, None, PERMISSION, Never, No),
    Packed(1628, 35, 17, 18, None, VALIDATION, Never, No),
    Packed(1663, 36, 17, 19, None, VALIDATION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (30, &[Message("refused")]),
    (31, &[Message("unreachable")]),
    (32, &[Message("No such host is known")]),
    (33, &[Message("Name or service not known")]),
    (34, &[Message("Resource temporarily unavailable")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40,
];

static BY_NUMBER: &[u16] = &[];
