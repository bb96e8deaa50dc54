//! Wakes the engine when something is due.
//!
//! The thread starts with the first deadline, and is woken only for one that
//! is earlier than what it waits for: a call that ends in time costs nothing.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Shared;
use crate::rewrite::Rewrite;

#[derive(Debug)]
pub(super) struct Timer {
    /// What the thread waits for, in nanoseconds of the driver's clock;
    /// `u64::MAX` for nothing. Written under the lock, read without it.
    armed: AtomicU64,
    thread: Mutex<Thread>,
    earlier: Condvar,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thread {
    NotStarted,
    Runs,
    /// It was told to end, and no other is started.
    Over,
}

impl Default for Timer {
    fn default() -> Self {
        Self {
            armed: AtomicU64::new(u64::MAX),
            thread: Mutex::new(Thread::NotStarted),
            earlier: Condvar::new(),
        }
    }
}

impl Timer {
    /// Waits for `due` too; `true` when the thread has to be started.
    pub(super) fn arm(&self, due: Duration) -> bool {
        let due = u64::try_from(due.as_nanos()).unwrap_or(u64::MAX - 1);
        if due >= self.armed.load(Ordering::Relaxed) {
            return false;
        }
        let mut thread = self.thread();
        self.armed.fetch_min(due, Ordering::Relaxed);
        self.earlier.notify_one();
        let is_first = *thread == Thread::NotStarted;
        if is_first {
            *thread = Thread::Runs;
        }
        is_first
    }

    /// Ends the thread.
    pub(super) fn finish(&self) {
        *self.thread() = Thread::Over;
        self.earlier.notify_one();
    }

    fn thread(&self) -> MutexGuard<'_, Thread> {
        self.thread.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The thread. It lives as long as the relay.
pub(super) fn run<R: Rewrite + 'static>(shared: &Arc<Shared<R>>) {
    let timer = &shared.timer;
    loop {
        let mut guard = timer.thread();
        loop {
            if *guard == Thread::Over {
                return;
            }
            let due = Duration::from_nanos(timer.armed.load(Ordering::Relaxed));
            let now = shared.clock.now().mono;
            if due <= now {
                break;
            }
            let waited = timer.earlier.wait_timeout(guard, due - now);
            guard = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        timer.armed.store(u64::MAX, Ordering::Relaxed);
        drop(guard);

        let mut engine = shared.engine();
        engine.tick(shared.clock.now());
        shared.carry_out(engine);
    }
}
