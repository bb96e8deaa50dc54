//! The words that failures are told in.
//!
//! One list of phrases serves prose and names alike, because vendors' codes and
//! exceptions' names are phrases without spaces: `ResourceNotFoundException`
//! and `resource_not_found` both say "not found". A name is taken apart into
//! words first ([`words`]).
//!
//! All phrases are looked for in one pass, through an index by their longest
//! words that is built on the first failure of the process. A phrase counts only
//! as whole words, and a single word does not count inside a path, an address, an
//! identifier or quotes: `unknown column 'timeout'` tells of no timeout.

use std::sync::OnceLock;

use aho_corasick::{AhoCorasick, MatchKind};

use super::sense::Sense;
use crate::search;

mod business;
mod languages;
mod nothing;
mod permission;
mod transient;
mod validation;

/// A phrase, what it means, how much it proves, and where it counts. `*` at
/// its end leaves the last word open; `…` stands for anything within
/// [`GAP`] bytes of the same line.
type Phrase = (&'static str, Sense, u8, Scope);

/// Says it even against other firm words.
pub(crate) const DECISIVE: u8 = 4;
/// Says it, whatever else is said.
pub(crate) const FIRM: u8 = 3;
/// Says it, unless something firmer is there.
pub(crate) const PLAIN: u8 = 2;
/// Leans that way; decides only where nothing else does.
pub(crate) const HINT: u8 = 1;

/// How far apart the two halves of a phrase with `…` may be.
const GAP: usize = 80;
/// How much of a text is read: its beginning and its end, where errors stand.
const HEAD: usize = 16 * 1024;
const TAIL: usize = 4 * 1024;
/// How many hits are kept; a text with more is a log, not an error.
const MAX_HITS: usize = 64;

/// Where a phrase counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// In prose and in names.
    Anywhere,
    /// In names only: as prose it is too common.
    Name,
    /// In prose only.
    Text,
}

/// A phrase found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    pub sense: Sense,
    pub strength: u8,
    pub start: usize,
    pub end: usize,
    /// Does it leave room for other words?
    pub gapped: bool,
}

/// The phrases in a text. `scope` is [`Scope::Text`] for prose and
/// [`Scope::Name`] for the words of a name.
pub(crate) fn hits(text: &str, scope: Scope) -> Vec<Hit> {
    let mut found = Vec::new();
    if text.len() <= HEAD + TAIL {
        scan(text, 0, scope, &mut found);
    } else {
        scan(floor(text, HEAD), 0, scope, &mut found);
        let from = text.len() - floor_end(text, TAIL).len();
        scan(&text[from..], from, scope, &mut found);
    }
    drop_contained(&mut found);
    found.sort_by_key(|hit| hit.start);
    found
}

/// A name as words: `ConnectTimeoutError` and `connect_timeout-error` both as
/// `connect timeout error`.
pub(crate) fn words(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    let bytes = name.as_bytes();
    let mut joint = true;
    for (at, c) in name.char_indices() {
        let is_part = match c {
            '\'' => true,
            c if c.is_ascii() => c.is_ascii_alphanumeric(),
            c => c.is_alphanumeric(),
        };
        if !is_part {
            if !joint {
                out.push(' ');
            }
            joint = true;
            continue;
        }
        if !joint && starts_hump(bytes, at) {
            out.push(' ');
        }
        if c.is_ascii() {
            out.push(c.to_ascii_lowercase());
        } else {
            out.extend(c.to_lowercase());
        }
        joint = false;
    }
    if out.ends_with(' ') {
        out.pop();
    }
    out
}

/// Does a new word start at this byte, without a joint before it? The `T` of
/// `ConnectTimeout`, the `E` of `HTTPError`.
fn starts_hump(name: &[u8], at: usize) -> bool {
    let before = at.checked_sub(1).map_or(b' ', |before| name[before]);
    name[at].is_ascii_uppercase()
        && (before.is_ascii_lowercase()
            || before.is_ascii_digit()
            || before.is_ascii_uppercase() && name.get(at + 1).is_some_and(u8::is_ascii_lowercase))
}

/// What a text costs is a matter of its words, not of the phrases: each run of
/// letters and digits becomes a [`Key`], and only the phrases that are anchored at
/// a run with that key are compared. Most words of prose anchor no phrase, and end
/// at one empty slot.
struct Lexicon {
    entries: Vec<Entry>,
    /// Entries with the same key, as ranges.
    groups: Vec<Group>,
    /// An open-addressed table of groups; 0 is an empty slot.
    slots: Box<[u16; SLOTS]>,
    /// One-word entries whose end is open, such as `throttl*`.
    stems: Vec<usize>,
    /// Entries without a Latin letter, which have no runs: found by search.
    others: AhoCorasick,
    /// Where those begin in `entries`.
    first_other: usize,
}

