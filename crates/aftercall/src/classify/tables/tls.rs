//! TLS alerts, as received from the peer.

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
    row("tls.close_notify", Some(0), "close_notify", NotError, Never, Yes, &[]),
    row("tls.unexpected_message", Some(10), "unexpected_message", BUSINESS, Never, No, &[]),
    row("tls.bad_record_mac", Some(20), "bad_record_mac", TRANSIENT, Always, No, &[]),
    row("tls.record_overflow", Some(22), "record_overflow", TRANSIENT, Always, No, &[]),
    row("tls.handshake_failure", Some(40), "handshake_failure", BUSINESS, Never, No, &[]),
    row("tls.bad_certificate", Some(42), "bad_certificate", PERMISSION, Never, No, &[]),
    row("tls.unsupported_certificate", Some(43), "unsupported_certificate", PERMISSION, Never, No, &[]),
    row("tls.certificate_revoked", Some(44), "certificate_revoked", PERMISSION, Never, No, &[]),
    row("tls.certificate_expired", Some(45), "certificate_expired", PERMISSION, Never, No, &[]),
    row("tls.certificate_unknown", Some(46), "certificate_unknown", PERMISSION, Never, No, &[]),
    row("tls.illegal_parameter", Some(47), "illegal_parameter", BUSINESS, Never, No, &[]),
    row("tls.unknown_ca", Some(48), "unknown_ca", PERMISSION, Never, No, &[]),
    row("tls.access_denied", Some(49), "access_denied", PERMISSION, Never, No, &[]),
    row("tls.decode_error", Some(50), "decode_error", BUSINESS, Never, No, &[]),
    row("tls.decrypt_error", Some(51), "decrypt_error", BUSINESS, Never, No, &[]),
    row("tls.protocol_version", Some(70), "protocol_version", VALIDATION, Never, No, &[]),
    row("tls.insufficient_security", Some(71), "insufficient_security", BUSINESS, Never, No, &[]),
    row("tls.internal_error", Some(80), "internal_error", TRANSIENT, Always, No, &[]),
    row("tls.inappropriate_fallback", Some(86), "inappropriate_fallback", BUSINESS, Never, No, &[]),
    row("tls.user_canceled", Some(90), "user_canceled", TRANSIENT, Always, No, &[]),
    row("tls.missing_extension", Some(109), "missing_extension", BUSINESS, Never, No, &[]),
    row("tls.unsupported_extension", Some(110), "unsupported_extension", BUSINESS, Never, No, &[]),
    row("tls.unrecognized_name", Some(112), "unrecognized_name", BUSINESS, Never, No, &[]),
    row("tls.bad_certificate_status_response", Some(113), "bad_certificate_status_response", BUSINESS, Never, No, &[]),
    row("tls.unknown_psk_identity", Some(115), "unknown_psk_identity", PERMISSION, Never, No, &[]),
    row("tls.certificate_required", Some(116), "certificate_required", PERMISSION, Never, No, &[]),
    row("tls.general_error", Some(117), "general_error", BUSINESS, Never, No, &[]),
    row("tls.no_application_protocol", Some(120), "no_application_protocol", BUSINESS, Never, No, &[]),
    row("tls.ech_required", Some(121), "ech_required", BUSINESS, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    12, 5, 23, 2, 8, 25, 7, 9, 0, 13, 14, 28, 26, 4, 10, 18, 16, 17, 20, 27,
    15, 3, 1, 11, 24, 22, 6, 21, 19,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28,
];
