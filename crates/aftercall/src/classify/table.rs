//! The code tables: what a vendor's, a protocol's or a system's own code says.
//!
//! A code is the best evidence short of a declared envelope, because somebody
//! wrote down what it means. The tables hold that reading for about eighty
//! [vocabularies](Vocabulary): which category, whether the call may be sent
//! again, whether it took effect. `data/codes.tsv` is their source, with the
//! origin of each judgement; `data/generate.py` turns it into sorted static
//! slices, so that a look-up is a binary search: nothing is built, locked or
//! allocated, and nothing is written at start.
//!
//! # How to look up
//!
//! By vocabulary and key. The answer is a small set of [`Rows`]: the default
//! and the rows that hold under a condition. [`Rows::pick`] chooses with what
//! is known of the failure:
//!
//! ```
//! use aftercall::{Category, Executed};
//! use aftercall::classify::table::{self, Circumstances, Judgement, Repeat, Vocabulary};
//!
//! let rows = table::by_number(Vocabulary::Http, 503);
//! let row = rows.pick(&Circumstances::default()).unwrap();
//! assert_eq!(row.judgement(), Judgement::Failed(Category::Transient));
//! assert_eq!((row.repeat(), row.executed()), (Repeat::IfIdempotent, Executed::Unknown));
//!
//! // With a Retry-After, the server says that it shed the request unread.
//! let told = Circumstances { wait: true, ..Circumstances::default() };
//! assert_eq!(rows.pick(&told).unwrap().id(), "http.503.wait");
//! ```
//!
//! - A class of codes stands in for a code nobody listed: [`by_class`].
//! - An exception is found by its path: [`by_class_path`].
//! - A name whose vocabulary is not known: [`by_bare_name`], which abstains
//!   where vocabularies disagree.
//!
//! # What a row does not say
//!
//! - A row that is [`Judgement::Unsaid`] knows the code and knows that it
//!   names no kind of failure (gRPC `UNKNOWN`, exit code 1, `OperationalError`).
//!   It is there to stop a guess; weaker evidence may still decide.
//! - Numbers and names come from anywhere in a text. Whether this text may
//!   hold a code of that vocabulary is for the caller to know.
//! - A wait is never in a row: it is read from the answer.

#[cfg(feature = "sources")]
pub(in crate::classify) mod origin;
mod packed;
mod row;
mod when;

use core::cmp::Ordering;

pub use super::tables::Vocabulary;
use super::tables::{self, NAMES};
#[cfg(feature = "sources")]
pub use origin::{Grade, Origin};
pub(in crate::classify) use packed::Table;
pub use row::{Judgement, Repeat, Row, Rows};
pub use when::{Circumstances, When};

/// The rows of a name in one vocabulary.
///
/// Compared exactly, except where the vendor itself does not: HTTP, gRPC, TLS,
/// OpenSSL and HTTP/2 names ignore case, `_`, `-` and blanks (each language spells them
/// its own way); DNS, SQLSTATE, Oracle and Entra ID names ignore case.
///
/// ```
/// use aftercall::classify::table::{Vocabulary, by_name};
///
/// let spelled = |name| by_name(Vocabulary::Grpc, name).iter().next().map(|row| row.id());
/// assert_eq!(spelled("DeadlineExceeded"), spelled("DEADLINE_EXCEEDED"));
/// assert!(by_name(Vocabulary::Errno, "enoent").is_empty());
/// ```
#[must_use]
pub fn by_name(vocabulary: Vocabulary, name: &str) -> Rows {
    let table = tables::table(vocabulary);
    let index = if name.is_empty() {
        &[]
    } else {
        equal_range(table.by_name, |at| table.compare(*at, name))
    };
    Rows { table, index }
}

/// The rows of a number in one vocabulary.
///
/// Errno and `getaddrinfo` numbers are Linux's: prefer the name where a text
/// gives both, since 61 is `ENODATA` there and `ECONNREFUSED` on macOS.
///
/// ```
/// use aftercall::Category;
/// use aftercall::classify::table::{Circumstances, Judgement, Vocabulary, by_number};
///
/// let row = by_number(Vocabulary::Mysql, 1205).pick(&Circumstances::default()).unwrap();
/// assert_eq!(row.name(), "ER_LOCK_WAIT_TIMEOUT");
/// assert_eq!(row.judgement(), Judgement::Failed(Category::Transient));
/// ```
#[must_use]
pub fn by_number(vocabulary: Vocabulary, number: i64) -> Rows {
    let table = tables::table(vocabulary);
    let index = equal_range(table.by_number, |at| table.number(*at).cmp(&Some(number)));
    Rows { table, index }
}

