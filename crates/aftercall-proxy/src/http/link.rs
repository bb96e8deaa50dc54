//! One engine, and what it needs of the world: the time, a log, an alarm.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use aftercall::{Failure, Now};
use aftercall_mcp::{Head, Id, UsualRequest};
use tokio::sync::Notify;

use super::message::Message;
use super::mirror::mirrored;
use crate::engine::{Action, Counters, Engine, Fate, Side};
use crate::rewrite::Rewrite;
use crate::stdio::Tell;
use crate::stdio::clock::Clock;
use crate::stdio::journal::Journal;
use crate::upstream::Reach;

pub(super) struct Link<R> {
    state: Mutex<State<R>>,
    clock: Clock,
    journal: Option<Arc<Journal>>,
    tell: Tell,
    alarm: Notify,
}

struct State<R> {
    engine: Engine<R>,
    /// What the alarm is set to.
    due: Option<Duration>,
}

/// A frame that has to go somewhere.
pub(super) type Sent = (Side, Vec<u8>);

/// What the engine says to a frame.
pub(super) struct Asked {
    pub(super) fate: Fate,
    pub(super) sent: Vec<Sent>,
}

impl Asked {
    /// All that has to go somewhere, in order, where the frame itself goes on
    /// to that side.
    pub(super) fn placed(self, frame: Vec<u8>, to: Side) -> Vec<Sent> {
        let first = match self.fate {
            Fate::Relay => Some((to, frame)),
            Fate::Replace(frame) => Some((to, frame)),
            Fate::Withhold => None,
        };
        first.into_iter().chain(self.sent).collect()
    }
}

impl<R: Rewrite> Link<R> {
    pub(super) fn new(engine: Engine<R>, journal: Option<Arc<Journal>>, tell: Tell) -> Self {
        Self {
            state: Mutex::new(State { engine, due: None }),
            clock: Clock::start(),
            journal,
            tell,
            alarm: Notify::new(),
        }
    }

    pub(super) fn now(&self) -> Now {
        self.clock.now()
    }

    /// A frame from the client, and its outline where that was read.
    pub(super) fn client(
        &self,
        frame: &[u8],
        usual: Option<UsualRequest<'_>>,
        limit: usize,
    ) -> Asked {
        self.ask(|engine, now| {
            if frame.len() > limit {
                engine.client_long(Head::scan(frame), true, now);
                return Fate::Relay;
            }
            match usual {
                Some(usual) => engine.client_outlined(frame, usual, now),
                None => engine.client(frame, now),
            }
        })
    }

    /// A frame from the server.
    pub(super) fn upstream(&self, frame: &[u8], limit: usize) -> Asked {
        self.ask(|engine, now| {
            if frame.len() > limit {
                engine.upstream_long(Head::scan(frame), now);
                return Fate::Relay;
            }
            engine.upstream(frame, now)
        })
    }

    /// No answer will come to that request.
    pub(super) fn lost(&self, id: &Id, failure: &Failure, reach: Reach) -> Vec<Sent> {
        let asked = self.ask(|engine, now| {
            engine.transport_failed(id, failure, reach, now);
            Fate::Withhold
        });
        asked.sent
    }

    /// The client gets an answer to that request that is not looked at.
    pub(super) fn unseen(&self, id: &Id) -> Vec<Sent> {
        let asked = self.ask(|engine, now| {
            engine.passed_unseen(id, now);
            Fate::Withhold
        });
        asked.sent
    }

    /// The server was told anew who the client is.
    pub(super) fn session_renewed(&self) -> Vec<Sent> {
        let asked = self.ask(|engine, _| {
            engine.session_renewed();
            Fate::Withhold
        });
        asked.sent
    }

    /// Something is due at some time.
    pub(super) fn has_deadline(&self) -> bool {
        self.state().due.is_some()
    }

    /// Waits for what is due, and does it.
    pub(super) async fn wait(&self) -> Vec<Sent> {
        let due = self.state().due;
        let Some(due) = due else {
            self.alarm.notified().await;
            return Vec::new();
        };
        let wait = due.saturating_sub(self.now().mono);
        tokio::select! {
            () = tokio::time::sleep(wait) => self.ask(|engine, now| {
                engine.tick(now);
                Fate::Withhold
            }).sent,
            () = self.alarm.notified() => Vec::new(),
        }
    }

    /// The headers that the schema of the called tool asks for.
    pub(super) fn mirrored(&self, message: &Message) -> Vec<(String, String)> {
        let (Some("tools/call"), Some(_), Some(tool)) =
            (message.method(), &message.version, &message.name)
        else {
            return Vec::new();
        };
        let state = self.state();
        let schema = state.engine.tools().get(tool);
        let schema = schema.and_then(|facts| facts.input_schema.as_deref());
        schema.map_or_else(Vec::new, |schema| mirrored(schema, message))
    }

    /// The client waits for an answer to that request.
    pub(super) fn is_open(&self, id: &Id) -> bool {
        self.state().engine.is_open(id)
    }

    /// Under which id the client has sent what the server sees under that.
    pub(super) fn client_id(&self, id: &Id) -> Option<Id> {
        self.state().engine.client_id(id)
    }

    pub(super) fn is_idle(&self) -> bool {
        self.state().engine.is_idle()
    }

    /// The end: writes the summary.
    pub(super) fn close(&self) -> Counters {
        let counters = self.state().engine.counters();
        if let Some(journal) = &self.journal {
            journal.summary(counters);
        }
        counters
    }

    fn ask(&self, ask: impl FnOnce(&mut Engine<R>, Now) -> Fate) -> Asked {
        let now = self.now();
        let mut state = self.state();
        let fate = ask(&mut state.engine, now);
        let actions = state.engine.actions();
        let due = state.engine.next_deadline();
        if due != state.due {
            state.due = due;
            self.alarm.notify_one();
        }
        drop(state);
        let mut sent = Vec::new();
        for action in actions {
            match action {
                Action::Send { to, frame } => sent.push((to, frame)),
                Action::Log(record) => {
                    if let Some(journal) = &self.journal {
                        journal.record(&record);
                    }
                }
                Action::Notice(notice) => (self.tell)(&notice),
                // Asked for after `upstream_ended`, which no remote server has.
                Action::Start { .. } => {}
            }
        }
        Asked { fate, sent }
    }

    fn state(&self) -> MutexGuard<'_, State<R>> {
        // A panic while it was held is caught call by call in the engine.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
