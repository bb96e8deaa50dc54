//! Tables without pointers.
//!
//! In an executable that can be loaded anywhere, each pointer in a static is
//! written anew at every start: 4,500 rows of `&str`s cost a millisecond and
//! 700 KiB before `main`, and nearly every run of a proxy looks none of them up.
//! So the texts of a table are one string, and its rows point into it by number.
//!
//! `generate.py` writes both: packing 4,500 rows while they are compiled takes
//! the compiler several seconds in every build that has this crate below it.

use super::{Judgement, Repeat, Row, When};
use crate::Executed;

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
