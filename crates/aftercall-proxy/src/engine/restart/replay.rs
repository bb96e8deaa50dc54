//! What a server has to be told again: the handshake, the log level, what the
//! client listens to.

use std::collections::BTreeMap;

use aftercall_mcp::{Envelope, Id, Object, notification, request};

use super::super::calls::{Own, Pending};
use super::super::{Engine, Side};
use crate::rewrite::Rewrite;

static URI: [&str; 1] = ["uri"];

/// How many subscriptions are kept. A client that has more gets no news of the
/// rest after a restart.
const KEPT: usize = 1024;

/// Raw `params` of requests that the client has made.
#[derive(Debug, Default)]
pub(in crate::engine) struct Replay {
    initialize: Option<Box<str>>,
    /// The server has accepted it. Until then the request itself is open, and
    /// made again as it is.
    accepted: bool,
    /// The client has said that it is ready.
    initialized: bool,
    level: Option<Box<str>>,
    /// By the raw JSON of the resource's address.
    subscriptions: BTreeMap<Box<[u8]>, Box<str>>,
}

impl Replay {
    /// A request of the client goes on to the server.
    pub(in crate::engine) fn note(&mut self, message: &Envelope<'_>) {
        let Some(params) = message.params() else {
            return;
        };
        let Ok(raw) = std::str::from_utf8(params.raw()) else {
            return;
        };
        let uri = || Object::parse(params.raw(), &URI)?.get("uri");
        match message.method().as_deref() {
            Some("initialize") => {
                *self = Self {
                    initialize: Some(raw.into()),
                    ..Self::default()
                }
            }
            Some("logging/setLevel") => self.level = Some(raw.into()),
            Some("resources/subscribe") if self.subscriptions.len() < KEPT => {
                if let Some(uri) = uri() {
                    self.subscriptions.insert(uri.into(), raw.into());
                }
            }
            Some("resources/unsubscribe") => {
                if let Some(uri) = uri() {
                    self.subscriptions.remove(uri);
                }
            }
            Some(_) | None => {}
        }
    }

    /// The server has answered the handshake.
    pub(in crate::engine) fn accept(&mut self) {
        self.accepted = true;
    }

    /// The client has said `notifications/initialized`.
    pub(in crate::engine) fn ready(&mut self) {
        self.initialized = true;
    }
}

impl<R: Rewrite> Engine<R> {
    /// Repeats the client's handshake. `false` when there was none.
    pub(super) fn repeat_handshake(&mut self) -> bool {
        let replay = &self.link.replay;
        let Some(params) = replay.initialize.clone().filter(|_| replay.accepted) else {
            return false;
        };
        self.repeat("initialize", &params, Own::Handshake);
        true
    }

    /// Says that the client is ready, and repeats what it has set.
    pub(super) fn repeat_settings(&mut self) {
        let replay = &self.link.replay;
        let (level, subscriptions) = (replay.level.clone(), replay.subscriptions.clone());
        if replay.initialized {
            let frame = notification("notifications/initialized", "{}");
            self.send(Side::Upstream, frame);
        }
        if let Some(params) = level {
            self.repeat("logging/setLevel", &params, Own::Setting);
        }
        for params in subscriptions.values() {
            self.repeat("resources/subscribe", params, Own::Setting);
        }
    }

    fn repeat(&mut self, method: &str, params: &str, own: Own) {
        let id = self.own_id();
        let frame = request(&id, method, params);
        self.calls.insert(Id::Text(id.into()), Pending::Own(own));
        self.send(Side::Upstream, frame);
    }
}
