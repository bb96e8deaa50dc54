//! The code, `spec/README.md`, the JSON Schema and the vectors tell the same.
//!
//! The vectors are data: each states its input and its context. The test
//! writes what follows from them and compares it with what the file holds; with
//! `AFTERCALL_BLESS=1` in the environment it writes the files instead.
#![expect(
    clippy::disallowed_methods,
    reason = "tests read their goldens from files, and their mode from the environment"
)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{env, fs};

use aftercall::gather::Report;
use aftercall::wire::envelope::{self, FIELDS};
use aftercall::wire::{
    Anthropic, Codec, Encode, EncodeError, Era, Gemini, Mcp, OpenAi, OutputSchema, Structured,
    Voice,
};
use aftercall::{Answer, Effect, Failure, Outcome, Reading, Searched, Value};
use serde_json::value::{RawValue, to_raw_value};

fn spec() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec")
}

fn schema() -> serde_json::Value {
    let text =
        fs::read_to_string(spec().join("envelope.schema.json")).expect("the schema is there");
    serde_json::from_str(&text).expect("the schema is JSON")
}

fn validator() -> jsonschema::Validator {
    jsonschema::validator_for(&schema()).expect("the schema is a schema")
}

#[test]
fn the_page_the_schema_and_the_code_name_the_same_fields() {
    let code: BTreeSet<&str> = FIELDS.into_iter().collect();

    let schema = schema();
    let in_schema: BTreeSet<&str> = schema["properties"]
        .as_object()
        .expect("an object of fields")
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(in_schema, code);

    let page = fs::read_to_string(spec().join("README.md")).expect("the page is there");
    let (_, envelope) = page.split_once("\n## The envelope\n").expect("the section");
    let (envelope, _) = envelope.split_once("\n### ").expect("its end");
    let on_page: Vec<&str> = envelope
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .collect();
    assert_eq!(on_page, FIELDS, "in the order in which they are written");
}

#[test]
fn a_full_envelope_holds_every_field_in_order() {
    let full = fs::read_to_string(spec().join("vectors/everything.json")).expect("the vector");
    let Value::Object(members) = serde_json::from_str(&full).expect("JSON") else {
        panic!("a vector is an object")
    };
    let (_, Value::Object(envelope)) = members
        .into_iter()
        .find(|(name, _)| name == "envelope")
        .expect("an envelope")
    else {
        panic!("an envelope is an object")
    };
    let names: Vec<&str> = envelope.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, FIELDS);
}

