//! Drivers for Streamable HTTP.
//!
//! [`relay`] stands on standard input and output like the stdio driver, and
//! speaks HTTP to the server behind. [`listen`] has HTTP in front, and
//! either behind. The engine between them is the same: it sees frames, and when the network fails
//! it is told which request is lost, and whether that can have run.
//!
//! Everything here runs on one thread of an async runtime. A stream that waits
//! costs a task of a few hundred bytes, not a thread, and what a thousand open
//! streams have to do in a second fits one core many times.

mod bridge;
mod connection;
mod dial;
mod endpoint;
mod fault;
mod front;
mod link;
mod message;
mod messages;
mod mirror;
mod pool;
mod relay;
mod relist;
mod remote;
pub mod response;
mod schemas;
mod session;
pub mod sse;
mod target;

pub use endpoint::{Credentials, Endpoint};
pub use front::{Allowed, Behind, Command, Listen, Running, Server, listen};
pub use relay::{Options, relay};
