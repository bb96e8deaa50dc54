//! What the server has asked the client (elicitation, sampling, roots).
//!
//! A server that dies leaves its questions with the client. They are taken back,
//! so that nobody is asked to confirm what will not happen; and an answer that
//! comes all the same is dropped, because the next server numbers its questions
//! from the start and would take it for the answer to another one. A question of
//! the next server under such a number gets one of ours.

use std::collections::{BTreeMap, BTreeSet};

use aftercall_mcp::{Envelope, Id, notification, quoted};

use super::super::{Engine, Fate, Side};
use super::State;
use crate::rewrite::Rewrite;

/// How many are kept. What is asked beyond that passes unseen.
const KEPT: usize = 1024;

#[derive(Debug, Default)]
pub(super) struct Questions {
    /// By the id that the client knows: the raw id that the server knows, where
    /// it is another, else the client's.
    open: BTreeMap<Id, Asked>,
    /// Asked by a server that has ended, and not answered.
    stale: BTreeSet<Id>,
}

#[derive(Debug)]
struct Asked {
    raw: Box<[u8]>,
    renamed: bool,
}

impl Questions {
    /// The id by which the client knows what the server calls `raw`.
    fn renamed(&self, raw: &[u8]) -> Option<&Id> {
        let mut open = self.open.iter();
        let is_it = |asked: &Asked| asked.renamed && Id::parse(&asked.raw) == Id::parse(raw);
        open.find_map(|(id, asked)| is_it(asked).then_some(id))
    }
}

impl<R: Rewrite> Engine<R> {
    /// The server asks the client something.
    pub(in crate::engine) fn question(&mut self, message: &Envelope<'_>) -> Fate {
        let (Some(id), Some(raw)) = (message.id(), message.raw_id()) else {
            return Fate::Relay;
        };
        let renamed = self.link.questions.stale.contains(&id);
        if self.link.questions.open.len() >= KEPT {
            return Fate::Relay;
        }
        let asked = Asked {
            raw: raw.into(),
            renamed,
        };
        if !renamed {
            self.link.questions.open.insert(id, asked);
            return Fate::Relay;
        }
        let own = self.own_id();
        let mut edit = message.message().edit();
        edit.set("id", quoted(&own));
        let own = Id::Text(own.into());
        self.link.questions.open.insert(own, asked);
        Fate::Replace(edit.finish_frame())
    }

    /// The client answers something.
    pub(in crate::engine) fn client_answers(&mut self, message: &Envelope<'_>) -> Fate {
        let Some(id) = message.id() else {
            return self.onward();
        };
        let questions = &mut self.link.questions;
        if let Some(asked) = questions.open.remove(&id) {
            // Also of a server that starts: it may ask before it is ready.
            if matches!(self.link.state, State::Down { .. } | State::Gone(_)) {
                return Fate::Withhold;
            }
            if !asked.renamed {
                return Fate::Relay;
            }
            let mut edit = message.message().edit();
            edit.set("id", asked.raw);
            return Fate::Replace(edit.finish_frame());
        }
        if questions.stale.remove(&id) {
            return Fate::Withhold;
        }
        self.onward()
    }

    /// The server takes a question back.
    pub(in crate::engine) fn server_cancels(&mut self, message: &Envelope<'_>) -> Fate {
        let Some(params) = message.params() else {
            return Fate::Relay;
        };
        let raw = params.get("requestId");
        let Some(Id::Text(own)) = raw.and_then(|raw| self.link.questions.renamed(raw)) else {
            return Fate::Relay;
        };
        let mut inner = params.edit();
        inner.set("requestId", quoted(own));
        let mut edit = message.message().edit();
        edit.set("params", inner.finish());
        Fate::Replace(edit.finish_frame())
    }

    /// The server has ended, and will not hear the answers.
    pub(super) fn take_questions_back(&mut self) {
        for (id, asked) in std::mem::take(&mut self.link.questions.open) {
            let raw = match &id {
                Id::Text(own) if asked.renamed => quoted(own),
                _ => String::from_utf8_lossy(&asked.raw).into_owned(),
            };
            let params = format!("{{\"requestId\":{raw},\"reason\":\"the server has ended\"}}");
            self.send(
                Side::Client,
                notification("notifications/cancelled", &params),
            );
            self.link.questions.stale.insert(id);
        }
    }
}
