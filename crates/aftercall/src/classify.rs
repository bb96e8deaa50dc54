//! From anything a failed call can look like to a verdict.

pub mod table;
mod tables;
