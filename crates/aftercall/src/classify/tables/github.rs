//! GitHub error codes, GraphQL types and messages.

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
    github.api-rate-limit-exceededAPI rate limit exceeded\
    github.bad-credentialsBad credentials\
    github.base-branch-was-modifiedBase branch was modified\
    github.body-should-be-a-json-objectBody should be a JSON object\
    github.EXCESSIVE_PAGINATION\
    github.FORBIDDEN\
    github.git-repository-is-emptyGit Repository is empty\
    github.INSUFFICIENT_SCOPES\
    github.invalid-requestInvalid request\
    github.MAX_NODE_LIMIT_EXCEEDED\
    github.must-have-admin-rights-to-repositoryMust have admin rights to Repository\
    github.NOT_FOUND\
    github.not-foundNot Found\
    github.not-a-supported-versionNot a supported version\
    github.problems-parsing-jsonProblems parsing JSON\
    github.pull-request-is-not-mergeablePull Request is not mergeable\
    github.RATE_LIMITED\
    github.RESOURCE_LIMITS_EXCEEDED\
    github.reference-already-existsReference already exists\
    github.repository-access-blockedRepository access blocked\
    github.repository-was-archived-so-is-read-onlyRepository was archived so is read-only\
    github.resource-not-accessible-by-integrationResource not accessible by integration\
    github.resource-not-accessible-by-personal-access-tokenResource not accessible by personal access token\
    github.resource-protected-by-organization-saml-ip-allow-listResource protected by organization SAML/IP allow list\
    github.UNPROCESSABLE\
    github.validation-failedValidation Failed\
    github.you-have-exceeded-a-secondary-rate-limitYou have exceeded a secondary rate limit\
    github.already_exists\
    github.custom\
    github.invalid\
    github.missing\
    github.missing_field\
    github.unprocessable\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 30, 30, 23, None, TRANSIENT, Always, No),
    Packed(53, 22, 22, 15, None, PERMISSION, Never, No),
    Packed(90, 31, 31, 24, None, BUSINESS, Never, No),
    Packed(145, 35, 35, 28, None, VALIDATION, Never, No),
    Packed(208, 27, 7, 20, None, VALIDATION, Never, No),
    Packed(235, 16, 7, 9, None, PERMISSION, Never, No),
    Packed(251, 30, 30, 23, None, BUSINESS, Never, No),
    Packed(304, 26, 7, 19, None, PERMISSION, Never, No),
    Packed(330, 22, 22, 15, None, VALIDATION, Never, No),
    Packed(367, 30, 7, 23, None, VALIDATION, Never, No),
    Packed(397, 43, 43, 36, None, PERMISSION, Never, No),
    Packed(476, 16, 7, 9, None, VALIDATION, Never, No),
    Packed(492, 16, 16, 9, None, VALIDATION, Never, No),
    Packed(517, 30, 30, 23, None, VALIDATION, Never, No),
    Packed(570, 28, 28, 21, None, VALIDATION, Never, No),
    Packed(619, 36, 36, 29, None, BUSINESS, Never, No),
    Packed(684, 19, 7, 12, None, TRANSIENT, Always, No),
    Packed(703, 31, 7, 24, None, VALIDATION, Never, No),
    Packed(734, 31, 31, 24, None, BUSINESS, Never, No),
    Packed(789, 32, 32, 25, None, BUSINESS, Never, No),
    Packed(846, 46, 46, 39, None, BUSINESS, Never, No),
    Packed(931, 45, 45, 38, None, PERMISSION, Never, No),
    Packed(1014, 55, 55, 48, None, PERMISSION, Never, No),
    Packed(1117, 60, 60, 53, None, PERMISSION, Never, No),
    Packed(1230, 20, 7, 13, None, BUSINESS, Never, No),
    Packed(1250, 24, 24, 17, None, VALIDATION, Never, No),
    Packed(1291, 47, 47, 40, None, TRANSIENT, Always, No),
    Packed(1378, 21, 7, 14, None, BUSINESS, Never, No),
    Packed(1399, 13, 7, 6, None, Unsaid, Never, No),
    Packed(1412, 14, 7, 7, None, VALIDATION, Never, No),
    Packed(1426, 14, 7, 7, None, VALIDATION, Never, No),
    Packed(1440, 20, 7, 13, None, VALIDATION, Never, No),
    Packed(1460, 20, 7, 13, None, VALIDATION, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
];

static BY_NUMBER: &[u16] = &[];
