//! Up to five proxies in a row: what an agent reads at the top is what the
//! lowest one said, and the server runs as often as behind that one alone.

use std::collections::VecDeque;
use std::time::{Duration, SystemTime};

use aftercall::detail::{Attempt, Verify};
use aftercall::gather::Report;
use aftercall::wire::{Anthropic, Codec, Encode, Gemini, Mcp, OpenAi};
use aftercall::{
    Answer, Category, Code, Effect, Executed, Failure, Outcome, Reading, Resend, ToolError,
};
use aftercall_proxy::Config;
use aftercall_proxy::rewrite::{Options, Structured};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

use super::harness::{Relay, call, initialize, result};
use super::recovery::world::LISTING;

const DEPTHS: std::ops::RangeInclusive<usize> = 1..=5;

/// Relays in a row on one clock, the client's first, above a server that says
/// the same each time, or nothing.
struct Chain {
    relays: Vec<Relay<Structured>>,
    says: Option<Value>,
    executions: usize,
    /// Answers that have reached the client.
    inbox: Vec<String>,
}

/// A frame on its way to that relay, from above or from below it.
enum Hop {
    Down(usize, String),
    Up(usize, String),
}

impl Chain {
    fn new(depth: usize, says: Option<Value>) -> Self {
        let relay = |n: u64| {
            let mut config = Config::default();
            // The lowest waits the same at every depth.
            config.salt = depth as u64 - n;
            Relay::with(config, Structured::new(Options::default()))
        };
        let mut chain = Self {
            relays: (0..depth as u64).map(relay).collect(),
            says,
            executions: 0,
            inbox: Vec::new(),
        };
        chain.run(Hop::Down(0, initialize("@cline/core")));
        chain.run(Hop::Down(
            0,
            "{\"id\":\"list\",\"method\":\"tools/list\"}\n".into(),
        ));
        chain.inbox.clear();
        chain
    }

    /// Calls the tool and lets time pass until nothing is left to happen.
    fn call(&mut self, tool: &str) -> Value {
        self.run(Hop::Down(0, call("7", tool)));
        for _ in 0..1_000 {
            let due = self.relays.iter().filter_map(|r| r.engine.next_deadline());
            let Some(due) = due.min() else { break };
            let wait = due.saturating_sub(self.relays[0].now().mono) + Duration::from_nanos(1);
            for relay in &mut self.relays {
                relay.wait(wait.as_secs_f64());
            }
            self.drain(VecDeque::new());
        }
        assert!(self.relays.iter().all(|relay| relay.engine.is_idle()));
        let [answer] = self.inbox.as_slice() else {
            panic!("one call, one answer: {:?}", self.inbox)
        };
        let answer: Value = serde_json::from_str(answer).expect("JSON");
        assert_eq!(answer["id"], 7);
        answer["result"].clone()
    }

    fn run(&mut self, hop: Hop) {
        self.drain(VecDeque::from([hop]));
    }

    fn drain(&mut self, mut hops: VecDeque<Hop>) {
        loop {
            for at in 0..self.relays.len() {
                let relay = &mut self.relays[at];
                let up = relay.sent_to_client().into_iter();
                hops.extend(up.map(|frame| Hop::Up(at, frame)));
                let down = relay.sent_to_upstream().into_iter();
                hops.extend(down.map(|frame| Hop::Down(at + 1, frame)));
            }
            let Some(hop) = hops.pop_front() else { return };
            match hop {
                Hop::Down(at, frame) if at == self.relays.len() => {
                    hops.extend(self.serve(&frame).map(|answer| Hop::Up(at, answer)));
                }
                Hop::Down(at, frame) => {
                    let onward = self.relays[at].client(&frame);
                    hops.extend(onward.map(|frame| Hop::Down(at + 1, frame)));
                }
                Hop::Up(0, frame) => self.inbox.push(frame),
                Hop::Up(at, frame) => {
                    let onward = self.relays[at - 1].upstream(&frame);
                    hops.extend(onward.map(|frame| Hop::Up(at - 1, frame)));
                }
            }
        }
    }

    fn serve(&mut self, frame: &str) -> Option<String> {
        let request: Value = serde_json::from_str(frame).expect("JSON");
        let id = request.get("id")?.to_string();
        match request["method"].as_str()? {
            "tools/list" => Some(result(&id, LISTING)),
            "tools/call" => {
                self.executions += 1;
                Some(result(&id, &self.says.as_ref()?.to_string()))
            }
            _ => Some(result(&id, "{}")),
        }
    }
}

