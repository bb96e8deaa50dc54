//! The one place that reads a clock.

use std::time::{Instant, SystemTime};

use aftercall::Now;

#[derive(Debug)]
pub(crate) struct Clock {
    origin: Instant,
}

#[expect(
    clippy::disallowed_methods,
    reason = "the driver reads the clock so that nobody else has to"
)]
impl Clock {
    pub(crate) fn start() -> Self {
        Self {
            origin: Instant::now(),
        }
    }

    pub(crate) fn now(&self) -> Now {
        Now {
            mono: self.origin.elapsed(),
            wall: SystemTime::now(),
        }
    }
}
