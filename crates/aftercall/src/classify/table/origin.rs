//! Where each judgement comes from. Behind the feature `sources`, because a
//! proxy decides with the judgements and never shows their origins.

/// One line a row, sorted by id: id, grade, source and note, a tab between.
/// Text, and not a slice of structures, for the reason that `packed` gives.
const ORIGINS: &str = include_str!("../tables/sources.tsv");

/// How well a judgement is founded.
///
/// ```
/// use aftercall::classify::table::{Grade, all};
///
/// // What still rests on common knowledge, for whoever wants to check it.
/// let unread = all().filter(|(_, row)| row.origin().grade() == Grade::Known).count();
/// assert!(unread < all().count());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    clippy::exhaustive_enums,
    reason = "somebody read the source, or nobody did"
)]
pub enum Grade {
    /// The source was read.
    Read,
    /// From common knowledge of the field: check it before resting much on it.
    Known,
}

/// The origin of one row.
///
/// ```
/// use aftercall::classify::table::{Circumstances, Vocabulary, by_name};
///
/// let row = by_name(Vocabulary::Sqlstate, "40001").pick(&Circumstances::default()).unwrap();
/// assert!(!row.origin().source().is_empty(), "no judgement stands without a source");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    grade: Grade,
    source: &'static str,
    note: &'static str,
}

impl Origin {
    /// How well the judgement is founded.
    #[must_use]
    pub const fn grade(self) -> Grade {
        self.grade
    }

    /// The document or source file that the judgement rests on.
    #[must_use]
    pub const fn source(self) -> &'static str {
        self.source
    }

    /// What to do about it, conditions that no predicate can check, and why
    /// the judgement differs from a vendor's. May be empty.
    #[must_use]
    pub const fn note(self) -> &'static str {
        self.note
    }
}

/// The origin of the row with this id. Reads lines until it is found: people
/// ask, and for one.
pub(super) fn of(id: &str) -> Origin {
    let mut found = ORIGINS
        .lines()
        .filter_map(|line| line.strip_prefix(id)?.strip_prefix('\t'));
    let mut cells = found.next().unwrap_or_default().split('\t');
    let grade = match cells.next() {
        Some("read") => Grade::Read,
        Some(_) | None => Grade::Known,
    };
    Origin {
        grade,
        source: cells.next().unwrap_or_default(),
        note: cells.next().unwrap_or_default(),
    }
}
