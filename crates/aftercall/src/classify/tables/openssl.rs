//! OpenSSL error reasons: `[SSL: …]` in Python, `ERR_SSL_…` in Node.js without the prefix, words in curl.

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: ROWS,
    conditions: CONDITIONS,
    text: TEXT,
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Loose,
};

#[rustfmt::skip]
static TEXT: &str = "\
    openssl.CA_MD_TOO_WEAK\
    openssl.CERTIFICATE_VERIFY_FAILED\
    openssl.DECRYPTION_FAILED_OR_BAD_RECORD_MAC\
    openssl.DH_KEY_TOO_SMALL\
    openssl.HTTP_REQUEST\
    openssl.KEY_VALUES_MISMATCH\
    openssl.LEGACY_SIGALG_DISALLOWED_OR_UNSUPPORTED\
    openssl.NO_SHARED_CIPHER\
    openssl.PACKET_LENGTH_TOO_LONG\
    openssl.PEER_DID_NOT_RETURN_A_CERTIFICATE\
    openssl.RECORD_LAYER_FAILURE\
    openssl.SSLV3_ALERT_BAD_CERTIFICATE\
    openssl.SSLV3_ALERT_CERTIFICATE_EXPIRED\
    openssl.SSLV3_ALERT_CERTIFICATE_REVOKED\
    openssl.SSLV3_ALERT_CERTIFICATE_UNKNOWN\
    openssl.SSLV3_ALERT_HANDSHAKE_FAILURE\
    openssl.SSLV3_ALERT_UNSUPPORTED_CERTIFICATE\
    openssl.TLSV13_ALERT_CERTIFICATE_REQUIRED\
    openssl.TLSV1_ALERT_ACCESS_DENIED\
    openssl.TLSV1_ALERT_DECRYPT_ERROR\
    openssl.TLSV1_ALERT_INTERNAL_ERROR\
    openssl.TLSV1_ALERT_PROTOCOL_VERSION\
    openssl.TLSV1_ALERT_UNKNOWN_CA\
    openssl.TLSV1_UNRECOGNIZED_NAME\
    openssl.UNEXPECTED_EOF_WHILE_READING\
    openssl.UNSAFE_LEGACY_RENEGOTIATION_DISABLED\
    openssl.UNSUPPORTED_PROTOCOL\
    openssl.WRONG_VERSION_NUMBER\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 22, 8, 14, None, BUSINESS, Never, No),
    Packed(22, 33, 8, 25, None, BUSINESS, Never, No),
    Packed(55, 43, 8, 35, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(98, 24, 8, 16, None, BUSINESS, Never, No),
    Packed(122, 20, 8, 12, None, VALIDATION, Never, No),
    Packed(142, 27, 8, 19, None, BUSINESS, Never, No),
    Packed(169, 47, 8, 39, None, BUSINESS, Never, No),
    Packed(216, 24, 8, 16, None, BUSINESS, Never, No),
    Packed(240, 30, 8, 22, None, VALIDATION, Never, No),
    Packed(270, 41, 8, 33, None, PERMISSION, Never, No),
    Packed(311, 28, 8, 20, None, VALIDATION, Never, No),
    Packed(339, 35, 8, 27, None, PERMISSION, Never, No),
    Packed(374, 39, 8, 31, None, PERMISSION, Never, No),
    Packed(413, 39, 8, 31, None, PERMISSION, Never, No),
    Packed(452, 39, 8, 31, None, PERMISSION, Never, No),
    Packed(491, 37, 8, 29, None, BUSINESS, Never, No),
    Packed(528, 43, 8, 35, None, PERMISSION, Never, No),
    Packed(571, 41, 8, 33, None, PERMISSION, Never, No),
    Packed(612, 33, 8, 25, None, PERMISSION, Never, No),
    Packed(645, 33, 8, 25, None, BUSINESS, Never, No),
    Packed(678, 34, 8, 26, None, TRANSIENT, Always, No),
    Packed(712, 36, 8, 28, None, VALIDATION, Never, No),
    Packed(748, 30, 8, 22, None, PERMISSION, Never, No),
    Packed(778, 31, 8, 23, None, BUSINESS, Never, No),
    Packed(809, 36, 8, 28, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(845, 44, 8, 36, None, BUSINESS, Never, No),
    Packed(889, 28, 8, 20, None, VALIDATION, Never, No),
    Packed(917, 28, 8, 20, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27,
];

static BY_NUMBER: &[u16] = &[];
