//! A real rmcp server and a real rmcp client, with a pipe between them.

use std::future::Future;
use std::time::{Duration, SystemTime};

use aftercall::recover::{Call, Decision, History, Input, Key, Policy, decide};
use aftercall::{Answer, Category, Effect, Executed, Failure, Now, Reading, ToolError};
use aftercall_adapters::rmcp::{PANICKED, ToolResult, explaining, reading};
use rmcp::handler::server::router::tool::ToolRouter;
use rmcp::handler::server::tool::schema_for_output;
use rmcp::handler::server::wrapper::Parameters;
use rmcp::model::{CallToolRequestParams, CallToolResult};
use rmcp::service::{RoleClient, RunningService, ServiceError};
use rmcp::{ServerHandler, ServiceExt, schemars, tool, tool_handler, tool_router};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

struct Desk {
    router: ToolRouter<Self>,
}

#[derive(Deserialize, schemars::JsonSchema)]
struct Order {
    /// The order's number.
    order: u32,
    /// How it is to be sent.
    #[serde(default)]
    express: bool,
}

#[derive(Serialize, schemars::JsonSchema)]
struct Parcel {
    order: u32,
    express: bool,
}

#[tool_router]
impl Desk {
    #[tool(annotations(read_only_hint = true))]
    async fn find(&self, Parameters(of): Parameters<Order>) -> ToolResult<Vec<u32>> {
        let found: Vec<u32> = (of.order == 7).then_some(7).into_iter().collect();
        Ok(Answer::list(found, "all orders").into())
    }

    #[tool(output_schema = schema_for_output::<Parcel>())]
    async fn send(&self, Parameters(of): Parameters<Order>) -> ToolResult<Parcel> {
        if of.order == 0 {
            Err(ToolError::business("Order 0 is not paid.").escalate_to("the till"))?;
        }
        let Order { order, express } = of;
        Ok(Answer::Found(Parcel { order, express }).into())
    }

    #[tool(annotations(read_only_hint = true))]
    async fn busy(&self) -> ToolResult<()> {
        Err(ToolError::transient("The shelf is locked.").retry_after(Duration::from_secs(2)))?
    }

    #[tool]
    async fn lost(&self) -> ToolResult<()> {
        let broken = std::io::Error::from(std::io::ErrorKind::BrokenPipe);
        Err(broken)?
    }

    #[tool]
    async fn panics(&self) -> ToolResult<()> {
        tokio::task::yield_now().await;
        panic!("the password is hunter2")
    }

    #[tool]
    fn panics_at_once(&self) -> ToolResult<()> {
        panic!("at once")
    }

    #[tool(output_schema = schema_for_output::<Parcel>())]
    async fn breaks(&self, Parameters(of): Parameters<Order>) -> ToolResult<Parcel> {
        panic!("order {}", of.order)
    }

    /// As people write them without this crate.
    #[tool]
    async fn plain(&self) -> Result<String, String> {
        Err("it fell over".to_owned())
    }
}

#[tool_handler(router = self.router)]
impl ServerHandler for Desk {}

type Client = RunningService<RoleClient, ()>;

/// The desk as it is meant to be set up, and a client of it.
async fn explained() -> Client {
    connect(explaining(Desk::tool_router())).await
}

async fn connect(router: ToolRouter<Desk>) -> Client {
    let (ours, theirs) = tokio::io::duplex(64 * 1024);
    tokio::spawn(async move {
        let served = Desk { router }.serve(theirs).await;
        served.expect("the desk starts").waiting().await
    });
    ().serve(ours).await.expect("the client is welcome")
}

async fn call(
    client: &Client,
    tool: &'static str,
    arguments: Value,
) -> Result<CallToolResult, ServiceError> {
    let Value::Object(arguments) = arguments else {
        panic!("arguments are an object");
    };
    let request = CallToolRequestParams::new(tool).with_arguments(arguments);
    client.call_tool(request).await
}

fn read(result: Result<CallToolResult, ServiceError>) -> Result<Answer<Value>, Failure> {
    let called = Call::new("a_tool", Effect::Unknown, Key::of(["a_tool"]));
    let now = Now {
        mono: Duration::ZERO,
        wall: SystemTime::UNIX_EPOCH,
    };
    match reading(result, &called, now) {
        Reading::Settled(Ok(answer)) => {
            Ok(answer.map(|raw| serde_json::from_str(raw.get()).expect("what was read is JSON")))
        }
        Reading::Settled(Err(failure)) => Err(failure),
        other => panic!("the call is over: {other:?}"),
    }
}

fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()
        .expect("a runtime starts");
    let limited = async { tokio::time::timeout(Duration::from_secs(10), test).await };
    runtime.block_on(limited).expect("nobody waits for ever");
}

