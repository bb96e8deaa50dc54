//! The options for an HTTP face of our own.

use std::io::{self, Write};
use std::net::SocketAddr;

use aftercall_proxy::engine::Notice;
use aftercall_proxy::http::{Allowed, Listen, Running, Server, listen};
use aftercall_proxy::rewrite::Structured;

use crate::exit::{ExitStatus, Failed};

/// Where the server is found.
pub(super) const PATH: &str = "/mcp";

#[derive(Debug, clap::Args)]
#[group(id = "face")]
pub(super) struct Args {
    /// Serve HTTP at ADDRESS instead of standard input and output; clients find
    /// the server at http://ADDRESS/mcp, and the servers of a --config at
    /// http://ADDRESS/NAME/mcp
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,

    /// Let other machines in: whoever reaches the address can use the server
    #[arg(long, requires = "listen")]
    allow_remote: bool,

    /// A name under which clients may reach the listener, besides localhost
    #[arg(long, value_name = "NAME", requires = "listen")]
    allow_host: Vec<String>,

    /// A web page's origin that may use it, such as https://app.example.com
    #[arg(long, value_name = "ORIGIN", requires = "listen")]
    allow_origin: Vec<String>,
}

impl Args {
    pub(super) fn is_wanted(&self) -> bool {
        self.listen.is_some()
    }

    pub(super) fn options(
        self,
        servers: Vec<Server<Structured>>,
    ) -> Result<Listen<Structured>, Failed> {
        let address = self.listen.ok_or("name an address with --listen")?;
        if !address.ip().is_loopback() {
            if !self.allow_remote {
                return Err(format!(
                    "{address} can be reached from other machines; say --allow-remote if that is \
                     meant, or listen at 127.0.0.1:{}",
                    address.port()
                )
                .into());
            }
            say(&format!(
                "warning: whoever reaches {address} can use the server behind it"
            ));
        }
        let mut allowed = Allowed::default();
        allowed.hosts = self.allow_host;
        allowed.origins = self.allow_origin;
        let mut options = Listen::new(address, servers);
        options.allowed = allowed;
        Ok(options)
    }
}

/// Where a server of a file is found.
pub(super) fn path(name: Option<&str>) -> Result<String, String> {
    let Some(name) = name else {
        return Ok(PATH.to_owned());
    };
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    if name.is_empty() || !name.bytes().all(is_plain) {
        return Err(format!(
            "servers.{name}: a server that is served over HTTP has its name in the URL; use \
             letters, digits, `-`, `.`, `_` and `~`"
        ));
    }
    Ok(format!("/{name}{PATH}"))
}

pub(super) fn run(options: Listen<Structured>, tell: fn(&Notice)) -> Result<ExitStatus, Failed> {
    let address = options.address;
    let paths: Vec<_> = options.servers.iter().map(|one| one.path.clone()).collect();
    let ready = |running: Running| {
        for path in paths {
            say(&format!("listening at http://{}{path}", running.address()));
        }
    };
    listen(options, Box::new(tell), ready)
        .map_err(|why| format!("can't listen at {address}: {why}; choose another with --listen"))?;
    Ok(ExitStatus::Clean)
}

/// Nobody may be there to hear it, which is no reason to stop.
fn say(words: &str) {
    let _ = writeln!(io::stderr(), "aftercall: {words}");
}
