//! The desk through a real MCP client, in process; one binary.

mod client;

mod answers;
mod faults;
mod listing;
mod plain;
mod products;
mod refunds;
