//! .NET exception classes.

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
    row("dotnet_exception.ArgumentException", None, "ArgumentException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.ArgumentNullException", None, "ArgumentNullException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.ArgumentOutOfRangeException", None, "ArgumentOutOfRangeException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.AuthenticationException", None, "AuthenticationException", PERMISSION, Never, No, &[]),
    row("dotnet_exception.BrokenCircuitException", None, "BrokenCircuitException", TRANSIENT, Always, No, &[]),
    row("dotnet_exception.CryptographicException", None, "CryptographicException", PERMISSION, Never, No, &[]),
    row("dotnet_exception.DbUpdateConcurrencyException", None, "DbUpdateConcurrencyException", BUSINESS, Never, No, &[]),
    row("dotnet_exception.DbUpdateException", None, "DbUpdateException", Unsaid, Never, Unknown, &[]),
    row("dotnet_exception.DirectoryNotFoundException", None, "DirectoryNotFoundException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.FileNotFoundException", None, "FileNotFoundException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.FormatException", None, "FormatException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.HttpRequestError.ConfigurationLimitExceeded", None, "HttpRequestError.ConfigurationLimitExceeded", VALIDATION, Never, No, &[]),
    row("dotnet_exception.HttpRequestError.ConnectionError", None, "HttpRequestError.ConnectionError", TRANSIENT, Always, No, &[]),
    row("dotnet_exception.HttpRequestError.NameResolutionError", None, "HttpRequestError.NameResolutionError", TRANSIENT, Always, No, &[]),
    row("dotnet_exception.HttpRequestError.ResponseEnded", None, "HttpRequestError.ResponseEnded", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("dotnet_exception.HttpRequestError.SecureConnectionError", None, "HttpRequestError.SecureConnectionError", TRANSIENT, Always, No, &[]),
    row("dotnet_exception.HttpRequestException", None, "HttpRequestException", Unsaid, Never, Unknown, &[]),
    row("dotnet_exception.InsufficientMemoryException", None, "InsufficientMemoryException", TRANSIENT, Always, No, &[]),
    row("dotnet_exception.InvalidOperationException", None, "InvalidOperationException", Unsaid, Never, Unknown, &[]),
    row("dotnet_exception.JsonException", None, "JsonException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.KeyNotFoundException", None, "KeyNotFoundException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.NotImplementedException", None, "NotImplementedException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.NotSupportedException", None, "NotSupportedException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.ObjectDisposedException", None, "ObjectDisposedException", Unsaid, Never, Unknown, &[]),
    row("dotnet_exception.OperationCanceledException", None, "OperationCanceledException", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("dotnet_exception.OverflowException", None, "OverflowException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.PathTooLongException", None, "PathTooLongException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.RateLimiterRejectedException", None, "RateLimiterRejectedException", TRANSIENT, Always, No, &[]),
    row("dotnet_exception.SecurityException", None, "SecurityException", PERMISSION, Never, No, &[]),
    row("dotnet_exception.SocketException", None, "SocketException", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("dotnet_exception.SocketException.refused", None, "SocketException", TRANSIENT, Always, No, &[Message("refused")]),
    row("dotnet_exception.SocketException.unreachable", None, "SocketException", TRANSIENT, Always, No, &[Message("unreachable")]),
    row("dotnet_exception.SocketException.no-such-host-is", None, "SocketException", TRANSIENT, Always, No, &[Message("No such host is known")]),
    row("dotnet_exception.SocketException.name-or-service-not", None, "SocketException", TRANSIENT, Always, No, &[Message("Name or service not known")]),
    row("dotnet_exception.SocketException.resource-temporarily-unavailable", None, "SocketException", TRANSIENT, Always, No, &[Message("Resource temporarily unavailable")]),
    row("dotnet_exception.TaskCanceledException", None, "TaskCanceledException", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("dotnet_exception.TimeoutException", None, "TimeoutException", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("dotnet_exception.TimeoutRejectedException", None, "TimeoutRejectedException", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("dotnet_exception.UnauthorizedAccessException", None, "UnauthorizedAccessException", PERMISSION, Never, No, &[]),
    row("dotnet_exception.UriFormatException", None, "UriFormatException", VALIDATION, Never, No, &[]),
    row("dotnet_exception.ValidationException", None, "ValidationException", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40,
];

static BY_NUMBER: &[u16] = &[];
