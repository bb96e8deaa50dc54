//! The driver for servers on pipes.
//!
//! Two blocking threads, one for each direction, on plain files: measured
//! against one thread on `poll` and against two kinds of async runtime, this
//! adds the least latency. Each read is one batch: the engine is locked once
//! for all the frames in it, never across a write, and the batch leaves with
//! one write. A timer thread starts with the first deadline.
//!
//! # Why it can't deadlock
//!
//! A thread writes only in its own direction. What it has to send the other
//! way (a request of ours, an answer that the engine wrote) goes into a queue
//! with a thread of its own, started on first use. So the server's output is
//! drained even while the server does not read, and the other way round: a
//! flood stalls what a direct pipe would have stalled, and nothing else.
//!
//! Standard input and output are used as they are inherited. Their flags are
//! shared with the process on the other end, so `O_NONBLOCK` is never set; if
//! it is set already, the driver waits with `poll`.

pub(crate) mod blocking;
mod child;
pub(crate) mod clock;
pub(crate) mod journal;
mod linger;
mod outlet;
mod relay;
mod restart;
mod stderr;
mod timer;

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;
use std::sync::atomic::AtomicU32;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::engine::{Action, Config, Counters, Engine, Notice, Side};
use crate::rewrite::Rewrite;
use child::{Program, Server};
use clock::Clock;
use journal::Journal;
use outlet::Outlet;
use restart::Slot;
use timer::Timer;

/// What to run and how.
#[derive(Debug)]
#[non_exhaustive]
pub struct Options {
    /// The program.
    pub program: OsString,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// Variables of its environment, beside those of this process.
    pub variables: Vec<(OsString, OsString)>,
    /// For the engine.
    pub config: Config,
    /// The longest line that is looked at, in bytes.
    pub inspect_limit: usize,
    /// Where finished calls are written, one JSON object a line.
    pub log: Option<File>,
    /// Quote the server's last lines of standard error when it dies.
    pub show_stderr: bool,
    /// How long the host may still ask, and the server go on with what it was
    /// asked for, when a signal comes; it ends earlier when the host has closed
    /// its end. None on pipes, whose host asks for haste by a signal.
    pub drain: Duration,
}

/// The ends that the host holds, and where the server's complaints go.
#[derive(Debug)]
pub struct Ends {
    /// The host's messages.
    pub input: OwnedFd,
    /// Messages for the host.
    pub output: OwnedFd,
    /// Standard error; used only with [`Options::show_stderr`].
    pub errors: OwnedFd,
}

/// Why the relay ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ended {
    /// The host closed its end.
    ClientClosed,
    /// This signal asked for it.
    Signal(i32),
}

/// Receives what a person should know.
pub type Tell = Box<dyn Fn(&Notice) + Send + Sync>;

impl Options {
    /// Runs `program`, everything else as it is by default.
    #[must_use]
    pub fn new(program: OsString, arguments: Vec<OsString>) -> Self {
        Self {
            program,
            arguments,
            variables: Vec::new(),
            config: Config::default(),
            inspect_limit: aftercall_mcp::DEFAULT_LIMIT,
            log: None,
            show_stderr: false,
            drain: Duration::ZERO,
        }
    }
}

/// Relays between the host and a server that it starts, until the host is
/// gone or a signal comes. The server and its process group have ended when
/// this returns.
///
/// # Errors
///
/// When the server can't be started, or a thread.
pub fn run<R: Rewrite + 'static>(
    options: Options,
    rewriter: R,
    ends: Ends,
    tell: Tell,
) -> io::Result<(Ended, Counters)> {
    let signals = signal_hook::iterator::Signals::new([
        signal_hook::consts::SIGTERM,
        signal_hook::consts::SIGINT,
        signal_hook::consts::SIGHUP,
        signal_hook::consts::SIGCHLD,
    ])?;
    let program = Program {
        program: options.program,
        arguments: options.arguments,
        variables: options.variables,
        errors: options.show_stderr.then(|| File::from(ends.errors)),
        inspect_limit: options.inspect_limit,
    };
    let (server, pipes) = Server::start(&program)?;
    let server = Arc::new(server);
    let mut config = options.config;
    config.records = options.log.is_some();
    widen(&ends.input);
    widen(&ends.output);
    let shared = Arc::new(Shared {
        engine: Mutex::new(Engine::new(config, rewriter)),
        client: Arc::new(Outlet::new(File::from(ends.output))),
        upstream: Arc::new(Outlet::new(pipes.stdin)),
        slot: Mutex::new(Slot::new(Arc::clone(&server))),
        program,
        clock: Clock::start(),
        timer: Timer::default(),
        journal: options.log.map(Journal::new),
        tell,
        events: Mutex::new(Events::default()),
        happened: Condvar::new(),
        deserted: AtomicU32::new(0),
    });
    shared.follow(server, pipes.stdout, 0)?;
    let state = Arc::clone(&shared);
    let input = File::from(ends.input);
    spawn("client", move || {
        relay::from_client(&state, input, state.program.inspect_limit);
    })?;
    let handle = signals.handle();
    let state = Arc::clone(&shared);
    spawn("signals", move || {
        let mut signals = signals;
        for signal in signals.forever() {
            match signal {
                signal_hook::consts::SIGCHLD => state.child_has_ended(),
                _ => state.happen(|events| events.signals.push(signal)),
            }
        }
    })?;

    let ended = shared.end_after_client(options.drain);
    handle.close();
    shared.timer.finish();
    shared.client.finish();
    shared.upstream.finish();
    let counters = shared.engine().counters();
    if let Some(journal) = &shared.journal {
        journal.summary(counters);
    }
    Ok((ended, counters))
}

