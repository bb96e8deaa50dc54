//! TLS alerts, as received from the peer.

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
    tls.close_notify\
    tls.unexpected_message\
    tls.bad_record_mac\
    tls.record_overflow\
    tls.handshake_failure\
    tls.bad_certificate\
    tls.unsupported_certificate\
    tls.certificate_revoked\
    tls.certificate_expired\
    tls.certificate_unknown\
    tls.illegal_parameter\
    tls.unknown_ca\
    tls.access_denied\
    tls.decode_error\
    tls.decrypt_error\
    tls.protocol_version\
    tls.insufficient_security\
    tls.internal_error\
    tls.inappropriate_fallback\
    tls.user_canceled\
    tls.missing_extension\
    tls.unsupported_extension\
    tls.unrecognized_name\
    tls.bad_certificate_status_response\
    tls.unknown_psk_identity\
    tls.certificate_required\
    tls.general_error\
    tls.no_application_protocol\
    tls.ech_required\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 16, 4, 12, Some(0), NotError, Never, Yes),
    Packed(16, 22, 4, 18, Some(10), BUSINESS, Never, No),
    Packed(38, 18, 4, 14, Some(20), TRANSIENT, Always, No),
    Packed(56, 19, 4, 15, Some(22), TRANSIENT, Always, No),
    Packed(75, 21, 4, 17, Some(40), BUSINESS, Never, No),
    Packed(96, 19, 4, 15, Some(42), PERMISSION, Never, No),
    Packed(115, 27, 4, 23, Some(43), PERMISSION, Never, No),
    Packed(142, 23, 4, 19, Some(44), PERMISSION, Never, No),
    Packed(165, 23, 4, 19, Some(45), PERMISSION, Never, No),
    Packed(188, 23, 4, 19, Some(46), PERMISSION, Never, No),
    Packed(211, 21, 4, 17, Some(47), BUSINESS, Never, No),
    Packed(232, 14, 4, 10, Some(48), PERMISSION, Never, No),
    Packed(246, 17, 4, 13, Some(49), PERMISSION, Never, No),
    Packed(263, 16, 4, 12, Some(50), BUSINESS, Never, No),
    Packed(279, 17, 4, 13, Some(51), BUSINESS, Never, No),
    Packed(296, 20, 4, 16, Some(70), VALIDATION, Never, No),
    Packed(316, 25, 4, 21, Some(71), BUSINESS, Never, No),
    Packed(341, 18, 4, 14, Some(80), TRANSIENT, Always, No),
    Packed(359, 26, 4, 22, Some(86), BUSINESS, Never, No),
    Packed(385, 17, 4, 13, Some(90), TRANSIENT, Always, No),
    Packed(402, 21, 4, 17, Some(109), BUSINESS, Never, No),
    Packed(423, 25, 4, 21, Some(110), BUSINESS, Never, No),
    Packed(448, 21, 4, 17, Some(112), BUSINESS, Never, No),
    Packed(469, 35, 4, 31, Some(113), BUSINESS, Never, No),
    Packed(504, 24, 4, 20, Some(115), PERMISSION, Never, No),
    Packed(528, 24, 4, 20, Some(116), PERMISSION, Never, No),
    Packed(552, 17, 4, 13, Some(117), BUSINESS, Never, No),
    Packed(569, 27, 4, 23, Some(120), BUSINESS, Never, No),
    Packed(596, 16, 4, 12, Some(121), BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

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
