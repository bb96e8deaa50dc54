//! A request of the client that waits for its answer.

use std::future::poll_fn;
use std::sync::Arc;

use aftercall_mcp::{Id, notification};

use super::room::Room;
use super::site::Site;
use crate::engine::Side;
use crate::http::message::{Message, answered, taken_back};
use crate::rewrite::Rewrite;

/// A request of the client that waits in a room. Dropped before its answer, it
/// is taken back: the client has gone.
pub(super) struct Open<R: Rewrite + 'static> {
    room: Arc<Room<R>>,
    site: Arc<Site<R>>,
    ids: Vec<Id>,
}

impl<R: Rewrite + 'static> Open<R> {
    pub(super) fn new(site: &Arc<Site<R>>, room: &Arc<Room<R>>, ids: Vec<Id>) -> Self {
        room.add_routes(&ids);
        Self {
            room: Arc::clone(room),
            site: Arc::clone(site),
            ids,
        }
    }

    pub(super) fn ids(&self) -> &[Id] {
        &self.ids
    }

    /// Nothing waits any more.
    pub(super) fn is_done(&self) -> bool {
        self.ids.is_empty()
    }

    /// What the engine has for the client: as a rule the answer. Never, where
    /// there can be none.
    pub(super) async fn next(&mut self) -> Vec<u8> {
        let frame = poll_fn(|cx| self.room.poll_next(&self.ids, cx)).await;
        self.note(&frame);
        frame
    }

    /// This frame is on its way to the client.
    pub(super) fn note(&mut self, frame: &[u8]) {
        if let Some(id) = answered(frame) {
            self.ids.retain(|open| *open != id);
            self.room.remove_route(&id);
        }
    }

    /// Whether the engine has seen an answer to all that waits, and lets go of it.
    pub(super) fn is_answered(&mut self) -> bool {
        let room = &self.room;
        self.ids.retain(|id| {
            let waits = room.link.is_open(id);
            if !waits {
                room.remove_route(id);
            }
            waits
        });
        self.ids.is_empty()
    }

    /// The answer may come by another way: the client takes the stream up again.
    pub(super) fn leave_open(&mut self) {
        for id in std::mem::take(&mut self.ids) {
            self.room.remove_route(&id);
        }
    }
}

impl<R: Rewrite + 'static> Drop for Open<R> {
    fn drop(&mut self) {
        for id in std::mem::take(&mut self.ids) {
            self.room.remove_route(&id);
            let params = taken_back(&id);
            let frame = notification("notifications/cancelled", &params);
            // What runs under another id ends; what ran under this one has lost
            // its connection, which is what the client's doing means.
            let asked = self.room.link.client(&frame, None, usize::MAX);
            let other = |frame: &Vec<u8>| Message::read(frame).takes_back() != Some(id.clone());
            let sent = asked.placed(frame, Side::Upstream);
            let sent = sent.into_iter().filter(|(_, frame)| other(frame));
            self.room.perform(&self.site, sent.collect());
        }
    }
}
