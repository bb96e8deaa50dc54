//! Case × annotation × switch × host: how often the server ran, what came
//! back, and how long that took.

use aftercall_proxy::How;
use aftercall_proxy::{CallSettings, Config, Retry, Settings};
use serde_json::json;

use super::super::harness::call;
use super::world::{Reply, TOOLS, World, envelope, fails, fails_after, works};

/// Waits 5 s for a tool, as far as anybody knows.
const UNKNOWN: &str = "somebody";
/// Waits 60 s.
const PATIENT: &str = "@cline/core";

struct Case {
    name: &'static str,
    script: fn(&str, usize) -> Reply,
    /// Executions where a second one does no harm, for the two hosts.
    reads: [usize; 2],
    /// The same, for a tool that is idempotent but does not just read.
    idempotent: [usize; 2],
    heals: bool,
    /// The shortest wait that the answer asked for, in seconds.
    asks: f64,
}

const BUSY: &str = "HTTP 503 Service Unavailable";
const LATE: &str = "upstream request timeout (504 Gateway Timeout)";

const CASES: [Case; 16] = [
    Case {
        name: "busy twice, then fine",
        script: |_, n| if n < 2 { fails(BUSY) } else { works() },
        reads: [3, 3],
        idempotent: [3, 3],
        heals: true,
        asks: 0.0,
    },
    Case {
        name: "busy for good",
        script: |_, _| fails(BUSY),
        reads: [3, 3],
        idempotent: [3, 3],
        heals: false,
        asks: 0.0,
    },
    Case {
        name: "a rate limit that ends within the budget",
        script: |_, n| {
            if n == 0 {
                fails("HTTP 429 Too Many Requests. Retry-After: 2")
            } else {
                works()
            }
        },
        reads: [2, 2],
        idempotent: [2, 2],
        heals: true,
        asks: 2.0,
    },
    Case {
        name: "a rate limit that only a patient host outwaits",
        script: |_, n| {
            if n == 0 {
                fails("HTTP 429 Too Many Requests. Retry-After: 30")
            } else {
                works()
            }
        },
        reads: [1, 2],
        idempotent: [1, 2],
        heals: true,
        asks: 30.0,
    },
    Case {
        name: "a refusal",
        script: |_, _| fails("duplicate key value violates unique constraint \"orders_pkey\""),
        reads: [1, 1],
        idempotent: [1, 1],
        heals: false,
        asks: 0.0,
    },
    Case {
        name: "no permission",
        script: |_, _| fails("HTTP 403 Forbidden"),
        reads: [1, 1],
        idempotent: [1, 1],
        heals: false,
        asks: 0.0,
    },
    Case {
        name: "arguments that are wrong",
        script: |_, _| fails("HTTP 422 Unprocessable Entity: amount must be positive"),
        reads: [1, 1],
        idempotent: [1, 1],
        heals: false,
        asks: 0.0,
    },
    Case {
        name: "a failure that nothing explains",
        script: |_, n| {
            if n == 0 {
                fails("Operation failed")
            } else {
                works()
            }
        },
        reads: [2, 2],
        idempotent: [1, 1],
        heals: true,
        asks: 0.0,
    },
    Case {
        name: "a time-out behind the server, before or after the effect",
        script: |_, n| {
            if n == 0 {
                fails_after(LATE, 1.0)
            } else {
                works()
            }
        },
        reads: [2, 2],
        idempotent: [2, 2],
        heals: true,
        asks: 0.0,
    },
    Case {
        name: "a try so long that another would not end in time",
        script: |_, n| {
            if n == 0 {
                fails_after(LATE, 3.0)
            } else {
                works()
            }
        },
        reads: [1, 2],
        idempotent: [1, 2],
        heals: true,
        asks: 0.0,
    },
    Case {
        name: "the other error channel",
        script: |_, n| match n {
            0 => Reply::Errs(
                json!({"code": -32603, "message": "connect ECONNREFUSED 127.0.0.1:5432"}),
            ),
            _ => works(),
        },
        reads: [2, 2],
        idempotent: [2, 2],
        heals: true,
        asks: 0.0,
    },
    Case {
        name: "a refusal on the other error channel",
        script: |_, _| {
            Reply::Errs(json!({
                "code": -32000,
                "message": "duplicate key value violates unique constraint \"orders_pkey\""
            }))
        },
        reads: [1, 1],
        idempotent: [1, 1],
        heals: false,
        asks: 0.0,
    },
    Case {
        name: "wrong arguments on the other error channel",
        script: |_, _| Reply::Errs(json!({"code": -32602, "message": "Invalid params: amount"})),
        reads: [1, 1],
        idempotent: [1, 1],
        heals: false,
        asks: 0.0,
    },
    Case {
        name: "a crash while it runs",
        script: |_, n| if n == 0 { Reply::Dies(1.0) } else { works() },
        reads: [2, 2],
        idempotent: [2, 2],
        heals: true,
        asks: 0.0,
    },
    Case {
        name: "a crash so late that another try would not end in time",
        script: |_, n| if n == 0 { Reply::Dies(3.0) } else { works() },
        reads: [1, 2],
        idempotent: [1, 2],
        heals: true,
        asks: 0.0,
    },
    Case {
        name: "a question to the client meanwhile",
        script: |_, n| match n {
            0 => Reply::Asks(json!({"content": [{"type": "text", "text": BUSY}], "isError": true})),
            _ => works(),
        },
        reads: [1, 1],
        idempotent: [1, 1],
        heals: true,
        asks: 0.0,
    },
];

