//! The session of the handshake eras: up to 2025-11-25 a server gives a name to
//! what it knows of a client, and forgets it when it likes.
//!
//! A session that is gone is begun again once for each request that finds it
//! gone, with the client's own handshake; the client never learns of it, as it
//! would not have on a pipe. What it had set up there by `logging/setLevel` and
//! `resources/subscribe` is set up again. The server may be another one by then,
//! so its tools are listed, where the client's are known, and it is told when
//! they differ.
//!
//! All this is for a client on pipes. One that speaks HTTP itself has a session
//! of its own with the server: that it is gone is a status, which passes, and
//! the client begins another and lists what it wants to know.

use std::sync::{Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use hyper::header::HeaderValue;

use super::message::{Kind, Message};

/// How many subscriptions are kept to be repeated.
const KEPT: usize = 256;

#[derive(Default)]
pub(super) struct Session {
    state: Mutex<State>,
    /// Held while a session is begun again, so that one of many does it.
    pub(super) renewing: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct State {
    id: Option<HeaderValue>,
    version: Option<HeaderValue>,
    generation: u64,
    initialize: Option<Message>,
    initialized: Option<Message>,
    settings: Vec<Message>,
}

/// What a request is sent under.
#[derive(Clone, Debug, Default)]
pub(super) struct Ticket {
    pub(super) id: Option<HeaderValue>,
    pub(super) version: Option<HeaderValue>,
    pub(super) generation: u64,
}

/// What begins a session again.
pub(super) struct Handshake {
    pub(super) initialize: Message,
    pub(super) then: Vec<Message>,
}

impl Session {
    pub(super) fn ticket(&self) -> Ticket {
        let state = self.state();
        Ticket {
            id: state.id.clone(),
            version: state.version.clone(),
            generation: state.generation,
        }
    }

    /// The server has agreed to one. The ticket's generation is counted here.
    pub(super) fn begin(&self, agreed: Ticket) {
        let mut state = self.state();
        state.id = agreed.id;
        state.version = agreed.version;
        state.generation += 1;
    }

    /// Remembers what has to be said again in another session.
    pub(super) fn remember(&self, message: &Message) {
        if message.version.is_some() {
            return;
        }
        let mut state = self.state();
        match message.method() {
            Some("initialize") => {
                *state = State {
                    generation: state.generation,
                    initialize: Some(message.clone()),
                    ..State::default()
                };
            }
            Some("notifications/initialized") => state.initialized = Some(message.clone()),
            Some("logging/setLevel") => {
                state
                    .settings
                    .retain(|kept| kept.method() != message.method());
                state.settings.push(message.clone());
            }
            Some("resources/subscribe" | "resources/unsubscribe") => {
                state
                    .settings
                    .retain(|kept| kept.name != message.name || kept.name.is_none());
                let is_new = message.method() == Some("resources/subscribe");
                if is_new && state.settings.len() < KEPT {
                    state.settings.push(message.clone());
                }
            }
            Some(_) | None => {}
        }
    }

    /// What the client said to begin it; `None` where it never did.
    pub(super) fn handshake(&self) -> Option<Handshake> {
        let state = self.state();
        let settings = state.settings.iter().cloned().enumerate();
        let settings = settings.map(|(at, message)| renamed(message, at));
        Some(Handshake {
            initialize: state.initialize.clone()?,
            then: state
                .initialized
                .clone()
                .into_iter()
                .chain(settings)
                .collect(),
        })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The same request under an id that the client has not used.
fn renamed(mut message: Message, number: usize) -> Message {
    let edited = aftercall_mcp::Envelope::parse(&message.body)
        .ok()
        .map(|parsed| {
            let mut edit = parsed.message().edit();
            edit.set("id", format!("\"aftercall-again-{number}\""));
            edit.finish_frame()
        });
    if let (Some(body), Kind::Request { .. }) = (edited, &message.kind) {
        message.body = Bytes::from(body);
    }
    message
}
