//! Kafka protocol errors.

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
    kafka.UNKNOWN_SERVER_ERROR\
    kafka.OFFSET_OUT_OF_RANGE\
    kafka.CORRUPT_MESSAGE\
    kafka.UNKNOWN_TOPIC_OR_PARTITION\
    kafka.INVALID_FETCH_SIZE\
    kafka.LEADER_NOT_AVAILABLE\
    kafka.NOT_LEADER_OR_FOLLOWER\
    kafka.REQUEST_TIMED_OUT\
    kafka.REPLICA_NOT_AVAILABLE\
    kafka.MESSAGE_TOO_LARGE\
    kafka.OFFSET_METADATA_TOO_LARGE\
    kafka.NETWORK_EXCEPTION\
    kafka.COORDINATOR_LOAD_IN_PROGRESS\
    kafka.COORDINATOR_NOT_AVAILABLE\
    kafka.NOT_COORDINATOR\
    kafka.INVALID_TOPIC_EXCEPTION\
    kafka.RECORD_LIST_TOO_LARGE\
    kafka.NOT_ENOUGH_REPLICAS\
    kafka.NOT_ENOUGH_REPLICAS_AFTER_APPEND\
    kafka.INVALID_REQUIRED_ACKS\
    kafka.ILLEGAL_GENERATION\
    kafka.UNKNOWN_MEMBER_ID\
    kafka.REBALANCE_IN_PROGRESS\
    kafka.TOPIC_AUTHORIZATION_FAILED\
    kafka.GROUP_AUTHORIZATION_FAILED\
    kafka.CLUSTER_AUTHORIZATION_FAILED\
    kafka.UNSUPPORTED_VERSION\
    kafka.TOPIC_ALREADY_EXISTS\
    kafka.INVALID_PARTITIONS\
    kafka.INVALID_REPLICATION_FACTOR\
    kafka.INVALID_CONFIG\
    kafka.NOT_CONTROLLER\
    kafka.INVALID_REQUEST\
    kafka.POLICY_VIOLATION\
    kafka.OUT_OF_ORDER_SEQUENCE_NUMBER\
    kafka.DUPLICATE_SEQUENCE_NUMBER\
    kafka.INVALID_PRODUCER_EPOCH\
    kafka.INVALID_TXN_STATE\
    kafka.CONCURRENT_TRANSACTIONS\
    kafka.TRANSACTIONAL_ID_AUTHORIZATION_FAILED\
    kafka.KAFKA_STORAGE_ERROR\
    kafka.SASL_AUTHENTICATION_FAILED\
    kafka.DELEGATION_TOKEN_AUTHORIZATION_FAILED\
    kafka.TOPIC_DELETION_DISABLED\
    kafka.FENCED_LEADER_EPOCH\
    kafka.UNKNOWN_LEADER_EPOCH\
    kafka.OFFSET_NOT_AVAILABLE\
    kafka.INVALID_RECORD\
    kafka.THROTTLING_QUOTA_EXCEEDED\
    kafka.PRODUCER_FENCED\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 26, 6, 20, Some(-1), TRANSIENT, IfIdempotent, Unknown),
    Packed(26, 25, 6, 19, Some(1), VALIDATION, Never, No),
    Packed(51, 21, 6, 15, Some(2), TRANSIENT, Always, No),
    Packed(72, 32, 6, 26, Some(3), TRANSIENT, Always, No),
    Packed(104, 24, 6, 18, Some(4), VALIDATION, Never, No),
    Packed(128, 26, 6, 20, Some(5), TRANSIENT, Always, No),
    Packed(154, 28, 6, 22, Some(6), TRANSIENT, Always, No),
    Packed(182, 23, 6, 17, Some(7), TRANSIENT, IfIdempotent, Unknown),
    Packed(205, 27, 6, 21, Some(9), TRANSIENT, Always, No),
    Packed(232, 23, 6, 17, Some(10), VALIDATION, Never, No),
    Packed(255, 31, 6, 25, Some(12), VALIDATION, Never, No),
    Packed(286, 23, 6, 17, Some(13), TRANSIENT, IfIdempotent, Unknown),
    Packed(309, 34, 6, 28, Some(14), TRANSIENT, Always, No),
    Packed(343, 31, 6, 25, Some(15), TRANSIENT, Always, No),
    Packed(374, 21, 6, 15, Some(16), TRANSIENT, Always, No),
    Packed(395, 29, 6, 23, Some(17), VALIDATION, Never, No),
    Packed(424, 27, 6, 21, Some(18), VALIDATION, Never, No),
    Packed(451, 25, 6, 19, Some(19), TRANSIENT, Always, No),
    Packed(476, 38, 6, 32, Some(20), TRANSIENT, IfIdempotent, Yes),
    Packed(514, 27, 6, 21, Some(21), VALIDATION, Never, No),
    Packed(541, 24, 6, 18, Some(22), BUSINESS, Never, No),
    Packed(565, 23, 6, 17, Some(25), BUSINESS, Never, No),
    Packed(588, 27, 6, 21, Some(27), BUSINESS, Never, No),
    Packed(615, 32, 6, 26, Some(29), PERMISSION, Never, No),
    Packed(647, 32, 6, 26, Some(30), PERMISSION, Never, No),
    Packed(679, 34, 6, 28, Some(31), PERMISSION, Never, No),
    Packed(713, 25, 6, 19, Some(35), VALIDATION, Never, No),
    Packed(738, 26, 6, 20, Some(36), BUSINESS, Never, No),
    Packed(764, 24, 6, 18, Some(37), VALIDATION, Never, No),
    Packed(788, 32, 6, 26, Some(38), VALIDATION, Never, No),
    Packed(820, 20, 6, 14, Some(40), VALIDATION, Never, No),
    Packed(840, 20, 6, 14, Some(41), TRANSIENT, Always, No),
    Packed(860, 21, 6, 15, Some(42), VALIDATION, Never, No),
    Packed(881, 22, 6, 16, Some(44), BUSINESS, Never, No),
    Packed(903, 34, 6, 28, Some(45), BUSINESS, Never, No),
    Packed(937, 31, 6, 25, Some(46), NotError, Never, Yes),
    Packed(968, 28, 6, 22, Some(47), BUSINESS, Never, No),
    Packed(996, 23, 6, 17, Some(48), BUSINESS, Never, No),
    Packed(1019, 29, 6, 23, Some(51), TRANSIENT, Always, No),
    Packed(1048, 43, 6, 37, Some(53), PERMISSION, Never, No),
    Packed(1091, 25, 6, 19, Some(56), TRANSIENT, Always, No),
    Packed(1116, 32, 6, 26, Some(58), PERMISSION, Never, No),
    Packed(1148, 43, 6, 37, Some(65), PERMISSION, Never, No),
    Packed(1191, 29, 6, 23, Some(73), BUSINESS, Never, No),
    Packed(1220, 25, 6, 19, Some(74), TRANSIENT, Always, No),
    Packed(1245, 26, 6, 20, Some(75), TRANSIENT, Always, No),
    Packed(1271, 26, 6, 20, Some(78), TRANSIENT, Always, No),
    Packed(1297, 20, 6, 14, Some(87), VALIDATION, Never, No),
    Packed(1317, 31, 6, 25, Some(89), TRANSIENT, Always, No),
    Packed(1348, 21, 6, 15, Some(90), BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

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
