//! What holds for every session.

use std::collections::BTreeMap;

use aftercall_proxy::How;
use aftercall_proxy::rewrite::Plain;
use aftercall_proxy::{Config, Exit, Fate, Restart};
use proptest::prelude::*;

use super::harness::{Relay, call, failed, initialize, result};

#[derive(Clone, Debug)]
enum Step {
    Call(u8),
    Cancel(u8),
    Answer(u8, bool),
    Raw(Vec<u8>),
    Initialize,
    ListChanged,
    Wait(u16),
    End,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => (0..6_u8).prop_map(Step::Call),
        2 => (0..6_u8).prop_map(Step::Cancel),
        8 => (0..6_u8, any::<bool>()).prop_map(|(id, ok)| Step::Answer(id, ok)),
        2 => prop::collection::vec(any::<u8>(), 0..40).prop_map(Step::Raw),
        1 => Just(Step::Initialize),
        1 => Just(Step::ListChanged),
        3 => (0..90_u16).prop_map(Step::Wait),
        1 => Just(Step::End),
    ]
}

proptest! {
    /// Without an opinion, nothing that comes from the server is changed, and
    /// no request gets more answers from us and the server together than it
    /// was made; what is still open when the server ends gets exactly one.
    #[test]
    fn every_request_is_answered_and_none_twice(steps in prop::collection::vec(step(), 0..60)) {
        let mut config = Config::default();
        config.restart = Restart::Off;
        let mut relay = Relay::with(config, Plain);
        // How many answers each id may still get; cancelled ones may get one.
        let mut open: BTreeMap<u8, bool> = BTreeMap::new();
        let mut ended = false;
        for step in steps {
            match step {
                Step::Call(id) if !open.contains_key(&id) => {
                    // A tool of its own: equal calls may share one run.
                    let frame = call(&id.to_string(), &format!("t{id}"));
                    let relayed = relay.client(&frame);
                    prop_assert!(!(ended && relayed.is_some()));
                    if relayed.is_some() {
                        open.insert(id, true);
                    } else {
                        // The server is gone, or has been too slow too often.
                        let mark = format!("\"id\":{id},");
                        let at_once = relay.sent_to_client();
                        prop_assert!(at_once.iter().any(|answer| answer.contains(&mark)));
                    }
                }
                Step::Cancel(id) => {
                    relay.client(&format!(
                        "{{\"method\":\"notifications/cancelled\",\"params\":{{\"requestId\":{id}}}}}\n"
                    ));
                    open.remove(&id);
                }
                Step::Answer(id, ok) if !ended && open.contains_key(&id) => {
                    let frame = if ok { result(&id.to_string(), "{}") } else { failed(&id.to_string()) };
                    let relayed = relay.upstream(&frame);
                    if open.remove(&id) == Some(true) {
                        prop_assert_eq!(relayed, Some(frame));
                    } else {
                        prop_assert_eq!(relayed, None, "it was answered here");
                    }
                }
                Step::Raw(bytes) => {
                    let now = relay.now();
                    let fate = if ended { Fate::Withhold } else { Fate::Relay };
                    prop_assert_eq!(relay.engine.client(&bytes, now), fate);
                    if !ended {
                        prop_assert_eq!(relay.engine.upstream(&bytes, now), Fate::Relay);
                    }
                }
                Step::Initialize => {
                    relay.client(&initialize("@cline/core"));
                    relay.upstream(&result("\"init\"", "{}"));
                }
                Step::ListChanged => {
                    relay.upstream("{\"method\":\"notifications/tools/list_changed\"}\n");
                }
                Step::Wait(seconds) => relay.wait(f64::from(seconds)),
                Step::End => {
                    relay.engine.upstream_ended(Exit::new(How::Status(1)), relay.now());
                    relay.collect();
                    ended = true;
                }
                Step::Call(_) | Step::Answer(..) => {}
            }
            for answer in relay.sent_to_client() {
                let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
                let Some(id) = answer["id"].as_u64() else { continue };
                let id = u8::try_from(id).expect("an id of ours");
                // Answered here once; the server's own answer is withheld.
                prop_assert_ne!(open.get(&id), Some(&false), "answered twice");
                if open.contains_key(&id) {
                    open.insert(id, false);
                }
            }
        }
        if ended {
            prop_assert!(relay.engine.is_idle());
            prop_assert!(open.values().all(|waits| !waits), "left open: {:?}", open);
        }
    }
}
