//! MySQL and MariaDB errors, of server and client.

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
    mysql.ER_DB_CREATE_EXISTS\
    mysql.ER_DB_DROP_EXISTS\
    mysql.ER_CHECKREAD\
    mysql.ER_DISK_FULL\
    mysql.ER_DUP_KEY\
    mysql.ER_OUTOFMEMORY\
    mysql.ER_CON_COUNT_ERROR\
    mysql.ER_OUT_OF_RESOURCES\
    mysql.ER_DBACCESS_DENIED_ERROR\
    mysql.ER_ACCESS_DENIED_ERROR\
    mysql.ER_NO_DB_ERROR\
    mysql.ER_UNKNOWN_COM_ERROR\
    mysql.ER_UNKNOWN_COM_ERROR.wsrep-has-not-yet\
    mysql.ER_BAD_NULL_ERROR\
    mysql.ER_BAD_DB_ERROR\
    mysql.ER_TABLE_EXISTS_ERROR\
    mysql.ER_BAD_TABLE_ERROR\
    mysql.ER_NON_UNIQ_ERROR\
    mysql.ER_SERVER_SHUTDOWN\
    mysql.ER_BAD_FIELD_ERROR\
    mysql.ER_WRONG_FIELD_WITH_GROUP\
    mysql.ER_WRONG_VALUE_COUNT\
    mysql.ER_TOO_LONG_IDENT\
    mysql.ER_DUP_FIELDNAME\
    mysql.ER_DUP_KEYNAME\
    mysql.ER_DUP_ENTRY\
    mysql.ER_PARSE_ERROR\
    mysql.ER_EMPTY_QUERY\
    mysql.ER_NONUNIQ_TABLE\
    mysql.ER_TOO_LONG_KEY\
    mysql.ER_KEY_COLUMN_DOES_NOT_EXITS\
    mysql.ER_CANT_DROP_FIELD_OR_KEY\
    mysql.ER_KILL_DENIED_ERROR\
    mysql.ER_WRONG_TABLE_NAME\
    mysql.ER_UNKNOWN_TABLE\
    mysql.ER_INVALID_GROUP_FUNC_USE\
    mysql.ER_RECORD_FILE_FULL\
    mysql.ER_HOST_NOT_PRIVILEGED\
    mysql.ER_WRONG_VALUE_COUNT_ON_ROW\
    mysql.ER_TABLEACCESS_DENIED_ERROR\
    mysql.ER_COLUMNACCESS_DENIED_ERROR\
    mysql.ER_NO_SUCH_TABLE\
    mysql.ER_SYNTAX_ERROR\
    mysql.ER_ABORTING_CONNECTION\
    mysql.ER_NET_PACKET_TOO_LARGE\
    mysql.ER_NET_READ_ERROR\
    mysql.ER_NET_READ_INTERRUPTED\
    mysql.ER_NET_ERROR_ON_WRITE\
    mysql.ER_NET_WRITE_INTERRUPTED\
    mysql.ER_DUP_UNIQUE\
    mysql.ER_LOCK_OR_ACTIVE_TRANSACTION\
    mysql.ER_TOO_MANY_USER_CONNECTIONS\
    mysql.ER_LOCK_WAIT_TIMEOUT\
    mysql.ER_LOCK_TABLE_FULL\
    mysql.ER_WRONG_ARGUMENTS\
    mysql.ER_LOCK_DEADLOCK\
    mysql.ER_NO_REFERENCED_ROW\
    mysql.ER_ROW_IS_REFERENCED\
    mysql.ER_WRONG_NUMBER_OF_COLUMNS_IN_SELECT\
    mysql.ER_USER_LIMIT_REACHED\
    mysql.ER_USER_LIMIT_REACHED.max-user-connections\
    mysql.ER_SPECIFIC_ACCESS_DENIED_ERROR\
    mysql.ER_OPERAND_COLUMNS\
    mysql.ER_SUBQUERY_NO_1_ROW\
    mysql.ER_DERIVED_MUST_HAVE_ALIAS\
    mysql.ER_WARN_DATA_OUT_OF_RANGE\
    mysql.WARN_DATA_TRUNCATED\
    mysql.ER_CANT_AGGREGATE_2COLLATIONS\
    mysql.ER_OPTION_PREVENTS_STATEMENT\
    mysql.ER_TRUNCATED_WRONG_VALUE\
    mysql.ER_SP_ALREADY_EXISTS\
    mysql.ER_SP_DOES_NOT_EXIST\
    mysql.ER_QUERY_INTERRUPTED\
    mysql.ER_NO_DEFAULT_FOR_FIELD\
    mysql.ER_DIVISION_BY_ZERO\
    mysql.ER_TRUNCATED_WRONG_VALUE_FOR_FIELD\
    mysql.ER_ILLEGAL_VALUE_FOR_TYPE\
    mysql.ER_PROCACCESS_DENIED_ERROR\
    mysql.ER_CANNOT_USER\
    mysql.ER_XAER_RMFAIL\
    mysql.ER_DATA_TOO_LONG\
    mysql.ER_CANT_CREATE_USER_WITH_GRANT\
    mysql.ER_WRONG_VALUE_FOR_TYPE\
    mysql.ER_TABLE_DEF_CHANGED\
    mysql.ER_XAER_DUPID\
    mysql.ER_ROW_IS_REFERENCED_2\
    mysql.ER_NO_REFERENCED_ROW_2\
    mysql.ER_CANT_CHANGE_TX_CHARACTERISTICS\
    mysql.ER_DUP_ENTRY_WITH_KEY_NAME\
    mysql.ER_XA_RBTIMEOUT\
    mysql.ER_XA_RBDEADLOCK\
    mysql.ER_SIGNAL_EXCEPTION\
    mysql.ER_LOCK_ABORTED\
    mysql.ER_DATA_OUT_OF_RANGE\
    mysql.ER_ACCESS_DENIED_NO_PASSWORD_ERROR\
    mysql.ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION\
    mysql.ER_MUST_CHANGE_PASSWORD\
    mysql.ER_READ_ONLY_MODE\
    mysql.ER_MUST_CHANGE_PASSWORD_LOGIN\
    mysql.ER_CONNECTION_KILLED\
    mysql.ER_STATEMENT_TIMEOUT\
    mysql.CR_CONNECTION_ERROR\
    mysql.CR_CONN_HOST_ERROR\
    mysql.CR_CONN_HOST_ERROR.not-known.host_given\
    mysql.CR_UNKNOWN_HOST\
    mysql.CR_UNKNOWN_HOST.host_given\
    mysql.CR_SERVER_GONE_ERROR\
    mysql.CR_SERVER_HANDSHAKE_ERR\
    mysql.CR_SERVER_LOST\
    mysql.CR_COMMANDS_OUT_OF_SYNC\
    mysql.CR_NET_PACKET_TOO_LARGE\
    mysql.CR_SHARED_MEMORY_CONNECT_ABANDONED_ERROR\
    mysql.CR_SECURE_AUTH\
    mysql.CR_SERVER_LOST_EXTENDED\
    mysql.CR_AUTH_PLUGIN_CANNOT_LOAD\
    mysql.CR_AUTH_PLUGIN_ERR\
    mysql.ER_QUERY_TIMEOUT\
    mysql.ER_SERVER_OFFLINE_MODE\
    mysql.ER_USER_LOCK_DEADLOCK\
    mysql.ER_TRANSACTION_ROLLBACK_DURING_COMMIT\
    mysql.ER_ACCOUNT_HAS_BEEN_LOCKED\
    mysql.ER_INVALID_JSON_TEXT\
    mysql.ER_LOCK_NOWAIT\
    mysql.ER_CHECK_CONSTRAINT_VIOLATED\
    mysql.ER_CONSTRAINT_FAILED\
    mysql.ER_CLIENT_INTERACTION_TIMEOUT\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 25, 6, 19, Some(1007), BUSINESS, Never, No),
    Packed(25, 23, 6, 17, Some(1008), BUSINESS, Never, No),
    Packed(48, 18, 6, 12, Some(1020), TRANSIENT, Always, No),
    Packed(66, 18, 6, 12, Some(1021), BUSINESS, Never, No),
    Packed(84, 16, 6, 10, Some(1022), BUSINESS, Never, No),
    Packed(100, 20, 6, 14, Some(1037), BUSINESS, Never, No),
    Packed(120, 24, 6, 18, Some(1040), TRANSIENT, Always, No),
    Packed(144, 25, 6, 19, Some(1041), TRANSIENT, Always, No),
    Packed(169, 30, 6, 24, Some(1044), PERMISSION, Never, No),
    Packed(199, 28, 6, 22, Some(1045), PERMISSION, Never, No),
    Packed(227, 20, 6, 14, Some(1046), VALIDATION, Never, No),
    Packed(247, 26, 6, 20, Some(1047), BUSINESS, Never, No),
    Packed(273, 44, 6, 20, Some(1047), TRANSIENT, Always, No),
    Packed(317, 23, 6, 17, Some(1048), VALIDATION, Never, No),
    Packed(340, 21, 6, 15, Some(1049), VALIDATION, Never, No),
    Packed(361, 27, 6, 21, Some(1050), BUSINESS, Never, No),
    Packed(388, 24, 6, 18, Some(1051), VALIDATION, Never, No),
    Packed(412, 23, 6, 17, Some(1052), VALIDATION, Never, No),
    Packed(435, 24, 6, 18, Some(1053), TRANSIENT, Always, No),
    Packed(459, 24, 6, 18, Some(1054), VALIDATION, Never, No),
    Packed(483, 31, 6, 25, Some(1055), VALIDATION, Never, No),
    Packed(514, 26, 6, 20, Some(1058), VALIDATION, Never, No),
    Packed(540, 23, 6, 17, Some(1059), VALIDATION, Never, No),
    Packed(563, 22, 6, 16, Some(1060), VALIDATION, Never, No),
    Packed(585, 20, 6, 14, Some(1061), BUSINESS, Never, No),
    Packed(605, 18, 6, 12, Some(1062), BUSINESS, Never, No),
    Packed(623, 20, 6, 14, Some(1064), VALIDATION, Never, No),
    Packed(643, 20, 6, 14, Some(1065), VALIDATION, Never, No),
    Packed(663, 22, 6, 16, Some(1066), VALIDATION, Never, No),
    Packed(685, 21, 6, 15, Some(1071), VALIDATION, Never, No),
    Packed(706, 34, 6, 28, Some(1072), VALIDATION, Never, No),
    Packed(740, 31, 6, 25, Some(1091), VALIDATION, Never, No),
    Packed(771, 26, 6, 20, Some(1095), PERMISSION, Never, No),
    Packed(797, 25, 6, 19, Some(1103), VALIDATION, Never, No),
    Packed(822, 22, 6, 16, Some(1109), VALIDATION, Never, No),
    Packed(844, 31, 6, 25, Some(1111), VALIDATION, Never, No),
    Packed(875, 25, 6, 19, Some(1114), BUSINESS, Never, No),
    Packed(900, 28, 6, 22, Some(1130), PERMISSION, Never, No),
    Packed(928, 33, 6, 27, Some(1136), VALIDATION, Never, No),
    Packed(961, 33, 6, 27, Some(1142), PERMISSION, Never, No),
    Packed(994, 34, 6, 28, Some(1143), PERMISSION, Never, No),
    Packed(1028, 22, 6, 16, Some(1146), VALIDATION, Never, No),
    Packed(1050, 21, 6, 15, Some(1149), VALIDATION, Never, No),
    Packed(1071, 28, 6, 22, Some(1152), TRANSIENT, IfIdempotent, Unknown),
    Packed(1099, 29, 6, 23, Some(1153), VALIDATION, Never, No),
    Packed(1128, 23, 6, 17, Some(1158), TRANSIENT, IfIdempotent, Unknown),
    Packed(1151, 29, 6, 23, Some(1159), TRANSIENT, IfIdempotent, Unknown),
    Packed(1180, 27, 6, 21, Some(1160), TRANSIENT, IfIdempotent, Unknown),
    Packed(1207, 30, 6, 24, Some(1161), TRANSIENT, IfIdempotent, Unknown),
    Packed(1237, 19, 6, 13, Some(1169), BUSINESS, Never, No),
    Packed(1256, 35, 6, 29, Some(1192), BUSINESS, Never, No),
    Packed(1291, 34, 6, 28, Some(1203), TRANSIENT, Always, No),
    Packed(1325, 26, 6, 20, Some(1205), TRANSIENT, Always, No),
    Packed(1351, 24, 6, 18, Some(1206), TRANSIENT, Always, No),
    Packed(1375, 24, 6, 18, Some(1210), VALIDATION, Never, No),
    Packed(1399, 22, 6, 16, Some(1213), TRANSIENT, Always, No),
    Packed(1421, 26, 6, 20, Some(1216), BUSINESS, Never, No),
    Packed(1447, 26, 6, 20, Some(1217), BUSINESS, Never, No),
    Packed(1473, 42, 6, 36, Some(1222), VALIDATION, Never, No),
    Packed(1515, 27, 6, 21, Some(1226), BUSINESS, Never, No),
    Packed(1542, 48, 6, 21, Some(1226), TRANSIENT, Always, No),
    Packed(1590, 37, 6, 31, Some(1227), PERMISSION, Never, No),
    Packed(1627, 24, 6, 18, Some(1241), VALIDATION, Never, No),
    Packed(1651, 26, 6, 20, Some(1242), VALIDATION, Never, No),
    Packed(1677, 32, 6, 26, Some(1248), VALIDATION, Never, No),
    Packed(1709, 31, 6, 25, Some(1264), VALIDATION, Never, No),
    Packed(1740, 25, 6, 19, Some(1265), VALIDATION, Never, No),
    Packed(1765, 35, 6, 29, Some(1267), VALIDATION, Never, No),
    Packed(1800, 34, 6, 28, Some(1290), PERMISSION, Never, No),
    Packed(1834, 30, 6, 24, Some(1292), VALIDATION, Never, No),
    Packed(1864, 26, 6, 20, Some(1304), BUSINESS, Never, No),
    Packed(1890, 26, 6, 20, Some(1305), VALIDATION, Never, No),
    Packed(1916, 26, 6, 20, Some(1317), TRANSIENT, IfIdempotent, Unknown),
    Packed(1942, 29, 6, 23, Some(1364), VALIDATION, Never, No),
    Packed(1971, 25, 6, 19, Some(1365), VALIDATION, Never, No),
    Packed(1996, 40, 6, 34, Some(1366), VALIDATION, Never, No),
    Packed(2036, 31, 6, 25, Some(1367), VALIDATION, Never, No),
    Packed(2067, 32, 6, 26, Some(1370), PERMISSION, Never, No),
    Packed(2099, 20, 6, 14, Some(1396), BUSINESS, Never, No),
    Packed(2119, 20, 6, 14, Some(1399), BUSINESS, Never, No),
    Packed(2139, 22, 6, 16, Some(1406), VALIDATION, Never, No),
    Packed(2161, 36, 6, 30, Some(1410), PERMISSION, Never, No),
    Packed(2197, 29, 6, 23, Some(1411), VALIDATION, Never, No),
    Packed(2226, 26, 6, 20, Some(1412), TRANSIENT, Always, No),
    Packed(2252, 19, 6, 13, Some(1440), BUSINESS, Never, No),
    Packed(2271, 28, 6, 22, Some(1451), BUSINESS, Never, No),
    Packed(2299, 28, 6, 22, Some(1452), BUSINESS, Never, No),
    Packed(2327, 39, 6, 33, Some(1568), BUSINESS, Never, No),
    Packed(2366, 32, 6, 26, Some(1586), BUSINESS, Never, No),
    Packed(2398, 21, 6, 15, Some(1613), TRANSIENT, Always, No),
    Packed(2419, 22, 6, 16, Some(1614), TRANSIENT, Always, No),
    Packed(2441, 25, 6, 19, Some(1644), BUSINESS, Never, No),
    Packed(2466, 21, 6, 15, Some(1689), TRANSIENT, Always, No),
    Packed(2487, 26, 6, 20, Some(1690), VALIDATION, Never, No),
    Packed(2513, 40, 6, 34, Some(1698), PERMISSION, Never, No),
    Packed(2553, 46, 6, 40, Some(1792), PERMISSION, Never, No),
    Packed(2599, 29, 6, 23, Some(1820), PERMISSION, Never, No),
    Packed(2628, 23, 6, 17, Some(1836), BUSINESS, Never, No),
    Packed(2651, 35, 6, 29, Some(1862), PERMISSION, Never, No),
    Packed(2686, 26, 6, 20, Some(1927), TRANSIENT, IfIdempotent, Unknown),
    Packed(2712, 26, 6, 20, Some(1969), TRANSIENT, IfIdempotent, Unknown),
    Packed(2738, 25, 6, 19, Some(2002), TRANSIENT, Always, No),
    Packed(2763, 24, 6, 18, Some(2003), TRANSIENT, Always, No),
    Packed(2787, 45, 6, 18, Some(2003), VALIDATION, Never, No),
    Packed(2832, 21, 6, 15, Some(2005), TRANSIENT, Always, No),
    Packed(2853, 32, 6, 15, Some(2005), VALIDATION, Never, No),
    Packed(2885, 26, 6, 20, Some(2006), TRANSIENT, IfIdempotent, Unknown),
    Packed(2911, 29, 6, 23, Some(2012), TRANSIENT, Always, No),
    Packed(2940, 20, 6, 14, Some(2013), TRANSIENT, IfIdempotent, Unknown),
    Packed(2960, 29, 6, 23, Some(2014), Unsaid, Never, Unknown),
    Packed(2989, 29, 6, 23, Some(2020), VALIDATION, Never, No),
    Packed(3018, 46, 6, 40, Some(2045), TRANSIENT, IfIdempotent, Unknown),
    Packed(3064, 20, 6, 14, Some(2049), PERMISSION, Never, No),
    Packed(3084, 29, 6, 23, Some(2055), TRANSIENT, IfIdempotent, Unknown),
    Packed(3113, 32, 6, 26, Some(2059), PERMISSION, Never, No),
    Packed(3145, 24, 6, 18, Some(2061), PERMISSION, Never, No),
    Packed(3169, 22, 6, 16, Some(3024), TRANSIENT, IfIdempotent, Unknown),
    Packed(3191, 28, 6, 22, Some(3032), TRANSIENT, Always, No),
    Packed(3219, 27, 6, 21, Some(3058), TRANSIENT, Always, No),
    Packed(3246, 43, 6, 37, Some(3101), TRANSIENT, Always, No),
    Packed(3289, 32, 6, 26, Some(3118), PERMISSION, Never, No),
    Packed(3321, 26, 6, 20, Some(3140), VALIDATION, Never, No),
    Packed(3347, 20, 6, 14, Some(3572), TRANSIENT, Always, No),
    Packed(3367, 34, 6, 28, Some(3819), BUSINESS, Never, No),
    Packed(3401, 26, 6, 20, Some(4025), BUSINESS, Never, No),
    Packed(3427, 35, 6, 29, Some(4031), TRANSIENT, Always, No),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (12, &[Message("WSREP has not yet prepared")]),
    (60, &[Message("max_user_connections")]),
    (103, &[Message("not known"), HostGiven]),
    (105, &[HostGiven]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    114, 115, 109, 101, 102, 103, 110, 112, 106, 107, 108, 113, 111, 104, 105, 43, 9, 94, 120, 14,
    19, 13, 16, 78, 67, 87, 81, 31, 95, 2, 123, 125, 40, 99, 124, 6, 93, 80, 8, 0,
    1, 64, 3, 74, 25, 88, 23, 4, 24, 49, 27, 37, 76, 35, 121, 30, 32, 92, 55, 122,
    50, 53, 52, 96, 98, 47, 44, 45, 46, 48, 28, 17, 10, 73, 56, 86, 41, 62, 68, 5,
    7, 26, 77, 72, 116, 97, 36, 57, 85, 117, 18, 91, 61, 70, 71, 100, 63, 42, 39, 83,
    15, 22, 29, 51, 119, 69, 75, 11, 12, 34, 59, 60, 118, 65, 54, 20, 58, 33, 21, 38,
    82, 84, 79, 90, 89, 66,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
    120, 121, 122, 123, 124, 125,
];
