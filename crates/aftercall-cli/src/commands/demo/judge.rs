//! What an agent makes of a frame.

use core::time::Duration;
use std::time::SystemTime;

use aftercall::gather::Source;
use aftercall::recover::{Call, Decision, History, Input, Key, Policy, Then, decide};
use aftercall::wire::{Codec, Mcp};
use aftercall::{Effect, Executed, Failure, Now, Reading, Value};
use serde_json::value::RawValue;

use super::frames::{self, Body};
use super::scene::Scene;

/// The decision on a frame as it was read, or on none.
pub(crate) fn judge(
    frame: Option<&RawValue>,
    scene: &Scene,
    effect: Effect,
    took: Duration,
) -> Decision {
    let arguments = serde_json::Value::Object(scene.arguments());
    let arguments = serde_json::from_value(arguments).unwrap_or(Value::Null);
    let call = Call::new(scene.tool, effect, Key::of_call(scene.tool, &arguments)).took(took);
    let now = Now {
        mono: took,
        wall: SystemTime::now(),
    };
    let (policy, history) = (Policy::in_agent(), History::new());
    decide(&Input::new(&policy, &history, call, now), &read(frame))
}

/// As an agent reads it that knows nothing but the frame.
fn read(frame: Option<&RawValue>) -> Reading<Box<RawValue>> {
    let failed = |failure| Reading::Settled(Err(failure));
    match frame.and_then(frames::body) {
        Some(Body::Result(result)) => Mcp.decode(&result).unwrap_or_else(|error| {
            failed(
                Failure::unexplained("The answer can't be read.").with_upstream(error.to_string()),
            )
        }),
        Some(Body::Error(error)) => failed(
            Failure::unexplained("The server answered with a protocol error.")
                .with_upstream(error.get()),
        ),
        None => failed(
            Failure::unexplained("The connection ended without an answer.")
                .with_executed(Executed::Unknown),
        ),
    }
}

/// Does the agent take it for all that it asked for?
pub(crate) fn takes(decision: &Decision) -> bool {
    match decision {
        Decision::Accept | Decision::AcceptEmpty => true,
        Decision::AcceptPartial { .. }
        | Decision::RetryMissing { .. }
        | Decision::Await
        | Decision::ProvideInput
        | Decision::Stop { .. }
        | Decision::Retry { .. }
        | Decision::Defer { .. }
        | Decision::Propagate { .. }
        | Decision::Verify { .. }
        | Decision::FixInput { .. }
        | Decision::TellUser { .. }
        | Decision::SwitchPrincipal { .. }
        | Decision::Escalate { .. } => false,
    }
}

/// What the agent does next, for people.
pub(crate) fn next(decision: &Decision) -> String {
    let ask = |who: &Option<String>| format!("ask {}", who.as_deref().unwrap_or("a person"));
    match decision {
        Decision::Accept => "take it for the answer".into(),
        Decision::AcceptEmpty => "take it: nothing matches".into(),
        Decision::AcceptPartial { missing } => {
            let names: Vec<&str> = missing.iter().map(Source::as_str).collect();
            format!("take it, and tell what is missing: {}", names.join(", "))
        }
        Decision::RetryMissing {
            missing,
            earliest,
            latest,
        } => format!("ask {} again {}", missing.len(), wait(*earliest, *latest)),
        Decision::Await => "wait for the task".into(),
        Decision::ProvideInput => "supply what it asks for".into(),
        Decision::Stop { .. } => "stop".into(),
        Decision::Retry {
            earliest, latest, ..
        } => format!("send it again {}", wait(*earliest, *latest)),
        Decision::Defer { wait, .. } => format!("put it off for {} s", seconds(*wait)),
        Decision::Propagate { .. } => "hand it up".into(),
        Decision::Verify { with: None, .. } => "find out whether it was done".into(),
        Decision::Verify {
            with: Some(verify), ..
        } => match &verify.arguments {
            Some(arguments) => format!("check first: {} {arguments}", verify.tool),
            None => format!("check first: {}", verify.tool),
        },
        Decision::FixInput { violations } => match violations.first() {
            Some(violation) => format!("correct it: {}", violation.message),
            None => "correct the arguments".into(),
        },
        Decision::TellUser { words, then, .. } => {
            let then = match then {
                Then::TakeOtherPath { alternatives } => alternatives
                    .first()
                    .map_or_else(String::new, |path| format!("; other path: {}", path.tool)),
                Then::Escalate { to } => format!("; {}", ask(to)),
            };
            format!("tell the customer: “{words}”{then}")
        }
        Decision::SwitchPrincipal { requires, ask: who } => {
            let role = requires.role.iter().map(|role| format!("role {role}"));
            let scopes = requires.scopes.iter().map(|scope| format!("scope {scope}"));
            let needed: Vec<String> = role
                .chain(requires.principal.clone())
                .chain(scopes)
                .collect();
            format!("{} (it takes {})", ask(who), needed.join(", "))
        }
        Decision::Escalate { to, .. } => ask(to),
    }
}

fn wait(earliest: Duration, latest: Duration) -> String {
    if earliest == latest {
        format!("in {} s", seconds(earliest))
    } else {
        format!("in {} to {} s", seconds(earliest), seconds(latest))
    }
}

/// To the tenth, without a zero at the end.
fn seconds(wait: Duration) -> String {
    let tenths = (wait.as_secs_f64() * 10.0).round() / 10.0;
    tenths.to_string()
}
