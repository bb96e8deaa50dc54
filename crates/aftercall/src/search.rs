//! Searches that are compiled once.
//!
//! A generic search is compiled anew for each type it is asked with, and that of
//! the standard library is inlined into each part of this crate that calls it, even
//! to look for one character: together they were a tenth of what the compiler had
//! to optimise. Those that many ask for stand here, not generic and not inlined.
//! Which of them is asked is a matter of weight alone; both find the same.

#[cfg(feature = "json")]
use aho_corasick::{AhoCorasick, MatchKind};
#[cfg(feature = "json")]
use memchr::memmem;

/// Does `part` stand in `text`?
#[inline(never)]
pub(crate) fn has(text: &str, part: &str) -> bool {
    text.contains(part)
}

/// Where `part` stands in `text` first. Messages are short, and `str::find` gets
/// ready for long ones, which costs more than the search.
#[cfg(feature = "json")]
#[inline(never)]
pub(crate) fn find(text: &str, part: &str) -> Option<usize> {
    memmem::find(text.as_bytes(), part.as_bytes())
}

/// What stands before and after the first `joint`.
#[cfg(feature = "json")]
pub(crate) fn split_once<'a>(text: &'a str, joint: &str) -> Option<(&'a str, &'a str)> {
    let at = find(text, joint)?;
    Some((&text[..at], &text[at + joint.len()..]))
}

/// What stands before and after the last `joint`, which is not empty and begins
/// with a byte that is rare enough to look for.
#[cfg(feature = "classify")]
pub(crate) fn rsplit_once<'a>(text: &'a str, joint: &str) -> Option<(&'a str, &'a str)> {
    let bytes = text.as_bytes();
    let at = memchr::memrchr_iter(*joint.as_bytes().first()?, bytes)
        .find(|at| bytes[*at..].starts_with(joint.as_bytes()))?;
    Some((&text[..at], &text[at + joint.len()..]))
}

/// A search for all `patterns` at once, whatever the case of ASCII letters.
///
/// # Panics
/// If there are millions of them.
#[cfg(feature = "json")]
pub(crate) fn automaton(patterns: &[&str], kind: MatchKind) -> AhoCorasick {
    AhoCorasick::builder()
        .ascii_case_insensitive(true)
        .match_kind(kind)
        .build(patterns)
        .expect("each list of patterns is a few hundred short strings")
}

#[cfg(all(test, feature = "json"))]
mod tests {
    use super::*;

    proptest::proptest! {
        #[test]
        fn it_finds_what_the_standard_library_finds(text in "[ab]{0,40}", part in "[ab]{0,3}") {
            proptest::prop_assert_eq!(has(&text, &part), text.contains(&part));
            proptest::prop_assert_eq!(split_once(&text, &part), text.split_once(&*part));
            #[cfg(feature = "classify")]
            if !part.is_empty() {
                proptest::prop_assert_eq!(rsplit_once(&text, &part), text.rsplit_once(&*part));
            }
        }
    }
}
