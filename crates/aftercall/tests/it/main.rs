//! Integration tests, one binary.

mod code_table;
mod gather;
mod recover;
