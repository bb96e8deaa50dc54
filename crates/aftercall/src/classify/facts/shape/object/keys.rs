//! What the keys of an answer's members tell, folded: without case and joints.

/// Keys of records whose state is not the call's.
#[rustfmt::skip]
pub(super) const THINGS: [&str; 12] = [
    "job", "run", "task", "build", "workflow", "pipeline", "deployment", "execution", "check",
    "incident", "payment", "charge",
];

/// Keys of answers to a yes-or-no question.
pub(super) const QUESTIONS: [&str; 12] = [
    "valid",
    "isvalid",
    "allowed",
    "exists",
    "available",
    "reachable",
    "deliverable",
    "passed",
    "active",
    "up",
    "matches",
    "healthy",
];

/// Keys of collections that are what was asked for.
pub(super) const GENERIC: [&str; 35] = [
    "features",
    "results",
    "result",
    "items",
    "data",
    "records",
    "rows",
    "hits",
    "matches",
    "entries",
    "values",
    "list",
    "documents",
    "docs",
    "files",
    "messages",
    "orders",
    "users",
    "customers",
    "issues",
    "pages",
    "objects",
    "elements",
    "nodes",
    "entities",
    "events",
    "products",
    "tickets",
    "contacts",
    "members",
    "tags",
    "repositories",
    "papers",
    "articles",
    "content",
];

/// Keys of numbers that count what was done.
pub(super) const DONE: [&str; 13] = [
    "processed",
    "succeeded",
    "successful",
    "completed",
    "imported",
    "inserted",
    "created",
    "updated",
    "deleted",
    "sent",
    "passed",
    "successcount",
    "indexed",
];

/// Keys that repeat the request.
pub(super) const ECHO: [&str; 8] = [
    "query",
    "params",
    "parameters",
    "filter",
    "filters",
    "request",
    "input",
    "search",
];

/// Keys of numbers that count what was found.
pub(super) const COUNTS: [&str; 10] = [
    "count",
    "total",
    "totalcount",
    "totalresults",
    "numresults",
    "size",
    "found",
    "affectedrows",
    "resultcount",
    "matches",
];

/// Keys of the words that an error is told in.
pub(super) const MESSAGES: [&str; 4] = ["message", "msg", "detail", "description"];