/// What the threads share.
struct Shared<R> {
    engine: Mutex<Engine<R>>,
    client: Arc<Outlet>,
    upstream: Arc<Outlet>,
    slot: Mutex<Slot>,
    program: Program,
    clock: Clock,
    timer: Timer,
    journal: Option<Journal>,
    tell: Tell,
    events: Mutex<Events>,
    happened: Condvar,
    /// One more than the number of a dead server whose pipes somebody holds.
    deserted: AtomicU32,
}

/// What the main thread waits for.
#[derive(Debug, Default)]
struct Events {
    /// The host sends nothing more.
    client_closed: bool,
    /// The host reads nothing more.
    client_deaf: bool,
    /// Which server `upstream_drained` is about.
    incarnation: u32,
    /// The server's output has ended, and all of it was passed on.
    upstream_drained: bool,
    signals: Vec<i32>,
}

impl<R: Rewrite + 'static> Shared<R> {
    fn engine(&self) -> MutexGuard<'_, Engine<R>> {
        // A panic while it was held is caught call by call in the engine.
        self.engine.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn events(&self) -> MutexGuard<'_, Events> {
        self.events.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn happen(&self, change: impl FnOnce(&mut Events)) {
        change(&mut self.events());
        self.happened.notify_all();
    }

    fn outlet(&self, side: Side) -> &Arc<Outlet> {
        match side {
            Side::Client => &self.client,
            Side::Upstream => &self.upstream,
        }
    }

    /// Does what the engine asks for, and has the timer wake when it wants.
    fn carry_out(self: &Arc<Self>, mut engine: MutexGuard<'_, Engine<R>>) {
        let mut elsewhere = Vec::new();
        for action in engine.actions() {
            match action {
                // Under the lock, so that the queues have the engine's order.
                Action::Send { to, frame } => self.outlet(to).inject(frame),
                other => elsewhere.push(other),
            }
        }
        let due = engine.next_deadline();
        drop(engine);
        self.perform(elsewhere);
        self.arm(due);
    }

    /// Does what the engine asks for.
    fn perform(self: &Arc<Self>, actions: Vec<Action>) {
        for action in actions {
            match action {
                Action::Send { to, frame } => self.outlet(to).inject(frame),
                Action::Start { incarnation } => self.start_server(incarnation),
                Action::Log(record) => {
                    if let Some(journal) = &self.journal {
                        journal.record(&record);
                    }
                }
                Action::Notice(notice) => (self.tell)(&notice),
            }
        }
    }

    /// Has the timer wake when the engine wants it.
    fn arm(self: &Arc<Self>, due: Option<Duration>) {
        let Some(due) = due else { return };
        if self.timer.arm(due) {
            let state = Arc::clone(self);
            // Without a timer calls still pass; only their limits are lost.
            let _ = spawn("timer", move || timer::run(&state));
        }
    }
}

pub(crate) fn spawn(name: &str, body: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let builder = thread::Builder::new().name(format!("aftercall-{name}"));
    builder.spawn(body).map(drop)
}

/// What a pipe should hold, in bytes. Twice the usual, so that one side fills
/// it while the other empties it. Measured with messages of 1 MiB: a pipe that
/// holds a whole one is a quarter slower, because the bytes have left the
/// processor's cache before anyone reads them.
#[cfg(target_os = "linux")]
const PIPE: usize = 128 << 10;

/// Asks for a wider pipe, and leaves one alone that is wider. What is no pipe,
/// and what is not granted, stays as it is.
fn widen(fd: impl std::os::fd::AsFd) {
    #[cfg(target_os = "linux")]
    if rustix::pipe::fcntl_getpipe_size(&fd).is_ok_and(|size| size < PIPE) {
        let _ = rustix::pipe::fcntl_setpipe_size(&fd, PIPE);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = fd;
}
