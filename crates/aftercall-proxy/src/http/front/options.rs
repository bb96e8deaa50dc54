//! What a listener is told.

use std::fs::File;
use std::net::SocketAddr;

use super::guard::Allowed;
use super::hosted::Command;
use crate::engine::Config;
use crate::http::endpoint::{Credentials, Endpoint};

/// Where to listen, and who stands behind.
#[derive(Debug)]
#[non_exhaustive]
pub struct Listen<R> {
    /// The address.
    pub address: SocketAddr,
    /// The servers.
    pub servers: Vec<Server<R>>,
    /// Who may speak to us.
    pub allowed: Allowed,
    /// How many connections are taken at a time.
    pub connections: usize,
}

/// A server behind the listener.
#[derive(Debug)]
#[non_exhaustive]
pub struct Server<R> {
    /// The path at which clients find it, such as `/mcp`.
    pub path: String,
    /// What it is.
    pub behind: Behind,
    /// For its engines.
    pub config: Config,
    /// What decides about its answers; each engine gets a copy.
    pub rewriter: R,
    /// The longest message that is looked at, in bytes; longer ones are
    /// refused.
    pub inspect_limit: usize,
    /// Where its finished calls are written, one JSON object a line.
    pub log: Option<File>,
}

/// What stands behind the listener.
#[expect(clippy::exhaustive_enums, reason = "MCP has these two transports")]
#[derive(Debug)]
pub enum Behind {
    /// A server with a URL. One HTTP exchange becomes another.
    Remote {
        /// Where it is.
        endpoint: Endpoint,
        /// Headers that go with every request to it, instead of a client's own.
        credentials: Credentials,
    },
    /// A program on pipes, one for each client.
    Command(Command),
}

impl<R> Server<R> {
    /// That server at that path, everything else as it is by default.
    #[must_use]
    pub fn new(path: String, behind: Behind, rewriter: R) -> Self {
        Self {
            path,
            behind,
            config: Config::default(),
            rewriter,
            inspect_limit: aftercall_mcp::DEFAULT_LIMIT,
            log: None,
        }
    }
}

impl<R> Listen<R> {
    /// These servers at that address, everything else as it is by default.
    #[must_use]
    pub fn new(address: SocketAddr, servers: Vec<Server<R>>) -> Self {
        Self {
            address,
            servers,
            allowed: Allowed::default(),
            connections: 4096,
        }
    }
}
