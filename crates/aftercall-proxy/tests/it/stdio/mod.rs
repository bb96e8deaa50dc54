//! The driver, with real processes on real pipes.
#![expect(
    clippy::disallowed_methods,
    reason = "a test of the driver is a driver: it has threads and a clock"
)]

mod endings;
mod floods;
mod host;
mod passing;
mod restarts;

#[cfg(feature = "http")]
pub(crate) use host::{eventually, lives};
