//! JSON-RPC error codes, with those of MCP and LSP.

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
    jsonrpc.-32803RequestFailed\
    jsonrpc.-32802ServerCancelled\
    jsonrpc.-32801ContentModified\
    jsonrpc.-32800RequestCancelled\
    jsonrpc.-32700Parse error\
    jsonrpc.-32603Internal error\
    jsonrpc.-32602Invalid params\
    jsonrpc.-32601Method not found\
    jsonrpc.-32600Invalid Request\
    jsonrpc.-32042URLElicitationRequired\
    jsonrpc.-32022UnsupportedProtocolVersion\
    jsonrpc.-32021MissingRequiredClientCapability\
    jsonrpc.-32020HeaderMismatch\
    jsonrpc.-32002.lsp\
    jsonrpc.-32002Resource not found\
    jsonrpc.-32001\
    jsonrpc.-32001.timed-out\
    jsonrpc.-32000\
    jsonrpc.-32000.connection-closed\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 14, 14, 13, Some(-32803), Unsaid, Never, Unknown),
    Packed(27, 14, 14, 15, Some(-32802), TRANSIENT, Always, No),
    Packed(56, 14, 14, 15, Some(-32801), TRANSIENT, Always, No),
    Packed(85, 14, 14, 16, Some(-32800), TRANSIENT, IfIdempotent, Unknown),
    Packed(115, 14, 14, 11, Some(-32700), VALIDATION, Never, No),
    Packed(140, 14, 14, 14, Some(-32603), Unsaid, Never, Unknown),
    Packed(168, 14, 14, 14, Some(-32602), VALIDATION, Never, No),
    Packed(196, 14, 14, 16, Some(-32601), VALIDATION, Never, No),
    Packed(226, 14, 14, 15, Some(-32600), VALIDATION, Never, No),
    Packed(255, 14, 14, 22, Some(-32042), PERMISSION, Never, No),
    Packed(291, 14, 14, 26, Some(-32022), VALIDATION, Never, No),
    Packed(331, 14, 14, 31, Some(-32021), BUSINESS, Never, No),
    Packed(376, 14, 14, 14, Some(-32020), VALIDATION, Never, No),
    Packed(404, 18, 0, 0, Some(-32002), TRANSIENT, Always, No),
    Packed(422, 14, 14, 18, Some(-32002), VALIDATION, Never, No),
    Packed(454, 14, 0, 0, Some(-32001), Unsaid, Never, Unknown),
    Packed(468, 24, 0, 0, Some(-32001), TRANSIENT, IfIdempotent, Unknown),
    Packed(492, 14, 0, 0, Some(-32000), Unsaid, Never, Unknown),
    Packed(506, 32, 0, 0, Some(-32000), TRANSIENT, IfIdempotent, Unknown),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (13, &[Service("lsp")]),
    (16, &[Message("timed out")]),
    (18, &[Message("Connection closed")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    2, 12, 5, 8, 6, 7, 11, 4, 3, 0, 14, 1, 9, 10,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
];
