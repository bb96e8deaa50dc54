//! The desk as an MCP server.
//!
//! Written against rmcp's `ServerHandler` by hand. Its macros would read the
//! arguments before the desk sees them, stop at the first complaint and answer
//! in words of their own; and a tool that panics under them never answers at
//! all. Here a call runs on a thread where it may block, and a panic is a
//! failure like any other.

use core::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, ErrorData, Implementation, ListToolsResult,
    PaginatedRequestParams, ServerCapabilities, ServerConfig,
};
use rmcp::service::{QuitReason, RequestContext, ServerInitializeError};
use rmcp::transport::IntoTransport;
use rmcp::{RoleServer, ServerHandler, ServiceExt};
use tokio::sync::Notify;
use tokio::task::spawn_blocking;

use crate::desk::Desk;
use crate::domain::Role;
use crate::face::Face;
use crate::fault::Fault;
use crate::store::{OpenStore, QUERY_LIMIT};
use crate::tools::Tool;
use crate::trouble::Trouble;

/// How a desk is set up.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// How it speaks.
    pub face: Face,
    /// For whom it acts.
    pub role: Role,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
    /// Its database file; without one, a temporary one that goes with it.
    pub db: Option<PathBuf>,
}

/// The order desk, ready to serve.
#[derive(Clone, Debug)]
pub struct OrderDesk {
    desk: Arc<Desk>,
    face: Face,
    crashes: bool,
    severed: Arc<Notify>,
}

impl OrderDesk {
    /// Opens the database, fills it if it is new, and brings the faults about.
    ///
    /// # Errors
    /// [`OpenError`] if the file can't be made, opened or read.
    pub fn open(options: Options) -> Result<Self, OpenError> {
        // Most servers let a query run for ever.
        let limit = match options.face {
            Face::Explaining => Some(QUERY_LIMIT),
            Face::Plain => None,
        };
        let desk =
            Desk::open(options.db, options.role, &options.faults, limit).map_err(OpenError)?;
        Ok(Self {
            desk: Arc::new(desk),
            face: options.face,
            crashes: options.faults.contains(&Fault::Crash),
            severed: Arc::new(Notify::new()),
        })
    }
}

/// Serves one connection to its end.
///
/// # Errors
/// [`ServerInitializeError`] if the client does not open the conversation as
/// the protocol wants it.
pub async fn serve<T, E, A>(desk: OrderDesk, transport: T) -> Result<Ended, ServerInitializeError>
where
    T: IntoTransport<RoleServer, E, A>,
    E: core::error::Error + Send + Sync + 'static,
{
    let severed = Arc::clone(&desk.severed);
    let served = async {
        let ended = desk.serve(transport).await?.waiting().await;
        Ok(match ended {
            Ok(QuitReason::Closed | QuitReason::Cancelled) => Ended::Closed,
            _ => Ended::Severed,
        })
    };
    tokio::select! {
        () = severed.notified() => Ok(Ended::Severed),
        ended = served => ended,
    }
}

/// How a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::exhaustive_enums,
    reason = "a process ends well or it does not"
)]
pub enum Ended {
    /// The client was done.
    Closed,
    /// In the middle of a call: [`Fault::Crash`].
    Severed,
}

impl ServerHandler for OrderDesk {
    fn get_info(&self) -> ServerConfig {
        let about = Implementation::new("aftercall-orderdesk", env!("CARGO_PKG_VERSION"));
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(about)
    }

    async fn list_tools(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let tools = Tool::ALL.into_iter().map(|tool| self.face.listed(tool));
        Ok(ListToolsResult::with_all_items(tools.collect()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(tool) = Tool::named(&request.name) else {
            let message = format!("no tool is called {:?}", request.name);
            return Err(ErrorData::invalid_params(message, None));
        };
        let desk = Arc::clone(&self.desk);
        let arguments = request.arguments.unwrap_or_default();
        let done = spawn_blocking(move || desk.call(tool, &arguments))
            .await
            .unwrap_or_else(|panic| Err(Trouble::broken(panic)));
        if self.crashes {
            self.severed.notify_one();
            core::future::pending::<()>().await;
        }
        Ok(self.face.render(tool, done)?.into())
    }
}

/// There is no desk: its database can't be had.
#[derive(Debug)]
pub struct OpenError(OpenStore);

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            OpenStore::Folder(error) => {
                write!(
                    f,
                    "can't make a folder for the database: {error}; name a file with --db"
                )
            }
            OpenStore::Database(error) => write!(
                f,
                "can't open the order desk's database: {error}; name a file that is new or its own with --db"
            ),
        }
    }
}

impl core::error::Error for OpenError {}
