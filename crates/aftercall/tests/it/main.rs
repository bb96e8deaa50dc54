//! Integration tests, one binary.

mod classify;
#[cfg(feature = "classify")]
mod classify_fuzz;
mod code_table;
#[cfg(feature = "tokio")]
mod fan_out;
#[cfg(feature = "classify")]
mod field;
mod gather;
mod recover;
#[cfg(feature = "json")]
mod text;
#[cfg(feature = "json")]
mod wire;
