//! What is said beyond the server's own words.

use aftercall_proxy::{CallSettings, Config, Settings, Validate};
use serde_json::{Value, json};

use super::world::{Reply, World, envelope, fails, works};

fn world(script: impl FnMut(&str, usize) -> Reply + 'static) -> World {
    World::new(Config::default(), "somebody", script)
}

fn call(tool: &str, arguments: &Value) -> String {
    let params = json!({"name": tool, "arguments": arguments});
    let call = json!({"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": params});
    format!("{call}\n")
}

/// Path, what was expected, and the suggestion of each violation, sorted.
fn violations(envelope: &Value) -> Vec<(String, String, Option<String>)> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let listed = envelope["violations"].as_array();
    let listed = listed.unwrap_or_else(|| panic!("no violations: {envelope}"));
    let mut all: Vec<_> = listed
        .iter()
        .map(|v| {
            let path = text(&v["path"]).expect("a path");
            (
                path,
                text(&v["expected"]).expect("words"),
                text(&v["suggestion"]),
            )
        })
        .collect();
    all.sort();
    all
}

const WRONG: [(&str, &str, Option<&str>); 4] = [
    ("/amount", "at least 1", None),
    ("/currency", "one of [\"GBP\",\"EUR\"]", Some("GBP")),
    ("/orderId", "no such argument, only:", Some("order_id")),
    (
        "/order_id",
        "string; it is missing",
        Some("rename orderId to order_id"),
    ),
];

fn wrong() -> Value {
    json!({"orderId": "12345", "amount": 0, "currency": "GPB"})
}

fn assert_all_is_said(envelope: &Value) {
    let said = violations(envelope);
    assert_eq!(said.len(), WRONG.len(), "{said:?}");
    for ((path, expected, suggestion), wrong) in said.iter().zip(WRONG) {
        assert_eq!(path, wrong.0);
        assert!(expected.starts_with(wrong.1), "{path}: {expected}");
        assert_eq!(suggestion.as_deref(), wrong.2, "{path}");
    }
}

#[test]
fn everything_wrong_is_said_at_once() {
    for words in ["Operation failed", "HTTP 422 Unprocessable Entity"] {
        let mut world = world(move |_, _| fails(words));
        let answer = world
            .call("7", &call("create_order", &wrong()))
            .expect("answered");
        let envelope = envelope(&answer);
        assert_eq!(envelope["errorCategory"], "validation", "{words}");
        assert_all_is_said(&envelope);
        assert!(
            answer.contains(words),
            "the server's own words stay: {answer}"
        );
    }
}

#[test]
fn what_fits_and_what_heals_stays_as_it_was() {
    let right = json!({"order_id": "1", "amount": 5});
    let mut fits = world(|_, _| fails("Operation failed"));
    let answer = fits
        .call("7", &call("create_order", &right))
        .expect("answered");
    assert_eq!(
        envelope(&answer).get("errorCategory"),
        None,
        "nothing explains it"
    );

    let mut busy = world(|_, _| fails("HTTP 503 Service Unavailable"));
    let answer = busy
        .call("7", &call("create_order", &wrong()))
        .expect("answered");
    assert_eq!(envelope(&answer)["errorCategory"], "transient");

    let mut config = Config::default();
    config.settings = Settings::new(CallSettings::default().with_validate(Validate::Off));
    let mut off = World::new(config, "somebody", |_, _| fails("Operation failed"));
    let answer = off
        .call("7", &call("create_order", &wrong()))
        .expect("answered");
    assert_eq!(envelope(&answer).get("errorCategory"), None);
}

#[test]
fn what_may_not_be_read_back_is_not_shown() {
    let arguments = json!({"order_id": "1", "amount": 5, "pin": "12"});
    let mut world = world(|_, _| fails("Operation failed"));
    let answer = world
        .call("7", &call("create_order", &arguments))
        .expect("answered");
    let envelope = envelope(&answer);
    assert_eq!(envelope["violations"][0]["path"], "/pin");
    assert_eq!(envelope["violations"][0].get("received"), None);
}

#[test]
fn strict_sends_only_what_fits() {
    let mut config = Config::default();
    config.settings = Settings::new(CallSettings::default().with_validate(Validate::Strict));
    let mut world = World::new(config, "somebody", |_, _| works());
    let answer = world
        .call("7", &call("create_order", &wrong()))
        .expect("answered");
    assert_eq!(world.ran(), 0);
    assert_all_is_said(&envelope(&answer));
    assert_eq!(envelope(&answer)["executed"], "no");
    let right = json!({"order_id": "1", "amount": 5});
    world
        .call("7", &call("create_order", &right))
        .expect("answered");
    assert_eq!(world.ran(), 1);
}

#[test]
fn an_unknown_tool_is_told_the_nearest_names() {
    let unknown = || Reply::Errs(json!({"code": -32602, "message": "Unknown tool: get_orders"}));
    let mut world = world(move |_, _| unknown());
    let answer = world
        .call("7", &call("get_orders", &json!({})))
        .expect("answered");
    let envelope = envelope(&answer);
    assert_eq!(envelope["errorCategory"], "validation");
    assert_eq!(envelope["code"], "tool.unknown");
    assert!(answer.contains("get_order"), "{answer}");
    assert_eq!(world.executions.len(), 1, "never redirected");
    assert_eq!(world.executions[0].0, "get_orders");
}

#[test]
fn a_write_in_doubt_names_the_read_that_tells() {
    const LATE: &str = "upstream request timeout (504 Gateway Timeout)";
    let arguments = json!({"order_id": "12345", "amount": 5});
    let mut clear = world(|_, _| fails(LATE));
    let answer = clear
        .call("7", &call("create_order", &arguments))
        .expect("answered");
    let verify = envelope(&answer)["verify"].clone();
    assert_eq!(verify["tool"], "get_order", "{answer}");
    assert_eq!(verify["arguments"], json!({"order_id": "12345"}));
    assert_eq!(clear.ran(), 1, "shown, and not acted upon");

    // Nothing about orders in the arguments, or no tool of that kind: no guess.
    for (tool, arguments) in [
        ("create_order", json!({"amount": 5})),
        ("write", json!({"x": 1})),
    ] {
        let mut unclear = world(|_, _| fails(LATE));
        let answer = unclear
            .call("7", &call(tool, &arguments))
            .expect("answered");
        assert_eq!(envelope(&answer).get("verify"), None, "{tool}: {answer}");
    }
}
