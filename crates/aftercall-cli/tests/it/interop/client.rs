//! The published clients, all behind one face: a command line and calls in,
//! what their API returned or threw out.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rmcp::model::{CallToolRequestParams, ProtocolVersion};
use rmcp::service::{ClientLifecycleMode, ClientServiceExt, RoleClient, RunningService};
use rmcp::transport::{StreamableHttpClientTransport, TokioChildProcess};
use serde_json::{Value, json};

use super::cache::{Cache, text};
use super::servers::Step;
use crate::repository;

/// A session is about twenty calls that take milliseconds each.
const PATIENCE: Duration = Duration::from_secs(120);

/// A client as published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Client {
    /// `mcp` 1.x from PyPI.
    Python1,
    /// `mcp` 2.x from PyPI.
    Python2,
    /// `@modelcontextprotocol/sdk` 1.x from npm.
    TypeScript1,
    /// `@modelcontextprotocol/client` 2.x from npm.
    TypeScript2,
    /// `rmcp`, the Rust SDK.
    Rust,
}

/// What a client told its user.
pub(super) struct Told {
    /// The names of all tools, in order.
    pub(super) tools: Vec<String>,
    /// For each call, the result as the API gave it, or what it threw.
    pub(super) outcomes: Vec<Result<Value, String>>,
    /// For each call, how often its progress was reported, where that is asked.
    pub(super) progress: Vec<Option<u64>>,
    /// After each call, how many changes of the tools it had been told of, where
    /// that is asked.
    pub(super) heard: Vec<Option<u64>>,
}

impl Client {
    /// Whether it asks for revision 2026-07-28 before it falls back to the
    /// older handshake.
    pub(super) fn is_modern(self) -> bool {
        match self {
            Self::Python1 | Self::TypeScript1 => false,
            Self::Python2 | Self::TypeScript2 | Self::Rust => true,
        }
    }

    /// Starts the server, lists its tools, makes the calls one after the other
    /// and closes. `folder` is for scratch files.
    pub(super) fn run(
        self,
        cache: &Cache,
        folder: &Path,
        server: &[String],
        steps: &[Step],
    ) -> Told {
        let calls: Vec<Value> = steps.iter().map(Step::request).collect();
        let plan = json!({ "command": server, "calls": calls });
        self.follow(cache, folder, &plan)
    }

    /// The same by a plan, as the clients' scripts describe it.
    pub(super) fn follow(self, cache: &Cache, folder: &Path, plan: &Value) -> Told {
        let script = |name| text(&repository::root().join("tests/interop/clients").join(name));
        let (asked, file) = (plan, folder.join("plan.json"));
        std::fs::write(&file, plan.to_string()).expect("the scratch folder is writable");
        let plan = text(&file);
        let node = text(&cache.node());
        let lines = match self {
            Self::Python1 => output(
                folder,
                &[cache.python1("python"), script("python1.py"), plan],
            ),
            Self::Python2 => output(
                folder,
                &[cache.python2("python"), script("python2.py"), plan],
            ),
            Self::TypeScript1 => output(
                folder,
                &["node".into(), script("typescript1.mjs"), plan, node],
            ),
            Self::TypeScript2 => output(
                folder,
                &["node".into(), script("typescript2.mjs"), plan, node],
            ),
            Self::Rust => through_rmcp(folder, asked),
        };
        told(lines)
    }
}

fn told(lines: Vec<Value>) -> Told {
    let mut lines = lines.into_iter();
    let listing = lines.next().expect("a client tells the tools first");
    let tools = serde_json::from_value(listing["tools"].clone())
        .unwrap_or_else(|e| panic!("not a tool listing: {listing}: {e}"));
    let mut told = Told {
        tools,
        outcomes: Vec::new(),
        progress: Vec::new(),
        heard: Vec::new(),
    };
    for mut line in lines {
        told.progress.push(line["progress"].as_u64());
        told.heard.push(line["heard"].as_u64());
        told.outcomes.push(match line.get_mut("result") {
            Some(result) => Ok(result.take()),
            None => Err(line.to_string()),
        });
    }
    told
}

