//! Tables without pointers.
//!
//! In an executable that can be loaded anywhere, each pointer in a static is
//! written anew at every start: 4,500 rows of `&str`s cost a millisecond and
//! 700 KiB before `main`, and nearly every run of a proxy looks none of them up.
//! So the texts of a table are one string, and its rows point into it by number.
//!
//! `generate.py` writes both: packing 4,500 rows while they are compiled takes
//! the compiler several seconds in every build that has this crate below it.

use core::cmp::Ordering;

use super::{Judgement, Repeat, Row, When};
use crate::Executed;

/// The rows of one vocabulary, and the order of their keys.
#[derive(Debug)]
pub(in crate::classify) struct Table {
    pub(in crate::classify) rows: &'static [Packed],
    pub(in crate::classify) conditions: &'static [Condition],
    /// What the rows point into.
    pub(in crate::classify) text: &'static str,
    /// Row numbers by name, folded; rows without a name are left out.
    pub(in crate::classify) by_name: &'static [u16],
    /// Row numbers by number; rows without a number are left out.
    pub(in crate::classify) by_number: &'static [u16],
    pub(in crate::classify) folding: Folding,
}

impl Table {
    pub(super) fn row(&self, at: u16) -> Option<Row> {
        let when = self.conditions.binary_search_by_key(&at, |(row, _)| *row);
        let when = when.map_or(&[][..], |found| self.conditions[found].1);
        Some(self.rows.get(usize::from(at))?.row(self.text, when))
    }

    pub(super) fn iter(&'static self) -> impl Iterator<Item = Row> {
        (0..).map_while(|at| self.row(at))
    }

    pub(super) fn name(&self, at: u16) -> &'static str {
        let row = self.rows.get(usize::from(at));
        row.map_or("", |row| row.name(self.text))
    }

    pub(super) fn number(&self, at: u16) -> Option<i64> {
        self.rows.get(usize::from(at))?.number()
    }
}

/// Which differences between spellings a vocabulary ignores. `generate.py`
/// sorts by the same rule.
#[derive(Clone, Copy, Debug)]
pub(in crate::classify) enum Folding {
    /// None.
    Exact,
    /// The case of ASCII letters.
    Ascii,
    /// That, and `_`, `-` and blanks.
    Loose,
}

impl Folding {
    pub(super) fn compare(self, a: &str, b: &str) -> Ordering {
        fn lower(s: &str) -> impl Iterator<Item = u8> {
            s.bytes().map(|byte| byte.to_ascii_lowercase())
        }
        fn loose(s: &str) -> impl Iterator<Item = u8> {
            lower(s).filter(|byte| !matches!(byte, b'_' | b'-' | b' '))
        }
        match self {
            Self::Exact => a.cmp(b),
            Self::Ascii => lower(a).cmp(lower(b)),
            Self::Loose => loose(a).cmp(loose(b)),
        }
    }
}

/// A row whose texts stand in the table's.
#[derive(Clone, Copy, Debug)]
pub(in crate::classify) struct Packed(
    /// Where its id begins in the text.
    pub u32,
    /// How long that is.
    pub u16,
    /// Where its name begins, counted from there: most ids end in it.
    pub u16,
    /// How long that is.
    pub u16,
    pub Option<i64>,
    pub Judgement,
    pub Repeat,
    pub Executed,
);

/// The conditions of the few rows that have some, by the row's number.
pub(in crate::classify) type Condition = (u16, &'static [When]);

impl Packed {
    pub(super) fn name(self, text: &'static str) -> &'static str {
        let Self(start, _, at, length, ..) = self;
        part(text, start as usize + usize::from(at), length)
    }

    pub(super) const fn number(self) -> Option<i64> {
        self.4
    }

    pub(super) fn row(self, text: &'static str, when: &'static [When]) -> Row {
        let Self(start, length, _, _, number, judgement, repeat, executed) = self;
        Row {
            id: part(text, start as usize, length),
            number,
            name: self.name(text),
            judgement,
            repeat,
            executed,
            when,
        }
    }
}

fn part(text: &'static str, start: usize, length: u16) -> &'static str {
    text.get(start..start + usize::from(length))
        .unwrap_or_default()
}
