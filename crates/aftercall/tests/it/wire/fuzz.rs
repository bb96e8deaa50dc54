//! The fuzz target, replayed: over the vectors, over the vectors damaged byte
//! by byte, and over bytes that were never JSON.
#![expect(
    clippy::disallowed_methods,
    reason = "the vectors that it starts from are files"
)]

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use serde_json::Value;

#[expect(
    unreachable_pub,
    reason = "public to the fuzzer, which takes in the same file"
)]
#[path = "../../../../../fuzz/targets/wire.rs"]
mod target;

/// Every result in the vectors: what was written over, and what was written.
fn seeds() -> Vec<Vec<u8>> {
    let vectors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/vectors");
    let files = fs::read_dir(vectors).expect("the vectors are there");
    let mut seeds: Vec<Vec<u8>> = files
        .map(|file| fs::read(file.expect("a readable folder").path()).expect("a vector"))
        .flat_map(|vector| {
            let vector: Value = serde_json::from_slice(&vector).expect("a vector is JSON");
            [
                &vector["mcp"],
                &vector["anthropic"],
                &vector["gemini"],
                &vector["context"]["original"],
            ]
            .map(|result| result.to_string().into_bytes())
        })
        .filter(|result| result.len() > 4)
        .collect();
    seeds.sort();
    seeds.dedup();
    seeds
}

#[test]
fn the_vectors_are_read() {
    let seeds = seeds();
    assert!(seeds.len() > 40, "{} seeds", seeds.len());
    for seed in seeds {
        target::read(&seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn damaged_vectors_are_read(
        seed in prop::sample::select(seeds()),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in prop::option::of(any::<prop::sample::Index>()),
    ) {
        let mut bytes = seed;
        for (at, byte) in damage {
            let at = at.index(bytes.len());
            // Half of the damage keeps to what JSON is made of.
            bytes[at] = if byte < 128 { b"{}[]\",:\\0un "[usize::from(byte) % 12] } else { byte };
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        target::read(&bytes);
    }

    #[test]
    fn any_text_of_a_failure_is_read(text in crate::text::nasty(), more in crate::text::nasty()) {
        let result = serde_json::json!({
            "isError": true,
            "content": [{"type": "text", "text": text}, {"type": "text", "text": more, "x": 1}],
        });
        target::read(result.to_string().as_bytes());
        target::read(text.as_bytes());
    }
}
