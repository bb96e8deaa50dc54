//! A raw result in, a decision out, whatever the carrier.

use aftercall::detail::{Alternative, Requires};
use aftercall::recover::{Call, Decision, History, Key, Policy, Raw, next};
use aftercall::wire::{Anthropic, Codec, Encode, Mcp};
use aftercall::{Answer, Basis, Category, Code, Effect, Executed, Failure, Outcome, ToolError};
use proptest::prelude::*;

use super::start;

fn ask(raw: Raw<'_>, effect: Effect) -> Decision {
    let call = Call::new("search_orders", effect, Key::of(["search_orders"]));
    next(raw, &Policy::in_agent(), &mut History::new(), call, start())
}

/// The name of the decision on an MCP result.
fn mcp(raw: &str, effect: Effect) -> &'static str {
    ask(Raw::Mcp(raw), effect).name()
}

fn result(failed: bool, text: &str) -> String {
    let text = serde_json::to_string(text).expect("a string is JSON");
    format!(r#"{{"isError":{failed},"content":[{{"type":"text","text":{text}}}]}}"#)
}

#[test]
fn what_real_servers_say() {
    let rows = [
        // flagged, text, decision for a read, decision for a write
        (
            true,
            "connect ECONNREFUSED 127.0.0.1:5432",
            "retry",
            "retry",
        ),
        (true, "upstream request timeout (504)", "retry", "verify"),
        (true, "Operation failed", "retry", "escalate"),
        (
            true,
            "Permission denied: token lacks scope finance:read",
            "escalate",
            "escalate",
        ),
        (true, "No results found.", "accept_empty", "accept_empty"),
        (false, "[]", "accept_empty", "accept_empty"),
        // Words alone never advise to send a write again.
        (
            true,
            "Rate limit exceeded, please slow down",
            "retry",
            "verify",
        ),
        (
            true,
            "The service is busy, try again later",
            "retry",
            "verify",
        ),
        // Without the flag, too, where there is nothing but the failure.
        (
            false,
            "Database error: UNIQUE constraint failed: users.email",
            "tell_user",
            "tell_user",
        ),
        // Words in data are no failure.
        (
            false,
            "3 lines match: ERROR timeout, ERROR refused, ERROR 503",
            "accept",
            "accept",
        ),
        (false, "Order #12345 has shipped.", "accept", "accept"),
    ];
    for (failed, text, read, write) in rows {
        let raw = result(failed, text);
        let got = (mcp(&raw, Effect::ReadOnly), mcp(&raw, Effect::Write));
        assert_eq!(got, (read, write), "{text}");
    }
}

#[test]
fn what_is_no_outcome_yet_is_waited_for() {
    for (raw, decision) in [
        (r#"{"resultType":"task","content":[]}"#, "await"),
        (
            r#"{"resultType":"input_required","content":[]}"#,
            "provide_input",
        ),
    ] {
        assert_eq!(mcp(raw, Effect::Write), decision);
    }
}

/// One failure of each kind, declared by a tool that uses this library.
fn declared() -> Vec<(Failure, &'static str)> {
    vec![
        (
            ToolError::transient("The database is locked.").into(),
            "retry",
        ),
        (
            ToolError::transient("No answer.")
                .executed(Executed::Unknown)
                .into(),
            "verify",
        ),
        (
            ToolError::validation("Malformed.")
                .violation("/order_id", "an order number")
                .received("order-abc")
                .into(),
            "fix_input",
        ),
        (
            ToolError::business("Over the limit.")
                .alternative(Alternative::new("issue_voucher", "has no limit"))
                .into(),
            "tell_user",
        ),
        (
            ToolError::permission("Not yours.")
                .requires(Requires::scope("finance:read"))
                .into(),
            "switch_principal",
        ),
        (
            Failure::unexplained("It failed.").with_code(Code::foreign("E17")),
            "escalate",
        ),
    ]
}

#[test]
fn the_same_failure_gives_the_same_decision_in_every_carrier() {
    for (failure, name) in declared() {
        let carried = Carried::of(&failure);
        for raw in carried.raws() {
            let decision = ask(raw, Effect::Write);
            assert_eq!(decision.name(), name, "{decision}: {failure} in {raw:?}");
        }
    }
}

#[test]
fn what_says_that_nobody_knows_its_kind_is_not_judged_again() {
    use aftercall::Reading;
    use aftercall::recover::read;

    let unknown = Failure::unexplained("The till stopped.")
        .with_code(Code::from_static("till.stopped"))
        .with_source("till")
        .with_upstream("connect ECONNREFUSED 127.0.0.1:5432");
    let carried = Carried::of(&unknown);
    let call = Call::new("pay", Effect::ReadOnly, Key::of(["pay"]));
    for raw in carried.raws() {
        let Reading::Settled(Err(read)) = read(raw, &call, start()) else {
            panic!("it failed: {raw:?}");
        };
        assert_eq!(read.category(), None, "{raw:?}");
        assert_eq!(read.message(), unknown.message(), "{raw:?}");
        assert_eq!(read.code(), unknown.code(), "{raw:?}");
        assert_eq!(read.source(), unknown.source(), "{raw:?}");
    }
}

#[test]
fn what_is_judged_keeps_what_was_declared_beside_it() {
    use aftercall::Reading;
    use aftercall::recover::read;

    // No form of ours: a server that hit on the names, and whose text says more.
    let raw = r#"{"isError":true,"structuredContent":{"isRetryable":false,"message":"Down.",
        "code":"E17","executed":"unknown"},
        "content":[{"type":"text","text":"connect ECONNREFUSED 127.0.0.1:5432"}]}"#;
    let call = Call::new("pay", Effect::Write, Key::of(["pay"]));
    let Reading::Settled(Err(read)) = read(Raw::Mcp(raw), &call, start()) else {
        panic!("it failed");
    };
    assert_eq!(read.category(), Some(Category::Transient));
    assert_eq!(read.code(), Some(&Code::foreign("E17")));
    assert_eq!(read.executed(), Some(Executed::Unknown));
}

