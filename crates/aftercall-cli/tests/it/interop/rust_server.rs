//! A server over Streamable HTTP on `rmcp`, with the tools of
//! `tests/interop/servers/python1.py`.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ListToolsResult,
    PaginatedRequestParams, ProgressNotificationParam, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::RequestContext;
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use rmcp::{ErrorData, RoleServer, ServerHandler};
use serde_json::json;

/// Starts it on a thread, for as long as the tests run; where it listens.
pub(super) fn start() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.set_nonblocking(true).expect("a socket option");
    let address = listener.local_addr().expect("it is bound");
    thread::spawn(move || serve(listener));
    url(address)
}

fn url(address: SocketAddr) -> String {
    format!("http://{address}/mcp")
}

fn serve(listener: TcpListener) {
    let tools = Tools::default();
    let service = StreamableHttpService::new(
        move || Ok(tools.clone()),
        Arc::new(LocalSessionManager::default()),
        StreamableHttpServerConfig::default(),
    );
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime on one thread needs nothing that could lack");
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener).expect("it does not block");
        loop {
            let (stream, _) = listener.accept().await.expect("descriptors are left");
            let service = TowerToHyperService::new(service.clone());
            let connection = hyper::server::conn::http1::Builder::new();
            tokio::spawn(connection.serve_connection(TokioIo::new(stream), service));
        }
    });
}

#[derive(Clone, Default)]
struct Tools {
    cancelled: Arc<AtomicU32>,
}

const NAMES: [&str; 7] = [
    "add",
    "quote",
    "nothing",
    "steps",
    "refuse",
    "wait",
    "cancellations",
];

impl ServerHandler for Tools {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
    }

    async fn list_tools(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let tools = NAMES.map(|name| {
            let schema = match name {
                "add" => json!({ "type": "object", "required": ["a", "b"],
                    "properties": { "a": { "type": "integer" }, "b": { "type": "integer" } } }),
                _ => json!({ "type": "object" }),
            };
            let schema = schema.as_object().cloned().unwrap_or_default();
            Tool::new(name, "a tool", Arc::new(schema))
        });
        Ok(ListToolsResult::with_all_items(tools.to_vec()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = request.arguments.unwrap_or_default();
        let number = |name: &str| arguments.get(name).and_then(serde_json::Value::as_i64);
        let said = |text: String| CallToolResult::success(vec![ContentBlock::text(text)]);
        let result = match &*request.name {
            "add" => match (number("a"), number("b")) {
                (Some(a), Some(b)) => said((a + b).to_string()),
                _ => return Err(ErrorData::invalid_params("a and b are integers", None)),
            },
            "quote" => said("Traceback: TimeoutError: 429 Too Many Requests".to_owned()),
            "nothing" => said("[]".to_owned()),
            "steps" => {
                if let Some(token) = context.meta.get_progress_token() {
                    for done in 0..3_u8 {
                        let report = ProgressNotificationParam::new(token.clone(), done.into());
                        let _ = context.peer.notify_progress(report.with_total(3.0)).await;
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                }
                said("done".to_owned())
            }
            "refuse" => CallToolResult::error(vec![ContentBlock::text(
                "HTTP 403 Forbidden: the token lacks the scope orders:write",
            )]),
            "wait" => {
                tokio::select! {
                    () = tokio::time::sleep(Duration::from_secs(30)) => {}
                    () = context.ct.cancelled() => {
                        self.cancelled.fetch_add(1, Ordering::Relaxed);
                    }
                }
                said("waited".to_owned())
            }
            "cancellations" => said(self.cancelled.load(Ordering::Relaxed).to_string()),
            other => {
                let message = format!("no tool is called {other:?}");
                return Err(ErrorData::invalid_params(message, None));
            }
        };
        Ok(result.into())
    }
}
