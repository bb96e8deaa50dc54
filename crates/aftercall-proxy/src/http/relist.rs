//! A call that was refused because its headers lack what the tool wants repeated.
//!
//! From 2026-07-28 on a tool can ask for arguments in headers. A client on pipes
//! knows nothing of headers, and may never have listed the tools, or before they
//! changed. The one who writes the headers is here, and does what the
//! specification asks of it: lists the tools, and sends the call again. A call
//! that was refused for its headers was not looked at.

use aftercall_mcp::{Envelope, Object};
use hyper::StatusCode;
use serde_json::{Value, json};

use super::bridge::Bridge;
use super::fault::Refusal;
use super::message::{Message, answered};
use super::mirror::mirrored;
use super::remote::Posted;
use super::session::Ticket;
use crate::rewrite::Rewrite;

/// How many pages of a listing are read.
const PAGES: usize = 32;

static CODE: [&str; 1] = ["code"];

impl Refusal {
    /// The headers say something else than the body, or lack.
    pub(super) fn is_about_headers(&self) -> bool {
        let code = || {
            let message = Envelope::parse(&self.body).ok()?;
            Some(Object::parse(message.raw_error()?, &CODE)?.get(CODE[0])? == b"-32020")
        };
        self.status == StatusCode::BAD_REQUEST && code() == Some(true)
    }
}

impl<R: Rewrite + 'static> Bridge<R> {
    /// The headers that the called tool wants, by the last listing.
    pub(super) fn mirrored(&self, call: &Message) -> Vec<(String, String)> {
        match self.schemas.of(call) {
            Some(schema) => mirrored(&schema, call),
            None => self.link.mirrored(call),
        }
    }

    /// Lists the tools, on behalf of that call.
    pub(super) async fn relist(&self, call: &Message) {
        let mut cursor = Value::Null;
        for page in 0..PAGES {
            let Some(listing) = listing(call, page, &cursor) else {
                return;
            };
            let posted = self.remote.post(&listing, &Ticket::default(), &[]).await;
            let Ok(Posted::Messages(mut messages)) = posted else {
                return;
            };
            cursor = Value::Null;
            while let Ok(Some(frame)) = messages.next().await {
                if answered(&frame).is_some() {
                    self.schemas.learn(&frame);
                    cursor = next(&frame);
                    break;
                }
            }
            messages.finish().await;
            if cursor.is_null() {
                return;
            }
        }
    }
}

/// A request for the tools that says of its client what the call does.
fn listing(call: &Message, page: usize, cursor: &Value) -> Option<Message> {
    let call = Envelope::parse(&call.body).ok()?;
    let mut meta: Value = serde_json::from_slice(call.params()?.get("_meta")?).ok()?;
    meta.as_object_mut()?.remove("progressToken");
    let mut params = json!({ "_meta": meta });
    if !cursor.is_null() {
        params["cursor"] = cursor.clone();
    }
    let listing = json!({ "jsonrpc": "2.0", "id": format!("aftercall-tools-{page}"),
        "method": "tools/list", "params": params });
    Some(Message::read(listing.to_string().as_bytes()))
}

fn next(frame: &[u8]) -> Value {
    let answer: Value = serde_json::from_slice(frame).unwrap_or_default();
    answer["result"]["nextCursor"].clone()
}
