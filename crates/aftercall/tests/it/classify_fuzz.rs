//! The classifier's fuzz target, replayed: over the corpus, and over the corpus
//! damaged byte by byte.
#![expect(clippy::disallowed_methods, reason = "the corpus is a file")]

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use serde_json::Value;

#[expect(
    unreachable_pub,
    reason = "public to the fuzzer, which takes in the same file"
)]
#[path = "../../../../fuzz/targets/classify.rs"]
mod target;

/// Each raw outcome behind the byte that chooses its surface.
fn seeds() -> Vec<Vec<u8>> {
    const SURFACES: [&str; 7] = [
        "mcp_tool_result",
        "jsonrpc_error",
        "http_response",
        "exception_text",
        "sql_error",
        "cli_exit",
        "grpc_status",
    ];
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/field.jsonl");
    let corpus = fs::read_to_string(corpus).expect("the corpus is there");
    corpus
        .lines()
        .map(|line| {
            let row: Value = serde_json::from_str(line).expect("a row is JSON");
            let name = row["surface"].as_str().expect("a surface");
            let choice = SURFACES.iter().position(|known| *known == name);
            let mut seed = vec![u8::try_from(choice.unwrap_or(0)).expect("seven") | 0x80];
            seed.extend(row["raw"].to_string().into_bytes());
            seed
        })
        .collect()
}

#[test]
fn the_corpus_is_judged() {
    let seeds = seeds();
    assert!(seeds.len() > 800, "{} seeds", seeds.len());
    for seed in &seeds {
        target::judge(seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn damaged_outcomes_are_judged(
        seed in prop::sample::select(seeds()),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in prop::option::of(any::<prop::sample::Index>()),
    ) {
        let mut bytes = seed;
        for (place, byte) in damage {
            let at = place.index(bytes.len());
            bytes[at] = byte;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()) + 1);
        }
        target::judge(&bytes);
    }

    #[test]
    fn any_bytes_are_judged(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        target::judge(&bytes);
    }
}
