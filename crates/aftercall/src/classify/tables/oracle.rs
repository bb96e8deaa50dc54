//! Oracle errors (`ORA-00060`, `DPY-4011`).

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
    oracle.ORA-00001\
    oracle.ORA-00018\
    oracle.ORA-00020\
    oracle.ORA-00028\
    oracle.ORA-00051\
    oracle.ORA-00054\
    oracle.ORA-00060\
    oracle.ORA-00376\
    oracle.ORA-00600\
    oracle.ORA-00603\
    oracle.ORA-00900\
    oracle.ORA-00903\
    oracle.ORA-00904\
    oracle.ORA-00907\
    oracle.ORA-00911\
    oracle.ORA-00917\
    oracle.ORA-00918\
    oracle.ORA-00932\
    oracle.ORA-00933\
    oracle.ORA-00936\
    oracle.ORA-00942\
    oracle.ORA-00955\
    oracle.ORA-01012\
    oracle.ORA-01013\
    oracle.ORA-01017\
    oracle.ORA-01031\
    oracle.ORA-01033\
    oracle.ORA-01034\
    oracle.ORA-01045\
    oracle.ORA-01089\
    oracle.ORA-01090\
    oracle.ORA-01092\
    oracle.ORA-01115\
    oracle.ORA-01400\
    oracle.ORA-01403\
    oracle.ORA-01407\
    oracle.ORA-01422\
    oracle.ORA-01438\
    oracle.ORA-01476\
    oracle.ORA-01536\
    oracle.ORA-01552\
    oracle.ORA-01555\
    oracle.ORA-01652\
    oracle.ORA-01653\
    oracle.ORA-01654\
    oracle.ORA-01720\
    oracle.ORA-01722\
    oracle.ORA-01830\
    oracle.ORA-01843\
    oracle.ORA-01847\
    oracle.ORA-01861\
    oracle.ORA-01950\
    oracle.ORA-02049\
    oracle.ORA-02290\
    oracle.ORA-02291\
    oracle.ORA-02292\
    oracle.ORA-02391\
    oracle.ORA-02393\
    oracle.ORA-02396\
    oracle.ORA-03113\
    oracle.ORA-03114\
    oracle.ORA-03135\
    oracle.ORA-04043\
    oracle.ORA-04068\
    oracle.ORA-04088\
    oracle.ORA-06502\
    oracle.ORA-06550\
    oracle.ORA-07445\
    oracle.ORA-08177\
    oracle.ORA-12153\
    oracle.ORA-12154\
    oracle.ORA-12170\
    oracle.ORA-12505\
    oracle.ORA-12514\
    oracle.ORA-12516\
    oracle.ORA-12519\
    oracle.ORA-12520\
    oracle.ORA-12526\
    oracle.ORA-12528\
    oracle.ORA-12537\
    oracle.ORA-12541\
    oracle.ORA-12564\
    oracle.ORA-12571\
    oracle.ORA-12757\
    oracle.ORA-12899\
    oracle.ORA-16000\
    oracle.ORA-16456\
    oracle.ORA-25408\
    oracle.ORA-28000\
    oracle.ORA-28001\
    oracle.ORA-28002\
    oracle.ORA-28511\
    oracle.ORA-30006\
    oracle.DPY-1001\
    oracle.DPY-4011\
    oracle.ORA-20000..20999\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 16, 7, 9, Some(1), BUSINESS, Never, No),
    Packed(16, 16, 7, 9, Some(18), TRANSIENT, Always, No),
    Packed(32, 16, 7, 9, Some(20), TRANSIENT, Always, No),
    Packed(48, 16, 7, 9, Some(28), TRANSIENT, IfIdempotent, Unknown),
    Packed(64, 16, 7, 9, Some(51), TRANSIENT, Always, No),
    Packed(80, 16, 7, 9, Some(54), TRANSIENT, Always, No),
    Packed(96, 16, 7, 9, Some(60), TRANSIENT, Always, No),
    Packed(112, 16, 7, 9, Some(376), TRANSIENT, Always, No),
    Packed(128, 16, 7, 9, Some(600), Unsaid, Never, Unknown),
    Packed(144, 16, 7, 9, Some(603), TRANSIENT, IfIdempotent, Unknown),
    Packed(160, 16, 7, 9, Some(900), VALIDATION, Never, No),
    Packed(176, 16, 7, 9, Some(903), VALIDATION, Never, No),
    Packed(192, 16, 7, 9, Some(904), VALIDATION, Never, No),
    Packed(208, 16, 7, 9, Some(907), VALIDATION, Never, No),
    Packed(224, 16, 7, 9, Some(911), VALIDATION, Never, No),
    Packed(240, 16, 7, 9, Some(917), VALIDATION, Never, No),
    Packed(256, 16, 7, 9, Some(918), VALIDATION, Never, No),
    Packed(272, 16, 7, 9, Some(932), VALIDATION, Never, No),
    Packed(288, 16, 7, 9, Some(933), VALIDATION, Never, No),
    Packed(304, 16, 7, 9, Some(936), VALIDATION, Never, No),
    Packed(320, 16, 7, 9, Some(942), VALIDATION, Never, No),
    Packed(336, 16, 7, 9, Some(955), BUSINESS, Never, No),
    Packed(352, 16, 7, 9, Some(1012), TRANSIENT, IfIdempotent, Unknown),
    Packed(368, 16, 7, 9, Some(1013), TRANSIENT, IfIdempotent, Unknown),
    Packed(384, 16, 7, 9, Some(1017), PERMISSION, Never, No),
    Packed(400, 16, 7, 9, Some(1031), PERMISSION, Never, No),
    Packed(416, 16, 7, 9, Some(1033), TRANSIENT, Always, No),
    Packed(432, 16, 7, 9, Some(1034), TRANSIENT, Always, No),
    Packed(448, 16, 7, 9, Some(1045), PERMISSION, Never, No),
    Packed(464, 16, 7, 9, Some(1089), TRANSIENT, IfIdempotent, Unknown),
    Packed(480, 16, 7, 9, Some(1090), TRANSIENT, Always, No),
    Packed(496, 16, 7, 9, Some(1092), TRANSIENT, IfIdempotent, Unknown),
    Packed(512, 16, 7, 9, Some(1115), TRANSIENT, IfIdempotent, Unknown),
    Packed(528, 16, 7, 9, Some(1400), VALIDATION, Never, No),
    Packed(544, 16, 7, 9, Some(1403), VALIDATION, Never, No),
    Packed(560, 16, 7, 9, Some(1407), VALIDATION, Never, No),
    Packed(576, 16, 7, 9, Some(1422), VALIDATION, Never, No),
    Packed(592, 16, 7, 9, Some(1438), VALIDATION, Never, No),
    Packed(608, 16, 7, 9, Some(1476), VALIDATION, Never, No),
    Packed(624, 16, 7, 9, Some(1536), BUSINESS, Never, No),
    Packed(640, 16, 7, 9, Some(1552), BUSINESS, Never, No),
    Packed(656, 16, 7, 9, Some(1555), TRANSIENT, Always, No),
    Packed(672, 16, 7, 9, Some(1652), BUSINESS, Never, No),
    Packed(688, 16, 7, 9, Some(1653), BUSINESS, Never, No),
    Packed(704, 16, 7, 9, Some(1654), BUSINESS, Never, No),
    Packed(720, 16, 7, 9, Some(1720), PERMISSION, Never, No),
    Packed(736, 16, 7, 9, Some(1722), VALIDATION, Never, No),
    Packed(752, 16, 7, 9, Some(1830), VALIDATION, Never, No),
    Packed(768, 16, 7, 9, Some(1843), VALIDATION, Never, No),
    Packed(784, 16, 7, 9, Some(1847), VALIDATION, Never, No),
    Packed(800, 16, 7, 9, Some(1861), VALIDATION, Never, No),
    Packed(816, 16, 7, 9, Some(1950), PERMISSION, Never, No),
    Packed(832, 16, 7, 9, Some(2049), TRANSIENT, Always, No),
    Packed(848, 16, 7, 9, Some(2290), BUSINESS, Never, No),
    Packed(864, 16, 7, 9, Some(2291), BUSINESS, Never, No),
    Packed(880, 16, 7, 9, Some(2292), BUSINESS, Never, No),
    Packed(896, 16, 7, 9, Some(2391), BUSINESS, Never, No),
    Packed(912, 16, 7, 9, Some(2393), BUSINESS, Never, No),
    Packed(928, 16, 7, 9, Some(2396), TRANSIENT, IfIdempotent, Unknown),
    Packed(944, 16, 7, 9, Some(3113), TRANSIENT, IfIdempotent, Unknown),
    Packed(960, 16, 7, 9, Some(3114), TRANSIENT, IfIdempotent, Unknown),
    Packed(976, 16, 7, 9, Some(3135), TRANSIENT, IfIdempotent, Unknown),
    Packed(992, 16, 7, 9, Some(4043), VALIDATION, Never, No),
    Packed(1008, 16, 7, 9, Some(4068), TRANSIENT, Always, No),
    Packed(1024, 16, 7, 9, Some(4088), Unsaid, Never, Unknown),
    Packed(1040, 16, 7, 9, Some(6502), VALIDATION, Never, No),
    Packed(1056, 16, 7, 9, Some(6550), VALIDATION, Never, No),
    Packed(1072, 16, 7, 9, Some(7445), Unsaid, Never, Unknown),
    Packed(1088, 16, 7, 9, Some(8177), TRANSIENT, Always, No),
    Packed(1104, 16, 7, 9, Some(12153), TRANSIENT, IfIdempotent, Unknown),
    Packed(1120, 16, 7, 9, Some(12154), VALIDATION, Never, No),
    Packed(1136, 16, 7, 9, Some(12170), TRANSIENT, Always, No),
    Packed(1152, 16, 7, 9, Some(12505), VALIDATION, Never, No),
    Packed(1168, 16, 7, 9, Some(12514), TRANSIENT, Always, No),
    Packed(1184, 16, 7, 9, Some(12516), TRANSIENT, Always, No),
    Packed(1200, 16, 7, 9, Some(12519), TRANSIENT, Always, No),
    Packed(1216, 16, 7, 9, Some(12520), TRANSIENT, Always, No),
    Packed(1232, 16, 7, 9, Some(12526), TRANSIENT, Always, No),
    Packed(1248, 16, 7, 9, Some(12528), TRANSIENT, Always, No),
    Packed(1264, 16, 7, 9, Some(12537), TRANSIENT, Always, No),
    Packed(1280, 16, 7, 9, Some(12541), TRANSIENT, Always, No),
    Packed(1296, 16, 7, 9, Some(12564), TRANSIENT, Always, No),
    Packed(1312, 16, 7, 9, Some(12571), TRANSIENT, IfIdempotent, Unknown),
    Packed(1328, 16, 7, 9, Some(12757), TRANSIENT, Always, No),
    Packed(1344, 16, 7, 9, Some(12899), VALIDATION, Never, No),
    Packed(1360, 16, 7, 9, Some(16000), BUSINESS, Never, No),
    Packed(1376, 16, 7, 9, Some(16456), TRANSIENT, Always, No),
    Packed(1392, 16, 7, 9, Some(25408), TRANSIENT, IfIdempotent, Unknown),
    Packed(1408, 16, 7, 9, Some(28000), PERMISSION, Never, No),
    Packed(1424, 16, 7, 9, Some(28001), PERMISSION, Never, No),
    Packed(1440, 16, 7, 9, Some(28002), NotError, Never, Yes),
    Packed(1456, 16, 7, 9, Some(28511), TRANSIENT, IfIdempotent, Unknown),
    Packed(1472, 16, 7, 9, Some(30006), TRANSIENT, Always, No),
    Packed(1488, 15, 7, 8, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1503, 15, 7, 8, None, TRANSIENT, IfIdempotent, Unknown),
    Packed(1518, 23, 7, 16, None, BUSINESS, Never, No),
];

static CONDITIONS: &[Condition] = &[];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    93, 94, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
    38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77,
    78, 79, 80, 81, 82, 83, 84, 85, 86, 95, 87, 88, 89, 90, 91, 92,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
];
