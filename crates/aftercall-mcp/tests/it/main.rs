//! Integration tests, one binary.

mod edit;
mod envelope;
mod frames;
mod fuzz;
mod glance;
mod head;
mod ids;
