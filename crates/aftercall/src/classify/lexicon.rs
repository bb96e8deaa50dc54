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

use super::sense::Sense;

mod business;
mod index;
mod languages;
mod names;
mod nothing;
mod permission;
mod scan;
mod transient;
mod unsaid;
mod validation;

pub(crate) use names::words;
use scan::scan;

/// A phrase, what it means, how much it proves, and where it counts. `*` at
/// its end leaves the last word open; `…` stands for anything within
/// [`GAP`] bytes of the same line.
type Phrase = (&'static str, Sense, u8, Scope);

const LISTS: [&[Phrase]; 7] = [
    permission::PHRASES,
    transient::PHRASES,
    validation::PHRASES,
    business::PHRASES,
    nothing::PHRASES,
    unsaid::PHRASES,
    languages::PHRASES,
];

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
        for &(phrase, sense, ..) in LISTS.into_iter().flatten() {
            let text = phrase.replace('…', " ").replace('*', "");
            let found = hits(&text, Scope::Anywhere);
            assert!(!found.is_empty(), "{phrase:?} ({sense:?}) is never found");
        }
    }
}
