//! Elasticsearch and OpenSearch error types.

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
    row("elasticsearch.action_request_validation_exception", None, "action_request_validation_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.circuit_breaking_exception", None, "circuit_breaking_exception", TRANSIENT, Always, No, &[]),
    row("elasticsearch.circuit_breaking_exception.permanent", None, "circuit_breaking_exception", BUSINESS, Never, No, &[Message("PERMANENT")]),
    row("elasticsearch.cluster_block_exception", None, "cluster_block_exception", BUSINESS, Never, No, &[]),
    row("elasticsearch.concurrent_snapshot_execution_exception", None, "concurrent_snapshot_execution_exception", TRANSIENT, Always, No, &[]),
    row("elasticsearch.document_parsing_exception", None, "document_parsing_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.es_rejected_execution_exception", None, "es_rejected_execution_exception", TRANSIENT, Always, No, &[]),
    row("elasticsearch.illegal_argument_exception", None, "illegal_argument_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.index_closed_exception", None, "index_closed_exception", BUSINESS, Never, No, &[]),
    row("elasticsearch.index_not_found_exception", None, "index_not_found_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.invalid_index_name_exception", None, "invalid_index_name_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.mapper_parsing_exception", None, "mapper_parsing_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.master_not_discovered_exception", None, "master_not_discovered_exception", TRANSIENT, Always, No, &[]),
    row("elasticsearch.no_shard_available_action_exception", None, "no_shard_available_action_exception", TRANSIENT, Always, No, &[]),
    row("elasticsearch.node_disconnected_exception", None, "node_disconnected_exception", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("elasticsearch.node_not_connected_exception", None, "node_not_connected_exception", TRANSIENT, Always, No, &[]),
    row("elasticsearch.not_master_exception", None, "not_master_exception", TRANSIENT, Always, No, &[]),
    row("elasticsearch.parsing_exception", None, "parsing_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.process_cluster_event_timeout_exception", None, "process_cluster_event_timeout_exception", TRANSIENT, Always, No, &[]),
    row("elasticsearch.query_shard_exception", None, "query_shard_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.receive_timeout_transport_exception", None, "receive_timeout_transport_exception", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("elasticsearch.resource_already_exists_exception", None, "resource_already_exists_exception", BUSINESS, Never, No, &[]),
    row("elasticsearch.script_exception", None, "script_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.search_context_missing_exception", None, "search_context_missing_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.search_phase_execution_exception", None, "search_phase_execution_exception", Unsaid, Never, Unknown, &[]),
    row("elasticsearch.security_exception", None, "security_exception", PERMISSION, Never, No, &[]),
    row("elasticsearch.snapshot_in_progress_exception", None, "snapshot_in_progress_exception", TRANSIENT, Always, No, &[]),
    row("elasticsearch.strict_dynamic_mapping_exception", None, "strict_dynamic_mapping_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.timeout_exception", None, "timeout_exception", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("elasticsearch.too_many_clauses", None, "too_many_clauses", VALIDATION, Never, No, &[]),
    row("elasticsearch.unavailable_shards_exception", None, "unavailable_shards_exception", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("elasticsearch.validation_exception", None, "validation_exception", VALIDATION, Never, No, &[]),
    row("elasticsearch.validation_exception.maximum-shards", None, "validation_exception", BUSINESS, Never, No, &[Message("maximum shards")]),
    row("elasticsearch.version_conflict_engine_exception", None, "version_conflict_engine_exception", BUSINESS, Never, No, &[]),
    row("elasticsearch.x_content_parse_exception", None, "x_content_parse_exception", VALIDATION, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
];

static BY_NUMBER: &[u16] = &[];
