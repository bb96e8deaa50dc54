//! What holds for every failure in every carrier.

use core::time::Duration;
use std::time::SystemTime;

use aftercall::detail::{Alternative, Attempt, Limit, Requires, Verify, Violation};
use aftercall::wire::{
    Anthropic, Codec, Encode, Gemini, Mcp, OpenAi, OutputSchema, Voice, normalize,
};
use aftercall::{
    Answer, Category, Code, Effect, Executed, Failure, Outcome, Reading, ToolError, Value,
};
use proptest::prelude::*;
use serde_json::value::RawValue;

use crate::text::nasty;

pub(super) fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        any::<i64>().prop_map(Value::Int),
        any::<u64>().prop_map(Value::Uint),
        any::<f64>().prop_map(Value::Float),
        nasty().prop_map(Value::String),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::Array),
            prop::collection::vec((nasty(), inner), 0..4).prop_map(Value::Object),
        ]
    })
}

fn date() -> impl Strategy<Value = SystemTime> {
    any::<u32>().prop_map(|s| SystemTime::UNIX_EPOCH + Duration::from_secs(s.into()))
}

pub(super) fn attempts() -> impl Strategy<Value = Vec<Attempt>> {
    let attempt = (nasty(), any::<u64>(), nasty()).prop_map(|(message, wait, code)| {
        Attempt::new(message, Duration::from_micros(wait))
            .category(Category::Transient)
            .code(Code::foreign(&code))
    });
    prop::collection::vec(attempt, 0..14)
}

fn violations() -> impl Strategy<Value = Vec<Violation>> {
    let violation = (nasty(), nasty(), value(), nasty()).prop_map(|(path, expected, got, hint)| {
        Violation::new(path, expected)
            .received(got)
            .suggestion(hint)
    });
    prop::collection::vec(violation, 0..14)
}

/// Any failure that the API can make.
pub(crate) fn failure() -> impl Strategy<Value = Failure> {
    let head = (
        prop::option::of(prop::sample::select(&Category::ALL[..])),
        nasty(),
        prop::option::of(nasty()),
        prop::option::of(nasty()),
        prop::option::of(prop::sample::select(vec![
            Executed::No,
            Executed::Yes,
            Executed::Unknown,
        ])),
        prop::option::of(any::<u64>()),
        prop::option::of(date()),
    );
    let tail = (
        violations(),
        attempts(),
        prop::option::of((nasty(), value(), nasty())),
        prop::option::of(nasty()),
        prop::option::of(value()),
        any::<bool>(),
        nasty(),
    );
    (head, tail).prop_map(
        |(
            (category, message, description, code, executed, wait, date),
            (violations, attempts, aside, upstream, structured, flat_no, name),
        )| {
            let mut f: Failure = match category {
                None => Failure::unexplained(message),
                Some(Category::Transient) => ToolError::transient(message).into(),
                Some(Category::Validation) => ToolError::validation(message).into(),
                Some(Category::Business) => {
                    let mut b = ToolError::business(message).user_message(name.clone());
                    if let Some((tool, value, why)) = &aside {
                        b = b
                            .limit(
                                Limit::new(why.clone())
                                    .allowed(value.clone())
                                    .unit(tool.clone()),
                            )
                            .alternative(
                                Alternative::new(tool.clone(), why.clone())
                                    .arguments(value.clone()),
                            );
                    }
                    b.escalate_to(name.clone()).into()
                }
                Some(Category::Permission) => ToolError::permission(message)
                    .requires(Requires::scope(name.clone()))
                    .into(),
            };
            f = f
                .with_violations(violations)
                .with_attempts(attempts)
                .with_source(name);
            if let Some(text) = description {
                f = f.with_description(text);
            }
            if let Some(code) = code {
                f = f.with_code(Code::foreign(&code));
            }
            if let Some(executed) = executed {
                f = f.with_executed(executed);
            }
            if let Some(ms) = wait {
                f = f.with_retry_after(Duration::from_micros(ms));
            }
            if let Some(date) = date {
                f = f.with_not_before(date);
            }
            if let Some((tool, value, why)) = aside {
                f = f.with_verify(Verify::with(tool, why).arguments(value));
            }
            if let Some(text) = upstream {
                f = f.with_upstream(text);
            }
            if let Some(value) = structured {
                f = f.with_upstream_structured(value);
            }
            if flat_no { f.never_retryable() } else { f }
        },
    )
}

/// Any context without an original.
pub(super) fn context() -> impl Strategy<Value = Encode<'static>> {
    (
        prop::sample::select(vec![
            Effect::ReadOnly,
            Effect::Idempotent,
            Effect::Write,
            Effect::Unknown,
        ]),
        prop::sample::select(vec![
            OutputSchema::None,
            OutputSchema::Declared,
            OutputSchema::Unseen,
        ]),
        prop::sample::select(vec![Voice::Author, Voice::Proxy]),
    )
        .prop_map(|(effect, schema, voice)| Encode::new(effect).output_schema(schema).voice(voice))
}

fn written<C: Codec>(codec: &C, failure: &Failure, cx: &Encode<'_>) -> Box<RawValue> {
    codec
        .encode::<(), _>(Err(failure.clone()), cx)
        .expect("a failure can always be written")
}

fn read<C: Codec>(codec: &C, raw: &RawValue) -> Failure {
    match codec.decode(raw) {
        Ok(Reading::Settled(Err(failure))) => failure,
        other => panic!("{raw} was read as {other:?}"),
    }
}

