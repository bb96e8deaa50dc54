//! A server in the place of one that has ended.
//!
//! Each server has a number, which the engine gives, and a thread that reads what
//! it writes. Whatever is on its way when a server is replaced, in either
//! direction, carries the number of the server that it belongs to, and is dropped
//! when another one has taken its place.
//!
//! Starting takes a thread of its own: it can take long, and calls have time
//! limits meanwhile.

use std::fs::File;
use std::io;
use std::sync::{Arc, MutexGuard, PoisonError};

use super::child::Server;
use super::{Shared, relay, spawn};
use crate::rewrite::Rewrite;
use crate::upstream::{Exit, How};

/// The server that there is.
#[derive(Debug)]
pub(super) struct Slot {
    server: Arc<Server>,
    /// There will be no other.
    closing: bool,
}

impl Slot {
    pub(super) fn new(server: Arc<Server>) -> Self {
        Self {
            server,
            closing: false,
        }
    }
}

impl<R: Rewrite + 'static> Shared<R> {
    /// Passes on what a server writes, on a thread of its own.
    pub(super) fn follow(
        self: &Arc<Self>,
        server: Arc<Server>,
        output: File,
        incarnation: u32,
    ) -> io::Result<()> {
        let state = Arc::clone(self);
        spawn("upstream", move || {
            relay::from_upstream(&state, &server, output, incarnation);
        })
    }

    /// Starts a server of that number, and tells the engine.
    pub(super) fn start_server(self: &Arc<Self>, incarnation: u32) {
        let state = Arc::clone(self);
        let started = spawn("start", move || {
            // Held while it starts: whoever ends the session finds it.
            let mut slot = state.slot();
            if slot.closing {
                return;
            }
            slot.server.end_rest();
            match state.launch(incarnation) {
                Ok(server) => {
                    slot.server = server;
                    drop(slot);
                    let mut engine = state.engine();
                    engine.upstream_started(incarnation, state.clock.now());
                    state.carry_out(engine);
                }
                Err(_) => {
                    drop(slot);
                    state.not_started(incarnation);
                }
            }
        });
        if started.is_err() {
            self.not_started(incarnation);
        }
    }

    /// The server that there is, and after which there is no other.
    pub(super) fn last_server(self: &Arc<Self>) -> Arc<Server> {
        let mut engine = self.engine();
        engine.client_closed(self.clock.now());
        self.carry_out(engine);
        let mut slot = self.slot();
        slot.closing = true;
        Arc::clone(&slot.server)
    }

    fn launch(self: &Arc<Self>, incarnation: u32) -> io::Result<Arc<Server>> {
        let (server, pipes) = Server::start(&self.program)?;
        let server = Arc::new(server);
        self.upstream.replace(pipes.stdin, incarnation);
        self.happen(|events| {
            events.incarnation = incarnation;
            events.upstream_drained = false;
        });
        // Ends the line in which the one before has died, if it did.
        self.client.inject(Vec::new());
        let followed = self.follow(Arc::clone(&server), pipes.stdout, incarnation);
        if let Err(error) = followed {
            server.kill();
            return Err(error);
        }
        Ok(server)
    }

    fn not_started(self: &Arc<Self>, incarnation: u32) {
        let mut engine = self.engine();
        if engine.incarnation() == incarnation {
            engine.upstream_ended(Exit::new(How::NotStarted), self.clock.now());
        }
        self.carry_out(engine);
    }

    pub(super) fn server(&self) -> Arc<Server> {
        Arc::clone(&self.slot().server)
    }

    fn slot(&self) -> MutexGuard<'_, Slot> {
        self.slot.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
