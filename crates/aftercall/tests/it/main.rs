//! Integration tests, one binary.

#[cfg(feature = "classify")]
mod answers;
#[cfg(feature = "classify")]
mod classify;
#[cfg(feature = "classify")]
mod classify_cases;
#[cfg(feature = "classify")]
mod classify_fuzz;
#[cfg(feature = "classify")]
mod code_table;
#[cfg(feature = "classify")]
mod error;
#[cfg(feature = "tokio")]
mod fan_out;
#[cfg(feature = "classify")]
mod field;
mod gather;
#[cfg(feature = "classify")]
mod nested;
mod recover;
mod surface;
#[cfg(feature = "json")]
mod text;
#[cfg(feature = "json")]
mod wire;
