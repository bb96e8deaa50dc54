//! One pass over a text, and what makes the words found a phrase.

use super::index::{Entry, Key, lexicon, run_length};
use super::{GAP, Hit, MAX_HITS, Scope, floor};

pub(super) fn scan(text: &str, offset: usize, scope: Scope, found: &mut Vec<Hit>) {
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
            if ends_alike(bytes, start, entry) {
                found.extend(hit(text, start, entry, scope, offset));
            }
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

/// Does the phrase's last byte stand where it would end? Most phrases that share a
/// word with a text are ruled out by that.
fn ends_alike(text: &[u8], run: usize, entry: &Entry) -> bool {
    text.get(run + entry.to_last)
        .is_some_and(|byte| byte.eq_ignore_ascii_case(&entry.last))
}

/// The phrase of this entry, if it stands in the text with its anchor here.
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
