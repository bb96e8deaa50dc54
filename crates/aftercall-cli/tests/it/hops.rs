//! Up to five proxies in a row, each a process, in front of the order desk: what
//! the last says, the first hands on, and the desk is asked as often as by one.

use std::fs;
use std::path::Path;
use std::thread;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::talk::{Call, answer, body};

/// The desk's switches, the call, and how often the desk answers it.
type Case = (&'static [&'static str], &'static str, Value, usize);

fn cases() -> Vec<Case> {
    let order = json!({"order_id": "#10042"});
    let refund =
        |pence: u32| json!({"order_id": "#10042", "amount_pence": pence, "reason": "torn"});
    let lamp = json!({"text": "lamp"});
    let zebra = json!({"text": "zebra"});
    vec![
        (&[], "get_order", order.clone(), 1),
        (&[], "find_customers", zebra.clone(), 1),
        (&[], "get_order", json!({"order_id": "order-abc"}), 1),
        (&[], "refund_order", refund(75_000), 1),
        (&[], "get_financial_records", json!({"month": "2026-10"}), 1),
        (&["--fault", "busy"], "get_order", order.clone(), 3),
        (&["--fault", "busy-sites"], "search_products", lamp, 1),
        (
            &["--fault", "lost-payout"],
            "refund_order",
            refund(5_000),
            1,
        ),
        (&["--fault", "crash"], "refund_order", refund(5_000), 0),
        (&["--plain"], "find_customers", zebra, 1),
        (
            &["--plain"],
            "get_order",
            json!({"order_id": "order-abc"}),
            1,
        ),
        (&["--plain", "--fault", "busy"], "get_order", order, 1),
        (
            &["--plain", "--fault", "lost-payout"],
            "refund_order",
            refund(5_000),
            1,
        ),
    ]
}

/// What reaches the client through so many proxies, and how often the desk has
/// answered a call.
fn through(depth: usize, case: &Case, folder: &Path, name: &str) -> (Option<Value>, usize) {
    let (switches, tool, arguments, _) = case;
    let aftercall = env!("CARGO_BIN_EXE_aftercall");
    let record = folder.join(format!("{name}.frames"));
    let mut command: Vec<&str> = Vec::new();
    for _ in 0..depth {
        command.extend(["proxy", "--", aftercall]);
    }
    command.push("orderdesk");
    command.extend(*switches);
    command.extend(["--record", record.to_str().expect("UTF-8")]);
    let command: Vec<String> = command.into_iter().map(str::to_owned).collect();
    let call = Call {
        tool: (*tool).to_owned(),
        arguments: arguments.clone(),
    };
    let frame = answer(&command, folder, name, &call);
    let (result, error) = body(frame.as_ref()).expect("an answer, whatever happens");
    assert_eq!(error, None, "{name}: a model never sees it");
    let frames = fs::read_to_string(record).expect("what the desk wrote");
    let answers = frames.lines().filter(|frame| frame.contains("\"content\""));
    (result, answers.count())
}

#[test]
fn each_outcome_comes_through_five_processes_as_through_one() {
    let folder = TempDir::new().expect("a folder");
    let (cases, folder) = (cases(), folder.path());
    thread::scope(|scope| {
        for (n, case) in cases.iter().enumerate() {
            scope.spawn(move || {
                let expected = through(1, case, folder, &format!("{n}-1"));
                assert_eq!(expected.1, case.3, "{case:?}");
                for depth in 2..=5 {
                    let got = through(depth, case, folder, &format!("{n}-{depth}"));
                    assert_eq!(got, expected, "{case:?} through {depth}");
                }
            });
        }
    });
}
