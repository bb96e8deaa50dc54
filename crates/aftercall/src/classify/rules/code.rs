//! Codes of protocols, databases, systems and languages.

use super::{Finding, Rule, Say, table};
use crate::Basis;
use crate::classify::facts::{Carrier, Facts, Origin};
use crate::classify::lexicon::{DECISIVE, FIRM, PLAIN};
use crate::classify::table::{Judgement, Row, Vocabulary, by_class_path};

/// Numbers of a known vocabulary.
pub(crate) static NUMBER: Rule = Rule {
    id: "code.number",
    doc: "A number whose vocabulary is certain: JSON-RPC, gRPC, errno, MySQL, curl. Codes that wrap anything (-32603, -32000) say nothing by themselves.",
    basis: Basis::Code,
    forbids: false,
    judge: number,
    decides: &[
        (
            "jsonrpc_error",
            r#"{"error":{"code":-32602,"message":"bad"}}"#,
            "validation",
        ),
        (
            "sql_error",
            r#"{"class":"pymysql.err.OperationalError","message":"(1213, 'Deadlock found')"}"#,
            "transient",
        ),
    ],
    spares: &[(
        "jsonrpc_error",
        r#"{"error":{"code":-32603,"message":"Unknown tool: x"}}"#,
    )],
};

fn number<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    for &(vocabulary, number) in &facts.numbers {
        if matches!(vocabulary, Vocabulary::ExitCode)
            || vocabulary == Vocabulary::Jsonrpc && wraps(number)
        {
            continue;
        }
        let row = table::number(facts, vocabulary, number);
        if let Some(found) = row.and_then(|row| Finding::row(row, number.to_string())) {
            return Say::Indicate(found);
        }
    }
    Say::Abstain
}

/// JSON-RPC codes that servers put around failures of any kind.
fn wraps(code: i64) -> bool {
    matches!(code, -32_603 | -32_019..=-32_000)
}

/// Names of a known vocabulary in prose.
pub(crate) static TOKEN: Rule = Rule {
    id: "code.token",
    doc: "A code inside prose that has the look of one and a place in a table: ECONNREFUSED, SQLSTATE 23505, ORA-00060, NOAUTH.",
    basis: Basis::Code,
    forbids: false,
    judge: token,
    decides: &[
        (
            "exception_text",
            r#"{"class":"Error","message":"connect ECONNREFUSED 127.0.0.1:80"}"#,
            "transient",
        ),
        (
            "cli_exit",
            r#"{"argv":["psql"],"exit_code":1,"stdout":"","stderr":"ERROR:  23505: duplicate key"}"#,
            "business",
        ),
    ],
    spares: &[(
        "exception_text",
        r#"{"class":"Error","message":"ECONNOMY of scale"}"#,
    )],
};

fn token<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    for (at, name) in facts
        .names
        .iter()
        .enumerate()
        .filter(|(_, name)| name.origin == Origin::Token)
    {
        let text = &*name.text;
        if let Some(found) = table::name(facts, name).and_then(|row| Finding::row(row, text)) {
            return Say::Indicate(found);
        }
        if name.vocabulary.is_some() {
            continue;
        }
        if let Some(found) = by_words(facts, at) {
            return Say::Indicate(found);
        }
    }
    Say::Abstain
}

/// Classes of exceptions.
pub(crate) static CLASS: Rule = Rule {
    id: "code.class",
    doc: "The class of an exception, its bases and its causes: by the table of its language, else by the words of its name. Classes that stand for a whole library (OperationalError, ClientError) say nothing.",
    basis: Basis::Code,
    forbids: false,
    judge: class,
    decides: &[
        (
            "exception_text",
            r#"{"class":"requests.exceptions.ConnectTimeout","message":"x"}"#,
            "transient",
        ),
        (
            "exception_text",
            r#"{"class":"shop.errors.OrderNotFoundError","message":"x"}"#,
            "validation",
        ),
    ],
    spares: &[(
        "exception_text",
        r#"{"class":"sqlite3.OperationalError","message":"something about x"}"#,
    )],
};

fn class<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    // What a gRPC server's handler raised is a bug in it, whatever its class.
    let raised_there = facts.carrier == Carrier::Grpc
        && facts.message().starts_with("Exception calling application");
    if facts.status.is_some() || facts.told(DECISIVE) || raised_there {
        return Say::Abstain;
    }
    for (at, name) in facts
        .names
        .iter()
        .enumerate()
        .filter(|(_, name)| name.origin == Origin::Class)
    {
        let text = &*name.text;
        if table::is_outdone(facts, text) {
            continue;
        }
        let row = [
            Vocabulary::PythonException,
            Vocabulary::JavaException,
            Vocabulary::DotnetException,
            Vocabulary::GoError,
            Vocabulary::RubyException,
        ]
        .into_iter()
        .find_map(|vocabulary| by_class_path(vocabulary, text).pick(&circumstances(facts, text)));
        match row {
            Some(row) if speaks(row, facts) => {
                if let Some(found) = Finding::row(row, text) {
                    return Say::Indicate(found);
                }
            }
            Some(_) => {}
            None => {
                if let Some(found) = by_words(facts, at) {
                    return Say::Indicate(found);
                }
            }
        }
    }
    Say::Abstain
}

fn circumstances<'f>(
    facts: &'f Facts<'_>,
    class: &'f str,
) -> crate::classify::table::Circumstances<'f> {
    crate::classify::table::Circumstances {
        package: class,
        ..facts.circumstances()
    }
}

/// Does the row say anything here? A database driver's classes are coarser than
/// what its message says.
fn speaks(row: Row, facts: &Facts<'_>) -> bool {
    matches!(row.judgement(), Judgement::Failed(_))
        && (facts.carrier != Carrier::Sql || facts.prose().is_empty())
}

fn by_words<'f>(facts: &'f Facts<'_>, at: usize) -> Option<Finding<'f>> {
    let (_, hit) = facts
        .named()
        .iter()
        .filter(|(of, hit)| *of == at && hit.strength >= PLAIN && hit.sense.category().is_some())
        .max_by_key(|(_, hit)| hit.strength)?;
    if hit.strength < FIRM && facts.told(FIRM) {
        return None;
    }
    let text = &*facts.names[at].text;
    let mut found = Finding::of(hit.sense, text);
    found.code = Some(text.into());
    Some(found)
}
