//! Elasticsearch and OpenSearch error types.

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
    elasticsearch.action_request_validation_exception\
    elasticsearch.circuit_breaking_exception\
    elasticsearch.circuit_breaking_exception.permanent\
    elasticsearch.cluster_block_exception\
    elasticsearch.concurrent_snapshot_execution_exception\
    elasticsearch.document_parsing_exception\
    elasticsearch.es_rejected_execution_exception\
    elasticsearch.illegal_argument_exception\
    elasticsearch.index_closed_exception\
    elasticsearch.index_not_found_exception\
    elasticsearch.invalid_index_name_exception\
    elasticsearch.mapper_parsing_exception\
    elasticsearch.master_not_discovered_exception\
    elasticsearch.no_shard_available_action_exception\
    elasticsearch.node_disconnected_exception\
    elasticsearch.node_not_connected_exception\
    elasticsearch.not_master_exception\
    elasticsearch.parsing_exception\
    elasticsearch.process_cluster_event_timeout_exception\
    elasticsearch.query_shard_exception\
    elasticsearch.receive_timeout_transport_exception\
    elasticsearch.resource_already_exists_exception\
    elasticsearch.script_exception\
    elasticsearch.search_context_missing_exception\
    elasticsearch.search_phase_execution_exception\
    elasticsearch.security_exception\
    elasticsearch.snapshot_in_progress_exception\
    elasticsearch.strict_dynamic_mapping_exception\
    elasticsearch.timeout_exception\
    elasticsearch.too_many_clauses\
    elasticsearch.unavailable_shards_exception\
    elasticsearch.validation_exception\
    elasticsearch.validation_exception.maximum-shards\
    elasticsearch.version_conflict_engine_exception\
    elasticsearch.x_content_parse_exception\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 49, 14, 35, None, VALIDATION, Never, No),
    Packed(49, 40, 14, 26, None, TRANSIENT, Always, No),
    Packed(89, 50, 14, 26, None, BUSINESS, Never, No),
    Packed(139, 37, 14, 23, None, BUSINESS, Never, No),
    Packed(176, 53, 14, 39, None, TRANSIENT, Always, No),
    Packed(229, 40, 14, 26, None, VALIDATION, Never, No),
    Packed(269, 45, 14, 31, None, TRANSIENT, Always, No),
    Packed(314, 40, 14, 26, None, VALIDATION, Never, No),
    Packed(354, 36, 14, 22, None, BUSINESS, Never, No),
    Packed(390, 39, 14, 25, None, VALIDATION, Never, No),
    Packed(429, 42, 14, 28, None, VALIDATION, Never, No),
    Packed(471, 38, 14, 24, None, VALIDATION, Never, No),
    Packed(509, 45, 14, 31, None, TRANSIENT, Always, No),
    Packed(554, 49, 14, 35, None, TRANSIENT, Always, No),
    Packed(603, 41, 14, 27, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(644, 42, 14, 28, None, TRANSIENT, Always, No),
    Packed(686, 34, 14, 20, None, TRANSIENT, Always, No),
    Packed(720, 31, 14, 17, None, VALIDATION, Never, No),
    Packed(751, 53, 14, 39, None, TRANSIENT, Always, No),
    Packed(804, 35, 14, 21, None, VALIDATION, Never, No),
    Packed(839, 49, 14, 35, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(888, 47, 14, 33, None, BUSINESS, Never, No),
    Packed(935, 30, 14, 16, None, VALIDATION, Never, No),
    Packed(965, 46, 14, 32, None, VALIDATION, Never, No),
    Packed(1011, 46, 14, 32, None, Unsaid, Never, Unknown),
    Packed(1057, 32, 14, 18, None, PERMISSION, Never, No),
    Packed(1089, 44, 14, 30, None, TRANSIENT, Always, No),
    Packed(1133, 46, 14, 32, None, VALIDATION, Never, No),
    Packed(1179, 31, 14, 17, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1210, 30, 14, 16, None, VALIDATION, Never, No),
    Packed(1240, 42, 14, 28, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1282, 34, 14, 20, None, VALIDATION, Never, No),
    Packed(1316, 49, 14, 20, None, BUSINESS, Never, No),
    Packed(1365, 47, 14, 33, None, BUSINESS, Never, No),
    Packed(1412, 39, 14, 25, None, VALIDATION, Never, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (2, &[Message("PERMANENT")]),
    (32, &[Message("maximum shards")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
];

static BY_NUMBER: &[u16] = &[];
