//! Integration tests, one binary.

mod edit;
mod envelope;
mod frames;
mod head;
mod ids;
