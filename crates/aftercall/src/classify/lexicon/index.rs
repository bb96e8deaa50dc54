//! The phrases, by their longest words.

use std::sync::OnceLock;

use aho_corasick::{AhoCorasick, MatchKind};

use super::{LISTS, Scope};
use crate::classify::sense::Sense;
use crate::search;

/// What a text costs is a matter of its words, not of the phrases: each run of
/// letters and digits becomes a [`Key`], and only the phrases that are anchored at
/// a run with that key are compared. Most words of prose anchor no phrase, and end
/// at one empty slot.
pub(super) struct Lexicon {
    pub(super) entries: Vec<Entry>,
    /// Entries with the same key, as ranges.
    groups: Vec<Group>,
    /// An open-addressed table of groups; 0 is an empty slot.
    slots: Box<[u16; SLOTS]>,
    /// One-word entries whose end is open, such as `throttl*`.
    pub(super) stems: Vec<usize>,
    /// Entries without a Latin letter, which have no runs: found by search.
    pub(super) others: AhoCorasick,
    /// Where those begin in `entries`.
    pub(super) first_other: usize,
}

struct Group {
    key: Key,
    from: usize,
    to: usize,
}

pub(super) struct Entry {
    pub(super) phrase: String,
    /// Its last byte, and how far that is from the beginning of the run by which
    /// it is looked up.
    pub(super) last: u8,
    pub(super) to_last: usize,
    /// The run of letters and digits by which it is looked up.
    pub(super) key: Key,
    /// Where that stands in it, and how long it is.
    pub(super) offset: usize,
    pub(super) run: usize,
    pub(super) sense: Sense,
    pub(super) strength: u8,
    pub(super) scope: Scope,
    /// What must follow on the same line.
    pub(super) rest: Option<&'static str>,
    /// May the last word go on?
    pub(super) open: bool,
    /// Is it one word of ASCII?
    pub(super) single: bool,
}

impl Lexicon {
    fn build() -> Self {
        let mut entries = Vec::new();
        for &(phrase, sense, strength, scope) in LISTS.into_iter().flatten() {
            let (first, rest) = match phrase.split_once('…') {
                Some((first, rest)) => (first, Some(rest)),
                None => (phrase, None),
            };
            let open = first.ends_with('*');
            for spelling in spellings(first.trim_end_matches('*')) {
                let (offset, run) = anchor(&spelling, open);
                entries.push(Entry {
                    single: spelling.is_ascii() && !search::has(&spelling, " "),
                    key: Key::of(spelling.as_bytes(), offset, run),
                    to_last: spelling.len() - offset - 1,
                    last: spelling.as_bytes().last().copied().unwrap_or_default(),
                    phrase: spelling,
                    offset,
                    run,
                    sense,
                    strength,
                    scope,
                    rest,
                    open,
                });
            }
        }
        // Those without a run last; the others by their anchor.
        entries.sort_by_key(|entry| (entry.run == 0, entry.key));
        let first_other = entries.partition_point(|entry| entry.run > 0);
        let is_stem = |entry: &Entry| entry.open && entry.offset + entry.run == entry.phrase.len();
        let others: Vec<_> = entries[first_other..]
            .iter()
            .map(|entry| entry.phrase.as_str())
            .collect();
        let mut lexicon = Self {
            others: search::automaton(&others, MatchKind::Standard),
            stems: (0..first_other)
                .filter(|at| is_stem(&entries[*at]))
                .collect(),
            groups: Vec::new(),
            slots: Box::new([0; SLOTS]),
            entries,
            first_other,
        };
        lexicon.index();
        lexicon
    }

    fn index(&mut self) {
        let mut from = 0;
        while from < self.first_other {
            let key = self.entries[from].key;
            let to = from
                + self.entries[from..self.first_other].partition_point(|entry| entry.key == key);
            let mut slot = key.slot();
            while self.slots[slot] != 0 {
                slot = (slot + 1) % SLOTS;
            }
            self.groups.push(Group { key, from, to });
            self.slots[slot] =
                u16::try_from(self.groups.len()).expect("there are fewer groups than slots");
            from = to;
        }
    }