/// One kind of outcome: what a server says, to a call of which tool, and what it
/// has to be at the top.
struct Case {
    name: &'static str,
    tool: &'static str,
    says: Option<Value>,
    executions: usize,
    reads: fn(&Outcome<Box<RawValue>, Failure>) -> bool,
}

fn flagged(words: &str) -> Option<Value> {
    Some(json!({"content": [{"type": "text", "text": words}], "isError": true}))
}

fn says(words: &str) -> Option<Value> {
    Some(json!({"content": [{"type": "text", "text": words}]}))
}

fn effect_of(tool: &str) -> Effect {
    match tool {
        "read" => Effect::ReadOnly,
        _ => Effect::Write,
    }
}

fn by_an_author(tool: &str, outcome: Outcome<Value, Failure>) -> Option<Value> {
    let written = Mcp.encode(outcome, &Encode::new(effect_of(tool)));
    serde_json::from_str(written.expect("it can be written").get()).ok()
}

fn is(outcome: &Outcome<Box<RawValue>, Failure>, category: Option<Category>) -> bool {
    outcome
        .as_ref()
        .is_err_and(|failure| failure.category() == category)
}

fn cases() -> Vec<Case> {
    let at = SystemTime::UNIX_EPOCH;
    let locked = Attempt::new("Locked.", Duration::from_millis(80));
    let locked = locked.category(Category::Transient);
    let report = Report::new()
        .covered("site-1", json!(["lamp"]), Some(1), at)
        .covered_empty("site-2", at)
        .missing(
            "site-3",
            ToolError::transient("Cut off.")
                .attempts([locked.clone()])
                .into(),
            at,
        )
        .missing("site-4", ToolError::permission("Not yours.").into(), at);
    let nothing_yet = Report::new().covered_empty("site-1", at).missing(
        "site-2",
        ToolError::transient("Cut off.").into(),
        at,
    );
    let tried = ToolError::transient("Still locked.").executed(Executed::No);
    let tried = tried.attempts([locked.clone(), locked]);
    let paid = ToolError::transient("No answer from the bank.")
        .code(Code::from_static("payout.unanswered"))
        .executed(Executed::Unknown)
        .verify(Verify::with("get_order", "it lists the payment"));
    let case = |name, tool, says, executions, reads| Case {
        name,
        tool,
        says,
        executions,
        reads,
    };
    vec![
        case("found", "read", says("42 orders"), 1, |o| {
            matches!(o, Ok(Answer::Found(_)))
        }),
        case("empty", "read", says("[]"), 1, |o| {
            matches!(o, Ok(Answer::Empty(_)))
        }),
        case(
            "empty under a flag",
            "read",
            flagged("No matches found"),
            1,
            |o| matches!(o, Ok(Answer::Empty(_))),
        ),
        case(
            "partial",
            "read",
            by_an_author("read", Ok(Answer::Partial(report))),
            1,
            |o| {
                matches!(o, Ok(Answer::Partial(report)) if report.requested() == 4
                && report.missing_retryable(Effect::ReadOnly).count() == 1)
            },
        ),
        case(
            "partial and nothing",
            "read",
            by_an_author("read", Ok(Answer::Partial(nothing_yet))),
            1,
            |o| matches!(o, Ok(Answer::Partial(report)) if report.failed().count() == 1),
        ),
        case(
            "transient",
            "read",
            flagged("HTTP 503 Service Unavailable"),
            3,
            |o| {
                is(o, Some(Category::Transient))
                    && o.as_ref()
                        .is_err_and(|failure| failure.attempts().len() == 2)
            },
        ),
        case(
            "validation",
            "write",
            flagged("HTTP 422: amount must be a number"),
            1,
            |o| is(o, Some(Category::Validation)),
        ),
        case(
            "business",
            "write",
            flagged("You exceeded your current quota"),
            1,
            |o| is(o, Some(Category::Business)),
        ),
        case(
            "permission",
            "read",
            flagged("HTTP 403 Forbidden"),
            1,
            |o| is(o, Some(Category::Permission)),
        ),
        case(
            "unclassified, read",
            "read",
            flagged("Operation failed"),
            2,
            |o| {
                is(o, None)
                    && o.as_ref()
                        .is_err_and(|failure| failure.attempts().len() == 1)
            },
        ),
        case(
            "unclassified, write",
            "write",
            flagged("Operation failed"),
            1,
            |o| is(o, None),
        ),
        case(
            "unknown execution",
            "write",
            flagged("read ECONNRESET"),
            1,
            |o| {
                is(o, Some(Category::Transient))
                    && o.as_ref().is_err_and(|failure| {
                        failure.executed() == Some(Executed::Unknown)
                            && failure.resend(Effect::Write) == Resend::CheckFirst
                    })
            },
        ),
        case(
            "unflagged",
            "write",
            says(r#"{"ok":false,"error":"invalid_auth"}"#),
            1,
            |o| is(o, Some(Category::Permission)),
        ),
        case(
            "attempts of an author",
            "read",
            by_an_author("read", Err(tried.into())),
            1,
            |o| {
                o.as_ref()
                    .is_err_and(|failure| failure.attempts().len() == 2)
            },
        ),
        case(
            "an author's unknown execution",
            "write",
            by_an_author("write", Err(paid.into())),
            1,
            |o| o.as_ref().is_err_and(|failure| failure.verify().is_some()),
        ),
        case("silence", "write", None, 1, |o| {
            is(o, Some(Category::Transient))
                && o.as_ref()
                    .is_err_and(|failure| failure.executed() == Some(Executed::Unknown))
        }),
    ]
}

fn read(result: &Value) -> Outcome<Box<RawValue>, Failure> {
    let raw = to_raw_value(result).expect("JSON");
    match Mcp.decode(&raw) {
        Ok(Reading::Settled(outcome)) => outcome,
        other => panic!("{raw} was read as {other:?}"),
    }
}

#[test]
fn each_outcome_reads_the_same_at_every_depth() {
    for case in cases() {
        let mut lowest = Chain::new(1, case.says.clone());
        let expected = lowest.call(case.tool);
        let name = case.name;
        assert!((case.reads)(&read(&expected)), "{name}: {expected}");
        for depth in DEPTHS {
            let mut chain = Chain::new(depth, case.says.clone());
            let top = chain.call(case.tool);
            assert_eq!(top, expected, "{name} through {depth}");
            assert_eq!(chain.executions, case.executions, "{name} through {depth}");
        }
    }
}

/// What has to read the same in every carrier.
fn facts(outcome: &Outcome<Box<RawValue>, Failure>, effect: Effect) -> Value {
    let failure = |failure: &Failure| {
        json!({
            "category": failure.category(),
            "code": failure.code(),
            "executed": failure.executed(),
            "message": failure.message(),
            "resend": format!("{:?}", failure.resend(effect)),
            "attempts": failure.attempts().iter().map(|a| &a.message).collect::<Vec<_>>(),
            "verify": failure.verify().map(|verify| &verify.tool),
        })
    };
    match outcome {
        Ok(Answer::Found(_)) => json!("found"),
        Ok(Answer::Empty(searched)) => json!({"empty": searched.what()}),
        Ok(Answer::Partial(report)) => json!({
            "coverage": report.coverage(),
            "found": report.succeeded().map(|(s, c)| (s, c.count())).collect::<Vec<_>>(),
            "missing": report.failed().map(|(s, f)| (s, failure(f))).collect::<Vec<_>>(),
        }),
        Err(why) => failure(why),
    }
}

fn through<C: Codec>(
    codec: &C,
    outcome: Outcome<Box<RawValue>, Failure>,
    effect: Effect,
) -> Outcome<Box<RawValue>, Failure> {
    let written = codec.encode(outcome, &Encode::new(effect)).expect("JSON");
    match codec.decode(&written) {
        Ok(Reading::Settled(outcome)) => outcome,
        other => panic!("{written} was read as {other:?}"),
    }
}

#[test]
fn the_top_tells_a_model_api_the_same_and_a_subagent_hands_it_on() {
    for case in cases() {
        let top = read(&Chain::new(3, case.says).call(case.tool));
        let effect = effect_of(case.tool);
        let expected = facts(&top, effect);
        // A subagent reads it from its model API, and answers over MCP again.
        for carried in [
            through(&Anthropic::new("toolu_1"), top.clone(), effect),
            through(&OpenAi::chat("call_1"), top.clone(), effect),
            through(&OpenAi::responses("call_1"), top.clone(), effect),
            through(&Gemini::new("tool"), top.clone(), effect),
        ] {
            assert_eq!(facts(&carried, effect), expected, "{}", case.name);
            let as_a_tool = through(&Mcp, carried, effect);
            assert_eq!(
                facts(&as_a_tool, effect),
                expected,
                "{}, as a tool",
                case.name
            );
        }
    }
}
