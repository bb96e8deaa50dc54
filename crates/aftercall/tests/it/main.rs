//! Integration tests, one binary.

mod code_table;
mod gather;
mod recover;
#[cfg(feature = "json")]
mod text;
#[cfg(feature = "json")]
mod wire;
