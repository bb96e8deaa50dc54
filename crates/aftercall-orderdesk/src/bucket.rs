//! A token bucket: so many calls at once, then so many a second.

use core::time::Duration;
use std::sync::Mutex;
use std::time::Instant;

/// Exact in whole nanoseconds: no drift, no floating point.
#[derive(Debug)]
pub(crate) struct Bucket {
    size: u32,
    each: Duration,
    /// When the bucket will be, or was, full again.
    full_at: Mutex<Instant>,
}

impl Bucket {
    /// `size` calls at once, and one more after `each`.
    pub(crate) fn new(size: u32, each: Duration, now: Instant) -> Self {
        Self {
            size,
            each,
            full_at: Mutex::new(now),
        }
    }

    /// Takes a token, or says how long it will be until there is one.
    pub(crate) fn take(&self, now: Instant) -> Result<(), Duration> {
        let mut full_at = self
            .full_at
            .lock()
            .expect("nothing panics while it holds the bucket");
        let after = (*full_at).max(now) + self.each;
        // Taking this one may leave at most a whole bucket to refill.
        let wait = (after - now).saturating_sub(self.each * self.size);
        if wait.is_zero() {
            *full_at = after;
            Ok(())
        } else {
            Err(wait)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn it_gives_its_size_at_once_and_then_says_exactly_how_long() {
        let start = Instant::now();
        let bucket = Bucket::new(2, SECOND, start);
        assert_eq!(bucket.take(start), Ok(()));
        assert_eq!(bucket.take(start), Ok(()));
        assert_eq!(bucket.take(start), Err(SECOND));
        let early = start + SECOND / 4;
        assert_eq!(bucket.take(early), Err(SECOND * 3 / 4));
        assert_eq!(
            bucket.take(start + SECOND),
            Ok(()),
            "the stated wait is enough"
        );
        assert_eq!(bucket.take(start + SECOND), Err(SECOND));
    }

    #[test]
    fn idling_never_fills_it_above_its_size() {
        let start = Instant::now();
        let bucket = Bucket::new(2, SECOND, start);
        let later = start + SECOND * 1_000;
        assert_eq!(bucket.take(later), Ok(()));
        assert_eq!(bucket.take(later), Ok(()));
        assert_eq!(bucket.take(later), Err(SECOND));
    }
}
