//! One judgement, and the few that share a key.

#[cfg(feature = "sources")]
use super::origin::{self, Origin};
use super::packed::Table;
use super::when::{Circumstances, When};
use crate::{Category, Executed};

/// What a code means, of itself.
///
/// ```
/// use aftercall::classify::table::{Circumstances, Judgement, Vocabulary, by_number};
///
/// let of = |status| {
///     let row = by_number(Vocabulary::Http, status).pick(&Circumstances::default());
///     row.map(|row| row.judgement())
/// };
/// assert_eq!(of(304), Some(Judgement::NotError), "naive code takes it for a failure");
/// assert!(matches!(of(403), Some(Judgement::Failed(_))));
/// assert_eq!(of(999), None, "nobody listed it");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    clippy::exhaustive_enums,
    reason = "a code says a category, says success, or says nothing"
)]
pub enum Judgement {
    /// A failure of this category.
    Failed(Category),
    /// No failure, though naive code takes it for one (`grep` exit 1, 304).
    NotError,
    /// Not which kind: other evidence has to decide, or nothing does.
    Unsaid,
}

/// Whether the very same call may be sent again, as far as the code tells.
///
/// Ordered from the boldest to the most cautious.
///
/// ```
/// use aftercall::classify::table::{Circumstances, Repeat, Vocabulary, by_name};
///
/// let of = |vocabulary, name| {
///     let row = by_name(vocabulary, name).pick(&Circumstances::default()).unwrap();
///     row.repeat()
/// };
/// assert_eq!(of(Vocabulary::Errno, "ECONNREFUSED"), Repeat::Always, "nothing was sent");
/// assert_eq!(of(Vocabulary::Errno, "ECONNRESET"), Repeat::IfIdempotent, "it may have been");
/// assert_eq!(of(Vocabulary::Errno, "EACCES"), Repeat::Never);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(
    clippy::exhaustive_enums,
    reason = "the column is closed; a fourth answer would change every reader"
)]
pub enum Repeat {
    /// Yes: the request cannot have taken effect.
    Always,
    /// If it reads, is idempotent, or carries the same idempotency key.
    IfIdempotent,
    /// No: it would fail again, or do harm.
    Never,
}

/// One judgement: a code, and what it says under a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub(super) id: &'static str,
    pub(super) number: Option<i64>,
    pub(super) name: &'static str,
    pub(super) judgement: Judgement,
    pub(super) repeat: Repeat,
    pub(super) executed: Executed,
    pub(super) when: &'static [When],
}

impl Row {
    /// Its stable name: the vocabulary, the key, and the condition if any,
    /// as in `http.503.wait`. At home in logs, `--rule` and the TSV.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// The code as a number, if the vocabulary has one for it.
    #[must_use]
    pub const fn number(self) -> Option<i64> {
        self.number
    }

    /// The code as a name; empty if the vocabulary only counts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Which kind of failure, if any.
    #[must_use]
    pub const fn judgement(self) -> Judgement {
        self.judgement
    }

    /// Whether the same call may be sent again. Anything but
    /// [`Repeat::Never`] stands beside [`Category::Transient`] alone.
    #[must_use]
    pub const fn repeat(self) -> Repeat {
        self.repeat
    }

    /// Whether the call took effect.
    #[must_use]
    pub const fn executed(self) -> Executed {
        self.executed
    }

    /// The conditions that must all hold; none for the default row.
    #[must_use]
    pub const fn when(self) -> &'static [When] {
        self.when
    }

    /// Where the judgement comes from, and what there is to say about it.
    ///
    /// ```
    /// use aftercall::classify::table::{self, Circumstances, Grade, Vocabulary};
    ///
    /// let row = table::by_name(Vocabulary::Sqlstate, "40001")
    ///     .pick(&Circumstances::default())
    ///     .unwrap();
    /// assert_eq!(row.origin().grade(), Grade::Read);
    /// ```
    #[cfg(feature = "sources")]
    #[must_use]
    pub fn origin(self) -> Origin {
        origin::of(self.id)
    }
}

/// The rows of one key: at most one of them without a condition.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    pub(super) table: &'static Table,
    pub(super) index: &'static [u16],
}

impl Rows {
    /// Is the key unknown to the vocabulary?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.index.is_empty()
    }

    /// Every row of the key, in the order of the TSV.
    pub fn iter(&self) -> impl Iterator<Item = Row> + use<> {
        let (table, index) = (self.table, self.index);
        index.iter().filter_map(|&at| table.row(at))
    }

    /// The row that fits best: among those whose conditions all hold, the one
    /// with the most of them; the first of equals; the default if none holds.
    ///
    /// `None` if the key is unknown, or if it has no default and nothing holds.
    ///
    /// ```
    /// use aftercall::classify::table::{self, Circumstances, Judgement, Vocabulary};
    ///
    /// let one = table::by_number(Vocabulary::ExitCode, 1);
    /// let of = |program| one.pick(&Circumstances { program, ..Circumstances::default() });
    /// assert_eq!(of("/usr/bin/grep").unwrap().judgement(), Judgement::NotError);
    /// assert_eq!(of("make").unwrap().judgement(), Judgement::Unsaid);
    /// ```
    #[must_use]
    pub fn pick(&self, circumstances: &Circumstances<'_>) -> Option<Row> {
        let mut best: Option<Row> = None;
        for row in self.iter() {
            if best.is_none_or(|b| row.when.len() > b.when.len())
                && row.when.iter().all(|when| when.holds(circumstances))
            {
                best = Some(row);
            }
        }
        best
    }
}
