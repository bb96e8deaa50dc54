//! LDAP result codes.

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
    ldap.success\
    ldap.operationsError\
    ldap.protocolError\
    ldap.timeLimitExceeded\
    ldap.sizeLimitExceeded\
    ldap.authMethodNotSupported\
    ldap.strongerAuthRequired\
    ldap.referral\
    ldap.adminLimitExceeded\
    ldap.confidentialityRequired\
    ldap.noSuchAttribute\
    ldap.undefinedAttributeType\
    ldap.inappropriateMatching\
    ldap.constraintViolation\
    ldap.attributeOrValueExists\
    ldap.invalidAttributeSyntax\
    ldap.noSuchObject\
    ldap.invalidDNSyntax\
    ldap.inappropriateAuthentication\
    ldap.invalidCredentials\
    ldap.insufficientAccessRights\
    ldap.busy\
    ldap.unavailable\
    ldap.unwillingToPerform\
    ldap.namingViolation\
    ldap.objectClassViolation\
    ldap.notAllowedOnNonLeaf\
    ldap.notAllowedOnRDN\
    ldap.entryAlreadyExists\
    ldap.affectsMultipleDSAs\
    ldap.other\
    ldap.serverDown\
    ldap.timeout\
    ldap.connectError\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 12, 5, 7, Some(0), NotError, Never, Yes),
    Packed(12, 20, 5, 15, Some(1), TRANSIENT, IfIdempotent, Unknown),
    Packed(32, 18, 5, 13, Some(2), VALIDATION, Never, No),
    Packed(50, 22, 5, 17, Some(3), TRANSIENT, IfIdempotent, Unknown),
    Packed(72, 22, 5, 17, Some(4), BUSINESS, Never, No),
    Packed(94, 27, 5, 22, Some(7), PERMISSION, Never, No),
    Packed(121, 25, 5, 20, Some(8), PERMISSION, Never, No),
    Packed(146, 13, 5, 8, Some(10), NotError, Never, Yes),
    Packed(159, 23, 5, 18, Some(11), BUSINESS, Never, No),
    Packed(182, 28, 5, 23, Some(13), PERMISSION, Never, No),
    Packed(210, 20, 5, 15, Some(16), VALIDATION, Never, No),
    Packed(230, 27, 5, 22, Some(17), VALIDATION, Never, No),
    Packed(257, 26, 5, 21, Some(18), VALIDATION, Never, No),
    Packed(283, 24, 5, 19, Some(19), BUSINESS, Never, No),
    Packed(307, 27, 5, 22, Some(20), BUSINESS, Never, No),
    Packed(334, 27, 5, 22, Some(21), VALIDATION, Never, No),
    Packed(361, 17, 5, 12, Some(32), VALIDATION, Never, No),
    Packed(378, 20, 5, 15, Some(34), VALIDATION, Never, No),
    Packed(398, 32, 5, 27, Some(48), PERMISSION, Never, No),
    Packed(430, 23, 5, 18, Some(49), PERMISSION, Never, No),
    Packed(453, 29, 5, 24, Some(50), PERMISSION, Never, No),
    Packed(482, 9, 5, 4, Some(51), TRANSIENT, Always, No),
    Packed(491, 16, 5, 11, Some(52), TRANSIENT, Always, No),
    Packed(507, 23, 5, 18, Some(53), BUSINESS, Never, No),
    Packed(530, 20, 5, 15, Some(64), VALIDATION, Never, No),
    Packed(550, 25, 5, 20, Some(65), VALIDATION, Never, No),
    Packed(575, 24, 5, 19, Some(66), BUSINESS, Never, No),
    Packed(599, 20, 5, 15, Some(67), BUSINESS, Never, No),
    Packed(619, 23, 5, 18, Some(68), BUSINESS, Never, No),
    Packed(642, 24, 5, 19, Some(71), BUSINESS, Never, No),
    Packed(666, 10, 5, 5, Some(80), Unsaid, Never, Unknown),
    Packed(676, 15, 5, 10, Some(81), TRANSIENT, IfIdempotent, Unknown),
    Packed(691, 12, 5, 7, Some(85), TRANSIENT, IfIdempotent, Unknown),
    Packed(703, 17, 5, 12, Some(91), TRANSIENT, IfIdempotent, Unknown),
];

static CONDITIONS: &[Condition] = &[];

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
