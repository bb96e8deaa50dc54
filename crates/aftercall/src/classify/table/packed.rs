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
use core::ops::Range;

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

    /// How the name of this row compares to another. A look-up asks it a dozen
    /// times, in bytes: characters would have to be told apart.
    pub(super) fn compare(&self, at: u16, name: &str) -> Ordering {
        let row = self.rows.get(usize::from(at));
        let own = row.and_then(|row| self.text.as_bytes().get(row.name_range()));
        self.folding
            .compare(own.unwrap_or_default(), name.as_bytes())
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
    fn compare(self, a: &[u8], b: &[u8]) -> Ordering {
        match self {
            Self::Exact => a.cmp(b),
            Self::Ascii => folded(a, b, |_| false),
            Self::Loose => folded(a, b, |byte| matches!(byte, b'_' | b'-' | b' ')),
        }
    }
}

/// Compares without regard to ASCII case and to the bytes that do not count. Names
/// of one table begin alike more often than not, so that comes first.
fn folded(a: &[u8], b: &[u8], skips: impl Fn(u8) -> bool) -> Ordering {
    let (mut i, mut j) = (0, 0);
    loop {
        let (one, other) = (a.get(i).copied(), b.get(j).copied());
        let lower = |byte: Option<u8>| byte.map(|byte| byte.to_ascii_lowercase());
        if one.is_some() && lower(one) == lower(other) {
            (i, j) = (i + 1, j + 1);
        } else if one.is_some_and(&skips) {
            i += 1;
        } else if other.is_some_and(&skips) {
            j += 1;
        } else {
            return lower(one).cmp(&lower(other));
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
        text.get(self.name_range()).unwrap_or_default()
    }

    const fn name_range(self) -> Range<usize> {
        let Self(start, _, at, length, ..) = self;
        let start = start as usize + at as usize;
        start..start + length as usize
    }

    pub(super) const fn number(self) -> Option<i64> {
        self.4
    }

    pub(super) fn row(self, text: &'static str, when: &'static [When]) -> Row {
        let Self(start, length, _, _, number, judgement, repeat, executed) = self;
        let id = start as usize..start as usize + usize::from(length);
        Row {
            id: text.get(id).unwrap_or_default(),
            number,
            name: self.name(text),
            judgement,
            repeat,
            executed,
            when,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        #[test]
        fn names_compare_as_what_they_fold_to(
            a in "[abA_ -]{0,6}",
            b in "[abA_ -]{0,6}",
        ) {
            let loose = |name: &str| name.to_lowercase().replace(['_', '-', ' '], "");
            let compare = |folding: Folding| folding.compare(a.as_bytes(), b.as_bytes());
            proptest::prop_assert_eq!(compare(Folding::Exact), a.cmp(&b));
            proptest::prop_assert_eq!(compare(Folding::Ascii), a.to_lowercase().cmp(&b.to_lowercase()));
            proptest::prop_assert_eq!(compare(Folding::Loose), loose(&a).cmp(&loose(&b)));
        }
    }
}
