//! `std::io::ErrorKind` variants.

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
    row("io_kind.AddrInUse", None, "AddrInUse", BUSINESS, Never, No, &[]),
    row("io_kind.AddrNotAvailable", None, "AddrNotAvailable", VALIDATION, Never, No, &[]),
    row("io_kind.AddrNotAvailable.connecting", None, "AddrNotAvailable", TRANSIENT, Always, No, &[Connecting]),
    row("io_kind.AlreadyExists", None, "AlreadyExists", BUSINESS, Never, No, &[]),
    row("io_kind.ArgumentListTooLong", None, "ArgumentListTooLong", VALIDATION, Never, No, &[]),
    row("io_kind.BrokenPipe", None, "BrokenPipe", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("io_kind.ConnectionAborted", None, "ConnectionAborted", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("io_kind.ConnectionRefused", None, "ConnectionRefused", TRANSIENT, Always, No, &[]),
    row("io_kind.ConnectionReset", None, "ConnectionReset", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("io_kind.CrossesDevices", None, "CrossesDevices", BUSINESS, Never, No, &[]),
    row("io_kind.Deadlock", None, "Deadlock", TRANSIENT, Always, No, &[]),
    row("io_kind.DirectoryNotEmpty", None, "DirectoryNotEmpty", BUSINESS, Never, No, &[]),
    row("io_kind.ExecutableFileBusy", None, "ExecutableFileBusy", TRANSIENT, Always, No, &[]),
    row("io_kind.FileTooLarge", None, "FileTooLarge", BUSINESS, Never, No, &[]),
    row("io_kind.FilesystemLoop", None, "FilesystemLoop", VALIDATION, Never, No, &[]),
    row("io_kind.HostUnreachable", None, "HostUnreachable", TRANSIENT, Always, No, &[]),
    row("io_kind.InProgress", None, "InProgress", TRANSIENT, Always, No, &[]),
    row("io_kind.Interrupted", None, "Interrupted", TRANSIENT, Always, No, &[]),
    row("io_kind.InvalidData", None, "InvalidData", VALIDATION, Never, No, &[]),
    row("io_kind.InvalidFilename", None, "InvalidFilename", VALIDATION, Never, No, &[]),
    row("io_kind.InvalidInput", None, "InvalidInput", VALIDATION, Never, No, &[]),
    row("io_kind.IsADirectory", None, "IsADirectory", VALIDATION, Never, No, &[]),
    row("io_kind.NetworkDown", None, "NetworkDown", TRANSIENT, Always, No, &[]),
    row("io_kind.NetworkUnreachable", None, "NetworkUnreachable", TRANSIENT, Always, No, &[]),
    row("io_kind.NotADirectory", None, "NotADirectory", VALIDATION, Never, No, &[]),
    row("io_kind.NotConnected", None, "NotConnected", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("io_kind.NotFound", None, "NotFound", VALIDATION, Never, No, &[]),
    row("io_kind.NotSeekable", None, "NotSeekable", VALIDATION, Never, No, &[]),
    row("io_kind.Other", None, "Other", Unsaid, Never, Unknown, &[]),
    row("io_kind.OutOfMemory", None, "OutOfMemory", TRANSIENT, Always, No, &[]),
    row("io_kind.PermissionDenied", None, "PermissionDenied", PERMISSION, Never, No, &[]),
    row("io_kind.QuotaExceeded", None, "QuotaExceeded", BUSINESS, Never, No, &[]),
    row("io_kind.ReadOnlyFilesystem", None, "ReadOnlyFilesystem", PERMISSION, Never, No, &[]),
    row("io_kind.ResourceBusy", None, "ResourceBusy", TRANSIENT, Always, No, &[]),
    row("io_kind.StaleNetworkFileHandle", None, "StaleNetworkFileHandle", TRANSIENT, Always, No, &[]),
    row("io_kind.StorageFull", None, "StorageFull", BUSINESS, Never, No, &[]),
    row("io_kind.TimedOut", None, "TimedOut", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("io_kind.TooManyLinks", None, "TooManyLinks", BUSINESS, Never, No, &[]),
    row("io_kind.Uncategorized", None, "Uncategorized", Unsaid, Never, Unknown, &[]),
    row("io_kind.UnexpectedEof", None, "UnexpectedEof", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("io_kind.Unsupported", None, "Unsupported", VALIDATION, Never, No, &[]),
    row("io_kind.WouldBlock", None, "WouldBlock", TRANSIENT, Always, No, &[]),
    row("io_kind.WriteZero", None, "WriteZero", TRANSIENT, IfIdempotent, Unknown, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42,
];

static BY_NUMBER: &[u16] = &[];
