//! One end to write to, shared by the thread that relays and a queue.
//!
//! Frames never mix: the lock is held for a whole batch, and a long line that
//! passes in parts keeps the queue waiting until it is over.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, IoSlice, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, TryLockError};

use rustix::event::{PollFd, PollFlags, poll};

#[derive(Debug)]
pub(super) struct Outlet {
    state: Mutex<State>,
    line_over: Condvar,
    queue: Mutex<Queue>,
    queue_moved: Condvar,
    /// Bytes that somebody took.
    written: AtomicU64,
}

#[derive(Debug)]
struct State {
    /// `None` once closed.
    file: Option<File>,
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
}

/// Beyond this a thread that can wait does, in bytes.
const QUEUE_FULL: usize = 1 << 20;

impl Outlet {
    pub(super) fn new(file: File) -> Self {
        Self {
            state: Mutex::new(State {
                file: Some(file),
                in_long_line: false,
                mid_line: false,
            }),
            line_over: Condvar::new(),
            queue: Mutex::new(Queue::default()),
            queue_moved: Condvar::new(),
            written: AtomicU64::new(0),
        }
    }

    /// Writes one batch. `in_long_line`: it ends inside a line whose rest
    /// comes with the next one.
    pub(super) fn write(&self, batch: &mut [IoSlice<'_>], in_long_line: bool) -> io::Result<()> {
        let mut state = self.state();
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

    /// Puts a frame into the queue, which a thread of its own empties.
    pub(super) fn inject(self: &Arc<Self>, frame: Vec<u8>) {
        let mut queue = self.queue();
        queue.bytes += frame.len();
        queue.frames.push_back(frame);
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
        while queue.bytes > QUEUE_FULL {
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
            let frame = loop {
                if let Some(frame) = queue.frames.pop_front() {
                    break frame;
                }
                queue = self
                    .queue_moved
                    .wait(queue)
                    .unwrap_or_else(PoisonError::into_inner);
            };
            drop(queue);
            // Nobody reads any more: the other threads notice for themselves.
            let _ = self.write_between_lines(&frame);
            self.queue().bytes -= frame.len();
            self.queue_moved.notify_all();
        }
    }

    fn write_between_lines(&self, frame: &[u8]) -> io::Result<()> {
        let mut state = self.state();
        while state.in_long_line && state.file.is_some() {
            state = self
                .line_over
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        // A server that died inside a line left it open.
        let newline: &[u8] = if state.mid_line { b"\n" } else { b"" };
        state.write(
            &mut [IoSlice::new(newline), IoSlice::new(frame)],
            &self.written,
        )?;
        state.mid_line = false;
        Ok(())
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn write(&mut self, mut batch: &mut [IoSlice<'_>], count: &AtomicU64) -> io::Result<()> {
        let Some(file) = &mut self.file else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        IoSlice::advance_slices(&mut batch, 0); // drops empty parts in front
        while !batch.is_empty() {
            match file.write_vectored(batch) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(written) => {
                    count.fetch_add(written as u64, Ordering::Relaxed);
                    IoSlice::advance_slices(&mut batch, written);
                }
                Err(error) => retry(&error, || {
                    let mut fds = [PollFd::new(&*file, PollFlags::OUT)];
                    poll(&mut fds, None)
                })?,
            }
        }
        Ok(())
    }
}

/// `Ok` when the call should be made again: it was interrupted, or the end is
/// non-blocking by its owner's choice and `wait` has waited for it.
pub(crate) fn retry(
    error: &io::Error,
    wait: impl FnOnce() -> rustix::io::Result<usize>,
) -> io::Result<()> {
    match error.kind() {
        io::ErrorKind::Interrupted => Ok(()),
        io::ErrorKind::WouldBlock => match wait() {
            Ok(_) | Err(rustix::io::Errno::INTR) => Ok(()),
            Err(error) => Err(error.into()),
        },
        _ => Err(io::Error::new(error.kind(), error.to_string())),
    }
}
