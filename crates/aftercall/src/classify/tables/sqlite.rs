//! SQLite result codes, extended ones included.

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
    sqlite.SQLITE_ERROR\
    sqlite.SQLITE_ERROR.already-exists\
    sqlite.SQLITE_INTERNAL\
    sqlite.SQLITE_PERM\
    sqlite.SQLITE_ABORT\
    sqlite.SQLITE_BUSY\
    sqlite.SQLITE_LOCKED\
    sqlite.SQLITE_NOMEM\
    sqlite.SQLITE_READONLY\
    sqlite.SQLITE_INTERRUPT\
    sqlite.SQLITE_IOERR\
    sqlite.SQLITE_CORRUPT\
    sqlite.SQLITE_NOTFOUND\
    sqlite.SQLITE_FULL\
    sqlite.SQLITE_CANTOPEN\
    sqlite.SQLITE_PROTOCOL\
    sqlite.SQLITE_SCHEMA\
    sqlite.SQLITE_TOOBIG\
    sqlite.SQLITE_CONSTRAINT\
    sqlite.SQLITE_CONSTRAINT.not-null-constraint-failed\
    sqlite.SQLITE_MISMATCH\
    sqlite.SQLITE_MISUSE\
    sqlite.SQLITE_NOLFS\
    sqlite.SQLITE_AUTH\
    sqlite.SQLITE_FORMAT\
    sqlite.SQLITE_RANGE\
    sqlite.SQLITE_NOTADB\
    sqlite.SQLITE_ROW\
    sqlite.SQLITE_DONE\
    sqlite.SQLITE_ERROR_MISSING_COLLSEQ\
    sqlite.SQLITE_BUSY_RECOVERY\
    sqlite.SQLITE_LOCKED_SHAREDCACHE\
    sqlite.SQLITE_READONLY_RECOVERY\
    sqlite.SQLITE_IOERR_READ\
    sqlite.SQLITE_CORRUPT_VTAB\
    sqlite.SQLITE_CANTOPEN_NOTEMPDIR\
    sqlite.SQLITE_CONSTRAINT_CHECK\
    sqlite.SQLITE_AUTH_USER\
    sqlite.SQLITE_ERROR_RETRY\
    sqlite.SQLITE_ABORT_ROLLBACK\
    sqlite.SQLITE_BUSY_SNAPSHOT\
    sqlite.SQLITE_LOCKED_VTAB\
    sqlite.SQLITE_READONLY_CANTLOCK\
    sqlite.SQLITE_IOERR_SHORT_READ\
    sqlite.SQLITE_CORRUPT_SEQUENCE\
    sqlite.SQLITE_CANTOPEN_ISDIR\
    sqlite.SQLITE_CONSTRAINT_COMMITHOOK\
    sqlite.SQLITE_ERROR_SNAPSHOT\
    sqlite.SQLITE_BUSY_TIMEOUT\
    sqlite.SQLITE_READONLY_ROLLBACK\
    sqlite.SQLITE_IOERR_WRITE\
    sqlite.SQLITE_CORRUPT_INDEX\
    sqlite.SQLITE_CANTOPEN_FULLPATH\
    sqlite.SQLITE_CONSTRAINT_FOREIGNKEY\
    sqlite.SQLITE_ERROR_RESERVESIZE\
    sqlite.SQLITE_READONLY_DBMOVED\
    sqlite.SQLITE_IOERR_FSYNC\
    sqlite.SQLITE_CANTOPEN_CONVPATH\
    sqlite.SQLITE_CONSTRAINT_FUNCTION\
    sqlite.SQLITE_ERROR_KEY\
    sqlite.SQLITE_READONLY_CANTINIT\
    sqlite.SQLITE_IOERR_DIR_FSYNC\
    sqlite.SQLITE_CANTOPEN_DIRTYWAL\
    sqlite.SQLITE_CONSTRAINT_NOTNULL\
    sqlite.SQLITE_ERROR_UNABLE\
    sqlite.SQLITE_READONLY_DIRECTORY\
    sqlite.SQLITE_IOERR_TRUNCATE\
    sqlite.SQLITE_CANTOPEN_SYMLINK\
    sqlite.SQLITE_CONSTRAINT_PRIMARYKEY\
    sqlite.SQLITE_IOERR_FSTAT\
    sqlite.SQLITE_CONSTRAINT_TRIGGER\
    sqlite.SQLITE_IOERR_UNLOCK\
    sqlite.SQLITE_CONSTRAINT_UNIQUE\
    sqlite.SQLITE_IOERR_RDLOCK\
    sqlite.SQLITE_CONSTRAINT_VTAB\
    sqlite.SQLITE_IOERR_DELETE\
    sqlite.SQLITE_CONSTRAINT_ROWID\
    sqlite.SQLITE_IOERR_BLOCKED\
    sqlite.SQLITE_CONSTRAINT_PINNED\
    sqlite.SQLITE_IOERR_NOMEM\
    sqlite.SQLITE_CONSTRAINT_DATATYPE\
    sqlite.SQLITE_IOERR_ACCESS\
    sqlite.SQLITE_IOERR_CHECKRESERVEDLOCK\
    sqlite.SQLITE_IOERR_LOCK\
    sqlite.SQLITE_IOERR_CLOSE\
    sqlite.SQLITE_IOERR_DIR_CLOSE\
    sqlite.SQLITE_IOERR_SHMOPEN\
    sqlite.SQLITE_IOERR_SHMSIZE\
    sqlite.SQLITE_IOERR_SHMLOCK\
    sqlite.SQLITE_IOERR_SHMMAP\
    sqlite.SQLITE_IOERR_SEEK\
    sqlite.SQLITE_IOERR_DELETE_NOENT\
    sqlite.SQLITE_IOERR_MMAP\
    sqlite.SQLITE_IOERR_GETTEMPPATH\
    sqlite.SQLITE_IOERR_CONVPATH\
    sqlite.SQLITE_IOERR_VNODE\
    sqlite.SQLITE_IOERR_AUTH\
    sqlite.SQLITE_IOERR_BEGIN_ATOMIC\
    sqlite.SQLITE_IOERR_COMMIT_ATOMIC\
    sqlite.SQLITE_IOERR_ROLLBACK_ATOMIC\
    sqlite.SQLITE_IOERR_DATA\
    sqlite.SQLITE_IOERR_CORRUPTFS\
    sqlite.SQLITE_IOERR_IN_PAGE\
    sqlite.SQLITE_IOERR_BADKEY\
    sqlite.SQLITE_IOERR_CODEC\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 19, 7, 12, Some(1), VALIDATION, Never, No),
    Packed(19, 34, 7, 12, Some(1), BUSINESS, Never, No),
    Packed(53, 22, 7, 15, Some(2), Unsaid, Never, Unknown),
    Packed(75, 18, 7, 11, Some(3), PERMISSION, Never, No),
    Packed(93, 19, 7, 12, Some(4), BUSINESS, Never, No),
    Packed(112, 18, 7, 11, Some(5), TRANSIENT, Always, No),
    Packed(130, 20, 7, 13, Some(6), BUSINESS, Never, No),
    Packed(150, 19, 7, 12, Some(7), TRANSIENT, Always, No),
    Packed(169, 22, 7, 15, Some(8), PERMISSION, Never, No),
    Packed(191, 23, 7, 16, Some(9), TRANSIENT, IfIdempotent, Unknown),
    Packed(214, 19, 7, 12, Some(10), TRANSIENT, IfIdempotent, Unknown),
    Packed(233, 21, 7, 14, Some(11), BUSINESS, Never, No),
    Packed(254, 22, 7, 15, Some(12), VALIDATION, Never, No),
    Packed(276, 18, 7, 11, Some(13), BUSINESS, Never, No),
    Packed(294, 22, 7, 15, Some(14), VALIDATION, Never, No),
    Packed(316, 22, 7, 15, Some(15), TRANSIENT, Always, No),
    Packed(338, 20, 7, 13, Some(17), TRANSIENT, Always, No),
    Packed(358, 20, 7, 13, Some(18), VALIDATION, Never, No),
    Packed(378, 24, 7, 17, Some(19), BUSINESS, Never, No),
    Packed(402, 51, 7, 17, Some(19), VALIDATION, Never, No),
    Packed(453, 22, 7, 15, Some(20), VALIDATION, Never, No),
    Packed(475, 20, 7, 13, Some(21), Unsaid, Never, Unknown),
    Packed(495, 19, 7, 12, Some(22), BUSINESS, Never, No),
    Packed(514, 18, 7, 11, Some(23), PERMISSION, Never, No),
    Packed(532, 20, 7, 13, Some(24), BUSINESS, Never, No),
    Packed(552, 19, 7, 12, Some(25), VALIDATION, Never, No),
    Packed(571, 20, 7, 13, Some(26), VALIDATION, Never, No),
    Packed(591, 17, 7, 10, Some(100), NotError, Never, Yes),
    Packed(608, 18, 7, 11, Some(101), NotError, Never, Yes),
    Packed(626, 35, 7, 28, Some(257), VALIDATION, Never, No),
    Packed(661, 27, 7, 20, Some(261), TRANSIENT, Always, No),
    Packed(688, 32, 7, 25, Some(262), TRANSIENT, Always, No),
    Packed(720, 31, 7, 24, Some(264), PERMISSION, Never, No),
    Packed(751, 24, 7, 17, Some(266), TRANSIENT, IfIdempotent, Unknown),
    Packed(775, 26, 7, 19, Some(267), BUSINESS, Never, No),
    Packed(801, 32, 7, 25, Some(270), BUSINESS, Never, No),
    Packed(833, 30, 7, 23, Some(275), BUSINESS, Never, No),
    Packed(863, 23, 7, 16, Some(279), PERMISSION, Never, No),
    Packed(886, 25, 7, 18, Some(513), TRANSIENT, Always, No),
    Packed(911, 28, 7, 21, Some(516), TRANSIENT, Always, No),
    Packed(939, 27, 7, 20, Some(517), TRANSIENT, Always, No),
    Packed(966, 25, 7, 18, Some(518), TRANSIENT, Always, No),
    Packed(991, 31, 7, 24, Some(520), PERMISSION, Never, No),
    Packed(1022, 30, 7, 23, Some(522), TRANSIENT, IfIdempotent, Unknown),
    Packed(1052, 30, 7, 23, Some(523), BUSINESS, Never, No),
    Packed(1082, 28, 7, 21, Some(526), VALIDATION, Never, No),
    Packed(1110, 35, 7, 28, Some(531), BUSINESS, Never, No),
    Packed(1145, 28, 7, 21, Some(769), BUSINESS, Never, No),
    Packed(1173, 26, 7, 19, Some(773), TRANSIENT, Always, No),
    Packed(1199, 31, 7, 24, Some(776), PERMISSION, Never, No),
    Packed(1230, 25, 7, 18, Some(778), TRANSIENT, IfIdempotent, Unknown),
    Packed(1255, 27, 7, 20, Some(779), BUSINESS, Never, No),
    Packed(1282, 31, 7, 24, Some(782), VALIDATION, Never, No),
    Packed(1313, 35, 7, 28, Some(787), BUSINESS, Never, No),
    Packed(1348, 31, 7, 24, Some(1025), BUSINESS, Never, No),
    Packed(1379, 30, 7, 23, Some(1032), BUSINESS, Never, No),
    Packed(1409, 25, 7, 18, Some(1034), TRANSIENT, IfIdempotent, Unknown),
    Packed(1434, 31, 7, 24, Some(1038), VALIDATION, Never, No),
    Packed(1465, 33, 7, 26, Some(1043), BUSINESS, Never, No),
    Packed(1498, 23, 7, 16, Some(1281), BUSINESS, Never, No),
    Packed(1521, 31, 7, 24, Some(1288), PERMISSION, Never, No),
    Packed(1552, 29, 7, 22, Some(1290), TRANSIENT, IfIdempotent, Unknown),
    Packed(1581, 31, 7, 24, Some(1294), BUSINESS, Never, No),
    Packed(1612, 32, 7, 25, Some(1299), VALIDATION, Never, No),
    Packed(1644, 26, 7, 19, Some(1537), BUSINESS, Never, No),
    Packed(1670, 32, 7, 25, Some(1544), PERMISSION, Never, No),
    Packed(1702, 28, 7, 21, Some(1546), TRANSIENT, IfIdempotent, Unknown),
    Packed(1730, 30, 7, 23, Some(1550), VALIDATION, Never, No),
    Packed(1760, 35, 7, 28, Some(1555), BUSINESS, Never, No),
    Packed(1795, 25, 7, 18, Some(1802), TRANSIENT, IfIdempotent, Unknown),
    Packed(1820, 32, 7, 25, Some(1811), BUSINESS, Never, No),
    Packed(1852, 26, 7, 19, Some(2058), TRANSIENT, Always, No),
    Packed(1878, 31, 7, 24, Some(2067), BUSINESS, Never, No),
    Packed(1909, 26, 7, 19, Some(2314), TRANSIENT, Always, No),
    Packed(1935, 29, 7, 22, Some(2323), BUSINESS, Never, No),
    Packed(1964, 26, 7, 19, Some(2570), TRANSIENT, IfIdempotent, Unknown),
    Packed(1990, 30, 7, 23, Some(2579), BUSINESS, Never, No),
    Packed(2020, 27, 7, 20, Some(2826), TRANSIENT, Always, No),
    Packed(2047, 31, 7, 24, Some(2835), BUSINESS, Never, No),
    Packed(2078, 25, 7, 18, Some(3082), TRANSIENT, Always, No),
    Packed(2103, 33, 7, 26, Some(3091), VALIDATION, Never, No),
    Packed(2136, 26, 7, 19, Some(3338), TRANSIENT, IfIdempotent, Unknown),
    Packed(2162, 37, 7, 30, Some(3594), TRANSIENT, Always, No),
    Packed(2199, 24, 7, 17, Some(3850), TRANSIENT, Always, No),
    Packed(2223, 25, 7, 18, Some(4106), TRANSIENT, IfIdempotent, Unknown),
    Packed(2248, 29, 7, 22, Some(4362), TRANSIENT, IfIdempotent, Unknown),
    Packed(2277, 27, 7, 20, Some(4618), TRANSIENT, IfIdempotent, Unknown),
    Packed(2304, 27, 7, 20, Some(4874), TRANSIENT, IfIdempotent, Unknown),
    Packed(2331, 27, 7, 20, Some(5130), TRANSIENT, Always, No),
    Packed(2358, 26, 7, 19, Some(5386), TRANSIENT, IfIdempotent, Unknown),
    Packed(2384, 24, 7, 17, Some(5642), TRANSIENT, IfIdempotent, Unknown),
    Packed(2408, 32, 7, 25, Some(5898), TRANSIENT, IfIdempotent, Unknown),
    Packed(2440, 24, 7, 17, Some(6154), TRANSIENT, IfIdempotent, Unknown),
    Packed(2464, 31, 7, 24, Some(6410), TRANSIENT, IfIdempotent, Unknown),
    Packed(2495, 28, 7, 21, Some(6666), TRANSIENT, IfIdempotent, Unknown),
    Packed(2523, 25, 7, 18, Some(6922), BUSINESS, Never, No),
    Packed(2548, 24, 7, 17, Some(7178), PERMISSION, Never, No),
    Packed(2572, 32, 7, 25, Some(7434), TRANSIENT, IfIdempotent, Unknown),
    Packed(2604, 33, 7, 26, Some(7690), TRANSIENT, IfIdempotent, Unknown),
    Packed(2637, 35, 7, 28, Some(7946), TRANSIENT, IfIdempotent, Unknown),
    Packed(2672, 24, 7, 17, Some(8202), BUSINESS, Never, No),
    Packed(2696, 29, 7, 22, Some(8458), BUSINESS, Never, No),
    Packed(2725, 27, 7, 20, Some(8714), TRANSIENT, IfIdempotent, Unknown),
    Packed(2752, 26, 7, 19, Some(8970), BUSINESS, Never, No),
    Packed(2778, 25, 7, 18, Some(9226), BUSINESS, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (1, &[Message("already exists")]),
    (19, &[Message("NOT NULL constraint failed")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    4, 39, 23, 37, 5, 30, 40, 48, 14, 57, 62, 52, 45, 35, 67, 18, 19, 36, 46, 80,
    53, 58, 63, 78, 68, 76, 70, 72, 74, 11, 51, 44, 34, 28, 0, 1, 59, 29, 54, 38,
    47, 64, 24, 13, 2, 9, 10, 81, 96, 103, 97, 77, 82, 84, 104, 98, 94, 101, 100, 75,
    91, 85, 61, 69, 56, 93, 102, 83, 92, 79, 73, 33, 99, 90, 88, 89, 86, 87, 43, 66,
    71, 95, 50, 6, 31, 41, 20, 21, 22, 7, 26, 12, 3, 15, 25, 8, 60, 42, 55, 65,
    32, 49, 27, 16, 17,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104,
];
