//! Integration tests, one binary.

mod gather;
