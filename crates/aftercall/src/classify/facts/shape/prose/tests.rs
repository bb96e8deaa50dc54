//! What a cheap look lets through.

use proptest::prelude::*;

use super::*;

/// The same, asked of each byte.
fn plainly(text: &str) -> bool {
    let head = lexicon::floor(text, 160).as_bytes();
    !head.is_ascii()
        || head.iter().take(8).any(|byte| b"\"\\".contains(byte))
        || (0..head.len()).any(|at| begins_with_stem(&head[at..]))
}

/// Stems, beginnings of stems, and what lies between.
fn piece() -> impl Strategy<Value = String> {
    let stem = prop::sample::select(&STEMS[..]).prop_map(String::from_utf8_lossy);
    prop_oneof![
        1 => stem.clone().prop_map(|stem| stem.to_ascii_uppercase()),
        1 => stem.clone().prop_map(|stem| stem.to_string()),
        8 => (stem, any::<prop::sample::Index>()).prop_map(|(stem, end)| {
            stem[..end.index(stem.len())].to_owned()
        }),
        8 => "[a-z ]{0,20}",
        1 => "[\\x00-\\x7f]{0,3}",
        1 => Just("\u{e9}".to_owned()),
    ]
}

proptest! {
    #[test]
    fn blocks_decide_as_bytes_do(pieces in prop::collection::vec(piece(), 0..24)) {
        let text = pieces.concat();
        prop_assert_eq!(may_matter(&text), plainly(&text));
    }
}

#[test]
fn a_stem_matters_wherever_it_begins() {
    for stem in STEMS.map(String::from_utf8_lossy) {
        for at in 0..160 - stem.len() {
            let text = format!("{}{stem}", "x".repeat(at));
            assert!(may_matter(&text), "{text}");
            assert!(!may_matter(&text[..text.len() - 1]), "{text}");
        }
    }
}
