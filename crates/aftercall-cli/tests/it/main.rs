//! Integration tests of the binary, and of the repository it is built from.

mod config;
#[cfg(feature = "demo")]
mod coordinator;
#[cfg(feature = "demo")]
mod demo;
#[cfg(feature = "demo")]
mod far;
#[cfg(feature = "demo")]
mod hops;
mod interop;
mod listen;
mod proxy;
mod repository;
#[cfg(feature = "demo")]
mod talk;
mod tidy;
#[cfg(feature = "demo")]
mod tls;
#[cfg(feature = "demo")]
mod wrap;
