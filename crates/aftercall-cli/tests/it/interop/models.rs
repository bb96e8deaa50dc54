//! What the codecs write for model APIs, in the hands of the official SDKs.
//!
//! The vectors of the specification are what the codecs write; the library's own
//! tests hold them to that. Here the SDKs validate them and serialise them for a
//! request, and what would be sent says the same as what was written.

use std::path::Path;
use std::process::Command;

use aftercall::wire::{Anthropic, Codec, Gemini, OpenAi};
use aftercall::{Answer, Failure, Reading};
use serde_json::Value;
use serde_json::value::to_raw_value;

use super::cache::Cache;
use crate::repository;

#[test]
#[ignore = "needs scripts/interop-setup"]
fn the_official_sdks_accept_and_keep_what_is_written() {
    let vectors = repository::root().join("spec/vectors");
    let ran = Command::new(Cache::ready().models("python"))
        .arg(repository::root().join("tests/interop/models.py"))
        .arg(&vectors)
        .output()
        .expect("the environment has a Python");
    assert!(
        ran.status.success(),
        "an SDK refuses what is written:\n{}",
        String::from_utf8_lossy(&ran.stderr)
    );
    let printed = String::from_utf8(ran.stdout).expect("JSON is UTF-8");
    let mut failures = [0_usize; 4];
    for line in printed.lines() {
        let line: Value = serde_json::from_str(line).expect("one JSON object a line");
        let (carrier, vector) = (&line["carrier"], &line["vector"]);
        let carrier = carrier.as_str().expect("a carrier's name");
        let written = &vector_file(&vectors, vector)[carrier];
        let sent = said(carrier, &line["sent"]);
        assert_eq!(sent, said(carrier, written), "{vector}, {carrier}");
        failures[place(carrier)] += usize::from(sent.is_err());
    }
    // Each carrier was looked at, and failures were among what it carried.
    assert!(failures.iter().all(|n| *n >= 10), "{failures:?}");
}

fn vector_file(folder: &Path, name: &Value) -> Value {
    let name = name.as_str().expect("a vector's name");
    let text = std::fs::read_to_string(folder.join(format!("{name}.json")));
    serde_json::from_str(&text.expect("the vector is there")).expect("it is JSON")
}

fn place(carrier: &str) -> usize {
    ["anthropic", "openaiChat", "openaiResponses", "gemini"]
        .iter()
        .position(|name| *name == carrier)
        .expect("one of the four carriers")
}

/// What a carrier's message says; an answer as its JSON.
fn said(carrier: &str, message: &Value) -> Result<String, Failure> {
    let raw = to_raw_value(message).expect("JSON stays JSON");
    let reading = match carrier {
        "anthropic" => Anthropic::new("toolu_01").decode(&raw),
        "gemini" => Gemini::new("tool").decode(&raw),
        _ => OpenAi::chat("call_01").decode(&raw),
    };
    match reading.expect("it is a message of that carrier") {
        Reading::Settled(Ok(Answer::Found(value))) => {
            // The SDKs order members as their types do.
            let value: Value = serde_json::from_str(value.get()).expect("a value is JSON");
            Ok(value.to_string())
        }
        Reading::Settled(Ok(answer)) => Ok(format!("{answer:?}")),
        Reading::Settled(Err(failure)) => Err(failure),
        other => panic!("a settled outcome: {other:?}"),
    }
}
