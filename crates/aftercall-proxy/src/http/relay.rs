//! Standard input and output in front, a remote server behind.
//!
//! Standard input and output are read and written by a blocking thread each,
//! since their flags are shared with the host and must not be changed. Between
//! them runs the runtime; both queues are short, so that a host that does not
//! read holds the server's streams up instead of filling memory.

use std::fs::File;
use std::io::{self, IoSlice};
use std::sync::Arc;
use std::time::Duration;

use aftercall_mcp::{FrameBuffer, PieceKind};
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::bridge::Bridge;
use super::endpoint::{Credentials, Endpoint};
use super::link::Link;
use super::remote::Remote;
use crate::engine::{Config, Counters, Engine};
use crate::rewrite::Rewrite;
use crate::stdio::blocking::{read, write};
use crate::stdio::journal::Journal;
use crate::stdio::{Ended, Ends, Tell, spawn};

/// Messages between the threads.
const QUEUE: usize = 32;
/// A message of more than the inspection limit passes unseen, but must be held
/// to become the body of a request; beyond this many times the limit it is not.
pub(super) const HELD: usize = 8;
/// How long answers may still come after the host's last word.
const DRAIN: Duration = Duration::from_secs(30);
/// The same when a signal asks for haste, and for the end of the session.
const HASTE: Duration = Duration::from_millis(700);
const STEP: Duration = Duration::from_millis(5);

/// Which server, and how.
#[derive(Debug)]
#[non_exhaustive]
pub struct Options {
    /// The server.
    pub endpoint: Endpoint,
    /// What goes with every request.
    pub credentials: Credentials,
    /// For the engine.
    pub config: Config,
    /// The longest message that is looked at, in bytes.
    pub inspect_limit: usize,
    /// Where finished calls are written, one JSON object a line.
    pub log: Option<File>,
}

impl Options {
    /// That server, everything else as it is by default.
    #[must_use]
    pub fn new(endpoint: Endpoint) -> Self {
        Self {
            endpoint,
            credentials: Credentials::default(),
            config: Config::default(),
            inspect_limit: aftercall_mcp::DEFAULT_LIMIT,
            log: None,
        }
    }
}

/// Relays between the host and a remote server until the host is gone or a
/// signal comes. The session with the server has been ended when this returns.
///
/// # Errors
///
/// When a thread or the runtime can't be started. A server that can't be
/// reached is no error here: each request is answered with the reason.
pub fn relay<R: Rewrite + 'static>(
    options: Options,
    rewriter: R,
    ends: Ends,
    tell: Tell,
) -> io::Result<(Ended, Counters)> {
    let mut config = options.config;
    config.records = options.log.is_some();
    let link = Link::new(
        Engine::new(config, rewriter),
        options.log.map(Journal::new).map(Arc::new),
        tell,
    );
    let held = options.inspect_limit.saturating_mul(HELD);
    let remote = Remote::new(options.endpoint, options.credentials, held);
    let (out, to_write) = mpsc::channel(QUEUE);
    let (read, lines) = mpsc::channel(QUEUE);
    let (written, over) = oneshot::channel();
    let (raised, signals) = mpsc::unbounded_channel();

    let caught = on_signals(move |signal| {
        let _ = raised.send(signal);
    })?;
    let input = File::from(ends.input);
    spawn("client", move || {
        read_lines(input, options.inspect_limit, held, &read);
    })?;
    let output = File::from(ends.output);
    spawn("output", move || {
        write_lines(output, to_write);
        let _ = written.send(());
    })?;

    let bridge = Bridge::new(link, remote, out, options.inspect_limit);
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let ended = runtime.block_on(serve(&bridge, lines, signals, over));
    // What still waits for the network is dropped here, and its connections.
    drop(runtime);
    caught.close();
    Ok((ended, bridge.link.close()))
}

/// Tells of the signals that ask a process to end, until it is closed.
pub(super) fn on_signals(
    mut tell: impl FnMut(i32) + Send + 'static,
) -> io::Result<signal_hook::iterator::Handle> {
    let mut caught = signal_hook::iterator::Signals::new([
        signal_hook::consts::SIGTERM,
        signal_hook::consts::SIGINT,
        signal_hook::consts::SIGHUP,
    ])?;
    let handle = caught.handle();
    spawn("signals", move || caught.forever().for_each(&mut tell))?;
    Ok(handle)
}

async fn serve<R: Rewrite + 'static>(
    bridge: &Arc<Bridge<R>>,
    mut lines: mpsc::Receiver<Vec<u8>>,
    mut signals: mpsc::UnboundedReceiver<i32>,
    mut over: oneshot::Receiver<()>,
) -> Ended {
    tokio::spawn(Arc::clone(bridge).keep_time());
    let relaying = Arc::clone(bridge);
    let mut client = tokio::spawn(async move {
        while let Some(line) = lines.recv().await {
            relaying.client(line).await;
        }
    });
    let signal = tokio::select! {
        _ = &mut client => None,
        _ = &mut over => None,
        signal = signals.recv() => signal,
    };
    let drained = async {
        while !bridge.is_idle() {
            sleep(STEP).await;
        }
    };
    let patience = if signal.is_some() { HASTE } else { DRAIN };
    let signal = tokio::select! {
        _ = timeout(patience, drained) => signal,
        _ = &mut over => signal,
        again = signals.recv() => signal.or(again),
    };
    let _ = timeout(HASTE, bridge.remote.end()).await;
    let flushed = async {
        while !bridge.is_flushed() {
            sleep(STEP).await;
        }
        // The writer has taken the last line, and needs a moment to write it.
        sleep(STEP).await;
    };
    let _ = timeout(HASTE, flushed).await;
    signal.map_or(Ended::ClientClosed, Ended::Signal)
}

fn read_lines(mut input: File, limit: usize, held: usize, lines: &mpsc::Sender<Vec<u8>>) {
    let mut buffer = FrameBuffer::new(limit);
    let mut long = Vec::new();
    loop {
        let count = read(&mut input, buffer.space()).unwrap_or(0);
        buffer.filled(count);
        let mut next = match buffer.next_piece() {
            None if count == 0 => buffer.finish(),
            piece => piece,
        };
        while let Some(piece) = next {
            let bytes = buffer.bytes(piece.range);
            let line = match piece.kind {
                PieceKind::Whole => Some(bytes.to_vec()),
                PieceKind::Part { last, .. } => {
                    // Its beginning still names the request that is refused.
                    let room = held.saturating_sub(long.len());
                    long.extend_from_slice(&bytes[..bytes.len().min(room)]);
                    last.then(|| std::mem::take(&mut long))
                }
            };
            if let Some(line) = line
                && lines.blocking_send(line).is_err()
            {
                return;
            }
            next = buffer.next_piece();
        }
        if count == 0 {
            return;
        }
    }
}

/// Until nobody reads, or nobody writes.
fn write_lines(mut output: File, mut lines: mpsc::Receiver<Vec<u8>>) {
    while let Some(line) = lines.blocking_recv() {
        if write(&mut output, &mut [IoSlice::new(&line)], |_| {}).is_err() {
            return;
        }
    }
}