fn round_trips<C: Codec>(codec: &C, failure: &Failure, cx: &Encode<'_>) {
    let once = written(codec, failure, cx);
    let back = read(codec, &once);
    assert_eq!(back, codec.normalize(failure, cx), "{once}");
    assert_eq!(codec.normalize(&back, cx), back, "{once}");
    assert_eq!(written(codec, &back, cx).get(), once.get());
}

fn found_comes_back<C: Codec>(codec: &C, value: &Value, cx: &Encode<'_>) {
    let json = serde_json::value::to_raw_value(value).expect("a value is JSON");
    let outcome: Outcome<&Value> = Ok(Answer::Found(value));
    let raw = codec.encode(outcome, cx).expect("a value is JSON");
    match codec.decode(&raw) {
        Ok(Reading::Settled(Ok(Answer::Found(back)))) => assert_eq!(back.get(), json.get()),
        Ok(Reading::Settled(Ok(Answer::Empty(_)))) => {
            assert!(aftercall::wire::is_empty_collection(&json), "{json}");
        }
        other => panic!("{raw} was read as {other:?}"),
    }
}

pub(super) fn first_text(raw: &RawValue) -> String {
    let result: serde_json::Value = serde_json::from_str(raw.get()).expect("raw JSON is JSON");
    let text = result["content"][0]["text"].as_str();
    text.expect("the first block is text").to_owned()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(120) })]

    #[test]
    fn reading_what_was_written_gives_the_normal_form(f in failure(), cx in context()) {
        round_trips(&Mcp, &f, &cx);
        round_trips(&Anthropic::new("toolu_1"), &f, &cx);
        round_trips(&OpenAi::chat("call_1"), &f, &cx);
        round_trips(&OpenAi::responses("call_1"), &f, &cx);
        round_trips(&Gemini::new("f").id("1"), &f, &cx);
        let normal = normalize(&f, &cx);
        prop_assert_eq!(normalize(&normal, &cx), normal);
    }

    /// A proxy in front of a proxy changes nothing.
    #[test]
    fn writing_over_what_was_written_changes_no_byte(f in failure(), cx in context()) {
        let once = written(&Mcp, &f, &cx);
        let again = cx.original(&once);
        let changes = Mcp.changes::<(), _>(Err(read(&Mcp, &once)), &again).unwrap();
        prop_assert!(changes.is_empty(), "{once}\n{changes:?}");
    }

    #[test]
    fn the_text_of_a_failure_keeps_its_form(f in failure(), cx in context()) {
        let raw = written(&Mcp, &f, &cx);
        let text = first_text(&raw);
        prop_assert!(text.chars().count() <= 4_000, "{}", text.chars().count());
        let first = text.lines().next().unwrap_or_default();
        prop_assert!(first.chars().count() <= 700);
        prop_assert!(first.starts_with("ERROR ["));
        prop_assert!(serde_json::from_str::<serde_json::Value>(&text).is_err());
        let last = text.lines().next_back().unwrap_or_default();
        prop_assert!(serde_json::from_str::<serde_json::Value>(last).is_ok());
        for line in text.lines().skip(1) {
            let ours = line == "upstream said:" || line.starts_with("| ") || line == last;
            prop_assert!(ours, "{line:?} in {text}");
        }
        let note = serde_json::from_str::<serde_json::Value>(raw.get()).unwrap()["_meta"]["dev.aftercall/error"].to_string();
        prop_assert!(note.len() < 200, "{note}");
    }

    #[test]
    fn no_planted_secret_survives(f in failure(), cx in context(), at in 0_usize..6) {
        const SECRET: &str = "hunter2x9";
        let planted = format!("login password={SECRET} failed");
        let f = match at {
            0 => f.with_description(planted),
            1 => f.with_upstream(planted),
            2 => f.with_upstream_structured(Value::Object(vec![("password".into(), SECRET.into())])),
            3 => f.with_violations(vec![Violation::new("/db_password", "x").received(SECRET)]),
            4 => f.with_verify(Verify::with("look", planted)),
            _ => f.with_attempts([Attempt::new(planted, Duration::ZERO)]),
        };
        for raw in [
            written(&Mcp, &f, &cx),
            written(&Anthropic::new("t"), &f, &cx),
            written(&OpenAi::chat("t"), &f, &cx),
            written(&Gemini::new("t"), &f, &cx),
        ] {
            prop_assert!(!raw.get().contains(SECRET), "{raw}");
        }
    }

    #[test]
    fn a_found_value_comes_back_as_it_went(v in value()) {
        let declared = Encode::default().output_schema(OutputSchema::Declared);
        found_comes_back(&Mcp, &v, &Encode::default());
        found_comes_back(&Mcp, &v, &declared);
        found_comes_back(&Anthropic::new("t"), &v, &declared);
        found_comes_back(&OpenAi::chat("t"), &v, &declared);
        found_comes_back(&OpenAi::responses("t"), &v, &declared);
        found_comes_back(&Gemini::new("t"), &v, &declared);
    }

    #[test]
    fn no_json_makes_a_reader_panic(v in value(), key in prop::sample::select(vec![
        "content", "structuredContent", "isError", "_meta", "resultType", "is_error", "type",
    ])) {
        let object = Value::Object(vec![
            ("isError".to_owned(), Value::Bool(true)),
            ("type".to_owned(), "tool_result".into()),
            (key.to_owned(), v),
        ]);
        let raw: Box<RawValue> = RawValue::from_string(object.to_string()).unwrap();
        let _ = Mcp.decode(&raw);
        let _ = Anthropic::new("t").decode(&raw);
        let _ = OpenAi::chat("t").decode(&raw);
        let _ = Gemini::new("t").decode(&raw);
        let _ = aftercall::wire::dialect::read(&raw);
    }
}
