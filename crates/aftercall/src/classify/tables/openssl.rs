//! OpenSSL error reasons: `[SSL: …]` in Python, `ERR_SSL_…` in Node.js without the prefix, words in curl.

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: &packed::<{ ROWS.len() }>(ROWS),
    conditions: &conditions::<{ condition_count(ROWS) }>(ROWS),
    text: as_text(&TEXT),
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Loose,
};

static TEXT: [u8; text_length(ROWS)] = text(ROWS);

#[rustfmt::skip]
const ROWS: &[Row] = &[
    row("openssl.CA_MD_TOO_WEAK", None, "CA_MD_TOO_WEAK", BUSINESS, Never, No, &[]),
    row("openssl.CERTIFICATE_VERIFY_FAILED", None, "CERTIFICATE_VERIFY_FAILED", BUSINESS, Never, No, &[]),
    row("openssl.DECRYPTION_FAILED_OR_BAD_RECORD_MAC", None, "DECRYPTION_FAILED_OR_BAD_RECORD_MAC", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("openssl.DH_KEY_TOO_SMALL", None, "DH_KEY_TOO_SMALL", BUSINESS, Never, No, &[]),
    row("openssl.HTTP_REQUEST", None, "HTTP_REQUEST", VALIDATION, Never, No, &[]),
    row("openssl.KEY_VALUES_MISMATCH", None, "KEY_VALUES_MISMATCH", BUSINESS, Never, No, &[]),
    row("openssl.LEGACY_SIGALG_DISALLOWED_OR_UNSUPPORTED", None, "LEGACY_SIGALG_DISALLOWED_OR_UNSUPPORTED", BUSINESS, Never, No, &[]),
    row("openssl.NO_SHARED_CIPHER", None, "NO_SHARED_CIPHER", BUSINESS, Never, No, &[]),
    row("openssl.PACKET_LENGTH_TOO_LONG", None, "PACKET_LENGTH_TOO_LONG", VALIDATION, Never, No, &[]),
    row("openssl.PEER_DID_NOT_RETURN_A_CERTIFICATE", None, "PEER_DID_NOT_RETURN_A_CERTIFICATE", PERMISSION, Never, No, &[]),
    row("openssl.RECORD_LAYER_FAILURE", None, "RECORD_LAYER_FAILURE", VALIDATION, Never, No, &[]),
    row("openssl.SSLV3_ALERT_BAD_CERTIFICATE", None, "SSLV3_ALERT_BAD_CERTIFICATE", PERMISSION, Never, No, &[]),
    row("openssl.SSLV3_ALERT_CERTIFICATE_EXPIRED", None, "SSLV3_ALERT_CERTIFICATE_EXPIRED", PERMISSION, Never, No, &[]),
    row("openssl.SSLV3_ALERT_CERTIFICATE_REVOKED", None, "SSLV3_ALERT_CERTIFICATE_REVOKED", PERMISSION, Never, No, &[]),
    row("openssl.SSLV3_ALERT_CERTIFICATE_UNKNOWN", None, "SSLV3_ALERT_CERTIFICATE_UNKNOWN", PERMISSION, Never, No, &[]),
    row("openssl.SSLV3_ALERT_HANDSHAKE_FAILURE", None, "SSLV3_ALERT_HANDSHAKE_FAILURE", BUSINESS, Never, No, &[]),
    row("openssl.SSLV3_ALERT_UNSUPPORTED_CERTIFICATE", None, "SSLV3_ALERT_UNSUPPORTED_CERTIFICATE", PERMISSION, Never, No, &[]),
    row("openssl.TLSV13_ALERT_CERTIFICATE_REQUIRED", None, "TLSV13_ALERT_CERTIFICATE_REQUIRED", PERMISSION, Never, No, &[]),
    row("openssl.TLSV1_ALERT_ACCESS_DENIED", None, "TLSV1_ALERT_ACCESS_DENIED", PERMISSION, Never, No, &[]),
    row("openssl.TLSV1_ALERT_DECRYPT_ERROR", None, "TLSV1_ALERT_DECRYPT_ERROR", BUSINESS, Never, No, &[]),
    row("openssl.TLSV1_ALERT_INTERNAL_ERROR", None, "TLSV1_ALERT_INTERNAL_ERROR", TRANSIENT, Always, No, &[]),
    row("openssl.TLSV1_ALERT_PROTOCOL_VERSION", None, "TLSV1_ALERT_PROTOCOL_VERSION", VALIDATION, Never, No, &[]),
    row("openssl.TLSV1_ALERT_UNKNOWN_CA", None, "TLSV1_ALERT_UNKNOWN_CA", PERMISSION, Never, No, &[]),
    row("openssl.TLSV1_UNRECOGNIZED_NAME", None, "TLSV1_UNRECOGNIZED_NAME", BUSINESS, Never, No, &[]),
    row("openssl.UNEXPECTED_EOF_WHILE_READING", None, "UNEXPECTED_EOF_WHILE_READING", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("openssl.UNSAFE_LEGACY_RENEGOTIATION_DISABLED", None, "UNSAFE_LEGACY_RENEGOTIATION_DISABLED", BUSINESS, Never, No, &[]),
    row("openssl.UNSUPPORTED_PROTOCOL", None, "UNSUPPORTED_PROTOCOL", VALIDATION, Never, No, &[]),
    row("openssl.WRONG_VERSION_NUMBER", None, "WRONG_VERSION_NUMBER", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27,
];

static BY_NUMBER: &[u16] = &[];
