//! An upstream that fails everything, and the load that it sees.

use aftercall_proxy::Config;
use aftercall_proxy::How;
use proptest::prelude::*;

use super::super::harness::call;
use super::world::{Reply, TOOLS, World, fails, works};

#[test]
fn retries_add_at_most_a_tenth_to_a_storm() {
    const CALLS: usize = 1500;
    let mut world = World::new(Config::default(), "@cline/core", |_, _| {
        fails("connect ECONNREFUSED 127.0.0.1:5432")
    });
    for id in 0..CALLS {
        let id = id.to_string();
        let answer = world.call(&id, &call(&id, "read"));
        assert!(answer.is_some(), "call {id} was not answered");
        world.inbox.clear();
    }
    let ran = world.ran();
    assert!(ran > CALLS, "what is worth a try is tried");
    // In whole numbers: 1.11 times the load.
    assert!(
        ran * 100 <= CALLS * 111,
        "{CALLS} calls made {ran} executions"
    );
}

#[test]
fn a_server_that_dies_of_everything_is_not_drowned() {
    const CALLS: usize = 1000;
    let mut world = World::new(Config::default(), "@cline/core", |_, _| Reply::Dies(0.05));
    world.next = (0.05, true);
    for id in 0..CALLS {
        let id = id.to_string();
        let answer = world.call(&id, &call(&id, "read"));
        assert!(answer.is_some(), "call {id} was not answered");
        world.inbox.clear();
        world.wait(0.1);
    }
    let (ran, restarts) = (world.ran(), world.relay.engine.counters().restarts);
    assert!(
        ran * 100 <= CALLS * 111,
        "{CALLS} calls made {ran} executions"
    );
    // 150 s and more with one probe in 30 s: what is tried is tried seldom.
    assert!(restarts < 100, "{restarts} restarts");
}

#[test]
fn a_burst_adds_no_more_than_the_purse_holds() {
    let mut world = World::new(Config::default(), "somebody", |_, _| fails("HTTP 503"));
    for id in 0..100 {
        world.send(&call(&id.to_string(), "read"));
    }
    world.wait(10.0);
    assert!(world.ran() <= 100 + 10 + 10, "{} executions", world.ran());
    assert_eq!(world.inbox.len(), 100);
    assert!(world.relay.engine.is_idle());
}

#[derive(Clone, Debug)]
enum Step {
    Call(usize),
    Cancel(u8),
    Wait(u16),
    Crash,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (0..TOOLS.len()).prop_map(Step::Call),
        1 => any::<u8>().prop_map(Step::Cancel),
        2 => (0..9000_u16).prop_map(Step::Wait),
        1 => Just(Step::Crash),
    ]
}

fn reply(kind: u8) -> Reply {
    match kind % 8 {
        0 | 1 => works(),
        2 => fails("HTTP 503 Service Unavailable"),
        3 => fails("Operation failed"),
        4 => fails("HTTP 403 Forbidden"),
        5 => fails("HTTP 429 Too Many Requests. Retry-After: 2"),
        6 => Reply::Dies(0.3),
        _ => Reply::Hangs,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever is called, answered, taken back and waited for: what may not
    /// run twice runs at most once for each call, nothing runs more often than
    /// the policy says, no call gets two answers, one that was taken back is
    /// not run again, and nothing is left waiting.
    #[test]
    fn no_session_breaks_a_rule(
        steps in prop::collection::vec(step(), 1..30),
        kinds in prop::collection::vec(any::<u8>(), 1..20),
    ) {
        let mut turn = 0;
        let mut world = World::new(Config::default(), "@cline/core", move |_, _| {
            turn += 1;
            reply(kinds[turn % kinds.len()])
        });
        let mut made = [0; TOOLS.len()];
        let mut id = 0_usize;
        for step in steps {
            match step {
                Step::Call(tool) => {
                    made[tool] += 1;
                    id += 1;
                    world.send(&call(&id.to_string(), TOOLS[tool]));
                }
                Step::Cancel(which) => {
                    let which = usize::from(which) % (id + 1);
                    world.send(&format!(
                        "{{\"method\":\"notifications/cancelled\",\"params\":{{\"requestId\":{which}}}}}\n"
                    ));
                }
                Step::Wait(ms) => world.wait(f64::from(ms) / 1000.0),
                Step::Crash => world.dies(How::Status(1)),
            }
        }
        // Longer than any host waits, and than the breaker stays open.
        world.wait(200.0);
        for (tool, made) in TOOLS.iter().zip(made) {
            let ran = world.executions.iter().filter(|(name, _)| name == tool).count();
            let most = match *tool {
                "read" | "idempotent" => 3 * made,
                _ => made,
            };
            prop_assert!(ran <= most, "{} calls of {} ran {} times", made, tool, ran);
        }
        for id in 1..=id {
            let mark = format!("\"id\":{id},");
            let answers = world.inbox.iter().filter(|frame| frame.contains(&mark)).count();
            prop_assert!(answers <= 1, "{answers} answers to {id}");
        }
        prop_assert!(world.relay.engine.is_idle(), "something is left");
        prop_assert_eq!(world.relay.engine.next_deadline(), None);
    }
}
