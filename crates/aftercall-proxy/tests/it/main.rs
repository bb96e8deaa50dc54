//! Integration tests, one binary.

mod engine;
mod stdio;