struct Group {
    key: Key,
    from: usize,
    to: usize,
}

struct Entry {
    phrase: String,
    /// The run of letters and digits by which it is looked up.
    key: Key,
    /// Where that stands in it, and how long it is.
    offset: usize,
    run: usize,
    sense: Sense,
    strength: u8,
    scope: Scope,
    /// What must follow on the same line.
    rest: Option<&'static str>,
    /// May the last word go on?
    open: bool,
    /// Is it one word of ASCII?
    single: bool,
}

impl Lexicon {
    fn build() -> Self {
        let mut entries = Vec::new();
        for &(phrase, sense, strength, scope) in [
            permission::PHRASES,
            transient::PHRASES,
            validation::PHRASES,
            business::PHRASES,
            nothing::PHRASES,
            languages::PHRASES,
        ]
        .into_iter()
        .flatten()
        {
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
    fn group(&self, key: Key) -> &[Entry] {
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
struct Key(u64);

impl Key {
    const LETTERS: usize = 7;

    fn of(text: &[u8], start: usize, len: usize) -> Self {
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
    const fn begins(self, stem: Self, len: usize) -> bool {
        (self.0 ^ stem.0) & Self::mask(len) == 0
    }

    const fn mask(len: usize) -> u64 {
        let kept = if len < Self::LETTERS {
            len
        } else {
            Self::LETTERS
        };
        (1 << (8 * kept)) - 1
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

fn run_length(bytes: &[u8]) -> usize {
    bytes
        .iter()
        .position(|byte| !ALPHANUMERIC[usize::from(*byte)])
        .unwrap_or(bytes.len())
}

fn lexicon() -> &'static Lexicon {
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

fn scan(text: &str, offset: usize, scope: Scope, found: &mut Vec<Hit>) {
    let lexicon = lexicon();
    let bytes = text.as_bytes();
    let mut start = 0;
    while start < bytes.len() && found.len() < MAX_HITS {
        let run = run_length(&bytes[start..]);
        if run == 0 {
            start += 1;
            continue;
        }
        let key = Key::of(bytes, start, run);
        for entry in lexicon.group(key) {
            found.extend(hit(text, start, entry, scope, offset));
        }
        for &stem in &lexicon.stems {
            let entry = &lexicon.entries[stem];
            if run > entry.run && key.begins(entry.key, entry.run) {
                found.extend(hit(text, start, entry, scope, offset));
            }
        }
        start += run;
    }
    if !text.is_ascii() && scope != Scope::Name {
        for other in lexicon.others.find_overlapping_iter(text).take(MAX_HITS) {
            let entry = &lexicon.entries[lexicon.first_other + other.pattern().as_usize()];
            found.extend(hit(text, other.start(), entry, scope, offset));
        }
    }
}

/// The phrase of this entry, if it stands in the text with its anchor here.
fn hit(text: &str, run: usize, entry: &Entry, scope: Scope, offset: usize) -> Option<Hit> {
    let start = run.checked_sub(entry.offset)?;
    let end = start + entry.phrase.len();
    let there = text.as_bytes().get(start..end)?;
    // Phrases that begin alike mostly end differently.
    let last = entry.phrase.as_bytes().last()?;
    if !there.last()?.eq_ignore_ascii_case(last) {
        return None;
    }
    let counts = match (entry.scope, scope) {
        (Scope::Anywhere, _) | (_, Scope::Anywhere) => true,
        (a, b) => a == b,
    };
    if !counts
        || !there.eq_ignore_ascii_case(entry.phrase.as_bytes())
        || !text.is_char_boundary(end)
        || !is_whole(text, start, end, entry, scope)
    {
        return None;
    }
    let end = end_of(text, end, entry.rest)?;
    Some(Hit {
        sense: entry.sense,
        strength: entry.strength,
        start: offset + start,
        end: offset + end,
        gapped: entry.rest.is_some(),
    })
}

/// Does the match stand on its own?
fn is_whole(text: &str, start: usize, end: usize, entry: &Entry, scope: Scope) -> bool {
    let bytes = text.as_bytes();
    let before = start.checked_sub(1).map(|i| bytes[i]);
    let after = bytes.get(end).copied();
    let inside_word = |edge: u8, beside: Option<u8>| {
        edge.is_ascii_alphanumeric() && beside.is_some_and(|b| b.is_ascii_alphanumeric())
    };
    if inside_word(bytes[start], before) || !entry.open && inside_word(bytes[end - 1], after) {
        return false;
    }
    if scope == Scope::Name || !entry.single {
        return true;
    }
    let glue = |b: u8| matches!(b, b'/' | b'_' | b'=' | b'&' | b'$' | b'@' | b'#' | b'\\');
    let quote = |b: u8| matches!(b, b'\'' | b'"' | b'`');
    let joined = before.is_some_and(|b| glue(b) || b == b'-' || b == b'.')
        || after.is_some_and(|b| {
            glue(b) || b == b'-' && bytes.get(end + 1).is_some_and(u8::is_ascii_alphanumeric)
        })
        || after == Some(b'.') && bytes.get(end + 1).is_some_and(u8::is_ascii_alphanumeric);
    let quoted = before.is_some_and(quote) && after.is_some_and(quote);
    !joined && !quoted
}

/// Where a phrase with a gap ends, if its second half follows.
fn end_of(text: &str, end: usize, rest: Option<&str>) -> Option<usize> {
    let Some(rest) = rest else { return Some(end) };
    let following = floor(&text[end..], GAP + rest.len());
    let line = following.split('\n').next().unwrap_or(following);
    let at = line
        .as_bytes()
        .windows(rest.len())
        .position(|window| window.eq_ignore_ascii_case(rest.as_bytes()))?;
    Some(end + at + rest.len())
}

/// A hit inside a longer one is part of it: the "timeout" of "lock wait
/// timeout" is no timeout of its own. Of two that overlap, the weaker is
/// reading the other's words: the "limit exceeded" of "rate limit exceeded". A
/// phrase with room for other words does not swallow what is firmer than itself:
/// "no rows found" speaks of rows, whatever "no … found" may mean.
fn drop_contained(hits: &mut Vec<Hit>) {
    if hits.len() < 2 {
        return;
    }
    let all = hits.clone();
    hits.retain(|hit| !all.iter().any(|other| swallows(other, hit)));
}

fn swallows(other: &Hit, hit: &Hit) -> bool {
    let contains = |a: &Hit, b: &Hit| a.start <= b.start && b.end <= a.end;
    let overlaps = other.start < hit.end && hit.start < other.end;
    let longer = other.end - other.start > hit.end - hit.start;
    if contains(other, hit) || contains(hit, other) {
        let same = contains(other, hit) && contains(hit, other);
        return longer && contains(other, hit) && (!other.gapped || other.strength >= hit.strength)
            || same && other.strength >= FIRM && hit.strength < FIRM;
    }
    let firmer = (other.strength, core::cmp::Reverse(other.start))
        > (hit.strength, core::cmp::Reverse(hit.start));
    overlaps && firmer
}

/// At most `len` bytes of the beginning, ending at a character.
pub(crate) fn floor(text: &str, len: usize) -> &str {
    let mut end = len.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

/// At most `len` bytes of the end, beginning at a character.
pub(crate) fn floor_end(text: &str, len: usize) -> &str {
    let mut start = text.len().saturating_sub(len);
    while !text.is_char_boundary(start) {
        start += 1;
    }
    &text[start..]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn senses(text: &str) -> Vec<Sense> {
        hits(text, Scope::Text)
            .into_iter()
            .map(|hit| hit.sense)
            .collect()
    }

    #[test]
    fn names_come_apart_at_humps_and_joints() {
        assert_eq!(words("ConnectTimeoutError"), "connect timeout error");
        assert_eq!(words("HTTPError"), "http error");
        assert_eq!(words("rate_limit-exceeded"), "rate limit exceeded");
        assert_eq!(
            words("botocore.exceptions.NoCredentialsError"),
            "botocore exceptions no credentials error"
        );
    }

    #[test]
    fn a_phrase_counts_as_whole_words_only() {
        assert_eq!(senses("The request timed out."), [Sense::Timeout]);
        assert_eq!(senses("untimed outing"), []);
        assert_eq!(senses("unknown column 'timeout'"), [Sense::NotFound]);
        assert_eq!(senses("see /var/log/timeout.log"), []);
        assert_eq!(senses("the timeout_ms option"), []);
    }

    #[test]
    fn a_longer_phrase_swallows_a_shorter_one() {
        assert_eq!(senses("Lock wait timeout exceeded"), [Sense::Contention]);
    }

    #[test]
    fn two_halves_may_stand_apart_on_one_line() {
        assert_eq!(senses("You exceeded your storage quota"), [Sense::Quota]);
        assert!(!senses("You exceeded it.\nper second").contains(&Sense::RateLimit));
    }

    #[test]
    fn every_phrase_is_found_as_it_is_written() {
        for &(phrase, sense, ..) in [
            permission::PHRASES,
            transient::PHRASES,
            validation::PHRASES,
            business::PHRASES,
            nothing::PHRASES,
            languages::PHRASES,
        ]
        .into_iter()
        .flatten()
        {
            let text = phrase.replace('…', " ").replace('*', "");
            let found = hits(&text, Scope::Anywhere);
            assert!(!found.is_empty(), "{phrase:?} ({sense:?}) is never found");
        }
    }
}
