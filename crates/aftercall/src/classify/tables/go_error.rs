//! Go error values and types.

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
    go_error.bufio.ErrTooLong\
    go_error.context.Canceled\
    go_error.context.DeadlineExceeded\
    go_error.driver.ErrBadConn\
    go_error.errors.ErrUnsupported\
    go_error.exec.ErrNotFound\
    go_error.http.ErrServerClosed\
    go_error.io.ErrUnexpectedEOF\
    go_error.json.SyntaxError\
    go_error.json.UnmarshalTypeError\
    go_error.net.DNSError\
    go_error.net.DNSError.host_given\
    go_error.net.ErrClosed\
    go_error.os.ErrDeadlineExceeded\
    go_error.os.ErrExist\
    go_error.os.ErrInvalid\
    go_error.os.ErrNotExist\
    go_error.os.ErrPermission\
    go_error.sql.ErrConnDone\
    go_error.sql.ErrNoRows\
    go_error.sql.ErrNoRows.lookup\
    go_error.sql.ErrTxDone\
    go_error.strconv.ErrRange\
    go_error.strconv.ErrSyntax\
    go_error.syscall.ECONNREFUSED\
    go_error.syscall.ECONNRESET\
    go_error.syscall.EPIPE\
    go_error.tls.RecordHeaderError\
    go_error.url.Error\
    go_error.url.ParseError\
    go_error.x509.CertificateInvalidError\
    go_error.x509.HostnameError\
    go_error.x509.UnknownAuthorityError\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 25, 9, 16, None, VALIDATION, Never, No),
    Packed(25, 25, 9, 16, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(50, 33, 9, 24, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(83, 26, 9, 17, None, TRANSIENT, Always, No),
    Packed(109, 30, 9, 21, None, VALIDATION, Never, No),
    Packed(139, 25, 9, 16, None, VALIDATION, Never, No),
    Packed(164, 29, 9, 20, None, TRANSIENT, Always, No),
    Packed(193, 28, 9, 19, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(221, 25, 9, 16, None, VALIDATION, Never, No),
    Packed(246, 32, 9, 23, None, VALIDATION, Never, No),
    Packed(278, 21, 9, 12, None, TRANSIENT, Always, No),
    Packed(299, 32, 9, 12, None, VALIDATION, Never, No),
    Packed(331, 22, 9, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(353, 31, 9, 22, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(384, 20, 9, 11, None, BUSINESS, Never, No),
    Packed(404, 22, 9, 13, None, VALIDATION, Never, No),
    Packed(426, 23, 9, 14, None, VALIDATION, Never, No),
    Packed(449, 25, 9, 16, None, PERMISSION, Never, No),
    Packed(474, 24, 9, 15, None, TRANSIENT, Always, No),
    Packed(498, 22, 9, 13, None, VALIDATION, Never, No),
    Packed(520, 29, 9, 13, None, NotError, Never, Yes),
    Packed(549, 22, 9, 13, None, BUSINESS, Never, No),
    Packed(571, 25, 9, 16, None, VALIDATION, Never, No),
    Packed(596, 26, 9, 17, None, VALIDATION, Never, No),
    Packed(622, 29, 9, 20, None, TRANSIENT, Always, No),
    Packed(651, 27, 9, 18, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(678, 22, 9, 13, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(700, 30, 9, 21, None, BUSINESS, Never, No),
    Packed(730, 18, 9, 9, None, Unsaid, Never, Unknown),
    Packed(748, 23, 9, 14, None, VALIDATION, Never, No),
    Packed(771, 37, 9, 28, None, BUSINESS, Never, No),
    Packed(808, 27, 9, 18, None, BUSINESS, Never, No),
    Packed(835, 35, 9, 26, None, BUSINESS, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (11, &[HostGiven]),
    (20, &[Lookup]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
];

static BY_NUMBER: &[u16] = &[];
