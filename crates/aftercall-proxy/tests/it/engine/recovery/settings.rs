//! Each setting, by what it makes the server do: the same session with it and
//! without.

use std::time::Duration;

use aftercall::recover::Policy;
use aftercall_proxy::settings::{CallSettings, Hints, Settings};
use aftercall_proxy::{Config, Retry, Timeout, Validate};
use serde_json::{Value, json};

use super::super::harness::call;
use super::world::{Reply, World, envelope, fails, fails_after, works};

const BUSY: &str = "HTTP 503 Service Unavailable";
const REFUSED: &str = "duplicate key value violates unique constraint \"orders_pkey\"";

fn calls() -> CallSettings {
    CallSettings::default()
}

/// This for one tool, everything else as it is.
fn of(tool: &str, calls: CallSettings) -> Settings {
    Settings::default().with_tool(tool, calls)
}

fn world(settings: Settings, script: impl FnMut(&str, usize) -> Reply + 'static) -> World {
    let mut config = Config::default();
    config.settings = settings;
    World::new(config, "somebody", script)
}

/// How often a tool runs that is busy for good.
fn runs(settings: &Settings, tool: &str) -> usize {
    let mut world = world(settings.clone(), |_, _| fails(BUSY));
    world.call("7", &call("7", tool)).expect("answered");
    world.ran()
}

fn hints(read_only: Option<bool>, destructive: Option<bool>, idempotent: Option<bool>) -> Hints {
    Hints::new(read_only, destructive, idempotent).expect("they agree")
}

#[test]
fn attempts_are_counted_for_each_tool() {
    let policy = Policy::behind_host().with_attempts(2).expect("in range");
    let settings = of("read", calls().with_policy(policy));
    assert_eq!(runs(&settings, "read"), 2);
    assert_eq!(runs(&settings, "idempotent"), 3, "the others keep theirs");
}

#[test]
fn a_tool_is_not_retried_where_the_operator_says_so() {
    let settings = of("read", calls().with_retry(Retry::Off));
    assert_eq!(runs(&settings, "read"), 1);
    assert_eq!(runs(&settings, "idempotent"), 3);
}

#[test]
fn time_bounds_the_tries_and_never_the_first() {
    let within = |seconds| {
        let time = Some(Duration::from_secs(seconds));
        let calls = calls().with_retry_time(time).expect("in range");
        let mut world = world(of("read", calls), |_, n| {
            if n == 0 {
                fails("HTTP 429 Too Many Requests. Retry-After: 4")
            } else {
                works()
            }
        });
        world.call("7", &call("7", "read")).expect("answered");
        world.executions
    };
    assert_eq!(within(1).len(), 1);
    assert_eq!(within(5).len(), 1, "4 s and the margin of 1 s do not fit");
    let ran = within(20);
    assert_eq!(ran.len(), 2);
    assert!(ran[1].1 - ran[0].1 >= 4.0, "{ran:?}");
}

#[test]
fn the_backoff_is_kept() {
    let spread = |base, cap| {
        let (base, cap) = (Duration::from_millis(base), Duration::from_millis(cap));
        let policy = Policy::behind_host().with_backoff(base, cap);
        let calls = calls().with_policy(policy.expect("a span"));
        let calls = calls.with_retry_time(Some(Duration::from_secs(3600)));
        let settings = of("read", calls.expect("in range"));
        let mut world = world(settings, |_, _| fails(BUSY));
        for id in ["1", "2", "3", "4"] {
            world.call(id, &call(id, "read")).expect("answered");
        }
        world.seconds()
    };
    let start = world(Settings::default(), |_, _| works()).seconds();
    let short = spread(1, 1) - start;
    assert!(short < 0.02, "eight waits of at most 1 ms: {short}");
    let long = spread(600_000, 600_000) - start;
    assert!(long > 600.0, "eight waits of up to 10 min: {long}");
}

#[test]
fn the_purse_holds_what_it_is_told() {
    let settings = Settings::default().with_retry_tokens(1).expect("in range");
    let mut world = world(settings, |_, _| fails(BUSY));
    for id in ["1", "2", "3"] {
        world.call(id, &call(id, "read")).expect("answered");
    }
    assert_eq!(world.ran(), 4, "one retry in all");
}

