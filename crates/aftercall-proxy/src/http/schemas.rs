//! Which tools want arguments repeated in headers, as the server lists them: for
//! who writes the headers, and for who compares them.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use aftercall_mcp::Envelope;
use serde_json::Value;

use super::message::Message;
use super::mirror::MARK;

/// How many tools are kept.
const KEPT: usize = 1024;

/// Input schemas, by the tool, of those that have such an argument.
#[derive(Debug, Default)]
pub(super) struct Schemas(Mutex<BTreeMap<Box<str>, Box<[u8]>>>);

impl Schemas {
    /// Reads an answer to `tools/list`, on its way to who asked.
    pub(super) fn learn(&self, answer: &[u8]) {
        let is_marked = |bytes: &[u8]| memchr::memmem::find(bytes, MARK.as_bytes()).is_some();
        let mut known = self.known();
        if known.is_empty() && !is_marked(answer) {
            return;
        }
        let listing = Envelope::parse(answer).ok();
        let listing = listing
            .and_then(|message| serde_json::from_slice::<Value>(message.result()?.raw()).ok());
        let tools = listing
            .as_ref()
            .and_then(|listing| listing["tools"].as_array());
        for tool in tools.into_iter().flatten() {
            let Some(name) = tool["name"].as_str() else {
                continue;
            };
            let schema = tool["inputSchema"].to_string().into_bytes();
            if !is_marked(&schema) {
                known.remove(name);
            } else if known.len() < KEPT || known.contains_key(name) {
                known.insert(name.into(), schema.into());
            }
        }
    }

    /// That of the called tool.
    pub(super) fn of(&self, call: &Message) -> Option<Box<[u8]>> {
        let name = call.name.as_deref();
        let name = name.filter(|_| call.method() == Some("tools/call"))?;
        self.known().get(name).cloned()
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<Box<str>, Box<[u8]>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
