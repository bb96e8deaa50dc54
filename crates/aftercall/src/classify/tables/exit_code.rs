//! Process exit codes: sysexits, shells, and programs with conventions of their own.

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
    exit_code.-1073741819\
    exit_code.-1073741510\
    exit_code.0\
    exit_code.1\
    exit_code.1.kubectl\
    exit_code.1.ping\
    exit_code.1.grep\
    exit_code.1.egrep\
    exit_code.1.fgrep\
    exit_code.1.rg\
    exit_code.1.ag\
    exit_code.1.zgrep\
    exit_code.1.pgrep\
    exit_code.1.pidof\
    exit_code.1.diff\
    exit_code.1.cmp\
    exit_code.1.xmlstarlet\
    exit_code.1.test\
    exit_code.1.bracket\
    exit_code.1.git.non-fast-forward\
    exit_code.1.git.fetch-first\
    exit_code.1.git.conflict\
    exit_code.1.git.protected-branch\
    exit_code.1.rsync\
    exit_code.2\
    exit_code.2.grep\
    exit_code.2.egrep\
    exit_code.2.fgrep\
    exit_code.2.rg\
    exit_code.2.diff\
    exit_code.2.cmp\
    exit_code.2.test\
    exit_code.2.bracket\
    exit_code.2.bash\
    exit_code.2.sh\
    exit_code.2.terraform\
    exit_code.2.getent\
    exit_code.2.psql\
    exit_code.3.wget\
    exit_code.4.wget\
    exit_code.4.jq\
    exit_code.5.pytest\
    exit_code.5.wget\
    exit_code.6.wget\
    exit_code.8.wget\
    exit_code.10.rsync\
    exit_code.11.rsync\
    exit_code.12.rsync\
    exit_code.23.rsync\
    exit_code.24.rsync\
    exit_code.30.rsync\
    exit_code.35.rsync\
    exit_code.64EX_USAGE\
    exit_code.65EX_DATAERR\
    exit_code.66EX_NOINPUT\
    exit_code.67EX_NOUSER\
    exit_code.68EX_NOHOST\
    exit_code.69EX_UNAVAILABLE\
    exit_code.70EX_SOFTWARE\
    exit_code.71EX_OSERR\
    exit_code.72EX_OSFILE\
    exit_code.73EX_CANTCREAT\
    exit_code.74EX_IOERR\
    exit_code.75EX_TEMPFAIL\
    exit_code.76EX_PROTOCOL\
    exit_code.77EX_NOPERM\
    exit_code.78EX_CONFIG\
    exit_code.100.apt.could-not-get-lock\
    exit_code.100.apt-get.could-not-get-lock\
    exit_code.124\
    exit_code.125\
    exit_code.126\
    exit_code.127\
    exit_code.128\
    exit_code.128.git.authentication-failed\
    exit_code.128.git.permission-denied-publickey\
    exit_code.128.git.could-not-read-username\
    exit_code.128.git.not-a-git-repository\
    exit_code.128.git.unknown-revision\
    exit_code.128.git.could-not-resolve-host\
    exit_code.128.git.early-eof\
    exit_code.128.git.rpc-failed\
    exit_code.128.git.unexpected-disconnect\
    exit_code.128.git.index-lock-file-exists\
    exit_code.128.git.could-not-resolve-host.host_given\
    exit_code.129.git\
    exit_code.129SIGHUP\
    exit_code.130SIGINT\
    exit_code.131SIGQUIT\
    exit_code.132SIGILL\
    exit_code.134SIGABRT\
    exit_code.135SIGBUS\
    exit_code.136SIGFPE\
    exit_code.137SIGKILL\
    exit_code.139SIGSEGV\
    exit_code.141SIGPIPE\
    exit_code.143SIGTERM\
    exit_code.152SIGXCPU\
    exit_code.153SIGXFSZ\
    exit_code.203.systemdEXEC\
    exit_code.217.systemdUSER\
    exit_code.252.aws\
    exit_code.253.aws\
    exit_code.254.aws\
    exit_code.255\
    exit_code.255.ssh\
    exit_code.9009\
    exit_code.32212254770xC0000005\
    exit_code.32212257860xC000013A\
";

