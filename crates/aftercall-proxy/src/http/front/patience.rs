//! How long a head may take, told in rounds.
//!
//! hyper asks for a timer whenever it waits for a head: at each request. A timer
//! of the runtime's costs more than the reading of that head, and all that is
//! wanted is that a peer who sends nothing, or a byte at a time, does not keep its
//! place for ever. So the listener counts rounds, by one timer, and a head may take
//! a whole one: that long at least, and twice that at most.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use hyper::rt::{Sleep, Timer};
use tokio::sync::watch;

#[derive(Clone)]
pub(super) struct Rounds {
    count: Arc<AtomicU64>,
    begun: Instant,
}

impl Rounds {
    pub(super) fn new() -> Self {
        Self {
            count: Arc::default(),
            begun: tokio::time::Instant::now().into_std(),
        }
    }

    /// The round before which so many whole ones have not passed.
    pub(super) fn last(&self, rounds: u64) -> u64 {
        self.count.load(Ordering::Relaxed) + rounds
    }

    /// The count is past that round.
    pub(super) fn are_over(&self, last: u64) -> bool {
        self.count.load(Ordering::Relaxed) > last
    }

    /// Counts for ever, and has every connection look where the count is: they
    /// all watch for the end, and for no more than that.
    pub(super) async fn go(self, round: Duration, all: Arc<watch::Sender<bool>>) {
        loop {
            tokio::time::sleep(round).await;
            self.count.fetch_add(1, Ordering::Relaxed);
            all.send_modify(|_| {});
        }
    }
}

/// Whatever the duration, the wait is for a whole round.
impl Timer for Rounds {
    fn sleep(&self, _: Duration) -> Pin<Box<dyn Sleep>> {
        let (rounds, last) = (self.clone(), self.last(1));
        Box::pin(Waiting { rounds, last })
    }

    fn sleep_until(&self, _: Instant) -> Pin<Box<dyn Sleep>> {
        self.sleep(Duration::ZERO)
    }

    /// Of no use to the wait, so the clock is not read.
    fn now(&self) -> Instant {
        self.begun
    }
}

struct Waiting {
    rounds: Rounds,
    last: u64,
}

impl Sleep for Waiting {}

impl Future for Waiting {
    type Output = ();

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if self.rounds.are_over(self.last) {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    }
}
