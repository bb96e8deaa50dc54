//! A coordinator and three subagents, each an MCP server behind the proxy.
//!
//! Every subagent searches five sites. One of them loses two to locks, and says
//! so. The coordinator merges what came, prints what is covered, and once the
//! locks are gone asks that one subagent for those two sites and nobody for
//! anything else.
//!
//! ```sh
//! cargo build -p aftercall-cli && cargo run -p aftercall-cli --example coordinator
//! ```

use std::error::Error;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Write};
use std::path::Path;
use std::time::SystemTime;

use aftercall::gather::{Gather, Report, Source};
use aftercall::recover::{Driver, Policy};
use aftercall::wire::{Codec, Mcp};
use aftercall::{Effect, Failure, Reading};
use rmcp::model::CallToolRequestParams;
use rmcp::service::RunningService;
use rmcp::transport::TokioChildProcess;
use rmcp::{RoleClient, ServiceExt};
use rusqlite::Connection;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

type Failed = Box<dyn Error>;

const SUBAGENTS: [&str; 3] = ["north", "south", "west"];
const LOCKED: [&str; 2] = ["northgate", "quayside"];

/// Cargo puts an example into a folder beside the binaries.
#[cfg_attr(
    test,
    expect(dead_code, reason = "the test hands over the binary it was built with")
)]
fn main() -> Result<(), Failed> {
    let example = std::env::current_exe()?;
    let binaries = example.parent().and_then(Path::parent);
    let aftercall = binaries.ok_or("no folder of binaries")?.join("aftercall");
    if !aftercall.exists() {
        return Err("no binary yet: run cargo build -p aftercall-cli first".into());
    }
    let folder = tempfile::tempdir()?;
    coordinate(&aftercall, folder.path(), &mut io::stdout().lock())
}

/// Runs it all in `folder`, with the binary at `aftercall`.
pub(crate) fn coordinate(
    aftercall: &Path,
    folder: &Path,
    out: &mut impl Write,
) -> Result<(), Failed> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let mut subagents = Vec::new();
        for name in SUBAGENTS {
            subagents.push(Subagent::start(name, aftercall, folder).await?);
        }
        let locks = lock(folder)?;

        let dice = || RandomState::new().build_hasher().finish();
        let driver = Driver::new(Policy::in_agent(), SystemTime::now, dice);
        let gather = Gather::new(driver).by("coordinator");
        let ask = |source: Source, _| search(&subagents, source);
        let names = SUBAGENTS.map(Source::new);
        let report = gather.ask(names, Effect::ReadOnly, ask).await;
        writeln!(out, "first: {}", report.coverage())?;

        drop(locks);
        let again: Vec<&str> = report
            .missing_retryable(Effect::ReadOnly)
            .map(Source::as_str)
            .collect();
        writeln!(out, "again: {}", again.join(", "))?;
        let report = gather.resume(report, Effect::ReadOnly, ask).await;
        writeln!(out, "then: {}", report.coverage())?;
        conclude(report, out)?;
        for subagent in subagents {
            subagent.peer.cancel().await?;
        }
        Ok(())
    })
}

struct Subagent {
    name: &'static str,
    peer: RunningService<RoleClient, ()>,
}

impl Subagent {
    async fn start(name: &'static str, aftercall: &Path, folder: &Path) -> Result<Self, Failed> {
        let mut command = tokio::process::Command::new(aftercall);
        command
            .args(["proxy", "--"])
            .arg(aftercall)
            .arg("orderdesk");
        let file = |what: &str| folder.join(format!("{name}.{what}"));
        command.arg("--db").arg(file("sqlite"));
        command.arg("--record").arg(file("frames"));
        let peer = ().serve(TokioChildProcess::new(command)?).await?;
        Ok(Self { name, peer })
    }

    /// As an agent reads it that knows nothing but the answer.
    async fn search(&self, site: Option<&str>) -> Result<Reading<Box<RawValue>>, Failed> {
        let sites = site.map(|site| [site]);
        let arguments = serde_json::from_value(json!({"text": "lamp", "sites": sites}))?;
        let call = CallToolRequestParams::new("search_products").with_arguments(arguments);
        let answer = self.peer.call_tool(call).await?;
        Ok(Mcp.decode(&to_raw_value(&answer)?)?)
    }
}

/// Asks a subagent for all it has (`west`), or for one site (`west/quayside`).
async fn search(subagents: &[Subagent], source: Source) -> Reading<Box<RawValue>> {
    let (name, site) = match source.as_str().split_once('/') {
        Some((name, site)) => (name, Some(site)),
        None => (source.as_str(), None),
    };
    let answer = match subagents.iter().find(|subagent| subagent.name == name) {
        Some(subagent) => subagent.search(site).await,
        None => Err("nobody has that name".into()),
    };
    answer.unwrap_or_else(|why| {
        let failure = Failure::unexplained("The subagent could not be asked.");
        Reading::Settled(Err(failure.with_upstream(why.to_string())))
    })
}

/// Second connections that hold the locks of two of the files of one subagent.
fn lock(folder: &Path) -> Result<Vec<Connection>, Failed> {
    let hold = |site: &str| {
        let connection = Connection::open(folder.join(format!("west-{site}.sqlite")))?;
        connection.execute_batch("BEGIN EXCLUSIVE")?;
        Ok(connection)
    };
    LOCKED.into_iter().map(hold).collect()
}

/// What there is, or what is still missing; never one without the other.
fn conclude(report: Report<Box<RawValue>>, out: &mut impl Write) -> Result<(), Failed> {
    for (source, covered) in report.succeeded() {
        if let Some(last) = covered.attempts().last() {
            let tries = covered.attempts().len();
            writeln!(
                out,
                "healed: {source}, after {tries} tries: {}",
                last.message
            )?;
        }
    }
    match report.require_all() {
        Ok(lists) => {
            let rows = |list: &RawValue| serde_json::from_str::<Vec<Value>>(list.get());
            let lists: Result<Vec<_>, _> = lists.iter().map(|(_, list)| rows(list)).collect();
            let offers: usize = lists?.iter().map(Vec::len).sum();
            writeln!(out, "found: {offers} offers")?;
        }
        Err(partial) => writeln!(out, "still missing: {}", partial.coverage())?,
    }
    Ok(())
}
