//! LDAP result codes.

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
    row("ldap.success", Some(0), "success", NotError, Never, Yes, &[]),
    row("ldap.operationsError", Some(1), "operationsError", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("ldap.protocolError", Some(2), "protocolError", VALIDATION, Never, No, &[]),
    row("ldap.timeLimitExceeded", Some(3), "timeLimitExceeded", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("ldap.sizeLimitExceeded", Some(4), "sizeLimitExceeded", BUSINESS, Never, No, &[]),
    row("ldap.authMethodNotSupported", Some(7), "authMethodNotSupported", PERMISSION, Never, No, &[]),
    row("ldap.strongerAuthRequired", Some(8), "strongerAuthRequired", PERMISSION, Never, No, &[]),
    row("ldap.referral", Some(10), "referral", NotError, Never, Yes, &[]),
    row("ldap.adminLimitExceeded", Some(11), "adminLimitExceeded", BUSINESS, Never, No, &[]),
    row("ldap.confidentialityRequired", Some(13), "confidentialityRequired", PERMISSION, Never, No, &[]),
    row("ldap.noSuchAttribute", Some(16), "noSuchAttribute", VALIDATION, Never, No, &[]),
    row("ldap.undefinedAttributeType", Some(17), "undefinedAttributeType", VALIDATION, Never, No, &[]),
    row("ldap.inappropriateMatching", Some(18), "inappropriateMatching", VALIDATION, Never, No, &[]),
    row("ldap.constraintViolation", Some(19), "constraintViolation", BUSINESS, Never, No, &[]),
    row("ldap.attributeOrValueExists", Some(20), "attributeOrValueExists", BUSINESS, Never, No, &[]),
    row("ldap.invalidAttributeSyntax", Some(21), "invalidAttributeSyntax", VALIDATION, Never, No, &[]),
    row("ldap.noSuchObject", Some(32), "noSuchObject", VALIDATION, Never, No, &[]),
    row("ldap.invalidDNSyntax", Some(34), "invalidDNSyntax", VALIDATION, Never, No, &[]),
    row("ldap.inappropriateAuthentication", Some(48), "inappropriateAuthentication", PERMISSION, Never, No, &[]),
    row("ldap.invalidCredentials", Some(49), "invalidCredentials", PERMISSION, Never, No, &[]),
    row("ldap.insufficientAccessRights", Some(50), "insufficientAccessRights", PERMISSION, Never, No, &[]),
    row("ldap.busy", Some(51), "busy", TRANSIENT, Always, No, &[]),
    row("ldap.unavailable", Some(52), "unavailable", TRANSIENT, Always, No, &[]),
    row("ldap.unwillingToPerform", Some(53), "unwillingToPerform", BUSINESS, Never, No, &[]),
    row("ldap.namingViolation", Some(64), "namingViolation", VALIDATION, Never, No, &[]),
    row("ldap.objectClassViolation", Some(65), "objectClassViolation", VALIDATION, Never, No, &[]),
    row("ldap.notAllowedOnNonLeaf", Some(66), "notAllowedOnNonLeaf", BUSINESS, Never, No, &[]),
    row("ldap.notAllowedOnRDN", Some(67), "notAllowedOnRDN", BUSINESS, Never, No, &[]),
    row("ldap.entryAlreadyExists", Some(68), "entryAlreadyExists", BUSINESS, Never, No, &[]),
    row("ldap.affectsMultipleDSAs", Some(71), "affectsMultipleDSAs", BUSINESS, Never, No, &[]),
    row("ldap.other", Some(80), "other", Unsaid, Never, Unknown, &[]),
    row("ldap.serverDown", Some(81), "serverDown", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("ldap.timeout", Some(85), "timeout", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("ldap.connectError", Some(91), "connectError", TRANSIENT, IfIdempotent, Unknown, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    8, 29, 14, 5, 21, 9, 33, 13, 28, 18, 12, 20, 15, 19, 17, 24, 10, 16, 26, 27,
    25, 1, 30, 2, 7, 31, 4, 6, 0, 3, 32, 22, 11, 23,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
];