#[rustfmt::skip]
static ROWS: &[Packed] = &[
    Packed(0, 21, 0, 0, Some(-1_073_741_819), Unsaid, Never, Unknown),
    Packed(21, 21, 0, 0, Some(-1_073_741_510), Unsaid, Never, Unknown),
    Packed(42, 11, 0, 0, Some(0), NotError, Never, Yes),
    Packed(53, 11, 0, 0, Some(1), Unsaid, Never, Unknown),
    Packed(64, 19, 0, 0, Some(1), Unsaid, Never, Unknown),
    Packed(83, 16, 0, 0, Some(1), TRANSIENT, Always, No),
    Packed(99, 16, 0, 0, Some(1), NotError, Never, Yes),
    Packed(115, 17, 0, 0, Some(1), NotError, Never, Yes),
    Packed(132, 17, 0, 0, Some(1), NotError, Never, Yes),
    Packed(149, 14, 0, 0, Some(1), NotError, Never, Yes),
    Packed(163, 14, 0, 0, Some(1), NotError, Never, Yes),
    Packed(177, 17, 0, 0, Some(1), NotError, Never, Yes),
    Packed(194, 17, 0, 0, Some(1), NotError, Never, Yes),
    Packed(211, 17, 0, 0, Some(1), NotError, Never, Yes),
    Packed(228, 16, 0, 0, Some(1), NotError, Never, Yes),
    Packed(244, 15, 0, 0, Some(1), NotError, Never, Yes),
    Packed(259, 22, 0, 0, Some(1), NotError, Never, Yes),
    Packed(281, 16, 0, 0, Some(1), NotError, Never, Yes),
    Packed(297, 19, 0, 0, Some(1), NotError, Never, Yes),
    Packed(316, 32, 0, 0, Some(1), BUSINESS, Never, No),
    Packed(348, 27, 0, 0, Some(1), BUSINESS, Never, No),
    Packed(375, 24, 0, 0, Some(1), BUSINESS, Never, No),
    Packed(399, 32, 0, 0, Some(1), BUSINESS, Never, No),
    Packed(431, 17, 0, 0, Some(1), VALIDATION, Never, No),
    Packed(448, 11, 0, 0, Some(2), Unsaid, Never, Unknown),
    Packed(459, 16, 0, 0, Some(2), VALIDATION, Never, No),
    Packed(475, 17, 0, 0, Some(2), VALIDATION, Never, No),
    Packed(492, 17, 0, 0, Some(2), VALIDATION, Never, No),
    Packed(509, 14, 0, 0, Some(2), VALIDATION, Never, No),
    Packed(523, 16, 0, 0, Some(2), VALIDATION, Never, No),
    Packed(539, 15, 0, 0, Some(2), VALIDATION, Never, No),
    Packed(554, 16, 0, 0, Some(2), VALIDATION, Never, No),
    Packed(570, 19, 0, 0, Some(2), VALIDATION, Never, No),
    Packed(589, 16, 0, 0, Some(2), VALIDATION, Never, No),
    Packed(605, 14, 0, 0, Some(2), VALIDATION, Never, No),
    Packed(619, 21, 0, 0, Some(2), NotError, Never, Yes),
    Packed(640, 18, 0, 0, Some(2), NotError, Never, Yes),
    Packed(658, 16, 0, 0, Some(2), TRANSIENT, IfIdempotent, Unknown),
    Packed(674, 16, 0, 0, Some(3), BUSINESS, Never, No),
    Packed(690, 16, 0, 0, Some(4), TRANSIENT, IfIdempotent, Unknown),
    Packed(706, 14, 0, 0, Some(4), NotError, Never, Yes),
    Packed(720, 18, 0, 0, Some(5), NotError, Never, Yes),
    Packed(738, 16, 0, 0, Some(5), BUSINESS, Never, No),
    Packed(754, 16, 0, 0, Some(6), PERMISSION, Never, No),
    Packed(770, 16, 0, 0, Some(8), Unsaid, Never, Unknown),
    Packed(786, 18, 0, 0, Some(10), TRANSIENT, IfIdempotent, Unknown),
    Packed(804, 18, 0, 0, Some(11), Unsaid, Never, Unknown),
    Packed(822, 18, 0, 0, Some(12), TRANSIENT, IfIdempotent, Unknown),
    Packed(840, 18, 0, 0, Some(23), Unsaid, Never, Unknown),
    Packed(858, 18, 0, 0, Some(24), NotError, Never, Yes),
    Packed(876, 18, 0, 0, Some(30), TRANSIENT, IfIdempotent, Unknown),
    Packed(894, 18, 0, 0, Some(35), TRANSIENT, Always, No),
    Packed(912, 12, 12, 8, Some(64), VALIDATION, Never, No),
    Packed(932, 12, 12, 10, Some(65), VALIDATION, Never, No),
    Packed(954, 12, 12, 10, Some(66), VALIDATION, Never, No),
    Packed(976, 12, 12, 9, Some(67), VALIDATION, Never, No),
    Packed(997, 12, 12, 9, Some(68), VALIDATION, Never, No),
    Packed(1018, 12, 12, 14, Some(69), TRANSIENT, IfIdempotent, Unknown),
    Packed(1044, 12, 12, 11, Some(70), Unsaid, Never, Unknown),
    Packed(1067, 12, 12, 8, Some(71), TRANSIENT, IfIdempotent, Unknown),
    Packed(1087, 12, 12, 9, Some(72), BUSINESS, Never, No),
    Packed(1108, 12, 12, 12, Some(73), BUSINESS, Never, No),
    Packed(1132, 12, 12, 8, Some(74), TRANSIENT, IfIdempotent, Unknown),
    Packed(1152, 12, 12, 11, Some(75), TRANSIENT, Always, No),
    Packed(1175, 12, 12, 11, Some(76), TRANSIENT, IfIdempotent, Unknown),
    Packed(1198, 12, 12, 9, Some(77), PERMISSION, Never, No),
    Packed(1219, 12, 12, 9, Some(78), BUSINESS, Never, No),
    Packed(1240, 36, 0, 0, Some(100), TRANSIENT, Always, No),
    Packed(1276, 40, 0, 0, Some(100), TRANSIENT, Always, No),
    Packed(1316, 13, 0, 0, Some(124), TRANSIENT, IfIdempotent, Unknown),
    Packed(1329, 13, 0, 0, Some(125), Unsaid, Never, Unknown),
    Packed(1342, 13, 0, 0, Some(126), PERMISSION, Never, No),
    Packed(1355, 13, 0, 0, Some(127), VALIDATION, Never, No),
    Packed(1368, 13, 0, 0, Some(128), Unsaid, Never, Unknown),
    Packed(1381, 39, 0, 0, Some(128), PERMISSION, Never, No),
    Packed(1420, 45, 0, 0, Some(128), PERMISSION, Never, No),
    Packed(1465, 41, 0, 0, Some(128), PERMISSION, Never, No),
    Packed(1506, 38, 0, 0, Some(128), VALIDATION, Never, No),
    Packed(1544, 34, 0, 0, Some(128), VALIDATION, Never, No),
    Packed(1578, 40, 0, 0, Some(128), TRANSIENT, Always, No),
    Packed(1618, 27, 0, 0, Some(128), TRANSIENT, IfIdempotent, Unknown),
    Packed(1645, 28, 0, 0, Some(128), TRANSIENT, IfIdempotent, Unknown),
    Packed(1673, 39, 0, 0, Some(128), TRANSIENT, IfIdempotent, Unknown),
    Packed(1712, 40, 0, 0, Some(128), TRANSIENT, Always, No),
    Packed(1752, 51, 0, 0, Some(128), VALIDATION, Never, No),
    Packed(1803, 17, 0, 0, Some(129), VALIDATION, Never, No),
    Packed(1820, 13, 13, 6, Some(129), TRANSIENT, IfIdempotent, Unknown),
    Packed(1839, 13, 13, 6, Some(130), Unsaid, Never, Unknown),
    Packed(1858, 13, 13, 7, Some(131), Unsaid, Never, Unknown),
    Packed(1878, 13, 13, 6, Some(132), Unsaid, Never, Unknown),
    Packed(1897, 13, 13, 7, Some(134), Unsaid, Never, Unknown),
    Packed(1917, 13, 13, 6, Some(135), Unsaid, Never, Unknown),
    Packed(1936, 13, 13, 6, Some(136), Unsaid, Never, Unknown),
    Packed(1955, 13, 13, 7, Some(137), TRANSIENT, IfIdempotent, Unknown),
    Packed(1975, 13, 13, 7, Some(139), Unsaid, Never, Unknown),
    Packed(1995, 13, 13, 7, Some(141), NotError, Never, Yes),
    Packed(2015, 13, 13, 7, Some(143), TRANSIENT, IfIdempotent, Unknown),
    Packed(2035, 13, 13, 7, Some(152), BUSINESS, Never, Unknown),
    Packed(2055, 13, 13, 7, Some(153), BUSINESS, Never, Unknown),
    Packed(2075, 21, 21, 4, Some(203), VALIDATION, Never, No),
    Packed(2100, 21, 21, 4, Some(217), PERMISSION, Never, No),
    Packed(2125, 17, 0, 0, Some(252), VALIDATION, Never, No),
    Packed(2142, 17, 0, 0, Some(253), PERMISSION, Never, No),
    Packed(2159, 17, 0, 0, Some(254), Unsaid, Never, Unknown),
    Packed(2176, 13, 0, 0, Some(255), Unsaid, Never, Unknown),
    Packed(2189, 17, 0, 0, Some(255), TRANSIENT, Always, No),
    Packed(2206, 14, 0, 0, Some(9009), VALIDATION, Never, No),
    Packed(2220, 20, 20, 10, Some(3_221_225_477), Unsaid, Never, Unknown),
    Packed(2250, 20, 20, 10, Some(3_221_225_786), Unsaid, Never, Unknown),
];

