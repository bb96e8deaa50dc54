//! Odd peers: relayed unchanged, counted, never another call's failure.

use aftercall_mcp::{Head, Id};
use aftercall_proxy::How;
use aftercall_proxy::{Exit, Fate};

use super::harness::{Marking, Relay, call, failed, result};

#[test]
fn a_banner_and_a_batch_pass_and_are_counted() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1", "t"));
    let batch = "[{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"isError\":true}}]\n";
    for odd in [
        "Server running on stdio\n",
        batch,
        "\n",
        "{\"id\":1,\"resu\n",
    ] {
        assert_eq!(relay.upstream(odd).as_deref(), Some(odd));
    }
    let counters = relay.engine.counters();
    assert_eq!((counters.malformed, counters.batches), (2, 1));
    let answer = relay.upstream(&failed("1")).expect("relayed");
    assert!(
        answer.contains("\"facts\""),
        "the call is unharmed: {answer}"
    );
}

#[test]
fn bytes_that_are_no_text_pass_and_still_end_their_call() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1", "t"));
    // The lone surrogate is what makes it unreadable; the bytes would pass.
    let frame = b"{\"id\":1,\"result\":\"\xff\\ud800\"}\n";
    assert_eq!(relay.engine.upstream(frame, relay.now()), Fate::Relay);
    assert!(relay.engine.is_idle());
    relay.collect();
    assert_eq!(relay.records[0].note.outcome.as_str(), "uninspected");
}

#[test]
fn a_repeated_id_leaves_both_answers_alone() {
    let mut relay = Relay::new(Marking::default());
    let request = call("1", "t");
    relay.client(&request);
    assert_eq!(relay.client(&request).as_deref(), Some(&*request));
    relay.client(&call("2", "t"));
    for _ in 0..2 {
        let answer = failed("1");
        assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
    }
    assert_eq!(relay.engine.counters().duplicate_ids, 1);
    let other = relay.upstream(&failed("2")).expect("relayed");
    assert!(other.contains("\"facts\""), "the other call is unharmed");
    assert!(relay.engine.is_idle());
}

#[test]
fn an_answer_to_nothing_passes_and_is_counted() {
    let mut relay = Relay::new(Marking::default());
    let answer = failed("77");
    assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
    assert_eq!(relay.engine.counters().stray_answers, 1);
}

#[test]
fn an_id_that_comes_back_written_differently_is_the_same() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("\"é\"", "t"));
    let answer = relay.upstream(&failed("\"\\u00e9\"")).expect("relayed");
    assert!(answer.contains("\"facts\""));
    assert!(
        answer.contains("\"\\u00e9\""),
        "but stays as it was written"
    );
    assert!(relay.engine.is_idle());
}

#[test]
fn a_line_too_long_to_look_at_ends_its_call() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1", "t"));
    let head = Head {
        id: Some(Id::Integer(1)),
        ..Head::default()
    };
    relay.engine.upstream_long(head, relay.now());
    assert!(relay.engine.is_idle());
    assert_eq!(relay.engine.counters().long_lines, 1);
}

#[test]
fn a_call_too_long_to_look_at_is_lost_as_a_call() {
    for (method, name, is_call) in [
        ("tools/call", "\"name\":\"upload\",", true),
        ("tools/call", "", true),
        ("resources/read", "", false),
    ] {
        let mut relay = Relay::new(Marking::default());
        let line = format!(
            "{{\"id\":1,\"method\":\"{method}\",\"params\":{{{name}\"arguments\":{{\"t\":\""
        );
        let head = Head::scan(line.as_bytes());
        relay.engine.client_long(head, true, relay.now());
        relay.engine.client_closed(relay.now());
        relay
            .engine
            .upstream_ended(Exit::new(How::Status(3)), relay.now());
        relay.collect();
        let answers = relay.sent_to_client();
        let [answer] = &answers[..] else {
            panic!("{answers:?}");
        };
        assert_eq!(answer.contains("\"isError\":true"), is_call, "{answer}");
        assert_eq!(answer.contains("-32603"), !is_call, "{answer}");
        assert_eq!(answer.contains("upload"), !name.is_empty(), "{answer}");
    }
}

#[test]
fn a_call_without_parameters_is_the_servers_to_refuse() {
    let mut relay = Relay::new(Marking::default());
    for params in ["[]", "null", "{}", "{\"name\":7}"] {
        let frame = format!("{{\"id\":1,\"method\":\"tools/call\",\"params\":{params}}}\n");
        assert_eq!(relay.client(&frame).as_deref(), Some(&*frame));
        let answer = result("1", "{\"isError\":true}");
        assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
    }
}

#[test]
fn results_that_are_no_object_pass() {
    let mut relay = Relay::new(Marking::default());
    for body in ["null", "[]", "7", "\"\\ud800\"", "1e999"] {
        relay.client(&call("1", "t"));
        let answer = result("1", body);
        assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
        assert!(relay.engine.is_idle(), "{body}");
    }
}

#[test]
fn a_mistake_of_ours_costs_one_call_its_rewriting() {
    let mut relay = Relay::new(Marking::default());
    relay.client(&call("1", "panic"));
    relay.client(&call("2", "t"));
    let answer = failed("1");
    assert_eq!(relay.upstream(&answer).as_deref(), Some(&*answer));
    assert_eq!(relay.engine.counters().panics, 1);
    let answer = relay.upstream(&failed("2")).expect("relayed");
    assert!(answer.contains("\"facts\""));
}
