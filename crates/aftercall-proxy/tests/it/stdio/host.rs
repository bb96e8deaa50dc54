//! A host: it starts the relay on a thread and talks to it.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use aftercall_proxy::engine::Counters;
use aftercall_proxy::rewrite::Plain;
use aftercall_proxy::stdio::{Ended, Ends, Options, run};

/// Long enough for a busy machine, short enough to notice a deadlock.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// What hosts hand to a server.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Pipes,
    Sockets,
    /// Sockets that somebody has made non-blocking.
    Nonblocking,
}

pub(crate) const KINDS: [Kind; 3] = [Kind::Pipes, Kind::Sockets, Kind::Nonblocking];

pub(crate) struct Host {
    pub(crate) to_relay: Option<File>,
    /// Buffered: a read for each byte takes minutes on a busy machine.
    pub(crate) from_relay: BufReader<File>,
    ended: mpsc::Receiver<(Ended, Counters)>,
}

/// The relay in front of `sh -c script`.
pub(crate) fn shell(kind: Kind, script: &str) -> Host {
    start(kind, options(script))
}

pub(crate) fn options(script: &str) -> Options {
    Options::new("sh".into(), vec!["-c".into(), script.into()])
}

pub(crate) fn start(kind: Kind, options: Options) -> Host {
    let [(to_relay, input), (from_relay, output)] = ends(kind);
    let errors = File::create("/dev/null").expect("always there").into();
    let ends = Ends {
        input,
        output,
        errors,
    };
    let (tell, ended) = mpsc::channel();
    thread::spawn(move || {
        let end = run(options, Plain, ends, Box::new(|_| {})).expect("it starts");
        let _ = tell.send(end);
    });
    Host {
        to_relay: Some(to_relay.into()),
        from_relay: BufReader::new(from_relay.into()),
        ended,
    }
}

/// The host's end and the relay's, for each of its two ways.
fn ends(kind: Kind) -> [(OwnedFd, OwnedFd); 2] {
    match kind {
        Kind::Pipes => {
            let (input, to_relay) = io::pipe().expect("a pipe");
            let (from_relay, output) = io::pipe().expect("a pipe");
            [
                (to_relay.into(), input.into()),
                (from_relay.into(), output.into()),
            ]
        }
        Kind::Sockets | Kind::Nonblocking => [(); 2].map(|()| {
            let (ours, theirs) = UnixStream::pair().expect("a socket pair");
            let nonblocking = matches!(kind, Kind::Nonblocking);
            theirs.set_nonblocking(nonblocking).expect("a flag");
            (ours.into(), theirs.into())
        }),
    }
}

impl Host {
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        let to_relay = self.to_relay.as_mut().expect("not closed yet");
        to_relay.write_all(bytes).expect("the relay reads");
    }

    pub(crate) fn line(&mut self) -> String {
        let mut line = Vec::new();
        let read = self.from_relay.read_until(b'\n', &mut line);
        if !line.ends_with(b"\n") {
            panic!("{read:?} after {:?}", String::from_utf8_lossy(&line));
        }
        String::from_utf8(line).expect("text")
    }

    pub(crate) fn exactly(&mut self, count: usize) -> Vec<u8> {
        let mut bytes = vec![0; count];
        self.from_relay.read_exact(&mut bytes).expect("all of it");
        bytes
    }

    /// Closes its end and waits for the relay to be over.
    pub(crate) fn close(&mut self) -> (Ended, Counters) {
        self.to_relay = None;
        self.ended.recv_timeout(PATIENCE).expect("it ends in time")
    }
}

/// Waits for a condition, and panics when it does not come.
pub(crate) fn eventually(what: &str, mut so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !so() {
        assert!(start.elapsed() < PATIENCE, "never: {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Whether a process is there and not a zombie.
pub(crate) fn lives(pid: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"));
    stat.is_ok_and(|stat| !stat.contains(") Z "))
}
