//! Integration tests, one binary.

mod edit;
mod envelope;
mod frames;
mod fuzz;
mod head;
mod ids;
