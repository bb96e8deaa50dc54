//! Jira rate-limit reasons and messages.

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
    row("jira.client-must-be-authenticated", None, "Client must be authenticated", PERMISSION, Never, No, &[]),
    row("jira.issue-does-not-exist-or-you-do-not-have-permission-to-see-it", None, "Issue does not exist or you do not have permission to see it", VALIDATION, Never, No, &[]),
    row("jira.it-seems-that-you-have-tried-to-perform-an-illegal-workflow-operation", None, "It seems that you have tried to perform an illegal workflow operation", BUSINESS, Never, No, &[]),
    row("jira.you-do-not-have-permission", None, "You do not have permission", PERMISSION, Never, No, &[]),
    row("jira.jira-burst-based", None, "jira-burst-based", TRANSIENT, Always, No, &[]),
    row("jira.jira-per-issue-on-write", None, "jira-per-issue-on-write", TRANSIENT, Always, No, &[]),
    row("jira.jira-quota-global-based", None, "jira-quota-global-based", TRANSIENT, Always, No, &[]),
    row("jira.jira-quota-tenant-based", None, "jira-quota-tenant-based", TRANSIENT, Always, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7,
];

static BY_NUMBER: &[u16] = &[];