#[test]
fn every_cell_runs_as_often_as_it_may() {
    for case in &CASES {
        for tool in TOOLS {
            for retry in [Retry::Safe, Retry::Off] {
                for (host, name) in [UNKNOWN, PATIENT].into_iter().enumerate() {
                    cell(case, tool, retry, host, name);
                }
            }
        }
    }
}

fn cell(case: &Case, tool: &str, retry: Retry, host: usize, name: &str) {
    let cell = format!("{}, {tool}, {retry:?}, {name}", case.name);
    let mut config = Config::default();
    config.settings = Settings::new(CallSettings::default().with_retry(retry));
    let mut world = World::new(config, name, case.script);
    let began = world.seconds();
    let answer = world.call("7", &call("7", tool));
    let answer = answer.unwrap_or_else(|| panic!("no answer: {cell}"));
    let may = match (retry, tool) {
        (Retry::Off, _) => 1,
        (Retry::Safe, "read") => case.reads[host],
        (Retry::Safe, "idempotent") => case.idempotent[host],
        (Retry::Safe, _) => 1,
    };
    assert_eq!(world.ran(), may, "{cell}: {answer}");
    assert_eq!(
        world
            .inbox
            .iter()
            .filter(|frame| frame.contains("\"result\""))
            .count(),
        1,
        "{cell}"
    );
    let took = world.seconds() - began;
    let budget = [5.0, 60.0][host];
    assert!(
        took <= budget - 1.0 || world.ran() == 1,
        "{cell}: took {took} s"
    );
    if may > 1 {
        assert!(
            took >= case.asks,
            "{cell}: asked for {} s, took {took} s",
            case.asks
        );
    }
    if may > 1 && case.heals {
        let good = "{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{\"content\":[{\"text\":\"42 orders\",\"type\":\"text\"}]}}\n";
        assert_eq!(answer, good, "{cell}: healed, so it is the server's own");
    } else {
        let envelope = envelope(&answer);
        let tried = envelope["attempts"].as_array().map_or(0, Vec::len);
        assert_eq!(tried, may - 1, "{cell}: {envelope}");
    }
}

#[test]
fn after_a_crash_while_idle_every_cell_is_told_and_runs_when_it_is_sent_again() {
    for tool in TOOLS {
        for retry in [Retry::Safe, Retry::Off] {
            for name in [UNKNOWN, PATIENT] {
                let cell = format!("{tool}, {retry:?}, {name}");
                let mut config = Config::default();
                config.settings = Settings::new(CallSettings::default().with_retry(retry));
                let mut world = World::new(config, name, |_, _| works());
                world.dies(How::Signal(9));
                world.wait(5.0);
                let told = world.call("7", &call("7", tool)).expect("answered");
                assert_eq!(world.ran(), 0, "{cell}");
                let told = envelope(&told);
                assert_eq!(told["code"], "server.restarted", "{cell}");
                assert_eq!(told["executed"], "no", "{cell}");
                let answer = world.call("8", &call("8", tool)).expect("answered");
                assert!(answer.contains("42 orders"), "{cell}: {answer}");
                assert_eq!(world.ran(), 1, "{cell}");
            }
        }
    }
}

#[test]
fn a_server_that_hangs_runs_once() {
    for tool in TOOLS {
        let mut world = World::new(Config::default(), UNKNOWN, |_, _| Reply::Hangs);
        assert_eq!(world.call("7", &call("7", tool)), None);
        assert_eq!(world.ran(), 1);

        let mut world = World::new(Config::default(), PATIENT, |_, _| Reply::Hangs);
        let answer = world
            .call("7", &call("7", tool))
            .expect("before the host gives up");
        assert_eq!(envelope(&answer)["executed"], "unknown", "{tool}");
        assert_eq!(world.ran(), 1, "{tool}");
    }
}

#[test]
fn hints_that_are_not_trusted_allow_nothing() {
    let mut config = Config::default();
    config.settings = Settings::default().with_trust_annotations(false);
    let mut world = World::new(
        config,
        UNKNOWN,
        |_, n| if n == 0 { fails(BUSY) } else { works() },
    );
    assert!(world.call("7", &call("7", "read")).is_some());
    assert_eq!(world.ran(), 1);
}
