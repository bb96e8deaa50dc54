//! One call, listened to on both sides of the proxy.
//!
//! The desk records what it writes before anything can touch it; the client
//! records what it reads before its SDK parses it. Both are started as this
//! same executable, so the demo needs nothing installed and shows no other
//! version than its own.

use core::pin::Pin;
use core::task::{Context, Poll};
use core::time::Duration;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use aftercall::Effect;
use aftercall::effect::Annotations;
use rmcp::model::CallToolRequestParams;
use rmcp::service::{RunningService, ServiceError};
use rmcp::{RoleClient, ServiceExt};
use serde_json::value::RawValue;
use tempfile::TempDir;
use tokio::io::{AsyncRead, ReadBuf};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use super::frames;
use super::scene::Scene;
use crate::exit::Failed;

/// No step of a scene takes longer: the slowest waits for a lock a few times.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long a proxy may take to end after its client has hung up.
const GOODBYE: Duration = Duration::from_secs(5);

/// Where everything happens, and after which nothing is left.
pub(crate) struct Stage {
    folder: TempDir,
    executable: PathBuf,
}

impl Stage {
    pub(crate) fn build() -> Result<Self, Failed> {
        Ok(Self {
            folder: tempfile::Builder::new()
                .prefix("aftercall-demo-")
                .tempdir()?,
            executable: std::env::current_exe()?,
        })
    }
}

/// Which of the two desks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Server {
    Plain,
    OrderDesk,
}

impl Server {
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::OrderDesk => "orderdesk",
        }
    }
}

/// What was heard of one call.
pub(crate) struct Take {
    pub(crate) server: Server,
    /// What the tool can change, by its listing.
    pub(crate) effect: Effect,
    /// The frame as the server wrote it; `None` if it never answered.
    pub(crate) upstream: Option<Box<RawValue>>,
    /// The frame as the client read it.
    pub(crate) proxied: Option<Box<RawValue>>,
    /// How often the server answered: more than once if the proxy tried again.
    pub(crate) answers: usize,
    /// From the call to its answer.
    pub(crate) took: Duration,
}

/// Starts a desk behind a proxy, makes the scene's call, and ends both.
pub(crate) async fn play(stage: &Stage, scene: &Scene, server: Server) -> Result<Take, Failed> {
    let file = |what: &str| {
        let name = format!("{}-{}.{what}", scene.id, server.id());
        stage.folder.path().join(name)
    };
    let (record, stderr) = (file("frames"), file("stderr"));
    let mut proxy = proxy(stage, scene, server, &file("sqlite"), &record, &stderr)?;
    let heard = Arc::new(Mutex::new(Vec::new()));
    let called = call(&mut proxy, scene, &heard).await;
    let ended = end(proxy).await;
    let (effect, took) = called
        .and_then(|call| ended.map(|()| call))
        .map_err(|why| {
            let said = fs::read_to_string(&stderr).unwrap_or_default();
            format!(
                "the demo can't play {:?}: {why}\n{}",
                scene.id,
                said.trim_end()
            )
        })?;

    let upstream = frames::answers(&fs::read(&record)?);
    let heard = heard.lock().expect("nobody panics while copying bytes");
    Ok(Take {
        server,
        effect,
        answers: upstream.len(),
        upstream: upstream.into_iter().next_back(),
        proxied: frames::answers(&heard).into_iter().next_back(),
        took,
    })
}

fn proxy(
    stage: &Stage,
    scene: &Scene,
    server: Server,
    db: &Path,
    record: &Path,
    stderr: &Path,
) -> io::Result<Child> {
    let mut command = Command::new(&stage.executable);
    command
        // A scene shows one failure, which trying again could heal.
        .args(["proxy", "--retry", "off", "--"])
        .arg(&stage.executable)
        .arg("orderdesk");
    command.arg("--db").arg(db).arg("--record").arg(record);
    if let Some(fault) = scene.fault {
        command.args(["--fault", fault]);
    }
    match server {
        Server::Plain => {
            command.arg("--plain");
        }
        Server::OrderDesk => {}
    }
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(File::create(stderr)?)
        .kill_on_drop(true)
        .spawn()
}

/// What the tool can change, and how long the call took.
async fn call(
    proxy: &mut Child,
    scene: &Scene,
    heard: &Arc<Mutex<Vec<u8>>>,
) -> Result<(Effect, Duration), Failed> {
    let (Some(reads), Some(writes)) = (proxy.stdout.take(), proxy.stdin.take()) else {
        return Err("it has no standard input and output".into());
    };
    let listening = Listening {
        to: reads,
        heard: Arc::clone(heard),
    };
    let client = timeout(PATIENCE, ().serve((listening, writes)))
        .await
        .map_err(|_| "no handshake")??;
    let effect = timeout(PATIENCE, effect_of(&client, scene.tool))
        .await
        .map_err(|_| "no listing")??;
    let start = Instant::now();
    let params = CallToolRequestParams::new(scene.tool).with_arguments(scene.arguments());
    let answer = timeout(PATIENCE, client.call_tool(params))
        .await
        .map_err(|_| "no answer")?;
    let took = start.elapsed();
    match answer {
        // What it said is read from the bytes; the SDK's model drops some.
        Ok(_) | Err(ServiceError::McpError(_) | ServiceError::TransportClosed) => {}
        Err(error) => return Err(error.into()),
    }
    client.cancel().await?;
    Ok((effect, took))
}

async fn effect_of(
    client: &RunningService<RoleClient, ()>,
    tool: &str,
) -> Result<Effect, ServiceError> {
    let listed = client.list_all_tools().await?;
    let hints = listed
        .into_iter()
        .find(|listed| listed.name == tool)
        .and_then(|listed| listed.annotations);
    Ok(hints.map_or(Effect::Unknown, |hints| {
        Annotations {
            read_only: hints.read_only_hint,
            idempotent: hints.idempotent_hint,
            destructive: hints.destructive_hint,
            open_world: hints.open_world_hint,
        }
        .effect()
    }))
}

/// The client has hung up; the proxy ends its server and then itself.
async fn end(mut proxy: Child) -> Result<(), Failed> {
    match timeout(GOODBYE, proxy.wait()).await {
        Ok(ended) => {
            ended?;
            Ok(())
        }
        Err(_) => {
            proxy.kill().await?;
            Err("the proxy did not end after its client had hung up".into())
        }
    }
}

/// Keeps a copy of what is read.
struct Listening<R> {
    to: R,
    heard: Arc<Mutex<Vec<u8>>>,
}

impl<R: AsyncRead + Unpin> AsyncRead for Listening<R> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.to).poll_read(cx, buffer);
        self.heard
            .lock()
            .expect("nobody panics while copying bytes")
            .extend_from_slice(&buffer.filled()[before..]);
        read
    }
}
