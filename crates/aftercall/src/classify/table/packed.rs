//! Tables without pointers.
//!
//! In an executable that can be loaded anywhere, each pointer in a static is
//! written anew at every start: 4,500 rows of `&str`s cost a millisecond and
//! 700 KiB before `main`, and nearly every run of a proxy looks none of them up.
//! So the rows are written as rows, and packed while they are compiled: their
//! texts into one string for each table, which they point into by number.

use super::{Judgement, Repeat, Row, When};
use crate::Executed;

/// A row whose texts stand in the table's, its id before its name.
#[derive(Clone, Copy, Debug)]
pub(in crate::classify) struct Packed {
    start: u32,
    id: u16,
    name: u16,
    number: Option<i64>,
    judgement: Judgement,
    repeat: Repeat,
    executed: Executed,
}

/// The conditions of the few rows that have some, by the row's number.
pub(in crate::classify) type Condition = (u16, &'static [When]);

impl Packed {
    pub(super) fn name(self, text: &'static str) -> &'static str {
        let start = self.start as usize + usize::from(self.id);
        text.get(start..start + usize::from(self.name))
            .unwrap_or_default()
    }

    pub(super) const fn number(self) -> Option<i64> {
        self.number
    }

    pub(super) fn row(self, text: &'static str, when: &'static [When]) -> Row {
        let start = self.start as usize;
        Row {
            id: text
                .get(start..start + usize::from(self.id))
                .unwrap_or_default(),
            number: self.number,
            name: self.name(text),
            judgement: self.judgement,
            repeat: self.repeat,
            executed: self.executed,
            when,
        }
    }
}

pub(in crate::classify) const fn packed<const N: usize>(rows: &[Row]) -> [Packed; N] {
    let mut all = [Packed {
        start: 0,
        id: 0,
        name: 0,
        number: None,
        judgement: Judgement::Unsaid,
        repeat: Repeat::Never,
        executed: Executed::Unknown,
    }; N];
    let mut start = 0;
    let mut at = 0;
    while at < N {
        let row = &rows[at];
        all[at] = Packed {
            start,
            id: short(row.id),
            name: short(row.name),
            number: row.number,
            judgement: row.judgement,
            repeat: row.repeat,
            executed: row.executed,
        };
        start += all[at].id as u32 + all[at].name as u32;
        at += 1;
    }
    all
}

pub(in crate::classify) const fn text_length(rows: &[Row]) -> usize {
    let mut length = 0;
    let mut at = 0;
    while at < rows.len() {
        length += rows[at].id.len() + rows[at].name.len();
        at += 1;
    }
    length
}

pub(in crate::classify) const fn text<const N: usize>(rows: &[Row]) -> [u8; N] {
    let mut all = [0; N];
    let mut end = 0;
    let mut at = 0;
    while at < rows.len() {
        let texts = [rows[at].id.as_bytes(), rows[at].name.as_bytes()];
        let mut which = 0;
        while which < texts.len() {
            let (_, rest) = all.split_at_mut(end);
            let (place, _) = rest.split_at_mut(texts[which].len());
            place.copy_from_slice(texts[which]);
            end += texts[which].len();
            which += 1;
        }
        at += 1;
    }
    all
}

pub(in crate::classify) const fn as_text(bytes: &'static [u8]) -> &'static str {
    match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("strings joined are a string"),
    }
}

pub(in crate::classify) const fn condition_count(rows: &[Row]) -> usize {
    let mut count = 0;
    let mut at = 0;
    while at < rows.len() {
        count += !rows[at].when.is_empty() as usize;
        at += 1;
    }
    count
}

pub(in crate::classify) const fn conditions<const N: usize>(rows: &[Row]) -> [Condition; N] {
    let mut all: [Condition; N] = [(0, &[]); N];
    let mut end = 0;
    let mut at: u16 = 0;
    while (at as usize) < rows.len() {
        let when = rows[at as usize].when;
        if !when.is_empty() {
            all[end] = (at, when);
            end += 1;
        }
        at += 1;
    }
    all
}

const fn short(text: &str) -> u16 {
    assert!(text.len() <= u16::MAX as usize, "a name, not a book");
    #[expect(
        clippy::cast_possible_truncation,
        reason = "const, and checked in the line above"
    )]
    let length = text.len() as u16;
    length
}
