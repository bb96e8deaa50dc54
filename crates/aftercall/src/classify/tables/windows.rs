//! Windows system and socket errors.

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
    windows.ERROR_FILE_NOT_FOUND\
    windows.ERROR_PATH_NOT_FOUND\
    windows.ERROR_TOO_MANY_OPEN_FILES\
    windows.ERROR_ACCESS_DENIED\
    windows.ERROR_INVALID_HANDLE\
    windows.ERROR_NOT_ENOUGH_MEMORY\
    windows.ERROR_INVALID_DATA\
    windows.ERROR_OUTOFMEMORY\
    windows.ERROR_WRITE_PROTECT\
    windows.ERROR_NOT_READY\
    windows.ERROR_SHARING_VIOLATION\
    windows.ERROR_LOCK_VIOLATION\
    windows.ERROR_HANDLE_DISK_FULL\
    windows.ERROR_NOT_SUPPORTED\
    windows.ERROR_BAD_NETPATH\
    windows.ERROR_UNEXP_NET_ERR\
    windows.ERROR_NETNAME_DELETED\
    windows.ERROR_REQ_NOT_ACCEP\
    windows.ERROR_FILE_EXISTS\
    windows.ERROR_INVALID_PASSWORD\
    windows.ERROR_INVALID_PARAMETER\
    windows.ERROR_BROKEN_PIPE\
    windows.ERROR_DISK_FULL\
    windows.ERROR_SEM_TIMEOUT\
    windows.ERROR_INVALID_NAME\
    windows.ERROR_DIR_NOT_EMPTY\
    windows.ERROR_BAD_PATHNAME\
    windows.ERROR_BUSY\
    windows.ERROR_ALREADY_EXISTS\
    windows.ERROR_BAD_EXE_FORMAT\
    windows.ERROR_FILENAME_EXCED_RANGE\
    windows.ERROR_VIRUS_INFECTED\
    windows.ERROR_PIPE_BUSY\
    windows.ERROR_MORE_DATA\
    windows.WAIT_TIMEOUT\
    windows.ERROR_DIRECTORY\
    windows.ERROR_ELEVATION_REQUIRED\
    windows.ERROR_OPERATION_ABORTED\
    windows.ERROR_NOT_FOUND\
    windows.ERROR_CANCELLED\
    windows.ERROR_CONNECTION_REFUSED\
    windows.ERROR_NETWORK_UNREACHABLE\
    windows.ERROR_HOST_UNREACHABLE\
    windows.ERROR_CONNECTION_ABORTED\
    windows.ERROR_RETRY\
    windows.ERROR_ACCESS_DISABLED_BY_POLICY\
    windows.ERROR_DISK_QUOTA_EXCEEDED\
    windows.ERROR_PRIVILEGE_NOT_HELD\
    windows.ERROR_LOGON_FAILURE\
    windows.ERROR_ACCOUNT_RESTRICTION\
    windows.ERROR_PASSWORD_EXPIRED\
    windows.ERROR_ACCOUNT_DISABLED\
    windows.ERROR_NO_SYSTEM_RESOURCES\
    windows.ERROR_TIMEOUT\
    windows.ERROR_ACCOUNT_LOCKED_OUT\
    windows.ERROR_CANT_ACCESS_FILE\
    windows.WSAEINTR\
    windows.WSAEACCES\
    windows.WSAEINVAL\
    windows.WSAEMFILE\
    windows.WSAEWOULDBLOCK\
    windows.WSAEMSGSIZE\
    windows.WSAEAFNOSUPPORT\
    windows.WSAEADDRINUSE\
    windows.WSAENETDOWN\
    windows.WSAENETUNREACH\
    windows.WSAENETRESET\
    windows.WSAECONNABORTED\
    windows.WSAECONNRESET\
    windows.WSAENOBUFS\
    windows.WSAENOTCONN\
    windows.WSAESHUTDOWN\
    windows.WSAETIMEDOUT\
    windows.WSAECONNREFUSED\
    windows.WSAEHOSTDOWN\
    windows.WSAEHOSTUNREACH\
    windows.WSAEPROCLIM\
    windows.WSASYSNOTREADY\
    windows.WSAHOST_NOT_FOUND\
    windows.WSAHOST_NOT_FOUND.host_given\
    windows.WSATRY_AGAIN\
    windows.WSANO_RECOVERY\
    windows.WSANO_DATA\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 28, 8, 20, Some(2), VALIDATION, Never, No),
    Packed(28, 28, 8, 20, Some(3), VALIDATION, Never, No),
    Packed(56, 33, 8, 25, Some(4), TRANSIENT, Always, No),
    Packed(89, 27, 8, 19, Some(5), PERMISSION, Never, No),
    Packed(116, 28, 8, 20, Some(6), Unsaid, Never, Unknown),
    Packed(144, 31, 8, 23, Some(8), TRANSIENT, Always, No),
    Packed(175, 26, 8, 18, Some(13), VALIDATION, Never, No),
    Packed(201, 25, 8, 17, Some(14), TRANSIENT, Always, No),
    Packed(226, 27, 8, 19, Some(19), PERMISSION, Never, No),
    Packed(253, 23, 8, 15, Some(21), TRANSIENT, Always, No),
    Packed(276, 31, 8, 23, Some(32), TRANSIENT, Always, No),
    Packed(307, 28, 8, 20, Some(33), TRANSIENT, Always, No),
    Packed(335, 30, 8, 22, Some(39), BUSINESS, Never, No),
    Packed(365, 27, 8, 19, Some(50), VALIDATION, Never, No),
    Packed(392, 25, 8, 17, Some(53), VALIDATION, Never, No),
    Packed(417, 27, 8, 19, Some(59), TRANSIENT, IfIdempotent, Unknown),
    Packed(444, 29, 8, 21, Some(64), TRANSIENT, IfIdempotent, Unknown),
    Packed(473, 27, 8, 19, Some(71), TRANSIENT, Always, No),
    Packed(500, 25, 8, 17, Some(80), BUSINESS, Never, No),
    Packed(525, 30, 8, 22, Some(86), PERMISSION, Never, No),
    Packed(555, 31, 8, 23, Some(87), VALIDATION, Never, No),
    Packed(586, 25, 8, 17, Some(109), TRANSIENT, IfIdempotent, Unknown),
    Packed(611, 23, 8, 15, Some(112), BUSINESS, Never, No),
    Packed(634, 25, 8, 17, Some(121), TRANSIENT, IfIdempotent, Unknown),
    Packed(659, 26, 8, 18, Some(123), VALIDATION, Never, No),
    Packed(685, 27, 8, 19, Some(145), BUSINESS, Never, No),
    Packed(712, 26, 8, 18, Some(161), VALIDATION, Never, No),
    Packed(738, 18, 8, 10, Some(170), TRANSIENT, Always, No),
    Packed(756, 28, 8, 20, Some(183), BUSINESS, Never, No),
    Packed(784, 28, 8, 20, Some(193), VALIDATION, Never, No),
    Packed(812, 34, 8, 26, Some(206), VALIDATION, Never, No),
    Packed(846, 28, 8, 20, Some(225), BUSINESS, Never, No),
    Packed(874, 23, 8, 15, Some(231), TRANSIENT, Always, No),
    Packed(897, 23, 8, 15, Some(234), VALIDATION, Never, No),
    Packed(920, 20, 8, 12, Some(258), TRANSIENT, IfIdempotent, Unknown),
    Packed(940, 23, 8, 15, Some(267), VALIDATION, Never, No),
    Packed(963, 32, 8, 24, Some(740), PERMISSION, Never, No),
    Packed(995, 31, 8, 23, Some(995), TRANSIENT, IfIdempotent, Unknown),
    Packed(1026, 23, 8, 15, Some(1168), VALIDATION, Never, No),
    Packed(1049, 23, 8, 15, Some(1223), TRANSIENT, IfIdempotent, Unknown),
    Packed(1072, 32, 8, 24, Some(1225), TRANSIENT, Always, No),
    Packed(1104, 33, 8, 25, Some(1231), TRANSIENT, Always, No),
    Packed(1137, 30, 8, 22, Some(1232), TRANSIENT, Always, No),
    Packed(1167, 32, 8, 24, Some(1236), TRANSIENT, IfIdempotent, Unknown),
    Packed(1199, 19, 8, 11, Some(1237), TRANSIENT, Always, No),
    Packed(1218, 39, 8, 31, Some(1260), BUSINESS, Never, No),
    Packed(1257, 33, 8, 25, Some(1295), BUSINESS, Never, No),
    Packed(1290, 32, 8, 24, Some(1314), PERMISSION, Never, No),
    Packed(1322, 27, 8, 19, Some(1326), PERMISSION, Never, No),
    Packed(1349, 33, 8, 25, Some(1327), PERMISSION, Never, No),
    Packed(1382, 30, 8, 22, Some(1330), PERMISSION, Never, No),
    Packed(1412, 30, 8, 22, Some(1331), PERMISSION, Never, No),
    Packed(1442, 33, 8, 25, Some(1450), TRANSIENT, Always, No),
    Packed(1475, 21, 8, 13, Some(1460), TRANSIENT, IfIdempotent, Unknown),
    Packed(1496, 32, 8, 24, Some(1909), PERMISSION, Never, No),
    Packed(1528, 30, 8, 22, Some(1920), PERMISSION, Never, No),
    Packed(1558, 16, 8, 8, Some(10004), TRANSIENT, Always, No),
    Packed(1574, 17, 8, 9, Some(10013), PERMISSION, Never, No),
    Packed(1591, 17, 8, 9, Some(10022), VALIDATION, Never, No),
    Packed(1608, 17, 8, 9, Some(10024), TRANSIENT, Always, No),
    Packed(1625, 22, 8, 14, Some(10035), TRANSIENT, Always, No),
    Packed(1647, 19, 8, 11, Some(10040), VALIDATION, Never, No),
    Packed(1666, 23, 8, 15, Some(10047), VALIDATION, Never, No),
    Packed(1689, 21, 8, 13, Some(10048), BUSINESS, Never, No),
    Packed(1710, 19, 8, 11, Some(10050), TRANSIENT, Always, No),
    Packed(1729, 22, 8, 14, Some(10051), TRANSIENT, Always, No),
    Packed(1751, 20, 8, 12, Some(10052), TRANSIENT, IfIdempotent, Unknown),
    Packed(1771, 23, 8, 15, Some(10053), TRANSIENT, IfIdempotent, Unknown),
    Packed(1794, 21, 8, 13, Some(10054), TRANSIENT, IfIdempotent, Unknown),
    Packed(1815, 18, 8, 10, Some(10055), TRANSIENT, Always, No),
    Packed(1833, 19, 8, 11, Some(10057), TRANSIENT, IfIdempotent, Unknown),
    Packed(1852, 20, 8, 12, Some(10058), TRANSIENT, IfIdempotent, Unknown),
    Packed(1872, 20, 8, 12, Some(10060), TRANSIENT, IfIdempotent, Unknown),
    Packed(1892, 23, 8, 15, Some(10061), TRANSIENT, Always, No),
    Packed(1915, 20, 8, 12, Some(10064), TRANSIENT, Always, No),
    Packed(1935, 23, 8, 15, Some(10065), TRANSIENT, Always, No),
    Packed(1958, 19, 8, 11, Some(10067), TRANSIENT, Always, No),
    Packed(1977, 22, 8, 14, Some(10091), TRANSIENT, Always, No),
    Packed(1999, 25, 8, 17, Some(11001), TRANSIENT, Always, No),
    Packed(2024, 36, 8, 17, Some(11001), VALIDATION, Never, No),
    Packed(2060, 20, 8, 12, Some(11002), TRANSIENT, Always, No),
    Packed(2080, 22, 8, 14, Some(11003), BUSINESS, Never, No),
    Packed(2102, 18, 8, 10, Some(11004), VALIDATION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (79, &[HostGiven]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    3, 45, 51, 54, 49, 28, 29, 14, 26, 21, 27, 39, 55, 43, 40, 35, 25, 22, 46, 36,
    30, 18, 0, 12, 42, 6, 4, 24, 20, 19, 11, 48, 33, 16, 41, 5, 38, 9, 13, 52,
    37, 7, 50, 1, 32, 47, 17, 44, 23, 10, 53, 2, 15, 31, 8, 34, 57, 63, 62, 67,
    73, 68, 74, 75, 56, 58, 59, 61, 64, 66, 65, 69, 70, 76, 71, 72, 60, 78, 79, 82,
    81, 77, 80,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82,
];