/// Runs a script and reads the JSON lines that it printed.
fn output(folder: &Path, command: &[String]) -> Vec<Value> {
    let (printed, complained) = (folder.join("client.out"), folder.join("client.err"));
    let mut child = Command::new(&command[0])
        .args(&command[1..])
        .stdin(Stdio::null())
        .stdout(create(&printed))
        .stderr(create(&complained))
        .spawn()
        .unwrap_or_else(|e| panic!("cannot start {}: {e}", command[0]));
    let began = Instant::now();
    let status = loop {
        match child.try_wait().expect("our own child can be waited for") {
            Some(status) => break Some(status),
            None if began.elapsed() < PATIENCE => std::thread::sleep(Duration::from_millis(20)),
            None => {
                child.kill().expect("our own child can be killed");
                break None;
            }
        }
    };
    let printed = std::fs::read_to_string(&printed).expect("clients print UTF-8");
    let complained = std::fs::read(&complained).expect("the file was just made");
    assert!(
        status.is_some_and(|status| status.success()),
        "{command:?} ended with {status:?} after\n{printed}\n{}",
        String::from_utf8_lossy(&complained)
    );
    printed
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}")))
        .collect()
}

fn create(path: &Path) -> std::fs::File {
    std::fs::File::create(path).expect("the scratch folder is writable")
}

/// The same as the scripts, with the SDK that can be linked in.
fn through_rmcp(folder: &Path, plan: &Value) -> Vec<Value> {
    let plans = plan["calls"].as_array().expect("calls are a list");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime on one thread needs nothing that could lack");
    let session = async {
        let client = connected(folder, plan).await;
        let tools = client
            .list_all_tools()
            .await
            .unwrap_or_else(|e| panic!("rmcp could not list the tools: {e}"));
        let names: Vec<_> = tools.iter().map(|tool| tool.name.as_ref()).collect();
        let mut lines = vec![json!({ "tools": names })];
        for plan in plans {
            let call: CallToolRequestParams =
                serde_json::from_value(plan.clone()).expect("a step is a call");
            let patience = plan["cancels"].as_u64().map(Duration::from_millis);
            let called = tokio::time::timeout(patience.unwrap_or(PATIENCE), client.call_tool(call));
            lines.push(match called.await {
                Ok(Ok(result)) => json!({ "result": result }),
                Ok(Err(thrown)) => json!({ "threw": thrown.to_string() }),
                Err(given_up) => json!({ "threw": given_up.to_string() }),
            });
        }
        client.cancel().await.expect("the session ends once");
        lines
    };
    runtime.block_on(async {
        tokio::time::timeout(PATIENCE, session)
            .await
            .expect("rmcp and the server come to an end")
    })
}

async fn connected(folder: &Path, plan: &Value) -> RunningService<RoleClient, ()> {
    let mode = ClientLifecycleMode::Auto {
        preferred_versions: vec![ProtocolVersion::LATEST],
        legacy_version: None,
    };
    let connected = if let Some(url) = plan["url"].as_str() {
        let transport = StreamableHttpClientTransport::from_uri(url);
        ().serve_with_lifecycle(transport, mode).await
    } else {
        let server: Vec<String> =
            serde_json::from_value(plan["command"].clone()).expect("a command is a list of words");
        let mut command = tokio::process::Command::new(&server[0]);
        command.args(&server[1..]);
        let (transport, _) = TokioChildProcess::builder(command)
            .stderr(create(&folder.join("client.err")))
            .spawn()
            .unwrap_or_else(|e| panic!("cannot start {}: {e}", server[0]));
        ().serve_with_lifecycle(transport, mode).await
    };
    connected.unwrap_or_else(|e| panic!("rmcp could not connect: {e}"))
}
