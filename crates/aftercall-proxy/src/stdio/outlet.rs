//! One end to write to, shared by the thread that relays and a queue.
//!
//! Frames never mix: the lock is held for a whole batch, and a long line that
//! passes in parts keeps the queue waiting until it is over. What stands in the
//! queue goes before a batch that is written later, so that a handshake of ours
//! is not overtaken by what the client says after it.
//!
//! The end can be replaced, when another server takes the place of the one behind
//! it. A batch says which one it is meant for, and one that comes too late is
//! dropped.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, IoSlice};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, TryLockError};

use rustix::event::{PollFd, PollFlags, poll};

#[derive(Debug)]
pub(super) struct Outlet {
    state: Mutex<State>,
    line_over: Condvar,
    queue: Mutex<Queue>,
    queue_moved: Condvar,
    /// Frames in the queue, to be read without its lock.
    queued: AtomicUsize,
    /// Bytes that somebody took.
    written: AtomicU64,
}

#[derive(Debug)]
struct State {
    /// `None` once closed.
    file: Option<File>,
    /// Which server is behind it; the host has no successor.
    incarnation: u32,
    /// Part of a long line has been written, and more will come.
    in_long_line: bool,
    /// The last byte written was no newline.
    mid_line: bool,
}

#[derive(Debug, Default)]
struct Queue {
    frames: VecDeque<Vec<u8>>,
    bytes: usize,
    running: bool,
    /// Nothing is written any more.
    over: bool,
}

/// Beyond this a thread that can wait does, in bytes.
const QUEUE_FULL: usize = 1 << 20;

impl Outlet {
    pub(super) fn new(file: File) -> Self {
        Self {
            state: Mutex::new(State {
                file: Some(file),
                incarnation: 0,
                in_long_line: false,
                mid_line: false,
            }),
            line_over: Condvar::new(),
            queue: Mutex::new(Queue::default()),
            queue_moved: Condvar::new(),
            queued: AtomicUsize::new(0),
            written: AtomicU64::new(0),
        }
    }

    /// Writes one batch to that server. `in_long_line`: it ends inside a line
    /// whose rest comes with the next one.
    pub(super) fn write(
        &self,
        batch: &mut [IoSlice<'_>],
        in_long_line: bool,
        incarnation: u32,
    ) -> io::Result<()> {
        let mut state = self.state();
        if state.incarnation != incarnation {
            return Ok(());
        }
        if self.queued.load(Ordering::Relaxed) > 0 && !state.in_long_line {
            self.write_queued(&mut state);
        }
        let ends_line = batch.iter().rev().find_map(|part| part.last().copied());
        state.write(batch, &self.written)?;
        state.in_long_line = in_long_line;
        if let Some(last) = ends_line {
            state.mid_line = last != b'\n';
        }
        if !in_long_line {
            self.line_over.notify_one();
        }
        Ok(())
    }

    /// Puts another end in place of the one that there was. What is in the
    /// queue was meant for that.
    pub(super) fn replace(&self, file: File, incarnation: u32) {
        let mut state = self.state();
        *state = State {
            file: Some(file),
            incarnation,
            in_long_line: false,
            mid_line: false,
        };
        let mut queue = self.queue();
        queue.frames.clear();
        queue.bytes = 0;
        self.queued.store(0, Ordering::Relaxed);
        drop(queue);
        self.queue_moved.notify_all();
        self.line_over.notify_all();
    }

    /// Puts a frame into the queue, which a thread of its own empties.
    pub(super) fn inject(self: &Arc<Self>, frame: Vec<u8>) {
        let mut queue = self.queue();
        if queue.over {
            return;
        }
        queue.bytes += frame.len();
        queue.frames.push_back(frame);
        self.queued.store(queue.frames.len(), Ordering::Relaxed);
        if queue.running {
            self.queue_moved.notify_all();
            return;
        }
        let outlet = Arc::clone(self);
        queue.running = super::spawn("queue", move || outlet.empty_queue()).is_ok();
    }

    /// Waits while the queue is long. For the thread that reads the client
    /// when answers go back to it; whoever drains the server must not wait.
    pub(super) fn wait_for_room(&self) {
        let mut queue = self.queue();
        while queue.bytes > QUEUE_FULL && !queue.over {
            queue = self
                .queue_moved
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Nothing waits in the queue.
    pub(super) fn is_flushed(&self) -> bool {
        self.queue().bytes == 0
    }

    /// How many bytes have been written; it grows while somebody reads.
    pub(super) fn written(&self) -> u64 {
        self.written.load(Ordering::Relaxed)
    }

    /// A write is going on, or waits for a reader.
    pub(super) fn is_busy(&self) -> bool {
        !self.is_flushed() || matches!(self.state.try_lock(), Err(TryLockError::WouldBlock))
    }

    /// Closes the end, unless a write is stuck in it.
    pub(super) fn try_close(&self) -> bool {
        let mut state = match self.state.try_lock() {
            Ok(state) => state,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => return false,
        };
        state.file = None;
        true
    }

    /// Ends the thread that empties the queue: a listener relays for one client
    /// after the other, and the process outlives them.
    pub(super) fn finish(&self) {
        self.try_close();
        self.line_over.notify_all();
        self.queue().over = true;
        self.queue_moved.notify_all();
    }

    /// Whether anyone can still read what is written here.
    pub(super) fn has_reader(&self) -> bool {
        let Ok(state) = self.state.try_lock() else {
            return true; // a write is going on
        };
        let Some(file) = &state.file else {
            return false;
        };
        let mut fds = [PollFd::new(file, PollFlags::empty())];
        let now = rustix::time::Timespec::default();
        match poll(&mut fds, Some(&now)) {
            Ok(_) => !fds[0]
                .revents()
                .intersects(PollFlags::ERR | PollFlags::HUP | PollFlags::NVAL),
            Err(_) => true,
        }
    }

    fn empty_queue(&self) {
        loop {
            let mut queue = self.queue();
            while queue.frames.is_empty() {
                if queue.over {
                    return;
                }
                queue = self
                    .queue_moved
                    .wait(queue)
                    .unwrap_or_else(PoisonError::into_inner);
            }
            drop(queue);
            let mut state = self.state();
            while state.in_long_line && state.file.is_some() {
                state = self
                    .line_over
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
            }
            self.write_queued(&mut state);
        }
    }

    /// Writes what is in the queue, between two lines.
    fn write_queued(&self, state: &mut State) {
        loop {
            let mut queue = self.queue();
            let Some(frame) = queue.frames.pop_front() else {
                return;
            };
            self.queued.store(queue.frames.len(), Ordering::Relaxed);
            drop(queue);
            // A server that died inside a line left it open.
            let newline: &[u8] = if state.mid_line { b"\n" } else { b"" };
            let mut parts = [IoSlice::new(newline), IoSlice::new(&frame)];
            // Nobody reads any more: the other threads notice for themselves.
            if state.write(&mut parts, &self.written).is_ok() {
                state.mid_line = false;
            }
            let mut queue = self.queue();
            queue.bytes = queue.bytes.saturating_sub(frame.len());
            drop(queue);
            self.queue_moved.notify_all();
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn write(&mut self, batch: &mut [IoSlice<'_>], count: &AtomicU64) -> io::Result<()> {
        let Some(file) = &mut self.file else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        super::blocking::write(file, batch, |written| {
            count.fetch_add(written as u64, Ordering::Relaxed);
        })
    }
}