fn first_line(result: &CallToolResult) -> String {
    let text = result.content[0].as_text().expect("a text leads");
    text.text.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn found_empty_and_failed_arrive_as_what_they_are() {
    run(async {
        let client = explained().await;
        let found = read(call(&client, "find", json!({"order": 7})).await);
        assert_eq!(found, Ok(Answer::Found(json!([7]))));

        let nothing = call(&client, "find", json!({"order": 8})).await;
        assert_eq!(nothing.as_ref().unwrap().is_error, None);
        assert_eq!(read(nothing), Ok(Answer::empty("all orders")));

        let busy = call(&client, "busy", json!({})).await.unwrap();
        assert_eq!(busy.is_error, Some(true));
        assert!(
            first_line(&busy)
                .starts_with("ERROR [transient, retry after 2 s] The shelf is locked."),
            "the annotation says that it only reads: {busy:?}"
        );
        assert!(busy.structured_content.is_some(), "no schema forbids it");
    });
}

#[test]
fn a_tool_with_an_output_schema_keeps_to_it() {
    run(async {
        let client = explained().await;
        let sent = call(&client, "send", json!({"order": 7})).await.unwrap();
        assert_eq!(
            sent.structured_content,
            Some(json!({"order": 7, "express": false}))
        );
        let refused = call(&client, "send", json!({"order": 0})).await.unwrap();
        assert_eq!(refused.is_error, Some(true));
        assert_eq!(
            refused.structured_content, None,
            "the envelope does not fit the schema, and clients throw it away"
        );
        let failure = read(Ok(refused)).unwrap_err();
        assert_eq!(failure.category(), Some(Category::Business));
        assert_eq!(failure.escalate_to(), Some("the till"));
    });
}

#[test]
fn a_foreign_error_is_judged_on_its_way_out() {
    run(async {
        let client = explained().await;
        let failure = read(call(&client, "lost", json!({})).await).unwrap_err();
        assert_eq!(failure.category(), Some(Category::Transient));
        assert_eq!(failure.executed(), Some(Executed::Unknown));
    });
}

#[test]
fn a_panic_is_a_failure_and_tells_no_secret() {
    run(async {
        let client = explained().await;
        for tool in ["panics", "panics_at_once"] {
            let result = call(&client, tool, json!({})).await.unwrap();
            assert!(!format!("{result:?}").contains("hunter2"));
            let failure = read(Ok(result)).unwrap_err();
            assert_eq!(failure.code(), Some(&PANICKED), "{tool}");
            assert_eq!(failure.executed(), Some(Executed::Unknown));
        }
        let after = read(call(&client, "find", json!({"order": 7})).await);
        assert!(after.is_ok(), "the server lives on: {after:?}");
    });
}

#[test]
fn panics_and_bad_arguments_are_structured_wherever_a_schema_allows_it() {
    run(async {
        let client = explained().await;
        let (fits, misfit) = (json!({"order": 7}), json!({"order": "seven"}));
        for (tool, arguments, category) in [
            ("panics", json!({}), None),
            ("breaks", fits, None),
            ("find", misfit.clone(), Some(Category::Validation)),
            ("send", misfit.clone(), Some(Category::Validation)),
            ("breaks", misfit, Some(Category::Validation)),
            ("find", json!({}), Some(Category::Validation)),
            ("send", json!({}), Some(Category::Validation)),
        ] {
            let result = call(&client, tool, arguments).await.expect("an answer");
            assert_eq!(result.is_error, Some(true), "{tool}");
            assert!(
                first_line(&result).starts_with("ERROR ["),
                "{tool}: {result:?}"
            );
            let declares_a_schema = matches!(tool, "send" | "breaks");
            assert_eq!(
                result.structured_content.is_none(),
                declares_a_schema,
                "{tool}: an envelope fits no schema but its own"
            );
            // Either way all of it arrives: the text ends with the envelope.
            let failure = read(Ok(result)).unwrap_err();
            assert_eq!(failure.category(), category, "{tool}");
            assert_eq!(
                failure.violations().is_empty(),
                category.is_none(),
                "{tool}"
            );
            assert!(failure.code().is_some(), "{tool}: {failure:?}");
        }
    });
}

#[test]
fn without_the_wrapper_the_caller_of_a_panicking_tool_waits_for_ever() {
    run(async {
        let client = connect(Desk::tool_router()).await;
        let asked = call(&client, "panics", json!({}));
        let answered = tokio::time::timeout(Duration::from_millis(300), asked).await;
        assert!(answered.is_err(), "rmcp answers now: the guard can go");
    });
}

#[test]
fn every_argument_that_does_not_fit_is_named() {
    run(async {
        let client = explained().await;
        let result = call(&client, "send", json!({"express": "soon"})).await;
        let result = result.unwrap();
        assert_eq!(result.is_error, Some(true));
        let failure = read(Ok(result)).unwrap_err();
        assert_eq!(failure.category(), Some(Category::Validation));
        let paths: Vec<&str> = failure.violations().iter().map(|v| &*v.path).collect();
        assert_eq!(paths, ["/order", "/express"]);

        let deeper = call(&client, "send", json!({"order": -1})).await.unwrap();
        let failure = read(Ok(deeper)).unwrap_err();
        let said = &failure.violations()[0].message;
        assert!(said.contains("-1"), "serde's own words: {said}");
    });
}

#[test]
fn what_a_tool_says_in_its_own_way_stays_as_it_is() {
    run(async {
        let client = explained().await;
        let plain = call(&client, "plain", json!({})).await.unwrap();
        assert_eq!(first_line(&plain), "it fell over");
    });
}

#[test]
fn a_client_decides_on_what_it_reads_and_on_what_never_came() {
    run(async {
        let client = explained().await;
        let unknown = call(&client, "no_such_tool", json!({})).await;
        let failure = read(unknown).unwrap_err();
        assert_eq!(failure.category(), Some(Category::Validation));

        let gone = read(Err(ServiceError::TransportClosed));
        let failure = gone.as_ref().unwrap_err();
        assert_eq!(failure.executed(), Some(Executed::Unknown));
        let (policy, history) = (Policy::in_agent(), History::new());
        let called = Call::new("send", Effect::Write, Key::of(["send"]));
        let now = Now {
            mono: Duration::ZERO,
            wall: SystemTime::UNIX_EPOCH,
        };
        let input = Input::new(&policy, &history, called, now);
        let decision = decide(&input, &Reading::Settled(gone));
        assert!(!matches!(decision, Decision::Retry { .. }), "{decision:?}");
    });
}
