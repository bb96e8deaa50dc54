//! Go error values and types.

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
    row("go_error.bufio.ErrTooLong", None, "bufio.ErrTooLong", VALIDATION, Never, No, &[]),
    row("go_error.context.Canceled", None, "context.Canceled", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("go_error.context.DeadlineExceeded", None, "context.DeadlineExceeded", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("go_error.driver.ErrBadConn", None, "driver.ErrBadConn", TRANSIENT, Always, No, &[]),
    row("go_error.errors.ErrUnsupported", None, "errors.ErrUnsupported", VALIDATION, Never, No, &[]),
    row("go_error.exec.ErrNotFound", None, "exec.ErrNotFound", VALIDATION, Never, No, &[]),
    row("go_error.http.ErrServerClosed", None, "http.ErrServerClosed", TRANSIENT, Always, No, &[]),
    row("go_error.io.ErrUnexpectedEOF", None, "io.ErrUnexpectedEOF", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("go_error.json.SyntaxError", None, "json.SyntaxError", VALIDATION, Never, No, &[]),
    row("go_error.json.UnmarshalTypeError", None, "json.UnmarshalTypeError", VALIDATION, Never, No, &[]),
    row("go_error.net.DNSError", None, "net.DNSError", TRANSIENT, Always, No, &[]),
    row("go_error.net.DNSError.host_given", None, "net.DNSError", VALIDATION, Never, No, &[HostGiven]),
    row("go_error.net.ErrClosed", None, "net.ErrClosed", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("go_error.os.ErrDeadlineExceeded", None, "os.ErrDeadlineExceeded", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("go_error.os.ErrExist", None, "os.ErrExist", BUSINESS, Never, No, &[]),
    row("go_error.os.ErrInvalid", None, "os.ErrInvalid", VALIDATION, Never, No, &[]),
    row("go_error.os.ErrNotExist", None, "os.ErrNotExist", VALIDATION, Never, No, &[]),
    row("go_error.os.ErrPermission", None, "os.ErrPermission", PERMISSION, Never, No, &[]),
    row("go_error.sql.ErrConnDone", None, "sql.ErrConnDone", TRANSIENT, Always, No, &[]),
    row("go_error.sql.ErrNoRows", None, "sql.ErrNoRows", VALIDATION, Never, No, &[]),
    row("go_error.sql.ErrNoRows.lookup", None, "sql.ErrNoRows", NotError, Never, Yes, &[Lookup]),
    row("go_error.sql.ErrTxDone", None, "sql.ErrTxDone", BUSINESS, Never, No, &[]),
    row("go_error.strconv.ErrRange", None, "strconv.ErrRange", VALIDATION, Never, No, &[]),
    row("go_error.strconv.ErrSyntax", None, "strconv.ErrSyntax", VALIDATION, Never, No, &[]),
    row("go_error.syscall.ECONNREFUSED", None, "syscall.ECONNREFUSED", TRANSIENT, Always, No, &[]),
    row("go_error.syscall.ECONNRESET", None, "syscall.ECONNRESET", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("go_error.syscall.EPIPE", None, "syscall.EPIPE", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("go_error.tls.RecordHeaderError", None, "tls.RecordHeaderError", BUSINESS, Never, No, &[]),
    row("go_error.url.Error", None, "url.Error", Unsaid, Never, Unknown, &[]),
    row("go_error.url.ParseError", None, "url.ParseError", VALIDATION, Never, No, &[]),
    row("go_error.x509.CertificateInvalidError", None, "x509.CertificateInvalidError", BUSINESS, Never, No, &[]),
    row("go_error.x509.HostnameError", None, "x509.HostnameError", BUSINESS, Never, No, &[]),
    row("go_error.x509.UnknownAuthorityError", None, "x509.UnknownAuthorityError", BUSINESS, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
];

static BY_NUMBER: &[u16] = &[];