#[test]
fn what_the_operator_knows_of_a_tool_counts_more_than_what_it_says() {
    let with = |tool, hints| runs(&of(tool, calls().with_hints(hints)), tool);
    assert_eq!(with("write", hints(Some(true), None, None)), 3);
    assert_eq!(with("unsaid", hints(None, None, Some(true))), 3);
    assert_eq!(with("contradicts", hints(Some(true), None, None)), 3);
    assert_eq!(with("read", hints(Some(false), None, None)), 1);
    assert_eq!(with("read", hints(None, Some(true), None)), 1);
    assert_eq!(with("read", hints(None, None, Some(false))), 1);
    assert_eq!(with("idempotent", hints(None, None, Some(false))), 1);
    assert_eq!(with("write", hints(None, None, None)), 1);
}

#[test]
fn what_is_known_of_a_tool_is_what_the_answer_says() {
    let says = |settings| {
        let calls = calls().with_retry(Retry::Off);
        let hints: Hints = settings;
        let settings = of("write", calls.with_hints(hints));
        let mut world = world(settings, |_, _| fails_after("504 Gateway Timeout", 1.0));
        let answer = world.call("7", &call("7", "write")).expect("answered");
        envelope(&answer)["isRetryable"].clone()
    };
    assert_eq!(says(Hints::default()), false);
    assert_eq!(says(hints(Some(true), None, None)), true);
}

#[test]
fn hints_of_a_server_that_is_not_trusted_allow_nothing_and_the_operators_do() {
    let settings = Settings::default().with_trust_annotations(false);
    assert_eq!(runs(&settings, "read"), 1);
    assert_eq!(runs(&settings, "idempotent"), 1);
    let known = calls().with_hints(hints(Some(true), None, None));
    let settings = settings.with_tool("read", known);
    assert_eq!(runs(&settings, "read"), 3);
    assert_eq!(runs(&settings, "idempotent"), 1);
}

#[test]
fn an_idempotency_key_counts_where_it_is_present() {
    let keyed = calls()
        .with_idempotency_keys(vec!["request_id".into()])
        .expect("it has a name");
    let runs = |arguments: Value, settings: Settings| {
        let mut world = world(settings, |_, _| fails(BUSY));
        let frame = call("7", "write").replace("{\"x\":1e2}", &arguments.to_string());
        world.call("7", &frame).expect("answered");
        world.ran()
    };
    let with = json!({"amount": 5, "request_id": "a-17"});
    assert_eq!(runs(with.clone(), of("write", keyed.clone())), 3);
    assert_eq!(runs(json!({"amount": 5}), of("write", keyed.clone())), 1);
    let null = json!({"request_id": null});
    assert_eq!(runs(null, of("write", keyed.clone())), 1);
    assert_eq!(runs(with.clone(), of("unsaid", keyed.clone())), 1);
    assert_eq!(runs(with.clone(), Settings::default()), 1);
    assert_eq!(runs(with, Settings::new(keyed)), 3, "for every tool");
}

#[test]
fn a_call_with_a_key_that_timed_out_behind_the_server_runs_again() {
    let keyed = calls().with_idempotency_keys(vec!["request_id".into()]);
    let settings = of("write", keyed.expect("it has a name"));
    let mut world = world(settings, |_, n| match n {
        0 => fails_after("upstream request timeout (504 Gateway Timeout)", 1.0),
        _ => works(),
    });
    let frame = call("7", "write").replace("\"x\":1e2", "\"request_id\":17");
    let answer = world.call("7", &frame).expect("answered");
    assert!(answer.contains("42 orders"), "{answer}");
    assert_eq!(world.ran(), 2);
}

#[test]
fn the_guard_lets_pass_where_it_is_off() {
    let run = |settings| {
        let mut world = world(settings, |_, _| fails(REFUSED));
        for id in 1..=5 {
            let id = id.to_string();
            let answer = world.call(&id, &call(&id, "write")).expect("answered");
            assert!(!answer.contains("sent 5 times"), "{answer}");
        }
        world.ran()
    };
    assert_eq!(run(Settings::default()), 2);
    assert_eq!(run(of("write", calls().with_guard(false))), 5);
    assert_eq!(run(of("unsaid", calls().with_guard(false))), 2);
    assert_eq!(run(Settings::new(calls().with_guard(false))), 5);
}

