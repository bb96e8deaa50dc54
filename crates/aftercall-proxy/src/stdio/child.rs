//! The server's process: started in a group of its own, ended with it.
//!
//! `npx` and `uvx` leave the real server as a grandchild, so signals go to the
//! group. The end is polite first: its input closes, then SIGTERM, then
//! SIGKILL. Hosts give a server about two seconds before they use force
//! themselves; the steps here fit into that, so that no orphan is left.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group, test_kill_process_group};

use super::stderr::Tail;
use super::{Ended, Shared, widen};
use crate::rewrite::Rewrite;
use crate::upstream::{Exit, How};

/// A server that gets no more input, and has nothing left to say, ends by
/// itself within this.
const EOF_GRACE: Duration = Duration::from_millis(1500);
/// The same when a signal asks for haste.
const HASTY_GRACE: Duration = Duration::from_millis(250);
/// From SIGTERM to SIGKILL.
const TERM_GRACE: Duration = Duration::from_millis(1000);
/// How long a server that owes an answer may be silent when the host has closed
/// its end but reads on: `printf … | aftercall proxy -- server | …`. No SDK waits
/// longer before it uses force (Go's: 5 s; TypeScript's and Python's: 2 s, then
/// SIGTERM, which gives the haste above), so a host sees no difference.
const ANSWER_GRACE: Duration = Duration::from_secs(5);
/// How long one that goes on talking may, after the end of its input.
const DRAIN: Duration = Duration::from_secs(30);
/// How long the exit status may lag behind the end of the output.
const STATUS_LAG: Duration = Duration::from_millis(500);
/// How long its standard error may: a grandchild can hold it open for ever.
const TAIL_LAG: Duration = Duration::from_millis(200);
/// How often a process is looked after while it ends.
const STEP: Duration = Duration::from_millis(5);

/// What is run, and started again.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) program: OsString,
    pub(super) arguments: Vec<OsString>,
    /// Variables of its environment, beside those of this process.
    pub(super) variables: Vec<(OsString, OsString)>,
    /// Where its standard error goes, when it is to be quoted.
    pub(super) errors: Option<File>,
    /// The longest line that is looked at, in bytes.
    pub(super) inspect_limit: usize,
}

#[derive(Debug)]
pub(super) struct Server {
    child: Mutex<Child>,
    group: Option<Pid>,
    tail: Option<Arc<Tail>>,
}

/// Our ends of its pipes.
pub(super) struct Pipes {
    pub(super) stdin: File,
    pub(super) stdout: File,
}

