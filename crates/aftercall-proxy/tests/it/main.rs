//! Integration tests, one binary.

mod engine;
#[cfg(feature = "http")]
mod http;
mod stdio;
