//! A request of the client that waits for its answer.

use std::sync::Arc;

use aftercall_mcp::{Id, notification};
use tokio::sync::mpsc;

use super::room::Room;
use super::site::Site;
use crate::engine::Side;
use crate::http::message::{Message, answered};
use crate::rewrite::Rewrite;

/// Answers of the engine's own for one request: more than one never come.
const ANSWERS: usize = 2;

/// A request of the client that waits in a room. Dropped before its answer, it
/// is taken back: the client has gone.
pub(super) struct Open<R: Rewrite + 'static> {
    room: Arc<Room<R>>,
    site: Arc<Site<R>>,
    ids: Vec<(Id, Box<[u8]>)>,
    answers: mpsc::Receiver<Vec<u8>>,
}

impl<R: Rewrite + 'static> Open<R> {
    pub(super) fn new(site: &Arc<Site<R>>, room: &Arc<Room<R>>, message: &Message) -> Self {
        let (route, answers) = mpsc::channel(ANSWERS);
        let ids = message.raw_ids();
        room.add_routes(ids.iter().map(|(id, _)| id), &route);
        Self {
            room: Arc::clone(room),
            site: Arc::clone(site),
            ids,
            answers,
        }
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = &Id> {
        self.ids.iter().map(|(id, _)| id)
    }

    /// Nothing waits any more.
    pub(super) fn is_done(&self) -> bool {
        self.ids.is_empty()
    }

    /// An answer that the engine gives. Never, where there can be none.
    pub(super) async fn answer(&mut self) -> Vec<u8> {
        match self.answers.recv().await {
            Some(frame) => {
                self.note(&frame);
                frame
            }
            None => std::future::pending().await,
        }
    }

    /// This frame is on its way to the client; `true` when it was an answer.
    pub(super) fn note(&mut self, frame: &[u8]) -> bool {
        let Some(id) = answered(frame) else {
            return false;
        };
        let before = self.ids.len();
        self.ids.retain(|(open, _)| *open != id);
        self.room.remove_route(&id);
        self.ids.len() < before
    }

    /// The answer may come by another way: the client takes the stream up again.
    pub(super) fn leave_open(&mut self) {
        for (id, _) in std::mem::take(&mut self.ids) {
            self.room.remove_route(&id);
        }
    }
}

impl<R: Rewrite + 'static> Drop for Open<R> {
    fn drop(&mut self) {
        for (id, raw_id) in std::mem::take(&mut self.ids) {
            self.room.remove_route(&id);
            let Ok(raw_id) = std::str::from_utf8(&raw_id) else {
                continue;
            };
            let params = format!("{{\"requestId\":{raw_id}}}");
            let frame = notification("notifications/cancelled", &params);
            // What runs under another id ends; what ran under this one has lost
            // its connection, which is what the client's doing means.
            let asked = self.room.link.client(&frame, usize::MAX);
            let other = |frame: &Vec<u8>| Message::read(frame).takes_back() != Some(id.clone());
            let sent = asked.placed(frame, Side::Upstream);
            let sent = sent.into_iter().filter(|(_, frame)| other(frame));
            self.room.perform(&self.site, sent.collect());
        }
    }
}