/// One failure, written for each carrier.
struct Carried {
    mcp: String,
    anthropic: String,
    chat: String,
    responses: String,
    part: String,
    response: String,
    text: String,
}

impl Carried {
    fn of(failure: &Failure) -> Self {
        let cx = Encode::new(Effect::Write);
        let outcome: Outcome<(), Failure> = Err(failure.clone());
        let mcp = Mcp.encode(outcome.clone(), &cx).expect("nothing found");
        let anthropic = Anthropic::new("toolu_1")
            .encode(outcome, &cx)
            .expect("nothing found");
        let text = text_of(mcp.get());
        let quoted = serde_json::to_string(&text).expect("a string is JSON");
        let envelope = text.lines().last().expect("the envelope is the last line");
        Self {
            mcp: mcp.get().to_owned(),
            anthropic: anthropic.get().to_owned(),
            chat: format!(r#"{{"role":"tool","tool_call_id":"c1","content":{quoted}}}"#),
            responses: format!(r#"{{"type":"function_call_output","output":{quoted}}}"#),
            part: format!(
                r#"{{"functionResponse":{{"name":"x","response":{{"error":{envelope}}}}}}}"#
            ),
            response: format!(r#"{{"name":"x","response":{{"error":{envelope}}}}}"#),
            text,
        }
    }

    fn raws(&self) -> [Raw<'_>; 7] {
        [
            Raw::Mcp(&self.mcp),
            Raw::Anthropic(&self.anthropic),
            Raw::OpenAi(&self.chat),
            Raw::OpenAi(&self.responses),
            Raw::Gemini(&self.part),
            Raw::Gemini(&self.response),
            Raw::Text(&self.text),
        ]
    }
}

#[test]
fn the_same_answer_gives_the_same_decision_in_every_carrier() {
    for (content, name) in [
        ("Order #12345 has shipped.", "accept"),
        ("[]", "accept_empty"),
    ] {
        let quoted = serde_json::to_string(content).expect("a string is JSON");
        let mcp = result(false, content);
        let anthropic = format!(r#"{{"type":"tool_result","tool_use_id":"t","content":{quoted}}}"#);
        let chat = format!(r#"{{"role":"tool","content":{quoted}}}"#);
        let gemini = format!(r#"{{"name":"x","response":{{"output":{quoted}}}}}"#);
        for raw in [
            Raw::Mcp(&mcp),
            Raw::Anthropic(&anthropic),
            Raw::OpenAi(&chat),
            Raw::Gemini(&gemini),
            Raw::Text(content),
        ] {
            assert_eq!(ask(raw, Effect::ReadOnly).name(), name, "{raw:?}");
        }
    }
}

#[test]
fn an_envelope_inside_a_success_is_data() {
    let envelope = r#"{"errorCategory":"transient","isRetryable":true,"message":"Down."}"#;
    assert_eq!(mcp(&result(false, envelope), Effect::ReadOnly), "accept");
    let structured = format!(
        r#"{{"isError":false,"content":[{{"type":"text","text":"Two rows."}}],"structuredContent":{{"row":{envelope}}}}}"#
    );
    assert_eq!(mcp(&structured, Effect::ReadOnly), "accept");
}

#[test]
fn what_a_proxy_below_has_tried_stays_tried() {
    let outcome: Outcome<(), Failure> =
        Err(Failure::from(ToolError::transient("Down.")).with_attempts([
            aftercall::detail::Attempt::new("Down.", std::time::Duration::from_secs(1)),
        ]));
    let raw = Mcp
        .encode(outcome, &Encode::new(Effect::ReadOnly))
        .expect("nothing found");
    assert_eq!(mcp(raw.get(), Effect::ReadOnly), "propagate");

    // An unexplained one, too: the one more try was made below.
    let outcome: Outcome<(), Failure> = Err(Failure::unexplained("The tool failed.")
        .with_upstream("Operation failed")
        .with_attempts([aftercall::detail::Attempt::new(
            "The tool failed.",
            std::time::Duration::from_secs(1),
        )]));
    let raw = Mcp
        .encode(outcome, &Encode::new(Effect::ReadOnly))
        .expect("nothing found");
    assert_eq!(mcp(raw.get(), Effect::ReadOnly), "escalate");
}

#[test]
fn what_may_be_sent_again_if_it_only_reads_is_for_those_who_know() {
    // Written by a proxy that did not know the tool.
    let foreign = Failure::inferred(Category::Transient, Basis::Status, "Bad gateway.");
    let outcome: Outcome<(), Failure> = Err(foreign);
    let raw = Mcp
        .encode(outcome, &Encode::new(Effect::Unknown))
        .expect("nothing found");
    assert!(raw.get().contains("retryableIfRead"), "{raw}");
    for (effect, decision) in [
        (Effect::ReadOnly, "retry"),
        (Effect::Idempotent, "retry"),
        (Effect::Write, "verify"),
        (Effect::Unknown, "verify"),
    ] {
        assert_eq!(mcp(raw.get(), effect), decision);
    }
}

#[test]
fn a_session_is_remembered() {
    let (policy, mut history) = (Policy::in_agent(), History::new());
    let call = Call::new(
        "search_orders",
        Effect::ReadOnly,
        Key::of(["search_orders"]),
    );
    let raw = result(true, "Operation failed");
    let mut names = Vec::new();
    for _ in 0..3 {
        names.push(next(Raw::Mcp(&raw), &policy, &mut history, call, start()).name());
    }
    assert_eq!(names, ["retry", "escalate", "stop"]);
}

#[test]
fn an_answer_keeps_its_data() {
    use aftercall::Reading;
    use aftercall::recover::read;

    let call = Call::new("find", Effect::ReadOnly, Key::of(["find"]));
    let raw = result(false, "Order #12345 has shipped.");
    let Reading::Settled(Ok(Answer::Found(value))) = read(Raw::Mcp(&raw), &call, start()) else {
        panic!("found");
    };
    assert!(value.get().contains("#12345"), "{value}");
}

proptest! {
    #[test]
    fn anything_gets_a_decision(text in ".{0,200}", n in 0usize..5) {
        let raw = [
            Raw::Mcp(&text),
            Raw::Anthropic(&text),
            Raw::OpenAi(&text),
            Raw::Gemini(&text),
            Raw::Text(&text),
        ][n];
        prop_assert!(!ask(raw, Effect::Write).reason().is_empty());
    }

    #[test]
    fn any_json_gets_a_decision(
        flag in prop_oneof![Just("true"), Just("false"), Just("null"), Just("1"), Just("\"x\"")],
        content in prop_oneof![
            Just("[]"), Just("null"), Just("7"), Just("\"words\""), Just("[{\"type\":\"text\"}]"),
            Just("{\"error\":{\"error\":[]}}"), Just("[[[]]]"), Just("[null]"),
        ],
        name in prop_oneof![
            Just("content"), Just("structuredContent"), Just("output"), Just("response"),
            Just("error"), Just("functionResponse"),
        ],
        n in 0usize..5,
    ) {
        let json = format!(
            r#"{{"isError":{flag},"is_error":{flag},"tool_use_id":"t","{name}":{content}}}"#
        );
        let raw = [
            Raw::Mcp(&json),
            Raw::Anthropic(&json),
            Raw::OpenAi(&json),
            Raw::Gemini(&json),
            Raw::Text(&json),
        ][n];
        prop_assert!(!ask(raw, Effect::Write).reason().is_empty());
    }
}

/// The first text of an MCP result.
fn text_of(raw: &str) -> String {
    let value: serde_json::Value = serde_json::from_str(raw).expect("written as JSON");
    value["content"][0]["text"]
        .as_str()
        .expect("a text comes first")
        .to_owned()
}
