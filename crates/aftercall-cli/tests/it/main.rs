//! Integration tests of the binary, and of the repository it is built from.

mod config;
#[cfg(feature = "demo")]
mod demo;
mod interop;
mod proxy;
mod repository;
mod tidy;
