//! SQL Server error numbers.

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
    mssql.-2\
    mssql.20\
    mssql.64\
    mssql.102\
    mssql.105\
    mssql.109\
    mssql.110\
    mssql.121\
    mssql.137\
    mssql.156\
    mssql.170\
    mssql.201\
    mssql.206\
    mssql.207\
    mssql.208\
    mssql.213\
    mssql.220\
    mssql.229\
    mssql.230\
    mssql.233\
    mssql.241\
    mssql.242\
    mssql.245\
    mssql.248\
    mssql.262\
    mssql.297\
    mssql.300\
    mssql.512\
    mssql.515\
    mssql.544\
    mssql.547\
    mssql.701\
    mssql.911\
    mssql.916\
    mssql.926\
    mssql.976\
    mssql.983\
    mssql.1101\
    mssql.1105\
    mssql.1204\
    mssql.1205\
    mssql.1222\
    mssql.1801\
    mssql.1934\
    mssql.2601\
    mssql.2627\
    mssql.2628\
    mssql.2714\
    mssql.2812\
    mssql.3906\
    mssql.3960\
    mssql.4060\
    mssql.4221\
    mssql.8114\
    mssql.8115\
    mssql.8134\
    mssql.8144\
    mssql.8145\
    mssql.8152\
    mssql.8178\
    mssql.8645\
    mssql.8651\
    mssql.9002\
    mssql.10053\
    mssql.10054\
    mssql.10060\
    mssql.10928\
    mssql.10929\
    mssql.15247\
    mssql.17142\
    mssql.17197\
    mssql.18401\
    mssql.18452\
    mssql.18456\
    mssql.18470\
    mssql.18486\
    mssql.18487\
    mssql.40197\
    mssql.40501\
    mssql.40544\
    mssql.40549\
    mssql.40551\
    mssql.40552\
    mssql.40553\
    mssql.40613\
    mssql.40615\
    mssql.41301\
    mssql.41302\
    mssql.41305\
    mssql.41325\
    mssql.41839\
    mssql.42108\
    mssql.42109\
    mssql.47073\
    mssql.49918\
    mssql.49919\
    mssql.49920\
    mssql.50000\
    mssql.50001..2147483647\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 8, 0, 0, Some(-2), TRANSIENT, IfIdempotent, Unknown),
    Packed(8, 8, 0, 0, Some(20), BUSINESS, Never, No),
    Packed(16, 8, 0, 0, Some(64), TRANSIENT, IfIdempotent, Unknown),
    Packed(24, 9, 0, 0, Some(102), VALIDATION, Never, No),
    Packed(33, 9, 0, 0, Some(105), VALIDATION, Never, No),
    Packed(42, 9, 0, 0, Some(109), VALIDATION, Never, No),
    Packed(51, 9, 0, 0, Some(110), VALIDATION, Never, No),
    Packed(60, 9, 0, 0, Some(121), TRANSIENT, IfIdempotent, Unknown),
    Packed(69, 9, 0, 0, Some(137), VALIDATION, Never, No),
    Packed(78, 9, 0, 0, Some(156), VALIDATION, Never, No),
    Packed(87, 9, 0, 0, Some(170), VALIDATION, Never, No),
    Packed(96, 9, 0, 0, Some(201), VALIDATION, Never, No),
    Packed(105, 9, 0, 0, Some(206), VALIDATION, Never, No),
    Packed(114, 9, 0, 0, Some(207), VALIDATION, Never, No),
    Packed(123, 9, 0, 0, Some(208), VALIDATION, Never, No),
    Packed(132, 9, 0, 0, Some(213), VALIDATION, Never, No),
    Packed(141, 9, 0, 0, Some(220), VALIDATION, Never, No),
    Packed(150, 9, 0, 0, Some(229), PERMISSION, Never, No),
    Packed(159, 9, 0, 0, Some(230), PERMISSION, Never, No),
    Packed(168, 9, 0, 0, Some(233), TRANSIENT, Always, No),
    Packed(177, 9, 0, 0, Some(241), VALIDATION, Never, No),
    Packed(186, 9, 0, 0, Some(242), VALIDATION, Never, No),
    Packed(195, 9, 0, 0, Some(245), VALIDATION, Never, No),
    Packed(204, 9, 0, 0, Some(248), VALIDATION, Never, No),
    Packed(213, 9, 0, 0, Some(262), PERMISSION, Never, No),
    Packed(222, 9, 0, 0, Some(297), PERMISSION, Never, No),
    Packed(231, 9, 0, 0, Some(300), PERMISSION, Never, No),
    Packed(240, 9, 0, 0, Some(512), VALIDATION, Never, No),
    Packed(249, 9, 0, 0, Some(515), VALIDATION, Never, No),
    Packed(258, 9, 0, 0, Some(544), VALIDATION, Never, No),
    Packed(267, 9, 0, 0, Some(547), BUSINESS, Never, No),
    Packed(276, 9, 0, 0, Some(701), TRANSIENT, Always, No),
    Packed(285, 9, 0, 0, Some(911), VALIDATION, Never, No),
    Packed(294, 9, 0, 0, Some(916), PERMISSION, Never, No),
    Packed(303, 9, 0, 0, Some(926), BUSINESS, Never, No),
    Packed(312, 9, 0, 0, Some(976), TRANSIENT, Always, No),
    Packed(321, 9, 0, 0, Some(983), TRANSIENT, Always, No),
    Packed(330, 10, 0, 0, Some(1101), BUSINESS, Never, No),
    Packed(340, 10, 0, 0, Some(1105), BUSINESS, Never, No),
    Packed(350, 10, 0, 0, Some(1204), TRANSIENT, Always, No),
    Packed(360, 10, 0, 0, Some(1205), TRANSIENT, Always, No),
    Packed(370, 10, 0, 0, Some(1222), TRANSIENT, Always, No),
    Packed(380, 10, 0, 0, Some(1801), BUSINESS, Never, No),
    Packed(390, 10, 0, 0, Some(1934), VALIDATION, Never, No),
    Packed(400, 10, 0, 0, Some(2601), BUSINESS, Never, No),
    Packed(410, 10, 0, 0, Some(2627), BUSINESS, Never, No),
    Packed(420, 10, 0, 0, Some(2628), VALIDATION, Never, No),
    Packed(430, 10, 0, 0, Some(2714), BUSINESS, Never, No),
    Packed(440, 10, 0, 0, Some(2812), VALIDATION, Never, No),
    Packed(450, 10, 0, 0, Some(3906), BUSINESS, Never, No),
    Packed(460, 10, 0, 0, Some(3960), TRANSIENT, Always, No),
    Packed(470, 10, 0, 0, Some(4060), PERMISSION, Never, No),
    Packed(480, 10, 0, 0, Some(4221), TRANSIENT, Always, No),
    Packed(490, 10, 0, 0, Some(8114), VALIDATION, Never, No),
    Packed(500, 10, 0, 0, Some(8115), VALIDATION, Never, No),
    Packed(510, 10, 0, 0, Some(8134), VALIDATION, Never, No),
    Packed(520, 10, 0, 0, Some(8144), VALIDATION, Never, No),
    Packed(530, 10, 0, 0, Some(8145), VALIDATION, Never, No),
    Packed(540, 10, 0, 0, Some(8152), VALIDATION, Never, No),
    Packed(550, 10, 0, 0, Some(8178), VALIDATION, Never, No),
    Packed(560, 10, 0, 0, Some(8645), TRANSIENT, Always, No),
    Packed(570, 10, 0, 0, Some(8651), TRANSIENT, Always, No),
    Packed(580, 10, 0, 0, Some(9002), BUSINESS, Never, No),
    Packed(590, 11, 0, 0, Some(10053), TRANSIENT, IfIdempotent, Unknown),
    Packed(601, 11, 0, 0, Some(10054), TRANSIENT, IfIdempotent, Unknown),
    Packed(612, 11, 0, 0, Some(10060), TRANSIENT, Always, No),
    Packed(623, 11, 0, 0, Some(10928), TRANSIENT, Always, No),
    Packed(634, 11, 0, 0, Some(10929), TRANSIENT, Always, No),
    Packed(645, 11, 0, 0, Some(15247), PERMISSION, Never, No),
    Packed(656, 11, 0, 0, Some(17142), TRANSIENT, Always, No),
    Packed(667, 11, 0, 0, Some(17197), TRANSIENT, Always, No),
    Packed(678, 11, 0, 0, Some(18401), TRANSIENT, Always, No),
    Packed(689, 11, 0, 0, Some(18452), PERMISSION, Never, No),
    Packed(700, 11, 0, 0, Some(18456), PERMISSION, Never, No),
    Packed(711, 11, 0, 0, Some(18470), PERMISSION, Never, No),
    Packed(722, 11, 0, 0, Some(18486), PERMISSION, Never, No),
    Packed(733, 11, 0, 0, Some(18487), PERMISSION, Never, No),
    Packed(744, 11, 0, 0, Some(40197), TRANSIENT, IfIdempotent, Unknown),
    Packed(755, 11, 0, 0, Some(40501), TRANSIENT, Always, No),
    Packed(766, 11, 0, 0, Some(40544), BUSINESS, Never, No),
    Packed(777, 11, 0, 0, Some(40549), BUSINESS, Never, No),
    Packed(788, 11, 0, 0, Some(40551), BUSINESS, Never, No),
    Packed(799, 11, 0, 0, Some(40552), BUSINESS, Never, No),
    Packed(810, 11, 0, 0, Some(40553), BUSINESS, Never, No),
    Packed(821, 11, 0, 0, Some(40613), TRANSIENT, Always, No),
    Packed(832, 11, 0, 0, Some(40615), PERMISSION, Never, No),
    Packed(843, 11, 0, 0, Some(41301), TRANSIENT, Always, No),
    Packed(854, 11, 0, 0, Some(41302), TRANSIENT, Always, No),
    Packed(865, 11, 0, 0, Some(41305), TRANSIENT, Always, No),
    Packed(876, 11, 0, 0, Some(41325), TRANSIENT, Always, No),
    Packed(887, 11, 0, 0, Some(41839), TRANSIENT, Always, No),
    Packed(898, 11, 0, 0, Some(42108), TRANSIENT, Always, No),
    Packed(909, 11, 0, 0, Some(42109), TRANSIENT, Always, No),
    Packed(920, 11, 0, 0, Some(47073), PERMISSION, Never, No),
    Packed(931, 11, 0, 0, Some(49918), TRANSIENT, Always, No),
    Packed(942, 11, 0, 0, Some(49919), TRANSIENT, Always, No),
    Packed(953, 11, 0, 0, Some(49920), TRANSIENT, Always, No),
    Packed(964, 11, 0, 0, Some(50000), BUSINESS, Never, No),
    Packed(975, 23, 6, 17, None, BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    98,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97,
];
