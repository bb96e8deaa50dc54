//! The code table: what it must hold whatever is added to it, and spot checks
//! of the judgements that naive mapping gets wrong.

use std::collections::{HashMap, HashSet};

use aftercall::classify::table::{
    Bare, Circumstances, Judgement, Repeat, Row, Vocabulary, When, all, by_bare_name, by_class,
    by_class_path, by_id, by_name, by_number,
};
use aftercall::{Category, Executed};
use proptest::prelude::*;

const TSV: &str = include_str!("../../data/codes.tsv");

const NOTHING_KNOWN: Circumstances<'static> = Circumstances {
    message: "",
    program: "",
    package: "",
    service: "",
    wait: false,
    limit_spent: false,
    connecting: false,
    host_given: false,
    answered: false,
    lookup: false,
};

#[test]
#[expect(
    clippy::disallowed_types,
    reason = "the test runs the generator; the library does not"
)]
fn generated_files_are_current() {
    let output = std::process::Command::new("python3")
        .args(["data/generate.py", "--check"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("python3 is needed to check that the tables match data/codes.tsv");
    assert!(
        output.status.success(),
        "run data/generate.py and commit what it writes:\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
}

#[test]
fn the_tables_say_what_the_tsv_says() {
    let rows: HashMap<_, _> = all().map(|(v, row)| (row.id(), (v, row))).collect();
    let mut lines = 0;
    for line in TSV.lines().skip(1) {
        let cells: Vec<_> = line.split('\t').collect();
        let [
            id,
            vocabulary,
            number,
            name,
            category,
            resend,
            executed,
            when,
            ..,
        ] = cells[..]
        else {
            panic!("too few cells: {line}");
        };
        let (v, row) = rows.get(id).unwrap_or_else(|| panic!("{id} has no row"));
        let written = (
            v.as_str(),
            row.number().map(|n| n.to_string()).unwrap_or_default(),
            row.name(),
            label(row.judgement()),
            repeat_label(row.repeat()),
            row.executed().as_str(),
            row.when().iter().map(spell).collect::<Vec<_>>().join(" & "),
        );
        assert_eq!(
            written,
            (
                vocabulary,
                number.into(),
                name,
                category,
                resend,
                executed,
                when.into()
            ),
            "{id}"
        );
        lines += 1;
    }
    assert_eq!(lines, rows.len());
    assert_eq!(lines, all().count(), "an id is used twice");
}

#[test]
fn a_row_is_found_by_each_of_its_keys_under_its_conditions() {
    for (vocabulary, row) in all() {
        assert!(
            row.number().is_some() || !row.name().is_empty(),
            "{}",
            row.id()
        );
        assert_eq!(by_id(row.id()), Some(row));
        let circumstances = circumstances_of(row);
        if let Some(number) = row.number() {
            let rows = by_number(vocabulary, number);
            assert_eq!(rows.pick(&circumstances), Some(row), "by number {number}");
        }
        if !row.name().is_empty() {
            let rows = by_name(vocabulary, row.name());
            assert_eq!(
                rows.pick(&circumstances),
                Some(row),
                "by name {}",
                row.name()
            );
        }
    }
}

#[test]
fn no_key_is_judged_twice_under_the_same_condition() {
    let mut seen = HashSet::new();
    for (vocabulary, row) in all() {
        let when: Vec<_> = row.when().iter().map(spell).collect();
        if let Some(number) = row.number() {
            assert!(
                seen.insert((vocabulary, number.to_string(), when.clone())),
                "{}",
                row.id()
            );
        }
        if !row.name().is_empty() {
            assert!(
                seen.insert((vocabulary, row.name().into(), when)),
                "{}",
                row.id()
            );
        }
    }
}

#[test]
fn only_what_heals_is_sent_again_and_only_what_did_not_run_is_sent_blindly() {
    for (_, row) in all() {
        let heals = row.judgement() == Judgement::Failed(Category::Transient);
        match row.repeat() {
            Repeat::Always => assert!(heals && row.executed() == Executed::No, "{}", row.id()),
            Repeat::IfIdempotent => assert!(heals, "{}", row.id()),
            Repeat::Never => {}
        }
    }
}

#[test]
fn a_bare_name_is_known_wherever_a_vocabulary_knows_it() {
    for (vocabulary, row) in all() {
        let has_letter = row.name().contains(char::is_alphabetic);
        let class =
            row.name().ends_with("xx") || row.name().contains("..") || row.name().len() == 2;
        if row.when().is_empty() && has_letter && !class {
            match by_bare_name(row.name()) {
                Bare::Agreed(agreed) => {
                    assert_eq!(agreed.judgement(), row.judgement(), "{}", row.id());
                    assert!(agreed.repeat() >= row.repeat(), "{}", row.id());
                }
                Bare::Disputed => {}
                Bare::Unlisted => panic!("{} of {} is not indexed", row.id(), vocabulary.as_str()),
            }
        }
    }
    assert_eq!(by_bare_name("conflict_error"), Bare::Disputed);
    assert_eq!(by_bare_name("Conflict_Error"), Bare::Unlisted);
    assert_eq!(by_bare_name("4xx"), Bare::Unlisted);
    assert_eq!(by_bare_name(""), Bare::Unlisted);
}

/// What the decision procedure says where naive mapping goes wrong. One claim a
/// line: vocabulary and key, what else is known, then category, resend, executed.
const CLAIMS: &str = "
# waiting does not refill a plan
http 402 | | business never no
http 429 | | transient always no
http 403 | | permission never no
http 403 | wait | transient always no
http 403 | message:You have exceeded a secondary rate limit. | transient always no
# a named thing that is missing, against a search that found nothing
http 404 | | validation never no
http 404 | lookup | not_error never yes
# a conflict of state, against contention
http 409 | | business never no
http 409 | message:Lock timeout on order 7 | transient always no
# it may have happened
http 500 | | transient if_idempotent unknown
http 504 | | transient if_idempotent unknown
http 503 | | transient if_idempotent unknown
http 503 | wait | transient always no
http 526 | | business never no
http 501 | | validation never no
# it says nothing
grpc 2 | | unsaid never unknown
grpc 14 | | transient if_idempotent unknown
grpc 14 | connecting | transient always no
grpc DeadlineExceeded | | transient if_idempotent unknown
grpc 8 | message:Received message larger than max (5 vs. 4) | validation never no
# unique and foreign keys are rules, a missing value is not
mysql 1062 | | business never no
mysql 1452 | | business never no
mysql 1048 | | validation never no
sqlite 2067 | | business never no
sqlite 787 | | business never no
sqlite 1299 | | validation never no
sqlite 19 | message:NOT NULL constraint failed: orders.total | validation never no
mssql 2627 | | business never no
mssql 515 | | validation never no
oracle 1 | | business never no
oracle 2291 | | business never no
# one number, two vocabularies
mysql 1205 | | transient always no
mssql 1205 | | transient always no
sqlite 5 | | transient always no
sqlite 13 | | business never no
errno 28 | | business never no
errno 13 | | permission never no
errno 2 | | validation never no
errno 2 | lookup | not_error never yes
# a connection that broke, against one that never stood
errno 104 | | transient if_idempotent unknown
errno 111 | | transient always no
errno 110 | | transient if_idempotent unknown
errno 110 | connecting | transient always no
mongodb 64 | | transient if_idempotent yes
mongodb 11000 | | business never no
# a program may have a convention of its own
exit_code 1 | | unsaid never unknown
exit_code 1 | program:/usr/bin/grep | not_error never yes
exit_code 1 | program:grep-changelog | unsaid never unknown
exit_code 2 | program:grep | validation never no
exit_code 75 | | transient always no
exit_code 126 | | permission never no
exit_code 127 | | validation never no
exit_code 137 | | transient if_idempotent unknown
# who hears the alert has the wrong certificate
tls 116 | | permission never no
tls CertificateRequired | | permission never no
jsonrpc -32602 | | validation never no
jsonrpc -32603 | | unsaid never unknown
jsonrpc -32001 | message:Request timed out | transient if_idempotent unknown
twilio 20429 | | transient always no
# a quota is no rate limit
openai insufficient_quota | | business never no
openai rate_limit_exceeded | | transient always no
anthropic overloaded_error | | transient always no
slack not_in_channel | | permission never no
slack internal_error | | transient if_idempotent unknown
stripe card_declined | | business never no
stripe lock_timeout | | transient always no
stripe_decline try_again_later | | transient never no
aws ThrottlingException | | transient always no
aws LimitExceededException | | business never no
aws TransactionCanceledException | message:reasons [None, TransactionConflict] | transient always no
kubernetes Conflict | | business never no
sqlstate 40001 | | transient always no
sqlstate 40p01 | | transient always no
# constraints again, by state
sqlstate 23505 | | business never no
sqlstate 23503 | | business never no
sqlstate 23502 | | validation never no
sqlstate 42P01 | | validation never no
sqlstate 42501 | | permission never no
sqlstate 53100 | | business never no
sqlstate 08006 | | transient if_idempotent unknown
sqlstate 57014 | | transient if_idempotent unknown
# a resolver, against a typo
node ENOTFOUND | | transient always no
node ENOTFOUND | host_given | validation never no
node Z_DATA_ERROR | | validation never no
node Z_DATA_ERROR | answered | transient if_idempotent unknown
node CERT_HAS_EXPIRED | | business never no
node UND_ERR_CONNECT_TIMEOUT | | transient always no
node UND_ERR_HEADERS_TIMEOUT | | transient if_idempotent unknown
redis OOM | | business never no
redis LOADING | | transient always no
io_kind ConnectionRefused | | transient always no
# one class for many failures: the text tells, or nothing does
python_exception IntegrityError | | business never no
python_exception OperationalError | | unsaid never unknown
python_exception OperationalError | message:database is locked | transient always no
";

#[test]
fn judgements_follow_the_decision_procedure() {
    for line in CLAIMS
        .lines()
        .filter(|l| !l.is_empty() && !l.starts_with('#'))
    {
        let [code, known, verdict] = line.split(" |").collect::<Vec<_>>()[..] else {
            panic!("three parts: {line}");
        };
        let (vocabulary, key) = code.split_once(' ').unwrap();
        let vocabulary = Vocabulary::ALL
            .iter()
            .find(|v| v.as_str() == vocabulary)
            .unwrap();
        let rows = match key.parse() {
            Ok(number) if !by_number(*vocabulary, number).is_empty() => {
                by_number(*vocabulary, number)
            }
            _ => by_name(*vocabulary, key),
        };
        let row = rows
            .pick(&circumstances(known.trim()))
            .unwrap_or_else(|| panic!("{line}"));
        let said = [
            label(row.judgement()),
            repeat_label(row.repeat()),
            row.executed().as_str(),
        ];
        assert_eq!(
            said.join(" "),
            verdict.trim().replace("unsaid", ""),
            "{line}"
        );
    }
}

fn circumstances(known: &str) -> Circumstances<'_> {
    let mut c = NOTHING_KNOWN;
    match known.split_once(':') {
        Some(("message", text)) => c.message = text,
        Some(("program", name)) => c.program = name,
        Some(other) => panic!("no such condition: {other:?}"),
        None => match known {
            "" => {}
            "wait" => c.wait = true,
            "connecting" => c.connecting = true,
            "host_given" => c.host_given = true,
            "answered" => c.answered = true,
            "lookup" => c.lookup = true,
            other => panic!("no such condition: {other}"),
        },
    }
    c
}

#[test]
fn a_class_stands_in_for_codes_nobody_listed() {
    let id = |v, code| by_class(v, code).iter().next().map(Row::id);
    assert_eq!(id(Vocabulary::Http, "477"), Some("http.4xx"));
    assert_eq!(id(Vocabulary::Http, "200"), None);
    assert_eq!(id(Vocabulary::Sqlstate, "40ZZZ"), Some("sqlstate.40"));
    assert_eq!(id(Vocabulary::Sqlstate, "ZZ000"), None);
    assert_eq!(id(Vocabulary::Sqlstate, "ééé"), None);
    assert_eq!(
        id(Vocabulary::Oracle, "ORA-20042"),
        Some("oracle.ORA-20000..20999")
    );
    assert_eq!(id(Vocabulary::Oracle, "21000"), None);
    assert_eq!(
        id(Vocabulary::Mssql, "50042"),
        Some("mssql.50001..2147483647")
    );
    assert_eq!(id(Vocabulary::Grpc, "500"), None);
}

#[test]
fn a_class_path_is_found_by_its_tail_and_told_apart_by_its_package() {
    let python = |path| {
        by_class_path(Vocabulary::PythonException, path)
            .pick(&Circumstances {
                package: path,
                ..NOTHING_KNOWN
            })
            .map(Row::id)
    };
    assert_eq!(python("httpx.ConnectTimeout"), python("ConnectTimeout"));
    assert_eq!(
        python("psycopg.errors.SerializationFailure"),
        Some("python_exception.SerializationFailure")
    );
    assert_eq!(
        python("asyncpg.exceptions.UndefinedColumnError"),
        Some("python_exception.UndefinedColumn")
    );
    assert_eq!(
        python("sqlalchemy.exc.TimeoutError"),
        Some("python_exception.TimeoutError.sqlalchemy")
    );
    assert_eq!(
        python("TimeoutError"),
        Some("python_exception.TimeoutError")
    );
    assert_eq!(python("shop.errors.OutOfStock"), None);

    let ruby = by_class_path(Vocabulary::RubyException, "ActiveRecord::RecordNotFound");
    assert!(!ruby.is_empty());
    let rust = by_class_path(Vocabulary::RustError, "sqlx::Error::PoolTimedOut");
    assert!(!rust.is_empty());
    let java = by_class_path(Vocabulary::JavaException, "java.net.SocketTimeoutException");
    assert!(!java.is_empty());
}

#[cfg(feature = "sources")]
#[test]
fn every_judgement_has_its_source() {
    for (_, row) in all() {
        assert!(!row.origin().source().is_empty(), "{}", row.id());
    }
}

proptest! {
    /// Binary search finds what a walk through the table finds, and no key,
    /// whatever its bytes, makes a look-up fail.
    #[test]
    fn look_ups_agree_with_a_walk(
        at in 0..Vocabulary::ALL.len(),
        name in "[A-Za-z_0-9é.: -]{0,24}",
        number in prop_oneof![-400i64..60_000, any::<i64>()],
    ) {
        let vocabulary = Vocabulary::ALL[at];
        let walk = |fits: &dyn Fn(Row) -> bool| {
            all().filter(|&(v, row)| v == vocabulary && fits(row)).count()
        };
        let found = by_number(vocabulary, number).iter().count();
        prop_assert_eq!(found, walk(&|row| row.number() == Some(number)));
        for row in by_name(vocabulary, &name).iter().chain(by_class_path(vocabulary, &name).iter()) {
            prop_assert!(!row.name().is_empty());
        }
        let _ = by_class(vocabulary, &name);
        let _ = by_bare_name(&name);
    }
}

/// What has to be known for exactly this row's conditions to hold.
fn circumstances_of(row: Row) -> Circumstances<'static> {
    let mut known = NOTHING_KNOWN;
    for &when in row.when() {
        match when {
            When::Wait => known.wait = true,
            When::LimitSpent => known.limit_spent = true,
            When::Connecting => known.connecting = true,
            When::HostGiven => known.host_given = true,
            When::Answered => known.answered = true,
            When::Lookup => known.lookup = true,
            When::Message(text) => known.message = text,
            When::Program(name) => known.program = name,
            When::Package(name) => known.package = format!("{name}.{}", row.name()).leak(),
            When::Service(name) => known.service = name,
        }
    }
    known
}

fn label(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Failed(category) => category.as_str(),
        Judgement::NotError => "not_error",
        Judgement::Unsaid => "",
    }
}

fn repeat_label(repeat: Repeat) -> &'static str {
    match repeat {
        Repeat::Always => "always",
        Repeat::IfIdempotent => "if_idempotent",
        Repeat::Never => "never",
    }
}

fn spell(when: &When) -> String {
    match when {
        When::Wait => "wait".into(),
        When::LimitSpent => "limit_spent".into(),
        When::Connecting => "connecting".into(),
        When::HostGiven => "host_given".into(),
        When::Answered => "answered".into(),
        When::Lookup => "lookup".into(),
        When::Message(text) => format!("message:{text}"),
        When::Program(name) => format!("program:{name}"),
        When::Package(name) => format!("package:{name}"),
        When::Service(name) => format!("service:{name}"),
    }
}
