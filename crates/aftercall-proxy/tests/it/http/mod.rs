//! The driver for remote servers, in front of a peer that follows a script.
#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a test of the driver is a driver: it has threads, sockets and a clock"
)]

mod astray;
mod client;
mod connections;
mod faults;
mod front;
mod host;
mod hosted;
mod peer;
mod progress;
mod requests;
mod response;
mod sessions;
mod silence;
mod sse;
mod stopping;
mod streams;
