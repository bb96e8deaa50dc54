//! One direction: read a batch, ask the engine, write it.

use std::fs::File;
use std::io::IoSlice;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use aftercall_mcp::{FrameBuffer, LongLine, Piece, PieceKind};

use super::Shared;
use super::blocking::read;
use super::child::Server;
use crate::engine::{Action, Engine, Fate, Side};
use crate::rewrite::Rewrite;
use crate::upstream::{Exit, How};

/// How long a server whose input is broken may take to close its output,
/// before it counts as gone.
const DEAF_PATIENCE: Duration = Duration::from_millis(500);

/// From the host to the server, until the host sends nothing more.
pub(super) fn from_client<R: Rewrite + 'static>(
    shared: &Arc<Shared<R>>,
    input: File,
    limit: usize,
) {
    let mut relay = Relay::new(input, limit, Side::Client, 0);
    while relay.turn(shared) {
        shared.client.wait_for_room();
    }
    shared.happen(|events| events.client_closed = true);
}

/// From a server to the host, until the server's output ends.
pub(super) fn from_upstream<R: Rewrite + 'static>(
    shared: &Arc<Shared<R>>,
    server: &Server,
    output: File,
    incarnation: u32,
) {
    let limit = shared.program.inspect_limit;
    let mut relay = Relay::new(output, limit, Side::Upstream, incarnation);
    while relay.turn(shared) {}
    let exit = server.exit_after_output();
    end_upstream(shared, exit, incarnation);
    shared.happen(|events| events.upstream_drained |= events.incarnation == incarnation);
}

pub(super) fn end_upstream<R: Rewrite + 'static>(
    shared: &Arc<Shared<R>>,
    exit: Exit,
    incarnation: u32,
) {
    let mut engine = shared.engine();
    if engine.incarnation() == incarnation {
        engine.upstream_ended(exit, shared.clock.now());
    }
    shared.carry_out(engine);
}

struct Relay {
    input: File,
    buffer: FrameBuffer,
    from: Side,
    /// The server that it reads from, or that what it reads goes to.
    incarnation: u32,
    long: Option<LongLine>,
    /// Nothing of the long line is missing behind us.
    long_passes: bool,
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
    fn new(input: File, limit: usize, from: Side, incarnation: u32) -> Self {
        Self {
            input,
            buffer: FrameBuffer::new(limit),
            from,
            incarnation,
            long: None,
            long_passes: true,
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
        let server = engine.incarnation();
        match self.from {
            Side::Client if server != self.incarnation => {
                self.long_passes &= self.long.is_none();
                self.incarnation = server;
            }
            // It has a successor, or was given up: nobody waits for its words.
            Side::Upstream
                if server != self.incarnation || shared.is_deserted(self.incarnation) =>
            {
                while self.buffer.next_piece().is_some() {}
                return;
            }
            Side::Client | Side::Upstream => {}
        }
        let mut next = Some(first);
        while let Some(piece) = next {
            self.piece(&mut engine, &piece, now);
            for action in engine.actions() {
                match action {
                    Action::Send { to: side, frame } if side == to => {
                        self.batch.parts.push(Part::Own(frame));
                    }
                    // Under the lock, so that the queue has the engine's order.
                    Action::Send { to: side, frame } => shared.outlet(side).inject(frame),
                    other => elsewhere.push(other),
                }
            }
            next = self.buffer.next_piece();
        }
        let due = engine.next_deadline();
        drop(engine);
        shared.perform(elsewhere);
        shared.arm(due);
    }

    fn piece<R: Rewrite>(&mut self, engine: &mut Engine<R>, piece: &Piece, now: aftercall::Now) {
        let bytes = self.buffer.bytes(piece.range.clone());
        let fate = match (piece.kind, self.from) {
            (PieceKind::Whole, Side::Client) => engine.client(bytes, now),
            (PieceKind::Whole, Side::Upstream) => engine.upstream(bytes, now),
            (PieceKind::Part { last, .. }, from) => {
                if self.long.is_none() {
                    self.long_passes = true;
                }
                self.long_passes &= from == Side::Upstream || engine.upstream_is_up();
                let passes = self.long_passes;
                let line = self.long.get_or_insert_default();
                line.push(bytes);
                if let Some(line) = self.long.take_if(|_| last) {
                    match from {
                        Side::Client => engine.client_long(line.finish(), passes, now),
                        Side::Upstream => engine.upstream_long(line.finish(), now),
                    }
                }
                if passes { Fate::Relay } else { Fate::Withhold }
            }
        };
        match fate {
            Fate::Relay => self.batch.relay(piece.range.clone()),
            Fate::Replace(frame) => self.batch.parts.push(Part::Own(frame)),
            Fate::Withhold => {}
        }
        self.batch.in_long_line = self.long.is_some() && self.long_passes;
    }

    fn write<R: Rewrite + 'static>(&mut self, shared: &Arc<Shared<R>>) {
        let (to, incarnation) = match self.from {
            Side::Client => (&shared.upstream, self.incarnation),
            Side::Upstream => (&shared.client, 0),
        };
        let in_long_line = self.batch.in_long_line;
        let written = match &self.batch.parts[..] {
            [] => Ok(()),
            // As a rule: everything goes on as it came.
            [part] => to.write(&mut [part.slice(&self.buffer)], in_long_line, incarnation),
            parts => {
                let slices = parts.iter().map(|part| part.slice(&self.buffer));
                to.write(&mut slices.collect::<Vec<_>>(), in_long_line, incarnation)
            }
        };
        self.batch.parts.clear();
        if written.is_err() {
            match self.from {
                // The rest of the output is read all the same: a server that
                // can't write can't end politely.
                Side::Upstream => shared.happen(|events| events.client_deaf = true),
                Side::Client => shared.upstream_is_deaf(self.incarnation),
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
    fn upstream_is_deaf(self: &Arc<Self>, incarnation: u32) {
        let events = self.events();
        let waited = self
            .happened
            .wait_timeout_while(events, DEAF_PATIENCE, |events| {
                !events.upstream_drained && events.signals.is_empty()
            });
        drop(waited);
        end_upstream(self, Exit::new(How::Closed), incarnation);
    }
}
