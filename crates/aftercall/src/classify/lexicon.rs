//! The words that failures are told in.
//!
//! One list of phrases serves prose and names alike, because vendors' codes and
//! exceptions' names are phrases without spaces: `ResourceNotFoundException`
//! and `resource_not_found` both say "not found". A name is taken apart into
//! words first ([`words`]).
//!
//! All phrases are looked for in one pass, through an index by first words that
//! is built on the first failure of the process. A phrase counts only as whole words, and a single
//! word does not count inside a path, an address, an identifier or quotes:
//! `unknown column 'timeout'` tells of no timeout.

use std::sync::OnceLock;

use aho_corasick::AhoCorasick;

use super::sense::Sense;

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
    found
}

/// A name as words: `ConnectTimeoutError` and `connect_timeout-error` both as
/// `connect timeout error`.
pub(crate) fn words(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    let mut previous = ' ';
    let mut chars = name.chars().peekable();
    while let Some(c) = chars.next() {
        let starts_hump = c.is_ascii_uppercase()
            && (previous.is_ascii_lowercase()
                || previous.is_ascii_digit()
                || previous.is_ascii_uppercase()
                    && chars.peek().is_some_and(char::is_ascii_lowercase));
        if !c.is_alphanumeric() && c != '\'' {
            if !out.ends_with(' ') && !out.is_empty() {
                out.push(' ');
            }
        } else {
            if starts_hump && !out.is_empty() && !out.ends_with(' ') {
                out.push(' ');
            }
            out.extend(c.to_lowercase());
        }
        previous = c;
    }
    if out.ends_with(' ') {
        out.pop();
    }
    out
}

/// How many phrases a text was compared with is a matter of its words: each
/// run of letters and digits is looked up once, and only the phrases whose first
/// such run it is are compared.
struct Lexicon {
    entries: Vec<Entry>,
    /// Entries that begin with the same run, as ranges.
    groups: Vec<Group>,
    /// An open-addressed table of groups, by the hash of their run.
    slots: Vec<u16>,
    /// Entries whose last word is open, such as `throttl*`.
    stems: Vec<usize>,
    /// Entries without a Latin letter, which have no runs: found by search.
    others: AhoCorasick,
    /// Where those begin in `entries`.
    first_other: usize,
}

struct Group {
    from: usize,
    to: usize,
}

struct Entry {
    phrase: String,
    /// Where its first run of letters and digits stands in it.
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

impl Entry {
    fn first_run(&self) -> &str {
        &self.phrase[self.offset..self.offset + self.run]
    }
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
                let (offset, run) = first_run(&spelling);
                entries.push(Entry {
                    single: spelling.is_ascii() && !spelling.contains(' '),
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
        // Those without a run last; the others by their run.
        entries.sort_by(|a, b| (a.run == 0, a.first_run()).cmp(&(b.run == 0, b.first_run())));
        let first_other = entries.partition_point(|entry| entry.run > 0);
        let mut lexicon = Self {
            others: AhoCorasick::new(entries[first_other..].iter().map(|entry| &entry.phrase))
                .expect("the phrases are a few hundred short strings"),
            stems: (0..first_other).filter(|at| entries[*at].open).collect(),
            groups: Vec::new(),
            slots: vec![0; SLOTS],
            entries,
            first_other,
        };
        lexicon.index();
        lexicon
    }

    fn index(&mut self) {
        let mut from = 0;
        while from < self.first_other {
            let run = self.entries[from].first_run();
            let to = from
                + self.entries[from..self.first_other]
                    .partition_point(|entry| entry.first_run() == run);
            let mut slot = slot_of(run.as_bytes());
            while self.slots[slot] != 0 {
                slot = (slot + 1) % SLOTS;
            }
            self.groups.push(Group { from, to });
            self.slots[slot] =
                u16::try_from(self.groups.len()).expect("there are fewer groups than slots");
            from = to;
        }
    }

    /// The entries whose first run this is, whatever its case.
    fn group(&self, run: &[u8]) -> &[Entry] {
        let mut slot = slot_of(run);
        while let Some(at) = usize::from(self.slots[slot]).checked_sub(1) {
            let Group { from, to } = self.groups[at];
            if self.entries[from]
                .first_run()
                .as_bytes()
                .eq_ignore_ascii_case(run)
            {
                return &self.entries[from..to];
            }
            slot = (slot + 1) % SLOTS;
        }
        &[]
    }
}

/// Four times as many as there are groups, so that most look-ups end at once.
const SLOTS: usize = 4096;
/// Longer runs begin no phrase.
const LONGEST_RUN: usize = 32;

/// FNV-1a over the run in lower case.
fn slot_of(run: &[u8]) -> usize {
    let hash = run.iter().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0193)
    });
    (hash ^ (hash >> 15)) as usize % SLOTS
}

/// Where the first run of ASCII letters and digits stands, and how long it is.
fn first_run(phrase: &str) -> (usize, usize) {
    let bytes = phrase.as_bytes();
    let offset = bytes
        .iter()
        .position(u8::is_ascii_alphanumeric)
        .unwrap_or(0);
    let run = bytes[offset..]
        .iter()
        .take_while(|b| b.is_ascii_alphanumeric())
        .count();
    (offset, run)
}

fn lexicon() -> &'static Lexicon {
    static LEXICON: OnceLock<Lexicon> = OnceLock::new();
    LEXICON.get_or_init(Lexicon::build)
}

/// The other ways to write the same: a typographic apostrophe, and a capital
/// first letter outside ASCII (inside, the search ignores case).
fn spellings(phrase: &str) -> Vec<String> {
    let mut all = vec![phrase.to_owned()];
    if phrase.contains('\'') {
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
    let mut at = 0;
    while at < bytes.len() && found.len() < MAX_HITS {
        if !bytes[at].is_ascii_alphanumeric() {
            at += 1;
            continue;
        }
        let start = at;
        while at < bytes.len() && bytes[at].is_ascii_alphanumeric() {
            at += 1;
        }
        let run = &bytes[start..at];
        if run.len() > LONGEST_RUN {
            continue;
        }
        for entry in lexicon.group(run) {
            found.extend(hit(text, start, entry, scope, offset));
        }
        for &stem in &lexicon.stems {
            let entry = &lexicon.entries[stem];
            if run.len() > entry.run
                && run[0].eq_ignore_ascii_case(&entry.phrase.as_bytes()[entry.offset])
            {
                found.extend(hit(text, start, entry, scope, offset));
            }
        }
    }
    if !text.is_ascii() && scope != Scope::Name {
        for other in lexicon.others.find_overlapping_iter(text).take(MAX_HITS) {
            let entry = &lexicon.entries[lexicon.first_other + other.pattern().as_usize()];
            found.extend(hit(text, other.start(), entry, scope, offset));
        }
    }
}

/// The phrase of this entry, if it stands in the text with its first run here.
fn hit(text: &str, run: usize, entry: &Entry, scope: Scope, offset: usize) -> Option<Hit> {
    let start = run.checked_sub(entry.offset)?;
    let end = start + entry.phrase.len();
    let there = text.as_bytes().get(start..end)?;
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
/// reading the other's words: the "limit exceeded" of "rate limit exceeded".
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
        return longer && contains(other, hit)
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
