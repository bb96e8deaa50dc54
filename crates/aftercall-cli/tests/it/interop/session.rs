//! One client, one server, the proxy between them, and everything that has to
//! hold of that session.

use std::collections::HashMap;

use serde_json::Value;

use super::cache::{Cache, text};
use super::client::{Client, Told};
use super::form::{Failed, assert_empty, assert_failed};
use super::recording::{Pair, Recording, calls, pairs, parsed};
use super::servers::{Expect, Scenario, Step};
use crate::repository;

/// The least that each server has to be asked for.
const GOOD_CALLS: usize = 12;
const FAILURES: usize = 3;

/// Runs the scenario through the proxy and checks both recordings and the
/// client's word.
///
/// # Panics
///
/// When anything is not as the specification wants it, naming the step.
pub(super) fn prove(scenario: fn(&Cache, &std::path::Path) -> Scenario, client: Client) {
    let cache = Cache::ready();
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let work = folder.path().join("work");
    std::fs::create_dir(&work).expect("the temporary folder is writable");
    let Scenario {
        command,
        modern,
        steps,
    } = scenario(&cache, &work);

    let tee = |name: &str| {
        let records = folder.path().join(name);
        std::fs::create_dir(&records).expect("the temporary folder is writable");
        vec![
            text(&repository::root().join("tests/interop/tee")),
            text(&records),
        ]
    };
    let proxy = [env!("CARGO_BIN_EXE_aftercall"), "proxy", "--"].map(ToOwned::to_owned);
    let chain = [
        tee("client-side"),
        proxy.to_vec(),
        tee("server-side"),
        command,
    ]
    .concat();

    let told = client.run(&cache, folder.path(), &chain, &steps);
    let client_side = Recording::read(&folder.path().join("client-side"));
    let server_side = Recording::read(&folder.path().join("server-side"));

    assert_enough(&steps);
    let asked_modern = server_side
        .requests
        .iter()
        .all(|frame| parsed(frame)["method"] != "initialize");
    assert_eq!(
        asked_modern,
        modern && client.is_modern(),
        "the era that client and server agree on without us"
    );
    let upstream = check_wire(&client_side, &server_side, &steps, asked_modern);
    check_client(&told, &upstream, &steps);
}

fn assert_enough(steps: &[Step]) {
    let count = |wanted: fn(&Expect) -> bool| steps.iter().filter(|s| wanted(&s.expect)).count();
    assert!(count(|expect| matches!(expect, Expect::Same)) >= GOOD_CALLS);
    assert!(count(|expect| matches!(expect, Expect::Fails(_))) >= FAILURES);
}

/// What the server itself said, as far as the checks need it.
struct Upstream {
    /// Whether each listed tool declares an output schema.
    declares: HashMap<String, bool>,
    /// The answer to each call: a result, or a JSON-RPC error.
    answers: Vec<Value>,
}

impl Upstream {
    fn failed<'a>(&'a self, position: usize, step: &Step, category: Option<&'a str>) -> Failed<'a> {
        let answer = &self.answers[position];
        let words = answer["error"]["message"]
            .as_str()
            .or_else(|| answer["result"]["content"][0]["text"].as_str());
        Failed {
            category,
            upstream: words.expect("a failure says something"),
            may_structure: self.declares.get(step.tool) == Some(&false),
        }
    }
}

/// Every frame that is not a call's answer, and every answer that is to stay as
/// it is, has to be equal to the byte; the others have to have their form.
fn check_wire(
    client_side: &Recording,
    server_side: &Recording,
    steps: &[Step],
    modern: bool,
) -> Upstream {
    let positions = calls(client_side);
    assert_eq!(positions.len(), steps.len(), "every call went out once");
    let mut upstream = Upstream {
        declares: HashMap::new(),
        answers: vec![Value::Null; steps.len()],
    };
    let paired = pairs(client_side, server_side);
    for pair in &paired {
        let frame = parsed(pair.upstream);
        for tool in frame["result"]["tools"].as_array().into_iter().flatten() {
            let name = tool["name"].as_str().expect("a tool has a name").to_owned();
            let declares = tool.get("outputSchema").is_some();
            upstream.declares.insert(name, declares);
        }
    }
    for Pair {
        upstream: wrote,
        delivered,
    } in paired
    {
        let before = parsed(wrote);
        let position = match before.get("method") {
            None => positions.get(&before["id"].to_string()).copied(),
            Some(_) => None,
        };
        let Some(position) = position else {
            assert_same(wrote, delivered, "a frame that answers no call");
            continue;
        };
        upstream.answers[position] = before;
        let (step, before) = (&steps[position], &upstream.answers[position]);
        let after = parsed(delivered);
        let at = format!("{} on the wire", step.request());
        assert_eq!(after["id"], before["id"], "{at}");
        match step.expect {
            Expect::Same => {
                assert_ne!(before["result"]["isError"], true, "{at}: {before:#}");
                assert_same(wrote, delivered, &at);
            }
            Expect::Empty => assert_empty(&after["result"], &before["result"], &at),
            Expect::Fails(category) => {
                let failed = upstream.failed(position, step, category);
                assert_failed(&after["result"], &failed, &at);
                let kind = after["result"].get("resultType").and_then(Value::as_str);
                assert_eq!(kind, modern.then_some("complete"), "{at}");
            }
        }
    }
    upstream
}

/// The client's API has to give what the wire carried, and to throw nothing.
fn check_client(told: &Told, upstream: &Upstream, steps: &[Step]) {
    assert_eq!(told.tools.len(), upstream.declares.len());
    for name in &told.tools {
        assert!(upstream.declares.contains_key(name), "{name} was listed");
    }
    assert_eq!(
        told.outcomes.len(),
        steps.len(),
        "one outcome for each call"
    );
    for (position, (outcome, step)) in told.outcomes.iter().zip(steps).enumerate() {
        let at = format!("{} from the client", step.request());
        let result = outcome
            .as_ref()
            .unwrap_or_else(|thrown| panic!("{at}: the client threw {thrown}"));
        let before = &upstream.answers[position]["result"];
        match step.expect {
            Expect::Same => {
                assert_ne!(result["isError"], true, "{at}");
                let (got, sent) = (&result["content"][0], &before["content"][0]);
                assert_eq!(got["text"], sent["text"], "{at}");
                assert_eq!(got["data"], sent["data"], "{at}");
            }
            Expect::Empty => assert_empty(result, before, &at),
            Expect::Fails(category) => {
                assert_failed(result, &upstream.failed(position, step, category), &at);
            }
        }
    }
}

fn assert_same(wrote: &[u8], delivered: &[u8], at: &str) {
    assert!(
        wrote == delivered,
        "{at}: the server wrote\n{}the client got\n{}",
        String::from_utf8_lossy(wrote),
        String::from_utf8_lossy(delivered)
    );
}