impl Server {
    #[expect(clippy::disallowed_types, reason = "the driver starts the server")]
    pub(super) fn start(program: &Program) -> io::Result<(Self, Pipes)> {
        let mut command = std::process::Command::new(&program.program);
        command
            .args(&program.arguments)
            .envs(program.variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .process_group(0);
        if program.errors.is_some() {
            command.stderr(Stdio::piped());
        }
        let mut child = command.spawn()?;
        let file = |fd: OwnedFd| {
            widen(&fd);
            File::from(fd)
        };
        let stdin = child.stdin.take().map(|pipe| file(pipe.into()));
        let stdout = child.stdout.take().map(|pipe| file(pipe.into()));
        let (Some(stdin), Some(stdout)) = (stdin, stdout) else {
            return Err(io::Error::other("the server was started without pipes"));
        };
        let stderr = child.stderr.take();
        let group = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
        let mut server = Self {
            child: Mutex::new(child),
            group,
            tail: None,
        };
        if let (Some(pipe), Some(errors)) = (stderr, &program.errors) {
            let from = File::from(OwnedFd::from(pipe));
            server.tail = Some(Tail::follow(from, errors.try_clone()?)?);
        }
        Ok((server, Pipes { stdin, stdout }))
    }

    /// How it ended, after its output has.
    pub(super) fn exit_after_output(&self) -> Exit {
        let mut waited = Duration::ZERO;
        let how = loop {
            if let Some(status) = self.status() {
                break how(status);
            }
            if waited >= STATUS_LAG {
                break How::Closed;
            }
            pause(STEP);
            waited += STEP;
        };
        let tail = self.tail.as_ref();
        // Its last words may still be on their way.
        let mut waited = Duration::ZERO;
        while tail.is_some_and(|tail| !tail.is_complete()) && waited < TAIL_LAG {
            pause(STEP);
            waited += STEP;
        }
        let stderr = tail.and_then(|tail| tail.last_lines());
        Exit::new(how).with_stderr(stderr)
    }

    fn status(&self) -> Option<ExitStatus> {
        self.child().try_wait().ok().flatten()
    }

    /// The process that was started has not ended.
    pub(super) fn lives_itself(&self) -> bool {
        self.status().is_none()
    }

    /// Anyone of the group is left.
    fn lives(&self) -> bool {
        if self.status().is_none() {
            return true;
        }
        self.group
            .is_some_and(|group| test_kill_process_group(group).is_ok())
    }

    /// Ends what is left of it: its group may outlive it.
    pub(super) fn end_rest(&self) {
        if !self.lives() {
            return;
        }
        self.signal(Signal::TERM);
        let mut waited = Duration::ZERO;
        while self.lives() && waited < HASTY_GRACE {
            pause(STEP);
            waited += STEP;
        }
        self.kill();
        // So that no zombie is left; SIGKILL is not refused.
        let mut waited = Duration::ZERO;
        while self.status().is_none() && waited < HASTY_GRACE {
            pause(STEP);
            waited += STEP;
        }
    }

    /// Ends it without a word.
    pub(super) fn kill(&self) {
        self.signal(Signal::KILL);
    }

    fn signal(&self, signal: Signal) {
        if let Some(group) = self.group {
            let _ = kill_process_group(group, signal);
        }
    }

    fn child(&self) -> MutexGuard<'_, Child> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<R: Rewrite + 'static> Shared<R> {
    /// Waits for the host to go or a signal to come, and ends the server. After
    /// a signal the host may take this long to go.
    pub(super) fn end_after_client(self: &Arc<Self>, drain: Duration) -> Ended {
        let mut events = self.events();
        while !events.client_closed && !events.client_deaf && events.signals.is_empty() {
            events = self
                .happened
                .wait(events)
                .unwrap_or_else(PoisonError::into_inner);
        }
        let hasty = !events.signals.is_empty();
        drop(events);
        if hasty {
            self.wait_until(drain, || self.is_left() && !self.is_awaited());
        }
        let server = self.last_server();
        self.end_server(&server, hasty);
        let signal = self.events().signals.first().copied();
        signal.map_or(Ended::ClientClosed, Ended::Signal)
    }

    fn end_server(&self, server: &Server, hasty: bool) {
        if !self.ends_by_itself(server, hasty) {
            server.signal(Signal::TERM);
            if !self.wait_until(TERM_GRACE, || !server.lives()) {
                server.kill();
                self.wait_until(TERM_GRACE, || server.status().is_some());
            }
        }
        // What it said last still reaches the host.
        self.wait_until(HASTY_GRACE, || {
            self.events().upstream_drained && self.client.is_flushed()
        });
    }

    /// Passes the end of the input on, as a direct pipe would, and lets the
    /// server finish what it was asked for.
    fn ends_by_itself(&self, server: &Server, hasty: bool) -> bool {
        let grace = if hasty { HASTY_GRACE } else { EOF_GRACE };
        let signals = self.events().signals.len();
        let start = self.clock.now().mono;
        let mut heard = start;
        let mut closed = false;
        let mut written = self.client.written();
        loop {
            closed = closed || self.upstream.try_close();
            if !server.lives() && self.events().upstream_drained {
                return true;
            }
            let said = std::mem::replace(&mut written, self.client.written());
            let now = self.clock.now().mono;
            if !hasty && said != written {
                heard = now;
            }
            let patience = if !hasty && self.is_awaited() {
                ANSWER_GRACE
            } else {
                grace
            };
            let over = now >= heard + patience || now >= start + DRAIN;
            if over || self.events().signals.len() > signals {
                return false;
            }
            pause(STEP);
        }
    }

    /// The host will ask for nothing more.
    fn is_left(&self) -> bool {
        let events = self.events();
        events.client_closed || events.client_deaf
    }

    /// A host that can still be reached waits for something.
    fn is_awaited(&self) -> bool {
        !self.events().client_deaf
            && self.client.has_reader()
            && (!self.engine().is_idle() || self.client.is_busy())
    }

    /// Looks until it is so, at most this long; a (further) signal cuts the
    /// wait short. `true` when it became so. By the clock, not by the number of
    /// looks: on a busy machine a step takes many times its length, and the
    /// host's patience does not.
    fn wait_until(&self, limit: Duration, mut so: impl FnMut() -> bool) -> bool {
        let signals = self.events().signals.len();
        let until = self.clock.now().mono + limit;
        while !so() {
            if self.clock.now().mono >= until || self.events().signals.len() > signals {
                return false;
            }
            pause(STEP);
        }
        true
    }
}

fn how(status: ExitStatus) -> How {
    match (status.code(), status.signal()) {
        (Some(code), _) => How::Status(code),
        (None, Some(signal)) => How::Signal(signal),
        (None, None) => How::Closed,
    }
}

fn pause(step: Duration) {
    #[expect(clippy::disallowed_methods, reason = "the driver sleeps")]
    std::thread::sleep(step);
}
