//! SQLSTATE: ISO classes, PostgreSQL's codes, ODBC's.

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: ROWS,
    conditions: CONDITIONS,
    text: TEXT,
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Ascii,
};

#[rustfmt::skip]
static TEXT: &str = "\
    sqlstate.00\
    sqlstate.00000\
    sqlstate.01\
    sqlstate.01000\
    sqlstate.01003\
    sqlstate.01004\
    sqlstate.01006\
    sqlstate.01007\
    sqlstate.01008\
    sqlstate.0100C\
    sqlstate.01P01\
    sqlstate.02\
    sqlstate.02000\
    sqlstate.02001\
    sqlstate.03000\
    sqlstate.08\
    sqlstate.08000\
    sqlstate.08001\
    sqlstate.08003\
    sqlstate.08004\
    sqlstate.08006\
    sqlstate.08007\
    sqlstate.08P01\
    sqlstate.08P01.query-wait-timeout\
    sqlstate.08P01.no-more-connections-allowed\
    sqlstate.08S01\
    sqlstate.09000\
    sqlstate.0A\
    sqlstate.0A000\
    sqlstate.0A000.cached-plan-must-not\
    sqlstate.0B000\
    sqlstate.0F000\
    sqlstate.0F001\
    sqlstate.0L000\
    sqlstate.0LP01\
    sqlstate.0P000\
    sqlstate.0Z000\
    sqlstate.0Z002\
    sqlstate.10608\
    sqlstate.20000\
    sqlstate.21\
    sqlstate.21000\
    sqlstate.21S01\
    sqlstate.21S02\
    sqlstate.22\
    sqlstate.22000\
    sqlstate.22001\
    sqlstate.22002\
    sqlstate.22003\
    sqlstate.22004\
    sqlstate.22005\
    sqlstate.22007\
    sqlstate.22008\
    sqlstate.22009\
    sqlstate.2200B\
    sqlstate.2200C\
    sqlstate.2200D\
    sqlstate.2200F\
    sqlstate.2200G\
    sqlstate.2200H\
    sqlstate.2200L\
    sqlstate.2200M\
    sqlstate.2200N\
    sqlstate.2200S\
    sqlstate.2200T\
    sqlstate.22010\
    sqlstate.22011\
    sqlstate.22012\
    sqlstate.22013\
    sqlstate.22014\
    sqlstate.22015\
    sqlstate.22016\
    sqlstate.22018\
    sqlstate.22019\
    sqlstate.2201B\
    sqlstate.2201E\
    sqlstate.2201F\
    sqlstate.2201G\
    sqlstate.2201W\
    sqlstate.2201X\
    sqlstate.22021\
    sqlstate.22022\
    sqlstate.22023\
    sqlstate.22024\
    sqlstate.22025\
    sqlstate.22026\
    sqlstate.22027\
    sqlstate.2202E\
    sqlstate.2202G\
    sqlstate.2202H\
    sqlstate.22030\
    sqlstate.22031\
    sqlstate.22032\
    sqlstate.22033\
    sqlstate.22034\
    sqlstate.22035\
    sqlstate.22036\
    sqlstate.22037\
    sqlstate.22038\
    sqlstate.22039\
    sqlstate.2203A\
    sqlstate.2203B\
    sqlstate.2203C\
    sqlstate.2203D\
    sqlstate.2203E\
    sqlstate.2203F\
    sqlstate.2203G\
    sqlstate.22P01\
    sqlstate.22P02\
    sqlstate.22P03\
    sqlstate.22P04\
    sqlstate.22P05\
    sqlstate.22P06\
    sqlstate.23\
    sqlstate.23000\
    sqlstate.23000.cannot-be-null\
    sqlstate.23000.cannot-insert-the-value\
    sqlstate.23001\
    sqlstate.23502\
    sqlstate.23503\
    sqlstate.23505\
    sqlstate.23514\
    sqlstate.23P01\
    sqlstate.24000\
    sqlstate.25\
    sqlstate.25000\
    sqlstate.25001\
    sqlstate.25002\
    sqlstate.25003\
    sqlstate.25004\
    sqlstate.25005\
    sqlstate.25006\
    sqlstate.25007\
    sqlstate.25008\
    sqlstate.25P01\
    sqlstate.25P02\
    sqlstate.25P03\
    sqlstate.25P04\
    sqlstate.26000\
    sqlstate.27000\
    sqlstate.28\
    sqlstate.28000\
    sqlstate.28P01\
    sqlstate.2B\
    sqlstate.2B000\
    sqlstate.2BP01\
    sqlstate.2D000\
    sqlstate.2F000\
    sqlstate.2F002\
    sqlstate.2F003\
    sqlstate.2F004\
    sqlstate.2F005\
    sqlstate.34000\
    sqlstate.38000\
    sqlstate.38001\
    sqlstate.38002\
    sqlstate.38003\
    sqlstate.38004\
    sqlstate.39000\
    sqlstate.39001\
    sqlstate.39004\
    sqlstate.39P01\
    sqlstate.39P02\
    sqlstate.39P03\
    sqlstate.3B000\
    sqlstate.3B001\
    sqlstate.3D\
    sqlstate.3D000\
    sqlstate.3F\
    sqlstate.3F000\
    sqlstate.40\
    sqlstate.40000\
    sqlstate.40001\
    sqlstate.40002\
    sqlstate.40003\
    sqlstate.40P01\
    sqlstate.42\
    sqlstate.42000\
    sqlstate.42000.command-denied\
    sqlstate.42000.access-denied\
    sqlstate.42000.has-exceeded-the\
    sqlstate.42501\
    sqlstate.42601\
    sqlstate.42602\
    sqlstate.42611\
    sqlstate.42622\
    sqlstate.42701\
    sqlstate.42702\
    sqlstate.42703\
    sqlstate.42704\
    sqlstate.42710\
    sqlstate.42712\
    sqlstate.42723\
    sqlstate.42725\
    sqlstate.42803\
    sqlstate.42804\
    sqlstate.42809\
    sqlstate.42830\
    sqlstate.42846\
    sqlstate.42883\
    sqlstate.428C9\
    sqlstate.42939\
    sqlstate.42P01\
    sqlstate.42P02\
    sqlstate.42P03\
    sqlstate.42P04\
    sqlstate.42P05\
    sqlstate.42P06\
    sqlstate.42P07\
    sqlstate.42P08\
    sqlstate.42P09\
    sqlstate.42P10\
    sqlstate.42P11\
    sqlstate.42P12\
    sqlstate.42P13\
    sqlstate.42P14\
    sqlstate.42P15\
    sqlstate.42P16\
    sqlstate.42P17\
    sqlstate.42P18\
    sqlstate.42P19\
    sqlstate.42P20\
    sqlstate.42P21\
    sqlstate.42P22\
    sqlstate.42S01\
    sqlstate.42S02\
    sqlstate.42S11\
    sqlstate.42S12\
    sqlstate.42S21\
    sqlstate.42S22\
    sqlstate.44\
    sqlstate.44000\
    sqlstate.45000\
    sqlstate.53\
    sqlstate.53000\
    sqlstate.53100\
    sqlstate.53200\
    sqlstate.53300\
    sqlstate.53400\
    sqlstate.54\
    sqlstate.54000\
    sqlstate.54001\
    sqlstate.54011\
    sqlstate.54023\
    sqlstate.55000\
    sqlstate.55006\
    sqlstate.55P02\
    sqlstate.55P03\
    sqlstate.55P04\
    sqlstate.57\
    sqlstate.57000\
    sqlstate.57014\
    sqlstate.57014.due-to-statement-timeout\
    sqlstate.57014.due-to-conflict-with\
    sqlstate.57P01\
    sqlstate.57P02\
    sqlstate.57P03\
    sqlstate.57P04\
    sqlstate.57P05\
    sqlstate.58\
    sqlstate.58000\
    sqlstate.58030\
    sqlstate.58P01\
    sqlstate.58P02\
    sqlstate.58P03\
    sqlstate.70100\
    sqlstate.72000\
    sqlstate.F0000\
    sqlstate.F0001\
    sqlstate.HV000\
    sqlstate.HV001\
    sqlstate.HV002\
    sqlstate.HV004\
    sqlstate.HV005\
    sqlstate.HV006\
    sqlstate.HV007\
    sqlstate.HV008\
    sqlstate.HV009\
    sqlstate.HV00A\
    sqlstate.HV00B\
    sqlstate.HV00C\
    sqlstate.HV00D\
    sqlstate.HV00J\
    sqlstate.HV00K\
    sqlstate.HV00L\
    sqlstate.HV00M\
    sqlstate.HV00N\
    sqlstate.HV00P\
    sqlstate.HV00Q\
    sqlstate.HV00R\
    sqlstate.HV010\
    sqlstate.HV014\
    sqlstate.HV021\
    sqlstate.HV024\
    sqlstate.HV090\
    sqlstate.HV091\
    sqlstate.HY000\
    sqlstate.HY008\
    sqlstate.HYT00\
    sqlstate.HYT01\
    sqlstate.IM002\
    sqlstate.P0000\
    sqlstate.P0001\
    sqlstate.P0002\
    sqlstate.P0003\
    sqlstate.P0004\
    sqlstate.XX\
    sqlstate.XX000\
    sqlstate.XX001\
    sqlstate.XX002\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 11, 9, 2, None, NotError, Never, Yes),
    Packed(11, 14, 9, 5, None, NotError, Never, Yes),
    Packed(25, 11, 9, 2, None, NotError, Never, Yes),
    Packed(36, 14, 9, 5, None, NotError, Never, Yes),
    Packed(50, 14, 9, 5, None, NotError, Never, Yes),
    Packed(64, 14, 9, 5, None, NotError, Never, Yes),
    Packed(78, 14, 9, 5, None, NotError, Never, Yes),
    Packed(92, 14, 9, 5, None, NotError, Never, Yes),
    Packed(106, 14, 9, 5, None, NotError, Never, Yes),
    Packed(120, 14, 9, 5, None, NotError, Never, Yes),
    Packed(134, 14, 9, 5, None, NotError, Never, Yes),
    Packed(148, 11, 9, 2, None, NotError, Never, Yes),
    Packed(159, 14, 9, 5, None, NotError, Never, Yes),
    Packed(173, 14, 9, 5, None, NotError, Never, Yes),
    Packed(187, 14, 9, 5, None, Unsaid, Never, Unknown),
    Packed(201, 11, 9, 2, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(212, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(226, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(240, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(254, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(268, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(282, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(296, 14, 9, 5, None, Unsaid, Never, Unknown),
    Packed(310, 33, 9, 5, None, TRANSIENT, Always, No),
    Packed(343, 42, 9, 5, None, TRANSIENT, Always, No),
    Packed(385, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(399, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(413, 11, 9, 2, None, VALIDATION, Never, No),
    Packed(424, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(438, 35, 9, 5, None, TRANSIENT, Always, No),
    Packed(473, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(487, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(501, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(515, 14, 9, 5, None, PERMISSION, Never, No),
    Packed(529, 14, 9, 5, None, PERMISSION, Never, No),
    Packed(543, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(557, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(571, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(585, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(599, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(613, 11, 9, 2, None, VALIDATION, Never, No),
    Packed(624, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(638, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(652, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(666, 11, 9, 2, None, VALIDATION, Never, No),
    Packed(677, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(691, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(705, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(719, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(733, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(747, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(761, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(775, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(789, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(803, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(817, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(831, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(845, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(859, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(873, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(887, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(901, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(915, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(929, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(943, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(957, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(971, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(985, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(999, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1013, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1027, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1041, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1055, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1069, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1083, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1097, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1111, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1125, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1139, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1153, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1167, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1181, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1195, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1209, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1223, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1237, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1251, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1265, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1279, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1293, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1307, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1321, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1335, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1349, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1363, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1377, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1391, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1405, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1419, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1433, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1447, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1461, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1475, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1489, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1503, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1517, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1531, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1545, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1559, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1573, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1587, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1601, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1615, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1629, 11, 9, 2, None, BUSINESS, Never, No),
    Packed(1640, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1654, 29, 9, 5, None, VALIDATION, Never, No),
    Packed(1683, 38, 9, 5, None, VALIDATION, Never, No),
    Packed(1721, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1735, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(1749, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1763, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1777, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1791, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1805, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1819, 11, 9, 2, None, BUSINESS, Never, No),
    Packed(1830, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1844, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1858, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1872, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1886, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1900, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1914, 14, 9, 5, None, PERMISSION, Never, No),
    Packed(1928, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1942, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1956, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1970, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(1984, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(1998, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(2012, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(2026, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2040, 11, 9, 2, None, PERMISSION, Never, No),
    Packed(2051, 14, 9, 5, None, PERMISSION, Never, No),
    Packed(2065, 14, 9, 5, None, PERMISSION, Never, No),
    Packed(2079, 11, 9, 2, None, BUSINESS, Never, No),
    Packed(2090, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2104, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2118, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2132, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2146, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2160, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2174, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2188, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2202, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2216, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2230, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2244, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2258, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2272, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2286, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2300, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2314, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2328, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2342, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2356, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2370, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2384, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2398, 11, 9, 2, None, VALIDATION, Never, No),
    Packed(2409, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2423, 11, 9, 2, None, VALIDATION, Never, No),
    Packed(2434, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2448, 11, 9, 2, None, TRANSIENT, Always, No),
    Packed(2459, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(2473, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(2487, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2501, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(2515, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(2529, 11, 9, 2, None, VALIDATION, Never, No),
    Packed(2540, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2554, 29, 9, 5, None, PERMISSION, Never, No),
    Packed(2583, 28, 9, 5, None, PERMISSION, Never, No),
    Packed(2611, 31, 9, 5, None, BUSINESS, Never, No),
    Packed(2642, 14, 9, 5, None, PERMISSION, Never, No),
    Packed(2656, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2670, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2684, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2698, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2712, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2726, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2740, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2754, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2768, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2782, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2796, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2810, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2824, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2838, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2852, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2866, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2880, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2894, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2908, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2922, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2936, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2950, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(2964, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2978, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(2992, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3006, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3020, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3034, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3048, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3062, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3076, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3090, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3104, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3118, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3132, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3146, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3160, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3174, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3188, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3202, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3216, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3230, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3244, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3258, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3272, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3286, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3300, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3314, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3328, 11, 9, 2, None, BUSINESS, Never, No),
    Packed(3339, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3353, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3367, 11, 9, 2, None, TRANSIENT, Always, No),
    Packed(3378, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(3392, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3406, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(3420, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(3434, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3448, 11, 9, 2, None, VALIDATION, Never, No),
    Packed(3459, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3473, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3487, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3501, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3515, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3529, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3543, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3557, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(3571, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3585, 11, 9, 2, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3596, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3610, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3624, 39, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3663, 35, 9, 5, None, TRANSIENT, Always, No),
    Packed(3698, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3712, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3726, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(3740, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3754, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(3768, 11, 9, 2, None, Unsaid, Never, Unknown),
    Packed(3779, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3793, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3807, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3821, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3835, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3849, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(3863, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(3877, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3891, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(3905, 14, 9, 5, None, Unsaid, Never, Unknown),
    Packed(3919, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(3933, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3947, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3961, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3975, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(3989, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4003, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4017, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(4031, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4045, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(4059, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4073, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4087, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4101, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(4115, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(4129, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(4143, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(4157, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4171, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4185, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4199, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(4213, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(4227, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4241, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4255, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4269, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4283, 14, 9, 5, None, Unsaid, Never, Unknown),
    Packed(4297, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4311, 14, 9, 5, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(4325, 14, 9, 5, None, TRANSIENT, Always, No),
    Packed(4339, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4353, 14, 9, 5, None, Unsaid, Never, Unknown),
    Packed(4367, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(4381, 14, 9, 5, None, VALIDATION, Never, No),
    Packed(4395, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(4409, 14, 9, 5, None, BUSINESS, Never, No),
    Packed(4423, 11, 9, 2, None, Unsaid, Never, Unknown),
    Packed(4434, 14, 9, 5, None, Unsaid, Never, Unknown),
    Packed(4448, 14, 9, 5, None, BUSINESS, Never, Unknown),
    Packed(4462, 14, 9, 5, None, BUSINESS, Never, Unknown),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (23, &[Message("query_wait_timeout")]),
    (24, &[Message("no more connections allowed")]),
    (29, &[Message("cached plan must not change result type")]),
    (115, &[Message("cannot be null")]),
    (116, &[Message("cannot insert the value NULL")]),
    (178, &[Message("command denied")]),
    (179, &[Message("Access denied")]),
    (180, &[Message("has exceeded the")]),
    (252, &[Message("due to statement timeout")]),
    (253, &[Message("due to conflict with recovery")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
    120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139,
    140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159,
    160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179,
    180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199,
    200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
    220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239,
    240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259,
    260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279,
    280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
    300, 301, 302, 303, 304, 305, 306, 307, 308, 309,
];

static BY_NUMBER: &[u16] = &[];
