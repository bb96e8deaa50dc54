//! The examples run, and what they print is true.

use std::future::Future;
use std::time::Duration;

use rmcp::ServiceExt;
use rmcp::model::{CallToolRequestParams, CallToolResult};
use serde_json::{Value, json};

#[expect(dead_code, reason = "its `main` prints; the test reads")]
#[path = "../../examples/agent.rs"]
mod agent;
#[expect(dead_code, reason = "its `main` prints; the test reads")]
#[path = "../../examples/retry.rs"]
mod retry;
#[expect(dead_code, reason = "its `main` serves on standard input")]
#[path = "../../examples/server.rs"]
mod server;

fn run<T>(example: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime starts");
    let limited = async { tokio::time::timeout(Duration::from_secs(30), example).await };
    runtime.block_on(limited).expect("an example takes seconds")
}

#[test]
fn the_agent_recovers_from_each_category() {
    let mut out = Vec::new();
    run(agent::run(&mut out)).expect("the example ends well");
    let said = String::from_utf8(out).expect("it prints text");
    let mut rest = &*said;
    for step in [
        "find_order",
        "transient: The order database is locked.",
        "retry: ",
        "answered",
        "accept: ",
        "refund",
        "validation: The amount can't be read.",
        "fix_input: ",
        "refund",
        "business (refund.limit_exceeded)",
        "tell_user: ",
        "find_approvals",
        "accept_empty: ",
        "read_books",
        "permission: ",
        "switch_principal: ",
        "model: The refund needs a manager",
    ] {
        let at = rest
            .find(step)
            .unwrap_or_else(|| panic!("{step:?} in:\n{said}"));
        rest = &rest[at + step.len()..];
    }
}

#[test]
fn the_driver_sends_again_only_what_is_safe() {
    let mut out = Vec::new();
    run(retry::run(&mut out)).expect("the example ends well");
    let said = String::from_utf8(out).expect("it prints text");
    let (read, write) = said.split_once("POST").expect("two calls");
    assert!(read.contains("try 3: answered"), "{said}");
    assert!(read.contains("the server saw 3 request(s)"), "{said}");
    assert!(write.contains("the server saw 1 request(s)"), "{said}");
    assert!(
        write.contains("try 1: transient (connection.broken)"),
        "{said}"
    );
}

#[test]
fn the_server_answers_every_call_and_explains_each_failure() {
    run(async {
        let (ours, theirs) = tokio::io::duplex(64 * 1024);
        let serving = tokio::spawn(async { server::Shop::new().serve(theirs).await });
        let client = ().serve(ours).await.expect("the client is welcome");
        let call = |tool: &'static str, arguments: Value| {
            let Value::Object(arguments) = arguments else {
                panic!("arguments are an object");
            };
            client.call_tool(CallToolRequestParams::new(tool).with_arguments(arguments))
        };
        for (tool, arguments, says) in [
            (
                "search",
                json!({"text": "lamp"}),
                "[[1,\"desk lamp\"],[2,\"floor lamp\"]]",
            ),
            (
                "search",
                json!({"text": "sofa"}),
                "No matches in all articles, for \"sofa\".",
            ),
            (
                "reserve",
                json!({"article": 1, "pieces": 2}),
                "2 x desk lamp reserved",
            ),
            (
                "reserve",
                json!({"article": 9, "pieces": 1}),
                "ERROR [validation, do not resend] There is no article 9.",
            ),
            (
                "reserve",
                json!({"article": 1, "pieces": 5}),
                "ERROR [business, do not resend] 5 are more than the 3",
            ),
            (
                "reserve",
                json!({"article": "x"}),
                "ERROR [validation, do not resend] 2 arguments do not fit.",
            ),
            (
                "close_till",
                json!({}),
                "ERROR [transient, retry after 30 s] The till is being counted.",
            ),
            (
                "prices",
                json!({}),
                "ERROR [business, do not resend] The shop's own price list can't be read.",
            ),
        ] {
            let result = call(tool, arguments).await.expect("every call is answered");
            let first = first_text(&result);
            assert!(first.starts_with(says), "{tool}: {first}");
            let structured = result.structured_content.is_some();
            assert_eq!(
                structured,
                first.starts_with("ERROR "),
                "{tool}: {result:?}"
            );
        }
        drop(serving);
    });
}

fn first_text(result: &CallToolResult) -> &str {
    &result.content[0].as_text().expect("a text leads").text
}
