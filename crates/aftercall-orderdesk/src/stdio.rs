//! The desk on standard input and output.

use core::fmt;
use core::pin::Pin;
use core::task::{Context, Poll};
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rmcp::service::ServerInitializeError;
use tokio::io::{AsyncWrite, stdin, stdout};
use tokio::runtime;

use crate::server::{Ended, OpenError, Options, OrderDesk, serve};

/// Serves on standard input and output until the client is done.
///
/// With `record`, every byte that goes to the client is also written there: the
/// frames as they left the desk, before anything between could touch them.
///
/// # Errors
/// [`StdioError`] if the desk can't be opened or the client does not speak the
/// protocol.
pub fn run(options: Options, record: Option<&Path>) -> Result<Ended, StdioError> {
    let create = |path: &Path| {
        File::create(path).map_err(|error| StdioError::Record(path.to_owned(), error))
    };
    let record = record.map(create).transpose()?;
    let desk = OrderDesk::open(options).map_err(StdioError::Open)?;
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(StdioError::Io)?;
    let copied = Copied {
        to: stdout(),
        record,
    };
    let ended = runtime.block_on(serve(desk, (stdin(), copied)));
    // A read of standard input can't be called off; don't wait for it.
    runtime.shutdown_background();
    ended.map_err(|error| StdioError::Serve(Box::new(error)))
}

/// Why the desk did not serve.
#[derive(Debug)]
#[non_exhaustive]
pub enum StdioError {
    /// No database.
    Open(OpenError),
    /// Nowhere to record to.
    Record(PathBuf, io::Error),
    /// No runtime.
    Io(io::Error),
    /// The client opened the conversation wrongly.
    Serve(Box<ServerInitializeError>),
}

impl fmt::Display for StdioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(error) => error.fmt(f),
            Self::Record(path, error) => {
                write!(f, "can't record to {}: {error}", path.display())
            }
            Self::Io(error) => write!(f, "can't start the order desk: {error}"),
            Self::Serve(error) => write!(
                f,
                "the client does not speak MCP: {error}; start the order desk from an MCP client"
            ),
        }
    }
}

impl core::error::Error for StdioError {}

/// Writes to one place what another accepted.
struct Copied<W> {
    to: W,
    record: Option<File>,
}

impl<W: AsyncWrite + Unpin> AsyncWrite for Copied<W> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.to).poll_write(cx, bytes);
        if let (Poll::Ready(Ok(n)), Some(record)) = (&written, &mut self.record) {
            record.write_all(&bytes[..*n])?;
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.to).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.to).poll_shutdown(cx)
    }
}