#[rustfmt::skip]
static CONDITIONS: &[Condition] = &[
    (4, &[Program("kubectl")]),
    (5, &[Program("ping")]),
    (6, &[Program("grep")]),
    (7, &[Program("egrep")]),
    (8, &[Program("fgrep")]),
    (9, &[Program("rg")]),
    (10, &[Program("ag")]),
    (11, &[Program("zgrep")]),
    (12, &[Program("pgrep")]),
    (13, &[Program("pidof")]),
    (14, &[Program("diff")]),
    (15, &[Program("cmp")]),
    (16, &[Program("xmlstarlet")]),
    (17, &[Program("test")]),
    (18, &[Program("[")]),
    (19, &[Program("git"), Message("non-fast-forward")]),
    (20, &[Program("git"), Message("fetch first")]),
    (21, &[Program("git"), Message("CONFLICT (")]),
    (22, &[Program("git"), Message("protected branch")]),
    (23, &[Program("rsync")]),
    (25, &[Program("grep")]),
    (26, &[Program("egrep")]),
    (27, &[Program("fgrep")]),
    (28, &[Program("rg")]),
    (29, &[Program("diff")]),
    (30, &[Program("cmp")]),
    (31, &[Program("test")]),
    (32, &[Program("[")]),
    (33, &[Program("bash")]),
    (34, &[Program("sh")]),
    (35, &[Program("terraform")]),
    (36, &[Program("getent")]),
    (37, &[Program("psql")]),
    (38, &[Program("wget")]),
    (39, &[Program("wget")]),
    (40, &[Program("jq")]),
    (41, &[Program("pytest")]),
    (42, &[Program("wget")]),
    (43, &[Program("wget")]),
    (44, &[Program("wget")]),
    (45, &[Program("rsync")]),
    (46, &[Program("rsync")]),
    (47, &[Program("rsync")]),
    (48, &[Program("rsync")]),
    (49, &[Program("rsync")]),
    (50, &[Program("rsync")]),
    (51, &[Program("rsync")]),
    (67, &[Program("apt"), Message("Could not get lock")]),
    (68, &[Program("apt-get"), Message("Could not get lock")]),
    (74, &[Program("git"), Message("Authentication failed")]),
    (75, &[Program("git"), Message("Permission denied (publickey")]),
    (76, &[Program("git"), Message("could not read Username")]),
    (77, &[Program("git"), Message("not a git repository")]),
    (78, &[Program("git"), Message("unknown revision")]),
    (79, &[Program("git"), Message("Could not resolve host")]),
    (80, &[Program("git"), Message("early EOF")]),
    (81, &[Program("git"), Message("RPC failed")]),
    (82, &[Program("git"), Message("unexpected disconnect")]),
    (83, &[Program("git"), Message("index.lock': File exists")]),
    (84, &[Program("git"), Message("Could not resolve host"), HostGiven]),
    (85, &[Program("git")]),
    (99, &[Program("systemd")]),
    (100, &[Program("systemd")]),
    (101, &[Program("aws")]),
    (102, &[Program("aws")]),
    (103, &[Program("aws")]),
    (105, &[Program("ssh")]),
];

#[rustfmt::skip]
static BY_NAME: &[u16] = &[
    107, 108, 99, 61, 66, 53, 62, 56, 54, 65, 55, 59, 60, 64, 58, 63, 57, 52, 90, 91,
    92, 86, 89, 87, 93, 95, 88, 94, 96, 97, 98, 100,
];

#[rustfmt::skip]
static BY_NUMBER: &[u16] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
    100, 101, 102, 103, 104, 105, 106, 107, 108,
];
