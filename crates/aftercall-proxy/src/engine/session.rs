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
    retry_time: Option<Duration>,
    server: Option<Box<str>>,
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

    /// The `_meta` that a request of ours needs, if the client speaks the
    /// modern protocol and has asked for the tools.
    pub(crate) fn modern_meta(&self) -> Option<Box<str>> {
        self.modern_meta.clone()
    }

    /// Remembers it.
    pub(crate) fn learn_modern(&mut self, params: &Object<'_, 12>) {
        self.modern_meta = request_meta(params).1;
    }

    /// How long the host lets a call be tried again.
    pub(crate) fn retry_time(&self) -> Option<Duration> {
        self.retry_time
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

    /// Each request of the modern era says who sends it. In a process that
    /// is one client's, the first one that does is enough.
    pub(crate) fn learn_meta(&mut self, params: &Object<'_, 12>) {
        if self.client.is_none()
            && let Some(meta) = meta(params)
            && let Some(info) = meta.get(CLIENT)
        {
            self.learn_client(info);
        }
    }

    fn learn_client(&mut self, raw: &[u8]) {
        let info = Object::parse(raw, &INFO_KEYS);
        if let Some(name) = info.and_then(|info| text(info.get("name")?)) {
            self.host_timeout = hosts::call_timeout(&name);
            self.retry_time = hosts::retry_time(&name);
            self.client = Some(name.into());
        }
    }
}

/// Which protocol a request speaks, and in the modern one the raw `_meta` that
/// another request of the same client needs.
pub(crate) fn request_meta(params: &Object<'_, 12>) -> (Era, Option<Box<str>>) {
    let Some(meta) = meta(params) else {
        return (Era::Legacy, None);
    };
    let Some(version) = meta.get(VERSION) else {
        return (Era::Legacy, None);
    };
    let members = [
        (VERSION, Some(version)),
        (CAPABILITIES, Some(meta.get(CAPABILITIES).unwrap_or(b"{}"))),
        (CLIENT, meta.get(CLIENT)),
    ];
    let members = members.into_iter().filter_map(|(key, raw)| {
        let raw = std::str::from_utf8(raw?).ok()?;
        Some(format!("{}:{raw}", aftercall_mcp::quoted(key)))
    });
    let members: Vec<_> = members.collect();
    let ours = format!("{{{}}}", members.join(","));
    (Era::Modern, Some(ours.into()))
}

fn meta<'a>(params: &Object<'a, 12>) -> Option<Object<'a, 3>> {
    Object::parse(params.get("_meta")?, &META_KEYS)
}
