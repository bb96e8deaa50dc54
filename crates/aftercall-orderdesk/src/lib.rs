//! The reference MCP server: an order desk on SQLite whose faults are real.
//!
//! It shows what a server written with [`aftercall`] says when a call fails,
//! and next to it what most servers say. Both faces stand on the same store and
//! meet the same faults: what can go wrong is one enum, and each face is one
//! exhaustive match over it.
//!
//! Nothing here plays a failure. A busy database is a lock that a second
//! connection holds; a slow query is interrupted by SQLite itself; a rate limit
//! is a token bucket; a refund of unknown outcome was committed by another
//! thread whose answer was dropped, and the desk cannot tell. Faults are chosen
//! when the desk starts and no tool can switch them, so a model can neither
//! cause nor clear one.
//!
//! The products are the stock of five sites, each a database file of its own, so
//! that a search can come back from some of them and not from others.
//!
//! Money is whole pence. Every call opens its own connection: calls do not wait
//! for each other, and a test may look at the same file from outside.

mod args;
mod bucket;
mod catalogue;
mod desk;
mod domain;
mod done;
mod face;
mod fault;
mod payouts;
mod server;
mod stdio;
mod store;
mod tools;
mod trouble;

pub use catalogue::SITE_LIMIT;
pub use domain::{LOCKED_SITES, Role, SITES};
pub use face::Face;
pub use fault::{Fault, UnknownFault};
pub use server::{Ended, OpenError, Options, OrderDesk, serve};
pub use stdio::{StdioError, run};
pub use store::{BUSY_TIMEOUT, QUERY_LIMIT};