    /// The entries whose anchor has this key.
    pub(super) fn group(&self, key: Key) -> &[Entry] {
        let mut slot = key.slot();
        while let Some(at) = usize::from(self.slots[slot]).checked_sub(1) {
            let group = &self.groups[at];
            if group.key == key {
                return &self.entries[group.from..group.to];
            }
            slot = (slot + 1) % SLOTS;
        }
        &[]
    }
}

/// Several times as many as there are groups, so that most look-ups end at once.
const SLOTS: usize = 8192;

/// A run of ASCII letters and digits, whatever its case: its first seven bytes
/// and, on top, its length. Runs that share a key are told apart when the
/// phrase is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key(u64);

impl Key {
    const LETTERS: usize = 7;

    pub(super) fn of(text: &[u8], start: usize, len: usize) -> Self {
        let head = text[start..].first_chunk().copied().unwrap_or_else(|| {
            let mut head = [0; 8];
            let end = (start + Self::LETTERS).min(text.len());
            head[..end - start].copy_from_slice(&text[start..end]);
            head
        });
        // One bit makes a capital small, and leaves a digit as it is.
        let small = u64::from_le_bytes(head) | u64::from_le_bytes([b' '; 8]);
        Self(small & Self::mask(len) | (len.min(255) as u64) << 56)
    }

    /// Does a run with this key begin as that one?
    pub(super) fn begins(self, stem: Self, len: usize) -> bool {
        (self.0 ^ stem.0) & Self::mask(len) == 0
    }

    fn mask(len: usize) -> u64 {
        (1 << (8 * len.min(Self::LETTERS))) - 1
    }

    /// Fibonacci hashing: the upper bits of a product depend on all bytes.
    const fn slot(self) -> usize {
        (self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - SLOTS.ilog2())) as usize
    }
}

/// Is this byte an ASCII letter or digit? Asked of every byte of every text.
const ALPHANUMERIC: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        table[byte as usize] = byte.is_ascii_alphanumeric();
        byte += 1;
    }
    table
};

/// The run by which a phrase is looked up, as its place and length: the longest,
/// because long words are rare; of equals the first. A word that may go on ends
/// anywhere in a text, so it anchors only a phrase that has no other.
fn anchor(phrase: &str, open: bool) -> (usize, usize) {
    let bytes = phrase.as_bytes();
    let mut best = (0, 0);
    let mut at = 0;
    while at < bytes.len() {
        let run = run_length(&bytes[at..]);
        let goes_on = open && at + run == bytes.len();
        if run > best.1 && (best.1 == 0 || !goes_on) {
            best = (at, run);
        }
        at += run.max(1);
    }
    best
}

pub(super) fn run_length(bytes: &[u8]) -> usize {
    bytes
        .iter()
        .position(|byte| !ALPHANUMERIC[usize::from(*byte)])
        .unwrap_or(bytes.len())
}

pub(super) fn lexicon() -> &'static Lexicon {
    static LEXICON: OnceLock<Lexicon> = OnceLock::new();
    LEXICON.get_or_init(Lexicon::build)
}

/// The other ways to write the same: a typographic apostrophe, and a capital
/// first letter outside ASCII (inside, the search ignores case).
fn spellings(phrase: &str) -> Vec<String> {
    let mut all = vec![phrase.to_owned()];
    if search::has(phrase, "'") {
        all.push(phrase.replace('\'', "’"));
    }
    if let Some(first) = phrase.chars().next().filter(|c| !c.is_ascii()) {
        let capital: String = first.to_uppercase().collect();
        let other = format!("{capital}{}", &phrase[first.len_utf8()..]);
        if other != phrase {
            all.push(other);
        }
    }
    all
}
