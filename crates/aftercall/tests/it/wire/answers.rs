//! Empty and partial answers read the same from every carrier.

use std::time::SystemTime;

use aftercall::gather::{Report, Source};
use aftercall::wire::{Anthropic, Codec, Encode, Gemini, Mcp, OpenAi, normalize};
use aftercall::{Answer, Effect, Failure, Outcome, Reading, Searched, ToolError, Value};
use proptest::prelude::*;
use serde_json::value::RawValue;

use super::laws;

/// Writes an answer with a codec and reads it again.
fn back<C: Codec>(codec: &C, answer: &Answer<Value>, cx: &Encode<'_>) -> Answer<Box<RawValue>> {
    let outcome: Outcome<Value> = Ok(answer.clone());
    let raw = codec.encode(outcome, cx).expect("an answer is JSON");
    match codec.decode(&raw) {
        Ok(Reading::Settled(Ok(answer))) => answer,
        other => panic!("{raw} was read as {other:?}"),
    }
}

fn in_all_carriers(
    answer: &Answer<Value>,
    cx: &Encode<'_>,
    check: impl Fn(&str, Answer<Box<RawValue>>),
) {
    check("mcp", back(&Mcp, answer, cx));
    check("anthropic", back(&Anthropic::new("toolu_1"), answer, cx));
    check("chat", back(&OpenAi::chat("call_1"), answer, cx));
    check("responses", back(&OpenAi::responses("call_1"), answer, cx));
    check("gemini", back(&Gemini::new("search"), answer, cx));
}

/// What one source did, before it is named.
#[derive(Clone, Debug)]
enum Word {
    Found(Value),
    Empty,
    Missing(Failure),
}

fn word() -> impl Strategy<Value = Word> {
    prop_oneof![
        laws::value().prop_map(Word::Found),
        Just(Word::Empty),
        laws::failure().prop_map(Word::Missing),
    ]
}

fn report(words: Vec<(Word, Vec<aftercall::detail::Attempt>)>) -> Report<Value> {
    let at = SystemTime::UNIX_EPOCH;
    let named = words.into_iter().enumerate();
    named.fold(Report::new(), |report, (n, (word, attempts))| {
        let source = Source::new(format!("site-{n}"));
        let report = match word {
            Word::Found(value) => report.covered(source.clone(), value, Some(3), at),
            Word::Empty => report.covered_empty(source.clone(), at),
            Word::Missing(failure) => report.missing(source.clone(), failure, at),
        };
        report.attempted(&source, attempts)
    })
}

/// What has to read the same of a failure.
fn facts(failure: &Failure, effect: Effect) -> impl PartialEq + core::fmt::Debug + use<> {
    (
        failure.category(),
        failure.code().cloned(),
        failure.message().to_owned(),
        failure.executed(),
        failure.resend(effect),
        failure.attempts().to_vec(),
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(30) })]

    #[test]
    fn a_partial_answer_reads_the_same_from_every_carrier(
        words in prop::collection::vec((word(), laws::attempts()), 1..5),
        cx in laws::context(),
    ) {
        let report = report(words);
        let found: Vec<_> = report.succeeded().map(|(s, c)| (s.clone(), c.is_empty(), c.count())).collect();
        let tried: Vec<_> = report.succeeded().map(|(_, c)| c.attempts().len().min(10)).collect();
        let effect = Effect::ReadOnly;
        let lost: Vec<_> = report
            .failed()
            .map(|(s, f)| (s.clone(), facts(&normalize(f, &cx), effect)))
            .collect();
        in_all_carriers(&Answer::Partial(report), &cx, |carrier, answer| {
            let Answer::Partial(back) = answer else {
                panic!("{carrier}: {answer:?}")
            };
            let found_back: Vec<_> = back.succeeded().map(|(s, c)| (s.clone(), c.is_empty(), c.count())).collect();
            assert_eq!(found_back, found, "{carrier}");
            let tried_back: Vec<_> = back.succeeded().map(|(_, c)| c.attempts().len()).collect();
            assert_eq!(tried_back, tried, "{carrier}");
            let lost_back: Vec<_> = back.failed().map(|(s, f)| (s.clone(), facts(f, effect))).collect();
            assert_eq!(lost_back, lost, "{carrier}");
        });
    }
}

#[test]
fn an_empty_answer_is_empty_in_every_carrier_and_says_of_what() {
    for what in ["the orders of C-1001", ""] {
        let empty = Answer::Empty(Searched::new(what));
        in_all_carriers(&empty, &Encode::default(), |carrier, answer| {
            let Answer::Empty(searched) = answer else {
                panic!("{carrier}: {answer:?}")
            };
            assert!(what.is_empty() || searched.what() == what, "{carrier}");
        });
    }
}

#[test]
fn data_that_only_quotes_an_answer_of_ours_is_data() {
    let cx = Encode::new(Effect::ReadOnly);
    let cut_off: Failure = ToolError::transient("Cut off.").into();
    let at = SystemTime::UNIX_EPOCH;
    let partial = Report::new()
        .covered("a", Value::from(1), None, at)
        .missing("b", cut_off.clone(), at);
    let words = |outcome: Outcome<Value, Failure>| {
        let raw = OpenAi::chat("c").encode(outcome, &cx).expect("JSON");
        let message: serde_json::Value = serde_json::from_str(raw.get()).expect("JSON");
        message["content"].as_str().expect("text").to_owned()
    };
    let quoted = [
        words(Ok(Answer::empty("the shop"))),
        words(Ok(Answer::Partial(partial))),
        words(Err(cut_off)),
    ];
    for text in quoted {
        let found = Answer::Found(Value::from(text.clone()));
        for answer in [
            back(&OpenAi::chat("c"), &found, &cx),
            back(&Anthropic::new("t"), &found, &cx),
            back(&Mcp, &found, &cx),
        ] {
            let Answer::Found(back) = answer else {
                panic!("{text} was read as {answer:?}")
            };
            assert_eq!(
                serde_json::from_str::<String>(back.get()).ok(),
                Some(text.clone())
            );
        }
    }
}

#[test]
fn a_first_line_that_the_data_do_not_bear_out_makes_no_partial_answer() {
    let said = r#"{"message":"PARTIAL [1 of 2 sources covered] Missing: b (transient). What is missing is unknown, not empty.","coverage":{"requested":2,"succeeded":[{"source":"a"}],"failed":[]},"results":{}}"#;
    let content = format!("PARTIAL [2 of 2 sources covered] Missing: none.\n{said}");
    let message = serde_json::json!({"role": "tool", "tool_call_id": "c", "content": content});
    let raw = serde_json::value::to_raw_value(&message).expect("JSON");
    let read = OpenAi::chat("c").decode(&raw).expect("a message");
    assert!(
        matches!(read, Reading::Settled(Ok(Answer::Found(_)))),
        "{read:?}"
    );
}
