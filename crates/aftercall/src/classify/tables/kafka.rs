//! Kafka protocol errors.

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
    row("kafka.UNKNOWN_SERVER_ERROR", Some(-1), "UNKNOWN_SERVER_ERROR", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("kafka.OFFSET_OUT_OF_RANGE", Some(1), "OFFSET_OUT_OF_RANGE", VALIDATION, Never, No, &[]),
    row("kafka.CORRUPT_MESSAGE", Some(2), "CORRUPT_MESSAGE", TRANSIENT, Always, No, &[]),
    row("kafka.UNKNOWN_TOPIC_OR_PARTITION", Some(3), "UNKNOWN_TOPIC_OR_PARTITION", TRANSIENT, Always, No, &[]),
    row("kafka.INVALID_FETCH_SIZE", Some(4), "INVALID_FETCH_SIZE", VALIDATION, Never, No, &[]),
    row("kafka.LEADER_NOT_AVAILABLE", Some(5), "LEADER_NOT_AVAILABLE", TRANSIENT, Always, No, &[]),
    row("kafka.NOT_LEADER_OR_FOLLOWER", Some(6), "NOT_LEADER_OR_FOLLOWER", TRANSIENT, Always, No, &[]),
    row("kafka.REQUEST_TIMED_OUT", Some(7), "REQUEST_TIMED_OUT", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("kafka.REPLICA_NOT_AVAILABLE", Some(9), "REPLICA_NOT_AVAILABLE", TRANSIENT, Always, No, &[]),
    row("kafka.MESSAGE_TOO_LARGE", Some(10), "MESSAGE_TOO_LARGE", VALIDATION, Never, No, &[]),
    row("kafka.OFFSET_METADATA_TOO_LARGE", Some(12), "OFFSET_METADATA_TOO_LARGE", VALIDATION, Never, No, &[]),
    row("kafka.NETWORK_EXCEPTION", Some(13), "NETWORK_EXCEPTION", TRANSIENT, IfIdempotent, Unknown, &[]),
    row("kafka.COORDINATOR_LOAD_IN_PROGRESS", Some(14), "COORDINATOR_LOAD_IN_PROGRESS", TRANSIENT, Always, No, &[]),
    row("kafka.COORDINATOR_NOT_AVAILABLE", Some(15), "COORDINATOR_NOT_AVAILABLE", TRANSIENT, Always, No, &[]),
    row("kafka.NOT_COORDINATOR", Some(16), "NOT_COORDINATOR", TRANSIENT, Always, No, &[]),
    row("kafka.INVALID_TOPIC_EXCEPTION", Some(17), "INVALID_TOPIC_EXCEPTION", VALIDATION, Never, No, &[]),
    row("kafka.RECORD_LIST_TOO_LARGE", Some(18), "RECORD_LIST_TOO_LARGE", VALIDATION, Never, No, &[]),
    row("kafka.NOT_ENOUGH_REPLICAS", Some(19), "NOT_ENOUGH_REPLICAS", TRANSIENT, Always, No, &[]),
    row("kafka.NOT_ENOUGH_REPLICAS_AFTER_APPEND", Some(20), "NOT_ENOUGH_REPLICAS_AFTER_APPEND", TRANSIENT, IfIdempotent, Yes, &[]),
    row("kafka.INVALID_REQUIRED_ACKS", Some(21), "INVALID_REQUIRED_ACKS", VALIDATION, Never, No, &[]),
    row("kafka.ILLEGAL_GENERATION", Some(22), "ILLEGAL_GENERATION", BUSINESS, Never, No, &[]),
    row("kafka.UNKNOWN_MEMBER_ID", Some(25), "UNKNOWN_MEMBER_ID", BUSINESS, Never, No, &[]),
    row("kafka.REBALANCE_IN_PROGRESS", Some(27), "REBALANCE_IN_PROGRESS", BUSINESS, Never, No, &[]),
    row("kafka.TOPIC_AUTHORIZATION_FAILED", Some(29), "TOPIC_AUTHORIZATION_FAILED", PERMISSION, Never, No, &[]),
    row("kafka.GROUP_AUTHORIZATION_FAILED", Some(30), "GROUP_AUTHORIZATION_FAILED", PERMISSION, Never, No, &[]),
    row("kafka.CLUSTER_AUTHORIZATION_FAILED", Some(31), "CLUSTER_AUTHORIZATION_FAILED", PERMISSION, Never, No, &[]),
    row("kafka.UNSUPPORTED_VERSION", Some(35), "UNSUPPORTED_VERSION", VALIDATION, Never, No, &[]),
    row("kafka.TOPIC_ALREADY_EXISTS", Some(36), "TOPIC_ALREADY_EXISTS", BUSINESS, Never, No, &[]),
    row("kafka.INVALID_PARTITIONS", Some(37), "INVALID_PARTITIONS", VALIDATION, Never, No, &[]),
    row("kafka.INVALID_REPLICATION_FACTOR", Some(38), "INVALID_REPLICATION_FACTOR", VALIDATION, Never, No, &[]),
    row("kafka.INVALID_CONFIG", Some(40), "INVALID_CONFIG", VALIDATION, Never, No, &[]),
    row("kafka.NOT_CONTROLLER", Some(41), "NOT_CONTROLLER", TRANSIENT, Always, No, &[]),
    row("kafka.INVALID_REQUEST", Some(42), "INVALID_REQUEST", VALIDATION, Never, No, &[]),
    row("kafka.POLICY_VIOLATION", Some(44), "POLICY_VIOLATION", BUSINESS, Never, No, &[]),
    row("kafka.OUT_OF_ORDER_SEQUENCE_NUMBER", Some(45), "OUT_OF_ORDER_SEQUENCE_NUMBER", BUSINESS, Never, No, &[]),
    row("kafka.DUPLICATE_SEQUENCE_NUMBER", Some(46), "DUPLICATE_SEQUENCE_NUMBER", NotError, Never, Yes, &[]),
    row("kafka.INVALID_PRODUCER_EPOCH", Some(47), "INVALID_PRODUCER_EPOCH", BUSINESS, Never, No, &[]),
    row("kafka.INVALID_TXN_STATE", Some(48), "INVALID_TXN_STATE", BUSINESS, Never, No, &[]),
    row("kafka.CONCURRENT_TRANSACTIONS", Some(51), "CONCURRENT_TRANSACTIONS", TRANSIENT, Always, No, &[]),
    row("kafka.TRANSACTIONAL_ID_AUTHORIZATION_FAILED", Some(53), "TRANSACTIONAL_ID_AUTHORIZATION_FAILED", PERMISSION, Never, No, &[]),
    row("kafka.KAFKA_STORAGE_ERROR", Some(56), "KAFKA_STORAGE_ERROR", TRANSIENT, Always, No, &[]),
    row("kafka.SASL_AUTHENTICATION_FAILED", Some(58), "SASL_AUTHENTICATION_FAILED", PERMISSION, Never, No, &[]),
    row("kafka.DELEGATION_TOKEN_AUTHORIZATION_FAILED", Some(65), "DELEGATION_TOKEN_AUTHORIZATION_FAILED", PERMISSION, Never, No, &[]),
    row("kafka.TOPIC_DELETION_DISABLED", Some(73), "TOPIC_DELETION_DISABLED", BUSINESS, Never, No, &[]),
    row("kafka.FENCED_LEADER_EPOCH", Some(74), "FENCED_LEADER_EPOCH", TRANSIENT, Always, No, &[]),
    row("kafka.UNKNOWN_LEADER_EPOCH", Some(75), "UNKNOWN_LEADER_EPOCH", TRANSIENT, Always, No, &[]),
    row("kafka.OFFSET_NOT_AVAILABLE", Some(78), "OFFSET_NOT_AVAILABLE", TRANSIENT, Always, No, &[]),
    row("kafka.INVALID_RECORD", Some(87), "INVALID_RECORD", VALIDATION, Never, No, &[]),
    row("kafka.THROTTLING_QUOTA_EXCEEDED", Some(89), "THROTTLING_QUOTA_EXCEEDED", TRANSIENT, Always, No, &[]),
    row("kafka.PRODUCER_FENCED", Some(90), "PRODUCER_FENCED", BUSINESS, Never, No, &[]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    25, 38, 12, 13, 2, 42, 35, 44, 24, 20, 30, 4, 28, 36, 47, 29, 32, 19, 15, 37,
    40, 5, 9, 11, 31, 14, 17, 18, 6, 10, 46, 1, 34, 33, 49, 22, 16, 8, 7, 41,
    48, 27, 23, 43, 39, 45, 21, 0, 3, 26,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
];
