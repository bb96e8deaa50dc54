//! Any bytes at all, through every reader of the wire and the text cleaning.
//!
//! A reader must not panic, and what it makes of the bytes must go back onto
//! the wire and come off it the same: the second round changes nothing.

use aftercall::text::{clean, one_line, redact, strip};
use aftercall::wire::{Anthropic, Codec, Encode, Gemini, Mcp, OpenAi, OutputSchema, dialect};
use aftercall::{Answer, Effect, Failure, Outcome, Reading};
use serde_json::value::RawValue;

/// Reads `data` as text, as a result, as a block of a model API and as a
/// foreign envelope; and writes over it.
pub fn read(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for done in [
        strip(&text),
        one_line(&text),
        redact(&text),
        clean(&text, 200),
    ] {
        assert!(!done.contains('\u{1b}') || done == redact(&text));
    }
    assert!(clean(&text, 200).chars().count() <= 200);

    let Ok(raw) = serde_json::from_slice::<&RawValue>(data) else {
        return;
    };
    let _ = Anthropic::new("toolu").decode(raw);
    let _ = OpenAi::chat("call").decode(raw);
    let _ = Gemini::new("tool").decode(raw);
    let _ = dialect::read(raw);
    let Ok(Reading::Settled(outcome)) = Mcp.decode(raw) else {
        return;
    };
    for schema in [OutputSchema::None, OutputSchema::Declared] {
        let cx = Encode::new(Effect::ReadOnly).output_schema(schema);
        over_itself(outcome.clone(), &cx.original(raw));
        if let Err(failure) = &outcome {
            settles(failure, &cx);
        }
    }
}

/// Written over the answer that it was read from, twice: the second time
/// nothing is left to change.
fn over_itself(outcome: Outcome<Box<RawValue>, Failure>, cx: &Encode<'_>) {
    let once = Mcp.encode(outcome, cx).expect("raw JSON is JSON");
    let Ok(Reading::Settled(read)) = Mcp.decode(&once) else {
        panic!("{once} is no outcome");
    };
    match read {
        // A foreign failure is settled by being written once.
        Err(failure) => {
            let again = Mcp
                .changes::<(), _>(Err(failure), &cx.original(&once))
                .expect("a failure can always be written");
            assert!(again.is_empty(), "{once} became {again:?}");
        }
        Ok(Answer::Empty(searched)) => {
            let outcome: Outcome<()> = Ok(Answer::Empty(searched));
            let again = Mcp.changes(outcome, &cx.original(&once)).expect("no value");
            // What is empty by its shape alone has no note yet.
            let noted = once.get().contains("dev.aftercall/outcome");
            assert!(again.is_empty() || !noted, "{once} became {again:?}");
        }
        Ok(Answer::Found(_) | Answer::Partial(_)) => {}
    }
}

fn settles(failure: &Failure, cx: &Encode<'_>) {
    let normal = Mcp.normalize(failure, cx);
    assert_eq!(Mcp.normalize(&normal, cx), normal);
    let written = Mcp
        .encode::<(), _>(Err(failure.clone()), cx)
        .expect("a failure can always be written");
    let Ok(Reading::Settled(Err(read))) = Mcp.decode(&written) else {
        panic!("{written} is no failure");
    };
    assert_eq!(read, normal, "{written}");
}