#[test]
fn the_schema_refuses_what_the_format_forbids() {
    let validator = validator();
    for (refused, why) in [
        (r#"{"message":"x"}"#, "isRetryable is always there"),
        (r#"{"isRetryable":false}"#, "so is a message"),
        (
            r#"{"isRetryable":true,"message":"x"}"#,
            "nothing unexplained is retryable",
        ),
        (
            r#"{"errorCategory":"business","isRetryable":true,"message":"x"}"#,
            "only what is transient heals",
        ),
        (
            r#"{"errorCategory":"other","isRetryable":false,"message":"x"}"#,
            "the set is closed",
        ),
        (
            r#"{"isRetryable":false,"message":"two\nlines"}"#,
            "a message is one line",
        ),
        (
            r#"{"errorCategory":"business","isRetryable":false,"retryableIfRead":true,"message":"x"}"#,
            "a refusal does not depend on the tool",
        ),
    ] {
        let refused: serde_json::Value = serde_json::from_str(refused).expect("JSON");
        assert!(!validator.is_valid(&refused), "{why}: {refused}");
    }
}

#[test]
fn every_vector_is_what_the_code_writes() {
    let validator = validator();
    let bless = env::var_os("AFTERCALL_BLESS").is_some();
    let mut files: Vec<PathBuf> = fs::read_dir(spec().join("vectors"))
        .expect("the vectors are there")
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    files.sort();
    assert!(files.len() >= 15, "{} vectors", files.len());
    for file in files {
        let stored = fs::read_to_string(&file).expect("a vector");
        let vector: Value = serde_json::from_str(&stored).expect("a vector is JSON");
        let written = pretty(&written(&vector));
        if bless {
            fs::write(&file, &written).expect("the vector can be written");
        } else {
            assert_eq!(stored, written, "{}", file.display());
        }
        let vector: serde_json::Value = serde_json::from_str(&written).expect("JSON");
        for envelope in [&vector["envelope"], &vector["mcp"]["structuredContent"]] {
            if envelope.get("isRetryable").is_some() {
                let errors: Vec<_> = validator
                    .iter_errors(envelope)
                    .map(|e| e.to_string())
                    .collect();
                assert!(errors.is_empty(), "{}: {errors:?}", file.display());
            }
        }
    }
}

/// The vector with its outputs made anew.
fn written(vector: &Value) -> Value {
    let stated = |name: &str| vector.get(name).cloned();
    let context = vector.get("context").expect("a context");
    let original = context.get("original").map(raw);
    let cx = encode(context, original.as_deref());
    let mut out = vec![
        ("about".to_owned(), stated("about").expect("what it shows")),
        ("input".to_owned(), stated("input").expect("an input")),
        ("context".to_owned(), context.clone()),
    ];
    let outcome = outcome(vector.get("input").expect("an input"));
    if let Err(failure) = &outcome {
        out.push((
            "envelope".to_owned(),
            parsed(&envelope::to_json(failure, &cx)),
        ));
    }
    let mcp = Mcp.encode(outcome.clone(), &cx).expect("it can be written");
    out.push(("mcp".to_owned(), parsed(mcp.get())));
    if original.is_none() {
        let mut put = |name: &str, raw: Result<Box<RawValue>, EncodeError>| {
            let raw = raw.expect("it can be written");
            out.push((name.to_owned(), parsed(raw.get())));
        };
        put(
            "anthropic",
            Anthropic::new("toolu_01").encode(outcome.clone(), &cx),
        );
        put(
            "openaiChat",
            OpenAi::chat("call_01").encode(outcome.clone(), &cx),
        );
        put(
            "openaiResponses",
            OpenAi::responses("call_01").encode(outcome.clone(), &cx),
        );
        put("gemini", Gemini::new("tool").encode(outcome, &cx));
    }
    Value::Object(out)
}

fn outcome(input: &Value) -> Outcome<Value, Failure> {
    if let Some(value) = input.get("found") {
        return Ok(Answer::Found(value.clone()));
    }
    if let Some(what) = input.get("empty").and_then(Value::as_str) {
        return Ok(Answer::Empty(Searched::new(what)));
    }
    if let Some(report) = input.get("partial") {
        return Ok(Answer::Partial(partial(report)));
    }
    Err(failure(input.get("failed").expect("a kind of outcome")))
}

fn partial(sources: &Value) -> Report<Value> {
    let Value::Object(sources) = sources else {
        panic!("sources by name")
    };
    let at = SystemTime::UNIX_EPOCH;
    sources
        .iter()
        .fold(Report::new(), |report, (source, word)| {
            let source = source.as_str();
            match (word.get("failed"), word.get("found")) {
                (Some(stated), _) => report.missing(source, failure(stated), at),
                (None, Some(value)) => report.covered(source, value.clone(), Some(1), at),
                (None, None) => report.covered_empty(source, at),
            }
        })
}

fn failure(stated: &Value) -> Failure {
    // Read as an envelope of ours, which is taken at its word.
    let result = format!(
        r#"{{"isError":true,"content":[],"structuredContent":{stated},"_meta":{{"dev.aftercall/error":{{}}}}}}"#
    );
    let raw = RawValue::from_string(result).expect("JSON");
    match Mcp.decode(&raw) {
        Ok(Reading::Settled(Err(failure))) => failure,
        other => panic!("{stated} was read as {other:?}"),
    }
}

fn encode<'a>(context: &Value, original: Option<&'a RawValue>) -> Encode<'a> {
    let word = |name: &str| context.get(name).and_then(Value::as_str);
    let effect = match word("effect") {
        Some("read_only") => Effect::ReadOnly,
        Some("idempotent") => Effect::Idempotent,
        Some("write") => Effect::Write,
        Some("unknown") | None => Effect::Unknown,
        Some(other) => panic!("no effect: {other}"),
    };
    let schema = match word("outputSchema") {
        Some("none") => OutputSchema::None,
        Some("declared") => OutputSchema::Declared,
        Some("unseen") | None => OutputSchema::Unseen,
        Some(other) => panic!("not what can be known of a schema: {other}"),
    };
    let mode = match word("structured") {
        Some("never") => Structured::Never,
        Some("always") => Structured::Always,
        Some("auto") | None => Structured::Auto,
        Some(other) => panic!("no mode: {other}"),
    };
    let voice = match word("voice") {
        Some("proxy") => Voice::Proxy,
        Some("author") | None => Voice::Author,
        Some(other) => panic!("nobody's voice: {other}"),
    };
    let era = match word("revision") {
        Some("2026-07-28") => Era::Modern,
        Some(_) | None => Era::Legacy,
    };
    let cx = Encode::new(effect)
        .output_schema(schema)
        .structured(mode)
        .voice(voice)
        .era(era);
    original.map_or(cx, |original| cx.original(original))
}

fn raw(value: &Value) -> Box<RawValue> {
    to_raw_value(value).expect("a value is JSON")
}

fn parsed(json: &str) -> Value {
    serde_json::from_str(json).expect("what a codec writes is JSON")
}

fn pretty(value: &Value) -> String {
    let mut text = serde_json::to_string_pretty(value).expect("a value is JSON");
    text.push('\n');
    text
}
