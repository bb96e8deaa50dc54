//! Benchmarks, and what they have in common.

pub mod size;
