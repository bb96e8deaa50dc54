//! How long a head may take, told in rounds.
//!
//! hyper asks for a timer whenever it waits for a head: at each request. A timer
//! of the runtime's own costs more than the reading of that head, and what is
//! wanted is only that a peer who sends nothing, or a byte at a time, does not
//! keep its place for ever. So a connection counts rounds by one timer of its own,
//! and a head may take one whole round: that long at least, and twice that at most.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use hyper::rt::{Sleep, Timer};

/// Counts for one connection. The task that polls the connection has to poll it
/// after each round.
#[derive(Clone, Default)]
pub(super) struct Rounds(Arc<AtomicU64>);

impl Rounds {
    /// A round is over.
    pub(super) fn next(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// Whatever the duration, the wait is for a whole round.
impl Timer for Rounds {
    fn sleep(&self, _: Duration) -> Pin<Box<dyn Sleep>> {
        let until = self.0.load(Ordering::Relaxed) + 2;
        let rounds = self.clone();
        Box::pin(Waiting { rounds, until })
    }

    fn sleep_until(&self, _: Instant) -> Pin<Box<dyn Sleep>> {
        self.sleep(Duration::ZERO)
    }
}

struct Waiting {
    rounds: Rounds,
    until: u64,
}

impl Sleep for Waiting {}

impl Future for Waiting {
    type Output = ();

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if self.rounds.0.load(Ordering::Relaxed) >= self.until {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    }
}
