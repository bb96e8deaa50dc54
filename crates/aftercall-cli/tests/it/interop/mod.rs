//! The proxy in front of servers as they are published, behind clients as they
//! are published.
//!
//! A server written for a test proves that we agree with ourselves. These six
//! servers and five clients were written by others, and between them they hold
//! the habits that a proxy breaks on: clients that validate against an output
//! schema, servers that answer a wrong argument in three different ways, both
//! protocol eras. Each pair is one test, and each test is one session:
//!
//! ```text
//! client <-> tee <-> aftercall proxy <-> tee <-> server
//! ```
//!
//! The two recordings of that one session are compared frame by frame, so that
//! clocks and temporary names don't blur the comparison. What the proxy must
//! not touch has to be equal to the byte; what it must explain has to come back
//! in the form of the specification, on the wire and from the client's API.
//!
//! The tests are ignored in a plain run, since they need Node, Python and a
//! download: `scripts/interop-setup` prepares them, `.ci/run` runs them.

#[cfg(feature = "demo")]
mod bridges;
mod cache;
mod client;
mod conformance;
mod form;
mod listening;
mod models;
mod over_http;
mod readme;
mod recipes;
mod recording;
mod remote;
mod restarts;
mod rust_server;
mod servers;
mod session;
mod subscriptions;

/// One module for each server, one test in it for each client.
macro_rules! matrix {
    ($($server:ident),*) => {$(
        mod $server {
            use super::{client::Client, servers, session::prove};

            matrix!(@tests $server: python1 Python1, python2 Python2,
                typescript1 TypeScript1, typescript2 TypeScript2, rust Rust);
        }
    )*};
    (@tests $server:ident: $($name:ident $client:ident),*) => {$(
        #[test]
        #[ignore = "needs scripts/interop-setup"]
        fn $name() {
            prove(servers::$server, Client::$client);
        }
    )*};
}

matrix!(everything, filesystem, git, memory, sqlite, time);

/// Node hands its children sockets where others hand them pipes.
mod on_sockets {
    use super::{client::Client, servers, session::prove_direct};

    #[test]
    #[ignore = "needs scripts/interop-setup"]
    fn typescript1() {
        prove_direct(servers::filesystem, Client::TypeScript1);
    }

    #[test]
    #[ignore = "needs scripts/interop-setup"]
    fn typescript2() {
        prove_direct(servers::git, Client::TypeScript2);
    }
}