/// The rows of the class that a code belongs to, for a code that is not
/// listed itself: an HTTP status by its hundred, a SQLSTATE by its first two
/// characters, the ranges that Oracle and SQL Server leave to applications.
///
/// ```
/// use aftercall::classify::table::{Vocabulary, by_class, by_name};
///
/// assert!(by_name(Vocabulary::Sqlstate, "22ABC").is_empty());
/// let class = by_class(Vocabulary::Sqlstate, "22ABC");
/// assert_eq!(class.iter().next().unwrap().id(), "sqlstate.22");
/// assert_eq!(by_class(Vocabulary::Http, "599").iter().next().unwrap().id(), "http.5xx");
/// ```
#[must_use]
pub fn by_class(vocabulary: Vocabulary, code: &str) -> Rows {
    let number = || {
        let digits = code.strip_prefix("ORA-").unwrap_or(code);
        digits.parse::<u32>().ok()
    };
    let class = match vocabulary {
        Vocabulary::Sqlstate if code.len() == 5 => code.get(..2).unwrap_or_default(),
        Vocabulary::Http => match number() {
            Some(300..=399) => "3xx",
            Some(400..=499) => "4xx",
            Some(500..=599) => "5xx",
            _ => "",
        },
        Vocabulary::Oracle if matches!(number(), Some(20_000..=20_999)) => "ORA-20000..20999",
        Vocabulary::Mssql if number().is_some_and(|n| n > 50_000) => "50001..2147483647",
        _ => "",
    };
    by_name(vocabulary, class)
}

/// The rows of an exception, by its class as the runtime prints it: the whole
/// path if the table has it, else its last parts, so that
/// `requests.exceptions.ConnectTimeout` and `ConnectTimeout` both find it.
///
/// Put the path into [`Circumstances::package`] when picking: some names
/// belong to several packages that mean different things by them. `asyncpg`
/// appends `Error` to the names that `psycopg` uses, so its classes are found
/// without it.
///
/// ```
/// use aftercall::classify::table::{Vocabulary, by_class_path};
///
/// let found = |path| by_class_path(Vocabulary::PythonException, path).iter().next();
/// assert_eq!(found("urllib3.exceptions.NewConnectionError").unwrap().name(), "NewConnectionError");
/// assert_eq!(found("asyncpg.exceptions.UniqueViolationError").unwrap().name(), "UniqueViolationError");
/// assert!(found("shop.errors.NewConnectionErrors").is_none());
/// ```
#[must_use]
pub fn by_class_path(vocabulary: Vocabulary, path: &str) -> Rows {
    let mut rest = path;
    loop {
        let rows = by_name(vocabulary, rest);
        if !rows.is_empty() {
            return rows;
        }
        match rest.split_once(['.', ':', '$']) {
            Some((_, tail)) => rest = tail,
            None => break,
        }
    }
    match vocabulary {
        Vocabulary::PythonException if path.starts_with("asyncpg.") => {
            by_name(vocabulary, rest.strip_suffix("Error").unwrap_or_default())
        }
        _ => by_name(vocabulary, ""),
    }
}

/// What all vocabularies together say of a name.
///
/// ```
/// use aftercall::classify::table::{Bare, Judgement, by_bare_name};
///
/// /// What a code says of which nobody knows whose it is.
/// fn judged(code: &str) -> Judgement {
///     match by_bare_name(code) {
///         Bare::Agreed(row) => row.judgement(),
///         // A guess between two vendors would be acted on.
///         Bare::Disputed | Bare::Unlisted => Judgement::Unsaid,
///     }
/// }
///
/// assert_ne!(judged("ThrottlingException"), Judgement::Unsaid);
/// assert_eq!(judged("conflict_error"), Judgement::Unsaid);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::exhaustive_enums,
    reason = "a name is unknown, or known and agreed on, or disputed"
)]
pub enum Bare {
    /// No vocabulary has it.
    Unlisted,
    /// Every vocabulary that has it judges it alike; the row is the most
    /// cautious of theirs about sending again.
    Agreed(Row),
    /// Vocabularies judge it differently: abstain.
    Disputed,
}

