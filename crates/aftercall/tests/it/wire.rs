//! The wire: its laws, its carriers, and what a forger may try.

mod answers;
mod dialects;
mod forged;
mod fuzz;
mod laws;
mod mcp;
mod spec;
