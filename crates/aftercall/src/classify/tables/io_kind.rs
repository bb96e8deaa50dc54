//! `std::io::ErrorKind` variants.

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
    io_kind.AddrInUse\
    io_kind.AddrNotAvailable\
    io_kind.AddrNotAvailable.connecting\
    io_kind.AlreadyExists\
    io_kind.ArgumentListTooLong\
    io_kind.BrokenPipe\
    io_kind.ConnectionAborted\
    io_kind.ConnectionRefused\
    io_kind.ConnectionReset\
    io_kind.CrossesDevices\
    io_kind.Deadlock\
    io_kind.DirectoryNotEmpty\
    io_kind.ExecutableFileBusy\
    io_kind.FileTooLarge\
    io_kind.FilesystemLoop\
    io_kind.HostUnreachable\
    io_kind.InProgress\
    io_kind.Interrupted\
    io_kind.InvalidData\
    io_kind.InvalidFilename\
    io_kind.InvalidInput\
    io_kind.IsADirectory\
    io_kind.NetworkDown\
    io_kind.NetworkUnreachable\
    io_kind.NotADirectory\
    io_kind.NotConnected\
    io_kind.NotFound\
    io_kind.NotSeekable\
    io_kind.Other\
    io_kind.OutOfMemory\
    io_kind.PermissionDenied\
    io_kind.QuotaExceeded\
    io_kind.ReadOnlyFilesystem\
    io_kind.ResourceBusy\
    io_kind.StaleNetworkFileHandle\
    io_kind.StorageFull\
    io_kind.TimedOut\
    io_kind.TooManyLinks\
    io_kind.Uncategorized\
    io_kind.UnexpectedEof\
    io_kind.Unsupported\
    io_kind.WouldBlock\
    io_kind.WriteZero\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 17, 8, 9, None, BUSINESS, Never, No),
    Packed(17, 24, 8, 16, None, VALIDATION, Never, No),
    Packed(41, 35, 8, 16, None, TRANSIENT, Always, No),
    Packed(76, 21, 8, 13, None, BUSINESS, Never, No),
    Packed(97, 27, 8, 19, None, VALIDATION, Never, No),
    Packed(124, 18, 8, 10, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(142, 25, 8, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(167, 25, 8, 17, None, TRANSIENT, Always, No),
    Packed(192, 23, 8, 15, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(215, 22, 8, 14, None, BUSINESS, Never, No),
    Packed(237, 16, 8, 8, None, TRANSIENT, Always, No),
    Packed(253, 25, 8, 17, None, BUSINESS, Never, No),
    Packed(278, 26, 8, 18, None, TRANSIENT, Always, No),
    Packed(304, 20, 8, 12, None, BUSINESS, Never, No),
    Packed(324, 22, 8, 14, None, VALIDATION, Never, No),
    Packed(346, 23, 8, 15, None, TRANSIENT, Always, No),
    Packed(369, 18, 8, 10, None, TRANSIENT, Always, No),
    Packed(387, 19, 8, 11, None, TRANSIENT, Always, No),
    Packed(406, 19, 8, 11, None, VALIDATION, Never, No),
    Packed(425, 23, 8, 15, None, VALIDATION, Never, No),
    Packed(448, 20, 8, 12, None, VALIDATION, Never, No),
    Packed(468, 20, 8, 12, None, VALIDATION, Never, No),
    Packed(488, 19, 8, 11, None, TRANSIENT, Always, No),
    Packed(507, 26, 8, 18, None, TRANSIENT, Always, No),
    Packed(533, 21, 8, 13, None, VALIDATION, Never, No),
    Packed(554, 20, 8, 12, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(574, 16, 8, 8, None, VALIDATION, Never, No),
    Packed(590, 19, 8, 11, None, VALIDATION, Never, No),
    Packed(609, 13, 8, 5, None, Unsaid, Never, Unknown),
    Packed(622, 19, 8, 11, None, TRANSIENT, Always, No),
    Packed(641, 24, 8, 16, None, PERMISSION, Never, No),
    Packed(665, 21, 8, 13, None, BUSINESS, Never, No),
    Packed(686, 26, 8, 18, None, PERMISSION, Never, No),
    Packed(712, 20, 8, 12, None, TRANSIENT, Always, No),
    Packed(732, 30, 8, 22, None, TRANSIENT, Always, No),
    Packed(762, 19, 8, 11, None, BUSINESS, Never, No),
    Packed(781, 16, 8, 8, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(797, 20, 8, 12, None, BUSINESS, Never, No),
    Packed(817, 21, 8, 13, None, Unsaid, Never, Unknown),
    Packed(838, 21, 8, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(859, 19, 8, 11, None, VALIDATION, Never, No),
    Packed(878, 18, 8, 10, None, TRANSIENT, Always, No),
    Packed(896, 17, 8, 9, None, TRANSIENT, IfIdempotent, Unknown),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (2, &[Connecting]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42,
];

static BY_NUMBER: &[u16] = &[];
