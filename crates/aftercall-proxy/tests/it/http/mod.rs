//! The driver for remote servers, in front of a peer that follows a script.
#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a test of the driver is a driver: it has threads, sockets and a clock"
)]

mod astray;
use proptest::sample::Index;

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

/// What a fuzz target gets: a head that chooses, and a seed with some bytes changed.
fn mutated(seed: &str, head: [u8; 2], changes: &[(Index, u8)]) -> Vec<u8> {
    let mut bytes = [&head, seed.as_bytes()].concat();
    for (at, byte) in changes {
        let at = at.index(bytes.len());
        bytes[at] = *byte;
    }
    bytes
}
