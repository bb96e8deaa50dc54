//! JSON-RPC error codes, with those of MCP and LSP.

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
    row("jsonrpc.-32803", Some(-32803), "RequestFailed", Unsaid, Never, Unknown, &[]),
    row("jsonrpc.-32802", Some(-32802), "ServerCancelled", TRANSIENT, Always, No, &[]),
    row("jsonrpc.-32801", Some(-32801), "ContentModified", TRANSIENT, Always, No, &[]),
    row("jsonrpc.-32800", Some(-32800), "RequestCancelled", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("jsonrpc.-32700", Some(-32700), "Parse error", VALIDATION, Never, No, &[]),
    row("jsonrpc.-32603", Some(-32603), "Internal error", Unsaid, Never, Unknown, &[]),
    row("jsonrpc.-32602", Some(-32602), "Invalid params", VALIDATION, Never, No, &[]),
    row("jsonrpc.-32601", Some(-32601), "Method not found", VALIDATION, Never, No, &[]),
    row("jsonrpc.-32600", Some(-32600), "Invalid Request", VALIDATION, Never, No, &[]),
    row("jsonrpc.-32042", Some(-32042), "URLElicitationRequired", PERMISSION, Never, No, &[]),
    row("jsonrpc.-32022", Some(-32022), "UnsupportedProtocolVersion", VALIDATION, Never, No, &[]),
    row("jsonrpc.-32021", Some(-32021), "MissingRequiredClientCapability", BUSINESS, Never, No, &[]),
    row("jsonrpc.-32020", Some(-32020), "HeaderMismatch", VALIDATION, Never, No, &[]),
    row("jsonrpc.-32002.lsp", Some(-32002), "", TRANSIENT, Always, No, &[Service("lsp")]),
    row("jsonrpc.-32002", Some(-32002), "Resource not found", VALIDATION, Never, No, &[]),
    row("jsonrpc.-32001", Some(-32001), "", Unsaid, Never, Unknown, &[]),
    row("jsonrpc.-32001.timed-out", Some(-32001), "", TRANSIENT, IfIdempotent, Unknown, &[Message("timed out")]),
    row("jsonrpc.-32000", Some(-32000), "", Unsaid, Never, Unknown, &[]),
    row("jsonrpc.-32000.connection-closed", Some(-32000), "", TRANSIENT, IfIdempotent, Unknown, &[Message("Connection closed")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    2, 12, 5, 8, 6, 7, 11, 4, 3, 0, 14, 1, 9, 10,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
];
