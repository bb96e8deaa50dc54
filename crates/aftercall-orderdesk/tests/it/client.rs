//! A client that is connected to a desk of its own.

use std::path::{Path, PathBuf};

use aftercall::wire::{Codec, Mcp};
use aftercall::{Failure, Outcome, Reading};
use aftercall_orderdesk::{Ended, Face, Fault, Options, OrderDesk, Role, serve};
use rmcp::model::{CallToolRequestParams, CallToolResult};
use rmcp::service::{RunningService, ServiceError};
use rmcp::{RoleClient, ServiceExt};
use rusqlite::Connection;
use serde_json::Value;
use serde_json::value::RawValue;
use tempfile::TempDir;
use tokio::task::JoinHandle;

pub(crate) struct Client {
    peer: RunningService<RoleClient, ()>,
    served: JoinHandle<Ended>,
    db: PathBuf,
    _folder: TempDir,
}

/// A desk of that face with that fault.
pub(crate) async fn desk(face: Face, fault: &str) -> Client {
    open(face, fault, Role::Support).await
}

pub(crate) async fn open(face: Face, fault: &str, role: Role) -> Client {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let db = folder.path().join("desk.sqlite");
    let mut options = Options::default();
    options.face = face;
    options.role = role;
    options.db = Some(db.clone());
    options.faults = fault
        .split_whitespace()
        .map(|fault| fault.parse::<Fault>().expect("a fault"))
        .collect();
    let desk = OrderDesk::open(options).expect("a desk");
    let (ours, theirs) = tokio::io::duplex(64 * 1024);
    let served = tokio::spawn(async { serve(desk, theirs).await.expect("a conversation") });
    let peer = ().serve(ours).await.expect("a handshake");
    Client {
        peer,
        served,
        db,
        _folder: folder,
    }
}

impl Client {
    pub(crate) async fn call(&self, tool: &'static str, arguments: Value) -> CallToolResult {
        self.try_call(tool, arguments).await.expect("an answer")
    }

    pub(crate) async fn try_call(
        &self,
        tool: &'static str,
        arguments: Value,
    ) -> Result<CallToolResult, ServiceError> {
        let Value::Object(arguments) = arguments else {
            panic!("arguments are an object");
        };
        let params = CallToolRequestParams::new(tool).with_arguments(arguments);
        self.peer.call_tool(params).await
    }

    pub(crate) async fn tools(&self) -> Vec<rmcp::model::Tool> {
        self.peer.list_all_tools().await.expect("a listing")
    }

    /// How many rows a table has, seen from outside the desk.
    pub(crate) fn rows(&self, table: &str) -> i64 {
        rows(&self.db, table)
    }

    pub(crate) fn db(&self) -> &Path {
        &self.db
    }

    /// Hangs up, and says how the desk took it.
    pub(crate) async fn hang_up(self) -> Ended {
        drop(self.peer);
        self.served.await.expect("the desk does not panic")
    }
}

fn rows(db: &Path, table: &str) -> i64 {
    let sql = format!("SELECT count(*) FROM {table}");
    Connection::open(db)
        .and_then(|db| db.query_row(&sql, [], |row| row.get(0)))
        .expect("a count")
}

/// The text that a model reads.
pub(crate) fn text(result: &CallToolResult) -> &str {
    let block = result.content.first().expect("a block");
    &block.as_text().expect("a text").text
}

/// What a reader of the library makes of it.
pub(crate) fn reading(result: &CallToolResult) -> Outcome<Box<RawValue>, Failure> {
    let raw = serde_json::value::to_raw_value(result).expect("JSON");
    match Mcp.decode(&raw).expect("a tool result") {
        Reading::Settled(outcome) => outcome,
        other => panic!("not settled: {other:?}"),
    }
}

/// The same where it has to be a failure.
pub(crate) fn failure(result: &CallToolResult) -> Failure {
    reading(result).expect_err("it failed")
}

pub(crate) fn failed(result: &CallToolResult) -> bool {
    result.is_error == Some(true)
}