#[test]
fn the_breaker_lets_pass_where_it_is_off() {
    let limit = || {
        let limit = Timeout::After(Duration::from_secs(2));
        calls().with_timeout(limit).expect("in range")
    };
    let run = |settings: Settings, tool| {
        let mut world = world(settings, |_, _| Reply::Hangs);
        for id in 1..=7 {
            let id = id.to_string();
            world.call(&id, &call(&id, tool)).expect("answered");
        }
        world.ran()
    };
    let off = limit().with_breaker(false);
    assert_eq!(run(Settings::new(limit()), "read"), 5);
    assert_eq!(run(Settings::new(off.clone()), "read"), 7);
    let of_one = Settings::new(limit()).with_tool("read", off.clone());
    assert_eq!(run(of_one.clone(), "read"), 7);
    assert_eq!(run(of_one, "unsaid"), 5);

    let closed = |settings| {
        let mut world = world(settings, |_, _| fails(BUSY));
        for id in 1..=7 {
            let id = id.to_string();
            let frame = call(&id, "closed").replace("1e2", &id);
            world.call(&id, &frame).expect("answered");
        }
        world.ran()
    };
    assert_eq!(closed(Settings::default()), 5);
    assert_eq!(closed(of("closed", calls().with_breaker(false))), 7);
}

#[test]
fn each_tool_has_its_timeout() {
    let after = |seconds| Timeout::After(Duration::from_secs(seconds));
    let limited = |timeout| calls().with_timeout(timeout).expect("in range");
    let settings = Settings::new(limited(after(10)))
        .with_tool("read", limited(after(2)))
        .with_tool("write", limited(after(30)))
        .with_tool("unsaid", limited(Timeout::Off));
    let took = |tool| {
        let mut world = world(settings.clone(), |_, _| Reply::Hangs);
        let began = world.seconds();
        let answer = world.call("7", &call("7", tool))?;
        assert_eq!(envelope(&answer)["code"], "server.timeout", "{answer}");
        Some((world.seconds() - began).round())
    };
    assert_eq!(took("read"), Some(2.0));
    assert_eq!(took("idempotent"), Some(10.0));
    assert_eq!(took("write"), Some(30.0));
    assert_eq!(took("unsaid"), None);
}

#[test]
fn a_tool_without_a_limit_is_still_told_of_when_others_have_one() {
    let limited = |timeout| calls().with_timeout(timeout).expect("in range");
    let settings = Settings::new(limited(Timeout::After(Duration::from_secs(2))))
        .with_tool("unsaid", limited(Timeout::Off));
    let mut world = world(settings, |_, _| Reply::Hangs);
    world.send(&call("7", "unsaid"));
    world.wait(59.0);
    assert_eq!(world.relay.notices, 0);
    world.wait(2.0);
    assert_eq!(world.relay.notices, 1);
    assert!(world.answer_to("7").is_none());
}

#[test]
fn the_hosts_limit_holds_for_tools_that_follow_it() {
    let after = Timeout::After(Duration::from_secs(5));
    let limited = calls().with_timeout(after).expect("in range");
    let mut config = Config::default();
    config.settings = of("read", limited);
    for (tool, limit) in [("read", 5.0), ("write", 59.0)] {
        let mut world = World::new(config.clone(), "@cline/core", |_, _| Reply::Hangs);
        let began = world.seconds();
        world.call("7", &call("7", tool)).expect("answered");
        assert_eq!((world.seconds() - began).round(), limit, "{tool}");
    }
}

#[test]
fn the_limit_of_a_tool_bounds_its_retries() {
    let after = Timeout::After(Duration::from_secs(3));
    let limited = calls().with_timeout(after).expect("in range");
    let mut config = Config::default();
    config.settings = of("read", limited);
    let mut world = World::new(config, "@cline/core", |_, n| match n {
        0 => fails("HTTP 429 Too Many Requests. Retry-After: 4"),
        _ => works(),
    });
    world.call("7", &call("7", "read")).expect("answered");
    assert_eq!(world.ran(), 1, "a wait of 4 s does not fit into 3 s");
    world.call("8", &call("8", "idempotent").replace("1e2", "2"));
    assert_eq!(world.ran(), 3, "and into 60 s it does");
}

#[test]
fn strictness_is_a_tools_own() {
    let strict = of("create_order", calls().with_validate(Validate::Strict));
    let mut world = world(strict, |_, _| works());
    world
        .call("7", &call("7", "create_order"))
        .expect("answered");
    assert_eq!(world.ran(), 0, "the arguments do not fit");
    world.call("8", &call("8", "get_order")).expect("answered");
    assert_eq!(world.ran(), 1, "nor do these, and nobody asked");
}
