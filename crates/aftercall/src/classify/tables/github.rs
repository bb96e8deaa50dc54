//! GitHub error codes, GraphQL types and messages.

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
    row("github.api-rate-limit-exceeded", None, "API rate limit exceeded", TRANSIENT, Always, No, &[]),
    row("github.bad-credentials", None, "Bad credentials", PERMISSION, Never, No, &[]),
    row("github.base-branch-was-modified", None, "Base branch was modified", BUSINESS, Never, No, &[]),
    row("github.body-should-be-a-json-object", None, "Body should be a JSON object", VALIDATION, Never, No, &[]),
    row("github.EXCESSIVE_PAGINATION", None, "EXCESSIVE_PAGINATION", VALIDATION, Never, No, &[]),
    row("github.FORBIDDEN", None, "FORBIDDEN", PERMISSION, Never, No, &[]),
    row("github.git-repository-is-empty", None, "Git Repository is empty", BUSINESS, Never, No, &[]),
    row("github.INSUFFICIENT_SCOPES", None, "INSUFFICIENT_SCOPES", PERMISSION, Never, No, &[]),
    row("github.invalid-request", None, "Invalid request", VALIDATION, Never, No, &[]),
    row("github.MAX_NODE_LIMIT_EXCEEDED", None, "MAX_NODE_LIMIT_EXCEEDED", VALIDATION, Never, No, &[]),
    row("github.must-have-admin-rights-to-repository", None, "Must have admin rights to Repository", PERMISSION, Never, No, &[]),
    row("github.NOT_FOUND", None, "NOT_FOUND", VALIDATION, Never, No, &[]),
    row("github.not-found", None, "Not Found", VALIDATION, Never, No, &[]),
    row("github.not-a-supported-version", None, "Not a supported version", VALIDATION, Never, No, &[]),
    row("github.problems-parsing-json", None, "Problems parsing JSON", VALIDATION, Never, No, &[]),
    row("github.pull-request-is-not-mergeable", None, "Pull Request is not mergeable", BUSINESS, Never, No, &[]),
    row("github.RATE_LIMITED", None, "RATE_LIMITED", TRANSIENT, Always, No, &[]),
    row("github.RESOURCE_LIMITS_EXCEEDED", None, "RESOURCE_LIMITS_EXCEEDED", VALIDATION, Never, No, &[]),
    row("github.reference-already-exists", None, "Reference already exists", BUSINESS, Never, No, &[]),
    row("github.repository-access-blocked", None, "Repository access blocked", BUSINESS, Never, No, &[]),
    row("github.repository-was-archived-so-is-read-only", None, "Repository was archived so is read-only", BUSINESS, Never, No, &[]),
    row("github.resource-not-accessible-by-integration", None, "Resource not accessible by integration", PERMISSION, Never, No, &[]),
    row("github.resource-not-accessible-by-personal-access-token", None, "Resource not accessible by personal access token", PERMISSION, Never, No, &[]),
    row("github.resource-protected-by-organization-saml-ip-allow-list", None, "Resource protected by organization SAML/IP allow list", PERMISSION, Never, No, &[]),
    row("github.UNPROCESSABLE", None, "UNPROCESSABLE", BUSINESS, Never, No, &[]),
    row("github.validation-failed", None, "Validation Failed", VALIDATION, Never, No, &[]),
    row("github.you-have-exceeded-a-secondary-rate-limit", None, "You have exceeded a secondary rate limit", TRANSIENT, Always, No, &[]),
    row("github.already_exists", None, "already_exists", BUSINESS, Never, No, &[]),
    row("github.custom", None, "custom", Unsaid, Never, No, &[]),
    row("github.invalid", None, "invalid", VALIDATION, Never, No, &[]),
    row("github.missing", None, "missing", VALIDATION, Never, No, &[]),
    row("github.missing_field", None, "missing_field", VALIDATION, Never, No, &[]),
    row("github.unprocessable", None, "unprocessable", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
];

static BY_NUMBER: &[u16] = &[];
