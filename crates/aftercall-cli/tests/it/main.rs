//! Integration tests of the binary, and of the repository it is built from.

mod interop;
mod repository;
mod tidy;
