//! Jira rate-limit reasons and messages.

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
    jira.client-must-be-authenticatedClient must be authenticated\
    jira.issue-does-not-exist-or-you-do-not-have-permission-to-see-itIssue does not exist or you do not have permission to see it\
    jira.it-seems-that-you-have-tried-to-perform-an-illegal-workflow-operationIt seems that you have tried to perform an illegal workflow operation\
    jira.you-do-not-have-permissionYou do not have permission\
    jira.jira-burst-based\
    jira.jira-per-issue-on-write\
    jira.jira-quota-global-based\
    jira.jira-quota-tenant-based\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 33, 33, 28, None, PERMISSION, Never, No),
    Packed(61, 65, 65, 60, None, VALIDATION, Never, No),
    Packed(186, 74, 74, 69, None, BUSINESS, Never, No),
    Packed(329, 31, 31, 26, None, PERMISSION, Never, No),
    Packed(386, 21, 5, 16, None, TRANSIENT, Always, No),
    Packed(407, 28, 5, 23, None, TRANSIENT, Always, No),
    Packed(435, 28, 5, 23, None, TRANSIENT, Always, No),
    Packed(463, 28, 5, 23, None, TRANSIENT, Always, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7,
];

static BY_NUMBER: &[u16] = &[];
