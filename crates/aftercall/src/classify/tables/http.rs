//! HTTP status codes, with their reason phrases.

// Written by data/generate.py from data/codes.tsv. Edit those.

use crate::classify::table::words::*;

pub(super) static TABLE: Table = Table {
    rows: ROWS,
    conditions: CONDITIONS,
    text: TEXT,
    by_name: BY_NAME,
    by_number: BY_NUMBER,
    folding: Folding::Loose,
};

#[rustfmt::skip]
static TEXT: &str = "\
    http.200OK\
    http.202Accepted\
    http.204No Content\
    http.206Partial Content\
    http.207Multi-Status\
    http.300.salesforceMultiple Choices\
    http.304Not Modified\
    http.400Bad Request\
    http.401Unauthorized\
    http.402Payment Required\
    http.403Forbidden\
    http.403.limit_spentForbidden\
    http.403.secondary-rate-limitForbidden\
    http.403.waitForbidden\
    http.404Not Found\
    http.404.lookupNot Found\
    http.405Method Not Allowed\
    http.406Not Acceptable\
    http.407Proxy Authentication Required\
    http.408Request Timeout\
    http.408.cosmosRequest Timeout\
    http.409Conflict\
    http.409.lock-timeoutConflict\
    http.409.acquire-lockConflict\
    http.409.request-is-outstandingConflict\
    http.409.another-operation-is-inConflict\
    http.409.another-operation-in-progressConflict\
    http.409.try-again-laterConflict\
    http.409.please-retryConflict\
    http.409.by-another-requestConflict\
    http.409.by-another-operationConflict\
    http.409.by-another-processConflict\
    http.410Gone\
    http.410.cosmosGone\
    http.411Length Required\
    http.412Precondition Failed\
    http.413Content Too Large\
    http.413.waitContent Too Large\
    http.414URI Too Long\
    http.415Unsupported Media Type\
    http.416Range Not Satisfiable\
    http.417Expectation Failed\
    http.418I'm a teapot\
    http.418.binanceI'm a teapot\
    http.419Page Expired\
    http.420Enhance Your Calm\
    http.421Misdirected Request\
    http.422Unprocessable Content\
    http.423Locked\
    http.423.hubspotLocked\
    http.424Failed Dependency\
    http.424.bedrockFailed Dependency\
    http.425Too Early\
    http.426Upgrade Required\
    http.428Precondition Required\
    http.429Too Many Requests\
    http.430\
    http.431Request Header Fields Too Large\
    http.440\
    http.444No Response\
    http.449\
    http.450\
    http.451Unavailable For Legal Reasons\
    http.460\
    http.463\
    http.464\
    http.477\
    http.494Request Header Too Large\
    http.495SSL Certificate Error\
    http.496SSL Certificate Required\
    http.497HTTP Request Sent to HTTPS Port\
    http.498Invalid Token\
    http.499Client Closed Request\
    http.499.esriClient Closed Request\
    http.500Internal Server Error\
    http.501Not Implemented\
    http.502Bad Gateway\
    http.503Service Unavailable\
    http.503.waitService Unavailable\
    http.503.cosmosService Unavailable\
    http.504Gateway Timeout\
    http.505HTTP Version Not Supported\
    http.506Variant Also Negotiates\
    http.507Insufficient Storage\
    http.508Loop Detected\
    http.509Bandwidth Limit Exceeded\
    http.509.awsBandwidth Limit Exceeded\
    http.510Not Extended\
    http.511Network Authentication Required\
    http.520Web Server Returned an Unknown Error\
    http.521Web Server Is Down\
    http.522Connection Timed Out\
    http.523Origin Is Unreachable\
    http.524A Timeout Occurred\
    http.525SSL Handshake Failed\
    http.526Invalid SSL Certificate\
    http.527\
    http.529Site is overloaded\
    http.530\
    http.530.pantheon\
    http.531.aws\
    http.540\
    http.561\
    http.596\
    http.598\
    http.599\
    http.3xx\
    http.4xx\
    http.5xx\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 8, 8, 2, Some(200), Unsaid, Never, Yes),
    Packed(10, 8, 8, 8, Some(202), NotError, Never, Yes),
    Packed(26, 8, 8, 10, Some(204), NotError, Never, Yes),
    Packed(44, 8, 8, 15, Some(206), NotError, Never, Yes),
    Packed(67, 8, 8, 12, Some(207), Unsaid, Never, Unknown),
    Packed(87, 19, 19, 16, Some(300), VALIDATION, Never, No),
    Packed(122, 8, 8, 12, Some(304), NotError, Never, Yes),
    Packed(142, 8, 8, 11, Some(400), VALIDATION, Never, No),
    Packed(161, 8, 8, 12, Some(401), PERMISSION, Never, No),
    Packed(181, 8, 8, 16, Some(402), BUSINESS, Never, No),
    Packed(205, 8, 8, 9, Some(403), PERMISSION, Never, No),
    Packed(222, 20, 20, 9, Some(403), TRANSIENT, Always, No),
    Packed(251, 29, 29, 9, Some(403), TRANSIENT, Always, No),
    Packed(289, 13, 13, 9, Some(403), TRANSIENT, Always, No),
    Packed(311, 8, 8, 9, Some(404), VALIDATION, Never, No),
    Packed(328, 15, 15, 9, Some(404), NotError, Never, Yes),
    Packed(352, 8, 8, 18, Some(405), VALIDATION, Never, No),
    Packed(378, 8, 8, 14, Some(406), VALIDATION, Never, No),
    Packed(400, 8, 8, 29, Some(407), PERMISSION, Never, No),
    Packed(437, 8, 8, 15, Some(408), TRANSIENT, Always, No),
    Packed(460, 15, 15, 15, Some(408), TRANSIENT, IfIdempotent, Unknown),
    Packed(490, 8, 8, 8, Some(409), BUSINESS, Never, No),
    Packed(506, 21, 21, 8, Some(409), TRANSIENT, Always, No),
    Packed(535, 21, 21, 8, Some(409), TRANSIENT, Always, No),
    Packed(564, 31, 31, 8, Some(409), TRANSIENT, Always, No),
    Packed(603, 32, 32, 8, Some(409), TRANSIENT, Always, No),
    Packed(643, 38, 38, 8, Some(409), TRANSIENT, Always, No),
    Packed(689, 24, 24, 8, Some(409), TRANSIENT, Always, No),
    Packed(721, 21, 21, 8, Some(409), TRANSIENT, Always, No),
    Packed(750, 27, 27, 8, Some(409), TRANSIENT, Always, No),
    Packed(785, 29, 29, 8, Some(409), TRANSIENT, Always, No),
    Packed(822, 27, 27, 8, Some(409), TRANSIENT, Always, No),
    Packed(857, 8, 8, 4, Some(410), BUSINESS, Never, No),
    Packed(869, 15, 15, 4, Some(410), TRANSIENT, Always, No),
    Packed(888, 8, 8, 15, Some(411), VALIDATION, Never, No),
    Packed(911, 8, 8, 19, Some(412), BUSINESS, Never, No),
    Packed(938, 8, 8, 17, Some(413), VALIDATION, Never, No),
    Packed(963, 13, 13, 17, Some(413), TRANSIENT, Always, No),
    Packed(993, 8, 8, 12, Some(414), VALIDATION, Never, No),
    Packed(1013, 8, 8, 22, Some(415), VALIDATION, Never, No),
    Packed(1043, 8, 8, 21, Some(416), VALIDATION, Never, No),
    Packed(1072, 8, 8, 18, Some(417), VALIDATION, Never, No),
    Packed(1098, 8, 8, 12, Some(418), VALIDATION, Never, No),
    Packed(1118, 16, 16, 12, Some(418), BUSINESS, Never, No),
    Packed(1146, 8, 8, 12, Some(419), PERMISSION, Never, No),
    Packed(1166, 8, 8, 17, Some(420), TRANSIENT, Always, No),
    Packed(1191, 8, 8, 19, Some(421), TRANSIENT, Always, No),
    Packed(1218, 8, 8, 21, Some(422), VALIDATION, Never, No),
    Packed(1247, 8, 8, 6, Some(423), BUSINESS, Never, No),
    Packed(1261, 16, 16, 6, Some(423), TRANSIENT, Always, No),
    Packed(1283, 8, 8, 17, Some(424), BUSINESS, Never, No),
    Packed(1308, 16, 16, 17, Some(424), TRANSIENT, IfIdempotent, Unknown),
    Packed(1341, 8, 8, 9, Some(425), TRANSIENT, Always, No),
    Packed(1358, 8, 8, 16, Some(426), VALIDATION, Never, No),
    Packed(1382, 8, 8, 21, Some(428), VALIDATION, Never, No),
    Packed(1411, 8, 8, 17, Some(429), TRANSIENT, Always, No),
    Packed(1436, 8, 0, 0, Some(430), BUSINESS, Never, No),
    Packed(1444, 8, 8, 31, Some(431), VALIDATION, Never, No),
    Packed(1483, 8, 0, 0, Some(440), PERMISSION, Never, No),
    Packed(1491, 8, 8, 11, Some(444), TRANSIENT, IfIdempotent, Unknown),
    Packed(1510, 8, 0, 0, Some(449), TRANSIENT, Always, No),
    Packed(1518, 8, 0, 0, Some(450), PERMISSION, Never, No),
    Packed(1526, 8, 8, 29, Some(451), BUSINESS, Never, No),
    Packed(1563, 8, 0, 0, Some(460), TRANSIENT, IfIdempotent, Unknown),
    Packed(1571, 8, 0, 0, Some(463), VALIDATION, Never, No),
    Packed(1579, 8, 0, 0, Some(464), VALIDATION, Never, No),
    Packed(1587, 8, 0, 0, Some(477), TRANSIENT, Always, No),
    Packed(1595, 8, 8, 24, Some(494), VALIDATION, Never, No),
    Packed(1627, 8, 8, 21, Some(495), PERMISSION, Never, No),
    Packed(1656, 8, 8, 24, Some(496), PERMISSION, Never, No),
    Packed(1688, 8, 8, 31, Some(497), VALIDATION, Never, No),
    Packed(1727, 8, 8, 13, Some(498), PERMISSION, Never, No),
    Packed(1748, 8, 8, 21, Some(499), TRANSIENT, IfIdempotent, Unknown),
    Packed(1777, 13, 13, 21, Some(499), PERMISSION, Never, No),
    Packed(1811, 8, 8, 21, Some(500), TRANSIENT, IfIdempotent, Unknown),
    Packed(1840, 8, 8, 15, Some(501), VALIDATION, Never, No),
    Packed(1863, 8, 8, 11, Some(502), TRANSIENT, IfIdempotent, Unknown),
    Packed(1882, 8, 8, 19, Some(503), TRANSIENT, IfIdempotent, Unknown),
    Packed(1909, 13, 13, 19, Some(503), TRANSIENT, Always, No),
    Packed(1941, 15, 15, 19, Some(503), TRANSIENT, Always, No),
    Packed(1975, 8, 8, 15, Some(504), TRANSIENT, IfIdempotent, Unknown),
    Packed(1998, 8, 8, 26, Some(505), VALIDATION, Never, No),
    Packed(2032, 8, 8, 23, Some(506), BUSINESS, Never, No),
    Packed(2063, 8, 8, 20, Some(507), BUSINESS, Never, No),
    Packed(2091, 8, 8, 13, Some(508), BUSINESS, Never, No),
    Packed(2112, 8, 8, 24, Some(509), BUSINESS, Never, No),
    Packed(2144, 12, 12, 24, Some(509), TRANSIENT, Always, No),
    Packed(2180, 8, 8, 12, Some(510), VALIDATION, Never, No),
    Packed(2200, 8, 8, 31, Some(511), PERMISSION, Never, No),
    Packed(2239, 8, 8, 36, Some(520), TRANSIENT, IfIdempotent, Unknown),
    Packed(2283, 8, 8, 18, Some(521), TRANSIENT, Always, No),
    Packed(2309, 8, 8, 20, Some(522), TRANSIENT, IfIdempotent, Unknown),
    Packed(2337, 8, 8, 21, Some(523), TRANSIENT, Always, No),
    Packed(2366, 8, 8, 18, Some(524), TRANSIENT, IfIdempotent, Unknown),
    Packed(2392, 8, 8, 20, Some(525), TRANSIENT, Always, No),
    Packed(2420, 8, 8, 23, Some(526), BUSINESS, Never, No),
    Packed(2451, 8, 0, 0, Some(527), TRANSIENT, IfIdempotent, Unknown),
    Packed(2459, 8, 8, 18, Some(529), TRANSIENT, Always, No),
    Packed(2485, 8, 0, 0, Some(530), TRANSIENT, IfIdempotent, Unknown),
    Packed(2493, 17, 0, 0, Some(530), BUSINESS, Never, No),
    Packed(2510, 12, 0, 0, Some(531), TRANSIENT, IfIdempotent, Unknown),
    Packed(2522, 8, 0, 0, Some(540), BUSINESS, Never, No),
    Packed(2530, 8, 0, 0, Some(561), PERMISSION, Never, No),
    Packed(2538, 8, 0, 0, Some(596), VALIDATION, Never, No),
    Packed(2546, 8, 0, 0, Some(598), TRANSIENT, IfIdempotent, Unknown),
    Packed(2554, 8, 0, 0, Some(599), TRANSIENT, IfIdempotent, Unknown),
    Packed(2562, 8, 5, 3, None, VALIDATION, Never, No),
    Packed(2570, 8, 5, 3, None, VALIDATION, Never, No),
    Packed(2578, 8, 5, 3, None, TRANSIENT, IfIdempotent, Unknown),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (5, &[Service("salesforce")]),
    (11, &[LimitSpent]),
    (12, &[Message("secondary rate limit")]),
    (13, &[Wait]),
    (15, &[Lookup]),
    (20, &[Service("cosmos")]),
    (22, &[Message("lock timeout")]),
    (23, &[Message("acquire lock")]),
    (24, &[Message("request is outstanding")]),
    (25, &[Message("another operation is in progress")]),
    (26, &[Message("another operation in progress")]),
    (27, &[Message("try again later")]),
    (28, &[Message("please retry")]),
    (29, &[Message("by another request")]),
    (30, &[Message("by another operation")]),
    (31, &[Message("by another process")]),
    (33, &[Service("cosmos")]),
    (37, &[Wait]),
    (43, &[Service("binance")]),
    (49, &[Service("hubspot")]),
    (51, &[Service("bedrock")]),
    (73, &[Service("esri")]),
    (78, &[Wait]),
    (79, &[Service("cosmos")]),
    (86, &[Service("aws")]),
    (99, &[Service("pantheon")]),
    (100, &[Service("aws")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    106, 107, 108, 1, 93, 76, 7, 85, 86, 72, 73, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 91, 36, 37, 45, 41, 50, 51, 10, 11, 12, 13, 80, 32, 33, 70, 81, 42, 43,
    83, 74, 95, 71, 34, 48, 49, 84, 16, 46, 5, 4, 88, 2, 59, 17, 87, 14, 15, 75,
    6, 0, 92, 44, 3, 9, 35, 54, 18, 40, 57, 67, 19, 20, 77, 78, 79, 97, 68, 69,
    94, 52, 55, 8, 62, 47, 39, 53, 38, 82, 90, 89,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104, 105,
];
