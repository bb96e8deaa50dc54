//! One client, one server, the proxy between them, and everything that has to
//! hold of that session.

use std::collections::HashMap;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::cache::{Cache, text};
use super::client::{Client, Told};
use super::form::{Failed, assert_empty, assert_failed, assert_noted};
use super::recording::{Pair, Recording, calls, pairs, parsed};
use super::servers::{Category, Expect, Scenario, Step};
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
pub(super) fn prove(scenario: Start, client: Client) {
    let stage = Stage::set(scenario);
    assert_enough(&stage.scenario.steps);
    let chain = [stage.tee("client-side"), proxy(), stage.server()].concat();
    let told = stage.run(client, &chain);

    let steps = &stage.scenario.steps;
    let client_side = stage.recording("client-side");
    let server_side = stage.recording("server-side");
    let modern = server_side
        .requests
        .iter()
        .all(|frame| parsed(frame)["method"] != "initialize");
    assert_eq!(
        modern,
        stage.scenario.modern && client.is_modern(),
        "the era that client and server agree on without us"
    );
    let upstream = Upstream::read(&server_side, steps.len());
    check_wire(&client_side, &server_side, &upstream, steps, modern);
    check_client(&told, &upstream, steps);
}

/// The same without a tee in front, so that the proxy stands on whatever the
/// client hands to its child. From Node that is a socket, not a pipe.
///
/// # Panics
///
/// When the client's word is not as the specification wants it.
pub(super) fn prove_direct(scenario: Start, client: Client) {
    let stage = Stage::set(scenario);
    let told = stage.run(client, &[proxy(), stage.server()].concat());
    let steps = &stage.scenario.steps;
    let upstream = Upstream::read(&stage.recording("server-side"), steps.len());
    check_client(&told, &upstream, steps);
}

/// How a server is set up on a fixture of its own.
type Start = fn(&Cache, &Path) -> Scenario;

fn proxy() -> Vec<String> {
    [env!("CARGO_BIN_EXE_aftercall"), "proxy", "--"]
        .map(ToOwned::to_owned)
        .to_vec()
}

/// The folders of one session.
struct Stage {
    cache: Cache,
    folder: TempDir,
    scenario: Scenario,
}

impl Stage {
    fn set(scenario: Start) -> Self {
        let cache = Cache::ready();
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let work = folder.path().join("work");
        std::fs::create_dir(&work).expect("the temporary folder is writable");
        let scenario = scenario(&cache, &work);
        Self {
            cache,
            folder,
            scenario,
        }
    }

    fn run(&self, client: Client, chain: &[String]) -> Told {
        client.run(&self.cache, self.folder.path(), chain, &self.scenario.steps)
    }

    fn server(&self) -> Vec<String> {
        let mut command = self.tee("server-side");
        command.extend_from_slice(&self.scenario.command);
        command
    }

    fn tee(&self, name: &str) -> Vec<String> {
        let records = self.folder.path().join(name);
        std::fs::create_dir(&records).expect("the temporary folder is writable");
        let script = repository::root().join("tests/interop/tee");
        vec![text(&script), text(&records)]
    }

    fn recording(&self, name: &str) -> Recording {
        Recording::read(&self.folder.path().join(name))
    }
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
    fn read(server_side: &Recording, calls_made: usize) -> Self {
        let positions = calls(server_side);
        assert_eq!(positions.len(), calls_made, "every call went out once");
        let mut upstream = Self {
            declares: HashMap::new(),
            answers: vec![Value::Null; calls_made],
        };
        for frame in &server_side.answers {
            let frame = parsed(frame);
            for tool in frame["result"]["tools"].as_array().into_iter().flatten() {
                let name = tool["name"].as_str().expect("a tool has a name").to_owned();
                let declares = tool.get("outputSchema").is_some();
                upstream.declares.insert(name, declares);
            }
            if let Some(position) = answered(&frame, &positions) {
                upstream.answers[position] = frame;
            }
        }
        upstream
    }

    fn failed(&self, position: usize, step: &Step, category: Category) -> Failed<'_> {
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

/// The call that a frame answers. A request or notification of the server's own
/// answers none, whatever its id.
fn answered(frame: &Value, positions: &HashMap<String, usize>) -> Option<usize> {
    match frame.get("method") {
        Some(_) => None,
        None => positions.get(&frame["id"].to_string()).copied(),
    }
}

/// Every frame that is not a call's answer, and every answer that is to stay as
/// it is, has to be equal to the byte; the others have to have their form.
fn check_wire(
    client_side: &Recording,
    server_side: &Recording,
    upstream: &Upstream,
    steps: &[Step],
    modern: bool,
) {
    let positions = calls(client_side);
    for Pair { wrote, delivered } in pairs(client_side, server_side) {
        let Some(position) = answered(&parsed(wrote), &positions) else {
            assert_same(wrote, delivered, "a frame that answers no call");
            continue;
        };
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
            Expect::Noted(category) => {
                assert_noted(&after["result"], &before["result"], category, &at);
            }
            Expect::Fails(category) => {
                let failed = upstream.failed(position, step, category);
                assert_failed(&after["result"], &failed, &at);
                let kind = after["result"].get("resultType").and_then(Value::as_str);
                assert_eq!(kind, modern.then_some("complete"), "{at}");
            }
        }
    }
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
            Expect::Noted(category) => assert_noted(result, before, category, &at),
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
