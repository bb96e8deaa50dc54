//! POSIX errno names, with Linux numbers.

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
    errno.EPERM\
    errno.ENOENT\
    errno.ENOENT.lookup\
    errno.ESRCH\
    errno.EINTR\
    errno.EIO\
    errno.ENXIO\
    errno.E2BIG\
    errno.ENOEXEC\
    errno.EBADF\
    errno.ECHILD\
    errno.EAGAIN\
    errno.ENOMEM\
    errno.EACCES\
    errno.EFAULT\
    errno.ENOTBLK\
    errno.EBUSY\
    errno.EEXIST\
    errno.EXDEV\
    errno.ENODEV\
    errno.ENOTDIR\
    errno.EISDIR\
    errno.EINVAL\
    errno.ENFILE\
    errno.EMFILE\
    errno.ENOTTY\
    errno.ETXTBSY\
    errno.EFBIG\
    errno.ENOSPC\
    errno.ESPIPE\
    errno.EROFS\
    errno.EMLINK\
    errno.EPIPE\
    errno.EDOM\
    errno.ERANGE\
    errno.EDEADLK\
    errno.ENAMETOOLONG\
    errno.ENOLCK\
    errno.ENOSYS\
    errno.ENOTEMPTY\
    errno.ELOOP\
    errno.ETIME\
    errno.ENOLINK\
    errno.ECOMM\
    errno.EPROTO\
    errno.EBADMSG\
    errno.EOVERFLOW\
    errno.EILSEQ\
    errno.EUSERS\
    errno.ENOTSOCK\
    errno.EDESTADDRREQ\
    errno.EMSGSIZE\
    errno.EPROTOTYPE\
    errno.ENOPROTOOPT\
    errno.EPROTONOSUPPORT\
    errno.EOPNOTSUPP\
    errno.EAFNOSUPPORT\
    errno.EADDRINUSE\
    errno.EADDRNOTAVAIL\
    errno.EADDRNOTAVAIL.connecting\
    errno.ENETDOWN\
    errno.ENETUNREACH\
    errno.ENETRESET\
    errno.ECONNABORTED\
    errno.ECONNRESET\
    errno.ENOBUFS\
    errno.EISCONN\
    errno.ENOTCONN\
    errno.ESHUTDOWN\
    errno.ETIMEDOUT\
    errno.ETIMEDOUT.connecting\
    errno.ECONNREFUSED\
    errno.EHOSTDOWN\
    errno.EHOSTUNREACH\
    errno.EALREADY\
    errno.EINPROGRESS\
    errno.ESTALE\
    errno.EUCLEAN\
    errno.EREMOTEIO\
    errno.EDQUOT\
    errno.ECANCELED\
    errno.ENOKEY\
    errno.EKEYEXPIRED\
    errno.EKEYREVOKED\
    errno.EKEYREJECTED\
    errno.EOWNERDEAD\
    errno.ENOTRECOVERABLE\
    errno.EWOULDBLOCK\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 11, 6, 5, Some(1), PERMISSION, Never, No),
    Packed(11, 12, 6, 6, Some(2), VALIDATION, Never, No),
    Packed(23, 19, 6, 6, Some(2), NotError, Never, Yes),
    Packed(42, 11, 6, 5, Some(3), VALIDATION, Never, No),
    Packed(53, 11, 6, 5, Some(4), TRANSIENT, Always, No),
    Packed(64, 9, 6, 3, Some(5), TRANSIENT, IfIdempotent, Unknown),
    Packed(73, 11, 6, 5, Some(6), VALIDATION, Never, No),
    Packed(84, 11, 6, 5, Some(7), VALIDATION, Never, No),
    Packed(95, 13, 6, 7, Some(8), VALIDATION, Never, No),
    Packed(108, 11, 6, 5, Some(9), Unsaid, Never, Unknown),
    Packed(119, 12, 6, 6, Some(10), BUSINESS, Never, No),
    Packed(131, 12, 6, 6, Some(11), TRANSIENT, Always, No),
    Packed(143, 12, 6, 6, Some(12), TRANSIENT, Always, No),
    Packed(155, 12, 6, 6, Some(13), PERMISSION, Never, No),
    Packed(167, 12, 6, 6, Some(14), Unsaid, Never, Unknown),
    Packed(179, 13, 6, 7, Some(15), BUSINESS, Never, No),
    Packed(192, 11, 6, 5, Some(16), TRANSIENT, Always, No),
    Packed(203, 12, 6, 6, Some(17), BUSINESS, Never, No),
    Packed(215, 11, 6, 5, Some(18), BUSINESS, Never, No),
    Packed(226, 12, 6, 6, Some(19), VALIDATION, Never, No),
    Packed(238, 13, 6, 7, Some(20), VALIDATION, Never, No),
    Packed(251, 12, 6, 6, Some(21), VALIDATION, Never, No),
    Packed(263, 12, 6, 6, Some(22), VALIDATION, Never, No),
    Packed(275, 12, 6, 6, Some(23), TRANSIENT, Always, No),
    Packed(287, 12, 6, 6, Some(24), TRANSIENT, Always, No),
    Packed(299, 12, 6, 6, Some(25), VALIDATION, Never, No),
    Packed(311, 13, 6, 7, Some(26), TRANSIENT, Always, No),
    Packed(324, 11, 6, 5, Some(27), BUSINESS, Never, No),
    Packed(335, 12, 6, 6, Some(28), BUSINESS, Never, No),
    Packed(347, 12, 6, 6, Some(29), VALIDATION, Never, No),
    Packed(359, 11, 6, 5, Some(30), PERMISSION, Never, No),
    Packed(370, 12, 6, 6, Some(31), BUSINESS, Never, No),
    Packed(382, 11, 6, 5, Some(32), TRANSIENT, IfIdempotent, Unknown),
    Packed(393, 10, 6, 4, Some(33), VALIDATION, Never, No),
    Packed(403, 12, 6, 6, Some(34), VALIDATION, Never, No),
    Packed(415, 13, 6, 7, Some(35), TRANSIENT, Always, No),
    Packed(428, 18, 6, 12, Some(36), VALIDATION, Never, No),
    Packed(446, 12, 6, 6, Some(37), TRANSIENT, Always, No),
    Packed(458, 12, 6, 6, Some(38), VALIDATION, Never, No),
    Packed(470, 15, 6, 9, Some(39), BUSINESS, Never, No),
    Packed(485, 11, 6, 5, Some(40), VALIDATION, Never, No),
    Packed(496, 11, 6, 5, Some(62), TRANSIENT, IfIdempotent, Unknown),
    Packed(507, 13, 6, 7, Some(67), TRANSIENT, IfIdempotent, Unknown),
    Packed(520, 11, 6, 5, Some(70), TRANSIENT, IfIdempotent, Unknown),
    Packed(531, 12, 6, 6, Some(71), TRANSIENT, IfIdempotent, Unknown),
    Packed(543, 13, 6, 7, Some(74), TRANSIENT, IfIdempotent, Unknown),
    Packed(556, 15, 6, 9, Some(75), VALIDATION, Never, No),
    Packed(571, 12, 6, 6, Some(84), VALIDATION, Never, No),
    Packed(583, 12, 6, 6, Some(87), TRANSIENT, Always, No),
    Packed(595, 14, 6, 8, Some(88), Unsaid, Never, Unknown),
    Packed(609, 18, 6, 12, Some(89), VALIDATION, Never, No),
    Packed(627, 14, 6, 8, Some(90), VALIDATION, Never, No),
    Packed(641, 16, 6, 10, Some(91), VALIDATION, Never, No),
    Packed(657, 17, 6, 11, Some(92), VALIDATION, Never, No),
    Packed(674, 21, 6, 15, Some(93), VALIDATION, Never, No),
    Packed(695, 16, 6, 10, Some(95), VALIDATION, Never, No),
    Packed(711, 18, 6, 12, Some(97), VALIDATION, Never, No),
    Packed(729, 16, 6, 10, Some(98), BUSINESS, Never, No),
    Packed(745, 19, 6, 13, Some(99), VALIDATION, Never, No),
    Packed(764, 30, 6, 13, Some(99), TRANSIENT, Always, No),
    Packed(794, 14, 6, 8, Some(100), TRANSIENT, Always, No),
    Packed(808, 17, 6, 11, Some(101), TRANSIENT, Always, No),
    Packed(825, 15, 6, 9, Some(102), TRANSIENT, IfIdempotent, Unknown),
    Packed(840, 18, 6, 12, Some(103), TRANSIENT, IfIdempotent, Unknown),
    Packed(858, 16, 6, 10, Some(104), TRANSIENT, IfIdempotent, Unknown),
    Packed(874, 13, 6, 7, Some(105), TRANSIENT, Always, No),
    Packed(887, 13, 6, 7, Some(106), BUSINESS, Never, No),
    Packed(900, 14, 6, 8, Some(107), TRANSIENT, IfIdempotent, Unknown),
    Packed(914, 15, 6, 9, Some(108), TRANSIENT, IfIdempotent, Unknown),
    Packed(929, 15, 6, 9, Some(110), TRANSIENT, IfIdempotent, Unknown),
    Packed(944, 26, 6, 9, Some(110), TRANSIENT, Always, No),
    Packed(970, 18, 6, 12, Some(111), TRANSIENT, Always, No),
    Packed(988, 15, 6, 9, Some(112), TRANSIENT, Always, No),
    Packed(1003, 18, 6, 12, Some(113), TRANSIENT, Always, No),
    Packed(1021, 14, 6, 8, Some(114), BUSINESS, Never, No),
    Packed(1035, 17, 6, 11, Some(115), TRANSIENT, Always, No),
    Packed(1052, 12, 6, 6, Some(116), TRANSIENT, Always, No),
    Packed(1064, 13, 6, 7, Some(117), BUSINESS, Never, No),
    Packed(1077, 15, 6, 9, Some(121), TRANSIENT, Always, No),
    Packed(1092, 12, 6, 6, Some(122), BUSINESS, Never, No),
    Packed(1104, 15, 6, 9, Some(125), TRANSIENT, IfIdempotent, Unknown),
    Packed(1119, 12, 6, 6, Some(126), PERMISSION, Never, No),
    Packed(1131, 17, 6, 11, Some(127), PERMISSION, Never, No),
    Packed(1148, 17, 6, 11, Some(128), PERMISSION, Never, No),
    Packed(1165, 18, 6, 12, Some(129), PERMISSION, Never, No),
    Packed(1183, 16, 6, 10, Some(130), BUSINESS, Never, No),
    Packed(1199, 21, 6, 15, Some(131), BUSINESS, Never, No),
    Packed(1220, 17, 6, 11, None, TRANSIENT, Always, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (2, &[Lookup]),
    (59, &[Connecting]),
    (70, &[Connecting]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    7, 13, 57, 58, 59, 56, 11, 74, 9, 45, 16, 80, 10, 43, 63, 71, 64, 35, 50, 33,
    79, 17, 14, 27, 72, 73, 47, 75, 4, 22, 5, 66, 21, 82, 84, 83, 40, 24, 31, 51,
    36, 60, 62, 61, 23, 65, 19, 1, 2, 8, 81, 37, 42, 12, 53, 28, 38, 15, 67, 20,
    39, 86, 49, 25, 6, 55, 46, 85, 0, 32, 44, 54, 52, 34, 78, 30, 68, 29, 3, 76,
    41, 69, 70, 26, 77, 48, 87, 18,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86,
];
