//! Where each judgement comes from. Behind the feature `sources`, because a
//! proxy decides with the judgements and never shows their origins.

use crate::classify::tables::sources::ORIGINS;

/// How well a judgement is founded.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    id: &'static str,
    grade: Grade,
    source: &'static str,
    note: &'static str,
}

impl Origin {
    /// How well the judgement is founded.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// The document or source file that the judgement rests on.
    #[must_use]
    pub const fn source(&self) -> &'static str {
        self.source
    }

    /// What to do about it, conditions that no predicate can check, and why
    /// the judgement differs from a vendor's. May be empty.
    #[must_use]
    pub const fn note(&self) -> &'static str {
        self.note
    }
}

/// The origin of the row with this id.
pub(super) fn of(id: &'static str) -> &'static Origin {
    static UNLISTED: Origin = origin("", Grade::Known, "", "");
    ORIGINS
        .binary_search_by(|origin| origin.id.cmp(id))
        .ok()
        .and_then(|at| ORIGINS.get(at))
        .unwrap_or(&UNLISTED)
}

/// What the generated file is written with.
pub(in crate::classify) mod words {
    pub(in crate::classify) use super::Grade::{Known, Read};
    pub(in crate::classify) use super::{Origin, origin};
}

pub(in crate::classify) const fn origin(
    id: &'static str,
    grade: Grade,
    source: &'static str,
    note: &'static str,
) -> Origin {
    Origin {
        id,
        grade,
        source,
        note,
    }
}
