//! One direction: read a batch, ask the engine, write it.

use std::fs::File;
use std::io::{self, IoSlice, Read};
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use aftercall_mcp::{FrameBuffer, LongLine, Piece, PieceKind};
use rustix::event::{PollFd, PollFlags, poll};

use super::Shared;
use super::outlet::retry;
use crate::engine::{Engine, Exit, Fate, How, Side};
use crate::rewrite::Rewrite;

/// How long a server whose input is broken may take to close its output,
/// before it counts as gone.
const DEAF_PATIENCE: Duration = Duration::from_millis(500);

/// From the host to the server, until the host sends nothing more.
pub(super) fn from_client<R: Rewrite + 'static>(
    shared: &Arc<Shared<R>>,
    input: File,
    limit: usize,
) {
    let mut relay = Relay::new(input, limit, Side::Client);
    while relay.turn(shared) {
        shared.client.wait_for_room();
    }
    shared.happen(|events| events.client_closed = true);
}

/// From the server to the host, until the server's output ends.
pub(super) fn from_upstream<R: Rewrite + 'static>(
    shared: &Arc<Shared<R>>,
    output: File,
    limit: usize,
) {
    let mut relay = Relay::new(output, limit, Side::Upstream);
    while relay.turn(shared) {}
    let exit = shared.server.exit_after_output();
    end_upstream(shared, exit);
    shared.happen(|events| events.upstream_drained = true);
}

fn end_upstream<R: Rewrite + 'static>(shared: &Arc<Shared<R>>, exit: Exit) {
    let mut engine = shared.engine();
    engine.upstream_ended(exit, shared.clock.now());
    let actions = engine.actions();
    drop(engine);
    shared.perform(actions, None, drop);
}

struct Relay {
    input: File,
    buffer: FrameBuffer,
    from: Side,
    long: Option<LongLine>,
    batch: Batch,
}

/// What leaves with the next write, in order.
#[derive(Default)]
struct Batch {
    parts: Vec<Part>,
    in_long_line: bool,
}

enum Part {
    /// Bytes as they were read.
    Read(Range<usize>),
    /// Bytes of our own.
    Own(Vec<u8>),
}

impl Relay {
    fn new(input: File, limit: usize, from: Side) -> Self {
        Self {
            input,
            buffer: FrameBuffer::new(limit),
            from,
            long: None,
            batch: Batch::default(),
        }
    }

    /// One read and what follows from it. `false` when there will be no more.
    fn turn<R: Rewrite + 'static>(&mut self, shared: &Arc<Shared<R>>) -> bool {
        let count = read(&mut self.input, self.buffer.space()).unwrap_or(0);
        self.buffer.filled(count);
        let piece = match self.buffer.next_piece() {
            None if count == 0 => self.buffer.finish(),
            piece => piece,
        };
        if let Some(piece) = piece {
            self.decide(shared, piece);
            self.write(shared);
        }
        count > 0
    }

    /// All pieces of the batch under one lock.
    fn decide<R: Rewrite + 'static>(&mut self, shared: &Arc<Shared<R>>, first: Piece) {
        let now = shared.clock.now();
        let to = match self.from {
            Side::Client => Side::Upstream,
            Side::Upstream => Side::Client,
        };
        let mut elsewhere = Vec::new();
        let mut engine = shared.engine();
        let mut next = Some(first);
        while let Some(piece) = next {
            self.piece(&mut engine, &piece, now);
            for action in engine.actions() {
                match action {
                    crate::engine::Action::Send { to: side, frame } if side == to => {
                        self.batch.parts.push(Part::Own(frame));
                    }
                    other => elsewhere.push(other),
                }
            }
            next = self.buffer.next_piece();
        }
        let due = engine.next_deadline();
        drop(engine);
        shared.perform(elsewhere, None, drop);
        shared.arm(due);
    }

    fn piece<R: Rewrite>(&mut self, engine: &mut Engine<R>, piece: &Piece, now: aftercall::Now) {
        let bytes = self.buffer.bytes(piece.range.clone());
        let fate = match (piece.kind, self.from) {
            (PieceKind::Whole, Side::Client) => engine.client(bytes, now),
            (PieceKind::Whole, Side::Upstream) => engine.upstream(bytes, now),
            (PieceKind::Part { last, .. }, from) => {
                let line = self.long.get_or_insert_default();
                line.push(bytes);
                if let Some(line) = self.long.take_if(|_| last) {
                    match from {
                        Side::Client => engine.client_long(line.finish(), now),
                        Side::Upstream => engine.upstream_long(line.finish(), now),
                    }
                }
                Fate::Relay
            }
        };
        match fate {
            Fate::Relay => self.batch.relay(piece.range.clone()),
            Fate::Replace(frame) => self.batch.parts.push(Part::Own(frame)),
            Fate::Withhold => {}
        }
        self.batch.in_long_line = self.long.is_some();
    }

    fn write<R: Rewrite + 'static>(&mut self, shared: &Arc<Shared<R>>) {
        let to = match self.from {
            Side::Client => &shared.upstream,
            Side::Upstream => &shared.client,
        };
        let in_long_line = self.batch.in_long_line;
        let written = match &self.batch.parts[..] {
            [] => Ok(()),
            // As a rule: everything goes on as it came.
            [part] => to.write(&mut [part.slice(&self.buffer)], in_long_line),
            parts => {
                let slices = parts.iter().map(|part| part.slice(&self.buffer));
                to.write(&mut slices.collect::<Vec<_>>(), in_long_line)
            }
        };
        self.batch.parts.clear();
        if written.is_err() {
            match self.from {
                // The rest of the output is read all the same: a server that
                // can't write can't end politely.
                Side::Upstream => shared.happen(|events| events.client_deaf = true),
                Side::Client => shared.upstream_is_deaf(),
            }
        }
    }
}

impl Part {
    fn slice<'a>(&'a self, buffer: &'a FrameBuffer) -> IoSlice<'a> {
        IoSlice::new(match self {
            Self::Read(range) => buffer.bytes(range.clone()),
            Self::Own(bytes) => bytes,
        })
    }
}

impl Batch {
    fn relay(&mut self, range: Range<usize>) {
        if let Some(Part::Read(last)) = self.parts.last_mut()
            && last.end == range.start
        {
            last.end = range.end;
            return;
        }
        self.parts.push(Part::Read(range));
    }
}

impl<R: Rewrite + 'static> Shared<R> {
    /// The server does not take its input any more. As a rule its output ends
    /// in the same moment, with a better reason.
    fn upstream_is_deaf(self: &Arc<Self>) {
        let events = self.events();
        let waited = self
            .happened
            .wait_timeout_while(events, DEAF_PATIENCE, |events| {
                !events.upstream_drained && events.signals.is_empty()
            });
        drop(waited);
        end_upstream(self, Exit::new(How::Closed));
    }
}

fn read(input: &mut File, space: &mut [u8]) -> io::Result<usize> {
    loop {
        match input.read(space) {
            Ok(count) => return Ok(count),
            Err(error) => retry(&error, || {
                let mut fds = [PollFd::new(&*input, PollFlags::IN)];
                poll(&mut fds, None)
            })?,
        }
    }
}