/// Looks a name up in every vocabulary at once, for a code field whose vendor
/// is not known. Compared exactly; conditions are left aside.
///
/// It is meant for the value of a field called `code`, `error`, `type` or
/// `reason`. Words of prose are not codes: `missing` and `Timeout` are names
/// in these tables.
///
/// ```
/// use aftercall::classify::table::{Bare, by_bare_name};
///
/// let Bare::Agreed(row) = by_bare_name("ThrottlingException") else { panic!() };
/// assert_eq!(row.id(), "aws.ThrottlingException");
/// // Notion's is a collision to try again, Anthropic's a conflict of state.
/// assert_eq!(by_bare_name("conflict_error"), Bare::Disputed);
/// assert_eq!(by_bare_name("no such name"), Bare::Unlisted);
/// ```
#[must_use]
pub fn by_bare_name(name: &str) -> Bare {
    let found = equal_range(NAMES, |&(vocabulary, at)| {
        tables::table(vocabulary).name(at).cmp(name)
    });
    let mut rows = found
        .iter()
        .filter_map(|&(vocabulary, at)| tables::table(vocabulary).row(at));
    let Some(mut agreed) = rows.next() else {
        return Bare::Unlisted;
    };
    for row in rows {
        if row.judgement != agreed.judgement {
            return Bare::Disputed;
        }
        if row.repeat > agreed.repeat {
            agreed = row;
        }
    }
    Bare::Agreed(agreed)
}

/// The row of an id, as logs and `--rule` quote it. A walk through one
/// vocabulary, for people and reports; judging needs no ids.
///
/// ```
/// use aftercall::classify::table::by_id;
///
/// assert_eq!(by_id("mssql.1205").unwrap().number(), Some(1205));
/// assert_eq!(by_id("mssql.none"), None);
/// ```
#[must_use]
pub fn by_id(id: &str) -> Option<Row> {
    let (head, _) = id.split_once('.')?;
    let vocabulary = Vocabulary::ALL.iter().find(|v| v.as_str() == head)?;
    tables::table(*vocabulary).iter().find(|row| row.id == id)
}

/// Every row there is, vocabulary by vocabulary: about 4,500.
///
/// ```
/// use aftercall::classify::table::{Judgement, Vocabulary, all};
///
/// // What looks like a failure to naive code and is none, for a report.
/// let spared = all().filter(|(_, row)| row.judgement() == Judgement::NotError);
/// let whose: Vec<Vocabulary> = spared.map(|(vocabulary, _)| vocabulary).collect();
/// assert!(whose.contains(&Vocabulary::ExitCode));
/// ```
pub fn all() -> impl Iterator<Item = (Vocabulary, Row)> {
    Vocabulary::ALL
        .iter()
        .flat_map(|&v| tables::table(v).iter().map(move |row| (v, row)))
}

/// What the generated files are written with.
pub(in crate::classify) mod words {
    pub(in crate::classify) use super::Judgement::{NotError, Unsaid};
    pub(in crate::classify) use super::Repeat::{Always, IfIdempotent, Never};
    pub(in crate::classify) use super::When::{
        Answered, Connecting, HostGiven, LimitSpent, Lookup, Message, Package, Program, Service,
        Wait,
    };
    pub(in crate::classify) use super::packed::{Condition, Folding, Packed, Table};
    pub(in crate::classify) use crate::Executed::{No, Unknown, Yes};

    use super::Judgement::{self, Failed};
    use crate::Category;

    pub(in crate::classify) const TRANSIENT: Judgement = Failed(Category::Transient);
    pub(in crate::classify) const VALIDATION: Judgement = Failed(Category::Validation);
    pub(in crate::classify) const BUSINESS: Judgement = Failed(Category::Business);
    pub(in crate::classify) const PERMISSION: Judgement = Failed(Category::Permission);
}

/// The run of items that compare equal, in a slice sorted by `compare`. Runs
/// are short, so their end is walked to.
fn equal_range<T>(items: &'static [T], compare: impl Fn(&T) -> Ordering) -> &'static [T] {
    let from = items.partition_point(|item| compare(item).is_lt());
    let (_, rest) = items.split_at(from);
    let length = rest.iter().take_while(|item| compare(item).is_eq()).count();
    rest.split_at(length).0
}
