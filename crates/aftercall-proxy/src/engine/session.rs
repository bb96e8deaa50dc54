//! Who is on the other ends, as far as they have said.

use std::time::Duration;

use aftercall_mcp::{Object, text};

use crate::hosts;
use crate::rewrite::Era;

const VERSION: &str = "io.modelcontextprotocol/protocolVersion";
const CLIENT: &str = "io.modelcontextprotocol/clientInfo";
const CAPABILITIES: &str = "io.modelcontextprotocol/clientCapabilities";

static META_KEYS: [&str; 3] = [VERSION, CLIENT, CAPABILITIES];
static INFO_KEYS: [&str; 1] = ["name"];

/// What is known of the session. Both eras can share one process, so the era
/// belongs to a request and not to this.
#[derive(Debug, Default)]
pub(crate) struct Session {
    client: Option<Box<str>>,
    host_timeout: Option<Duration>,
    server: Option<Box<str>>,
    /// The raw client info that was last read, to read each only once.
    last_client: Box<[u8]>,
    /// The `_meta` that a request of ours needs in the modern era.
    modern_meta: Option<Box<str>>,
}

impl Session {
    pub(crate) fn client(&self) -> Option<&str> {
        self.client.as_deref()
    }

    pub(crate) fn server(&self) -> Option<&str> {
        self.server.as_deref()
    }

    pub(crate) fn host_timeout(&self) -> Option<Duration> {
        self.host_timeout
    }

    /// The raw `_meta` for a request of ours; `None` in the legacy era.
    pub(crate) fn modern_meta(&self) -> Option<&str> {
        self.modern_meta.as_deref()
    }

    /// `initialize` names the client for the whole session.
    pub(crate) fn learn_initialize(&mut self, params: &Object<'_, 12>) {
        if let Some(info) = params.get("clientInfo") {
            self.learn_client(info);
        }
    }

    /// The answer to `initialize` names the server.
    pub(crate) fn learn_server(&mut self, result: &Object<'_, 12>) {
        let info = result.get("serverInfo");
        let info = info.and_then(|raw| Object::parse(raw, &INFO_KEYS));
        if let Some(name) = info.and_then(|info| text(info.get("name")?)) {
            self.server = Some(name.into());
        }
    }

    /// Each request of the modern era says who sends it, and in which version.
    pub(crate) fn learn_meta(&mut self, params: Option<&Object<'_, 12>>) -> Era {
        let raw = params.and_then(|params| params.get("_meta"));
        let Some(meta) = raw.and_then(|raw| Object::parse(raw, &META_KEYS)) else {
            return Era::Legacy;
        };
        let Some(version) = meta.get(VERSION) else {
            return Era::Legacy;
        };
        if let Some(info) = meta.get(CLIENT) {
            self.learn_client(info);
        }
        self.remember_meta(version, &meta);
        Era::Modern
    }

    fn learn_client(&mut self, raw: &[u8]) {
        if *self.last_client == *raw {
            return;
        }
        self.last_client = raw.into();
        let info = Object::parse(raw, &INFO_KEYS);
        if let Some(name) = info.and_then(|info| text(info.get("name")?)) {
            self.host_timeout = hosts::call_timeout(&name);
            self.client = Some(name.into());
        }
    }

    fn remember_meta(&mut self, version: &[u8], meta: &Object<'_, 3>) {
        let mut ours = String::from("{");
        for (key, raw) in [
            (VERSION, Some(version)),
            (CAPABILITIES, Some(meta.get(CAPABILITIES).unwrap_or(b"{}"))),
            (CLIENT, meta.get(CLIENT)),
        ] {
            if let Some(raw) = raw.and_then(|raw| std::str::from_utf8(raw).ok()) {
                if ours.len() > 1 {
                    ours.push(',');
                }
                ours.push_str(&aftercall_mcp::quoted(key));
                ours.push(':');
                ours.push_str(raw);
            }
        }
        ours.push('}');
        if self.modern_meta.as_deref() != Some(&ours) {
            self.modern_meta = Some(ours.into());
        }
    }
}
