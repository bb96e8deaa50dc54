//! The engine on invented time.

mod fuzz;
mod harness;
mod hops;
mod laws;
mod listing;
mod lost;
mod odd;
mod preserve;
mod recovery;
mod renewal;
mod rewriting;
mod structured;
mod tasks;
