//! The server, alone or behind a relay, on pipes or on sockets.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rustix::time::{ClockId, clock_gettime};

/// What the host hands to the first process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ends {
    /// As most hosts do.
    Pipes,
    /// As Node does.
    Sockets,
}

impl fmt::Display for Ends {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pipes => "pipes",
            Self::Sockets => "sockets",
        })
    }
}

/// Processes in a row; the host's messages go into the first.
pub(crate) struct Setup {
    stages: Vec<Vec<OsString>>,
    /// The stage whose process is the relay.
    relay: usize,
}

/// A setup that runs.
pub(crate) struct Running {
    children: Vec<Child>,
    relay: usize,
    /// Requests go here; dropped to end it.
    pub(crate) requests: Option<File>,
    /// Answers come from here.
    pub(crate) answers: File,
}

impl Setup {
    pub(crate) fn direct(server: &Path) -> Self {
        Self::new(vec![vec![server.into()]], 0)
    }

    pub(crate) fn cats(server: &Path) -> Self {
        let cat = || vec![OsString::from("cat")];
        Self::new(vec![cat(), vec![server.into()], cat()], 0)
    }

    pub(crate) fn proxy(proxy: &Path, server: &Path) -> Self {
        let words = [proxy.into(), "proxy".into(), "--".into(), server.into()];
        Self::new(vec![words.into()], 0)
    }

    fn new(stages: Vec<Vec<OsString>>, relay: usize) -> Self {
        Self { stages, relay }
    }

    pub(crate) fn start(&self, ends: Ends) -> io::Result<Running> {
        let (requests, mut next) = match ends {
            Ends::Pipes => {
                let (read, write) = io::pipe()?;
                (OwnedFd::from(write), OwnedFd::from(read))
            }
            Ends::Sockets => {
                let (ours, theirs) = UnixStream::pair()?;
                (ours.into(), theirs.into())
            }
        };
        let mut children = Vec::new();
        let mut answers = None;
        for (index, words) in self.stages.iter().enumerate() {
            let last = index + 1 == self.stages.len();
            let (read, write) = match (last, ends) {
                (true, Ends::Sockets) => {
                    let (ours, theirs) = UnixStream::pair()?;
                    (OwnedFd::from(ours), OwnedFd::from(theirs))
                }
                (true, Ends::Pipes) | (false, _) => {
                    let (read, write) = io::pipe()?;
                    (OwnedFd::from(read), OwnedFd::from(write))
                }
            };
            let child = Command::new(&words[0])
                .args(&words[1..])
                .stdin(Stdio::from(next))
                .stdout(Stdio::from(write))
                .spawn()?;
            children.push(child);
            if last {
                answers = Some(File::from(read.try_clone()?));
            }
            next = read;
        }
        let mut running = Running {
            children,
            relay: self.relay,
            requests: Some(File::from(requests)),
            answers: answers.ok_or_else(|| io::Error::other("a setup without stages"))?,
        };
        running.shake_hands()?;
        Ok(running)
    }
}

impl Running {
    pub(crate) fn pid(&self) -> u32 {
        self.children[self.relay].id()
    }

    fn shake_hands(&mut self) -> io::Result<()> {
        let hello = "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":\
                     {\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},\
                     \"clientInfo\":{\"name\":\"bench\",\"version\":\"1\"}}}\n";
        if let Some(requests) = &mut self.requests {
            requests.write_all(hello.as_bytes())?;
        }
        let mut byte = [0];
        while self.answers.read(&mut byte)? == 1 && byte[0] != b'\n' {}
        Ok(())
    }

    /// Closes its input and waits for it to end.
    pub(crate) fn stop(mut self) -> io::Result<()> {
        self.requests = None;
        for child in &mut self.children {
            child.wait()?;
        }
        Ok(())
    }
}

/// Seconds from here until the server that `words` start says it started.
pub(crate) fn until_started(words: &[PathBuf]) -> io::Result<f64> {
    let before = clock_gettime(ClockId::Monotonic);
    let mut child = Command::new(&words[0])
        .args(&words[1..])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut stamp = String::new();
    if let Some(mut output) = child.stdout.take() {
        let mut byte = [0];
        while output.read(&mut byte)? == 1 && byte[0] != b'\n' {
            stamp.push(char::from(byte[0]));
        }
    }
    drop(child.stdin.take());
    child.wait()?;
    let stamp: i128 = stamp.parse().map_err(io::Error::other)?;
    let before = i128::from(before.tv_sec) * 1_000_000_000 + i128::from(before.tv_nsec);
    Ok((stamp - before) as f64 / 1e9)
}
